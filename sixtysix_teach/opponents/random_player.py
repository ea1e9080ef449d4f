"""The random opponent: any card, sensible claims."""

from __future__ import annotations

from random import Random

from sixtysix_teach.actions import (
    Action,
    ClaimSixtySix,
    CloseStock,
    DeclareMarriage,
    ExchangeNine,
)
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import Introduced, due_claim


class RandomPlayer(Introduced):
    """Plays any card the rules allow, each equally likely.

    Beyond that: it claims exactly when its own count is enough, so it never claims falsely; an
    exchange or a marriage that is possible is made on the toss of a coin; it never closes the stock
    (only where an announcement it finds on the table leaves nothing else). Works for any number of
    players.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> RandomPlayer().choose(view, Random(1)) in view.legal_actions()
    True
    """

    name = "random"

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return a due claim, else perhaps an extra, else any card (or the draw, or the count)."""
        claim = due_claim(observation)
        if claim is not None:
            return claim
        legal = observation.legal_actions()
        quiet = [action for action in legal if not isinstance(action, ClaimSixtySix | CloseStock)]
        if not quiet:
            return next(action for action in legal if isinstance(action, CloseStock))
        extras = [action for action in quiet if isinstance(action, ExchangeNine | DeclareMarriage)]
        plain = [action for action in quiet if action not in extras]
        if extras and not observation.to_draw and rng.random() < 0.5:
            return extras[int(rng.random() * len(extras))]
        return plain[int(rng.random() * len(plain))]

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return a due claim where the rules allow it out of turn; it takes no other chance."""
        return due_claim(observation)
