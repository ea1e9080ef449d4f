"""What one seat can force against every hand of the other seat."""

from __future__ import annotations

import struct
from collections.abc import Iterable

from sixtysix_teach.actions import Action, CloseStock, DeclareMarriage, Draw, ExchangeNine, Play
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.solver import reference_belief
from sixtysix_teach.solver.answers import Guarantee
from sixtysix_teach.solver.desk import SMALL, asking, choose, persist
from sixtysix_teach.solver.encode import naming
from sixtysix_teach.solver.encode_view import view_bytes
from sixtysix_teach.solver.host import Kernel
from sixtysix_teach.solver.reference import check_playable, claims_against, game_points, is_claim
from sixtysix_teach.solver.reference_hands import count_hands, hands_of, state_of
from sixtysix_teach.state import State

NODES = 100_000_000
"""Positions after which the kernel gives up a question."""

_ASKED = "what can be forced"


def guaranteed(view: Observation, *, nodes: int | None = None, use: str | None = None) -> Guarantee:
    """Return what the seat of *view* can force against every hand and every defence.

    Nothing is assumed of the other seat: it may hold any hand that fits what it has shown, and it
    defends as if it saw all cards. In the strict phase every action has a value. While the stock
    is open only what ends the drawing is decided, see :class:`Guarantee`: ``by_action`` of a close
    answers what closing now forces. Raises SolverLimit for more than two seats or packs, for a
    deal that has ended, and beyond *nodes* positions.

    >>> from sixtysix_teach import Deal
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> answer = guaranteed(view)
    >>> answer.value, answer.best, answer.hands
    (-3, (CloseStock(),), 12376)
    """
    check_playable(view, _ASKED)
    kernel = choose(view.rules, use)
    if kernel is None:
        return reference_belief.guaranteed(view, nodes=nodes)
    search = _Search(kernel, view, nodes)
    by_action: dict[Action, int | None] = {}
    value: int | None = None
    if view.my_turn:
        by_action = search.all_actions()
        value = max((v for v in by_action.values() if v is not None), default=None)
    elif view.must_follow:
        value = search.moment(view)
    return Guarantee(view.seat, by_action, value, count_hands(view), search.nodes, "kernel")


def guaranteed_many(
    views: Iterable[Observation], *, nodes: int | None = None, use: str | None = None
) -> list[Guarantee | SolverLimit]:
    """Return the guarantee of each view, in order; a SolverLimit in place of one that failed."""
    answers: list[Guarantee | SolverLimit] = []
    for view in views:
        try:
            answers.append(guaranteed(view, nodes=nodes, use=use))
        except SolverLimit as error:
            answers.append(error)
    return answers


class _Search:
    """One question: the kernel values strict moments, the engine does all that leads to them."""

    def __init__(self, kernel: Kernel, view: Observation, nodes: int | None) -> None:
        self.kernel = kernel
        self.view = view
        self.seat = view.seat
        self.limit = NODES if nodes is None else nodes
        # With a limit the answer must not depend on what was asked before.
        self.anew = nodes is not None
        self.nodes = 0

    def all_actions(self) -> dict[Action, int | None]:
        """The value of each action that the seat has now."""
        found: dict[Action, int | None] = {}
        found.update(self._plays() if self.view.must_follow else {})
        legal = self.view.legal_actions()
        if len(found) < len(legal):
            # One state of many: only what the seat sees of it is used.
            state = state_of(self.view, next(hands_of(self.view)))
            found.update({a: self._decided(state, a) for a in legal if a not in found})
        return {action: found[action] for action in legal}

    def moment(self, view: Observation) -> int:
        """The value of a strict moment, whoever's turn it is."""
        return self._ask(view_bytes(view))[0]

    def _plays(self) -> dict[Action, int]:
        plays = [a for a in self.view.legal_actions() if isinstance(a, Play)]
        if not plays:
            return {}
        number = naming(self.view.trump).number
        plays.sort(key=lambda action: number[action.card])
        cards = sum(1 << number[action.card] for action in plays)
        # The card is played now, before the other seat could step in.
        values = self._ask(view_bytes(self.view, cards=cards, exchange=False))
        return dict(zip(plays, values, strict=True))

    def _decided(self, state: State, action: Action) -> int | None:
        """What *action* is sure to bring, None if that needs the stock."""
        if isinstance(action, Play | Draw) and not state.must_follow:
            return None
        after = state.apply(action)
        if after.ended is not None:
            return game_points(after, self.seat)
        if state.must_follow or isinstance(action, CloseStock):
            return self.moment(after.observation(self.seat))
        if isinstance(action, DeclareMarriage | ExchangeNine):
            return self._on_lead(after)
        return None

    def _on_lead(self, state: State) -> int | None:
        """The best of what is decided from here, on the own turn with the stock open."""
        legal = state.legal_actions()
        sure = [self._decided(state, action) for action in legal if not is_claim(action)]
        best = max((value for value in sure if value is not None), default=None)
        if best is not None:
            best = min([best, *claims_against(state, self.seat)])
        claims = [game_points(state.apply(a), self.seat) for a in legal if is_claim(a)]
        return max([*claims, *([] if best is None else [best])], default=None)

    def _ask(self, question: bytes) -> tuple[int, ...]:
        with asking(self.kernel, self.view.rules, SMALL, anew=self.anew) as area:
            self.anew = False
            data, nodes = persist(
                self.kernel, area, "force", question, nodes=self.limit, asked=_ASKED
            )
        self.nodes += nodes
        return struct.unpack_from(f"{data[8]}b", data, 12)
