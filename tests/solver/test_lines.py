"""Best lines are replayed in the engine: legal to the end, and worth what was claimed for them.

A line is how an answer is shown to a person, so it also has manners: a right claim is not put off,
and nobody claims wrongly while something else is as good.
"""

from __future__ import annotations

import pytest
from endings import KINDS, ONLY, PROFILES, endings
from twins import true_positions

from sixtysix_teach import PRESETS, Action, ClaimSixtySix, Deal, State
from sixtysix_teach.notation import format_position
from sixtysix_teach.solver import best_line, solve
from sixtysix_teach.solver.reference import game_points


def check_line(state: State) -> None:
    line = best_line(state)
    mover, value = state.to_move, solve(state).value
    end = state.play_all(line)
    assert end.outcome is not None, format_position(state)
    assert game_points(end, mover) == value, format_position(state)
    for place, action in enumerate(line):
        check_manners(state, action, first=place == 0)
        state = state.apply(action)


def check_manners(state: State, action: Action, *, first: bool) -> None:
    by = getattr(action, "by", None)
    if by is not None:
        # The first action is of the seat to move: its value is that of acting now.
        assert not first
        assert by != state.to_move
        assert not isinstance(action, ClaimSixtySix) or is_right(state, by)
        return
    answer, claim = solve(state), ClaimSixtySix()
    if action != claim:
        assert action in answer.best
        assert claim not in answer.best or not is_right(state, state.to_move)
    elif not is_right(state, state.to_move) and answer.best != (claim,):
        # Only to forestall the other seat, which would step in before anything else is done.
        assert not first
        assert state.legal_actions(1 - state.to_move)


def is_right(state: State, seat: int) -> bool:
    return state.card_points[seat] >= state.rules.target


@pytest.mark.parametrize("profile", PROFILES)
def test_every_line_replays_to_the_value(profile: str) -> None:
    kinds = [kind for kind in KINDS if profile in ONLY.get(kind, PROFILES)]
    for ending in endings(profile, 4 * len(kinds), seed=7):
        check_line(ending.state)


@pytest.mark.parametrize("profile", PROFILES)
def test_lines_from_full_hands_replay_too(profile: str) -> None:
    for state in true_positions(profile, 4, seed=7, stock=4):
        check_line(state)


def test_the_line_of_a_whole_deal_replays() -> None:
    for name in ("schnapsen", "classic"):
        check_line(State.start(Deal.shuffled(seed=5, rules=PRESETS[name]), PRESETS[name]))
