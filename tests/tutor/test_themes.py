"""What a decision is about, and what a mistake is called."""

from __future__ import annotations

import re

import pytest
from learner_deals import decisions
from places import ending, place
from positions import CLAIM, CLOSE, DRAW, EXCHANGE, marry, play
from test_tables import MUST

from sixtysix_teach import Action, Observation
from sixtysix_teach.content import read_data
from sixtysix_teach.tutor.facts import FACTS
from sixtysix_teach.tutor.hint import _LOOK
from sixtysix_teach.tutor.judge import judge
from sixtysix_teach.tutor.relevance import AGAINST, FOR
from sixtysix_teach.tutor.themes import THEMES, choices_of, mistake_title, theme_of

WORDS = read_data("locale", "en", "tutor.toml")
CODES = {detector.code for detector in FACTS} | {"card-takes", "card-gives", "lead-risks"}

FIRST = place("AS TS 9H KD QD JC")
LED = place("AS KS QH 9D JC QC", led="TS")
LED_TRUMP = place("AS KS QH 9D JC QC", led="KH")
TAKEN = place("KH QH AS 9D JC", tricks="ADTD", to_draw=True)
CLOSED = place("AH QH AS 9D JC 9C", tricks="ADTD", closed="me 1")
CLOSED_LED = place("AS KS QH 9D JC 9C", tricks="ADTD", closed="other 1", led="QC")
STRICT = ending("AS 9S KD", "TS AD TC", points=50, led="TS")

THEME_CASES: list[tuple[str, Observation, Action, str]] = [
    ("a jack", FIRST, play("JC"), "lead-low"),
    ("an ace that most hands can take", FIRST, play("AS"), "lead-exposed"),
    ("an ace that one trump can take", place("AS AH TH KH QH 9H"), play("AS"), "lead-high"),
    ("a trump with the stock open", FIRST, play("9H"), "lead-trump"),
    (
        "the trump nine for the jack",
        place("AS TS 9H KD QD JC", tricks="ADTD"),
        EXCHANGE,
        "exchange",
    ),
    ("a marriage", place("AS TS 9H KD QD JC", tricks="ADTD"), marry("D"), "announce"),
    ("an ace on a ten", LED, play("AS"), "take-trick"),
    ("a trump on a plain card", LED, play("QH"), "trump-in"),
    ("let it go", LED, play("9D"), "duck"),
    ("the nine where nothing wins", LED_TRUMP, play("9D"), "throw-low"),
    ("an ace where nothing wins", LED_TRUMP, play("AS"), "give-points"),
    ("draw where one could close", TAKEN, DRAW, "keep-open"),
    ("close", TAKEN, CLOSE, "close"),
    ("a claim of 21", TAKEN, CLAIM, "claim-early"),
    ("a trump in the strict phase", CLOSED, play("AH"), "draw-trumps"),
    ("an ace that may be trumped", CLOSED, play("AS"), "lead-master"),
    ("the only trick", STRICT, play("AS"), "forced"),
]


@pytest.mark.parametrize(
    ("view", "action", "theme"), [case[1:] for case in THEME_CASES], ids=[c[0] for c in THEME_CASES]
)
def test_what_an_action_is_about(view: Observation, action: Action, theme: str) -> None:
    assert theme_of(view, action, judge(view)) == theme


