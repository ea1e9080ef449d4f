"""What moved on the table, in order, for a front end that animates it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from sixtysix_teach.actions import (
    Action,
    ClaimSixtySix,
    CloseStock,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    Play,
)
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat
from sixtysix_teach.view.table_view import trick_lies_complete


class Happened(Protocol):
    """One action as a seat saw it."""

    @property
    def seat(self) -> Seat:
        """Who acted."""
        ...

    @property
    def action(self) -> Action:
        """What was done."""
        ...

    @property
    def before(self) -> Observation:
        """The table before."""
        ...

    @property
    def after(self) -> Observation:
        """The table after."""
        ...


def moves_of(events: Sequence[Happened], view: Observation) -> list[dict[str, Any]]:
    """Return the moves of *events*; with no event yet, the deal itself.

    A trick is taken at once, unless it still lies on the table because a draw or the end is due.
    Cards that the seat cannot see are None.
    """
    moves: list[dict[str, Any]] = []
    if not events and not view.tricks and not view.played:
        return [_move(view.seat, "deal")]
    for event in events:
        if trick_lies_complete(event.before) and not trick_lies_complete(event.after):
            moves.append(_move(event.before.leader, "take", to=event.before.leader))
        moves += _moves(event)
        played = isinstance(event.action, Play) and not event.after.played
        if played and not trick_lies_complete(event.after):
            moves.append(_move(event.after.leader, "take", to=event.after.leader))
    return moves


def _moves(event: Happened) -> list[dict[str, Any]]:
    seat, after = event.seat, event.after
    match event.action:
        case Play(card):
            return [_move(seat, "play", card.code)]
        case Draw():
            new = [card.code for card in after.hand if card not in event.before.hand]
            order = [(after.leader + step) % after.rules.players for step in (0, 1)]
            return [_move(s, "draw", new[0] if s == after.seat and new else None) for s in order]
        case DeclareMarriage(suit):
            return [_move(seat, "marry", "K" + suit.value)]
        case ExchangeNine():
            assert event.before.turn_up is not None
            return [_move(seat, "exchange", event.before.turn_up.code)]
        case CloseStock():
            return [_move(seat, "close")]
        case ClaimSixtySix():
            return [_move(seat, "claim")]
        case _:
            return []


def _move(
    seat: Seat, kind: str, card: str | None = None, *, to: Seat | None = None
) -> dict[str, Any]:
    return {"seat": seat, "kind": kind, "card": card, "to": to}
