"""Searches in slices: the same answers, whatever is asked between two slices."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from sixtysix_teach import PRESETS, Deal, SolverLimit, State
from sixtysix_teach.actions import CLOSE
from sixtysix_teach.solver import Solution, result_of, slices, solve, solving

PROFILES = ("classic", "schnapsen", "bicycle")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """So short that every deal here takes several slices."""
    monkeypatch.setattr(slices, "SLICE", 20_000)


def first_lead(profile: str, seed: int) -> State:
    rules = PRESETS[profile]
    return State.start(Deal.shuffled(seed=seed, rules=rules), rules)


def counted(work: Generator[None, None, Solution], between: object = None) -> tuple[Solution, int]:
    """What *work* returns, and in how many slices; *between* is done after each of them."""
    many = 1
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value, many
        many += 1
        if callable(between):
            between()


@pytest.mark.parametrize("profile", PROFILES)
def test_slices_give_what_one_search_gives(profile: str) -> None:
    several = 0
    for seed in range(3):
        state = first_lead(profile, seed)
        found, many = counted(solving(state))
        assert found.by_action == solve(state).by_action
        several += many > 1
    assert several


def test_questions_in_between_change_no_answer() -> None:
    state, deals = first_lead("classic", 0), iter(range(100, 200))
    asked = 0

    def ask() -> None:
        # Another stock under the same rules, then other rules: the tables are emptied.
        nonlocal asked
        if asked < 6:
            solve(first_lead(("classic", "schnapsen")[asked % 2], next(deals)))
            asked += 1

    found, many = counted(solving(state), ask)
    assert (asked, many > 6) == (6, True)
    assert found.by_action == solve(state).by_action


def test_two_searches_at_once_both_end() -> None:
    states = [first_lead("classic", seed) for seed in (0, 4)]
    works = [solving(state) for state in states]
    found: dict[int, Solution] = {}
    for _ in range(100):
        for place, work in enumerate(works):
            if place not in found:
                try:
                    next(work)
                except StopIteration as done:
                    found[place] = done.value
    assert [found[place].by_action for place in (0, 1)] == [solve(s).by_action for s in states]


def test_a_limit_is_kept_over_all_slices_together() -> None:
    state = first_lead("classic", 0)
    needed = result_of(solving(state, nodes=100_000_000)).nodes
    with pytest.raises(SolverLimit):
        result_of(solving(state, nodes=needed // 2))
    solve(first_lead("classic", 5))
    assert result_of(solving(state, nodes=100_000_000)).nodes == needed


def test_without_a_kernel_the_reference_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "choose", lambda rules, use: None)
    state = first_lead("schnapsen", 1)
    while state.stock_size:
        state = state.apply(state.legal_actions()[0])
    assert result_of(solving(state)).answered_by == "reference"


def test_an_ending_that_takes_several_slices_goes_on_in_large_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(slices, "SLICE", 500)
    most = 0
    for seed in range(4):
        state = first_lead("spielregeln-2", seed)
        while CLOSE not in state.legal_actions():
            state = state.apply(state.legal_actions()[0])
        state = state.apply(CLOSE)
        found, many = counted(solving(state))
        assert found.by_action == solve(state).by_action
        most = max(most, many)
    assert most > 2
