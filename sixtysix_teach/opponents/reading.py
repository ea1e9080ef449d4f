"""What a careful player reads off the table: the other side's cards, chances, sure tricks.

For two players. Everything here follows from one Observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sixtysix_teach.actions import DeclareMarriage
from sixtysix_teach.cards import Card, Rank, Suit, in_order
from sixtysix_teach.observation import Observation
from sixtysix_teach.rules import MarriagePhase, TricklessMarriage


@dataclass(frozen=True)
class Reading:
    """An Observation with its conclusions worked out, each once.

    >>> from sixtysix_teach import Deal, State
    >>> reading = Reading(State.start(Deal.shuffled(seed=66)).observation(0))
    >>> len(reading.outside), round(reading.chance_held, 2)
    (17, 0.35)
    """

    view: Observation

    @property
    def other(self) -> int:
        """The other seat."""
        return 1 - self.view.seat

    @cached_property
    def outside(self) -> tuple[Card, ...]:
        """Every card the other side may hold: those known and those not excluded."""
        view, other = self.view, self.other
        known = view.known_cards[other]
        if len(known) == view.hand_sizes[other]:
            return known
        excluded = set(view.excluded[other])
        return known + tuple(card for card in view.unseen if card not in excluded)

    @cached_property
    def known(self) -> frozenset[Card]:
        """The cards the other side holds for certain."""
        return frozenset(self.view.known_cards[self.other])

    @cached_property
    def chance_held(self) -> float:
        """The chance that the other side holds a given card of which nothing is known."""
        hidden = len(self.outside) - len(self.known)
        wanted = self.view.hand_sizes[self.other] - len(self.known)
        return wanted / hidden if hidden else 0.0

    def chance_none(self, cards: Sequence[Card]) -> float:
        """Return the chance that the other side holds none of *cards* (all from outside)."""
        if any(card in self.known for card in cards):
            return 0.0
        return float((1.0 - self.chance_held) ** len(cards))

    def chance_lead_wins(self, card: Card) -> float:
        """Return the chance that the other side cannot beat *card* when it is led now."""
        trump = self.view.trump
        over = [c for c in self.outside if c.suit is card.suit and c.strength > card.strength]
        if card.suit is trump:
            return self.chance_none(over)
        trumps = [c for c in self.outside if c.suit is trump]
        if not self.view.must_follow:
            return self.chance_none([*over, *trumps])
        suit = [c for c in self.outside if c.suit is card.suit]
        ruffed = self.chance_none(suit) * (1.0 - self.chance_none(trumps))
        return max(0.0, self.chance_none(over) - ruffed)

    def still_out(self, card: Card) -> bool:
        """Return whether *card* may still turn up: unseen, or in the other hand."""
        return card in self.outside or card in self.view.unseen

    @cached_property
    def marriages_ahead(self) -> bool:
        """Whether a marriage may still be announced at a later lead."""
        view = self.view
        if not view.rules.marriages:
            return False
        if view.rules.marriage_phase is MarriagePhase.ANY:
            return len(view.hand) > 1
        # At the lead to come the stock has given away a full draw.
        return not view.must_follow and view.stock_size >= 2 * view.rules.players

    def marriage_points(self, suit: Suit) -> int:
        """Return what the marriage of *suit* is worth."""
        rules = self.view.rules
        return rules.trump_marriage_points if suit is self.view.trump else rules.marriage_points

    def counts(self, marriage: DeclareMarriage) -> bool:
        """Return whether announcing *marriage* now can ever bring its points."""
        worthless = self.view.rules.trickless_marriage is TricklessMarriage.WORTHLESS
        return not worthless or self.view.has_trick(self.view.seat)

    def total_with(self, points: int) -> int:
        """Return this side's total once it has taken *points* more: pending marriages count."""
        view = self.view
        pending = 0
        if not view.has_trick(view.seat):
            pending = sum(m.points for m in view.marriages if m.by == view.seat)
        return view.total(view.seat) + pending + points

    def others_total_with(self, points: int) -> int:
        """Return the other side's total once it has taken *points* more."""
        view, other = self.view, self.other
        pending = 0
        if not view.has_trick(other):
            pending = sum(m.points for m in view.marriages if m.by == other)
        return view.total(other) + pending + points

    def last_trick_bonus(self, tricks: int) -> int:
        """Return what the last of the next *tricks* brings on top, if it is the deal's last."""
        view = self.view
        return view.rules.last_trick_points if view.exhausted and tricks == len(view.hand) else 0

    def line_reaches_target(self, line: Sequence[Card]) -> bool:
        """Return whether taking the tricks of *line* in turn reaches the target for certain.

        The other side is assumed to add the cheapest cards it may hold.
        """
        if not line:
            return False
        cheap = sorted(card.points for card in self.outside)[: len(line)]
        points = sum(card.points for card in line) + sum(cheap) + self.last_trick_bonus(len(line))
        return self.total_with(points) >= self.view.rules.target

    @cached_property
    def sure_line(self) -> tuple[Card, ...]:
        """The leads that win one after the other once the follower's duties hold.

        With the stock open: once this seat has closed it, where the other may have an exchange.
        """
        closing = not self.view.must_follow
        held, size = may_answer_with(self.view, closing=closing), self.view.hand_sizes[self.other]
        return sure_line(self.view.hand, held, size, trump=self.view.trump)


