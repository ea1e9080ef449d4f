"""The explanation of an answer, and the hints before it.

Every wrong answer of every item has its own reason: it names the cards, gives the rule, and where
the answer fits a common wrong belief, that belief. A test walks through all of them.
"""

from __future__ import annotations

from functools import cache

from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Feedback, Item, Value, Why
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.phrases import Phrases

# The last hint shows the answer: from there on the item is an example.
LAST_HINT = 4


def feedback(item: Item, answer: Value) -> Feedback:
    """Return what is said about *answer*: the reason with the cards and the sum.

    >>> from sixtysix_teach.classroom.exercises import exercises
    >>> said = feedback(exercises()["higher-card"].items["ten-or-king"], "KS")
    >>> said.tag, said.lines[0]
    ('ten-under-king', '[KS] does not beat [TS]. The order is **A 10 K Q J 9**.')
    """
    form = FORMATS[item.format]
    right = form.accepts(item, answer)
    why = form.why_accepted(item, answer) if right else form.why(item, answer)
    return _said(item, answer, why, right=right)


def explain(item: Item) -> Feedback:
    """Return the explanation of the right answer, as a worked example shows it."""
    why = FORMATS[item.format].why_shown(item)
    return _said(item, right_answer(item), why, right=True)


def _said(item: Item, answer: Value, why: Why, *, right: bool) -> Feedback:
    form = FORMATS[item.format]
    phrases = _phrases(form.phrases)
    return Feedback(
        right=right,
        title=phrases.say(f"{why.key}.title", **why.facts),
        lines=(*phrases.say_lines(f"{why.key}.lines", **why.facts), *why.lines),
        tag=why.tag,
        computation=form.computation(item, answer),
    )


def hint(item: Item, level: int) -> str:
    """Return the hint of *level* 1, 2 or 3: a question, the rule, what to look at.

    Level 4 is no text: it shows the answer.
    """
    return FORMATS[item.format].hint(item, level)


def proved(item: Item) -> Item:
    """Return *item*, read from a save, if its hints and its explanation can be said.

    A save may be older than the questions, or damaged: that must not come out only at the answer,
    so it is a ``ValueError`` here.
    """
    try:
        explain(item)
        for level in range(1, LAST_HINT):
            hint(item, level)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError) as problem:
        raise ValueError(f"{item.format} cannot ask this: {problem!r}") from None
    return item


@cache
def _phrases(file: str) -> Phrases:
    return Phrases(file, standing=standing_figures)
