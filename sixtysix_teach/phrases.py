"""Sentences as data: read from ``data/locale/LANGUAGE``, filled with facts.

A sentence may hold cards and suits as tokens in brackets, ``[TH]`` or ``[H]``: a front end draws
them, :func:`spoken` turns them into words for a screen reader, :func:`printed` into suit signs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from sixtysix_teach.cards import PACK_32, Card, Suit
from sixtysix_teach.content import read_data
from sixtysix_teach.errors import DataError

_CARDS = {card.code: card for card in PACK_32}
_SUITS = {suit.value: suit for suit in Suit}
_PLURAL = ("by", "one", "other")
_TOKEN = re.compile(r"\[([AKQJT987]?[SHDC])\]")


class Phrases:
    """The sentences of one catalogue file in one language.

    *standing* are facts that every sentence may use without being given them.

    >>> Phrases("table.toml").say("action.close")
    'Close the stock'
    """

    def __init__(
        self, file: str, language: str = "en", *, standing: Mapping[str, str | int] | None = None
    ) -> None:
        self.file = file
        self.language = language
        self.standing = dict(standing or {})

    def say(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence *key* with *facts* put in; of a plural table, the form that fits.

        Raises DataError, with file and key, for an unknown key, a fact that is missing, and a
        table without its parts.
        """
        return self.fill(self._form(self._found(key), key, facts), self.file, key, **facts)

    def say_lines(self, key: str, /, **facts: str | int) -> tuple[str, ...]:
        """Return the sentences of the list *key* with *facts* put in; raises as :meth:`say`."""
        lines = self._found(key)
        if not isinstance(lines, list):
            raise DataError(self.file, key, "", "there is no list of sentences of this name")
        forms = [self._form(line, key, facts) for line in lines]
        return tuple(self.fill(form, self.file, key, **facts) for form in forms)

    def fill(self, template: str, file: str, entry: str, /, **facts: str | int) -> str:
        """Return *template*, a sentence of *entry* in another *file*, with the facts put in.

        >>> Phrases("table.toml", standing={"pack": 24}).fill("All {pack} cards.", "x.toml", "a")
        'All 24 cards.'
        """
        try:
            return template.format_map(self.standing | facts)
        except (KeyError, IndexError, ValueError) as problem:
            raise DataError(file, entry, "", f"cannot fill {template!r}: {problem}") from None

    def names(self) -> tuple[str, ...]:
        """Return the names of all sentences, in the order of the file."""
        return tuple(_keys(_catalogue(self.file, self.language), ""))

    def _form(self, sentence: Any, key: str, facts: Mapping[str, str | int]) -> str:
        """Return *sentence* itself, or of a plural table the form for the number it goes by."""
        if isinstance(sentence, str):
            return sentence
        if not _is_plural(sentence):
            raise DataError(self.file, key, "", "there is no sentence of this name")
        for name in _PLURAL:
            if not isinstance(sentence.get(name), str):
                raise DataError(self.file, key, name, "a plural table needs a text here")
        number = {**self.standing, **facts}.get(sentence["by"])
        if type(number) is not int:
            problem = f"the form goes by the whole number {sentence['by']!r}, which is {number!r}"
            raise DataError(self.file, key, "by", problem)
        form: str = sentence["one" if number == 1 else "other"]
        return form

    def _found(self, key: str) -> Any:
        node: Any = _catalogue(self.file, self.language)
        for part in key.split("."):
            node = node.get(part) if isinstance(node, Mapping) else None
        return node


@cache
def _catalogue(file: str, language: str) -> Mapping[str, Any]:
    return read_data("locale", language, file)


def _keys(node: Mapping[str, Any], prefix: str) -> Iterable[str]:
    for name, value in node.items():
        if isinstance(value, Mapping) and not _is_plural(value):
            yield from _keys(value, f"{prefix}{name}.")
        else:
            yield prefix + name


def _is_plural(node: Any) -> bool:
    """Whether *node* is a table of plural forms, not a group of sentences."""
    return isinstance(node, Mapping) and ("by" in node or {"one", "other"} <= set(node))


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


def sum_text(parts: Sequence[int]) -> str:
    """Return a sum written out, in the order given.

    >>> sum_text([10, 2])
    '10 + 2 = 12'
    """
    return f"{' + '.join(map(str, parts))} = {sum(parts)}"


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
