"""Whether a deal shows what the lesson asks for, judged by what was done and by the engine."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sixtysix_teach.actions import Action, CloseStock, actor_of
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.feedback import explain
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.library import line_of
from sixtysix_teach.state import State

if TYPE_CHECKING:
    from sixtysix_teach.classroom.deal_stage import DealStage

GOALS = ("finish", "no-illegal", "win", "claim", "licence", "close", "keep")


def reached(stage: DealStage) -> bool:
    """Return whether the deal, once it is over, shows what its game asks for."""
    clean = not stage.refused and not stage.helped
    return {
        "finish": True,
        "no-illegal": not stage.refused,
        "win": won(stage),
        "claim": not stage.claims,
        "licence": clean and not stage.claims and stage.session.deal_over,
        "close": closed_at(stage) is not None and won(stage),
        "keep": closed_at(stage) != len(stage.game.opening),
    }[stage.game.goal]


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


def at_opening(stage: DealStage) -> bool:
    """Return whether a deal that is taken up in its middle is still where it was taken up."""
    opening = stage.game.opening
    return bool(opening) and len(stage.session.record.steps) == len(opening)


def close_goal(stage: DealStage) -> str:
    """Return how it stands with a close that was asked for, or to be left alone."""
    if stage.reached:
        return f"{stage.game.goal}_good"
    lost = stage.game.goal == "close" and closed_at(stage) is not None
    return "close_lost" if lost else f"{stage.game.goal}_bad"


def close_reason(stage: DealStage) -> tuple[str, ...]:
    """Return why a close at the opening lead wins or fails, as the questions of the lesson say."""
    exercise = exercises()["certain-close"]
    record = stage.session.record
    start = State.start(record.deal, record.rules).play_all(stage.game.opening)
    case = "wins" if stage.game.goal == "close" else "fails"
    moment = line_of(start.observation(stage.session.seat))
    item = FORMATS[exercise.format].item(case, moment=moment)
    return explain(replace(item, exercise=exercise.id, skill=exercise.skill)).lines
