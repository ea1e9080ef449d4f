"""The play page in a real browser: whole deals by mouse, finger and keys, and what happens when
the page is loaded again, the kernel dies, or the server starts anew."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from browser_player import PHONE, Player
from browser_tools import faults, kill_kernel

LESSONS = Path(__file__).resolve().parents[2] / "lessons"


@pytest.fixture
def address(app_server: Any) -> str:
    return str(app_server.page("play.ipynb"))


def test_a_whole_deal_by_mouse(address: str, watched: Any) -> None:
    watched.set_viewport_size({"width": 1440, "height": 900})
    player = Player(watched).open(address)
    assert player.said().startswith("Your lead.")
    player.play_deal()
    assert "game point" in player.said() or "Nobody scores" in player.said()
    player.act("Next deal")
    assert len(player.cards()) in (5, 6)
    assert "Deal 2" in player.table.locator(".ttl").inner_text()


@pytest.mark.browser_context_args(**PHONE)
def test_a_whole_deal_by_finger_on_a_phone(address: str, watched: Any) -> None:
    player = Player(watched, by="finger").open(address)
    box = player.table.locator("[data-do^='card:']").first.bounding_box()
    assert box is not None
    player.play_deal()
    assert player.over()
    assert watched.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.browser_context_args(**PHONE)
def test_every_card_of_a_hand_shows_a_strip_wide_enough_for_a_finger(
    address: str, watched: Any
) -> None:
    for width in (320, 390):
        watched.set_viewport_size({"width": width, "height": 740})
        player = Player(watched).open(address)
        lefts = player.table.locator("[data-do^='card:']").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().left)"
        )
        strips = [right - left for left, right in pairwise(lefts)]
        assert min(strips) >= 44, (width, strips)


def test_a_whole_deal_by_keys_alone(address: str, watched: Any) -> None:
    """Tab reaches the hand once; arrows, Enter and letters do the rest, and focus is never lost."""
    player = Player(watched).open(address)
    keys = watched.keyboard
    for _ in range(12):
        keys.press("Tab")
        if _focused(watched).startswith("card:"):
            break
    assert _focused(watched).startswith("card:")
    letters = {"Draw": "d", "Count": "t", "Go on": "n"}
    for _ in range(80):
        if player.over():
            break
        word = next((w for w in letters for b in player.buttons() if b.startswith(w)), None)
        if word is not None:
            player.do(lambda word=word: keys.press(letters[word]))
            continue
        assert _focused(watched).startswith("card:"), "focus left the hand"
        before, hand = player.event(), player.cards()
        keys.press("Enter")
        watched.wait_for_function(
            "old => document.querySelector('.card-table').dataset.event !== old", arg=before
        )
        if player.cards() == hand:
            # Refused: on to the next card, from the last one round to the first, so that each is
            # tried. Sometimes only the last may be played.
            last = _focused(watched) == f"card:{hand[-1]}"
            keys.press("Home" if last else "ArrowRight")
    assert player.over(), player.said()
    player.do(lambda: keys.press("n"))
    assert "Deal 2" in player.table.locator(".ttl").inner_text()


def _focused(page: Any) -> str:
    return str(page.evaluate("document.activeElement.dataset.do || ''"))


def test_an_illegal_card_is_answered_with_the_rule(address: str, watched: Any) -> None:
    """Closing makes the strict phase; sooner or later a card may not be played."""
    player = Player(watched).open(address)
    for _ in range(30):
        if "Close the stock" in player.buttons():
            player.act("Close the stock")
        for _ in range(20):
            locked = player.table.locator("[data-do^='card:'][aria-disabled='true']")
            if locked.count() and not player.over():
                hand = player.cards()
                player.do(lambda locked=locked: locked.first.click(force=True))
                assert player.cards() == hand
                assert "Strict phase" in player.said()
                assert "Play " in player.said()
                assert player.table.locator(".msg.bad").count() == 1
                return
            if player.over():
                break
            player.step()
        player.act("New match" if "New match" in player.buttons() else "Next deal")
    raise AssertionError("no duty came up in thirty deals")


def test_a_double_click_plays_one_card(address: str, watched: Any) -> None:
    player = Player(watched).open(address)
    card = player.table.locator("[data-do^='card:']").first
    player.do(lambda: card.dblclick(position={"x": 12, "y": 20}, force=True))
    watched.wait_for_timeout(500)
    kept = watched.evaluate("JSON.parse(localStorage.getItem('sixtysix:play')).steps")
    # One trick is complete; the computer may have led to the next.
    assert len([step for step in kept if len(step) == 2]) in (2, 3), kept
    assert player.table.locator(".msg.bad").count() == 0


def test_a_reload_in_mid_deal_loses_nothing(address: str, watched: Any) -> None:
    player = Player(watched).open(address)
    player.steps(5)
    before = (player.cards(), player.buttons(), _trick(player))
    watched.reload()
    player.open(address)
    assert (player.cards(), player.buttons(), _trick(player)) == before


def _trick(player: Player) -> list[str]:
    return list(
        player.table.locator(".trick [data-card]").evaluate_all(
            "all => all.map(one => one.dataset.card)"
        )
    )


def test_a_dead_kernel_is_told_and_the_deal_comes_back(
    app_server: Any, address: str, watched: Any
) -> None:
    player = Player(watched).open(address)
    player.steps(4)
    before = player.cards()
    kill_kernel(app_server, watched)
    player.press("[data-do^='card:']")
    alert = player.table.get_by_role("alert").filter(has_text="No answer")
    alert.get_by_role("button", name="Reload").wait_for(timeout=60_000)
    assert "kept" in alert.inner_text()
    with watched.expect_navigation(timeout=60_000):
        alert.get_by_role("button", name="Reload").click()
    player.open(address)
    assert player.cards() == before


def test_a_restarted_server_deals_the_same_cards_again(
    start_app: Any, tmp_path: Path, watched: Any
) -> None:
    """The browser keeps the public part of the match, the machine its secret."""
    kept: dict[str, Any] = {}
    hands = []
    for _ in range(2):
        for server in start_app(LESSONS, tmp_path, "--pool", "0"):
            if kept:
                watched.goto(server.url + "nothing-here")
                watched.evaluate(
                    "kept => localStorage.setItem('sixtysix:play', kept)", kept["play"]
                )
            player = Player(watched).open(server.page("play.ipynb"))
            if not kept:
                player.steps(4)
                kept["play"] = watched.evaluate("localStorage.getItem('sixtysix:play')")
            hands.append(player.cards())
    assert hands[0] == hands[1]


def test_a_match_reaches_seven_and_begins_anew(address: str, watched: Any) -> None:
    player = Player(watched).open(address)
    for _ in range(25):
        player.play_deal()
        if "New match" in player.buttons():
            break
        player.act("Next deal")
    assert "wins the match" in player.said() or "win the match" in player.said()
    player.act("New match")
    assert "0 : 0" in player.table.locator(".scores").inner_text()


def test_rules_cards_and_colours_can_be_chosen(address: str, watched: Any) -> None:
    player = Player(watched).open(address)
    panel = player.table.locator(".settings")
    panel.locator("summary").click()
    choose = lambda name, label: panel.locator(f"select[name={name}]").select_option(label=label)  # noqa: E731
    player.do(lambda: choose("deck", "German suits"))
    player.do(lambda: choose("theme", "Dark"))
    choose("rules", "Schnapsen")
    player.do(lambda: panel.get_by_role("button", name="Start a new match").click())
    assert len(player.cards()) == 5
    assert player.table.get_attribute("data-theme") == "dark"
    names = player.table.locator("[data-do^='card:']").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert not any("queen" in name or "jack" in name for name in names)
    watched.reload()
    player.open(address)
    assert player.table.get_attribute("data-theme") == "dark"
    assert len(player.cards()) == 5


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1440, 900)])
def test_the_rules_open_beside_the_table_and_close_again(
    address: str, watched: Any, size: tuple[int, int]
) -> None:
    watched.set_viewport_size({"width": size[0], "height": size[1]})
    player = Player(watched).open(address)
    how_to = player.table.locator(".how-to")
    button = how_to.locator("summary")
    assert button.get_attribute("aria-label") == "How to play"
    button.click()
    box = how_to.locator(".panel").bounding_box()
    assert 0 <= box["x"] <= size[0] - box["width"]
    assert 0 <= box["y"] <= size[1] - box["height"]
    assert how_to.locator("li").count() == 11
    assert how_to.get_by_role("button", name="Back to the table").is_visible()
    assert faults(watched) == []
    event = player.event()
    watched.keyboard.press("Escape")
    assert not how_to.locator(".panel").is_visible()
    focused = "() => document.activeElement.closest('.card-table').querySelector('.how-to summary')"
    assert watched.evaluate(f"({focused})() === document.activeElement")
    button.click()
    player.table.locator(".settings summary").click()
    assert not how_to.locator(".panel").is_visible()
    assert player.event() == event


def test_the_table_plays_in_jupyterlab(lab_server: Any, watched: Any) -> None:
    watched.set_viewport_size({"width": 1440, "height": 900})
    lab_server.open(watched, "play.ipynb")
    player = Player(watched).sit_down()
    hand = player.cards()
    player.play()
    assert player.cards() != hand
