"""What a browser keeps of a match to resume it: plain JSON without any hidden card."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sixtysix_teach.errors import DataError, SixtySixError
from sixtysix_teach.match import Match
from sixtysix_teach.notation import format_action, format_rules, parse_action, parse_rules
from sixtysix_teach.seats import PerSeat
from sixtysix_teach.session import TableSession
from sixtysix_teach.shoe import Shoe

SAVE_VERSION = 1

# What the parts of a record may raise, however it was damaged: infinite numbers, endless nesting.
_NO_RECORD = (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)


def to_save(session: TableSession) -> dict[str, Any]:
    """Return everything needed to resume *session*.

    It carries a seal, so that nobody can learn a hidden card by trying other steps.

    >>> save = to_save(TableSession(Shoe(b"example", "1")))
    >>> from_save(save, b"example")[0].record.steps, from_save(save, b"another secret")[1]
    ((), 'the deal in progress')
    """
    before = session.match_before
    save: dict[str, Any] = {
        "v": SAVE_VERSION,
        "rules": format_rules(session.rules),
        "opponent": session.bot.name,
        "pause": session.pause_before_draw,
        "number": session.shoe.number,
        "deals_before": session.deals_before,
        "first_dealer": session.first_dealer,
        "match": {
            "scores": list(before.scores),
            "dealer": before.dealer,
            "carried": before.carried,
            "deals": before.deals,
        },
        "steps": [format_action(step.action) for step in session.record.steps],
        "undone": session.undone,
    }
    return {**save, "seal": _seal(session, save)}


def from_save(save: Mapping[str, Any], secret: bytes) -> tuple[TableSession, str]:
    """Return the session kept in *save*, and what could not be brought back ('' if nothing).

    Raises DataError when *save* is not such a record at all. When only the deal cannot be replayed
    (another secret, changed by hand), the match score is kept and new cards are dealt. What could
    not be brought back is told without the name of any card.
    """
    try:
        session = _restored(save, secret)
        steps = [parse_action(str(step)) for step in save["steps"]]
        undone = int(save.get("undone", 0))
        genuine = save.get("seal") == _seal(session, save)
    except _NO_RECORD as problem:
        raise DataError("save", "table", "save", f"cannot be read: {problem}") from None
    try:
        if not genuine:
            raise DataError("save", "table", "seal", "was not made here")
        session.deal_again(steps)
    except SixtySixError:
        # The reason would name cards that the computer holds, and the same cards dealt again
        # would be half known: so no reason, and another shoe.
        session.deal_other_cards()
        return session, "the deal in progress"
    session.undone = undone
    session.events = []
    return session, ""


def _restored(save: Mapping[str, Any], secret: bytes) -> TableSession:
    if save["v"] != SAVE_VERSION:
        raise ValueError(f"version {save['v']} is not {SAVE_VERSION}")
    session = TableSession(
        Shoe(secret, str(save["number"])),
        rules=parse_rules(save["rules"]),
        opponent_name=save["opponent"],
        first_dealer=int(save["first_dealer"]),
        pause_before_draw=bool(save["pause"]),
    )
    kept = save["match"]
    scores = PerSeat(int(score) for score in kept["scores"])
    dealer, carried, deals = int(kept["dealer"]), int(kept["carried"]), int(kept["deals"])
    if len(scores) != 2 or dealer not in (0, 1) or min(*scores, carried, deals) < 0:
        raise ValueError("the match cannot be")
    if max(scores) >= session.rules.match_target:
        raise ValueError("the match is over")
    session.resume(Match(session.rules, scores, dealer, carried, deals), int(save["deals_before"]))
    return session


def _seal(session: TableSession, save: Mapping[str, Any]) -> str:
    record = {name: value for name, value in save.items() if name != "seal"}
    return session.shoe.seal(json.dumps(record, sort_keys=True))
