"""The judgement of a moment as advice: what to name, and in words how it was worked out."""

from __future__ import annotations

from fractions import Fraction

from sixtysix_teach.actions import Action
from sixtysix_teach.errors import RulesError
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import due_claim
from sixtysix_teach.phrases import number_text
from sixtysix_teach.solver import count_hands
from sixtysix_teach.state import State
from sixtysix_teach.tutor.fact_words import PHRASES
from sixtysix_teach.tutor.judge import Basis, Judgement, judge

say = PHRASES.say

TINY = Fraction(1, 100)
_AVERAGES = (Basis.COUNTED, Basis.ODDS)


def seen_by_mover(at: State | Observation) -> Observation:
    """Return what the seat to move may know of a State; an Observation as it is.

    >>> from sixtysix_teach import Deal
    >>> seen_by_mover(State.start(Deal.shuffled(seed=66))).seat
    0
    """
    return at.observation(at.to_move) if isinstance(at, State) else at


def judgement_of(view: Observation) -> Judgement:
    """Return the judgement; out of turn the only thing to judge is whether a claim is due.

    Raises RulesError where there is nothing to decide: out of turn without a due claim, or after
    the end.

    >>> from sixtysix_teach import Deal
    >>> judgement_of(State.start(Deal.shuffled(seed=66)).observation(0)).basis
    <Basis.THUMB: 'thumb'>
    """
    if view.my_turn:
        return judge(view)
    claim = due_claim(view)
    if claim is None:
        raise RulesError("seat", "only a seat that can act now can be advised")
    return Judgement(view.seat, Basis.CLAIM, {}, (claim,), count_hands(view))


def just_as_good(judgement: Judgement, action: Action) -> tuple[Action, ...]:
    """Return the other best actions that no way of counting tells from *action*.

    >>> from sixtysix_teach import Deal
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> just_as_good(judge(view), judge(view).best[0])
    ()
    """
    same = [
        other
        for other in judgement.best
        if other != action and all(v.get(other) == v.get(action) for v in judgement.views)
    ]
    return tuple(same)


def basis_text(judgement: Judgement) -> str:
    """Return in one or two sentences how *judgement* was worked out, and what it assumes.

    >>> from sixtysix_teach import Deal
    >>> basis_text(judge(State.start(Deal.shuffled(seed=66)).observation(0)))[:41]
    'Too much is hidden to work this out. It i'
    """
    return say(f"basis.{judgement.basis.value}", hands=judgement.hands)


def loss_text(judgement: Judgement, loss: Fraction | None, *, certain: bool = False) -> str:
    """Return what an action costs that is worse than the best; *loss* is None if not known.

    *certain* says that it is lost for certain, not only put at risk.

    >>> from sixtysix_teach import Deal
    >>> loss_text(Judgement(0, Basis.COUNTED, {}, (), 84), Fraction(2, 7))
    'This costs 0.29 game points on average.'
    """
    if loss is None:
        return say("explain.not_sure")
    kind = "risk" if judgement.basis in (Basis.SURE, Basis.CLAIM) and not certain else "exact"
    if judgement.basis in _AVERAGES:
        kind = "average"
        if loss < TINY:
            return say("explain.loss.tiny", loss=number_text(TINY))
    return say(f"explain.loss.{kind}", loss=number_text(loss), count=_count(loss))


def outlook_text(judgement: Judgement, action: Action) -> str:
    """Return what *action* brings as it was worked out, or nothing where no value is known.

    >>> from sixtysix_teach import Play
    >>> outlook_text(Judgement(0, Basis.KNOWN, {Play(1): Fraction(-2)}, (), 1), Play(1))
    'If nobody makes a mistake from here on, the deal costs you 2 game points.'
    """
    value = judgement.values.get(action)
    if value is None or judgement.basis not in (Basis.KNOWN, Basis.COUNTED):
        return ""
    kind = "wins" if value > 0 else "loses" if value < 0 else "nothing"
    if judgement.basis is Basis.COUNTED:
        kind = f"average-{kind}"
    size = abs(value)
    return say(f"explain.outlook.{kind}", value=number_text(size), count=_count(size))


def _count(number: Fraction) -> int:
    """The number by which the form of its noun goes: 0.5 has the form of many."""
    return int(number) if number.denominator == 1 else 0
