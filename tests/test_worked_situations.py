"""The worked situations of the rules, one test each: what a rules page would print as examples.

Each is restated in full, so that a reader can check it with a pack of cards. T numbers are those of
the rules text. Trumps are hearts, N (forehand) is seat 0, D (dealer) seat 1; the profile is
``classic`` where none is named.
"""

import pytest
from positions import (
    CLAIM,
    CLOSE,
    COUNT,
    DRAW,
    EXCHANGE,
    FOUR_PLAYERS,
    THREE_PLAYERS,
    TWO_PLAYER_PROFILES,
    D,
    N,
    card,
    cards,
    codes,
    deal,
    marry,
    play,
    plays,
    position,
)

from sixtysix_teach import (
    CLASSIC,
    DECK,
    PRESETS,
    Closing,
    Deal,
    Draw,
    Ending,
    ExchangeNine,
    IllegalAction,
    Match,
    Outcome,
    PerSeat,
    Play,
    Rank,
    ReasonCode,
    State,
    Suit,
    card_points,
)


def reason(state, action, seat=None):
    why = state.why_illegal(action, seat)
    return why and why.code.value


# --- T01-T04: values, tricks, drawing, duties -------------------------------------------------


def test_t01_the_pack_has_120_points_and_each_suit_30():
    assert len(DECK) == 24
    assert card_points(DECK) == 120
    assert [card_points(c for c in DECK if c.suit is suit) for suit in Suit] == [30] * 4


def test_t01_a_deal_played_out_without_a_marriage_gives_130():
    state = State.start(Deal.shuffled(seed=1))
    while not state.cards_out:
        state = state.apply(next(a for a in state.legal_actions() if isinstance(a, Play | Draw)))
    assert len(state.tricks) == 12
    assert sum(state.card_points) == 130


@pytest.mark.parametrize(
    ("lead", "reply", "winner", "points"),
    [
        ("TS", "AS", D, 21),  # (a) higher card of the suit
        ("TS", "9H", D, 10),  # (b) the trump
        ("TS", "AC", N, 21),  # (c) another plain suit
        ("JH", "AS", N, 13),  # (d) a trump was led
        ("JH", "9H", N, 2),  # (e)
        ("KS", "TS", D, 14),  # (f) the ten outranks the king
        ("9C", "9D", N, 0),  # (g)
    ],
)
def test_t02_who_wins_an_open_trick(lead, reply, winner, points):
    state = position(n=lead, d=reply, turn_up="QH").play_all([play(lead), play(reply)])
    assert state.tricks[-1].winner == winner == state.leader
    assert state.card_points == PerSeat((0, 0)).with_(winner, points)


def test_t03_the_last_draw_gives_the_turn_up_to_the_loser_and_starts_the_strict_phase():
    state = position(n="KD", d="AD", won="11110", top="JC", turn_up="KH")
    before = state.card_points[D]
    assert state.stock_size == 2
    state = state.play_all([play("KD"), play("AD")])
    assert state.card_points[D] - before == 15
    assert not state.must_follow
    state = state.apply(DRAW)
    assert card("JC") in state.hands[D]
    assert card("KH") in state.hands[N]
    assert state.stock_size == 0
    assert state.must_follow
    assert state.to_move == D


STRICT_CASES = [
    ("a", "KS", "TS QS AH 9C", "TS"),
    ("b", "KS", "QS 9S AH", "QS 9S"),
    ("c", "KS", "AH 9H AC", "AH 9H"),
    ("d", "KS", "AC TD", "TD AC"),
    ("e", "JS", "AS TS 9S", "AS TS"),
    ("f", "QH", "KH 9H AS", "KH"),
    ("g", "QH", "JH 9H AS", "JH 9H"),
    ("h", "AH", "TH 9C", "TH"),
]
NINE = Rank.NINE
WITH_NINES = [n for n in TWO_PLAYER_PROFILES if NINE in PRESETS[n].ranks]


