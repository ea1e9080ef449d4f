"""What is open beside the table: hint, reason, a line to watch, the review, a practice deal.

It holds what the learner looks at and changes nothing in the match, but for a move taken back. It
knows no browser; :mod:`~sixtysix_teach.coach.coach_view` draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from sixtysix_teach.actions import Action, ClaimSixtySix, Draw, IllegalAction, actor_of
from sixtysix_teach.coach.panels import hint_panel, refused_panel, why_panel
from sixtysix_teach.coach.replay import Replay, refutation_replay
from sixtysix_teach.coach.words import say
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation.record import Record
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.seats import Seat
from sixtysix_teach.session import TableSession
from sixtysix_teach.shoe import OpenShoe
from sixtysix_teach.state import State
from sixtysix_teach.tutor.handbook import entry
from sixtysix_teach.tutor.hint import STEPS
from sixtysix_teach.tutor.refute import Refutation, refute, refute_open
from sixtysix_teach.tutor.review import Decision, Review, Slip, reviewing

Work = Generator[tuple[int, int], None, Review]


class Coach:
    """Help for the match of one learner.

    >>> from sixtysix_teach.shoe import Shoe
    >>> coach = Coach(TableSession(Shoe(b"example", "1")))
    >>> coach.do("hint")
    >>> coach.panel["step"]
    'Hint 1 of 4'
    """

    def __init__(self, match: TableSession) -> None:
        self.match = match
        self.practice: TableSession | None = None
        self.practice_trick = 0
        self.panel: dict[str, Any] | None = None
        self.refused: IllegalAction | None = None
        self.replay: Replay | None = None
        self.forward = False
        self.review: Review | None = None
        self.review_open = False
        self.page = ""
        self.load_error = ""
        self._hint = 0
        self._looked_at: tuple[Record, Seat] | None = None
        self._work: Work | None = None

    # What is on the table ----------------------------------------------------------------------

    @property
    def session(self) -> TableSession:
        """The deal on the table: of the match, or the practice deal."""
        return self.practice or self.match

    @property
    def loaded(self) -> bool:
        """Whether the review is of a deal that was brought along, not of the match."""
        return self._looked_at is not None and self._looked_at[0] != self.match.record

    @property
    def last_own_step(self) -> int | None:
        """The step of the learner's last decision in the deal on the table."""
        steps = own_steps(self.session.record, self.session.seat)
        return steps[-1] if steps else None

    def moved(self) -> None:
        """Forget what was said about the moment before: something has happened at the table."""
        self.panel, self.refused, self.replay, self.page, self._hint = None, None, None, "", 0

    def new_deal(self) -> None:
        """Forget the deal before."""
        self.moved()
        self.practice, self.review, self.review_open = None, None, False
        self._looked_at, self._work, self.load_error = None, None, ""

    def refuse(self, error: IllegalAction) -> None:
        """Keep what was refused: its reason can be asked for."""
        self.panel, self.page, self.refused = None, "", error

    # What the learner asks ---------------------------------------------------------------------

    def do(self, kind: str, value: object = None) -> None:
        """Do what a button of the coach says; one that is unknown or not possible does nothing."""
        known: dict[str, Callable[[object], None]] = {
            "hint": self._hint_more,
            "hint-more": self._hint_more,
            "why": self._why,
            "show": self._show,
            "coach-close": self._close_panel,
            "undo": self._undo,
            "review": self._open_review,
            "review-close": self._close_review,
            "review-try": self._try,
            "review-show": self._show_moment,
            "replay-first": lambda _: self._go(0),
            "replay-back": lambda _: self._go(self.replay.at - 1 if self.replay else 0),
            "replay-on": lambda _: self._go(self.replay.at + 1 if self.replay else 0),
            "replay-end": self._end_replay,
            "read": self._read,
            "page-close": lambda _: self._read(""),
            "practice-end": self._end_practice,
            "load": self._load,
        }
        if kind in known:
            known[kind](value)

    def _hint_more(self, _: object) -> None:
        session = self.session
        if session.deal_over or not session.view.my_turn:
            return
        self._hint = min(self._hint + 1, STEPS)
        self.refused, self.page = None, ""
        self.panel = hint_panel(session.view, self._hint)

    def _why(self, value: object) -> None:
        if value is None and self.refused is not None:
            self.panel = refused_panel(self.session.view, self.refused)
            return
        record, seat = self._record
        step = value if isinstance(value, int) else self.last_own_step
        if step is None or step not in own_steps(record, seat, draws=True):
            return
        state, action = _moment(record, step)
        line = step if self._refutation(state, action) else None
        self.page = ""
        self.panel = why_panel(state.observation(seat), action, line=line)

    def _close_panel(self, _: object) -> None:
        self.panel = None

    def _undo(self, _: object) -> None:
        if self.session.can_undo:
            self.session.undo()
            self.moved()

    def _read(self, value: object) -> None:
        try:
            self.page = entry(str(value)).id if value else ""
        except SixtySixError:
            self.page = ""

    # Lines to watch ----------------------------------------------------------------------------

    def _show(self, value: object) -> None:
        record, seat = self._record
        if not isinstance(value, int) or value not in own_steps(record, seat, draws=True):
            return
        found = self._refutation(*_moment(record, value))
        if found is not None:
            self.replay, self.forward = refutation_replay(found), False

    def _show_moment(self, value: object) -> None:
        decision = self._decision(value)
        if decision is not None:
            self._show(decision.step)

    def _refutation(self, state: State, action: Action) -> Refutation | None:
        """The line against *action*: by what could be known, or once all lies open, by that."""
        if state.to_move != self._record[1]:
            return None  # a claim out of turn: there is no line to set against it
        found = refute(state, action)
        over = self._record[0] is not self.session.record or self.session.deal_over
        if found is None and over and self.review is not None:
            made = [d for d in self.review.decisions if d.state == state]
            if made and made[0].slip is not Slip.NONE:
                return refute_open(state, action)
        return found

    def _go(self, to: int) -> None:
        if self.replay is not None:
            before, self.replay = self.replay.at, self.replay.move(to)
            self.forward = self.replay.at == before + 1

    def _end_replay(self, _: object) -> None:
        self.replay = None

    # The review --------------------------------------------------------------------------------

    @property
    def _record(self) -> tuple[Record, Seat]:
        """The deal that is spoken of: the one looked back at, else the one on the table."""
        if self.review_open and self._looked_at is not None:
            return self._looked_at
        return self.session.record, self.session.seat

    def start_review(self) -> None:
        """Begin to work out the review of the deal on the table, once it is over."""
        if self.practice is None and self.match.deal_over and self._looked_at is None:
            self._looked_at = (self.match.record, self.match.seat)
            self.review = None
            self._work = reviewing(*self._looked_at)

    def work(self) -> bool:
        """Work a little on the review; return whether there is more to do."""
        if self._work is None:
            return False
        try:
            next(self._work)
        except StopIteration as done:
            self.review, self._work = done.value, None
        return self._work is not None

    def _open_review(self, _: object) -> None:
        if self.loaded:
            self._looked_at, self._work, self.review = None, None, None
        self.start_review()
        if self._looked_at is not None:
            self.moved()
            self.review_open = True

    def _close_review(self, _: object) -> None:
        self.moved()
        self.review_open = False

    def _decision(self, number: object) -> Decision | None:
        moments = self.review.moments if self.review is not None else ()
        if isinstance(number, int) and 1 <= number <= len(moments):
            return moments[number - 1]
        return None

    def _try(self, value: object) -> None:
        """Play on from a moment, with the same cards; the match stays as it is."""
        decision = self._decision(value)
        if decision is None or self._looked_at is None:
            return
        record, seat = self._looked_at
        again = TableSession(
            OpenShoe(b"", "practice", record.deal),
            rules=record.rules,
            opponent_name=self.match.bot.name,
            first_dealer=1 - seat,
            pause_before_draw=self.match.pause_before_draw,
        )
        again.auto_claim = self.match.auto_claim
        again.deal_again([step.action for step in record.steps[: decision.step]])
        again.events = []
        self.moved()
        self.practice, self.practice_trick, self.review_open = again, decision.trick, False

    def _end_practice(self, _: object) -> None:
        if self.practice is not None:
            self.moved()
            self.practice, self.review_open = None, True

    def _load(self, value: object) -> None:
        """Open a deal that was shared; an error says what is wrong with it."""
        try:
            record, seat = parse_shared(str(value or ""))
            if record.rules.players != 2:
                self.load_error = say("load.not_two")
                return
            over = list(record.states())[-1].ended is not None
        except SixtySixError as problem:
            self.load_error = say(
                "load.error", problem=str(problem).replace("{", "").replace("}", "")
            )
            return
        if not over:
            self.load_error = say("load.not_over")
            return
        self.new_deal()
        self._looked_at = (record, seat)
        self._work = reviewing(record, seat)
        self.review_open = True


def own_steps(record: Record, seat: Seat, *, draws: bool = False) -> tuple[int, ...]:
    """Return the steps at which *seat* decided something: in turn, or a claim.

    A draw is none, but with *draws*: some could have been a close.
    """
    found = []
    state = State.start(record.deal, record.rules)
    for at, step in enumerate(record.steps):
        mover = actor_of(step.action, state.to_move)
        told = mover == state.to_move or isinstance(step.action, ClaimSixtySix)
        if mover == seat and told and (draws or not isinstance(step.action, Draw)):
            found.append(at)
        state = state.apply(step.action)
    return tuple(found)


def _moment(record: Record, step: int) -> tuple[State, Action]:
    """The state before *step* and what was done then."""
    state = State.start(record.deal, record.rules)
    for made in record.steps[:step]:
        state = state.apply(made.action)
    return state, record.steps[step].action
