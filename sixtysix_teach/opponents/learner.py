"""The learner: an opponent that one can beat while still learning."""

from __future__ import annotations

from random import Random

from sixtysix_teach.actions import Action, CloseStock, DeclareMarriage, ExchangeNine, Play
from sixtysix_teach.cards import Card
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import Introduced, due_claim
from sixtysix_teach.opponents.careful import by_thumb

GUESSES = 0.25
"""Share of its cards that it plays at random."""

LEADS_HIGH = 0.25
"""Share of its leads that are its dearest card, whatever may happen to it."""

FORGETS = 0.5
"""Share of the chances to exchange or to announce that it lets pass."""

LATE = 0.5
"""Share of the chances to claim that it lets pass."""

EXTRAS = (CloseStock, ExchangeNine, DeclareMarriage)


class LearnerPlayer(Introduced):
    """Plays legally and forgives: in most things careful, with a beginner's mistakes.

    A quarter of its cards are any card it may play, and a quarter of its leads are its dearest
    card. It forgets every second chance to exchange or to announce, and lets every second chance
    to claim pass, but never the last; it never claims what it has not, never claims out of turn and
    never closes (only where an announcement it finds on the table leaves nothing else).

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> LearnerPlayer().choose(view, Random(1)) in view.legal_actions()
    True
    """

    name = "learner"

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return what a careful player would do, or one of a beginner's mistakes."""
        claim = due_claim(observation)
        if claim is not None and (observation.cards_out or rng.random() >= LATE):
            return claim
        action = by_thumb(observation, without=(CloseStock,))
        if isinstance(action, EXTRAS[1:]) and rng.random() < FORGETS:
            action = by_thumb(observation, without=EXTRAS)
        return Play(_card(observation, action.card, rng)) if isinstance(action, Play) else action

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return None: it waits for its turn."""
        return None


def _card(view: Observation, careful: Card, rng: Random) -> Card:
    chance = rng.random()
    if chance < GUESSES:
        return view.playable[int(rng.random() * len(view.playable))]
    if not view.played and chance < GUESSES + LEADS_HIGH:
        return max(view.playable, key=lambda card: (card.points, card.suit is view.trump))
    return careful
