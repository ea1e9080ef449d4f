"""Seeded random deals under every profile, and at tables that no profile has yet.

The one way the tests play a whole deal at random: a test that wants other players brings its own
``choose``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from positions import FOUR_PLAYERS, THREE_PLAYERS

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
    "three": THREE_PLAYERS,
    "three-32": Rules().changed(
        name="three-32", players=3, ranks=tuple(Rank), claim_window=ClaimWindow.ANY_TIME
    ),
    "four": FOUR_PLAYERS,
    "four-alone": Rules().changed(name="four-alone", players=4, hand_size=5, packets=(3, 2)),
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


def lively(state: State, rng: Random) -> Action:
    """An action of any seat, so that now and then a claim or an exchange comes out of turn.

    Claims and closes are rare, so that most deals go on to the end.
    """
    if rng.random() < 0.03:
        everybody = range(state.rules.players)
        return rng.choice([a for seat in everybody for a in state.legal_actions(seat)])
    mine = state.legal_actions()
    calm = [a for a in mine if not isinstance(a, (ClaimSixtySix, CloseStock))]
    # Everything but a card comes up rarely: take it most of the time.
    rare = [a for a in calm if not isinstance(a, Play)]
    if rare and rng.random() < 0.6:
        return rng.choice(rare)
    if calm and rng.random() < 0.97:
        return rng.choice(calm)
    return rng.choice(mine)


def playout(
    rules: Rules, seed: int, choose: Callable[[State, Random], Action] = lively
) -> Iterator[tuple[State, Action | None]]:
    """Yield every state of a random deal with the action taken there (None at the end)."""
    rng = Random(seed)
    state = State.start(Deal.shuffled(seed=seed, rules=rules), rules)
    while state.ended is None:
        action = choose(state, rng)
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
