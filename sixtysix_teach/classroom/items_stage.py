"""Items one after the other: recall, prediction, half-done examples, practice and the check.

Practice keeps a place until it is answered right; each miss brings a fresh item of the same kind,
and the kind comes back once more before the practice ends. ``short_way`` says when there is less
to practise.
The check takes every item once, and counts what was right at the first try; what is right is only
confirmed there, and explained when asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sixtysix_teach.classroom.answers import is_right, read_answer
from sixtysix_teach.classroom.exercises import exercises, item_from_json
from sixtysix_teach.classroom.feedback import LAST_HINT, explain, feedback, proved
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.generators import generate
from sixtysix_teach.classroom.items import Feedback, Item, RefusedError, Value
from sixtysix_teach.classroom.mastery import PartResult, counted, passed
from sixtysix_teach.classroom.place import leads_back
from sixtysix_teach.classroom.plan import Slot, opened, planned, read_slot, recalled, returned
from sixtysix_teach.classroom.prices import at_best, price_in, prices_saved, read_prices
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.classroom.short_way import brought_back, is_short, shortened
from sixtysix_teach.classroom.stages import NEXT, STAY, WAYS, index
from sixtysix_teach.classroom.steps import Step

if TYPE_CHECKING:
    from sixtysix_teach.classroom.run import LessonRun

CHECKS = ("mastery", "delayed")
AGAIN = ("check_again", "practise")
# No deal has more tricks to look at.
MOST_LOOKS = 25
# So often another item is drawn when the same cards come up twice in a step.
TRIES = 4


class ItemsStage:
    """One item at a time, with hints, the rule on demand and an explanation after each answer."""

    def __init__(self, run: LessonRun, step: Step) -> None:
        self.run = run
        self.step = step
        self.slots = self._plan()
        self.kept: set[int] = set()
        self.at = 0
        self.asked: set[object] = set()
        self.item: Item | None = None
        self.given: Value | None = None
        self.hints = 0
        self.looked = 0
        self.rule = self.told = False
        self._open()

    # ------------------------------------------------------------ what is shown

    @property
    def solved(self) -> bool:
        """Whether the last hint showed the answer: the item is now an example."""
        return self.hints >= LAST_HINT

    @property
    def closed(self) -> bool:
        """Whether the item is answered or its answer was shown."""
        return self.given is not None or self.solved

    @property
    def look(self) -> Rows | None:
        """What is shown before the question: the next board to look at, None when all were seen."""
        if self.item is None or self.closed:
            return None
        looks = FORMATS[self.item.format].looks(self.item)
        return looks[self.looked] if self.looked < len(looks) else None

    @property
    def short(self) -> bool:
        """Whether the part of the practice that is open was shortened."""
        part = self.slots[self.at].part if self.at < len(self.slots) else 0
        return self.step.kind == "practice" and is_short(self.slots, self.step.parts, part)

    @property
    def brief(self) -> bool:
        """Whether a right answer is only confirmed: in a check, unless it is asked why."""
        right = self.item is not None and self.given is not None and self._was_right()
        return self.step.kind in CHECKS and right and not self.told

    def said(self) -> Feedback | None:
        """Return what is said about the answer, or about the answer that was shown."""
        if self.item is None or not self.closed:
            return None
        return explain(self.item) if self.given is None else feedback(self.item, self.given)

    def results(self) -> tuple[PartResult, ...] | None:
        """Return the result of a check that is over."""
        over = self.step.kind in CHECKS and self.at >= len(self.slots)
        return at_best(self.step.parts, self.slots) if over else None

    @property
    def lost(self) -> bool:
        """Whether the lesson's check cannot be passed any more, with questions still to come."""
        more = self.step.kind == "mastery" and self.at + 1 < len(self.slots)
        return more and not self._passes(at_best(self.step.parts, self.slots))

    def is_passed(self) -> bool:
        """Return whether the finished check is passed, with the parts kept from before."""
        return self._passes(self.results() or ())

    def _passes(self, results: Sequence[PartResult]) -> bool:
        if self.step.kind == "delayed":
            return sum(one.right for one in counted(results)) >= self.run.lesson.delayed_need
        open_parts = [one for place, one in enumerate(results) if place not in self.kept]
        return bool(results) and passed(open_parts)

    def buttons(self) -> tuple[str, ...]:
        """Return what may be pressed now, the main button first."""
        if self.results() is not None:
            return self._result_buttons()
        if self.look is not None:
            return ("look_on",)
        if not self.closed:
            help_ = () if self.step.kind == "predict" else ("hint",)
            if self.step.kind == "practice":
                return (*help_, "rule", "to_check")
            return help_
        early = AGAIN if self.lost else ()
        if self.brief:
            return ("next", "why", *early)
        rule = () if self._was_right() or self.step.kind == "predict" else ("rule",)
        if self.step.kind == "practice" and not self._was_right():
            return ("again", *rule)
        return ("next", *rule, *early)

    def dots(self) -> tuple[str, ...]:
        """Return a mark for each slot."""
        marks = []
        for number, slot in enumerate(self.slots):
            now = number == self.at and not slot.done
            marks.append("now" if now and not self.closed else slot.result or "todo")
        return tuple(marks)

    # ------------------------------------------------------------ what happens

    def answer(self, raw: object) -> None:
        """Take an answer to the open item."""
        if self.item is None:
            raise RefusedError("nothing-asked")
        if self.closed:
            raise RefusedError("answered")
        if self.look is not None:
            raise RefusedError("look-first")
        value = read_answer(self.item, raw)
        slot, right = self.slots[self.at], is_right(self.item, value)
        self.given = value
        self._count(slot, right=right, tag=feedback(self.item, value).tag)

    def press(self, button: str) -> str:
        """Take a button; return where the lesson goes on."""
        if button not in self.buttons():
            raise RefusedError("button")
        if button == "hint":
            self.hints += 1
            if self.solved:
                self._count(self.slots[self.at], right=False, tag="answer-shown")
        elif button == "look_on":
            self.looked += 1
        elif button == "rule":
            self.rule = not self.rule
        elif button == "why":
            self.told = True
        elif button == "again":
            self._open()
        elif button == "to_check":
            return NEXT
        elif button == "check_again":
            self._check_again()
        elif button in WAYS:
            return WAYS[button]
        else:
            return self._next()
        return STAY

    def _next(self) -> str:
        if self.at >= len(self.slots):
            return NEXT
        self.at += 1
        if self.at < len(self.slots):
            self._open()
            return STAY
        self.item = None
        if self.step.kind == "practice":
            self.run.practised()
        if self.step.kind in CHECKS:
            self.run.checked(self.step.kind, good=self.is_passed())
            return STAY
        return NEXT

    def _count(self, slot: Slot, *, right: bool, tag: str) -> None:
        first = slot.result == ""
        if first:
            slot.result = "good" if right else "bad"
            slot.price = price_in(self.step, slot, self.item, self.given)
        slot.done = right or self.step.kind != "practice"
        if not right and self.step.kind == "practice":
            more = returned(self.slots, slot)
            self.slots += brought_back(self.slots, self.step.parts, slot.part)
            self.slots += [more] if more else []
        if first and self.item is not None:
            self.run.went_on(self.item.skill, good=right and not self.hints)
        if first and self.item is not None and self.given is not None:
            sure = FORMATS[self.item.format].sure(self.item, self.given)
            if sure is not None:
                self.run.bet(sure, right=right)
        if self.step.kind != "predict" and (first or not right):
            self.run.tried(slot.exercise, slot.case, tag, right=right)

    def _was_right(self) -> bool:
        return bool(self.item and self.given is not None and is_right(self.item, self.given))

    def _open(self) -> None:
        slot = self.slots[self.at]
        self.item = slot.fixed or self._fresh(slot)
        self.given, self.hints, self.rule, self.looked, self.told = None, 0, False, 0, False

    def _fresh(self, slot: Slot) -> Item:
        """Return an item of this kind, with cards that were not asked before if it can be."""
        exercise = exercises()[slot.exercise]
        for _ in range(TRIES):
            item = generate(exercise, slot.case, self.run.rng, self.run.rules)
            key = (item.exercise, frozenset(item.cards), item.moment, item.extra)
            if key not in self.asked:
                break
        self.asked.add(key)
        return item

    def _result_buttons(self) -> tuple[str, ...]:
        if self.step.kind == "delayed":
            back = ("to_lesson",) if leads_back(self.run.record) else ()
            return (*back, *(() if self.is_passed() else ("practise",)), "start_over")
        return ("next",) if self.is_passed() else (*AGAIN, "move_on")

    def _check_again(self) -> None:
        """Lay out fresh items for the parts that are still open; passed parts are kept."""
        left = {slot.part for slot in self.slots if not slot.result}
        results = at_best(self.step.parts, self.slots)
        self.kept |= {place for place, one in enumerate(results) if one.passed} - left
        for slot in self.slots:
            if slot.part not in self.kept:
                slot.result, slot.done, slot.price = "", False, None
        closed = [slot for slot in self.slots if slot.part in self.kept]
        fresh = [slot for slot in self.slots if slot.part not in self.kept]
        self.run.rng.shuffle(fresh)
        self.slots, self.at = closed + fresh, len(closed)
        self._open()

    def _plan(self) -> list[Slot]:
        run = self.run
        if self.step.kind == "recall":
            slots = recalled(run.lesson, run.progress, run.rules, run.rng, run.now())
            return opened(slots, run.lesson, run.rules, run.rng)
        slots = planned(self.step, run.rng)
        if self.step.kind != "practice":
            return slots
        return shortened(slots, self.step, run.lesson, run.went, run.progress, run.rng)

    # ------------------------------------------------------------ what is remembered

    def to_save(self) -> dict[str, Any]:
        """Remember the slots, and the open item with what was answered."""
        given = list(self.given) if isinstance(self.given, tuple) else self.given
        return {
            "slots": [
                [s.exercise, s.case, s.part, s.result, s.done, *([True] if s.back else [])]
                for s in self.slots
            ],
            "kept": sorted(self.kept),
            "at": self.at,
            "item": self.item.to_json() if self.item else None,
            "given": given,
            "hints": self.hints,
            "rule": self.rule,
            **({"looked": self.looked} if self.looked else {}),
            **({"told": True} if self.told else {}),
            **prices_saved(self.slots),
        }

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take up the open item; anything unfit is a ``ValueError`` and changes nothing."""
        raw = saved.get("slots")
        if not isinstance(raw, list) or not 0 < len(raw) <= 100:
            raise ValueError("slots")
        slots = [self._read_slot(number, entry) for number, entry in enumerate(raw)]
        read_prices(saved, slots)
        at = index(saved, "at", len(slots) + (self.step.kind in CHECKS))
        kept = saved.get("kept", [])
        if not isinstance(kept, list) or not all(type(place) is int for place in kept):
            raise ValueError("kept")
        item = given = None
        hints = index(saved, "hints", LAST_HINT + 1)
        looked = index({"looked": 0, **saved}, "looked", MOST_LOOKS)
        if at < len(slots):
            item = slots[at].fixed or proved(item_from_json(saved.get("item")))
            if (item.exercise, item.case) != (slots[at].exercise, slots[at].case):
                raise ValueError("item")
            if saved.get("given") is not None:
                given = read_answer(item, saved["given"])
        self.slots, self.at, self.kept = slots, at, set(kept)
        self.item, self.given, self.hints, self.looked = item, given, hints, looked
        self.rule, self.told = saved.get("rule") is True, saved.get("told") is True

    def _cases_of(self, form: str) -> tuple[str, ...]:
        """The cases of a format that a place of this step may have: a fresh one must be made."""
        return FORMATS[form].cases_under(self.run.rules)

    def _read_slot(self, number: int, entry: object) -> Slot:
        fixed = self.step.items[number] if number < len(self.step.items) else None
        return read_slot(entry, self._cases_of, parts=len(self.step.parts), fixed=fixed)