def strict(rules, lead, hand):
    """N leads *lead* in the strict phase, D holds exactly *hand*."""
    tricks = len(rules.pack) // 2 - len(hand.split())
    return position(n=lead, d=hand, won="1" * (tricks - 1) + "0", rules=rules).apply(play(lead))


@pytest.mark.parametrize("profile", [n for n in WITH_NINES if n != "bicycle"])
@pytest.mark.parametrize(("case", "lead", "hand", "allowed"), STRICT_CASES)
def test_t04_the_strict_phase_asks_to_follow_head_and_trump(profile, case, lead, hand, allowed):
    state = strict(PRESETS[profile], lead, hand)
    assert set(plays(state).split()) == set(allowed.split())


@pytest.mark.parametrize("profile", WITH_NINES)
@pytest.mark.parametrize(("case", "lead", "hand", "allowed"), STRICT_CASES)
def test_t04_in_the_open_phase_every_card_may_be_played(profile, case, lead, hand, allowed):
    rules = PRESETS[profile]
    state = position(n=lead, d=hand, won="10", rules=rules).apply(play(lead))
    assert plays(state) == codes(state.hands[D])
    assert set(hand.split()) <= set(plays(state).split())


@pytest.mark.parametrize(
    ("case", "allowed"), [("a", "TS QS"), ("c", "AH 9H AC"), ("b", "QS 9S"), ("d", "TD AC")]
)
def test_t04_bicycle_asks_to_follow_suit_and_nothing_else(case, allowed):
    _, lead, hand, _ = next(row for row in STRICT_CASES if row[0] == case)
    assert plays(strict(PRESETS["bicycle"], lead, hand)) == allowed


# --- T05-T13: marriages -----------------------------------------------------------------------


def first_trick_marriage(profile):
    return position(n="KC QC JD", d="AC 9D", rules=PRESETS[profile], turn_up="QH")


@pytest.mark.parametrize(
    ("profile", "after"), [("classic", 22), ("pagat", 22), ("handbook", 22), ("kawu", 2)]
)
def test_t05_a_marriage_at_trick_one_waits_for_the_first_trick(profile, after):
    state = first_trick_marriage(profile)
    state = state.play_all([marry("C"), play("QC"), play("AC")])
    assert state.card_points == PerSeat((0, 14))
    state = state.play_all([DRAW, play("9D"), play("JD")])
    assert state.card_points == PerSeat((after, 14))


def test_t05_santase_forbids_a_marriage_at_trick_one():
    state = first_trick_marriage("santase")
    assert reason(state, marry("C")) == "marriage-needs-trick"
    with pytest.raises(IllegalAction):
        state.apply(marry("C"))


def test_t06_a_marriage_is_void_when_its_owner_wins_no_trick():
    made = deal("KH QH 9D 9C JS JD", "AH TH AS AC TC AD", "TS KS KC TD 9S QC QS JC QD KD JH 9H")
    state = State.start(made).play_all([marry("H"), play("QH"), play("AH"), DRAW])
    for lead, reply in (("AS", "9D"), ("AC", "9C"), ("TC", "JS"), ("AD", "JD")):
        state = state.play_all([play(lead), play(reply), DRAW])
    assert state.card_points == PerSeat((0, 14 + 11 + 11 + 12 + 13))
    state = state.play_all([play("TH"), play(plays(state.apply(play("TH"))).split()[-1])])
    assert state.card_points[D] >= 66
    assert state.card_points[N] == 0
    assert state.apply(CLAIM).outcome == Outcome((D,), 3, Ending.CLAIM)


def before_the_announcement(points):
    """After four tricks (N three, D one) N is on lead with king and queen of spades."""
    return position(n="KS QS", won="1000", points=(points, 15))


def test_t09_announcing_and_claiming_at_once():
    state = before_the_announcement(47)
    assert state.stock_size == 4
    announced = state.apply(marry("S"))
    assert announced.card_points[N] == 67
    over = announced.apply(CLAIM)
    assert over.outcome == Outcome((N,), 2, Ending.CLAIM)
    assert len(over.tricks) == 4
    assert over.stock_size == 4
    assert over.hands == state.hands


