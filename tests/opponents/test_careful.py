"""The rules of thumb of the careful opponent, each at a moment where it decides.

The names say the rule; the positions leave no other reason for the choice.
"""

from __future__ import annotations

from random import Random

import pytest
from positions import D, N, card, marry, play, position

from sixtysix_teach import (
    PRESETS,
    Action,
    Card,
    ClaimSixtySix,
    CloseStock,
    Closing,
    Deal,
    Ending,
    ExchangeNine,
    Rules,
    RulesError,
    State,
    Suit,
)
from sixtysix_teach.opponents import opponent, play_out, step
from sixtysix_teach.opponents.reading import Reading, sure_line
from sixtysix_teach.solver import guaranteed

BOT = opponent("careful")


def choice(state: State, seat: int | None = None) -> Action:
    seat = state.to_move if seat is None else seat
    return BOT.choose(state.observation(seat), Random(1))


def codes(text: str) -> tuple[Card, ...]:
    return tuple(card(code) for code in text.split())


@pytest.mark.parametrize(
    ("hand", "outside", "size", "line"),
    [
        ("AH AS", "9H TS 9S", 2, "AH AS"),  # his only trump is drawn, then the ace stands
        ("AH AS", "9H JH TS 9S", 2, "AH"),  # two trumps may be out: he may trump the ace
        ("TH AS", "AH 9S", 1, ""),  # the trump ace beats the ten
        ("AS TS KS", "9S 9D 9C", 3, "AS TS KS"),  # no trumps out, nothing higher
        ("AS KS", "TS 9D 9C", 2, "AS KS"),  # his only spade falls under the ace
        ("AS KS", "TS 9S 9C", 2, "AS"),  # he may throw the nine and keep the ten
        ("AS KD", "9S 9H", 2, "AS"),  # his hand is known: he must follow in spades
        ("AS KD", "9D 9H TC", 2, ""),  # he may be void in spades and trump
    ],
)
def test_sure_tricks_are_those_that_win_against_every_hand(
    hand: str, outside: str, size: int, line: str
) -> None:
    assert sure_line(codes(hand), codes(outside), size, trump=Suit.HEARTS) == codes(line)


def test_it_claims_as_soon_as_it_has_the_target() -> None:
    assert choice(position(won="0000", points=(66, None), to_draw=True)) == ClaimSixtySix()


def test_it_does_not_claim_with_one_point_less() -> None:
    assert choice(position(won="0000", points=(65, None), to_draw=True)) != ClaimSixtySix()


def test_it_exchanges_at_once() -> None:
    state = position(n="9H 9S JS", won="0", turn_up="AH")
    assert choice(state) == ExchangeNine()


def test_it_announces_the_dearer_of_two_marriages() -> None:
    state = position(n="KH QH KS QS 9C 9D", won="0")
    assert choice(state) == marry("H")


def test_it_keeps_a_marriage_that_cannot_count_yet() -> None:
    # In kawu's rules a marriage before the first trick is worth nothing.
    state = position(n="KS QS 9C JD 9D JC", rules=PRESETS["kawu"])
    assert choice(state) in {play("9C"), play("9D"), play("JC"), play("JD")}


def test_it_leads_low_while_the_stock_is_open() -> None:
    assert choice(position(n="AS TS 9C AD TD AH")) == play("9C")


def test_it_takes_a_ten_with_the_ace() -> None:
    state = position(n="TS", d="AS 9S 9C JD 9D JC").apply(play("TS"))
    assert choice(state) == play("AS")


def test_it_trumps_a_rich_trick() -> None:
    state = position(n="AS", d="JH QH 9C JD 9D JC").apply(play("AS"))
    assert choice(state) in {play("JH"), play("QH")}


def test_it_throws_a_worthless_card_on_a_cheap_trick() -> None:
    state = position(n="JS", d="JH TH AC KD 9D 9C", won="10").apply(play("JS"))
    assert choice(state) in {play("9C"), play("9D")}


@pytest.mark.parametrize(("total", "reply"), [(63, "9C"), (64, "AH")])
def test_it_spends_a_trump_only_when_the_trick_decides_the_deal(total: int, reply: str) -> None:
    hand = "AH 9C JD JC QD KC"
    state = position(n="JS", d=hand, won="00010", points=(total, None), turn_up="9H")
    assert choice(state.apply(play("JS"))) == play(reply)


def test_it_closes_when_its_sure_tricks_reach_the_target() -> None:
    state = position(n="AH TH KH QH AS TS", won="0000", points=(40, None), turn_up="9H")
    assert choice(state) == CloseStock()


def test_it_leaves_the_stock_open_when_one_distribution_would_beat_it() -> None:
    state = position(n="TH KH QH AS AD AC", won="0", points=(20, 0), turn_up="9H", top="AH")
    assert choice(state) != CloseStock()