def may_answer_with(view: Observation, *, closing: bool = False) -> tuple[Card, ...]:
    """Return every card that the other side may hold when it answers the lead to come, in order.

    The turn-up is one of them where the rules let it exchange before that answer; with *closing*:
    if the seat closed the stock now.
    """
    held = Reading(view).outside
    if view.turn_up is None or not _may_take_turn_up(view, closing=closing):
        return in_order(held)
    return in_order((*held, view.turn_up))


def _may_take_turn_up(view: Observation, *, closing: bool) -> bool:
    """Whether the other side may exchange before it answers the next lead."""
    rules, reading = view.rules, Reading(view)
    if rules.exchange_rank is None or view.stock_size < rules.exchange_min_stock:
        return False
    if Card(rules.exchange_rank, view.trump) not in reading.outside:
        return False
    if rules.exchange_needs_trick and not view.has_trick(reading.other):
        return False
    if view.closing is None and not closing:
        return not rules.exchange_needs_lead and not view.must_follow
    closed = view.closing
    mine = closed is None or (closed.by == view.seat and closed.at == len(view.tricks))
    return rules.exchange_on_opponents_close and mine and not view.played


def sure_line(
    hand: Sequence[Card], outside: Sequence[Card], size: int, *, trump: Suit
) -> tuple[Card, ...]:
    """Return leads from *hand* that win in this order, whichever *size* of *outside* he holds.

    Only for the strict phase, where he must follow suit. It leads the highest trumps until he has
    none, then what has become unbeatable. It may miss sure tricks, it never promises one too many.

    >>> C = Card
    >>> sure_line((C.AH, C.AS, C.KS), (C.N9H, C.TS, C.N9S, C.JS), 3, trump=Suit.HEARTS)
    (Card.AH, Card.AS)
    """
    theirs = [card for card in outside if card.suit is trump]
    mine = _run([card for card in hand if card.suit is trump], theirs)
    needed = min(len(theirs), size)
    plain = [suit for suit in Suit if suit is not trump]
    runs = [
        (_run([c for c in hand if c.suit is suit], [c for c in outside if c.suit is suit]), suit)
        for suit in plain
    ]
    if len(mine) >= needed:
        rest = [card for run, _ in runs for card in run]
        return (*mine[:needed], *sorted(rest + mine[needed:], key=_richest))
    if len(outside) > size:
        return tuple(mine)
    # His hand is known: as long as he holds the suit led, he cannot trump.
    forced = [
        card for run, suit in runs for card in run[: sum(1 for c in outside if c.suit is suit)]
    ]
    return (*sorted(forced, key=_richest), *mine)


def _run(mine: Sequence[Card], theirs: Sequence[Card]) -> list[Card]:
    """The cards of one suit that win from the top, if he must follow and cannot trump."""
    best = max((card.strength for card in theirs), default=0)
    run: list[Card] = []
    for card in sorted(mine, key=lambda c: -c.strength):
        # Each lead before has taken one card of the suit from him, the last one his best.
        if card.strength < best and len(run) < len(theirs):
            break
        run.append(card)
    return run


def _richest(card: Card) -> tuple[int, int]:
    return (-card.points, -card.strength)


def mate(card: Card) -> Card | None:
    """Return the other half of the marriage, or None for a card that is neither half.

    >>> mate(Card.KS), mate(Card.AS)
    (Card.QS, None)
    """
    if card.rank is Rank.KING:
        return Card(Rank.QUEEN, card.suit)
    return Card(Rank.KING, card.suit) if card.rank is Rank.QUEEN else None
