"""``sixtysix replay``: plays a record, with the points after each step and the outcome."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sixtysix_teach.actions import IllegalAction
from sixtysix_teach.cli._text import (
    action_text,
    cards_text,
    outcome_json,
    outcome_text,
    plain,
    read_input,
    refusal_json,
    refusal_text,
    say,
    say_json,
    unreadable,
)
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import (
    Record,
    Step,
    format_action,
    format_position,
    format_rules,
    parse_record,
)
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

JSON_HELP = """\
--json prints one object:
  rules, comments, hands (as dealt)
  steps        [{step, line, trick, seat, action, comment, card_points}]; card_points after it
  finished     whether the deal has ended
  outcome      {winners, game_points, ending} or null
  illegal      null, or what stopped it: {step, line, seat, action, reason, cards, allowed, title,
               text, legal}
  position     the position line at the end, or before the illegal step
A record that cannot be read gives {"error": {kind, message, line, column, expected}}.

Exit status: 0, or 1 at an illegal step, or 2 when the record cannot be read."""


@dataclass(frozen=True)
class Replayed:
    """A step that was played: who, in which trick, and the state after it."""

    number: int
    step: Step
    trick: int
    seat: Seat
    after: State


@dataclass(frozen=True)
class Replay:
    """A record played as far as the rules allow, and what stopped it."""

    record: Record
    played: tuple[Replayed, ...]
    state: State
    error: IllegalAction | None = None

    @property
    def stopped_at(self) -> Step:
        """The step that was refused."""
        return self.record.steps[len(self.played)]


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "replay",
        help="play a recorded deal and print each step's points and the outcome",
        description="Plays a record. An illegal step stops it with line, action and reason.",
        epilog=JSON_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("record", help="a file, or - for the standard input")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay the record and return 1 when a step was illegal."""
    try:
        replayed = replay(parse_record(read_input(arguments.record)))
    except SixtySixError as error:
        return unreadable(error, as_json=arguments.json)
    if arguments.json:
        say_json(_describe(replayed))
    else:
        _print(replayed)
    return 0 if replayed.error is None else 1


def replay(record: Record) -> Replay:
    r"""Return how far *record* can be played.

    >>> from sixtysix_teach.notation import parse_record
    >>> head = "rules classic\ndeal JSAHJH9HADAC/ASTS9SJDTCQC KC9CQDQSKHJCKDTHTDQHKS+9D\n"
    >>> replay(parse_record(head + "JS AS draw TC")).state.card_points
    PerSeat(0, 13)
    """
    state = State.start(record.deal, record.rules)
    played: list[Replayed] = []
    for number, step in enumerate(record.steps, start=1):
        by = getattr(step.action, "by", None)
        seat = state.to_move if by is None else by
        # The draw belongs to the trick just won, and so does the count after the last one.
        trick = len(state.tricks) + (not state.to_draw and not state.cards_out)
        try:
            state = state.apply(step.action)
        except IllegalAction as error:
            return Replay(record, tuple(played), state, error)
        played.append(Replayed(number, step, trick, seat, state))
    return Replay(record, tuple(played), state)


def _describe(replayed: Replay) -> dict[str, Any]:
    record, error = replayed.record, replayed.error
    illegal = None
    if error is not None:
        by = getattr(error.action, "by", None)
        illegal = {
            "step": len(replayed.played) + 1,
            "line": replayed.stopped_at.line,
            "seat": replayed.state.to_move if by is None else by,
            **refusal_json(error.reason, error.action, replayed.state),
            "legal": [format_action(action) for action in error.legal],
        }
    return {
        "rules": format_rules(record.rules),
        "comments": list(record.comments),
        "hands": [[card.code for card in hand] for hand in record.deal.hands],
        "steps": [
            {
                "step": one.number,
                "line": one.step.line,
                "trick": one.trick,
                "seat": one.seat,
                "action": format_action(one.step.action),
                "comment": one.step.comment,
                "card_points": list(one.after.card_points),
            }
            for one in replayed.played
        ],
        "finished": replayed.state.ended is not None,
        "outcome": outcome_json(replayed.state.outcome),
        "illegal": illegal,
        "position": format_position(replayed.state),
    }


def _print(replayed: Replay) -> None:
    record = replayed.record
    for comment in record.comments:
        say(f"# {comment}")
    say(f"{'rules':9}{format_rules(record.rules)}")
    for seat, hand in enumerate(record.deal.hands):
        say(f"{f'seat {seat}':9}{cards_text(hand)}")
    say(f"{'turn-up':9}{cards_text([record.deal.turn_up])}")
    say()
    say(f"{'trick':>5}  {'seat':>4}  {'step':10}{'points':12}")
    before = 0
    for one in replayed.played:
        trick = str(one.trick) if one.trick != before else ""
        before = one.trick
        points = " : ".join(str(total) for total in one.after.card_points)
        comment = plain(one.step.comment) if one.step.comment else ""
        say(f"{trick:>5}  {one.seat:>4}  {action_text(one.step.action):10}{points:12}{comment}")
    say()
    _print_end(replayed)


def _print_end(replayed: Replay) -> None:
    state, error = replayed.state, replayed.error
    if error is not None:
        step = replayed.stopped_at
        say(f"Line {step.line}: {action_text(step.action)} is not legal.")
        say(f"  {refusal_text(error.reason, error.action, state)}")
        say(f"  Legal: {_listed(error)}")
    elif state.outcome is not None:
        say(outcome_text(state.outcome))
    else:
        say(f"The deal is not finished: seat {state.to_move} is to move.")


def _listed(error: IllegalAction) -> str:
    actions: Sequence[str] = [action_text(action) for action in error.legal]
    return " ".join(actions) or "nothing"
