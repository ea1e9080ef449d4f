"""The whole course in a real browser: each lesson from its first action to its check and its end.

Lessons 1 and 2 are walked in `test_lessons`, by a learner who knows only what stands there. Here
each kind of question is missed once before the check, and its explanation looked at.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from browser_tools import faults, small_or_over
from course_learner import ASKED, CourseLearner, Moment, learner_at
from panel_learner import PANEL

from sixtysix_teach.classroom import lessons

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {**PHONE, "viewport": {"width": 320, "height": 568}}
TABLET = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
WIDTHS = (390, 1440)
MOST = 400


@pytest.fixture(scope="module")
def axed() -> set[tuple[str, str]]:
    """What axe has looked at: a kind of question is drawn alike in each lesson."""
    return set()


@pytest.mark.parametrize("lesson", ["marriages", "counting", "open-phase", "capstone"])
def test_a_lesson_by_mouse(app_server: Any, watched: Any, axed: Any, lesson: str) -> None:
    learner = walk(app_server, watched, axed, lesson, "mouse")
    home_knows(learner)


@pytest.mark.parametrize("lesson", ["draw-and-lead", "ending-a-deal", "endings"])
def test_a_lesson_by_keys(app_server: Any, watched: Any, axed: Any, lesson: str) -> None:
    walk(app_server, watched, axed, lesson, "keys")


@pytest.mark.parametrize("lesson", ["strict-phase", "certain-closes", "odds"])
@pytest.mark.browser_context_args(**PHONE)
def test_a_lesson_by_finger(app_server: Any, watched: Any, axed: Any, lesson: str) -> None:
    learner = walk(app_server, watched, axed, lesson, "finger")
    home_knows(learner)


@pytest.mark.parametrize("lesson", ["nine-of-trumps", "closing-by-odds"])
@pytest.mark.browser_context_args(**SMALL_PHONE)
def test_a_lesson_on_the_smallest_phone(
    app_server: Any, watched: Any, axed: Any, lesson: str
) -> None:
    walk(app_server, watched, axed, lesson, "finger")


@pytest.mark.parametrize(
    ("lesson", "by"), [("strict-phase", "keys"), ("certain-closes", "mouse"), ("odds", "keys")]
)
def test_a_lesson_in_jupyterlab(lab_server: Any, watched: Any, lesson: str, by: str) -> None:
    watched.set_viewport_size({"width": 1280, "height": 1000})
    walk_in_lab(lab_server, watched, lesson, by)


@pytest.mark.browser_context_args(**TABLET)
def test_a_lesson_by_finger_in_jupyterlab(lab_server: Any, watched: Any) -> None:
    walk_in_lab(lab_server, watched, "marriages", "finger")


def walk(server: Any, page: Any, axed: Any, lesson: str, by: str) -> CourseLearner:
    """Take the lesson in the app, from nothing to mastery."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(server.page(lessons()[lesson].notebook))
    learner = learner_at(page, lesson, by)
    learner.look = partial(looks_right, learner, axed)
    take_to_mastery(learner)
    return learner


def walk_in_lab(server: Any, page: Any, lesson: str, by: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    server.open(page, lessons()[lesson].notebook)
    learner = learner_at(page, lesson, by)
    learner.look = partial(fits, learner)
    if by == "keys":
        page.locator(ASKED).first.focus()
    take_to_mastery(learner)


def take_to_mastery(learner: CourseLearner) -> None:
    learner.take(MOST)
    assert learner.panel.get_by_text("You know this lesson.").count() == 1
    assert learner.explained.keys() == learner.missable


def fits(learner: CourseLearner, moment: Moment) -> None:
    """Nothing is too wide or too small, and what comes next is in view."""
    assert small_or_over(learner.page) == [], moment
    assert learner.in_view(moment.next), moment


def looks_right(learner: CourseLearner, axed: set[tuple[str, str]], moment: Moment) -> None:
    """It fits; and axe finds nothing, at the width of a phone and of a desk."""
    fits(learner, moment)
    page, kind = learner.page, (moment.asks, moment.state)
    if moment.state == "right" or kind in axed:
        return
    axed.add(kind)
    size = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({**size, "width": width})
        assert small_or_over(page) == [], (moment, width)
        assert faults(page, PANEL) == [], (moment, width)
    page.set_viewport_size(size)


def home_knows(learner: CourseLearner) -> None:
    """The way home shows the lesson as mastered."""
    learner.panel.locator(".acts").get_by_role("link", name="All lessons").click()
    learner.page.locator(".home .entry").first.wait_for(timeout=60_000)
    minutes = lessons()[learner.lesson].minutes
    learner.page.get_by_text(f"{minutes} min, mastered").wait_for()
