"""Lesson 2, taken by learners who each hold one wrong belief about a trick of two cards."""

from __future__ import annotations

import pytest
from learner import Brain, ranks_stand, skip_to_check, tags, take

from sixtysix_teach.cards import Rank
from sixtysix_teach.classroom import Item
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.items import Value


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


BELIEFS = {
    "off-suit-ace": wins("off-suit ace wins"),
    "highest-rank-wins": wins("highest rank wins"),
    "trump-must-be-higher": wins("a trump must be higher"),
    "ten-under-king": ranks_stand("AKQJT9"),
}


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    """The check must have an item, whatever the seed, on which each belief fails."""
    walk = skip_to_check("one-trick", BELIEFS[tag], seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)
    assert tag in {error.tag for error in walk.run.progress.errors}


def test_following_suit_is_answered_with_the_rule() -> None:
    walk = take("one-trick", follows, most=120)
    assert "must-follow-from-start" in tags(walk)
