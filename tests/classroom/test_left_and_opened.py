"""A page may be closed at any moment: opened again, with a new kernel, it shows what it showed.

Each lesson is walked through every kind of moment: before an answer, after a wrong and a right one,
with hints and with the rule, in the midst of a deal, in a check, when it failed, at the end.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from sixtysix_teach.actions import Play
from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.deal_stage import DealStage
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.mastery import DAY
from sixtysix_teach.classroom.memory_record import MemoryRecord
from sixtysix_teach.classroom.practice import PAGES, EndStage, PracticeRun, practice_view
from sixtysix_teach.classroom.records import MASTERED
from sixtysix_teach.classroom.stages import PlayStage, SummaryStage

LESSONS = list(lessons())
AWAY = ("to_check", "move_on", "skip_deal", "practise", "start_over", "restart", "another_play")
"""Buttons of which each is pressed at most once: they lead on, or back."""


def as_browser(value: Any) -> Any:
    """What a browser keeps: whole numbers have no point there."""
    if isinstance(value, dict):
        return {name: as_browser(part) for name, part in value.items()}
    if isinstance(value, list):
        return [as_browser(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def kept(progress: Progress) -> Progress:
    """What is left of a learner's progress when the page, the kernel and the server are gone."""
    read = Progress.from_json(json.loads(json.dumps(as_browser(progress.to_json()))))
    assert read.notes == ()
    return read


def opened(run: LessonRun) -> LessonRun:
    """The same page, in a new kernel."""
    progress = kept(run.progress)
    if isinstance(run, PracticeRun):
        return PracticeRun.begin(run.kind, progress, rng=Random(99), now=run.now)
    return LessonRun.resume(lessons()[run.lesson.id], progress, rng=Random(99), now=run.now)


def shown(run: LessonRun) -> dict[str, Any]:
    """What stands on the page, but for the remark on a tap that could not be taken."""
    view = practice_view(run) if isinstance(run, PracticeRun) else lesson_view(run)
    return {**json.loads(json.dumps(view)), "event": 0}


class Learner:
    """Tries everything a page offers, and opens it anew after each thing done."""

    def __init__(self, run: LessonRun) -> None:
        self.run = run
        self.met: set[tuple[str, str]] = set()
        self.pressed: set[tuple[int, str]] = set()
        self.missed: set[object] = set()

    def do(self, kind: str, action: Callable[[], object]) -> None:
        """Do something; what the page shows then, it shows when it is opened again."""
        self.met.add((self.run.steps[self.run.at].kind, kind))
        action()
        if self.run.note:
            assert not kind.startswith(("right", "wrong", "button"))
            self.run.note = ""
        before, again = shown(self.run), opened(self.run)
        assert again.note == ""
        assert shown(again) == before, (kind, self.run.to_save())

    def step(self) -> bool:
        """Do the next thing; False where nothing is left."""
        run, stage = self.run, self.run.stage
        if isinstance(stage, EndStage):
            return False
        if isinstance(stage, ItemsStage) and stage.item is not None and not stage.closed:
            return self.item(stage)
        if isinstance(stage, DealStage) and self.refused(stage):
            return True
        if isinstance(stage, SummaryStage) and not stage.kept:
            self.do("line", lambda: run.answer(stage.ids()[-1]))
            return True
        return self.button() or self.play()

    def item(self, stage: ItemsStage) -> bool:
        """Help of each kind, then the answer: each kind is missed once, a check fails twice."""
        run, item, step = self.run, stage.item, self.run.steps[self.run.at]
        assert item is not None
        kind = (run.at, item.exercise)
        for button in ("begin", "look_on", "rule", "hint"):
            fits = button in stage.buttons() and not stage.solved
            if fits and (button == "look_on" or (run.at, button) not in self.pressed):
                self.pressed.add((run.at, button))
                self.do(f"button {button}", partial(run.press, button))
                return True
        wrong = next((one for one in all_answers(item) if not is_right(item, one)), None)
        misses = kind not in self.missed and wrong is not None
        if step.kind != "mastery" or (run.at, "practise") in self.pressed:
            self.missed.add(kind)
        value = wrong if misses and wrong is not None else right_answer(item)
        said = "wrong" if misses else "right"
        self.do(said, lambda: run.answer(list(value) if isinstance(value, tuple) else value))
        return True

    def refused(self, stage: DealStage) -> bool:
        """Once in each deal, a card that may not be played."""
        view = stage.session.view
        kind = (self.run.at, "refused", stage.at)
        if stage.waits or stage.over or not view.my_turn or kind in self.missed:
            return False
        bad = [card.code for card in view.hand if view.why_illegal(Play(card)) is not None]
        if bad:
            self.missed.add(kind)
            self.do("refused", lambda: self.run.answer(bad[0]))
        return bool(bad)

    def button(self) -> bool:
        """A button: each that leads away once, hints now and then, else the first."""
        run, names = self.run, self.run.stage.buttons()
        names = tuple(name for name in names if not name.startswith("do:") and name != "go_on")
        fresh = [name for name in names if (run.at, name) not in self.pressed]
        back = isinstance(run.stage, SummaryStage) or run.delayed
        open_ = [name for name in fresh if name not in AWAY and not (back and name != "next")]
        chosen = open_[-1] if open_ else names[0] if names and names[0] != "hint" else ""
        retry = [name for name in fresh if name in ("check_again", "practise")]
        chosen = retry[0] if retry and not back else chosen
        if not chosen or chosen in ("restart", "start_over"):
            return False
        if names[0] == "check_again" and not fresh:
            chosen = "move_on"
        self.pressed.add((run.at, chosen))
        self.do(f"button {chosen}", lambda: run.press(chosen))
        return True

    def play(self) -> bool:
        """The next card of a deal, a few cards or an ending, or a guess."""
        run, stage = self.run, self.run.stage
        if isinstance(stage, PlayStage) and not stage.waits:
            self.do("card", lambda: run.answer(stage.table.your_hand[0].code))
            return True
        auto = getattr(stage, "auto_action", None)
        if auto is None:
            return False
        done: list[bool] = []
        run._do(lambda: done.append(auto()))
        if done == [True]:
            self.do("played", lambda: None)
        return done == [True]


