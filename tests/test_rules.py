"""Rule by rule: tables of small cases, each with the paragraph of the rules text it comes from.

Worked examples are in test_worked_situations.py; here are the corners that an engine gets wrong.
N (forehand) is seat 0, D (dealer) seat 1, trumps are hearts.
"""

import pytest
from positions import (
    CLAIM,
    CLOSE,
    COUNT,
    DRAW,
    EXCHANGE,
    THREE_PLAYERS,
    TWO_PLAYER_PROFILES,
    D,
    N,
    card,
    cards,
    codes,
    marry,
    play,
    plays,
    position,
    words,
)

from sixtysix_teach import (
    CLASSIC,
    DECK,
    PRESETS,
    ClaimSixtySix,
    Closing,
    Deal,
    DealError,
    Draw,
    Ending,
    ExchangeNine,
    Outcome,
    PerSeat,
    Play,
    State,
)
from sixtysix_teach.rules import ClaimWindow


def code(state, action, seat=None):
    why = state.why_illegal(action, seat)
    return why and why.code.value


# --- 1.2 the deal -----------------------------------------------------------------------------


def test_three_and_three_are_dealt_and_the_thirteenth_card_is_turned():  # 1.2.2, 1.2.3
    dealt = Deal.from_pack(DECK)
    assert set(dealt.hands[N]) == {*DECK[0:3], *DECK[6:9]}
    assert set(dealt.hands[D]) == {*DECK[3:6], *DECK[9:12]}
    assert dealt.turn_up is DECK[12]
    assert dealt.stock == DECK[13:]


def test_schnapsen_deals_three_turns_one_and_deals_two():
    rules = PRESETS["schnapsen"]
    pack = rules.pack
    dealt = Deal.from_pack(pack, rules=rules)
    assert set(dealt.hands[N]) == {*pack[0:3], *pack[7:9]}
    assert set(dealt.hands[D]) == {*pack[3:6], *pack[9:11]}
    assert dealt.turn_up is pack[6]
    assert dealt.stock == pack[11:]


