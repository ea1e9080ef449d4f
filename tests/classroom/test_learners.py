"""Whole lessons, taken by learners who know, and by learners who each hold one wrong belief."""

from __future__ import annotations

import pytest
from learner import Brain, Walk, begin, step, take

from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.classroom import Item
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.items import Value

COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)
NUMBERS = ("add", "suit-sum")


def picks(order: str) -> Brain:
    """A learner for whom the ranks stand in another order."""

    def strength(card: Card) -> int:
        return -order.index(card.rank.value)

    def answer(item: Item) -> Value:
        if item.format == "higher":
            return max(item.cards, key=strength).code
        if item.format == "order":
            return tuple(c.code for c in sorted(item.cards, key=strength, reverse=True))
        if item.format == "winner" and item.cards[0].suit is item.cards[1].suit:
            return max(item.cards, key=strength).code
        return right_answer(item)

    return answer


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


def wins(rule: str) -> Brain:
    """A learner who decides tricks by a wrong rule."""

    def answer(item: Item) -> Value:
        if item.format != "winner":
            return right_answer(item)
        lead, reply = item.cards
        trumped = (lead.suit is item.trump) is not (reply.suit is item.trump)
        higher = max(item.cards, key=lambda card: card.strength).code
        if rule == "highest rank wins" and lead.suit is not reply.suit:
            return higher
        if rule == "off-suit ace wins" and reply.rank is Rank.ACE and not trumped:
            return reply.code
        if rule == "a trump must be higher" and trumped:
            return higher
        return right_answer(item)

    return answer


def follows(item: Item) -> Value:
    """A learner who thinks that suit must be followed from the start."""
    if item.format != "may-play":
        return right_answer(item)
    lead, hand = item.cards[0], item.cards[1:]
    follow = tuple(card.code for card in hand if card.suit is lead.suit)
    return follow or tuple(card.code for card in hand)


def tags(walk: Walk) -> set[str]:
    return {said.tag for _, _, _, said in walk.told if not said.right}


@pytest.mark.parametrize("lesson", ["six-ranks", "one-trick"])
@pytest.mark.parametrize("seed", range(10))
def test_a_learner_who_answers_right_masters_the_lesson(lesson: str, seed: int) -> None:
    walk = take(lesson, seed=seed)
    assert walk.run.record.state == "mastered"
    assert walk.run.record.diamonds == 2
    assert tags(walk) == set()
    assert walk.run.progress.errors == ()
    assert walk.views[-1]["summary"] is not None


BELIEFS = [
    ("six-ranks", picks("AKQJT9"), "ten-under-king"),
    ("six-ranks", picks("TKQJ9A"), "ace-low"),
    ("six-ranks", picks("9ATKQJ"), "nine-high"),
    ("six-ranks", picks("ATJQK9"), "court-order"),
    ("six-ranks", counts({Rank.NINE: 9}), "nine-worth-nine"),
    ("six-ranks", counts(dict.fromkeys(COURT, 10)), "face-worth-ten"),
    ("one-trick", wins("off-suit ace wins"), "off-suit-ace"),
    ("one-trick", wins("highest rank wins"), "highest-rank-wins"),
    ("one-trick", wins("a trump must be higher"), "trump-must-be-higher"),
    ("one-trick", picks("AKQJT9"), "ten-under-king"),
]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(
    ("lesson", "brain", "tag"), BELIEFS, ids=[f"{b[0]} {b[2]}" for b in BELIEFS]
)
def test_a_wrong_belief_is_named_and_not_mastered(
    lesson: str, brain: Brain, tag: str, seed: int
) -> None:
    """The check must have an item, whatever the seed, on which each belief fails."""
    # Such a learner never gets past the practice: he goes to the check by the button.
    walk = skip_to_check(lesson, brain, seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)
    assert tag in {error.tag for error in walk.run.progress.errors}


def test_following_suit_is_answered_with_the_rule() -> None:
    walk = take("one-trick", follows, most=120)
    assert "must-follow-from-start" in tags(walk)


def skip_to_check(lesson: str, brain: Brain, *, seed: int) -> Walk:
    """Take a lesson with *brain*, leaving the practice by its button once it has begun."""
    walk = begin(lesson, seed=seed)
    for _ in range(200):
        run = walk.run
        if run.steps[run.at].kind == "practice" and len(walk.told) > 30:
            run.press("to_check" if "to_check" in run.stage.buttons() else "again")
        elif not step(walk, brain):
            break
    return walk
