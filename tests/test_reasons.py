"""One position (at least) for each reason why an action is refused, with the cards it shows.

A tutor builds its sentences on these reasons, so each must come with the right cards: those that
make the rule bite, and those that may be played instead. A new code without a case here fails.
"""

import pytest
from positions import (
    CLAIM,
    CLOSE,
    COUNT,
    DRAW,
    EXCHANGE,
    THREE_PLAYERS,
    D,
    N,
    card,
    cards,
    codes,
    marry,
    play,
    position,
    words,
)

from sixtysix_teach import (
    CLASSIC,
    PRESETS,
    ClaimSixtySix,
    Closing,
    Deal,
    ExchangeNine,
    IllegalAction,
    PerSeat,
    Reason,
    ReasonCode,
    State,
)

KAWU, SANTASE, SHARP = PRESETS["kawu"], PRESETS["santase"], PRESETS["schnapsen-sharp"]
BICYCLE, SPIELREGELN, HANDBOOK = (
    PRESETS["bicycle"],
    PRESETS["spielregeln-2"],
    PRESETS["handbook"],
)


def led(lead, d, **rest):
    """N has led *lead*; D, holding *d*, is to play."""
    return position(n=lead, d=d, **rest).apply(play(lead))


def strict(lead, d):
    return led(lead, d, won="1" * (11 - len(d.split())) + "0")


def overtrumped():
    """Three players, strict: a spade is led and trumped, the third is void and holds trumps."""
    first, second, third = "AS TS KS QS JS 9S 8S", "KH AD TD KD QD JD 9D", "TH 9H AC TC KC QC JC"
    left = [c for c in THREE_PLAYERS.pack if c not in cards(f"{first} {second} {third}")]
    dealt = Deal(
        PerSeat(cards(hand) for hand in (first, second, third)),
        tuple(c for c in left if c is not card("7H")),
        card("7H"),
    )
    return State.start(dealt, THREE_PLAYERS).play_all([CLOSE, play("AS"), play("KH")])


