"""A whole deal as text: the rules, the cards as dealt, every step, comments.

::

    # a comment to the whole deal
    rules classic
    deal  AHKH9HASTSJD/JHKSAC9CTD9D JCQC9SKDQSJSTCADKCTHQD+QH
    1. AS 9C draw
    2. exchange marry-H close KH {the king, one point more} JH
    3. AH 9D claim

Numbers with a dot count the tricks and are for the eye; lines may be broken anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sixtysix_teach.actions import Action
from sixtysix_teach.cards import Card, in_order
from sixtysix_teach.deal import Deal
from sixtysix_teach.errors import NotationError, SixtySixError
from sixtysix_teach.notation.actions import format_action, parse_action
from sixtysix_teach.notation.cards import read_card
from sixtysix_teach.notation.rules import format_rules, parse_rules
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import PerSeat
from sixtysix_teach.state import State

_TOKEN = re.compile(r"\{[^{}]*\}?|[^\s{}]+|\}")
_NUMBER = re.compile(r"[0-9]{1,3}\.")


@dataclass(frozen=True)
class Step:
    """One action of a record, with the comment behind it; ``line`` is where it was read."""

    action: Action
    comment: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """A deal and what was done in it. The steps need not be legal: replaying finds out."""

    rules: Rules
    deal: Deal
    steps: tuple[Step, ...] = ()
    comments: tuple[str, ...] = ()

    def states(self) -> Iterator[State]:
        """Yield the state before the first step and after each one.

        Raises IllegalAction at the first step that the rules forbid.
        """
        state = State.start(self.deal, self.rules)
        yield state
        for step in self.steps:
            state = state.apply(step.action)
            yield state

    def with_action(self, action: Action, comment: str = "") -> Record:
        """Return the record with one more step."""
        return Record(self.rules, self.deal, (*self.steps, Step(action, comment)), self.comments)


def format_record(record: Record) -> str:
    """Return the record as text, one trick a line; ends with a line break.

    Raises NotationError for a comment that cannot stand in a record.
    """
    lines = [("# " + _plain(comment, "\r\n")).rstrip() for comment in record.comments]
    lines.append(f"rules {format_rules(record.rules)}")
    hands = "/".join("".join(card.code for card in hand) for hand in record.deal.hands)
    stock = "".join(card.code for card in record.deal.stock)
    lines.append(f"deal {hands} {stock}+{record.deal.turn_up.code}")
    lines += _step_lines(record)
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Return the record; errors name line and column.

    Raises NotationError where it cannot be read and DealError where the cards cannot be.
    """
    comments: list[str] = []
    rules: Rules | None = None
    deal: Deal | None = None
    steps: list[Step] = []
    for number, line in enumerate(text.split("\n"), start=1):
        line = line.rstrip("\r")
        if line.startswith("#"):
            comments.append(" ".join(line[1:].split()))
        elif not line.strip():
            continue
        elif rules is None:
            rules = _head_rules(line, number)
        elif deal is None:
            deal = _head_deal(line, number, rules)
        else:
            _read_steps(line, number, steps)
    if rules is None or deal is None:
        want = "a line 'rules NAME'" if rules is None else "a line 'deal HANDS STOCK'"
        lines = text.split("\n")
        raise NotationError(lines[-1], len(lines[-1]) + 1, want, line=len(lines))
    return Record(rules, deal, tuple(steps), tuple(comments))


def _step_lines(record: Record) -> list[str]:
    """Break the steps after each trick as far as they can be replayed."""
    lines: list[str] = []
    words: list[str] = []
    state: State | None = State.start(record.deal, record.rules)
    tricks = 0
    for step in record.steps:
        words.append(format_action(step.action))
        if step.comment:
            words.append("{" + _plain(step.comment, "{}\r\n") + "}")
        state = _next(state, step.action)
        settled = state is not None and not state.to_draw and not state.played
        if state is not None and settled and len(state.tricks) > tricks and not state.ended:
            tricks = len(state.tricks)
            lines.append(f"{tricks}. " + " ".join(words))
            words = []
    if words:
        over = state is not None and state.cards_out
        lines.append(("" if over else f"{tricks + 1}. ") + " ".join(words))
    return lines


def _next(state: State | None, action: Action) -> State | None:
    try:
        return None if state is None else state.apply(action)
    except SixtySixError:
        return None


def _plain(comment: str, forbidden: str) -> str:
    bad = next((at for at, sign in enumerate(comment) if sign in forbidden), -1)
    if bad >= 0:
        raise NotationError(comment, bad + 1, "a comment without braces and line breaks")
    return " ".join(comment.split())


def _head_rules(line: str, number: int) -> Rules:
    words = line.split()
    if len(words) != 2 or words[0] != "rules":
        raise NotationError(line, 1, "'rules' and the name of a profile", line=number)
    try:
        return parse_rules(words[1])
    except NotationError as error:
        at = line.index(words[1], line.index("rules") + 5) + error.column
        raise NotationError(line, at, error.expected, line=number) from None


def _head_deal(line: str, number: int, rules: Rules) -> Deal:
    words = line.split()
    if len(words) != 3 or words[0] != "deal":
        raise NotationError(line, 1, "'deal', the hands and the stock", line=number)
    start = line.index(words[1], line.index("deal") + 4)
    hands = []
    at = start
    for part in words[1].split("/"):
        hands.append(in_order(_cards(line, at, at + len(part), number)))
        at += len(part) + 1
    start = line.index(words[2], start + len(words[1]))
    down, mark, _ = words[2].partition("+")
    stock = _cards(line, start, start + len(down), number)
    turn_up = _cards(line, start + len(down) + 1, start + len(words[2]), number)
    if not mark or len(turn_up) != 1:
        raise NotationError(line, start + len(down) + 1, "'+' and the turn-up", line=number)
    deal = Deal(PerSeat(hands), stock, turn_up[0])
    deal.check(rules)
    return deal


def _cards(line: str, start: int, end: int, number: int) -> tuple[Card, ...]:
    cards: list[Card] = []
    at = start
    while at < end:
        try:
            card, at = read_card(line[:end], at)
        except NotationError as error:
            raise NotationError(line, error.column, error.expected, line=number) from None
        cards.append(card)
    return tuple(cards)


def _read_steps(line: str, number: int, steps: list[Step]) -> None:
    for token in _TOKEN.finditer(line):
        word, column = token.group(), token.start() + 1
        if word.startswith("{"):
            if not word.endswith("}") or not steps or steps[-1].comment:
                want = "a step, then one comment '{...}' on the same line"
                raise NotationError(line, column, want, line=number)
            last = steps.pop()
            steps.append(Step(last.action, " ".join(word[1:-1].split()), last.line))
        elif not _NUMBER.fullmatch(word):
            try:
                steps.append(Step(parse_action(word), line=number))
            except NotationError as error:
                at = column + error.column - 1
                raise NotationError(line, at, error.expected, line=number) from None
