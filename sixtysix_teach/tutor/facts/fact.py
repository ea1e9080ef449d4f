"""One fact about a moment of a deal, and the detectors that find facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.errors import RulesError
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat

_SEATS = 2


@dataclass(frozen=True, repr=False)
class Fact:
    """What is so, for whom, and the cards and numbers that a sentence about it may name.

    ``code`` is stable; words are chosen by it. ``seat`` is the seat that the fact speaks of.
    ``cards`` are what it is about, ``because`` the cards that make it so (the card led, the ace
    that catches a ten), ``suits`` the suits it names. ``numbers`` are card points unless the name
    says otherwise. ``open_cards`` marks what is true only if all cards were known.

    >>> from sixtysix_teach.cards import Card
    >>> Fact("bare-tens", 0, cards=(Card.TS,), because=(Card.AS,))
    Fact('bare-tens', 0, cards=(Card.TS,), because=(Card.AS,))
    """

    code: str
    seat: Seat
    cards: tuple[Card, ...] = ()
    because: tuple[Card, ...] = ()
    suits: tuple[Suit, ...] = ()
    # A mapping has no hash; two facts that are equal still have the same one.
    numbers: Mapping[str, int] = field(default_factory=dict, hash=False)
    open_cards: bool = False

    def __post_init__(self) -> None:
        """Keep the numbers from being changed."""
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))

    def __repr__(self) -> str:
        parts = [repr(self.code), str(self.seat)]
        parts += [
            f"{name}={getattr(self, name)!r}"
            for name in ("cards", "because", "suits")
            if getattr(self, name)
        ]
        if self.numbers:
            parts.append(f"numbers={dict(self.numbers)!r}")
        if self.open_cards:
            parts.append("open_cards=True")
        return f"Fact({', '.join(parts)})"

    def as_dict(self) -> dict[str, Any]:
        """Return the fact as plain data, with cards and suits as their letters.

        >>> Fact("own-total", 1, numbers={"total": 40}).as_dict()["numbers"]
        {'total': 40}
        """
        return {
            "code": self.code,
            "seat": self.seat,
            "cards": [card.code for card in self.cards],
            "because": [card.code for card in self.because],
            "suits": [suit.value for suit in self.suits],
            "numbers": dict(self.numbers),
            "open_cards": self.open_cards,
        }


@dataclass(frozen=True)
class Detector:
    """Looks for one kind of fact; ``says`` tells in one line when it is there."""

    code: str
    look: Callable[[Observation], Fact | None]
    says: str

    def find(self, view: Observation) -> Fact | None:
        """Return the fact of this kind, or None; a deal that has ended has none.

        Raises RulesError for more than two players.
        """
        check_two(view)
        return None if view.ended is not None else self.look(view)


def check_two(view: Observation) -> None:
    """Raise RulesError unless *view* is from a table for two."""
    if view.rules.players != _SEATS:
        raise RulesError("players", "facts are found for two players only")
