"""A learner in a real browser for every lesson: answers by what is drawn to answer with.

Which answer is right it does not see: it opens what the browser has kept of the lesson a second
time, beside the page, and asks the item there. So it also proves that what is kept is what stands
on the screen. Whole deals it plays as a careful player, from what its own seat sees.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from browser_tools import wait_for_panel
from panel_learner import NAMED, PANEL, Learner

from sixtysix_teach.actions import Play
from sixtysix_teach.classroom import Item, LessonRun, Progress, lessons
from sixtysix_teach.classroom.answers import all_answers, input_of, is_right, right_answer
from sixtysix_teach.classroom.deal_stage import DO, DealStage
from sixtysix_teach.classroom.ending_stage import EndingStage
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.stages import PagesStage, PlayStage, SummaryStage
from sixtysix_teach.notation import format_action
from sixtysix_teach.solver import solve

KEPT = "localStorage.getItem('sixtysix:progress')"
SEEN = """() => {
  const panel = document.querySelector('.lesson-panel');
  const names = (what) => [...panel.querySelectorAll(`[data-${what}]`)]
    .map(one => one.dataset[what]);
  const kind = panel.querySelector('[data-send=picks]') ? 'several'
    : panel.querySelector('input.number, input.slider') ? 'number'
    : names('choice').length ? 'choice' : names('pick').length ? 'one' : '';
  const ids = [...names('pick'), ...names('choice')];
  return { event: panel.dataset.event, kind, ids, buttons: names('button') };
}"""
ASKED = f"{PANEL} :is([data-pick], [data-choice], input.number, input.slider, .acts .btn)"
DRAWN = {
    "tap-one": "one",
    "tap-many": "several",
    "order": "several",
    "choice": "choice",
    "number": "number",
}


@dataclass(frozen=True)
class Moment:
    """What stands there: the kind of step, what it asks, and how far that is."""

    step: str
    asks: str
    state: str

    @property
    def answered(self) -> bool:
        """Whether only a way on is left; a worked example is read from its start."""
        return self.state in ("right", "wrong", "read", "over")

    @property
    def next(self) -> str:
        """Where what comes next stands: a way on, a hint just asked for, or the question."""
        hinted = ".fb.note" if self.state == "hinted" else ".ask"
        return ".acts .main" if self.answered else hinted


@dataclass
class CourseLearner(Learner):
    """Takes the lesson ``lesson`` by ``by`` (mouse, keys, finger).

    Each kind of question is answered wrong once before the check; ``explained`` tells what was
    said then. ``look`` is called once at each new kind of moment.
    """

    lesson: str = ""
    look: Callable[[Moment], None] = lambda moment: None
    looked: set[Moment] = field(default_factory=set)
    missable: set[str] = field(default_factory=set)
    # What was kept after the last thing done: reading it again would take longer than the step.
    now: LessonRun | None = None
    # An explanation names cards, the numbers at stake, or who deals: shares, totals, first leads.
    named: ClassVar[re.Pattern[str]] = re.compile(
        rf"{NAMED.pattern}|\d|\b(dealer|you deal|(bot|it) deals)\b", re.I
    )

    # ------------------------------------------------------------ what is kept

    def run(self) -> LessonRun | None:
        """The lesson as the browser has kept it, or None before anything was done."""
        return self.read(self.page.evaluate(KEPT))

    def read(self, text: str | None) -> LessonRun | None:
        """The lesson in what the browser has kept, from its text."""
        progress = Progress.from_text(text) if text else Progress()
        assert progress.notes == ()
        if progress.lesson(self.lesson).run is None:
            return None
        run = LessonRun.resume(lessons()[self.lesson], progress, rng=Random(1), now=time.time)
        assert run.note == ""
        return run

    # ------------------------------------------------------------ one thing after the other

    def step(self) -> bool:
        """Do the next thing; return False when the lesson is over."""
        run, seen = self.now or self.run(), self.page.evaluate(SEEN)
        if run is None:
            self.begin(seen)
        elif isinstance(run.stage, SummaryStage) and run.stage.kept:
            return False
        else:
            self.go_on(run, seen)
        stands = self.moved_on(seen["event"])
        if stands["bad"] and run is not None:
            self.listen(run)
        self.now = self.read(stands["kept"])
        self.look_once()
        return True

    def begin(self, seen: dict[str, Any]) -> None:
        """The first thing: a card where one is to be played, elsewhere a hint, as a person may."""
        first = [name for name in ("hint", "look_on") if name in seen["buttons"]]
        self.press(f"[data-button='{first[0]}']" if first else f"[data-pick='{seen['ids'][0]}']")

    def go_on(self, run: LessonRun, seen: dict[str, Any]) -> None:
        stage = run.stage
        if isinstance(stage, DealStage):
            self.deal_on(stage)
        elif isinstance(stage, SummaryStage):
            self.press(f"[data-choice='{stage.ids()[0]}']")
        elif isinstance(stage, PlayStage) and not stage.waits:
            self.press(f"[data-pick='{stage.table.your_hand[0].code}']")
        elif isinstance(stage, EndingStage) and not stage.buttons():
            self.press(f"[data-pick='{self.ending_card(stage)}']")
        elif isinstance(stage, ItemsStage) and open_item(stage):
            self.answer(run, stage, seen)
        elif seen["kind"] == "choice":
            # A guess that nothing depends on: any is welcome.
            self.press(f"[data-choice='{seen['ids'][0]}']")
        else:
            self.press(f"[data-button='{stage.buttons()[0]}']")

    def answer(self, run: LessonRun, stage: ItemsStage, seen: dict[str, Any]) -> None:
        """Answer the item; wrong, when its kind is to be missed and this is no check yet."""
        assert stage.item is not None
        item, given = stage.item, input_of(stage.item)
        assert seen["kind"] == DRAWN[given.kind], item.format
        assert set(given.ids) <= set(seen["ids"]), "the item kept is not the one drawn"
        value = right_answer(item)
        if stage.step.kind != "mastery" and item.format not in self.explained:
            value = next(wrong_answers(item), value)
            self.missable.add(item.format)
        if given.kind == "number":
            self.give_number(str(value))
        elif isinstance(value, tuple):
            for id_ in value:
                self.press(f"[data-pick='{id_}']")
            self.press("[data-send=picks]")
        else:
            self.press(f"[data-{'choice' if given.kind == 'choice' else 'pick'}='{value}']")

    def give_number(self, number: str) -> None:
        """Type the number, or slide to it: by its keys, else by the buttons beside it."""
        slider = self.panel.locator("input.slider")
        if not slider.count():
            super().give_number(number)
            return
        steps = int(number) - int(slider.get_attribute("min") or 0)
        if self.by == "keys":
            self.reach("input.slider")
            for key in ("Home", *["ArrowRight"] * steps, "Enter"):
                self.page.keyboard.press(key)
            return
        for _ in range(steps):
            self.press("[data-step='1']")
        self.press("[data-send=number]")

    def deal_on(self, stage: DealStage) -> None:
        """Do what a careful player would, by the hand or by the buttons above it."""
        if stage.waits or stage.over or stage.session.learner_may_interrupt:
            self.press(f"[data-button='{stage.buttons()[0]}']")
            return
        action = stage.careful_action()
        if isinstance(action, Play):
            self.press(f"[data-pick='{action.card.code}']")
        else:
            self.press(f"[data-button='{DO}{format_action(action)}']")

    def ending_card(self, stage: EndingStage) -> str:
        """A card that keeps the win, or once one that gives it away."""
        playable, best = stage.state.playable, solve(stage.state).best
        losing = [card for card in playable if Play(card) not in best]
        if losing and "ending" not in self.explained:
            self.missable.add("ending")
            return losing[0].code
        return next(card.code for card in playable if Play(card) in best)

    # ------------------------------------------------------------ what is said, and how it looks

    def listen(self, run: LessonRun) -> None:
        """A wrong answer is explained, in view, with a way on."""
        stage = run.stage
        if isinstance(stage, ItemsStage) and open_item(stage):
            assert stage.item is not None
            self.explained[stage.item.format] = self.explanation()
        elif isinstance(stage, EndingStage):
            self.explained["ending"] = self.explanation()

    def look_once(self) -> None:
        """Look closer at a moment of a kind that was not there before."""
        assert self.now is not None
        moment = moment_of(self.now)
        if moment not in self.looked:
            self.looked.add(moment)
            self.look(moment)


def moment_of(run: LessonRun) -> Moment:
    """What kind of moment *run* is at."""
    kind, stage = run.steps[run.at].kind, run.stage
    if isinstance(stage, ItemsStage) and stage.item is not None:
        said = stage.said()
        state = "open" if said is None else "right" if said.right else "wrong"
        state = "hinted" if state == "open" and stage.hints else state
        return Moment(kind, stage.item.format, "shown" if stage.look is not None else state)
    if isinstance(stage, DealStage):
        return Moment(kind, "deal", "over" if stage.over else "read" if stage.waits else "open")
    if isinstance(stage, PagesStage):
        return Moment(kind, kind, "shown")
    return Moment(kind, kind, "read" if stage.buttons() else "open")


def open_item(stage: ItemsStage) -> bool:
    """Whether an item waits for its answer, and all that comes before it was looked at."""
    return stage.item is not None and not stage.closed and stage.look is None


def wrong_answers(item: Item) -> Iterator[Value]:
    """The answers that are not right; of some questions every answer is right."""
    return (value for value in all_answers(item) if not is_right(item, value))


def learner_at(page: Any, lesson: str, by: str, **more: Any) -> CourseLearner:
    """A learner at the lesson that is being loaded, once the browser and Python have met."""
    page.locator(ASKED).first.wait_for(timeout=60_000)
    wait_for_panel(page)
    return CourseLearner(page, by, lesson=lesson, **more)
