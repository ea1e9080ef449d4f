"""Claims: due now, missed, or one marriage away."""

from __future__ import annotations

from sixtysix_teach.actions import DeclareMarriage
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import due_claim
from sixtysix_teach.opponents.reading import Reading
from sixtysix_teach.scoring import total_at
from sixtysix_teach.seats import Seat
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import halves, on_lead, other, win_worth


def claim_due(view: Observation) -> Fact | None:
    """A sentence would say: you have 68; claim now, it wins 2 game points."""
    if due_claim(view) is None:
        return None
    numbers = {
        "total": view.total(view.seat),
        "target": view.rules.target,
        "game_points": win_worth(view, view.seat),
    }
    return Fact("claim-due", view.seat, numbers=numbers)


def marriage_reaches_target(view: Observation) -> Fact | None:
    """A sentence would say: announce king and queen of spades: 50 and 20 make 70, and you claim.

    ``cards`` are king and queen of the dearest marriage there is; it counts at once.
    """
    total, target = view.total(view.seat), view.rules.target
    if not on_lead(view) or total >= target or not view.has_trick(view.seat):
        return None
    reading = Reading(view)
    suits = [a.suit for a in view.legal_actions() if isinstance(a, DeclareMarriage)]
    enough = [suit for suit in suits if total + reading.marriage_points(suit) >= target]
    if not enough:
        return None
    suit = max(enough, key=reading.marriage_points)
    points = reading.marriage_points(suit)
    numbers = {"before": total, "points": points, "total": total + points, "target": target}
    return Fact("marriage-reaches-target", view.seat, halves(suit), numbers=numbers)


def own_claim_missed(view: Observation) -> Fact | None:
    """A sentence would say: you had 66 before the lead to trick 8 and could have claimed.

    ``trick`` is the first trick in which the seat played on, ``total`` what it had then. The deal
    goes on: the claim may be due again, or the other may come first.
    """
    return _missed(view, "own-claim-missed", view.seat)


def other_claim_missed(view: Observation) -> Fact | None:
    """A sentence would say: the other had 66 before trick 8 and did not claim: be quick."""
    return _missed(view, "other-claim-missed", other(view))


def _missed(view: Observation, code: str, seat: Seat) -> Fact | None:
    # A total grows on lead only, or by a trick that brings the lead: leads are what can be missed.
    for number, trick in enumerate((*view.tricks, view.trick)):
        if trick.leader != seat or not trick.cards:
            continue
        total = total_at(view, seat, number)
        if total >= view.rules.target:
            return Fact(code, seat, numbers={"trick": number + 1, "total": total})
    return None
