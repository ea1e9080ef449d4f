"""Sentences as data: read from ``data/locale/LANGUAGE``, filled with facts.

A sentence may hold cards and suits as tokens in brackets, ``[TH]`` or ``[H]``: a front end draws
them, :func:`spoken` turns them into words for a screen reader, :func:`printed` into suit signs.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from sixtysix_teach.cards import PACK_32, Card, Suit
from sixtysix_teach.errors import DataError

_CARDS = {card.code: card for card in PACK_32}
_SUITS = {suit.value: suit for suit in Suit}
_TOKEN = re.compile(r"\[([AKQJT987]?[SHDC])\]")


class Phrases:
    """The sentences of one catalogue file in one language.

    >>> Phrases("table.toml").say("action.close")
    'Close the stock'
    """

    def __init__(self, file: str, language: str = "en") -> None:
        self.file = file
        self.language = language

    def say(self, key: str, **facts: str | int) -> str:
        """Return the sentence *key* with *facts* put in.

        Raises DataError, with file and key, for an unknown key or a fact that is missing.
        """
        text: Any = _catalogue(self.file, self.language)
        for part in key.split("."):
            text = text.get(part) if isinstance(text, Mapping) else None
        if not isinstance(text, str):
            raise DataError(self.file, key, "", "there is no sentence of this name")
        try:
            return text.format_map(facts)
        except (KeyError, IndexError, ValueError) as problem:
            raise DataError(self.file, key, "", f"cannot fill {text!r}: {problem}") from None

    def names(self) -> tuple[str, ...]:
        """Return the names of all sentences, in the order of the file."""
        return tuple(_keys(_catalogue(self.file, self.language), ""))


@cache
def _catalogue(file: str, language: str) -> Mapping[str, Any]:
    path = files("sixtysix_teach") / "data" / "locale" / language / file
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _keys(node: Mapping[str, Any], prefix: str) -> Iterable[str]:
    for name, value in node.items():
        if isinstance(value, Mapping):
            yield from _keys(value, f"{prefix}{name}.")
        else:
            yield prefix + name


def token(thing: Card | Suit) -> str:
    """Return the token that stands for a card or a suit in a sentence.

    >>> token(Card.TH), token(Suit.HEARTS)
    ('[TH]', '[H]')
    """
    return f"[{thing.code if isinstance(thing, Card) else thing.value}]"


def tokens(cards: Iterable[Card], *, last: str = " or ") -> str:
    """Return the tokens of *cards* as a list in a sentence, *last* before the last one.

    >>> tokens([Card.AS, Card.TS, Card.KS])
    '[AS], [TS] or [KS]'
    """
    words = [token(card) for card in cards]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + last + words[-1]


def spoken(text: str, names: Mapping[str, str] | None = None) -> str:
    """Return *text* with tokens as words and without marks, for a screen reader.

    >>> spoken("**[TH]** is a trump.")
    'ten of hearts is a trump.'
    """

    def word(match: re.Match[str]) -> str:
        code = match.group(1)
        if names is not None and code in names:
            return names[code]
        return _CARDS[code].name if code in _CARDS else _SUITS[code].word

    return _TOKEN.sub(word, text).replace("**", "")


def printed(text: str) -> str:
    """Return *text* with tokens as suit sign and rank and without marks, for a terminal.

    >>> printed("**[TH]** is a trump.")
    '♥10 is a trump.'
    """

    def sign(match: re.Match[str]) -> str:
        code = match.group(1)
        if code in _CARDS:
            card = _CARDS[code]
            rank = "10" if card.rank.value == "T" else card.rank.value
            return card.suit.sign + rank
        return _SUITS[code].sign

    return _TOKEN.sub(sign, text).replace("**", "")
