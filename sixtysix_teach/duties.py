"""What the follower must play in the strict phase (rules 1.10)."""

from __future__ import annotations

from sixtysix_teach.actions import Reason, ReasonCode
from sixtysix_teach.cards import Card, Suit, beats, winning_place
from sixtysix_teach.rules import Rules


def playable_cards(
    hand: tuple[Card, ...], played: tuple[Card, ...], *, trump: Suit, rules: Rules
) -> tuple[Card, ...]:
    """Return the cards of *hand* that may answer *played* in the strict phase, in hand order.

    Follow suit, and beat the best card if the led suit still wins; void, play a trump (and beat
    a trump that lies there); otherwise anything.

    >>> playable_cards((Card.TS, Card.QS, Card.AH), (Card.KS,), trump=Suit.HEARTS, rules=Rules())
    (Card.TS,)
    """
    led = played[0].suit
    best = played[winning_place(played, trump=trump)] if len(played) > 1 else played[0]
    follow = tuple([card for card in hand if card.suit is led])
    if follow:
        if rules.must_head and best.suit is led:
            strength = best.strength
            return tuple([card for card in follow if card.strength > strength]) or follow
        return follow
    if rules.must_trump:
        trumps = tuple([card for card in hand if card.suit is trump])
        if trumps:
            over = tuple([card for card in trumps if beats(card, best, trump=trump)])
            return (over or trumps) if rules.must_head else trumps
    return hand


def duty_broken(
    card: Card,
    hand: tuple[Card, ...],
    played: tuple[Card, ...],
    *,
    trump: Suit,
    rules: Rules,
) -> Reason | None:
    """Return the duty that *card* breaks in the strict phase, or None.

    The reason names the card led (or the best card so far) and the cards allowed.

    >>> hand = (Card.TS, Card.QS, Card.AH)
    >>> duty_broken(Card.QS, hand, (Card.KS,), trump=Suit.HEARTS, rules=Rules()).code.value
    'must-head'
    """
    allowed = playable_cards(hand, played, trump=trump, rules=rules)
    if card in allowed:
        return None
    led = played[0].suit
    best = played[winning_place(played, trump=trump)]
    if any(c.suit is led for c in hand):
        code = ReasonCode.MUST_HEAD if card.suit is led else ReasonCode.MUST_FOLLOW
    else:
        code = ReasonCode.MUST_HEAD if card.suit is trump else ReasonCode.MUST_TRUMP
    shown = best if code is ReasonCode.MUST_HEAD else played[0]
    return Reason(code, (shown,), allowed)
