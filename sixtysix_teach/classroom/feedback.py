"""The explanation of an answer, and the hints before it.

Every wrong answer of every item has its own reason: it names the cards, gives the rule, and where
the answer fits a common wrong belief, that belief. A test walks through all of them.
"""

from __future__ import annotations

from collections.abc import Callable

from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.classroom.answers import is_right, playable, right_answer
from sixtysix_teach.classroom.exercises import Feedback, Item, Value
from sixtysix_teach.classroom.reasons_ranks import (
    Why,
    sum_facts,
    why_higher,
    why_order,
    why_pack_sum,
    why_sum,
    why_value,
    worths,
)
from sixtysix_teach.classroom.reasons_tricks import (
    trick_facts,
    trick_kind,
    why_may_play,
    why_points_to,
    why_spot,
    why_winner,
)
from sixtysix_teach.classroom.words import say, say_lines
from sixtysix_teach.phrases import suit_name

# The last hint shows the answer: from there on the item is an example.
LAST_HINT = 4

_WHY: dict[str, Callable[[Item, Value], Why]] = {
    "higher": why_higher,
    "order": why_order,
    "value": why_value,
    "add": why_sum,
    "suit-sum": why_sum,
    "pack-sum": why_pack_sum,
    "winner": why_winner,
    "points-to": why_points_to,
    "spot-error": why_spot,
    "may-play": why_may_play,
}
_TRICKS = {"winner", "points-to", "spot-error"}


def feedback(item: Item, answer: Value) -> Feedback:
    """Return what is said about *answer*: the reason with the cards and the sum.

    >>> from sixtysix_teach.classroom.exercises import exercises
    >>> said = feedback(exercises()["higher-card"].items["ten-or-king"], "KS")
    >>> said.tag, said.lines[0]
    ('ten-under-king', '[KS] does not beat [TS]. The order is **A 10 K Q J 9**.')
    """
    why = _right(item) if is_right(item, answer) else _WHY[item.format](item, answer)
    facts = _facts(item, why)
    return Feedback(
        right=not why.tag,
        title=say(f"{why.key}.title", **facts),
        lines=say_lines(f"{why.key}.lines", **facts),
        tag=why.tag,
    )


def explain(item: Item) -> Feedback:
    """Return the explanation of the right answer, as a worked example shows it."""
    return feedback(item, right_answer(item))


def hint(item: Item, level: int) -> str:
    """Return the hint of *level* 1, 2 or 3: a question, the rule, what to look at.

    Level 4 is no text: it shows the answer.
    """
    facts: dict[str, str | int] = {"worths": worths(item.cards)}
    if item.format in _TRICKS:
        trick = trick_facts(item)
        facts = {**facts, **trick, "look": say(f"look.{trick_kind(item)}", **trick)}
    if item.format == "higher":
        facts = {**facts, "one": item.cards[0].code, "two": item.cards[1].code}
    return say_lines(f"hint.{item.format}", **facts)[level - 1]


def _facts(item: Item, why: Why) -> dict[str, str | int]:
    if item.trump is None:
        return why.facts
    return {**why.facts, "trumps_capital": suit_name(item.trump).capitalize()}


def _right(item: Item) -> Why:
    """Return the key and the facts of the one-line reason for the right answer."""
    if item.format == "higher":
        high, low = sorted(item.cards, key=_strength, reverse=True)
        key = "higher.right-ten" if high.rank is Rank.TEN else "higher.right"
        return Why("", key, {"right": high.code, "other": low.code})
    if item.format == "value":
        card = item.cards[0]
        return Why("", "value.right", {"card": card.code, "points": card.points})
    if item.format in ("add", "suit-sum"):
        return Why("", "sum.right", sum_facts(item.cards, 0))
    if item.format == "winner":
        return Why("", f"winner.{trick_kind(item)}.right", trick_facts(item))
    if item.format == "points-to":
        return Why("", "points-to.right", trick_facts(item))
    if item.format == "spot-error":
        return Why("", f"spot.right.{right_answer(item)}", trick_facts(item))
    if item.format == "may-play":
        lead = item.cards[0].code
        return Why("", "may-play.right", {"lead": lead, "many": len(playable(item))})
    return Why("", "order.right" if item.format == "order" else "pack.right")


def _strength(card: Card) -> int:
    return card.strength
