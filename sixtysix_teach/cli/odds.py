"""``sixtysix odds``: how many of all hands win, for every way to close or to go on."""

from __future__ import annotations

import argparse
from math import isfinite
from typing import Any

from sixtysix_teach import solver
from sixtysix_teach.cli._answers import (
    ERRORS_HELP,
    Viewed,
    actions_json,
    add_arguments,
    add_seat,
    head_json,
    one_by_one,
    whole_number,
    words,
)
from sixtysix_teach.cli._lines import answer_lines
from sixtysix_teach.cli._odds_table import VALUES, Counted, tell
from sixtysix_teach.cli._situation import Table
from sixtysix_teach.cli._text import say_json
from sixtysix_teach.errors import SolverLimit

JSON_HELP = """\
Of a whole position the view of the seat to move is taken, or of the seat that --seat names; nothing
that it cannot see is used. All hands that fit what the seat has seen are equally likely.

--json prints one object for each position, on one line:
  position     the line of the view, written the usual way
  kind         "odds"
  seat         the seat of the view, whose game points these are
  outcome      null: a deal that has ended has no such answer
  hands        how many hands the other seat can hold
  ways         [{actions, open_cards, best_defence, holding}]: with the stock open every way to
               close now, none when that is not possible; else every action, or one way without an
               action when the other seat is to move
    open_cards    as if the seat saw the hand from then on: optimistic
    best_defence  one plan made without seeing the hand, against one that sees all and knows the
                  plan; null when it was not worked out
                  both are {hands, won, mean, counts}; mean is exact, as "13/84" game points;
                  counts are hands by game points, {"3": ..., "-3": ...}
    holding       {card: {hands, won}}: open_cards over the hands that hold that card
  best_open    the actions of the ways with the best mean with open cards
  best_defended  the same against best defence
  undefended   why best defence was not worked out, else null
  keep         with the stock open, what keeping it brings: {exact, split, layouts, error, seed,
               ways}, else null. Counted (exact) at the last lead before the stock runs out, ways
               are then [{actions, split}]; else estimated when --samples asks for it, error is the
               standard error of the mean
  verdict      {kind, close, open_margin, defended_margin} or null. kind is certain, clear, narrow,
               equal or toss-up; close is true, false or null; the margins are what closing brings
               more than keeping, exact, as "3/7"
  nodes        positions searched; answered_by: "kernel" or "reference"
"""


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "odds",
        help="say how many of all hands of the other seat win",
        description="Counts over all hands, from one seat's view: what each way to close brings,\n"
        "or each action in the strict phase.",
        epilog=JSON_HELP + ERRORS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_arguments(parser, "VIEW")
    add_seat(parser)
    parser.add_argument(
        "--open-only", action="store_true", help="with open cards only, not against best defence"
    )
    parser.add_argument(
        "--samples",
        type=whole_number,
        default=0,
        metavar="N",
        help="estimate what keeping the stock brings from so many random layouts, where it cannot "
        "be counted",
    )
    parser.add_argument(
        "--seed", type=int, default=66, metavar="N", help="seed of these layouts (default 66)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer for each view; the exit status is the worst of all."""
    ask = one_by_one(lambda table: _ask(table, arguments))
    return answer_lines(arguments, ask, _tell_json if arguments.json else tell)


def _ask(table: Table, arguments: argparse.Namespace) -> Counted:
    viewed = Viewed.of(table, arguments.seat)
    view, how = viewed.view, {"nodes": arguments.limit, "use": arguments.use}
    if arguments.open_only:
        answer = solver.odds(view, best_defence=False, **how)
        return Counted(viewed, answer, words("odds.not_asked"))
    limit = solver.limit_of_defence(view)
    try:
        return _whole(viewed, limit, arguments)
    except SolverLimit as error:
        # There are too many plans, or ways to keep the stock; the hands alone may do.
        answer = solver.odds(view, best_defence=False, **how)
        return Counted(viewed, answer, (limit or error).limit)


def _whole(viewed: Viewed, limit: SolverLimit | None, arguments: argparse.Namespace) -> Counted:
    """The odds, and with the stock open what keeping it brings."""
    view, how = viewed.view, {"nodes": arguments.limit, "use": arguments.use}
    undefended = None if limit is None else limit.limit
    if view.must_follow:
        return Counted(viewed, solver.odds(view, **how), undefended)
    choice = solver.close_or_keep(view, samples=arguments.samples, seed=arguments.seed, **how)
    return Counted(viewed, choice.odds, undefended, choice.keep, choice.verdict)


# JSON ----------------------------------------------------------------------------------------


def _tell_json(counted: Counted) -> None:
    view, answer = counted.viewed.view, counted.answer
    say_json(
        head_json(view, "odds", view.seat)
        | {
            "hands": answer.hands,
            "ways": [_way_json(way) for way in answer.ways],
            "best_open": [actions_json(way.actions) for way in answer.best_open],
            "best_defended": [actions_json(way.actions) for way in answer.best_defended],
            "undefended": counted.undefended,
            "keep": None if counted.keep is None else _keep_json(counted.keep),
            "verdict": None if counted.verdict is None else _verdict_json(counted.verdict),
            "nodes": counted.nodes,
            "answered_by": answer.answered_by,
        }
    )


def _way_json(way: solver.Way) -> dict[str, Any]:
    return {
        "actions": actions_json(way.actions),
        "open_cards": _split_json(way.open_cards),
        "best_defence": None if way.best_defence is None else _split_json(way.best_defence),
        "holding": {
            card.code: {"hands": held.hands, "won": held.wins} for card, held in way.holding.items()
        },
    }


def _keep_json(keep: solver.Keep) -> dict[str, Any]:
    return {
        "exact": keep.exact,
        "split": _split_json(keep.split),
        "layouts": keep.layouts,
        "error": keep.error if isfinite(keep.error) else None,
        "seed": keep.seed,
        "ways": [
            {"actions": actions_json(actions), "split": _split_json(split)}
            for actions, split in keep.ways
        ],
    }


def _verdict_json(verdict: solver.Verdict) -> dict[str, Any]:
    margins = {"open_margin": verdict.open_margin, "defended_margin": verdict.defended_margin}
    return {"kind": verdict.kind.value, "close": verdict.close} | {
        name: None if margin is None else str(margin) for name, margin in margins.items()
    }


def _split_json(split: solver.Split) -> dict[str, Any]:
    return {
        "hands": split.hands,
        "won": split.wins,
        "mean": str(split.mean),
        "counts": {str(value): split.count(value) for value in VALUES},
    }
