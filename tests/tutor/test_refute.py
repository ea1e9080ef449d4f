"""Refutations: lines that replay, from what the seat could know, and none without a proof."""

from random import Random

import pytest
from moments_played import another, decisions
from positions import TWO_PLAYER_PROFILES

from sixtysix_teach import ClaimSixtySix, State
from sixtysix_teach.solver import best_line, count_hands, solve
from sixtysix_teach.solver.reference import game_points
from sixtysix_teach.tutor.judge import Basis, judge, surely_lost
from sixtysix_teach.tutor.refute import Refutation, refute, refute_open
from sixtysix_teach.tutor.shortest import shortest_line

SEEDS = range(5)


def check(found: Refutation, state: State) -> None:
    seat = state.to_move
    assert found.seat == seat
    # Only what the seat could know is used: from its seat the moment looks the same.
    assert found.start.observation(seat) == state.observation(seat)
    assert found.line[0] == found.action
    end = found.start.play_all(found.line)
    assert end.ended is not None
    assert game_points(end, seat) == found.value
    assert 1 <= found.against <= found.tried <= found.hands == count_hands(state.observation(seat))
    if found.better_value is None:
        assert not found.better_line
        assert found.value < 0
        return
    assert found.better_line[0] == found.better
    assert game_points(found.start.play_all(found.better_line), seat) == found.better_value
    assert found.value < found.better_value


@pytest.mark.parametrize("profile", TWO_PLAYER_PROFILES)
def test_every_line_replays_to_less_than_the_better_one(profile: str) -> None:
    seen = 0
    for state in (s for seed in SEEDS[:3] for s in decisions(seed, profile)):
        view = state.observation(state.to_move)
        judged = judge(view)
        for action in view.legal_actions():
            loss = judged.loss(action)
            if (loss is None and not surely_lost(view, action)) or loss == 0:
                continue
            found = refute(state, action)
            if found is not None:
                seen += 1
                check(found, state)
    assert seen > 10


def test_every_loss_where_all_is_known_has_its_line() -> None:
    missing = []
    for seed in SEEDS:
        for state in decisions(seed):
            view = state.observation(state.to_move)
            judged = judge(view)
            if judged.basis in (Basis.KNOWN, Basis.COUNTED):
                missing += [a for a in judged.values if judged.loss(a) and not refute(state, a)]
    assert not missing


def test_nothing_is_refuted_that_is_as_good_as_the_best_or_only_against_a_rule_of_thumb() -> None:
    for seed in SEEDS:
        for state in decisions(seed):
            view = state.observation(state.to_move)
            judged = judge(view)
            for action in view.legal_actions():
                fine = judged.loss(action) == 0
                thumb = judged.basis is Basis.THUMB and not surely_lost(view, action)
                if fine or thumb:
                    assert refute(view, action) is None


def test_other_hidden_cards_change_no_refutation() -> None:
    rng, seen = Random(66), 0
    for seed in SEEDS:
        for state in decisions(seed):
            other = another(state, state.to_move, rng)
            view = state.observation(state.to_move)
            judged = judge(view)
            worse = [a for a in view.legal_actions() if judged.loss(a)]
            if other is not None and worse:
                seen += 1
                assert refute(other, worse[-1]) == refute(state, worse[-1])
    assert seen > 3


def test_a_wrong_claim_is_refuted_by_what_it_costs_in_every_phase() -> None:
    seen = 0
    for state in decisions(2):
        view = state.observation(state.to_move)
        claims = [a for a in view.legal_actions() if isinstance(a, ClaimSixtySix)]
        if claims and view.total(view.seat) < view.rules.target:
            found = refute(view, claims[0])
            judged = judge(view)
            if judged.basis is Basis.THUMB:
                seen += 1
                assert found is not None
                assert found.line == (claims[0],)
    assert seen > 3


def test_with_open_cards_a_line_shows_what_was_given_away() -> None:
    for state in decisions(1):
        if not state.must_follow:
            continue
        values = solve(state).by_action
        for action, value in values.items():
            found = refute_open(state, action)
            if value == max(values.values()):
                assert found is None
            else:
                assert found is not None
                assert found.open_cards
                assert found.start == state
                assert (found.value, found.better_value) == (value, max(values.values()))
                assert game_points(state.play_all(found.line), state.to_move) == value


def test_a_shortest_line_is_never_longer_than_any_best_line() -> None:
    shorter = 0
    for seed in range(6):
        for state in decisions(seed):
            if not state.must_follow or len(state.hands[0]) > 5:
                continue
            for first, value in solve(state).by_action.items():
                after = state.apply(first)
                if after.ended is None:
                    line = shortest_line(state, first)
                    longest = (first, *best_line(after))
                    assert len(line) <= len(longest)
                    assert game_points(state.play_all(line), state.to_move) == value
                    shorter += len(line) < len(longest)
    assert shorter
