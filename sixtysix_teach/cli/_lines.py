"""Many positions from a file or the standard input: one a line, answered in order.

Lines are answered as they arrive, so that a program may write one and wait for its answer. What
has arrived meanwhile is asked together: the solver's kernel likes many positions at a time.
"""

from __future__ import annotations

import argparse
import codecs
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from typing import Any, TypeVar

from sixtysix_teach.cli._situation import Table
from sixtysix_teach.cli._text import InputError, check_stdin, read_input, say, unreadable
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import parse_any

Answer = TypeVar("Answer")
Line = tuple[int | None, str]
"""A position line and its number in the input; None where it is the only one."""

TOGETHER = 256
"""The most positions that are asked in one go."""
_QUICK, _SLOW = 0.1, 0.5
"""Seconds: a group answered sooner than this is followed by a larger one, or by a smaller one."""


def add_source(parser: argparse.ArgumentParser, metavar: str) -> None:
    """Add the arguments that say where the positions come from."""
    parser.add_argument(
        "position",
        nargs="?",
        metavar=metavar,
        help="the line, in quotes; - reads lines from standard input",
    )
    parser.add_argument("--file", metavar="PATH", help="read lines from this file")


def answer_lines(
    arguments: argparse.Namespace,
    ask: Callable[[Sequence[Table]], Sequence[Answer | SixtySixError]],
    tell: Callable[[Answer], None],
    *,
    together: int = 1,
) -> int:
    """Answer every position, tell of it in order, and return the exit status.

    *ask* gets up to *together* positions and returns an answer or an error for each. A line that
    cannot be read or answered is reported with its number, and the rest goes on; the exit status
    is then 2.
    """
    as_json: bool = arguments.json
    worst = told = 0
    try:
        groups = _groups(arguments)
    except SixtySixError as error:
        return unreadable(error, as_json=as_json)
    with _Progress(many=not _is_one(arguments)) as progress:
        for lines in groups:
            progress.expect(len(lines))
            for (number, _), answer in _answers(lines, ask, together):
                if isinstance(answer, SixtySixError):
                    with progress.paused():
                        worst = unreadable(answer, as_json=as_json, line=number)
                else:
                    if told and not as_json:
                        say()
                    told += 1
                    tell(answer)
                sys.stdout.flush()
                progress.one_more()
    return worst


def _answers(
    lines: Sequence[Line],
    ask: Callable[[Sequence[Table]], Sequence[Answer | SixtySixError]],
    together: int,
) -> Iterator[tuple[Line, Answer | SixtySixError]]:
    """Yield each line with its answer; groups grow while they are answered quickly."""
    at, size = 0, 1
    while at < len(lines):
        group = lines[at : at + size]
        started = perf_counter()
        answers = _ask(group, ask)
        took = perf_counter() - started
        yield from zip(group, answers, strict=True)
        at += len(group)
        size = min(size * 2, together) if took < _QUICK else size
        size = max(size // 2, 1) if took > _SLOW else size


def _ask(
    lines: Sequence[Line],
    ask: Callable[[Sequence[Table]], Sequence[Answer | SixtySixError]],
) -> list[Answer | SixtySixError]:
    """Return an answer or an error for each line, whatever is wrong with it."""
    read: list[Table | SixtySixError] = []
    for _, line in lines:
        try:
            read.append(parse_any(line))
        except SixtySixError as error:
            read.append(error)
    asked = iter(ask([table for table in read if not isinstance(table, SixtySixError)]))
    return [one if isinstance(one, SixtySixError) else next(asked) for one in read]


# Reading -------------------------------------------------------------------------------------


def _is_one(arguments: argparse.Namespace) -> bool:
    return arguments.position not in (None, "-")


def _groups(arguments: argparse.Namespace) -> Iterator[list[Line]]:
    """The lines in groups: those of a file at once, those of the standard input as they come."""
    position, file = arguments.position, arguments.file
    if (position is None) == (file is None):
        raise InputError("give one of the two: a position line (or -), or --file PATH")
    if _is_one(arguments):
        return iter([[(None, position.strip())]])
    if file not in (None, "-"):
        text: str = read_input(file)
        return iter([list(_worth_reading(enumerate(text.split("\n"), start=1)))])
    check_stdin()
    return _arriving(getattr(sys.stdin, "buffer", None))


def _worth_reading(lines: Iterator[tuple[int, str]]) -> Iterator[Line]:
    """Leave out comments and empty lines."""
    for number, line in lines:
        line = line.strip()
        if line and not line.startswith("#"):
            yield number, line


def _arriving(stream: Any) -> Iterator[list[Line]]:
    """Yield the lines of *stream*, bytes, whenever some have come in."""
    if stream is None:  # somebody has put a text there
        yield list(_worth_reading(enumerate(sys.stdin.read().split("\n"), start=1)))
        return
    decoder: codecs.IncrementalDecoder | None = None
    rest, count = "", 0
    while data := stream.read1(1 << 16):
        if decoder is None:
            # Some Windows shells write UTF-16. What cannot be decoded cannot be read as cards.
            wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
            decoder = codecs.getincrementaldecoder("utf-16" if wide else "utf-8-sig")("replace")
        *lines, rest = (rest + decoder.decode(data)).split("\n")
        yield list(_worth_reading(enumerate(lines, start=count + 1)))
        count += len(lines)
    yield list(_worth_reading(enumerate([rest], start=count + 1)))


# Progress ------------------------------------------------------------------------------------


class _Progress:
    """Counts the answers on the error output, when only people see that and it takes a while."""

    def __init__(self, *, many: bool) -> None:
        self._bar: Any = None
        # On a terminal that shows the answers themselves, they are the progress.
        if many and sys.stderr.isatty() and not sys.stdout.isatty():
            try:
                from tqdm import tqdm
            except ImportError:
                return
            self._bar = tqdm(total=0, unit=" positions", file=sys.stderr, delay=1)

    def __enter__(self) -> _Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def expect(self, more: int) -> None:
        """Say that so many positions more are known."""
        if self._bar is not None:
            self._bar.total += more

    def one_more(self) -> None:
        """Count one more answer."""
        if self._bar is not None:
            self._bar.update()

    def paused(self) -> AbstractContextManager[None]:
        """Keep the line free for something else to be printed."""
        if self._bar is None:
            return nullcontext()
        paused: AbstractContextManager[None] = self._bar.external_write_mode(file=sys.stderr)
        return paused
