"""The kernel against the reference with all cards open: every value of every action.

The kernel is fast because it prunes by what it knows of the game. The reference knows nothing but
the engine, so a wrong shortcut of the kernel shows as a difference here.
``python tests/compare_twins.py`` goes on with more positions.
"""

from __future__ import annotations

import pytest
from endings import KINDS, ONLY, PROFILES
from twins import house_questions, open_questions, solve_differences, true_positions

NUMBER = 2_000
SEED = 1


@pytest.mark.parametrize("profile", PROFILES)
def test_the_twins_agree_on_every_action_in_every_kind_of_position(profile: str) -> None:
    states = list(open_questions(profile, NUMBER, seed=SEED))
    assert len(states) == NUMBER
    assert len({state.rules for state in states}) == 6
    for kind, fits in KINDS.items():
        if profile in ONLY.get(kind, PROFILES):
            assert sum(map(fits, states)) >= NUMBER / 100, kind
    for difference in solve_differences(states):
        pytest.fail(str(difference))


@pytest.mark.parametrize("profile", PROFILES)
def test_the_twins_agree_on_full_hands_with_two_cards_in_the_stock(profile: str) -> None:
    for difference in solve_differences(list(true_positions(profile, 2, seed=SEED))):
        pytest.fail(str(difference))


def test_the_twins_agree_under_house_rules_that_no_profile_has() -> None:
    states = list(house_questions(1_000, seed=SEED))
    assert len({state.rules for state in states}) >= 240
    for difference in solve_differences(states):
        pytest.fail(str(difference))