MISTAKES: list[tuple[Observation, Action, Action, str, str]] = [
    (FIRST, play("AS"), play("JC"), "high-lead", "Ace led too early"),
    (FIRST, play("TS"), play("JC"), "high-lead", "Ten led too early"),
    (FIRST, play("9H"), play("JC"), "trump-lead", "Trump led too early"),
    (FIRST, play("JC"), play("9H"), "trump-kept", "Trump kept back"),
    (FIRST, play("KD"), play("JC"), "pair-broken", "Marriage broken up"),
    (FIRST, play("JC"), CLOSE, "close-missed", "Chance to close missed"),
    (FIRST, CLOSE, play("JC"), "close-early", "Closed without enough"),
    (FIRST, play("JC"), marry("D"), "announce-missed", "Marriage not announced"),
    (FIRST, play("JC"), EXCHANGE, "exchange-missed", "Exchange missed"),
    (FIRST, CLAIM, EXCHANGE, "claim-early", "Too few card points for a claim"),
    (FIRST, play("JC"), CLAIM, "claim-missed", "Claim missed"),
    (LED, play("QH"), play("9D"), "trump-spent", "Trump spent too early"),
    (LED, play("AS"), play("9D"), "trick-taken", "Trick taken at too high a price"),
    (LED, play("9D"), play("AS"), "trick-let-go", "Trick let go"),
    (LED, play("9D"), play("QH"), "trump-kept", "Trump kept back"),
    (LED, play("AS"), play("QH"), "taken-too-high", "Taken with too high a card"),
    (LED, play("KS"), play("9D"), "points-given", "Card points given away"),
    (LED, play("9D"), play("KS"), "wrong-card", "The wrong card thrown"),
    (CLOSED, play("9D"), play("AH"), "trumps-not-drawn", "Trumps not drawn"),
    (CLOSED, play("9D"), play("JC"), "wrong-suit", "The wrong suit led"),
    (CLOSED, play("9C"), play("JC"), "too-low", "Led too low"),
    (CLOSED, play("JC"), play("9C"), "too-high", "Led too high"),
    (CLOSED, play("QH"), play("AH"), "sure-trick-kept", "Sure trick kept back"),
]


@pytest.mark.parametrize(
    ("view", "played", "better", "key", "title"),
    MISTAKES,
    ids=[f"{m[3]}{n}" for n, m in enumerate(MISTAKES)],
)
def test_what_a_mistake_is_called(
    view: Observation, played: Action, better: Action, key: str, title: str
) -> None:
    assert mistake_title(view, played, better) == (key, title)


def test_every_theme_has_its_words_and_its_facts() -> None:
    assert set(WORDS["theme"]) == set(THEMES) == set(FOR)
    for theme, words in WORDS["theme"].items():
        expected = {"idea"} if theme == "forced" else {"question", "look", "idea"}
        assert set(words) == expected, theme


def test_the_facts_that_are_looked_for_exist() -> None:
    for codes in (*FOR.values(), *_LOOK.values(), AGAINST):
        assert set(codes) <= CODES
    assert set(_LOOK) <= set(THEMES)


def test_titles_and_ideas_name_no_card_and_are_calm() -> None:
    for group in ("theme", "mistake", "explain", "hint", "basis", "do"):
        for text in texts(WORDS[group]):
            assert not re.search(r"\d|!|\[", text), text
            assert not re.search(r"\b(oops|wrong!|bad|stupid|he|she|his|her)\b", text, re.I), text
    for text in texts(WORDS["mistake"]):
        assert not text.endswith(".")


def texts(node: object) -> list[str]:
    if isinstance(node, str):
        return [node]
    assert isinstance(node, dict)
    return [text for key, value in node.items() if key != "by" for text in texts(value)]


def test_every_legal_action_has_a_theme_and_every_other_one_a_title() -> None:
    titles = set()
    for _, view, _ in decisions():
        judgement = judge(view)
        for action in choices_of(view):
            assert theme_of(view, action, judgement) in THEMES
            if action not in judgement.best:
                key, title = mistake_title(view, action, judgement.best[0])
                titles.add(key)
                assert title[:1].isupper()
                assert "{" not in title
    assert titles <= set(WORDS["mistake"])
    assert len(titles) > 12


def test_a_close_that_surely_fails_is_called_so_whatever_is_better() -> None:
    view = next(case.view for case in MUST if case.code == "closing-hopeless")
    assert mistake_title(view, CLOSE, EXCHANGE)[0] == "close-early"
