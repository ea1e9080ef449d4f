"""What a lesson and a practice share as widgets: a run that takes answers and keeps progress."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from sixtysix_teach.chance import fresh_number
from sixtysix_teach.classroom import Progress
from sixtysix_teach.classroom.place import UNFIT

from .base import KitWidget, built
from .options import OPTIONS_STORE, clean_options

STORE = "progress"


class Run(Protocol):
    """What is taken: it changes with answers and buttons, and holds the learner's progress."""

    progress: Progress
    event: int

    def answer(self, raw: object) -> None:
        """Take an answer."""

    def press(self, button: object) -> None:
        """Take a button."""

    def is_behind(self, both: Progress) -> bool:
        """Return whether *both*, with what was kept elsewhere, has a later place than this run."""


AnyRun = TypeVar("AnyRun", bound=Run)


class RunPanel(KitWidget, Generic[AnyRun]):
    """A panel for a run, from the first card on.

    It hands the learner's progress to the browser after each answer and button; on the next visit
    the browser sends it back. *now* and *seed* are for tests.
    """

    _esm = built("lesson_panel.js")
    _css = built("lesson_panel.css")

    def __init__(
        self, *, now: Callable[[], float] = time.time, seed: int | None = None, **traits: Any
    ) -> None:
        super().__init__(**traits)
        self._now = now
        # One seed for this widget: the cards seen first stay when the browser has nothing to add.
        self._seed = fresh_number() if seed is None else seed
        self.run = self._open(Progress(), Random(self._seed))
        self._same_since = self.run.event
        self._show()

    @abstractmethod
    def _open(self, progress: Progress, rng: Random) -> AnyRun:
        """Return a run for a learner of that *progress*."""

    def _anew(self, progress: Progress, rng: Random) -> AnyRun:
        """Return a run in place of one that cannot be drawn."""
        return self._open(progress, rng)

    @abstractmethod
    def _show(self) -> None:
        """Set the view to the run's picture."""

    def _met(self, progress: Progress) -> None:
        """Take note of what the browser has sent."""

    def on_intent(self, intent: dict[str, Any]) -> None:
        """Take up a save, an answer or a button."""
        kind = intent["intent"]
        if kind == "hello":
            self._hello(intent.get("saves"))
            return
        if self._late(intent.get("event")):
            return
        if kind == "answer":
            self.run.answer(intent.get("answer"))
        elif kind == "button":
            self.run.press(intent.get("button"))
        else:
            return
        self.save(STORE, self.run.progress.to_json())
        self._same_since = self.run.event
        self._show()

    def _late(self, event: object) -> bool:
        """Return whether an intent was meant for a picture that is gone, such as a second tap.

        A front end may leave out which one it drew.
        """
        return type(event) is int and not self._same_since <= event <= self.run.event

    def _hello(self, saves: object) -> None:
        """Go on where the browser says the learner was; what was done here already is kept.

        The page may be opened long after this cell ran (kernels are warmed up ahead), or a
        second time on the same kernel: then the run in hand is the further one, unless the same
        page went on elsewhere, or a progress file was read there.
        """
        shown = self.view
        kept = saves if isinstance(saves, dict) else {}
        self.options = {**self.options, **clean_options(kept.get(OPTIONS_STORE))}
        progress = Progress.from_json(kept.get(STORE))
        event = self.run.event + 1
        if self.run.event == 0:
            self._take_up(progress)
        else:
            merged = self.run.progress.merged(progress)
            # The rules were chosen on another page: what the browser has kept is the newer choice.
            known = STORE in kept and not progress.notes
            rules = progress.rules if known else merged.rules
            merged = replace(merged, rules=rules)
            if self.run.is_behind(merged):
                self._take_up(merged)
            self.run.progress = merged
            if known and merged.has_more_diamonds(progress):
                # Another page wrote before it had heard of these: they would go with this page.
                self.save(STORE, merged.to_json())
        self._met(progress)
        self.run.event = event
        self._show()
        # On a slow way the first tap comes before the answer to this: it counts, where the browser
        # had nothing that changes what is shown.
        if {**shown, "event": event} != self.view:
            self._same_since = event

    def _take_up(self, progress: Progress) -> None:
        """Open the run that was kept; one that can be read but not drawn begins again."""
        self.run = self._open(progress, Random(self._seed))
        try:
            self._show()
        except UNFIT:
            self.log.exception("what was kept cannot be drawn")
            self.run = self._anew(progress, Random(self._seed))
