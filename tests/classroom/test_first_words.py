"""A page opens with something to do: at most twelve words stand on the screen before it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from learner import begin

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.generators import generate
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.memory_record import LADDER, MemoryRecord
from sixtysix_teach.classroom.plan import cases_under
from sixtysix_teach.classroom.practice import MEMORY, PLACEMENT, REVIEW, PracticeRun, practice_view
from sixtysix_teach.presets import CLASSIC, PROFILES

MOST = 12
DAY = 86400.0
PROGRESSES = 40
"""So many states of the progress are tried for each lesson."""

TWO_PLAYERS = [name for name, one in PROFILES.items() if one.rules.players == 2]
KINDS = [(name, case) for name, one in exercises().items() for case in cases_under(one, CLASSIC)]


def words(text: str) -> list[str]:
    """The words of a text; a card or a suit that is drawn in it counts as one."""
    drawn = re.sub(r"\[[^\]]*\]", " card ", text)
    return [word for word in drawn.split() if re.search(r"\w", word)]


def texts(view: dict[str, Any]) -> Iterator[str]:
    """Every text on the screen but the heading, the buttons and what can be answered."""
    yield view["prompt"]["title"]
    yield from view["prompt"]["lines"]
    yield from view["prompt"]["list"]
    yield view["input"]["label"]
    if view["feedback"] is not None:
        yield from (view["feedback"]["title"], *view["feedback"]["lines"])
    board = view["board"]
    if board is None:
        return
    yield board["title"]
    yield (board["trump"] or {"text": ""})["text"]
    for row in board["rows"]:
        yield from (row["label"], row.get("text", ""), *row.get("lines", ()), *row.get("head", ()))
        for cells in row.get("rows", ()):
            yield from cells
        yield from (part["text"] for part in row.get("parts", ()))
        yield from (f"{card['label']} {card['tag']}" for card in row.get("cards", ()))
        for tile in row.get("tiles", ()):
            if "card" in tile or not tile["tappable"]:
                yield " ".join(str(tile.get(name, "")) for name in ("text", "label", "note", "tag"))


def count(view: dict[str, Any]) -> int:
    return sum(len(words(text)) for text in texts(view))


def progress_of(seed: int, rules: str = "classic") -> Progress:
    """A learner who has missed some kinds of item, at random."""
    rng = Random(seed)
    progress = Progress().with_rules(rules)
    for number in range(seed % 6):
        exercise, case = rng.choice(KINDS)
        progress = progress.tried(exercise, case, "tag", right=False, now=DAY * number)
    return progress


@pytest.mark.parametrize("name", list(lessons()))
def test_the_first_action_of_a_lesson_comes_within_twelve_words(name: str) -> None:
    for seed in range(PROGRESSES):
        view = lesson_view(begin(name, progress_of(seed), seed=seed, at=DAY * 9).run)
        assert view["input"]["kind"] != "none"
        assert 0 < count(view) <= MOST, list(texts(view))


@pytest.mark.parametrize("rules", TWO_PLAYERS)
def test_so_it_is_under_each_profile(rules: str) -> None:
    for name in lessons():
        for seed in range(4):
            view = lesson_view(begin(name, progress_of(seed, rules), seed=seed).run)
            assert 0 < count(view) <= MOST, list(texts(view))


def test_what_was_missed_still_comes_right_after_the_first_question() -> None:
    for name in ("score-the-deal", "sure-points"):
        case = cases_under(exercises()[name], CLASSIC)[0]
        progress = Progress().tried(name, case, "tag", right=False, now=0.0)
        stage = begin("counting", progress, at=DAY).run.stage
        assert isinstance(stage, ItemsStage)
        assert (stage.slots[1].exercise, stage.slots[1].case) == (name, case)
        assert len(stage.slots) == 3


def test_what_the_three_are_is_said_from_the_second_on() -> None:
    note = "Three short questions from earlier lessons."
    run = begin("endings").run
    assert note not in lesson_view(run)["prompt"]["lines"]
    for _ in range(2):
        assert isinstance(run.stage, ItemsStage)
        assert run.stage.item is not None
        right = right_answer(run.stage.item)
        run.answer(list(right) if isinstance(right, tuple) else right)
        run.press("next")
        if run.stage.look is None:
            assert lesson_view(run)["prompt"]["lines"][0] == note


def test_each_exercise_that_may_open_a_lesson_is_short_in_every_case() -> None:
    short = [one for one in exercises().values() if one.opens]
    assert len(short) >= 5
    assert {one.skill for one in short} >= {"rank-order", "card-values", "trick-winner"}
    for exercise in short:
        for case in cases_under(exercise, CLASSIC):
            for seed in range(20):
                run = begin("one-trick").run
                assert isinstance(run.stage, ItemsStage)
                run.stage.item = generate(exercise, case, Random(seed), CLASSIC)
                assert count(lesson_view(run)) <= MOST


def a_day_later(name: str, seed: int, rules: str) -> LessonRun:
    """The check of a mastered lesson, of somebody who has missed some kinds of item meanwhile."""
    progress = progress_of(seed, rules).mastered(name, now=0.0)
    run = LessonRun.resume(lessons()[name], progress, rng=Random(seed), now=lambda: DAY * 9)
    assert run.delayed
    return run


@pytest.mark.parametrize("rules", TWO_PLAYERS)
def test_a_check_a_day_later_opens_like_a_lesson(rules: str) -> None:
    for name in lessons():
        for seed in range(12 if rules == "classic" else 3):
            view = lesson_view(a_day_later(name, seed, rules))
            assert view["input"]["kind"] != "none"
            assert 0 < count(view) <= MOST, list(texts(view))


@pytest.mark.parametrize("name", list(lessons()))
def test_the_short_question_before_such_a_check_counts_for_nothing(name: str) -> None:
    run = a_day_later(name, 1, "classic")
    stage, lesson = run.stage, lessons()[name]
    assert isinstance(stage, ItemsStage)
    counted = sum(part.count for part in lesson.delayed)
    assert len(stage.slots) - counted == (not exercises()[lesson.delayed[0].exercise].opens)
    missed = len(stage.slots) - counted
    while stage.results() is None:
        assert stage.item is not None
        if stage.look is not None:
            run.press("look_on")
            continue
        if missed > stage.at:
            for _ in range(3):
                run.press("hint")
        else:
            right = right_answer(stage.item)
            run.answer(list(right) if isinstance(right, tuple) else right)
        run.press("next")
    assert stage.is_passed()
    lines = lesson_view(run)["feedback"]["lines"]
    assert f"Needed: {lesson.delayed_need} of {counted}." in lines


@pytest.mark.parametrize("rules", TWO_PLAYERS)
def test_what_is_practised_beside_the_lessons_opens_like_a_lesson(rules: str) -> None:
    """The review and the placement check, after any number of lessons."""
    for number, name in enumerate([*lessons(), ""]):
        for seed in range(6 if rules == "classic" else 2):
            progress = progress_of(seed, rules)
            for done in list(lessons())[: number if name else None]:
                progress = progress.mastered(done, now=0.0)
            for kind in (REVIEW, PLACEMENT):
                view = opened(kind, progress, seed)
                assert view["input"]["kind"] != "none"
                assert 0 < count(view) <= MOST, list(texts(view))


@pytest.mark.parametrize("level", range(1, len(LADDER) + 1))
def test_the_daily_memory_waits_for_the_learner_before_the_first_cards(level: int) -> None:
    progress = replace(Progress(), memory=MemoryRecord(level=level, best=level, deals=level - 1))
    view = opened(MEMORY, progress, level)
    assert 0 < count(view) <= MOST, list(texts(view))
    assert [button["id"] for button in view["buttons"]] == ["begin"]
    assert view["board"] is None


def opened(kind: str, progress: Progress, seed: int) -> dict[str, Any]:
    return practice_view(PracticeRun.begin(kind, progress, rng=Random(seed), now=lambda: DAY * 9))
