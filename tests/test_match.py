"""Matches: who deals, how the score is kept, what a draw does, when it is over."""

import pytest

from sixtysix_teach import CLASSIC, PRESETS, Ending, Match, Outcome, PerSeat, RulesError

DRAWN = Outcome((), 0, Ending.DRAW)


def won(seat, game_points=1):
    return Outcome((seat,), game_points, Ending.CLAIM)


def test_the_player_who_does_not_deal_is_forehand():
    match = Match.start(rules=CLASSIC, dealer=0)
    assert match.seat_of(1) == 0
    assert match.seat_of(0) == 1 == CLASSIC.dealer
    assert [match.player_at(match.seat_of(player)) for player in (0, 1)] == [0, 1]


@pytest.mark.parametrize("name", ["classic", "handbook", "kawu", "bicycle", "schnapsen"])
def test_the_deal_alternates_whoever_wins(name):
    match = Match.start(rules=PRESETS[name], dealer=0)
    dealers = []
    for seat in (0, 0, 1, 1):
        dealers.append(match.dealer)
        match = match.record(won(seat))
    assert dealers == [0, 1, 0, 1]


@pytest.mark.parametrize("name", ["pagat", "santase"])
@pytest.mark.parametrize(("dealer", "seat", "next_dealer"), [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_the_winner_deals_in_pagat_and_santase(name, dealer, seat, next_dealer):
    match = Match.start(rules=PRESETS[name], dealer=dealer).record(won(seat))
    assert match.dealer == next_dealer


@pytest.mark.parametrize("name", PRESETS)
def test_after_a_draw_the_same_player_deals_again_and_nobody_scores(name):
    match = Match.start(rules=PRESETS[name], dealer=1).record(DRAWN)
    assert match.dealer == 1
    assert match.scores == PerSeat((0, 0))
    assert match.deals == 1


def test_points_go_to_the_player_not_to_the_seat():
    match = Match.start(rules=CLASSIC, dealer=1)  # player 0 is forehand
    match = match.record(won(0, 2))
    assert match.scores == PerSeat((2, 0))
    match = match.record(won(0, 3))  # now player 1 is
    assert match.scores == PerSeat((2, 3))


@pytest.mark.parametrize(
    ("draws", "score", "name"), [(1, 3, "bicycle"), (2, 4, "bicycle"), (1, 2, "classic")]
)
def test_bicycle_carries_a_point_of_each_drawn_deal_to_the_next_winner(draws, score, name):
    match = Match.start(rules=PRESETS[name], dealer=1)
    for _ in range(draws):
        match = match.record(DRAWN)
    match = match.record(won(0, 2))
    assert match.scores == PerSeat((score, 0))
    assert match.carried == 0
    assert match.record(won(1)).scores == PerSeat((score + 1, 0))


@pytest.mark.parametrize(
    ("name", "target", "start", "shown"),
    [("classic", 7, 0, 6), ("schnapsen", 7, 7, 1), ("santase", 11, 0, 10)],
)
def test_the_score_is_kept_up_to_seven_or_eleven_or_down_from_seven(name, target, start, shown):
    rules = PRESETS[name]
    match = Match.start(rules=rules, dealer=0)
    assert match.shown_scores == PerSeat((start, start))
    match = Match(rules=rules, scores=PerSeat((target - 1, 0)), dealer=0)
    assert match.shown_scores[0] == shown
    assert match.winner is None
    over = match.record(won(match.seat_of(0), 3))
    assert over.winner == 0
    assert over.shown_scores[0] == (0 if start else target + 2)


def test_a_match_that_is_won_takes_no_further_deal():
    over = Match(rules=CLASSIC, scores=PerSeat((3, 7)), dealer=0)
    assert over.winner == 1
    with pytest.raises(RulesError, match="already won"):
        over.record(won(0))


def test_recording_leaves_the_match_before_as_it_was():
    match = Match.start(rules=CLASSIC, dealer=0)
    match.record(won(0, 3))
    assert match == Match.start(rules=CLASSIC, dealer=0)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_the_first_dealer_must_be_a_player(dealer):
    with pytest.raises(RulesError):
        Match.start(rules=CLASSIC, dealer=dealer)


def test_partners_share_their_score():
    rules = CLASSIC.changed(players=4, partners=True, hand_size=5, packets=(3, 2), turn_up_after=2)
    match = Match.start(rules=rules, dealer=3).record(Outcome((1, 3), 2, Ending.CLAIM))
    assert match.scores == PerSeat((0, 2, 0, 2))
    assert match.dealer == 0
