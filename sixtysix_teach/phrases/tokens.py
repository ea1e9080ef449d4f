"""Cards and numbers inside a sentence: as tokens, and as words, signs and digits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from sixtysix_teach.cards import PACK_32, Card, Suit
from sixtysix_teach.phrases.names import deck_names
from sixtysix_teach.phrases.sentences import Phrases

say = Phrases("common.toml").say

_CARDS = {card.code: card for card in PACK_32}
_SUITS = {suit.value: suit for suit in Suit}
_TOKEN = re.compile(r"\[([AKQJT987]?[SHDC])\]")


def token(thing: Card | Suit) -> str:
    """Return the token that stands for a card or a suit in a sentence.

    >>> token(Card.TH), token(Suit.HEARTS)
    ('[TH]', '[H]')
    """
    return f"[{thing.code if isinstance(thing, Card) else thing.value}]"


def tokens(cards: Iterable[Card], *, last: str = "or") -> str:
    """Return the tokens of *cards* as a list in a sentence.

    *last* is the word before the last one: ``or``, ``and`` or ``nor``.

    >>> tokens([Card.AS, Card.TS, Card.KS])
    '[AS], [TS] or [KS]'
    """
    return listed([token(card) for card in cards], last=last)


def listed(words: Sequence[str], *, last: str = "or") -> str:
    """Return *words* as a list in a sentence, as :func:`tokens` does with cards.

    >>> listed(["ace", "ten", "king"], last="and")
    'ace, ten and king'
    """
    if len(words) < 2:
        return "".join(words)
    first = say("list.comma").join(words[:-1])
    return say(f"list.{last.strip()}", first=first, last=words[-1])


def sum_text(parts: Sequence[int]) -> str:
    """Return a sum written out, in the order given.

    >>> sum_text([10, 2])
    '10 + 2 = 12'
    """
    return f"{' + '.join(map(str, parts))} = {sum(parts)}"


def number_text(number: Fraction | float, *, digits: int = 2, sign: bool = False) -> str:
    """Return a number as it stands in a sentence: rounded to *digits* behind the decimal sign.

    Zeros at the end are left out. With *sign* a number above zero has a plus.

    >>> number_text(Fraction(-13, 20)), number_text(1, sign=True), number_text(0.5)
    ('−0.65', '+1', '0.5')
    """
    # Half a step is rounded away from zero, so that a number and its negative look alike.
    step = 10**digits
    size = int(abs(Fraction(number)) * step + Fraction(1, 2))
    whole, rest = divmod(size, step)
    text = str(whole)
    if rest:
        text += say("number.decimal") + f"{rest:0{digits}}".rstrip("0")
    if not size:
        return text
    return f"−{text}" if number < 0 else f"+{text}" if sign else text


def spoken(text: str, names: Mapping[str, str] | None = None) -> str:
    """Return *text* with tokens as words and without marks, for a screen reader.

    *names* are those of a deck, by notation; without them the French deck is meant.

    >>> spoken("**[TH]** is a trump.")
    'ten of hearts is a trump.'
    """
    known = {**deck_names("french"), **(names or {})}
    return _TOKEN.sub(lambda match: known[match.group(1)], text).replace("**", "")


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
