"""The plain-Python solver against blackboard minimax, and against situations worked by hand.

The reference vouches for the kernel, so something still plainer has to vouch for the reference.
N is seat 0, D is seat 1, trumps are hearts, as in the tests of the rules.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from brute_force import value
from endings import PROFILES, endings
from positions import (
    CLAIM,
    CLOSE,
    COUNT,
    DRAW,
    EXCHANGE,
    FOUR_PLAYERS,
    THREE_PLAYERS,
    D,
    N,
    deal,
    marry,
    play,
    position,
)

from sixtysix_teach import PRESETS, Action, Closing, Deal, ExchangeNine, SolverLimit, State
from sixtysix_teach.solver.reference import Count, OpenCards, solve, solve_by_states
from sixtysix_teach.solver.reference_belief import guaranteed


@pytest.mark.parametrize("profile", PROFILES)
def test_open_cards_agree_with_minimax_on_the_blackboard(profile):
    checked = 0
    for ending in endings(profile, 66, seed=1):
        state = ending.state
        if sum(map(len, state.hands)) + state.stock_size > 8:
            continue
        values = {a: value(state.apply(a), state.to_move) for a in state.legal_actions()}
        for answer in (solve(state), solve_by_states(state)):
            assert list(answer.by_action.items()) == list(values.items()), ending
        checked += 1
    assert checked >= 20


# --- the situations of the rules, worked by hand ----------------------------------------------


@pytest.mark.parametrize(("points", "claim"), [(46, 2), (45, -2)])
def test_t10_announcing_and_claiming_needs_sixty_six(points, claim):
    state = position(n="KS QS", won="1000", points=(points, 15))
    announced = state.apply(marry("S"))
    answer = guaranteed(announced.observation(N))
    assert answer.by_action[CLAIM] == claim
    assert answer.by_action[play("KS")] is None  # what comes of it depends on the stock
    if claim > 0:
        assert guaranteed(state.observation(N)).by_action[marry("S")] == 2


@pytest.mark.parametrize(
    ("profile", "game_points"),
    [("classic", 2), ("pagat", 2), ("santase", 2), ("schnapsen", 3), ("schnapsen-sharp", 3)],
)
def test_t17_a_successful_close_is_judged_at_the_claim_in_schnapsen_at_the_close(
    profile, game_points
):
    state = position(won="001000", points=(69, 14), closed=Closing(N, 2), rules=PRESETS[profile])
    assert solve(state).by_action[CLAIM] == game_points
    assert solve(state).value == game_points


@pytest.mark.parametrize(
    ("profile", "won", "game_points"),
    [
        ("classic", "0010000", -3),
        ("classic", "1000000", -2),
        ("pagat", "0010000", -3),
        ("pagat", "1000000", -2),
        ("santase", "0010000", -3),
        ("santase", "1000000", -3),
    ],
)
def test_t18_a_failed_close_is_judged_at_the_close(profile, won, game_points):
    state = position(
        n="AC", d="9S", won=won, points=(50, None), closed=Closing(N, 2), rules=PRESETS[profile]
    )
    assert solve(state).by_action == {play("AC"): game_points, CLAIM: game_points}


def test_t23_only_the_claim_wins_and_forgetting_it_loses():
    state = position(
        n="JS 9D 9C", d="KS TD JC", won="111000000", points=(68, 34), marriages=[(D, "C", 2)]
    )
    answer = solve(state)
    # JS goes to KS, 9D to TD, 9C to JC: D has 54 and finds 66 whichever way it goes.
    assert answer.by_action == {play("JS"): -1, play("9D"): -1, play("9C"): -1, CLAIM: 1}
    assert answer.best == (CLAIM,)


def test_t24_the_last_trick_wins_with_a_claim_or_with_a_count():
    state = position(n="AS", d="QS", won="10101010100", points=(50, 56))
    assert solve(state).by_action == {play("AS"): 1, CLAIM: -2}
    state = state.play_all([play("AS"), play("QS")])
    assert solve(state).by_action == {CLAIM: 1, COUNT: 1}


@pytest.mark.parametrize(
    ("profile", "game_points"),
    [("classic", 0), ("pagat", 0), ("handbook", 0), ("santase", 0), ("bicycle", 0), ("kawu", 1)],
)
def test_t25_sixty_five_all_is_worth_nothing(profile, game_points):
    state = position(n="QC", d="9C", won="10101010100", points=(52, 65), rules=PRESETS[profile])
    assert solve(state).by_action[play("QC")] == game_points


def test_t28_no_bonus_for_the_last_trick_of_a_closed_deal():
    state = position(n="TC", d="9C", won="0100000", points=(55, None), closed=Closing(N, 2))
    assert solve(state).by_action == {play("TC"): -2, CLAIM: -2}


@pytest.mark.parametrize(
    ("won", "points", "marriages", "claimant", "game_points"),
    [
        ("110000", (66, 33), [], N, 1),
        ("110000", (66, 32), [], N, 2),
        ("11111", (0, 66), [(N, "C", 0)], D, 3),  # a pending 20
        ("11111", (0, 66), [(N, "H", 0)], D, 3),  # a pending 40
    ],
)
def test_t31_thirty_three_points_or_a_trick_save(won, points, marriages, claimant, game_points):
    state = position(won=won, points=points, marriages=marriages)
    answer = guaranteed(state.observation(claimant))
    assert answer.by_action[CLAIM] == game_points


def test_t33_both_aces_win_and_the_claim_comes_too_early():
    state = position(n="AH AS", d="TH TS", won="1101101000", points=(40, 38))
    assert solve(state).by_action == {play("AS"): 1, play("AH"): 1, CLAIM: -2}


def t34() -> State:
    """After the first trick of the whole deal of the rules, and the draw."""
    made = deal("AH KH 9H AS TS JD", "JH KS AC 9C TD 9D", "JC QC 9S KD QS JS TC AD KC TH QD QH")
    return State.start(made).play_all([play("AS"), play("9C"), DRAW])


def test_t34_exchange_marriage_and_close_win_three():
    state = t34().play_all([EXCHANGE, marry("H"), CLOSE])
    answer = solve(state)
    # KH 51 + 6 and AH 11, or QH 51 + 5 and AH 11: D has only JH and then no heart.
    assert answer.by_action == {play("KH"): 3, play("QH"): 3, CLAIM: -3}


def test_t34_the_exchange_makes_the_close_safe():
    answer = guaranteed(t34().observation(N))
    assert answer.hands == 5005
    # D is trickless: a close that fails and a wrong claim cost three.
    assert answer.by_action[CLOSE] == answer.by_action[CLAIM] == -3
    assert answer.value == answer.by_action[EXCHANGE] == 1


# --- who may speak first ----------------------------------------------------------------------


def test_whoever_is_to_move_may_claim_before_the_other_does():
    # Claims at any time; the stock is out. D leads to the last two tricks, D 66, N 50 and a 20.
    state = position(
        n="9C 9D",
        d="JC JD",
        won="0000111111",
        points=(50, 66),
        marriages=[(N, "S", 2)],
        rules=PRESETS["handbook"],
    )
    assert solve(state).by_action == {play("JD"): -1, play("JC"): -1, CLAIM: 1}
    led = state.apply(play("JC"))
    # N is to move and may claim 70. If he plays on, D claims before anything else happens.
    assert solve(led).by_action == {play("9C"): -1, CLAIM: 1}


def test_the_other_claims_before_the_seat_to_move_plays_on():
    state = position(
        n="9C 9D", d="JC JD", won="0000111111", points=(50, 66), rules=PRESETS["handbook"]
    )
    led = state.apply(play("JC"))
    assert solve(led).by_action == {play("9C"): -1, CLAIM: -2}
    # D is safe: whatever he leads, N has nothing better than to let him claim.
    assert solve(state).by_action == {play("JD"): 1, play("JC"): 1, CLAIM: 1}


def test_pagat_lets_the_other_exchange_before_the_closer_leads():
    # D holds 9H and takes TH for it: two trumps that N cannot both draw any more.
    state = position(
        n="AH QH TS TD KD QC",
        d="JH 9H JS AD JC 9C",
        turn_up="TH",
        won="1000",
        points=(24, 15),
        rules=PRESETS["pagat"],
    )
    classic = replace(state, rules=PRESETS["classic"])
    assert solve_action(state, CLOSE) == -2
    assert solve_action(classic, CLOSE) == 2
    # Once N leads it is too late, so a lead alone is worth what it was.
    closed = state.apply(CLOSE)
    assert solve(closed).value == solve(classic.apply(CLOSE)).value == 2
    assert closed.legal_actions(D) == (ExchangeNine(by=D),)
    assert solve(closed.apply(ExchangeNine(by=D))).value == -2


def solve_action(state: State, action: Action) -> int:
    """The value of one action; the others might take too long."""
    return OpenCards(state.to_move, Count("a test", None)).value(state.apply(action))


# --- limits -----------------------------------------------------------------------------------


def test_a_question_too_long_is_refused_and_says_what_to_change():
    state = position(won="0011")
    with pytest.raises(SolverLimit, match="more than 50 positions") as error:
        solve(state, nodes=50)
    assert error.value.asked == "solve"
    assert "nodes" in error.value.instead


def test_only_two_players_with_one_pack():
    for rules in (THREE_PLAYERS, FOUR_PLAYERS, PRESETS["classic"].changed(packs=2)):
        state = State.start(Deal.shuffled(seed=1, rules=rules), rules)
        with pytest.raises(SolverLimit, match="two players and one pack"):
            solve(state)


def test_a_deal_that_has_ended_has_an_outcome_and_no_value():
    state = position(won="110000", points=(66, 33)).apply(CLAIM)
    with pytest.raises(SolverLimit, match="has ended"):
        solve(state)
    with pytest.raises(SolverLimit, match="has ended"):
        guaranteed(state.observation(N))
