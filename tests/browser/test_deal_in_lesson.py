"""Whole deals inside a lesson, and the questions that spare lessons, in a real browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browser_tools import (
    answer_anything,
    faults,
    keep,
    kept_until,
    small_or_over,
    wait_for_panel,
)

from sixtysix_teach.classroom import lessons

PANEL = ".lesson-panel"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
FOCUS = "document.activeElement.closest('.lesson-panel') !== null"
FORWARD = ("next", "do:draw", "do:count", "go_on")
OVER = ", ".join(
    f"[data-button={name}]" for name in ("totals", "another_deal", "same_deal", "skip_deal")
)


def at_the_deal(server: Any, page: Any, name: str = "strict-phase") -> Any:
    progress = kept_until(name, lambda run: run.steps[run.at].kind == "deal")
    keep(server, page, progress)
    page.goto(server.page(lessons()[name].notebook))
    wait_for_panel(page)
    page.locator(f"{PANEL} .felt.deal").wait_for()
    return page


def event(page: Any) -> str:
    return str(page.locator(PANEL).get_attribute("data-event"))


def wait_after(page: Any, before: str) -> None:
    page.wait_for_function(
        "before => document.querySelector('.lesson-panel').dataset.event !== before", arg=before
    )


def hand(page: Any) -> list[str]:
    names: list[str] = page.locator(f"{PANEL} .hand [data-pick]").evaluate_all(
        "all => all.map(one => one.dataset.pick)"
    )
    return names


def choose(page: Any) -> Any:
    """What to press next: the way on, else the first card that is not locked."""
    for name in FORWARD:
        if (button := page.locator(f"{PANEL} [data-button='{name}']")).count():
            return button
    return page.locator(f"{PANEL} .hand button.card:not(.no)").first


def test_a_deal_by_keys_never_loses_the_focus(app_server: Any, watched: Any) -> None:
    page = at_the_deal(app_server, watched)
    page.locator(f"{PANEL} [data-pick]").first.focus()
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.pick")
    assert first == hand(page)[1]
    for _ in range(80):
        if page.locator(OVER).count():
            break
        before = event(page)
        choose(page).focus()
        page.keyboard.press("Enter")
        wait_after(page, before)
        assert page.evaluate(FOCUS)
    assert page.locator(OVER).count()
    assert faults(page) == []


@pytest.mark.browser_context_args(**SMALL_PHONE)
def test_a_deal_fits_a_small_phone_and_is_kept(app_server: Any, watched: Any) -> None:
    page = at_the_deal(app_server, watched)
    for number in range(80):
        if page.locator(OVER).count():
            break
        assert small_or_over(page) == []
        if number in (0, 3, 12):
            assert faults(page) == []
        if number == 5:
            held = hand(page)
            page.reload()
            wait_for_panel(page)
            page.wait_for_function(
                "held => JSON.stringify([...document.querySelectorAll('.hand [data-pick]')]"
                ".map(one => one.dataset.pick)) === held",
                arg=json.dumps(held, separators=(",", ":")),
            )
        before = event(page)
        choose(page).tap()
        wait_after(page, before)
    assert page.locator(OVER).count()
    assert small_or_over(page) == []


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize(
    ("lesson", "there"),
    [("draw-and-lead", set()), ("strict-phase", set()), ("ending-a-deal", {"marry", "claim"})],
)
def test_a_phone_shows_only_buttons_that_were_taught(
    app_server: Any, watched: Any, lesson: str, there: set[str]
) -> None:
    """The buttons of a whole deal, and the line that says what comes later, in every trick."""
    page = at_the_deal(app_server, watched, lesson)
    for _ in range(80):
        names = page.locator(f"{PANEL} [data-button^='do:']").evaluate_all(
            "all => all.map(one => one.dataset.button.slice(3).split('-')[0])"
        )
        assert set(names) <= {"draw", "count", *there}
        if page.locator(OVER).count():
            break
        if page.locator(f"{PANEL} [data-pick]").count():
            assert "come" in page.locator(f"{PANEL} .prompt").inner_text()
        assert small_or_over(page) == []
        before = event(page)
        choose(page).tap()
        wait_after(page, before)
    assert page.locator(OVER).count()


@pytest.mark.browser_context_args(**PHONE)
def test_a_sure_close_is_made_at_the_table(app_server: Any, watched: Any) -> None:
    page = at_the_deal(app_server, watched, "certain-closes")

    def tap(what: str) -> None:
        before = event(page)
        page.locator(f"{PANEL} {what}").tap()
        wait_after(page, before)

    tap("[data-button='do:close']")
    for code in ("TS", "AD", "TD", "TC", "JS"):
        tap(f".hand [data-pick='{code}']")
        if page.locator(f"{PANEL} [data-button=next]").count():
            tap("[data-button=next]")
    tap("[data-button='do:claim']")
    page.get_by_text("Closed, and won", exact=True).wait_for()
    assert small_or_over(page) == []


@pytest.mark.browser_context_args(**SMALL_PHONE)
def test_the_questions_end_with_what_can_be_skipped(app_server: Any, watched: Any) -> None:
    page = watched
    page.goto(app_server.page("placement.ipynb"))
    wait_for_panel(page)
    for _ in range(60):
        if page.locator(f"{PANEL} .acts a").count():
            break
        answer_anything(page.locator(PANEL))
        assert small_or_over(page) == []
    assert page.locator(f"{PANEL} .ask").inner_text().endswith("right")
    page.locator(f"{PANEL} .acts").get_by_role("link", name="All lessons").click()
    page.locator(".home .entry").first.wait_for(timeout=60_000)
    page.locator(".home summary").click()
    page.get_by_label("Rules of the course").select_option("Schnapsen")
    page.wait_for_function("(localStorage['sixtysix:progress'] || '').includes('schnapsen')")
    assert faults(page) == []
