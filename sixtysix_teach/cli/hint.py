"""``sixtysix hint``: a question, where to look, the idea, the answer."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import partial
from typing import Any

from sixtysix_teach.cli._answers import ERRORS_HELP, Viewed, head_json, one_by_one
from sixtysix_teach.cli._lines import answer_lines
from sixtysix_teach.cli._situation import Table
from sixtysix_teach.cli._text import codes, say_json
from sixtysix_teach.cli._told import add_question, asked, facts_json, say_told, say_who
from sixtysix_teach.notation import format_action
from sixtysix_teach.tutor.hint import STEPS, Hint, hint

JSON_HELP = """\
--json prints one object for each position, on one line:
  position     the view that the answer is from, written the usual way
  kind         "hint"; seat: "you", the other seat is "Bot"; outcome: null
  theme        what the decision is about
  steps        [{step, lines, cards, action, how, facts}]; lines are sentences with cards as [TH],
               cards those to look at; action is null before the last step; how says how it was
               worked out, or is empty
"""


@dataclass(frozen=True)
class Hinted:
    """A view, and the hints asked for."""

    viewed: Viewed
    steps: tuple[Hint, ...]


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "hint",
        help="help with a decision in four steps",
        description="Hints for the seat that moves, from what it can know.",
        epilog=JSON_HELP + ERRORS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_question(parser)
    parser.add_argument(
        "--step",
        type=int,
        choices=range(1, STEPS + 1),
        help="only this one: 1 a question, 2 where to look, 3 the idea, 4 the answer",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Give hints for each position; the exit status is the worst of all."""
    tell = _tell_json if arguments.json else _tell
    return answer_lines(arguments, one_by_one(partial(_ask, arguments)), tell)


def _ask(arguments: argparse.Namespace, table: Table) -> Hinted:
    viewed = asked(table, arguments)
    steps = range(1, STEPS + 1) if arguments.step is None else [arguments.step]
    return Hinted(viewed, tuple(hint(viewed.view, step) for step in steps))


def _tell(found: Hinted) -> None:
    say_who(found.viewed)
    steps = found.steps
    if steps[0].action is not None and len(steps) > 1:
        # There is no choice: the steps are all the same.
        steps = steps[:1]
    for step in steps:
        say_told(step.lines, label=f"{step.step}  ")
    if steps[-1].basis:
        say_told([steps[-1].basis], label="=  ")


def _tell_json(found: Hinted) -> None:
    view = found.viewed.view
    say_json(
        head_json(view, "hint", view.seat)
        | {
            "theme": found.steps[0].theme,
            "steps": [
                {
                    "step": step.step,
                    "lines": list(step.lines),
                    "cards": codes(step.cards),
                    "action": None if step.action is None else format_action(step.action),
                    "how": step.basis,
                    "facts": facts_json(step.facts),
                }
                for step in found.steps
            ],
        }
    )
