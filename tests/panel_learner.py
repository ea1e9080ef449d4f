"""A learner in a real browser: sees the panel as a person does, and answers what it asks.

All it knows is what stands there: the cards by name, who played them, the trump sign, the words on
the buttons. What follows from that it works out from the cards.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, ClassVar

from browser_tools import wait_for_panel

from sixtysix_teach.cards import DECK, Card, Suit, card_points, winning_place

NAMES = {card.name: card for card in DECK}
SUITS = {suit.word: suit for suit in Suit}
RANK_WORDS = sorted({card.rank.word for card in DECK})
# What an explanation has to name: a card, a rank, or what a rule speaks of.
NAMED = re.compile(rf"\b({'|'.join(RANK_WORDS)}|pictures?|suits?|trumps?|stock)s?\b", re.I)
PANEL = ".lesson-panel"
# Waits for the next thing and tells what stands there: each look of its own would be one way more.
MOVED_ON = """async (old) => {
  const panel = () => document.querySelector('.lesson-panel'), end = performance.now() + 30000;
  while (panel().dataset.event === old) {
    if (performance.now() > end) throw new Error('the panel did not move on');
    await new Promise((ready) => setTimeout(ready, 5));
  }
  return {
    inFocus: panel().contains(document.activeElement),
    bad: panel().querySelector('.fb.bad') !== null,
    kept: localStorage.getItem('sixtysix:progress'),
  };
}"""


@dataclass
class Learner:
    """Answers right, but misses each kind of question named in ``miss`` once.

    ``by`` is mouse, keys or finger. ``explained`` tells what was said about the misses.
    """

    page: Any
    by: str = "mouse"
    miss: set[str] = field(default_factory=set)
    explained: dict[str, str] = field(default_factory=dict)
    seen: set[str] = field(default_factory=set)
    named: ClassVar[re.Pattern[str]] = NAMED

    def __post_init__(self) -> None:
        self.panel = self.page.locator(PANEL)

    # ------------------------------------------------------------ what is seen

    def cards(self, where: str = ".felt .card") -> list[Card]:
        """The cards on the felt, in order."""
        labels = self._all(where, "one.getAttribute('aria-label') || ''")
        return [NAMES[label.split(",")[0]] for label in labels if label.split(",")[0] in NAMES]

    def title(self) -> str:
        return str(self.panel.locator(".ask").inner_text())

    def place(self) -> str:
        """Which step of the lesson this is, as it says."""
        return str(self.panel.locator(".steps > span").first.inner_text())

    def kind(self) -> str:
        """What is asked; ``end`` at the end of the lesson, and nothing where a button leads on."""
        shown = self.page.evaluate(
            """() => {
              const has = (what) => document.querySelector('.lesson-panel ' + what) !== null;
              if (has('.acts a.main')) return 'end';
              const pick = has('.hand [data-pick]') ? 'play' : has('.trick [data-pick]')
                ? 'winner' : 'higher';
              if (has('[data-send=picks]')) return has('.trick') ? 'may-play' : 'order';
              if (has('[data-pick]')) return pick;
              if (has('input.number')) return has('.values') ? 'pack-sum' : 'sum';
              if (!has('[data-choice]')) return '';
              if (!has('.felt')) return 'summary';
              if (has('[data-choice=none]')) return 'error';
              return has('[data-choice=own]') ? 'who-gets' : 'worth';
            }"""
        )
        return str(shown)

    def trump(self) -> Suit | None:
        sign = self._all(".felt .trump .vh", "one.textContent.trim()")
        return SUITS[sign[0]] if sign else None

    def winning(self) -> int:
        """The place of the card that takes the trick on the felt."""
        pair = self.cards(".felt .trick .card")
        absent = next(suit for suit in Suit if suit not in {card.suit for card in pair})
        return winning_place(pair, trump=self.trump() or absent)

    def _all(self, where: str, what: str) -> list[str]:
        found = self.panel.locator(where).evaluate_all(f"all => all.map(one => {what})")
        return [str(one) for one in found]

    def moment(self) -> str | None:
        event: str | None = self.panel.get_attribute("data-event")
        return event

    def moved_on(self, before: str | None) -> dict[str, Any]:
        """Wait until another thing stands there than *before*; return what does.

        Focus never falls back to the page: for who uses keys what comes next is one key away.
        """
        now: dict[str, Any] = self.page.evaluate(MOVED_ON, before)
        assert self.by != "keys" or now["inFocus"], self.title()
        return now

    # ------------------------------------------------------------ what is done

    def step(self) -> bool:
        """Do the next thing; return False when the lesson is over."""
        before, kind = self.moment(), self.kind()
        if kind == "end":
            return False
        if not kind:
            self.press(".acts .main")
            self.moved_on(before)
            return True
        self.seen.add(kind)
        missing = kind in self.miss
        self.miss.discard(kind)
        self.give(kind, self.wrong(kind) if missing else self.right(kind))
        self.moved_on(before)
        if missing:
            self.explained[kind] = self.explanation()
        return True

    def take(self, most: int = 150) -> int:
        """Go on to the end of the lesson; return how many things were done."""
        for done in range(most):
            if not self.step():
                return done
        raise AssertionError(f"no end after {most} things: {self.place()}")

    def go_to(self, kind: str) -> None:
        """Go on until *kind* is asked."""
        while self.kind() != kind:
            assert self.step(), f"never asked: {kind}"

    def right(self, kind: str) -> list[str] | str:
        cards = self.cards()
        if kind == "order":
            return [card.code for card in sorted(cards, key=lambda one: -one.strength)]
        if kind == "may-play":
            return [card.code for card in self.cards(".felt .hand .card")]
        if kind == "higher":
            return max(cards, key=lambda one: one.strength).code
        if kind == "winner":
            return cards[self.winning()].code
        if kind == "play":
            return self.cards(".felt .hand .card")[0].code
        if kind == "who-gets":
            return self.seat(self.winning())
        if kind == "error":
            return self.false_line()
        if kind == "summary":
            return "line-1"
        points = card_points(cards)
        return str(points)

    def wrong(self, kind: str) -> list[str] | str:
        right = self.right(kind)
        if kind == "order":
            return [right[1], right[0], *right[2:]]
        if kind == "may-play":
            return list(right[:2])
        if kind in ("higher", "winner"):
            return next(card.code for card in self.cards() if card.code != right)
        if kind in ("sum", "pack-sum"):
            return str(int(str(right)) - 1)
        choices = self._all("[data-choice]", "one.dataset.choice")
        return next(one for one in choices if one != right)

    def seat(self, place: int) -> str:
        """Who played the card in *place*, as the words under it say."""
        return (
            "you" if self._all(".felt .who", "one.textContent")[place].startswith("You") else "bot"
        )

    def false_line(self) -> str:
        """The one of the three lines about the finished trick that is not true, or ``none``."""
        said = dict(
            zip(
                self._all("[data-choice]", "one.dataset.choice"),
                self._all("[data-choice]", "one.getAttribute('aria-label')"),
                strict=True,
            )
        )
        if "not allowed" in said["allowed"]:
            return "allowed"
        if said["winner"].startswith("You") is not (self.seat(self.winning()) == "you"):
            return "winner"
        told = int(said["points"].split("=")[-1])
        return "points" if told != card_points(self.cards()) else "none"

    def give(self, kind: str, answer: list[str] | str) -> None:
        if kind in ("order", "may-play"):
            for code in answer:
                self.press(f"[data-pick='{code}']")
            self.press("[data-send=picks]")
        elif kind in ("sum", "pack-sum"):
            self.give_number(str(answer))
        elif kind in ("play", "higher", "winner"):
            self.press(f"[data-pick='{answer}']")
        else:
            self.press(f"[data-choice='{answer}']")

    def give_number(self, number: str) -> None:
        if self.by == "keys":
            self.reach("input.number")
            self.page.keyboard.type(number)
            self.page.keyboard.press("Enter")
            return
        self.panel.locator("input.number").fill(number)
        self.press("[data-send=number]")

    def press(self, what: str) -> None:
        if self.by == "keys":
            self.reach(what)
            self.page.keyboard.press("Enter")
        elif self.by == "finger":
            self.panel.locator(what).tap()
        else:
            self.panel.locator(what).click()

    def reach(self, what: str) -> None:
        """Come to *what* by Tab and arrows alone."""
        target = self.panel.locator(what)
        for _ in range(80):
            key, times = target.evaluate(
                """one => {
                  const now = document.activeElement;
                  if (one === now) return ['', 0];
                  const group = one.closest('[data-group]');
                  if (!group || !group.contains(now)) return ['Tab', 1];
                  const all = [...group.querySelectorAll('button')];
                  const far = all.indexOf(one) - all.indexOf(now);
                  return [far < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(far)];
                }"""
            )
            if not times:
                return
            for _ in range(times):
                self.page.keyboard.press(key)
        raise AssertionError(f"not reached by keys: {what}")

    # ------------------------------------------------------------ what is said

    def explanation(self) -> str:
        """What is said about a wrong answer, as it is heard; it is in view, and so is a way on."""
        box = self.panel.locator(".fb.bad")
        said = str(
            box.evaluate(
                """one => {
                  const heard = (node) => node.nodeType === 3 ? node.data
                    : node.getAttribute('aria-hidden') === 'true' ? ''
                    : node.getAttribute('aria-label') || [...node.childNodes].map(heard).join('');
                  return [...one.children].map(heard).join(' | ');
                }"""
            )
        )
        heading, *lines = said.split(" | ")
        assert heading.strip(), said
        assert any(line.strip() for line in lines), said
        assert self.named.search(said), said
        for what in (".fb.bad :is(h3, h4)", ".acts .main"):
            assert self.in_view(what), f"{what} is out of view after: {said}"
        return said

    def in_view(self, what: str) -> bool:
        """Whether all of *what* is on the screen, with nothing over it."""
        return bool(
            self.panel.locator(what).evaluate(
                """one => {
                  const box = one.getBoundingClientRect();
                  const over = document.elementFromPoint(
                    box.x + box.width / 2, box.y + box.height / 2);
                  return box.top >= 0 && box.bottom <= innerHeight && one.contains(over);
                }"""
            )
        )


def open_lesson(server: Any, page: Any, name: str = "01_six_ranks.ipynb") -> Learner:
    page.emulate_media(reduced_motion="reduce")
    page.goto(server.page(name))
    return sit_down(page)


def sit_down(page: Any, by: str = "mouse") -> Learner:
    """A learner at the lesson that is being loaded, once it shows where the learner is."""
    asked = page.locator(f"{PANEL} :is([data-pick], [data-choice], input.number)")
    asked.first.wait_for(timeout=60_000)
    wait_for_panel(page)
    return Learner(page, by)
