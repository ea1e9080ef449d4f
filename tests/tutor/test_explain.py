"""Explanations say what is known, name nothing else, and never contradict the judgement."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from learner_deals import decisions
from places import place
from positions import CLAIM, CLOSE, THREE_PLAYERS, D, N, all_actions, marry, play

from sixtysix_teach import (
    PRESETS,
    Action,
    ClaimSixtySix,
    Deal,
    Observation,
    Play,
    RulesError,
    State,
)
from sixtysix_teach.cards import in_order
from sixtysix_teach.phrases import number_text
from sixtysix_teach.rules import ClaimWindow
from sixtysix_teach.tutor.advice import loss_text
from sixtysix_teach.tutor.explain import Explanation, explain
from sixtysix_teach.tutor.hint import hint
from sixtysix_teach.tutor.judge import Basis, Judgement, judge, surely_lost
from sixtysix_teach.tutor.relevance import FOR, cards_of
from sixtysix_teach.tutor.themes import THEMES
from sixtysix_teach.tutor.wording import refusal

TOKEN = re.compile(r"\[([AKQJT987]?[SHDC])\]")
WORDS = 25
# Something else is sure, and of this nothing is known.
UNKNOWN = ("surer", "could-claim")
ANY_TIME = PRESETS["classic"].changed(name="any-time", claim_window=ClaimWindow.ANY_TIME)


@cache
def explained() -> list[tuple[State, Observation, Explanation]]:
    """Up to four actions of every decision, the one that was done among them."""
    rng, found = Random(4), []
    for state, view, done in decisions():
        legal = view.legal_actions()
        some = {done: None} | dict.fromkeys(rng.sample(legal, min(3, len(legal))))
        found += [(state, view, explain(view, action)) for action in some]
    return found


def test_the_verdict_is_that_of_the_judgement() -> None:
    for _, view, told in explained():
        judgement = judge(view)
        best = told.action in judgement.best
        assert told.judgement == judgement
        if told.verdict == "worse":
            assert not best
            assert judgement.basis is not Basis.THUMB or surely_lost(view, told.action)
        elif told.verdict == "rule-of-thumb":
            unknown = told.key in UNKNOWN and judgement.loss(told.action) is None
            assert judgement.basis is Basis.THUMB or unknown
        elif told.verdict in ("best", "as-good"):
            assert best
            assert judgement.basis is not Basis.THUMB
        if told.better:
            assert set(told.better) == set(judgement.best)
        assert told.loss == judgement.loss(told.action) or told.verdict == "only"


def test_every_verdict_and_basis_is_met() -> None:
    met = Counter(told.verdict for _, _, told in explained())
    assert set(met) == {"only", "best", "as-good", "worse", "rule-of-thumb"}
    bases = {told.judgement.basis for _, _, told in explained() if told.judgement}
    assert bases == set(Basis)


def test_a_rule_of_thumb_says_that_it_is_one() -> None:
    for _, _, told in explained():
        if told.verdict == "rule-of-thumb" and told.key not in UNKNOWN:
            assert "rule of thumb" in told.basis
            assert "nothing is proved" in told.basis
            assert "rule of thumb" in told.title
            assert not any("costs" in line and "game point" in line for line in told.lines[-3:])


def test_a_worse_move_has_its_price_and_a_better_one() -> None:
    for _, view, told in explained():
        if told.verdict == "worse" and told.judgement.basis is not Basis.THUMB:
            text = " ".join(told.lines)
            assert "Better: " in text
            if told.loss:
                assert number_text(max(told.loss, Fraction(1, 100))) in text
            assert told.better[0] in view.legal_actions()


def numbers_known(view: Observation, told: Explanation) -> set[str]:
    known = {str(number) for fact in told.facts for number in fact.numbers.values()}
    known |= {str(view.rules.target), str(told.judgement.hands)}
    values = [abs(v) for values in told.judgement.views for v in values.values()]
    known |= {number_text(value) for value in values}
    if told.loss is not None:
        known |= {number_text(told.loss), "0.01"}
    return known


def test_every_card_and_number_named_comes_from_the_facts_the_action_or_the_judgement() -> None:
    for _, view, told in explained():
        text = " ".join((told.title, *told.lines, told.basis))
        named = {c.code for fact in told.facts for c in (*fact.cards, *fact.because)}
        named |= {suit.value for fact in told.facts for suit in fact.suits}
        for action in (told.action, *told.judgement.best):
            named |= {c.code for c in cards_of(view, action)}
        assert set(TOKEN.findall(text)) <= named, text
        plain = TOKEN.sub("", text)
        assert set(re.findall(r"\d+(?:\.\d+)?", plain)) <= numbers_known(view, told), text


def test_sentences_are_short_and_complete() -> None:
    for _, _, told in explained():
        assert told.lines
        assert 2 <= len(told.lines) + 1 <= 8
        assert told.basis
        for line in (*told.lines, told.basis):
            assert line.endswith("."), line
            assert "{" not in line
            for sentence in line.split(". "):
                assert len(sentence.split()) <= WORDS, sentence
        assert not told.title.endswith(".")
        assert len(set(told.lines)) == len(told.lines), told.lines


def test_no_more_than_four_facts_are_told_and_each_is_in_the_lines() -> None:
    for _, _, told in explained():
        assert len(told.facts) <= 4
        assert len(told.lines) >= len(told.facts)
    many = [told for _, _, told in explained() if told.verdict not in ("only",) and told.facts]
    assert len(many) > 0.8 * len(explained()) * 0.8


def permuted(state: State, seat: int, rng: Random) -> State:
    """The same state with all cards that *seat* cannot see in other places that fit."""
    view, other = state.observation(seat), 1 - seat
    held = [c for c in state.hands[other] if c not in state.shown[other]]
    free = [c for c in view.unseen if c not in view.excluded[other]]
    hidden = rng.sample(free, len(held))
    stock = [c for c in view.unseen if c not in hidden]
    rng.shuffle(stock)
    theirs = in_order((*state.shown[other], *hidden))
    return replace(state, hands=state.hands.with_(other, theirs), stock=tuple(stock))


def test_permuting_the_hidden_cards_changes_no_word() -> None:
    rng = Random(66)
    for state, view, told in explained()[::4]:
        assert explain(permuted(state, view.seat, rng), told.action) == told
        assert explain(state, told.action) == told


def test_every_theme_of_an_action_is_known() -> None:
    assert set(THEMES) == set(FOR)
    met = {told.theme for _, _, told in explained()}
    assert met <= set(THEMES)
    assert len(met) > 18


def test_an_illegal_action_gets_the_rule_and_the_cards_that_show_it() -> None:
    for state, view, _ in decisions()[::5]:
        for action in all_actions(state):
            reason = view.why_illegal(action)
            if reason is None:
                continue
            told = explain(view, action)
            words = refusal(reason, action, view)
            assert (told.verdict, told.key) == ("illegal", reason.code.value)
            assert (told.title, told.lines) == (words.title, (words.text,))
            assert told.judgement is None
            assert told.reason == reason


def test_a_deal_that_is_over_has_only_its_rule() -> None:
    state = State.start(Deal.shuffled(seed=1))
    over = replace(state, ended=CLAIM)
    assert explain(over, play("AS")).verdict == "illegal"


LED_TEN = place("AS KS QS 9D JC QC", led="TS")
SURE = place("AH 9D JC 9C JS 9S", tricks="ADTD ASTS KSKD QSQD")
NEAR = place("AH 9D JC 9C JS 9S", tricks="ADTD ASTS KSKD QSQD", closed="me 4")
THROWN = place("AS KD QD 9D JC QC", led="9C")
MINE_21 = place("KH QH AS 9D JC 9C", tricks="ADTD")
DUE = place("KH QH 9S 9D JC 9C", tricks="ADTD ASTS KSJS ACTC")

CASES = [
    ("a ten is taken by its ace", LED_TEN, play("AS"), "take-trick", "[AS] takes [TS]: 21"),
    ("a ten is let go", LED_TEN, play("9D"), "duck", "[AS] takes [TS]"),
    ("the ace of trumps brings it home", NEAR, play("AH"), "lead-home", "then you can claim"),
    ("a low lead where a close is sure", SURE, play("9S"), "lead-low", "The sure way: lead [AH]"),
    ("a lead as sure as the close", SURE, play("AH"), "lead-home", "then you can claim"),
    ("a marriage in trumps", MINE_21, marry("H"), "announce", "brings 40 card points at once"),
    ("half a marriage led", MINE_21, play("KH"), "lead-trump", "announce [KH] and [QH]."),
    ("half a marriage thrown", THROWN, play("QD"), "duck", "You hold [KD] and [QD], a marriage"),
    ("a close with too little", MINE_21, CLOSE, "close", "need 45 more for 66"),
]


@pytest.mark.parametrize(
    ("view", "action", "theme", "says"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_what_is_said(view: Observation, action: Action, theme: str, says: str) -> None:
    told = explain(view, action)
    assert told.theme == theme
    assert says in " ".join(told.lines), told.lines


def test_a_claim_out_of_turn_is_explained_too() -> None:
    view = place("KH QH 9S 9D JC 9C", tricks="ADTD ASTS KSJS ACTC", rules=ANY_TIME)
    waiting = replace(view, leader=1 - view.seat)
    assert not waiting.my_turn
    claim = next(iter(waiting.legal_actions()))
    assert isinstance(claim, ClaimSixtySix)
    assert (explain(waiting, claim).theme, explain(waiting, claim).verdict) == ("claim", "best")
    assert hint(waiting, 4).action == claim


def test_playing_on_with_enough_is_told_of_the_claim() -> None:
    told = explain(DUE, play("9S"))
    assert told.key in ("claim-missed", "could-claim")
    assert any("a claim now wins" in line for line in told.lines)


def test_a_wrong_claim_loses_and_is_called_so() -> None:
    told = explain(MINE_21, CLAIM)
    assert (told.verdict, told.key) == ("worse", "claim-early")
    assert told.lines[0] == "This loses the deal, whatever the bot holds."
    assert "You have 21 card points and need 45 more for 66." in told.lines


def test_a_marriage_comes_before_a_card() -> None:
    other = explain(MINE_21, play("9D"))
    assert other.better == (marry("H"),)
    assert other.lines[-1] == "Nothing is proved here: this may be just as good."


@pytest.mark.parametrize(
    ("basis", "loss", "text"),
    [
        (Basis.KNOWN, Fraction(1), "This costs 1 game point."),
        (Basis.KNOWN, Fraction(3), "This costs 3 game points."),
        (Basis.SURE, Fraction(2), "This puts 2 game points at risk."),
        (Basis.COUNTED, Fraction(2, 7), "This costs 0.29 game points on average."),
        (Basis.ODDS, Fraction(1), "This costs 1 game point on average."),
        (Basis.ODDS, Fraction(1, 792), "This costs less than 0.01 game points on average."),
        (Basis.SURE, None, "After this nothing is certain any more."),
    ],
)
def test_a_loss_in_words(basis: Basis, loss: Fraction | None, text: str) -> None:
    assert loss_text(Judgement(N, basis, {}, (), 84), loss) == text


def test_the_seat_that_cannot_act_gets_the_rule_or_an_error() -> None:
    state = State.start(Deal.shuffled(seed=1))
    waiting = state.observation(D)
    assert explain(waiting, CLOSE).verdict == "illegal"
    assert isinstance(state.legal_actions()[0], Play)
    three = State.start(Deal.shuffled(seed=1, rules=THREE_PLAYERS), THREE_PLAYERS)
    with pytest.raises(RulesError, match="two players"):
        explain(three, three.legal_actions()[0])
