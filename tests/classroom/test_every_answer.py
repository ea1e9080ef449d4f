"""Every wrong answer of every item has a reason of its own.

A learner who is told only "wrong" learns next to nothing. So this walks through every item the
generators can make from 200 seeds a case, gives every answer there is, and looks at what is said.
Where one item has hundreds of answers (an order of six cards has 720), fewer items are taken.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from sixtysix_teach.classroom import Feedback, Item, exercises, feedback, generate
from sixtysix_teach.classroom.answers import all_answers, input_of, is_right
from sixtysix_teach.classroom.feedback import hint
from sixtysix_teach.classroom.items import Value

SEEDS = 200
ANSWERS = 4000  # for one kind of case: enough for 200 items with twenty answers
TOKEN = re.compile(r"\[([ATKQJ9][SHDC])\]")
# What would be said about any mistake at all, and so says nothing.
EMPTY_WORDS = ("wrong!", "oops", "try again", "incorrect", "not right")
PRAISE = ("well done", "great", "excellent", "good job", "perfect", "bravo")


def items(name: str) -> Iterator[Item]:
    """Every item of an exercise: the fixed ones, and 200 seeds a case."""
    exercise = exercises()[name]
    yield from exercise.items.values()
    seen = set()
    for case in exercise.cases:
        for seed in range(SEEDS):
            item = generate(exercise, case, Random(f"{case} {seed}"))
            if item not in seen:
                seen.add(item)
                yield item


def answers(item: Item) -> list[Value]:
    """Every answer to an item."""
    return list(all_answers(item))


every_exercise = pytest.mark.parametrize("name", exercises())


@every_exercise
def test_every_wrong_answer_is_told_why(name: str) -> None:
    given: Counter[str] = Counter()
    for item in items(name):
        if given[item.case] > ANSWERS:
            continue
        given[item.case] += len(answers(item))
        told: dict[tuple[str, tuple[str, ...]], str] = {}
        right = 0
        for answer in answers(item):
            said = feedback(item, answer)
            assert said.right is is_right(item, answer), (item, answer)
            right += said.right
            assert said.title, (item, answer)
            assert said.lines, (item, answer)
            if not said.right:
                _check_reason(item, answer, said)
                key = (said.title, said.lines)
                assert told.setdefault(key, said.tag) == said.tag, (item, answer, said)
        assert right == 1, item


def _check_reason(item: Item, answer: Value, said: Feedback) -> None:
    """A reason has a tag, names cards or the figures at stake, and fills every gap."""
    text = " ".join([said.title, *said.lines])
    assert said.tag, (item, answer)
    assert not set("{}") & set(text), text
    assert "!" not in text, text
    assert not any(word in text.lower() for word in EMPTY_WORDS + PRAISE), text
    named = set(TOKEN.findall(text))
    if item.format == "pack-sum":
        assert "120" in text, text
    else:
        assert named & {card.code for card in item.cards}, text
        assert named <= {card.code for card in item.cards}, text


@every_exercise
def test_every_item_has_hints_that_do_not_name_the_answer_at_once(name: str) -> None:
    for item in items(name):
        hints = [hint(item, level) for level in (1, 2, 3)]
        assert len({text for text in hints if text}) == 3, hints
        assert "{" not in "".join(hints), hints
        assert not TOKEN.search(hints[0]), hints[0]


@every_exercise
def test_every_case_comes_up_and_no_two_seeds_are_always_the_same(name: str) -> None:
    exercise = exercises()[name]
    for case in exercise.cases:
        made = {generate(exercise, case, Random(seed)) for seed in range(40)}
        assert {item.case for item in made} == {case}
        assert len(made) >= (1 if exercise.format == "pack-sum" else 3), case


@every_exercise
def test_the_same_seed_gives_the_same_item(name: str) -> None:
    exercise = exercises()[name]
    for case in exercise.cases:
        assert generate(exercise, case, Random(7)) == generate(exercise, case, Random(7))


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
            many = len(list(all_answers(item)))
            if given.kind == "number":
                assert many == given.high - given.low + 1
            else:
                assert many >= len(given.ids)
