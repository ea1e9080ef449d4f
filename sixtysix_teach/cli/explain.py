"""``sixtysix explain``: why an action is good, what it costs, or which rule forbids it."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import partial
from typing import Any

from sixtysix_teach.actions import Action
from sixtysix_teach.cli._answers import ERRORS_HELP, Viewed, actions_json, head_json, one_by_one
from sixtysix_teach.cli._lines import answer_lines
from sixtysix_teach.cli._situation import Table
from sixtysix_teach.cli._text import action_text, plain, say, say_json, unreadable
from sixtysix_teach.cli._told import add_question, asked, facts_json, say_line, say_told, say_who
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import format_action, parse_action
from sixtysix_teach.tutor.explain import Explanation, explain

JSON_HELP = """\
Without an action every legal one is explained.

--json prints one object for each position, on one line:
  position     the view that the answer is from, written the usual way
  kind         "explanation"; seat: "you", the other seat is "Bot"; outcome: null
  basis        how it was worked out: claim, known, sure, counted, odds or thumb; null for an action
               that is not legal
  hands        how many hands the other seat can hold, or null
  explained    [{action, verdict, theme, key, loss, better, title, lines, how, facts}]; verdict is
               only, best, as-good, worse, rule-of-thumb or illegal; loss is exact, as "3/7" game
               points, or null; key names the mistake; lines are sentences with cards as [TH]
"""


@dataclass(frozen=True)
class Explained:
    """A view, and what is said about the actions asked for."""

    viewed: Viewed
    told: tuple[Explanation, ...]


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "explain",
        help="say why an action is good, or what it costs",
        description="Explains actions from what the seat that moves can know.",
        epilog=JSON_HELP
        + ERRORS_HELP.replace("0 when", "0, or 1 when the action is illegal, when"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_question(parser)
    parser.add_argument("action", nargs="?", help="such as TH, marry-S, exchange, close, claim")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Explain for each position; the exit status is the worst of all."""
    try:
        action = None if arguments.action is None else parse_action(arguments.action)
    except SixtySixError as error:
        return unreadable(error, as_json=arguments.json)
    illegal: list[Explained] = []

    def tell(found: Explained) -> None:
        (_tell_json if arguments.json else _tell)(found)
        illegal.extend([found] * any(told.verdict == "illegal" for told in found.told))

    status = answer_lines(arguments, one_by_one(partial(_ask, arguments, action)), tell)
    return status or int(bool(illegal))


def _ask(arguments: argparse.Namespace, action: Action | None, table: Table) -> Explained:
    viewed = asked(table, arguments)
    actions = viewed.view.legal_actions() if action is None else (action,)
    return Explained(viewed, tuple(explain(viewed.view, one) for one in actions))


def _tell(found: Explained) -> None:
    say_who(found.viewed)
    if not found.told:
        say_line("tutor.nothing")
    bases = {told.basis for told in found.told}
    for told in found.told:
        say()
        say(f"{action_text(told.action)}: {plain(told.title)}")
        say_told(told.lines)
        if len(bases) > 1 or told is found.told[-1]:
            say_told([told.basis], label="= ")


def _tell_json(found: Explained) -> None:
    judgement = next((told.judgement for told in found.told if told.judgement), None)
    view = found.viewed.view
    say_json(
        head_json(view, "explanation", view.seat)
        | {
            "basis": None if judgement is None else judgement.basis.value,
            "hands": None if judgement is None else judgement.hands,
            "explained": [_described(told) for told in found.told],
        }
    )


def _described(told: Explanation) -> dict[str, Any]:
    return {
        "action": format_action(told.action),
        "verdict": told.verdict,
        "theme": told.theme,
        "key": told.key,
        "loss": None if told.loss is None else str(told.loss),
        "better": actions_json(told.better),
        "title": told.title,
        "lines": list(told.lines),
        "how": told.basis,
        "facts": facts_json(told.facts),
    }
