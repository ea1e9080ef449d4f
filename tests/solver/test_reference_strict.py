"""The lean reference of the strict phase against the search over states, and where it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from random import Random

import pytest
from endings import PROFILES, deal
from positions import CLOSE, N, position
from twins import house_rules, light

from sixtysix_teach import PRESETS, Closing, Rules, SolverLimit, State
from sixtysix_teach.notation import format_position
from sixtysix_teach.solver import reference
from sixtysix_teach.solver.reference_strict import is_lean

NUMBER = 300


def strict_endings(profile: str, rules: Rules | None = None, seed: int = 0):
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
