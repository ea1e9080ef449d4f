"""A lesson being taken: where the learner is, what an answer or a button does, and the saving.

>>> from random import Random
>>> from sixtysix_teach.classroom.lessons import lessons
>>> run = LessonRun.start(lessons()["six-ranks"], Progress(), rng=Random(1), now=lambda: 0.0)
>>> run.answer("TH")
>>> run.stage.table.taken(0)
[12]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from sixtysix_teach.classroom.deal_stage import DealStage
from sixtysix_teach.classroom.ending_stage import EndingStage
from sixtysix_teach.classroom.items import RefusedError
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.lessons import Lesson
from sixtysix_teach.classroom.own_deals_stage import OwnCloseStage, OwnDealsStage
from sixtysix_teach.classroom.place import (
    DEALS_KEPT,
    UNFIT,
    check_stands,
    deals_of,
    rules_of,
    step_of,
)
from sixtysix_teach.classroom.plan import warm_up
from sixtysix_teach.classroom.post_mortem_stage import PostMortemStage
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.classroom.records import LEARNING, MASTERED, LessonRecord
from sixtysix_teach.classroom.short_way import went_on
from sixtysix_teach.classroom.stages import (
    BACK,
    NEXT,
    PRACTISE,
    RESTART,
    PagesStage,
    PlayStage,
    Stage,
    SummaryStage,
)
from sixtysix_teach.classroom.steps import Step
from sixtysix_teach.classroom.sureness import with_bet
from sixtysix_teach.classroom.under_rules import fitted
from sixtysix_teach.classroom.words import say
from sixtysix_teach.presets import CLASSIC

VERSION = 1


class LessonRun:
    """One lesson under way.

    ``lesson`` holds only what can come up under ``rules``, those of the course; ``rules_line`` says
    so. ``progress`` is replaced as the learner goes; ``note`` is a remark to show once, such as
    that a save could not be read. An answer or button that does not fit sets ``note`` and changes
    nothing.
    """

    def __init__(
        self, lesson: Lesson, progress: Progress, *, rng: Random, now: Callable[[], float]
    ) -> None:
        fit = fitted(lesson, progress.course_rules)
        self.lesson = fit.lesson
        self.rules = fit.rules
        self.rules_line = fit.line
        self.progress = progress
        self.rng = rng
        self.now = now
        self.note = ""
        self.event = 0
        self.delayed = False
        self.played: tuple[str, ...] = ()
        self.went: dict[str, bool] = {}
        self.steps = self.lesson.steps
        self.at = 0
        self.stage: Stage = self._stage()

    @classmethod
    def start(
        cls, lesson: Lesson, progress: Progress, *, rng: Random, now: Callable[[], float]
    ) -> LessonRun:
        """Return a new run: the lesson, or its check a day later when that is due."""
        run = cls(lesson, progress, rng=rng, now=now)
        due = progress.delayed_due(lesson.id, now())
        if run.lesson.delayed and (due or check_stands(run.record, now())):
            run._go_delayed(due=due)
        return run

    @classmethod
    def resume(
        cls, lesson: Lesson, progress: Progress, *, rng: Random, now: Callable[[], float]
    ) -> LessonRun:
        """Return the run saved in *progress* at the same item, or a new one.

        What cannot be read begins the step again, or the lesson, and says so in ``note``.
        """
        run = cls.start(lesson, progress, rng=rng, now=now)
        saved = progress.lesson(lesson.id).run
        if saved is None or run.delayed:
            return run
        try:
            run.take_up(saved)
        except UNFIT:
            run = cls.anew(lesson, progress, rng=rng, now=now)
        return run

    @classmethod
    def anew(
        cls, lesson: Lesson, progress: Progress, *, rng: Random, now: Callable[[], float]
    ) -> LessonRun:
        """Return a new run in place of one that cannot be read or drawn, and say so in ``note``."""
        run = cls.start(lesson, progress, rng=rng, now=now)
        run.note = say("run.unreadable")
        return run

    # ------------------------------------------------------------ what the learner does

    def answer(self, raw: object) -> None:
        """Take an answer as a front end sends it: an id, a list of ids, or a number."""
        self._do(lambda: self.stage.answer(raw))

    def press(self, button: object) -> None:
        """Take a button by its id; one that is not offered is politely refused."""
        where: list[str] = []
        if not isinstance(button, str):
            self._do(lambda: _refuse("button"))
            return
        self._do(lambda: where.append(self.stage.press(button)))
        if where == [NEXT] and self.at + 1 < len(self.steps):
            self._go(self.at + 1)
        elif where == [PRACTISE]:
            self._leave_delayed()
            kinds = [step.kind for step in self.steps]
            self._go(kinds.index("practice"))
        elif where == [RESTART]:
            self._leave_delayed()
            self.went = {}
            self._go(0)
        elif where == [BACK]:
            self._leave_delayed()
            self._go(0)
            with suppress(*UNFIT):
                self.take_up(self.record.run or {})
        self._remember()

    def _do(self, action: Callable[[], object]) -> None:
        self.event += 1
        self.note = ""
        try:
            action()
        except RefusedError as refused:
            self.note = say(f"refused.{refused.key}", **refused.facts)
        self._remember()

    # ------------------------------------------------------------ what the stages report

    @property
    def record(self) -> LessonRecord:
        """The record of this lesson in the progress."""
        return self.progress.lesson(self.lesson.id)

    def tried(self, exercise: str, case: str, tag: str, *, right: bool) -> None:
        """Count an item that was answered."""
        self.progress = self.progress.tried(exercise, case, tag, right=right, now=self.now())

    def went_on(self, skill: str, *, good: bool) -> None:
        """Note how an item of *skill* went at the first try; *good*: right and without help."""
        self.went = went_on(self.went, self.steps[self.at].kind, skill, good=good)

    def bet(self, sure: int, *, right: bool) -> None:
        """Count a bet for what the learner's sureness is worth."""
        kept = with_bet(self.progress.sure, sure, right=right)
        self.progress = replace(self.progress, sure=kept)

    def practised(self) -> None:
        """Count the practice as done."""
        self._change(practised=True)

    def checked(self, kind: str, *, good: bool) -> None:
        """Count a check: the lesson's own, or the one a day later."""
        if kind == "delayed":
            self.progress = self.progress.delayed(self.lesson.id, good=good, now=self.now())
        elif good:
            self._change(practised=True)
            self.progress = self.progress.mastered(self.lesson.id, now=self.now())

    def keep_line(self, line: str) -> None:
        """Keep the line of the summary that the learner chose."""
        self._change(kept=line)

    def licensed(self) -> None:
        """Count a whole deal that was played right without help: the first one is dated."""
        self.progress = replace(self.progress, licence=self.progress.licence or self.now() or 1.0)

    def keep_deal(self, line: str) -> None:
        """Keep a finished deal of a match, in one line, for the steps that look back at it."""
        self.played = (*self.played, line)[-DEALS_KEPT:]

    def _change(self, **fields: Any) -> None:
        self.progress = self.progress.with_lesson(self.lesson.id, replace(self.record, **fields))

    # ------------------------------------------------------------ where the learner is

    def _stage(self) -> Stage:
        step = self.steps[self.at]
        return STAGES.get(step.kind, ItemsStage)(self, step)

    def _go(self, at: int) -> None:
        self.at = at
        self.stage = self._stage()

    def _go_delayed(self, *, due: bool) -> None:
        """Go to the check a day later: a new one, one under way, or how it went today."""
        label = say("run.delayed_label")
        self.delayed = True
        before = warm_up(self.lesson, self.rules, self.rng, say("run.delayed_before"))
        self.steps = (Step(kind="delayed", label=label, parts=(*before, *self.lesson.delayed)),)
        self._go(0)
        saved = self.record.check
        if saved and rules_of(saved) == self.rules.name:
            with suppress(*UNFIT):
                self.load(saved)
        if due and isinstance(self.stage, ItemsStage) and self.stage.results() is not None:
            self._go(0)

    def _leave_delayed(self) -> None:
        if self.delayed:
            self._change(check=None)
        self.delayed = False
        self.steps = self.lesson.steps

    # ------------------------------------------------------------ saving

    def to_save(self) -> dict[str, Any]:
        """Return where the learner is, as plain JSON without anything hidden."""
        return {
            "version": VERSION,
            "lesson": self.lesson.id,
            "kind": self.steps[self.at].kind,
            "step": self.at,
            "stage": self.stage.to_save(),
            **({"played": list(self.played)} if self.played else {}),
            **({"went": self.went} if self.went else {}),
            **({} if self.rules.name == CLASSIC.name else {"rules": self.rules.name}),
        }

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Go on at a place in the lesson, or at the start of its step, which ``note`` then says.

        Anything of which not even the step can be read is one of ``UNFIT``.
        """
        moved = rules_of(saved) != self.rules.name
        if moved:
            self.note = say("run.other_rules")
        else:
            try:
                self.load(saved)
                return
            except UNFIT:
                self.note = say("run.unreadable_step")
        self.played = deals_of(saved)
        self._go(step_of(saved, self.steps, near=moved))

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take up a save of this lesson; anything unfit is a ``ValueError``."""
        if saved.get("version") != VERSION or saved.get("lesson") != self.lesson.id:
            raise ValueError("version or lesson")
        at, stage = step_of(saved, self.steps), saved.get("stage")
        if not isinstance(stage, Mapping):
            raise ValueError("stage")
        played = deals_of(saved)
        if list(played) != saved.get("played", []):
            raise ValueError("played")
        went = saved.get("went", {})
        if not isinstance(went, dict) or not all(type(good) is bool for good in went.values()):
            raise ValueError("went")
        self.went = {str(skill): good for skill, good in went.items()}
        # First the deals: the steps that look back at them ask for them at once.
        self.played = played
        self._go(at)
        self.stage.load(stage)

    def is_behind(self, both: Progress) -> bool:
        """Return whether *both*, with what was kept elsewhere, has a later place than this run."""
        return both.lesson(self.lesson.id).done > self.record.done

    def _remember(self) -> None:
        """Put the place into the progress; a passed check is never taken back."""
        done = self.record.done + 1
        if self.delayed:
            self._change(check=self.to_save(), done=done)
            return
        state = self.record.state if self.record.state == MASTERED else LEARNING
        place = {"step": self.at, "steps": len(self.steps), "run": self.to_save()}
        self._change(state=state, done=done, **place)


# The other kinds of step ask items, one after the other.
STAGES: dict[str, Callable[[LessonRun, Step], Stage]] = {
    "play": PlayStage,
    "deal": DealStage,
    "ending": EndingStage,
    "example": PagesStage,
    "own-close": OwnCloseStage,
    "own-deals": OwnDealsStage,
    "post-mortem": PostMortemStage,
    "summary": SummaryStage,
}


def _refuse(key: str) -> None:
    raise RefusedError(key)
