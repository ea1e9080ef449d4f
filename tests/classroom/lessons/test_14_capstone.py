"""Lesson 14: a match, decisions told from luck, and the exam over the course."""

from __future__ import annotations

import pytest
from learner import Brain, begin, skip_to_check, tags, take

from sixtysix_teach.classroom import Item, exercises, feedback, lessons
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.dearest_decision import decisions
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.judged import CLEAR, counted_values
from sixtysix_teach.classroom.library import library
from sixtysix_teach.classroom.own_deals_stage import OwnDealsStage


def judges_by_the_result(item: Item) -> Value:
    """A learner for whom a deal that was won was played well."""
    if item.format != "luck-or-decision":
        return right_answer(item)
    return "right" if item.case in ("lucky", "earned") else "wrong"


BELIEFS: dict[str, Brain] = {"result-is-quality": judges_by_the_result}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check("capstone", BELIEFS[tag], after=12, seed=seed, most=900)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)


def test_the_right_learner_plays_a_match_and_masters_it() -> None:
    walk = take("capstone", seed=2, most=900)
    assert walk.run.record.state == "mastered"
    assert tags(walk) == set()
    assert walk.run.played


def test_the_exam_asks_fifteen_of_the_whole_course_and_twelve_are_enough() -> None:
    exam = next(step for step in lessons()["capstone"].steps if step.kind == "mastery")
    assert sum(part.count for part in exam.parts) == 15
    assert sum(part.need for part in exam.parts) == 12
    older = {exercise.id for exercise in exercises().values() if not exercise.file.startswith("14")}
    assert sum(part.count for part in exam.parts if part.exercise in older) >= 10


def test_every_moment_of_the_library_is_of_its_case() -> None:
    form = FORMATS["luck-or-decision"]
    for cases in library("luck_or_decision").values():
        for case, moments in cases.items():
            for found in moments:
                form.check(form.item(case, moment=found.moment, extra=found.extra))


def test_right_and_wrong_are_judged_by_all_hands_and_never_by_the_result() -> None:
    form = FORMATS["luck-or-decision"]
    for case, moments in library("luck_or_decision")["classic"].items():
        for found in moments:
            values = counted_values(found.moment)
            value = next(v for card, v in values.items() if card.code == found.extra[0])
            item = form.item(case, moment=found.moment, extra=found.extra)
            if form.right(item) == "right":
                assert value == max(values.values())
            else:
                assert max(values.values()) - value >= CLEAR
            for answer in all_answers(item):
                said = feedback(item, answer)
                assert said.right is is_right(item, answer)
                assert bool(said.tag) is not said.right


def test_the_dearest_decision_is_what_the_tutor_proves() -> None:
    form = FORMATS["dearest-decision"]
    for case, deals in library("dearest_decision")["classic"].items():
        for found in deals:
            item = form.item(case, extra=found.extra)
            form.check(item)
            costs = {f"step-{one.step}": one.cost for one in decisions(found.extra[0])}
            right = form.right(item)
            if case == "none-cost":
                assert right == "none"
                assert not any(costs.values())
            else:
                assert costs[str(right)] == max(costs.values()) > 0
            for answer in all_answers(item):
                said = feedback(item, answer)
                assert said.right is is_right(item, answer)
                assert bool(said.tag) is not said.right


def test_the_learners_own_deals_are_asked_about_after_the_match() -> None:
    walk = take("capstone", seed=4, most=900)
    asked = [item for kind, item, _, _ in walk.told if kind == "own-deals"]
    assert asked
    assert all(item.extra[0] in walk.run.played for item in asked)


def test_without_deals_of_ones_own_others_are_asked_about() -> None:
    walk = begin("capstone", seed=1)
    kinds = [step.kind for step in walk.run.steps]
    walk.run._go(kinds.index("own-deals"))
    stage = walk.run.stage
    assert isinstance(stage, OwnDealsStage)
    assert stage.item is not None
    assert len(stage.slots) == 2
