"""A lesson can be left at any moment and goes on at the same item; odd input changes nothing."""

from __future__ import annotations

import json
import zlib
from random import Random
from typing import Any

import pytest
from learner import Walk, begin, step, take

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.items import Item, Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.mastery import DAY
from sixtysix_teach.classroom.plan import RETURNS

LESSONS = list(lessons())


def reopened(run: LessonRun, *, seed: int = 99) -> LessonRun:
    """The same learner in a new kernel, with only what the browser has kept."""
    progress = Progress.from_text(run.progress.to_text())
    assert progress.notes == ()
    return LessonRun.resume(run.lesson, progress, rng=Random(seed), now=run.now)


def shown(run: LessonRun) -> dict[str, Any]:
    view = json.loads(json.dumps(lesson_view(run)))
    del view["event"]
    return dict(view)


def until(walk: Walk, kind: str) -> ItemsStage:
    """Go on until an open item of a step of this kind."""
    for _ in range(300):
        stage = walk.run.stage
        if stage.step.kind == kind and isinstance(stage, ItemsStage) and not stage.closed:
            return stage
        assert step(walk, right_answer)
    raise AssertionError(kind)


def whole_practice(walk: Walk) -> ItemsStage:
    """Open the practice of somebody who has shown nothing before: none of it is shortened."""
    walk.run._go([one.kind for one in walk.run.steps].index("practice"))
    stage = walk.run.stage
    assert isinstance(stage, ItemsStage)
    return stage


def sometimes_wrong(item: Item) -> Value:
    """Answer about a third of the items wrong; the same item always the same way."""
    if zlib.crc32(json.dumps(item.to_json()).encode()) % 3:
        return right_answer(item)
    return wrong_answer(item)


def wrong_answer(item: Item) -> Value:
    """A wrong answer; where both halves of a marriage are as good there is none."""
    wrong = (one for one in all_answers(item) if not is_right(item, one))
    return next(wrong, right_answer(item))


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_reload_at_any_moment_shows_the_same(lesson: str) -> None:
    walk = begin(lesson, seed=3)
    # Where the solver is asked for every view, some of the moments are enough.
    every = 1 if lessons()[lesson].number <= 2 else 5
    for number in range(150):
        if number and number % every == 0:
            assert shown(reopened(walk.run)) == shown(walk.run), walk.run.to_save()
        if not step(walk, sometimes_wrong):
            break
    assert len(walk.views) > 20


@pytest.mark.parametrize("lesson", LESSONS)
def test_hints_and_rule_survive_a_reload(lesson: str) -> None:
    walk = begin(lesson)
    until(walk, "practice")
    for button in ("hint", "rule", "hint", "hint"):
        walk.run.press(button)
        assert shown(reopened(walk.run)) == shown(walk.run)


def test_a_save_shows_nothing_hidden() -> None:
    """The bot's cards that are not played yet, and the seed, are not in what the browser keeps."""
    walk = begin("one-trick", seed=2)
    while walk.run.steps[walk.run.at].kind != "play":
        assert step(walk, right_answer)
    deal = walk.run.stage.to_save()
    assert set(deal) == {"deal", "mine", "waits"}
    view = json.dumps(lesson_view(walk.run))
    for card in walk.run.stage.table.bot_hand:  # type: ignore[attr-defined]
        lead = walk.run.stage.table.lead  # type: ignore[attr-defined]
        if card is not lead:
            assert f'"card": "{card.code}"' not in view
    assert "seed" not in walk.run.progress.to_text()


@pytest.mark.parametrize(
    "answer", [None, "", "XX", 7, -1, 31, 1e3, True, [], ["TS"], {"a": 1}, "you", ["KS", "KS"]]
)
@pytest.mark.parametrize("kind", ["predict", "practice", "mastery"])
def test_an_answer_that_cannot_be_is_refused_with_what_is_allowed(kind: str, answer: Any) -> None:
    for lesson in LESSONS:
        walk = begin(lesson)
        stage = until(walk, kind)
        for _ in range(12):
            before = walk.run.stage.to_save()
            walk.run.answer(answer)
            if not walk.run.note:
                break  # it did fit this item
            assert walk.run.stage.to_save() == before
            assert lesson_view(walk.run)["note"] == walk.run.note
            assert step_or_end(walk)
            stage = walk.run.stage if isinstance(walk.run.stage, ItemsStage) else stage


def step_or_end(walk: Walk) -> bool:
    walk.run.note = ""
    return step(walk, right_answer)


def test_a_button_that_is_not_there_changes_nothing() -> None:
    walk = begin("six-ranks")
    for button in ("next", "again", "nonsense", None, 3):
        before = walk.run.to_save()
        walk.run.press(button)
        assert walk.run.note
        assert walk.run.to_save() == before


