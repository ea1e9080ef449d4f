"""`sixtysix guaranteed`: what a seat can force, from its view alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from endings import PROFILES, endings
from positions_to_solve import CLOSED, ENDED, LAST_LEAD, LAST_LEAD_VIEW, START, THREE, WAITING

from sixtysix_teach import solver
from sixtysix_teach.notation import format_action, format_position, format_view, parse_position

KEYS = {
    *("position", "kind", "seat", "outcome", "hands", "value", "best", "by_action", "closing"),
    *("nodes", "answered_by"),
}


def test_guaranteed_says_what_each_action_forces(sixtysix: Any) -> None:
    run = sixtysix("guaranteed", LAST_LEAD_VIEW)
    assert (run.status, run.err) == (0, "")
    *lines, foot = run.out.splitlines()
    assert lines == [
        "classic: open phase, 2 cards in the stock; trumps ♠ spades, turn-up ♠9",
        "Points    seat 0: 0, seat 1: 36",
        "Turn      seat 1 leads",
        "Hand      ♠K ♥10 ♥9 ♦A ♦K ♦Q  (seat 1)",
        "What seat 1 can force, in game points. Seat 0 may hold any of 7 hands, knows",
        "everything, and defends as well as possible.",
        "While the stock is open, only what ends the drawing is decided: a claim, a",
        "close, and an exchange or a marriage before one of them.",
        "  Action      Game points",
        "  ♠K          needs the stock",
        "  ♥10         needs the stock",
        "  ♥9          needs the stock",
        "  ♦A          needs the stock",
        "  ♦K          needs the stock",
        "  ♦Q          needs the stock",
        "  marry-D     +2   best",
        "  close       -3",
        "  claim       -3",
        "Closing now guarantees -3.",
    ]
    assert " positions searched by the " in foot


def test_guaranteed_as_json(sixtysix: Any) -> None:
    found = sixtysix("guaranteed", "--json", LAST_LEAD_VIEW).json
    assert set(found) == KEYS
    assert found["position"] == LAST_LEAD_VIEW
    assert (found["kind"], found["seat"], found["outcome"]) == ("guaranteed", 1, None)
    assert (found["hands"], found["value"], found["best"], found["closing"]) == (
        *(7, 2, ["marry-D"], -3),
    )
    cards = dict.fromkeys(("KS", "TH", "9H", "AD", "KD", "QD"))
    assert found["by_action"] == cards | {"marry-D": 2, "close": -3, "claim": -3}


def test_a_whole_position_gives_the_view_of_a_seat(sixtysix: Any) -> None:
    found = sixtysix("guaranteed", "--json", LAST_LEAD).json
    assert found["position"] == LAST_LEAD_VIEW
    out = sixtysix("guaranteed", LAST_LEAD).out
    assert (
        "From the view of seat 1, which is to move: only what that seat can see is used.\n" in out
    )
    other = sixtysix("guaranteed", "--json", "--seat", "0", LAST_LEAD).json
    assert other["position"] == format_view(parse_position(LAST_LEAD).observation(0))
    assert (other["value"], other["best"], other["by_action"]) == (None, [], {})
    out = sixtysix("guaranteed", "--seat", "0", LAST_LEAD).out
    assert "From the view of seat 0: only what that seat can see is used.\n" in out
    assert "Seat 1 is to move and the stock is open: nothing is decided yet.\n" in out


def test_nothing_that_is_hidden_changes_the_answer(sixtysix: Any) -> None:
    swapped = LAST_LEAD.replace("AHKHTDJDACKC", "AHKHTDJDTCKC").replace("TC+9S", "AC+9S")
    answers = [sixtysix("guaranteed", "--json", line).out for line in (LAST_LEAD, swapped)]
    assert answers[0] == answers[1]


def test_guaranteed_while_the_other_seat_is_to_move(sixtysix: Any) -> None:
    out = sixtysix("guaranteed", WAITING).out
    assert "Seat 0 can hold one hand only, knows\n" in out
    assert "Seat 0 is to move: whatever it does, seat 1 can force -1.\n" in out
    found = sixtysix("guaranteed", "--json", WAITING).json
    assert (found["value"], found["best"], found["by_action"]) == (-1, [], {})


def test_where_closing_is_not_possible(sixtysix: Any) -> None:
    state = parse_position(START)
    line = format_position(state.apply(state.legal_actions()[0]))
    out = sixtysix("guaranteed", line).out
    assert "Closing is not possible now.\n" in out
    found = sixtysix("guaranteed", "--json", line).json
    assert (found["value"], found["closing"], found["hands"]) == (None, None, 4368)
    assert set(found["by_action"].values()) == {None}


@pytest.mark.parametrize("profile", PROFILES)
def test_guaranteed_agrees_with_the_solver_under_every_profile(sixtysix: Any, profile: str) -> None:
    states = [ending.state for ending in endings(profile, 13, seed=9)]
    run = sixtysix("guaranteed", "--json", "-", stdin="\n".join(map(format_position, states)))
    assert run.status == 0
    for state, line in zip(states, run.out.splitlines(), strict=True):
        found = json.loads(line)
        answer = solver.guaranteed(state.observation(state.to_move))
        assert found["value"] == answer.value
        assert found["hands"] == answer.hands
        assert found["best"] == [format_action(action) for action in answer.best]
        assert found["by_action"] == {format_action(a): v for a, v in answer.by_action.items()}


@pytest.mark.parametrize("command", ["guaranteed", "odds"])
@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([ENDED], "the deal has ended: Seat 1 wins 2 game points: a wrong claim of the other side"),
        (
            [LAST_LEAD_VIEW, "--seat", "0"],
            "this is the view of seat 1: it cannot answer for seat 0",
        ),
        ([LAST_LEAD, "--seat", "2"], "there is no seat 2: the seats are 0 1"),
        ([LAST_LEAD, "--seat", "-1"], "there is no seat -1: the seats are 0 1"),
        ([LAST_LEAD_VIEW.replace("??????", "?????")], "seat 0 holds 5 cards and should hold 6"),
        ([LAST_LEAD_VIEW.replace("/KSTH", "/KSKS")], "twice or too often: KS"),
        ([CLOSED, "--reference", "--limit", "5"], "more than 5 positions"),
    ],
)
def test_views_that_cannot_be_answered(
    sixtysix: Any, command: str, words: list[str], says: str
) -> None:
    run = sixtysix(command, *words)
    assert (run.status, run.out) == (2, "")
    assert says in run.err


def test_a_bad_line_does_not_stop_the_other_views(sixtysix: Any) -> None:
    text = f"{LAST_LEAD_VIEW}\n{ENDED}\n{THREE}\n"
    for command in ("guaranteed", "odds"):
        run = sixtysix(command, "--json", "-", stdin=text)
        assert run.status == 2
        first, second, third = map(json.loads, run.out.splitlines())
        assert (first["seat"], third["seat"]) == (1, 0)
        assert (second["error"]["kind"], second["error"]["line"]) == ("input", 2)
        assert run.err.startswith("sixtysix: line 2: the deal has ended: ")
