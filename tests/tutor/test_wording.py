"""Every reason has words, and the words name the cards that show it."""

import re
from random import Random

import pytest
from playouts import playout
from positions import TWO_PLAYER_PROFILES, all_actions

from sixtysix_teach import (
    CLASSIC,
    PRESETS,
    Card,
    ClaimSixtySix,
    CloseStock,
    Deal,
    DeclareMarriage,
    Draw,
    Ending,
    ExchangeNine,
    Play,
    Reason,
    ReasonCode,
    State,
    Suit,
)
from sixtysix_teach.phrases import Phrases, printed, spoken, tokens
from sixtysix_teach.tutor.results import result_lines, result_title, total_text
from sixtysix_teach.tutor.wording import refusal

STATE = State.start(Deal.shuffled(seed=66))


@pytest.mark.parametrize("code", ReasonCode)
def test_every_reason_has_two_lines_of_words(code: ReasonCode) -> None:
    reason = Reason(code, (Card.KS,), (Card.AS, Card.TS))
    words = refusal(reason, Play(Card.N9S), STATE)
    assert words.title
    assert words.text
    for line in (words.title, words.text):
        assert line.endswith(".")
        assert "{" not in line
        assert "!" not in line


@pytest.mark.parametrize("code", ["must-follow", "must-head", "must-trump"])
def test_a_broken_duty_names_the_card_the_lead_and_what_is_allowed(code: str) -> None:
    reason = Reason(ReasonCode(code), (Card.JS,), (Card.AS, Card.TS))
    words = refusal(reason, Play(Card.N9S), STATE)
    text = words.title + words.text
    for token in ("[9S]", "[JS]", "[AS] or [TS]"):
        assert token in text


def test_a_refusal_names_every_card_that_shows_the_rule() -> None:
    seen = set()
    for profile in TWO_PLAYER_PROFILES:
        for seed in range(3):
            for state, _ in playout(PRESETS[profile], seed):
                for action in all_actions(state):
                    reason = state.why_illegal(action)
                    if reason is None or reason in seen:
                        continue
                    seen.add(reason)
                    words = refusal(reason, action, state)
                    text = words.title + words.text
                    missing = [c for c in (*reason.cards, *reason.allowed) if f"[{c}]" not in text]
                    assert not missing, (reason, text)


@pytest.mark.parametrize("code", ReasonCode)
def test_cards_are_named_under_every_reason_that_may_have_them(code: ReasonCode) -> None:
    without = {"no-exchange", "no-marriages", "deal-over", "not-your-turn", "no-such-seat"}
    without |= {"draw-first", "nothing-to-draw", "must-close", "claim-needs-trick", "cards-left"}
    if code.value in without or code.value.startswith(("close-", "already-")):
        return
    words = refusal(Reason(code, (Card.KS,), (Card.AS, Card.TS)), Play(Card.N9S), STATE)
    assert "[KS]" in words.title + words.text


@pytest.mark.parametrize(
    ("text", "aloud", "on_paper"),
    [
        ("[TH] is a trump", "ten of hearts is a trump", "♥10 is a trump"),
        ("**[9S]** of [S]", "nine of spades of spades", "♠9 of ♠"),
        ("no token [XX]", "no token [XX]", "no token [XX]"),
    ],
)
def test_tokens_are_read_aloud_and_printed(text: str, aloud: str, on_paper: str) -> None:
    assert spoken(text) == aloud
    assert printed(text) == on_paper


def test_a_list_of_cards_reads_like_a_sentence() -> None:
    assert tokens([]) == ""
    assert tokens([Card.AS]) == "[AS]"
    assert tokens([Card.AS, Card.KH, Card.N9C], last=" and ") == "[AS], [KH] and [9C]"


def test_sentences_of_the_table_shout_at_nobody() -> None:
    for key, text in Phrases("table.toml").texts().items():
        assert "!" not in text, key
        assert not re.search(r"\b(oops|wrong|well done|great)\b", text, re.I), key


@pytest.mark.parametrize("name", PRESETS)
def test_a_refusal_promises_only_what_these_rules_allow(name: str) -> None:
    rules = PRESETS[name]
    state = State.start(Deal.shuffled(seed=66, rules=rules), rules)
    state = state.apply(Play(state.hands[0][0]))
    state = state.apply(Play(state.hands[state.to_move][0]))
    card = Play(state.hands[state.to_move][0])
    text = refusal(state.why_illegal(card), card, state).text
    assert ("close" in text) == rules.close_before_draw


