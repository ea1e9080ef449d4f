"""Open cards in plain Python: slow, short, and the yardstick for the fast kernel.

Everything about the game is asked from :class:`~sixtysix_teach.state.State`: what is legal, what
comes of it, who has won. What is added here is minimax and no more: one player tries to reach a
number of game points, the other to prevent it. Nothing is pruned by what the game is like.

The kernel is compared with :func:`solve_by_states`, which does this and nothing else. :func:`solve`
is for answers: it leaves the strict phase to :mod:`~sixtysix_teach.solver.reference_strict`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

from sixtysix_teach.actions import Action, ClaimSixtySix
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver.answers import BEST, WORST, Solution
from sixtysix_teach.state import State

Position = TypeVar("Position")

NODES = 2_000_000
"""The positions that one question may search unless it says otherwise: about a minute."""


def solve(state: State, *, nodes: int | None = None) -> Solution:
    """Return the value of every legal action for the seat to move, with all cards open.

    Raises SolverLimit beyond *nodes* positions, for more than two seats or packs, and for a deal
    that has ended.

    >>> from sixtysix_teach import Deal, Rank
    >>> aces = Rules().changed(
    ...     ranks=(Rank.ACE,), hand_size=1, packets=(1,), turn_up_after=1, target=22,
    ...     schneider=11, exchange_rank=None, marriages=False)
    >>> deal = Deal.shuffled(seed=1, rules=aces)
    >>> deal.hands, deal.stock, deal.turn_up
    (PerSeat((Card.AC,), (Card.AS,)), (Card.AH,), Card.AD)
    >>> solve(State.start(deal, aces)).by_action
    {Play(card=Card.AC): 3, CloseStock(): 3}
    """
    from sixtysix_teach.solver.reference_strict import StrictGame, is_lean

    check_playable(state, "solve")
    if not is_lean(state):
        return solve_by_states(state, nodes=nodes)
    game, seat = StrictGame(state, Count("solve", nodes)), state.to_move
    by_action = {action: game.value(state.apply(action), seat) for action in state.legal_actions()}
    return Solution(seat, by_action, game.count.nodes, "reference")


def solve_by_states(state: State, *, nodes: int | None = None) -> Solution:
    """Return the same, worked out by nothing but minimax over the engine's states."""
    check_playable(state, "solve")
    search = OpenCards(state.to_move, Count("solve", nodes))
    by_action = {action: search.value(state.apply(action)) for action in state.legal_actions()}
    return Solution(state.to_move, by_action, search.count.nodes, "reference")


def check_playable(table: PublicState, asked: str) -> None:
    """Raise SolverLimit unless the deal goes on, between two seats and with one pack."""
    check_rules(table.rules, asked)
    if table.ended is not None:
        raise SolverLimit(asked, "the deal has ended", "ask its outcome")


def check_rules(rules: Rules, asked: str) -> None:
    """Raise SolverLimit unless *rules* are for two seats and one pack."""
    if rules.players != 2 or rules.packs != 1:
        limit = f"two players and one pack only, not {rules.players} and {rules.packs}"
        raise SolverLimit(asked, limit, "choose rules for two")


def other_seat(seat: Seat) -> Seat:
    """Return the seat that plays against *seat*; there are two."""
    return 1 - seat


def game_points(table: PublicState, seat: Seat) -> int:
    """Return what a deal that has ended brings *seat*: negative when it lost, 0 for a draw."""
    outcome = table.outcome
    assert outcome is not None
    if not outcome.winners:
        return 0
    return outcome.game_points if seat in outcome.winners else -outcome.game_points


def is_claim(action: Action) -> bool:
    """Return whether *action* is a claim, right or wrong."""
    return type(action) is ClaimSixtySix


def claims_against(state: State, seat: Seat) -> list[int]:
    """Return what *seat* gets if the other seat claims now; empty when that may not claim."""
    claims = filter(is_claim, state.legal_actions(other_seat(seat)))
    return [game_points(state.apply(claim), seat) for claim in claims]


def too_much(asked: str, nodes: int) -> SolverLimit:
    """Return the error for a search that needs more than *nodes* positions.

    >>> str(too_much("solve", 1000))
    'solve: more than 1,000 positions; allow more nodes, or ask later in the deal'
    """
    return SolverLimit(
        asked, f"more than {nodes:,} positions", "allow more nodes, or ask later in the deal"
    )


