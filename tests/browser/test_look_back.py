"""Looking back at deals in a real browser: nothing is waited for, and all of it fits a phone."""

from __future__ import annotations

from typing import Any

import pytest
from browser_tools import faults, keep, kill_kernel, small_or_over, wait_for_panel
from learner import begin
from moments_played import record

from sixtysix_teach.classroom import LessonRun, Progress, lessons
from sixtysix_teach.classroom.formats.dearest_decision import DearestDecision
from sixtysix_teach.classroom.post_mortem_stage import parts_of
from sixtysix_teach.notation.share import format_shared

PANEL = ".lesson-panel"
# Five seconds of work: who waits for all of it would notice.
SLOW, QUICK = 3, 1


def line(seed: int) -> str:
    return format_shared(record(seed), 0)


def at(kind: str, *deals: str) -> Progress:
    """Who has played these deals, and stands at the step of this kind."""
    run: LessonRun = begin("capstone", seed=1).run
    for deal in deals:
        run.keep_deal(deal)
    run._go([one.kind for one in run.steps].index(kind))
    run._remember()
    return run.progress


def open_at(server: Any, page: Any, progress: Progress) -> Any:
    keep(server, page, progress)
    page.goto(server.page(lessons()["capstone"].notebook))
    wait_for_panel(page)
    return page.locator(PANEL)


def test_a_guess_is_answered_before_the_split_is_there(app_server: Any, watched: Any) -> None:
    watched.set_viewport_size({"width": 390, "height": 844})
    # The dearest first: it was lost, so its work begins as soon as the page is there.
    panel = open_at(app_server, watched, at("post-mortem", line(SLOW)))
    panel.locator("[data-choice=regret]").click()
    panel.locator(".working progress").wait_for()
    assert panel.locator(".fb").inner_text().startswith("Your guess: My decisions")
    assert panel.locator("[data-button=next]").is_enabled()
    assert "moments so far" in panel.locator(".working p").inner_text()
    assert faults(watched, PANEL) == []
    assert small_or_over(watched) == []
    panel.locator("[data-button=next]").focus()
    event = panel.get_attribute("data-event")
    panel.locator("table").wait_for(timeout=60_000)
    assert panel.get_attribute("data-event") == event, "it came by itself"
    assert panel.locator(".working").count() == 0
    spot = "document.activeElement.dataset.spot"
    assert watched.evaluate(spot) == "button:next"
    said = panel.locator("[role=status]").inner_text()
    assert said.startswith(panel.locator(".fb h3").inner_text())
    parts = parts_of(line(SLOW))
    assert parts is not None
    shown = panel.locator("tbody tr:last-child td:nth-child(2)").inner_text()
    assert int(shown.replace("−", "-").replace("+", "")) == parts.result
    assert faults(watched, PANEL) == []


def test_whoever_goes_on_meanwhile_is_not_kept(app_server: Any, watched: Any) -> None:
    panel = open_at(app_server, watched, at("post-mortem", line(SLOW)))
    panel.locator("[data-choice=luck]").click()
    panel.locator(".working").wait_for()
    panel.locator("[data-button=next]").click()
    panel.get_by_text("explain a close").first.wait_for()
    assert panel.locator(".working").count() == 0


def test_whoever_waits_is_told_that_the_kernel_is_gone(app_server: Any, watched: Any) -> None:
    panel = open_at(app_server, watched, at("post-mortem", line(SLOW)))
    panel.locator("[data-choice=luck]").click()
    panel.locator(".working").wait_for()
    kill_kernel(app_server, watched)
    alert = panel.get_by_role("alert").filter(has_text="No answer")
    alert.get_by_role("button", name="Reload").wait_for(timeout=60_000)
    assert panel.locator(".working").count() == 1


@pytest.mark.parametrize(
    ("width", "height", "theme"), [(320, 640, "dark"), (390, 844, "light"), (1440, 900, "dark")]
)
def test_the_decisions_fit_and_are_chosen_by_keys(
    app_server: Any, watched: Any, width: int, height: int, theme: str
) -> None:
    watched.emulate_media(color_scheme=theme, reduced_motion="reduce")
    watched.set_viewport_size({"width": width, "height": height})
    deal = next(one for one in map(line, range(40)) if DearestDecision().case_of(one))
    panel = open_at(app_server, watched, at("own-deals", deal))
    tiles = panel.locator(".decisions button.tile")
    assert small_or_over(watched) == []
    assert faults(watched, PANEL) == []
    felt = panel.locator(".felt").bounding_box()
    assert felt is not None
    assert felt["y"] + felt["height"] <= 1.5 * max(height, 844)
    for box in [tile.bounding_box() for tile in tiles.all()]:
        assert box["width"] <= width - 40
    names = tiles.evaluate_all("all => all.map(one => one.ariaLabel)")
    assert all("Your cards: " in name and " of " in name for name in names[:-1])
    tiles.first.focus()
    for _ in names[1:]:
        watched.keyboard.press("ArrowDown")
    assert watched.evaluate("document.activeElement.dataset.pick") == "none"
    watched.keyboard.press("Enter")
    panel.locator(".decisions .tile.answer").wait_for()
    assert panel.locator(".decisions button").count() == 0
    assert faults(watched, PANEL) == []
