"""Items outside a lesson as a widget: `Practice("review")`, `"memory"`, `"placement"`."""

from __future__ import annotations

from random import Random
from typing import Any

from sixtysix_teach.classroom import Progress
from sixtysix_teach.classroom.practice import PAGES, PracticeRun, practice_view

from .run_panel import RunPanel


class Practice(RunPanel[PracticeRun]):
    """Three items to review, three deals to remember, or what shows which lessons can be skipped.

    What is answered is kept with the learner's progress, and the place in it for a day. *now* and
    *seed* are for tests.

    >>> Practice("placement").view["heading"]["title"]
    'What do you know?'
    """

    def __init__(self, kind: str, **more: Any) -> None:
        """Open the practice *kind*; ValueError for one that there is not."""
        if kind not in PAGES:
            raise ValueError(f"no practice {kind!r}; there are: {', '.join(PAGES)}")
        self._kind = kind
        super().__init__(**more)

    def _show(self) -> None:
        self.view = practice_view(self.run, deck=self.options["deck"])

    def _open(self, progress: Progress, rng: Random) -> PracticeRun:
        return PracticeRun.begin(self._kind, progress, rng=rng, now=self._now)

    def _anew(self, progress: Progress, rng: Random) -> PracticeRun:
        return PracticeRun.fresh(self._kind, progress, rng=rng, now=self._now)

    def __repr__(self) -> str:
        """Return what to type to get this practice."""
        return f"Practice({self._kind!r})"