@pytest.mark.parametrize(
    ("pack", "problem"),
    [
        ((*DECK[1:], DECK[1]), "twice or too often: TS; missing: AS"),
        (DECK[1:], "missing: AS"),
        ((*DECK[1:], card("7S")), "not in the pack: 7S; missing: AS"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_cards(pack, problem):
    with pytest.raises(DealError) as refused:
        Deal.from_pack(pack)
    assert str(refused.value) == problem


def test_a_deal_for_other_rules_cannot_start():
    with pytest.raises(DealError):
        State.start(Deal.shuffled(seed=1), PRESETS["spielregeln-2"])
    short = Deal.shuffled(seed=1)
    short = Deal(PerSeat((short.hands[0][:-1], short.hands[1])), short.stock, short.turn_up)
    with pytest.raises(DealError):
        State.start(short)


# --- 1.3-1.5 phases and drawing ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("profile", "stocks"),
    [
        ("classic", [12, 10, 8, 6, 4, 2]),  # 1.3.2
        ("spielregeln-2", [20, 18, 16, 14, 12, 10, 8, 6, 4, 2]),  # ten draws, sixteen tricks
        ("spielregeln-2+", [20, 18, 16, 14, 12, 10, 8, 6, 4, 2]),
        ("schnapsen", [10, 8, 6, 4, 2]),
    ],
)
def test_the_stock_before_each_open_lead(profile, stocks):
    rules = PRESETS[profile]
    state = State.start(Deal.shuffled(seed=5, rules=rules), rules)
    seen = []
    while not state.cards_out:
        if not state.played and not state.to_draw and not state.must_follow:
            seen.append(state.stock_size)
            assert all(len(hand) == rules.hand_size for hand in state.hands)
        state = state.apply(next(a for a in state.legal_actions() if isinstance(a, Play | Draw)))
    assert seen == stocks
    assert len(state.tricks) == len(rules.pack) // 2
    assert [t.strict for t in state.tricks].count(True) == rules.hand_size
    assert len(state.tricks) == {24: 12, 32: 16, 20: 10}[len(rules.pack)]


@pytest.mark.parametrize(("reply", "winner"), [("AS", D), ("9S", N)])
def test_the_winner_draws_the_top_card_and_the_loser_the_next(reply, winner):  # 1.5.1
    state = position(n="TS", d=reply, won="10", top="KD QD")
    state = state.play_all([play("TS"), play(reply)])
    assert state.to_move == winner
    assert set(state.legal_actions()) >= {DRAW}
    after = state.apply(DRAW)
    assert card("KD") in after.hands[winner]
    assert card("QD") in after.hands[1 - winner]
    assert after.stock == state.stock[2:]
    assert after.to_move == winner


@pytest.mark.parametrize(("reply", "loser"), [("AS", N), ("9S", D)])
@pytest.mark.parametrize("exchanged", [False, True])
def test_the_loser_of_the_last_drawing_trick_gets_the_turn_up(reply, loser, exchanged):  # 1.5.2
    state = position(n="TS 9H", d=reply, won="11110", turn_up="QH", top="KD")
    turn_up = "QH"
    if exchanged:  # 1.8.3: the nine lies there now and is drawn last
        state = state.apply(EXCHANGE)
        turn_up = "9H"
    state = state.play_all([play("TS"), play(reply), DRAW])
    assert card(turn_up) in state.hands[loser]
    assert card("KD") in state.hands[1 - loser]
    assert state.turn_up is None
    assert card(turn_up) in state.shown[loser]  # everybody saw it go there


def test_nobody_leads_before_the_draw():
    state = position(won="10", to_draw=True)
    held = state.hands[N][0]
    assert code(state, Play(held)) == "draw-first"


# --- 1.6, 1.7 marriages -----------------------------------------------------------------------


def test_exchange_and_announcement_come_before_the_close():  # 1.6.2
    state = position(n="9H KC QC", turn_up="TH", won="10")
    done = state.play_all([EXCHANGE, marry("C"), CLOSE])
    assert plays(done) == "KC QC"
    closed = state.apply(CLOSE)
    assert code(closed, EXCHANGE) == "exchange-stock-closed"
    assert code(closed, marry("C")) == "marriage-stock-closed"
    assert {words(a).split()[0] for a in closed.legal_actions()} == {"play", "claim"}


@pytest.mark.parametrize(("suit", "points"), [("C", 20), ("H", 40)])  # 1.7.1
def test_a_marriage_is_worth_20_or_40_at_once_for_who_has_a_trick(suit, points):
    state = position(n=f"K{suit} Q{suit}", won="10", turn_up="AH")
    after = state.apply(marry(suit))
    assert after.card_points[N] - state.card_points[N] == points
    assert set(plays(after).split()) == {f"K{suit}", f"Q{suit}"}  # 1.7.2: either may be led
    assert after.shown[N] == (card(f"K{suit}"), card(f"Q{suit}"))


def test_one_marriage_a_lead_and_another_at_the_next():  # 1.7.2
    state = position(n="KC QC KS QS", d="9C", won="10").apply(marry("C"))
    assert code(state, marry("S")) == "once-per-lead"
    state = state.play_all([play("KC"), play("9C"), DRAW])
    assert code(state, marry("S")) is None


def test_the_last_occasion_is_the_lead_to_trick_six():  # 1.7.2
    assert code(position(n="KC QC", won="11110"), marry("C")) is None
    assert code(position(n="KC QC", won="111100"), marry("C")) == "marriage-stock-empty"


def test_a_pending_marriage_counts_from_the_first_trick_even_a_worthless_one():  # 1.7.4
    state = position(n="9H", d="9C", won="11111", turn_up="AH", marriages=[(N, "C", 0)])
    assert state.card_points[N] == 0
    state = state.play_all([play("9C"), play("9H")])
    assert state.tricks[-1].card_points == 0
    assert state.card_points[N] == 20


def test_a_pending_marriage_counts_in_the_strict_phase_too():  # 1.7.4
    state = position(n="JH", d="9S", won="1" * 11, marriages=[(N, "H", 0)])
    assert state.card_points[N] == 0
    state = state.play_all([play("9S"), play("JH")])
    assert state.card_points[N] == 2 + 10 + 40


def test_the_worthless_marriage_of_kawu_never_counts():
    rules = PRESETS["kawu"]
    state = position(n="KC QC AS", d="AC 9S", rules=rules)
    state = state.play_all([marry("C"), play("KC"), play("AC"), DRAW, play("9S"), play("AS")])
    assert state.card_points[N] == 11
    later = position(n="KC QC", won="0", rules=rules, points=(2, None))
    assert later.apply(marry("C")).card_points[N] == 22


@pytest.mark.parametrize("profile", TWO_PLAYER_PROFILES)
def test_what_a_profile_makes_of_a_marriage_at_the_first_lead(profile):
    rules = PRESETS[profile]
    state = position(n="KC QC", rules=rules)
    expected = {"santase": "marriage-needs-trick", "spielregeln-2": "no-marriages"}
    assert code(state, marry("C")) == expected.get(profile)


def test_sharp_schnapsen_leads_the_king():
    sharp = position(n="KC QC", won="0", rules=PRESETS["schnapsen-sharp"]).apply(marry("C"))
    assert plays(sharp) == "KC"
    assert code(sharp, play("QC")) == "must-lead-king"
    soft = position(n="KC QC", won="0", rules=PRESETS["schnapsen"]).apply(marry("C"))
    assert plays(soft) == "KC QC"


@pytest.mark.parametrize("profile", ["schnapsen", "kawu", "santase", "bicycle"])
def test_where_any_lead_will_do_a_marriage_may_follow_the_close(profile):
    state = position(n="KC QC", won="0", rules=PRESETS[profile]).apply(CLOSE)
    assert code(state, marry("C")) is None


# --- 1.8 exchanging ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("profile", "n", "won", "why"),
    [
        ("classic", "9H", "", "exchange-needs-trick"),  # 1.8.1
        ("classic", "9H", "0", None),
        ("classic", "9H", "11110", None),  # 1.8.2: stock 2
        ("classic", "9H", "111100", "exchange-stock-empty"),
        ("classic", "", "0", "nine-not-held"),
        ("schnapsen", "JH", "", None),  # needs no trick
        ("schnapsen", "JH", "1110", None),  # stock 2
        ("schnapsen-sharp", "JH", "", "exchange-needs-trick"),
        ("schnapsen-sharp", "JH", "1110", "exchange-stock-too-small"),
        ("santase", "9H", "", "exchange-needs-trick"),
        ("santase", "9H", "1110", None),  # stock 4
        ("santase", "9H", "11110", "exchange-stock-too-small"),  # stock 2
        ("spielregeln-2", "7H", "0", "no-exchange"),
        ("spielregeln-2+", "7H", "0", None),
        ("spielregeln-2+", "9H", "0", "nine-not-held"),  # the seven is exchanged there
    ],
)
def test_who_may_exchange_on_lead_and_how_long(profile, n, won, why):
    rules = PRESETS[profile]
    other = "" if n else "9H"
    state = position(n=n, d=other, won=won, turn_up="TH" if len(won) < 6 else "", rules=rules)
    assert code(state, EXCHANGE) == why
    assert (EXCHANGE in state.legal_actions()) == (why is None)


def test_the_card_taken_in_exchange_is_known_to_all():  # 1.8.4
    state = position(n="9H", turn_up="TH", won="0").apply(EXCHANGE)
    assert state.shown[N] == (card("TH"),)
    assert state.observation(D).known_cards[N] == (card("TH"),)


def test_no_second_exchange_follows():  # 1.8.3
    state = position(n="9H", turn_up="TH", won="0").apply(EXCHANGE)
    assert code(state, EXCHANGE) == "nine-is-turn-up"


def test_bicycle_exchanges_as_follower_too():
    rules = PRESETS["bicycle"]
    state = position(n="AS", d="9H", won="10", turn_up="TH", rules=rules).apply(play("AS"))
    assert EXCHANGE in state.legal_actions()
    after = state.apply(EXCHANGE)
    assert after.to_move == D
    assert card("TH") in after.hands[D]
    assert card("TH") in set(cards(plays(after)))  # and may play it at once
    trickless = position(n="AS", d="9H", won="00", turn_up="TH", rules=rules).apply(play("AS"))
    assert code(trickless, EXCHANGE) == "exchange-needs-trick"
    before_draw = position(d="9H", won="10", turn_up="TH", to_draw=True, rules=rules)
    assert code(before_draw, ExchangeNine(by=D)) == "not-your-turn"
    last = position(n="AS", d="9H", won="11110", turn_up="TH", rules=rules).apply(play("AS"))
    assert code(last, EXCHANGE) is None  # the turn-up still lies in the stock


@pytest.mark.parametrize(("won", "why"), [("01", None), ("11", "exchange-needs-trick")])
def test_pagat_exchanges_on_the_opponents_close(won, why):
    state = position(n="9H", turn_up="TH", won=won, rules=PRESETS["pagat"]).apply(CLOSE)
    assert code(state, ExchangeNine(by=N)) == why
    assert (ExchangeNine(by=N) in state.legal_actions(N)) == (why is None)
    assert EXCHANGE not in state.legal_actions()


def test_pagat_allows_it_only_until_the_closer_leads():
    state = position(n="9H 9S", d="AS", turn_up="TH", won="0101", rules=PRESETS["pagat"])
    later = state.play_all([CLOSE, play("AS"), play("9S")])
    assert later.to_move == D
    assert code(later, ExchangeNine(by=N)) == "exchange-stock-closed"


def test_pagat_gives_the_closer_himself_no_exchange():
    state = position(n="9H", turn_up="TH", won="10", rules=PRESETS["pagat"]).apply(CLOSE)
    assert code(state, EXCHANGE) == "exchange-stock-closed"


# --- 1.9 closing ------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", TWO_PLAYER_PROFILES)
@pytest.mark.parametrize("tricks", [1, 2, 3, 4, 5, 6])
def test_closing_before_the_draw(profile, tricks):  # 1.9.4
    rules = PRESETS[profile]
    state = position(won="1" * (tricks - 1) + "0", to_draw=True, rules=rules)
    if state.stock_size == 0:
        return  # Schnapsen: no draw after trick 6
    draws = rules.stock_size // 2
    allowed = profile in ("classic", "pagat", "handbook", "bicycle") and tricks < draws
    assert (code(state, CLOSE) is None) == allowed
    if allowed:
        closed = state.apply(CLOSE)
        assert [len(hand) for hand in closed.hands] == [5, 5]
        assert closed.must_follow
        assert code(closed, DRAW) == "nothing-to-draw"
        assert closed.closing == Closing(N, tricks, before_draw=True)


def test_a_close_before_the_draw_may_carry_one_announcement_and_no_exchange():  # 1.9.4
    state = position(n="KC QC KS QS 9H", won="10", turn_up="TH", to_draw=True)
    assert code(state, EXCHANGE) == "exchange-before-draw"
    announced = state.apply(marry("C"))
    assert announced.legal_actions() == (CLOSE,)
    for action in (DRAW, CLAIM, play("KC")):
        assert code(announced, action) == "must-close"
    assert code(announced, marry("S")) == "once-per-lead"
    closed = announced.apply(CLOSE)
    assert plays(closed) == "KC QC"
    assert CLAIM in closed.legal_actions()
    assert code(closed, marry("S")) == "once-per-lead"


def test_where_no_close_can_follow_nothing_is_announced_before_the_draw():
    state = position(n="KC QC", won="111100", to_draw=True)
    assert code(state, marry("C")) == "marriage-before-draw"
    kawu = position(n="KC QC", won="10", to_draw=True, rules=PRESETS["kawu"])
    assert code(kawu, marry("C")) == "marriage-before-draw"


@pytest.mark.parametrize(
    ("profile", "won", "why"),
    [
        ("classic", "", None),  # 1.9.3: no trick needed
        ("classic", "11110", None),
        ("classic", "111100", "close-stock-empty"),
        ("santase", "", "close-first-lead"),
        ("santase", "0", None),
        ("santase", "11110", "close-stock-too-small"),
        ("schnapsen", "", None),
        ("schnapsen", "1110", None),
        ("spielregeln-2", "111111110", None),
    ],
)
def test_when_the_player_on_lead_may_close(profile, won, why):
    assert code(position(won=won, rules=PRESETS[profile]), CLOSE) == why


def test_only_the_player_on_lead_closes_and_only_once():
    state = position(n="AS", won="10")
    assert code(state, CLOSE, seat=D) == "not-on-lead"
    assert code(state.apply(play("AS")), CLOSE) == "not-on-lead"
    assert code(state.apply(CLOSE), CLOSE) == "already-closed"


def test_after_a_close_nobody_draws():  # 1.9.1
    state = position(n="AS", d="9S", won="10").apply(CLOSE)
    stock = state.stock
    state = state.play_all([play("AS"), play("9S")])
    assert not state.to_draw
    assert state.stock == stock


# --- 1.10 duties ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lead", "hand", "allowed"),
    [
        ("KS", "AS TS 9S 9H", "AS TS"),  # 1.10.1: any higher one
        ("AS", "TS 9S 9H", "TS 9S"),  # none higher: any of the suit
        ("AS", "AH 9H AC", "AH 9H"),  # 1.10.2: any trump
        ("AS", "AC 9D JD", "9D JD AC"),  # 1.10.3
        ("KH", "AH 9H AS", "AH"),  # 1.10.4: within trumps
        ("KH", "QH AS AC", "QH"),
        ("KS", "9S AH TH", "9S"),  # no trumping while the suit is held
        # Only cards of the suit led can head: the ace of another suit does not.
        ("TS", "KS AC AD", "KS"),
    ],
)
@pytest.mark.parametrize("phase", ["exhausted", "closed"])
def test_the_duties_hold_when_the_stock_is_empty_or_closed(phase, lead, hand, allowed):
    held = len(hand.split())
    if phase == "exhausted":
        state = position(n=lead, d=hand, won="1" * (11 - held) + "0")
    else:
        state = position(n=lead, d=hand, won="10" * 1 + "0" * (6 - held), closed=Closing(N, 2))
    assert set(plays(state.apply(play(lead))).split()) == set(allowed.split())