@pytest.mark.parametrize(
    ("points", "outcome"),
    [(46, Outcome((N,), 2, Ending.CLAIM)), (45, Outcome((D,), 2, Ending.FALSE_CLAIM))],
)
def test_t10_sixty_six_is_enough_and_sixty_five_is_not(points, outcome):
    assert before_the_announcement(points).play_all([marry("S"), CLAIM]).outcome == outcome


def strict_with_pair(profile):
    rules = PRESETS[profile]
    tricks = len(rules.pack) // 2 - 3
    won = ("0110" + "1" * 9)[: tricks - 1] + "0"
    return position(n="KS QS", won=won, points=(50, None), rules=rules)


@pytest.mark.parametrize("profile", ["classic", "pagat", "handbook", "spielregeln-2+"])
def test_t11_no_marriage_in_the_strict_phase(profile):
    state = strict_with_pair(profile)
    assert state.stock_size == 0
    assert reason(state, marry("S")) == "marriage-stock-empty"
    assert "KS" in plays(state)


@pytest.mark.parametrize("profile", ["schnapsen", "schnapsen-sharp", "santase", "kawu", "bicycle"])
def test_t11_profiles_with_marriages_at_any_lead_let_it_count_in_the_strict_phase(profile):
    state = strict_with_pair(profile).apply(marry("S"))
    assert state.card_points[N] == 70
    over = state.apply(CLAIM)
    assert over.outcome.winner == N
    assert over.outcome.ending is Ending.CLAIM


def test_t13_half_a_marriage_is_no_marriage():
    state = position(n="KS QS", d="9S", won="10")
    state = state.play_all([play("KS"), play("9S"), DRAW])
    assert state.leader == N
    assert state.why_illegal(marry("S")).code is ReasonCode.NO_PAIR
    assert state.why_illegal(marry("S")).cards == (card("KS"),)
    assert state.apply(play("QS")).played == (card("QS"),)


# --- T14-T16: exchanging ----------------------------------------------------------------------


def test_t14_a_no_exchange_at_the_first_lead():
    assert reason(position(n="9H", turn_up="TH"), EXCHANGE) == "exchange-needs-trick"


def test_t14_b_exchange_after_a_trick_and_the_draw():
    state = position(n="9H", turn_up="TH", won="0").apply(EXCHANGE)
    assert card("TH") in state.hands[N]
    assert card("9H") not in state.hands[N]
    assert state.turn_up is card("9H")


def test_t14_c_the_follower_may_not_exchange():
    state = position(n="AS", d="9H", turn_up="TH", won="10").apply(play("AS"))
    assert reason(state, EXCHANGE) == "not-on-lead"


def test_t14_d_the_lead_to_trick_six_is_the_last_occasion():
    state = position(n="9H AS", d="9S", turn_up="TH", won="11110")
    assert state.stock_size == 2
    state = state.play_all([EXCHANGE, play("AS"), play("9S"), DRAW])
    assert card("9H") in state.hands[D]


@pytest.mark.parametrize("profile", [n for n in WITH_NINES if PRESETS[n].exchange_rank is NINE])
def test_t14_e_only_pagat_lets_the_other_exchange_right_after_a_close(profile):
    rules = PRESETS[profile]
    state = position(n="9H", turn_up="TH", won="01", rules=rules).apply(CLOSE)
    exchange = ExchangeNine(by=N)
    if profile != "pagat":
        assert reason(state, exchange) == "exchange-stock-closed"
        return
    assert exchange in state.legal_actions(N)
    after = state.apply(exchange)
    assert card("TH") in after.hands[N]
    assert after.turn_up is card("9H")
    assert after.to_move == D
    led = state.apply(play(plays(state).split()[0]))
    assert reason(led, exchange) == "exchange-stock-closed"


def test_t14_f_no_exchange_before_the_draw():
    state = position(n="9H", turn_up="TH", won="10", to_draw=True)
    assert reason(state, EXCHANGE) == "exchange-before-draw"
    assert state.apply(DRAW).why_illegal(EXCHANGE) is None


