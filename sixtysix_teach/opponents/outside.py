"""Bots from outside: they get what a seat may know as plain data, and the legal actions as words.

A bot is a Python function (:class:`FunctionBot`) or any program that answers each line of JSON on
its standard input with one line on its standard output (:class:`ProgramBot`). ``docs/outside_bots.md``
tells how to write one.
"""  # noqa: E501

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from sixtysix_teach.actions import Action
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import format_action
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import PHRASES, Introduced
from sixtysix_teach.opponents.score import Score

PASS = "pass"
"""The answer of a bot that does nothing where it is asked out of turn."""

SECONDS = 5.0
"""How long a program may take for one answer."""

Question = dict[str, Any]
Answer = Callable[[Question, list[str]], str]


class OutsideBotError(SixtySixError):
    """A bot from outside that did not answer as it must: its name, the problem, what is allowed."""

    def __init__(self, bot: str, problem: str, allowed: Sequence[str] = ()) -> None:
        self.bot = bot
        self.problem = problem
        self.allowed = tuple(allowed)
        super().__init__(
            f"bot {bot!r}: {problem}; allowed now: {' '.join(allowed)}"
            if allowed
            else f"bot {bot!r}: {problem}"
        )


def question_of(view: Observation, *, chance: int = 0, score: Score | None = None) -> Question:
    """Return what the seat of *view* may know, as data that JSON can hold.

    Cards and suits are written as everywhere in the kit. *chance* is a random number that a bot
    may use, so that a deal can be played again as it was.

    >>> from sixtysix_teach import Deal, State
    >>> asked = question_of(State.start(Deal.shuffled(seed=66)).observation(0))
    >>> asked["trump"], asked["hand"][0], asked["totals"]
    ('D', 'JS', {'me': 0, 'other': 0})
    """
    me, other = view.seat, 1 - view.seat
    who = {me: "me", other: "other"}
    turn_up, closing = view.turn_up, view.closing
    return {
        "rules": view.rules.name,
        "target": view.rules.target,
        "my_turn": view.my_turn,
        "trump": view.trump.value,
        "turn_up": None if turn_up is None else turn_up.code,
        "hand": [card.code for card in view.hand],
        "trick": [card.code for card in view.played],
        "tricks": [
            {
                "by": who[trick.leader],
                "cards": [card.code for card in trick.cards],
                "winner": None if trick.winner is None else who[trick.winner],
                "strict": trick.strict,
            }
            for trick in view.tricks
        ],
        "marriages": [
            {"by": who[m.by], "suit": m.suit.value, "points": m.points} for m in view.marriages
        ],
        "totals": {"me": view.total(me), "other": view.total(other)},
        "cards_held": {"me": len(view.hand), "other": view.hand_sizes[other]},
        "known": [card.code for card in view.known_cards[other]],
        "unseen": [card.code for card in view.unseen],
        "stock": view.stock_size,
        "must_follow": view.must_follow,
        "to_draw": view.to_draw,
        "closed_by": None if closing is None else who[closing.by],
        "score": None if score is None else {"me": score.own, "other": score.other},
        "chance": chance,
    }


class FunctionBot(Introduced):
    """Plays what *answer* returns, given a question and the legal actions: one of these.

    Out of turn "pass" is one of them. Any other answer raises OutsideBotError.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> FunctionBot("first", lambda question, legal: legal[0]).choose(view, Random(1))
    Play(card=Card.JS)
    """

    def __init__(self, name: str, answer: Answer, score: Score | None = None) -> None:
        self.name = name
        self.answer = answer
        self.score = score

    @property
    def title(self) -> str:
        """Its name: it has no other."""
        return self.name

    @property
    def describe(self) -> str:
        """One sentence for learners: where it comes from."""
        return PHRASES.say("outside.describe")

    def at(self, score: Score) -> FunctionBot:
        """Return the same bot, which is told the score with each question."""
        return FunctionBot(self.name, self.answer, score)

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return the bot's answer."""
        action = self._ask(observation, rng, observation.legal_actions())
        assert action is not None
        return action

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return the bot's answer, None where it passes or nothing is legal out of turn."""
        legal = observation.legal_actions()
        return self._ask(observation, rng, legal, PASS) if legal else None

    def _ask(
        self, view: Observation, rng: Random, legal: Sequence[Action], *more: str
    ) -> Action | None:
        actions: Mapping[str, Action] = {format_action(action): action for action in legal}
        asked = question_of(view, chance=rng.getrandbits(32), score=self.score)
        allowed = [*actions, *more]
        said = self.answer(asked, list(allowed))
        if said not in allowed:
            raise OutsideBotError(self.name, f"answered {said!r}", allowed)
        return actions.get(said)


class ProgramBot(FunctionBot):
    """Plays what a program answers: one line of JSON in, one line of text out, for each question.

    The line in is an object of ``question`` and ``legal``; the line out is one of ``legal``. The
    program starts with the first question and ends with :meth:`close`, at the latest with this
    process. Raises OutsideBotError when it cannot be started, takes too long or ends too soon.
    """

    def __init__(self, name: str, command: Sequence[str], *, seconds: float = SECONDS) -> None:
        self._talk = _Talk(name, command, seconds)
        super().__init__(name, self._talk.answer)

    def close(self) -> None:
        """End the program; it starts again with the next question."""
        self._talk.close()


class _Talk:
    """The conversation with one program."""

    def __init__(self, name: str, command: Sequence[str], seconds: float) -> None:
        self.name, self.command, self.seconds = name, list(command), seconds
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.process: subprocess.Popen[str] | None = None

    def answer(self, question: Question, legal: list[str]) -> str:
        """Return the line that the program answers."""
        process = self.process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps({"question": question, "legal": legal}) + "\n")
            process.stdin.flush()
            line = self.lines.get(timeout=self.seconds)
        except Empty:
            self.close()
            problem = f"gave no answer within {self.seconds:g} seconds"
            raise OutsideBotError(self.name, problem, legal) from None
        except OSError:
            line = ""
        if not line:
            self.close()
            raise OutsideBotError(self.name, "ended before it had answered", legal)
        return line.strip()

    def _start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8"
            )
        except OSError as error:
            problem = f"cannot be started: {error.strerror or error}"
            raise OutsideBotError(self.name, problem) from error
        self.process, self.lines = process, SimpleQueue()
        Thread(target=_read, args=(process, self.lines), daemon=True).start()
        self._finish = weakref.finalize(self, _end, process)
        return process

    def close(self) -> None:
        """End the program if it runs."""
        if self.process is not None:
            self.process = None
            self._finish()


def _read(process: subprocess.Popen[str], lines: SimpleQueue[str]) -> None:
    """Hand on what the program says line by line, and an empty text when it has ended."""
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put("")


def _end(process: subprocess.Popen[str]) -> None:
    """End the program: by the end of its input, by force if it does not heed that."""
    assert process.stdin is not None
    with suppress(OSError):  # it may have ended by itself, with a question unread
        process.stdin.close()
    try:
        process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def outside(text: str, *, seconds: float = SECONDS) -> ProgramBot:
    """Return the bot that *text* starts: a Python file, or a command with its arguments.

    >>> outside("bots/clever.py").name, outside("./bot --level 3").name
    ('clever', 'bot')
    """
    words = shlex.split(text)
    if not words:
        raise OutsideBotError(text, "no command is given")
    own = [sys.executable] if words[0].endswith(".py") else []
    return ProgramBot(Path(words[0]).stem, [*own, *words], seconds=seconds)
