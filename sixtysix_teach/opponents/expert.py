"""The expert: thinks about many ways the hidden cards could lie, and plays ends exactly."""

from __future__ import annotations

from random import Random

from sixtysix_teach.actions import Action, ClaimSixtySix, CloseStock, ExchangeNine
from sixtysix_teach.errors import RulesError, SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import Introduced, due_claim
from sixtysix_teach.opponents.careful import CarefulPlayer, by_thumb
from sixtysix_teach.opponents.counter import at_last_open_trick
from sixtysix_teach.opponents.score import Score, worth_at
from sixtysix_teach.solver import known_state
from sixtysix_teach.solver.thinking import CARELESS, CURIOUS, GAME_POINTS, finish, think

ROUNDS = 16_000
"""Rounds for one move: a tenth or two tenths of a second at the first lead, later less."""

PACK = 24
"""With more cards than that a round takes longer, so there are fewer."""


class ExpertPlayer(Introduced):
    """Searches over what its seat cannot see, for two players; never looks at a State.

    One tree of moves learns from thousands of random deals of the hidden cards, so that one move
    has to do for all hands that look the same. Once both hands are known it plays exactly, and of
    equally good cards the one after which the other side can go wrong most. :meth:`at` a score it
    plays for the match instead of for game points. Where the kernel cannot run it plays like the
    careful opponent.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> ExpertPlayer(rounds=200).choose(view, Random(1)) in view.legal_actions()
    True
    """

    name = "expert"

    def __init__(
        self,
        rounds: int = ROUNDS,
        worth: tuple[int, ...] = GAME_POINTS,
        *,
        curious: int = CURIOUS,
        careless: int = CARELESS,
    ) -> None:
        self.rounds = rounds
        self.worth = worth
        self.curious = curious
        self.careless = careless
        self._careful = CarefulPlayer()

    def at(self, score: Score) -> ExpertPlayer:
        """Return the same player as it plays at that score of the match."""
        worth = worth_at(score)
        return ExpertPlayer(self.rounds, worth, curious=self.curious, careless=self.careless)

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return a due claim, an exchange, the exact best, or what most rounds of thought took."""
        if observation.rules.players != 2:
            raise RulesError("players", "the expert opponent plays with two only")
        claim = due_claim(observation)
        if claim is not None:
            return claim
        legal = observation.legal_actions()
        exchange = next((a for a in legal if isinstance(a, ExchangeNine)), None)
        if exchange is not None:
            return exchange
        sensible: list[Action] = [
            action for action in legal if not isinstance(action, ClaimSixtySix)
        ]
        if len(sensible) == 1:
            return sensible[0]
        try:
            return self._exact(observation, sensible) or self._thought(observation, rng, sensible)
        except SolverLimit:
            return self._careful.choose(observation, rng)

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return a due claim, or the exchange on the opponent's close, where the rules have it."""
        return self._careful.interrupt(observation, rng)

    def _exact(self, observation: Observation, sensible: list[Action]) -> Action | None:
        """The best action where nothing is hidden any more, or will be after this trick."""
        if observation.must_follow and known_state(observation) is not None:
            ends = finish(observation, worth=self.worth)
            worth = {a: (self.worth[end.value + 3], end.value, end.trap) for a, end in ends.items()}
            known = [action for action in sensible if action in worth]
            return max(known, key=lambda action: worth[action], default=None)
        thumb = by_thumb(observation, without=(CloseStock,))
        return at_last_open_trick(observation, thumb, worth=self.worth)

    def _thought(self, observation: Observation, rng: Random, sensible: list[Action]) -> Action:
        size = max(PACK, len(observation.rules.pack))
        thoughts = think(
            observation,
            seed=rng.getrandbits(32),
            rounds=self.rounds * PACK**2 // size**2,
            worth=self.worth,
            curious=self.curious,
            careless=self.careless,
        )
        taken = {action: thought.rounds for action, thought in thoughts.items()}
        return max(sensible, key=lambda action: taken.get(action, 0))
