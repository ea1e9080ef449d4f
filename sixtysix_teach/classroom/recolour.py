"""Moments with the suits changed round: another picture of the same question.

The rules know no suit but trumps, so all that is won or lost stays as it was.
"""

from __future__ import annotations

from random import Random

from sixtysix_teach.cards import Suit
from sixtysix_teach.notation.position import format_position, format_view, parse_any
from sixtysix_teach.state import State

_LETTERS = "".join(suit.value for suit in Suit)


def changed_suits(rng: Random) -> dict[str, str]:
    """Return a letter for each suit letter, drawn from *rng*.

    >>> sorted(changed_suits(Random(1)).values())
    ['C', 'D', 'H', 'S']
    """
    return dict(zip(_LETTERS, rng.sample(_LETTERS, len(_LETTERS)), strict=True))


def recoloured(moment: str, suits: dict[str, str]) -> str:
    """Return the position line with other suits, hands in the order of the pack.

    >>> line = "classic JSAHJH9HADAC/?????? ???????????+9D D - 0 - - - - 0"
    >>> recoloured(line, {"S": "D", "H": "C", "D": "S", "C": "H"})
    'classic ASAHJDACJC9C/?????? ???????????+9S S - 0 - - - - 0'
    """
    rules, rest = moment.split(" ", 1)
    found = parse_any(f"{rules} {cards_in(rest, suits)}")
    return format_position(found) if isinstance(found, State) else format_view(found)


def cards_in(text: str, suits: dict[str, str]) -> str:
    """Return *text*, a part of a position line or card codes, with other suits.

    >>> cards_in("ASTH", {"S": "D", "H": "C", "D": "S", "C": "H"})
    'ADTC'
    """
    return text.translate({ord(letter): new for letter, new in suits.items()})
