"""Text in, text out: cards, hands, actions, positions and records.

Every ``parse_x`` has a ``format_x`` that it undoes. Any text given to a parser ends in a value, in
NotationError (it cannot be read: column and what was expected) or in DealError (it can be read,
but the cards cannot be).
"""

from sixtysix_teach.notation.actions import format_action, parse_action
from sixtysix_teach.notation.cards import (
    card_name,
    format_card,
    format_hand,
    parse_card,
    parse_hand,
    suit_name,
)
from sixtysix_teach.notation.position import (
    format_position,
    format_view,
    parse_any,
    parse_position,
    parse_view,
)
from sixtysix_teach.notation.record import Record, Step, format_record, parse_record
from sixtysix_teach.notation.rules import format_rules, parse_rules

__all__ = [
    "Record",
    "Step",
    "card_name",
    "format_action",
    "format_card",
    "format_hand",
    "format_position",
    "format_record",
    "format_rules",
    "format_view",
    "parse_action",
    "parse_any",
    "parse_card",
    "parse_hand",
    "parse_position",
    "parse_record",
    "parse_rules",
    "parse_view",
    "suit_name",
]
