"""Positions: what comes back, and what is refused with which words."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playouts import TABLES, finish, playout

from sixtysix_teach import (
    PRESETS,
    ClaimSixtySix,
    Deal,
    DealError,
    NotationError,
    Play,
    Rules,
    State,
)
from sixtysix_teach.notation import (
    format_position,
    format_view,
    parse_action,
    parse_any,
    parse_position,
    parse_view,
)
from sixtysix_teach.notation.position_fields import FIELDS

START = "classic JSAHJH9HADAC/ASTS9SJDTCQC KC9CQDQSKHJCKDTHTDQHKS+9D D - 0 - - - - *"
# Seat 0 has announced clubs and led the king; seat 1 is to answer, the stock is closed.
CLOSED = "classic AHTHJDACQC/ASTSJSJHTDTC ADQSQDQH9CKS9H+KD D 0:9DKH,0:JC9S 0:KC 0C@2 0@2 QC/- - *"
VIEW = "classic ASTSKSAHTHKH/?????? ???????????+9D D - 0 - - - - 0"


def position(text: str, **fields: str) -> str:
    """The line with some of its fields replaced."""
    words = dict(zip(FIELDS, text.split(" "), strict=True))
    return " ".join((words | fields).values())


# One deal a table is enough: the test below says that together they reach everything.
SEED = 1


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_every_state_and_every_view_comes_back(rules: Rules) -> None:
    for state, _ in playout(rules, SEED):
        line = format_position(state)
        assert parse_position(line) == parse_any(line) == state, line
        for seat in range(rules.players):
            view = state.observation(seat)
            line = format_view(view)
            assert parse_view(line) == parse_any(line) == view, line


def test_playouts_reach_every_part_of_a_position() -> None:
    reached = set()
    for rules in TABLES.values():
        for state, _ in playout(rules, SEED):
            reached |= {
                ("marriage", bool(state.marriages)),
                ("marriage at this lead", state.lead_marriage is not None),
                ("closed", state.closing is not None),
                ("closed before the draw", bool(state.closing and state.closing.before_draw)),
                ("before the draw", state.to_draw),
                ("shown", any(state.shown)),
                ("exhausted", state.exhausted),
                ("ended", type(state.ended).__name__),
            }
    assert {what for what, yes in reached if yes is True} == {
        "marriage",
        "marriage at this lead",
        "closed",
        "closed before the draw",
        "before the draw",
        "shown",
        "exhausted",
    }
    assert {yes for what, yes in reached if what == "ended"} == {
        "NoneType",
        "ClaimSixtySix",
        "CountCards",
    }


def test_the_examples_are_what_their_comments_say() -> None:
    closed = parse_position(CLOSED)
    assert closed.to_move == 1
    assert closed.must_follow
    assert closed.card_points == (26, 0)
    assert format_position(closed) == CLOSED
    assert format_view(parse_view(VIEW)) == VIEW


def test_the_order_of_cards_in_a_hand_plays_no_part() -> None:
    assert parse_position(position(START, hands="9HACADJHAHJS/QCTCJD9STSAS")) == parse_position(
        START
    )


def test_signs_and_spaces_may_be_used() -> None:
    signs = START.replace("KS+9D", "K♠+9♦").replace(" ", "   ")
    assert parse_position(signs) == parse_position(START)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "rules: the 11 fields are"),
        ("classic", 8, "hands: the 11 fields are"),
        (START + " x", len(START) + 2, "the end: the 11 fields are"),
        (START.removesuffix(" *"), len(START) - 1, "seat: the 11 fields are"),
    ],
)
def test_a_line_with_too_few_or_too_many_fields(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_any(text)
    assert caught.value.expected.startswith(expected)
    assert caught.value.column == column


@pytest.mark.parametrize(
    ("base", "field", "value", "at", "expected"),
    [
        (START, "rules", "bridge", 0, "a profile: classic"),
        (START, "rules", "classic{tie=x}", 12, "one of replay, carry"),
        (START, "hands", "JSAH", 0, "2 hands with '/' between"),
        (START, "hands", "-", 0, "2 hands with '/' between"),
        (START, "hands", "JSAX/-", 3, "a suit"),
        (START, "hands", "JSAH/1C", 5, "a rank"),
        (START, "hands", "JSAH/??????", 5, "a rank"),
        (START, "stock", "KC+", 3, "the turn-up, one card"),
        (START, "stock", "KC+9D9H", 3, "the turn-up, one card"),
        (START, "trump", "X", 0, "a suit"),
        (START, "tricks", "x", 0, "the seat on lead: 0 to 1"),
        (START, "tricks", "2:ASTS", 0, "the seat on lead: 0 to 1"),
        (START, "tricks", "0:AS", 2, "2 cards in a trick"),
        (START, "tricks", "0:ASTS,0:ASTX", 12, "a suit"),
        (START, "turn", "2", 0, "the seat on lead: 0 to 1"),
        (START, "turn", "-", 0, "the seat on lead: 0 to 1"),
        (START, "turn", "0:", 2, "the cards played"),
        (START, "turn", "0:ASTS", 2, "fewer than 2 cards"),
        (START, "turn", "0:AS+", 4, "the end: nobody draws in the middle of a trick"),
        (START, "marriages", "H", 0, "a marriage like 0C@1"),
        (START, "marriages", "2H@0", 0, "a seat: 0 to 1"),
        (START, "marriages", "0X@0", 1, "a suit"),
        (START, "marriages", "0H@1", 3, "tricks complete: 0 to 0"),
        (START, "closing", "0", 0, "a close like 0@2"),
        (START, "closing", "5@0", 0, "a seat: 0 to 1"),
        (START, "closing", "0@x", 2, "tricks complete: 0 to 99"),
        (START, "shown", "AS", 0, "2 hands with '/' between"),
        (START, "ended", "done", 0, "'-', 'count' or 'claim@' and a seat"),
        (START, "ended", "claim@7", 6, "a seat: 0 to 1"),
        (START, "seat", "7", 0, "'*' or a seat: 0 to 1"),
        (START, "seat", "*\n", 0, "'*' or a seat: 0 to 1"),
        (VIEW, "hands", "-/AS????", 2, "'?' for each card that the seat of this view"),
        (VIEW, "stock", "AS+9D", 0, "'?' for each face-down card"),
    ],
)
def test_a_field_that_cannot_be_read(
    base: str, field: str, value: str, at: int, expected: str
) -> None:
    text = position(base, **{field: value})
    column = len(" ".join(text.split(" ")[: FIELDS.index(field)] + [""])) + at + 1
    with pytest.raises(NotationError) as caught:
        parse_any(text)
    assert caught.value.expected.startswith(expected)
    assert caught.value.column == column
    assert f"column {column} of" in str(caught.value)


def test_a_view_is_not_a_position_and_the_other_way_round() -> None:
    with pytest.raises(NotationError, match="a whole position, not a seat's view"):
        parse_position(VIEW)
    with pytest.raises(NotationError, match="a view, not a whole position"):
        parse_view(START)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        # Cards.
        (
            position(START, hands="JSAHJH9HADAS/ASTS9SJDTCQC"),
            "twice or too often: AS; missing: AC",
        ),
        (position(START, hands="JSAHJH9HAD/ASTS9SJDTCQC"), "missing: AC"),
        (position(START, hands="JSAHJH9HADAC/ASTS9SJDTC7C"), "not in the pack: 7C; missing: QC"),
        (position(START, rules="schnapsen"), "not in the pack: 9S 9H 9D 9C"),
        (position(START, stock="KC9CQDQSKHJCKDTHTDQH9D+KS"), "the turn-up KS is not of the trump"),
        (position(VIEW, stock="???????????+AS"), "twice or too often: AS"),
        (position(VIEW, hands="ASASKSAHTHKH/??????"), "twice or too often: AS"),
        (position(VIEW, hands="AS8SKSAHTHKH/??????"), "not in the pack: 8S"),
        # How many there are.
        (
            position(START, hands="JSAHJH9HAD/ASTS9SJDTCQC", stock="ACKC9CQDQSKHJCKDTHTDQHKS+9D"),
            "the stock has 13 cards and should have 12",
        ),
        (
            position(START, hands="JSAHJH9HAD/ACASTS9SJDTCQC"),
            "seat 0 holds 5 cards and should hold 6",
        ),
        (
            position(START, stock="KC9CQDQSKHJCKDTHTDQHKS9D"),
            "the stock has no turn-up: write '+' and the card at its end",
        ),
        (position(VIEW, hands="ASTSKSAHTHKH/?????"), "seat 1 holds 5 cards and should hold 6"),
        (position(VIEW, stock="??????????+9D"), "the stock has 11 cards and should have 12"),
        (position(START, turn="0+"), "there is no open trick to draw after"),
        # Tricks.
        (position(START, turn="1"), "trick 1 is led by seat 1, not by seat 0"),
        (position(CLOSED, tricks="0:9DKH,1:JC9S"), "trick 2 is led by seat 1, not by seat 0"),
        (
            position(CLOSED, turn="0:KCTS", hands="AHTHQCACJD/ASJSTDTCJH"),
            "fewer than 2 cards: the trick is not complete",
        ),
        (
            position(
                CLOSED,
                tricks="0:9DKH,0:JC9S,0:KCTS",
                turn="0",
                hands="AHTHQCACJD/ASJSTDTCJH",
            ),
            "trick 3: seat 1 played TS and held TC (must-follow)",
        ),
        # Marriages.
        (position(CLOSED, marriages="1C@2"), "marriage in clubs after 2 tricks: seat 1 was not on"),
        (position(CLOSED, marriages="0H@2"), "marriage in hearts after 2 tricks: KC was led"),
        (position(CLOSED, marriages="0C@2,0C@2"), "they stand in order, at most one at a lead"),
        (position(CLOSED, shown="-"), "QC must be among the cards shown by seat 0"),
        (position(CLOSED, shown="-/JH"), "QC must be among the cards shown by seat 0"),
        (position(CLOSED, rules="spielregeln-2+"), "missing: 8S 7S 8H 7H 8D 7D 8C 7C"),
        (position(CLOSED, closing="0@1"), "the stock has 8 cards and should have 10"),
        # The close.
        (position(CLOSED, closing="1@2"), "seat 0 was on lead and closed, not seat 1"),
        (position(CLOSED, closing="0@3"), "the stock cannot have been closed after 3 tricks"),
        # What has been shown.
        (
            position(CLOSED, shown="QCQC/-"),
            "shown in the hand of seat 0, which does not hold it: QC",
        ),
        (
            position(CLOSED, shown="QC/QH"),
            "shown in the hand of seat 1, which does not hold it: QH",
        ),
        (
            position(VIEW, shown="9C/-"),
            "shown in the hand of seat 0, which does not hold it: 9C",
        ),
        (
            position(VIEW, hands="ASTSKSAHTHKH/-", shown="-/9C"),
            "seat 1 has shown 1 cards and holds 0",
        ),
        # The end.
        (position(START, ended="count"), "the cards are counted only after the last trick"),
        (position(START, ended="claim@0"), "seat 0 cannot have claimed here: claim-needs-trick"),
        (position(CLOSED, ended="claim@0"), "seat 0 cannot have claimed here: claim-not-now"),
    ],
)
def test_a_position_that_cannot_be(text: str, says: str) -> None:
    with pytest.raises((DealError, NotationError)) as caught:
        parse_any(text)
    assert says in str(caught.value)


def test_a_view_that_contradicts_what_was_played() -> None:
    """Seat 1 followed suit in trick 7. Had it discarded, it could not hold what is left over."""
    view, other = next(
        (view, other)
        for seed in range(300)
        for state, _ in playout(PRESETS["classic"], seed)
        if state.exhausted and len(state.tricks) == 7
        for view in [state.observation(0)]
        for trick in [state.tricks[6]]
        for other in view.unseen
        if trick.leader == trick.winner == 0
        and trick.cards[0].suit is trick.cards[1].suit
        and other.suit not in (trick.cards[0].suit, state.trump)
    )
    assert len(view.unseen) + len(view.shown[1]) == 5, "no stock is left: seat 1 holds all of it"
    reply = view.tricks[6].cards[1]
    with pytest.raises(DealError, match="seat 1: too few cards are left that it can hold"):
        parse_view(format_view(view).replace(reply.code, other.code))


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(sorted(TABLES)), st.integers(0, 10**6))
def test_what_was_read_can_be_played_to_its_end(name: str, seed: int) -> None:
    rng = Random(seed)
    states = [state for state, _ in playout(TABLES[name], seed)]
    for state in finish(parse_position(format_position(rng.choice(states))), rng):
        assert parse_position(format_position(state)) == state


def test_an_exchanged_card_is_shown_until_it_is_played() -> None:
    rules = PRESETS["schnapsen"]
    deal = next(
        deal
        for deal in (Deal.shuffled(seed=seed, rules=rules) for seed in range(100))
        if any(c.rank.value == "J" and c.suit is deal.turn_up.suit for c in deal.hands[0])
    )
    state = State.start(deal, rules).apply(parse_action("exchange"))
    assert format_position(state).split(" ")[8] == f"{deal.turn_up.code}/-"
    assert parse_position(format_position(state)) == state
    after = state.apply(Play(deal.turn_up))
    assert format_position(after).split(" ")[8] == "-"


def test_a_claim_out_of_turn_comes_back() -> None:
    rules = PRESETS["handbook"]
    state = next(
        state
        for seed in range(50)
        for state, _ in playout(rules, seed)
        if state.played and ClaimSixtySix(by=state.leader) in state.legal_actions(state.leader)
    )
    ended = state.apply(ClaimSixtySix(by=state.leader))
    assert parse_position(format_position(ended)) == ended
    assert parse_position(format_position(ended)).outcome == ended.outcome
