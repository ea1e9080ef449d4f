"""Which language is spoken, plural forms by language, and numbers and lists in sentences."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from catalogues import put

from sixtysix_teach import Card, Suit
from sixtysix_teach.errors import DataError
from sixtysix_teach.phrases import (
    Phrases,
    card_name,
    in_language,
    language,
    languages,
    number_text,
    per_language,
    sentences,
    spoken,
    tokens,
    translated,
    use_language,
)

TRICKS = {"by": "n", "one": "{n} trick", "other": "{n} tricks"}


def czech() -> Catalog:
    made = Catalog(locale="cs")
    forms = ("{n} zdvih", "{n} zdvihy", "{n} zdvihů")
    made.add(("{n} trick", "{n} tricks"), forms, context="made_up:won")
    made.add("Close the stock", "Zavřít talon", context="table:action.close")
    made.add("ten of hearts", "srdcová desítka", context="cards:french.card.TH")
    made.add("{first} or {last}", "{first} nebo {last}", context="common:list.or")
    made.add(".", ",", context="common:number.decimal")
    return made


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a Czech catalogue of five sentences, which the kit looks into."""
    put(tmp_path, "cs", czech())
    monkeypatch.setenv("SIXTYSIX_LOCALE", str(tmp_path))
    return tmp_path


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Phrases:
    real = sentences._catalogue

    def catalogue(file: str) -> Mapping[str, Any]:
        return {"won": TRICKS, "also": TRICKS} if file == "made_up.toml" else real(file)

    monkeypatch.setattr(sentences, "_catalogue", catalogue)
    return Phrases("made_up.toml")


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "0 zdvihů"), (1, "1 zdvih"), (2, "2 zdvihy"), (4, "4 zdvihy"), (5, "5 zdvihů")],
)
def test_the_forms_are_those_of_the_language(
    folder: Path, made_up: Phrases, number: int, said: str
) -> None:
    with in_language("cs"):
        assert made_up.say("won", n=number) == said


def test_what_is_not_translated_is_said_in_english(folder: Path, made_up: Phrases) -> None:
    with in_language("cs"):
        assert made_up.say("also", n=1) == "1 trick"
        assert made_up.say("also", n=3) == "3 tricks"
        assert card_name(Card.TS) == "ten of spades"
        assert translated("table:action.draw", "Draw") == "Draw"


@pytest.mark.parametrize(
    ("number", "word"), [(1, "zdvih"), (3, "zdvihy"), (5, "zdvihů"), ("2", "zdvihy")]
)
def test_a_word_goes_with_the_number_named_before_it(
    folder: Path, number: int | str, word: str
) -> None:
    phrases = Phrases("table.toml")
    with in_language("cs"):
        assert phrases.fill("{n} {n:zdvih|zdvihy|zdvihů}", "x.toml", "x", n=number).endswith(word)
        assert phrases.fill("{a:card|cards}, {b:trick|tricks}", "x.toml", "x", a=1, b=7) == (
            "card, tricks"
        )
    with pytest.raises(DataError, match=r"cannot fill"):
        phrases.fill("{n:card|cards}", "x.toml", "x", n="many")


def test_names_lists_and_numbers_follow_the_language(folder: Path) -> None:
    with in_language("cs"):
        assert Phrases("table.toml").say("action.close") == "Zavřít talon"
        assert spoken("[TH]") == "srdcová desítka"
        assert tokens([Card.AS, Card.TS, Card.KS]) == "[AS], [TS] nebo [KS]"
        assert number_text(0.5) == "0,5"
    assert spoken("[TH] of [H]") == "ten of hearts of hearts"
    assert tokens([Card.AS, Card.TS]) == "[AS] or [TS]"


@pytest.mark.parametrize(
    ("number", "how", "text"),
    [
        (Fraction(-13, 20), {}, "−0.65"),
        (1, {"sign": True}, "+1"),
        (0, {"sign": True}, "0"),
        (Fraction(-1, 1000), {"sign": True}, "0"),
        (Fraction(1, 200), {}, "0.01"),
        (Fraction(-1, 200), {}, "−0.01"),
        (Fraction(2, 3), {"digits": 3}, "0.667"),
        (Fraction(1999, 1000), {}, "2"),
        (1.05, {}, "1.05"),
        (2.5, {"digits": 0}, "3"),
        (-3, {}, "−3"),
    ],
)
def test_a_number_is_rounded_and_signed(number: Any, how: dict[str, Any], text: str) -> None:
    assert number_text(number, **how) == text


def test_an_unknown_language_is_refused_with_those_there_are(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(languages()) >= {"cs", "en"}
    monkeypatch.setenv("SIXTYSIX_LANG", "xx")
    for ask in (lambda: use_language("xx"), lambda: in_language("xx").__enter__(), language):
        with pytest.raises(DataError, match=r"there are: .*cs.*en"):
            ask()


def test_a_damaged_catalogue_is_named(folder: Path) -> None:
    file = folder / "de" / "LC_MESSAGES" / "sixtysix.mo"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"not a catalogue")
    # The folder was looked at before the file came: another name is another folder.
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIXTYSIX_LOCALE", f"{folder}/")
        with pytest.raises(DataError, match=r"de/LC_MESSAGES/sixtysix\.mo"):
            use_language("de")


def test_the_language_of_the_process_comes_from_the_call_or_the_environment(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language() == "en"
    monkeypatch.setenv("SIXTYSIX_LANG", "cs")
    assert language() == "cs"
    use_language("en")
    try:
        assert language() == "en"
        with in_language("cs"):
            assert language() == "cs"
        # A message of a widget is handled in a context of its own.
        assert contextvars.Context().run(language) == "en"
    finally:
        use_language("")
    assert language() == "cs"


def test_two_at_once_may_speak_two_languages(folder: Path) -> None:
    async def name(code: str) -> str:
        with in_language(code):
            await asyncio.sleep(0)
            return card_name(Card.TH)

    async def both() -> tuple[str, ...]:
        return tuple(await asyncio.gather(name("cs"), name("en")))

    assert asyncio.run(both()) == ("srdcová desítka", "ten of hearts")


def test_what_is_kept_is_kept_for_each_language(folder: Path) -> None:
    calls = []

    @per_language
    def asked(suit: Suit) -> str:
        calls.append(suit)
        return language()

    for _ in range(2):
        assert asked(Suit.HEARTS) == "en"
        with in_language("cs"):
            assert asked(Suit.HEARTS) == "cs"
    assert len(calls) == 2
