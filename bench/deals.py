"""How many random whole deals the engine plays in a second.

Shuffling is done beforehand; everything from ``State.start`` to the last action is timed. Three
rows: ``cards only`` asks ``playable`` for the cards that may be played, ``all tricks`` asks
``legal_actions()`` before every action and picks among cards, draws and the count, and
``any action`` picks any legal action, so that claims end most deals early. Processor time is
counted, so that other programs on the machine disturb the numbers little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time

from sixtysix_teach import CountCards, Deal, Draw, Play, Rules, State
from sixtysix_teach.actions import COUNT, DRAW, PLAYS

QUIET = (Play, Draw, CountCards)

Player = Callable[[Sequence[Deal], Rules], int]


@dataclass(frozen=True)
class Rate:
    """Deals per second of one row: the median of some runs, the slowest and the fastest."""

    profile: str
    row: str
    deals: int
    runs: tuple[float, ...]
    actions_per_deal: float

    @property
    def median(self) -> float:
        return median(self.runs)

    @property
    def spread(self) -> tuple[float, float]:
        return min(self.runs), max(self.runs)


def cards_only(deals: Sequence[Deal], rules: Rules) -> int:
    """Play every deal through all its tricks, asking only which cards may be played."""
    choice, made = Random(1).random, 0
    for deal in deals:
        state = State.start(deal, rules)
        while state.ended is None:
            cards = state.playable
            if cards:
                state = state.apply(PLAYS[cards[int(choice() * len(cards))]])
            else:
                state = state.apply(DRAW if state.to_draw else COUNT)
            made += 1
    return made


def all_tricks(deals: Sequence[Deal], rules: Rules) -> int:
    """Play every deal through all its tricks (cards, draws, count); return the actions made."""
    choice, made = Random(1).random, 0
    for deal in deals:
        state = State.start(deal, rules)
        while state.ended is None:
            actions = [a for a in state.legal_actions() if type(a) in QUIET]
            state = state.apply(actions[int(choice() * len(actions))])
            made += 1
    return made


def any_action(deals: Sequence[Deal], rules: Rules) -> int:
    """Play every deal with any legal action, claims and closes too; return the actions made."""
    choice, made = Random(1).random, 0
    for deal in deals:
        state = State.start(deal, rules)
        while state.ended is None:
            actions = state.legal_actions()
            state = state.apply(actions[int(choice() * len(actions))])
            made += 1
    return made


ROWS: dict[str, Player] = {
    "cards only": cards_only,
    "all tricks": all_tricks,
    "any action": any_action,
}


def measure(rules: Rules, *, deals: int, runs: int) -> list[Rate]:
    """Return one rate for each row, each from *runs* runs over the same *deals* seeded deals."""
    shuffled = [Deal.shuffled(seed=f"bench-{n}", rules=rules) for n in range(deals)]
    rates = []
    for row, play in ROWS.items():
        # The first deals warm up caches that a long session has warm anyway.
        play(shuffled[: max(1, deals // 10)], rules)
        results, made = [], 0
        for _ in range(runs):
            start = process_time()
            made = play(shuffled, rules)
            results.append(deals / (process_time() - start))
        rates.append(Rate(rules.name, row, deals, tuple(results), made / deals))
    return rates
