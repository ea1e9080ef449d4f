"""Where the solver ends: budgets of nodes, other games, no engine, many threads.

Nothing may hang, no answer may be half an answer, and one question must not spoil the next.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from endings import PROFILES, endings
from positions import CLAIM, CLOSE, FOUR_PLAYERS, THREE_PLAYERS, D, N, position
from twins import open_questions, true_positions

from sixtysix_teach import PRESETS, Deal, Rules, SolverLimit, State
from sixtysix_teach.notation import format_position
from sixtysix_teach.rules import MarriagePhase
from sixtysix_teach.solver import (
    DEFENCE_HANDS,
    best_line,
    guaranteed,
    guaranteed_many,
    host,
    limit_of_defence,
    odds,
    reference,
    solve,
    solve_many,
)
from sixtysix_teach.solver.encode import fits_kernel
from sixtysix_teach.solver.reference_hands import count_hands


def whole_deal(name: str = "classic", seed: int = 2) -> State:
    return State.start(Deal.shuffled(seed=seed, rules=PRESETS[name]), PRESETS[name])


def just_closed() -> State:
    """A close after two tricks: 1,716 hands for N."""
    return position(won="01", points=(20, 10)).apply(CLOSE)


# --- budgets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("use", ["kernel", "reference"])
def test_a_budget_too_small_is_refused_and_spoils_nothing(use: str) -> None:
    state, large = next(true_positions("classic", 1, seed=1)), whole_deal()
    view = just_closed().observation(N)
    questions = [
        lambda nodes: solve(large, nodes=nodes, use=use),
        lambda nodes: guaranteed(view, nodes=nodes, use=use),
        lambda nodes: odds(view, best_defence=False, nodes=nodes, use=use),
        lambda nodes: best_line(large, nodes=nodes, use=use),
    ]
    before = solve(state, use=use)
    for question in questions:
        with pytest.raises(SolverLimit) as error:
            question(100)
        assert "100 positions" in error.value.limit
        assert "nodes" in error.value.instead
        assert solve(state, use=use) == before
    assert before == solve(state, use="reference")


def test_what_was_given_up_is_answered_with_more_nodes() -> None:
    state, view = whole_deal("schnapsen"), just_closed().observation(N)
    for nodes in (1, 1_000, 20_000):
        with pytest.raises(SolverLimit):
            solve(state, nodes=nodes)
    assert solve(state) == solve(state, nodes=10**9)
    with pytest.raises(SolverLimit):
        guaranteed(view, nodes=1)
    with pytest.raises(SolverLimit):
        odds(view, best_defence=False, nodes=1_000)
    split = odds(view, best_defence=False).ways[0].open_cards
    assert split.hands == count_hands(view) == 1_716


def test_best_defence_has_a_budget_and_a_number_of_hands_of_its_own() -> None:
    closed = next(true_positions("classic", 1, seed=2, stock=4)).apply(CLOSE)
    view = closed.observation(closed.closing.by)
    assert count_hands(view) == 84 < DEFENCE_HANDS
    assert limit_of_defence(view) is None
    with pytest.raises(SolverLimit, match="best defence"):
        # Enough for the open cards, and not for the plans.
        odds(view, nodes=odds(view, best_defence=False).nodes)
    many = just_closed().observation(N)
    assert all(way.best_defence is None for way in odds(many).ways)
    limit = limit_of_defence(many)
    assert limit is not None
    assert "1,716" in limit.limit


def test_one_question_of_many_that_fails_leaves_the_others() -> None:
    states = [ending.state for ending in endings("classic", 20, seed=1)]
    ended = position(won="110000", points=(66, 33)).apply(CLAIM)
    mixed = [*states[:7], whole_deal(), *states[7:12], ended, *states[12:]]
    answers = solve_many(mixed, nodes=20_000)
    assert [at for at, a in enumerate(answers) if isinstance(a, SolverLimit)] == [7, 13]
    assert [a for a in answers if not isinstance(a, SolverLimit)] == [*map(solve, states)]
    views = [state.observation(N) for state in mixed]
    failed = [isinstance(answer, SolverLimit) for answer in guaranteed_many(views)]
    assert failed == [at == 13 for at in range(len(views))]


# --- other games ------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [THREE_PLAYERS, FOUR_PLAYERS, Rules().changed(packs=2)])
@pytest.mark.parametrize("use", [None, "kernel", "reference"])
def test_only_two_players_with_one_pack(rules: Rules, use: str | None) -> None:
    state = State.start(Deal.shuffled(seed=1, rules=rules), rules)
    for question in (
        partial(solve, state),
        partial(best_line, state),
        partial(guaranteed, state.observation(N)),
        partial(odds, state.observation(N)),
    ):
        with pytest.raises(SolverLimit, match="two players") as error:
            question(use=use)
        assert error.value.instead


def test_a_deal_that_has_ended_is_not_solved() -> None:
    state = position(won="110000", points=(66, 33)).apply(CLAIM)
    assert best_line(state) == ()
    for question in (
        partial(solve, state),
        partial(guaranteed, state.observation(D)),
        partial(odds, state.observation(D)),
    ):
        with pytest.raises(SolverLimit, match="has ended"):
            question()


HARD_FOR_THE_KERNEL = {
    "a marriage after an exchange on the close": PRESETS["pagat"].changed(
        marriage_phase=MarriagePhase.ANY
    ),
    "more than 255 points": Rules().changed(marriage_points=80),
    "a target beyond 255": Rules().changed(target=300, marriage_points=10),
}


@pytest.mark.parametrize("name", HARD_FOR_THE_KERNEL)
def test_what_the_kernel_cannot_hold_the_reference_answers(name: str) -> None:
    rules = HARD_FOR_THE_KERNEL[name]
    assert not fits_kernel(rules)
    state = position(won="0101010101", points=(40, 38), rules=rules)
    answer = solve(state)
    assert answer.answered_by == "reference"
    assert answer == reference.solve(state)
    view = state.observation(N)
    assert guaranteed(view).answered_by == odds(view).answered_by == "reference"
    assert state.play_all(best_line(state)).outcome is not None
    for question in (partial(solve, state), partial(guaranteed, view), partial(odds, view)):
        with pytest.raises(SolverLimit, match="does not know such rules"):
            question(use="kernel")


def test_a_choice_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="'numpy'"):
        solve(whole_deal(), use="numpy")


# --- no engine --------------------------------------------------------------------------------


def test_without_a_kernel_the_reference_gives_the_same_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    states = list(open_questions("bicycle", 40, seed=5))
    views = [state.observation(at % 2) for at, state in enumerate(states)]
    few = [view for view in views if count_hands(view) <= 6]

    def ask() -> list:
        return [*solve_many(states), *guaranteed_many(few), *map(odds, few)]

    by_kernel = ask()
    assert {answer.answered_by for answer in by_kernel} == {"kernel"}
    monkeypatch.setattr(host, "_kernel", None)
    monkeypatch.setattr(host, "_reason", "the engine is broken")
    by_reference = ask()
    assert {answer.answered_by for answer in by_reference} == {"reference"}
    assert by_reference == by_kernel
    with pytest.raises(SolverLimit, match="the engine is broken"):
        solve(states[0], use="kernel")


def test_a_python_without_wasmtime_answers_all_the_same() -> None:
    code = """if True:
        import sys
        sys.modules["wasmtime"] = None
        from sixtysix_teach.notation import parse_position
        from sixtysix_teach.solver import solve
        state = parse_position(sys.argv[1])
        print(solve(state).answered_by, solve(state).value)
        try:
            solve(state, use="kernel")
        except Exception as error:
            print(type(error).__name__, error.limit)"""
    state = position(won="0101010101", points=(40, 38))
    done = subprocess.run(
        [sys.executable, "-c", code, format_position(state)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    first, second = done.stdout.splitlines()
    assert first == f"reference {solve(state).value}"
    assert second.startswith("SolverLimit wasmtime cannot be imported")


# --- one kernel for all -----------------------------------------------------------------------


def test_threads_that_ask_at_the_same_time_get_their_own_answers() -> None:
    states = [e.state for name in PROFILES for e in endings(name, 14, seed=6)]
    views = [state.observation(at % 2) for at, state in enumerate(states)]
    views = [view for view in views if count_hands(view) <= 84]
    work = [*(partial(solve, state) for state in states), *(partial(guaranteed, v) for v in views)]
    work += [partial(odds, view, best_defence=False) for view in views]
    expected = [question() for question in work]
    order = list(range(len(work)))
    Random(1).shuffle(order)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda at: work[at](), order))
    assert answers == [expected[at] for at in order]


def test_rules_may_change_from_question_to_question() -> None:
    by_profile = [list(endings(name, 6, seed=7)) for name in PROFILES]
    mixed = [ending.state for row in zip(*by_profile, strict=True) for ending in row]
    assert solve_many(mixed) == [reference.solve(state) for state in mixed]
    # The same cards under other rules: what was found under the first must not answer the second.
    made = position(won="0101010101", points=(47, 40))
    for name in ("classic", "kawu", "bicycle", "santase", "classic"):
        state = position(won="0101010101", points=(47, 40), rules=PRESETS[name])
        assert state.hands == made.hands
        assert solve(state) == reference.solve(state)


def test_other_stocks_with_the_same_hands_are_other_positions() -> None:
    rng = Random(3)
    checked, different = 0, 0
    for state in open_questions("classic", 400, seed=4):
        if state.must_follow or len(state.stock) < 2:
            continue
        others = [replace(state, stock=tuple(rng.sample(state.stock, len(state.stock))))]
        others += [state, replace(others[0], stock=state.stock[::-1])]
        answers = [solve(other) for other in others]
        assert answers == [reference.solve(other) for other in others]
        checked += 1
        different += answers[0] != answers[1]
    assert checked >= 20
    assert different >= 3
