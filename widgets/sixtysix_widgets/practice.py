"""Items outside a lesson as a widget: `Practice("review")`, `Practice("placement")`."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from secrets import randbits
from typing import Any

from sixtysix_teach.classroom import Progress
from sixtysix_teach.classroom.practice import PAGES, PracticeRun, practice_view

from .base import KitWidget, built
from .lesson_panel import STORE
from .options import OPTIONS_STORE, clean_options


class Practice(KitWidget):
    """Three items to review, or the questions that show which lessons can be skipped.

    What is answered is kept with the learner's progress; the place in it is not. *now* and *seed*
    are for tests.

    >>> Practice("placement").view["heading"]["title"]
    'What do you know?'
    """

    _esm = built("lesson_panel.js")
    _css = built("lesson_panel.css")

    def __init__(
        self,
        kind: str,
        *,
        now: Callable[[], float] = time.time,
        seed: int | None = None,
        **traits: Any,
    ) -> None:
        if kind not in PAGES:
            raise ValueError(f"no practice {kind!r}; there are: {', '.join(PAGES)}")
        super().__init__(**traits)
        self._kind = kind
        self._now = now
        self._seed = randbits(64) if seed is None else seed
        self.run = self._open(Progress())
        self._show()

    def on_intent(self, intent: dict[str, Any]) -> None:
        """Take up what the browser keeps, an answer or a button."""
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
        """Begin for this learner; on a second visit to the same kernel go on."""
        kept = saves if isinstance(saves, dict) else {}
        self.options = {**self.options, **clean_options(kept.get(OPTIONS_STORE))}
        progress = Progress.from_json(kept.get(STORE))
        event = self.run.event + 1
        if self.run.event == 0:
            self.run = self._open(progress)
        else:
            self.run.progress = self.run.progress.merged(progress)
        self.run.event = event
        self._show()

    def _show(self) -> None:
        self.view = practice_view(self.run, deck=self.options["deck"])

    def _open(self, progress: Progress) -> PracticeRun:
        return PracticeRun.begin(self._kind, progress, rng=Random(self._seed), now=self._now)

    def __repr__(self) -> str:
        """Return what to type to get this practice."""
        return f"Practice({self._kind!r})"
