"""Guarantees are played out: against every hand that fits, and against everything it may do.

The seat does at each of its moments what ``guaranteed`` calls best and never looks into the other
hand. Whatever it meets, it must not get less than it was promised at the start. That more cannot be
promised is what ``test_reference_hidden.py`` shows, against a list of every plan there is.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from endings import PROFILES, endings
from positions import CLAIM
from twins import views

from sixtysix_teach import Action, Observation, State
from sixtysix_teach.notation import format_position, format_view
from sixtysix_teach.solver import Guarantee, guaranteed, odds
from sixtysix_teach.solver.reference import Count, game_points, is_claim
from sixtysix_teach.solver.reference_belief import Belief, BeliefGame
from sixtysix_teach.solver.reference_hands import count_hands, hands_of, state_of

answer_to = cache(guaranteed)


class Played:
    """Every deal that can come of following the answers from a view on."""

    def __init__(self, view: Observation) -> None:
        self.view = view
        self.seat = view.seat
        self.other = 1 - view.seat
        self.seen: set[State] = set()

    def worst(self, state: State, *, first: bool = False) -> int:
        """What the seat gets at worst when the other holds the hand that *state* gives it."""
        if state.ended is not None:
            return game_points(state, self.seat)
        self.seen.add(state)
        if state.to_move != self.seat:
            return self._other_moves(state)
        action = self._mine(state.observation(self.seat), first=first)
        results = [self.worst(state.apply(action))]
        if not first and not is_claim(action):
            # Before anything but a claim the other may step in.
            results += [self.worst(state.apply(a)) for a in state.legal_actions(self.other)]
        return min(results)

    def _mine(self, view: Observation, *, first: bool) -> Action:
        answer = answer_to(view)
        claim = answer.by_action.get(CLAIM)
        # Where the other could step in first, more than the claim may not be to be had.
        if claim is not None and not first and view.must_follow and claim == sure(view):
            return CLAIM
        return answer.best[0]

    def _other_moves(self, state: State) -> int:
        legal = state.legal_actions()
        results = [self.worst(state.apply(a)) for a in legal if is_claim(a)]
        own = self._stepping_in(state.observation(self.seat))
        going_on = [own] if own is not None else [a for a in legal if not is_claim(a)]
        return min(results + [self.worst(state.apply(a)) for a in going_on])

    def _stepping_in(self, view: Observation) -> Action | None:
        """What the seat does out of turn, where that keeps what is promised."""
        promised = answer_to(view).value
        for action in view.legal_actions():
            after = state_of(view, next(hands_of(view))).apply(action)
            if after.ended is not None:
                kept: int | None = game_points(after, self.seat)
            else:
                kept = answer_to(after.observation(self.seat)).value
            if kept is not None and promised is not None and kept >= promised:
                return action
        return None


def sure(view: Observation) -> int:
    """The value of a moment of the strict phase before anybody has done anything."""
    return BeliefGame(view.seat, Count("a test", None)).value(Belief.of(view))


def small_views(profile: str, number: int, seed: int) -> list[tuple[Observation, Guarantee]]:
    """Views of few cards and some hands, and what is promised there."""
    found = []
    for view in views(profile, number, seed=seed):
        if sum(view.hand_sizes) <= 7 and 1 < count_hands(view) <= 30:
            answer = answer_to(view)
            if answer.value is not None:
                found.append((view, answer))
    return found


@pytest.mark.parametrize("profile", PROFILES)
def test_what_is_promised_is_kept_against_every_hand_and_every_defence(profile: str) -> None:
    checked, values = 0, set()
    for view, answer in small_views(profile, 150, seed=8):
        played = Played(view)
        first = view.my_turn
        for hand in hands_of(view):
            state = state_of(view, hand)
            assert played.worst(state, first=first) >= answer.value, format_position(state)
        checked += len(played.seen)
        values.add(answer.value)
    assert checked >= 500
    assert len(values) >= 4
    assert max(values) > 0 > min(values)


@pytest.mark.parametrize("profile", PROFILES)
def test_one_game_point_more_cannot_be_forced(profile: str) -> None:
    for view, answer in small_views(profile, 100, seed=9):
        search = BeliefGame(view.seat, Count("a test", None))
        if view.must_follow and not view.my_turn:
            assert not search.forces(Belief.of(view), answer.value + 1), format_view(view)
        for action, value in answer.by_action.items():
            if value is not None and view.must_follow:
                after = Belief.of(view).after_mine(action)
                assert not search.forces(after, value + 1), format_view(view)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_hidden_cards_play_no_part(profile: str) -> None:
    rng = Random(profile)
    checked = 0
    for at, ending in enumerate(endings(profile, 42, seed=9)):
        seat = at % 2
        view = ending.state.observation(seat)
        if not 1 < count_hands(view) <= 1_000:
            continue
        expected = guaranteed(view), odds(view, best_defence=False)
        hands = list(hands_of(view))
        for hand in rng.sample(hands, min(3, len(hands))):
            other = state_of(view, hand).observation(seat)
            assert (guaranteed(other), odds(other, best_defence=False)) == expected
            checked += 1
    assert checked >= 30