@pytest.mark.parametrize(
    ("lead", "second", "third", "allowed"),
    [
        ("JS", "KS", "AS TS QS", "AS TS"),  # beat the best card so far, not only the lead
        ("JS", "AS", "TS QS", "TS QS"),  # nobody can
        ("TS", "KH", "AS QS", "AS QS"),  # a trump lies there: any card of the suit will do
        ("TS", "QH", "KH 9H AC", "KH"),  # void: overtrump
        ("TS", "AH", "KH 9H AC", "KH 9H"),  # cannot overtrump: any trump
        ("TS", "9S", "KH 9H AC", "KH 9H"),
        ("TS", "9H", "AC JD", ""),  # anything
    ],
)
def test_the_duties_of_the_third_player(lead, second, third, allowed):  # three players
    # Second and third hold diamonds and clubs besides, the leader has spades and hearts.
    left = [c for c in THREE_PLAYERS.pack if c not in cards(f"{lead} {second} {third}")]
    strange = [c for c in left if c.suit.value in "DC"]
    known = [c for c in left if c.suit.value in "SH"]
    hands = [(*cards(lead), *known[:6])]
    for own in (second, third):
        need = 7 - len(own.split())
        hands.append((*cards(own), *strange[:need]))
        strange = strange[need:]
    pile = [*strange, *known[6:]]
    turn_up = next(c for c in pile if c.suit.value == "H")
    pile.remove(turn_up)
    state = State.start(Deal(PerSeat(hands), tuple(pile), turn_up), THREE_PLAYERS)
    state = state.play_all([CLOSE, play(lead), play(second)])
    assert plays(state) == (allowed or codes(state.hands[2]))