def test_a_second_answer_to_the_same_item_is_refused() -> None:
    walk = begin("six-ranks")
    stage = until(walk, "predict")
    walk.run.answer("TS")
    before = stage.to_save()
    walk.run.answer("KS")
    assert walk.run.note
    assert stage.to_save() == before


def test_a_missed_item_of_the_practice_comes_back_as_a_twin() -> None:
    walk = begin("six-ranks")
    stage = until(walk, "practice")
    item = stage.item
    assert item is not None
    walk.run.answer(next(c.code for c in item.cards if c.code != right_answer(item)))
    assert stage.buttons()[0] == "again"
    walk.run.press("again")
    assert stage.item is not None
    assert (stage.item.exercise, stage.item.case) == (item.exercise, item.case)
    assert stage.dots()[0] == "now"


def test_what_was_missed_comes_back_before_the_practice_ends() -> None:
    walk = begin("one-trick")
    stage = whole_practice(walk)
    planned, item = len(stage.slots), stage.item
    assert item is not None
    walk.run.answer(wrong_answer(item))
    walk.run.press("again")
    assert stage.item is not None
    walk.run.answer(wrong_answer(stage.item))  # once more is enough for one kind
    assert len(stage.slots) == planned + 1
    last = stage.slots[-1]
    assert (last.exercise, last.case) == (item.exercise, item.case)
    again = reopened(walk.run).stage
    assert isinstance(again, ItemsStage)
    assert again.slots == stage.slots
    while stage.at < planned:
        assert step(walk, right_answer)
    assert stage.item is not None
    walk.run.answer(wrong_answer(stage.item))
    assert len(stage.slots) == planned + 1


def test_who_misses_everything_gets_a_few_kinds_again_not_all() -> None:
    walk = begin("six-ranks")
    stage = whole_practice(walk)
    planned = len(stage.slots)
    for number in range(planned):
        while stage.at == number:
            assert stage.item is not None
            first = stage.slots[number].result == ""
            walk.run.answer(wrong_answer(stage.item) if first else right_answer(stage.item))
            walk.run.press(stage.buttons()[0])
    assert len(stage.slots) == planned + RETURNS


def test_the_last_hint_makes_the_item_an_example() -> None:
    walk = begin("six-ranks")
    stage = until(walk, "mastery")
    said = []
    for _ in range(3):
        walk.run.press("hint")
        said.append(lesson_view(walk.run)["feedback"]["lines"][0])
    assert len(set(said)) == 3
    walk.run.press("hint")
    view = lesson_view(walk.run)
    assert view["input"]["kind"] == "none"
    assert view["feedback"]["tone"] == "note"
    assert stage.slots[0].result == "bad"
    assert [due.exercise for due in walk.run.progress.due] == ["higher-card"]


def test_a_check_that_is_not_passed_asks_only_for_what_is_open() -> None:
    walk = begin("six-ranks")
    stage = until(walk, "mastery")
    while stage.results() is None:
        item = stage.item
        assert item is not None
        right = right_answer(item)
        walk.run.answer(right if item.format == "higher" or right == 30 else 30)
        walk.run.press("next")
    assert not stage.is_passed()
    assert stage.buttons() == ("check_again", "practise", "move_on")
    walk.run.press("check_again")
    for _ in range(6):
        assert stage.item is not None
        assert stage.item.format == "add"
        walk.run.answer(right_answer(stage.item))
        walk.run.press("next")
    assert stage.is_passed()
    assert walk.run.record.state == "mastered"


def test_each_check_has_fresh_items() -> None:
    items = []
    for seed in (1, 2):
        walk = begin("one-trick", seed=seed)
        stage = until(walk, "mastery")
        items.append([right_answer(stage.item) if stage.item else "" for _ in range(1)])
        fresh = begin("one-trick", seed=seed)
        assert until(fresh, "mastery").item == stage.item
    walk = begin("one-trick", seed=3)
    stage = until(walk, "mastery")
    cases = sorted(slot.case for slot in stage.slots)
    assert len(cases) == 12
    assert sum(case.startswith("off-suit") for case in cases) == 4
    assert sum(case in ("trump-low", "trump-high") for case in cases) == 3


def test_a_day_later_the_lesson_asks_six_twins() -> None:
    first = take("six-ranks", at=1000.0)
    early = begin("six-ranks", first.run.progress, at=1000.0 + DAY - 1)
    assert not early.run.delayed
    later = begin("six-ranks", first.run.progress, at=1000.0 + DAY)
    assert later.run.delayed
    assert isinstance(later.run.stage, ItemsStage)
    assert len(later.run.stage.slots) == 6
    while step(later, right_answer):
        pass
    assert later.run.record.diamonds == 3
    again = begin("six-ranks", later.run.progress, at=1000.0 + 3 * DAY)
    assert not again.run.delayed


