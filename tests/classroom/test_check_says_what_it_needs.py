"""A check says first what it needs, and once it cannot be passed any more, what can be done."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from learner import Walk, answer_open, begin, step

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.feedback import LAST_HINT
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.words import say


def in_check(lesson: str) -> tuple[Walk, ItemsStage]:
    """A lesson at the first question of its check."""
    walk = begin(lesson)
    while walk.run.steps[walk.run.at].kind != "mastery":
        assert step(walk, right_answer)
    assert isinstance(walk.run.stage, ItemsStage)
    return walk, walk.run.stage


def answer(walk: Walk, *, right: bool) -> dict[str, Any]:
    """Answer the open question; return what is shown then."""
    answer_open(walk, right=right)
    return lesson_view(walk.run)


def lines(walk: Walk) -> list[str]:
    return list(lesson_view(walk.run)["prompt"]["lines"])


@pytest.mark.parametrize("lesson", lessons())
def test_the_first_question_says_how_many_come_and_the_next_no_more(lesson: str) -> None:
    walk, stage = in_check(lesson)
    parts, told = stage.step.parts, lines(walk)
    count = sum(part.count for part in parts)
    assert len(stage.slots) == count
    said = next(line for line in told if line.startswith(f"{count} questions"))
    for part in parts:
        missed = part.count - part.need
        assert (f"{missed} in “{part.name}”" in said) is (part.mean is None and missed > 0)
        assert any(part.name in line and "0.2" in line for line in told) is (part.mean is not None)
    answer(walk, right=True)
    walk.run.press("next")
    assert said not in lines(walk)


def test_a_check_that_cannot_be_passed_offers_to_begin_it_again() -> None:
    walk, stage = in_check("six-ranks")
    for missed in range(1, 4):
        shown = answer(walk, right=False)
        assert stage.lost is (missed > 2), "two of the pairs may be missed"
        assert (shown["feedback"]["lines"][-1] == say("run.check_lost")) is stage.lost
        names = [button["id"] for button in shown["buttons"]]
        assert names == ["next", "rule", *(["check_again", "practise"] if stage.lost else [])]
        if missed < 3:
            walk.run.press("next")
    again = LessonRun.resume(
        walk.run.lesson,
        Progress.from_text(walk.run.progress.to_text()),
        rng=Random(3),
        now=lambda: 0.0,
    )
    assert lesson_view(again)["buttons"] == lesson_view(walk.run)["buttons"]
    walk.run.press("check_again")
    assert not stage.lost
    assert stage.at == 0
    assert all(slot.result == "" for slot in stage.slots)
    again.press("practise")
    assert again.steps[again.at].kind == "practice"


def test_begun_again_early_a_part_that_was_passed_is_kept() -> None:
    walk, stage = in_check("draw-and-lead")
    first = stage.step.parts[0].count
    for _ in range(first):
        answer(walk, right=True)
        walk.run.press("next")
    answer(walk, right=False)
    assert stage.lost
    walk.run.press("check_again")
    assert stage.kept == {0}
    left = len(stage.slots) - first
    assert any(line.startswith(f"{left} questions") for line in lines(walk))


@pytest.mark.parametrize("missed", [1, 3])
def test_the_end_says_how_many_right_answers_are_missing(missed: int) -> None:
    walk, stage = in_check("one-trick")
    for number in range(12):
        answer(walk, right=number >= missed)
        walk.run.press("next")
    title = lesson_view(walk.run)["feedback"]["title"]
    assert title.startswith(f"Not yet: {missed} more right answer")
    assert stage.buttons() == ("check_again", "practise", "move_on")


def test_what_was_given_away_can_make_a_check_impossible() -> None:
    walk, stage = in_check("open-phase")
    for _ in range(LAST_HINT):
        walk.run.press("hint")
    while not stage.lost:
        assert stage.at < 9
        walk.run.press("next")
        for _ in range(LAST_HINT):
            walk.run.press("hint")
    assert stage.slots[0].price is not None
    walk.run.press("check_again")
    assert all(slot.price is None for slot in stage.slots)


def test_a_hint_in_a_check_says_what_it_means() -> None:
    walk, stage = in_check("six-ranks")
    for _ in range(2):
        walk.run.press("hint")
        assert lesson_view(walk.run)["feedback"]["lines"][-1] == say("run.hint_in_check")
    assert answer(walk, right=True)["feedback"]["tone"] == "good"
    assert stage.slots[0].result == "good"
    walk.run.press("next")
    for _ in range(LAST_HINT):
        walk.run.press("hint")
    assert say("run.hint_in_check") not in lesson_view(walk.run)["feedback"]["lines"]
    assert stage.slots[1].result == "bad"
