"""A match: deals until one player has enough game points (rules 1.14).

Players keep their number for the whole match; the seats move with the deal. Seat 0 is always
forehand, so the player left of the dealer sits there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sixtysix_teach.errors import RulesError
from sixtysix_teach.moments import Outcome
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import NextDealer, Rules, Tie
from sixtysix_teach.seats import PerSeat, Seat


@dataclass(frozen=True)
class Match:
    """The score of a match between the deals.

    ``scores`` are game points won, counted up from 0 for each player (partners have the same).
    ``carried`` waits for the winner of the next deal, ``deals`` is how many have been played.

    >>> from sixtysix_teach.moments import Ending
    >>> match = Match.start(dealer=1)
    >>> match.seat_of(0), match.player_at(1)
    (0, 1)
    >>> match.record(Outcome((0,), 3, Ending.CLAIM)).scores
    PerSeat(3, 0)
    """

    rules: Rules
    scores: PerSeat[int]
    dealer: int
    carried: int = 0
    deals: int = 0

    @classmethod
    def start(cls, *, rules: Rules = CLASSIC, dealer: int) -> Match:
        """Return a match before its first deal; *dealer* is the player who deals first."""
        if not 0 <= dealer < rules.players:
            raise RulesError("dealer", f"there are players 0 to {rules.players - 1}")
        return cls(rules, PerSeat([0] * rules.players), dealer)

    def seat_of(self, player: int) -> Seat:
        """Return the seat of *player* in the coming deal; the dealer has the last seat."""
        return (player - self.dealer - 1) % self.rules.players

    def player_at(self, seat: Seat) -> int:
        """Return the player in *seat* in the coming deal."""
        return (seat + self.dealer + 1) % self.rules.players

    @property
    def winner(self) -> int | None:
        """The player (of partners the first) who has won the match, or None."""
        best = max(self.scores)
        return self.scores.index(best) if best >= self.rules.match_target else None

    @property
    def shown_scores(self) -> PerSeat[int]:
        """The scores as written down: counted up, or down from the target to 0."""
        if not self.rules.match_counts_down:
            return self.scores
        return PerSeat(max(0, self.rules.match_target - score) for score in self.scores)

    def record(self, outcome: Outcome) -> Match:
        """Return the match after a deal. Raises RulesError when the match is already won."""
        if self.winner is not None:
            raise RulesError("match", "is already won")
        after = replace(self, deals=self.deals + 1)
        if not outcome.winners:
            # Rule 1.12.1: nobody scores and the same dealer deals again.
            return replace(after, carried=self.carried + (self.rules.tie is Tie.CARRY))
        players = [self.player_at(seat) for seat in outcome.winners]
        points = outcome.game_points + self.carried
        scores = PerSeat(
            score + points if player in players else score
            for player, score in enumerate(self.scores)
        )
        if self.rules.next_dealer is NextDealer.WINNER:
            dealer = players[0]
        else:
            dealer = (self.dealer + 1) % self.rules.players
        return replace(after, scores=scores, dealer=dealer, carried=0)