def test_the_leader_may_lead_anything():  # 1.10.5
    state = position(won="1111110")
    assert plays(state) == codes(state.hands[N])


# --- 1.11, 1.13 claims and game points --------------------------------------------------------


@pytest.mark.parametrize(
    ("window", "first_lead", "follower", "loser_on_lead", "leader_mid_trick"),
    [
        (ClaimWindow.ON_LEAD, "claim-needs-trick", "claim-not-now", "claim-not-now", False),
        (ClaimWindow.OWN_TURN, "claim-needs-trick", None, "claim-not-now", False),
        (ClaimWindow.ANY_TIME, "claim-needs-trick", None, None, True),
    ],
)
def test_the_window_for_claims(window, first_lead, follower, loser_on_lead, leader_mid_trick):
    rules = CLASSIC.changed(claim_window=window)
    assert code(position(rules=rules), CLAIM) == first_lead  # 1.11.2: a trick is needed
    state = position(n="AS", won="10", rules=rules)
    assert code(state, CLAIM) is None
    assert code(state, ClaimSixtySix(by=D)) == loser_on_lead
    led = state.apply(play("AS"))
    assert code(led, CLAIM) == follower
    assert (CLAIM in led.legal_actions()) == (follower is None)
    assert (code(led, ClaimSixtySix(by=N)) is None) == leader_mid_trick
    assert (ClaimSixtySix(by=N) in led.legal_actions(N)) == leader_mid_trick
    before_draw = position(won="10", to_draw=True, rules=rules)
    assert code(before_draw, CLAIM) is None  # 1.11.2: before the draw as well


