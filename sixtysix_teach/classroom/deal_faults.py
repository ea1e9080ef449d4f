"""What a learner did wrong in a deal although the rules allowed it: claims missed, claims wrong.

Worked out from the record each time, so nothing of it has to be kept.
"""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_teach.actions import ClaimSixtySix, CountCards, Play, actor_of
from sixtysix_teach.notation.record import Record
from sixtysix_teach.opponents import due_claim
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

# What they are called in the errors of a learner, beside the reason codes of refusals.
MISSED, WRONG = "claim-missed", "claim-wrong"


@dataclass(frozen=True)
class ClaimFault:
    """A claim missed or wrong: what the seat had, and the trick (from 1) it was before.

    ``at_end`` says that the last trick was played.
    """

    missed: bool
    total: int
    trick: int
    at_end: bool


def claim_faults(record: Record, seat: Seat) -> tuple[ClaimFault, ...]:
    """Return each claim that *seat* missed by playing on, and each that it made too early.

    With enough and the right to say so, playing on can only lose something.
    """
    found = []
    state = State.start(record.deal, record.rules)
    for step in record.steps:
        action = step.action
        if actor_of(action, state.to_move) == seat:
            view = state.observation(seat)
            total, trick = view.total(seat), len(view.tricks) + 1
            if isinstance(action, ClaimSixtySix) and total < record.rules.target:
                found.append(ClaimFault(False, total, trick, view.cards_out))
            if isinstance(action, Play | CountCards) and due_claim(view) is not None:
                found.append(ClaimFault(True, total, trick, view.cards_out))
        state = state.apply(action)
    return tuple(found)
