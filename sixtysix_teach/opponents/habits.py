"""Players with one bad habit: at a set rate they make one mistake, otherwise they are careful.

They are for exercises: whoever knows the habit can use it. Each mistake is a legal move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from sixtysix_teach.actions import CLOSE, Action, ClaimSixtySix, CloseStock, Play
from sixtysix_teach.cards import Rank, beats
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import Introduced
from sixtysix_teach.opponents.careful import CarefulPlayer, by_thumb

Mistake = Callable[[Observation, Action], Action | None]
"""From what a seat sees and what is careful there: the mistake, None where there is no occasion."""

CAREFUL = CarefulPlayer()

MANY = 50
"""Card points above which a habit closes, whatever it holds."""


@dataclass(frozen=True)
class Habit(Introduced):
    """Plays like the careful opponent, but makes *mistake* at *rate* of the occasions for it.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> CAREFUL.choose(view, Random(1)), HABITS["habit-aces"].choose(view, Random(1))
    (Play(card=Card.N9H), Play(card=Card.AH))
    """

    name: str
    rate: float
    mistake: Mistake

    @property
    def facts(self) -> Mapping[str, str | int]:
        """The rate in percent, and the card points that are many."""
        return {"percent": round(100 * self.rate), "many": MANY}

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return the mistake if there is an occasion for it and chance wants it."""
        careful = CAREFUL.choose(observation, rng)
        wrong = self.mistake(observation, careful)
        return careful if wrong is None or rng.random() >= self.rate else wrong

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return what a careful player does out of turn; who forgets to claim forgets it there."""
        action = CAREFUL.interrupt(observation, rng)
        occasion = self.mistake is forgets_to_claim and isinstance(action, ClaimSixtySix)
        return None if occasion and rng.random() < self.rate else action


def leads_an_ace(view: Observation, careful: Action) -> Action | None:
    """Return the lead of a plain ace while the stock is open: it may be trumped."""
    if view.must_follow or view.played or not isinstance(careful, Play):
        return None
    aces = tuple(c for c in view.playable if c.rank is Rank.ACE and c.suit is not view.trump)
    return None if not aces or careful.card in aces else by_thumb(view, cards=aces)


def spares_its_trumps(view: Observation, careful: Action) -> Action | None:
    """Return the best plain card where the rules leave a choice and a trump would be right."""
    if not view.played or not isinstance(careful, Play):
        return None
    plain = tuple(card for card in view.playable if card.suit is not view.trump)
    trumps = view.played[0].suit is not view.trump and careful.card.suit is view.trump
    return by_thumb(view, cards=plain) if trumps and plain else None


def closes_with_many(view: Observation, careful: Action) -> Action | None:
    """Return the close on lead with more than fifty points, however weak the hand is."""
    if view.total(view.seat) <= MANY or not isinstance(careful, Play):
        return None
    return CLOSE if CLOSE in view.legal_actions() else None


def forgets_to_claim(view: Observation, careful: Action) -> Action | None:
    """Return what a careful player would go on with if it had not counted to the target."""
    return by_thumb(view, without=(CloseStock,)) if isinstance(careful, ClaimSixtySix) else None


def grabs_the_trick(view: Observation, careful: Action) -> Action | None:
    """Return the best card that takes the trick where a careful player would let it go."""
    if not view.played or not isinstance(careful, Play):
        return None
    led = view.played[0]
    taking = tuple(card for card in view.playable if beats(card, led, trump=view.trump))
    return by_thumb(view, cards=taking) if taking and careful.card not in taking else None


_ROWS = (
    Habit("habit-aces", 0.8, leads_an_ace),
    Habit("habit-no-trumps", 0.8, spares_its_trumps),
    Habit("habit-fifty", 0.8, closes_with_many),
    Habit("habit-no-claim", 0.7, forgets_to_claim),
    Habit("habit-grabs", 0.8, grabs_the_trick),
)

# By name.
HABITS: Mapping[str, Habit] = MappingProxyType({habit.name: habit for habit in _ROWS})
