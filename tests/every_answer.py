"""Every answer to every item of the course: which there are, and what each wrong one is told.

Items are the fixed ones of each exercise, and those that 200 seeds make of each of its cases; of a
library with fewer moments, all that come up. Every answer is given. Only where an item has more
than 1,023, as twelve cards to remember have 4,095 and a whole hand 262,143, answers are taken by
what is missing and what is named wrongly: see :func:`by_mistakes`.

    python tests/every_answer.py

prints how much there is: exercises, cases, items, answers, wrong ones, and different reasons.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, islice
from random import Random
from time import process_time

from sixtysix_teach.classroom import Exercise, Feedback, Item, exercises, feedback, generate
from sixtysix_teach.classroom.answers import all_answers, input_of, is_right, right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.phrases import in_language

SEEDS = 200
MOST = 1023  # answers to one item that are all given: any of ten cards
TOKEN = re.compile(r"\[([ATKQJ9][SHDC])\]")
# Answers of several parts: what is told is the first or worst mistake, which many may have.
PARTS = frozenset(
    "order timeline look-back spot-pair cards-left after-exchange nine-is rank-by-regret".split()
)
# Where two choices come to the same, to prefer either is one mistake.
EITHER = frozenset({"close-or-keep", "toss-up"})
# A gap left open, a token in a token, a shout; what could be said about any mistake; praise.
BARRED = re.compile(
    r"[{}!]|\[\[|oops|try again|incorrect|not right"
    r"|well done|great|excellent|good job|perfect|bravo"
)


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


# ---------------------------------------------------------------- items and answers


@cache
def fresh(name: str, case: str) -> tuple[Item, ...]:
    """Return the items that 200 seeds make of one case, each once, in the order of the seeds."""
    made = (generate(SUBJECTS[name], case, Random(f"{case} {seed}")) for seed in range(SEEDS))
    return tuple(dict.fromkeys(made))


def items(name: str, of_a_case: int = SEEDS) -> Iterator[Item]:
    """Items of an exercise: the fixed ones, then the fresh ones of each case."""
    yield from SUBJECTS[name].items.values()
    for case in SUBJECTS[name].cases:
        yield from fresh(name, case)[:of_a_case]


def answers(item: Item) -> list[Value]:
    """Every answer to an item; of more than 1,023, some of each kind of mistake."""
    given = input_of(item)
    if given.kind == "tap-many" and 2 ** len(given.ids) - 1 > MOST:
        return by_mistakes(item)
    found = list(islice(all_answers(item), MOST + 1))
    assert len(found) <= MOST, item
    return found


def by_mistakes(item: Item) -> list[Value]:
    """Answers by what is missing and what is named wrongly.

    All with at most two mistakes; all that only miss something, and the same with all that is wrong
    named besides; and one for each pair of numbers, so many missing and so many wrong.
    """
    ids, right = input_of(item).ids, right_answer(item)
    assert isinstance(right, tuple)
    wrong = [id_ for id_ in ids if id_ not in right]
    rng = Random(item.moment)
    slips = [frozenset(slip) for many in (0, 1, 2) for slip in combinations(ids, many)]
    for many in range(len(right) + 1):
        missed = [frozenset(slip) for slip in combinations(right, many)]
        slips += missed
        slips += [slip | set(wrong) for slip in missed]
        slips += [
            frozenset(rng.sample(right, many) + rng.sample(wrong, more))
            for more in range(len(wrong) + 1)
        ]
    kinds = (tuple(id_ for id_ in ids if (id_ in right) is not (id_ in slip)) for slip in slips)
    return [answer for answer in dict.fromkeys(kinds) if answer]


# ---------------------------------------------------------------- what is said


@dataclass
class Figures:
    """How much was walked through; ``reasons`` are the reasons by what stands in them."""

    items: int = 0
    answers: int = 0
    wrong: int = 0
    reasons: set[int] = field(default_factory=set)
    tags: set[str] = field(default_factory=set)


def walk(name: str) -> Figures:
    """Give every answer to every item of an exercise; fail where a reason is missing or generic.

    The reason for a wrong answer must have a tag, and name cards, figures or words that are at
    stake in this very item. What is said of one wrong answer is not said of another of the item;
    where it may be, in ``PARTS`` and ``EITHER``, both have the same tag.
    """
    seen = Figures()
    with in_language("en"):
        for item in items(name):
            seen.items += 1
            _walk_item(item, seen)
    return seen


def _walk_item(item: Item, seen: Figures) -> None:
    stake = at_stake(item)
    told: dict[tuple[str, tuple[str, ...]], str] = {}
    right = 0
    for answer in answers(item):
        seen.answers += 1
        said = feedback(item, answer)
        if said.right:
            right += 1
            check_words(said)
            assert not said.tag, (item, answer, said)
            continue
        seen.wrong += 1
        key = (said.title, said.lines)
        if key in told:
            assert item.format in PARTS | EITHER, (item, answer, said)
            assert told[key] == said.tag, (item, answer, said)
        else:
            told[key] = said.tag
            check_words(said)
            check_reason(item, answer, said, stake)
    assert right >= 1, item
    assert is_right(item, right_answer(item)), item
    seen.reasons |= set(map(hash, told))
    seen.tags |= set(told.values())


def at_stake(item: Item) -> frozenset[str]:
    """What a reason must speak of, one of them at least."""
    return FORMATS[item.format].at_stake(item)


def check_words(said: Feedback) -> None:
    """There is something to read, in words that may be said to a learner."""
    assert said.title, said
    assert said.lines, said
    check_text(" ".join([said.title, *said.lines]))


def check_text(text: str) -> None:
    """No gap is left open, and nobody is praised or shouted at."""
    assert not BARRED.search(text.lower()), text


def check_reason(item: Item, answer: Value, said: Feedback, stake: frozenset[str]) -> None:
    """A reason has a tag, and names cards, figures or words that are at stake."""
    text = " ".join([said.title, *said.lines])
    assert said.tag, (item, answer)
    assert any(_named(one, text) for one in stake), (item, answer, text, stake)
    if not item.moment:
        shown = {code for one in stake for code in TOKEN.findall(one)}
        assert not shown or set(TOKEN.findall(text)) <= shown, text


def _named(one: str, text: str) -> bool:
    return one in text if one.startswith("[") else _word(one).search(text) is not None


@cache
def _word(one: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(one)}(?!\w)", re.IGNORECASE)


def main() -> None:
    """Walk through all of it, and print the figures."""
    begun, all_ = process_time(), Figures()
    for name in SUBJECTS:
        found = walk(name)
        all_.items += found.items
        all_.answers += found.answers
        all_.wrong += found.wrong
        all_.reasons |= found.reasons
        all_.tags |= found.tags
        print(f"{name:24} {found.items:6} items {found.wrong:8} wrong answers", file=sys.stderr)
    cases = sum(len(one.cases) for one in SUBJECTS.values())
    print(f"{len(SUBJECTS)} exercises with {cases} cases, {all_.items} items")
    print(f"{all_.answers} answers, {all_.wrong} of them wrong")
    print(f"{len(all_.reasons)} different reasons, {len(all_.tags)} different mistakes named")
    print(f"in {process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
