"""The lesson panel in a real browser: reloads, a dead kernel, odd answers, fit and access."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser_tools import (
    faults,
    keep,
    kept_until,
    kill_kernel,
    small_or_over,
    wait_for_panel,
)
from panel_learner import PANEL, Learner, open_lesson

from sixtysix_teach.classroom import LessonRun, Progress

ONE, TWO = "01_six_ranks.ipynb", "02_one_trick.ipynb"


def standing(learner: Learner) -> tuple[Any, ...]:
    return learner.place(), learner.title(), learner.cards(), learner.kind()


def test_a_reload_in_mid_lesson_goes_on_at_the_same_card(app_server: Any, watched: Any) -> None:
    keep(app_server, watched, asked("higher-card"))
    learner = open_lesson(app_server, watched)
    for _ in range(6):
        learner.step()
    before = standing(learner)
    watched.reload()
    wait_for_panel(watched)
    assert standing(learner) == before


def test_a_dead_kernel_is_told_and_the_lesson_goes_on_at_the_same_item(
    app_server: Any, watched: Any
) -> None:
    keep(app_server, watched, asked("six-in-order"))
    learner = open_lesson(app_server, watched)
    before = standing(learner)
    assert before[-1] == "order"
    right = learner.right("order")
    learner.press(f"[data-pick='{right[0]}']")
    kill_kernel(app_server, watched)
    for code in right[1:]:
        learner.press(f"[data-pick='{code}']")
    learner.press("[data-send=picks]")
    alert = learner.panel.get_by_role("alert").filter(has_text="No answer")
    alert.get_by_role("button", name="Reload").wait_for(timeout=60_000)
    assert "kept" in alert.inner_text()
    with watched.expect_navigation(timeout=60_000):
        alert.get_by_role("button", name="Reload").click()
    wait_for_panel(watched)
    assert standing(learner) == before
    assert learner.step()
    assert learner.panel.locator(".fb.good").count() == 1


def asked(exercise: str) -> Progress:
    """Lesson 1 as far as the practice, where *exercise* is asked."""

    def here(run: LessonRun) -> bool:
        item = getattr(run.stage, "item", None)
        return run.steps[run.at].kind == "practice" and item.exercise == exercise

    return kept_until("six-ranks", here)


def test_a_wrong_answer_is_explained_beside_the_board_and_said_once(
    app_server: Any, watched: Any
) -> None:
    learner = open_lesson(app_server, watched)
    learner.step()
    learner.step()
    watched.locator("[data-pick='KS']").click()
    watched.locator(".fb.bad").wait_for()
    assert watched.get_by_role("heading", name="The ten beats the king").count() == 1
    said = watched.locator(".lesson-panel [role=status]").inner_text()
    assert said.startswith("The ten beats the king. king of spades does not beat ten of spades.")


def test_an_impossible_number_is_refused_politely(app_server: Any, watched: Any) -> None:
    keep(app_server, watched, asked("points-in-a-trick"))
    open_lesson(app_server, watched)
    watched.locator("input.number").fill("a lot")
    watched.locator("[data-send=number]").click()
    watched.locator(".fb.note").get_by_text("Give a whole number from 0 to 30.").wait_for()
    assert watched.locator("input.number").input_value() == "a lot"


@pytest.mark.parametrize("name", [ONE, TWO])
def test_the_panel_fits_and_axe_finds_nothing_at_each_step(
    app_server: Any, watched: Any, name: str
) -> None:
    learner = open_lesson(app_server, watched, name)
    seen: set[str] = set()
    while learner.step():
        kind = re.sub(r"\[\w+\]", "", learner.title()) + str(watched.locator(".fb").count())
        if kind in seen:
            continue
        seen.add(kind)
        for width in (320, 390, 768, 1440):
            watched.set_viewport_size({"width": width, "height": 844})
            assert small_or_over(watched) == [], (kind, width)
            if width in (320, 1440):
                assert faults(watched, PANEL) == [], (kind, width)


def test_what_is_said_comes_into_view_where_a_tap_gives_no_focus(
    app_server: Any, watched: Any
) -> None:
    """Safari gives a tapped button no focus."""
    watched.set_viewport_size({"width": 320, "height": 480})
    learner = open_lesson(app_server, watched)
    watched.evaluate("addEventListener('mousedown', event => event.preventDefault(), true)")
    learner.miss = {"higher"}
    while not learner.explained:
        assert learner.step()
    learner.step()
    assert learner.in_view(".ask")


@pytest.mark.parametrize("size", [(390, 700), (1440, 700)])
def test_the_bar_is_seen_whole_or_not_at_all(
    app_server: Any, watched: Any, size: tuple[int, int]
) -> None:
    watched.set_viewport_size({"width": size[0], "height": size[1]})
    keep(app_server, watched, kept_until("strict-phase", lambda run: run.at >= 1))
    learner = open_lesson(app_server, watched, "04_strict_phase.ipynb")
    for _ in range(14):
        assert learner.step()
        top, bottom = watched.evaluate(
            "(box => [box.top, box.bottom])"
            "(document.querySelector('.lesson-panel .bar').getBoundingClientRect())"
        )
        assert top >= -1 or bottom <= 1, (top, bottom, learner.title())


def test_an_editor_leaves_plain_keys_to_the_panel_and_keeps_its_own(
    app_server: Any, watched: Any
) -> None:
    """Jupyter Notebook takes keys before the panel hears them, unless the focus bears a mark."""
    learner = open_lesson(app_server, watched)
    watched.evaluate(
        "() => { window.taken = []; document.addEventListener('keydown', event => {"
        " if (!event.target.hasAttribute('data-lm-suppress-shortcuts')) taken.push(event.key);"
        " }, true); }"
    )
    learner.panel.locator("[data-pick]").first.focus()
    for key in ("ArrowRight", "d", "Control+b", "Shift+Enter", "Home"):
        watched.keyboard.press(key)
    assert watched.evaluate("taken.filter(key => key.length === 1 || key === 'Enter')") == [
        "b",
        "Enter",
    ]
    assert not {"ArrowRight", "Home", "d"} & set(watched.evaluate("taken"))
