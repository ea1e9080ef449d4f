"""The whole state of a deal, all cards known; immutable.

``state.apply(action)`` returns the next state. Opponents and tutors take an
:class:`~sixtysix_teach.observation.Observation` instead, which hides what a seat cannot see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sixtysix_teach.actions import (
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    IllegalAction,
    Play,
    Reason,
    actor_of,
)
from sixtysix_teach.cards import Card, Rank, Suit, in_order, winning_place
from sixtysix_teach.deal import Deal
from sixtysix_teach.legality import legal_actions, playable, why_illegal
from sixtysix_teach.moments import Closing, Marriage, Trick
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import Rules, TricklessMarriage
from sixtysix_teach.seats import FOREHAND, PerSeat, Seat

if TYPE_CHECKING:
    from sixtysix_teach.observation import Observation


@dataclass(frozen=True, kw_only=True)
class State(PublicState):
    """A moment of a deal: the public part, all hands, and the face-down stock from the top.

    >>> state = State.start(Deal.shuffled(seed=66))
    >>> state.to_move, state.stock_size, len(state.legal_actions())
    (0, 12, 7)
    """

    hands: PerSeat[tuple[Card, ...]]
    stock: tuple[Card, ...]

    @classmethod
    def start(cls, deal: Deal, rules: Rules = CLASSIC) -> State:
        """Return the state before forehand's first lead. Raises DealError for a wrong deal."""
        deal.check(rules)
        nobody: tuple[Card, ...] = ()
        return cls(
            rules=rules,
            trump=deal.turn_up.suit,
            turn_up=deal.turn_up,
            leader=FOREHAND,
            played=(),
            tricks=(),
            trick_points=PerSeat([0] * rules.players),
            marriages=(),
            closing=None,
            to_draw=False,
            shown=PerSeat([nobody] * rules.players),
            ended=None,
            hands=PerSeat(in_order(hand) for hand in deal.hands),
            stock=deal.stock,
        )

    @property
    def face_down(self) -> int:
        """Face-down cards in the stock."""
        return len(self.stock)

    @property
    def stock_size(self) -> int:
        """Cards in the stock, the turn-up included."""
        return len(self.stock) + (self.turn_up is not None)

    def cards_held(self, seat: Seat) -> int:
        """Return how many cards *seat* holds."""
        return len(self.hands[seat])

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that the seat to move may play now, in hand order."""
        # Not functools.cached_property: before Python 3.12 it takes a lock at each first look.
        known: tuple[Card, ...] | None = self.__dict__.get("_playable")
        if known is None:
            known = self.__dict__["_playable"] = playable(self, self.hands[self.to_move])
        return known

    def _legal_now(self) -> tuple[Action, ...]:
        known: tuple[Action, ...] | None = self.__dict__.get("_legal")
        if known is None:
            seat = self.to_move
            known = legal_actions(self, seat, self.hands[seat], self.playable)
            self.__dict__["_legal"] = known
        return known

    def legal_actions(self, seat: Seat | None = None) -> tuple[Action, ...]:
        """Return everything the seat to move (or *seat*) may do now, in the pinned order.

        Never empty for the seat to move before the deal has ended. Another seat can at most claim
        or exchange, where the rules allow it out of turn.
        """
        if seat is None or seat == self.to_move:
            return self._legal_now()
        return legal_actions(self, seat, self.hands[seat], ())

    def why_illegal(self, action: Action, seat: Seat | None = None) -> Reason | None:
        """Return the rule that forbids *action* to the seat to move (or *seat*), or None."""
        actor = self._actor(action) if seat is None else seat
        return why_illegal(self, actor, self.hands[actor], action)

    def observation(self, seat: Seat) -> Observation:
        """Return what *seat* may know."""
        from sixtysix_teach.observation import observe

        return observe(self, seat)

    def apply(self, action: Action) -> State:
        """Return the state after *action*; this one stays as it is.

        Raises IllegalAction, with the reason and the legal actions, if the rules forbid it.
        """
        if type(action) is Play:
            if action.card not in self.playable:
                self._refuse(action)
            return self._play(action.card)
        if type(action) is Draw:
            if not self.to_draw or self.lead_marriage is not None or self.ended is not None:
                self._refuse(action)
            return self._draw()
        actor = self._actor(action)
        if why_illegal(self, actor, self.hands[actor], action) is not None:
            self._refuse(action)
        match action:
            case DeclareMarriage(suit):
                return self._marry(actor, suit)
            case ExchangeNine():
                return self._exchange(actor)
            case CloseStock():
                closing = Closing(actor, len(self.tricks), self.to_draw)
                return self._with(closing=closing, to_draw=False)
            case ClaimSixtySix():
                return self._with(ended=ClaimSixtySix(by=actor))
            case _:
                return self._with(ended=CountCards())

    def play_all(self, actions: Sequence[Action]) -> State:
        """Return the state after all *actions*, one after the other."""
        state = self
        for action in actions:
            state = state.apply(action)
        return state

    def _actor(self, action: Action) -> Seat:
        # A seat that is not at the table is refused in why_illegal(), as for the seat to move.
        actor = actor_of(action, self.to_move)
        return actor if actor in range(self.rules.players) else self.to_move

    def _refuse(self, action: Action) -> None:
        actor = self._actor(action)
        reason = why_illegal(self, actor, self.hands[actor], action)
        assert reason is not None
        raise IllegalAction(action, reason, self.legal_actions(actor))

    def _with(self, **changes: Any) -> State:
        # dataclasses.replace() takes five times as long, and this is the engine's inner loop.
        new = object.__new__(State)
        values = new.__dict__
        values.update(self.__dict__)
        # Worked out for the state before, on request: the successor must not inherit them.
        values.pop("_playable", None)
        values.pop("_legal", None)
        values.update(changes)
        values["to_move"] = (values["leader"] + len(values["played"])) % self.rules.players
        if "stock" in changes or "closing" in changes:
            values["must_follow"] = new._no_draw_left()
        return new

    def _play(self, card: Card) -> State:
        seat = self.to_move
        hand = self.hands[seat]
        at = hand.index(card)
        hands = self.hands.with_(seat, hand[:at] + hand[at + 1 :])
        played = (*self.played, card)
        shown = self.shown
        if card in shown[seat]:
            left = list(shown[seat])
            left.remove(card)
            shown = shown.with_(seat, tuple(left))
        if len(played) < self.rules.players:
            return self._with(hands=hands, played=played, shown=shown)
        return self._take(hands, played, shown)

    def _take(
        self,
        hands: PerSeat[tuple[Card, ...]],
        played: tuple[Card, ...],
        shown: PerSeat[tuple[Card, ...]],
    ) -> State:
        """The trick is complete: its winner takes the cards and is on lead."""
        rules, strict = self.rules, self.must_follow
        winner = (self.leader + winning_place(played, trump=self.trump)) % rules.players
        trick = Trick(self.leader, played, winner, strict)
        points = trick.card_points
        # Only the very last card of an exhausted stock earns this; a closed deal has no bonus.
        if strict and not hands[winner] and self.closing is None:
            points += rules.last_trick_points
        return self._with(
            hands=hands,
            played=(),
            shown=shown,
            leader=winner,
            tricks=(*self.tricks, trick),
            trick_points=self.trick_points.with_(winner, self.trick_points[winner] + points),
            to_draw=not strict,
        )

    def _draw(self) -> State:
        """The winner draws first; the turn-up comes last (rules 1.5.1 and 1.5.2)."""
        assert self.turn_up is not None
        players = self.rules.players
        pile = (*self.stock, self.turn_up)
        hands = list(self.hands)
        for step in range(players):
            seat = (self.leader + step) % players
            hands[seat] = in_order((*hands[seat], pile[step]))
        rest = pile[players:]
        shown = self.shown
        if not rest:
            last = (self.leader + players - 1) % players
            shown = shown.with_(last, (*shown[last], self.turn_up))
        return self._with(
            hands=PerSeat(hands),
            stock=rest[:-1],
            turn_up=rest[-1] if rest else None,
            shown=shown,
            to_draw=False,
        )

    def _marry(self, seat: Seat, suit: Suit) -> State:
        rules = self.rules
        points = rules.trump_marriage_points if suit is self.trump else rules.marriage_points
        worthless = rules.trickless_marriage is TricklessMarriage.WORTHLESS
        if worthless and not self.has_trick(seat):
            points = 0
        marriage = Marriage(seat, suit, points, len(self.tricks))
        both = (Card(Rank.KING, suit), Card(Rank.QUEEN, suit))
        known = self.shown[seat] + tuple(card for card in both if card not in self.shown[seat])
        return self._with(
            marriages=(*self.marriages, marriage), shown=self.shown.with_(seat, known)
        )

    def _exchange(self, seat: Seat) -> State:
        """The nine becomes the turn-up; the card taken is public knowledge (rule 1.8)."""
        assert self.turn_up is not None
        assert self.rules.exchange_rank is not None
        nine = Card(self.rules.exchange_rank, self.trump)
        left = list(self.hands[seat])
        left.remove(nine)
        return self._with(
            hands=self.hands.with_(seat, in_order((*left, self.turn_up))),
            turn_up=nine,
            shown=self.shown.with_(seat, (*self.shown[seat], self.turn_up)),
        )
