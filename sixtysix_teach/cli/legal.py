"""``sixtysix legal``: whose turn it is, what is legal, and why the rest is not."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from sixtysix_teach.actions import (
    CLAIM,
    CLOSE,
    EXCHANGE,
    MARRIAGES,
    PLAYS,
    Action,
    ClaimSixtySix,
    ExchangeNine,
    Play,
    Reason,
)
from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.cli._situation import Table, phase, points_text, situation, turn
from sixtysix_teach.cli._text import (
    InputError,
    action_text,
    cards_text,
    codes,
    outcome_json,
    outcome_text,
    read_input,
    refusal_json,
    refusal_text,
    say,
    say_json,
    unreadable,
)
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import (
    format_action,
    format_position,
    format_view,
    parse_action,
    parse_any,
)
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat

JSON_HELP = """\
--json prints one object for each position:
  position     the line, written the usual way
  seat         the seat the answer is about: of a view its own, else the seat to move
  to_move      the seat to move, null after the end
  phase        open, closed, exhausted or ended; before_draw: whether a draw is due
  trump, turn_up, stock (cards, turn-up included), trick {leader, cards}, card_points
  hand, legal  cards and actions in notation
  illegal      [{action, reason, cards, allowed, title, text}] for every other card in the hand,
               and for a close, claim, exchange or marriage that seems near
  others       {"seat": [actions]} that other seats may do out of turn (whole positions only)
  outcome      {winners, game_points, ending} or null
  asked        with --action: {action, legal, reason, ...}
A text that cannot be read gives {"error": {kind, message, line, column, expected}}.

Exit status: 0, or 1 when the --action is illegal, or 2 when something cannot be read."""


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "legal",
        help="say what is legal in a position, and why the rest is not",
        description="Reads a position line, of a whole deal or of one seat's view.",
        epilog=JSON_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("position", help="the line, in quotes; - reads lines from standard input")
    parser.add_argument("--action", help="only ask whether this action is legal")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer for each position; the exit status is the worst of all."""
    try:
        asked = None if arguments.action is None else parse_action(arguments.action)
        lines = list(_lines(arguments.position))
    except SixtySixError as error:
        return unreadable(error, as_json=arguments.json)
    worst = 0
    for count, (number, line) in enumerate(lines):
        if count and not arguments.json:
            say()
        try:
            status = _answer(parse_any(line), asked, as_json=arguments.json)
        except SixtySixError as error:
            status = unreadable(error, as_json=arguments.json, line=number)
        worst = max(worst, status)
    return worst


