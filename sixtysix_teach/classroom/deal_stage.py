"""Whole deals against the computer as a step of a lesson: played, helped with, and judged.

The cards follow from the seeds of the lesson file and the computer's cards from them, so a save
holds what was done and nothing that lies hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from sixtysix_teach.actions import Action, CountCards, Draw, IllegalAction, Play
from sixtysix_teach.classroom.deal_faults import MISSED, WRONG, ClaimFault, claim_faults
from sixtysix_teach.classroom.deal_goals import reached
from sixtysix_teach.classroom.deal_look_back import look_back_works
from sixtysix_teach.classroom.deal_save import deal_save, load_deal
from sixtysix_teach.classroom.deal_view import button_label, deal_view
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.games import Game, SeededShoe, refusal_exercises
from sixtysix_teach.classroom.in_play import (
    ACTIONS,
    careful,
    name_of,
    player_in_play,
    rules_in_play,
)
from sixtysix_teach.classroom.items import RefusedError
from sixtysix_teach.classroom.lessons import lessons_to
from sixtysix_teach.classroom.stages import NEXT, STAY
from sixtysix_teach.classroom.steps import Step
from sixtysix_teach.classroom.work import Slices
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import format_action, parse_action
from sixtysix_teach.notation.share import format_shared
from sixtysix_teach.observation import Observation
from sixtysix_teach.rules import Rules
from sixtysix_teach.session import TableSession
from sixtysix_teach.tutor.hint import STEPS

if TYPE_CHECKING:
    from sixtysix_teach.classroom.run import LessonRun

DO = "do:"


class DealStage:
    """Deals one after the other. After a trick that the bot takes it waits to be read.

    ``refused`` are the reason codes of what was tried in this deal and is not allowed, ``helped``
    how many hints were asked for, ``results`` how each game of the step went, ``split`` whether
    it is shown where the result of a deal came from, or the totals of one that was stopped.
    """

    def __init__(self, run: LessonRun, step: Step) -> None:
        self.run = run
        self.step = step
        self.at = 0
        self.results = [""] * len(step.games)
        self.round = 0
        self.refused: list[str] = []
        self.refusal: IllegalAction | None = None
        self.helped = self.hint = 0
        self.waits = self.split = self.in_slices = False
        self.open(0)

    # ------------------------------------------------------------ what can be seen

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.step.games[self.at]

    @property
    def rules(self) -> Rules:
        """The rules of the course, with only those actions that are in play in this game."""
        return rules_in_play(self.run.rules, self.game.actions)

    @property
    def left_out(self) -> tuple[str, ...]:
        """The actions that neither side uses in this deal.

        A deal that was begun with all of them, before some were left out, keeps them.
        """
        if self.session.rules != self.rules:
            return ()
        return tuple(name for name in ACTIONS if name not in self.game.actions)

    @property
    def over(self) -> bool:
        """Whether the deal has ended, or as many tricks are played as the lesson wants."""
        most = self.game.tricks
        return self.session.deal_over or 0 < most <= len(self.session.view.tricks)

    @property
    def match_on(self) -> bool:
        """Whether this deal is over and its match goes on."""
        return self.game.match and self.session.deal_over and self.session.match.winner is None

    @property
    def shown(self) -> Observation:
        """What lies on the table: now, or while it waits, with the trick that was completed."""
        if self.waits:
            for event in reversed(self.session.events):
                if len(event.after.tricks) > len(event.before.tricks):
                    return event.after
        return self.session.view

    @property
    def claims(self) -> tuple[ClaimFault, ...]:
        """The claims the learner missed or made too early in this deal, where there are claims."""
        if "claim" in self.left_out:
            return ()
        return claim_faults(self.session.record, self.session.seat)

    @property
    def reached(self) -> bool:
        """Whether a finished deal shows what the game asks for."""
        return reached(self)

    def works(self) -> Iterator[Slices]:
        """Return what looks back at the deals of a match."""
        return look_back_works(self)

    def view(self) -> dict[str, Any]:
        """Return the picture of the table, with what was said about it."""
        return deal_view(self)

    def button_label(self, button: str) -> str:
        """Return the words on a button; empty for one that every lesson has."""
        return button_label(self, button)

    def buttons(self) -> tuple[str, ...]:
        """Return the actions that are possible now, then the buttons of the lesson."""
        if self.waits:
            return ("next",)
        if self.over:
            return self._buttons_after()
        if self.session.learner_may_interrupt:
            return ("go_on", *self._deeds())
        deeds = self._deeds()
        # Where only one thing can be done there is nothing to think about.
        choice = len(deeds) + len(self.session.view.playable) > 1
        return (*deeds, *(("hint",) if self.game.help == "hints" and choice else ()))

    def _deeds(self) -> tuple[str, ...]:
        """The buttons of the actions that are not cards; a draw or a count stands first."""
        legal = [
            action
            for action in self.session.state.legal_actions(self.session.seat)
            if not isinstance(action, Play) and name_of(action) not in self.left_out
        ]
        legal.sort(key=lambda action: not isinstance(action, Draw | CountCards))
        return tuple(DO + format_action(action) for action in legal)

    def _buttons_after(self) -> tuple[str, ...]:
        if self.game.match:
            on = "next_deal" if self.match_on else "next"
            return (on,) if self.split else (on, "split")
        again = "another_deal" if len(self.game.seeds) > 1 else "same_deal"
        after = ("next", again) if self.reached else (again, "skip_deal")
        return after if self.split or self.session.deal_over else ("totals",)

    def dots(self) -> tuple[str, ...]:
        """Mark the games of the step, when there are several."""
        if len(self.results) == 1:
            return ()
        return tuple(
            result or ("now" if number == self.at else "todo")
            for number, result in enumerate(self.results)
        )

    # ------------------------------------------------------------ what the learner does

    def answer(self, raw: object) -> None:
        """Play a card of the hand; one that the rules forbid is answered with the reason."""
        if self.waits or self.over or not self.session.view.my_turn:
            raise RefusedError("answered")
        held = {card.code: card for card in self.session.view.hand}
        if not isinstance(raw, str) or raw not in held:
            raise RefusedError("play-card")
        self._do(Play(held[raw]))

    def press(self, button: str) -> str:
        """Do what the button says; return where the lesson goes on."""
        if button.startswith(DO):
            self._do(self._action(button))
            return STAY
        if button not in self.buttons():
            raise RefusedError("button")
        if button == "hint":
            self.hint = min(self.hint + 1, STEPS)
            self.helped += 1
            self.refusal = None
        elif button == "go_on":
            self._play(self.session.go_on)
        elif self.waits:
            self.waits = False
        elif button == "next_deal":
            self.session.next_deal()
            self._clean()
        elif button in ("split", "totals"):
            self.split = True
        elif button in ("another_deal", "same_deal"):
            self.open(self.round + 1)
        else:
            return self._next()
        return STAY

    def auto_action(self) -> bool:
        """Do what a careful player would do now; return False where only a button leads on."""
        if self.waits or self.over:
            return False
        if self.session.learner_may_interrupt:
            self.press("go_on")
        else:
            self._do(self.careful_action())
        return True

    def careful_action(self) -> Action:
        """Return what a careful player would do in the learner's place."""
        return careful(self.session.view, self.left_out)

    def _action(self, button: str) -> Action:
        try:
            action = parse_action(button.removeprefix(DO))
        except SixtySixError:
            raise RefusedError("button") from None
        if self.waits or self.over or isinstance(action, Play):
            raise RefusedError("button")
        if name_of(action) in self.left_out:
            raise RefusedError("not-in-play")
        # Only what is possible is offered. The rest is a second tap: no mistake, it counts nothing.
        if button not in self.buttons():
            raise RefusedError("button")
        return action

    def _do(self, action: Action) -> None:
        try:
            self._play(lambda: self.session.act(action))
        except IllegalAction as refused:
            self.refusal, self.hint = refused, 0
            self.refused.append(refused.reason.code.value)
            self._log(refused.reason.code.value)

    def _play(self, move: Callable[[], None]) -> None:
        tricks = len(self.session.view.tricks)
        move()
        self.go_past_claims()
        self.refusal, self.hint = None, 0
        view = self.session.view
        # A trick that the learner takes lies there until the draw, the last one to the end.
        lies = not view.played and (view.to_draw or view.cards_out)
        self.waits = len(view.tricks) > tricks and not lies
        if self.over:
            self._finish()

    def go_past_claims(self) -> None:
        """Let the bot go on where it waits only for a claim, and nobody claims in this deal."""
        while self.session.learner_may_interrupt and not self._deeds():
            self.session.go_on()

    def _log(self, code: str) -> None:
        """Count a mistake for the exercise that asks the same rule, once a lesson has taught it."""
        exercise, case = refusal_exercises().get(code, ("", ""))
        taught = {skill for one in lessons_to(self.run.lesson) for skill in one.skills}
        if exercise and exercises()[exercise].skill in taught:
            self.run.tried(exercise, case, code, right=False)

    def _finish(self) -> None:
        """Note how it went; what was reached once is not taken back."""
        for missed in {fault.missed for fault in self.claims}:
            self._log(MISSED if missed else WRONG)
        if self.results[self.at] != "good":
            self.results[self.at] = "good" if self.reached else "bad"
        if self.game.goal == "licence" and self.reached:
            self.run.licensed()
        if self.game.match:
            self.run.keep_deal(format_shared(self.session.record, self.session.seat))

    def _next(self) -> str:
        if self.at + 1 == len(self.step.games):
            return NEXT
        self.at += 1
        self.open(0)
        return STAY

    # ------------------------------------------------------------ the table

    def open(self, round_: int, rules: Rules | None = None) -> None:
        """Lay out the game on the table: its first deal, or the one of that round.

        *rules* are those that a deal was begun under.
        """
        game, rules = self.game, rules or self.rules
        actions = game.actions if rules == self.rules else ACTIONS
        self.round = round_
        start = 0 if game.match else round_
        self.session = TableSession(
            SeededShoe(b"", f"{game.id} {round_}", game.seeds, start),
            rules=rules,
            opponent_name=player_in_play(game.opponent, actions),
            first_dealer=1 - game.first,
        )
        if game.opening:
            self.session.deal_again(game.opening)
        self._clean()

    def _clean(self) -> None:
        self.refused, self.refusal, self.helped, self.hint = [], None, 0, 0
        self.waits = self.split = False

    # ------------------------------------------------------------ what is remembered

    def to_save(self) -> dict[str, Any]:
        """Remember what was done; the cards follow from the seeds of the lesson."""
        return deal_save(self)

    def load(self, saved: Mapping[str, Any]) -> None:
        """Play what was remembered again; anything unfit is a ``ValueError``."""
        load_deal(self, saved)