@pytest.mark.parametrize(
    ("profile", "won", "closes"),
    [
        ("pagat", "01000", False),  # he exchanges on the close, and his ace beats the ten
        ("pagat", "00000", True),  # without a trick he may not exchange
        ("classic", "01000", True),  # elsewhere nobody exchanges on a close
    ],
)
def test_it_closes_only_when_the_turn_up_cannot_come_into_play(
    profile: str, won: str, closes: bool
) -> None:
    hand, rules = "TH KH JH AS TS KC", PRESETS[profile]
    state = position(n=hand, d="9H", won=won, points=(30, None), turn_up="AH", rules=rules)
    assert (choice(state) == CloseStock()) is closes


def test_it_keeps_a_stock_whose_turn_up_would_beat_it_under_pagat() -> None:
    """Seed 2958: with ten, king and jack of trumps, but the nine may fetch the ace."""
    rules, rng = PRESETS["pagat"], Random(2958)
    state = State.start(Deal.shuffled(seed=2958, rules=rules), rules)
    while state.card_points[0] < 26:
        state = step(state, (BOT, BOT), rng)
    sure = guaranteed(state.observation(0)).by_action[CloseStock()]
    assert sure == -2
    assert choice(state) != CloseStock()


def test_after_a_close_it_draws_trumps_before_it_cashes() -> None:
    state = position(
        n="AH TH AS TS KS",
        d="JH",
        won="0000",
        points=(14, None),
        closed=Closing(N, 3),
        turn_up="9H",
    )
    assert choice(state) == play("AH")


def test_with_an_empty_stock_it_knows_the_other_hand() -> None:
    state = position(n="AS", d="9S 9C", won="0" * 10)
    reading = Reading(state.observation(N))
    assert reading.outside == state.hands[D]


@pytest.mark.parametrize("profile", ["handbook", "bicycle"])
@pytest.mark.parametrize("name", ["careful", "random"])
def test_it_claims_out_of_turn_where_the_rules_let_it(profile: str, name: str) -> None:
    state = position(won="00001", points=(70, None), rules=PRESETS[profile])
    assert state.to_move == D
    bot = opponent(name)
    claim = bot.interrupt(state.observation(N), Random(1))
    assert claim == ClaimSixtySix(by=N)
    assert state.apply(claim).outcome.winner == N


@pytest.mark.parametrize("name", ["careful", "random"])
def test_it_waits_for_its_lead_where_the_rules_ask_for_it(name: str) -> None:
    state = position(won="00001", points=(70, None))
    assert opponent(name).interrupt(state.observation(N), Random(1)) is None


def test_it_exchanges_on_the_opponents_close_under_pagat() -> None:
    state = position(d="9H", won="10", turn_up="AH", rules=PRESETS["pagat"]).apply(CloseStock())
    exchange = BOT.interrupt(state.observation(D), Random(1))
    assert exchange == ExchangeNine(by=D)
    assert Card.AH in state.apply(exchange).hands[D]


def test_it_does_not_exchange_on_the_close_elsewhere() -> None:
    state = position(d="9H", won="10", turn_up="AH").apply(CloseStock())
    assert BOT.interrupt(state.observation(D), Random(1)) is None


def test_it_refuses_a_table_of_three_plainly() -> None:
    rules = Rules(players=3, hand_size=7, packets=(3, 4), name="three")
    state = State.start(Deal.shuffled(seed=1, rules=rules), rules)
    with pytest.raises(RulesError, match="plays with two only"):
        choice(state)


@pytest.fixture(scope="module", params=PRESETS)
def duels(request: pytest.FixtureRequest) -> dict[str, list[State]]:
    """The ends of the same 60 deals against random as forehand, as dealer, and against itself."""
    rules, rival = PRESETS[request.param], opponent("random")
    seatings = {"forehand": (BOT, rival), "dealer": (rival, BOT), "both": (BOT, BOT)}
    return {
        name: [
            play_out(
                State.start(Deal.shuffled(seed=f"duel-{seed}", rules=rules), rules),
                players,
                Random(seed),
            )
            for seed in range(60)
        ]
        for name, players in seatings.items()
    }


def test_its_closes_never_fail(duels: dict[str, list[State]]) -> None:
    closers = {"forehand": (0,), "dealer": (1,), "both": (0, 1)}
    closed = [
        end
        for name, ends in duels.items()
        for end in ends
        if end.closing is not None and end.closing.by in closers[name]
    ]
    assert closed
    failed = (Ending.FAILED_CLOSE, Ending.CLOSER_BEATEN)
    assert [end for end in closed if end.outcome.ending in failed] == []


def test_it_beats_random_in_most_deals(duels: dict[str, list[State]]) -> None:
    won = sum(end.outcome.winner == 0 for end in duels["forehand"])
    won += sum(end.outcome.winner == 1 for end in duels["dealer"])
    assert won >= 78, f"{won} of 120"
