"""The fold "Show the computation": under the figures of a notebook, and in a lesson's answers."""

from __future__ import annotations

from typing import Any

import pytest
from browser_tools import faults, keep, kept_until, small_or_over, wait_for_panel
from panel_learner import PANEL, open_lesson
from snippets import figures, run

ODDS = "11_odds.ipynb"
PHONE = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
FOLD = f"{PANEL} .fb details.computation"
# A clipboard that can be looked at.
COPIED = """() => {
  window.copied = [];
  navigator.clipboard.writeText = async text => { copied.push(text); };
}"""


def at_the_example(server: Any, page: Any) -> None:
    keep(server, page, kept_until("odds", lambda run: run.steps[run.at].kind == "example"))
    page.goto(server.page(ODDS))
    wait_for_panel(page)
    page.locator(FOLD).wait_for()


def test_an_answer_offers_its_computation_by_keys(app_server: Any, watched: Any) -> None:
    at_the_example(app_server, watched)
    watched.evaluate(COPIED)
    summary = watched.locator(f"{FOLD} > summary")
    assert summary.inner_text() == "Show the computation"
    before = watched.locator(PANEL).get_attribute("data-event")
    summary.focus()
    watched.keyboard.press("Enter")
    code = watched.locator(f"{FOLD} pre")
    code.wait_for(state="visible")
    assert summary.is_visible(), "what opens it closes it, too"
    watched.keyboard.press("Tab")
    watched.keyboard.press("Enter")
    watched.get_by_role("status").get_by_text("Copied.").wait_for()
    assert watched.evaluate("copied") == [code.inner_text()]
    # The key opened and copied, and did not go on.
    assert watched.locator(PANEL).get_attribute("data-event") == before
    assert figures(run(code.inner_text())) <= figures(watched.locator(PANEL).inner_text())
    assert faults(watched) == []


@pytest.mark.browser_context_args(**PHONE)
def test_an_opened_computation_fits_the_smallest_phone(app_server: Any, watched: Any) -> None:
    at_the_example(app_server, watched)
    watched.locator(f"{FOLD} > summary").tap()
    watched.locator(f"{FOLD} pre").wait_for(state="visible")
    assert small_or_over(watched) == []


def test_figures_open_in_the_app_and_in_jupyterlab(
    app_server: Any, lab_server: Any, watched: Any
) -> None:
    watched.set_viewport_size({"width": 1440, "height": 1000})
    open_lesson(app_server, watched, ODDS)
    watched.locator(".page-below > summary").click()
    _opens(watched)
    lab_server.open(watched, ODDS)
    watched.locator(PANEL).wait_for(timeout=60_000)
    watched.evaluate("document.querySelector('.jp-WindowedPanel-outer').scrollTop = 1200")
    _opens(watched)


def _opens(page: Any) -> None:
    fold = page.locator(".jp-RenderedHTML details").first
    fold.wait_for(state="attached", timeout=60_000)
    fold.scroll_into_view_if_needed()
    assert not fold.locator("pre").is_visible()
    fold.locator("summary").click()
    fold.locator("pre").wait_for(state="visible")
    run(fold.locator("pre").inner_text())