@pytest.mark.parametrize(("missed", "diamonds"), [(1, 3), (2, 2)])
def test_five_of_six_are_enough_a_day_later(missed: int, diamonds: int) -> None:
    later = begin("six-ranks", take("six-ranks", at=0.0).run.progress, at=DAY)
    left = [missed]

    def brain(item: Item) -> Value:
        if item.format == "add" and left[0]:
            left[0] -= 1
            return 29
        return right_answer(item)

    while step(later, brain):
        pass
    assert later.run.record.diamonds == diamonds


def test_a_failed_check_a_day_later_takes_no_mastery_away() -> None:
    first = take("one-trick", at=0.0)
    later = begin("one-trick", first.run.progress, at=DAY)

    def wrong(item: Item) -> Value:
        return next(card.code for card in item.cards if card.code != right_answer(item))

    while step(later, wrong):
        pass
    assert later.run.record.state == "mastered"
    assert later.run.record.diamonds == 2
    assert later.run.progress.delayed_due("one-trick", 2 * DAY)
    assert later.run.stage.buttons()[0] == "practise"
    later.run.press("practise")
    assert later.run.steps[later.run.at].kind == "practice"


def test_lesson_two_opens_with_three_items_of_lesson_one() -> None:
    walk = begin("one-trick")
    stage = walk.run.stage
    assert isinstance(stage, ItemsStage)
    assert stage.step.kind == "recall"
    names = set(lessons()["six-ranks"].recall)
    assert len(stage.slots) == 3
    assert {slot.exercise for slot in stage.slots} <= names


def test_what_was_missed_is_recalled_first() -> None:
    progress = Progress().tried("worth-of-a-card", "nine", "nine-worth-nine", right=False, now=0.0)
    walk = begin("one-trick", progress, at=DAY)
    assert isinstance(walk.run.stage, ItemsStage)
    assert (walk.run.stage.slots[0].exercise, walk.run.stage.slots[0].case) == (
        "worth-of-a-card",
        "nine",
    )


def test_what_was_missed_is_recalled_before_its_day_too_and_from_any_exercise() -> None:
    progress = Progress()
    for exercise, case in [("sum-the-pack", "pack"), ("higher-card", "court")]:
        progress = progress.tried(exercise, case, "tag", right=False, now=DAY)
    progress = progress.tried("worth-of-a-card", "nine", "tag", right=False, now=0.0)
    stage = begin("one-trick", progress, at=DAY).run.stage
    assert isinstance(stage, ItemsStage)
    assert [slot.exercise for slot in stage.slots] == [
        "worth-of-a-card",
        "sum-the-pack",
        "higher-card",
    ]


def test_what_belongs_to_a_later_lesson_is_not_recalled() -> None:
    progress = Progress().tried("who-wins", "trump-low", "tag", right=False, now=0.0)
    stage = begin("one-trick", progress, at=DAY).run.stage
    assert isinstance(stage, ItemsStage)
    assert "who-wins" not in {slot.exercise for slot in stage.slots}


def damaged(save: dict[str, Any]) -> list[Any]:
    """Saves that are almost right: every field in turn gone, or of another kind."""
    made: list[Any] = [{}, {"version": 1}]
    for key in save:
        for value in (None, -1, 10**9, "x", [], {}):
            made.append({**save, key: value})
        made.append({name: save[name] for name in save if name != key})
    for key in save["stage"]:
        for value in (None, -1, 10**9, "x", [[]], {}):
            made.append({**save, "stage": {**save["stage"], key: value}})
    return made


@pytest.mark.parametrize("kind", ["play", "predict", "practice", "mastery", "example"])
def test_a_damaged_save_begins_again_and_says_so(kind: str) -> None:
    walk = begin("six-ranks")
    while walk.run.steps[walk.run.at].kind != kind:
        assert step(walk, right_answer)
    walk.run.press("hint")
    save = json.loads(json.dumps(walk.run.to_save()))
    for number, bad in enumerate(damaged(save)):
        text = json.dumps(
            {"version": 1, "lessons": {"six-ranks": {"state": "learning", "run": bad}}}
        )
        run = LessonRun.resume(
            lessons()["six-ranks"], Progress.from_text(text), rng=Random(number), now=lambda: 0.0
        )
        view = lesson_view(run)
        assert view["prompt"]["title"]
        if run.note:
            # The step begins again, or the lesson where not even the step can be read.
            assert run.at in (0, walk.run.at)
