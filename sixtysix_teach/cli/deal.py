"""``sixtysix deal``: hands, stock and turn-up for a seed."""

from __future__ import annotations

import argparse
from typing import Any

from sixtysix_teach.chance import fresh_number
from sixtysix_teach.cli._text import cards_text, codes, say, say_json, unreadable
from sixtysix_teach.deal import Deal
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import (
    Record,
    format_position,
    format_record,
    format_rules,
    parse_rules,
)
from sixtysix_teach.state import State

JSON_HELP = """\
--json prints one object: seed, rules, hands (a list for each seat), stock (from the top), turn_up,
position (the line), record (the head of a record).

Exit status: 0, or 2 when the rules cannot be read."""


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "deal",
        help="deal the cards of a seed: hands, stock, turn-up, position line",
        description="The same seed and rules give the same deal on every computer.",
        epilog=JSON_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--seed", type=int, help="a whole number; without it a new one is drawn and printed"
    )
    parser.add_argument(
        "--rules",
        default="classic",
        metavar="NAME",
        help="a profile, also with changed fields: 'pagat{target=60}'",
    )
    parser.add_argument("--record", action="store_true", help="print the head of a record")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the deal."""
    seed = fresh_number() % 10**6 if arguments.seed is None else arguments.seed
    try:
        rules = parse_rules(arguments.rules)
    except SixtySixError as error:
        return unreadable(error, as_json=arguments.json)
    deal = Deal.shuffled(seed=seed, rules=rules)
    position = format_position(State.start(deal, rules))
    record = format_record(Record(rules, deal, comments=(f"seed {seed}",)))
    if arguments.json:
        say_json(
            {
                "seed": seed,
                "rules": format_rules(rules),
                "hands": [codes(hand) for hand in deal.hands],
                "stock": codes(deal.stock),
                "turn_up": deal.turn_up.code,
                "position": position,
                "record": record,
            }
        )
    elif arguments.record:
        say(record)
    else:
        say(f"{'seed':10}{seed}")
        say(f"{'rules':10}{format_rules(rules)}")
        for seat, hand in enumerate(deal.hands):
            say(f"{f'seat {seat}':10}{cards_text(hand)}")
        say(f"{'stock':10}{cards_text(deal.stock)}")
        say(f"{'turn-up':10}{cards_text([deal.turn_up])}")
        say(f"{'position':10}{position}")
    return 0
