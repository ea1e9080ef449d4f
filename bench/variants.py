"""Ways for the expert to think, measured against each other: the best of them is on the menu.

Each variant plays the same deals, each twice with the seats swapped. What was measured while it
was made, with 4,000 rounds a move under ``classic`` (share of deals won against random over 400
games and against careful over 300, game points a deal, half a 95 % interval behind it):

======================================================  ===================  ===================
variant                                                 random               careful
======================================================  ===================  ===================
tries all alike first, no rules of thumb in the tree    89.2 % +1.65 (0.10)  61.5 % +0.39 (0.19)
the same, and of equal ends the one with most traps     90.2 % +1.68 (0.10)  63.0 % +0.41 (0.19)
the same, and exact at the last open trick              91.2 % +1.70 (0.10)  63.0 % +0.41 (0.19)
the same, and rules of thumb choose what to try         93.2 % +1.74 (0.09)  68.7 % +0.55 (0.13)
the same, and they play on below the tree               92.5 % +1.70 (0.10)  70.7 % +0.61 (0.13)
the same, the other at random in 25 of 100 rounds       92.2 % +1.74 (0.10)  70.0 % +0.60 (0.13)
the same, 12,000 rounds a move                          93.2 % +1.79 (0.09)  70.7 % +0.63 (0.13)
======================================================  ===================  ===================

(against careful the first three over 200 games)

A player that saw all cards, the order of the stock too, knew that the other plays at random, and
cared for nothing but winning, won 95.8 % (230 of 240) against random with 30,000 rounds a move.
"""

from __future__ import annotations

from random import Random

from bench.duel import Duel, duel
from sixtysix_teach import Deal, Rules, State
from sixtysix_teach.opponents import ExpertPlayer, Opponent, opponent, play_out

ROUNDS = 4_000

FOR_WINS = (0, 0, 0, 500, 900, 950, 1000)
"""Worth to a player who wants to win, and cares less by how much."""

VARIANTS: dict[str, ExpertPlayer] = {
    "as on the menu": ExpertPlayer(ROUNDS),
    "the other never at random": ExpertPlayer(ROUNDS, careless=0),
    "the other at random in 60 of 100": ExpertPlayer(ROUNDS, careless=60),
    "less curious": ExpertPlayer(ROUNDS, curious=40),
    "more curious": ExpertPlayer(ROUNDS, curious=200),
    "for wins": ExpertPlayer(ROUNDS, FOR_WINS),
    "four times the rounds": ExpertPlayer(4 * ROUNDS),
}
RIVALS = ("random", "careful")


def variant_duels(rules: Rules, deals: int) -> list[tuple[str, list[Duel]]]:
    """Return each variant with its duels against RIVALS."""
    return [
        (name, [duel(bot, opponent(rival), rules=rules, deals=deals) for rival in RIVALS])
        for name, bot in VARIANTS.items()
    ]


def variants_table(found: list[tuple[str, list[Duel]]]) -> list[str]:
    """Return the lines of the table."""
    profile, deals = found[0][1][0].profile, found[0][1][0].deals
    lines = [
        f"Ways for the expert to think, {profile}, {deals:,} games each: share won, game points",
        f"{'variant':<34}" + "".join(f"{f'against {rival}':>28}" for rival in RIVALS),
    ]
    for name, duels in found:
        lines.append(f"{name:<34}" + "".join(f"{_cell(d):>28}" for d in duels))
    return lines


def _cell(d: Duel) -> str:
    half = 1.96 * d.game_points_error
    return f"{d.share:.1%} {d.game_points_per_deal:+.3f} ± {half:.3f}"


def deals_won_by(bot: Opponent, rules: Rules, deals: int) -> tuple[int, int, int]:
    """Return how many deals of *bot* against itself end with 1, 2 and 3 game points."""
    counts = [0, 0, 0, 0]
    for number in range(deals):
        start = State.start(Deal.shuffled(seed=f"score-{number}", rules=rules), rules)
        outcome = play_out(start, (bot, bot), Random(number)).outcome
        assert outcome is not None
        counts[outcome.game_points if outcome.winners else 0] += 1
    return counts[1], counts[2], counts[3]
