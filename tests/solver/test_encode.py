"""What the kernel is told holds one byte for each rule: numbers of any size must come through."""

from __future__ import annotations

from typing import Any

import pytest

from sixtysix_teach import CLASSIC, Deal, Rank, SolverLimit, State
from sixtysix_teach.solver import guaranteed, odds, solve
from sixtysix_teach.solver.encode import fits_kernel, rules_bytes

SMALL: dict[str, Any] = {
    "ranks": (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.NINE),
    "hand_size": 4,
    "packets": (4,),
    "turn_up_after": 1,
    "target": 36,
    "schneider": 18,
}


@pytest.mark.parametrize(
    "changes",
    [
        {"exchange_min_stock": 300},
        {"close_min_stock": 256},
        {"marriages": False, "marriage_points": 300},
        {"marriages": False, "trump_marriage_points": 1000},
    ],
)
def test_rules_with_numbers_beyond_a_byte_are_answered(changes: dict[str, Any]) -> None:
    rules = CLASSIC.changed(**SMALL, **changes)
    assert fits_kernel(rules)
    assert len(rules_bytes(rules)) == 25
    for seed in range(5):
        state = State.start(Deal.shuffled(seed=seed, rules=rules), rules)
        while state.stock_size > 2 or state.to_draw or state.played:
            plain = [a for a in state.legal_actions() if type(a).__name__ in ("Play", "Draw")]
            state = state.apply(plain[seed % len(plain)])
        assert solve(state, use="kernel") == solve(state, use="reference")


def test_any_whole_number_of_nodes_is_a_limit() -> None:
    state = State.start(Deal.shuffled(seed=66))
    view = state.observation(0)
    assert odds(view, best_defence=False, nodes=1 << 64) == odds(view, best_defence=False)
    for nodes in (0, -5):
        for question in (
            lambda: solve(state, nodes=nodes),  # noqa: B023
            lambda: guaranteed(view, nodes=nodes),  # noqa: B023
            lambda: odds(view, best_defence=False, nodes=nodes),  # noqa: B023
        ):
            with pytest.raises(SolverLimit):
                question()
