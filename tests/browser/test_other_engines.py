"""What Safari and Firefox do and Chromium does not, played in Chromium."""

from __future__ import annotations

from typing import Any

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
