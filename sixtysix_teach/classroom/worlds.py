"""The last lead with the stock open: a hand of the other side for each unseen card.

One unseen card sleeps face down in the stock and the other side holds the rest, so there are as
many possible hands as unseen cards. Everything here is worked out by the solver from a moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from sixtysix_teach.actions import CLOSE, Action, Play
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.library import KEPT, seen
from sixtysix_teach.solver import Choice, Split, VerdictKind, close_or_keep, hands_of, state_of
from sixtysix_teach.solver.open_card import solve
from sixtysix_teach.solver.reference import game_points
from sixtysix_teach.state import State
from sixtysix_teach.tutor.shortest import shortest_line

Way = tuple[Action, ...]


@dataclass(frozen=True)
class LastLead:
    """Close or keep at the last open lead: the best way of each, and what it brings.

    ``close`` is the best way to close with one plan for all hands, ``closing`` what it brings;
    ``keep`` and ``keeping`` the same with the stock left open. ``open_closing`` is what closing
    would bring if the hand could be seen, and ``open_close`` the way that it is counted for.
    """

    kind: VerdictKind
    better: str
    close: Way
    closing: Split
    open_close: Way
    open_closing: Split
    keep: Way
    keeping: Split
    margins: tuple[Fraction, Fraction]

    @property
    def margin(self) -> Fraction:
        """What the better side brings more, by the way of counting that says least."""
        return min(map(abs, self.margins))


@lru_cache(maxsize=KEPT)
def last_lead(moment: str) -> LastLead | None:
    """Return the answer to close or keep at *moment*; None where there is none."""
    return _told(choice_at(moment))


@lru_cache(maxsize=KEPT)
def choice_at(moment: str) -> Choice:
    """Return all ways to close and to keep at *moment*, with what they bring."""
    return close_or_keep(seen(moment))


def _told(choice: Choice) -> LastLead | None:
    verdict, keep, ways = choice.verdict, choice.keep, choice.odds.best_defended
    if verdict is None or keep is None or not keep.exact or not ways:
        return None
    going_on = max(keep.ways, key=lambda way: way[1].order)[0]
    # Where an announcement brings the target there is nothing to decide: it is to be claimed.
    if not isinstance(going_on[-1], Play):
        return None
    plan = max(ways, key=lambda way: way.best_defence.order if way.best_defence else ())
    assert plan.best_defence is not None
    assert verdict.open_margin is not None
    assert verdict.defended_margin is not None
    better = {True: "close", False: "keep", None: "same"}[verdict.close]
    return LastLead(
        verdict.kind,
        "toss-up" if verdict.kind is VerdictKind.TOSS_UP else better,
        plan.actions,
        plan.best_defence,
        choice.odds.best_open[0].actions,
        choice.odds.best_open[0].open_cards,
        going_on,
        keep.split,
        (verdict.open_margin, verdict.defended_margin),
    )


@dataclass(frozen=True)
class World:
    """One hand that the other side can hold: the card asleep, the hand, and the game points."""

    asleep: Card
    hand: tuple[Card, ...]
    value: int


@lru_cache(maxsize=KEPT)
def worlds(moment: str, card: Card) -> tuple[World, ...]:
    """Return what closing now and leading *card* brings in each world, with open cards."""
    view = seen(moment)
    made = []
    for hand in hands_of(view):
        after = closed(moment, hand).apply(Play(card))
        if after.ended is not None:
            value = game_points(after, view.seat)
        else:
            found = solve(after)
            value = found.value if found.seat == view.seat else -found.value
        asleep = next(one for one in view.unseen if one not in hand)
        made.append(World(asleep, hand, value))
    return tuple(made)


def closed(moment: str, hand: tuple[Card, ...]) -> State:
    """Return the state after closing at *moment*, the other side holding *hand*."""
    return state_of(seen(moment), hand).apply(CLOSE)


@lru_cache(maxsize=KEPT)
def line_after(moment: str, card: Card, asleep: Card) -> tuple[State, ...]:
    """Return how a world ends after closing and leading *card*: the states after each action.

    Both sides play without a mistake, and the line is as short as such a line can be.
    """
    world = next(one for one in worlds(moment, card) if one.asleep is asleep)
    state = closed(moment, world.hand)
    made = [state]
    for action in shortest_line(state, Play(card)):
        state = state.apply(action)
        made.append(state)
    return tuple(made)


def plain_close(moment: str) -> Card | None:
    """Return the lead of the best close where that close needs no announcement or exchange first.

    None too where a plan that cannot see the hand wins less often than one that could.
    """
    found = last_lead(moment)
    if found is None or len(found.close) != 2 or found.close[0] != CLOSE:
        return None
    lead = found.close[1]
    if not isinstance(lead, Play):
        return None
    if Split.of(world.value for world in worlds(moment, lead.card)) != found.closing:
        return None
    return lead.card


def counted(split: Split) -> Mapping[int, int]:
    """Return how many hands bring how many game points, the best first, without empty ones.

    >>> dict(counted(Split.of([2, 2, -2])))
    {2: 2, -2: 1}
    """
    points = range(3, -4, -1)
    return {value: split.count(value) for value in points if split.count(value)}
