"""Whole deals inside a lesson, played for the tests: by a careful learner, or by any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.deal_stage import DealStage
from sixtysix_teach.classroom.games import Game
from sixtysix_teach.classroom.lessons import Lesson
from sixtysix_teach.classroom.steps import Step

Act = Callable[[DealStage], None]


def lesson_of(*games: Game) -> Lesson:
    """A lesson of one step with these games, and its end."""
    base = lessons()["six-ranks"]
    step = Step("deal", "a deal", lines=("Play a deal.",), games=games)
    return replace(base, steps=(step, base.steps[-1]), delayed=())


def begin(*games: Game, rules: str = "classic", progress: Progress | None = None) -> LessonRun:
    known = (progress or Progress()).with_rules(rules)
    return LessonRun.start(lesson_of(*games), known, rng=Random(1), now=lambda: 50.0)


def at_table(run: LessonRun) -> DealStage:
    assert isinstance(run.stage, DealStage)
    return run.stage


def careful(stage: DealStage) -> None:
    assert stage.auto_action()


def play(run: LessonRun, act: Act = careful, *, most: int = 400) -> Iterator[dict[str, Any]]:
    """Go on to the end of the step, and yield each view on the way."""
    for _ in range(most):
        view = lesson_view(run)
        yield view
        if not isinstance(run.stage, DealStage):
            return
        if run.stage.over or run.stage.waits:
            run.press(
                "skip_deal" if "skip_deal" in run.stage.buttons() else view["buttons"][0]["id"]
            )
        else:
            act(run.stage)
    raise AssertionError("the step does not end")


def finish(run: LessonRun, act: Act = careful) -> DealStage:
    """Play until the first deal is over."""
    for _ in play(run, act):
        stage = at_table(run)
        if stage.over and not stage.waits:
            return stage
    raise AssertionError("no end")
