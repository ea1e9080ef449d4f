"""Other names for the suits, or the seats changed over: the answers change with them and no more.

The kernel calls trumps suit 0 and sees everything from the seat to move, and both are its own
translation. A mistake in it would tell suits or seats apart.
"""

from __future__ import annotations

from itertools import permutations

import pytest
from endings import KINDS, ONLY, PROFILES, endings
from hypothesis import given, settings
from hypothesis import strategies as st
from mirrored import changed_over, renamed, renamed_action, renamed_card
from twins import views

from sixtysix_teach import PRESETS, Deal, Observation, State, Suit
from sixtysix_teach.solver import Odds, guaranteed, odds, solve, solve_many
from sixtysix_teach.solver.reference_hands import count_hands, hands_of, state_of

ALL_NAMINGS = [dict(zip(Suit, order, strict=True)) for order in permutations(Suit)]
namings = st.sampled_from(ALL_NAMINGS)


@st.composite
def random_positions(draw: st.DrawFn) -> State:
    profile = draw(st.sampled_from(PROFILES))
    kinds = [kind for kind in KINDS if profile in ONLY.get(kind, PROFILES)]
    kind, seed = draw(st.sampled_from(kinds)), draw(st.integers(0, 10**6))
    (ending,) = endings(profile, 1, seed=seed, kinds=(kind,))
    return ending.state


@pytest.mark.parametrize("profile", PROFILES)
def test_all_24_namings_of_the_suits_give_the_same_values(profile: str) -> None:
    for ending in endings(profile, 14, seed=4):
        state = ending.state
        expected = solve(state).by_action
        for suits, other in zip(
            ALL_NAMINGS,
            solve_many([renamed(state, suits) for suits in ALL_NAMINGS]),
            strict=True,
        ):
            assert other.by_action == {renamed_action(a, suits): v for a, v in expected.items()}


@settings(max_examples=150, deadline=None)
@given(state=random_positions(), suits=namings)
def test_suits_and_seats_do_not_matter_with_open_cards(state: State, suits: dict) -> None:
    expected = solve(state)
    seated = solve(changed_over(state))
    assert seated.seat == 1 - expected.seat
    assert seated.by_action == expected.by_action
    both = solve(changed_over(renamed(state, suits)))
    assert both.by_action == {renamed_action(a, suits): v for a, v in expected.by_action.items()}


@pytest.mark.parametrize("name", ["schnapsen", "schnapsen-sharp"])
def test_suits_and_seats_do_not_matter_in_a_whole_deal(name: str) -> None:
    for seed in range(3):
        state = State.start(Deal.shuffled(seed=seed, rules=PRESETS[name]), PRESETS[name])
        expected = solve(state).by_action
        assert solve(changed_over(state)).by_action == expected
        suits = ALL_NAMINGS[7 * seed + 9]
        renamed_values = {renamed_action(a, suits): v for a, v in expected.items()}
        assert solve(renamed(state, suits)).by_action == renamed_values


def state_behind(view: Observation) -> State:
    """One of the states that look like *view*."""
    return state_of(view, next(hands_of(view)))


@pytest.mark.parametrize("profile", PROFILES)
def test_suits_and_seats_do_not_matter_for_what_can_be_forced(profile: str) -> None:
    for at, view in enumerate(views(profile, 60, seed=4)):
        suits, state = ALL_NAMINGS[at % 24], state_behind(view)
        expected = guaranteed(view)
        other = guaranteed(renamed(state, suits).observation(view.seat))
        assert other.by_action == {
            renamed_action(a, suits): v for a, v in expected.by_action.items()
        }
        assert (other.value, other.hands) == (expected.value, expected.hands)
        seated = guaranteed(changed_over(state).observation(1 - view.seat))
        assert (seated.by_action, seated.value) == (expected.by_action, expected.value)


@pytest.mark.parametrize("profile", PROFILES)
def test_suits_and_seats_do_not_matter_for_the_odds(profile: str) -> None:
    for at, view in enumerate(views(profile, 40, seed=5)):
        if count_hands(view) > 60:
            continue
        suits, state = ALL_NAMINGS[(5 * at) % 24], state_behind(view)
        expected = by_way(odds(view))
        seated = by_way(odds(changed_over(state).observation(1 - view.seat)))
        assert seated == expected
        other = by_way(odds(renamed(state, suits).observation(view.seat)))
        assert other == {
            frozenset(renamed_action(a, suits) for a in way): (
                split,
                defended,
                {renamed_card(card, suits): held for card, held in holding.items()},
            )
            for way, (split, defended, holding) in expected.items()
        }


def by_way(answer: Odds) -> dict:
    """The ways by what is done: their order follows the suits."""
    return {
        frozenset(way.actions): (way.open_cards, way.best_defence, dict(way.holding))
        for way in answer.ways
    }


def test_the_mirror_is_a_mirror() -> None:
    for ending in endings("bicycle", 28, seed=6):
        state = ending.state
        assert changed_over(changed_over(state)) == state
        assert changed_over(state).to_move == 1 - state.to_move
        for suits in ALL_NAMINGS[1:5]:
            back = {new: old for old, new in suits.items()}
            assert renamed(renamed(state, suits), back) == state
