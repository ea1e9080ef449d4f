"""Random positions that can be solved to their end, under every two-player profile.

The solver's tests need many positions that differ in everything that decides a deal: the phase,
who is to move and in the middle of what, a claim missed, a close just made. ``endings()`` plays
deals at random, as nobody would play them, and takes from each a position of the kind whose turn it
is; so every kind comes up as often as any other, and the same seed gives the same positions.

A whole deal is too long to be solved with the stock open. So each profile also has small houses:
the same rules with fewer ranks and shorter hands, all points scaled to the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random

from positions import TWO_PLAYER_PROFILES

from sixtysix_teach import (
    PRESETS,
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    Deal,
    Draw,
    ExchangeNine,
    Play,
    Rank,
    Rules,
    State,
)

PROFILES = TWO_PLAYER_PROFILES


@dataclass(frozen=True)
class Ending:
    """A position, the profile it is from, and the kind that it was taken for."""

    profile: str
    kind: str
    seed: int
    state: State


def _small_open(state: State) -> bool:
    """Few enough cards for a search through an open stock."""
    left = sum(map(len, state.hands)) + state.stock_size
    return not state.must_follow and left <= (8 if state.rules.hand_size > 2 else 10)


def _may_step_in(state: State, kind: type) -> bool:
    """Whether the seat that is not to move may do such an action."""
    return any(isinstance(a, kind) for a in state.legal_actions(1 - state.to_move))


def _may_exchange(state: State) -> bool:
    return ExchangeNine() in state.legal_actions()


KINDS: dict[str, Callable[[State], bool]] = {
    "exhausted": lambda s: s.exhausted and not s.played,
    "exhausted, in a trick": lambda s: s.exhausted and bool(s.played),
    "closed": lambda s: s.closing is not None and not s.played,
    "closed, in a trick": lambda s: s.closing is not None and bool(s.played),
    "just closed": lambda s: s.closing is not None and s.closing.at == len(s.tricks),
    "target reached": lambda s: s.must_follow and max(s.card_points) >= s.rules.target,
    "announced": lambda s: s.lead_marriage is not None and (s.must_follow or _small_open(s)),
    "cards out": lambda s: s.cards_out,
    "open": lambda s: _small_open(s) and not s.played and not s.to_draw,
    "open, in a trick": lambda s: _small_open(s) and bool(s.played),
    "before the draw": lambda s: _small_open(s) and s.to_draw,
    "exchange on the close": lambda s: s.closing is not None and _may_step_in(s, ExchangeNine),
    "exchange in a trick": lambda s: _small_open(s) and bool(s.played) and _may_exchange(s),
    "claim out of turn": lambda s: (
        (s.must_follow or _small_open(s))
        and _may_step_in(s, ClaimSixtySix)
        and s.card_points[1 - s.to_move] >= s.rules.target
    ),
}
"""The kinds of positions: what a position of each must be like."""

MARRYING = tuple(name for name in PROFILES if PRESETS[name].marriages)
ONLY = {
    "announced": MARRYING,
    "exchange on the close": ("pagat",),
    "exchange in a trick": ("bicycle",),
    "claim out of turn": ("handbook", "bicycle"),
}
"""Kinds that come up under some profiles only."""


@cache
def houses(profile: str) -> tuple[Rules, ...]:
    """The profile itself and its small houses."""
    rules = PRESETS[profile]
    low = rules.exchange_rank or rules.ranks[-1]
    royal = (Rank.KING, Rank.QUEEN, low)
    sizes = [(royal, 2), (royal, 3), (royal, 4), ((Rank.ACE, *royal), 2), ((Rank.ACE, *royal), 4)]
    return (rules, *(_small(rules, ranks, hand) for ranks, hand in sizes))


def _small(rules: Rules, ranks: tuple[Rank, ...], hand: int) -> Rules:
    """The same rules for a small pack, all points as large a part of it as in the whole pack."""
    pack = 4 * sum(rank.points for rank in ranks)

    def scaled(points: int) -> int:
        return round(points * pack / 120)

    return rules.changed(
        name=f"{rules.name}-{len(ranks)}x{hand}",
        ranks=ranks,
        hand_size=hand,
        packets=(hand - 1, 1),
        target=scaled(rules.target),
        schneider=scaled(rules.schneider),
        marriage_points=scaled(rules.marriage_points),
        trump_marriage_points=scaled(rules.trump_marriage_points),
        last_trick_points=scaled(rules.last_trick_points),
    )


def endings(
    profile: str, number: int, *, seed: int = 0, kinds: tuple[str, ...] = tuple(KINDS)
) -> Iterator[Ending]:
    """Yield *number* positions of a profile, the kinds in turn."""
    wanted = [kind for kind in kinds if profile in ONLY.get(kind, PROFILES)]
    for place in range(number):
        kind = wanted[place % len(wanted)]
        for attempt in count():
            assert attempt < 3000, f"no position of the kind {kind!r} under {profile}"
            rng = Random(f"{profile}, {seed}, {place}, {attempt}")
            fitting = [state for state in deal(profile, rng) if KINDS[kind](state)]
            if fitting:
                yield Ending(profile, kind, seed, rng.choice(fitting))
                break


def deal(profile: str, rng: Random, rules: Rules | None = None) -> Iterator[State]:
    """Every state of a random deal before its end, in the profile or one of its small houses."""
    rules = rules or rng.choice(houses(profile))
    # How readily this deal is closed: some deals must be played out. And how readily the players
    # exchange and announce: some must keep the cards to do it later.
    closes, announces = rng.choice((0.0, 0.1, 0.5)), rng.choice((0.1, 0.5))
    state = State.start(Deal.shuffled(seed=rng.randrange(10**9), rules=rules), rules)
    while state.ended is None:
        yield state
        state = state.apply(_careless(state, closes, announces, rng))


def _careless(state: State, closes: float, announces: float, rng: Random) -> Action:
    """Any action, of the other seat too; claims hardly ever, so that the deal goes on."""
    mine = state.legal_actions()
    step_in = [a for a in state.legal_actions(1 - state.to_move) if not _is_claim(a)]
    if step_in and rng.random() < 0.5:
        return rng.choice(step_in)
    if CloseStock() in mine and rng.random() < closes:
        return CloseStock()
    extra = [a for a in mine if not isinstance(a, Play | Draw | CloseStock | ClaimSixtySix)]
    if extra and rng.random() < announces:
        return rng.choice(extra)
    plain = [a for a in mine if isinstance(a, Play | Draw | CountCards)]
    return rng.choice(plain or [a for a in mine if not _is_claim(a)])


def _is_claim(action: Action) -> bool:
    return isinstance(action, ClaimSixtySix)
