"""Computer players that see only what their seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.opponents.base import Opponent, due_claim
from sixtysix_teach.opponents.careful import CarefulPlayer
from sixtysix_teach.opponents.counter import CounterPlayer
from sixtysix_teach.opponents.expert import ExpertPlayer
from sixtysix_teach.opponents.habits import HABITS, Habit
from sixtysix_teach.opponents.learner import LearnerPlayer
from sixtysix_teach.opponents.outside import FunctionBot, OutsideBotError, ProgramBot, outside
from sixtysix_teach.opponents.playout import next_action, play_out, step
from sixtysix_teach.opponents.random_player import RandomPlayer
from sixtysix_teach.opponents.score import Score

__all__ = [
    "HABITS",
    "OPPONENTS",
    "CarefulPlayer",
    "CounterPlayer",
    "ExpertPlayer",
    "FunctionBot",
    "Habit",
    "LearnerPlayer",
    "Opponent",
    "OutsideBotError",
    "ProgramBot",
    "RandomPlayer",
    "Score",
    "UnknownOpponentError",
    "due_claim",
    "next_action",
    "opponent",
    "outside",
    "play_out",
    "step",
]

_ALL: tuple[Opponent, ...] = (
    RandomPlayer(),
    LearnerPlayer(),
    CarefulPlayer(),
    CounterPlayer(),
    ExpertPlayer(),
)

# By name, the easiest first; menus show them in this order.
OPPONENTS: Mapping[str, Opponent] = MappingProxyType({bot.name: bot for bot in _ALL})


class UnknownOpponentError(SixtySixError):
    """No opponent has that name: the name asked for, and the names there are."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known = (*OPPONENTS, *HABITS)
        super().__init__(f"no opponent {name!r}; there are {', '.join(self.known)}")


def opponent(name: str) -> Opponent:
    """Return the opponent of that name, one of HABITS too.

    >>> opponent("careful").title
    'Careful'
    >>> opponent("clever")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    sixtysix_teach.opponents.UnknownOpponentError: no opponent 'clever'; there are random, ...
    """
    found = OPPONENTS.get(name) or HABITS.get(name)
    if found is None:
        raise UnknownOpponentError(name)
    return found
