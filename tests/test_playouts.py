"""Whole random deals, checked at every step: what must hold whatever anybody plays.

The seeded playouts walk the same deals on every run; Hypothesis looks for others.
"""

from enum import Enum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playouts import TABLES, playout
from positions import TWO_PLAYER_PROFILES, all_actions, legal_for_all, words

from sixtysix_teach import (
    CLASSIC,
    PRESETS,
    ClaimSixtySix,
    CountCards,
    Deal,
    Draw,
    Ending,
    IllegalAction,
    Play,
    Rank,
    ReasonCode,
    RulesError,
    State,
    card_points,
)
from sixtysix_teach.rules import field_types

SEEDED = 500


def check_state(state: State) -> None:
    rules = state.rules
    everywhere = [c for hand in state.hands for c in hand]
    everywhere += [*state.stock, *state.played, *(c for t in state.tricks for c in t.cards)]
    everywhere += [state.turn_up] if state.turn_up else []
    assert sorted(everywhere) == sorted(rules.pack)

    in_tricks = card_points(c for t in state.tricks for c in t.cards)
    out = not any(state.hands) and not state.to_draw
    bonus = rules.last_trick_points if out and state.closing is None else 0
    assert sum(state.trick_points) == in_tricks + bonus
    for seat, total in enumerate(state.card_points):
        married = sum(m.points for m in state.marriages if rules.side(m.by) == rules.side(seat))
        taken = sum(state.trick_points[s] for s in rules.same_side(seat))
        assert total == taken + (married if state.has_trick(seat) else 0)

    if state.outcome is None:
        assert state.legal_actions()
    else:
        assert not legal_for_all(state)


def check_outcome(state: State) -> None:
    outcome = state.outcome
    if outcome.ending is Ending.DRAW:
        assert outcome.winners == ()
        assert outcome.game_points == 0
    else:
        # All that play against a closer, or against a false claim, win together.
        sides = {state.rules.side(seat) for seat in outcome.winners}
        assert all(set(state.rules.same_side(seat)) <= set(outcome.winners) for seat in sides)
        all_sides = {state.rules.side(seat) for seat in range(state.rules.players)}
        assert len(sides) in (1, len(all_sides) - 1)
        assert outcome.game_points in (1, 2, 3)


def check_every_action(state: State) -> None:
    """What is legal is exactly what nothing forbids; what is refused says why and changes nothing.

    The reason must be that of why_illegal(), so that a table never explains another mistake than
    the one the engine found.
    """
    before = dict(vars(state))
    legal = [a for seat in range(state.rules.players) for a in state.legal_actions(seat)]
    assert len(set(legal)) == len(legal), "an action is offered twice"
    for action in all_actions(state):
        why = state.why_illegal(action)
        assert (why is None) == (action in legal), (words(action), why)
        if why is None:
            after = state.apply(action)
            assert after != state
        else:
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            assert refused.value.reason == why
            assert refused.value.action == action
            if why.allowed:
                assert set(why.allowed) == {a.card for a in legal if isinstance(a, Play)}
    assert {k: v for k, v in vars(state).items() if k in before} == before


def check_step(state: State, after: State) -> None:
    """Tricks only grow, and a card that was taken stays where it is."""
    assert after.tricks[: len(state.tricks)] == state.tricks
    if len(after.tricks) > len(state.tricks):
        assert after.leader == after.tricks[-1].winner


