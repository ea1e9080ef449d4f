"""What the cards of a hand are worth at a moment, and why: the tutor's judgement, remembered."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from fractions import Fraction
from functools import lru_cache

from sixtysix_teach.actions import Action, Play
from sixtysix_teach.cards import Card, beats
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.opponents.careful import by_thumb
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.solver import hands_of
from sixtysix_teach.tutor.explain import Explanation, explain, idea_text
from sixtysix_teach.tutor.fact_words import fact_text
from sixtysix_teach.tutor.judge import Basis, Judgement, judge

say = Phrases("lesson_12.toml", standing=standing_figures).say

CLEAR = Fraction(1, 4)
"""So many game points on average make one card clearly better than another."""

TOKEN = re.compile(r"\[([^\[\]]+)\]")
"""A card in a sentence."""

FEW = 2
"""So many reasons for a card are read beside its figures."""

LATER = "guarded-tens"
"""The fact that a ten has company: true, but no reason of this trick."""

TURN_UP = "turn-up-to-loser"
"""The fact that the loser of the last open trick gets the turn-up."""

EXPOSED = "lead-exposed"
"""The theme of a high lead that most hands can take."""

PRICES = ("card-gives", "lead-risks")
"""What a card may lose speaks against it, and not for it."""


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


def most_counted(moment: str) -> Fraction:
    """Return the most that any action brings there, not only a card, by any way of counting.

    Raises ``ValueError`` where nothing is counted.
    """
    return max(max(view.values()) for view in judgement(moment).views)


def why_lines(moment: str, card: Card, among: Collection[str] = ()) -> tuple[str, ...]:
    """Return the tutor's reasons against *card*, where a card is best and not a close.

    With *among* no reason names a card of the hand that is not one of these: it is not on offer.
    """
    best = judgement(moment).best[0]
    if not isinstance(best, Play) or (among and best.card.code not in among):
        return ()
    found = explain(seen(moment), Play(card))
    # Its first two lines are the price and the better card, which the format says itself.
    lines = [line for line in _fitting(found, moment, among) if line in found.lines[2:]]
    # Of the dearer lead it is told who takes it: that is what the choice turns on.
    return (*_taken(moment, max(best.card, card, key=lambda one: one.points)), *lines)


def for_lines(moment: str, card: Card, among: Collection[str] = ()) -> tuple[str, ...]:
    """Return the tutor's reasons for *card*, in words alone; none where something else is best."""
    if Play(card) not in judgement(moment).best:
        return ()
    view = seen(moment)
    found = explain(view, Play(card))
    lines = _fitting(found, moment, among)
    gains = [fact_text(fact) for fact in found.facts if fact.code not in PRICES]
    facts = [line for line in gains if line in lines]
    idea = [line for line in (idea_text(view, found.theme),) if line in lines]
    return (*[*_taken(moment, card), *facts][: FEW - len(idea)], *idea)


def _taken(moment: str, card: Card) -> tuple[str, ...]:
    """Return with how many hands the bot can take the lead of *card*, and what then follows."""
    view = seen(moment)
    if view.played or view.turn_up is None:
        return ()
    hands = list(hands_of(view))
    takers = sum(any(beats(one, card, trump=view.trump) for one in hand) for hand in hands)
    key = "none" if not takers else "all" if takers == len(hands) else "some"
    facts = {"card": card.code, "turn_up": view.turn_up.code}
    return (say(f"two.taken.{key}", takers=takers, hands=len(hands), **facts),)


def _fitting(found: Explanation, moment: str, among: Collection[str]) -> list[str]:
    """Return the lines that name no card of the hand but those on offer, nor a later worry.

    Of a lead it is said apart with how many hands the bot takes it, and who gets the turn-up.
    """
    view = seen(moment)
    off = {card.code for card in view.hand} - set(among) if among else set()
    apart = (LATER,) if view.played else (LATER, TURN_UP)
    later = {fact_text(fact) for fact in found.facts if fact.code in apart}
    later |= {idea_text(view, EXPOSED)}
    return [
        line for line in found.lines if line not in later and not off & set(TOKEN.findall(line))
    ]


@lru_cache(maxsize=1024)
def thumb_move(moment: str) -> Action:
    """Return what the careful player does at *moment*."""
    return by_thumb(seen(moment))
