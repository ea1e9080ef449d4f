"""What is said when a deal in a lesson is over: its result, and how it stands to what was asked.

Before a lesson has taught what a deal is worth, the result is told with what is known: who won,
and both totals with the points for the last trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sixtysix_teach.classroom.deal_faults import ClaimFault
from sixtysix_teach.classroom.deal_goals import close_goal, close_reason
from sixtysix_teach.classroom.deal_look_back import look_back_lines
from sixtysix_teach.moments import Ending, Outcome
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.tutor.results import result_lines, result_title, total_text

if TYPE_CHECKING:
    from sixtysix_teach.classroom.deal_stage import DealStage

say = Phrases("deals.toml").say


def block(tone: str, title: str, lines: list[str]) -> dict[str, Any]:
    """Return a feedback block."""
    return {"tone": tone, "title": title, "lines": lines}


def deal_title(stage: DealStage, outcome: Outcome) -> str:
    """Return who won: with game points once the lessons have come to them."""
    if "claim" not in stage.left_out:
        return result_title(outcome, stage.session.seat)
    if outcome.winner is None:
        return say("result.nobody")
    return say(f"result.{'you' if stage.session.seat in outcome.winners else 'bot'}")


def how_it_went(stage: DealStage) -> dict[str, Any] | None:
    """Return the reasons of the result, and how the deal stands against what is asked for."""
    view, goal = stage.session.view, stage.game.goal
    lines = _reasons(stage) if view.outcome is not None else []
    lines += look_back_lines(stage)
    facts = {"count": len(stage.refused)}
    if goal == "licence":
        key = "refused" if stage.refused else "clean"
        lines.append(say(f"licence.{key}", **facts))
    if goal in ("licence", "claim"):
        found = [_claim_line(stage, fault) for fault in stage.claims]
        lines += found or ([say("licence.claims")] if goal == "licence" else [])
    if goal == "finish":
        return block("note", lines[0], lines[1:]) if lines else None
    key = f"{goal}_{'good' if stage.reached else 'bad'}"
    if goal in ("close", "keep"):
        key = close_goal(stage)
        lines += [] if stage.reached else close_reason(stage)
    title = say(f"goal.{key}", **facts)
    if not stage.reached:
        lines.append(say(f"asked.{goal}"))
    return block("good" if stage.reached else "note", title, lines)


def _reasons(stage: DealStage) -> list[str]:
    """Return why the deal went this way, in what the lessons have taught so far."""
    view = stage.session.view
    if "claim" not in stage.left_out:
        return list(result_lines(view, view.seat))
    assert view.outcome is not None
    if view.outcome.ending is Ending.LAST_TRICK:
        return [result_lines(view, view.seat)[0], say("result.worth_later")]
    you, bot = total_text(view, view.seat), total_text(view, 1 - view.seat)
    lines = [say("result.counted"), say("result.totals", you=you, bot=bot)]
    bonus = view.rules.last_trick_points
    if bonus:
        lines.append(say("result.last_trick", bonus=bonus))
    return [*lines, say("result.worth_later")]


def _claim_line(stage: DealStage, fault: ClaimFault) -> str:
    key = "early" if not fault.missed else "missed_end" if fault.at_end else "missed"
    target = stage.session.rules.target
    return say(f"claim.{key}", trick=fault.trick, total=fault.total, target=target)
