"""Whole lessons in a real browser: from the first tap to the check, by mouse and by keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sixtysix_teach.cards import DECK, Card, card_points

NAMES = {card.name: card for card in DECK}
PANEL = ".lesson-panel"


class Learner:
    """Reads the panel as a person does, by names and words, and answers right."""

    def __init__(self, page: Any, *, keys: bool = False) -> None:
        self.page = page
        self.panel = page.locator(PANEL)
        self.keys = keys
        self.problems: list[str] = []

    def cards(self) -> list[Card]:
        """The cards on the felt, in order."""
        labels = self.panel.locator(".felt .card").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label') || '')"
        )
        return [NAMES[label.split(",")[0]] for label in labels if label.split(",")[0] in NAMES]

    def title(self) -> str:
        return str(self.panel.locator(".ask").inner_text())

    def step(self) -> bool:
        """Do the next thing; return False when the lesson is over."""
        panel = self.panel
        before = self.moment()
        if panel.locator(".acts a.main").count():
            return False
        if panel.locator("[data-pick]").count():
            self.tap_cards()
        elif panel.locator("[data-choice]").count():
            self.choose()
        elif panel.locator("input.number").count():
            self.give_number()
        else:
            self.press(panel.locator(".acts .main"))
        self.page.wait_for_function(
            "old => document.querySelector('.lesson-panel').dataset.event !== old", arg=before
        )
        return True

    def moment(self) -> str | None:
        event: str | None = self.panel.get_attribute("data-event")
        return event

    def tap_cards(self) -> None:
        cards = self.cards()
        if self.panel.locator("[data-send=picks]").count():
            for card in sorted(cards, key=lambda one: -one.strength):
                self.press(self.panel.locator(f"[data-pick='{card.code}']"))
            self.press(self.panel.locator("[data-send=picks]"))
            return
        best = max(cards, key=lambda one: one.strength)
        self.press(self.panel.locator(f"[data-pick='{best.code}']"))

    def choose(self) -> None:
        card = self.cards()[0].points if self.cards() else None
        wanted = f"[data-choice='{card}']" if card is not None else "[data-choice='line-1']"
        self.press(self.panel.locator(wanted))

    def give_number(self) -> None:
        total = card_points(self.cards())
        if self.keys:
            self.reach(self.panel.locator("input.number"))
            self.page.keyboard.type(str(total))
            self.page.keyboard.press("Enter")
        else:
            self.panel.locator("input.number").fill(str(total))
            self.panel.locator("[data-send=number]").click()

    def press(self, target: Any) -> None:
        if self.keys:
            self.reach(target)
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def reach(self, target: Any) -> None:
        """Come to *target* by Tab and arrows alone."""
        for _ in range(30):
            if target.evaluate("one => one === document.activeElement"):
                return
            inside = target.evaluate(
                "one => { const group = one.closest('[data-group]');"
                " if (!group || !group.contains(document.activeElement)) return 0;"
                " return Math.sign([...group.querySelectorAll('button')].indexOf(one)"
                " - [...group.querySelectorAll('button')].indexOf(document.activeElement)); }"
            )
            key = {1: "ArrowRight", -1: "ArrowLeft"}.get(inside, "Tab")
            self.page.keyboard.press(key)
        raise AssertionError(f"not reached by keys: {target}")


def open_lesson(server: Any, page: Any, name: str = "01_six_ranks.ipynb") -> None:
    page.goto(server.page(name))
    page.locator(f"{PANEL} [data-pick]").first.wait_for(timeout=60_000)


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_lesson_one_from_the_first_card_to_mastery(
    app_server: Any, watched: Any, *, keys: bool
) -> None:
    open_lesson(app_server, watched)
    learner = Learner(watched, keys=keys)
    assert learner.title() == "Your lead. Tap a card."
    steps = 0
    while learner.step():
        steps += 1
        assert steps < 150
        # Focus never falls back to the page: what comes next is one key away.
        if keys:
            inside = "document.querySelector('.lesson-panel').contains(document.activeElement)"
            assert watched.evaluate(inside)
    assert watched.get_by_text("You know this lesson.").count() == 1
    watched.locator(f"{PANEL} .acts").get_by_role("link", name="All lessons").click()
    watched.locator(".home .entry").first.wait_for(timeout=60_000)
    watched.get_by_text("8 min, mastered").wait_for()
    assert watched.get_by_role("img", name="2 of 3").count() == 1


def test_lesson_one_to_mastery_in_jupyterlab(lab_server: Any, watched: Any) -> None:
    watched.set_viewport_size({"width": 1280, "height": 1000})
    lab_server.open(watched, "01_six_ranks.ipynb")
    watched.locator(f"{PANEL} [data-pick]").first.wait_for(timeout=60_000)
    learner = Learner(watched, keys=True)
    watched.locator(f"{PANEL} [data-pick]").first.focus()
    steps = 0
    while learner.step():
        steps += 1
        assert steps < 150
    assert watched.get_by_text("You know this lesson.").count() == 1


def test_a_reload_in_mid_lesson_goes_on_at_the_same_card(app_server: Any, watched: Any) -> None:
    open_lesson(app_server, watched)
    learner = Learner(watched)
    for _ in range(24):
        learner.step()
    cards, title = learner.cards(), learner.title()
    label = watched.locator(".steps > span").first.inner_text()
    watched.reload()
    watched.get_by_text(label).wait_for(timeout=60_000)
    assert (learner.title(), learner.cards()) == (title, cards)


def test_a_wrong_answer_is_explained_beside_the_board_and_said_once(
    app_server: Any, watched: Any
) -> None:
    open_lesson(app_server, watched)
    learner = Learner(watched)
    learner.step()
    learner.step()
    watched.locator("[data-pick='KS']").click()
    watched.locator(".fb.bad").wait_for()
    assert watched.get_by_role("heading", name="The ten beats the king").count() == 1
    said = watched.locator(".lesson-panel [role=status]").inner_text()
    assert said.startswith("The ten beats the king. king of spades does not beat ten of spades.")


def test_an_impossible_number_is_refused_politely(app_server: Any, watched: Any) -> None:
    open_lesson(app_server, watched)
    learner = Learner(watched)
    while not watched.locator("input.number").count():
        learner.step()
    watched.locator("input.number").fill("a lot")
    watched.locator("[data-send=number]").click()
    watched.locator(".fb.note").get_by_text("Give a whole number from 0 to 30.").wait_for()
    assert watched.locator("input.number").input_value() == "a lot"


@pytest.mark.parametrize("width", [320, 390, 768, 1440])
def test_the_panel_fits_and_axe_finds_nothing_at_each_step(
    app_server: Any, watched: Any, width: int
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    watched.set_viewport_size({"width": width, "height": 844})
    open_lesson(app_server, watched)
    learner = Learner(watched)
    seen: set[str] = set()
    while learner.step() and len(seen) < 14:
        kind = re.sub(r"\[\w+\]", "", learner.title()) + str(watched.locator(".fb").count())
        if kind in seen:
            continue
        seen.add(kind)
        results = Axe().run(watched)
        assert results.violations_count == 0, results.generate_report()
        over = watched.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert over <= 0, (kind, over)
        small = watched.locator(f"{PANEL} button, {PANEL} a.btn").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect())"
            ".filter(box => box.width && (box.width < 44 || box.height < 44)).length"
        )
        assert small == 0, kind
