"""One lesson as a widget: `Lesson("six-ranks")`."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.work import WorkingStage, is_waiting, work_on

from .run_panel import RunPanel

PAUSE = 0.005
"""Seconds between two slices of work, for whatever the learner does meanwhile."""

TELL = 0.5
"""Seconds after which it is shown anew how far the work is."""


class Lesson(RunPanel[LessonRun]):
    """A lesson, from its first card to its check.

    The widget takes answers and buttons, and hands the learner's progress to the browser after
    each; on the next visit the browser sends it back and the lesson goes on at the same item.
    *now* and *seed* are for tests.

    >>> lesson = Lesson("six-ranks")
    >>> lesson.view["prompt"]["title"]
    'Your lead. Tap a card.'
    """

    _working = False

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
            self.run.stage.in_slices = _running_loop() is not None
        self.view = lesson_view(self.run, deck=self.options["deck"])
        self._work_on()

    def _work_on(self) -> None:
        """Work in the pauses on what takes seconds, so that the page answers in between."""
        loop = _running_loop()
        if loop is None or self._working or not isinstance(self.run.stage, WorkingStage):
            return
        self._working = True
        # Kept, so that the task is not collected before it is done.
        self._task = loop.create_task(self._work_in_pauses())

    async def _work_in_pauses(self) -> None:
        told = time.monotonic()
        try:
            # A widget that was closed has no comm any more: nobody would see what comes out.
            while self.comm is not None and work_on(self.run.stage):
                if is_waiting(self.view) and time.monotonic() >= told + TELL:
                    self._show()
                    told = time.monotonic()
                await asyncio.sleep(PAUSE)
        except Exception:  # a task has no caller to raise to; the next intent begins it again
            self.log.exception("work_in_pauses")
            return
        finally:
            self._working = False
        if self.comm is not None and is_waiting(self.view):
            self._show()

    def _open(self, progress: Progress, rng: Random) -> LessonRun:
        return LessonRun.resume(lessons()[self._name], progress, rng=rng, now=self._now)

    def _anew(self, progress: Progress, rng: Random) -> LessonRun:
        return LessonRun.anew(lessons()[self._name], progress, rng=rng, now=self._now)

    def __repr__(self) -> str:
        """Return what to type to get this lesson."""
        return f"Lesson({self._name!r})"


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
