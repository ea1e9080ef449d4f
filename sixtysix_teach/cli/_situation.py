"""Where a deal stands, in a few lines of text: what every command about a position prints first."""

from __future__ import annotations

from sixtysix_teach.cli._text import cards_text, suit_text
from sixtysix_teach.observation import Observation
from sixtysix_teach.state import State

Table = State | Observation
"""What a position line can hold: a whole position or one seat's view."""


def phase(table: Table) -> str:
    """Return "open", "closed", "exhausted" or "ended"."""
    if table.ended is not None:
        return "ended"
    if table.closing is not None:
        return "closed"
    return "exhausted" if table.must_follow else "open"


def situation(table: Table) -> str:
    """Return profile, phase, stock and trumps in one line."""
    name = table.rules.name
    trumps = f"trumps {suit_text(table.trump)}"
    if table.turn_up is not None:
        trumps += f", turn-up {cards_text([table.turn_up])}"
    stock = f"{table.stock_size} cards in the stock"
    closing = table.closing
    if closing is not None:
        where = f"strict phase, closed by seat {closing.by} with {stock}"
    elif table.must_follow:
        where = "strict phase, the stock is empty"
    else:
        where = f"open phase, {stock}"
    return f"{name}: {where}; {trumps}"


def points_text(table: Table) -> str:
    """Return the card points of all seats."""
    return ", ".join(f"seat {seat}: {total}" for seat, total in enumerate(table.card_points))


def turn(table: Table) -> str:
    """Return who is to do what."""
    if table.to_draw:
        return f"seat {table.to_move} has won the trick, the draw is due"
    if not table.played:
        if table.cards_out:
            return f"seat {table.to_move} has won the last trick"
        married = table.lead_marriage
        announced = f", has announced {suit_text(married.suit)}" if married else ""
        return f"seat {table.to_move} leads{announced}"
    return f"seat {table.to_move} plays to {cards_text(table.played)}, led by seat {table.leader}"
