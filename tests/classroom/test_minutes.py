"""The minutes that the home page tells are those that the words and items of a lesson take."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from scripts import script

from sixtysix_teach.classroom import lessons
from sixtysix_teach.classroom.formats import FORMATS

made = script("bench/minutes.py")
# Nobody can say it closer than this: two minutes, or of long lessons 15 in a hundred.
MINUTES, SHARE = 2, 0.15


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_takes_about_as_long_as_it_says(name: str) -> None:
    """After a change of a lesson: python -m bench minutes, then course.toml and lessons.toml."""
    found: Any = made.estimate(name)
    assert abs(found.shown - found.middle) <= max(MINUTES, SHARE * found.middle), found.middle
    assert found.low < found.middle < found.high
    assert found.right.mastered
    assert found.third.items > found.right.items
    assert 0.2 < found.third.missed / found.third.items < 0.4


def test_a_sentence_is_read_once_and_a_card_is_a_word() -> None:
    prompt = {"title": "Count [TH] and [KS]", "lines": ["Once."], "list": []}
    said = {"tone": "good", "title": "21", "lines": ["First line.", "Not read."]}
    view = {"prompt": prompt, "board": None, "input": {"choices": []}, "feedback": said}
    found = list(made.sentences({**view, "summary": None}))
    assert [one for one in found if one] == ["Count [TH] and [KS]", "Once.", "21", "First line."]
    assert made.words("Count [TH] and [KS]") == 4


def test_a_line_that_comes_again_with_other_cards_is_not_read_again() -> None:
    known: set[str] = set()
    lines = ("Stock: [QC] and 3 cards.", "Stock: [AS] and 5 cards.", "Stock: [QC] and 3 cards.")
    assert [made.read(line, known) for line in lines] == [5, 2, 0]


def test_the_formats_that_take_longer_are_there() -> None:
    assert set(made.PUZZLES) <= set(FORMATS)


def test_only_prose_below_the_exercise_is_to_be_read_afterwards(tmp_path: Path) -> None:
    def page(*cells: tuple[str, str]) -> tuple[int, int]:
        found = [{"cell_type": kind, "metadata": {}, "source": [text]} for kind, text in cells]
        file = tmp_path / "page.ipynb"
        file.write_text(json.dumps({"cells": found}), encoding="utf-8")
        before, after = made.prose_words(file)
        return before, after

    exercise, title = ("code", 'Lesson("one-trick")'), "## To read afterwards"
    assert page(exercise, ("markdown", f"{title}\n\nTwo words"), ("markdown", "Two more")) == (0, 7)
    assert page(("markdown", f"{title}\n\nTwo words"), exercise) == (5, 0)
    assert page(exercise, ("markdown", "Two words")) == (2, 0)
    for name in lessons():
        before, after = made.prose_words(made.NOTEBOOKS / lessons()[name].notebook)
        assert before == 0 < after
