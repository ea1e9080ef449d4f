"""The lines of Python that give a figure again, for whoever wants to see how it was reached.

They stand in ``data/computations.toml`` and are filled in for one item. Only what the learner
knows at that moment goes in: a position line hides what is hidden from the learner's seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from string import Template

from sixtysix_teach.actions import Action
from sixtysix_teach.content import read_data, refuse_unknown, text_field
from sixtysix_teach.notation.actions import format_action

FILE = "computations.toml"


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


@cache
def _templates() -> Mapping[str, Template]:
    made = {}
    for name, entry in read_data(FILE).items():
        refuse_unknown(FILE, name, entry, {"code"})
        made[name] = Template(text_field(FILE, name, entry, "code"))
    return made
