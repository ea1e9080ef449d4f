"""A kind of question does not come again at once with the same cards, under other rules neither."""

from __future__ import annotations

import pytest

from bench.variety import ENOUGH, variety
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.library import library
from sixtysix_teach.classroom.plan import cases_under
from sixtysix_teach.presets import PRESETS

TWO = [name for name, rules in PRESETS.items() if rules.players == 2]
OFTEN = ("lead_or_not", "trump_or_not", "rank_cards", "predict_bot", "keep_the_pair")
AT_LEAST = 7


@pytest.mark.parametrize("name", OFTEN)
def test_a_library_whose_cases_come_up_often_has_many_under_each_profile(name: str) -> None:
    for rules, cases in library(name).items():
        for case, found in cases.items():
            assert len(found) >= AT_LEAST, (rules, case)


@pytest.mark.parametrize("rules", TWO)
def test_the_count_of_different_items_agrees_with_the_library(rules: str) -> None:
    exercise = exercises()["lead-high-or-low"]
    for case in cases_under(exercise, PRESETS[rules]):
        found = variety(exercise, case, PRESETS[rules])
        assert AT_LEAST <= found.items <= ENOUGH
        assert found.items <= found.seeds
        assert found == variety(exercise, case, PRESETS[rules])


def test_a_case_with_a_single_item_is_counted_as_one() -> None:
    assert variety(exercises()["sum-the-pack"], "pack", PRESETS["classic"], seeds=9).items == 1
