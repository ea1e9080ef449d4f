"""The pages beside the lessons while they are used: nothing that axe finds, nothing that is cut."""

from __future__ import annotations

import time
from typing import Any

import pytest
from browser_tools import answer_anything, faults, keep, small_or_over, wait_for_panel

from sixtysix_teach.classroom import Progress, lessons

PANEL = ".lesson-panel"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DAY = 24 * 60 * 60


def after_a_mistake() -> Progress:
    """One who knows the lessons up to the ninth, and missed an item two days ago."""
    then = time.time() - 2 * DAY
    progress = Progress().tried("worth-of-a-card", "jack", "face-worth-ten", right=False, now=then)
    for lesson in list(lessons().values())[:9]:
        progress = progress.mastered(lesson.id, now=then)
    return progress


@pytest.mark.parametrize("name", ["review.ipynb", "placement.ipynb", "memory.ipynb"])
@pytest.mark.browser_context_args(**PHONE)
def test_axe_finds_nothing_while_a_practice_goes_on(
    app_server: Any, watched: Any, name: str
) -> None:
    keep(app_server, watched, after_a_mistake())
    watched.goto(app_server.page(name))
    watched.locator(f"{PANEL} .ask").wait_for(timeout=60_000)
    wait_for_panel(watched)
    told = False
    for number in range(60):
        ends = watched.locator(f"{PANEL} .acts a").count() > 0
        if number < 2 or ends or (watched.locator(f"{PANEL} .fb.bad").count() and not told):
            told |= watched.locator(f"{PANEL} .fb.bad").count() > 0
            for width in (390, 1440):
                watched.set_viewport_size({"width": width, "height": 844})
                assert small_or_over(watched) == [], (number, width)
                assert faults(watched, PANEL) == [], (number, width)
            watched.set_viewport_size(PHONE["viewport"])
        if ends:
            return
        answer_anything(watched.locator(PANEL))
    raise AssertionError("the practice has no end")
