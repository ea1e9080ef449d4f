"""What the solver answers: values in game points, and for whom they count.

Every value is seen from ``seat``: from -3 (it loses three game points) to 3, and 0 for a draw.
How much searching an answer took, and which program gave it, is no part of the answer: two answers
are equal when they say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from sixtysix_teach.actions import Action
from sixtysix_teach.cards import Card
from sixtysix_teach.seats import Seat

WORST, BEST = -3, 3
"""The least and the most game points that a deal can bring."""


@dataclass(frozen=True)
class Solution:
    """What each legal action is worth to *seat*, which is to move, with all cards open.

    ``by_action`` has every legal action in the pinned order, wrong claims too. The value of an
    action is what comes of it when both sides play on without a mistake. ``nodes`` are the
    positions searched, ``answered_by`` is "kernel" or "reference".

    >>> from sixtysix_teach.actions import CLAIM, COUNT
    >>> Solution(0, {CLAIM: -2, COUNT: 1}, 2, "reference").best
    (CountCards(),)
    """

    seat: Seat
    by_action: Mapping[Action, int]
    nodes: int = field(compare=False)
    answered_by: str = field(compare=False)

    @property
    def value(self) -> int:
        """The most game points that the seat can be sure of."""
        return max(self.by_action.values())

    @property
    def best(self) -> tuple[Action, ...]:
        """All actions that are worth the value, in the pinned order."""
        best = self.value
        return tuple(action for action, value in self.by_action.items() if value == best)


@dataclass(frozen=True)
class Guarantee:
    """What *seat* can force against each of the *hands* that the other seat can hold.

    Nothing is assumed of the other seat but the rules and what it has shown: it may hold any of
    these hands and defend as well as if it saw all cards. While the stock is open, only what ends
    the drawing is decided: a claim, a close, and an exchange or a marriage before one of them. Any
    other action is None there: it needs the stock. ``value`` is None when no action is decided.
    When the other seat is to move, ``by_action`` is empty and ``value`` is the worst it can do.

    >>> from sixtysix_teach.actions import CLOSE, DRAW
    >>> answer = Guarantee(0, {CLOSE: 1, DRAW: None}, 1, 84, 1000, "reference")
    >>> answer.best
    (CloseStock(),)
    """

    seat: Seat
    by_action: Mapping[Action, int | None]
    value: int | None
    hands: int
    nodes: int = field(compare=False)
    answered_by: str = field(compare=False)

    @property
    def best(self) -> tuple[Action, ...]:
        """All actions that force the value, in the pinned order; none when nothing is decided."""
        if self.value is None:
            return ()
        return tuple(a for a, value in self.by_action.items() if value == self.value)


@dataclass(frozen=True)
class Split:
    """How many hands end with -3, -2, -1, 0, 1, 2 and 3 game points.

    >>> split = Split.of([1, 1, -2])
    >>> split.counts, split.hands, split.wins, split.mean
    ((0, 1, 0, 0, 2, 0, 0), 3, 2, Fraction(0, 1))
    """

    counts: tuple[int, ...]

    @classmethod
    def of(cls, values: Iterable[int]) -> Split:
        """Return the split of *values*, one for each hand."""
        counts = [0] * (BEST - WORST + 1)
        for value in values:
            counts[value - WORST] += 1
        return cls(tuple(counts))

    @property
    def hands(self) -> int:
        """The number of hands counted."""
        return sum(self.counts)

    @property
    def wins(self) -> int:
        """The number of hands in which the seat wins the deal."""
        return sum(self.counts[1 - WORST :])

    @property
    def losses(self) -> int:
        """The number of hands in which the seat loses the deal."""
        return sum(self.counts[:-WORST])

    @property
    def game_points(self) -> int:
        """The sum of the game points over all hands."""
        return sum(value * count for value, count in enumerate(self.counts, start=WORST))

    @property
    def mean(self) -> Fraction:
        """The average of the game points; of no hands it is 0."""
        return Fraction(self.game_points, self.hands or 1)

    @property
    def share(self) -> Fraction:
        """The share of the hands that win; of no hands it is 0."""
        return Fraction(self.wins, self.hands or 1)

    @property
    def order(self) -> tuple[int, ...]:
        """Splits of as many hands by how good they are; different splits never compare equal.

        First the average, then the hands won, then losing 3, then 2, then 1 least often, then
        winning 3 most often.

        >>> Split.of([3, 1]).order > Split.of([2, 2]).order > Split.of([3, 0]).order
        True
        """
        threes, twos, ones = self.counts[:3]
        return (self.game_points, self.wins, -threes, -twos, -ones, self.counts[-1])

    def count(self, game_points: int) -> int:
        """Return how many hands end with so many *game_points*.

        >>> Split.of([3, 1, 3]).count(3)
        2
        """
        return self.counts[game_points - WORST]


@dataclass(frozen=True)
class Way:
    """One way to go on, judged over all hands of the other seat.

    ``actions`` are done one after the other: in an open phase all up to the close and the lead, in
    a strict phase one action, and none at all when the other seat is to move.

    ``open_cards`` is what each hand brings when the seat sees it from then on: never too low.
    ``best_defence`` is what one plan brings that is fixed without seeing the hand, against a
    defence that sees everything and knows the plan: of all plans the one whose split has the
    highest ``order``. It is None when it was not asked for.
    ``holding`` splits ``open_cards`` by card: over the hands that hold that unseen card.
    """

    actions: tuple[Action, ...]
    open_cards: Split
    best_defence: Split | None
    holding: Mapping[Card, Split]


@dataclass(frozen=True)
class Odds:
    """What each way to close, or each action after a close, brings over all *hands*.

    All hands that fit what *seat* knows are equally likely. In an open phase ``ways`` are all ways
    to close now, none where the seat cannot close.
    """

    seat: Seat
    hands: int
    ways: tuple[Way, ...]
    nodes: int = field(compare=False)
    answered_by: str = field(compare=False)

    @property
    def best_open(self) -> tuple[Way, ...]:
        """The ways with the highest average with open cards, in order."""
        best = max((way.open_cards.mean for way in self.ways), default=None)
        return tuple(way for way in self.ways if way.open_cards.mean == best)

    @property
    def best_defended(self) -> tuple[Way, ...]:
        """The ways with the highest average against best defence; none if that was not asked."""
        means = [way.best_defence.mean for way in self.ways if way.best_defence is not None]
        best = max(means, default=None)
        return tuple(w for w in self.ways if w.best_defence and w.best_defence.mean == best)

    def way(self, *actions: Action) -> Way:
        """Return the way that consists of just these *actions*; KeyError if there is none."""
        for way in self.ways:
            if way.actions == actions:
                return way
        raise KeyError(actions)
