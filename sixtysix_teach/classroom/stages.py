"""The steps of a lesson at work: each knows what is asked, what may be pressed, what is next.

A stage is told an answer or a button and changes itself; ``RefusedError`` leaves it as it was. What
it must remember is plain JSON that shows nothing hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from sixtysix_teach.classroom.items import RefusedError, card_from_code
from sixtysix_teach.classroom.play import Table, table_after
from sixtysix_teach.classroom.steps import PlayDeal, Step

if TYPE_CHECKING:
    from sixtysix_teach.classroom.run import LessonRun

STAY, NEXT, PRACTISE, RESTART, BACK = "stay", "next", "practise", "restart", "back"
# Where the buttons at the end of a check lead.
WAYS = {"practise": PRACTISE, "move_on": NEXT, "start_over": RESTART, "to_lesson": BACK}


class Stage(Protocol):
    """What a lesson's run asks of each of its steps."""

    step: Step

    def answer(self, raw: object) -> None:
        """Take an answer, or raise ``RefusedError`` and change nothing."""

    def press(self, button: str) -> str:
        """Take a button that is offered; return where to go: one of the five words above."""

    def buttons(self) -> tuple[str, ...]:
        """Return the buttons offered now, the main one first."""

    def dots(self) -> tuple[str, ...]:
        """Return a mark for each item: good, bad, now or todo."""

    def to_save(self) -> dict[str, Any]:
        """Return what must be remembered."""

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take up what was remembered; anything unfit is a ``ValueError``."""


@runtime_checkable
class DrawnStage(Protocol):
    """A stage that draws itself, such as a whole deal: the lesson adds heading, dots and buttons.

    For the tests such a stage may also have ``auto_action()``, which does the next sensible thing
    and returns whether there was one.
    """

    def view(self) -> dict[str, Any]:
        """Return at least the prompt; besides, any of board, input, feedback and summary."""

    def button_label(self, button: str) -> str:
        """Return the words on a button, empty for a button that all lessons have."""


class PagesStage:
    """Worked examples, one page after the other."""

    def __init__(self, run: LessonRun, step: Step) -> None:
        self.step = step
        self.at = 0

    def answer(self, raw: object) -> None:
        """Refuse: a worked example asks nothing."""
        raise RefusedError("nothing-asked")

    def press(self, button: str) -> str:
        """Turn the page."""
        if button != "next":
            raise RefusedError("button")
        if self.at + 1 == len(self.step.pages):
            return NEXT
        self.at += 1
        return STAY

    def buttons(self) -> tuple[str, ...]:
        """Offer the next page."""
        return ("next",)

    def dots(self) -> tuple[str, ...]:
        """Mark the page that is open."""
        many = len(self.step.pages)
        return tuple(_dot(number, self.at) for number in range(many))

    def to_save(self) -> dict[str, Any]:
        """Remember the page."""
        return {"at": self.at}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Open the page remembered."""
        self.at = index(saved, "at", len(self.step.pages))


class PlayStage:
    """A few cards against the bot. After each trick it waits to be read."""

    def __init__(self, run: LessonRun, step: Step) -> None:
        self.step = step
        self.deal: PlayDeal = step.deals[0]
        self.table: Table = table_after(self.deal, ())
        self.waits = False

    def answer(self, raw: object) -> None:
        """Play a card of yours; the bot plays too."""
        if self.waits:
            raise RefusedError("answered")
        held = {card.code: card for card in self.table.your_hand}
        if not isinstance(raw, str) or raw not in held:
            raise RefusedError("play-card")
        self.table = table_after(self.deal, (*self.table.mine, held[raw]))
        self.waits = True

    def press(self, button: str) -> str:
        """Go on to the next trick, to three new cards, or to the next step."""
        if button not in self.buttons():
            raise RefusedError("button")
        if button == "another_play":
            place = self.step.deals.index(self.deal)
            self.deal = self.step.deals[(place + 1) % len(self.step.deals)]
            self.table = table_after(self.deal, ())
        elif self.table.over:
            return NEXT
        self.waits = False
        return STAY

    def buttons(self) -> tuple[str, ...]:
        """Offer to go on once the trick lies there."""
        if not self.waits:
            return ()
        again = self.table.over and len(self.step.deals) > 1
        return ("next", "another_play") if again else ("next",)

    def dots(self) -> tuple[str, ...]:
        """Mark the tricks played."""
        if self.deal.tricks == 1:
            return ()
        done = len(self.table.tricks) - self.waits
        return tuple(_dot(number, done) for number in range(self.deal.tricks))

    def to_save(self) -> dict[str, Any]:
        """Remember the deal's name and your cards; the bot's follow from them."""
        return {
            "deal": self.deal.id,
            "mine": [card.code for card in self.table.mine],
            "waits": self.waits,
        }

    def load(self, saved: Mapping[str, Any]) -> None:
        """Play the remembered cards again."""
        deals = {deal.id: deal for deal in self.step.deals}
        deal = deals.get(str(saved.get("deal")))
        mine = saved.get("mine")
        if deal is None or not isinstance(mine, list):
            raise ValueError("deal")
        table = table_after(deal, tuple(card_from_code(code) for code in mine))
        self.deal, self.table = deal, table
        self.waits = bool(mine) and (table.over or saved.get("waits") is True)


class SummaryStage:
    """The end: one line of three is kept."""

    def __init__(self, run: LessonRun, step: Step) -> None:
        self.run = run
        self.step = step
        self.kept = run.record.kept

    def answer(self, raw: object) -> None:
        """Keep the line chosen."""
        if not isinstance(raw, str) or raw not in self.ids():
            raise RefusedError("choice")
        self.kept = self.step.choices[self.ids().index(raw)]
        self.run.keep_line(self.kept)

    def ids(self) -> tuple[str, ...]:
        """Return the ids of the lines."""
        return tuple(f"line-{number}" for number in range(1, len(self.step.choices) + 1))

    def press(self, button: str) -> str:
        """Begin again."""
        if button not in self.buttons():
            raise RefusedError("button")
        return RESTART

    def buttons(self) -> tuple[str, ...]:
        """Offer to begin again once a line is kept."""
        return ("restart",) if self.kept else ()

    def dots(self) -> tuple[str, ...]:
        """No items here."""
        return ()

    def to_save(self) -> dict[str, Any]:
        """Remember nothing: the line is kept with the lesson."""
        return {}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Nothing to take up."""


def _dot(number: int, now: int) -> str:
    return "good" if number < now else "now" if number == now else "todo"


def index(saved: Mapping[str, Any], name: str, limit: int) -> int:
    """Return the whole number *name* below *limit*, or raise ``ValueError``."""
    value = saved.get(name)
    if type(value) is not int or not 0 <= value < limit:
        raise ValueError(name)
    return value
