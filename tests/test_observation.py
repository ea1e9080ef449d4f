"""What one seat may know: everything public and what follows from it, and nothing else.

An opponent that sees too much cheats, a tutor that sees too little gives bad advice. So one half of
these tests permutes the hidden cards, the other compares what is derived with the truth.
"""

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playouts import TABLES, playout
from positions import (
    CLAIM,
    CLOSE,
    DRAW,
    EXCHANGE,
    THREE_PLAYERS,
    TWO_PLAYER_PROFILES,
    D,
    N,
    all_actions,
    card,
    cards,
    codes,
    marry,
    play,
    position,
)

from sixtysix_teach import CLASSIC, PRESETS, Closing, Deal, PerSeat, State
from sixtysix_teach.cards import in_order
from sixtysix_teach.public import PublicState


def hidden(state: State, seat: int) -> list:
    """The cards that *seat* has not seen, from the whole state."""
    others = []
    for other, hand in enumerate(state.hands):
        if other != seat:
            hand = list(hand)
            for c in state.shown[other]:
                hand.remove(c)
            others += hand
    return [*others, *state.stock]


def permuted(state: State, seat: int, rng: Random) -> State:
    """The same state with all cards that *seat* cannot see in other places."""
    loose = hidden(state, seat)
    rng.shuffle(loose)
    hands = list(state.hands)
    for other, hand in enumerate(state.hands):
        if other != seat:
            new = [loose.pop() for _ in range(len(hand) - len(state.shown[other]))]
            hands[other] = in_order((*state.shown[other], *new))
    return replace(state, hands=PerSeat(hands), stock=tuple(loose))


def everything(seen) -> tuple:
    """All that an observation tells, the derived values too."""
    return (
        seen,
        repr(seen),
        seen.unseen,
        seen.known_cards,
        seen.excluded,
        seen.legal_actions(),
        seen.viewable_tricks(),
        seen.card_points,
        seen.outcome,
        seen.stock_size,
        seen.trick,
    )


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(min_value=0), data=st.data())
def test_permuting_the_hidden_cards_changes_no_observation(name, seed, data):
    states = [state for state, _ in playout(TABLES[name], seed)]
    at = data.draw(st.integers(0, len(states) - 1), label="step")
    seat = data.draw(st.integers(0, TABLES[name].players - 1), label="seat")
    for state in states[at : at + 3]:
        other = permuted(state, seat, Random(seed))
        assert everything(other.observation(seat)) == everything(state.observation(seat))


@pytest.mark.parametrize("name", TABLES)
def test_what_is_derived_is_true(name):
    rules = TABLES[name]
    for seed in range(12):
        for state, _ in playout(rules, seed):
            for seat in range(rules.players):
                seen = state.observation(seat)
                assert list(seen.unseen) == sorted(hidden(state, seat))
                assert seen.known_cards[seat] == seen.hand == state.hands[seat]
                for other, hand in enumerate(state.hands):
                    left = list(hand)
                    for c in seen.known_cards[other]:
                        left.remove(c)  # fails for a card that is not held
                    assert not set(seen.excluded[other]) & set(hand)


@pytest.mark.parametrize("name", TWO_PLAYER_PROFILES)
def test_when_the_stock_is_played_out_both_hands_are_known(name):
    for seed in range(12):
        for state, _ in playout(PRESETS[name], seed):
            if state.exhausted:
                for seat in (N, D):
                    assert state.observation(seat).known_cards == state.hands


@pytest.mark.parametrize("name", TABLES)
def test_state_and_observation_answer_alike(name):
    rules = TABLES[name]
    for state, _ in playout(rules, 5):
        for seat in range(rules.players):
            seen = state.observation(seat)
            assert seen.legal_actions() == state.legal_actions(seat)
            for action in all_actions(state):
                assert seen.why_illegal(action) == state.why_illegal(action, seat)
            assert seen.playable == (state.playable if seen.my_turn else ())
            assert seen.hand_sizes == tuple(map(len, state.hands))


def test_an_observation_holds_the_public_part_its_own_hand_and_two_counts():
    names = {f.name for f in fields(position().observation(N))}
    public = {f.name for f in fields(PublicState)}
    assert names - public == {"seat", "hand", "hand_sizes", "stock_down"}


