"""Every wrong answer of every item has a reason of its own.

A learner who is told only "wrong" learns next to nothing. So this walks through items of every
exercise and every format, from up to 200 seeds a case, gives every answer there is, and looks at
what is said. Where one item has hundreds of answers (an order of six cards has 720), or where the
solver has to be asked, fewer items are taken: the tests of a lesson walk through more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

import pytest

from sixtysix_teach import PRESETS
from sixtysix_teach.classroom import Exercise, Feedback, Item, exercises, feedback, generate
from sixtysix_teach.classroom.answers import all_answers, input_of, is_right, right_answer
from sixtysix_teach.classroom.board import item_board, item_input
from sixtysix_teach.classroom.exercises import item_from_json
from sixtysix_teach.classroom.feedback import hint
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Value

SEEDS = 200
ANSWERS = 4000  # for one kind of case: enough for 200 items with twenty answers
OF_ONE = 1500  # of one item at most
SECONDS = 0.3  # for one kind of case, but at least
AT_LEAST = 2  # items
TOKEN = re.compile(r"\[([ATKQJ9][SHDC])\]")
# What would be said about any mistake at all, and so says nothing.
EMPTY_WORDS = ("wrong!", "oops", "try again", "incorrect", "not right")
PRAISE = ("well done", "great", "excellent", "good job", "perfect", "bravo")
TWO = [rules for rules in PRESETS.values() if rules.players == 2]


def subjects() -> dict[str, Exercise]:
    """All exercises, and one for each format that has none yet."""
    used = {exercise.format for exercise in exercises().values()}
    more = {
        f"format {name}": Exercise(f"format {name}", name, "skill", form.cases, "Title", "Task")
        for name, form in FORMATS.items()
        if name not in used
    }
    return {**exercises(), **more}


SUBJECTS = subjects()


def items(name: str, seeds: int = SEEDS) -> Iterator[Item]:
    """Items of an exercise: the fixed ones, then from many seeds a case as the budget allows."""
    exercise = SUBJECTS[name]
    yield from exercise.items.values()
    seen = set()
    for case in exercise.cases:
        given, taken, begun = 0, 0, perf_counter()
        for seed in range(seeds):
            if given > ANSWERS or (taken >= AT_LEAST and perf_counter() - begun > SECONDS):
                break
            item = generate(exercise, case, Random(f"{case} {seed}"))
            if item not in seen:
                seen.add(item)
                taken += 1
                given += len(answers(item))
                yield item


def answers(item: Item) -> list[Value]:
    """Every answer to an item, or of thousands the first ones and the right one."""
    found = list(islice(all_answers(item), OF_ONE))
    right = right_answer(item)
    return found if right in found else [*found, right]


every_exercise = pytest.mark.parametrize("name", SUBJECTS)


@every_exercise
def test_every_wrong_answer_is_told_why(name: str) -> None:
    for item in items(name):
        told: dict[tuple[str, tuple[str, ...]], str] = {}
        right = 0
        for answer in answers(item):
            said = feedback(item, answer)
            assert said.right is is_right(item, answer), (item, answer)
            right += said.right
            assert said.title, (item, answer)
            assert said.lines, (item, answer)
            _check_words(" ".join([said.title, *said.lines]))
            if not said.right:
                _check_reason(item, answer, said)
                key = (said.title, said.lines)
                assert told.setdefault(key, said.tag) == said.tag, (item, answer, said)
        assert right >= 1, item
        assert is_right(item, right_answer(item)), item


def _check_words(text: str) -> None:
    """No gap is left open, and nobody is praised or shouted at."""
    assert not set("{}") & set(text), text
    assert "!" not in text, text
    assert not any(word in text.lower() for word in EMPTY_WORDS + PRAISE), text


def _check_reason(item: Item, answer: Value, said: Feedback) -> None:
    """A reason has a tag, and names cards, figures or words that are at stake."""
    text = " ".join([said.title, *said.lines])
    assert said.tag, (item, answer)
    stake = FORMATS[item.format].at_stake(item)
    assert any(_named(one, text) for one in stake), (item, answer, text, stake)
    shown = {code for one in stake for code in TOKEN.findall(one)}
    if shown and not item.moment:
        assert set(TOKEN.findall(text)) <= shown, text


def _named(one: str, text: str) -> bool:
    if one.startswith("["):
        return one in text
    return re.search(rf"(?<!\w){re.escape(one)}(?!\w)", text, re.IGNORECASE) is not None


@every_exercise
def test_every_item_has_hints_that_do_not_name_the_answer_at_once(name: str) -> None:
    for item in items(name, 20):
        hints = [hint(item, level) for level in (1, 2, 3)]
        assert len({text for text in hints if text}) == 3, hints
        _check_words(" ".join(hints))
        assert not TOKEN.search(hints[0]), hints[0]


@every_exercise
def test_every_case_comes_up_and_no_two_seeds_are_always_the_same(name: str) -> None:
    exercise = SUBJECTS[name]
    for case in exercise.cases:
        made = {generate(exercise, case, Random(seed)) for seed in range(8)}
        assert {item.case for item in made} == {case}
        assert len(made) >= (1 if FORMATS[exercise.format].single else 3), case


@every_exercise
def test_the_same_seed_gives_the_same_item(name: str) -> None:
    exercise = SUBJECTS[name]
    for case in exercise.cases:
        assert generate(exercise, case, Random(7)) == generate(exercise, case, Random(7))


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_under_every_profile_the_cases_that_apply_can_be_asked(rules: Any) -> None:
    for name, exercise in SUBJECTS.items():
        form = FORMATS[exercise.format]
        allowed = form.cases_under(rules)
        assert set(allowed) <= set(form.cases), name
        for case in allowed:
            item = generate(exercise, case, Random(f"{case} {rules.name}"), rules)
            form.check(item)
            assert is_right(item, right_answer(item)), item
            assert feedback(item, right_answer(item)).lines, item
            wrong = (one for one in all_answers(item) if not is_right(item, one))
            for answer in islice(wrong, 2):
                _check_reason(item, answer, feedback(item, answer))


def some_of_each() -> Iterator[Item]:
    """Fixed items, and one fresh item a case, of all exercises."""
    for exercise in exercises().values():
        yield from exercise.items.values()
        for case in exercise.cases:
            yield generate(exercise, case, Random(5))


def test_an_item_makes_the_round_trip() -> None:
    for item in some_of_each():
        assert item_from_json(item.to_json()) == item


def test_a_save_from_before_there_were_moments_is_read() -> None:
    item = exercises()["who-wins"].items["nine-of-trumps"]
    saved = item.to_json()
    assert {"exercise", "case", "cards", "trump", "leader", "told"} == set(saved)
    assert item_from_json({**saved, "moment": "", "extra": []}) == item


JUNK: list[Any] = [None, "", "x", -1, 99, True, [], ["x"], [3], [None], {}, ["AS"], ["AS", "AS"]]


def test_a_damaged_item_is_refused_or_can_be_shown() -> None:
    for item in some_of_each():
        saved = item.to_json()
        for field in ("exercise", "case", "cards", "trump", "leader", "told", "moment", "extra"):
            for junk in JUNK:
                try:
                    read = item_from_json({**saved, field: junk})
                except ValueError:
                    continue
                for closed in (False, True):
                    item_board(read, "", None, closed=closed)
                item_input(read)
                assert right_answer(read) is not None, (saved, field, junk)


def test_a_fixed_item_states_what_the_engine_says() -> None:
    """The content files carry their proof: what is right, and which mistake each answer shows."""
    stated = 0
    for exercise in exercises().values():
        for name, proof in exercise.proofs.items():
            item = exercise.items[name]
            given = tuple(proof.right) if isinstance(proof.right, list) else proof.right
            assert is_right(item, given), (exercise.file, name)
            for answer, tag in proof.wrong:
                value = tuple(answer) if isinstance(answer, list) else answer
                assert feedback(item, value).tag == tag, (exercise.file, name, answer)
                stated += 1
    assert stated >= 25


def test_the_number_of_answers_is_what_the_input_allows() -> None:
    for exercise in exercises().values():
        for item in exercise.items.values():
            given = input_of(item)
            many = len(list(islice(all_answers(item), OF_ONE)))
            if given.kind == "number":
                assert many == given.high - given.low + 1
            else:
                assert many >= len(given.ids)
