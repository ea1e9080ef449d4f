"""Seeded moments at the table, for tests of views; some are golden files.

The golden views are read by the browser's contract test too, so both halves agree on every field.
"""

from __future__ import annotations

from random import Random
from typing import Any

from coach_views import golden_coach_views

from sixtysix_teach import ClaimSixtySix, DeclareMarriage, IllegalAction, Play
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_view import refused_view, session_view
from sixtysix_teach.shoe import Shoe

SECRET = b"views"


def step(session: TableSession, rng: Random) -> None:
    if session.learner_may_interrupt:
        session.go_on()
        return
    if session.deal_over:
        return
    actions = session.state.legal_actions(session.seat)
    session.act(rng.choice([a for a in actions if not isinstance(a, ClaimSixtySix)] or actions))


def strict_refusal() -> tuple[TableSession, IllegalAction]:
    for number in range(200):
        session = TableSession(Shoe(SECRET, f"strict {number}"))
        rng = Random(number)
        while not session.deal_over:
            view = session.view
            if view.must_follow and view.played and len(view.playable) < len(view.hand):
                card = next(card for card in view.hand if card not in view.playable)
                try:
                    session.act(Play(card))
                except IllegalAction as error:
                    return session, error
            step(session, rng)
    raise AssertionError("no strict phase with a duty among these matches")


def golden_views() -> dict[str, dict[str, Any]]:
    """One view for each kind of moment, from seeded matches."""
    found: dict[str, dict[str, Any]] = {}
    for number in range(60):
        session = TableSession(Shoe(SECRET, f"golden {number}"), first_dealer=number % 2)
        rng = Random(number)
        while not session.deal_over:
            picture = session_view(session, event=number + 1)
            found.setdefault(_kind(session), picture)
            legal = session.state.legal_actions(session.seat)
            marriages = [a for a in legal if isinstance(a, DeclareMarriage)]
            if marriages:
                session.act(marriages[0])
            else:
                step(session, rng)
        found.setdefault("outcome", session_view(session, event=number + 1))
    session, error = strict_refusal()
    found["refused"] = refused_view(session, error, event=1)
    german = session_view(TableSession(Shoe(SECRET, "german")), event=1, deck="german")
    found["german"] = german
    found |= golden_coach_views()
    for view in found.values():
        view.update(stores=["options", "play"], setup=None, home=None, how_to=None)
    return dict(sorted(found.items()))


def _kind(session: TableSession) -> str:
    view = session.view
    if view.lead_marriage is not None:
        return "announced"
    if view.to_draw:
        return "before-draw"
    if view.cards_out:
        return "last-trick"
    phase = "closed" if view.closing else "strict" if view.must_follow else "open"
    return f"{phase}-{'follow' if view.played else 'lead'}"
