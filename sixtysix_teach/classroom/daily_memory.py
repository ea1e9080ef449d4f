"""Three minutes of memory: three deals on a ladder, from the trumps to every card that is out.

The level is kept with the learner's progress, so that it goes along to another device.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.memory_record import IN_A_ROW, LADDER, MemoryRecord, read_memory
from sixtysix_teach.classroom.plan import Slot, cases_under
from sixtysix_teach.classroom.records import NOT_TRIED
from sixtysix_teach.classroom.stages import STAY
from sixtysix_teach.phrases import Phrases

if TYPE_CHECKING:
    from sixtysix_teach.classroom.progress import Progress

EXERCISE = "cards-remembered"
LESSON = "counting"
PAGE = "memory.ipynb"
BEGIN = "begin"
DEALS = 3
"""So many deals are three minutes at an easy pace: six tricks to look at, then one question."""
say = Phrases("practice.toml").say


def level_text(record: MemoryRecord) -> str:
    """Return a level in words: ``Level 2 of 4: the trumps and one more suit``."""
    what = say(f"memory.level.{LADDER[record.level - 1]}")
    return say("memory.stands", level=record.level, levels=len(LADDER), what=what)


def offered(progress: Progress) -> bool:
    """Return whether the daily practice is offered: once the lesson on counting was begun."""
    record = progress.lesson(LESSON)
    return record.state != NOT_TRIED and bool(
        cases_under(exercises()[EXERCISE], progress.course_rules)
    )


class MemoryStage(ItemsStage):
    """Three deals, each at the level that the learner has by then. No hints, no clock.

    The first cards are shown when the learner is ready for them.
    """

    def _plan(self) -> list[Slot]:
        self.before, self.ready = self.run.progress.memory, False
        return [Slot(EXERCISE, self._case()) for _ in range(DEALS)]

    def _case(self) -> str:
        """The kind of question of the level, or the nearest below that the rules allow."""
        allowed = cases_under(exercises()[EXERCISE], self.run.rules)
        level = self.run.progress.memory.level
        return next(case for case in reversed(LADDER[:level]) if case in allowed)

    def _open(self) -> None:
        self.slots[self.at].case = self._case()
        self.stands = self.run.progress.memory
        super()._open()
        self._tell()

    def _tell(self) -> None:
        """Say at which level the deal was laid out: an answer may have changed it since."""
        lines = [level_text(self.stands)]
        if not self.at:
            lines.append(say("memory.no_clock"))
        self.step = replace(self.step, lines=tuple(lines))

    def buttons(self) -> tuple[str, ...]:
        """Offer to begin, to look on, and to go on after an answer."""
        if not self.ready:
            return (BEGIN,)
        if self.look is not None:
            return ("look_on",)
        return ("next",) if self.closed else ()

    def press(self, button: str) -> str:
        """Take a button; return where the practice goes on."""
        if button != BEGIN or self.ready:
            return super().press(button)
        self.ready = True
        return STAY

    def opening(self) -> dict[str, Any]:
        """Return what is said before the first cards: at which level they are."""
        return {"title": say("memory.ready"), "lines": [level_text(self.stands)], "list": []}

    def _count(self, slot: Slot, *, right: bool, tag: str) -> None:
        # It moves the learner on the ladder only: nothing waits for the review, as tomorrow brings
        # new deals anyway. As in the lesson, one error in a whole hand is let pass.
        slot.result, slot.done = "good" if right else "bad", True
        progress = self.run.progress
        record = progress.memory.after(right=right, now=self.run.now())
        self.run.progress = replace(progress, memory=record)

    def to_save(self) -> dict[str, Any]:
        """Remember besides the level before all, and that of the deal."""
        levels = {"before": dict(vars(self.before)), "stands": dict(vars(self.stands))}
        return {**super().to_save(), **levels, "ready": self.ready}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take up the deal; anything unfit is a ``ValueError``."""
        before, stands = read_memory(saved.get("before")), read_memory(saved.get("stands"))
        super().load(saved)
        self.before, self.stands = before, stands
        self.ready = saved.get("ready") is True
        self._tell()


def end_lines(before: MemoryRecord, after: MemoryRecord) -> list[str]:
    """Return what is said at the end: up, down or as before, and what it is for."""
    moved = "same"
    if after.level != before.level:
        moved = "up" if after.level > before.level else "down"
    rule = say("memory.rule", row=IN_A_ROW)
    return [say(f"memory.{moved}"), level_text(after), rule, say("memory.honest")]
