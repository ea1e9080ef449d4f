"""``sixtysix odds``: how many of all hands win, for every way to close or to go on."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from sixtysix_teach import solver
from sixtysix_teach.actions import Action
from sixtysix_teach.cards import Card
from sixtysix_teach.cli._answers import (
    ERRORS_HELP,
    WIDTH,
    Viewed,
    actions_json,
    add_arguments,
    add_seat,
    head_json,
    one_by_one,
    say_foot,
    say_view,
    say_wrapped,
    signed,
    words,
)
from sixtysix_teach.cli._lines import answer_lines
from sixtysix_teach.cli._situation import Table
from sixtysix_teach.cli._text import action_text, cards_text, say, say_json
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.seats import Seat

VALUES = (3, 2, 1, 0, -1, -2, -3)
DECIDING = 5
"""How many cards are named that decide."""

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
  nodes        positions searched; answered_by: "kernel" or "reference"
"""


@dataclass(frozen=True)
class Counted:
    """A view, the odds, and why there are none against best defence."""

    viewed: Viewed
    answer: solver.Odds
    undefended: str | None

    @property
    def ranked(self) -> list[solver.Way]:
        """The ways, best first: against best defence where that is known."""
        return sorted(self.answer.ways, key=_rank, reverse=True)


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "odds",
        help="say how many of all hands of the other seat win",
        description="Counts over all hands, from one seat's view: what closing now brings, or "
        "each action in the strict phase.",
        epilog=JSON_HELP + ERRORS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_arguments(parser, "VIEW")
    add_seat(parser)
    parser.add_argument(
        "--open-only", action="store_true", help="with open cards only, not against best defence"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer for each view; the exit status is the worst of all."""
    tell = _tell_json if arguments.json else _tell
    return answer_lines(arguments, one_by_one(lambda table: _ask(table, arguments)), tell)


def _ask(table: Table, arguments: argparse.Namespace) -> Counted:
    viewed = Viewed.of(table, arguments.seat)
    how = {"nodes": arguments.limit, "use": arguments.use}
    view = viewed.view
    if arguments.open_only:
        return Counted(
            viewed, solver.odds(view, best_defence=False, **how), words("odds.not_asked")
        )
    limit = solver.limit_of_defence(view)
    try:
        answer = solver.odds(view, best_defence=limit is None, **how)
    except SolverLimit as error:
        if limit is not None:
            raise
        # The plans are too many; the hands alone may do.
        limit = error
        answer = solver.odds(view, best_defence=False, **how)
    return Counted(viewed, answer, None if limit is None else limit.limit)


def _rank(way: solver.Way) -> tuple[tuple[int, ...], tuple[int, ...]]:
    defended = way.open_cards if way.best_defence is None else way.best_defence
    return defended.order, way.open_cards.order


# Text ----------------------------------------------------------------------------------------


def _tell(counted: Counted) -> None:
    viewed, answer = counted.viewed, counted.answer
    view, other = viewed.view, viewed.other
    say_view(viewed)
    who = {"seat": view.seat, "other": other}
    key = "odds.hands" if answer.hands > 1 else "odds.hands_one"
    say_wrapped(key, hands=f"{answer.hands:,}", **who)
    if not answer.ways:
        say_wrapped("odds.no_way" if view.my_turn else "odds.not_my_turn", **who)
    else:
        _say_ways(counted)
    say_foot(answer.nodes, answer.answered_by)


def _say_ways(counted: Counted) -> None:
    view, other = counted.viewed.view, counted.viewed.other
    who = {"seat": view.seat, "other": other}
    acting = "odds.acting" if view.my_turn else "odds.waiting"
    say_wrapped(acting if view.must_follow else "odds.closing", **who)
    _say_meaning("odds.open_cards", words("odds.means_open", **who))
    if counted.undefended is None:
        _say_meaning("odds.best_defence", words("odds.means_defence", **who))
    else:
        _say_meaning("odds.best_defence", words("odds.undefended", why=counted.undefended))
    size = max(5, len(str(counted.answer.hands)) + 1)
    heads = "".join(f"{signed(value):>{size}}" for value in VALUES)
    say(f"  {'':14}{words('odds.won'):>6}{words('odds.average'):>9}{heads}")
    best_open, best_defended = counted.answer.best_open, counted.answer.best_defended
    for way in counted.ranked:
        say("  " + _way_text(way.actions, other))
        _say_split("odds.open_cards", way.open_cards, size, way in best_open)
        if way.best_defence is not None:
            _say_split("odds.best_defence", way.best_defence, size, way in best_defended)
    if counted.answer.hands > 1:
        _say_deciding(counted.ranked[0], other)


def _say_meaning(name: str, meaning: str) -> None:
    label, indent = f"  {words(name):14}", " " * 16
    say(textwrap.fill(meaning, WIDTH, initial_indent=label, subsequent_indent=indent))


def _way_text(actions: Sequence[Action], other: Seat) -> str:
    if not actions:
        return words("odds.no_action", other=other)
    return ", ".join(map(action_text, actions))


def _say_split(key: str, split: solver.Split, size: int, best: bool) -> None:
    average = f"{float(split.mean):+.2f}"
    if float(average) == 0:
        average = "0.00"
    counts = "".join(f"{split.count(value):>{size}}" for value in VALUES)
    mark = " " + words("odds.best") if best else ""
    say(f"    {words(key):12}{split.wins:>6}{average:>9}{counts}{mark}")


def _say_deciding(way: solver.Way, other: Seat) -> None:
    name, split = _way_text(way.actions, other), way.open_cards
    cards = deciding_cards(way)
    if not cards:
        one_sided = {split.hands: "odds.wins_all", 0: "odds.wins_none"}
        key = one_sided.get(split.wins, "odds.decides_nothing")
        say_wrapped(key, way=name, other=other)
        return
    say_wrapped("odds.decides", way=name)
    say(f"  {'':6}{words('odds.held', other=other):20}{words('odds.not_held')}")
    for card in cards[:DECIDING]:
        held = way.holding[card]
        hands, wins = split.hands - held.hands, split.wins - held.wins
        with_it = words("odds.split", wins=held.wins, hands=held.hands)
        say(f"  {cards_text([card]):6}{with_it:20}{words('odds.split', wins=wins, hands=hands)}")


def deciding_cards(way: solver.Way) -> list[Card]:
    """Return the cards that change the share of hands won, when they are held, most first."""
    return [
        card
        for card, gap in sorted(
            ((card, _gap(way.open_cards, held)) for card, held in way.holding.items()),
            key=lambda found: -found[1],
        )
        if gap
    ]


def _gap(whole: solver.Split, held: solver.Split) -> Fraction:
    """How far the share of hands won differs between those that hold a card and the rest."""
    rest = whole.hands - held.hands
    if not held.hands or not rest:
        return Fraction(0)
    return abs(held.share - Fraction(whole.wins - held.wins, rest))


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
            "nodes": answer.nodes,
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


def _split_json(split: solver.Split) -> dict[str, Any]:
    return {
        "hands": split.hands,
        "won": split.wins,
        "mean": str(split.mean),
        "counts": {str(value): split.count(value) for value in VALUES},
    }
