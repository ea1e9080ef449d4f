"""What is in play in a deal of a lesson: only what has been taught, and for both sides alike.

Marriages, the exchange and closing are left out by the rules of the table. A claim cannot be left
out like that, so it is not offered, and the computer plays as if 66 could not be reached.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from sixtysix_teach.actions import (
    Action,
    ClaimSixtySix,
    CloseStock,
    DeclareMarriage,
    ExchangeNine,
)
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents import Opponent, Score, due_claim, opponent
from sixtysix_teach.rules import Rules
from sixtysix_teach.tutor.fact_words import fact_text
from sixtysix_teach.tutor.hint import Hint, hint

ACTIONS = ("marriage", "exchange", "claim", "close")
"""The actions that a deal can be played without, in the order in which they are taught."""

OUT_OF_REACH = 255
"""More card points than any deal of two players has, and the most the solver can count with."""

_NAMES: dict[type[Any], str] = {
    DeclareMarriage: "marriage",
    ExchangeNine: "exchange",
    ClaimSixtySix: "claim",
    CloseStock: "close",
}
# They speak of 66, of a claim, or of what a deal is worth.
_OF_CLAIMS = {
    f"{whose}-{what}"
    for whose in ("own", "other")
    for what in ("total", "trickless", "win-worth", "under-schneider", "out-of-reach")
}


def name_of(action: Action) -> str:
    """Return which of the actions it is; empty for cards, draws and the count.

    >>> from sixtysix_teach.actions import CLOSE, DRAW
    >>> name_of(CLOSE), name_of(DRAW)
    ('close', '')
    """
    return _NAMES.get(type(action), "")


def rules_in_play(rules: Rules, actions: tuple[str, ...]) -> Rules:
    """Return *rules* without the marriages, the exchange and the close that are not in *actions*.

    >>> from sixtysix_teach.presets import CLASSIC
    >>> rules_in_play(CLASSIC, ("marriage",)).exchange_rank is None
    True
    >>> rules_in_play(CLASSIC, ACTIONS) == CLASSIC
    True
    """
    changes: dict[str, Any] = {}
    if "marriage" not in actions:
        changes |= {"marriages": False, "marriage_leads_king": False}
    if "exchange" not in actions:
        changes |= {"exchange_rank": None, "exchange_on_opponents_close": False}
    if "close" not in actions:
        changes["close_min_stock"] = len(rules.pack)
    return rules.changed(rules.name, **changes) if changes else rules


def player_in_play(name: str, actions: tuple[str, ...]) -> Opponent:
    """Return the computer player *name*, held to *actions*."""
    player = opponent(name)
    return player if "claim" in actions else WithoutClaims(player)


def without_claims(view: Observation) -> Observation:
    """Return *view* under rules that ask for more card points than there are."""
    return replace(view, rules=view.rules.changed(view.rules.name, target=OUT_OF_REACH))


@dataclass(frozen=True)
class WithoutClaims:
    """A computer player in a deal in which nobody claims: it plays for the higher total."""

    player: Opponent

    @property
    def name(self) -> str:
        """The name of the player."""
        return self.player.name

    @property
    def title(self) -> str:
        """The name of the player for people."""
        return self.player.title

    @property
    def describe(self) -> str:
        """How the player plays."""
        return self.player.describe

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return what the player does where no claim can be right; never a claim."""
        action = self.player.choose(without_claims(observation), rng)
        if not isinstance(action, ClaimSixtySix):
            return action
        # A player that claims by guess: the first thing that is no claim.
        return next(a for a in observation.legal_actions() if not isinstance(a, ClaimSixtySix))

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return what the player does out of turn; never a claim."""
        action = self.player.interrupt(without_claims(observation), rng)
        return None if isinstance(action, ClaimSixtySix) else action

    def at(self, score: Score) -> WithoutClaims:
        """Return the player as it plays at that score."""
        return WithoutClaims(self.player.at(score))


def careful(view: Observation, left_out: tuple[str, ...]) -> Action:
    """Return what a careful player would do for the seat of *view*, a claim it is sure of first."""
    actions = tuple(name for name in ACTIONS if name not in left_out)
    claim = due_claim(view) if "claim" in actions else None
    return claim or player_in_play("careful", actions).choose(view, Random(len(view.tricks)))


def hint_in_play(view: Observation, step: int, left_out: tuple[str, ...]) -> Hint:
    """Return the tutor's hint; where nobody claims, without what it says of 66 and of claims."""
    if "claim" not in left_out:
        return hint(view, step)
    told = hint(without_claims(view), step)
    of_claims = {fact_text(fact) for fact in told.facts if fact.code in _OF_CLAIMS}
    return replace(told, lines=tuple(line for line in told.lines if line not in of_claims))
