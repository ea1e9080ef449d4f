"""Progress is kept, carried and merged, and no text in the world can break it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from learner import begin, step, take

from sixtysix_teach.classroom import Progress, course, home_view, lessons
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.mastery import DAY
from sixtysix_teach.classroom.records import LessonRecord

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from(["lessons", "skills", "errors", "due", "rules", "version", "other"])


def some() -> Progress:
    """Progress of a learner in the middle of lesson 2."""
    walk = begin("one-trick", take("six-ranks").run.progress)
    for _ in range(20):
        step(walk, right_answer)
    return walk.run.progress.tried("who-wins", "trump-low", "x", right=False, now=5.0)


def test_it_makes_the_round_trip_as_one_text() -> None:
    assert Progress.from_text(some().to_text()) == some()


@given(JSON)
def test_any_json_is_read(raw: object) -> None:
    assert isinstance(Progress.from_json(raw), Progress)


@given(st.dictionaries(FIELDS, JSON))
def test_any_fields_are_read(raw: dict[str, object]) -> None:
    progress = Progress.from_json(raw)
    home_view(progress, now=0.0)
    assert Progress.from_text(progress.to_text()).notes == ()


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    assert isinstance(Progress.from_text(text), Progress)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "null", "7", '"x"', "[]"])
def test_text_that_is_none_begins_anew(text: str) -> None:
    assert Progress.from_text(text).lessons == {}


def test_what_can_be_read_is_kept_and_the_rest_is_named() -> None:
    raw = json.loads(some().to_text())
    raw["skills"] = 3
    raw["lessons"]["no-such-lesson"] = {}
    raw["lessons"]["one-trick"]["state"] = "asleep"
    progress = Progress.from_json(raw)
    assert progress.lesson("six-ranks").state == "mastered"
    assert "skills" in progress.notes[0]
    assert "one-trick" in progress.notes[0]
    assert "no-such-lesson" in progress.notes[0]


def test_a_newer_version_is_read_as_far_as_possible() -> None:
    raw = {**json.loads(some().to_text()), "version": 9}
    progress = Progress.from_json(raw)
    assert progress.lesson("six-ranks").state == "mastered"
    assert "9" in progress.notes[0]


def test_merging_keeps_the_further_of_each() -> None:
    here, there = some(), Progress()
    assert here.merged(there).lessons == here.lessons
    assert there.merged(here).lessons == here.lessons
    assert here.merged(here) == here
    ahead = there.with_lesson("one-trick", LessonRecord(state="mastered", practised=True))
    both = here.merged(ahead)
    assert both.lesson("one-trick").state == "mastered"
    assert both.lesson("six-ranks").state == "mastered"
    assert both.errors == here.errors


def test_a_mistake_waits_for_a_day_and_a_right_answer_then_settles_it() -> None:
    wrong = Progress().tried("who-wins", "trump-low", "t", right=False, now=0.0)
    assert wrong.due_now(DAY - 1) == ()
    assert [due.case for due in wrong.due_now(DAY)] == ["trump-low"]
    assert wrong.tried("who-wins", "trump-low", "", right=True, now=60.0).due == wrong.due
    assert wrong.tried("who-wins", "trump-low", "", right=True, now=DAY).due == ()


def test_a_skill_goes_from_not_tried_to_learning_to_mastered() -> None:
    progress = Progress()
    assert "rank-order" not in progress.skills
    progress = progress.tried("higher-card", "court", "", right=True, now=0.0)
    assert progress.skills["rank-order"].state == "learning"
    progress = progress.mastered("six-ranks", now=0.0)
    assert {progress.skills[skill].state for skill in lessons()["six-ranks"].skills} == {"mastered"}
    progress = progress.tried("higher-card", "court", "court-order", right=False, now=1.0)
    assert progress.skills["rank-order"].state == "mastered"


def test_home_goes_on_where_the_learner_is() -> None:
    new = home_view(Progress(), now=0.0)
    assert (new["continue"]["label"], new["continue"]["href"]) == ("Begin", "01_six_ranks.ipynb")
    begun = home_view(some(), now=0.0)
    assert begun["continue"]["href"] == "02_one_trick.ipynb"
    states = [one["state"] for part in begun["parts"] for one in part["lessons"]]
    rest = ["open" if entry.ready else "coming" for entry in course()[2:]]
    assert states == ["done", "now", *rest]
    later = home_view(take("one-trick", progress=some()).run.progress, now=2 * DAY)
    assert later["continue"]["href"] == "01_six_ranks.ipynb"
    known = some()
    for name in lessons():
        record = replace(known.mastered(name, now=0.0).lesson(name), delayed_passed=True)
        known = known.with_lesson(name, record)
    assert home_view(known, now=9 * DAY)["continue"]["href"] == "play.ipynb"


def test_only_lessons_that_stand_have_a_link() -> None:
    entries = [one for part in home_view(Progress(), now=0.0)["parts"] for one in part["lessons"]]
    assert len(entries) == 14
    assert [bool(one["href"]) for one in entries] == [entry.ready for entry in course()]


def test_mistakes_of_the_same_moment_keep_their_order_when_merged() -> None:
    one, other = Progress(), Progress()
    for number in range(12):
        one = one.tried("higher-card", "one-suit", f"tag-{number}", right=False, now=5.0)
        other = other.tried("higher-card", "one-suit", f"more-{number}", right=False, now=5.0)
    both = one.merged(other)
    assert both.errors == (*one.errors, *other.errors)
    assert both.merged(other) == both
