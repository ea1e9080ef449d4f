"""The deals that the learner has just played, looked back at: the dearest decision, a close."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from sixtysix_teach.classroom.close_case import own_closes
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.dearest_decision import DearestDecision
from sixtysix_teach.classroom.formats.explain_close import OWN, ExplainClose
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.plan import Slot, planned
from sixtysix_teach.classroom.post_mortem_stage import deals_to_split, splits
from sixtysix_teach.classroom.work import Slices

EXERCISE = "dearest-decision"
CLOSE_EXERCISE = "explain-a-close"
MOST = 3
"""So many deals are looked back at; first those in which a decision cost something."""


class OwnDealsStage(ItemsStage):
    """An item for each of a few deals of the match before; where none can be asked, other deals."""

    in_slices = False

    def works(self) -> Iterator[Slices]:
        """Return what the next step will ask for: it begins while the deals are looked back at."""
        return map(splits, deals_to_split(self.run))

    def _plan(self) -> list[Slot]:
        slots = [Slot(item.exercise, item.case) for item in self._own()]
        return slots or planned(self.step, self.run.rng)

    def _open(self) -> None:
        super()._open()
        own = self._own()
        if self.at < len(own):
            self.item = own[self.at]

    def _cases_of(self, form: str) -> tuple[str, ...]:
        # A deal of one's own may be of a case that no library has.
        return FORMATS[form].cases

    def _own(self) -> tuple[Item, ...]:
        form, exercise = DearestDecision(), exercises()[EXERCISE]
        found = [(form.case_of(line), line) for line in self.run.played]
        asked = sorted((one for one in found if one[0]), key=lambda one: form.cases.index(one[0]))
        return tuple(
            replace(form.item(case, extra=(line,)), exercise=exercise.id, skill=exercise.skill)
            for case, line in asked[:MOST]
        )


class OwnCloseStage(OwnDealsStage):
    """The last close of the learner in the match before; where there was none, other closes."""

    def works(self) -> Iterator[Slices]:
        """Return nothing: a close is counted at once."""
        return iter(())

    def _own(self) -> tuple[Item, ...]:
        form, exercise = ExplainClose(), exercises()[CLOSE_EXERCISE]
        for line in reversed(self.run.played):
            for moment, lead, value in own_closes(line):
                # The same deal brings the same statements: after a reload, too.
                item = form.made(OWN, moment, lead, value, Random(line))
                return (replace(item, exercise=exercise.id, skill=exercise.skill),)
        return ()