def walk(run: LessonRun, most: int = 700) -> Learner:
    learner = Learner(run)
    assert shown(opened(run)) == shown(run) or not run.progress.lessons
    for _ in range(most):
        if not learner.step():
            return learner
    raise AssertionError(f"no end: step {run.at}")


def begun(name: str, progress: Progress | None = None, at: float = 1e9) -> LessonRun:
    return LessonRun.resume(
        lessons()[name], progress or Progress(), rng=Random(name), now=lambda: at
    )


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_left_at_any_moment_goes_on_there(name: str) -> None:
    learner = walk(begun(name))
    run = learner.run
    assert run.steps[run.at].kind == "summary"
    assert run.record.kept
    steps = {step.kind for step in run.lesson.steps}
    assert {kind for kind, _ in learner.met} == steps
    # Each kind of moment was met, where the lesson has it.
    for kind in ("practice", "mastery"):
        assert {(kind, "wrong"), (kind, "right"), (kind, "button hint")} <= learner.met
    assert ("practice", "button rule") in learner.met
    assert ("practice", "button again") in learner.met
    assert ("mastery", "button check_again") in learner.met
    assert ("mastery", "button practise") in learner.met
    if name in ("draw-and-lead", "certain-closes", "capstone"):
        assert ("deal", "refused") in learner.met
    if name == "capstone":
        assert ("deal", "button split") in learner.met


def mastered(name: str, progress: Progress | None = None) -> Progress:
    """A learner who has mastered the lesson and kept no line: its page was closed right then."""
    run = begun(name, progress)
    run._go(len(run.steps) - 1)
    run.checked("mastery", good=True)
    run.answer(None)
    assert run.record.state == MASTERED
    return run.progress


@pytest.mark.parametrize("name", LESSONS)
def test_a_check_a_day_later_goes_on_where_it_was_left(name: str) -> None:
    learner = Learner(begun(name, mastered(name), at=1e9 + DAY))
    run, said = learner.run, 0
    assert run.delayed
    while isinstance(run.stage, ItemsStage) and run.stage.results() is None:
        assert learner.step()
        assert opened(run).delayed
        said += 1
    assert said > 2 * len(run.stage.slots) - 2
    assert shown(opened(run)) == shown(run)
    # How it went is told as long as nothing else is done, on that day.
    tomorrow = LessonRun.resume(
        lessons()[name], kept(run.progress), rng=Random(3), now=lambda: 1e9 + 2 * DAY
    )
    assert tomorrow.delayed is not run.record.delayed_passed
    if tomorrow.delayed:
        assert tomorrow.stage.dots()[0] == "now"


