"""Items outside a lesson: three to review, three minutes of memory, eight that show what is known.

Each is a run of one step and an end. What is answered counts as in a lesson, and a lesson found
known is marked and may be skipped. A page that is opened again goes on at the same item; after the
end, or a day later, there are new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

from sixtysix_teach.classroom.daily_memory import PAGE, MemoryStage, end_lines, offered
from sixtysix_teach.classroom.items import RefusedError
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.lessons import Lesson, lessons
from sixtysix_teach.classroom.mastery import DAY
from sixtysix_teach.classroom.place import UNFIT, rules_of
from sixtysix_teach.classroom.placement import Asked, placement_items, read_asked
from sixtysix_teach.classroom.plan import Slot
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.classroom.records import NOT_TRIED, PRACTICES
from sixtysix_teach.classroom.rows import board_view
from sixtysix_teach.classroom.run import LessonRun
from sixtysix_teach.classroom.stages import Stage
from sixtysix_teach.classroom.steps import Step
from sixtysix_teach.classroom.sureness import sureness_rows
from sixtysix_teach.classroom.view import HOME, lesson_view
from sixtysix_teach.classroom.words import PHRASES as LESSON_PHRASES
from sixtysix_teach.notation.cards import DeckName
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.presets import CLASSIC

REVIEW, PLACEMENT, MEMORY = PRACTICES
PAGES = {REVIEW: "review.ipynb", PLACEMENT: "placement.ipynb", MEMORY: PAGE}
PHRASES = Phrases("practice.toml")
say = PHRASES.say


class PracticeRun(LessonRun):
    """A review, a memory practice or a placement check under way.

    >>> run = PracticeRun.begin("placement", Progress(), rng=Random(1), now=lambda: 0.0)
    >>> len(run.steps[0].items) == len(run.asked) > 3
    True
    """

    kind: str
    asked: tuple[Asked, ...]
    past: Sequence[Slot] = ()
    told: Sequence[str] = ()

    @classmethod
    def begin(
        cls, kind: str, progress: Progress, *, rng: Random, now: Callable[[], float]
    ) -> PracticeRun:
        """Return the run of *kind*, one of ``PAGES``, that is under way, or a new one."""
        run, saved = cls.fresh(kind, progress, rng=rng, now=now), progress.places.get(kind, {})
        under_way = "stage" in saved and 0 <= now() - saved["at"] < DAY
        if not under_way or rules_of(saved) != run.rules.name:
            return run
        try:
            asked = read_asked(saved.get("asked", [])) if kind == PLACEMENT else ()
            kept = cls.fresh(kind, progress, asked, rng=rng, now=now)
            kept.stage.load(saved["stage"])
            if asked and len(kept.stage.dots()) != len(asked):
                raise ValueError("slots")
        except UNFIT:
            run.note = say("end.unreadable")
            return run
        return kept

    @classmethod
    def fresh(
        cls,
        kind: str,
        progress: Progress,
        asked: tuple[Asked, ...] = (),
        *,
        rng: Random,
        now: Callable[[], float],
    ) -> PracticeRun:
        """Return a new run of *kind*, in a placement check with the questions of *asked*."""
        if kind == PLACEMENT:
            asked = asked or placement_items(progress.course_rules, rng)
            step = Step("predict", say("placement.label"), items=tuple(one.item for one in asked))
        elif kind == MEMORY:
            step = Step(MEMORY, say("memory.label"))
        else:
            step = Step("recall", say("review.label"))
        end = Step("end", say("end.label"))
        steps = (step, end)
        title, number = say(f"{kind}.title"), _next_number(progress)
        lesson = Lesson(
            kind, number, title, 2, PAGES[kind], "", (), {}, (), steps, delayed=(), delayed_need=0
        )
        run = cls(lesson, progress, rng=rng, now=now)
        run.kind, run.asked = kind, asked
        return run

    def _stage(self) -> Stage:
        if self.steps[self.at].kind == "end":
            return cast(Stage, EndStage(self, self.steps[self.at]))
        if self.steps[self.at].kind == MEMORY:
            return MemoryStage(self, self.steps[self.at])
        return super()._stage()

    def _go(self, at: int) -> None:
        if isinstance(self.stage, ItemsStage) and at:
            self.past = self.stage.slots
            if isinstance(self.stage, MemoryStage):
                self.told = end_lines(self.stage.before, self.progress.memory)
            self._place()
        super()._go(at)

    def _remember(self) -> None:
        """Keep the place by itself: it is none of a lesson. At the end nothing is left of it."""
        place: dict[str, Any] = {"at": self.now()}
        if self.steps[self.at].kind != "end":
            asked = [[one.lesson, one.item.to_json()] for one in self.asked]
            place |= {"stage": self.stage.to_save(), **({"asked": asked} if asked else {})}
            if self.rules != CLASSIC:
                place["rules"] = self.rules.name
        places = {**self.progress.places, self.kind: place}
        self.progress = replace(self.progress, places=places)

    def is_behind(self, both: Progress) -> bool:
        """Return whether the same practice went on elsewhere, later than here."""
        at = [one.places.get(self.kind, {}).get("at", 0.0) for one in (self.progress, both)]
        return bool(at[1] > at[0])

    def _place(self) -> None:
        """Mark the lessons of which everything asked was right."""
        results = [slot.result == "good" for slot in self.past]
        if self.kind != PLACEMENT:
            return
        self.asked = tuple(
            replace(one, good=good) for one, good in zip(self.asked, results, strict=True)
        )
        for name in self.known:
            record = replace(self.progress.lesson(name), known=True)
            self.progress = self.progress.with_lesson(name, record)

    @property
    def known(self) -> tuple[str, ...]:
        """The lessons of which everything that was asked was right."""
        names = dict.fromkeys(one.lesson for one in self.asked)
        return tuple(
            name for name in names if all(one.good for one in self.asked if one.lesson == name)
        )


class EndStage:
    """The end: what came of it, and the ways on."""

    def __init__(self, run: PracticeRun, step: Step) -> None:
        self.run = run
        self.step = step

    def answer(self, raw: object) -> None:
        """Refuse: nothing is asked here."""
        raise RefusedError("nothing-asked")

    def press(self, button: str) -> str:
        """Refuse: the ways on are links."""
        raise RefusedError("button")

    def buttons(self) -> tuple[str, ...]:
        """Offer none: the ways on are links."""
        return ()

    def button_label(self, button: str) -> str:
        """No buttons, no words."""
        return ""

    def dots(self) -> tuple[str, ...]:
        """Show how the items went."""
        return tuple(slot.result for slot in self.run.past)

    def view(self) -> dict[str, Any]:
        """Return what came of it, and the links."""
        good = [slot.result == "good" for slot in self.run.past]
        lines = self._found() if self.run.kind == PLACEMENT else [*self.run.told]
        if self.run.kind == REVIEW:
            lines = [say("review.end")]
        title = say(f"{self.run.kind}.end_title", right=sum(good), all=len(good))
        bets = sureness_rows(self.run.progress.sure) if self.run.kind == REVIEW else []
        return {
            **({"board": board_view("", None, bets)} if bets else {}),
            "prompt": {"title": title, "lines": lines, "list": []},
            "summary": {"title": "", "lines": [], "links": _links(self.run)},
        }

    def _found(self) -> list[str]:
        titled = lessons(self.run.progress.course_rules)
        names = [titled[name].title for name in self.run.known]
        if not names:
            return [say("placement.none")]
        return [*(say("placement.known", title=title) for title in names), say("placement.end")]

    def to_save(self) -> dict[str, Any]:
        """Remember nothing."""
        return {}

    def load(self, saved: object) -> None:
        """Nothing to take up."""


def practice_view(run: PracticeRun, *, deck: DeckName = "french") -> dict[str, Any]:
    """Return what to show of *run*, as a lesson does, under a heading of its own."""
    view = lesson_view(run, deck=deck)
    none = run.kind == REVIEW and not _begun(run.progress)
    view["heading"]["sub"] = say("review.sub_none" if none else f"{run.kind}.sub")
    if isinstance(run.stage, MemoryStage) and not run.stage.ready:
        prompt = {**run.stage.opening(), "ranks": []}
        view |= {"board": None, "prompt": prompt}
        view["say"] = run.note or " ".join([prompt["title"], *prompt["lines"]])
    return view


def _next_number(progress: Progress) -> int:
    """The number after the last lesson that was begun: what lies before it is reviewed."""
    return max(_begun(progress), default=1) + 1


def _begun(progress: Progress) -> list[int]:
    """The numbers of the lessons that were begun."""
    return [
        lesson.number
        for lesson in lessons().values()
        if progress.lesson(lesson.id).state != NOT_TRIED
    ]


def _links(run: PracticeRun) -> list[dict[str, Any]]:
    """The memory practice after a review, the next lesson neither begun nor known, and home."""
    progress = run.progress
    to_do = [
        lesson
        for lesson in lessons(progress.course_rules).values()
        if progress.lesson(lesson.id).state == NOT_TRIED and not progress.lesson(lesson.id).known
    ]
    made = [
        {
            "label": LESSON_PHRASES.say("link.next", title=lesson.title),
            "href": lesson.notebook,
            "main": True,
        }
        for lesson in to_do[:1]
    ]
    if run.kind == REVIEW and offered(progress):
        made.append({"label": say("memory.link"), "href": PAGES[MEMORY], "main": not made})
    home = {"label": LESSON_PHRASES.say("link.home"), "href": HOME, "main": not made}
    return [*made, home]
