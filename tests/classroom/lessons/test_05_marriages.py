"""Lesson 5, taken by learners who each hold one wrong belief about marriages.

The misconceptions that many hold are in ``test_misconceptions.py``; these are further ones.
"""

from __future__ import annotations

from random import Random

import pytest
from learner import Brain, skip_to_check, tags

from sixtysix_teach.actions import DeclareMarriage
from sixtysix_teach.cards import Rank
from sixtysix_teach.classroom import Item, exercises, generate
from sixtysix_teach.classroom.answers import is_right, right_answer
from sixtysix_teach.classroom.formats.which_half import case_of
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.library import library, seen

LESSON = "marriages"


def now(*cases: str) -> Brain:
    """A learner who takes a marriage to score at once in these cases."""

    def answer(item: Item) -> Value:
        if item.format != "marriage-now" or item.case not in cases:
            return right_answer(item)
        return "now-trump" if item.cards[0].suit is item.trump else "now-plain"

    return answer


def any_pair(item: Item) -> Value:
    """All kings and queens of a hand, and any two of them as a marriage."""
    if item.format == "spot-pair":
        hand = seen(item.moment).hand
        return tuple(card.code for card in hand if card.rank in (Rank.KING, Rank.QUEEN))
    return now("two-suits")(item)


def both_are_spent(item: Item) -> Value:
    found = right_answer(item)
    if item.format != "cards-left":
        return found
    assert isinstance(found, tuple)
    return tuple(code for code in found if code != item.cards[1].code)


def twice(item: Item) -> Value:
    view = seen(item.moment) if item.format == "running-total" else None
    return right_answer(item) if view is None else view.total(view.seat) + _worth(item)


def _worth(item: Item) -> int:
    view = seen(item.moment)
    return view.marriage_points(view.seat)


BELIEFS = {
    "any-king-any-queen": any_pair,
    "pending-counted": now("first-plain", "first-trump"),
    "both-spent": both_are_spent,
    "scores-twice": twice,
}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check(LESSON, BELIEFS[tag], seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)
    assert tag in {error.tag for error in walk.run.progress.errors}


def test_every_moment_of_the_library_shows_its_case_still() -> None:
    for case, found in library("which_half")["classic"].items():
        assert len(found) >= 15
        for one in found:
            assert case_of(one.moment) == case
            assert "?" in one.moment


def test_where_both_halves_are_as_good_every_answer_is_right() -> None:
    exercise = exercises()["half-to-lead"]
    item = generate(exercise, "either", Random(1))
    assert all(is_right(item, answer) for answer in ("king", "queen", "same"))


def test_what_scores_is_what_the_engine_lets_announce() -> None:
    """Yes or no of every case agrees with the legal actions of that moment."""
    exercise = exercises()["scores-now"]
    for case in exercise.cases:
        for seed in range(6):
            item = generate(exercise, case, Random(seed))
            view, (king, queen) = seen(item.moment), item.cards
            legal = DeclareMarriage(king.suit) in view.legal_actions()
            pair = king.suit is queen.suit
            assert (right_answer(item) != "no") is (legal and pair), item
