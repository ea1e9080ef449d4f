"""Sentences as data: English in ``data/locale/en``, other languages as gettext catalogues.

A sentence may hold cards and suits as tokens in brackets, ``[TH]`` or ``[H]``: a front end draws
them, :func:`spoken` turns them into words for a screen reader, :func:`printed` into suit signs.
Every sentence is looked up when it is said, in the language of that moment (:func:`language`); one
that has no translation is said in English.
"""

from sixtysix_teach.phrases.catalogues import (
    in_language,
    language,
    languages,
    lately_said,
    per_language,
    translated,
    use_language,
)
from sixtysix_teach.phrases.names import DeckName, card_name, deck_names, rank_name, suit_name
from sixtysix_teach.phrases.sentences import Phrases
from sixtysix_teach.phrases.tokens import (
    listed,
    number_text,
    printed,
    spoken,
    sum_text,
    token,
    tokens,
)

__all__ = [
    "DeckName",
    "Phrases",
    "card_name",
    "deck_names",
    "in_language",
    "language",
    "languages",
    "lately_said",
    "listed",
    "number_text",
    "per_language",
    "printed",
    "rank_name",
    "spoken",
    "suit_name",
    "sum_text",
    "token",
    "tokens",
    "translated",
    "use_language",
]
