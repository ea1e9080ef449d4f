"""The sign of the trump suit stands on every board whose question trumps can decide."""

from __future__ import annotations

from random import Random

import pytest

from sixtysix_teach.classroom.board import item_board
from sixtysix_teach.classroom.exercises import Exercise, exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.generators import generate
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.presets import CLASSIC

WITHOUT = {
    # Single cards and sums of the pack: no trick is played.
    "higher", "order", "value", "add", "suit-sum", "pack-sum",
    # The deal is over, its totals are told: only they decide.
    "next-lead", "score-the-deal", "match-score",
    # Counts of hands and game points, no cards.
    "break-even", "expected-value",
}  # fmt: skip


def items(exercise: Exercise) -> list[Item]:
    """The fixed items of an exercise, and two of each case as they are drawn."""
    cases = FORMATS[exercise.format].cases_under(CLASSIC)
    drawn = [
        generate(exercise, case, Random(seed), CLASSIC)
        for case in exercise.cases
        if case in cases
        for seed in range(2)
    ]
    return [*exercise.items.values(), *drawn]


@pytest.mark.parametrize("name", list(exercises()))
def test_the_trump_sign_stands_where_trumps_can_decide(name: str) -> None:
    exercise = exercises()[name]
    if exercise.format in WITHOUT:
        return
    for item in items(exercise):
        trump = item_board(item, "", None, closed=False)["trump"]
        assert trump is not None, item
        assert trump["text"] == "Trumps"


def test_a_board_without_the_sign_is_one_that_names_no_moment_to_play() -> None:
    known = {exercise.format for exercise in exercises().values()}
    assert known >= WITHOUT
