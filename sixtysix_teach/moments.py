"""The small values a deal leaves behind: tricks, marriages, the close, the outcome."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.seats import Seat


@dataclass(frozen=True)
class Trick:
    """A trick: who led, the cards in the order played, who won it, and in which phase.

    ``winner`` is None while cards are missing. ``strict`` tells whether the follower's duties held.
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None = None
    strict: bool = False

    @property
    def lead(self) -> Card | None:
        """The card led, or None."""
        return self.cards[0] if self.cards else None

    @property
    def reply(self) -> Card | None:
        """The second card, or None."""
        return self.cards[1] if len(self.cards) > 1 else None

    @property
    def card_points(self) -> int:
        """The card points in the trick, without any bonus for the last one."""
        return sum([card.points for card in self.cards])

    def seat_of(self, place: int, *, players: int) -> Seat:
        """Return the seat that played the card at *place* (0 = the lead)."""
        return (self.leader + place) % players


@dataclass(frozen=True)
class Marriage:
    """An announced marriage: by whom, in which suit, for how many card points.

    ``at`` is the number of tricks complete when it was announced. ``points`` is what it is worth
    once valid; a marriage that can never count has 0.
    """

    by: Seat
    suit: Suit
    points: int
    at: int


@dataclass(frozen=True)
class Closing:
    """The close: by whom, after how many complete tricks, and whether before the draw."""

    by: Seat
    at: int
    before_draw: bool = False


class Ending(Enum):
    """How a deal ended."""

    CLAIM = "claim"  # a correct claim
    FALSE_CLAIM = "false-claim"
    FAILED_CLOSE = "failed-close"  # the closer did not claim, or claimed falsely
    CLOSER_BEATEN = "closer-beaten"  # the other side claimed correctly after a close
    COUNT = "count"  # nobody claimed, the higher total wins
    LAST_TRICK = "last-trick"  # nobody claimed, the last trick wins
    DRAW = "draw"  # equal totals


@dataclass(frozen=True)
class Outcome:
    """The result of a deal: who won (all seats of the side), game points, and how it ended.

    ``game_points`` go to the winners; a drawn deal has no winners and 0.

    >>> Outcome((1,), 2, Ending.CLAIM).winner
    1
    """

    winners: tuple[Seat, ...]
    game_points: int
    ending: Ending

    @property
    def winner(self) -> Seat | None:
        """The winning seat (of partners the first), or None for a draw."""
        return self.winners[0] if self.winners else None
