"""Work that takes seconds, done in the pauses of a kernel, so that a widget answers in between."""

from __future__ import annotations

import asyncio

from .base import KitWidget

PAUSE = 0.005
"""Seconds between two slices of work, for whatever the learner does meanwhile."""


class WorksInPauses(KitWidget):
    """A widget with something to work out slice by slice while nothing is asked of it.

    A subclass says what a slice is, and what to show when all is done.
    """

    _working = False

    def _work_a_slice(self) -> bool:
        """Work a little; return whether anything was left to do."""
        raise NotImplementedError

    def _worked_out(self) -> None:
        """Show what came out."""
        raise NotImplementedError

    def _while_working(self) -> None:
        """Tell, now and then, how far the work is."""

    def _start_work(self) -> None:
        """Begin to work in the pauses, if nobody does so yet; needs a running loop."""
        loop = running_loop()
        if loop is None or self._working:
            return
        self._working = True
        # Kept, so that the task is not collected before it is done.
        self._task = loop.create_task(self._work_in_pauses())

    async def _work_in_pauses(self) -> None:
        try:
            # A widget that was closed has no comm any more: nobody would see what comes out.
            while self.comm is not None and self._work_a_slice():
                self._while_working()
                await asyncio.sleep(PAUSE)
        except Exception:  # a task has no caller to raise to; the next intent begins it again
            self.log.exception("work_in_pauses")
            return
        finally:
            self._working = False
        if self.comm is not None:
            self._worked_out()


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Return the loop of the kernel; None in a script or a test, where nobody waits."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
