"""What a card, or the lead, is worth to a careful player, counted in card points.

The numbers below were set by playing thousands of deals: against the random opponent and against
the same player with other numbers (``python -m bench careful`` shows where they stand).
"""

from __future__ import annotations

from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.opponents.reading import Reading, mate

# Trumps are worth far more than their points: they win plain tricks and bring the lead back.
# So a trump is spent on a rich trick only.
TRUMP = {"A": 26.0, "T": 24.0, "K": 19.0, "Q": 18.0, "J": 17.0, "9": 16.0, "8": 15.5, "7": 15.0}
PLAIN = {"A": 7.0, "T": 5.0, "K": 2.0, "Q": 1.5, "J": 0.5, "9": 0.0, "8": 0.0, "7": 0.0}

BARE_TEN = 2.0  # a ten without a second card falls to the ace in the strict phase
GUARD = 2.0  # the one card beside such a ten
PAIR_IN_HAND = 0.5  # share of a marriage's points that breaking it gives away
PAIR_HOPED = 0.05  # the same while the other half is unseen
EXCHANGE = 0.5  # share of what the exchange would add

FIRST_TRICK = 5.0  # the first trick saves from losing 3 game points
PAIR_LEAD = 0.5  # share of a marriage's points that the lead to announce it is worth
EXCHANGE_LEAD = 2.0  # the lead when it lets one exchange


def keep_worth(reading: Reading, card: Card) -> float:
    """Return what *card* is worth if it stays in the hand.

    >>> from sixtysix_teach import Deal, State
    >>> reading = Reading(State.start(Deal.shuffled(seed=66)).observation(0))
    >>> reading.view.trump, keep_worth(reading, Card.AD) > keep_worth(reading, Card.AS)
    (Suit.DIAMONDS, True)
    """
    trump = card.suit is reading.view.trump
    worth = TRUMP[card.rank.value] if trump else _plain(reading, card)
    return worth + _pair(reading, card) + _exchange(reading, card)


def lead_worth(reading: Reading, *, without: Card) -> float:
    """Return what being on lead next is worth, once *without* has been played."""
    view = reading.view
    hand = [card for card in view.hand if card is not without]
    worth = 0.0 if view.has_trick(view.seat) else FIRST_TRICK
    if reading.marriages_ahead:
        kings = [card for card in hand if card.rank is Rank.KING and mate(card) in hand]
        best = max((reading.marriage_points(king.suit) for king in kings), default=0)
        worth += PAIR_LEAD * best
    if not view.must_follow and any(_exchanges(reading, card) for card in hand):
        worth += EXCHANGE_LEAD
    return worth


def _plain(reading: Reading, card: Card) -> float:
    hand = reading.view.hand
    beside = [c for c in hand if c.suit is card.suit and c is not card]
    ace_out = reading.still_out(Card(Rank.ACE, card.suit))
    if card.rank is Rank.TEN:
        if not ace_out:
            return PLAIN["A"]
        return PLAIN["T"] if beside else BARE_TEN
    worth = PLAIN[card.rank.value]
    guards = ace_out and len(beside) == 1 and beside[0].rank is Rank.TEN
    return worth + GUARD if guards else worth


def _pair(reading: Reading, card: Card) -> float:
    other, view = mate(card), reading.view
    if other is None or not reading.marriages_ahead:
        return 0.0
    points = reading.marriage_points(card.suit)
    if other in view.hand:
        # Announced already (with both halves still here): it cannot be announced again, and its
        # cards are plain ones.
        told = any(m.suit is card.suit and m.by == view.seat for m in view.marriages)
        return 0.0 if told else PAIR_IN_HAND * points
    return PAIR_HOPED * points if other in view.unseen else 0.0


def _exchange(reading: Reading, card: Card) -> float:
    view = reading.view
    if not _exchanges(reading, card) or view.turn_up is None or view.must_follow:
        return 0.0
    return EXCHANGE * (TRUMP[view.turn_up.rank.value] - TRUMP[card.rank.value])


def _exchanges(reading: Reading, card: Card) -> bool:
    """Whether *card* is the trump that may be exchanged for the turn-up."""
    view = reading.view
    return card.suit is view.trump and card.rank is view.rules.exchange_rank
