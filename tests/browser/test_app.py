"""Every real page of the app: it answers, it holds no error, it is well made, and it stays home."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browser_tools import faults

LESSONS = Path(__file__).resolve().parents[2] / "lessons"
PAGES = sorted(path.name for path in LESSONS.glob("*.ipynb"))
TAUGHT = [name for name in PAGES if name[:2].isdigit()]
OUTPUT = "application/vnd.voila.cell-output+json"
FAILED = ("There was an error when executing cell", "An exception occurred", "data-page-error")


@pytest.mark.parametrize("name", PAGES)
def test_the_page_answers_is_well_made_and_fits_and_axe_finds_nothing(
    app_server: Any, watched: Any, name: str
) -> None:
    """All of it at one visit: most of the time goes into the page's kernel and its loading."""
    notebook = json.loads((LESSONS / name).read_text(encoding="utf-8"))
    watched.emulate_media(color_scheme="light", reduced_motion="reduce")
    answer = watched.goto(app_server.page(name))
    no_cell_failed(answer)
    if name in TAUGHT:
        nothing_for_the_notebook_is_shown(answer, notebook["cells"])
    watched.locator("#loading").wait_for(state="detached", timeout=60_000)
    watched.get_by_role("button").first.wait_for(timeout=30_000)
    is_well_made(watched, notebook["metadata"])
    assert faults(watched) == []
    watched.emulate_media(color_scheme="dark", reduced_motion="reduce")
    watched.locator("[data-theme=dark]").first.wait_for()
    assert faults(watched) == []
    watched.set_viewport_size({"width": 320, "height": 568})
    assert watched.evaluate("document.documentElement.scrollWidth") <= 320


def no_cell_failed(answer: Any) -> None:
    # The status alone says nothing: Voila answers 200 although a cell raised.
    assert answer.status == 200
    text = answer.text()
    assert [phrase for phrase in FAILED if phrase in text] == []


def nothing_for_the_notebook_is_shown(answer: Any, cells: list[dict[str, Any]]) -> None:
    hidden = ["lab-only" in cell["metadata"].get("tags", []) for cell in cells]
    code = [cell["cell_type"] == "code" for cell in cells]
    assert any(map(all, zip(hidden, code, strict=True))), "a lesson has such cells"
    assert answer.text().count(OUTPUT) == sum(
        runs and not away for runs, away in zip(code, hidden, strict=True)
    )


def is_well_made(page: Any, metadata: dict[str, Any]) -> None:
    assert page.title() == metadata["title"]
    assert page.locator("html").get_attribute("lang") == metadata.get("lang", "en")
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("link", name="Skip to the page").count() == 1
    assert page.get_by_role("heading", level=1).count() == 1


@pytest.mark.parametrize("name", [TAUGHT[0], TAUGHT[-1]])
def test_what_is_read_afterwards_lies_in_a_fold(app_server: Any, watched: Any, name: str) -> None:
    watched.goto(app_server.page(name))
    watched.locator(".lesson-panel").wait_for(timeout=60_000)
    fold = watched.locator("details.page-below")
    title = watched.get_by_role("heading", level=2, name="To read afterwards")
    last = watched.get_by_role("heading", level=2, name="What you know now")
    assert fold.locator("> summary").get_by_role("heading").count() == title.count() == 1
    assert not last.is_visible()
    fold.locator("> summary").focus()
    watched.keyboard.press("Enter")
    last.wait_for()
    assert faults(watched, ".page-below") == []
    watched.keyboard.press("Enter")
    last.wait_for(state="hidden")


def test_a_print_and_an_address_into_the_fold_open_it(app_server: Any, watched: Any) -> None:
    watched.goto(app_server.page(TAUGHT[0]) + "#What-you-know-now")
    last = watched.get_by_role("heading", level=2, name="What you know now")
    last.wait_for(timeout=60_000)
    watched.locator(".page-below > summary").click()
    last.wait_for(state="hidden")
    watched.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert last.is_visible()
    watched.evaluate("dispatchEvent(new Event('afterprint'))")
    assert not last.is_visible()
    watched.evaluate("location.hash = 'To-read-afterwards'")
    last.wait_for()


@pytest.mark.skipif(not PAGES, reason="no lesson notebooks")
def test_home_opens_in_lab_too(lab_server: Any, watched: Any) -> None:
    lab_server.open(watched, PAGES[0])
    watched.locator(".jp-OutputArea-output .lm-Widget").first.wait_for(timeout=60_000)
    assert watched.get_by_text("official Jupyter news").count() == 0
