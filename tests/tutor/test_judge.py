"""Judging actions: exact where nothing is hidden, never more than the seat can know elsewhere."""

from fractions import Fraction
from random import Random

import pytest
from moments_played import another, decisions
from positions import CLAIM, TWO_PLAYER_PROFILES, N, position

from sixtysix_teach import Deal, Observation, RulesError, State
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver import guaranteed, hands_of, solve, state_of
from sixtysix_teach.solver.reference import game_points, is_claim
from sixtysix_teach.tutor.judge import Basis, Judgement, judge, surely_lost

SEEDS = range(8)


def moments(profile: str) -> list[Observation]:
    return [s.observation(s.to_move) for seed in SEEDS for s in decisions(seed, profile)]


@pytest.mark.parametrize("profile", TWO_PLAYER_PROFILES)
def test_the_best_are_legal_and_lose_nothing_and_nothing_loses_less_than_nothing(
    profile: str,
) -> None:
    kinds = set()
    for view in moments(profile):
        found = judge(view)
        legal = view.legal_actions()
        assert found.best
        assert set(found.best) <= set(legal)
        losses = [found.loss(action) for action in legal]
        assert all(loss is None or loss >= 0 for loss in losses)
        if found.basis is not Basis.THUMB:
            assert all(found.loss(action) == 0 for action in found.best)
        else:
            assert not found.values
            assert set(losses) == {None}
        kinds.add(found.basis)
    assert {Basis.THUMB, Basis.KNOWN, Basis.COUNTED} <= kinds


def test_where_all_is_known_the_values_are_those_of_the_true_cards() -> None:
    seen = 0
    for seed in SEEDS:
        for state in decisions(seed):
            view = state.observation(state.to_move)
            found = judge(view)
            if found.basis is Basis.KNOWN:
                seen += 1
                true = solve(state).by_action
                assert found.values == true
                top = max(true.values())
                sensible = {a for a in true if true[a] == top and not is_claim(a)}
                due = view.total(view.seat) >= view.rules.target
                assert set(found.best) == (sensible or {a for a in true if true[a] == top}) or due
    assert seen > 25


def test_a_sure_value_is_kept_against_every_hand() -> None:
    seen = 0
    for seed in range(60):
        for state in decisions(seed):
            view = state.observation(state.to_move)
            found = judge(view)
            if found.basis is Basis.SURE and view.must_follow and found.hands < 100:
                seen += 1
                best = found.best[0]
                for hand in hands_of(view):
                    assert solve(state_of(view, hand)).by_action[best] >= found.values[best]
                assert guaranteed(view).by_action[best] == found.values[best]
    assert seen > 10


def test_at_the_last_open_trick_the_values_are_averages_over_every_hand() -> None:
    for seed in SEEDS:
        for state in decisions(seed):
            view = state.observation(state.to_move)
            found = judge(view)
            if found.basis is Basis.COUNTED and view.played:
                worlds = [solve(state_of(view, hand)).by_action for hand in hands_of(view)]
                for action in view.legal_actions():
                    total = sum(values[action] for values in worlds)
                    assert found.values[action] == Fraction(total, len(worlds))


def test_permuting_the_hidden_cards_changes_no_judgement() -> None:
    rng = Random(66)
    for profile in ("classic", "schnapsen", "pagat"):
        for seed in SEEDS:
            for state in decisions(seed, profile):
                other = another(state, state.to_move, rng)
                if other is not None:
                    ours = judge(state.observation(state.to_move))
                    assert judge(other.observation(other.to_move)) == ours


def test_an_action_is_worse_only_if_every_way_of_counting_says_so() -> None:
    view = State.start(Deal.shuffled(seed=1)).observation(0)
    one, two, three = view.legal_actions()[:3]
    views = ({one: Fraction(2), two: Fraction(1), three: Fraction(0)},
             {one: Fraction(1), two: Fraction(2), three: Fraction(1)})  # fmt: skip
    found = Judgement(0, Basis.ODDS, views[0], (one, two), 7, views)
    assert (found.loss(one), found.loss(two), found.loss(three)) == (0, 0, 1)
    assert found.loss(view.legal_actions()[3]) is None


def test_a_due_claim_comes_first() -> None:
    state = position(won="000110", points=(66, 20))
    found = judge(state.observation(N))
    assert found.best[0] == CLAIM
    assert found.loss(CLAIM) == 0


@pytest.mark.parametrize("profile", TWO_PLAYER_PROFILES)
def test_what_surely_loses_does_so_against_every_hand(profile: str) -> None:
    seen = 0
    for view in moments(profile):
        for action in view.legal_actions():
            if surely_lost(view, action):
                seen += 1
                after = state_of(view, next(hands_of(view))).apply(action)
                if after.ended is not None:
                    assert game_points(after, view.seat) < 0
                else:
                    assert guaranteed(view).by_action[action] < 0  # type: ignore[operator]
    assert seen > 20


def test_equal_actions_begin_with_the_one_of_the_rule_of_thumb_never_with_a_wrong_claim() -> None:
    for view in moments("classic"):
        found = judge(view)
        if view.total(view.seat) < view.rules.target and found.basis is not Basis.CLAIM:
            assert found.best[0] != CLAIM


def test_only_two_players_are_judged() -> None:
    rules = Rules().changed(players=3)
    view = State.start(Deal.shuffled(seed=1, rules=rules), rules).observation(0)
    with pytest.raises(RulesError, match="two players"):
        judge(view)


def test_nothing_is_judged_worse_for_lack_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixtysix_teach.tutor.judge.NODES", 1)
    from sixtysix_teach.tutor import judge as module

    module._judge.cache_clear()
    for state in decisions(3):
        found = judge(state.observation(state.to_move))
        assert found.best
    module._judge.cache_clear()