@pytest.mark.parametrize("lead", ["QH", "KH"])
def test_t15_the_exchange_may_complete_a_marriage(lead):
    state = position(n="9H QH", turn_up="KH", won="0")
    before = state.card_points[N]
    state = state.play_all([EXCHANGE, marry("H")])
    assert state.card_points[N] == before + 40
    assert plays(state) == "KH QH"
    assert state.apply(play(lead)).played == (card(lead),)


def test_t16_with_the_nine_turned_up_nobody_ever_exchanges():
    state = State.start(next(d for d in map(shuffled, range(500)) if d.turn_up is card("9H")))
    while not state.cards_out:
        for seat in (N, D):
            assert not any(isinstance(a, ExchangeNine) for a in state.legal_actions(seat))
        state = state.apply(next(a for a in state.legal_actions() if isinstance(a, Play | Draw)))


def shuffled(seed):
    return Deal.shuffled(seed=seed)


# --- T17-T28: claims, closes, the end ---------------------------------------------------------


@pytest.mark.parametrize(
    ("profile", "game_points"),
    [("classic", 2), ("pagat", 2), ("santase", 2), ("schnapsen", 3), ("schnapsen-sharp", 3)],
)
def test_t17_a_successful_close_is_judged_at_the_claim_in_schnapsen_at_the_close(
    profile, game_points
):
    state = position(
        won="001000", points=(69, 14), closed=Closing(N, 2), rules=PRESETS[profile], top=""
    )
    assert state.apply(CLAIM).outcome == Outcome((N,), game_points, Ending.CLAIM)


@pytest.mark.parametrize(
    ("profile", "trickless_at_close", "game_points"),
    [
        ("classic", True, 3),
        ("classic", False, 2),
        ("pagat", True, 3),
        ("pagat", False, 2),
        ("santase", True, 3),
        ("santase", False, 3),
    ],
)
def test_t18_a_failed_close_is_judged_at_the_close(profile, trickless_at_close, game_points):
    won = "0010000" if trickless_at_close else "1000000"
    state = position(
        n="AC",
        d="9S",
        won=won,
        points=(50, None),
        closed=Closing(N, 2),
        rules=PRESETS[profile],
    )
    state = state.play_all([play("AC"), play("9S")])
    assert state.card_points[N] == 61
    assert state.tricks_won(D) == 1
    assert state.apply(COUNT).outcome == Outcome((D,), game_points, Ending.FAILED_CLOSE)


@pytest.mark.parametrize(
    ("profile", "won", "d_points", "game_points"),
    [
        ("classic", "1000", None, 2),
        ("classic", "0000", 0, 3),
        ("pagat", "1000", None, 2),
        ("pagat", "0000", 0, 2),
        ("spielregeln-2", "110000", 33, 1),
        ("spielregeln-2", "110000", 32, 2),
        ("spielregeln-2", "0000", 0, 3),
        ("santase", "1000", None, 3),
    ],
)
def test_t20_a_false_claim_pays_the_other(profile, won, d_points, game_points):
    state = position(won=won, points=(64, d_points), rules=PRESETS[profile], to_draw=True)
    assert state.closing is None
    assert state.stock_size > 0
    assert state.apply(CLAIM).outcome == Outcome((D,), game_points, Ending.FALSE_CLAIM)


def forgotten_claim():
    """Strict, the stock is exhausted, D has a valid 20 in clubs: N 68, D 54."""
    return position(
        n="JS 9D 9C", d="KS TD JC", won="111000000", points=(68, 34), marriages=[(D, "C", 2)]
    )


def test_t23_a_forgotten_claim_loses_the_deal():
    state = forgotten_claim()
    assert state.card_points == PerSeat((68, 54))
    state = state.apply(play("JS"))
    assert plays(state) == "KS"
    state = state.apply(play("KS"))
    assert state.card_points[D] == 60
    state = state.play_all([play("TD"), play("9D")])
    assert state.card_points[D] == 70
    assert state.apply(CLAIM).outcome == Outcome((D,), 1, Ending.CLAIM)


def test_t23_the_same_claim_in_time_wins_it():
    assert forgotten_claim().apply(CLAIM).outcome == Outcome((N,), 1, Ending.CLAIM)


