"""The deals that the learner has just played, looked back at for the dearest decision."""

from __future__ import annotations

from dataclasses import replace

from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.formats.dearest_decision import DearestDecision
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.plan import Slot, planned

EXERCISE = "dearest-decision"
MOST = 3
"""So many deals are looked back at; first those in which a decision cost something."""


class OwnDealsStage(ItemsStage):
    """An item for each of a few deals of the match before; where none can be asked, other deals."""

    def _plan(self) -> list[Slot]:
        slots = [Slot(item.exercise, item.case) for item in self._own()]
        return slots or planned(self.step, self.run.rng)

    def _open(self) -> None:
        super()._open()
        own = self._own()
        if self.at < len(own):
            self.item = own[self.at]

    def _own(self) -> tuple[Item, ...]:
        form, exercise = DearestDecision(), exercises()[EXERCISE]
        found = [(form.case_of(line), line) for line in self.run.played]
        asked = sorted((one for one in found if one[0]), key=lambda one: form.cases.index(one[0]))
        return tuple(
            replace(form.item(case, extra=(line,)), exercise=exercise.id, skill=exercise.skill)
            for case, line in asked[:MOST]
        )
