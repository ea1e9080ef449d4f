"""A match played step by step against the computer.

A session is the one thing here that changes: it holds the match, the deal in progress, and what
has happened since the last look. It knows no browser and no words.

The hidden cards of a deal follow from a secret and a public number (see
:class:`~sixtysix_teach.shoe.Shoe`), so what a browser keeps to resume a deal
(:mod:`sixtysix_teach.session_save`) tells nothing about them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sixtysix_teach.actions import (
    Action,
    ClaimSixtySix,
    Draw,
    ExchangeNine,
    IllegalAction,
    actor_of,
)
from sixtysix_teach.chance import fresh_name
from sixtysix_teach.errors import DataError
from sixtysix_teach.match import Match
from sixtysix_teach.notation.record import Record
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents import Opponent, Score, opponent
from sixtysix_teach.opponents.base import due_claim
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import Seat
from sixtysix_teach.shoe import Shoe
from sixtysix_teach.state import State


@dataclass(frozen=True)
class Event:
    """One action as the learner's seat saw it: who did what, before and after."""

    seat: Seat
    action: Action
    before: Observation
    after: Observation


class TableSession:
    """A match of one learner (player 0) against one computer player.

    >>> session = TableSession(Shoe(b"example", "1"))
    >>> session.view.my_turn, len(session.view.hand)
    (True, 6)
    """

    def __init__(
        self,
        shoe: Shoe,
        *,
        rules: Rules = CLASSIC,
        opponent_name: str | Opponent = "careful",
        first_dealer: int = 1,
        pause_before_draw: bool = True,
    ) -> None:
        """Start a match; *first_dealer* 1 lets the learner lead first; any player may be given."""
        if rules.players != 2:
            raise DataError("session", rules.name, "players", "the table seats two players")
        self.shoe = shoe
        self.rules = rules
        self.bot = opponent(opponent_name) if isinstance(opponent_name, str) else opponent_name
        self.pause_before_draw = pause_before_draw
        self.auto_claim = False
        self.undone = 0
        self.match = Match.start(rules=rules, dealer=first_dealer)
        self._first_dealer = first_dealer
        self._deals_before = 0  # in earlier matches of this session
        self.events: list[Event] = []
        self._begin()

    # What can be seen ------------------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        """The learner's seat in this deal."""
        return self._seat

    @property
    def view(self) -> Observation:
        """What the learner may know now."""
        return self.state.observation(self._seat)

    @property
    def deal_over(self) -> bool:
        """Whether the deal has ended; then the match already counts it."""
        return self.state.ended is not None

    @property
    def first_dealer(self) -> int:
        """The player who dealt first in this session: 1 if the learner led first."""
        return self._first_dealer

    @property
    def match_before(self) -> Match:
        """The match before this deal."""
        return self._match_before

    @property
    def deals_before(self) -> int:
        """Deals played in earlier matches of this session."""
        return self._deals_before

    @property
    def carried_into(self) -> int:
        """Game points carried into this deal from drawn ones."""
        return self._match_before.carried

    @property
    def learner_may_interrupt(self) -> bool:
        """Whether the computer waits, because the learner has a right out of turn now."""
        return self._interruptible() and not self._passed

    # What the learner does -------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Do *action* for the learner, then let the computer play until it is his turn again.

        Raises IllegalAction, with the state untouched, if the rules forbid it.
        """
        if self.state.to_move != self._seat and isinstance(action, ClaimSixtySix | ExchangeNine):
            action = type(action)(by=self._seat)
        self._check_turn(action)
        self.events = []
        self._do(self._seat, action)
        self._run()

    def go_on(self) -> None:
        """Give up a right out of turn and let the computer play; DataError if it does not wait."""
        if not self.learner_may_interrupt:
            raise DataError("session", "deal", "go on", "the computer is not waiting")
        self.events = []
        self._passed = True
        self._run()

    def next_deal(self) -> None:
        """Start the next deal of the match, or a new match when this one is won."""
        if not self.deal_over:
            raise DataError("session", "deal", "next", "the deal is not over yet")
        if self.match.winner is not None:
            self.new_match()
            return
        self._begin()

    def new_match(self) -> None:
        """Start a new match; the loser of the last one deals first."""
        winner = self.match.winner
        dealer = self._first_dealer if winner is None else 1 - winner
        self.match = Match.start(rules=self.rules, dealer=dealer)
        self._deals_before = self._deal_number + 1
        self._begin()

    def undo(self) -> None:
        """Take back the learner's last action, and what the computer did after it.

        A draw that followed it is taken back too, and the computer will answer as it did. Raises
        DataError when there is nothing to take back, or the deal is over: then all cards are open.
        """
        at = self._last_own_step()
        if at is None:
            raise DataError("session", "deal", "undo", "there is nothing to take back")
        steps = [step.action for step in self.record.steps[:at]]
        undone = self.undone
        self.deal_again(steps)
        self.undone = undone + 1
        self.events = []

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` has something to take back."""
        return self._last_own_step() is not None

    def _last_own_step(self) -> int | None:
        """The step to go back before: the learner's last one that is not a mere draw."""
        if self.deal_over:
            return None
        state, found = State.start(self.record.deal, self.rules), None
        for at, step in enumerate(self.record.steps):
            mover = actor_of(step.action, state.to_move)
            if mover == self._seat and not isinstance(step.action, Draw):
                found = at
            state = state.apply(step.action)
        return found

    def deal_again(self, steps: Sequence[Action], *, run: bool = True) -> None:
        """Deal the same cards again and do *steps*; with *run* the computer then goes on.

        Raises IllegalAction where the steps do not fit.
        """
        self.match = self._match_before
        self._begin(run=False)
        for action in steps:
            self._do(actor_of(action, self.state.to_move), action)
        if run:
            self._run()

    def deal_other_cards(self) -> None:
        """Deal new cards in this match, from another shoe: where the old ones are half known."""
        self.match = self._match_before
        self.shoe = Shoe(self.shoe.secret, fresh_name())
        self._begin()

    def resume(self, match: Match, deals_before: int) -> None:
        """Take up *match* with its next deal; so many deals were played in matches before."""
        self.match = match
        self._deals_before = deals_before
        self._begin(run=False)

    # Inside ----------------------------------------------------------------------------------

    @property
    def _deal_number(self) -> int:
        """Deals before this one, those of earlier matches included: its number in the shoe."""
        return self._deals_before + self._match_before.deals

    def _begin(self, *, run: bool = True) -> None:
        """Deal, and let the computer lead if it is forehand."""
        self._match_before = self.match
        self._seat: Seat = self.match.seat_of(0)
        deal = self.shoe.deal(self._deal_number, self.rules)
        self.record = Record(self.rules, deal)
        self.state = State.start(deal, self.rules)
        self._passed = False
        self.undone = 0
        self.events = []
        if run:
            self._run()

    def _check_turn(self, action: Action) -> None:
        reason = self.state.why_illegal(action, self._seat)
        if reason is not None:
            raise IllegalAction(action, reason, self.state.legal_actions(self._seat))

    def _do(self, seat: Seat, action: Action) -> None:
        before = self.view
        self.state = self.state.apply(action)
        self.record = self.record.with_action(action)
        self._passed = False
        self.events.append(Event(seat, action, before, self.view))
        outcome = self.state.outcome
        if outcome is not None:
            self.match = self.match.record(outcome)

    def _run(self) -> None:
        """Let the computer act until the learner has to, or the deal is over."""
        while not self.deal_over:
            if self._bot_interrupts():
                continue
            if self.state.to_move == self._seat:
                claim = due_claim(self.view) if self.auto_claim else None
                if claim is not None:
                    self._do(self._seat, claim)
                    continue
                if not self._draws_by_itself():
                    return
                self._do(self._seat, Draw())
                continue
            if self.learner_may_interrupt:
                return
            view = self.state.observation(1 - self._seat)
            player = self.bot.at(self._bots_score())
            self._do(1 - self._seat, player.choose(view, self._chance()))

    def _bots_score(self) -> Score:
        """The match as the computer sees it: it may close differently at 6 to 6."""
        before = self._match_before
        yours, its = before.scores
        return Score(its, yours, self.rules.match_target, before.carried)

    def _bot_interrupts(self) -> bool:
        bot = 1 - self._seat
        if self.state.to_move == bot or not self.state.legal_actions(bot):
            return False
        action = self.bot.interrupt(self.state.observation(bot), self._chance())
        if action is None:
            return False
        self._do(bot, action)
        return True

    def _draws_by_itself(self) -> bool:
        return (
            self.state.to_draw and not self.pause_before_draw and self.state.lead_marriage is None
        )

    def _interruptible(self) -> bool:
        """The learner's rights while the computer is to move, where waiting would lose them."""
        if self.deal_over or self.state.to_move == self._seat:
            return False
        actions = self.state.legal_actions(self._seat)
        exchange = any(isinstance(action, ExchangeNine) for action in actions)
        return exchange or (self.state.cards_out and bool(actions))

    def _chance(self) -> Random:
        return self.shoe.chance(self._deal_number, len(self.record.steps))
