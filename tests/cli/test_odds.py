"""`sixtysix odds`: how many hands win, and whether to close or to keep the stock."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from endings import PROFILES, endings
from positions_to_solve import CLOSED, LAST_LEAD, LAST_LEAD_VIEW, START, THREE_VIEW, WAITING

from sixtysix_teach import SolverLimit, solver
from sixtysix_teach.cli import _odds_table
from sixtysix_teach.notation import format_action, format_position, parse_position, parse_view

KEYS = {
    *("position", "kind", "seat", "outcome", "hands", "ways", "best_open", "best_defended"),
    *("undefended", "keep", "verdict", "nodes", "answered_by"),
}
FOUR_LEFT = "classic JSAHKHQHAD9C/ASJHKDQDACKC JCTD9S+QS S 0:9DJD,1:TCKS,0:THQC,0:TS9H 0 - - - - *"
"""84 hands."""


def test_odds_as_a_table(sixtysix: Any) -> None:
    run = sixtysix("odds", LAST_LEAD_VIEW)
    assert (run.status, run.err) == (0, "")
    *lines, foot = run.out.splitlines()
    assert lines == [
        "classic: open phase, 2 cards in the stock; trumps ♠ spades, turn-up ♠9",
        "Points    seat 0: 0, seat 1: 36",
        "Turn      seat 1 leads",
        "Hand      ♠K ♥10 ♥9 ♦A ♦K ♦Q  (seat 1)",
        "All 7 hands that seat 0 can hold are equally likely.",
        "Ways for seat 1 to close now, best first:",
        "  open cards    as if seat 1 saw the hand from then on: optimistic",
        "  best defence  one plan made without seeing the hand; seat 0 sees everything",
        "                and knows the plan",
        "                   won  average   +3   +2   +1    0   -1   -2   -3",
        "  marry-D, close, ♦K",
        "    open cards       7    +2.14    1    6    0    0    0    0    0 best",
        "    best defence     7    +2.14    1    6    0    0    0    0    0 best",
        "  marry-D, close, ♦Q",
        "    open cards       7    +2.14    1    6    0    0    0    0    0 best",
        "    best defence     7    +2.14    1    6    0    0    0    0    0 best",
        "  close, ♦A",
        "    open cards       5    +1.00    3    2    0    0    0    0    2",
        "    best defence     5    +0.86    2    3    0    0    0    0    2",
        "  close, ♦K",
        "    open cards       5    +0.71    1    4    0    0    0    0    2",
        "    best defence     5    +0.71    1    4    0    0    0    0    2",
        "  close, ♦Q",
        "    open cards       5    +0.71    1    4    0    0    0    0    2",
        "    best defence     5    +0.71    1    4    0    0    0    0    2",
        "  close, ♠K",
        "    open cards       7    +1.86    3    0    4    0    0    0    0",
        "    best defence     5    +0.14    1    0    4    0    0    0    2",
        "  close, ♥10",
        "    open cards       4     0.00    1    3    0    0    0    0    3",
        "    best defence     3    -0.71    1    2    0    0    0    0    4",
        "  close, ♥9",
        "    open cards       4    -0.14    0    4    0    0    0    0    3",
        "    best defence     3    -0.86    0    3    0    0    0    0    4",
        "  keep the stock: ♥10",
        "    exact            7    +2.14    1    6    0    0    0    0    0",
        "Verdict: equal. Closing and keeping bring the same.",
        "With open cards marry-D, close, ♦K wins against every hand.",
    ]
    assert " positions searched by the " in foot


def test_odds_as_json(sixtysix: Any) -> None:
    found = sixtysix("odds", "--json", LAST_LEAD).json
    assert set(found) == KEYS
    assert found["position"] == LAST_LEAD_VIEW
    assert (found["kind"], found["seat"], found["outcome"]) == ("odds", 1, None)
    assert found["hands"] == 7
    assert found["undefended"] is None
    assert [way["actions"] for way in found["ways"]] == [
        *(["marry-D", "close", "KD"], ["marry-D", "close", "QD"]),
        *(["close", card] for card in ("KS", "TH", "9H", "AD", "KD", "QD")),
    ]
    assert (
        found["best_open"]
        == found["best_defended"]
        == [
            *(["marry-D", "close", "KD"], ["marry-D", "close", "QD"]),
        ]
    )
    king = found["ways"][2]
    counts = {"3": 3, "2": 0, "1": 4, "0": 0, "-1": 0, "-2": 0, "-3": 0}
    assert king["open_cards"] == {"hands": 7, "won": 7, "mean": "13/7", "counts": counts}
    assert king["best_defence"]["mean"] == "1/7"
    assert king["holding"]["AH"] == {"hands": 6, "won": 6}
    assert {way["actions"][0]: way["split"]["mean"] for way in found["keep"].pop("ways")[:3]} == {
        **{"KS": "3/7", "TH": "15/7", "9H": "12/7"},
    }
    assert found["keep"].pop("split")["mean"] == "15/7"
    assert found["keep"] == {"exact": True, "layouts": 7, "error": 0.0, "seed": None}
    assert found["verdict"] == {
        **{"kind": "equal", "close": None, "open_margin": "0", "defended_margin": "0"},
    }


def test_cards_that_decide_are_named(sixtysix: Any) -> None:
    out = sixtysix("odds", CLOSED).out
    assert "best defence  not worked out: at most 128 hands, and here are 330\n" in out
    assert out.partition("Cards that decide, ")[2].splitlines()[:6] == [
        "♣10, with open cards:",
        "        seat 0 holds it     it does not",
        "  ♦A    won 62 of 120       won 199 of 210",
        "  ♦Q    won 76 of 120       won 185 of 210",
        "  ♦J    won 76 of 120       won 185 of 210",
        "  ♠K    won 109 of 120      won 152 of 210",
    ]


def test_the_widest_table_fits_a_terminal(sixtysix: Any) -> None:
    out = sixtysix("odds", "--open-only", START).out
    assert "All 12,376 hands that seat 1 can hold are equally likely.\n" in out
    assert "best defence  not worked out: not asked for\n" in out
    assert "    open cards     305    -2.85   288    17     0     0     0     0 12071 best\n" in out
    assert "No verdict: it takes best defence, " in out
    assert max(map(len, out.splitlines())) < 80


def test_keeping_is_estimated_when_asked(sixtysix: Any) -> None:
    words = ("odds", FOUR_LEFT, "--samples", "20", "--seed", "1")
    out = sixtysix(*words).out
    assert (
        "  keep the stock, an estimate: 20 layouts drawn at random with seed 1\n    sampled" in out
    )
    assert "The standard error of that average is 0." in out
    keep = sixtysix(*words, "--json").json["keep"]
    assert (keep["exact"], keep["layouts"], keep["seed"], keep["ways"]) == (False, 20, 1, [])
    assert keep["split"]["hands"] == 20
    assert 0 < keep["error"] < 1
    assert sixtysix("odds", FOUR_LEFT, "--json").json["keep"] is None


def test_odds_where_nobody_can_close(sixtysix: Any) -> None:
    run = sixtysix("odds", LAST_LEAD, "--seat", "0")
    assert run.status == 0
    assert "Seat 1 is to move and the stock is open: seat 0 cannot close now.\n" in run.out
    state = parse_position(START)
    line = format_position(state.apply(state.legal_actions()[0]))
    assert "Seat 1 cannot close now: there are no odds of closing.\n" in sixtysix("odds", line).out
    found = sixtysix("odds", "--json", line).json
    assert (found["ways"], found["best_open"], found["best_defended"]) == ([], [], [])


def test_odds_of_one_hand_and_of_waiting(sixtysix: Any) -> None:
    out = sixtysix("odds", THREE_VIEW).out
    assert "Seat 1 can hold one hand only.\nWhat seat 0 may do, best first:\n" in out
    assert "decide" not in out
    assert "erdict" not in out
    out = sixtysix("odds", WAITING).out
    assert "Seat 0 is to move. What seat 1 may expect:\n" in out
    assert "  whatever seat 0 does\n    open cards       0    -1.00" in out
    assert sixtysix("odds", "--json", WAITING).json["ways"][0]["actions"] == []


def test_hands_are_counted_where_the_plans_are_too_many(
    sixtysix: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_many(*_: Any, **__: Any) -> None:
        raise SolverLimit("odds against best defence", "30 positions", "allow more")

    monkeypatch.setattr(solver, "close_or_keep", too_many)
    run = sixtysix("odds", LAST_LEAD)
    assert run.status == 0
    assert "best defence  not worked out: 30 positions\n" in run.out
    found = sixtysix("odds", "--json", LAST_LEAD).json
    assert (found["undefended"], found["keep"], found["verdict"]) == ("30 positions", None, None)
    assert found["best_defended"] == []


@pytest.mark.parametrize("profile", PROFILES)
def test_odds_agree_with_the_solver_under_every_profile(sixtysix: Any, profile: str) -> None:
    states = [ending.state for ending in endings(profile, 13, seed=10)]
    run = sixtysix("odds", "--json", "-", stdin="\n".join(map(format_position, states)))
    assert run.status == 0
    answers = [json.loads(line) for line in run.out.splitlines()]
    assert len(answers) == len(states)
    for found in answers:
        answer = solver.odds(parse_view(found["position"]), best_defence=False)
        assert found["hands"] == answer.hands
        assert len(found["ways"]) == len(answer.ways)
        for shown, way in zip(found["ways"], answer.ways, strict=True):
            assert shown["actions"] == [format_action(action) for action in way.actions]
            assert Fraction(shown["open_cards"]["mean"]) == way.open_cards.mean
            assert shown["open_cards"]["won"] == way.open_cards.wins
            assert sum(shown["open_cards"]["counts"].values()) == answer.hands
            defended = shown["best_defence"]
            assert defended is None or Fraction(defended["mean"]) <= way.open_cards.mean


VERDICTS = [
    *((kind, close) for kind in ("certain", "clear", "narrow") for close in (True, False)),
    *(("equal", None), ("toss-up", None)),
]


@pytest.mark.parametrize(("name", "close"), VERDICTS)
def test_every_verdict_has_its_sentence(
    capsys: pytest.CaptureFixture[str], name: str, close: bool | None
) -> None:
    kind, margin = solver.VerdictKind(name), Fraction(1 if close else -1, 3)
    _odds_table._say_verdict(solver.Verdict(kind, close, margin, margin / 2))
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("Verdict: " + {True: "close", False: "keep", None: ""}[close])
    if kind is not solver.VerdictKind.EQUAL:
        assert f"{float(margin):+.2f} with open cards, {float(margin / 2):+.2f} against" in said


def test_every_kind_of_verdict_is_among_them() -> None:
    assert {name for name, _ in VERDICTS} == {kind.value for kind in solver.VerdictKind}


def test_a_close_that_cannot_be_bettered_is_proved_without_keeping(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _odds_table._say_verdict(solver.Verdict(solver.VerdictKind.CERTAIN, True, None, None))
    assert capsys.readouterr().out == (
        "Verdict: close, certain. It wins as much as can be won, against every hand.\n"
    )
