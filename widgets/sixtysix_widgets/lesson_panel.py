"""One lesson as a widget: `Lesson("six-ranks")`."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.work import WorkingStage, is_waiting, work_on

from .pauses import WorksInPauses, running_loop
from .run_panel import RunPanel

TELL = 0.5
"""Seconds after which it is shown anew how far the work is."""


class Lesson(RunPanel[LessonRun], WorksInPauses):
    """A lesson, from its first card to its check.

    The widget takes answers and buttons, and hands the learner's progress to the browser after
    each; on the next visit the browser sends it back and the lesson goes on at the same item.
    *now* and *seed* are for tests.

    >>> lesson = Lesson("six-ranks")
    >>> lesson.view["prompt"]["title"]
    'Your lead. Tap a card.'
    """

    def __init__(self, name: str, **more: Any) -> None:
        """Open the lesson *name*; ValueError for one that there is not."""
        if name not in lessons():
            raise ValueError(f"no lesson {name!r}; there are: {', '.join(lessons())}")
        self._name = name
        super().__init__(**more)

    def _met(self, progress: Progress) -> None:
        if progress.notes:
            self.run.note = " ".join(progress.notes)

    def _show(self) -> None:
        if isinstance(self.run.stage, WorkingStage):
            # Without a kernel nobody waits: a script or a test gets what takes long at once.
            self.run.stage.in_slices = running_loop() is not None
        self.view = lesson_view(self.run, deck=self.options["deck"])
        self._told = time.monotonic()
        if isinstance(self.run.stage, WorkingStage):
            self._start_work()

    def _work_a_slice(self) -> bool:
        return work_on(self.run.stage)

    def _while_working(self) -> None:
        if is_waiting(self.view) and time.monotonic() >= self._told + TELL:
            self._show()

    def _worked_out(self) -> None:
        if is_waiting(self.view):
            self._show()

    def _open(self, progress: Progress, rng: Random) -> LessonRun:
        return LessonRun.resume(lessons()[self._name], progress, rng=rng, now=self._now)

    def _anew(self, progress: Progress, rng: Random) -> LessonRun:
        return LessonRun.anew(lessons()[self._name], progress, rng=rng, now=self._now)

    def __repr__(self) -> str:
        """Return what to type to get this lesson."""
        return f"Lesson({self._name!r})"