@pytest.mark.parametrize("profile", ["kawu", "handbook", "bicycle"])
def test_a_follower_without_a_trick_may_not_claim(profile):
    state = position(n="AS", won="00", rules=PRESETS[profile]).apply(play("AS"))
    assert code(state, CLAIM) == "claim-needs-trick"


def test_kawu_lets_the_follower_claim():
    state = position(n="9S", won="111110", points=(None, 66), rules=PRESETS["kawu"])
    over = state.play_all([play("9S"), CLAIM])
    assert over.outcome == Outcome((D,), 2, Ending.CLAIM)
    assert over.ended == ClaimSixtySix(by=D)


@pytest.mark.parametrize(("points", "ending"), [(66, Ending.CLAIM), (65, Ending.FALSE_CLAIM)])
def test_handbook_lets_anybody_claim_out_of_turn(points, ending):
    state = position(won="111110", points=(None, points), rules=PRESETS["handbook"])
    claim = ClaimSixtySix(by=D)
    assert claim in state.legal_actions(D)
    outcome = state.apply(claim).outcome
    assert outcome.ending is ending
    assert outcome.winner == (D if ending is Ending.CLAIM else N)


def test_the_points_alone_end_nothing():  # 1.11.4
    state = position(n="AS", d="9S", won="10000", points=(66, None))
    assert state.outcome is None
    assert state.play_all([play("AS"), play("9S")]).outcome is None


