"""What the cards of a hand are worth at a moment, and why: the tutor's judgement, remembered."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from sixtysix_teach.actions import Action, Play
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.opponents.careful import by_thumb
from sixtysix_teach.tutor.explain import explain
from sixtysix_teach.tutor.judge import Basis, Judgement, judge

CLEAR = Fraction(1, 4)
"""So many game points on average make one card clearly better than another."""


@lru_cache(maxsize=1024)
def judgement(moment: str) -> Judgement:
    """Return what each action is worth at *moment*, by what its seat can know."""
    return judge(seen(moment))


@lru_cache(maxsize=1024)
def counted_values(moment: str) -> Mapping[Card, Fraction]:
    """Return what each card brings on average, where that is counted over every hand; else nothing.

    Exact at the end of the stock: after this trick no card is hidden any more.
    """
    found = judgement(moment)
    if found.basis is not Basis.COUNTED:
        return {}
    return {
        action.card: value
        for action, value in found.values.items()
        if isinstance(action, Play) and all(view.get(action) == value for view in found.views)
    }


def why_lines(moment: str, card: Card) -> tuple[str, ...]:
    """Return the tutor's reasons against *card*, where a card is best and not a close."""
    if not isinstance(judgement(moment).best[0], Play):
        return ()
    # Its first two lines are the price and the better card, which the format says itself.
    return explain(seen(moment), Play(card)).lines[2:]


@lru_cache(maxsize=1024)
def thumb_move(moment: str) -> Action:
    """Return what the careful player does at *moment*."""
    return by_thumb(seen(moment))
