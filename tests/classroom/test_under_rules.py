"""The course under other rules: what cannot come up is left out, checks shrink, and it is said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from learner import begin, step, take

from sixtysix_teach import PRESETS
from sixtysix_teach.cards import Rank
from sixtysix_teach.classroom import (
    Item,
    LessonRun,
    Progress,
    feedback,
    generate,
    lesson_view,
    lessons,
)
from sixtysix_teach.classroom.answers import all_answers, right_answer
from sixtysix_teach.classroom.board import item_board
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.under_rules import FOLLOWING, fitted
from sixtysix_teach.errors import RulesError
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules

# Five cards a hand, eight ranks, no marriages, the jack for the turn-up: far from Classic.
FAR = ("schnapsen", "spielregeln-2", "santase")
SANTASE = Progress().with_rules("santase")


def leave_out(monkeypatch: pytest.MonkeyPatch, *cases: str) -> None:
    """Under Santase rules these cases of a trick cannot come up: as if, for the test."""
    kind = type(FORMATS["winner"])

    def under(form: object, rules: Rules) -> tuple[str, ...]:
        gone = cases if rules.name == "santase" else ()
        return tuple(case for case in kind.cases if case not in gone)

    monkeypatch.setattr(kind, "cases_under", under)


def test_the_rules_of_the_course_are_kept_and_checked() -> None:
    assert Progress.from_text(SANTASE.to_text()) == SANTASE
    assert SANTASE.course_rules.name == "santase"
    assert Progress().rules == "classic"
    assert "rules" not in Progress().to_json()
    with pytest.raises(RulesError):
        Progress().with_rules("bridge")
    for wrong in ("bridge", 7, None, [], {}):
        read = Progress.from_json({"rules": wrong})
        assert read.rules == "classic"
        assert "rules" in read.notes[0]


def test_merging_keeps_the_rules_that_were_chosen() -> None:
    assert SANTASE.merged(Progress()).rules == "santase"
    assert Progress().merged(SANTASE).rules == "santase"


def test_rules_for_more_than_two_are_refused() -> None:
    for name, rules in PRESETS.items():
        if rules.players != 2:
            with pytest.raises(RulesError):
                Progress().with_rules(name)


@pytest.mark.parametrize("name", FAR)
@pytest.mark.parametrize("lesson", lessons())
def test_every_lesson_can_be_mastered_under_other_rules(lesson: str, name: str) -> None:
    walk = take(lesson, progress=Progress().with_rules(name))
    assert walk.run.record.state == "mastered"
    assert walk.run.note == ""


def after_one(run: LessonRun) -> LessonRun:
    """The lesson after its first question, which has nothing before it that must be read."""
    stage = run.stage
    assert isinstance(stage, ItemsStage)
    assert stage.item is not None
    run.answer(right_answer(stage.item))
    run.press("next")
    return run


def test_a_check_shrinks_in_proportion_and_the_lesson_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leave_out(monkeypatch, "trump-led", "two-trumps")
    fit = fitted(lessons()["one-trick"], PRESETS["santase"])
    whole = next(step for step in lessons()["one-trick"].steps if step.kind == "mastery")
    check = next(step for step in fit.lesson.steps if step.kind == "mastery")
    assert (whole.parts[0].count, whole.parts[0].need) == (12, 12)
    assert (check.parts[0].count, check.parts[0].need) == (9, 9)
    assert (len(fit.lesson.delayed[0].cases), fit.lesson.delayed_need) == (5, 5)
    view = lesson_view(after_one(begin("one-trick", SANTASE).run))
    assert any("Santase" in line for line in view["prompt"]["lines"])
    assert lesson_view(begin("one-trick").run)["prompt"]["lines"] == []
    walk = take("one-trick", progress=SANTASE)
    assert {item.case for _, item, _, _ in walk.told}.isdisjoint({"trump-led", "two-trumps"})
    assert walk.run.record.state == "mastered"


def test_need_is_rounded_up(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_out(monkeypatch, "trump-low")
    fit = fitted(lessons()["one-trick"], PRESETS["santase"])
    # 5 of 6 a day later, without one of the six: 5 * 5 / 6, rounded up.
    assert fit.lesson.delayed_need == 5
    assert fit.lesson.delayed[0].count == 5


def test_a_lesson_without_a_check_goes_by_classic_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_out(monkeypatch, *FORMATS["winner"].cases)
    run = begin("one-trick", SANTASE).run
    assert run.rules is CLASSIC
    assert run.lesson == lessons()["one-trick"]
    assert any("Classic" in line for line in lesson_view(after_one(run))["prompt"]["lines"])


def test_a_step_begun_under_other_rules_begins_again_and_says_so() -> None:
    walk = take("one-trick", most=12)
    assert walk.run.at > 0
    progress = walk.run.progress.with_rules("santase")
    run = LessonRun.resume(walk.run.lesson, progress, rng=walk.run.rng, now=walk.run.now)
    assert run.at == walk.run.at
    assert run.stage.to_save()["at"] == 0
    assert "other rules" in run.note
    back = take("one-trick", progress=progress, most=3)
    again = LessonRun.resume(walk.run.lesson, back.run.progress, rng=walk.run.rng, now=walk.run.now)
    assert (again.note, again.at) == ("", back.run.at)
    assert again.stage.to_save() == back.run.stage.to_save()


@pytest.mark.parametrize(
    ("lesson", "kind", "rules"),
    [("certain-closes", "deal", "schnapsen"), ("strict-phase", "faded", "bicycle")],
)
def test_a_step_that_other_rules_go_without_leaves_the_learner_near(
    lesson: str, kind: str, rules: str
) -> None:
    walk = begin(lesson)
    while walk.run.steps[walk.run.at].kind != kind:
        assert step(walk, right_answer)
    progress = walk.run.progress.with_rules(rules)
    run = LessonRun.resume(lessons()[lesson], progress, rng=Random(1), now=walk.run.now)
    assert kind not in {one.kind for one in run.steps}
    assert abs(run.at - walk.run.at) <= 1
    assert "other rules" in run.note


def test_an_item_with_a_seven_is_found_again_after_a_reload() -> None:
    rules = "spielregeln-2+"
    assert PRESETS[rules].exchange_rank is Rank.SEVEN
    walk = begin("nine-of-trumps", Progress().with_rules(rules))
    sevens = 0
    while step(walk, right_answer):
        stage = walk.run.stage
        if not isinstance(stage, ItemsStage) or stage.item is None:
            continue
        if Rank.SEVEN not in {card.rank for card in stage.item.cards}:
            continue
        sevens += 1
        read = Progress.from_text(walk.run.progress.to_text())
        again = LessonRun.resume(walk.run.lesson, read, rng=Random(9), now=walk.run.now)
        assert again.note == ""
        assert again.stage.to_save() == stage.to_save()
    assert sevens


def rule_shown(lesson: str, skill: str, progress: Progress) -> tuple[str, ...]:
    """What "Show the rule" shows in the practice of *lesson* at the first question of *skill*."""
    run = begin(lesson, progress).run
    run._go([step.kind for step in run.steps].index("practice"))
    stage = run.stage
    assert isinstance(stage, ItemsStage)
    while stage.item is None or stage.item.skill != skill:
        run.answer(right_answer(stage.item))  # type: ignore[arg-type]
        run.press("next")
    run.press("rule")
    return tuple(lesson_view(run)["prompt"]["list"])


def test_the_rule_of_a_question_is_that_of_the_rules_chosen() -> None:
    plain = rule_shown("draw-and-lead", "dealing-in-turn", Progress())
    assert plain == lessons()["draw-and-lead"].rules["dealing-in-turn"]
    winner = rule_shown("draw-and-lead", "dealing-in-turn", SANTASE)
    assert winner == ("Under these rules the winner of a deal deals the next.", plain[1])


@pytest.mark.parametrize("name", [name for name, one in PRESETS.items() if one.players == 2])
def test_where_the_pack_or_the_hand_is_another_it_is_said_that_boards_keep_to_classic(
    name: str,
) -> None:
    rules = PRESETS[name]
    others = (len(rules.pack), rules.hand_size) != (24, 6)
    for lesson in lessons().values():
        fit = fitted(lesson, rules)
        line = "Many boards keep to Classic: 24 cards in the pack, 6 in a hand."
        assert (line in fit.line) is (others and fit.rules == rules)
        run = begin(lesson.id, Progress().with_rules(name)).run
        shown = []
        for at in range(len(run.steps)):
            run._go(at)
            if isinstance(run.stage, ItemsStage) and run.stage.step.kind != "recall":
                shown.append(fit.line in lesson_view(run)["prompt"]["lines"])
        assert not fit.line or all(shown)


def test_the_questions_on_the_exchange_name_no_nine_where_another_card_is_exchanged() -> None:
    for exercise in exercises().values():
        if exercise.skill.startswith("exchange-"):
            assert "nine" not in exercise.title
    walk = begin("nine-of-trumps", Progress().with_rules("spielregeln-2+"))
    titles = set()
    while step(walk, right_answer):
        titles.add(walk.views[-1]["prompt"]["title"])
    assert "May you exchange now?" in titles


@pytest.mark.parametrize("name", [name for name, one in PRESETS.items() if one.players == 2])
def test_no_profile_has_an_empty_step_or_a_check_that_cannot_be_passed(name: str) -> None:
    for lesson in lessons().values():
        run = begin(lesson.id, Progress().with_rules(name)).run
        fit = run.lesson
        for part in [*fit.delayed, *(part for one in fit.steps for part in one.parts)]:
            assert 0 < part.need <= part.count == sum(part.cases.values())
        assert 0 < fit.delayed_need <= sum(part.count for part in fit.delayed)
        assert [one.kind for one in fit.steps].count("mastery") == 1
        for at, one in enumerate(run.steps):
            run._go(at)
            view = lesson_view(run)
            assert view["prompt"]["title"]
            assert (view["step"]["index"], view["step"]["count"]) == (at + 1, len(fit.steps))
            if isinstance(run.stage, ItemsStage):
                assert len(view["dots"]) == len(run.stage.slots) > 0
                asked = sum(part.count for part in one.parts) or len(one.items)
                if one.kind in ("mastery", "predict", "faded"):
                    assert len(run.stage.slots) == asked


@pytest.mark.parametrize(
    ("name", "missing"), [("marriages", "no marriages"), ("nine-of-trumps", "no exchange")]
)
def test_what_the_rules_do_not_have_is_named(name: str, missing: str) -> None:
    fit = fitted(lessons()[name], PRESETS["spielregeln-2"])
    assert fit.rules == CLASSIC
    assert missing in fit.line


@pytest.mark.parametrize("name", [name for name, one in PRESETS.items() if one.players == 2])
def test_where_fixed_boards_go_by_classic_it_is_said(name: str) -> None:
    line = "Boards laid out beforehand go by Classic rules here."
    for lesson in lessons().values():
        fit = fitted(lesson, PRESETS[name])
        later = lesson.number > FOLLOWING and fit.rules != CLASSIC
        assert (line in fit.line) is later


def fresh(exercise: str, name: str, many: int = 30) -> Iterator[Item]:
    """Fresh questions of each case of *exercise* under the rules *name*."""
    one, rules = exercises()[exercise], PRESETS[name]
    for case in set(one.cases) & set(FORMATS[one.format].cases_under(rules)):
        for seed in range(many):
            yield generate(one, case, Random(f"{case} {seed}"), rules)


@pytest.mark.parametrize("name", ["classic", "kawu", "schnapsen", "bicycle"])
def test_a_draw_is_asked_about_only_where_deals_are_drawn(name: str) -> None:
    cases = FORMATS["match-score"].cases_under(PRESETS[name])
    asked = any(case.endswith("draw") for case in cases)
    assert asked is not PRESETS[name].last_trick_wins_deal


def test_a_pair_that_brings_nothing_is_told_as_that() -> None:
    told = [
        str(item_board(item, "", None, closed=False))
        for exercise in ("claim-or-not", "score-the-deal", "count-both")
        for item in fresh(exercise, "kawu")
    ]
    assert not [one for one in told if "announced 0" in one]
    assert [one for one in told if "worth nothing" in one]


def test_nothing_is_said_of_beating_where_only_following_is_asked() -> None:
    assert not PRESETS["bicycle"].must_head
    for item in fresh("legal-cards", "bicycle", 6):
        for answer in islice(all_answers(item), 200):
            assert "nothing you hold beats" not in " ".join(feedback(item, answer).lines)
