"""The handbook in a real browser: finding words, going to an entry, reading it without a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from browser_tools import faults

FOCUS = "document.activeElement.id"


def opened(server: Any, page: Any, anchor: str = "") -> Any:
    page.goto(server.page("handbook.ipynb") + anchor)
    page.locator(".handbook article").first.wait_for(timeout=60_000)
    return page


def shown(page: Any) -> int:
    return int(page.locator(".handbook article:visible").count())


def test_words_are_found_in_titles_texts_and_other_names(app_server: Any, watched: Any) -> None:
    page = opened(app_server, watched)
    everything = shown(page)
    find = page.get_by_label("Find in the handbook")
    find.fill("talon")
    page.get_by_text("entries.").or_(page.get_by_text("One entry.")).first.wait_for()
    assert 0 < shown(page) < 10
    assert page.get_by_role("heading", name="Stock", exact=True).is_visible()
    assert page.get_by_role("heading", name="Arithmetic").count() == 0
    assert page.get_by_role("heading", name="Strict phase", exact=True).count() == 0
    find.fill("ten of spades ace")
    assert page.get_by_role("button", name="Guard your tens").is_visible()
    find.fill("xylophone")
    page.get_by_text("Nothing here speaks of “xylophone”").first.wait_for()
    assert shown(page) == 0
    page.get_by_role("button", name="Clear").click()
    assert shown(page) == everything
    assert find.evaluate("one => one === document.activeElement")


def test_an_anchor_opens_its_entry_and_puts_the_focus_there(app_server: Any, watched: Any) -> None:
    page = opened(app_server, watched, "#lead-low")
    title = page.get_by_role("button", name="Lead low while the stock is open")
    page.wait_for_function(f"{FOCUS} === 's66-book-lead-low'")
    assert title.get_attribute("aria-expanded") == "true"
    assert page.get_by_text("A nine or a jack costs little").is_visible()
    top = title.evaluate("one => one.getBoundingClientRect().top")
    below = page.locator(".find").evaluate("one => one.getBoundingClientRect().bottom")
    assert below <= top < below + 60
    # An address changed by hand, and one of a word, which is always open.
    page.evaluate("location.hash = '#stock'")
    page.wait_for_function(f"{FOCUS} === 's66-book-stock'")
    page.evaluate("location.hash = '#no-such-entry'")
    assert page.evaluate(FOCUS) == "s66-book-stock"


def test_a_link_leads_on_and_back(app_server: Any, watched: Any) -> None:
    page = opened(app_server, watched, "#guard-a-ten")
    page.wait_for_function(f"{FOCUS} === 's66-book-guard-a-ten'")
    page.locator("[data-entry=guard-a-ten]").get_by_role("link", name="Bare ten").click()
    page.wait_for_function(f"{FOCUS} === 's66-book-bare-ten'")
    assert page.url.endswith("#bare-ten")
    page.go_back()
    page.wait_for_function(f"{FOCUS} === 's66-book-guard-a-ten'")


def test_a_link_out_of_what_was_found_shows_all_again(app_server: Any, watched: Any) -> None:
    page = opened(app_server, watched)
    everything = shown(page)
    find = page.get_by_label("Find in the handbook")
    find.fill("blanke zehn")
    page.get_by_role("link", name="Guard your tens").click()
    page.wait_for_function(f"{FOCUS} === 's66-book-guard-a-ten'")
    assert shown(page) == everything
    assert find.input_value() == ""


def test_an_entry_opens_and_closes_with_the_keyboard(app_server: Any, watched: Any) -> None:
    page = opened(app_server, watched)
    title = page.get_by_role("button", name="Does the king beat the ten?")
    title.focus()
    page.keyboard.press("Enter")
    assert title.get_attribute("aria-expanded") == "true"
    assert page.get_by_text("The order in every suit is A 10 K Q J 9").is_visible()
    page.keyboard.press("Enter")
    assert title.get_attribute("aria-expanded") == "false"
    assert title.evaluate("one => one === document.activeElement")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_everything_open(app_server: Any, watched: Any, scheme: str) -> None:
    watched.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page = opened(app_server, watched)
    page.evaluate("document.querySelectorAll('[data-fold]').forEach(one => one.click())")
    assert page.locator("[aria-expanded=false]").count() == 0
    assert faults(page) == []
    if scheme == "dark":
        return
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.get_by_label("Find in the handbook").fill("marriage")
    assert faults(page) == []
