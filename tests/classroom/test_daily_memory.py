"""Three minutes of memory: the ladder, what is kept of it, and where it is offered."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from learner import take

from sixtysix_teach.classroom import Progress, home_view, lesson_view
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.daily_memory import DEALS, MemoryStage
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.generators import generate
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.memory_record import LADDER, MemoryRecord, read_memory
from sixtysix_teach.classroom.practice import PracticeRun, practice_view


def begin(progress: Progress, *, seed: int = 1, at: float = 5.0) -> PracticeRun:
    return PracticeRun.begin("memory", progress, rng=Random(seed), now=lambda: at)


def looked(run: PracticeRun) -> None:
    """Begin, and look at every trick until the question is there."""
    if "begin" in run.stage.buttons():
        run.press("begin")
    while "look_on" in run.stage.buttons():
        assert practice_view(run)["input"]["kind"] == "none"
        run.press("look_on")


def played(run: PracticeRun, *results: bool) -> PracticeRun:
    """The run after the three deals: right or wrong as told."""
    for good in results:
        looked(run)
        stage = run.stage
        assert isinstance(stage, MemoryStage)
        assert stage.item is not None
        answers = all_answers(stage.item)
        value = next(one for one in answers if is_right(stage.item, one) is good)
        assert isinstance(value, tuple)
        run.answer(list(value))
        json.dumps(practice_view(run))
        run.press("next")
        assert run.note == ""
    return run


def begun() -> Progress:
    """Somebody who has opened lesson 9."""
    return take("counting", most=3).run.progress


def test_it_is_offered_once_lesson_9_has_been_begun() -> None:
    hrefs = [way["href"] for way in home_view(Progress(), now=0.0)["ways"]]
    assert "memory.ipynb" not in hrefs
    ways = {way["href"]: way for way in home_view(begun(), now=0.0)["ways"]}
    assert ways["memory.ipynb"]["text"] == "Level 1 of 4: the trumps."
    review = PracticeRun.begin("review", begun(), rng=Random(1), now=lambda: 0.0)
    while review.steps[review.at].kind != "end":
        stage: Any = review.stage
        if "look_on" in stage.buttons():
            review.press("look_on")
            continue
        value = right_answer(stage.item)
        review.answer(list(value) if isinstance(value, tuple) else value)
        review.press("next")
    links = practice_view(review)["summary"]["links"]
    assert "memory.ipynb" in [link["href"] for link in links]


def test_the_end_of_lesson_9_leads_to_it() -> None:
    walk = take("counting", seed=2)
    links = walk.views[-1]["summary"]["links"]
    assert "memory.ipynb" in [link["href"] for link in links]


def test_the_ladder_goes_from_trumps_to_all() -> None:
    suits = {}
    for case in LADDER:
        item = generate(exercises()["cards-remembered"], case, Random(3))
        suits[case] = len(item.extra)
        assert item.extra[0] == seen(item.moment).trump.value
    assert list(suits.values()) == [1, 2, 3, 4]


def test_two_in_a_row_go_up_and_two_misses_go_down() -> None:
    run = played(begin(begun()), True, True, True)
    record = run.progress.memory
    assert (record.level, record.streak, record.best, record.deals) == (2, 1, 2, 3)
    down = played(begin(run.progress), False, False, True)
    assert (down.progress.memory.level, down.progress.memory.best) == (1, 2)
    even = played(begin(run.progress), False, True, False)
    assert even.progress.memory.level == 2


def test_the_third_deal_is_already_at_the_new_level() -> None:
    run = played(begin(begun()), True, True)
    stage = run.stage
    assert isinstance(stage, MemoryStage)
    assert stage.item is not None
    assert stage.item.case == "one-suit"
    assert len(stage.slots) == DEALS


def test_there_is_no_level_beyond_the_last_or_below_the_first() -> None:
    record = MemoryRecord()
    for _ in range(5):
        record = record.after(right=False, now=1.0)
    assert record.level == 1
    for _ in range(20):
        record = record.after(right=True, now=1.0)
    assert (record.level, record.best) == (len(LADDER), len(LADDER))


def test_the_level_is_kept_through_a_reload_and_a_file() -> None:
    run = played(begin(begun()), True, True)
    again = Progress.from_text(run.progress.to_text())
    assert again == run.progress
    assert again.memory.level == 2
    assert practice_view(begin(again))["prompt"]["lines"][0].startswith("Level 2 of 4")
    assert Progress().merged(again).memory == again.memory
    older = Progress(memory=MemoryRecord(level=1, deals=9, last=1.0))
    assert older.merged(again).memory == again.memory


def test_nothing_waits_and_no_lesson_changes() -> None:
    before = begun()
    after = played(begin(before), False, False, False).progress
    assert (after.due, after.errors, after.lessons) == (before.due, before.errors, before.lessons)


def test_the_end_says_where_one_stands_and_what_it_is_not() -> None:
    view = practice_view(played(begin(begun()), True, True, False))
    assert view["prompt"]["title"] == "2 of 3 deals without an error"
    lines = " ".join(view["prompt"]["lines"])
    assert "One level up" in lines
    assert "Level 2 of 4: the trumps and one suit more." in lines
    assert "does not measure" in lines


def test_nothing_is_timed_and_no_card_to_remember_lies_open_at_the_question() -> None:
    run = begin(begun())
    run.press("begin")
    assert "nothing is timed" in " ".join(practice_view(run)["prompt"]["lines"])
    looked(run)
    assert run.stage.buttons() == ()
    rows = lesson_view(run)["board"]["rows"]
    assert not any(row["kind"] in ("trick", "worlds") for row in rows)


@pytest.mark.parametrize(
    "junk",
    [3, [], {"level": 9}, {"level": 0}, {"level": 2, "best": 1}, {"streak": 7}, {"last": "x"}],
)
def test_a_record_that_cannot_be_read_is_left_out_and_said(junk: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_memory(junk)
    read = Progress.from_json({"memory": junk})
    assert read.memory == MemoryRecord()
    assert "memory" in " ".join(read.notes)
