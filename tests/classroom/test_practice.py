"""Items outside a lesson: the review on coming back, the questions that spare lessons, and home."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from learner import take

from sixtysix_teach.classroom import Progress, home_view, lessons
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.home import rules_group
from sixtysix_teach.classroom.items import Item, Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.mastery import DAY
from sixtysix_teach.classroom.placement import ASKED, LAST_OF_RULES, placement_items
from sixtysix_teach.classroom.practice import PracticeRun, practice_view
from sixtysix_teach.presets import PROFILES

TWO = [name for name, one in PROFILES.items() if one.rules.players == 2]


def wrong(item: Item) -> Value:
    return next(answer for answer in all_answers(item) if not is_right(item, answer))


def begin(kind: str, progress: Progress | None = None, *, seed: int = 1, at: float = 0.0) -> Any:
    return PracticeRun.begin(kind, progress or Progress(), rng=Random(seed), now=lambda: at)


def answered(run: PracticeRun, missed: str = "") -> PracticeRun:
    """The run at its end, with the items of one lesson (or the exercise) answered wrongly."""
    while isinstance(run.stage, ItemsStage):
        item = run.stage.item
        assert item is not None
        bad = missed in (item.exercise, owner(item))
        value = wrong(item) if bad else right_answer(item)
        run.answer(list(value) if isinstance(value, tuple) else value)
        json.dumps(practice_view(run))
        run.press("next")
    return run


def owner(item: Item) -> str:
    """The lesson that trains the skill of *item*."""
    return next(lesson.id for lesson in lessons().values() if item.skill in lesson.skills)


@pytest.mark.parametrize("rules", TWO)
def test_the_questions_are_one_or_two_of_each_lesson_on_the_rules(rules: str) -> None:
    profile = PROFILES[rules].rules
    of_rules = [lesson.id for lesson in lessons().values() if lesson.number <= LAST_OF_RULES]
    for seed in range(20):
        asked = placement_items(profile, Random(seed))
        counts = Counter(one.lesson for one in asked)
        assert list(counts) == [name for name in of_rules if name in counts]
        assert set(counts.values()) <= {1, 2}
        assert len(asked) <= ASKED
        assert len({one.item.exercise for one in asked}) == len(asked)
    assert list(counts)[:2] == ["six-ranks", "one-trick"]


def test_what_is_right_marks_a_lesson_known_and_what_is_wrong_does_not() -> None:
    for missed in ("", "six-ranks", "one-trick"):
        run = answered(begin("placement"), missed)
        names = {one.lesson for one in run.asked}
        assert set(run.known) == names - {missed}
        for name in names:
            record = run.progress.lesson(name)
            assert (record.known, record.state) == (name != missed, "not-tried")
        view = practice_view(run)
        lines = " ".join(view["prompt"]["lines"])
        assert [lessons()[name].title in lines for name in names] == [
            name != missed for name in names
        ]
        assert view["summary"]["links"][0]["main"]


def test_a_known_lesson_is_passed_over_but_stays_open() -> None:
    progress = answered(begin("placement"), "one-trick").progress
    home = home_view(progress, now=0.0)
    assert home["continue"]["title"] == "One trick"
    entries = {one["title"]: one for part in home["parts"] for one in part["lessons"]}
    known = entries["Six ranks, 120 points"]
    assert (known["state"], bool(known["href"])) == ("known", True)
    assert "skipped" in known["line"]
    again = Progress.from_text(progress.to_text())
    assert again == progress
    assert Progress().merged(again).lesson("six-ranks").known


def test_no_help_is_given_in_the_questions() -> None:
    run = begin("placement")
    assert run.stage.buttons() == ()
    run.answer(None)
    assert run.note
    run.press("hint")
    assert run.note


def test_the_review_asks_first_what_waits_and_settles_it() -> None:
    known = take("six-ranks").run.progress
    known = known.tried("points-in-a-trick", "nine", "x", right=False, now=0.0)
    run = begin("review", known, at=2 * DAY)
    assert isinstance(run.stage, ItemsStage)
    assert run.stage.item is not None
    assert (run.stage.item.exercise, run.stage.item.case) == ("points-in-a-trick", "nine")
    skills = set(lessons()["six-ranks"].skills)
    assert {exercises()[slot.exercise].skill for slot in run.stage.slots} <= skills
    assert len(run.stage.slots) == 3
    done = answered(run)
    assert done.progress.due == ()
    assert done.progress.lessons == known.lessons
    assert practice_view(done)["prompt"]["title"].startswith("3 of 3")


def test_what_is_missed_in_a_review_waits_again() -> None:
    known = take("six-ranks").run.progress
    run = answered(begin("review", known, at=DAY), "six-ranks")
    assert run.progress.due
    assert all(due.at == 2 * DAY for due in run.progress.due)


def test_neither_leaves_a_lesson_of_its_own_behind() -> None:
    for kind in ("review", "placement"):
        progress = answered(begin(kind, take("six-ranks").run.progress)).progress
        assert set(progress.lessons) <= set(lessons())
        assert Progress.from_text(progress.to_text()).notes == ()


def test_home_offers_the_questions_first_and_the_review_later() -> None:
    new = home_view(Progress(), now=0.0)
    assert new["placement"]["href"] == "placement.ipynb"
    assert "review.ipynb" not in [way["href"] for way in new["ways"]]
    known = take("six-ranks").run.progress.tried("higher-card", "court", "x", right=False, now=0.0)
    later = {way["href"]: way for way in home_view(known, now=2 * DAY)["ways"]}
    assert later["review.ipynb"]["text"] == "1 to review today"
    everything = Progress()
    for name in lessons():
        everything = everything.mastered(name, now=0.0)
    assert home_view(everything, now=0.0)["placement"] is None


def test_home_shows_how_far_each_skill_is() -> None:
    known = take("six-ranks").run.progress
    entry = home_view(known, now=0.0)["parts"][0]["lessons"][0]
    assert [skill["state"] for skill in entry["skills"]] == ["mastered"] * len(entry["skills"])
    assert entry["skills"]
    assert home_view(Progress(), now=0.0)["parts"][0]["lessons"][0]["skills"] == []


def test_the_licence_is_a_line_with_its_day() -> None:
    assert home_view(Progress(), now=0.0)["badge"] is None
    badge = home_view(Progress(licence=1_800_000_000.0), now=0.0)["badge"]
    assert "2027-01-15" in badge["text"]
    assert home_view(Progress(licence=1e11), now=0.0)["badge"]


def test_the_rules_of_the_course_are_chosen_among_the_profiles_for_two() -> None:
    group = rules_group(Progress().with_rules("schnapsen"))
    assert group["value"] == "schnapsen"
    assert [one["id"] for one in group["choices"]] == TWO


def test_home_says_begin_until_a_lesson_is_begun() -> None:
    run = begin("placement")
    while isinstance(run.stage, ItemsStage):
        value = wrong(run.stage.item)  # type: ignore[arg-type]
        run.answer(list(value) if isinstance(value, tuple) else value)
        run.press("next")
    assert run.known == ()
    home = home_view(run.progress, now=0.0)["continue"]
    assert (home["title"], home["label"]) == (lessons()["six-ranks"].title, "Begin")
    begun = take("six-ranks", most=4).run.progress
    assert home_view(begun, now=0.0)["continue"]["label"] == "Continue"


def test_the_review_speaks_of_the_lessons_so_far_only_where_there_are_some() -> None:
    none = practice_view(begin("review"))["heading"]["sub"]
    assert none == "You have taken no lesson yet: these are from the first"
    skills = {exercises()[slot.exercise].skill for slot in begin("review").stage.slots}
    assert skills <= set(lessons()["six-ranks"].skills)
    taken = take("six-ranks", most=4).run.progress
    some = practice_view(begin("review", taken))["heading"]["sub"]
    assert some == "Items from the lessons so far"


def test_the_title_of_a_lesson_is_that_of_the_rules_chosen() -> None:
    view = home_view(Progress().with_rules("schnapsen"), now=0.0)
    titles = [entry["title"] for part in view["parts"] for entry in part["lessons"]]
    assert "The jack of trumps" in titles
    assert "The nine of trumps" not in titles
