"""Seats, and one value for each of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

T = TypeVar("T")

# Seats count in the order of play from forehand, who leads first; the dealer is the last seat.
# With two players: 0 forehand (the non-dealer), 1 dealer.
Seat: TypeAlias = int

FOREHAND: Seat = 0


class PerSeat(tuple[T, ...]):
    """One value for each seat, in seat order; immutable.

    >>> points = PerSeat((11, 0))
    >>> points.with_(1, 4)
    PerSeat(11, 4)
    """

    __slots__ = ()

    def with_(self, seat: Seat, value: T) -> PerSeat[T]:
        """Return a copy in which *seat* holds *value*."""
        return PerSeat(self[:seat] + (value,) + self[seat + 1 :])

    def __repr__(self) -> str:
        return f"PerSeat{tuple(self)!r}" if len(self) != 1 else f"PerSeat(({self[0]!r},))"


def per_seat(values: Iterable[T]) -> PerSeat[T]:
    """Return *values* as a :class:`PerSeat`.

    >>> per_seat(n * n for n in range(3))
    PerSeat(0, 1, 4)
    """
    return PerSeat(values)


def next_seat(seat: Seat, players: int) -> Seat:
    """Return the seat that plays after *seat*.

    >>> next_seat(1, players=2)
    0
    """
    return (seat + 1) % players
