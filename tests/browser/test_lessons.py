"""Whole lessons in a real browser: from the first tap to the check and, a day later, beyond."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from browser_tools import keep, kept_until, small_or_over
from panel_learner import PANEL, Learner, open_lesson, sit_down

from sixtysix_teach.classroom import Progress, lessons

ONE, TWO = "01_six_ranks.ipynb", "02_one_trick.ipynb"
SMALL_PHONE = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
KINDS = {
    ONE: {"play", "higher", "worth", "sum", "pack-sum", "order", "summary"},
    TWO: {"winner", "who-gets", "error", "may-play", "play", "summary"},
}
DAY = 24 * 60 * 60
MINUTES = lessons()["six-ranks"].minutes


def take_to_mastery(learner: Learner, name: str) -> None:
    learner.take()
    assert KINDS[name] <= learner.seen
    assert learner.panel.get_by_text("You know this lesson.").count() == 1


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_lesson_one_from_the_first_card_to_mastery(app_server: Any, watched: Any, by: str) -> None:
    learner = open_lesson(app_server, watched)
    learner.by = by
    assert learner.title() == "Your lead. Tap a card."
    take_to_mastery(learner, ONE)
    watched.locator(f"{PANEL} .acts").get_by_role("link", name="All lessons").click()
    watched.locator(".home .entry").first.wait_for(timeout=60_000)
    watched.get_by_text(f"{MINUTES} min, mastered").wait_for()
    assert watched.get_by_role("img", name="2 of 3").count() == 1


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_lesson_two_from_the_first_card_to_mastery(app_server: Any, watched: Any, by: str) -> None:
    learner = open_lesson(app_server, watched, TWO)
    learner.by = by
    take_to_mastery(learner, TWO)
    assert learner.panel.locator(".acts").get_by_role("link", name="Draw, lead").is_visible()


@pytest.mark.parametrize("name", [ONE, TWO])
@pytest.mark.browser_context_args(**SMALL_PHONE)
def test_by_finger_on_the_smallest_phone_every_kind_of_mistake_is_explained(
    app_server: Any, watched: Any, name: str
) -> None:
    """One wrong answer to each kind of question; the lesson goes on, to mastery all the same."""
    learner = open_lesson(app_server, watched, name)
    learner.by = "finger"
    kinds = KINDS[name] - {"play", "summary"}
    learner.miss = set(kinds)
    take_and_look(learner, 320)
    assert KINDS[name] <= learner.seen
    assert learner.explained.keys() == kinds


def take_and_look(learner: Learner, width: int) -> None:
    """Take the lesson; every step fits the screen, and all one can tap is large enough."""
    assert learner.page.evaluate("innerWidth") == width
    looked_at = set()
    while learner.step():
        moment = (learner.place(), learner.kind())
        if moment not in looked_at:
            looked_at.add(moment)
            assert small_or_over(learner.page) == [], moment
            asked = moment[1] not in ("", "end")
            assert learner.in_view(".ask" if asked else ".acts .main"), moment
    assert learner.panel.get_by_text("You know this lesson.").count() == 1


def test_lesson_one_to_mastery_in_jupyterlab(lab_server: Any, watched: Any) -> None:
    watched.set_viewport_size({"width": 1280, "height": 1000})
    lab_server.open(watched, ONE)
    learner = sit_down(watched, "keys")
    watched.locator(f"{PANEL} [data-pick]").first.focus()
    take_to_mastery(learner, ONE)


def test_a_missed_check_is_taken_again(app_server: Any, watched: Any) -> None:
    at_the_check = kept_until("one-trick", lambda run: run.steps[run.at].kind == "mastery")
    keep(app_server, watched, at_the_check)
    learner = open_lesson(app_server, watched, TWO)
    learner.miss = {"winner"}
    while not learner.panel.locator("[data-button=move_on]").count():
        assert learner.step()
    assert "Tricks: 11 of 12; needed 12." in learner.panel.locator(".fb").inner_text()
    assert learner.explained
    learner.take()
    assert learner.panel.get_by_text("You know this lesson.").count() == 1


def test_a_day_later_six_items_are_asked_and_the_third_diamond_is_given(
    app_server: Any, watched: Any
) -> None:
    keep(app_server, watched, mastered_long_ago())
    watched.goto(app_server.page("app.ipynb"))
    watched.get_by_text("Lesson 1, some questions a day later").wait_for(timeout=60_000)
    assert watched.get_by_text(f"{MINUTES} min, some questions wait").count() == 1
    assert watched.get_by_role("img", name="2 of 3").count() == 1
    watched.get_by_role("link", name="Continue").click()
    learner = sit_down(watched)
    assert "a day later" in learner.panel.locator(".sub").inner_text()
    learner.miss = {"higher"}
    assert learner.take() == 12
    assert learner.explained.keys() == {"higher"}
    said = learner.panel.locator(".fb.good").inner_text()
    assert "A day later it is still there." in said
    learner.panel.get_by_role("link", name="All lessons").click()
    watched.get_by_role("img", name="3 of 3").wait_for(timeout=60_000)


def test_a_mistake_comes_back_a_day_later_in_the_next_lesson(app_server: Any, watched: Any) -> None:
    long_ago = time.time() - 2 * DAY
    missed = ("worth-of-a-card", "jack", "face-worth-ten")
    keep(app_server, watched, Progress().tried(*missed, right=False, now=long_ago))
    learner = open_lesson(app_server, watched, TWO)
    assert learner.kind() == "worth"
    assert [card.rank.word for card in learner.cards()] == ["jack"]


def mastered_long_ago() -> Progress:
    progress = Progress().mastered("six-ranks", now=time.time() - 2 * DAY)
    record = replace(progress.lesson("six-ranks"), practised=True)
    return progress.with_lesson("six-ranks", record)
