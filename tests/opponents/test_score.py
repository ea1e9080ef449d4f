"""What a deal is worth at a score: by the chance to win the match, from nothing typed by hand."""

from __future__ import annotations

from random import Random

import pytest

from sixtysix_teach import CloseStock, Deal, DeclareMarriage, RulesError, State
from sixtysix_teach.opponents import ExpertPlayer, Score, opponent, step
from sixtysix_teach.opponents.score import match_chance, worth_at


def test_at_six_all_nothing_counts_but_who_wins() -> None:
    assert worth_at(Score(6, 6)) == (0, 0, 0, 500, 1000, 1000, 1000)


def test_who_needs_one_point_gains_nothing_by_more_and_still_loses_by_each() -> None:
    worth = worth_at(Score(own=6, other=0))
    assert worth[4:] == (1000, 1000, 1000)
    assert worth[0] < worth[1] < worth[2] < worth[3]


def test_whose_other_side_needs_one_point_loses_all_by_any_loss() -> None:
    worth = worth_at(Score(own=3, other=6))
    assert worth[:3] == (0, 0, 0)
    assert worth[4] < worth[5] < worth[6] == 1000


def test_a_carried_point_counts_for_the_winner() -> None:
    assert worth_at(Score(5, 5, carried=1)) == worth_at(Score(6, 6))


@pytest.mark.parametrize("own", range(7))
@pytest.mark.parametrize("other", range(7))
def test_more_is_never_worth_less_and_both_sides_share_one_match(own: int, other: int) -> None:
    worth = worth_at(Score(own, other))
    assert list(worth) == sorted(worth)
    assert (worth[0], worth[-1]) == (0, 1000)
    assert match_chance(own + 1, other + 1) + match_chance(other + 1, own + 1) == pytest.approx(1)


@pytest.mark.parametrize(("own", "other"), [(7, 0), (0, 7), (-1, 3)])
def test_a_score_at_which_nothing_is_to_play_is_refused(own: int, other: int) -> None:
    with pytest.raises(RulesError, match="no score before a deal"):
        Score(own, other)


def test_most_opponents_play_the_same_at_any_score() -> None:
    for name in ("random", "learner", "careful", "counter", "habit-aces"):
        assert opponent(name).at(Score(6, 6)) is opponent(name)


@pytest.mark.parametrize(
    ("seed", "tricks", "before_draw", "score", "closes"),
    [
        # 40 points, two trumps and three aces: a close wins one point or two, keeping wins safely.
        (12, 5, False, Score(0, 0), False),
        (12, 5, False, Score(6, 6), True),
        # Ace, ten and king beside a trickless other: three points are near, and so is a loss.
        (0, 3, True, Score(0, 0), True),
        (0, 3, True, Score(6, 6), False),
        (0, 3, True, Score(0, 6), True),
    ],
)
def test_the_expert_closes_where_the_score_makes_it_right(
    seed: int, tricks: int, before_draw: bool, score: Score, closes: bool
) -> None:
    careful, rng = opponent("careful"), Random(seed)
    state = State.start(Deal.shuffled(seed=seed))
    while len(state.tricks) < tricks or state.to_draw != before_draw or state.played:
        state = step(state, (careful, careful), rng)
    expert = ExpertPlayer(rounds=4000).at(score)
    choice = expert.choose(state.observation(state.to_move), Random(1))
    if isinstance(choice, DeclareMarriage):
        state = state.apply(choice)
        choice = expert.choose(state.observation(state.to_move), Random(1))
    assert isinstance(choice, CloseStock) is closes
