"""In a check a right answer is confirmed, and explained when asked; a wrong one always is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from learner import Walk, answer_open, begin, step

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.words import say


def answered(lesson: str, kind: str, *, right: bool) -> tuple[Walk, ItemsStage]:
    """The first item of a step of this kind, answered."""
    walk = begin(lesson)
    while walk.run.steps[walk.run.at].kind != kind:
        assert step(walk, right_answer)
    return walk, answer_open(walk, right=right)


def said(walk: Walk) -> dict[str, Any]:
    return dict(lesson_view(walk.run)["feedback"])


@pytest.mark.parametrize("lesson", lessons())
def test_a_right_answer_is_confirmed_and_explained_when_asked(lesson: str) -> None:
    walk, stage = answered(lesson, "mastery", right=True)
    told = stage.said()
    assert told is not None
    assert said(walk) == {"tone": "good", "title": told.title, "lines": []}
    buttons = [(one["id"], one["main"]) for one in lesson_view(walk.run)["buttons"]]
    assert buttons == [("next", True), ("why", False)]
    walk.run.press("why")
    assert tuple(said(walk)["lines"]) == told.lines != ()
    assert stage.buttons() == ("next",)
    kept = Progress.from_text(walk.run.progress.to_text())
    again = LessonRun.resume(walk.run.lesson, kept, rng=Random(9), now=lambda: 0.0)
    assert lesson_view(again)["feedback"] == said(walk)
    walk.run.press("next")
    assert not stage.told


def test_a_wrong_answer_is_explained_at_once() -> None:
    walk, stage = answered("strict-phase", "mastery", right=False)
    told = stage.said()
    assert told is not None
    # One miss is too many in this check: that is said after the reason.
    assert tuple(said(walk)["lines"]) == (*told.lines, say("run.check_lost"))
    assert "why" not in stage.buttons()


@pytest.mark.parametrize("kind", ["recall", "predict", "faded", "practice"])
def test_elsewhere_a_right_answer_is_explained(kind: str) -> None:
    walk, stage = answered("strict-phase", kind, right=True)
    assert said(walk)["lines"]
    assert "why" not in stage.buttons()
