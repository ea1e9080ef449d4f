"""The trick of two cards in an item, as the engine sees it: who takes it, what may be played.

The cards of such an item are the lead and the reply; where a hand is asked about, the card led and
then the hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import DECK, Card, Suit, card_points, winning_place
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.deal import Deal
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.seats import PerSeat
from sixtysix_teach.state import State


def trick_winner(item: Item) -> int:
    """Return the place (0 lead, 1 reply) of the card that takes the trick of *item*."""
    return winning_place(item.cards[:2], trump=item.trump or _absent_suit(item.cards))


def taker(item: Item) -> int:
    """Return who takes the trick of *item*: ``YOU`` or ``BOT``."""
    return item.leader if trick_winner(item) == 0 else 1 - item.leader


def _absent_suit(cards: Iterable[Card]) -> Suit:
    # Lesson 1 has no trumps yet; a suit that is not in the trick cannot decide it.
    present = {card.suit for card in cards}
    return next(suit for suit in Suit if suit not in present)


def false_line(item: Item) -> str:
    """Return which line about the finished trick is false: allowed, winner, points or none."""
    allowed, told_taker, points = item.told
    if bool(allowed) is not (item.cards[1] in _open_hand_plays(item)):
        return "allowed"
    if told_taker != taker(item):
        return "winner"
    return "points" if points != card_points(item.cards) else "none"


def playable(item: Item) -> tuple[Card, ...]:
    """Return the cards of the hand that the rules allow on the card the bot led."""
    allowed = _plays(item.cards[0], item.cards[1:])
    return tuple(card for card in item.cards[1:] if card in allowed)


def _open_hand_plays(item: Item) -> tuple[Card, ...]:
    # The reply alone is known of that hand; with cards of the led suit beside it the
    # question "had the reply to follow suit" is the hardest it can be.
    lead, reply = item.cards
    follow = [card for card in DECK if card.suit is lead.suit and card not in (lead, reply)]
    others = [card for card in DECK if card not in (lead, reply) and card not in follow]
    return _plays(lead, (reply, *follow[:3], *others[:2]))


@lru_cache(maxsize=256)
def _plays(lead: Card, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return what may be played from *hand* on *lead* in the first trick of a deal."""
    rest = [card for card in DECK if card is not lead and card not in hand]
    leader_hand, stock = (lead, *rest[:5]), rest[5:]
    deal = Deal(PerSeat((leader_hand, hand)), tuple(stock[:-1]), stock[-1])
    state = State.start(deal, CLASSIC).apply(Play(lead))
    return tuple(action.card for action in state.legal_actions() if isinstance(action, Play))
