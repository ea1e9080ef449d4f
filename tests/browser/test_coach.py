"""The coach in a real browser: hints, reasons, lines to watch, the review, sharing a deal."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urljoin

import pytest
from browser_player import PHONE, Player, wait_for_table
from browser_tools import faults
from snippets import figures, run

from sixtysix_teach import Play
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.opponents import opponent
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_save import to_save
from sixtysix_teach.shoe import Shoe
from sixtysix_teach.tutor.judge import judge
from sixtysix_teach.tutor.refute import refute
from sixtysix_widgets.secret import deal_secret

KEPT = "save => localStorage.setItem('sixtysix:play', JSON.stringify(save))"


def beginner(number: int) -> TableSession:
    return TableSession(Shoe(deal_secret(), f"browser {number}"))


def step(match: TableSession, rng: Random) -> None:
    if match.view.my_turn:
        match.act(opponent("learner").choose(match.view, rng))
    else:
        match.go_on()


def saves_with_a_slip() -> tuple[dict[str, Any], dict[str, Any]]:
    """A match right after a card that can be refuted, and the same at the end of its deal."""
    for number in range(300):
        match, rng, after = beginner(number), Random(number), None
        while not match.deal_over:
            view, steps = match.view, len(match.record.steps)
            step(match, rng)
            made = match.record.steps[steps].action
            if after is None and view.my_turn and isinstance(made, Play) and not match.deal_over:
                loss = judge(view).loss(made)
                found = refute(view, made) if loss and loss >= 1 else None
                after = to_save(match) if found is not None and len(found.line) > 3 else None
        if after is not None and match.match.winner is None:
            return after, to_save(match)
    raise AssertionError("no slip among the numbers")


class Learner(Player):
    """Also uses what the coach offers."""

    def resume(self, address: str, save: dict[str, Any]) -> Learner:
        self.page.emulate_media(reduced_motion="reduce")
        # Where no table is that may keep something itself.
        self.page.goto(urljoin(address, "/nothing-here"))
        self.page.evaluate(KEPT, save)
        self.page.goto(address)
        wait_for_table(self.page)
        return self

    def ask(self, kind: str, value: object = None) -> None:
        sent = f"[data-value='{value}']" if value is not None else ""
        self.do(lambda: self.press(f"[data-do='tutor:{kind}']{sent}:visible"))

    def key(self, key: str) -> None:
        """Press a key with the focus somewhere in the table."""
        self.page.evaluate(
            """() => {
              const table = document.querySelector(".card-table");
              if (!table.contains(document.activeElement)) {
                table.querySelector("[data-do]:not([tabindex='-1'])").focus();
              }
            }"""
        )
        self.do(lambda: self.page.keyboard.press(key))

    def hand_is_free(self) -> bool:
        """Whether no card of the hand is covered by anything."""
        return bool(
            self.page.evaluate(
                """() => [...document.querySelectorAll("[data-do^='card:']")].every(one => {
                  const box = one.getBoundingClientRect();
                  const at = document.elementFromPoint(box.left + 12, box.top + 20);
                  return at !== null && (one.contains(at) || at.closest("[data-do^='card:']"));
                })"""
            )
        )

    def fits(self) -> bool:
        wide = "document.documentElement.scrollWidth <= window.innerWidth"
        return bool(self.page.evaluate(wide))


@pytest.fixture
def address(app_server: Any) -> str:
    return str(app_server.page("play.ipynb"))


@pytest.fixture(scope="module")
def saves() -> tuple[dict[str, Any], dict[str, Any]]:
    return saves_with_a_slip()


def test_four_hints_by_keys_then_the_card_is_played(address: str, watched: Any) -> None:
    player = Learner(watched, by="keys").open(address)
    coach = player.table.locator(".coach")
    for number in range(1, 5):
        player.key("i")
        assert f"{number} of 4" in coach.inner_text()
        assert coach.locator("h3").inner_text().strip()
        assert player.said()
    assert player.table.locator(".hand").is_visible()
    assert faults(watched) == []
    player.key("Escape")
    assert coach.count() == 0
    player.play()
    assert coach.count() == 0


def test_a_reason_shows_how_its_figure_is_computed(
    address: str, watched: Any, saves: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    player = Learner(watched, by="keys").resume(address, saves[0])
    player.key("w")
    fold = player.table.locator(".coach details.computation")
    assert not fold.locator("pre").is_visible()
    fold.locator("summary").focus()
    watched.keyboard.press("Enter")
    fold.locator("pre").wait_for(state="visible")
    told = player.table.locator(".coach").inner_text()
    assert figures(run(fold.locator("pre").inner_text())) <= figures(told)
    for width in (1440, 390, 320):
        watched.set_viewport_size({"width": width, "height": 844})
        watched.wait_for_timeout(200)
        assert player.fits(), width
    assert faults(watched) == []


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_hints_leave_the_hand_free(address: str, watched: Any) -> None:
    player = Learner(watched, by="finger").open(address)
    player.ask("hint")
    for _ in range(3):
        player.ask("hint-more")
        assert player.hand_is_free()
        assert player.fits()
    watched.set_viewport_size({"width": 320, "height": 640})
    watched.wait_for_timeout(200)
    assert player.fits()


def test_a_refused_card_says_the_rule_and_where_to_read_on(address: str, watched: Any) -> None:
    player = Learner(watched).open(address)
    for _ in range(80):
        locked = player.table.locator("[data-do^='card:'][aria-disabled='true']")
        if locked.count() and player.table.locator(".trick [data-card]").count():
            break
        player.step()
    else:
        pytest.fail("no duty came up")
    player.do(lambda: locked.first.click(position={"x": 12, "y": 20}, force=True))
    player.key("w")
    coach = player.table.locator(".coach")
    assert coach.locator("h3").inner_text() == player.table.locator(".msg b").first.inner_text()
    player.ask("read")
    page = player.table.locator(".page")
    assert page.locator("h2").inner_text()
    assert faults(watched) == []
    player.key("Escape")
    assert page.count() == 0


def test_a_move_can_be_taken_back(address: str, watched: Any) -> None:
    player = Learner(watched).open(address)
    assert player.table.locator("[data-do='tutor:undo']").count() == 0
    hand = player.cards()
    player.play()
    player.key("u")
    assert player.cards() == hand
    watched.reload()
    wait_for_table(watched)
    assert player.cards() == hand


@pytest.mark.parametrize("width", [390, 1440])
def test_a_slip_is_shown_on_the_table_and_the_game_goes_on(
    address: str, watched: Any, saves: tuple[dict[str, Any], dict[str, Any]], width: int
) -> None:
    watched.set_viewport_size({"width": width, "height": 844})
    player = Learner(watched).resume(address, saves[0])
    hand = player.cards()
    player.key("w")
    player.ask("show")
    replay = player.table.locator(".replay")
    assert replay.first.is_visible()
    assert player.fits()
    assert faults(watched) == []
    moves = 0
    while watched.locator("[data-do='tutor:replay-on'][aria-disabled='true']").count() == 0:
        player.key("ArrowRight")
        moves += 1
        assert moves < 30
    assert moves > 3
    assert "game point" in player.said() or "nobody" in player.said()
    player.key("ArrowLeft")
    player.key("Escape")
    assert replay.count() == 0
    assert player.cards() == hand
    player.step()


def open_review(player: Learner) -> Any:
    player.key("r")
    review = player.table.locator(".review")
    review.locator("[data-do='tutor:review-try']").first.wait_for(timeout=60_000)
    return review


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_review_shows_curve_moments_and_every_decision(
    address: str, watched: Any, saves: tuple[dict[str, Any], dict[str, Any]], theme: Any
) -> None:
    watched.emulate_media(color_scheme=theme)
    player = Learner(watched).resume(address, saves[1])
    review = open_review(player)
    assert review.locator("h2").first.inner_text()
    assert review.get_by_role("img").count() >= 1
    assert 1 <= review.locator("[data-do='tutor:review-try']").count() <= 3
    assert review.locator("table tr").count() > 4
    assert faults(watched) == []
    for width in (320, 390, 768, 1440):
        watched.set_viewport_size({"width": width, "height": 844})
        watched.wait_for_timeout(150)
        assert player.fits(), width
    player.key("Escape")
    assert review.count() == 0


def test_a_moment_is_tried_again_and_the_match_is_kept(
    address: str, watched: Any, saves: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    player = Learner(watched).resume(address, saves[1])
    open_review(player)
    kept = watched.evaluate("localStorage.getItem('sixtysix:play')")
    player.ask("review-try", 1)
    assert player.table.locator("[data-do='tutor:practice-end']").is_visible()
    player.play()
    player.ask("practice-end")
    assert player.table.locator(".review").is_visible()
    assert watched.evaluate("localStorage.getItem('sixtysix:play')") == kept
    player.ask("review-show", 1) if player.table.locator(
        "[data-do='tutor:review-show'][data-value='1']"
    ).count() else None
    player.key("Escape")


def test_a_deal_is_saved_and_opened_again(
    address: str,
    watched: Any,
    saves: tuple[dict[str, Any], dict[str, Any]],
    tmp_path: Path,
) -> None:
    player = Learner(watched).resume(address, saves[1])
    review = open_review(player)
    with watched.expect_download() as download:
        review.locator("[data-do='save']").click()
    file = tmp_path / "deal.txt"
    download.value.save_as(file)
    record, _ = parse_shared(file.read_text(encoding="utf-8"))
    assert [str(s.action) for s in record.steps]
    title = review.locator("h2").first.inner_text()
    player.key("n")
    assert player.table.locator(".review").count() == 0
    player.table.locator(".settings summary").click()
    player.table.locator("textarea").fill("nonsense")
    player.do(lambda: player.table.locator(".load").get_by_role("button", name="Open").click())
    assert "cannot be read" in player.table.inner_text()
    player.table.locator("textarea").fill(file.read_text(encoding="utf-8"))
    player.do(lambda: player.table.locator(".load").get_by_role("button", name="Open").click())
    review.locator("[data-do='tutor:review-try']").first.wait_for(timeout=60_000)
    assert review.locator("h2").first.inner_text() == title
    player.key("Escape")
    assert player.cards()


def test_the_counting_aid_is_a_choice_that_is_kept(address: str, watched: Any) -> None:
    player = Learner(watched).open(address)
    assert player.table.locator(".count").count() == 0
    watched.evaluate(
        "text => localStorage.setItem('sixtysix:options', text)", json.dumps({"count": True})
    )
    watched.reload()
    wait_for_table(watched)
    assert player.table.locator(".count").first.is_visible()
    assert player.fits()
