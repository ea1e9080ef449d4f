"""The part of a deal that everybody at the table can see.

:class:`PublicState` is the common base of the whole :class:`~sixtysix_teach.state.State` and of one
seat's :class:`~sixtysix_teach.observation.Observation`, so that rules about public things are
written once.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sixtysix_teach.actions import ClaimSixtySix, CountCards
from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.moments import Closing, Marriage, Outcome, Trick
from sixtysix_teach.rules import ClaimWindow, Rules
from sixtysix_teach.seats import PerSeat, Seat


@dataclass(frozen=True, kw_only=True)
class PublicState:
    """What lies open: rules, trump, turn-up, the trick, tricks won, marriages, the close.

    ``leader`` leads the current trick; ``played`` are its cards so far. ``to_draw`` is true between
    a trick of the open phase and the draw. ``shown`` holds, for each seat, cards that all have
    seen go into its hand and that are still there. ``ended`` is the action that ended the deal.
    """

    rules: Rules
    trump: Suit
    turn_up: Card | None
    leader: Seat
    played: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    trick_points: PerSeat[int]
    marriages: tuple[Marriage, ...]
    closing: Closing | None
    to_draw: bool
    shown: PerSeat[tuple[Card, ...]]
    ended: ClaimSixtySix | CountCards | None

    # Both follow from the fields above. They are kept at hand because every question about a
    # state asks for them, and working them out again took a fifth of a deal's time.
    to_move: Seat = field(init=False, compare=False, repr=False)
    """The seat whose turn it is: the leader, or the next to play to the trick."""
    must_follow: bool = field(init=False, compare=False, repr=False)
    """Whether the strict phase holds: the stock is closed or has no full draw left."""

    def __post_init__(self) -> None:
        """Work out what follows from the fields."""
        values = self.__dict__
        values["to_move"] = (self.leader + len(self.played)) % self.rules.players
        values["must_follow"] = self._no_draw_left()

    def _no_draw_left(self) -> bool:
        return self.closing is not None or self.stock_size < self.rules.players

    @property
    def face_down(self) -> int:
        """Face-down cards in the stock."""
        raise NotImplementedError

    def cards_held(self, seat: Seat) -> int:
        """Return how many cards *seat* holds."""
        raise NotImplementedError

    @property
    def stock_size(self) -> int:
        """Cards in the stock, the turn-up included."""
        return self.face_down + (self.turn_up is not None)

    @property
    def trick(self) -> Trick:
        """The current trick, possibly empty."""
        return Trick(self.leader, self.played, None, self.must_follow)

    @property
    def exhausted(self) -> bool:
        """Whether the stock was played out without a close."""
        return self.closing is None and self.stock_size < self.rules.players

    @property
    def cards_out(self) -> bool:
        """Whether the last trick is complete."""
        return not self.played and not self.to_draw and self.cards_held(self.leader) == 0

    @property
    def lead_marriage(self) -> Marriage | None:
        """The marriage announced at this very lead, not led from yet."""
        if self.played or not self.marriages:
            return None
        last = self.marriages[-1]
        return last if last.at == len(self.tricks) and not self.cards_out else None

    def tricks_won(self, seat: Seat, *, until: int | None = None) -> int:
        """Return how many tricks the side of *seat* has won (of the first *until* tricks)."""
        side = self.rules.side(seat)
        tricks = self.tricks if until is None else self.tricks[:until]
        return sum(1 for t in tricks if t.winner is not None and self.rules.side(t.winner) == side)

    def has_trick(self, seat: Seat) -> bool:
        """Return whether the side of *seat* has won a trick."""
        if not self.tricks:
            return False
        if seat == self.leader:
            return True  # who leads after the first trick has won the one before
        side = self.rules.side
        mine = side(seat)
        return any(t.winner is not None and side(t.winner) == mine for t in self.tricks)

    def marriage_points(self, seat: Seat) -> int:
        """Return the valid marriage points of the side of *seat*; 0 while they are pending."""
        if not self.marriages:
            return 0
        side = self.rules.side
        points = sum(m.points for m in self.marriages if side(m.by) == side(seat))
        return points if points and self.has_trick(seat) else 0

    def total(self, seat: Seat) -> int:
        """Return the card points that count for *seat* now: its side's tricks and marriages."""
        taken = sum(self.trick_points[s] for s in self.rules.same_side(seat))
        return taken + self.marriage_points(seat)

    @property
    def card_points(self) -> PerSeat[int]:
        """The totals toward the target, one for each seat (partners share theirs)."""
        return PerSeat(self.total(seat) for seat in range(self.rules.players))

    def claim_open(self, seat: Seat) -> bool:
        """Return whether the claim window of these rules is open for *seat* (rule 1.11.2)."""
        if self.ended is not None:
            return False
        window = self.rules.claim_window
        if window is ClaimWindow.ON_LEAD:
            return seat == self.leader and not self.played
        return window is ClaimWindow.ANY_TIME or seat == self.to_move

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the deal goes on."""
        from sixtysix_teach.scoring import outcome_of

        return None if self.ended is None else outcome_of(self)
