"""Marriages: what is in hand, what may be announced and when, what may still come."""

from __future__ import annotations

from collections.abc import Iterable

from sixtysix_teach.actions import DeclareMarriage
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import Reading, mate
from sixtysix_teach.rules import MarriagePhase, TricklessMarriage
from sixtysix_teach.seats import Seat
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import (
    exchange_card,
    halves,
    may_hold,
    on_lead,
    other,
    stock_at_next_lead,
)


def marriages_in_hand(view: Observation) -> Fact | None:
    """A sentence would say: you hold a marriage, king and queen of spades, worth 20.

    ``cards`` are kings and queens by suit, the dearest first; ``points`` is what that one is worth.
    Not announced yet, and it may be, now or at a later lead.
    """
    pairs = _pairs(view)
    if not pairs or not (_announceable(view) or may_announce_later(view)):
        return None
    return _fact(view, "marriages-in-hand", pairs)


def marriage_now(view: Observation) -> Fact | None:
    """A sentence would say: announce king and queen of spades now: 20 points at once.

    ``total`` is what the dearest makes.
    """
    suits = () if view.to_draw or not view.has_trick(view.seat) else _announceable(view)
    total = view.total(view.seat) + _dearest(view, suits)
    return _fact(view, "marriage-now", suits, total=total) if suits else None


def marriage_now_pending(view: Observation) -> Fact | None:
    """A sentence would say: you may announce now; the 20 count once you win a trick."""
    return _trickless(view, "marriage-now-pending", TricklessMarriage.PENDING)


def marriage_now_worthless(view: Observation) -> Fact | None:
    """A sentence would say: without a trick an announcement brings nothing here: win one first."""
    return _trickless(view, "marriage-now-worthless", TricklessMarriage.WORTHLESS)


def marriage_before_close(view: Observation) -> Fact | None:
    """A sentence would say: before the draw you may announce only if you close at once.

    ``total`` is what the dearest makes.
    """
    suits = _announceable(view) if view.to_draw else ()
    total = view.total(view.seat) + _dearest(view, suits)
    return _fact(view, "marriage-before-close", suits, total=total) if suits else None


def marriage_last_chance(view: Observation) -> Fact | None:
    """A sentence would say: this is the last lead at which you can announce."""
    suits = () if view.to_draw or may_announce_later(view) else _announceable(view)
    return _fact(view, "marriage-last-chance", suits) if suits else None


def marriage_too_late(view: Observation) -> Fact | None:
    """A sentence would say: king and queen of spades are a marriage no more: the stock is closed.

    Also for a second marriage at the last lead, where one has been announced.
    """
    pairs = _pairs(view)
    if not view.rules.marriages or not pairs or _announceable(view) or may_announce_later(view):
        return None
    return _fact(view, "marriage-too-late", pairs)


def marriage_alive(view: Observation) -> Fact | None:
    """A sentence would say: keep the queen of spades: you may still draw the king.

    ``because`` are the missing halves, in the order of ``cards``. Only while the stock is open and
    a lead to announce at is to come.
    """
    return _single(view, "marriage-alive", _reachable(view, view.hand))


def marriage_dead(view: Observation) -> Fact | None:
    """A sentence would say: the king of spades has been played: the queen is just a queen.

    ``because`` are the missing halves: played, or known to be in the other hand.
    """
    gone = {card for trick in view.tricks for card in trick.cards}
    return _single(view, "marriage-dead", {*gone, *view.played, *view.known_cards[other(view)]})


def other_marriage_possible(view: Observation) -> Fact | None:
    """A sentence would say: the other may still have the marriage in spades and the one in clubs.

    ``cards`` are their kings and queens; ``points`` the worth of the dearest.
    """
    seat = other(view)
    if not may_announce_later(view, seat) and not _leads_now(view, seat):
        return None
    told = [m.suit for m in view.marriages if m.by == seat]
    suits = [s for s in Suit if s not in told and _may_have_both(view, s)]
    if not suits:
        return None
    return _fact(view, "other-marriage-possible", tuple(suits), seat=seat)


def own_marriage_pending(view: Observation) -> Fact | None:
    """A sentence would say: your 20 are pending: they count once you win a trick."""
    return _pending(view, "own-marriage-pending", view.seat)


def other_marriage_pending(view: Observation) -> Fact | None:
    """A sentence would say: the other's 40 count as soon as it wins a trick: keep it trickless."""
    return _pending(view, "other-marriage-pending", other(view))


