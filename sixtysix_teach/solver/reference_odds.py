"""The odds of closing, hand by hand, in plain Python.

Every hand that the other seat can hold makes a state, and every state is judged: once with open
cards, and once for all hands together against best defence, where one plan has to do for all.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from sixtysix_teach.actions import Action, CloseStock, DeclareMarriage, ExchangeNine, Play
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver.answers import BEST, Odds, Split, Way
from sixtysix_teach.solver.reference import (
    Count,
    OpenCards,
    check_playable,
    game_points,
    is_claim,
    other_seat,
    public_key,
)
from sixtysix_teach.solver.reference_hands import candidates, hands_of, state_of
from sixtysix_teach.state import State

Actions = tuple[Action, ...]
Worlds = tuple[State, ...]
Vector = tuple[int, ...]
"""A value for each of some worlds, in their order."""


def odds(view: Observation, *, best_defence: bool = True, nodes: int | None = None) -> Odds:
    """Return what each way to close, or each action after a close, brings over all hands.

    Raises SolverLimit beyond *nodes* positions; best defence needs by far the most of them.

    >>> from sixtysix_teach import Deal
    >>> state = State.start(Deal.shuffled(seed=66))
    >>> odds(state.observation(1)).ways
    ()
    """
    check_playable(view, "odds")
    count = Count("odds", nodes)
    worlds = tuple(state_of(view, hand) for hand in hands_of(view))
    other = other_seat(view.seat)
    ways = ways_of(worlds[0], view.seat)
    values = _open_cards(worlds, ways, view.seat, count)
    defended: list[Split | None] = [None] * len(ways)
    if best_defence:
        plans = BestDefence(view.seat, count)
        defended = [best_split(plans.follow(worlds, way)) for way in ways]
    made = []
    for way, row, plan in zip(ways, values, defended, strict=True):
        by_hand = list(zip((w.hands[other] for w in worlds), row, strict=True))
        holding = {
            card: Split.of(value for hand, value in by_hand if card in hand)
            for card in candidates(view)
        }
        made.append(Way(way, Split.of(row), plan, holding))
    return Odds(view.seat, len(worlds), tuple(made), count.nodes, "reference")


def ways_of(state: State, seat: Seat) -> tuple[Actions, ...]:
    """Return all ways to go on that the odds are about, in the pinned order of the actions.

    In an open phase: an exchange or none, a marriage or none, the close, a lead. In a strict phase
    each legal action, and one way without any action when the other seat is to move.
    """
    if state.must_follow:
        return tuple((a,) for a in state.legal_actions()) if state.to_move == seat else ((),)
    return tuple(_closings(state)) if state.to_move == seat else ()


def _closings(state: State) -> Iterator[Actions]:
    for action in state.legal_actions():
        after = state.apply(action)
        match action:
            case CloseStock():
                yield from ((action, a) for a in after.legal_actions() if isinstance(a, Play))
            case ExchangeNine():
                yield from ((action, *way) for way in _closings(after))
            case DeclareMarriage():
                # The exchange comes first: after a marriage it would be the same way again.
                ways = _closings(after)
                yield from ((action, *way) for way in ways if ExchangeNine() not in way)


def _open_cards(
    worlds: Worlds, ways: tuple[Actions, ...], seat: Seat, count: Count
) -> list[list[int]]:
    """The value of each way in each world."""
    values: list[list[int]] = [[] for _ in ways]
    for world in worlds:
        search = OpenCards(seat, count)
        for row, way in zip(values, ways, strict=True):
            row.append(worth(search, world, way))
    return values


def worth(search: OpenCards, state: State, way: Actions, *, begun: bool = False) -> int:
    """Return what *way* brings from *state* with open cards.

    Between two actions of the way the other seat may step in, where the rules let it claim or
    exchange out of turn. The way goes on after an exchange.
    """
    if state.ended is not None or not way:
        return search.value(state)
    values = [worth(search, state.apply(way[0]), way[1:], begun=True)]
    if begun:
        for action in state.legal_actions(search.other):
            values.append(worth(search, state.apply(action), way, begun=True))
    return min(values)


def best_split(front: Iterable[Vector]) -> Split:
    """Return the best of the splits that the plans of *front* bring."""
    return max((Split.of(vector) for vector in front), key=lambda split: split.order)


class BestDefence:
    """Finds all plans worth having for *seat* in several worlds that look the same to it.

    A plan is known by its vector: what it brings in each world when the other seat sees all cards,
    knows the plan and does its worst. Of the plans possible at some point, those are kept that no
    other beats in every world.
    """

    def __init__(self, seat: Seat, count: Count) -> None:
        self.seat = seat
        self.other = other_seat(seat)
        self.count = count
        self._known: dict[Hashable, tuple[Vector, ...]] = {}

    def follow(self, worlds: Worlds, way: Actions, *, begun: bool = False) -> tuple[Vector, ...]:
        """Return the vectors of all plans that begin with *way*."""
        if worlds[0].ended is not None or not way:
            return self.front(worlds)
        front = self.follow(_all_after(worlds, way[0]), way[1:], begun=True)
        if begun:
            for places, after in self._replies(worlds):
                front = self._worse(front, places, self.follow(after, way, begun=True))
        return front

    def front(self, worlds: Worlds) -> tuple[Vector, ...]:
        """Return the vectors of all plans from here on."""
        table = worlds[0]
        if table.ended is not None:
            return ((game_points(table, self.seat),) * len(worlds),)
        key = (public_key(table), tuple(world.hands for world in worlds))
        if key not in self._known:
            self.count.more(len(worlds))
            at_turn = self._my_turn if table.to_move == self.seat else self._other_turn
            self._known[key] = at_turn(worlds)
        return self._known[key]

    def _my_turn(self, worlds: Worlds) -> tuple[Vector, ...]:
        going_on = self._mine(worlds, claims=False)
        for places, after in self._replies(worlds):
            going_on = self._worse(going_on, places, self.front(after))
        return self._best((*self._mine(worlds, claims=True), *going_on))

    def _other_turn(self, worlds: Worlds) -> tuple[Vector, ...]:
        going_on: tuple[Vector, ...] = ((BEST,) * len(worlds),)
        for places, after in self._replies(worlds, claims=False):
            going_on = self._worse(going_on, places, self.front(after))
        stepping_in = [v for claims in (True, False) for v in self._mine(worlds, claims=claims)]
        front = self._best((*stepping_in, *going_on))
        for places, after in self._replies(worlds, claims=True):
            front = self._worse(front, places, self.front(after))
        return front

    def _mine(self, worlds: Worlds, *, claims: bool) -> tuple[Vector, ...]:
        """The plans for all that the seat may do: it chooses one action for all worlds."""
        actions = (a for a in worlds[0].legal_actions(self.seat) if is_claim(a) is claims)
        return self._best(v for a in actions for v in self.front(_all_after(worlds, a)))

    def _replies(
        self, worlds: Worlds, *, claims: bool | None = None
    ) -> Iterator[tuple[tuple[int, ...], Worlds]]:
        """For each action of the other seat: the places of the worlds that allow it, and those."""
        allowed: dict[Action, list[int]] = {}
        for place, world in enumerate(worlds):
            for action in world.legal_actions(self.other):
                if claims is None or is_claim(action) is claims:
                    allowed.setdefault(action, []).append(place)
        for action, places in allowed.items():
            yield tuple(places), tuple(worlds[place].apply(action) for place in places)

    def _worse(
        self, front: tuple[Vector, ...], places: tuple[int, ...], reply: tuple[Vector, ...]
    ) -> tuple[Vector, ...]:
        """Every plan of *front* with every plan of *reply*: in each of *places* the worse value.

        The seat sees the reply, so it may have any plan for that.
        """
        self.count.more(len(front) * len(reply))
        made = set()
        for vector in front:
            for answer in reply:
                mixed = list(vector)
                for place, value in zip(places, answer, strict=True):
                    mixed[place] = min(mixed[place], value)
                made.add(tuple(mixed))
        return self._best(made)

    def _best(self, vectors: Iterable[Vector]) -> tuple[Vector, ...]:
        """The vectors that no other one reaches or exceeds in every world."""
        kept: list[Vector] = []
        for vector in sorted(set(vectors), key=lambda v: (-sum(v), v)):
            if not any(all(map(int.__ge__, better, vector)) for better in kept):
                kept.append(vector)
        return tuple(kept)


def _all_after(worlds: Worlds, action: Action) -> Worlds:
    return tuple(world.apply(action) for world in worlds)
