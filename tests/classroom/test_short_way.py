"""Who has shown a skill practises one item of it; a miss brings the full set back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from believers import BELIEVERS
from learner import Brain, Walk, begin, step

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.items import Item, Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.records import MASTERED, SkillRecord
from sixtysix_teach.classroom.words import say

LINE = say("run.shortened")


def practice(walk: Walk, brain: Brain = right_answer) -> ItemsStage:
    """Go on to the practice."""
    while walk.run.steps[walk.run.at].kind != "practice":
        assert step(walk, brain)
    stage = walk.run.stage
    assert isinstance(stage, ItemsStage)
    return stage


def counts(stage: ItemsStage) -> list[int]:
    """How many items each part has."""
    places = [slot.part for slot in stage.slots]
    return [places.count(place) for place in range(len(stage.step.parts))]


def full(stage: ItemsStage) -> list[int]:
    return [part.count for part in stage.step.parts]


def skills(stage: ItemsStage) -> list[str]:
    return [exercises()[part.exercise].skill for part in stage.step.parts]


def wrong_answer(item: Item) -> Value:
    return next(one for one in all_answers(item) if not is_right(item, one))


def slips(skill: str) -> Brain:
    """A learner who misses what asks for one skill."""
    return lambda item: wrong_answer(item) if item.skill == skill else right_answer(item)


@pytest.mark.parametrize("name", lessons())
def test_who_was_right_without_help_does_one_item_of_what_was_asked(name: str) -> None:
    walk = begin(name)
    stage = practice(walk)
    before = [one for one in walk.run.steps if one.kind in ("predict", "faded")]
    shown = {item.skill for one in before for item in one.items}
    assert counts(stage) == [
        1 if skill in shown else due for skill, due in zip(skills(stage), full(stage), strict=True)
    ]
    assert shown & set(skills(stage))


def test_it_is_said_while_a_shortened_part_is_asked() -> None:
    walk = begin("strict-phase")
    stage = practice(walk)
    for _ in stage.slots:
        short = counts(stage)[stage.slots[stage.at].part] == 1
        assert (LINE in lesson_view(walk.run)["prompt"]["lines"]) is short
        while not stage.closed:
            step(walk, right_answer)
        step(walk, right_answer)
    assert walk.run.steps[walk.run.at].kind == "mastery"
    assert LINE not in lesson_view(walk.run)["prompt"]["lines"]


def test_the_item_left_is_of_a_case_that_the_lesson_has_not_asked() -> None:
    for seed in range(8):
        stage = practice(begin("strict-phase", seed=seed))
        asked = {(one.exercise, one.case) for each in stage.run.steps for one in each.items}
        assert stage.slots[0].case in stage.step.parts[0].cases
        assert (stage.slots[0].exercise, stage.slots[0].case) not in asked


@pytest.mark.parametrize("name", ["draw-and-lead", "marriages", "ending-a-deal"])
def test_who_missed_a_skill_or_was_helped_gets_the_full_set(name: str) -> None:
    skill = next(item.skill for one in lessons()[name].steps for item in one.items)
    stage = practice(begin(name), slips(skill))
    for mine, has, due in zip(skills(stage), counts(stage), full(stage), strict=True):
        assert has == due if mine == skill else has <= due


def test_a_hint_counts_as_help() -> None:
    walk = begin("strict-phase")
    while walk.run.steps[walk.run.at].kind != "faded":
        assert step(walk, right_answer)
    walk.run.press("hint")
    stage = practice(walk)
    mine = [one == "strict-duties" for one in skills(stage)]
    assert any(mine)
    assert all(
        has == due for has, due, one in zip(counts(stage), full(stage), mine, strict=True) if one
    )


def test_a_miss_brings_the_full_set_of_that_part_back() -> None:
    walk = begin("strict-phase")
    stage = practice(walk)
    assert stage.item is not None
    assert counts(stage)[0] == 1
    others = counts(stage)[1:]
    walk.run.answer(list(wrong_answer(stage.item)))  # type: ignore[arg-type]
    mine = [slot for slot in stage.slots if slot.part == 0 and not slot.back]
    cases = sorted(case for case, n in stage.step.parts[0].cases.items() for _ in range(n))
    assert sorted(slot.case for slot in mine) == cases
    assert counts(stage)[1:] == others
    walk.run.press("again")
    assert LINE not in lesson_view(walk.run)["prompt"]["lines"]
    again = LessonRun.resume(walk.run.lesson, walk.run.progress, rng=Random(9), now=lambda: 0.0)
    assert isinstance(again.stage, ItemsStage)
    assert again.stage.slots == stage.slots
    assert again.went == walk.run.went == {**again.went, "strict-duties": False}


def test_who_fails_the_check_practises_all_of_what_was_missed() -> None:
    walk = begin("six-ranks")
    practice(walk)
    while walk.run.steps[walk.run.at].kind != "mastery":
        assert step(walk, right_answer)
    while walk.run.stage.buttons()[0] != "check_again":
        assert step(walk, slips("rank-order"))
    walk.run.press("practise")
    stage = practice(walk)
    assert [has == 1 for has in counts(stage)] == [False, True, True, True]
    walk.run.press("to_check")


def test_what_is_mastered_is_short_unless_a_mistake_of_it_waits() -> None:
    lesson = lessons()["one-trick"]
    progress = replace(Progress(), skills={"open-phase": SkillRecord(MASTERED, 9, 1)})

    def asked(held: Progress) -> int:
        run = LessonRun.start(lesson, held, rng=Random(1), now=lambda: 0.0)
        run._go([one.kind for one in run.steps].index("practice"))
        assert isinstance(run.stage, ItemsStage)
        return counts(run.stage)[skills(run.stage).index("open-phase")]

    assert asked(Progress()) == 2
    assert asked(progress) == 1
    missed = progress.tried("what-may-be-played", "can-follow", "some-tag", right=False, now=0.0)
    assert asked(missed) == 2


def test_the_lesson_begun_again_asks_anew() -> None:
    walk = begin("strict-phase")
    practice(walk)
    assert walk.run.went["strict-duties"]
    while "restart" not in walk.run.stage.buttons():
        step(walk, right_answer)
    walk.run.press("restart")
    assert walk.run.went == {}


@pytest.mark.parametrize(
    ("name", "lesson", "skill"),
    [
        ("king-over-ten", "six-ranks", "rank-order"),
        ("keeping-back", "strict-phase", "strict-duties"),
        ("points-in-the-trick", "marriages", "marriage-points"),
        ("stops-by-itself", "ending-a-deal", "claiming"),
        ("closing-ends", "certain-closes", "closing-changes"),
    ],
)
def test_who_holds_a_belief_gets_the_full_set(name: str, lesson: str, skill: str) -> None:
    stage = practice(begin(lesson), BELIEVERS[name])
    mine = [place for place, one in enumerate(skills(stage)) if one == skill]
    assert mine
    assert all(counts(stage)[place] == full(stage)[place] for place in mine)