@pytest.mark.parametrize(("action", "ending"), [(CLAIM, Ending.CLAIM), (COUNT, Ending.COUNT)])
def test_t24_after_the_last_trick_claim_and_count_come_to_the_same(action, ending):
    state = position(n="AS", d="QS", won="10101010100", points=(50, 56))
    state = state.play_all([play("AS"), play("QS")])
    assert state.card_points == PerSeat((74, 56))
    assert state.apply(action).outcome == Outcome((N,), 1, ending)


def sixty_five_all(profile):
    rules = PRESETS[profile]
    if rules.hand_size == 5:  # Schnapsen has no nines: the jack is worth 2
        state = position(n="QC", d="JC", won="101010100", points=(52, 63), rules=rules)
        return state.play_all([play("QC"), play("JC")])
    state = position(n="QC", d="9C", won="10101010100", points=(52, 65), rules=rules)
    return state.play_all([play("QC"), play("9C")])


@pytest.mark.parametrize("profile", ["classic", "pagat", "handbook", "santase", "bicycle"])
def test_t25_equal_totals_are_a_draw_and_the_same_dealer_deals(profile):
    state = sixty_five_all(profile)
    assert state.card_points == PerSeat((65, 65))
    outcome = state.apply(COUNT).outcome
    assert outcome == Outcome((), 0, Ending.DRAW)
    match = Match.start(rules=PRESETS[profile], dealer=1).record(outcome)
    assert match.scores == PerSeat((0, 0))
    assert match.dealer == 1
    assert match.carried == (1 if profile == "bicycle" else 0)


@pytest.mark.parametrize("profile", ["kawu", "schnapsen", "schnapsen-sharp"])
def test_t25_where_the_last_trick_wins_there_is_no_draw(profile):
    assert sixty_five_all(profile).apply(COUNT).outcome == Outcome((N,), 1, Ending.LAST_TRICK)


def test_t28_no_bonus_for_the_last_trick_of_a_closed_deal():
    state = position(n="TC", d="9C", won="0100000", points=(55, None), closed=Closing(N, 2))
    state = state.play_all([play("TC"), play("9C")])
    assert state.card_points[N] == 65
    for action in (CLAIM, COUNT):
        assert state.apply(action).outcome == Outcome((D,), 2, Ending.FAILED_CLOSE)


@pytest.mark.parametrize(
    ("profile", "won", "to_draw", "why"),
    [
        ("classic", "11110", False, None),  # lead to trick 6, stock 2
        ("classic", "111100", True, "close-stock-too-small"),  # after trick 6, before the draw
        ("classic", "11110", True, None),  # after trick 5, before the draw, stock 4
        ("classic", "", False, None),  # first lead
        ("santase", "11110", False, "close-stock-too-small"),
        ("santase", "", False, "close-first-lead"),
        ("santase", "1110", False, None),  # stock 4
    ],
)
def test_t29_how_late_and_how_early_the_stock_may_be_closed(profile, won, to_draw, why):
    state = position(won=won, to_draw=to_draw, rules=PRESETS[profile])
    assert reason(state, CLOSE) == why


# --- T31-T36: game points, forced play, a whole deal, the match -------------------------------


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
    assert state.leader == claimant
    assert state.apply(CLAIM).outcome == Outcome((claimant,), game_points, Ending.CLAIM)


def test_t32_a_correct_claim_wins_against_a_higher_total():
    state = position(won="0000011111", points=(50, 47), marriages=[(N, "C", 2), (D, "S", 5)])
    assert state.card_points == PerSeat((70, 67))
    assert state.apply(CLAIM).outcome == Outcome((D,), 1, Ending.CLAIM)


def test_t33_a_forced_finish():
    state = position(n="AH AS", d="TH TS", won="1101101000", points=(40, 38))
    state = state.apply(play("AH"))
    assert plays(state) == "TH"
    state = state.apply(play("TH"))
    assert state.card_points[N] == 61
    state = state.play_all([play("AS"), play("TS")])
    assert state.card_points[N] == 92
    assert state.apply(CLAIM).outcome == Outcome((N,), 1, Ending.CLAIM)