@pytest.mark.parametrize(("loser", "game_points"), [(34, 1), (33, 1), (32, 2), (2, 2)])
def test_thirty_three_exactly_saves_from_schneider(loser, game_points):  # 1.13
    won = "110000" if loser > 4 else "100000"
    state = position(won=won, points=(66, loser))
    assert state.apply(CLAIM).outcome.game_points == game_points


def test_a_trick_of_two_nines_saves_from_schwarz():  # 1.13.2
    state = position(n="9C", d="9H", won="0000", points=(66, 0), turn_up="QH")
    assert state.apply(CLAIM).outcome.game_points == 3
    state = state.play_all([play("9C"), play("9H")])
    assert state.tricks_won(D) == 1
    assert state.card_points[D] == 0
    later = position(won="10000", points=(66, 0), turn_up="QH")
    assert later.tricks[0].card_points == 0
    assert later.apply(CLAIM).outcome.game_points == 2


def test_the_losers_valid_marriage_counts_towards_33():  # 1.13.3
    state = position(won="100000", points=(66, 13), marriages=[(D, "C", 1)])
    assert state.card_points[D] == 33
    assert state.apply(CLAIM).outcome.game_points == 1


def test_a_claim_beats_the_count():  # 1.11.3, 1.12.1
    state = position(n="AS", d="9S", won="00000111110", points=(47, 62), marriages=[(N, "C", 3)])
    state = state.play_all([play("AS"), play("9S")])
    assert state.card_points == PerSeat((88, 62))
    behind = position(
        n="AS",
        d="9S",
        won="00000111110",
        points=(47, 62),
        marriages=[(N, "C", 3), (D, "H", 7)],
    ).play_all([play("AS"), play("9S")])
    assert behind.card_points == PerSeat((88, 102))
    assert behind.apply(COUNT).outcome == Outcome((D,), 1, Ending.COUNT)
    assert behind.apply(CLAIM).outcome == Outcome((N,), 1, Ending.CLAIM)


def test_after_the_last_trick_only_a_claim_or_the_count_is_left():
    state = position(n="AS", d="9S", won="10101010100").play_all([play("AS"), play("9S")])
    assert state.legal_actions() == (CLAIM, COUNT)
    assert state.legal_actions(D) == ()
    assert state.apply(COUNT).legal_actions() == ()


