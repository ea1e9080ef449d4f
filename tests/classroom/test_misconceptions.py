"""Each misconception of the course is met: its holder is told the right thing, and not let pass."""

from __future__ import annotations

import pytest
from believers import BELIEVERS
from learner import skip_to_check, tags
from scripts import script

from sixtysix_teach.classroom import lessons
from sixtysix_teach.classroom.misconceptions import (
    Met,
    asked,
    meetings,
    misconceptions,
    misconceptions_in,
)
from sixtysix_teach.errors import DataError

MET = [(one.id, met) for one in misconceptions() for met in one.met]
every_meeting = pytest.mark.parametrize(
    ("name", "met"), MET, ids=[f"{name}-{met.lesson}" for name, met in MET]
)


def test_there_are_forty_and_a_learner_for_each() -> None:
    assert len(misconceptions()) == 40
    assert list(BELIEVERS) == [one.id for one in misconceptions()]


@pytest.mark.parametrize("seed", range(2))
@every_meeting
def test_who_believes_it_is_told_so_and_does_not_master_the_lesson(
    name: str, met: Met, seed: int
) -> None:
    walk = skip_to_check(met.lesson, BELIEVERS[name], seed=seed, after=16)
    assert walk.run.record.state == "learning"
    assert met.tag in tags(walk)
    assert met.tag in {error.tag for error in walk.run.progress.errors}


@every_meeting
def test_a_question_of_the_check_of_that_lesson_gives_the_tag(name: str, met: Met) -> None:
    """Not only a tag that exists: somebody who gets through must have got past it."""
    checked = asked(lessons()[met.lesson], "mastery")
    assert any((one.item.exercise, one.item.case) in checked for one in meetings(met))


def test_the_page_about_them_is_what_the_lessons_say_now() -> None:
    made = script("tools/misconceptions.py")
    assert made.PAGE.read_text(encoding="utf-8") == made.page(), (
        "run: python tools/misconceptions.py"
    )


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"met": []}, "met"),
        ({"met": [{"lesson": "six-ranks"}]}, "met"),
        ({"met": [{"lesson": "no-lesson", "tag": "ten-under-king"}]}, "met"),
        ({"truth": ""}, "truth"),
        ({"shown": "x"}, "shown"),
    ],
)
def test_a_wrong_entry_is_named(changed: dict[str, object], field: str) -> None:
    good = {
        "id": "one",
        "belief": "This.",
        "truth": "That.",
        "met": [{"lesson": "six-ranks", "tag": "ten-under-king"}],
    }
    assert len(misconceptions_in("x.toml", {"misconception": [good]})) == 1
    with pytest.raises(DataError) as told:
        misconceptions_in("x.toml", {"misconception": [{**good, **changed}]})
    assert (told.value.file, told.value.field) == ("x.toml", field)