def test_t34_a_full_deal_replayed():
    made = deal(
        "AH KH 9H AS TS JD",
        "JH KS AC 9C TD 9D",
        "JC QC 9S KD QS JS TC AD KC TH QD QH",
    )
    state = State.start(made).play_all([play("AS"), play("9C")])
    assert state.card_points == PerSeat((11, 0))
    state = state.apply(DRAW)
    assert card("JC") in state.hands[N]
    assert card("QC") in state.hands[D]
    state = state.play_all([EXCHANGE, marry("H")])
    assert state.card_points[N] == 51
    state = state.play_all([CLOSE, play("KH")])
    assert plays(state) == "JH"
    state = state.apply(play("JH"))
    assert state.card_points[N] == 57
    state = state.apply(play("AH"))
    assert plays(state) == codes(state.hands[D])
    state = state.apply(play("9D"))
    assert state.card_points[N] == 68
    assert state.apply(CLAIM).outcome == Outcome((N,), 3, Ending.CLAIM)


def test_t36_seven_or_more_game_points_win_the_match():
    match = Match(rules=CLASSIC, scores=PerSeat((5, 6)), dealer=1, deals=5)
    match = match.record(Outcome((N,), 3, Ending.CLAIM))
    assert match.scores == PerSeat((8, 6))
    assert match.winner == 0


# --- T38, T39: two packs, three players -------------------------------------------------------


def four_hands(*wanted):
    """A deal for four from two packs in which the seats hold *wanted* (and the trump is hearts)."""
    left = list(FOUR_PLAYERS.pack)
    for c in [*(c for w in wanted for c in cards(w)), card("9H")]:
        left.remove(c)
    hands = []
    for seat in range(4):
        own = list(cards(wanted[seat]))
        for c in list(left):
            if len(own) < 7 and c.suit is not Suit.SPADES:
                own.append(c)
                left.remove(c)
        hands.append(tuple(own))
    return Deal(PerSeat(hands), tuple(left), card("9H"))


def test_t38_of_two_identical_cards_the_first_played_wins():
    state = State.start(four_hands("AS", "AS", "9S", "9C"), FOUR_PLAYERS)
    state = state.play_all([play("AS"), play("AS"), play("9S"), play("9C")])
    assert state.tricks[0].winner == 0
    assert state.card_points == PerSeat((22, 0, 22, 0))  # partners share their tricks


def test_t38_an_identical_card_does_not_head():
    state = State.start(four_hands("TS", "TS 9S", "", ""), FOUR_PLAYERS)
    state = state.play_all([CLOSE, play("TS")])
    assert plays(state) == "TS 9S"


def test_t39_three_players_stop_drawing_when_two_cards_are_left():
    state = State.start(Deal.shuffled(seed=3, rules=THREE_PLAYERS), THREE_PLAYERS)
    assert state.stock_size == 11
    while not state.cards_out:
        if len(state.tricks) == 3 and not state.played and not state.to_draw:
            assert state.must_follow  # strict from the lead to trick 4
            assert [len(hand) for hand in state.hands] == [7, 7, 7]
        state = state.apply(next(a for a in state.legal_actions() if isinstance(a, Play | Draw)))
    assert len(state.tricks) == 10
    assert [t.strict for t in state.tricks] == [False] * 3 + [True] * 7
    assert state.stock_size == 2
    left = card_points((*state.stock, state.turn_up))
    assert sum(state.card_points) == 120 - left + 10


def test_t39_three_players_score_the_highest_total_with_one():
    state = State.start(Deal.shuffled(seed=3, rules=THREE_PLAYERS), THREE_PLAYERS)
    while not state.cards_out:
        state = state.apply(next(a for a in state.legal_actions() if isinstance(a, Play | Draw)))
    best = max(state.card_points)
    outcome = state.apply(COUNT).outcome
    assert outcome.game_points == 1
    assert [state.card_points[seat] for seat in outcome.winners] == [best]