@pytest.mark.parametrize("name", TABLES)
def test_seeded_deals_keep_every_promise(name):
    rules = TABLES[name]
    for seed in range(SEEDED // len(TABLES) + 1):
        previous = None
        for state, _ in playout(rules, seed):
            check_state(state)
            if seed < 6:
                check_every_action(state)
            if previous is not None:
                check_step(previous, state)
            previous = state
        check_outcome(state)


@settings(max_examples=25, deadline=None)
@given(name=st.sampled_from(list(TABLES)), seed=st.integers(min_value=1000))
def test_any_deal_keeps_every_promise(name, seed):
    for state, _ in playout(TABLES[name], seed):
        check_state(state)
        check_every_action(state)
    check_outcome(state)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_seed_plays_the_same_deal(name):
    assert list(playout(TABLES[name], 66)) == list(playout(TABLES[name], 66))


def test_playouts_reach_every_ending():
    endings = set()
    for name in TWO_PLAYER_PROFILES:
        for seed in range(60):
            *_, (last, _) = playout(PRESETS[name], seed)
            endings.add(last.outcome.ending)
    assert endings | {Ending.DRAW} == set(Ending)


@pytest.mark.parametrize("name", TABLES)
def test_a_deal_without_a_close_has_as_many_tricks_as_cards_allow(name):
    rules = TABLES[name]
    state = State.start(Deal.shuffled(seed=7, rules=rules), rules)
    while not state.cards_out:
        state = state.apply(next(a for a in state.legal_actions() if isinstance(a, Play | Draw)))
    left = rules.stock_size % rules.players
    assert len(state.tricks) == (len(rules.pack) - left) // rules.players
    assert state.stock_size == left


# Hypothesis takes hands of every size below; here are the smallest and the largest in any case.
@pytest.mark.parametrize("hand_size", [1, 2, 3, 7, 11])
def test_a_house_rule_of_other_hand_sizes_keeps_every_promise(hand_size):
    rules = CLASSIC.changed(hand_size=hand_size, packets=(hand_size,), turn_up_after=1)
    for seed in range(4):
        for state, _ in playout(rules, seed):
            check_state(state)
            check_every_action(state)
            counts = CountCards() in state.legal_actions()
            if counts and state.closing is None:
                assert state.stock_size == 0


def _values(field):
    """Some values for a field of the rules: all of an enum, both of a bool, a few numbers."""
    hint = HINTS[field]
    if hint is bool:
        return st.booleans()
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(list(hint))
    return st.sampled_from(OTHER_VALUES[field])


HINTS = field_types()
OTHER_VALUES = {
    "players": (2, 3, 4),
    "ranks": (tuple(Rank)[:5], tuple(Rank)[:6], tuple(Rank)),
    "packs": (1, 2),
    "target": (20, 66, 101),
    "schneider": (0, 20),
    "exchange_rank": (None, Rank.JACK, Rank.KING),
    "exchange_min_stock": (2, 4, 12),
    "marriage_points": (0, 20),
    "trump_marriage_points": (20, 40),
    "close_min_stock": (2, 3, 8),
    "last_trick_points": (0, 10),
    "match_target": (7, 11),
}
HOUSE_FIELDS = [f for f in HINTS if f not in ("name", "hand_size", "packets", "turn_up_after")]


@settings(max_examples=60, deadline=None)
@given(
    changes=st.fixed_dictionaries({}, optional={f: _values(f) for f in HOUSE_FIELDS}),
    packets=st.lists(st.integers(1, 4), min_size=1, max_size=3),
    seed=st.integers(min_value=0),
)
def test_any_house_rules_that_are_accepted_keep_every_promise(changes, packets, seed):
    """A field must work together with every other one, or the pair must be refused."""
    try:
        rules = CLASSIC.changed(
            hand_size=sum(packets), packets=tuple(packets), turn_up_after=len(packets), **changes
        )
    except RulesError:
        return
    for state, _ in playout(rules, seed):
        check_state(state)
        check_every_action(state)
    check_outcome(state)


def test_an_action_for_a_seat_that_is_not_there_is_refused():
    state = State.start(Deal.shuffled(seed=66))
    for seat in (2, -1):
        assert state.why_illegal(ClaimSixtySix(by=seat)).code is ReasonCode.NO_SUCH_SEAT
        with pytest.raises(IllegalAction) as refused:
            state.apply(ClaimSixtySix(by=seat))
        assert refused.value.reason.code is ReasonCode.NO_SUCH_SEAT


def test_something_that_is_no_action_is_refused():
    state = State.start(Deal.shuffled(seed=66))
    with pytest.raises(TypeError, match="not an action"):
        state.apply("play TH")
