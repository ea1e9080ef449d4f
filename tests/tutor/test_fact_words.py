"""Every fact has its words, and they name nothing that the fact does not hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter

import pytest
from playouts import playout
from positions import TWO_PLAYER_PROFILES, D, N
from test_tables import MUST

from sixtysix_teach import PRESETS, Card, State
from sixtysix_teach.content import read_data
from sixtysix_teach.tutor import action_facts
from sixtysix_teach.tutor.fact_words import PHRASES, fact_text, fillings, form_of
from sixtysix_teach.tutor.facts import FACTS, Fact, facts_of

CODES = {detector.code for detector in FACTS} | set(action_facts.CODES)
WORDS = 25
"""A sentence of more words is read twice."""

TOKEN = re.compile(r"\[([AKQJT987]?[SHDC])\]")


def templates() -> Iterator[tuple[str, str, str]]:
    """Code, form and text of every sentence about a fact, plural forms one by one."""
    for code, forms in read_data("locale", "en", "tutor.toml")["fact"].items():
        for form, sentence in forms.items():
            texts = (
                [sentence] if isinstance(sentence, str) else [sentence["one"], sentence["other"]]
            )
            yield from ((code, form, text) for text in texts)


def examples() -> Iterator[Fact]:
    """Every fact of the tables, and those of random deals under every profile."""
    for case in MUST:
        yield from facts_of(case.view)
    for profile in TWO_PLAYER_PROFILES:
        for seed in range(2):
            for state, action in playout(PRESETS[profile], seed):
                if action is not None:
                    yield from facts_of(state.observation(N))
                    yield from facts_of(state.observation(D))
                    yield from of_actions(state)


def of_actions(state: State) -> Iterator[Fact]:
    """The facts about the cards that may be played now."""
    view = state.observation(state.to_move)
    found = (action_facts.fact_of(view, action) for action in view.legal_actions())
    return (fact for fact in found if fact is not None)


# What the moments above do not happen to bring.
RARE = (
    Fact("claim-due", N, numbers={"total": 66, "target": 66, "game_points": 1}),
    Fact("other-hand-known", D, (Card.AS, Card.KS), numbers={"points": 15, "stock": 4}),
    Fact("closing-certain", N, numbers={"game_points": 2, "hands": 1}),
    Fact("closing-hopeless", N, numbers={"game_points": 2, "hands": 1}),
    Fact("exchange-now", N, (Card.N7H,), (Card.N8H,), numbers={"gain": 0}),
    Fact("exchange-now", N, (Card.JH,), (Card.N9H,), numbers={"gain": -2}),
)
FOUND = list(dict.fromkeys((*examples(), *RARE)))


def test_every_fact_has_words_and_no_words_are_without_a_fact() -> None:
    assert {code for code, _, _ in templates()} == CODES
    assert {fact.code for fact in FOUND} == CODES


def test_every_form_is_used() -> None:
    used = {(fact.code, form_of(fact)) for fact in FOUND}
    assert {(code, form) for code, form, _ in templates()} == used


@pytest.mark.parametrize(("code", "form", "text"), list(templates()))
def test_a_sentence_is_filled_from_its_fact_alone(code: str, form: str, text: str) -> None:
    fact = next(fact for fact in FOUND if fact.code == code)
    names = {name for _, name, _, _ in Formatter().parse(text) if name}
    assert names <= set(fillings(fact))
    assert not names & {"n_cards", "n_pairs"}, "counts that the fact does not hold are not shown"
    assert not re.search(r"\d", re.sub(r"\{.*?\}", "", text)), form
    assert text.endswith(".")
    assert "!" not in text


def test_every_card_and_number_in_the_words_is_one_of_the_fact() -> None:
    for fact in FOUND:
        text = fact_text(fact)
        named = {card.code for card in (*fact.cards, *fact.because)}
        named |= {suit.value for suit in fact.suits}
        assert set(TOKEN.findall(text)) <= named, text
        numbers = {int(number) for number in re.findall(r"\d+", TOKEN.sub("", text))}
        assert numbers <= set(fact.numbers.values()), text


def test_no_sentence_is_long_and_none_has_a_gap() -> None:
    for fact in FOUND:
        text = fact_text(fact)
        for sentence in text.split(". "):
            assert len(sentence.split()) <= WORDS, sentence
        assert not re.search(r"  | [,.;:]|\{|\[\]", text), text


def test_one_is_one_and_more_are_many() -> None:
    for fact in FOUND:
        text = re.sub(r"^[^.]*\+", "", fact_text(fact))
        assert not re.search(r"\b1 (card|game) points|\b1 (trumps|tricks|cards)\b", text), text
        assert not re.search(r"\b([02-9]|\d\d) (card|game) point\b", text), text


def test_the_code_of_a_fact_is_not_shown() -> None:
    for fact in FOUND:
        assert fact.code not in fact_text(fact)


def test_the_phrases_are_those_of_the_tutor() -> None:
    assert PHRASES.file == "tutor.toml"
