"""Sentences: facts put in, the plural form by a number, and what is wrong with a bad table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sixtysix_teach.errors import DataError
from sixtysix_teach.phrases import Phrases, sentences

TRICKS = {"by": "n", "one": "{name} has {n} trick", "other": "{name} has {n} tricks"}


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that makes a catalogue file out of the table given."""
    # Nothing is kept of one made-up file for the next.
    for name in ("_plain", "_plain_lines"):
        monkeypatch.setattr(sentences, name, getattr(sentences, name).__wrapped__)

    def made(**table: object) -> Phrases:
        def catalogue(file: str) -> Mapping[str, Any]:
            return {"group": table}

        monkeypatch.setattr(sentences, "_catalogue", catalogue)
        return Phrases("made_up.toml", standing={"pack": 24})

    return made


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "You has 0 tricks"), (1, "You has 1 trick"), (2, "You has 2 tricks")],
)
def test_the_form_goes_by_the_number(words: Any, number: int, said: str) -> None:
    assert words(line=TRICKS).say("group.line", name="You", n=number) == said


def test_a_standing_fact_and_a_line_of_a_list_have_forms_too(words: Any) -> None:
    cards = {"by": "pack", "one": "a card", "other": "{pack} cards"}
    assert words(line=cards).say("group.line") == "24 cards"
    made = words(lines=["First.", TRICKS])
    assert made.say_lines("group.lines", name="Bot", n=1) == ("First.", "Bot has 1 trick")


def test_a_plural_table_is_one_sentence_among_the_names(words: Any) -> None:
    assert words(line=TRICKS, other="More.").names() == ("group.line", "group.other")


@pytest.mark.parametrize(
    ("table", "facts", "field"),
    [
        ({"by": "n", "one": "a"}, {"n": 1}, "other"),
        ({"by": "n", "other": "a"}, {"n": 1}, "one"),
        ({"one": "a", "other": "b"}, {"n": 1}, "by"),
        (TRICKS, {"name": "You"}, "by"),
        (TRICKS, {"name": "You", "n": "1"}, "by"),
        (TRICKS, {"name": "You", "n": True}, "by"),
        ({"text": "a"}, {}, ""),
    ],
)
def test_a_bad_table_is_named(words: Any, table: Any, facts: Any, field: str) -> None:
    with pytest.raises(DataError) as told:
        words(line=table).say("group.line", **facts)
    assert (told.value.file, told.value.entry) == ("made_up.toml", "group.line")
    assert told.value.field == field