def test_the_last_trick_gives_ten_at_once_when_the_stock_was_played_out():  # 1.12.1
    state = position(n="AS", d="9S", won="10101010100", points=(45, 64))
    state = state.play_all([play("AS"), play("9S")])
    assert state.card_points == PerSeat((66, 64))
    assert state.apply(CLAIM).outcome == Outcome((N,), 1, Ending.CLAIM)


@pytest.mark.parametrize("before_draw", [False, True])
@pytest.mark.parametrize("profile", ["classic", "handbook", "bicycle", "pagat"])
def test_the_last_trick_gives_nothing_after_a_close(profile, before_draw):  # 1.9.1, 1.12.2
    closed = Closing(N, 2, before_draw=before_draw)
    tricks = 6 if before_draw else 7
    state = position(
        n="AS", d="9S", won=("10" + "0" * 9)[:tricks], closed=closed, rules=PRESETS[profile]
    )
    before = state.card_points[N]
    state = state.play_all([play("AS"), play("9S")])
    assert state.cards_out
    assert state.card_points[N] == before + 11


@pytest.mark.parametrize(
    ("profile", "points", "outcome"),
    [
        ("classic", 60, Outcome((D,), 1, Ending.COUNT)),
        ("kawu", 60, Outcome((N,), 1, Ending.LAST_TRICK)),
    ],
)
def test_without_a_claim_the_higher_total_or_the_last_trick_wins(profile, points, outcome):
    state = position(
        n="AS", d="9S", won="10101010100", points=(109 - 70, 70), rules=PRESETS[profile]
    )
    assert state.play_all([play("AS"), play("9S"), COUNT]).outcome == outcome


@pytest.mark.parametrize(
    ("won", "points", "game_points"),
    [
        ("00000000000", (109, 0), 3),
        ("10000000000", (105, 4), 2),
        ("10101000000", (76, 33), 1),
        ("10101000000", (77, 32), 2),
    ],
)
def test_the_count_is_worth_as_much_as_a_claim(won, points, game_points):  # 1.13
    state = position(n="AS", d="9S", won=won, points=points)
    outcome = state.play_all([play("AS"), play("9S"), COUNT]).outcome
    assert outcome == Outcome((N,), game_points, Ending.COUNT)


# --- closes: failed, beaten, false ------------------------------------------------------------

# N closed after trick 2 or 3; *at* is where, D has a trick before that only in the second line.
BEATEN = [
    ("classic", "00" + "1111", 2, 3),
    ("classic", "10" + "1111", 2, 2),
    ("pagat", "00" + "1111", 2, 2),  # flat
    ("pagat", "10" + "1111", 2, 2),
    ("handbook", "00" + "1111", 2, 3),
    ("kawu", "00" + "1111", 2, 3),
    ("santase", "10" + "1111", 2, 3),  # flat
    ("santase", "00" + "1111", 2, 3),
    ("spielregeln-2", "00" + "1111", 2, 1),  # mirror: D has 33 or more
    ("bicycle", "10" + "1111", 2, 2),
]


@pytest.mark.parametrize(("profile", "won", "at", "game_points"), BEATEN)
def test_the_closer_is_beaten_by_a_correct_claim(profile, won, at, game_points):
    state = position(won=won, points=(None, 66), closed=Closing(N, at), rules=PRESETS[profile])
    assert state.apply(CLAIM).outcome == Outcome((D,), game_points, Ending.CLOSER_BEATEN)


@pytest.mark.parametrize(
    ("profile", "won", "game_points"),
    [
        ("classic", "0010", 3),
        ("classic", "1000", 2),
        ("pagat", "0010", 3),  # flat 2 is for claims without a close
        ("santase", "1000", 3),
        ("spielregeln-2", "0010", 2),
        ("spielregeln-2", "0000", 3),
    ],
)
def test_the_closers_false_claim_is_a_failed_close(profile, won, game_points):  # 1.13
    state = position(won=won, points=(50, None), closed=Closing(N, 2), rules=PRESETS[profile])
    assert state.card_points[D] < 33
    assert state.apply(CLAIM).outcome == Outcome((D,), game_points, Ending.FAILED_CLOSE)


