"""Pictures of the lessons: each is opened where it shows what it is about.

A learner who has answered right so far is put into the browser's memory, as the tests do it; then
the page is opened, and stands at that question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from types import SimpleNamespace

from browser_tools import keep, kept_until
from learner import begin
from pictures import keep_picture
from playwright.sync_api import Browser, Page

from sixtysix_teach.classroom import LessonRun, Progress, lessons
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Item, Value
from sixtysix_teach.classroom.items_stage import ItemsStage

SIZES = ((390, 844), (1440, 900))
# For each lesson what is shown asked, and what is shown answered wrong; "deal" is its whole deal.
SHOWN = {
    "six-ranks": ("six-in-order", "higher-card"),
    "one-trick": ("what-may-be-played", "who-wins"),
    "draw-and-lead": ("draw-order", "when-drawn"),
    "strict-phase": ("deal", "legal-cards"),
    "marriages": ("find-the-marriage", "scores-now"),
    "nine-of-trumps": ("what-the-nine-is", "when-exchanged"),
    "ending-a-deal": ("claim-or-not", "count-both"),
    "certain-closes": ("sure-points", "certain-close"),
    "counting": ("what-is-left", "cards-remembered"),
    "endings": ("ending", "find-the-win"),
    "odds": ("tick-the-hands", "close-or-keep-it"),
    "open-phase": ("lead-high-or-low", "rank-three"),
    "closing-by-odds": ("close-at-a-score", "bot-has-closed"),
    "capstone": ("dearest-decision", "look-back"),
}
MANY = 200


@dataclass(frozen=True)
class Shot:
    """One picture: its name, and the progress that leads there."""

    name: str
    notebook: str
    progress: Progress


def take_lessons(browser: Browser, server: str, folder: Path, *, everything: bool) -> None:
    """Write the pictures of all lessons to *folder*, at phone and desktop width."""
    folder.mkdir(parents=True, exist_ok=True)
    page = browser.new_context(reduced_motion="reduce").new_page()
    for shot in shots(everything=everything):
        keep(SimpleNamespace(url=server), page, shot.progress)
        page.goto(f"{server}voila/render/{shot.notebook}")
        page.wait_for_function(
            "() => document.querySelector('.lesson-panel')?.dataset.event > 0", timeout=60_000
        )
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            _look_at_what_is_said(page)
            keep_picture(page, folder / f"{shot.name}-{width}.png")
        print(shot.name)


def _look_at_what_is_said(page: Page) -> None:
    """Scroll as the panel does after an answer."""
    page.evaluate(
        "scrollTo(0, 0); document.querySelector('.fb')?.scrollIntoView({block: 'nearest'})"
    )
    page.wait_for_timeout(300)


def shots(*, everything: bool) -> Iterator[Shot]:
    """Yield what is kept in this folder, or *everything* that can be asked."""
    for lesson, (asked, told) in SHOWN.items():
        name = f"lesson-{lessons()[lesson].number:02}"
        notebook = lessons()[lesson].notebook
        if not everything:
            yield Shot(f"{name}-asked", notebook, kept_until(lesson, at(asked)))
            yield Shot(f"{name}-told", notebook, wrong_at(lesson, told))
            continue
        yield Shot(f"{name}-a-begin", notebook, begin(lesson, seed=66).run.progress)
        for one in asked_in(lesson):
            yield Shot(f"{name}-b-{one}", notebook, kept_until(lesson, at(one)))
            if one in exercises():
                yield Shot(f"{name}-b-{one}-wrong", notebook, wrong_at(lesson, one))
        yield Shot(f"{name}-c-end", notebook, kept_until(lesson, at("summary")))


def asked_in(lesson: str) -> list[str]:
    """Return the exercises of *lesson* in the order they come, and its deals."""
    found: dict[str, None] = {}
    for step in lessons()[lesson].steps:
        if step.kind in ("deal", "ending"):
            found[step.kind] = None
        elif step.kind in ("predict", "faded", "practice", "own-deals"):
            found |= dict.fromkeys(item.exercise for item in step.items)
            found |= dict.fromkeys(part.exercise for part in step.parts)
    return list(found)


def at(what: str) -> Callable[[LessonRun], bool]:
    """Return a test for being at *what*: a kind of step, or an exercise that is no recall."""

    def here(run: LessonRun) -> bool:
        kind = run.steps[run.at].kind
        if kind == what:
            return True
        item = open_item(run)
        return item is not None and item.exercise == what and kind != "recall"

    return here


def open_item(run: LessonRun) -> Item | None:
    """Return the item that *run* asks now, if nothing is to be looked at before."""
    stage = run.stage
    if not isinstance(stage, ItemsStage) or stage.closed or stage.look is not None:
        return None
    return stage.item


def wrong_at(lesson: str, exercise: str) -> Progress:
    """Return the progress of one who has just answered an item of *exercise* wrong."""
    last: list[LessonRun] = []

    def here(run: LessonRun) -> bool:
        last[:] = [run]
        return at(exercise)(run)

    kept_until(lesson, here)
    item = open_item(last[0])
    assert item is not None
    answer = wrong_answer(item)
    last[0].answer(list(answer) if isinstance(answer, tuple) else answer)
    return last[0].progress


def wrong_answer(item: Item) -> Value:
    """Return an answer that is wrong, the same at each run."""
    form = FORMATS[item.format]
    found = [one for one in islice(form.answers(item), MANY) if not form.accepts(item, one)]
    return Random(6).choice(found)
