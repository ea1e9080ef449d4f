"""What the three commands for exact answers share: their words, arguments, tables and footers."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sixtysix_teach.actions import Action
from sixtysix_teach.cli._lines import add_source
from sixtysix_teach.cli._situation import Table, points_text, situation, turn
from sixtysix_teach.cli._text import (
    InputError,
    action_text,
    cards_text,
    outcome_json,
    outcome_text,
    plain,
    say,
)
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import format_action, format_position, format_view
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.seats import Seat

PHRASES = Phrases("answers.toml")
WIDTH = 79
"""The columns of a line of text, in terminals of 80."""

ERRORS_HELP = """\
A line without an answer gives {"error": {kind, message, line, column, expected}}; kind is notation,
cards, rules, input (there is nothing to answer) or limit (--limit, or not a game of two).

Lines come from a file or the standard input, one position a line; empty lines and lines that begin
with # are skipped. The answers come in order, and a line without one does not stop the others.

Exit status: 0 when all are answered, or 2."""

Answer = TypeVar("Answer")


def words(key: str, **facts: str | int) -> str:
    """Return a sentence of these commands.

    >>> words("table.best")
    'best'
    """
    return plain(PHRASES.say(key, **facts))


def say_wrapped(key: str, **facts: str | int) -> None:
    """Print a sentence in lines that fit."""
    say(textwrap.fill(words(key, **facts), WIDTH))


# Arguments and errors ------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser, metavar: str) -> None:
    """Add what all three commands take."""
    add_source(parser, metavar)
    parser.add_argument("--json", action="store_true", help="for programs: one object a line")
    parser.add_argument(
        "--limit",
        type=whole_number,
        metavar="N",
        help="give up a position after so many searched (by default about half a minute)",
    )
    parser.add_argument(
        "--reference",
        action="store_const",
        const="reference",
        dest="use",
        help="let the plain Python reference answer: slow, with the same answers",
    )


def add_seat(parser: argparse.ArgumentParser) -> None:
    """Add the seat that is asked for, when the line is a whole position."""
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="of a whole position, whose view to take (by default the seat to move)",
    )


def whole_number(text: str) -> int:
    """Return the number of an argument, from 1 up."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 is needed")
    return int(text)


def one_by_one(
    ask: Callable[[Table], Answer],
) -> Callable[[Sequence[Table]], list[Answer | SixtySixError]]:
    """Return a function that asks *ask* for each of many, with an error in place of an answer."""

    def ask_all(tables: Sequence[Table]) -> list[Answer | SixtySixError]:
        found: list[Answer | SixtySixError] = []
        for table in tables:
            try:
                found.append(ask(table))
            except SixtySixError as error:
                found.append(error)
        return found

    return ask_all


@dataclass(frozen=True)
class Viewed:
    """A view to answer from, and whether it was taken from a whole position."""

    view: Observation
    taken: bool

    @classmethod
    def of(cls, table: Table, seat: Seat | None) -> Viewed:
        """Return the view of *seat*, of the seat to move without one.

        Raises InputError for a deal that has ended, and for a seat that the line cannot answer for.
        """
        if table.outcome is not None:
            ending = outcome_text(table.outcome).rstrip(".")
            raise InputError(words("refused.ended", outcome=ending))
        if seat is not None and seat not in range(table.rules.players):
            seats = " ".join(map(str, range(table.rules.players)))
            raise InputError(words("refused.no_seat", asked=seat, seats=seats))
        if not isinstance(table, Observation):
            return cls(table.observation(table.to_move if seat is None else seat), True)
        if seat not in (None, table.seat):
            raise InputError(words("refused.seat", seat=table.seat, asked=seat))
        return cls(table, False)

    @property
    def other(self) -> Seat:
        """The seat that plays against this one."""
        return 1 - self.view.seat


# Text ----------------------------------------------------------------------------------------


def say_situation(table: Table) -> None:
    """Print where the deal stands."""
    say(situation(table))
    say(f"{words('head.points'):10}{points_text(table)}")
    if table.ended is None:
        say(f"{words('head.turn'):10}{turn(table)}")


def say_view(viewed: Viewed) -> None:
    """Print where the deal stands as one seat sees it, with its hand."""
    view = viewed.view
    say_situation(view)
    say(f"{words('head.hand'):10}{cards_text(view.hand)}  ({words('head.seat', seat=view.seat)})")
    if viewed.taken:
        key = "head.view_of_mover" if view.my_turn else "head.view_of"
        say_wrapped(key, seat=view.seat)


def signed(value: int) -> str:
    """Return game points with their sign.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '-1')
    """
    return f"{value:+d}" if value else "0"


def say_values(values: Mapping[Action, int | None], best: Sequence[Action]) -> None:
    """Print the value of each action in game points, the best ones marked."""
    say(f"  {words('table.action'):12}{words('table.points')}")
    for action, value in values.items():
        shown = words("table.undecided") if value is None else f"{signed(value):>2}"
        mark = "   " + words("table.best") if action in best else ""
        say(f"  {action_text(action):12}{shown}{mark}")


def say_foot(nodes: int, answered_by: str) -> None:
    """Print how much was searched, and by whom."""
    key = "foot.searched_one" if nodes == 1 else "foot.searched"
    say(words(key, nodes=f"{nodes:,}", who=words(f"foot.{answered_by}")))


# JSON ----------------------------------------------------------------------------------------


def head_json(table: Table, kind: str, seat: Seat | None) -> dict[str, Any]:
    """Return what every answer begins with."""
    line = format_view(table) if isinstance(table, Observation) else format_position(table)
    return {"position": line, "kind": kind, "seat": seat, "outcome": outcome_json(table.outcome)}


def actions_json(actions: Sequence[Action]) -> list[str]:
    """Return actions in notation."""
    return [format_action(action) for action in actions]
