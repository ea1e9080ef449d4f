"""The positions that the solver's tests are made of are possible, varied, and always the same."""

from __future__ import annotations

from collections import Counter

import pytest
from endings import KINDS, ONLY, PROFILES, endings

from sixtysix_teach import consistency
from sixtysix_teach.solver.reference import solve


@pytest.mark.parametrize("profile", PROFILES)
def test_every_position_can_be_and_every_kind_comes_up(profile):
    kinds = [kind for kind in KINDS if profile in ONLY.get(kind, PROFILES)]
    made = list(endings(profile, 2 * len(kinds), seed=1))
    assert Counter(e.kind for e in made) == dict.fromkeys(kinds, 2)
    for ending in made:
        consistency.check_state(ending.state)
        assert ending.state.ended is None
    assert made == list(endings(profile, 2 * len(kinds), seed=1))
    assert made != list(endings(profile, 2 * len(kinds), seed=2))


@pytest.mark.parametrize("profile", PROFILES)
def test_all_results_occur(profile):
    values = {solve(e.state).value for e in endings(profile, 70, seed=3)}
    assert {-3, -2, -1, 1, 2, 3} <= values
