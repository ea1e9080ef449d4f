"""A plan that forces what is guaranteed: what to do now, and after each answer.

The plan is a tree that can be read, stored and played out. It leans on :func:`guaranteed` for
every moment, so it is right where that is; building it shows each answer that some hand allows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_teach.actions import Action
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.solver.answers import Guarantee
from sixtysix_teach.solver.guaranteed import guaranteed
from sixtysix_teach.solver.reference import check_playable, game_points, is_claim
from sixtysix_teach.solver.reference_belief import Belief

MOMENTS = 5_000
"""Own turns that a plan may have; a longer one is better followed move by move."""


@dataclass(frozen=True)
class Branch:
    """What the other seat does, one action after the other, until it is the own turn again.

    ``then`` is the plan from there, None when the deal has ended; ``value`` is what is forced.
    """

    actions: tuple[Action, ...]
    then: Plan | None
    value: int


@dataclass(frozen=True)
class Plan:
    """What to do at an own turn, what that forces, and how to go on after each answer.

    ``branches`` has every answer that some hand fitting what is known allows; none when the action
    ends the deal.
    """

    action: Action
    value: int
    branches: tuple[Branch, ...]

    @property
    def moments(self) -> int:
        """The own turns in the whole plan, this one included."""
        return 1 + sum(branch.then.moments for branch in self.branches if branch.then)

    def after(self, *actions: Action) -> Plan | None:
        """Return how to go on after these actions of the other seat; KeyError if it has no such."""
        for branch in self.branches:
            if branch.actions == actions:
                return branch.then
        raise KeyError(actions)


def choose(answer: Guarantee) -> Action:
    """Return the action to take: of the best ones a claim, else the first in the pinned order.

    Raises SolverLimit when nothing is decided: the stock is open, and nothing here ends the
    drawing.
    """
    if not answer.best:
        raise SolverLimit(
            "a plan", "nothing here can be forced without the stock", "ask when it can be closed"
        )
    return min(answer.best, key=lambda action: not is_claim(action))


def plan(
    view: Observation,
    *,
    moments: int = MOMENTS,
    nodes: int | None = None,
    use: str | None = None,
) -> Plan:
    """Return the plan of the seat of *view* that forces what :func:`guaranteed` promises.

    It must be that seat's turn. Raises SolverLimit when the plan has more than *moments* own
    turns, when nothing is decided here, and as :func:`guaranteed` does.

    >>> from sixtysix_teach import Deal, State
    >>> from sixtysix_teach.presets import preset
    >>> state = State.start(Deal.shuffled(seed=414, rules=preset("schnapsen")), preset("schnapsen"))
    >>> made = plan(state.observation(0))
    >>> made.action, made.value
    (ExchangeNine(by=None), 3)
    """
    check_playable(view, "a plan")
    if not view.my_turn:
        raise SolverLimit("a plan", "the other seat is to move", "ask at the own turn")
    return _Builder(moments, nodes, use).at(Belief.of(view))


class _Builder:
    def __init__(self, moments: int, nodes: int | None, use: str | None) -> None:
        self.moments = moments
        self.left = moments
        self.nodes = nodes
        self.use = use

    def at(self, belief: Belief) -> Plan:
        """The plan at an own turn."""
        self.left -= 1
        if self.left < 0:
            raise SolverLimit(
                "a plan",
                f"more than {self.moments:,} own turns",
                "follow it move by move with guaranteed(), or allow more moments",
            )
        view = belief.state.observation(belief.seat)
        answer = guaranteed(view, nodes=self.nodes, use=self.use)
        action = self._forestall(belief, answer) or choose(answer)
        value = answer.by_action[action]
        assert value is not None
        return Plan(action, value, tuple(self._branches(belief.after_mine(action), ())))

    def _forestall(self, belief: Belief, answer: Guarantee) -> Action | None:
        """A claim, where the other seat could otherwise step in with one that is worse."""
        claims = [action for action in answer.by_action if is_claim(action)]
        stepping_in = [game_points(b.state, belief.seat) for b in belief.after_theirs(claims=True)]
        if not claims or not stepping_in or answer.value is None:
            return None
        worth = answer.by_action[claims[0]]
        assert worth is not None
        return claims[0] if min(stepping_in) < min(worth, answer.value) else None

    def _branches(self, belief: Belief, before: tuple[Action, ...]) -> Iterator[Branch]:
        """All that can come after an own action, until the next own turn or the end."""
        state, seat = belief.state, belief.seat
        if state.ended is not None:
            if before:
                yield Branch(before, None, game_points(state, seat))
            return
        if state.to_move == seat:
            then = self.at(belief)
            yield Branch(before, then, then.value)
            if is_claim(then.action):
                return  # who is to move may claim before the other can step in
        for action, after in belief.replies():
            yield from self._branches(after, (*before, action))
