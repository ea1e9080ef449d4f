"""What several detectors need: the other seat, the cards it may hold, what is still out."""

from __future__ import annotations

from dataclasses import replace

from sixtysix_teach.actions import ClaimSixtySix
from sixtysix_teach.cards import Card, Rank, Suit, beats, in_order
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import may_answer_with
from sixtysix_teach.scoring import outcome_of
from sixtysix_teach.seats import Seat


def other(view: Observation) -> Seat:
    """Return the other seat."""
    return 1 - view.seat


def on_lead(view: Observation) -> bool:
    """Return whether the seat is to lead now: its turn, no card played, the draw done."""
    return view.my_turn and not view.played and not view.to_draw and bool(view.hand)


def follows(view: Observation) -> bool:
    """Return whether the seat is to answer a card now."""
    return view.my_turn and bool(view.played)


def halves(suit: Suit) -> tuple[Card, Card]:
    """Return king and queen of *suit*.

    >>> halves(Suit.SPADES)
    (Card.KS, Card.QS)
    """
    return Card(Rank.KING, suit), Card(Rank.QUEEN, suit)


def exchange_card(view: Observation) -> Card | None:
    """Return the trump that may be exchanged under these rules, the nine as a rule, or None."""
    rank = view.rules.exchange_rank
    return None if rank is None else Card(rank, view.trump)


def may_hold(view: Observation) -> tuple[Card, ...]:
    """Return every card that the other seat may hold when it answers the lead to come, in order.

    The turn-up is one of them where the rules let it exchange before that answer.
    """
    return may_answer_with(view)


def outstanding(view: Observation) -> tuple[Card, ...]:
    """Return every card that may still be played against the seat, in order.

    While the stock is open that is whatever it has not seen, and the turn-up.
    """
    if view.must_follow:
        return may_hold(view)
    shown = view.shown[other(view)]
    turn_up = () if view.turn_up is None else (view.turn_up,)
    return in_order({*view.unseen, *shown, *turn_up})


def winners(view: Observation) -> tuple[Card, ...]:
    """Return the cards that may be played to the card led and take the trick, in hand order."""
    if not follows(view):
        return ()
    led = view.played[0]
    return tuple(card for card in view.playable if beats(card, led, trump=view.trump))


def stock_at_next_lead(view: Observation, seat: Seat, *, keep: Card | None = None) -> int:
    """Return the most stock cards that *seat* can still find at a later lead of its own.

    One draw comes first. One more where the other leads after it, and where the seat of the view
    cannot take the trick on the table, or only with the card it has to *keep*.
    """
    draws = 1
    if view.to_draw and view.leader != seat:
        draws = 2
    if seat == view.seat and follows(view) and not set(winners(view)) - {keep}:
        draws = 2
    return view.stock_size - draws * view.rules.players


def win_worth(view: Observation, seat: Seat) -> int:
    """Return the game points of a correct claim by *seat*, made as the tricks stand now."""
    enough = view.trick_points.with_(seat, max(view.rules.target, view.trick_points[seat]))
    ended = replace(view, trick_points=enough, ended=ClaimSixtySix(by=seat))
    return outcome_of(ended).game_points
