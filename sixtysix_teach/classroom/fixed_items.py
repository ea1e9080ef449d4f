"""A fixed question of a lesson under the rules of the course: the same moment, judged by them.

The cards stay those of Classic, six in a hand, since they were laid out by hand. All else goes by
the rules of the course; where such a moment could not have come about under them, what led to it is
allowed as in Classic. A question that cannot be asked then is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation.rules import format_rules
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules

# The cards, and what goes with them: a nine is what a fixed question on the exchange shows.
_CARDS = ("ranks", "packs", "hand_size", "packets", "turn_up_after")
# When something may be done: by Classic it was done in what a moment tells of the deal before.
_WHEN = (
    "marriages",
    "marriage_leads_king",
    "trickless_marriage",
    "exchange_min_stock",
    "close_at_first_lead",
    "close_min_stock",
    "close_before_draw",
)


@cache
def item_under(item: Item, rules: Rules) -> Item | None:
    """Return *item* under *rules*, or None where it cannot be asked under them.

    >>> from sixtysix_teach.classroom.exercises import exercises
    >>> from sixtysix_teach.presets import PRESETS
    >>> eight = exercises()["match-score"].items["eight"]
    >>> item_under(eight, PRESETS["santase"]).extra
    ('santase',)
    """
    if rules == CLASSIC or item == _moved(item, rules):
        return item
    form = FORMATS[item.format]
    for near in _near(rules):
        moved = _moved(item, near)
        try:
            form.check(moved)
            form.input(moved)
            form.why_right(moved)
        except (SixtySixError, ArithmeticError, LookupError, ValueError):
            continue
        return moved
    return None


def _near(rules: Rules) -> Iterator[Rules]:
    """Yield *rules* with the cards of Classic, then with its moments too."""
    laid_out = rules
    if (rules.pack, rules.hand_size) != (CLASSIC.pack, CLASSIC.hand_size):
        nine = None if rules.exchange_rank is None else CLASSIC.exchange_rank
        cards = {name: getattr(CLASSIC, name) for name in _CARDS}
        laid_out = rules.changed(name=rules.name, exchange_rank=nine, **cards)
    yield laid_out
    yield laid_out.changed(name=rules.name, **{name: getattr(CLASSIC, name) for name in _WHEN})


def _moved(item: Item, rules: Rules) -> Item:
    """Return *item* with other rules at the head of each position line."""
    name = format_rules(rules)
    return replace(
        item,
        moment=_renamed(item.moment, name),
        extra=tuple(_renamed(line, name) for line in item.extra),
    )


def _renamed(line: str, name: str) -> str:
    first, space, rest = line.partition(" ")
    return f"{name}{space}{rest}" if first == CLASSIC.name else line
