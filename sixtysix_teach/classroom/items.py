"""Items as frozen values: one question, what may be answered, what is said of an answer.

An item never stores its answer: its format works it out, by the engine or the solver, each time it
is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sixtysix_teach.cards import PACK_32, Card, Suit

YOU = 0
BOT = 1

# What the answer to an item may be: the id of a card or a choice, several ids, or a number.
Value = str | int | tuple[str, ...]


@dataclass(frozen=True)
class Input:
    """How an item is answered: the kind, and what is allowed.

    The kinds are ``tap-one``, ``tap-many``, ``order``, ``choice``, ``number``. ``ids`` are the
    cards, tiles or choices that may be given; ``low`` and ``high`` bound a number.
    """

    kind: str
    ids: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Item:
    """One question: the exercise and kind of case it comes from, and what lies on the board.

    Which fields are used is the format's matter. ``cards`` are cards on the board (in a trick the
    lead first), ``leader`` says who led. ``moment`` is a moment of a deal as a position line, with
    the other hand hidden where the learner cannot know it. ``told`` are numbers and ``extra`` words
    that the question states, such as a total that is claimed.
    """

    exercise: str
    format: str
    skill: str
    case: str
    cards: tuple[Card, ...] = ()
    trump: Suit | None = None
    leader: int = YOU
    told: tuple[int, ...] = ()
    moment: str = ""
    extra: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the item as plain JSON: only what lies open on the board."""
        made: dict[str, Any] = {
            "exercise": self.exercise,
            "case": self.case,
            "cards": [card.code for card in self.cards],
            "trump": self.trump.value if self.trump else "",
            "leader": self.leader,
            "told": list(self.told),
        }
        if self.moment:
            made["moment"] = self.moment
        if self.extra:
            made["extra"] = list(self.extra)
        return made


@dataclass(frozen=True)
class Feedback:
    """What is said about an answer: right or not, a title, lines, and the rule tag it shows.

    ``tag`` names the misconception a wrong answer points to, or is empty when it was right.
    ``computation`` are lines of Python that give the figures again, empty where none were computed.
    """

    right: bool
    title: str
    lines: tuple[str, ...]
    tag: str = ""
    computation: str = ""


@dataclass(frozen=True)
class Why:
    """A rule tag, the key of the sentences, and the facts to put into them.

    ``lines`` are said after the sentences of the key: whole sentences of the tutor, for instance.
    """

    tag: str
    key: str
    facts: dict[str, str | int] = field(default_factory=dict)
    lines: tuple[str, ...] = ()


class RefusedError(ValueError):
    """An answer that cannot be judged: nothing given, or not among what is allowed.

    ``key`` names the sentence to show, ``facts`` what it speaks of.
    """

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)


def card_from_code(code: object) -> Card:
    """Return the card with this code; anything else raises ``ValueError``.

    Sevens and eights are cards, too: some rules of the course play with 32.
    """
    for card in PACK_32:
        if card.code == code:
            return card
    raise ValueError(f"{code!r} is no card, such as TH or 9S")


def suit_from_letter(letter: object) -> Suit | None:
    """Return the suit for a letter, ``None`` for an empty one; else raise ``ValueError``."""
    if letter in ("", None):
        return None
    for suit in Suit:
        if suit.value == letter:
            return suit
    raise ValueError(f"{letter!r} is no suit: S H D C")
