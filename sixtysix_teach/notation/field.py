"""A piece of a one-line notation that knows where it stands, so that errors name the column."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_teach.cards import Card
from sixtysix_teach.errors import NotationError
from sixtysix_teach.notation.cards import read_card


@dataclass(frozen=True)
class Field:
    """One field of the line: its text, and where it stands in the whole text."""

    whole: str
    start: int
    text: str

    def wrong(self, at: int, expected: str) -> NotationError:
        """Return the error for the character at index *at* of this field."""
        return NotationError(self.whole, self.start + at + 1, expected)

    @property
    def value(self) -> str:
        """The text, empty for ``-``."""
        return "" if self.text == "-" else self.text

    def parts(self, mark: str) -> list[Field]:
        """Return the field cut at *mark*; nothing for ``-``."""
        cut, at = [], self.start
        for text in self.value.split(mark) if self.value else []:
            cut.append(Field(self.whole, at, text))
            at += len(text) + 1
        return cut

    def cards(self, at: int = 0) -> tuple[Card, ...]:
        """Return the cards from index *at* to the end of the field."""
        cards, text = [], self.value
        while at < len(text):
            try:
                card, at = read_card(text, at)
            except NotationError as error:
                raise self.wrong(error.column - 1, error.expected) from None
            cards.append(card)
        return tuple(cards)

    def number(self, text: str, at: int, what: str, limit: int) -> int:
        """Return *text*, which stands at index *at*, as a number from 0 to *limit*."""
        if not (text.isascii() and text.isdigit() and len(text) <= 3) or int(text) > limit:
            raise self.wrong(at, f"{what}: 0 to {limit}")
        return int(text)
