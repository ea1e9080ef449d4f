"""``sixtysix play``: a deal or a match in the terminal, also with commands from a pipe."""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper
from typing import Any

from sixtysix_teach.actions import (
    DRAW,
    Action,
    ClaimSixtySix,
    ExchangeNine,
    IllegalAction,
    Play,
)
from sixtysix_teach.chance import fresh_number
from sixtysix_teach.cli._board import board, told, words
from sixtysix_teach.cli._text import action_text, cards_text, plain, refusal_text, say
from sixtysix_teach.deal import Deal
from sixtysix_teach.errors import NotationError
from sixtysix_teach.notation import parse_action
from sixtysix_teach.opponents import OPPONENTS, opponent
from sixtysix_teach.presets import PROFILES, preset
from sixtysix_teach.rules import Rules
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_view import session_view
from sixtysix_teach.shoe import Shoe
from sixtysix_teach.view.table_view import display_order


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "play",
        help="play in the terminal",
        description="Plays one deal, or with --match a whole match. Type help at the prompt.",
        epilog="Exit status: 0, or 2 for rules or an opponent that do not exist.",
    )
    parser.add_argument(
        "--rules", default="classic", metavar="NAME", help=f"the rules: {', '.join(PROFILES)}"
    )
    parser.add_argument(
        "--opponent", default="careful", metavar="NAME", help=f"one of: {', '.join(OPPONENTS)}"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the number that shuffles the deal")
    parser.add_argument("--match", action="store_true", help="play on until the match is won")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, and return 0 whether the deal was finished or given up."""
    rules, bot = preset(arguments.rules), opponent(arguments.opponent)
    if isinstance(sys.stdin, TextIOWrapper):
        # Bytes that are no text are answered like any other line that cannot be read.
        sys.stdin.reconfigure(errors="replace")
    seed = fresh_number() % 1_000_000 if arguments.seed is None else arguments.seed
    session = TableSession(SeededShoe(b"", str(seed)), rules=rules, opponent_name=bot.name)
    say(words("start.title", rules=rules.name, opponent=bot.title, describe=bot.describe))
    say(words("start.seed", seed=seed))
    say(words("start.how"))
    Terminal(session, whole_match=arguments.match).play()
    return 0


class SeededShoe(Shoe):
    """Deals anybody can repeat: the number is the seed of the first deal, then one more each.

    >>> SeededShoe(b"", "66").deal(1, preset("classic")) == Deal.shuffled(seed=67)
    True
    """

    def deal(self, count: int, rules: Rules) -> Deal:
        """Return the deal that the seed plus *count* shuffles, as ``sixtysix deal`` shows it."""
        return Deal.shuffled(seed=int(self.number) + count, rules=rules)


class Terminal:
    """One person at a keyboard (or a pipe) and a session."""

    def __init__(self, session: TableSession, *, whole_match: bool) -> None:
        self.session = session
        self.whole_match = whole_match

    def play(self) -> None:
        """Play until the deal or match is over, the input ends, or the person stops."""
        self._tell()
        while not self._over:
            try:
                line = self._read()
            except (EOFError, KeyboardInterrupt):
                say()
                line = "quit"
            if line.lower() in ("quit", "exit", "q"):
                self._stop()
                return
            self._answer(line)

    def _stop(self) -> None:
        key = "stopped_match" if self.whole_match else "stopped"
        say(words(f"answer.{key}", score=self._picture["match"]["line"]))

    @property
    def _over(self) -> bool:
        won = self.session.match.winner is not None
        return self.session.deal_over and (won or not self.whole_match)

    @property
    def _picture(self) -> dict[str, Any]:
        return session_view(self.session, event=len(self.session.record.steps))

    def _read(self) -> str:
        """Return the next line; from a pipe it is printed too, so that the output reads well."""
        line = input(f"{words(f'prompt.{self._prompt}')}> ").strip()
        if not sys.stdin.isatty():
            say(line)
        return line

    @property
    def _prompt(self) -> str:
        session, view = self.session, self.session.view
        if session.deal_over:
            return "next_deal"
        if session.learner_may_interrupt:
            return "interrupt"
        if view.cards_out:
            return "last"
        if DRAW in view.legal_actions():
            return "draw"
        return "card" if view.played else "lead"

    def _answer(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                self._enter()
            case "?":
                self._show_legal()
            case "help":
                say(words("help.text").strip("\n"))
            case "table":
                self._show_table()
            case "tricks":
                self._show_tricks()
            case "why":
                self._why(rest)
            case _:
                self._do(line)

    def _enter(self) -> None:
        """The empty line: whatever there is no choice about, else the table once more."""
        session = self.session
        if session.deal_over:
            session.next_deal()
            self._tell()
        elif session.learner_may_interrupt:
            session.go_on()
            self._tell()
        elif DRAW in session.view.legal_actions():
            self._act(DRAW)
        else:
            self._show_table()

    def _do(self, text: str) -> None:
        action = self._parsed(text)
        if action is None:
            return
        if self.session.deal_over:
            say(words("answer.not_now"))
            return
        self._act(action)

    def _parsed(self, text: str) -> Action | None:
        """Return the action of the learner's own seat, or say what cannot be read."""
        try:
            action = parse_action(text)
        except NotationError as error:
            say(words("answer.unread", text=text, expected=error.expected))
            return None
        # A seat named with the action would speak for somebody else.
        return type(action)() if isinstance(action, ClaimSixtySix | ExchangeNine) else action

    def _act(self, action: Action) -> None:
        try:
            self.session.act(action)
        except IllegalAction as error:
            say(refusal_text(error.reason, error.action, self.session.view))
            return
        self._tell()

    def _why(self, text: str) -> None:
        action = self._parsed(text)
        if action is None:
            return
        view = self.session.view
        reason = view.why_illegal(action)
        if reason is None:
            say(words("answer.legal", action=action_text(action)))
        else:
            say(refusal_text(reason, action, view))

    def _show_legal(self) -> None:
        session = self.session
        if session.deal_over:
            say(words("answer.next_deal"))
            return
        actions = session.view.legal_actions()
        cards = display_order(session.view.playable, session.view.trump)
        if cards:
            say(words("answer.cards", cards=cards_text(cards)))
        others = [action_text(action) for action in actions if not isinstance(action, Play)]
        if others:
            say(words("answer.other", actions=", ".join(others)))
        if session.learner_may_interrupt:
            say(words("answer.go_on"))

    def _show_table(self) -> None:
        for line in board(self._picture, whole_match=self.whole_match):
            say(line)

    def _show_tricks(self) -> None:
        history = self._picture["history"]
        if not history:
            say(words("answer.none"))
        for entry in reversed(history):
            say(plain(f"{entry['n']:>2}  {entry['title']}. {entry['note']}"))

    def _tell(self) -> None:
        """Say what has happened, then show the table or the result."""
        for line in told(self.session.events):
            say(line)
        if not self.session.deal_over:
            say()
            self._show_table()
            return
        outcome = self._picture["outcome"]
        # The last line is the score of the match.
        lines = outcome["lines"] if self.whole_match else outcome["lines"][:-1]
        say()
        for line in (f"{outcome['title']}.", *lines):
            say(plain(line))