@pytest.mark.parametrize("points", [50, 75])
def test_a_closer_who_never_claims_has_failed_whatever_the_totals(points):  # 1.12.2
    state = position(n="AS", d="9S", won="0010000", points=(points, None), closed=Closing(N, 2))
    over = state.play_all([play("AS"), play("9S"), COUNT])
    assert over.outcome == Outcome((D,), 3, Ending.FAILED_CLOSE)


def test_the_others_false_claim_after_a_close_is_a_false_claim():  # 1.13
    state = position(won="0011", points=(None, 40), closed=Closing(N, 2))
    assert state.apply(CLAIM).outcome == Outcome((N,), 2, Ending.FALSE_CLAIM)


def test_a_failed_close_looks_at_the_close_and_a_false_claim_at_the_claim():  # 1.9.5, 1.13
    failed = position(won="001000", points=(50, None), closed=Closing(N, 2))
    assert failed.apply(CLAIM).outcome.game_points == 3
    false = position(won="001000", points=(50, None))
    assert false.apply(CLAIM).outcome.game_points == 2


@pytest.mark.parametrize(
    ("won", "at", "points", "expected"),
    [
        ("10" + "10000", 2, (66, 33), {"classic": 1, "schnapsen": 2}),  # 33 only after the close
        ("110" + "0000", 3, (66, 33), {"classic": 1, "schnapsen": 1}),  # 33 before it
        ("00" + "1000", 2, (66, None), {"classic": 2, "schnapsen": 3}),  # a trick only after it
        ("10" + "0000", 2, (66, None), {"classic": 2, "schnapsen": 2}),
    ],
)
@pytest.mark.parametrize("profile", ["classic", "schnapsen"])
def test_a_successful_close_counts_at_the_claim_or_at_the_close(profile, won, at, points, expected):
    state = position(won=won, points=points, closed=Closing(N, at), rules=PRESETS[profile])
    outcome = state.apply(CLAIM).outcome
    assert outcome == Outcome((N,), expected[profile], Ending.CLAIM)


def test_a_schnapsen_closer_who_loses_the_last_trick_has_lost_even_with_66():
    rules = PRESETS["schnapsen"]
    state = position(
        n="JS", d="AS", won="100000", points=(66, None), closed=Closing(N, 2), rules=rules
    )
    state = state.play_all([play("JS"), play("AS")])
    assert state.card_points[N] == 66
    assert state.to_move == D
    assert code(state, ClaimSixtySix(by=N)) == "claim-not-now"
    assert state.apply(COUNT).outcome == Outcome((D,), 2, Ending.FAILED_CLOSE)


def test_the_mirror_rule_judges_a_failed_close_at_the_end_of_the_deal():
    rules = PRESETS["spielregeln-2"]
    for d_points, won, game_points in ((33, "0011000", 1), (32, "0011000", 2), (0, "0000000", 3)):
        state = position(
            n="AC", d="9S", won=won, points=(45, d_points), closed=Closing(N, 2), rules=rules
        )
        over = state.play_all([play("AC"), play("9S"), COUNT])
        assert over.outcome == Outcome((D,), game_points, Ending.FAILED_CLOSE)


# --- look back --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("profile", "on_lead", "after_the_lead"),
    [("classic", 1, 0), ("handbook", 0, 0), ("schnapsen", 2, 2), ("schnapsen-sharp", 0, 0)],
)
def test_which_tricks_may_be_looked_at(profile, on_lead, after_the_lead):  # 1.15.1
    state = position(n="AS", won="010", rules=PRESETS[profile])
    assert len(state.observation(N).viewable_tricks()) == on_lead
    led = state.apply(play("AS"))
    assert len(led.observation(N).viewable_tricks()) == after_the_lead
    if profile == "classic":
        assert state.observation(D).viewable_tricks() == state.tricks[-1:]
    if profile == "schnapsen":
        assert all(t.winner == D for t in state.observation(D).viewable_tricks())
    assert led.rules is state.rules


def test_after_the_deal_all_tricks_lie_open():  # 1.15.1
    state = position(won="010", rules=PRESETS["handbook"]).apply(CLAIM)
    assert state.observation(D).viewable_tricks() == state.tricks
