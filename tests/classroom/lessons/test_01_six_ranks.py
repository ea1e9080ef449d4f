"""Lesson 1, taken by learners who each hold one wrong belief about ranks or worths."""

from __future__ import annotations

from random import Random

import pytest
from learner import Brain, ranks_stand, skip_to_check, tags

from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.classroom import Item, exercises, generate
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.feedback import feedback
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.presets import CLASSIC

COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)
NUMBERS = ("add", "suit-sum")


def counts(worth: dict[Rank, int]) -> Brain:
    """A learner for whom some ranks are worth something else."""

    def points(card: Card) -> int:
        return worth.get(card.rank, card.points)

    def answer(item: Item) -> Value:
        if item.format == "value" and item.cards[0].rank in worth:
            return str(points(item.cards[0]))
        if item.format in NUMBERS:
            return min(sum(points(card) for card in item.cards), 30)
        return right_answer(item)

    return answer


BELIEFS = {
    "ten-under-king": ranks_stand("AKQJT9"),
    "ace-low": ranks_stand("TKQJ9A"),
    "nine-high": ranks_stand("9ATKQJ"),
    "court-order": ranks_stand("ATJQK9"),
    "nine-worth-nine": counts({Rank.NINE: 9}),
    "face-worth-ten": counts(dict.fromkeys(COURT, 10)),
}


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    """The check must have an item, whatever the seed, on which each belief fails."""
    walk = skip_to_check("six-ranks", BELIEFS[tag], seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)
    assert tag in {error.tag for error in walk.run.progress.errors}


def test_whoever_says_nothing_of_a_nine_and_a_queen_is_told_the_sum() -> None:
    """0 is the nine alone, but nobody reads one card only and takes the nine."""
    found = exercises()["points-in-a-trick"]
    for seed in range(20):
        item = generate(found, "nine", Random(seed), CLASSIC)
        total = right_answer(item)
        said = feedback(item, "0")
        assert said.title == f"It is {total}: {total} more than you said"
