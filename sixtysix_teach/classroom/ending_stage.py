"""An ending played on to its end: you against the best resistance, every card known.

A card that keeps the win is answered; one that gives it away is told why, with the line that
refutes it, and is taken back. It is over when you can claim or the last card is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sixtysix_teach.actions import CLAIM, COUNT, Action, Play
from sixtysix_teach.classroom.endings import belief_of, resistance
from sixtysix_teach.classroom.feedback import feedback
from sixtysix_teach.classroom.formats.find_the_win import (
    SIZES,
    can_claim,
    ending_rows,
    goal_lines,
    say,
    text_row,
)
from sixtysix_teach.classroom.items import Feedback, Item, RefusedError
from sixtysix_teach.classroom.line_words import end_text, line_text
from sixtysix_teach.classroom.rows import board_view, feedback_block
from sixtysix_teach.classroom.stages import NEXT, STAY, index
from sixtysix_teach.classroom.steps import Step
from sixtysix_teach.notation.cards import parse_card
from sixtysix_teach.notation.position import format_position, parse_position
from sixtysix_teach.phrases import spoken
from sixtysix_teach.solver import solve

if TYPE_CHECKING:
    from sixtysix_teach.classroom.run import LessonRun

AGAIN, TAKE_BACK, OTHER = "same_ending", "take_back", "other_ending"


class EndingStage:
    """One ending after the other, each played to its end; after each trick it waits to be read.

    ``mine`` are your cards so far: the other side's follow from them, so a save holds nothing else.
    """

    def __init__(self, run: LessonRun, step: Step) -> None:
        self.run = run
        self.step = step
        self.results = [""] * len(step.items)
        self.at = 0
        self.mine: tuple[str, ...] = ()
        self.told: tuple[str, ...] = ()
        self.tried = ""
        self.refuted: Feedback | None = None
        self.waits = False
        self._lay_out(())

    # ------------------------------------------------------------ what can be seen

    @property
    def item(self) -> Item:
        """The ending that is played."""
        return self.step.items[self.at]

    @property
    def seat(self) -> int:
        """Your seat."""
        return parse_position(self.item.moment).to_move

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state.ended is not None

    def buttons(self) -> tuple[str, ...]:
        """Offer to take back, to go on, or another ending."""
        if self.refuted is not None:
            return (TAKE_BACK,)
        if self.waits:
            return ("next",)
        if self.over:
            last = self.at + 1 == len(self.step.items)
            return ("next", AGAIN) if last else (OTHER, AGAIN, "next")
        return ()

    def button_label(self, button: str) -> str:
        """Return the words on a button of this stage; empty for one that every lesson has."""
        return say(f"button.{button}") if button in (AGAIN, TAKE_BACK, OTHER) else ""

    def dots(self) -> tuple[str, ...]:
        """Mark the endings."""
        return tuple(
            result or ("now" if number == self.at else "todo")
            for number, result in enumerate(self.results)
        )

    def view(self) -> dict[str, Any]:
        """Return the picture: both hands, the trick, and what was said."""
        asks = not self.buttons()
        rows = [] if self.over else ending_rows(self.state, self.seat, tap=asks)
        goal = goal_lines(self.state, self._worth()) if asks else ()
        rows = [text_row(*goal), *rows] if goal else rows
        said = self._said()
        lines = list(self.step.lines) if asks else []
        title = say("play.title") if asks else say("play.told")
        kind = "tap-one" if asks else "none"
        return {
            "prompt": {"title": title, "lines": lines, "list": []},
            "board": board_view(say("play.task"), self.state.trump, rows) if rows else None,
            "input": {
                "kind": kind, "choices": [], "label": "", "min": 0, "max": 0, "submit": "",
            },
            "feedback": said,
            "say": spoken(" ".join([title, *(said["lines"] if said else (*lines, *goal))])),
        }  # fmt: skip

    def _said(self) -> dict[str, Any] | None:
        if self.refuted is not None:
            return feedback_block(self.refuted, "bad")
        if self.over:
            outcome = self.state.outcome
            won = outcome is not None and self.seat in outcome.winners
            return {
                "tone": "good" if won else "bad",
                "title": end_text(self.state, self.seat),
                "lines": list(self.told),
            }
        if not self.told:
            return None
        return {"tone": "note", "title": say("play.so_far"), "lines": list(self.told)}

    # ------------------------------------------------------------ what happens

    def answer(self, raw: object) -> None:
        """Play a card of yours. One that gives something away is refuted and not played."""
        if self.buttons():
            raise RefusedError("answered")
        if not isinstance(raw, str) or raw not in [card.code for card in self.state.playable]:
            raise RefusedError("play-card")
        moment = format_position(self.state)
        card = parse_card(raw)
        if Play(card) not in solve(self.state).best:
            self.tried, self.refuted = raw, feedback(self._asked(moment), raw)
            self.results[self.at] = "bad"
            self.run.tried(self.item.exercise, self.item.case, belief_of(moment, card), right=False)
            return
        self._play((*self.mine, raw))
        if self.over and not self.results[self.at]:
            self.results[self.at] = "good"

    def press(self, button: str) -> str:
        """Take back, read on, begin again, or go on."""
        if button not in self.buttons():
            raise RefusedError("button")
        if button == TAKE_BACK:
            self.tried, self.refuted = "", None
        elif button == AGAIN:
            self._lay_out(())
        elif button == OTHER:
            self.at += 1
            self._lay_out(())
        elif self.waits:
            self.waits = False
            self.told = ()
        else:
            return NEXT
        return STAY

    def auto_action(self) -> bool:
        """Play a card that keeps the win; return False where only a button leads on."""
        if self.buttons():
            return False
        best = next(action for action in solve(self.state).best if isinstance(action, Play))
        self.answer(best.card.code)
        return True

    # ------------------------------------------------------------ the cards

    def _lay_out(self, mine: tuple[str, ...]) -> None:
        self.state = parse_position(self.item.moment)
        self.mine, self.told = (), ()
        self.tried, self.refuted, self.waits = "", None, False
        for number in range(len(mine)):
            self._play(mine[: number + 1])
            self.waits = False

    def _play(self, mine: tuple[str, ...]) -> None:
        """Play the last of *mine*, then all that follows until it is your turn again."""
        before, done = self.state, []
        card = parse_card(mine[-1])
        if card not in self.state.playable:
            raise ValueError("card")
        action: Action | None = Play(card)
        while action is not None:
            done.append(action)
            self.state = self.state.apply(action)
            action = self._next()
        self.mine = mine
        self.told = line_text(before, done, self.seat)
        if self.over:
            self.told = self.told[:-1]
        self.waits = not self.over and bool(self.told)

    def _next(self) -> Action | None:
        """Return what happens next without you: a claim, the count, or the other side's card."""
        state = self.state
        if state.ended is not None:
            return None
        if CLAIM in state.legal_actions() and can_claim(state):
            return CLAIM
        if state.cards_out:
            return COUNT
        return None if state.to_move == self.seat else resistance(state)

    def _worth(self) -> int:
        return max(0, solve(self.state).value) if not self.over else 0

    def _asked(self, moment: str) -> Item:
        """Return the moment as an item of its own: so a wrong card gets the same reason."""
        names = {size: name for name, size in SIZES.items()}
        size = len(parse_position(moment).hands[self.seat])
        item = self.item
        return Item(item.exercise, item.format, item.skill, names[max(2, size)], moment=moment)

    # ------------------------------------------------------------ what is remembered

    def to_save(self) -> dict[str, Any]:
        """Remember the ending, your cards, and what is being read: a trick, or a refutation."""
        return {
            "at": self.at,
            "mine": list(self.mine),
            "results": list(self.results),
            "waits": self.waits,
            "tried": self.tried,
        }

    def load(self, saved: Mapping[str, Any]) -> None:
        """Play the remembered cards again."""
        at = index(saved, "at", len(self.step.items))
        mine, results = saved.get("mine"), saved.get("results")
        if not isinstance(mine, list) or not all(isinstance(code, str) for code in mine):
            raise ValueError("mine")
        known = ("", "good", "bad")
        if not isinstance(results, list) or len(results) != len(self.results):
            raise ValueError("results")
        if any(result not in known for result in results):
            raise ValueError("results")
        self.at = at
        self._lay_out(tuple(mine))
        self.results = list(results)
        if not self.over:
            self.waits = bool(self.told) and saved.get("waits") is True
            self.told = self.told if self.waits else ()
        tried = saved.get("tried")
        if isinstance(tried, str) and tried in self._losing() and not self.buttons():
            asked = self._asked(format_position(self.state))
            self.tried, self.refuted = tried, feedback(asked, tried)

    def _losing(self) -> tuple[str, ...]:
        """The cards that give something away now."""
        if self.over:
            return ()
        best = solve(self.state).best
        return tuple(card.code for card in self.state.playable if Play(card) not in best)
