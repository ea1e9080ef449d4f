"""One lesson as a widget: `Lesson("six-ranks")`."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from secrets import randbits
from typing import Any

from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons

from .base import KitWidget, built
from .options import OPTIONS_STORE, clean_options

STORE = "progress"


class Lesson(KitWidget):
    """A lesson, from its first card to its check.

    The widget takes answers and buttons, and hands the learner's progress to the browser after
    each; on the next visit the browser sends it back and the lesson goes on at the same item.
    *now* and *seed* are for tests.

    >>> lesson = Lesson("six-ranks")
    >>> lesson.view["prompt"]["title"]
    'Your lead. Tap a card.'
    """

    _esm = built("lesson_panel.js")
    _css = built("lesson_panel.css")

    def __init__(
        self,
        name: str,
        *,
        now: Callable[[], float] = time.time,
        seed: int | None = None,
        **traits: Any,
    ) -> None:
        if name not in lessons():
            raise ValueError(f"no lesson {name!r}; there are: {', '.join(lessons())}")
        super().__init__(**traits)
        self._name = name
        self._now = now
        # One seed for this widget: the cards seen first stay when the browser has nothing to add.
        self._seed = randbits(64) if seed is None else seed
        self.run = self._open(Progress())
        self._show()

    def on_intent(self, intent: dict[str, Any]) -> None:
        """Take up a save, an answer or a button."""
        kind = intent["intent"]
        if kind == "hello":
            self._hello(intent.get("saves"))
            return
        if kind == "answer":
            self.run.answer(intent.get("answer"))
        elif kind == "button":
            self.run.press(intent.get("button"))
        else:
            return
        self.save(STORE, self.run.progress.to_json())
        self._show()

    def _hello(self, saves: object) -> None:
        """Go on where the browser says the learner was; what was done here already is kept.

        The page may be opened long after this cell ran (kernels are warmed up ahead), or a
        second time on the same kernel: then the run in hand is the further one.
        """
        kept = saves if isinstance(saves, dict) else {}
        self.options = {**self.options, **clean_options(kept.get(OPTIONS_STORE))}
        progress = Progress.from_json(kept.get(STORE))
        event = self.run.event + 1
        if self.run.event == 0:
            self.run = self._open(progress)
        else:
            self.run.progress = self.run.progress.merged(progress)
        if progress.notes:
            self.run.note = " ".join(progress.notes)
        self.run.event = event
        self._show()

    def _show(self) -> None:
        self.view = lesson_view(self.run, deck=self.options["deck"])

    def _open(self, progress: Progress) -> LessonRun:
        lesson = lessons()[self._name]
        return LessonRun.resume(lesson, progress, rng=Random(self._seed), now=self._now)

    def __repr__(self) -> str:
        """Return what to type to get this lesson."""
        return f"Lesson({self._name!r})"
