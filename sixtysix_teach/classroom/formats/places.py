"""Where in a deal a moment stands, in a few words: for a line of moments and in sentences."""

from __future__ import annotations

from sixtysix_teach.classroom.formats.deal_rows import say
from sixtysix_teach.observation import Observation


def place(view: Observation, form: str = "place") -> str:
    """Return where in the deal the moment stands: ``Your lead to trick 3``.

    The form ``at`` goes inside a sentence: ``at your lead to trick 3``.
    """
    done = len(view.tricks)
    mine = view.leader == view.seat
    if view.played:
        who = "you_led" if mine else "bot_led"
        return say(f"{form}.{who}", lead=view.played[0].code, trick=done + 1)
    # Just taken: before the draw, or, without a draw, as long as nobody has led.
    if view.to_draw:
        return say(f"{form}.you_took" if mine else f"{form}.bot_took", trick=done)
    if not done and mine:
        return say(f"{form}.first_lead")
    return say(f"{form}.your_lead" if mine else f"{form}.bot_lead", trick=done + 1)


def note(view: Observation, *, drawn: bool = True) -> str:
    """Return the stock and your tricks at that moment, and with *drawn* that a draw is due."""
    mine = view.tricks_won(view.seat)
    if view.closing is not None:
        return say("place.note_closed", mine=mine)
    if view.turn_up is None:
        return say("place.note_gone", mine=mine)
    return say(
        "place.note_to_draw" if drawn and view.to_draw else "place.note_open",
        stock=view.stock_size,
        mine=mine,
    )
