"""The expert: exact where nothing is hidden, fair where something is, itself for each seed."""

from __future__ import annotations

from random import Random

import pytest
from endings import PROFILES, deal, endings

from sixtysix_teach import ClaimSixtySix, Deal, State
from sixtysix_teach.opponents import opponent, play_out
from sixtysix_teach.opponents.expert import ExpertPlayer
from sixtysix_teach.solver import desk, hands_of, known_state, solve, state_of
from sixtysix_teach.solver.thinking import finish

QUICK = ExpertPlayer(rounds=60)


@pytest.mark.parametrize("profile", PROFILES)
def test_it_plays_whole_deals_by_the_rules(profile: str) -> None:
    for seed in range(4):
        start = next(iter(deal(profile, Random(f"{profile} {seed}"))))
        end = play_out(start, [QUICK, opponent("careful")], Random(seed))
        assert end.outcome is not None


@pytest.mark.parametrize("profile", PROFILES)
def test_it_makes_no_mistake_once_nothing_is_hidden(profile: str) -> None:
    checked = 0
    for ending in endings(profile, 40, seed=8, kinds=("exhausted", "exhausted, in a trick")):
        view = ending.state.observation(ending.state.to_move)
        state = known_state(view)
        if state is None:
            continue
        right = view.total(view.seat) >= view.rules.target
        # A wrong claim can be the cheapest way to lose; it never makes one.
        values = {
            action: value
            for action, value in solve(state).by_action.items()
            if right or not isinstance(action, ClaimSixtySix)
        }
        assert values[QUICK.choose(view, Random(1))] == max(values.values())
        checked += 1
    assert checked >= 20


def test_of_equal_ends_it_takes_the_one_after_which_most_can_go_wrong() -> None:
    traps = 0
    for ending in endings("classic", 60, seed=8, kinds=("exhausted",)):
        view = ending.state.observation(ending.state.to_move)
        if known_state(view) is None or view.total(view.seat) >= view.rules.target:
            continue
        ends = finish(view)
        if len(ends) < 2:
            continue
        best = max(end.value for end in ends.values())
        equal = [end.trap for end in ends.values() if end.value == best]
        traps += min(equal) < max(equal)
        assert ends[QUICK.choose(view, Random(1))].trap == max(equal)
    assert traps >= 2


def test_hidden_cards_do_not_change_its_choice() -> None:
    view = State.start(Deal.shuffled(seed=12)).observation(0)
    choice = QUICK.choose(view, Random(5))
    for number, hand in enumerate(hands_of(view)):
        if number % 2500 == 0:
            assert QUICK.choose(state_of(view, hand).observation(0), Random(5)) == choice


def test_the_same_chance_gives_the_same_deal() -> None:
    def end() -> State:
        return play_out(State.start(Deal.shuffled(seed=3)), [QUICK, QUICK], Random(4))

    assert end() == end()


def test_it_closes_when_nothing_can_stop_it() -> None:
    """Seed 608: king and queen of trumps, the ten and two aces; closing wins three."""
    strong = ExpertPlayer(rounds=4000)
    end = play_out(State.start(Deal.shuffled(seed=608)), [strong, opponent("careful")], Random(1))
    assert end.closing is not None
    assert end.outcome is not None
    assert (end.outcome.winner, end.outcome.game_points) == (0, 3)


def test_without_a_kernel_it_plays_like_the_careful_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "load_kernel", lambda: None)
    view = State.start(Deal.shuffled(seed=21)).observation(0)
    assert QUICK.choose(view, Random(1)) == opponent("careful").choose(view, Random(1))
