"""Seeded playouts of every profile, and of tables that no profile has yet, for tests of text."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sixtysix_teach import (
    PRESETS,
    Action,
    ClaimSixtySix,
    CloseStock,
    Deal,
    Play,
    Rank,
    Rules,
    State,
)
from sixtysix_teach.rules import ClaimWindow, MarriagePhase, NextDealer, Tie, TricklessMarriage

HOUSES = {
    "house": Rules().changed(close_min_stock=4, tie=Tie.CARRY, target=60),
    "named": PRESETS["pagat"].changed(
        name="at_our-place+", next_dealer=NextDealer.ALTERNATE, claim_window=ClaimWindow.ANY_TIME
    ),
    "short": Rules().changed(hand_size=3, packets=(2, 1), turn_up_after=1),
    "three": Rules().changed(name="three", players=3),
    "three-32": Rules().changed(
        name="three-32", players=3, ranks=tuple(Rank), claim_window=ClaimWindow.ANY_TIME
    ),
    "four": Rules().changed(name="four", players=4, hand_size=5, packets=(3, 2)),
    "partners": Rules().changed(
        name="partners",
        players=4,
        partners=True,
        packs=2,
        marriage_phase=MarriagePhase.ANY,
        exchange_on_opponents_close=True,
    ),
    "two-packs": Rules().changed(
        packs=2, trickless_marriage=TricklessMarriage.FORBIDDEN, exchange_needs_lead=False
    ),
    # Twenty cards, six for each of three: too few are left for a single draw.
    "no-stock": Rules().changed(players=3, ranks=tuple(Rank)[:5], exchange_rank=None),
}
TABLES = {**PRESETS, **HOUSES}


def _pick(state: State, rng: Random) -> Action:
    """An action of any seat, so that now and then a claim or an exchange comes out of turn."""
    mine = state.legal_actions()
    others = [a for seat in range(state.rules.players) for a in state.legal_actions(seat)]
    if rng.random() < 0.03:
        return rng.choice(others)
    calm = [a for a in mine if not isinstance(a, (ClaimSixtySix, CloseStock))]
    # Everything but a card comes up rarely: take it most of the time.
    rare = [a for a in calm if not isinstance(a, Play)]
    if rare and rng.random() < 0.6:
        return rng.choice(rare)
    if calm and rng.random() < 0.97:
        return rng.choice(calm)
    return rng.choice(mine)


def playout(rules: Rules, seed: int) -> Iterator[tuple[State, Action | None]]:
    """Yield every state of a random deal with the action taken there (None at the end)."""
    rng = Random(seed)
    state = State.start(Deal.shuffled(seed=seed, rules=rules), rules)
    while state.ended is None:
        action = _pick(state, rng)
        yield state, action
        state = state.apply(action)
    yield state, None


def finish(state: State, rng: Random) -> Iterator[State]:
    """Yield every state from *state* to the end of its deal, any legal action at each step."""
    for _ in range(300):
        yield state
        if state.ended is not None:
            return
        state = state.apply(rng.choice(state.legal_actions()))
    raise AssertionError("the deal does not end")