def _lines(position: str) -> Iterator[tuple[int | None, str]]:
    """The position lines with their number; empty lines and comments are left out."""
    if position != "-":
        yield None, position.strip()
        return
    for number, line in enumerate(read_input("-").splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


def _answer(table: Table, asked: Action | None, *, as_json: bool) -> int:
    reason = None if asked is None else _why_illegal(table, asked)
    if as_json:
        answer = _describe(table)
        if asked is not None:
            why = {} if reason is None else refusal_json(reason, asked, table)
            answer["asked"] = {"action": format_action(asked), "legal": reason is None} | why
        say_json(answer)
    elif asked is None:
        _print(table)
    elif reason is None:
        say(f"{action_text(asked)} is legal.")
    else:
        say(f"{action_text(asked)} is not legal. {refusal_text(reason, asked, table)}")
    return 0 if reason is None else 1


def _why_illegal(table: Table, action: Action) -> Reason | None:
    """Return why not. An action that names a seat is that seat's; a view answers for its own."""
    by = getattr(action, "by", None)
    if isinstance(table, Observation) and by != table.seat and by in range(table.rules.players):
        raise InputError(f"this is the view of seat {table.seat}, which cannot act for seat {by}")
    return table.why_illegal(action)


def _seat_and_hand(table: Table) -> tuple[Seat, tuple[Card, ...]]:
    if isinstance(table, Observation):
        return table.seat, table.hand
    return table.to_move, table.hands[table.to_move]


def _illegal(table: Table) -> list[tuple[Action, Reason]]:
    """What the seat might think of and may not do, with the reason for each."""
    seat, hand = _seat_and_hand(table)
    rules = table.rules
    thought: list[Action] = [PLAYS[card] for card in dict.fromkeys(hand)]
    for king in dict.fromkeys(card for card in hand if card.rank is Rank.KING):
        if Card(Rank.QUEEN, king.suit) in hand:
            thought.append(MARRIAGES[king.suit])
    out_of_turn = seat != table.to_move
    if rules.exchange_rank is not None and Card(rules.exchange_rank, table.trump) in hand:
        thought.append(ExchangeNine(by=seat) if out_of_turn else EXCHANGE)
    if not table.must_follow:
        thought.append(CLOSE)
    if table.has_trick(seat):
        thought.append(ClaimSixtySix(by=seat) if out_of_turn else CLAIM)
    reasons = ((action, _why_illegal(table, action)) for action in thought)
    return [(action, reason) for action, reason in reasons if reason is not None]


def _others(table: Table) -> dict[Seat, tuple[Action, ...]]:
    if isinstance(table, Observation) or table.ended is not None:
        return {}
    found = {s: table.legal_actions(s) for s in range(table.rules.players) if s != table.to_move}
    return {seat: actions for seat, actions in found.items() if actions}


def _describe(table: Table) -> dict[str, Any]:
    seat, hand = _seat_and_hand(table)
    over = table.ended is not None
    line = format_view(table) if isinstance(table, Observation) else format_position(table)
    refused = [] if over else _illegal(table)
    return {
        "position": line,
        "seat": seat,
        "to_move": None if over else table.to_move,
        "phase": phase(table),
        "before_draw": table.to_draw,
        "trump": table.trump.value,
        "turn_up": None if table.turn_up is None else table.turn_up.code,
        "stock": table.stock_size,
        "trick": {"leader": table.leader, "cards": codes(table.played)},
        "card_points": list(table.card_points),
        "hand": codes(hand),
        "legal": [format_action(action) for action in table.legal_actions()],
        "illegal": [refusal_json(reason, action, table) for action, reason in refused],
        "others": {
            str(other): [format_action(action) for action in actions]
            for other, actions in _others(table).items()
        },
        "outcome": outcome_json(table.outcome),
    }


def _print(table: Table) -> None:
    seat, hand = _seat_and_hand(table)
    say(situation(table))
    say(f"{'Points':10}{points_text(table)}")
    if table.outcome is not None:
        say(outcome_text(table.outcome))
        return
    say(f"{'Turn':10}{turn(table)}")
    say(f"{'Hand':10}{cards_text(hand)}" + (f"  (seat {seat})" if seat != table.to_move else ""))
    say("Legal")
    actions = table.legal_actions()
    plays = [action.card for action in actions if isinstance(action, Play)]
    if plays:
        say(f"  {'play':8}{cards_text(plays)}")
    for action in actions:
        if not isinstance(action, Play):
            say(f"  {action_text(action)}")
    if not actions:
        say("  nothing: another seat is to move")
    for other, possible in _others(table).items():
        say(f"  seat {other}, out of turn: {', '.join(map(action_text, possible))}")
    _print_illegal(table)


def _print_illegal(table: Table) -> None:
    """Print what is refused, with what is refused for the same reason on one line."""
    grouped: dict[str, list[Action]] = {}
    for action, reason in _illegal(table):
        grouped.setdefault(refusal_text(reason, action, table), []).append(action)
    if grouped:
        say("Not legal")
    for sentence, refused in grouped.items():
        label = " ".join(map(action_text, refused))
        if len(label) > 7:
            say(f"  {label}")
            label = ""
        say(f"  {label:8}{sentence}")