def may_announce_later(view: Observation, seat: Seat | None = None) -> bool:
    """Return whether the rules leave *seat* a lead to announce at after the trick to come."""
    rules, who = view.rules, view.seat if seat is None else seat
    if not rules.marriages:
        return False
    if not view.must_follow:
        if rules.marriage_phase is MarriagePhase.ANY:
            return True  # in the open phase hands fill up again
        return stock_at_next_lead(view, who) >= rules.players
    if rules.marriage_phase is MarriagePhase.OPEN:
        return False
    played = (who - view.leader) % rules.players < len(view.played)
    return view.hand_sizes[who] - (not played) >= len(halves(view.trump))


def _leads_now(view: Observation, seat: Seat) -> bool:
    """Whether *seat* is at a lead at which it may announce."""
    rules = view.rules
    allowed = rules.marriages and not (
        view.must_follow and rules.marriage_phase is MarriagePhase.OPEN
    )
    forbidden = rules.trickless_marriage is TricklessMarriage.FORBIDDEN
    if not allowed or view.leader != seat or view.played or view.to_draw or view.lead_marriage:
        return False
    return view.hand_sizes[seat] > 1 and (view.has_trick(seat) or not forbidden)


def _announceable(view: Observation) -> tuple[Suit, ...]:
    return _by_points(
        view, [a.suit for a in view.legal_actions() if isinstance(a, DeclareMarriage)]
    )


def _pairs(view: Observation) -> tuple[Suit, ...]:
    """The suits of which the hand has king and queen, not announced yet, the dearest first."""
    told = [marriage.suit for marriage in view.marriages]
    suits = [s for s in Suit if s not in told and all(c in view.hand for c in halves(s))]
    return _by_points(view, suits)


def _by_points(view: Observation, suits: list[Suit]) -> tuple[Suit, ...]:
    return tuple(sorted(suits, key=lambda suit: -Reading(view).marriage_points(suit)))


def _dearest(view: Observation, suits: tuple[Suit, ...]) -> int:
    return max((Reading(view).marriage_points(suit) for suit in suits), default=0)


def _fact(
    view: Observation, code: str, suits: tuple[Suit, ...], *, seat: Seat | None = None, **more: int
) -> Fact:
    cards = tuple(card for suit in suits for card in halves(suit))
    who = view.seat if seat is None else seat
    return Fact(code, who, cards, suits=suits, numbers={"points": _dearest(view, suits), **more})


def _trickless(view: Observation, code: str, kind: TricklessMarriage) -> Fact | None:
    if view.rules.trickless_marriage is not kind or view.has_trick(view.seat) or not on_lead(view):
        return None
    suits = _announceable(view)
    return _fact(view, code, suits) if suits else None


def _single(view: Observation, code: str, others: Iterable[Card]) -> Fact | None:
    """A fact about the kings and queens in hand whose other half is one of *others*."""
    if view.must_follow or not may_announce_later(view):
        return None
    missing = {card: mate(card) for card in view.hand if card.rank in (Rank.KING, Rank.QUEEN)}
    found = {card: half for card, half in missing.items() if half is not None and half in others}
    return Fact(code, view.seat, tuple(found), tuple(found.values())) if found else None


def _reachable(view: Observation, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that who holds *held* may still draw or take before its last announcement.

    The turn-up goes to who exchanges it, or with the last draw, which may be too late.
    """
    if view.turn_up is None:
        return view.unseen
    nine = exchange_card(view)
    takes = nine is not None and nine in (*held, *view.unseen)
    any_lead = view.rules.marriage_phase is MarriagePhase.ANY
    return (*view.unseen, view.turn_up) if takes or any_lead else view.unseen


def _may_have_both(view: Observation, suit: Suit) -> bool:
    """Whether the other may hold king and queen of *suit*, now or after drawing."""
    held, known = may_hold(view), view.known_cards[other(view)]
    if view.must_follow:
        hidden = view.hand_sizes[other(view)] - len(known)
        wanted = [card for card in halves(suit) if card not in known]
        return all(card in held for card in halves(suit)) and len(wanted) <= hidden
    return all(card in (*known, *_reachable(view, known)) for card in halves(suit))


def _pending(view: Observation, code: str, seat: Seat) -> Fact | None:
    mine = [m for m in view.marriages if m.by == seat and m.points]
    if not mine or view.has_trick(seat):
        return None
    points, suits = sum(m.points for m in mine), tuple(m.suit for m in mine)
    cards = tuple(card for suit in suits for card in halves(suit))
    return Fact(code, seat, cards, suits=suits, numbers={"points": points})
