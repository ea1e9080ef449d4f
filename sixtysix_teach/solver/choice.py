"""Close or keep the stock: what each brings, and how sure the answer is.

Two views of the same question. With open cards the seat sees the hand after its lead; against best
defence one plan must do for every hand and the defence knows it. What keeping brings is counted
exactly at the last open lead, where a hand settles the one face-down card; before that it can only
be sampled, and then says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from itertools import groupby
from math import sqrt
from random import Random

from sixtysix_teach.actions import (
    CLOSE,
    Action,
    ClaimSixtySix,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    Play,
)
from sixtysix_teach.cards import in_order
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.scoring import worth
from sixtysix_teach.solver.answers import Guarantee, Odds, Solution, Split
from sixtysix_teach.solver.guaranteed import guaranteed
from sixtysix_teach.solver.odds import begin, odds
from sixtysix_teach.solver.open_card import solve_many
from sixtysix_teach.solver.reference import other_seat
from sixtysix_teach.solver.reference_hands import candidates, hands_of, hidden_cards, state_of
from sixtysix_teach.state import State

LAST_OPEN_STOCK = 2
"""Stock cards at the last lead before the stock runs out: one face down and the turn-up."""

CLEAR, NARROW = Fraction(1, 4), Fraction(1, 20)
"""Margins in game points on average: from CLEAR on an answer is right or wrong, from NARROW on one
is better and both are acceptable."""


@dataclass(frozen=True)
class Keep:
    """What keeping the stock brings, over layouts that are equally likely.

    ``exact``: every layout was counted and ``ways`` says what each way to go on brings; ``split``
    is that of the best. A hand is known to the seat once trick and draw are over, so the values
    with open cards are at the same time those against best defence: between lead and draw nothing
    is chosen but whether to claim, and a wrong claim there never pays in the profiles of this kit.

    Not exact: *layouts* drawn at random with *seed*, each valued with open cards from the lead on:
    an estimate that is too high rather than too low, with ``error``, the standard error of its
    mean.
    """

    exact: bool
    ways: tuple[tuple[tuple[Action, ...], Split], ...]
    split: Split
    layouts: int
    error: float = 0.0
    seed: int | None = None
    nodes: int = field(default=0, compare=False)

    @property
    def mean(self) -> Fraction:
        """The average game points."""
        return self.split.mean


class VerdictKind(Enum):
    """How sure it is whether to close."""

    CERTAIN = "certain"  # clear, and the close wins, or fails, against every hand
    CLEAR = "clear"  # the same side is better in both views, by a quarter point at least
    NARROW = "narrow"  # the same side is better in both views, by less
    EQUAL = "equal"  # both views see no difference
    TOSS_UP = "toss-up"  # the views disagree, or the margin is below a twentieth


@dataclass(frozen=True)
class Verdict:
    """Close or keep: which is better, how surely, and by how many game points on average.

    ``close`` is True, False, or None when neither is better. The margins are what closing brings
    more than keeping, with open cards and against best defence; None where the kind was proved
    without them.
    """

    kind: VerdictKind
    close: bool | None
    open_margin: Fraction | None
    defended_margin: Fraction | None


@dataclass(frozen=True)
class Choice:
    """The whole question: the odds of closing, what it forces, what keeping brings, the verdict.

    ``keep`` is None where it could be neither counted nor was sampled; ``verdict`` is None where
    the answers do not settle it, or the seat cannot close.
    """

    odds: Odds
    guarantee: Guarantee
    keep: Keep | None
    verdict: Verdict | None


def close_or_keep(
    view: Observation,
    *,
    samples: int = 0,
    seed: int = 66,
    nodes: int | None = None,
    use: str | None = None,
) -> Choice:
    """Return what closing and keeping bring the seat of *view*, and a verdict where it is proved.

    *samples* layouts are tried for keeping where it cannot be counted; such an estimate never
    makes a verdict. Raises SolverLimit as :func:`odds` and :func:`guaranteed` do.

    >>> from sixtysix_teach import Deal
    >>> close_or_keep(State.start(Deal.shuffled(seed=66)).observation(0)).verdict is None
    True
    """
    chances = odds(view, nodes=nodes, use=use)
    forced = guaranteed(view, nodes=nodes, use=use)
    kept = count_keep(view, nodes=nodes, use=use)
    if kept is None and samples and _can_close(view):
        kept = sample_keep(view, samples, seed=seed, nodes=nodes, use=use)
    return Choice(chances, forced, kept, _verdict(view, chances, forced, kept))


def _can_close(view: Observation) -> bool:
    return not view.must_follow and CLOSE in view.legal_actions()


def _can_claim(view: Observation) -> bool:
    """Whether the seat has the target now, or with what it can announce: then it need not close."""
    state = state_of(view, next(hands_of(view)))
    reached = [state]
    for action in state.legal_actions():
        if isinstance(action, ExchangeNine | DeclareMarriage):
            after = state.apply(action)
            reached.append(after)
            marriages = [a for a in after.legal_actions() if isinstance(a, DeclareMarriage)]
            reached += [after.apply(marriage) for marriage in marriages]
    return any(s.card_points[view.seat] >= view.rules.target for s in reached)


def count_keep(
    view: Observation, *, nodes: int | None = None, use: str | None = None
) -> Keep | None:
    """Return what keeping the stock brings at the last open lead; None at any other moment."""
    on_lead = view.my_turn and not view.played and not view.to_draw and not view.must_follow
    if not on_lead or view.stock_size != LAST_OPEN_STOCK:
        return None
    worlds = [state_of(view, hand) for hand in hands_of(view)]
    values, spent = _valued(view, worlds, nodes, use)
    splits = tuple((way, Split.of(found)) for way, found in values.items())
    best = max((split for _, split in splits), key=lambda split: split.order)
    return Keep(True, splits, best, len(worlds), nodes=spent)


def sample_keep(
    view: Observation,
    samples: int,
    *,
    seed: int = 66,
    nodes: int | None = None,
    use: str | None = None,
) -> Keep | None:
    """Return an estimate of what keeping brings, from *samples* layouts drawn with *seed*.

    None after an announcement before the draw, which leaves only the close.
    """
    rng = Random(seed)
    values, spent = _valued(view, [_layout(view, rng) for _ in range(samples)], nodes, use)
    if not values:
        return None
    best = [max(row) for row in zip(*values.values(), strict=True)]
    split = Split.of(best)
    mean = float(split.mean)
    spread = sum((value - mean) ** 2 for value in best)
    error = sqrt(spread / (samples - 1) / samples) if samples > 1 else float("inf")
    return Keep(False, (), split, samples, error, seed, spent)


def _valued(
    view: Observation, worlds: Sequence[State], nodes: int | None, use: str | None
) -> tuple[dict[tuple[Action, ...], list[int]], int]:
    """Return what each way to keep the stock brings in each world, and the positions searched."""
    ways = list(_ways(worlds[0]))
    values: dict[tuple[Action, ...], list[int]] = {way: [] for way in ways}
    spent = 0
    for before, group in groupby(ways, key=lambda way: way[:-1]):
        lasts = [way[-1] for way in group]
        _, cap = begin(worlds[0], before, view.seat)
        answers = solve_many([w.play_all(before) for w in worlds], nodes=nodes, use=use)
        for answer in map(_solved, answers):
            spent += answer.nodes
            for last in lasts:
                values[*before, last].append(min(cap, answer.by_action[last]))
    return values, spent


def _layout(view: Observation, rng: Random) -> State:
    """A hand and an order of the stock, each as likely as any other."""
    other = other_seat(view.seat)
    hidden = rng.sample(candidates(view), hidden_cards(view))
    hand = in_order((*view.shown[other], *hidden))
    state = state_of(view, hand)
    stock = list(state.stock)
    rng.shuffle(stock)
    return state._with(stock=tuple(stock))


def _solved(answer: Solution | SolverLimit) -> Solution:
    if isinstance(answer, SolverLimit):
        raise answer
    return answer


def _ways(state: State) -> Iterator[tuple[Action, ...]]:
    """All ways to go on without closing: an exchange, a marriage, then a lead, or a claim or draw.

    An announcement before the draw is none of them: a close has to follow it.
    """
    for action in state.legal_actions():
        match action:
            case Play() | ClaimSixtySix() | Draw():
                yield (action,)
    for action in state.legal_actions():
        match action:
            case ExchangeNine():
                yield from ((action, *way) for way in _ways(state.apply(action)))
            case DeclareMarriage():
                # The exchange comes first: after a marriage it would be the same way again.
                ways = _ways(state.apply(action))
                yield from ((action, *way) for way in ways if ExchangeNine() not in way)


def _verdict(
    view: Observation, chances: Odds, forced: Guarantee, kept: Keep | None
) -> Verdict | None:
    if not _can_close(view):
        return None
    if kept is None or not kept.exact:
        # No line of play brings more than a claim now would: nothing can be better than this.
        most = worth(view, (other_seat(view.seat),))
        sure = forced.value == most and not _can_claim(view)
        return Verdict(VerdictKind.CERTAIN, True, None, None) if sure else None
    if not chances.best_defended:
        return None
    best_open, best_defended = chances.best_open[0].open_cards, chances.best_defended[0]
    assert best_defended.best_defence is not None
    defended = best_defended.best_defence
    with_open, against = best_open.mean - kept.mean, defended.mean - kept.mean
    kind = _kind(with_open, against)
    close = None if kind in (VerdictKind.EQUAL, VerdictKind.TOSS_UP) else against > 0
    if kind is VerdictKind.CLEAR and (
        (close and defended.wins == defended.hands)
        or (not close and all(way.open_cards.wins == 0 for way in chances.ways))
    ):
        kind = VerdictKind.CERTAIN
    return Verdict(kind, close, with_open, against)


def _kind(with_open: Fraction, against: Fraction) -> VerdictKind:
    """The kind for two margins.

    >>> _kind(Fraction(1, 2), Fraction(1, 3)), _kind(Fraction(1, 2), Fraction(-1, 3))
    (<VerdictKind.CLEAR: 'clear'>, <VerdictKind.TOSS_UP: 'toss-up'>)
    """
    smaller = min(abs(with_open), abs(against))
    if with_open == against == 0:
        return VerdictKind.EQUAL
    if (with_open > 0) != (against > 0) or smaller < NARROW:
        return VerdictKind.TOSS_UP
    return VerdictKind.CLEAR if smaller >= CLEAR else VerdictKind.NARROW
