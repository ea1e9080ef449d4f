"""What a card, or the lead, is worth to a careful player, in card points."""

from __future__ import annotations

from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.opponents.reading import Reading, mate

TRUMP = {"A": 26.0, "T": 24.0, "K": 19.0, "Q": 18.0, "J": 17.0, "9": 16.0, "8": 15.5, "7": 15.0}
STRICT_TRUMP = 0.0
PLAIN = {"A": 10.0, "T": 7.0, "K": 2.0, "Q": 1.5, "J": 0.5, "9": 0.0, "8": 0.0, "7": 0.0}
BARE_TEN = 4.0
GUARD = 2.0
PAIR_IN_HAND = 0.5
PAIR_HOPED = 0.05
LEAD = 0.0
FIRST_TRICK = 5.0
PAIR_LEAD = 0.5
SAFE33 = 3.0
EXCHANGE = 0.5


def keep_worth(reading: Reading, card: Card) -> float:
    """Return what *card* is worth if it stays in the hand."""
    view = reading.view
    if card.suit is view.trump:
        worth = TRUMP[card.rank.value] - (STRICT_TRUMP if view.must_follow else 0.0)
    else:
        worth = _plain(reading, card)
    return worth + _pair(reading, card) + _exchange(reading, card)


def _plain(reading: Reading, card: Card) -> float:
    hand = reading.view.hand
    suit = [c for c in hand if c.suit is card.suit and c is not card]
    ace_out = reading.still_out(Card(Rank.ACE, card.suit))
    if card.rank is Rank.TEN:
        if not ace_out:
            return PLAIN["A"]
        return PLAIN["T"] if suit else BARE_TEN
    worth = PLAIN[card.rank.value]
    if ace_out and len(suit) == 1 and suit[0].rank is Rank.TEN:
        worth += GUARD
    return worth


def _pair(reading: Reading, card: Card) -> float:
    other = mate(card)
    if other is None or not reading.marriages_ahead:
        return 0.0
    points = reading.marriage_points(card.suit)
    if other in reading.view.hand:
        announced = any(
            m.suit is card.suit and m.by == reading.view.seat for m in reading.view.marriages
        )
        return 0.0 if announced else PAIR_IN_HAND * points
    return PAIR_HOPED * points if other in reading.view.unseen else 0.0


def _exchange(reading: Reading, card: Card) -> float:
    view = reading.view
    if card.suit is not view.trump or card.rank is not view.rules.exchange_rank:
        return 0.0
    if view.turn_up is None or view.turn_up is card or view.must_follow:
        return 0.0
    return EXCHANGE * (TRUMP[view.turn_up.rank.value] - TRUMP[card.rank.value])


def lead_worth(reading: Reading, *, without: Card) -> float:
    """Return what being on lead next is worth: with a pair to announce, more."""
    view = reading.view
    worth = LEAD
    hand = [card for card in view.hand if card is not without]
    if reading.marriages_ahead:
        pairs = [c for c in hand if c.rank is Rank.KING and mate(c) in hand]
        worth += PAIR_LEAD * max((reading.marriage_points(c.suit) for c in pairs), default=0)
    if not view.has_trick(view.seat):
        worth += FIRST_TRICK
    if (
        any(card.rank is view.rules.exchange_rank and card.suit is view.trump for card in hand)
        and not view.must_follow
    ):
        worth += 2.0
    return worth