def test_after_the_check_a_day_later_the_way_leads_back_to_where_the_lesson_was_left() -> None:
    before = begun("certain-closes", mastered("certain-closes"))
    before._go([step.kind for step in before.steps].index("deal"))
    before.answer(before.stage.session.view.playable[0].code)  # type: ignore[attr-defined]
    run = begun("certain-closes", kept(before.progress), at=1e9 + DAY)
    assert run.delayed
    while isinstance(run.stage, ItemsStage) and run.stage.results() is None:
        item = run.stage.item
        if item is None or run.stage.closed:
            run.press("next")
        else:
            value = right_answer(item)
            run.answer(list(value) if isinstance(value, tuple) else value)
    assert "to_lesson" in run.stage.buttons()
    run.press("to_lesson")
    assert shown(run) == shown(before)
    assert shown(opened(run)) == shown(before)


def practised(kind: str) -> PracticeRun:
    """A review, a placement check or a memory practice of somebody who has begun them all."""
    progress = Progress(memory=MemoryRecord(level=2, best=2, streak=1, deals=3))
    progress = mastered("counting", mastered("six-ranks", progress))
    progress = progress.tried("higher-card", "court", "tag", right=False, now=0.0)
    return PracticeRun.begin(kind, progress, rng=Random(4), now=lambda: 1e9)


@pytest.mark.parametrize("kind", PAGES)
def test_what_is_practised_outside_the_lessons_goes_on_where_it_was_left(kind: str) -> None:
    learner = Learner(practised(kind))
    run, said = learner.run, 0
    while isinstance(run.stage, ItemsStage):
        at = run.at
        if run.stage.at + 1 == len(run.stage.slots) and run.stage.closed:
            break
        assert learner.step()
        assert at == run.at
        said += 1
    assert said >= 2 * len(run.stage.dots()) - 1
    run.press("next")
    assert isinstance(run.stage, EndStage)
    # After the end there are new ones.
    again = opened(run)
    assert set(again.stage.dots()) == {"now", "todo"}
    assert set(run.progress.places) == {kind}


def test_a_practice_left_for_a_day_or_under_other_rules_begins_anew() -> None:
    run = practised("placement")
    Learner(run).step()
    assert opened(run).stage.dots()[0] != "now"
    for progress, at in ((run.progress, 1e9 + DAY), (run.progress.with_rules("santase"), 1e9)):
        new = PracticeRun.begin("placement", progress, rng=Random(1), now=lambda at=at: at)  # type: ignore[misc]
        assert new.stage.dots()[0] == "now"
        assert new.note == ""


def test_a_damaged_place_in_a_practice_begins_anew_and_says_so() -> None:
    run = practised("placement")
    Learner(run).step()
    place = run.progress.places["placement"]
    for bad in ({**place, "asked": place["asked"][1:]}, {**place, "stage": {}}):
        progress = replace(run.progress, places={"placement": bad})
        new = PracticeRun.begin("placement", kept(progress), rng=Random(1), now=run.now)
        assert "could not be read" in new.note
        assert new.stage.dots()[0] == "now"
        json.dumps(practice_view(new))


@pytest.mark.parametrize("name", LESSONS)
def test_in_a_lesson_that_has_changed_since_the_step_is_found_again(name: str) -> None:
    """A newer version of the kit has a step more before, or one less."""
    run = begun(name)
    for at, step in enumerate(run.steps):
        run._go(at)
        run._remember()
        before = shown(run)
        for moved in (at + 1, max(at - 1, 0)):
            saved = {**run.to_save(), "step": moved}
            progress = run.progress.with_lesson(name, replace(run.record, run=saved))
            again = LessonRun.resume(lessons()[name], kept(progress), rng=Random(99), now=run.now)
            assert again.steps[again.at].kind == step.kind
            if [one.kind for one in run.steps].count(step.kind) == 1:
                assert (again.note, shown(again)) == ("", before)


def moments() -> Iterator[LessonRun]:
    """The end of lesson 8, before and after a line is kept."""
    run = begun("certain-closes", mastered("certain-closes"))
    yield run
    run.answer("line-2")
    yield run


def test_a_page_closed_at_the_summary_opens_at_the_summary() -> None:
    for run in moments():
        again = opened(run)
        assert again.steps[again.at].kind == "summary"
        assert shown(again) == shown(run)
