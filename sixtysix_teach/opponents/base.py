"""What every computer player offers: a name for programs, words for people, and two decisions."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Protocol, Self

from sixtysix_teach.actions import Action, ClaimSixtySix
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.score import Score
from sixtysix_teach.phrases import Phrases

PHRASES = Phrases("opponents.toml")


class Opponent(Protocol):
    """A player that decides from what its seat may know, and from nothing else.

    It never gets a State, so it cannot look at hidden cards. Chance comes in as *rng*: the same
    observation and the same generator give the same decision.
    """

    @property
    def name(self) -> str:
        """The short name used on command lines and in saved settings."""
        ...

    @property
    def title(self) -> str:
        """The name shown to people."""
        ...

    @property
    def describe(self) -> str:
        """One sentence for learners: how this opponent plays."""
        ...

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return a legal action. Ask only when it is the turn of the observation's seat."""
        ...

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return a legal action out of turn (a claim, or an exchange on a close), or None."""
        ...

    def at(self, score: Score) -> Opponent:
        """Return the player as it plays at that score of the match; most play the same at all."""
        ...


class Introduced:
    """An opponent whose title and description are sentences under its name in the catalogue."""

    name: str

    @property
    def facts(self) -> Mapping[str, str | int]:
        """What its sentences are filled with."""
        return {}

    @property
    def title(self) -> str:
        """The name shown to people."""
        return PHRASES.say(f"{self.name}.title", **self.facts)

    @property
    def describe(self) -> str:
        """One sentence for learners: how this opponent plays."""
        return PHRASES.say(f"{self.name}.describe", **self.facts)

    def at(self, score: Score) -> Self:
        """Return itself: the score changes nothing."""
        return self


def due_claim(observation: Observation) -> ClaimSixtySix | None:
    """Return the claim if it is legal now and correct, in turn or out of turn, else None.

    >>> from sixtysix_teach import Deal, State
    >>> due_claim(State.start(Deal.shuffled(seed=66)).observation(0)) is None
    True
    """
    if observation.total(observation.seat) < observation.rules.target:
        return None
    for action in observation.legal_actions():
        if isinstance(action, ClaimSixtySix):
            return action
    return None