class Count:
    """Counts the positions that a question searches, and stops it at the limit."""

    def __init__(self, asked: str, limit: int | None) -> None:
        self.nodes = 0
        self.asked = asked
        self.limit = NODES if limit is None else limit

    def one_more(self) -> None:
        """Count a position. Raises SolverLimit beyond the limit."""
        self.more(1)

    def more(self, nodes: int) -> None:
        """Count so many positions. Raises SolverLimit beyond the limit."""
        self.nodes += nodes
        if self.nodes > self.limit:
            raise too_much(self.asked, self.limit)


def public_key(table: PublicState) -> tuple[Hashable, ...]:
    """Return what the rest of a deal depends on, apart from the cards in hands and stock.

    Of the tricks that is: who has one, the points in them, and what a close is judged by.
    """
    before = () if table.closing is None else table.tricks[: table.closing.at]
    return (
        table.turn_up,
        table.leader,
        table.played,
        table.trick_points,
        table.marriages,
        table.closing,
        table.to_draw,
        frozenset([trick.winner for trick in table.tricks]),
        tuple([(trick.winner, trick.card_points) for trick in before]),
    )


class Search(ABC, Generic[Position]):
    """Finds what *seat* can force in a game of two, and remembers what it has proved.

    The order at every turn: whoever is to move may claim; if he does not, the other may step in,
    where the rules let him claim or exchange out of turn; if he does not, the first goes on.
    """

    def __init__(self, seat: Seat, count: Count) -> None:
        self.seat = seat
        self.other = other_seat(seat)
        self.count = count
        self._bounds: dict[Hashable, tuple[int, int]] = {}

    @abstractmethod
    def table(self, position: Position) -> State:
        """Return what lies open in *position*."""

    @abstractmethod
    def key(self, position: Position) -> Hashable:
        """Return what decides the value of *position*."""

    @abstractmethod
    def after(self, position: Position, seat: Seat, *, claims: bool) -> Iterator[Position]:
        """Yield what comes of each action of *seat*: of its claims, or of all others."""

    def value(self, position: Position) -> int:
        """Return the most game points that the seat can force from *position*."""
        low, high = WORST, BEST
        while low < high:
            goal = (low + high + 1) // 2
            if self.forces(position, goal):
                low = goal
            else:
                high = goal - 1
        return low

    def forces(self, position: Position, goal: int) -> bool:
        """Return whether the seat can force *goal* game points or more from *position*."""
        table = self.table(position)
        if table.ended is not None:
            return game_points(table, self.seat) >= goal
        key = self.key(position)
        low, high = self._bounds.get(key, (WORST, BEST))
        if goal <= low or goal > high:
            return goal <= low
        self.count.one_more()
        if table.to_move == self.seat:
            reached = self._on_my_turn(position, goal)
        else:
            reached = self._on_the_other_turn(position, goal)
        self._bounds[key] = (goal, high) if reached else (low, goal - 1)
        return reached

    def _on_my_turn(self, position: Position, goal: int) -> bool:
        if any(self.forces(p, goal) for p in self.after(position, self.seat, claims=True)):
            return True
        if not self._safe_from_the_other_out_of_turn(position, goal):
            return False
        return any(self.forces(p, goal) for p in self.after(position, self.seat, claims=False))

    def _on_the_other_turn(self, position: Position, goal: int) -> bool:
        if not all(self.forces(p, goal) for p in self.after(position, self.other, claims=True)):
            return False
        for claims in (True, False):
            if any(self.forces(p, goal) for p in self.after(position, self.seat, claims=claims)):
                return True
        return all(self.forces(p, goal) for p in self.after(position, self.other, claims=False))

    def _safe_from_the_other_out_of_turn(self, position: Position, goal: int) -> bool:
        return all(
            self.forces(p, goal)
            for claims in (True, False)
            for p in self.after(position, self.other, claims=claims)
        )


class OpenCards(Search[State]):
    """The search with all cards open: a position is a state."""

    def table(self, position: State) -> State:
        """Return the state itself."""
        return position

    def key(self, position: State) -> Hashable:
        """Return the hands and what lies open; the stock follows from its size."""
        return (position.hands, len(position.stock), public_key(position))

    def after(self, position: State, seat: Seat, *, claims: bool) -> Iterator[State]:
        """Yield what comes of each legal action of *seat*."""
        for action in position.legal_actions(seat):
            if is_claim(action) is claims:
                yield position.apply(action)
