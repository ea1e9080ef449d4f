"""The golden positions still have the answers that they had when somebody last looked at them."""

from __future__ import annotations

import pytest
from golden_answers import FILES, PHASES, answer_file, answered, format_line
from regenerate_golden import COMMAND, GOLDEN

from sixtysix_teach import State
from sixtysix_teach.notation import parse_action, parse_position
from sixtysix_teach.solver.reference import is_claim

HINT = f"answers differ from tests/golden/solver; if that is right, run: {COMMAND}"


def text(name: str) -> str:
    return (GOLDEN / "solver" / f"{name}.txt").read_text(encoding="utf-8")


def lines(name: str) -> list[str]:
    return [line for line in text(name).splitlines() if not line.startswith("#")]


def states(name: str) -> list[State]:
    return [parse_position(line.split("\t")[0]) for line in lines(name)]


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_answered_as_it_was(name: str) -> None:
    stored = lines(name)
    assert len(stored) == FILES[name][1] == len(set(stored))
    for line, found in zip(stored, answered(states(name)), strict=True):
        assert format_line(*found) == line, HINT


@pytest.mark.parametrize("name", ["classic-10", "classic-100", "schnapsen-100"])
def test_the_files_are_what_the_command_writes(name: str) -> None:
    assert answer_file(name) == text(name), HINT


def test_the_reference_gives_the_same_lines() -> None:
    # Of those that take it milliseconds.
    for name in FILES:
        rows = [
            (line, state)
            for line, state in zip(lines(name), states(name), strict=True)
            if state.must_follow and len(state.hands[0]) <= 3
        ][:40]
        assert rows
        found = answered([state for _, state in rows], use="reference")
        assert [format_line(*answer) for answer in found] == [line for line, _ in rows]


@pytest.mark.parametrize("name", FILES)
def test_every_phase_is_there(name: str) -> None:
    some = states(name)
    for phase, fits in PHASES.items():
        assert any(map(fits, some)), phase


def test_a_line_has_every_legal_action_and_wrong_claims_are_never_alone_the_best() -> None:
    for line, state in zip(lines("schnapsen-100"), states("schnapsen-100"), strict=True):
        pairs = [word.rsplit(":", 1) for word in line.split("\t")[1].split()]
        values = {parse_action(name): int(value) for name, value in pairs}
        assert tuple(values) == state.legal_actions()
        best = [action for action, value in values.items() if value == max(values.values())]
        right = state.card_points[state.to_move] >= state.rules.target
        assert right or not all(map(is_claim, best))


def test_the_lists_are_small() -> None:
    assert sum(path.stat().st_size for path in (GOLDEN / "solver").iterdir()) < 400_000