# state, action, code, the cards it shows, the cards allowed ("-": not about playing a card)
CASES = [
    (lambda: position(won="0").apply(CLAIM), DRAW, "deal-over", "", "-"),
    (lambda: position(won="10", to_draw=True).apply(CLAIM), DRAW, "deal-over", "", "-"),
    (lambda: position(won="0").apply(CLAIM), CLAIM, "deal-over", "", "-"),
    (lambda: position(won="0"), ClaimSixtySix(by=2), "no-such-seat", "", "-"),
    (lambda: position(won="0"), ExchangeNine(by=-1), "no-such-seat", "", "-"),
    (
        lambda: led("AS", "9S 9H", won="10", turn_up="QH", rules=BICYCLE),
        ExchangeNine(by=N),
        "nine-not-held",
        "9H",
        "-",
    ),
    (
        lambda: position(d="9H", won="10", turn_up="QH", rules=BICYCLE),
        ExchangeNine(by=D),
        "not-your-turn",
        "",
        "-",
    ),
    (lambda: led("AS", "KC QC", won="10"), marry("C"), "not-on-lead", "AS", "-"),
    (lambda: led("AS", "9H", won="10", turn_up="QH"), EXCHANGE, "not-on-lead", "AS", "-"),
    (lambda: led("AS", "", won="10"), CLOSE, "not-on-lead", "AS", "-"),
    (lambda: position(n="AS", d="TS"), play("TS"), "card-not-held", "TS", "-"),
    (lambda: position(n="AS", won="0", to_draw=True), play("AS"), "draw-first", "", "-"),
    (lambda: position(won="0"), DRAW, "nothing-to-draw", "", "-"),
    (lambda: position(won="1111110"), DRAW, "nothing-to-draw", "", "-"),
    (lambda: strict("KS", "QS AH 9C"), play("AH"), "must-follow", "KS", "QS"),
    (lambda: strict("KS", "TS QS AH"), play("9C"), "card-not-held", "9C", "-"),
    (lambda: strict("KS", "TS QS AH"), play("AH"), "must-follow", "KS", "TS"),
    (lambda: strict("QH", "KH 9H AS"), play("AS"), "must-follow", "QH", "KH"),
    (lambda: strict("KS", "AS TS QS"), play("QS"), "must-head", "KS", "AS TS"),
    (lambda: strict("QH", "KH 9H AS"), play("9H"), "must-head", "QH", "KH"),
    (overtrumped, play("9H"), "must-head", "KH", "TH"),
    (overtrumped, play("AC"), "must-trump", "AS", "TH"),
    (lambda: strict("KS", "AH 9H AC"), play("AC"), "must-trump", "KS", "AH 9H"),
    (
        lambda: position(n="KC QC AS", won="0").apply(marry("C")),
        play("AS"),
        "must-lead-marriage",
        "KC QC",
        "KC QC",
    ),
    (
        lambda: position(n="KC QC", won="0", rules=SHARP).apply(marry("C")),
        play("QC"),
        "must-lead-king",
        "KC QC",
        "KC",
    ),
    (
        lambda: position(n="KC QC AS", won="0", rules=SHARP).apply(marry("C")),
        play("AS"),
        "must-lead-marriage",
        "KC QC",
        "KC",
    ),
    (
        lambda: position(n="KC QC", won="0", rules=SPIELREGELN),
        marry("C"),
        "no-marriages",
        "",
        "-",
    ),
    (lambda: position(n="KC", d="QC", won="0"), marry("C"), "no-pair", "QC", "-"),
    (lambda: position(d="KC QC", won="0"), marry("C"), "no-pair", "KC QC", "-"),
    (
        lambda: position(n="KC QC KS QS", won="0").apply(marry("C")),
        marry("S"),
        "once-per-lead",
        "KC QC",
        "-",
    ),
    (
        lambda: position(n="KC QC", won="0").apply(CLOSE),
        marry("C"),
        "marriage-stock-closed",
        "KC QC",
        "-",
    ),
    (lambda: position(n="KC QC", won="1111110"), marry("C"), "marriage-stock-empty", "KC QC", "-"),
    (lambda: position(n="KC QC", rules=SANTASE), marry("C"), "marriage-needs-trick", "KC QC", "-"),
    (
        lambda: position(n="KC QC", won="0", to_draw=True, rules=KAWU),
        marry("C"),
        "marriage-before-draw",
        "KC QC",
        "-",
    ),
    (lambda: position(won="0", rules=SPIELREGELN), EXCHANGE, "no-exchange", "", "-"),
    (lambda: position(d="9H", won="0", turn_up="QH"), EXCHANGE, "nine-not-held", "9H", "-"),
    (lambda: position(won="0", turn_up="9H"), EXCHANGE, "nine-is-turn-up", "9H", "-"),
    (lambda: position(n="9H", turn_up="QH"), EXCHANGE, "exchange-needs-trick", "9H", "-"),
    (
        lambda: position(n="9H", won="0", turn_up="QH").apply(CLOSE),
        EXCHANGE,
        "exchange-stock-closed",
        "9H",
        "-",
    ),
    (lambda: position(n="9H", won="1111110"), EXCHANGE, "exchange-stock-empty", "9H", "-"),
    (
        lambda: position(n="9H", won="11110", turn_up="QH", rules=SANTASE),
        EXCHANGE,
        "exchange-stock-too-small",
        "9H",
        "-",
    ),
    (
        lambda: position(n="9H", won="0", turn_up="QH", to_draw=True),
        EXCHANGE,
        "exchange-before-draw",
        "9H",
        "-",
    ),
    (lambda: position(won="0").apply(CLOSE), CLOSE, "already-closed", "", "-"),
    (lambda: position(won="1111110"), CLOSE, "close-stock-empty", "", "-"),
    (lambda: position(won="11110", rules=SANTASE), CLOSE, "close-stock-too-small", "", "-"),
    (lambda: position(won="111110", to_draw=True), CLOSE, "close-stock-too-small", "", "-"),
    (lambda: position(rules=SANTASE), CLOSE, "close-first-lead", "", "-"),
    (lambda: position(won="0", to_draw=True, rules=KAWU), CLOSE, "close-before-draw", "", "-"),
    *(
        (
            lambda: position(n="KC QC", won="0", to_draw=True).apply(marry("C")),
            action,
            "must-close",
            "",
            "-",
        )
        for action in (DRAW, CLAIM, play("KC"))
    ),
    (lambda: position(), CLAIM, "claim-needs-trick", "", "-"),
    (
        lambda: led("AS", "9S", won="00", rules=HANDBOOK),
        CLAIM,
        "claim-needs-trick",
        "",
        "-",
    ),
    (lambda: led("AS", "9S", won="10"), CLAIM, "claim-not-now", "AS", "-"),
    (lambda: position(won="10"), ClaimSixtySix(by=D), "claim-not-now", "", "-"),
    (
        lambda: led("AS", "9S", won="10", rules=KAWU),
        ClaimSixtySix(by=N),
        "claim-not-now",
        "AS",
        "-",
    ),
    (lambda: position(won="0"), COUNT, "cards-left", "", "-"),
    (
        lambda: position(won="00000", points=(66, 0), closed=Closing(N, 2)),
        COUNT,
        "cards-left",
        "",
        "-",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("build", "action", "code", "shown", "allowed"),
    CASES,
    ids=[f"{i}-{case[2]}-{words(case[1])}" for i, case in enumerate(CASES)],
)
def test_a_refused_action_says_which_rule_and_which_cards(build, action, code, shown, allowed):
    state = build()
    may = () if allowed == "-" else cards(allowed)
    reason = Reason(ReasonCode(code), cards(shown), may)
    assert state.why_illegal(action) == reason
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert refused.value.reason == reason
    assert refused.value.action == action
    assert code in str(refused.value)
    assert codes(may) in str(refused.value)
    assert action not in refused.value.legal


def test_every_reason_has_a_case():
    assert {case[2] for case in CASES} == {code.value for code in ReasonCode}


@pytest.mark.parametrize("build", dict.fromkeys(case[0] for case in CASES))
def test_the_seat_to_move_hears_the_same_from_its_observation(build):
    """Opponents and tutors ask the observation, the table asks the state: one answer."""
    state = build()
    seen = state.observation(state.to_move)
    assert seen.legal_actions() == state.legal_actions()
    for action in (CLAIM, CLOSE, COUNT, DRAW, EXCHANGE, *map(marry, "SHDC")):
        assert seen.why_illegal(action) == state.why_illegal(action)
    for c in CLASSIC.pack:
        assert seen.why_illegal(play(c.code)) == state.why_illegal(play(c.code))


def test_a_seat_cannot_act_for_another():
    state = position(won="10")
    assert state.why_illegal(ClaimSixtySix(by=N), D).code is ReasonCode.NOT_YOUR_TURN
    assert state.observation(D).why_illegal(ClaimSixtySix(by=N)).code is ReasonCode.NOT_YOUR_TURN
    assert state.why_illegal(play("AS"), D).code is ReasonCode.NOT_YOUR_TURN
