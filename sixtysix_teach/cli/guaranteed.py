"""``sixtysix guaranteed``: what one seat can force, whatever the other one holds."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from sixtysix_teach import solver
from sixtysix_teach.actions import CLOSE
from sixtysix_teach.cli._answers import (
    ERRORS_HELP,
    Viewed,
    actions_json,
    add_arguments,
    add_seat,
    head_json,
    one_by_one,
    say_foot,
    say_values,
    say_view,
    say_wrapped,
    signed,
)
from sixtysix_teach.cli._lines import answer_lines
from sixtysix_teach.cli._situation import Table
from sixtysix_teach.cli._text import say_json
from sixtysix_teach.notation import format_action

JSON_HELP = """\
Of a whole position the view of the seat to move is taken, or of the seat that --seat names; nothing
that it cannot see is used.

--json prints one object for each position, on one line:
  position     the line of the view, written the usual way
  kind         "guaranteed": forced against every hand and every defence
  seat         the seat of the view, whose values these are
  outcome      null: a deal that has ended has no such answer
  hands        how many hands the other seat can hold
  value, best  game points (-3 to 3) or null, and the actions that force them
  by_action    {action: game points} in order; null: it needs the stock; {} when the other seat is
               to move, and value is then what can be forced whatever it does
  closing      what closing now guarantees; null when that is not possible
  nodes        positions searched; answered_by: "kernel" or "reference"
"""


@dataclass(frozen=True)
class Forced:
    """A view and what its seat can force."""

    viewed: Viewed
    answer: solver.Guarantee

    @property
    def closing(self) -> int | None:
        """What closing now guarantees."""
        return self.answer.by_action.get(CLOSE)


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "guaranteed",
        help="say what one seat can force against every hand of the other",
        description="Answers from one seat's view, in game points, whatever the other holds.",
        epilog=JSON_HELP + ERRORS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_arguments(parser, "VIEW")
    add_seat(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer for each view; the exit status is the worst of all."""

    def ask(table: Table) -> Forced:
        viewed = Viewed.of(table, arguments.seat)
        how = {"nodes": arguments.limit, "use": arguments.use}
        return Forced(viewed, solver.guaranteed(viewed.view, **how))

    return answer_lines(arguments, one_by_one(ask), _tell_json if arguments.json else _tell)


def _tell(forced: Forced) -> None:
    viewed, answer = forced.viewed, forced.answer
    view, other = viewed.view, viewed.other
    say_view(viewed)
    key = "guaranteed.assumes" if answer.hands > 1 else "guaranteed.assumes_one"
    say_wrapped(key, seat=view.seat, other=other, hands=f"{answer.hands:,}")
    if not view.must_follow:
        say_wrapped("guaranteed.open")
    if view.my_turn:
        say_values(answer.by_action, answer.best)
        if not view.must_follow:
            closing = forced.closing
            key = "guaranteed.not_closing" if closing is None else "guaranteed.closing"
            say_wrapped(key, value=signed(closing or 0))
    elif answer.value is None:
        say_wrapped("guaranteed.waiting_open", other=other)
    else:
        say_wrapped("guaranteed.waiting", other=other, seat=view.seat, value=signed(answer.value))
    say_foot(answer.nodes, answer.answered_by)


def _tell_json(forced: Forced) -> None:
    view, answer = forced.viewed.view, forced.answer
    say_json(
        head_json(view, "guaranteed", view.seat)
        | {
            "hands": answer.hands,
            "value": answer.value,
            "best": actions_json(answer.best),
            "by_action": {format_action(a): value for a, value in answer.by_action.items()},
            "closing": forced.closing,
            "nodes": answer.nodes,
            "answered_by": answer.answered_by,
        }
    )
