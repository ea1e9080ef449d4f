"""Which cards the other side may hold, and what it adds at the least to leads that surely win."""

from __future__ import annotations

from collections.abc import Sequence

from sixtysix_teach.cards import Card, Suit, card_points
from sixtysix_teach.observation import Observation


def outside(view: Observation) -> tuple[Card, ...]:
    """Return the cards that the other side may hold: shown ones first."""
    return (*view.shown[1 - view.seat], *view.unseen)


def least_added(view: Observation, leads: Sequence[Card]) -> tuple[Card, ...]:
    """Return the replies to *leads*, one to each, that are worth least together.

    Of every hand that the other side can hold, and every reply it may give. *leads* win one after
    the other in the strict phase, whoever holds what: so it follows suit where it can, and where it
    cannot it has no trump either.

    The king of trumps was shown, so a trump must be added here, and the nine is the turn-up:

    >>> from sixtysix_teach import parse_hand, parse_view
    >>> line = "classic ??????/TSQSQDJDACJC ?????+9C C 0:9HAH,1:QHTH,0:9DAD 1 - - KC/- - 1"
    >>> [card.code for card in least_added(parse_view(line), parse_hand("AC"))]
    ['QC']
    """
    return _Search(view, leads).best


class _Search:
    """Replies from the cheapest on, left as soon as no less can come of them."""

    def __init__(self, view: Observation, leads: Sequence[Card]) -> None:
        other = 1 - view.seat
        self.known = frozenset(view.shown[other])
        self.outside = sorted(outside(view), key=lambda card: card.points)
        self.leads, self.size = leads, view.hand_sizes[other]
        self.best: tuple[Card, ...] = ()
        self.least: int | None = None
        self._go((), frozenset())

    def _go(self, added: tuple[Card, ...], void: frozenset[Suit]) -> None:
        """Go on after *added*, the other side having no card of the suits *void* any more."""
        left = [card for card in self.outside if card not in added and card.suit not in void]
        more = len(self.leads) - len(added)
        if self.least is not None and card_points((*added, *left[:more])) >= self.least:
            return
        if not more:
            if self._can_hold(added, left):
                self.best, self.least = added, card_points(added)
            return
        led = self.leads[len(added)].suit
        for card in left:
            self._go((*added, card), void if card.suit is led else void | {led})

    def _can_hold(self, added: tuple[Card, ...], left: list[Card]) -> bool:
        """Return whether a hand has *added*, and otherwise only cards that are *left*."""
        rest = self.known.difference(added)
        return rest <= set(left) and len(added) + len(left) >= self.size
