"""The counting aid: both totals and the cards not seen yet. Off unless the learner wants it."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.coach.words import say
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat
from sixtysix_teach.view.table_view import display_order


def count_view(view: Observation) -> dict[str, Any]:
    """Return both totals with what 66 still needs, and every card that the seat has not seen.

    From what the seat can know: it saves the counting, and tells nothing that counting would not.

    >>> from sixtysix_teach import Deal, State
    >>> aid = count_view(State.start(Deal.shuffled(seed=66)).observation(0))
    >>> aid["rows"][0]["note"], len(aid["unseen"]["cards"])
    ('66 to go', 17)
    """
    other: Seat = 1 - view.seat
    known = view.known_cards[other]
    complete = len(known) == view.hand_sizes[other]
    cards = known if complete else view.unseen
    note = say("count.note_known" if complete else "count.note") if cards else say("count.none")
    return {
        "title": say("count.title"),
        "rows": [_row(view, view.seat, "you"), _row(view, other, "bot")],
        "unseen": {
            "label": say("count.unseen"),
            "cards": [card.code for card in display_order(cards, view.trump)],
        },
        "note": note,
    }


def _row(view: Observation, seat: Seat, who: str) -> dict[str, str]:
    total, target = view.total(seat), view.rules.target
    left = max(0, target - total)
    note = say("count.left", left=left) if left else say("count.reached", target=target)
    return {"label": say(f"count.{who}"), "value": str(total), "note": note}
