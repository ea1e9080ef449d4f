"""The card table in the browser: shows a session, takes intents, keeps the match in the browser.

>>> table = CardTable(seed=66)
>>> table.view["message"]["title"]
'Your lead.'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from sixtysix_teach import DataError, IllegalAction, Rules, SixtySixError, preset
from sixtysix_teach.chance import fresh_name
from sixtysix_teach.coach.coach_view import coach_view
from sixtysix_teach.coach.table_coach import Coach
from sixtysix_teach.notation import parse_action
from sixtysix_teach.notation.cards import DeckName
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_save import from_save, to_save
from sixtysix_teach.shoe import Shoe
from sixtysix_teach.tutor.how_to_play import how_to_play

from .base import built
from .options import OPTIONS_STORE
from .pauses import WorksInPauses, running_loop
from .secret import deal_secret

PHRASES = Phrases("table.toml")


class CardTable(WorksInPauses):
    """A table for one learner against the computer.

    ``rules`` is a profile's name or Rules, ``opponent`` the name of a computer player. With a
    *seed* the deals are always the same (for lessons and tests); without one they are fresh, and
    the match is kept in the browser under *store*, unless that is empty.
    """

    _esm = built("card_table.js")
    _css = built("card_table.css")

    def __init__(
        self,
        *,
        rules: str | Rules = "classic",
        opponent: str = "careful",
        first: str = "you",
        seed: int | None = None,
        store: str = "",
        pause: bool = True,
        **traits: Any,
    ) -> None:
        """Start a match and show its first deal."""
        super().__init__(**traits)
        self._event = 0
        self._store = store
        self._note = ""
        self._secret = deal_secret() if seed is None else b"seeded deals are meant to be known"
        number = fresh_name() if seed is None else str(seed)
        self.session = TableSession(
            Shoe(self._secret, number),
            rules=preset(rules) if isinstance(rules, str) else rules,
            opponent_name=opponent,
            first_dealer=1 if first == "you" else 0,
            pause_before_draw=pause,
        )
        self._show()

    @property
    def session(self) -> TableSession:
        """The learner's match; the coach may have a practice deal on the table meanwhile."""
        return self.coach.match

    @session.setter
    def session(self, match: TableSession) -> None:
        """Put another match on the table."""
        self.coach = Coach(match)
        self._claim_by_itself()

    # Intents ---------------------------------------------------------------------------------

    def on_intent(self, intent: dict[str, Any]) -> None:
        """Answer ``hello``, ``act``, ``session``, ``tutor``, ``options``; others do nothing."""
        match intent.get("intent"):
            case "hello":
                self._hello(intent.get("saves"))
            case "act":
                self._act(str(intent.get("action", "")))
            case "session":
                self._session(str(intent.get("kind", "")))
            case "tutor":
                self._tutor(str(intent.get("kind", "")), intent.get("value"))
            case "options":
                self._options(intent.get("options"))

    def _hello(self, saves: object) -> None:
        kept = saves if isinstance(saves, Mapping) else {}
        self.take_options(kept.get(OPTIONS_STORE), keep=False)
        save = kept.get(self._store) if self._store else None
        if isinstance(save, Mapping) and save != to_save(self.session):
            self._restore(save)
        self._show()

    def _restore(self, save: Mapping[str, Any]) -> None:
        try:
            self.session, lost = from_save(save, self._secret)
        except DataError:
            self._note = PHRASES.say("restore.unreadable")
            return
        if lost:
            self._note = PHRASES.say("restore.failed")

    def _act(self, text: str) -> None:
        if self.coach.replay is not None:
            return  # the table shows another moment
        try:
            self.coach.session.act(parse_action(text))
        except IllegalAction as error:
            self.coach.refuse(error)
            self._show()
            return
        self._happened()

    def _session(self, kind: str) -> None:
        session = self.coach.session
        try:
            match kind:
                case "next-deal" | "new-match":
                    self.session.next_deal()
                    self.coach.new_deal()
                case "go-on":
                    session.go_on()
                case _:
                    return
        except SixtySixError:
            # A second tap on "next deal" arrives after the first has done it: nothing is to do,
            # and what the first one showed stays.
            return
        self._happened()

    def _happened(self) -> None:
        self._note = ""
        self.coach.moved()
        self._keep()
        self._show()

    def _tutor(self, kind: str, value: object) -> None:
        steps = len(self.session.record.steps)
        self.coach.do(kind, value)
        if len(self.session.record.steps) != steps:
            self._keep()
        self._show(asked=True)

    def _options(self, given: object) -> None:
        self.take_options(given, keep=True)
        self._claim_by_itself()
        self._show(asked=True)

    def _claim_by_itself(self) -> None:
        self.coach.match.auto_claim = bool(self.options["auto_claim"])

    # Showing ---------------------------------------------------------------------------------

    def _looks(self) -> dict[str, Any]:
        return {
            "deck": cast(DeckName, self.options["deck"]),
            "help_on": bool(self.options["help"]),
            "count": bool(self.options["count"]),
        }

    def _show(self, *, asked: bool = False) -> None:
        """Show what has happened; *asked* shows the same moment without moving or saying it."""
        self._event += 1
        self.coach.start_review()
        self.view = self._finished(
            coach_view(self.coach, event=self._event, note=self._note, asked=asked, **self._looks())
        )
        self._work_on()

    def _work_on(self) -> None:
        """Work out the review in the pauses, so that the table answers in between."""
        if running_loop() is not None:
            self._start_work()
            return
        while self.coach.review_open and self.coach.work():
            pass
        self._worked_out()

    def _work_a_slice(self) -> bool:
        return self.coach.work()

    def _worked_out(self) -> None:
        """Show the review in place of the notice that it is being worked out."""
        review = self.view.get("review")
        if review is not None and review["busy"] and self.coach.review is not None:
            self._show(asked=True)

    def _finished(self, view: dict[str, Any]) -> dict[str, Any]:
        """Add what belongs to the page and not to the game."""
        view["stores"] = [OPTIONS_STORE, *([self._store] if self._store else [])]
        view["setup"] = None
        view["home"] = None
        view["how_to"] = how_to_play(self.coach.session.rules, deck=self._looks()["deck"])
        return view

    def _keep(self) -> None:
        # Always before the new view: what the learner sees has then been kept already.
        if self._store:
            self.save(self._store, to_save(self.session))
