"""Claiming at once is never worse: the shortcut that the kernel takes, and where it must not.

Whoever is on lead with the target may stop looking at anything else, see ``claim_settles`` in
``kernel/base.h`` for the reasons. Here the reference, which knows no such shortcut, looks at
everything else. Where being beaten by a claim costs the closer less than failing, waiting may pay.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from endings import PROFILES, deal
from positions import CLAIM, COUNT, D, N, play, position
from twins import house_rules, light

from sixtysix_teach import PRESETS, Closing, State
from sixtysix_teach.notation import format_position, parse_position
from sixtysix_teach.rules import Penalty
from sixtysix_teach.scoring import worth
from sixtysix_teach.solver import best_line, reference, solve
from sixtysix_teach.solver.reference import game_points


def may_claim(state: State) -> bool:
    """Whether the seat to move is on lead, has the target and may say so."""
    right = state.card_points[state.to_move] >= state.rules.target
    return right and not state.played and CLAIM in state.legal_actions()


def closed_against(state: State) -> bool:
    return state.closing is not None and state.closing.by != state.to_move


def waiting_may_pay(state: State) -> bool:
    """Whether the closer would pay more for failing than for being beaten."""
    rules = state.rules
    if not closed_against(state) or rules.closer_beaten is Penalty.AS_FAILED_CLOSE:
        return False
    return penalty(state, rules.closer_beaten) < penalty(state, rules.failed_close)


def penalty(state: State, kind: Penalty) -> int:
    seat = state.to_move
    if kind is Penalty.TWO_OR_THREE:
        assert state.closing is not None
        return 2 if state.tricks_won(seat, until=state.closing.at) else 3
    return {Penalty.TWO: 2, Penalty.THREE: 3}.get(kind) or worth(state, (seat,))


def moments(states: Iterator[State], rng: Random) -> list[State]:
    """At most two of a deal, so that no deal counts for much."""
    fitting = [state for state in states if may_claim(state) and light(state)]
    return rng.sample(fitting, min(2, len(fitting)))


@pytest.mark.parametrize("profile", PROFILES)
def test_nothing_is_better_than_to_claim_at_once(profile: str) -> None:
    checked, phases = 0, set()
    for seed in range(300):
        rng = Random(f"{profile}, {seed}")
        for state in moments(deal(profile, rng), rng):
            answer = reference.solve_by_states(state)
            if not waiting_may_pay(state):
                assert answer.by_action[CLAIM] == answer.value, format_position(state)
                checked += 1
                phases.add((state.must_follow, closed_against(state)))
    assert checked >= 150
    assert {(False, False), (True, False)} <= phases
    assert (True, True) in phases or profile == "pagat"


def test_nothing_is_better_under_house_rules_either() -> None:
    checked = 0
    for seed in range(500):
        rng = Random(f"claims, {seed}")
        for state in moments(deal("house", rng, house_rules(rng)), rng):
            answer = reference.solve_by_states(state)
            if not waiting_may_pay(state):
                assert answer.by_action[CLAIM] == answer.value, format_position(state)
                checked += 1
    assert checked >= 250


TRICKLESS_AT_THE_CLOSE = (
    "pagat QSJH/QDKC TCAS9CTSJD9S9HTD9DJSKS+TH H 0:QHAH,1:QCJC,1:KDAD,0:KHAC 0 0H@0,1C@1 1@1+"
    " -/KC - *"
)
"""N had no trick when D closed; now N has 66 and leads. Pagat pays a flat 2 for beating a closer,
but 3 for a close that failed against one without a trick, and D cannot reach 66 any more."""


def test_pagat_pays_more_to_who_lets_the_closer_fail() -> None:
    state = parse_position(TRICKLESS_AT_THE_CLOSE)
    assert may_claim(state)
    assert waiting_may_pay(state)
    assert reference.solve(state).by_action == {play("QS"): 3, play("JH"): 3, CLAIM: 2}
    assert solve(state, use="kernel") == reference.solve(state)
    line = best_line(state)
    assert line[-1] == COUNT
    assert CLAIM not in line
    assert game_points(state.play_all(line), N) == 3


def test_waiting_is_a_mistake_where_the_closer_can_still_claim() -> None:
    state = position(
        n="9C 9D",
        d="TC TD",
        won="111100",
        points=(26, 60),
        marriages=[(N, "H", 0)],
        closed=Closing(D, 2),
        rules=PRESETS["pagat"],
    )
    assert may_claim(state)
    assert waiting_may_pay(state)
    assert reference.solve(state).by_action == {play("9D"): -1, play("9C"): -1, CLAIM: 2}
    assert solve(state, use="kernel") == reference.solve(state)
