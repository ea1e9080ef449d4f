"""What is certain against every hand: a sure close, a hopeless one, a won or lost ending.

These are exact answers of the solver, asked only where they come at once. A sure win holds against
every hand and every defence; what is hopeless fails even if the seat could see the hand.
"""

from __future__ import annotations

from functools import lru_cache

from sixtysix_teach.actions import CLOSE, Play
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.solver import Guarantee, Odds, count_hands, guaranteed, odds
from sixtysix_teach.tutor.facts.claims import marriage_reaches_target
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import other

NODES = 200_000
"""Positions searched for a sure win; that takes a few thousandths of a second."""

HANDS = 500
"""Hopeless is proved for at most so many hands of the other seat; that takes a twentieth."""

_NEVER = -9


def closing_certain(view: Observation) -> Fact | None:
    """A sentence would say: close: you win 2 game points, whatever the other holds (462 hands).

    ``game_points`` is what is sure, ``hands`` how many hands the other can have.
    """
    answer = _forced(view) if _would_close(view) and not _too_slow(view) else None
    value = None if answer is None else answer.by_action[CLOSE]
    if answer is None or value is None or value <= 0:
        return None
    return Fact("closing-certain", view.seat, numbers=_numbers(value, answer.hands))


def closing_hopeless(view: Observation) -> Fact | None:
    """A sentence would say: do not close: it fails against each of the 84 hands, and costs 2.

    ``game_points`` is the least that a close loses, after an exchange or a marriage, too. Not where
    one could claim instead, at once or after announcing.
    """
    if not _would_close(view) or _few_hands(view) is None or marriage_reaches_target(view):
        return None
    least = _best_of_all(_chances(view))
    if least >= 0:
        return None
    return Fact("closing-hopeless", view.seat, numbers=_numbers(-least, count_hands(view)))


def forced_win(view: Observation) -> Fact | None:
    """A sentence would say: you win 1 game point, whatever the other holds and plays.

    ``cards`` are the cards that may be played now and keep it; none when a claim wins, or the other
    is to move. Only once nobody draws any more.
    """
    answer = _forced(view) if view.must_follow and not _too_slow(view) else None
    if answer is None or answer.value is None or answer.value <= 0:
        return None
    cards = tuple(action.card for action in answer.best if isinstance(action, Play))
    return Fact("forced-win", view.seat, cards, numbers=_numbers(answer.value, answer.hands))


def forced_loss(view: Observation) -> Fact | None:
    """A sentence would say: this deal is lost; it costs 1 game point at least.

    Whatever the seat plays, and whichever hand the other has, it loses, even if it saw that hand.
    ``game_points`` is the least it loses. Only once nobody draws any more.
    """
    if not view.must_follow or _few_hands(view) is None:
        return None
    least = _best_of_all(_chances(view))
    if least >= 0:
        return None
    return Fact("forced-loss", view.seat, numbers=_numbers(-least, count_hands(view)))


def _would_close(view: Observation) -> bool:
    """Whether the seat may close, and has not the target already: then it need not."""
    return CLOSE in view.legal_actions() and view.total(view.seat) < view.rules.target


def _too_slow(view: Observation) -> bool:
    """Whether the other may claim out of turn, before the seat has done anything."""
    seat = other(view)
    ready = view.total(seat) >= view.rules.target and view.has_trick(seat)
    return view.my_turn and ready and view.claim_open(seat)


def _numbers(game_points: int, hands: int) -> dict[str, int]:
    return {"game_points": game_points, "hands": hands}


def _few_hands(view: Observation) -> int | None:
    hands = count_hands(view)
    return hands if hands <= HANDS else None


@lru_cache(maxsize=64)
def _forced(view: Observation) -> Guarantee | None:
    try:
        return guaranteed(view, nodes=NODES)
    except SolverLimit:
        return None


@lru_cache(maxsize=64)
def _chances(view: Observation) -> Odds | None:
    try:
        return odds(view, best_defence=False)
    except SolverLimit:
        return None


def _best_of_all(chances: Odds | None) -> int:
    """The most game points that any way brings against any hand; a high number when not known."""
    if chances is None or not chances.ways:
        return -_NEVER
    best = [value for way in chances.ways for value in range(-3, 4) if way.open_cards.count(value)]
    return max(best, default=-_NEVER)
