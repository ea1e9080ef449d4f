"""What ``sixtysix explain`` and ``sixtysix hint`` share: sentences that fit, and facts for JSON."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterable
from typing import Any

from sixtysix_teach.cli._answers import WIDTH, Viewed, add_seat, say_view, words
from sixtysix_teach.cli._situation import Table
from sixtysix_teach.cli._text import plain, say
from sixtysix_teach.tutor.facts import Fact


def add_question(parser: argparse.ArgumentParser) -> None:
    """Add the position and what both commands take beside it."""
    parser.add_argument("position", help="the line, in quotes; - reads lines from standard input")
    add_seat(parser)
    parser.add_argument("--json", action="store_true", help="for programs: one object a line")
    parser.set_defaults(file=None)


def say_who(viewed: Viewed) -> None:
    """Print where the deal stands, and who is "you"."""
    say_view(viewed)
    say_line("tutor.who", seat=viewed.view.seat, other=viewed.other)


def say_line(key: str, **facts: str | int) -> None:
    """Print a sentence of the command line in lines that fit."""
    say(textwrap.fill(words(key, **facts), WIDTH))


def say_told(lines: Iterable[str], *, label: str = "") -> None:
    """Print sentences of the tutor, each from a line of its own; *label* stands before the first.

    What comes after the label is set in under it.
    """
    for text in lines:
        first = f"  {label}" if label else "  "
        rest = " " * len(first)
        say(textwrap.fill(plain(text), WIDTH, initial_indent=first, subsequent_indent=rest))
        label = " " * len(label)


def facts_json(facts: Iterable[Fact]) -> list[dict[str, Any]]:
    """Return facts as plain data."""
    return [fact.as_dict() for fact in facts]


def asked(table: Table, arguments: argparse.Namespace) -> Viewed:
    """Return the view that is asked about; raises InputError as :meth:`Viewed.of`."""
    return Viewed.of(table, arguments.seat)
