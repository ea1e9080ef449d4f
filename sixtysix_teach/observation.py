"""What one seat may know: its hand, everything public, and what follows from both.

Opponents and tutors take an :class:`Observation` and nothing else. Permuting the cards a seat
cannot see leaves its observation unchanged.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields
from functools import cached_property

from sixtysix_teach.actions import Action, Reason
from sixtysix_teach.cards import Card, beats, in_order, winning_place
from sixtysix_teach.legality import legal_actions, playable, why_illegal
from sixtysix_teach.moments import Trick
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import LookBack
from sixtysix_teach.seats import PerSeat, Seat
from sixtysix_teach.state import State


@dataclass(frozen=True, kw_only=True)
class Observation(PublicState):
    """What *seat* may know. All tricks played are part of it: everybody has seen them.

    Which of them may be looked at again is a rule of its own, see :meth:`viewable_tricks`.
    """

    seat: Seat
    hand: tuple[Card, ...]
    hand_sizes: PerSeat[int]
    stock_down: int

    @property
    def face_down(self) -> int:
        """Face-down cards in the stock."""
        return self.stock_down

    def cards_held(self, seat: Seat) -> int:
        """Return how many cards *seat* holds."""
        return self.hand_sizes[seat]

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to move."""
        return self.ended is None and self.to_move == self.seat

    @cached_property
    def playable(self) -> tuple[Card, ...]:
        """The cards this seat may play now; empty when it is not its turn."""
        return playable(self, self.hand) if self.my_turn else ()

    def legal_actions(self) -> tuple[Action, ...]:
        """Return what this seat may do now, in the pinned order; out of turn mostly nothing."""
        return legal_actions(self, self.seat, self.hand, self.playable)

    def why_illegal(self, action: Action) -> Reason | None:
        """Return the rule that forbids *action* to this seat now, or None if it is legal."""
        return why_illegal(self, self.seat, self.hand, action)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards this seat has not seen: face down in the stock or unknown in a hand."""
        left = Counter(self.rules.pack)
        left.subtract(self.hand)
        for trick in self.tricks:
            left.subtract(trick.cards)
        left.subtract(self.played)
        if self.turn_up is not None:
            left.subtract((self.turn_up,))
        for seat, cards in enumerate(self.shown):
            if seat != self.seat:
                left.subtract(cards)
        return in_order(left.elements())

    @cached_property
    def excluded(self) -> PerSeat[tuple[Card, ...]]:
        """For each seat the unseen cards that it showed not to hold, in order.

        In the strict phase a follower who does not follow, head or trump shows what he lacks.
        """
        lacks: list[set[Card]] = [set() for _ in range(self.rules.players)]
        tricks = [trick for trick in self.tricks if trick.strict]
        if self.must_follow and self.played:
            tricks.append(self.trick)
        for trick in tricks:
            for place in range(1, len(trick.cards)):
                seat = trick.seat_of(place, players=self.rules.players)
                if seat != self.seat:
                    lacks[seat] |= self._lacking(trick, place)
        return PerSeat(tuple(c for c in self.unseen if c in lack) for lack in lacks)

    @cached_property
    def known_cards(self) -> PerSeat[tuple[Card, ...]]:
        """For each seat the cards this seat knows it holds, in order; complete for itself.

        Others: cards shown (exchange, marriage, last turn-up), and all of the rest when only so
        many cards are left that the seat can hold, as at the end of the stock.
        """
        known = []
        for seat, size in enumerate(self.hand_sizes):
            if seat == self.seat:
                known.append(self.hand)
                continue
            candidates = [c for c in self.unseen if c not in self.excluded[seat]]
            hidden = size - len(self.shown[seat])
            more = candidates if len(candidates) == hidden else []
            known.append(in_order((*self.shown[seat], *more)))
        return PerSeat(known)

    def viewable_tricks(self) -> tuple[Trick, ...]:
        """Return the tricks that may be looked at now under these rules (rule 1.15.1)."""
        if self.ended is not None:
            return self.tricks
        if self.rules.look_back is LookBack.OWN_TRICKS:
            mine = self.rules.same_side(self.seat)
            return tuple(t for t in self.tricks if t.winner in mine)
        if self.rules.look_back is LookBack.LAST_TRICK and not self.played:
            return self.tricks[-1:]
        return ()

    def _lacking(self, trick: Trick, place: int) -> set[Card]:
        """The cards that the player of *place* showed not to hold."""
        card, before = trick.cards[place], trick.cards[:place]
        led, best = before[0].suit, before[winning_place(before, trump=self.trump)]
        rules, pack = self.rules, self.rules.pack
        if card.suit is led:
            if rules.must_head and best.suit is led and not beats(card, best, trump=self.trump):
                return {c for c in pack if c.suit is led and c.strength > best.strength}
            return set()
        lacks = {c for c in pack if c.suit is led}
        if rules.must_trump and card.suit is not self.trump:
            lacks |= {c for c in pack if c.suit is self.trump}
        elif rules.must_trump and rules.must_head and not beats(card, best, trump=self.trump):
            lacks |= {c for c in pack if c.suit is self.trump and c.strength > best.strength}
        return lacks


# The public fields are taken over one by one, so that a field added to PublicState cannot be
# forgotten here, and a private one of State cannot slip through.
_PUBLIC = tuple(field.name for field in fields(PublicState))


def observe(state: State, seat: Seat) -> Observation:
    """Return what *seat* may know of *state*.

    >>> from sixtysix_teach.deal import Deal
    >>> view = observe(State.start(Deal.shuffled(seed=66)), 0)
    >>> len(view.hand), len(view.unseen), view.known_cards[1]
    (6, 17, ())
    """
    # As in State._with(): going through __init__ takes three times as long, and every decision of a
    # player begins here. What follows from the fields is the same for the state and for a seat.
    view = object.__new__(Observation)
    known, values = state.__dict__, view.__dict__
    for name in _PUBLIC:
        values[name] = known[name]
    values["seat"] = seat
    values["hand"] = state.hands[seat]
    values["hand_sizes"] = PerSeat([len(hand) for hand in state.hands])
    values["stock_down"] = len(state.stock)
    return view
