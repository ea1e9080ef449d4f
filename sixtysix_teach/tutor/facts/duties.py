"""What may be played to the card on the table, and which rule says so.

``cards`` are all that may be played, ``because`` is the card led. Exactly one of these facts is
there when the seat is to follow.
"""

from __future__ import annotations

from sixtysix_teach.cards import beats
from sixtysix_teach.observation import Observation
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import follows


def any_card(view: Observation) -> Fact | None:
    """A sentence would say: the stock is open, so you may play any card."""
    return _fact(view, "any-card")


def must_follow(view: Observation) -> Fact | None:
    """A sentence would say: spades are led, you have spades: play one of them.

    Also when none of them beats the card led, or the rules do not ask to beat it.
    """
    return _fact(view, "must-follow")


def must_head(view: Observation) -> Fact | None:
    """A sentence would say: you can beat the king of spades, so you must."""
    return _fact(view, "must-head")


def must_trump(view: Observation) -> Fact | None:
    """A sentence would say: you have no spade, so you must play a trump."""
    return _fact(view, "must-trump")


def free_discard(view: Observation) -> Fact | None:
    """A sentence would say: you have no spade and no trump: throw what you like.

    Under rules that do not ask to trump it is there without a spade alone.
    """
    return _fact(view, "free-discard")


def _fact(view: Observation, code: str) -> Fact | None:
    if not follows(view) or _duty(view) != code:
        return None
    return Fact(code, view.seat, view.playable, because=view.played[:1])


def _duty(view: Observation) -> str:
    led, rules = view.played[0], view.rules
    if not view.must_follow:
        return "any-card"
    if any(card.suit is led.suit for card in view.hand):
        over = any(beats(card, led, trump=view.trump) for card in view.playable)
        return "must-head" if rules.must_head and over else "must-follow"
    if rules.must_trump and any(card.suit is view.trump for card in view.hand):
        return "must-trump"
    return "free-discard"
