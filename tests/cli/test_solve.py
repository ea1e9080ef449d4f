"""`sixtysix solve`: values with open cards, for people, for programs, and line by line."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from endings import PROFILES, endings
from positions import FOUR_PLAYERS, THREE_PLAYERS
from positions_to_solve import (
    CLOSED,
    ENDED,
    LAST_LEAD,
    LAST_LEAD_VIEW,
    START,
    THREE,
    THREE_VIEW,
    WAITING,
)

from sixtysix_teach import Deal, Rules, SolverLimit, State, solver
from sixtysix_teach.cli import _lines, main
from sixtysix_teach.notation import (
    format_action,
    format_position,
    format_view,
    parse_action,
    parse_position,
)

KEYS = {
    *("position", "kind", "seat", "outcome", "value", "best", "by_action"),
    *("line", "line_outcome", "nodes", "answered_by"),
}


def test_solve_values_every_action_and_shows_a_line(sixtysix: Any) -> None:
    run = sixtysix("solve", THREE)
    assert (run.status, run.err) == (0, "")
    *lines, foot = run.out.splitlines()
    assert lines == [
        "classic: strict phase, the stock is empty; trumps ♣ clubs",
        "Points    seat 0: 56, seat 1: 38",
        "Turn      seat 0 leads",
        "Hands     seat 0: ♥10 ♦A ♦K",
        "          seat 1: ♥9 ♣A ♣10",
        "With open cards: the solver sees both hands. Game points for seat 0, which is",
        "to move, when neither side makes a mistake:",
        "  Action      Game points",
        "  ♥10         +1   best",
        "  ♦A          -1",
        "  ♦K          -1",
        "  claim       -2",
        "Line      ♥10 ♥9   claim",
        "          Seat 0 wins 1 game point: a correct claim.",
    ]
    assert " positions searched by the " in foot


def test_solve_shows_the_stock_and_the_draws(sixtysix: Any) -> None:
    out = sixtysix("solve", LAST_LEAD).out
    assert "Stock     ♣10 ♠9\n" in out
    assert "the solver sees both hands and the order of the stock." in out
    line = out.partition("\nLine      ")[2].partition("\n")[0]
    actions = [parse_action(word) for word in line.split()]
    assert parse_position(LAST_LEAD).play_all(actions).outcome is not None
    assert all(len(line) < 80 for line in out.splitlines())


def test_solve_as_json(sixtysix: Any) -> None:
    found = sixtysix("solve", "--json", THREE).json
    assert set(found) == KEYS
    assert found.pop("nodes") > 0
    assert found.pop("answered_by") in ("kernel", "reference")
    assert found == {
        "position": THREE,
        "kind": "open-cards",
        "seat": 0,
        "outcome": None,
        "value": 1,
        "best": ["TH"],
        "by_action": {"TH": 1, "AD": -1, "KD": -1, "claim": -2},
        "line": ["TH", "9H", "claim"],
        "line_outcome": {"winners": [0], "game_points": 1, "ending": "claim"},
    }


def test_solve_leaves_out_the_line_when_told_or_when_there_are_many(sixtysix: Any) -> None:
    assert sixtysix("solve", "--json", "--no-line", THREE).json["line"] is None
    assert "Line" not in sixtysix("solve", "--no-line", THREE).out
    assert sixtysix("solve", "--json", "-", stdin=THREE).json["line"] is None
    assert sixtysix("solve", "--json", "--line", "-", stdin=THREE).json["line"] is not None


def test_the_reference_answers_when_asked_for(sixtysix: Any) -> None:
    run = sixtysix("solve", "--reference", THREE)
    assert "searched by the plain Python reference." in run.out
    found = sixtysix("solve", "--json", "--reference", THREE).json
    assert found["answered_by"] == "reference"
    assert found["by_action"] == sixtysix("solve", "--json", THREE).json["by_action"]


def test_a_deal_that_has_ended_has_an_outcome(sixtysix: Any) -> None:
    run = sixtysix("solve", ENDED)
    assert run.status == 0
    assert run.out.splitlines()[2:] == [
        "Seat 1 wins 2 game points: a wrong claim of the other side."
    ]
    found = sixtysix("solve", "--json", ENDED).json
    assert set(found) == KEYS
    assert found["outcome"] == {"winners": [1], "game_points": 2, "ending": "false-claim"}
    assert (found["seat"], found["value"], found["best"], found["by_action"]) == (
        None,
        None,
        [],
        {},
    )


@pytest.mark.parametrize(("view", "seat"), [(THREE_VIEW, 0), (WAITING, 1)])
def test_a_view_is_solved_when_its_seat_knows_all_cards(
    sixtysix: Any, view: str, seat: int
) -> None:
    found = sixtysix("solve", "--json", view).json
    assert found["position"] == view
    assert found["by_action"] == sixtysix("solve", "--json", THREE).json["by_action"]
    out = sixtysix("solve", view).out
    assert f"Seat {seat} can work out all cards. Game points for seat 0, which is to" in out


@pytest.mark.parametrize("line", [START, CLOSED, LAST_LEAD])
def test_a_view_with_hidden_cards_is_sent_to_the_other_commands(sixtysix: Any, line: str) -> None:
    view = format_view(parse_position(line).observation(0))
    run = sixtysix("solve", view)
    assert (run.status, run.out) == (2, "")
    assert run.err == (
        "sixtysix: solve needs all cards, and the view of seat 0 does not tell them: ask guaranteed"
        " or odds, which answer from a view\n"
    )
    assert sixtysix("solve", "--json", view).json["error"]["kind"] == "input"


@pytest.mark.parametrize("profile", PROFILES)
def test_solve_agrees_with_the_solver_under_every_profile(sixtysix: Any, profile: str) -> None:
    states = [ending.state for ending in endings(profile, 13, seed=8)]
    text = "\n".join(map(format_position, states))
    run = sixtysix("solve", "--json", "--line", "-", stdin=text)
    assert run.status == 0
    for state, line in zip(states, run.out.splitlines(), strict=True):
        found, answer = json.loads(line), solver.solve(state, use="reference")
        assert found["position"] == format_position(state)
        assert found["seat"] == state.to_move
        assert found["value"] == answer.value
        assert found["best"] == [format_action(action) for action in answer.best]
        assert found["by_action"] == {format_action(a): v for a, v in answer.by_action.items()}
        end = state.play_all([parse_action(action) for action in found["line"]]).outcome
        assert end is not None
        assert end.game_points == abs(answer.value)
        assert (state.to_move in end.winners) == (answer.value > 0)


# Many lines ----------------------------------------------------------------------------------


def test_a_bad_line_does_not_stop_the_others(sixtysix: Any, tmp_path: Path) -> None:
    bad = THREE.replace("9HACTC", "9HACTH")
    text = f"# three\n{THREE}\r\n\nnonsense\n  {ENDED}\n{bad}\n{THREE_VIEW}"
    run = sixtysix("solve", "--json", "-", stdin=text)
    assert run.status == 2
    answers = [json.loads(line) for line in run.out.splitlines()]
    assert [a["position"] if "position" in a else a["error"]["line"] for a in answers] == [
        *(THREE, 4, ENDED, 6, THREE_VIEW)
    ]
    assert run.err.splitlines() == [
        "sixtysix: line 4: " + answers[1]["error"]["message"],
        "sixtysix: line 6: twice or too often: TH; missing: TC",
    ]
    file = tmp_path / "positions.txt"
    file.write_bytes(text.encode())
    again = sixtysix("solve", "--json", "--file", str(file))
    assert (again.status, again.out, again.err) == (run.status, run.out, run.err)
    for_people = sixtysix("solve", "--file", str(file))
    assert for_people.out.count("best\n") == 2
    assert for_people.out.count("\n\n") == 2


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_lines_may_come_from_any_shell(sixtysix: Any, encoding: str) -> None:
    text = f"# für\r\n{THREE}\r\n"
    assert sixtysix("solve", "--json", "-", stdin=text.encode(encoding)).status == 0
    broken = sixtysix("solve", "--json", "-", stdin=b"\xff\xe4\n" + THREE.encode())
    assert broken.status == 2
    assert [set(json.loads(line)) == KEYS for line in broken.out.splitlines()] == [False, True]


@pytest.mark.parametrize("command", ["solve", "odds", "replay"])
def test_a_closed_standard_input_is_said_to_be_missing(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main([command, "-"]) == 2
    assert "there is no standard input" in capsys.readouterr().err


def test_lines_are_answered_as_they_come() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "sixtysix_teach.cli", "solve", "-", "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for line in (THREE, ENDED, THREE):
            running.stdin.write(line + "\n")
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["position"] == line
        running.stdin.close()
        assert running.stdout.read() == ""
    assert running.returncode == 0


def test_many_lines_are_asked_together_and_told_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(_lines, "_QUICK", 60)
    lines = [(number, THREE if number % 3 else "nonsense") for number in range(40)]

    def ask(tables: Any) -> list[int]:
        asked.append(len(tables))
        return list(range(len(tables)))

    answers = list(_lines._answers(lines, ask, 16))
    assert [line for line, _ in answers] == lines
    assert [isinstance(answer, int) for _, answer in answers] == [n % 3 > 0 for n in range(40)]
    assert len(asked) == 6  # of 1, 2, 4, 8, 16 and 9 lines
    assert sum(asked) == 26


def test_people_who_wait_see_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    for many, output in ((True, io.StringIO()), (True, Terminal()), (False, io.StringIO())):
        monkeypatch.setattr(sys, "stdout", output)
        with _lines._Progress(many=many) as progress:
            assert (progress._bar is not None) == (many and not output.isatty())
            progress.expect(3)
            with progress.paused():
                progress.one_more()


# Errors --------------------------------------------------------------------------------------


def test_a_search_can_be_limited(sixtysix: Any) -> None:
    run = sixtysix("solve", "--limit", "3", THREE)
    assert (run.status, run.out) == (2, "")
    assert "3 positions" in run.err
    error = sixtysix("solve", "--json", "--limit", "3", THREE).json["error"]
    assert error["kind"] == "limit"
    assert "3 positions" in error["message"]


def test_a_line_that_is_too_much_counts_as_bad(
    sixtysix: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_line(*_: Any, **__: Any) -> None:
        raise SolverLimit("a line", "1 position", "allow more")

    monkeypatch.setattr(solver, "best_line", no_line)
    assert sixtysix("solve", THREE).status == 2
    assert sixtysix("solve", "--no-line", THREE).status == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "give one of the two: a position line (or -), or --file PATH"),
        ([THREE, "--file", "x"], "give one of the two: a position line (or -), or --file PATH"),
        (["--file", "no/such/file"], "cannot read 'no/such/file'"),
        ([THREE, "--limit", "0"], "a whole number from 1 is needed"),
        ([THREE, "--limit", "x"], "a whole number from 1 is needed"),
        ([THREE[:-1] + "2"], "expected '*' or a seat"),
        ([THREE.replace("KD/", "KDJC/")], "twice or too often: JC"),
        ([START.replace("JSAH", "JS9D")], "twice or too often: 9D; missing: AH"),
        ([LAST_LEAD.replace("TC+", "+")], "missing: TC"),
        ([THREE.replace(" 0 1S@2", " 1 1S@2")], "trick 10 is led by seat 1, not by seat 0"),
        ([THREE.replace("1S@2", "1S@2,1S@7")], "after 7 tricks: the stock was not open"),
        ([THREE.replace(" -/TC", " AC/TC")], "shown in the hand of seat 0, which does not hold it"),
        ([THREE_VIEW.replace("???", "??")], "seat 1 holds 2 cards and should hold 3"),
        ([THREE_VIEW.replace("THADKD", "THADAD")], "twice or too often: AD"),
        ([LAST_LEAD_VIEW.replace("?+9S", "??+9S")], "the stock has 3 cards and should have 2"),
    ],
)
def test_solve_refuses_what_cannot_be(sixtysix: Any, words: list[str], says: str) -> None:
    run = sixtysix("solve", *words)
    assert (run.status, run.out) == (2, "")
    assert says in run.err


@pytest.mark.parametrize("rules", [THREE_PLAYERS, FOUR_PLAYERS])
def test_more_than_two_players_are_too_many(sixtysix: Any, rules: Rules) -> None:
    state = State.start(Deal.shuffled(seed=1, rules=rules), rules)
    for command in ("solve", "guaranteed", "odds"):
        error = sixtysix(command, "--json", format_position(state)).json["error"]
        assert error["kind"] == "limit"
        assert "two players" in error["message"]
