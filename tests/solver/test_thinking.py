"""Thoughts are choices: legal ones, the same for the same seed, and blind to hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from endings import PROFILES, deal, endings

from sixtysix_teach import ClaimSixtySix, Deal, ExchangeNine, Observation, Play, SolverLimit, State
from sixtysix_teach.solver import count_hands, hands_of, known_state, solve, state_of
from sixtysix_teach.solver import desk as solver_desk
from sixtysix_teach.solver.thinking import finish, think


def views(profile: str, number: int) -> Iterator[Observation]:
    """Moments at which the seat to move has a choice and does not know all."""
    for seed in range(number):
        moments = list(deal(profile, Random(f"{profile} {seed}")))
        for state in moments[:: max(1, len(moments) // 4)]:
            yield state.observation(state.to_move)


@pytest.mark.parametrize("profile", PROFILES)
def test_only_what_is_legal_is_thought_of(profile: str) -> None:
    thought_of = 0
    for view in views(profile, 25):
        thoughts = think(view, seed=7, rounds=150)
        legal = set(view.legal_actions())
        if any(isinstance(action, ExchangeNine) for action in legal):
            continue  # the exchange comes first, and what is thought of may need the card taken
        assert set(thoughts) <= legal
        assert not any(isinstance(a, ClaimSixtySix | ExchangeNine) for a in thoughts)
        assert all(0 <= thought.share <= 1 for thought in thoughts.values())
        thought_of += len(thoughts)
    assert thought_of > 50


def test_the_same_seed_gives_the_same_thoughts_whatever_was_asked_before() -> None:
    view = State.start(Deal.shuffled(seed=4)).observation(0)
    first = think(view, seed=9, rounds=700)
    think(view, seed=10, rounds=900)
    assert think(view, seed=9, rounds=700) == first
    assert sum(thought.rounds for thought in first.values()) == 700


def test_thoughts_do_not_change_with_what_is_hidden() -> None:
    view = State.start(Deal.shuffled(seed=4)).observation(0)
    first = think(view, seed=3, rounds=300)
    for number, hand in enumerate(hands_of(view)):
        if number % 3000 == 0:
            assert think(state_of(view, hand).observation(0), seed=3, rounds=300) == first
    assert count_hands(view) == 12_376


def test_a_sure_winner_is_found() -> None:
    """Seed 608: after the marriage and the close nothing can stop seat 0."""
    state = State.start(Deal.shuffled(seed=608))
    thoughts = think(state.observation(0), seed=1, rounds=3000)
    best = max(thoughts, key=lambda action: thoughts[action].rounds)
    assert not isinstance(best, Play)
    assert thoughts[best].share > 0.9


def test_who_is_not_to_move_has_nothing_to_think_about() -> None:
    with pytest.raises(SolverLimit, match="other seat"):
        think(State.start(Deal.shuffled(seed=1)).observation(1), seed=1, rounds=10)


def test_without_a_kernel_there_are_no_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_desk, "load_kernel", lambda: None)
    with pytest.raises(SolverLimit):
        think(State.start(Deal.shuffled(seed=1)).observation(0), seed=1, rounds=10)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_end_has_the_exact_value_of_each_action(profile: str) -> None:
    checked = 0
    for ending in endings(profile, 40, seed=3, kinds=("exhausted", "exhausted, in a trick")):
        view = ending.state.observation(ending.state.to_move)
        state = known_state(view)
        claims = [a for a in view.legal_actions() if isinstance(a, ClaimSixtySix)]
        if state is None or (claims and view.total(view.seat) >= view.rules.target):
            continue  # a due claim comes first
        exact = solve(state).by_action
        for action, end in finish(view).items():
            assert end.value == exact[action]
            assert 0 <= end.trap <= 1
            checked += 1
    assert checked >= 30


def test_an_end_is_asked_for_only_when_all_is_known() -> None:
    with pytest.raises(SolverLimit, match="cards are hidden"):
        finish(State.start(Deal.shuffled(seed=1)).observation(0))
