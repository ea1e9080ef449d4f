"""Every wrong answer of every item has a reason of its own.

A learner who is told only "wrong" learns next to nothing. So every answer is given to the items of
200 seeds for each case of each exercise, and what is said is looked at: ``every_answer.py`` does
the walking. Run as a program it prints how much there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from every_answer import (
    MOST,
    SUBJECTS,
    TOKEN,
    answers,
    at_stake,
    by_mistakes,
    check_reason,
    check_text,
    fresh,
    items,
    walk,
)

from sixtysix_teach import PRESETS
from sixtysix_teach.classroom import Item, exercises, feedback, generate
from sixtysix_teach.classroom.answers import all_answers, input_of, is_right, right_answer
from sixtysix_teach.classroom.board import item_board, item_input
from sixtysix_teach.classroom.exercises import item_from_json
from sixtysix_teach.classroom.feedback import hint
from sixtysix_teach.classroom.formats import FORMATS

TWO = [rules for rules in PRESETS.values() if rules.players == 2]

every_exercise = pytest.mark.parametrize("name", SUBJECTS)


@every_exercise
def test_every_wrong_answer_is_told_why(name: str) -> None:
    seen = walk(name)
    assert seen.items >= len(SUBJECTS[name].cases)
    assert seen.wrong > 0


def test_where_not_all_are_given_each_kind_of_mistake_is() -> None:
    """Of a hand to remember: each card is missed alone and named alone, and each number of both."""
    for item in fresh("cards-remembered", "hand")[:20]:
        right, ids = right_answer(item), input_of(item).ids
        assert isinstance(right, tuple)
        given = by_mistakes(item)
        assert len(set(map(frozenset, given))) == len(given)
        kinds = {(len(set(right) - set(one)), len(set(one) - set(right))) for one in given}
        # All but the answer that names nothing, which cannot be given.
        assert len(kinds) == (len(right) + 1) * (len(ids) - len(right) + 1) - 1
        accepted = [one for one in given if is_right(item, one)]
        assert len(accepted) == (len(right) + 1) * (len(ids) - len(right) + 1)


@every_exercise
def test_every_item_has_hints_that_do_not_name_the_answer_at_once(name: str) -> None:
    for item in items(name, 20):
        hints = [hint(item, level) for level in (1, 2, 3)]
        assert len({text for text in hints if text}) == 3, hints
        check_text(" ".join(hints))
        assert not TOKEN.search(hints[0]), hints[0]


@every_exercise
def test_every_case_comes_up_and_no_two_seeds_are_always_the_same(name: str) -> None:
    exercise = SUBJECTS[name]
    for case in exercise.cases:
        made = set(fresh(name, case)[:8])
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
                check_reason(item, answer, feedback(item, answer), at_stake(item))


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
            many = len(answers(item))
            if given.kind == "number":
                assert many == given.high - given.low + 1
            elif given.kind == "tap-many" and 2 ** len(given.ids) - 1 <= MOST:
                assert many == 2 ** len(given.ids) - 1
            else:
                assert many >= len(given.ids)
