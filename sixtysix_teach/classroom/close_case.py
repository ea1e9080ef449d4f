"""What can be said of a close that was made: counted facts, some of them for it, some against."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from sixtysix_teach.actions import CLOSE, CloseStock, Play
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom import closes
from sixtysix_teach.classroom.judged import CLEAR
from sixtysix_teach.classroom.library import KEPT, line_of, seen
from sixtysix_teach.classroom.worlds import last_lead, plain_close, worlds
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.observation import Observation
from sixtysix_teach.solver import Split, odds
from sixtysix_teach.solver.reference import game_points

MOST_HANDS = 5_005
"""Closes with more possible hands are not asked about: counting them all would take too long."""


@dataclass(frozen=True)
class CloseCase:
    """A close and the lead after it, counted over all hands, with open cards from the close on.

    ``keep`` is what keeping the stock brings on average, None where it cannot be counted;
    ``fails`` are the cards that must not sleep in the stock, where only one is face down.
    ``price`` is what a failed close costs, 0 where that differs, ``sure`` the leads that win
    whoever holds what, and ``total`` the card points they bring you to at least.
    """

    view: Observation
    lead: Card
    split: Split
    keep: Fraction | None
    fails: tuple[Card, ...]
    price: int
    sure: tuple[Card, ...]
    total: int
    trumps: int

    @property
    def better(self) -> str:
        """Return ``close`` or ``keep``; nothing where it is not counted, or close to equal."""
        if self.keep is None or abs(self.keep - self.split.mean) < CLEAR:
            return ""
        return "close" if self.split.mean > self.keep else "keep"


@lru_cache(maxsize=KEPT)
def close_case(moment: str, lead: Card) -> CloseCase | None:
    """Return the facts of closing at *moment* and leading *lead*; None where it is too much."""
    view = seen(moment)
    if view.must_follow or view.closing is not None or not view.my_turn or lead not in view.hand:
        return None
    found, keep = last_lead(moment), None
    fails: tuple[Card, ...] = ()
    if found is not None and plain_close(moment) is lead:
        split, keep = found.closing, found.keeping.mean
        fails = tuple(one.asleep for one in worlds(moment, lead) if one.value < 0)
    else:
        counted = _counted(view, lead)
        if counted is None:
            return None
        split = counted
    leads, _ = closes.sure_leads(moment)
    costs = [points for points in (1, 2, 3) if split.count(-points)]
    return CloseCase(
        view=view,
        lead=lead,
        split=split,
        keep=keep,
        fails=fails,
        price=costs[0] if len(costs) == 1 else 0,
        sure=leads,
        total=closes.sure_total(moment),
        trumps=sum(card.suit is view.trump for card in view.hand),
    )


def _counted(view: Observation, lead: Card) -> Split | None:
    """What that close and lead bring over all hands, each with open cards; None where too many."""
    if closes.hands(line_of(view)) > MOST_HANDS:
        return None
    try:
        ways = odds(view, best_defence=False).ways
    except SolverLimit:
        return None
    asked = (CLOSE, Play(lead))
    return next((way.open_cards for way in ways if way.actions == asked), None)


def own_closes(deal: str) -> list[tuple[str, Card, int]]:
    """Return the closes of the learner in a deal in one line: moment, lead, and what came of it.

    One at most; none where an announcement came between the close and the lead, or where the hands
    are too many to count.
    """
    record, seat = parse_shared(deal)
    states, actions = list(record.states()), [one.action for one in record.steps]
    for step, action in enumerate(actions[:-1]):
        if not isinstance(action, CloseStock) or states[step].to_move != seat:
            continue
        lead = actions[step + 1]
        if states[-1].outcome is None or not isinstance(lead, Play):
            return []
        moment = line_of(states[step].observation(seat))
        value = game_points(states[-1], seat)
        return [(moment, lead.card, value)] if close_case(moment, lead.card) else []
    return []
