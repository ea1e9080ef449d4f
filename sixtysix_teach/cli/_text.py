"""What the commands about text share: reading input, printing cards, reporting what is wrong.

Cards are printed with suit signs, or as codes (``TH``) where the output cannot show the signs.
With ``--json`` a text that cannot be read gives ``{"error": {"kind", "message", "line", "column",
"expected"}}`` on the standard output; ``kind`` is ``notation``, ``cards``, ``rules``, ``limit`` or
``input``.
"""

from __future__ import annotations

import codecs
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sixtysix_teach.actions import Action, Reason
from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.errors import (
    DealError,
    NotationError,
    RulesError,
    SixtySixError,
    SolverLimit,
)
from sixtysix_teach.moments import Ending, Outcome
from sixtysix_teach.notation import format_action
from sixtysix_teach.phrases import printed, suit_name, token
from sixtysix_teach.public import PublicState
from sixtysix_teach.tutor.wording import refusal

_TOKEN = re.compile(r"\[([^\]\s]{1,2})\]")

ENDINGS = {
    Ending.CLAIM: "a correct claim",
    Ending.FALSE_CLAIM: "a wrong claim of the other side",
    Ending.FAILED_CLOSE: "the other side closed and failed",
    Ending.CLOSER_BEATEN: "a correct claim before the closer's",
    Ending.COUNT: "nobody claimed, the higher total wins",
    Ending.LAST_TRICK: "nobody claimed, the last trick wins",
    Ending.DRAW: "nobody claimed, the totals are equal",
}


class InputError(SixtySixError):
    """A file that is not there or holds no text, or a question it has no answer to."""


# Output --------------------------------------------------------------------------------------


def signs_fit() -> bool:
    """Return whether the standard output can show suit signs."""
    try:
        "".join(suit.sign for suit in Suit).encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def say(text: str = "") -> None:
    """Print *text*; what the output cannot show is printed as an escape, never an error."""
    encoding = sys.stdout.encoding or "utf-8"
    # A comment in somebody's record must not steer the terminal.
    safe = "".join(
        sign if sign.isprintable() or sign == "\n" else ascii(sign)[1:-1] for sign in text
    )
    print(safe.encode(encoding, "backslashreplace").decode(encoding).rstrip())


def say_json(value: Any) -> None:
    """Print *value* as one line of JSON, in ASCII whatever the output is."""
    print(json.dumps(value))


def plain(rich: str) -> str:
    """Return a sentence of the kit with its card tokens as this output can show them."""
    if signs_fit():
        return printed(rich)
    return _TOKEN.sub(r"\1", rich).replace("**", "")


def cards_text(cards: Iterable[Card]) -> str:
    """Return *cards* for people, ``none`` for an empty hand."""
    return plain(" ".join(token(card) for card in cards)) or "none"


def suit_text(suit: Suit) -> str:
    """Return *suit* for people, as in ``♥ hearts``."""
    return f"{suit.sign} {suit_name(suit)}" if signs_fit() else suit_name(suit)


def action_text(action: Action) -> str:
    """Return *action* in notation, with suit signs where they can be shown."""
    text = format_action(action)
    card = getattr(action, "card", None)
    return cards_text([card]) if isinstance(card, Card) else text


def outcome_text(outcome: Outcome) -> str:
    """Return who won how much, and how."""
    how = ENDINGS[outcome.ending]
    if not outcome.winners:
        return f"Nobody scores: {how}."
    who = " and ".join(str(seat) for seat in outcome.winners)
    points = f"{outcome.game_points} game point" + "s" * (outcome.game_points != 1)
    return f"Seat {who} wins {points}: {how}."


# JSON shapes ---------------------------------------------------------------------------------


def codes(cards: Iterable[Card]) -> list[str]:
    """Return *cards* as a list of codes."""
    return [card.code for card in cards]


def outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    """Return ``{"winners", "game_points", "ending"}``, or None while the deal goes on."""
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "game_points": outcome.game_points,
        "ending": outcome.ending.value,
    }


def refusal_json(reason: Reason, action: Action, table: PublicState) -> dict[str, Any]:
    """Return ``{"action", "reason", "cards", "allowed", "title", "text"}``."""
    sentence = refusal(reason, action, table)
    return {
        "action": format_action(action),
        "reason": reason.code.value,
        "cards": codes(reason.cards),
        "allowed": codes(reason.allowed),
        "title": sentence.title,
        "text": sentence.text,
    }


def refusal_text(reason: Reason, action: Action, table: PublicState) -> str:
    """Return the sentence that says why *action* is not allowed."""
    sentence = refusal(reason, action, table)
    return plain(f"{sentence.title} {sentence.text}")


# Input ---------------------------------------------------------------------------------------


def read_input(name: str) -> str:
    """Return the text of the file *name*, or of the standard input for ``-``."""
    try:
        if name == "-":
            check_stdin()
            raw = getattr(sys.stdin, "buffer", None)
            return sys.stdin.read() if raw is None else _decode(raw.read())
        return _decode(Path(name).read_bytes())
    except UnicodeError:
        raise InputError(f"{name}: this is not UTF-8 text") from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or problem
        raise InputError(f"cannot read {name!r}: {why}") from None


def check_stdin() -> None:
    """Raise InputError when whoever has started this process has closed its standard input."""
    if sys.stdin is None:
        raise InputError("there is no standard input")


def _decode(data: bytes) -> str:
    # Some Windows shells write what a command prints as UTF-16.
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16")
    return data.decode("utf-8-sig")


def unreadable(error: SixtySixError, *, as_json: bool, line: int | None = None) -> int:
    """Report a text that cannot be read and return the exit status 2.

    *line* is where the text stood in the input, for input of several texts.
    """
    place = getattr(error, "line", None) if line is None else line
    where = f"line {line}: " if line is not None else ""
    if as_json:
        kinds = {
            NotationError: "notation",
            DealError: "cards",
            RulesError: "rules",
            SolverLimit: "limit",
        }
        shape = {
            "kind": kinds.get(type(error), "input"),
            "message": str(error),
            "line": place,
            "column": getattr(error, "column", None),
            "expected": getattr(error, "expected", None),
        }
        say_json({"error": shape})
    sys.stdout.flush()
    print(f"sixtysix: {where}{error}", file=sys.stderr)
    return 2
