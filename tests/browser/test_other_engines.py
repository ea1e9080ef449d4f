"""What Safari and Firefox do and Chromium does not, played in Chromium."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser_player import PHONE
from browser_tools import wait_for_panel
from panel_learner import open_lesson, sit_down

FROM_MEMORY = "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"


def test_a_page_shown_from_memory_starts_anew_where_it_was(app_server: Any, watched: Any) -> None:
    """Safari closes the connection of a page that is left, and shows it again at "back"."""
    learner = open_lesson(app_server, watched)
    learner.go_to("higher")
    place, asked = learner.place(), learner.cards()
    watched.evaluate("() => { window.loadedOnce = true; }")
    with watched.expect_navigation():
        watched.evaluate(FROM_MEMORY)
    again = sit_down(watched)
    assert not watched.evaluate("() => window.loadedOnce")
    assert (again.place(), again.cards()) == (place, asked)
    assert again.step()


REFUSED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""


def test_a_browser_that_keeps_nothing_says_so_and_goes_on(app_server: Any, watched: Any) -> None:
    """With cookies blocked, and in some private windows, the store may not even be asked for."""
    watched.add_init_script(REFUSED)
    watched.goto(app_server.page("01_six_ranks.ipynb"))
    told = watched.get_by_text("This browser keeps nothing for this page.")
    told.wait_for(timeout=60_000)
    wait_for_panel(watched)
    watched.locator(".lesson-panel [data-pick]").first.click()
    on = watched.locator(".lesson-panel .acts .main")
    on.wait_for()
    assert told.is_visible()
    watched.get_by_role("button", name="Go on").click()
    assert told.count() == 0
    on.click()
    watched.get_by_text("Step 2 of").first.wait_for()
    assert told.count() == 0
    watched.goto(app_server.page("app.ipynb"))
    told.wait_for(timeout=60_000)


SMALL_FIELDS = """() => [...document.querySelectorAll(
    "select, textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])")]
  .filter(one => parseFloat(getComputedStyle(one).fontSize) < 16)
  .map(one => one.outerHTML)"""


@pytest.mark.parametrize(
    ("notebook", "field"), [("app.ipynb", ".home select"), ("play.ipynb", ".settings textarea")]
)
@pytest.mark.browser_context_args(**PHONE)
def test_no_field_makes_an_iphone_zoom_in(
    app_server: Any, watched: Any, notebook: str, field: str
) -> None:
    """Safari enlarges the page at a field with letters below 16 px, and leaves it so."""
    watched.goto(app_server.page(notebook))
    watched.locator(field).first.wait_for(state="attached", timeout=60_000)
    assert watched.evaluate(SMALL_FIELDS) == []


def test_the_suits_of_a_table_are_asked_for_as_letters(app_server: Any, watched: Any) -> None:
    """An iPhone draws ♥ as an emoji, unless U+FE0E follows."""
    watched.goto(app_server.page("02_one_trick.ipynb"))
    below = watched.locator("details.page-below")
    below.wait_for(timeout=60_000)
    below.get_by_role("table", include_hidden=True).first.wait_for(state="attached")
    text = below.evaluate("one => one.textContent")
    assert re.search("[♠♥♦♣]\ufe0e", text)
    assert re.findall("[♠♥♦♣](?!\ufe0e).{9}", text) == []


@pytest.mark.browser_context_args(**PHONE)
def test_a_tapped_button_does_not_look_chosen_afterwards(app_server: Any, watched: Any) -> None:
    """Where a finger points, the last place touched counts as pointed at until the next touch."""
    watched.goto(app_server.page("app.ipynb"))
    button = watched.locator(".home [data-do=save]")
    button.wait_for(timeout=60_000)
    look = "one => [one.matches(':hover'), getComputedStyle(one).backgroundColor]"
    _, before = button.evaluate(look)
    button.hover()
    assert button.evaluate(look) == [True, before]
