"""Every real page of the app: it answers, it holds no error, it is well made, and it stays home."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from browser_tools import faults

LESSONS = Path(__file__).resolve().parents[2] / "lessons"
PAGES = sorted(path.name for path in LESSONS.glob("*.ipynb"))
FAILED = ("There was an error when executing cell", "An exception occurred", "data-page-error")


@pytest.mark.parametrize("name", PAGES)
def test_the_page_answers_and_no_cell_failed(app_server: Any, name: str) -> None:
    # The status alone says nothing: Voila answers 200 although a cell raised.
    with urllib.request.urlopen(app_server.page(name), timeout=60) as answer:
        text = answer.read().decode()
    assert answer.status == 200
    assert [phrase for phrase in FAILED if phrase in text] == []


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_well_made_and_fits_a_small_phone(
    app_server: Any, watched: Any, name: str
) -> None:
    watched.goto(app_server.page(name))
    watched.locator("#loading").wait_for(state="detached", timeout=60_000)
    metadata = json.loads((LESSONS / name).read_text(encoding="utf-8"))["metadata"]
    assert watched.title() == metadata["title"]
    assert watched.locator("html").get_attribute("lang") == metadata.get("lang", "en")
    assert watched.get_by_role("main").count() == 1
    assert watched.get_by_role("link", name="Skip to the page").count() == 1
    watched.get_by_role("button").first.wait_for(timeout=30_000)
    assert watched.get_by_role("heading", level=1).count() == 1
    watched.set_viewport_size({"width": 320, "height": 568})
    assert watched.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_in_light_and_dark(app_server: Any, watched: Any, name: str) -> None:
    watched.emulate_media(color_scheme="light", reduced_motion="reduce")
    watched.goto(app_server.page(name))
    watched.locator("#loading").wait_for(state="detached", timeout=60_000)
    watched.get_by_role("button").first.wait_for(timeout=30_000)
    assert faults(watched) == []
    watched.emulate_media(color_scheme="dark", reduced_motion="reduce")
    watched.locator("[data-theme=dark]").first.wait_for()
    assert faults(watched) == []


@pytest.mark.skipif(not PAGES, reason="no lesson notebooks")
def test_home_opens_in_lab_too(lab_server: Any, watched: Any) -> None:
    lab_server.open(watched, PAGES[0])
    watched.locator(".jp-OutputArea-output .lm-Widget").first.wait_for(timeout=60_000)
    assert watched.get_by_text("official Jupyter news").count() == 0