def test_at_the_start_17_cards_are_unseen():
    seen = State.start(Deal.shuffled(seed=66)).observation(N)
    assert len(seen.unseen) == 17
    assert seen.known_cards[D] == ()
    assert seen.excluded == PerSeat(((), ()))


def test_cards_shown_in_an_exchange_or_a_marriage_are_known_until_played():
    state = position(n="9H KC QC", d="9C", turn_up="TH", won="10")
    state = state.play_all([EXCHANGE, marry("C")])
    assert codes(state.observation(D).known_cards[N]) == "TH KC QC"
    assert card("TH") not in state.observation(D).unseen
    state = state.play_all([play("KC"), play("9C")])
    assert codes(state.observation(D).known_cards[N]) == "TH QC"


@pytest.mark.parametrize(
    ("profile", "lead", "d", "reply", "lacks"),
    [
        # Follows, but does not head: has nothing higher in the suit.
        ("classic", "TS", "9S", "9S", "AS"),
        ("classic", "QS", "9S", "9S", "AS TS KS"),
        ("classic", "TS", "AS", "AS", ""),  # heads: shows nothing
        # Trumps: has no card of the suit.
        ("classic", "TS", "9H", "9H", "AS KS QS JS 9S"),
        # Neither: has no card of the suit and no trump.
        ("classic", "TS", "9C", "9C", "AS KS QS JS 9S AH TH KH QH JH 9H"),
        ("classic", "TH", "9C", "9C", "AH KH QH JH 9H"),  # a trump was led
        ("bicycle", "TS", "9S", "9S", ""),  # no duty to head there
        ("bicycle", "TS", "9C", "9C", "AS KS QS JS 9S"),  # nor to trump
    ],
)
def test_a_reply_in_the_strict_phase_shows_what_is_lacking(profile, lead, d, reply, lacks):
    rest = {"9S": "AC TC", "AS": "AC TC", "9H": "AC TC", "9C": "AC TC"}[reply]
    state = position(
        n=lead,
        d=f"{d} {rest}",
        won="1000",
        closed=Closing(N, 1),
        rules=PRESETS[profile],
        turn_up="AD",
    )
    state = state.play_all([play(lead), play(reply)])
    seen = state.observation(N)
    expected = [c for c in cards(lacks) if c in seen.unseen]
    assert seen.excluded[D] == tuple(expected)
    assert seen.excluded[N] == ()
    assert not set(state.observation(D).excluded[D])


def test_the_open_phase_shows_nothing():
    state = position(n="TS", d="9C", won="10").play_all([play("TS"), play("9C")])
    assert state.observation(N).excluded == PerSeat(((), ()))


def test_enough_voids_give_the_whole_hand_away():
    """After a close, what is neither seen nor excluded may be just as many cards as he holds."""
    state = position(
        n="AS AC", d="9C JD", won="10001000", closed=Closing(N, 4), turn_up="9H", top="KS QS JS"
    )
    assert state.observation(N).known_cards[D] == ()
    state = state.play_all([play("AS"), play("9C")])
    assert codes(state.observation(N).unseen) == "KS QS JS JD"
    assert codes(state.observation(N).known_cards[D]) == "JD"


def test_a_player_knows_which_tricks_he_may_look_at():
    state = position(n="AS", d="9S", won="10").play_all([play("AS"), play("9S")])
    assert state.observation(D).viewable_tricks() == state.tricks[-1:]
    assert state.apply(DRAW).observation(D).viewable_tricks() == state.tricks[-1:]


def test_the_turn_up_stays_known_after_the_close():
    state = position(turn_up="TH", won="10").apply(CLOSE)
    assert card("TH") not in state.observation(D).unseen
    assert state.observation(D).turn_up is card("TH")


def test_three_players_each_see_their_own():
    state = State.start(Deal.shuffled(seed=1, rules=THREE_PLAYERS), THREE_PLAYERS)
    for seat in range(3):
        seen = state.observation(seat)
        assert seen.my_turn == (seat == 0)
        assert len(seen.unseen) == 32 - 7 - 1
        assert seen.known_cards.with_(seat, ()) == PerSeat(((), (), ()))


def test_the_outcome_is_the_same_for_all():
    over = position(won="10000", points=(66, None), rules=CLASSIC).apply(CLAIM)
    assert over.observation(N).outcome == over.observation(D).outcome == over.outcome
