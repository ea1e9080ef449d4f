"""The lean searches of the strict phase against the searches over states, and where they end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

import pytest
from endings import PROFILES, deal
from positions import CLOSE, N, marry, position
from twins import house_rules, light

from sixtysix_teach import PRESETS, Closing, Deal, Observation, Rules, SolverLimit, State
from sixtysix_teach.notation import format_position, format_view
from sixtysix_teach.solver import reference
from sixtysix_teach.solver.reference_belief import guaranteed, guaranteed_by_states
from sixtysix_teach.solver.reference_hands import count_hands
from sixtysix_teach.solver.reference_strict import is_lean

NUMBER = 300


def strict_endings(profile: str, rules: Rules | None = None, seed: int = 0) -> Iterator[State]:
    """Yield light strict positions without end, two of each deal."""
    while True:
        seed += 1
        rng = Random(f"{profile}, strict, {seed}")
        fitting = [s for s in deal(profile, rng, rules) if s.must_follow and light(s)]
        yield from rng.sample(fitting, min(2, len(fitting)))


def assert_same(states: list[State]) -> None:
    for state in states:
        lean, slow = reference.solve(state), reference.solve_by_states(state)
        assert lean == slow, format_position(state)
        assert tuple(lean.by_action) == state.legal_actions()


@pytest.mark.parametrize("profile", PROFILES)
def test_the_lean_search_agrees_with_the_search_over_states(profile: str) -> None:
    states = list(islice(strict_endings(profile), NUMBER))
    lean = [state for state in states if is_lean(state)]
    assert len(lean) >= 0.8 * NUMBER
    for fits in (
        lambda s: s.exhausted,
        lambda s: s.closing is not None,
        lambda s: s.played,
        lambda s: not s.played,
        lambda s: max(s.card_points) >= s.rules.target,
    ):
        assert sum(map(bool, map(fits, lean))) >= NUMBER / 20
    assert_same(states)


def test_they_agree_under_house_rules_that_no_profile_has() -> None:
    states: list[State] = []
    for seed in range(2 * NUMBER):
        rng = Random(f"strict house, {seed}")
        states += islice(strict_endings("house", house_rules(rng), seed=1000 * seed), 2)
    assert len({state.rules for state in states}) >= NUMBER
    assert_same(states)


@pytest.mark.parametrize("profile", PROFILES)
def test_they_agree_on_full_hands(profile: str) -> None:
    rules = PRESETS[profile]
    states: list[State] = []
    for seed in range(100):
        played = deal(profile, Random(f"{profile}, full, {seed}"), rules)
        cards = 12 if rules.hand_size > 5 else 10
        full = (s for s in played if s.exhausted and sum(map(len, s.hands)) == cards)
        states += islice(full, 1)
    # With 32 cards the slow search needs seconds for each.
    few = 1 if len(rules.ranks) > 6 else 6
    assert len(states) >= few
    assert_same(states[:few])


@pytest.mark.parametrize("profile", PROFILES)
def test_they_agree_about_what_can_be_forced(profile: str) -> None:
    views = islice(hidden_views(strict_endings(profile)), NUMBER // 3)
    assert_forced_the_same(list(views))


def test_they_agree_about_what_can_be_forced_under_house_rules() -> None:
    views: list[Observation] = []
    for seed in range(NUMBER // 2):
        rules = house_rules(Random(f"strict house, {seed}"))
        few = islice(strict_endings("house", rules, seed=1000 * seed), 8)
        views += islice(hidden_views(few), 2)
    assert len({view.rules for view in views}) >= NUMBER / 4
    assert_forced_the_same(views)


def hidden_views(states: Iterable[State]) -> Iterator[Observation]:
    """Yield what a seat sees of those states in which the other has more than one possible hand."""
    for at, state in enumerate(states):
        view = state.observation(at % 2)
        if 1 < count_hands(view) <= 300:
            yield view


def assert_forced_the_same(views: list[Observation]) -> None:
    for view in views:
        lean, slow = guaranteed(view), guaranteed_by_states(view)
        assert lean == slow, format_view(view)
        assert list(lean.by_action) == list(slow.by_action)
    assert len({(view.seat, view.my_turn, bool(view.played)) for view in views}) == 8


@pytest.mark.parametrize("name", ["classic", "schnapsen"])
def test_they_agree_right_after_a_close_at_the_first_lead(name: str) -> None:
    for seed in range(4):
        state = State.start(Deal.shuffled(seed=seed, rules=PRESETS[name]), PRESETS[name])
        view = state.apply(CLOSE).observation(N)
        assert guaranteed(view) == guaranteed_by_states(view), format_view(view)


def test_they_agree_about_a_close_that_may_come_after_an_announcement() -> None:
    for rules in (PRESETS["classic"], PRESETS["schnapsen"], PRESETS["pagat"]):
        state = position(n="KS QS AH TH", won="0010", rules=rules)
        view = state.observation(N)
        answer = guaranteed(view)
        assert answer == guaranteed_by_states(view)
        assert None not in (answer.by_action[marry("S")], answer.by_action[CLOSE])


def test_an_exchange_on_the_close_is_left_to_the_search_over_states() -> None:
    close = {"n": "AH", "won": "0010", "closed": Closing(N, 4)}
    assert not is_lean(position(rules=PRESETS["pagat"], **close))
    assert is_lean(position(rules=PRESETS["classic"], **close))
    assert not is_lean(position(won="0010"))


def test_the_number_of_nodes_is_kept() -> None:
    state = position(won="0011", points=(20, 20)).apply(CLOSE)
    needed = reference.solve(state).nodes
    assert needed > 1
    assert reference.solve(state, nodes=needed).nodes == needed
    with pytest.raises(SolverLimit, match="solve: more than 1 positions"):
        reference.solve(state, nodes=1)
    with pytest.raises(SolverLimit):
        reference.solve(state, nodes=needed - 1)
    view = state.observation(N)
    needed = guaranteed(view).nodes
    assert guaranteed(view, nodes=needed).nodes == needed
    with pytest.raises(SolverLimit, match="guaranteed: more than"):
        guaranteed(view, nodes=needed - 1)


PROGRAM = """
import os, signal, threading
from random import Random
from sixtysix_teach import CloseStock, Deal, Rank, Rules, State
from sixtysix_teach.solver import reference

rules = Rules().changed(
    ranks=tuple(Rank), hand_size=15, packets=(15,), turn_up_after=1,
    must_head=False, must_trump=False,
)
small = State.start(Deal.shuffled(seed=66)).apply(CloseStock())
before = reference.solve(small)
endless = State.start(Deal.shuffled(seed=3, rules=rules), rules).apply(CloseStock())
threading.Timer(1, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    reference.solve(endless, nodes=10**15)
except KeyboardInterrupt:
    print("stopped")
print("same" if reference.solve(small) == before else "different")
"""


@pytest.mark.skipif(os.name == "nt", reason="signals are sent differently there")
def test_an_interrupt_stops_the_search_and_harms_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120
    )
    assert done.stdout.split() == ["stopped", "same"], done.stderr
