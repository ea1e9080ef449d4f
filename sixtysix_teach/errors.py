"""The errors of the kit: each carries data a program can use, and one plain sentence.

Catch :class:`SixtySixError` to catch all of them. ``IllegalAction`` lives in
:mod:`sixtysix_teach.actions`, because it speaks of actions.
"""

from __future__ import annotations


class SixtySixError(ValueError):
    """The root of all errors that bad input can cause."""


class NotationError(SixtySixError):
    """A text that cannot be read: the text, the column (from 1) and what was expected there.

    >>> str(NotationError("XH", 1, "a rank: A T K Q J 9 8 7"))
    "column 1 of 'XH': expected a rank: A T K Q J 9 8 7"
    """

    def __init__(self, text: str, column: int, expected: str, *, line: int | None = None) -> None:
        self.text = text
        self.column = column
        self.expected = expected
        self.line = line
        place = f"column {column}" if line is None else f"line {line}, column {column}"
        super().__init__(f"{place} of {_around(text, column)!r}: expected {expected}")


def _around(text: str, column: int) -> str:
    """Return *text*, or of a long one the piece around *column*."""
    if len(text) <= 60:
        return text
    start = max(0, min(column - 30, len(text) - 56))
    end = start + 56
    return ("..." if start else "") + text[start:end] + ("..." if end < len(text) else "")


class DealError(SixtySixError):
    """Cards that cannot be: which card is there twice, missing, foreign or too many."""


class RulesError(SixtySixError):
    """Rules that contradict themselves: the field and the reason.

    >>> str(RulesError("hand_size", "two hands of 13 need more than 24 cards"))
    'hand_size: two hands of 13 need more than 24 cards'
    """

    def __init__(self, field: str, reason: str) -> None:
        self.field = field
        self.reason = reason
        super().__init__(f"{field}: {reason}")


class DataError(SixtySixError):
    """A content file that is wrong: the file, the entry's id, the field and the problem."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem
        super().__init__(f"{file}, entry {entry!r}, field {field!r}: {problem}")


class SolverLimit(SixtySixError):  # noqa: N818 - the name says it
    """A question that the solver does not answer: what was asked, the limit, what to do instead.

    >>> str(SolverLimit("solve", "more than 1000 positions", "give more nodes"))
    'solve: more than 1000 positions; give more nodes'
    """

    def __init__(self, asked: str, limit: str, instead: str) -> None:
        self.asked = asked
        self.limit = limit
        self.instead = instead
        super().__init__(f"{asked}: {limit}; {instead}")
