"""Lesson 6, taken by learners who each hold one wrong belief about the nine of trumps.

The misconceptions that many hold are in ``test_misconceptions.py``; these are further ones.
"""

from __future__ import annotations

from random import Random

import pytest
from learner import Brain, skip_to_check, tags

from sixtysix_teach.actions import EXCHANGE
from sixtysix_teach.classroom import Item, exercises, generate, show_exchange
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.library import seen

LESSON = "nine-of-trumps"


def says(answer: Value, *cases: str, format_: str = "exchange-now") -> Brain:
    """A learner who gives one answer to these cases of a format."""

    def given(item: Item) -> Value:
        return answer if item.format == format_ and item.case in cases else right_answer(item)

    return given


def keeps_the_nine(item: Item) -> Value:
    right = right_answer(item)
    if item.format != "after-exchange" or item.case != "hand":
        return right
    return tuple(card.code for card in seen(item.moment).hand)


BELIEFS = {
    "exchange-when-following": says("yes", "following"),
    "exchange-before-draw": says("yes", "before-draw"),
    "exchange-stock-gone": says("yes", "gone"),
    "exchange-missed": says("no", "last-lead"),
    "nine-kept": keeps_the_nine,
    "exchanged-card-waits": says("none", "pair", format_="after-exchange"),
}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check(LESSON, BELIEFS[tag], seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)
    assert tag in {error.tag for error in walk.run.progress.errors}


def test_exchanging_at_the_first_chance_only_is_answered_with_the_right_to_wait() -> None:
    def first_only(item: Item) -> Value:
        right = right_answer(item)
        return right[:1] if item.format == "timeline" and isinstance(right, tuple) else right

    found: set[str] = set()
    for seed in range(6):
        found |= tags(skip_to_check(LESSON, first_only, seed=seed, after=40))
    assert "exchange-at-once" in found


def test_yes_and_no_agree_with_the_legal_actions() -> None:
    exercise = exercises()["exchange-timing"]
    for case in exercise.cases:
        for seed in range(6):
            item = generate(exercise, case, Random(seed))
            legal = EXCHANGE in seen(item.moment).legal_actions()
            assert (right_answer(item) == "yes") is legal, item


def test_the_figure_counts_what_the_hand_gains() -> None:
    assert show_exchange("9H AS KS JD TC QC", "AH").total == 11