def test_a_pair_of_which_nothing_is_held_reads_like_a_sentence() -> None:
    marry = DeclareMarriage(Suit.SPADES)
    both = Reason(ReasonCode.NO_PAIR, (Card.KS, Card.QS))
    assert refusal(both, marry, STATE).title == "You hold neither [KS] nor [QS]."
    one = Reason(ReasonCode.NO_PAIR, (Card.KS,))
    assert refusal(one, marry, STATE).title == "The pair is not complete: [KS] is missing."


def test_a_close_before_the_last_draw_tells_what_the_draw_leaves() -> None:
    state = State.start(Deal.shuffled(seed=66))
    while state.stock_size > 2 or not state.to_draw:
        state = state.apply(next(a for a in state.legal_actions() if isinstance(a, Play | Draw)))
    text = refusal(state.why_illegal(CloseStock()), CloseStock(), state).text
    assert text == "These rules ask for 2 stock cards after the draw; there will be 0."


def test_the_exchange_after_a_close_is_denied_only_where_it_does_not_exist() -> None:
    reason = Reason(ReasonCode.EXCHANGE_STOCK_CLOSED, (Card.N9D,))
    assert "nothing" in refusal(reason, ExchangeNine(), STATE).text
    pagat = State.start(Deal.shuffled(seed=66), PRESETS["pagat"])
    assert "only the other player" in refusal(reason, ExchangeNine(), pagat).text


def test_you_stand_small_in_the_middle_of_a_sentence() -> None:
    """The learner beats a closer: the one result in which his name does not come first."""
    for seed in range(300):
        rng = Random(seed)
        state = State.start(Deal.shuffled(seed=seed))
        while state.outcome is None:
            legal = state.legal_actions()
            ready = max(state.card_points) >= 66
            calm = [a for a in legal if not isinstance(a, ClaimSixtySix | CloseStock)]
            claims = [a for a in legal if isinstance(a, ClaimSixtySix)]
            enough = claims and ready and state.total(state.to_move) >= 66
            state = state.apply(
                rng.choice(claims if enough else calm if rng.random() < 0.9 and calm else legal)
            )
        if state.outcome.ending is Ending.CLOSER_BEATEN:
            line = result_lines(state, state.outcome.winners[0])[0]
            assert line.startswith("The bot closed the stock, and you claimed first, with ")
            return
    raise AssertionError("no closer was beaten among the seeds")


@pytest.mark.parametrize("name", PRESETS)
def test_every_end_of_a_deal_is_explained_with_numbers_that_are_true(name: str) -> None:
    rules = PRESETS[name]
    for seed in range(80):
        rng = Random(seed)
        state = State.start(Deal.shuffled(seed=seed, rules=rules), rules)
        while state.outcome is None:
            legal = state.legal_actions()
            calm = [a for a in legal if isinstance(a, Play) or rng.random() < 0.3]
            state = state.apply(rng.choice(calm or legal))
        outcome = state.outcome
        for you in (0, 1):
            lines = result_lines(state.observation(you), you)
            assert all(lines)
            assert all("{" not in line for line in lines)
            title = result_title(outcome, you)
            if outcome.winner is not None:
                assert str(outcome.game_points) in title
                assert title.startswith("You win" if you in outcome.winners else "The bot wins")
            for seat in (0, 1):
                text = total_text(state, seat)
                assert text.rsplit("= ")[-1] == str(state.total(seat))


def test_a_sum_with_marriage_and_last_trick_adds_up() -> None:
    rules = CLASSIC
    for seed in range(400):
        rng = Random(seed)
        state = State.start(Deal.shuffled(seed=seed, rules=rules), rules)
        while not state.cards_out:
            legal = state.legal_actions()
            calm = [a for a in legal if not isinstance(a, ClaimSixtySix | CloseStock)]
            state = state.apply(rng.choice(calm or legal))
        for seat in (0, 1):
            text = total_text(state, seat)
            if "marriages" in text and "last trick" in text:
                parts, total = text.split(" = ")
                assert sum(int(n) for n in re.findall(r"\d+", parts)) == int(total)
                return
    raise AssertionError("no deal with both among the seeds")
