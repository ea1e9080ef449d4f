"""The kernel against the reference with hidden cards: what can be forced, and the odds.

Both seats ask, whoever is to move, in every kind of position. The reference lists hands and plans
one by one; questions for which that takes too long are passed over, and few may be.
"""

from __future__ import annotations

import pytest
from endings import PROFILES
from twins import HIDDEN, Difference, hidden_difference, house_questions, views

from sixtysix_teach import SolverLimit
from sixtysix_teach.solver.reference_hands import count_hands

NUMBER = {"guaranteed": 150, "odds": 60}
NODES = 2_000
SEED = 2


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("kind", HIDDEN)
def test_the_twins_agree_about_hidden_cards(kind: str, profile: str) -> None:
    number = NUMBER[kind]
    several, passed_over, seats = 0, 0, set()
    for view in views(profile, number, seed=SEED):
        found = hidden_difference(kind, view, NODES)
        if isinstance(found, Difference):
            pytest.fail(str(found))
        passed_over += isinstance(found, SolverLimit)
        several += found is None and count_hands(view) > 1
        seats.add((view.seat, view.my_turn))
    assert passed_over <= number / 4
    assert several >= number / 4
    assert len(seats) == 4


@pytest.mark.parametrize("kind", HIDDEN)
def test_the_twins_agree_under_house_rules_too(kind: str) -> None:
    several = 0
    for at, state in enumerate(house_questions(2 * NUMBER[kind], seed=SEED, each=1)):
        found = hidden_difference(kind, state.observation(at % 2), NODES)
        if isinstance(found, Difference):
            pytest.fail(str(found))
        several += found is None
    assert several >= NUMBER[kind]
