"""A text of a lesson that depends on the rules: a table with one text for each value of a field.

``{ by = "must_head", false = "Follow suit.", other = "Follow, and beat if you can." }`` says what
is so under the rules of the course. A value is written as in a position line; under it may stand
another such table. An empty text in a list leaves its line out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

from sixtysix_teach.cards import Rank
from sixtysix_teach.classroom.words import PHRASES, pack_figures
from sixtysix_teach.errors import DataError
from sixtysix_teach.notation.rules import format_value
from sixtysix_teach.phrases import per_language
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules, field_types

BY, OTHER = "by", "other"


class Texts:
    """The texts of one lesson file under *rules*: chosen, and filled with the figures of them.

    With *classic_cards* the figures of the pack are those of Classic, as on the lesson's boards.
    """

    def __init__(self, file: str, rules: Rules, *, classic_cards: bool = False) -> None:
        self.file = file
        self.rules = rules
        self._figures = figures(rules, CLASSIC if classic_cards else rules)

    def text(self, name: str, entry: Mapping[str, Any], field: str) -> str:
        """Return the text of *field* in the entry called *name*; it must be there."""
        made = self.optional(name, entry, field)
        if not made:
            raise DataError(self.file, name, field, "a text is needed here")
        return made

    def optional(self, name: str, entry: Mapping[str, Any], field: str) -> str:
        """Return the text of *field*, empty where there is none."""
        return self._said(name, field, entry.get(field, ""))

    def lines(self, name: str, entry: Mapping[str, Any], field: str) -> tuple[str, ...]:
        """Return the lines of *field*, without those that these rules leave out."""
        value = entry.get(field, [])
        if not isinstance(value, list):
            raise DataError(self.file, name, field, "a list of texts is needed here")
        made = (self._said(name, field, one) for one in value)
        return tuple(line for line in made if line)

    def _said(self, name: str, field: str, value: object) -> str:
        text = chosen(self.file, name, field, value, self.rules)
        return PHRASES.fill(text.strip(), self.file, name, **self._figures)


def chosen(file: str, name: str, field: str, value: object, rules: Rules) -> str:
    """Return the text of *value* that holds under *rules*, not filled; raises ``DataError``.

    >>> told = {"by": "target", "66": "All of it.", "other": "Less."}
    >>> chosen("x.toml", "a", "rule", told, CLASSIC)
    'All of it.'
    """
    text = under(file, name, field, value, rules)
    if not isinstance(text, str):
        raise DataError(file, name, field, "a text, or a table with by = a field of the rules")
    return text


def under(file: str, name: str, field: str, value: object, rules: Rules) -> object:
    """Return what *value* is under *rules*: itself, or of a table what stands for them there."""
    if not isinstance(value, Mapping):
        return value
    if value.get(BY) not in field_types():
        raise DataError(file, name, field, "a table here has by = a field of the rules")
    by = str(value[BY])
    known = _values(by)
    for key in value:
        if known and key not in known | {BY, OTHER}:
            raise DataError(file, name, field, f"{by} is never {key!r}; it may be {sorted(known)}")
    now = format_value(getattr(rules, by))
    if now not in value and OTHER not in value:
        raise DataError(file, name, field, f"no text for {by} = {now}, and no other")
    return under(file, name, field, value.get(now, value.get(OTHER)), rules)


def variants(value: object) -> Iterator[str]:
    """Yield every text of *value*, a text or a table of them.

    >>> list(variants({"by": "target", "66": "All of it.", "other": "Less."}))
    ['All of it.', 'Less.']
    """
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            if key != BY:
                yield from variants(one)


@per_language
def figures(rules: Rules, cards: Rules) -> dict[str, str | int]:
    """Return the figures that a text of a lesson may name: of the rules, and of the pack.

    >>> figures(CLASSIC, CLASSIC)["match_target"]
    7
    """
    return {
        **pack_figures(tuple(sorted(cards.ranks, key=lambda rank: -rank.strength))),
        "target": rules.target,
        "schneider": rules.schneider,
        "bonus": rules.last_trick_points,
        "match_target": rules.match_target,
    }


def _values(by: str) -> frozenset[str]:
    """Return how the values of a field are written, where there are only some."""
    kind = field_types()[by]
    if kind is bool:
        return frozenset({"true", "false"})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return frozenset(format_value(one) for one in kind)
    if by == "exchange_rank":
        return frozenset({"none", *(format_value(rank) for rank in Rank)})
    return frozenset()
