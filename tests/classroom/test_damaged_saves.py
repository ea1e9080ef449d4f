"""Damaged saves of a place in a lesson: the lesson goes on or begins again, and can be drawn."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from learner import begin, step

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.feedback import LAST_HINT
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.records import LessonRecord
from sixtysix_widgets import Lesson

HALF = chr(0xD83C)
JUNK = (None, True, -1, 3, 99, 10**30, float("nan"), "", "AS", HALF, [], [1], ["AS"], {}, {"a": 1})
WRECKS = 60
"""So many for each lesson: enough to meet every field of a save in some lesson."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a save, as the way to it."""
    inner = value.items() if isinstance(value, dict) else ()
    inner = enumerate(value) if isinstance(value, list) else inner
    for name, part in inner:
        yield (*path, name)
        yield from places(part, (*path, name))


def wrecked(saved: Any, rng: Random) -> Any:
    """The save with junk in one place, or without that place."""
    saved = copy.deepcopy(saved)
    *way, last = rng.choice(list(places(saved)))
    inner = saved
    for name in way:
        inner = inner[name]
    if rng.random() < 0.2:
        del inner[last]
    else:
        inner[last] = rng.choice(JUNK)
    return saved


def saves_of(lesson: str) -> list[dict[str, Any]]:
    """The progress at each moment of a lesson, taken right."""
    walk, kept = begin(lesson), []
    while step(walk, right_answer):
        kept.append(walk.run.progress.to_json())
    return kept


def with_run(lesson: str, saved: Any) -> Progress:
    return Progress.from_json({"lessons": {lesson: {"state": "learning", "run": saved}}})


@pytest.mark.parametrize("lesson", lessons())
def test_junk_in_any_field_never_stops_a_lesson(lesson: str) -> None:
    rng, kept, refused = Random(lesson), saves_of(lesson), 0
    for _ in range(WRECKS):
        saved = rng.choice(kept)["lessons"][lesson]["run"]
        progress = with_run(lesson, wrecked(saved, rng))
        run = LessonRun.resume(lessons()[lesson], progress, rng=Random(1), now=lambda: 1.0)
        refused += run.note != ""
        json.dumps(lesson_view(run))
        for button in run.stage.buttons()[:LAST_HINT]:
            run.press(button)
            json.dumps(lesson_view(run))
        # What goes to the browser must be text that can be sent, without numbers that are none.
        json.dumps(run.progress.to_json(), ensure_ascii=False, allow_nan=False).encode()
    assert 0 < refused < WRECKS


def test_an_item_that_cannot_be_explained_is_no_item() -> None:
    lesson, form = "marriages", "cards-left"
    for kept in saves_of(lesson):
        saved = kept["lessons"][lesson]["run"]
        item = saved["stage"].get("item")
        if saved["kind"] == "practice" and exercises()[item["exercise"]].format == form:
            del item["cards"][1:]
            run = LessonRun.resume(
                lessons()[lesson], with_run(lesson, saved), rng=Random(1), now=lambda: 1.0
            )
            assert "could not be read" in run.note
            assert run.steps[run.at].kind == "practice"
            assert run.stage.dots()[0] == "now"
            return
    raise AssertionError("never asked")


@pytest.mark.parametrize("line", ["", "no deal", HALF, "# seat 0 | rules classic", "x" * 30_000])
def test_played_deals_that_are_none_are_found_when_the_lesson_is_opened(line: str) -> None:
    saved = begin("capstone").run.to_save()
    run = LessonRun.resume(
        lessons()["capstone"],
        with_run("capstone", {**saved, "played": [line]}),
        rng=Random(1),
        now=lambda: 1.0,
    )
    assert run.played == ()
    assert run.note


def test_a_place_that_can_be_read_but_not_drawn_begins_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    walk = begin("six-ranks")
    for _ in range(9):
        step(walk, right_answer)
    kept = walk.run.progress.to_json()
    broken = type(walk.run.stage)
    assert broken is not type(begin("six-ranks").run.stage)

    def fail(_stage: object) -> tuple[str, ...]:
        raise IndexError("drawn")

    sent: list[dict[str, Any]] = []
    lesson = Lesson("six-ranks")
    monkeypatch.setattr(lesson, "send", sent.append)
    monkeypatch.setattr(broken, "buttons", fail)
    lesson._handle_custom_msg({"intent": "hello", "id": 1, "saves": {"progress": kept}}, [])
    assert sent == [{"ack": 1}]
    assert lesson.view["prompt"]["title"] == "Your lead. Tap a card."
    assert "could not be read" in lesson.view["note"]


def test_a_question_that_the_rules_no_longer_have_is_not_waited_for() -> None:
    name = "closing-by-odds"
    progress = Progress().with_rules("spielregeln-2+")
    walk = begin(name, progress)
    while walk.run.steps[walk.run.at].kind != "practice":
        step(walk, right_answer)
    saved = walk.run.to_save()
    gone = "views-differ"
    assert gone not in FORMATS["toss-up"].cases_under(walk.run.rules)
    owner = next(one.id for one in exercises().values() if one.format == "toss-up")
    saved["stage"]["slots"][-1][:2] = [owner, gone]
    kept = progress.with_lesson(name, LessonRecord(state="learning", run=saved))
    run = LessonRun.resume(lessons()[name], kept, rng=Random(1), now=lambda: 1.0)
    assert "could not be read" in run.note
