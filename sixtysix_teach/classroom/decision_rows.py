"""A decision of a deal as one tile: its trick, what was done, and all that was known then."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.actions import Action, Play
from sixtysix_teach.classroom.formats.luck_or_decision import say
from sixtysix_teach.classroom.moment_rows import say as moment_say
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import tokens
from sixtysix_teach.tutor.action_words import action_text
from sixtysix_teach.view.table_view import display_order

Tile = dict[str, Any]
UNMARKED: Tile = {"mark": "", "tag": "", "tappable": False}


def decisions_row(*tiles: Tile, label: str = "") -> dict[str, Any]:
    """Return the row of several decisions."""
    return {"kind": "decisions", "label": label, "tiles": list(tiles)}


def decision_tile(id_: str, view: Observation, action: Action, title: str, **fields: Any) -> Tile:
    """Return the tile of one decision, as it is drawn and, in ``text``, as it is read out.

    *fields* are what is known of it by now: ``tappable``, ``mark`` and ``tag``.
    """
    played = action.card.code if isinstance(action, Play) else ""
    trick = [{"card": card.code, "who": say("dearest.who.bot")} for card in view.played]
    if played:
        who = say(f"dearest.who.{'you' if view.played else 'lead'}")
        trick.append({"card": played, "who": who})
    done = say("dearest.you_did", do=action_text(view, action))
    return {
        "id": id_,
        "title": title,
        "text": " ".join([f"{title}.", done, *known_lines(view)]),
        "notes": _notes(view),
        "trick": trick,
        "do": "" if played else action_text(view, action),
        "cards": [card.code for card in display_order(view.hand, view.trump)],
        "played": played,
        **UNMARKED,
        **fields,
    }


def sentence_tile(id_: str, text: str, **fields: Any) -> Tile:
    """Return a tile that is no decision but a sentence, such as that none cost anything."""
    drawn = {"title": "", "notes": [], "trick": [], "do": "", "cards": [], "played": ""}
    return {"id": id_, "text": text, **drawn, **UNMARKED, **fields}


def known_lines(view: Observation) -> list[str]:
    """Return what lay on the table and in the hand, in words: enough to judge a decision by."""
    totals = {"you": view.total(view.seat), "bot": view.total(1 - view.seat)}
    lines = [moment_say("moment.totals", **totals)]
    if view.closing is not None:
        who = "you" if view.closing.by == view.seat else "bot"
        lines.append(moment_say(f"moment.closed_{who}"))
    elif view.turn_up is not None:
        up = view.turn_up.code
        lines.append(moment_say("moment.stock", down=view.stock_down, turn_up=up))
    else:
        lines.append(say("dearest.gone"))
    if view.played:
        lines.append(say("dearest.led", card=view.played[0].code))
    elif view.to_draw:
        lines.append(say("dearest.to_draw"))
    else:
        lines.append(say("dearest.on_lead"))
    hand = tokens(display_order(view.hand, view.trump), last="and")
    return [*lines, say("dearest.hand", cards=hand)]


def _notes(view: Observation) -> list[str]:
    """Return the points and the stock, as short as they can be drawn."""
    points = {"you": view.total(view.seat), "bot": view.total(1 - view.seat)}
    notes = [say("dearest.short.points", **points)]
    if view.closing is not None:
        who = "you" if view.closing.by == view.seat else "bot"
        return [*notes, say(f"dearest.short.closed_{who}")]
    if view.turn_up is None:
        return [*notes, say("dearest.short.gone")]
    up = view.turn_up.code
    return [*notes, say("dearest.short.stock", down=view.stock_down, turn_up=up)]
