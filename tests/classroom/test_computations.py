"""Behind every figure that was computed stand lines of Python that give it again.

Each is run as a reader would run it: in a fresh namespace, with nothing but the imports that it
shows. What it prints must have been told to the learner, and it may use no front door but the kit's
and the standard library.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from learner import begin, step
from snippets import cards, faults, figures, run

from sixtysix_teach import PRESETS
from sixtysix_teach.classroom import Exercise, Item, exercises, feedback, generate, lesson_view
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.board import item_board
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.items import Value

SEEDS = 2
TWO = [rules for rules in PRESETS.values() if rules.players == 2]
WRONG = 8


def has_figures(name: str) -> bool:
    """Whether a format computes figures; the others only count and add what lies in view."""
    return type(FORMATS[name]).computation is not Format.computation


def computed() -> list[Exercise]:
    return [one for one in exercises().values() if has_figures(one.format)]


def items(exercise: Exercise) -> Iterator[Item]:
    yield from exercise.items.values()
    for case in exercise.cases:
        yield from (generate(exercise, case, Random(f"{case} {n}")) for n in range(SEEDS))


def answers(item: Item) -> Iterator[Value]:
    yield right_answer(item)
    yield from islice((one for one in all_answers(item) if not is_right(item, one)), WRONG)


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, int) and not isinstance(value, bool):
        yield str(value)
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from texts(one)


def told(item: Item, answer: Value) -> str:
    """All that the learner has read once *answer* is given."""
    said = feedback(item, answer)
    board = item_board(item, "", answer, closed=True, help=False)
    return " ".join([*FORMATS[item.format].lines(item), said.title, *said.lines, *texts(board)])


@pytest.mark.parametrize("exercise", computed(), ids=lambda one: one.id)
def test_a_computation_gives_what_the_learner_was_told(exercise: Exercise) -> None:
    some = False
    for item in items(exercise):
        for answer in answers(item):
            code = feedback(item, answer).computation
            if not code:
                continue
            some = True
            printed_out, read = run(code), told(item, answer)
            assert figures(printed_out), code
            assert figures(printed_out) <= figures(read), (code, printed_out, read)
            assert cards(printed_out) <= cards(read), (code, read)
    assert some


@pytest.mark.parametrize("exercise", computed(), ids=lambda one: one.id)
def test_a_computation_is_short_and_imports_from_one_door(exercise: Exercise) -> None:
    codes = (feedback(item, right_answer(item)).computation for item in items(exercise))
    code = next(code for code in codes if code)
    assert faults(code) == []


@pytest.mark.parametrize("profile", [p.name for p in TWO if p.name != "classic"])
def test_a_computation_follows_the_rules_of_its_item(profile: str) -> None:
    rules, some = PRESETS[profile], 0
    for exercise in computed():
        cases = FORMATS[exercise.format].cases_under(rules)
        for case in [case for case in exercise.cases if case in cases][:1]:
            item = generate(exercise, case, Random(profile), rules)
            for answer in islice(answers(item), 2):
                if code := feedback(item, answer).computation:
                    some += 1
                    assert figures(run(code)) <= figures(told(item, answer)), code
    assert some > 10


@pytest.mark.parametrize("lesson", ["odds", "certain-closes", "closing-by-odds"])
def test_lines_come_with_an_answer_and_never_with_a_question(lesson: str) -> None:
    walk, asked, offered = begin(lesson), 0, 0
    for _ in range(40):
        view = lesson_view(walk.run)
        shown = "computation" in str(view)
        if view["input"]["kind"] != "none":
            assert not shown, view["prompt"]["title"]
            asked += 1
            for _ in range(3):
                walk.run.press("hint")
                assert "computation" not in str(lesson_view(walk.run)) or walk.run.stage.closed
        offered += shown
        if not step(walk, right_answer):
            break
    assert asked
    assert offered
