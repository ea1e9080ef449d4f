"""Somebody at the table of the play page, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TABLE = ".card-table"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def wait_for_table(page: Any) -> None:
    """Wait until the table shows what this browser has kept."""
    page.wait_for_function(
        "() => document.querySelector('.card-table')?.dataset.event > 1", timeout=60_000
    )


class Player:
    """Sits at the table and uses what it sees there: the buttons, and the cards of the hand."""

    def __init__(self, page: Any, *, by: str = "mouse") -> None:
        self.page = page
        self.by = by
        self.table = page.locator(TABLE)

    def open(self, address: str) -> Player:
        self.page.emulate_media(reduced_motion="reduce")
        self.page.goto(address)
        return self.sit_down()

    def sit_down(self) -> Player:
        """Wait until there is a card to play, from what this browser has kept."""
        self.table.locator("[data-do^='card:']").first.wait_for(timeout=60_000)
        wait_for_table(self.page)
        return self

    def cards(self) -> list[str]:
        return list(
            self.table.locator("[data-do^='card:']").evaluate_all(
                "all => all.map(one => one.dataset.do.slice(5))"
            )
        )

    def buttons(self) -> list[str]:
        return list(
            self.table.locator("[data-do^='action:']").evaluate_all(
                "all => all.map(one => one.getAttribute('aria-label'))"
            )
        )

    def said(self) -> str:
        return str(self.table.get_by_role("status").inner_text())

    def event(self) -> str | None:
        event: str | None = self.table.get_attribute("data-event")
        return event

    def do(self, what: Callable[[], None]) -> None:
        """Do something and wait until the table has answered."""
        before = self.event()
        what()
        self.page.wait_for_function(
            "old => document.querySelector('.card-table').dataset.event !== old", arg=before
        )

    def press(self, selector: str) -> None:
        one = self.table.locator(selector).first
        if self.by == "finger":
            # A finger takes its time: two taps at one place in a moment are one double tap.
            self.page.wait_for_timeout(350)
            one.scroll_into_view_if_needed()
            box = one.bounding_box()
            self.page.touchscreen.tap(box["x"] + 14, box["y"] + min(24, box["height"] / 2))
        elif self.by == "keys":
            one.focus()
            self.page.keyboard.press("Enter")
        else:
            one.click(position={"x": 12, "y": 20}, force=True)

    def act(self, word: str) -> None:
        """Use the button whose label begins with *word*."""
        index = next(i for i, label in enumerate(self.buttons()) if label.startswith(word))
        self.do(lambda: self.press(f"[data-do='action:{index}']"))

    def play(self) -> None:
        """Play the first card that the table takes."""
        for card in self.cards():
            hand = self.cards()
            self.do(lambda card=card: self.press(f"[data-do='card:{card}']"))
            if self.cards() != hand or "Next deal" in self.buttons():
                return
        raise AssertionError(f"no card can be played: {self.said()}")

    def step(self) -> None:
        """One sensible thing: draw, count, go on, or play a card."""
        labels = self.buttons()
        for word in ("Draw", "Count", "Go on", "Next deal"):
            if any(label.startswith(word) for label in labels):
                self.act(word)
                return
        self.play()

    def steps(self, number: int) -> None:
        """Do so many sensible things, and go on to where a card can be played.

        A deal may be over after two tricks, when the other side closes at once.
        """
        for _ in range(60):
            if number <= 0 and not self.over():
                return
            if self.over():
                self.act("New match" if "New match" in self.buttons() else "Next deal")
            else:
                self.step()
            number -= 1
        raise AssertionError("no deal in which a card can be played")

    def over(self) -> bool:
        return any(label in ("Next deal", "New match") for label in self.buttons())

    def play_deal(self) -> None:
        for _ in range(60):
            if self.over():
                return
            self.step()
        raise AssertionError("the deal does not end")
