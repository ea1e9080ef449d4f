"""The words of a lesson for the German deck, where queen and jack are over and under.

Lessons are written for the French deck; one pass over the finished picture renames suits and ranks.
"""

from __future__ import annotations

import re
from typing import Any

from sixtysix_teach.cards import Rank, Suit
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.phrases import DeckName, per_language, rank_name, suit_name

_SIGNS = {"Q": "O", "J": "U"}


def for_deck(view: dict[str, Any], deck: DeckName) -> dict[str, Any]:
    """Return *view* with its texts in the words of *deck*; codes and ids stay.

    >>> for_deck({"title": "The queen of clubs: A 10 K Q J 9", "id": "queen"}, "german")
    {'title': 'The over of acorns: A 10 K O U 9', 'id': 'queen'}
    """
    return view if deck == "french" else {key: _changed(key, one) for key, one in view.items()}


def _changed(key: str, value: Any) -> Any:
    if key in ("id", "card", "suit", "href", "stores", "names", "kind", "mark", "computation"):
        return value
    if isinstance(value, str):
        return _german(value)
    if isinstance(value, list):
        return [_changed("", one) for one in value]
    if isinstance(value, dict):
        return {name: _changed(name, one) for name, one in value.items()}
    return value


@per_language
def _words() -> dict[str, str]:
    suits = {suit_name(suit).lower(): suit_name(suit, deck="german") for suit in Suit}
    renamed = (Rank.QUEEN, Rank.JACK)
    return suits | {rank_name(r).lower(): rank_name(r, deck="german") for r in renamed}


def _german(text: str) -> str:
    order = standing_figures()["ranks"]
    text = text.replace(order, " ".join(_SIGNS.get(sign, sign) for sign in order.split()))

    def word(match: re.Match[str]) -> str:
        found = match.group(0)
        new = _words()[found.lower()]
        return new.capitalize() if found[0].isupper() else new

    return re.sub(rf"\b({'|'.join(map(re.escape, _words()))})\b", word, text, flags=re.IGNORECASE)
