"""Whether a deal shows what the lesson asks for, judged by what was done and by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixtysix_teach.actions import Action, CloseStock, actor_of
from sixtysix_teach.state import State

if TYPE_CHECKING:
    from sixtysix_teach.classroom.deal_stage import DealStage

GOALS = ("finish", "no-illegal", "win", "claim", "licence", "close", "keep")


def reached(stage: DealStage) -> bool:
    """Return whether the deal, once it is over, shows what its game asks for."""
    clean = not stage.refused and not stage.helped
    return {
        "finish": lambda: True,
        "no-illegal": lambda: not stage.refused,
        "win": lambda: won(stage),
        "claim": lambda: not stage.claims,
        "licence": lambda: clean and not stage.claims and stage.session.deal_over,
        "close": lambda: closed_at(stage) is not None and won(stage),
        "keep": lambda: closed_at(stage) != len(stage.game.opening),
    }[stage.game.goal]()


def won(stage: DealStage) -> bool:
    """Return whether the learner has won the deal."""
    outcome = stage.session.view.outcome
    return outcome is not None and stage.session.seat in outcome.winners


def closed_at(stage: DealStage) -> int | None:
    """Return the step at which the learner closed the stock, counted from 0; None without one."""
    record = stage.session.record
    state = State.start(record.deal, record.rules)
    for number, step in enumerate(record.steps):
        action: Action = step.action
        mine = actor_of(action, state.to_move) == stage.session.seat
        if mine and isinstance(action, CloseStock):
            return number
        state = state.apply(action)
    return None
