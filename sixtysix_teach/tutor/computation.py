"""The lines of Python that give a figure again, for whoever wants to see how it was reached.

They stand in ``data/computations.toml`` and are filled in for one item. Only what the learner
knows at that moment goes in: a position line hides what is hidden from the learner's seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from string import Template

from sixtysix_teach.actions import Action
from sixtysix_teach.content import read_data, refuse_unknown, text_field
from sixtysix_teach.notation.actions import format_action
from sixtysix_teach.notation.position import format_view
from sixtysix_teach.observation import Observation
from sixtysix_teach.tutor.advice import TINY, basis_text, outlook_text
from sixtysix_teach.tutor.explain import Explanation
from sixtysix_teach.tutor.judge import Basis

FILE = "computations.toml"
# Bases whose words say over how many hands was counted.
_OVER_HANDS = (Basis.SURE, Basis.COUNTED, Basis.ODDS)


@lru_cache(maxsize=256)
def computation(name: str, **facts: str | int) -> str:
    """Return the lines of the computation *name* with its *facts* filled in.

    >>> print(computation("share", gain=1, loss=2))
    from fractions import Fraction
    <BLANKLINE>
    print(f"{float(Fraction(2, 1 + 2)):.0%}")
    """
    return _templates()[name].substitute(facts)


def actions_text(actions: Iterable[Action]) -> str:
    """Return actions as a computation names them: ``close AD``."""
    return " ".join(map(format_action, actions))


def reason_computation(view: Observation, told: Explanation) -> str:
    """Return the lines that give the figure of a reason: what it costs, what it brings, or hands.

    Empty where it has none, as with a rule of thumb or a rule of the game.
    """
    judged, action = told.judgement, told.action
    if judged is None or not view.my_turn:
        return ""
    facts = {"moment": format_view(view), "action": format_action(action)}
    if told.loss is not None and told.loss >= TINY:
        return computation("loss", **facts)
    if outlook_text(judged, action) in told.lines:
        return computation("worth", **facts)
    counted = judged.basis in _OVER_HANDS and told.basis == basis_text(judged)
    return computation("hands", **facts) if counted else ""


@cache
def _templates() -> Mapping[str, Template]:
    made = {}
    for name, entry in read_data(FILE).items():
        refuse_unknown(FILE, name, entry, {"code"})
        made[name] = Template(text_field(FILE, name, entry, "code"))
    return made
