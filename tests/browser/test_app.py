"""Every real page of the app: it answers, it holds no error, it is well made, and it stays home."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

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
def test_the_page_is_well_made(app_server: Any, watched: Any, name: str) -> None:
    watched.goto(app_server.page(name))
    watched.locator("#loading").wait_for(state="detached", timeout=60_000)
    metadata = json.loads((LESSONS / name).read_text(encoding="utf-8"))["metadata"]
    assert watched.title() == metadata["title"]
    assert watched.locator("html").get_attribute("lang") == metadata.get("lang", "en")
    assert watched.get_by_role("main").count() == 1
    assert watched.get_by_role("link", name="Skip to the page").count() == 1
    assert watched.get_by_role("heading", level=1).count() == 1


@pytest.mark.parametrize("name", PAGES)
def test_the_page_fits_a_small_phone(app_server: Any, watched: Any, name: str) -> None:
    watched.set_viewport_size({"width": 320, "height": 568})
    watched.goto(app_server.page(name))
    watched.locator("#loading").wait_for(state="detached", timeout=60_000)
    watched.get_by_role("button").first.wait_for(timeout=30_000)
    assert watched.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(app_server: Any, watched: Any, name: str, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    watched.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    watched.goto(app_server.page(name))
    watched.locator("#loading").wait_for(state="detached", timeout=60_000)
    watched.get_by_role("button").first.wait_for(timeout=30_000)
    results = Axe().run(watched)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.skipif(not PAGES, reason="no lesson notebooks")
def test_home_opens_in_lab_too(lab_server: Any, watched: Any) -> None:
    lab_server.open(watched, PAGES[0])
    watched.locator(".jp-OutputArea-output .lm-Widget").first.wait_for(timeout=60_000)
    assert watched.get_by_text("official Jupyter news").count() == 0
