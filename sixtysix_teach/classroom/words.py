"""The sentences of the classroom, read from ``data/locale``, filled with cards and sums.

Sentences are templates: ``[{card}]`` becomes a card that the front end draws, ``{sum}`` a sum that
the engine worked out. ``say`` is the only way to a sentence, so a missing one is found by a test.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from sixtysix_teach.cards import DECK, Rank, Suit, card_points
from sixtysix_teach.classroom.exercises import read_toml
from sixtysix_teach.errors import DataError

FILE = "classroom.toml"
LANGUAGE = "en"
RANKS = tuple(sorted({card.rank for card in DECK}, key=lambda rank: -rank.strength))


@cache
def _table() -> Mapping[str, Any]:
    folder = files("sixtysix_teach") / "data" / "locale" / LANGUAGE
    return read_toml(FILE, (folder / FILE).read_text(encoding="utf-8"))


def _find(key: str) -> Any:
    found: Any = _table()
    for part in key.split("."):
        if not isinstance(found, Mapping) or part not in found:
            raise DataError(FILE, key, part, "there are no words for this")
        found = found[part]
    return found


def say(key: str, /, **facts: str | int) -> str:
    """Return the sentence *key* with *facts* put in; unknown keys raise ``DataError``.

    >>> say("button.next")
    'Next'
    """
    found = _find(key)
    if not isinstance(found, str):
        raise DataError(FILE, key, "", "a text is needed here")
    return fill(found, key, **facts)


def say_lines(key: str, /, **facts: str | int) -> tuple[str, ...]:
    """Return the sentences of the list *key* with *facts* put in."""
    found = _find(key)
    if not isinstance(found, list):
        raise DataError(FILE, key, "", "a list of texts is needed here")
    return tuple(fill(line, key, **facts) for line in found)


def fill(template: str, key: str = "", /, **facts: str | int) -> str:
    """Return *template* with the facts and the standing figures put in.

    >>> fill("The order is {ranks}; a suit holds {suit_sum}.")
    'The order is A 10 K Q J 9; a suit holds 11 + 10 + 4 + 3 + 2 + 0 = 30.'
    """
    try:
        return template.format_map({**standing_figures(), **facts})
    except (KeyError, IndexError, ValueError) as problem:
        raise DataError(FILE, key, "", f"cannot fill {template!r}: {problem}") from None


@cache
def standing_figures() -> dict[str, str]:
    """Return the figures every text may use, worked out from the pack.

    >>> standing_figures()["pack_sum"]
    '4 × 30 = 120'
    """
    one_suit = [card for card in DECK if card.suit is Suit.SPADES]
    suit_total, total = card_points(one_suit), card_points(DECK)
    return {
        "ranks": " ".join(rank_sign(rank) for rank in RANKS),
        "values": ", ".join(str(rank.points) for rank in RANKS),
        "suit_sum": sum_text([rank.points for rank in RANKS]),
        "suit_total": str(suit_total),
        "pack_sum": f"{len(Suit)} × {suit_total} = {total}",
        "pack_total": str(total),
        "pack_size": str(len(DECK)),
        "court_values": ", ".join(f"{r.word} {r.points}" for r in RANKS if r.value in "KQJ"),
    }


def rank_sign(rank: Rank) -> str:
    """Return how a rank is written on the card: ``10``, ``K``."""
    return "10" if rank is Rank.TEN else rank.value


def sum_text(parts: list[int]) -> str:
    """Return a sum written out.

    >>> sum_text([10, 2])
    '10 + 2 = 12'
    """
    return f"{' + '.join(str(part) for part in parts)} = {sum(parts)}"
