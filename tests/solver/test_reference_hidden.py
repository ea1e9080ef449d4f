"""Guarantees and odds of the plain-Python solver, against a list of every plan there is.

A plan says what to do for everything the seat may come to see. Whatever the seat can be sure of,
some plan brings in every hand; whatever best defence leaves on average, the best plan brings.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from brute_force import TooManyPlansError, plans
from endings import PROFILES, endings
from positions import CLAIM, CLOSE, EXCHANGE, D, N, marry, play, position

from sixtysix_teach import PRESETS, Closing, ExchangeNine, SolverLimit, consistency
from sixtysix_teach.cards import in_order
from sixtysix_teach.solver.answers import Split
from sixtysix_teach.solver.reference import Count, OpenCards
from sixtysix_teach.solver.reference_belief import Belief, BeliefGame, guaranteed
from sixtysix_teach.solver.reference_force import LeanBeliefGame
from sixtysix_teach.solver.reference_hands import (
    candidates,
    count_hands,
    hands_of,
    hidden_cards,
    state_of,
)
from sixtysix_teach.solver.reference_odds import BestDefence, best_split, odds, ways_of, worth

STRICT = (
    "closed",
    "closed, in a trick",
    "just closed",
    "exhausted, in a trick",
    "announced",
    "target reached",
    "exchange on the close",
    "claim out of turn",
)


def strict_views(profile, number, seed, *, hands, kinds=STRICT):
    """Views of strict positions, from both seats, with more than one and not too many hands."""
    for ending in endings(profile, number, seed=seed, kinds=kinds):
        for seat in (N, D):
            view = ending.state.observation(seat)
            if view.must_follow and 1 < count_hands(view) <= hands:
                yield view


@pytest.mark.parametrize("profile", PROFILES)
def test_guarantee_and_best_defence_are_those_of_the_best_plan(profile):
    checked = 0
    for view in strict_views(profile, 160, 2, hands=6):
        if sum(view.hand_sizes) > 5:
            continue
        worlds = [state_of(view, hand) for hand in hands_of(view)]
        try:
            every = list(plans(worlds, view.seat, most=150))
        except TooManyPlansError:
            continue
        belief, count = Belief.of(view), Count("a test", None)
        for game in (BeliefGame(view.seat, count), LeanBeliefGame(belief, count)):
            assert game.value(belief) == max(min(vector) for vector in every)
        front = BestDefence(view.seat, Count("a test", None)).front(tuple(worlds))
        assert best_split(front) == max(map(Split.of, every), key=lambda split: split.order)
        # What is kept are plans, and no plan brings in any hand what none of them brings.
        assert set(front) <= set(every)
        for vector in every:
            assert any(all(map(int.__ge__, kept, vector)) for kept in front)
        checked += 1
    assert checked >= 8


@pytest.mark.parametrize("profile", PROFILES)
def test_sure_is_at_most_defended_and_defended_at_most_open(profile):
    for view in strict_views(profile, 40, 3, hands=20):
        if len(view.hand) > 3:
            continue
        sure, answer = guaranteed(view), odds(view)
        assert sure.hands == answer.hands == count_hands(view)
        for way in answer.ways:
            certain = sure.by_action[way.actions[0]] if way.actions else sure.value
            defended = way.best_defence
            assert certain is not None
            assert defended is not None
            assert defended.hands == way.open_cards.hands == answer.hands
            assert certain <= defended.mean <= way.open_cards.mean
            # The other seat sees all: a certain value is the worst of a plan, open cards are above.
            assert all(way.open_cards.count(v) == 0 for v in range(-3, certain))


@pytest.mark.parametrize("profile", PROFILES)
def test_a_known_hand_makes_all_answers_the_same(profile):
    for ending in endings(profile, 30, seed=4, kinds=("exhausted", "exhausted, in a trick")):
        state = ending.state
        view = state.observation(state.to_move)
        assert list(hands_of(view)) == [state.hands[1 - view.seat]]
        solved = {
            a: OpenCards(view.seat, Count("a test", None)).value(state.apply(a))
            for a in state.legal_actions()
        }
        assert guaranteed(view).by_action == solved
        for way in odds(view).ways:
            value = solved[way.actions[0]]
            assert way.open_cards == way.best_defence == Split.of([value])


@pytest.mark.parametrize("profile", PROFILES)
def test_the_hands_are_those_that_fit_and_no_others(profile):
    for ending in endings(profile, 44, seed=6):
        view = ending.state.observation(N)
        held = list(hands_of(view)) if count_hands(view) <= 500 else []
        assert len(held) in (0, count_hands(view))
        assert not held or ending.state.hands[D] in held
        for hand in held[:50]:
            made = state_of(view, hand)
            consistency.check_state(made)
            assert made.observation(N) == view
            assert hand == in_order(hand)


@pytest.mark.parametrize("profile", PROFILES)
def test_each_reply_narrows_the_hands_as_the_observation_does(profile):
    for view in strict_views(profile, 40, 5, hands=500):
        other = 1 - view.seat
        for claims in (True, False):
            for after in Belief.of(view).after_theirs(claims=claims):
                seen = after.state.observation(view.seat)
                assert set(after.maybe) == set(candidates(seen))
                assert hidden_cards(seen) == len(after.state.hands[other]) - len(seen.shown[other])


@pytest.mark.parametrize("profile", PROFILES)
def test_the_other_seat_may_do_what_one_of_its_hands_allows(profile):
    for view in strict_views(profile, 60, 7, hands=60):
        other = 1 - view.seat
        allowed = {
            state_of(view, hand).apply(action).observation(view.seat)
            for hand in hands_of(view)
            for action in state_of(view, hand).legal_actions(other)
        }
        belief = Belief.of(view)
        found = [
            after.state.observation(view.seat)
            for claims in (True, False)
            for after in belief.after_theirs(claims=claims)
        ]
        assert len(found) == len(set(found))
        assert set(found) == allowed


# --- closing ----------------------------------------------------------------------------------


def last_chance():
    """Lead to trick 6, pagat: N may exchange, announce 40 and close; seven hands are possible."""
    return position(
        n="9H QH AS TS JD JC",
        turn_up="KH",
        won="01010",
        points=(22, 20),
        rules=PRESETS["pagat"],
    )


def test_the_ways_to_close_are_exchange_marriage_close_and_lead():
    state = last_chance()
    ways = ways_of(state, N)
    plain = [way for way in ways if way[0] == CLOSE]
    assert [way[1] for way in plain] == [play(c) for c in ("AS", "TS", "QH", "9H", "JD", "JC")]
    assert [way for way in ways if marry("H") in way] == [
        (EXCHANGE, marry("H"), CLOSE, play("KH")),
        (EXCHANGE, marry("H"), CLOSE, play("QH")),
    ]
    assert len(ways) == 6 + 2 + 6
    assert ways_of(state, D) == ()


def test_odds_of_closing_count_every_hand_and_name_the_cards_that_decide():
    view = last_chance().observation(N)
    answer = odds(view, best_defence=False)
    assert answer.hands == 7
    way = answer.way(EXCHANGE, marry("H"), CLOSE, play("QH"))
    assert way.best_defence is None
    assert way.open_cards.hands == 7
    assert set(way.holding) == set(view.unseen)
    # Every hand holds six of the seven cards.
    assert {split.hands for split in way.holding.values()} == {6}
    assert way in answer.best_open


def test_after_a_close_the_other_may_exchange_before_the_lead_of_the_way():
    state = position(
        n="AH QH TS TD KD QC",
        d="JH 9H JS AD JC 9C",
        turn_up="TH",
        won="1000",
        points=(24, 15),
        rules=PRESETS["pagat"],
    )
    view = state.observation(N)
    lead = (CLOSE, play("AH"))
    with_exchange = state_of(view, state.hands[D])
    search = OpenCards(N, Count("a test", None))
    led = with_exchange.apply(CLOSE)
    expected = min(
        search.value(led.apply(play("AH"))),
        search.value(led.apply(ExchangeNine(by=D)).apply(play("AH"))),
    )
    assert worth(search, with_exchange, lead) == expected


def test_open_cards_may_promise_more_than_one_plan_can_keep():
    found = 0
    for view in strict_views("santase", 150, 11, hands=10, kinds=("closed", "just closed")):
        if len(view.hand) > 5 or not view.my_turn:
            continue
        for way in odds(view).ways:
            assert way.best_defence is not None
            found += way.best_defence.mean < way.open_cards.mean
    assert found >= 1


def test_in_the_open_phase_only_what_ends_the_drawing_is_decided():
    answer = guaranteed(last_chance().observation(N))
    decided = {action for action, value in answer.by_action.items() if value is not None}
    assert decided == {EXCHANGE, CLOSE, CLAIM}
    assert answer.by_action[CLAIM] == -2
    waiting = guaranteed(last_chance().observation(D))
    assert (waiting.by_action, waiting.value, waiting.best) == ({}, None, ())


def test_a_failed_close_is_sure_to_cost_what_it_costs():
    state = position(n="AC", d="9S", won="0010000", points=(50, None), closed=Closing(N, 2))
    answer = guaranteed(state.observation(N))
    assert answer.by_action == {play("AC"): -3, CLAIM: -3}
    assert answer.best == (play("AC"), CLAIM)
    # The other seat, too, knows nothing but that N cannot reach 66 with any card.
    assert guaranteed(state.observation(D)).value == 3


def test_too_many_positions_are_refused():
    view = last_chance().apply(CLOSE).observation(N)
    with pytest.raises(SolverLimit, match="guaranteed: more than 10 positions"):
        guaranteed(view, nodes=10)
    with pytest.raises(SolverLimit, match="odds: more than 10 positions"):
        odds(view, nodes=10)


def test_a_split_knows_its_average():
    split = Split.of([3, -2, 1, 1])
    assert (split.wins, split.losses, split.mean) == (3, 1, Fraction(3, 4))
