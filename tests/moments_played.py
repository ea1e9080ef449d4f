"""Moments at which a player has to decide, from seeded deals of imperfect players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sixtysix_teach import PRESETS, Deal, State
from sixtysix_teach.notation.record import Record
from sixtysix_teach.opponents import next_action, opponent
from sixtysix_teach.opponents.base import Opponent
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver import count_hands, hands_of, state_of


def table(seed: int) -> tuple[Opponent, Opponent]:
    """Two players who make different mistakes."""
    others = ("careful", "random", "learner")
    return opponent("learner"), opponent(others[seed % len(others)])


def record(seed: int, profile: str = "classic") -> Record:
    """A whole deal, played by :func:`table`."""
    rules = PRESETS[profile]
    deal = Deal.shuffled(seed=f"decisions {seed}", rules=rules)
    state, kept, rng = State.start(deal, rules), Record(rules, deal), Random(seed)
    players = table(seed)
    while state.ended is None:
        action = next_action(state, players, rng)
        state, kept = state.apply(action), kept.with_action(action)
    return kept


def decisions(seed: int, profile: str = "classic") -> Iterator[State]:
    """Every moment of a deal at which somebody is to move."""
    yield from (state for state in record(seed, profile).states() if state.ended is None)


def another(state: State, seat: Seat, rng: Random) -> State | None:
    """The same moment with other hidden cards, None where nothing is hidden from *seat*."""
    view = state.observation(seat)
    if count_hands(view) == 1 and len(state.stock) < 2:
        return None
    hands = list(hands_of(view)) if count_hands(view) < 200 else []
    hand = rng.choice(hands) if hands else _dealt(state, seat, rng)
    other = state_of(view, hand)
    stock = list(other.stock)
    rng.shuffle(stock)
    return other._with(stock=tuple(stock))


def _dealt(state: State, seat: Seat, rng: Random) -> tuple:
    view = state.observation(seat)
    shown = view.shown[1 - seat]
    lacks = view.excluded[1 - seat]
    free = [card for card in view.unseen if card not in lacks]
    return (*shown, *rng.sample(free, view.hand_sizes[1 - seat] - len(shown)))
