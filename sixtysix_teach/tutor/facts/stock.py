"""The exchange, and the end of the stock."""

from __future__ import annotations

from sixtysix_teach.actions import ExchangeNine
from sixtysix_teach.cards import Card
from sixtysix_teach.observation import Observation
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import exchange_card, on_lead, other, stock_at_next_lead


def exchange_now(view: Observation) -> Fact | None:
    """A sentence would say: swap the nine for the ace now: a better trump, and 11 points more.

    ``cards`` is the card to give, ``because`` the turn-up; ``gain`` is the difference in points.
    """
    return _exchange(view, "exchange-now") if _can_now(view) else None


def exchange_next_lead(view: Observation) -> Fact | None:
    """A sentence would say: keep the nine: at your next lead you can swap it for the ace.

    The next turn of one's own is enough where the rules say so. A trick may have to be won first.
    """
    return _exchange(view, "exchange-next-lead") if not _can_now(view) and _later(view) else None


def exchange_last_chance(view: Observation) -> Fact | None:
    """A sentence would say: now or never: after this lead the stock is gone."""
    return _exchange(view, "exchange-last-chance") if _can_now(view) and not _later(view) else None


def exchange_gone(view: Observation) -> Fact | None:
    """A sentence would say: it is too late to swap your nine: the stock is closed.

    ``cards`` is the card that could have been given.
    """
    nine = exchange_card(view)
    if nine is None or nine not in view.hand or view.turn_up is nine:
        return None
    if _can_now(view) or _later(view) or _may_follow_a_close(view):
        return None
    return Fact("exchange-gone", view.seat, (nine,))


def last_open_lead(view: Observation) -> Fact | None:
    """A sentence would say: after this trick the stock is gone; close now or never.

    ``stock`` is the number of cards in it, ``unseen`` how many cards the seat has not seen.
    """
    if not on_lead(view) or view.must_follow or not _last_draw_next(view):
        return None
    numbers = {"stock": view.stock_size, "unseen": len(view.unseen)}
    return Fact("last-open-lead", view.seat, numbers=numbers)


def turn_up_to_loser(view: Observation) -> Fact | None:
    """A sentence would say: who loses this trick gets the ace of trumps.

    ``cards`` is the turn-up. The winner draws the last face-down card and has the lead.
    """
    undecided = view.my_turn and not view.must_follow and not view.to_draw
    if not undecided or not _last_draw_next(view) or view.turn_up is None:
        return None
    return Fact("turn-up-to-loser", view.seat, (view.turn_up,))


def last_draw(view: Observation) -> Fact | None:
    """A sentence would say: you lost the last open trick, so the turn-up comes to you.

    It speaks of the seat that gets it; ``cards`` is the turn-up.
    """
    if not view.to_draw or not _last_draw_next(view) or view.turn_up is None:
        return None
    return Fact("last-draw", 1 - view.leader, (view.turn_up,))


def _last_draw_next(view: Observation) -> bool:
    """Whether the draw after the current trick empties the stock."""
    return view.stock_size < 2 * view.rules.players


def _can_now(view: Observation) -> bool:
    return any(isinstance(action, ExchangeNine) for action in view.legal_actions())


def _later(view: Observation) -> bool:
    """Whether a later lead, or turn, still finds stock enough to exchange."""
    rules, nine = view.rules, exchange_card(view)
    if nine not in view.hand or view.turn_up is nine or view.must_follow:
        return False
    left = stock_at_next_lead(view, view.seat, keep=nine)
    waits = view.leader != view.seat and not view.played and not view.to_draw
    if waits and not rules.exchange_needs_lead:
        left = view.stock_size  # to answer the lead is a turn of one's own
    return left >= max(rules.exchange_min_stock, rules.players)


def _may_follow_a_close(view: Observation) -> bool:
    """Whether the other may close next, and the rules let the seat exchange on that."""
    rules = view.rules
    before_lead = view.leader == other(view) and not view.played and not view.must_follow
    return rules.exchange_on_opponents_close and before_lead and not view.to_draw


def _exchange(view: Observation, code: str) -> Fact:
    nine: Card | None = exchange_card(view)
    assert nine is not None
    assert view.turn_up is not None
    gain = {"gain": view.turn_up.points - nine.points}
    return Fact(code, view.seat, (nine,), (view.turn_up,), numbers=gain)
