"""Totals, the target, and what a win is worth as things stand."""

from __future__ import annotations

from collections.abc import Iterable

from sixtysix_teach.cards import Card, Suit, card_points
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import Reading
from sixtysix_teach.rules import MarriagePhase
from sixtysix_teach.seats import Seat
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import halves, may_hold, other, win_worth


def own_total(view: Observation) -> Fact:
    """A sentence would say: you have 40 points; 26 are missing to 66.

    ``needs`` is 0 once the target is reached. Pending marriages do not count yet.
    """
    return _total(view, "own-total", view.seat)


def other_total(view: Observation) -> Fact:
    """A sentence would say: the other has 40 points and needs 26 more."""
    return _total(view, "other-total", other(view))


def own_out_of_reach(view: Observation) -> Fact | None:
    """A sentence would say: even with every card left you come to 60 at most, not to 66.

    ``most`` counts all cards that can still be won, the last trick, and every marriage that may
    still be announced; it is never too low.
    """
    return _out_of_reach(view, "own-out-of-reach", view.seat)


def other_out_of_reach(view: Observation) -> Fact | None:
    """A sentence would say: the other comes to 60 at most and can claim no more."""
    return _out_of_reach(view, "other-out-of-reach", other(view))


def own_trickless(view: Observation) -> Fact | None:
    """A sentence would say: you have no trick yet; a loss now costs 3.

    ``game_points`` is what the other's correct claim would win now.
    """
    return _trickless(view, "own-trickless", view.seat)


def other_trickless(view: Observation) -> Fact | None:
    """A sentence would say: the other has no trick yet; a win now brings 3."""
    return _trickless(view, "other-trickless", other(view))


def own_under_schneider(view: Observation) -> Fact | None:
    """A sentence would say: you have 30; 3 more, and a loss costs 1 instead of 2.

    Not for a seat without a trick: for it the first trick is what matters.
    """
    return _under(view, "own-under-schneider", view.seat)


def other_under_schneider(view: Observation) -> Fact | None:
    """A sentence would say: the other has 30, still under 33."""
    return _under(view, "other-under-schneider", other(view))


def own_win_worth(view: Observation) -> Fact:
    """A sentence would say: as it stands, a claim of yours wins 2 game points."""
    return Fact("own-win-worth", view.seat, numbers={"game_points": win_worth(view, view.seat)})


def other_win_worth(view: Observation) -> Fact:
    """A sentence would say: as it stands, the other's claim wins 2 game points."""
    seat = other(view)
    return Fact("other-win-worth", seat, numbers={"game_points": win_worth(view, seat)})


def _total(view: Observation, code: str, seat: Seat) -> Fact:
    total, target = view.total(seat), view.rules.target
    numbers = {"total": total, "target": target, "needs": max(0, target - total)}
    return Fact(code, seat, numbers=numbers)


def _trickless(view: Observation, code: str, seat: Seat) -> Fact | None:
    if view.has_trick(seat):
        return None
    return Fact(code, seat, numbers={"game_points": win_worth(view, 1 - seat)})


def _under(view: Observation, code: str, seat: Seat) -> Fact | None:
    total, limit = view.total(seat), view.rules.schneider
    if total >= limit or not view.has_trick(seat):
        return None
    return Fact(code, seat, numbers={"total": total, "limit": limit, "needs": limit - total})


def _out_of_reach(view: Observation, code: str, seat: Seat) -> Fact | None:
    reading = Reading(view)
    total = reading.total_with(0) if seat == view.seat else reading.others_total_with(0)
    most = total + _to_be_won(view) + _to_be_announced(view, seat)
    if most >= view.rules.target:
        return None
    return Fact(code, seat, numbers={"most": most, "target": view.rules.target})


def _to_be_won(view: Observation) -> int:
    """The card points that one side can still take, at most."""
    if view.closing is None:
        gone = sum(trick.card_points for trick in view.tricks)
        return (
            card_points(view.rules.pack)
            - gone
            + view.rules.last_trick_points * (not view.cards_out)
        )
    hand = view.hand_sizes[other(view)]
    dearest = sorted((card.points for card in may_hold(view)), reverse=True)[:hand]
    return card_points((*view.hand, *view.played)) + sum(dearest)


def _to_be_announced(view: Observation, seat: Seat) -> int:
    """The points of all marriages that *seat* may still announce, at most."""
    rules = view.rules
    if not rules.marriages or (view.must_follow and rules.marriage_phase is MarriagePhase.OPEN):
        return 0
    told = {marriage.suit for marriage in view.marriages}
    within = _reachable(view, seat)
    reading = Reading(view)
    return sum(
        reading.marriage_points(suit)
        for suit in Suit
        if suit not in told and all(card in within for card in halves(suit))
    )


def _reachable(view: Observation, seat: Seat) -> Iterable[Card]:
    """The cards that *seat* holds or may come to hold."""
    held = view.hand if seat == view.seat else may_hold(view)
    if view.must_follow:
        return held
    turn_up = () if view.turn_up is None else (view.turn_up,)
    return (*held, *view.unseen, *turn_up)
