"""A deal looked back at: what each decision was worth, and where the result came from.

Two yardsticks, never mixed up. With *open cards* every moment has an exact value, and the result is
the value of the deal as dealt, plus what the other side gave away, less what the seat gave away.
By what the seat *could know* (:mod:`~sixtysix_teach.tutor.judge`) only some of its decisions can
be called wrong: the rest was luck.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from sixtysix_teach.actions import Action, actor_of
from sixtysix_teach.errors import DealError, RulesError, SolverLimit
from sixtysix_teach.notation.record import Record
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver import Solution, result_of, solving, telling
from sixtysix_teach.solver.reference import game_points, is_claim
from sixtysix_teach.state import State
from sixtysix_teach.tutor.judge import Judgement, judge, nothing_to_advise, surely_lost
from sixtysix_teach.tutor.shares import Share, Worth, cost, shares_of, weighing

NODES = 40_000_000
"""Positions for one moment early in a deal: two or three seconds; a few deals in a hundred."""

MUCH_STOCK = 8
"""With more cards in the stock a moment counts as early."""

MOMENTS = 3
"""So many decisions are picked out."""


class Slip(Enum):
    """What kind of decision gave something away."""

    NONE = "none"
    COUNTING = "counting"  # a claim missed, or one of what the seat had not
    KNOWABLE = "knowable"  # by what the seat could know, another action was better
    UNKNOWABLE = "unknowable"  # only open cards show it


@dataclass(frozen=True)
class Decision:
    """One choice of the seat: ``step`` counts the actions of the record, ``trick`` from 1.

    ``loss`` is what it cost by what the seat could know, None where that cannot be said;
    ``open_loss`` what it cost with open cards, None where that took too long. ``open_best`` are
    the best actions with open cards, empty likewise.
    """

    step: int
    trick: int
    state: State
    view: Observation
    action: Action
    judgement: Judgement
    loss: Fraction | None
    open_loss: int | None
    open_best: tuple[Action, ...]
    slip: Slip

    @property
    def better(self) -> Action | None:
        """What would have been better: by what the seat could know, else with open cards.

        None where it was right, and after a wrong claim out of turn, for which silence is better.
        """
        if self.slip in (Slip.COUNTING, Slip.KNOWABLE):
            return next(iter(self.judgement.best), None)
        return self.open_best[0] if self.slip is Slip.UNKNOWABLE else None

    @property
    def has_line(self) -> bool:
        """Whether a line can show what was wrong: not what only silence would have spared."""
        if self.better is None:
            return False
        seen_open = bool(self.open_loss) and self.action not in self.open_best
        lost = self.loss is None and surely_lost(self.view, self.action)
        return bool(self.loss) or seen_open or lost

    @property
    def found(self) -> bool:
        """Whether it was the one right choice where another would have lost something for sure."""
        judged = self.judgement
        losses = [judged.loss(a) for a in judged.values if not is_claim(a)]
        return (
            bool(judged.views)
            and self.action in judged.best
            and len(judged.best) == 1
            and any(loss is not None and loss >= 1 for loss in losses)
            and not is_claim(self.action)
        )


@dataclass(frozen=True)
class Point:
    """What the deal was worth to the seat with open cards before a *step* (or at the end)."""

    step: int
    trick: int
    value: int


@dataclass(frozen=True)
class Split:
    """Where the result came from, in game points of the seat, all with open cards.

    ``result`` = ``cards`` + ``others`` - ``counting`` - ``knowable`` - ``unknowable``: the value of
    the deal as dealt when both play without a mistake, what the other side gave away, and what the
    seat gave away by kind of slip.
    """

    result: int
    cards: int
    others: int
    counting: int
    knowable: int
    unknowable: int


@dataclass(frozen=True)
class Review:
    """A deal as *seat* played it. ``split`` is None where some moment took too long to solve."""

    record: Record
    seat: Seat
    decisions: tuple[Decision, ...]
    curve: tuple[Point, ...]
    split: Split | None
    result: int

    @property
    def moments(self) -> tuple[Decision, ...]:
        """Up to three decisions to look at, in the order they were made.

        The dearest slips of those the seat could have known; then what it found, then what only
        open cards show.
        """
        ranked = sorted(self.decisions, key=_weight, reverse=True)
        picked = [decision for decision in ranked if _weight(decision)[0]][:MOMENTS]
        return tuple(sorted(picked, key=lambda decision: decision.step))

    @property
    def given_away(self) -> Fraction:
        """What the knowable slips cost by what the seat could know, where that has a number."""
        slips = (d.loss or Fraction(0) for d in self.decisions if d.slip is not Slip.UNKNOWABLE)
        return sum(slips, Fraction(0))


def review(record: Record, seat: Seat) -> Review:
    """Return the review of a finished deal of two, as *seat* played it.

    Raises IllegalAction where the record cannot be replayed, RulesError for more than two players,
    DealError where the deal is not over.

    >>> from sixtysix_teach.notation.share import parse_shared
    >>> record, seat = parse_shared(
    ...     "rules classic | deal AHKH9HASTSJD/JHKSAC9CTD9D JCQC9SKDQSJSTCADKCTHQD+QH"
    ...     "| 1. close AH JH 2. AS KS 3. TS 9C 4. claim"
    ... )
    >>> review(record, seat).split
    Split(result=-3, cards=3, others=0, counting=0, knowable=0, unknowable=6)
    """
    return result_of(reviewing(record, seat))


def reviewing(record: Record, seat: Seat) -> Generator[tuple[int, int], None, Review]:
    """Work on :func:`review` in slices: yields steps done and all steps, returns the review.

    So a table can answer in between: a slice takes some hundredths of a second. A moment that is
    solved in several slices counts when it is done.
    """
    if record.rules.players != 2:
        raise RulesError("players", "deals are reviewed for two players only")
    states = list(record.states())
    if states[-1].ended is None:
        raise DealError("the deal is not over")
    steps = len(record.steps)
    solved: list[Solution | None] = []
    worths: list[Worth | None] = []
    # From the end on: what is found late helps to solve what came before.
    for state in reversed(states[:-1]):
        # Once one takes too long, so do those before it: the first moments are left out.
        told = len(solved), 2 * steps
        answer = None if None in solved[:1] else (yield from telling(told, _solved(state)))
        solved.insert(0, answer)
        weighed = None if answer is None else (yield from telling(told, weighing(state, answer)))
        worths.insert(0, weighed)
        yield len(solved), 2 * steps
    curve = [None if found is None else found.to(seat) for found in worths]
    curve.append(game_points(states[-1], seat))
    shares = shares_of(record, worths, curve, seat)
    decisions: list[Decision] = []
    for step, (state, made) in enumerate(zip(states, record.steps, strict=False)):
        if _is_choice(state, made.action, seat):
            lost = cost(record, states, shares, seat, step)
            decisions.append(_decision(step, state, seat, made.action, solved[step], lost))
        yield steps + step + 1, 2 * steps
    return _reviewed(record, seat, states, curve, shares, decisions)


def _reviewed(
    record: Record,
    seat: Seat,
    states: Sequence[State],
    worths: Sequence[int | None],
    shares: Sequence[Share | None],
    decisions: Sequence[Decision],
) -> Review:
    curve = tuple(
        Point(step, len(state.tricks), worth)
        for step, (state, worth) in enumerate(zip(states, worths, strict=True))
        if worth is not None
    )
    known = [found for found in shares if found is not None]
    split = None
    if len(curve) == len(states):
        split = _split(decisions, [point.value for point in curve], known, seat)
    return Review(record, seat, tuple(decisions), curve, split, game_points(states[-1], seat))


def _solved(state: State) -> Generator[None, None, Solution | None]:
    nodes = NODES if not state.must_follow and state.stock_size > MUCH_STOCK else None
    try:
        return (yield from solving(state, nodes=nodes))
    except SolverLimit:
        return None


def _is_choice(state: State, action: Action, seat: Seat) -> bool:
    """Whether *seat* decided anything: a wrong claim alone is no alternative, but a mistake."""
    enough = state.card_points[seat] >= state.rules.target
    if actor_of(action, state.to_move) != seat:
        return False
    if state.to_move != seat:
        return is_claim(action) and not enough
    options = [a for a in state.legal_actions() if enough or not is_claim(a)]
    return len(options) > 1 or action not in options


def _decision(
    step: int, state: State, seat: Seat, action: Action, solved: Solution | None, lost: int | None
) -> Decision:
    view = state.observation(seat)
    judgement = judge(view) if view.my_turn else nothing_to_advise(view)
    loss = judgement.loss(action)
    best = () if solved is None or not lost or seat != state.to_move else _sensible(state, solved)
    slip = _slip(view, action, loss, lost)
    trick = len(state.tricks) + 1
    return Decision(step, trick, state, view, action, judgement, loss, lost, best, slip)


def _sensible(state: State, solved: Solution) -> tuple[Action, ...]:
    enough = state.card_points[state.to_move] >= state.rules.target
    return tuple(a for a in solved.best if enough or not is_claim(a)) or solved.best


def _slip(view: Observation, action: Action, loss: Fraction | None, lost: int | None) -> Slip:
    reached = view.total(view.seat) >= view.rules.target
    could_claim = any(is_claim(a) for a in view.legal_actions())
    missed = could_claim and reached and not is_claim(action) and bool(loss or lost)
    if missed or (is_claim(action) and not reached):
        return Slip.COUNTING
    if loss or surely_lost(view, action):
        return Slip.KNOWABLE
    return Slip.UNKNOWABLE if lost else Slip.NONE


def _split(
    decisions: Sequence[Decision], worths: Sequence[int], shares: Sequence[Share], seat: Seat
) -> Split:
    """Every change of the open-card value, put down to who made it and how."""
    kinds = {decision.step: decision.slip for decision in decisions}
    lost = dict.fromkeys(Slip, 0)
    others, last = 0, Slip.NONE
    for step, found in enumerate(shares):
        last = kinds.get(step, last)
        lost[kinds.get(step, Slip.NONE)] += found.made_by(seat)
        # What was let pass goes with the claim that was not made.
        lost[last if last is Slip.COUNTING else Slip.NONE] += found.passed_by(seat)
        others += found.made_by(1 - seat) + found.passed_by(1 - seat)
    return Split(
        result=worths[-1],
        cards=worths[0],
        others=others,
        counting=lost[Slip.COUNTING],
        knowable=lost[Slip.KNOWABLE],
        unknowable=lost[Slip.UNKNOWABLE] + lost[Slip.NONE],
    )


def _weight(decision: Decision) -> tuple[int, Fraction]:
    """How much a decision is worth a look: its kind, then what it cost."""
    cost = max(decision.loss or Fraction(0), Fraction(decision.open_loss or 0))
    if decision.slip is Slip.COUNTING:
        return 3, cost
    if decision.slip is Slip.KNOWABLE:
        return 3, cost
    if decision.found:
        return 2, max(decision.judgement.loss(a) or Fraction(0) for a in decision.judgement.values)
    return (1 if decision.slip is Slip.UNKNOWABLE else 0), cost
