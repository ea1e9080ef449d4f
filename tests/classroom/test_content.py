"""The content files: a wrong one names file, entry and field; the ones shipped are sound."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from random import Random

import pytest
from learner import begin, take

from sixtysix_teach.classroom import course, exercises, lesson_view, lessons
from sixtysix_teach.classroom.exercises import exercises_in
from sixtysix_teach.classroom.lessons import lesson_in
from sixtysix_teach.classroom.words import fill, say, say_lines
from sixtysix_teach.content import data_files, read_data, read_toml
from sixtysix_teach.errors import DataError

ROOT = Path(__file__).resolve().parents[2]
GOOD = """
[[exercise]]
id = "a"
format = "winner"
skill = "s"
title = "T"
task = "K"

[[item]]
id = "one"
exercise = "a"
case = "trump-low"
cards = ["AS", "9H"]
trump = "H"
leader = 1
right = "9H"
wrong = [{ answer = "AS", says = "x" }]
"""


def test_a_good_file_is_read() -> None:
    assert list(exercises_in("x.toml", read_toml("x.toml", GOOD))[0].items) == ["one"]


@pytest.mark.parametrize("file", data_files("exercises"))
def test_each_item_of_the_kit_is_what_its_case_says(file: str) -> None:
    """A page does not work this out anew: it reads what is proved here."""
    for proved in exercises_in(file, read_data("exercises", file)):
        assert proved == exercises()[proved.id]


def test_an_item_its_case_does_not_fit_is_refused_unless_it_was_proved() -> None:
    other = read_toml("x.toml", GOOD.replace('trump = "H"', ""))
    with pytest.raises(DataError):
        exercises_in("x.toml", other)
    assert list(exercises_in("x.toml", other, proved=True)[0].items) == ["one"]


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        ('format = "winner"', 'format = "hop"', "a", "format"),
        ('skill = "s"', "", "a", "skill"),
        ('title = "T"', 'title = ""', "a", "title"),
        ('task = "K"', "task = 3", "a", "task"),
        ('task = "K"', 'task = "K"\ncases = ["no"]', "a", "cases"),
        ('task = "K"', 'task = "K"\ncolour = "red"', "a", "colour"),
        ('id = "a"', "", "", "id"),
        ('exercise = "a"', 'exercise = "b"', "one", "exercise"),
        ('case = "trump-low"', 'case = "moon"', "one", "case"),
        ('"AS", "9H"]', '"AS", "7H"]', "one", "cards"),
        ('"AS", "9H"]', '"AS", "AS"]', "one", "cards"),
        ('"AS", "9H"]', '"AS"]', "one", "cards"),
        ('trump = "H"', "", "one", "cards"),
        ("leader = 1", "leader = 2", "one", "cards"),
        ("leader = 1", "leader = 1\nhint = 3", "one", "hint"),
        ('right = "9H"', "", "one", "right"),
        ('wrong = [{ answer = "AS", says = "x" }]', "wrong = []", "one", "wrong"),
        ('wrong = [{ answer = "AS", says = "x" }]', "wrong = [{ answer = 1 }]", "one", "wrong"),
        ("[[exercise]]", "[[exercises]]", "", "exercises"),
        ("[[exercise]]", "[[exercise", "", ""),
    ],
)
def test_a_wrong_exercise_file_names_entry_and_field(
    old: str, new: str, entry: str, field: str
) -> None:
    assert old in GOOD
    with pytest.raises(DataError) as caught:
        exercises_in("x.toml", read_toml("x.toml", GOOD.replace(old, new, 1)))
    problem = caught.value
    assert (problem.file, problem.entry, problem.field) == ("x.toml", entry, field)
    assert problem.problem


LESSON = """
objective = "O"
notebook = "n.ipynb"
skills = ["s"]
recall = ["who-wins"]
[rules]
s = ["Rule {ranks}."]
[[step]]
kind = "practice"
label = "practice"
[[step.part]]
name = "p"
exercise = "who-wins"
cases = { trump-low = 2 }
[[step]]
kind = "play"
label = "play"
[[step.deal]]
id = "d"
you = ["AS"]
bot = ["TS"]
trump = "H"
[[step]]
kind = "summary"
label = "end"
choices = ["c"]
"""


def test_a_good_lesson_is_read() -> None:
    lesson = lesson_in("l.toml", read_toml("l.toml", LESSON), course()[0])
    assert lesson.rules["s"] == ("Rule A 10 K Q J 9.",)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('objective = "O"', "", "objective"),
        ('objective = "O"', 'objectiv = "O"', "objectiv"),
        ('recall = ["who-wins"]', 'recall = ["who"]', "recall"),
        ('s = ["Rule {ranks}."]', "", "rules"),
        ('kind = "practice"', 'kind = "dance"', "kind"),
        ('label = "practice"', "", "label"),
        ('exercise = "who-wins"', 'exercise = "who"', "part"),
        ("cases = { trump-low = 2 }", "cases = { moon = 2 }", "cases"),
        ("cases = { trump-low = 2 }", "cases = { trump-low = 0 }", "cases"),
        ("cases = { trump-low = 2 }", "cases = { trump-low = 2 }\nneed = 3", "need"),
        ('bot = ["TS"]', 'bot = ["AS"]', "bot"),
        ('bot = ["TS"]', 'bot = ["TS", "KS"]', "bot"),
        ('bot = ["TS"]', 'bot = ["XS"]', "you, bot, trump or replies"),
        ('trump = "H"', 'replies = { AS = "KS" }', "replies"),
        ('objective = "O"', 'objective = "O"\ndelayed_need = 1', "delayed_need"),
        ('choices = ["c"]', "", "choices"),
        ('kind = "summary"', 'kind = "example"', "page"),
    ],
)
def test_a_wrong_lesson_file_names_the_field(old: str, new: str, field: str) -> None:
    assert old in LESSON
    with pytest.raises(DataError) as caught:
        lesson_in("l.toml", read_toml("l.toml", LESSON.replace(old, new, 1)), course()[0])
    assert (caught.value.file, caught.value.field) == ("l.toml", field)
    assert caught.value.entry


def test_words_that_are_not_there_are_a_data_error() -> None:
    for wrong in ("no.such", "button", "hint.higher"):
        with pytest.raises(DataError):
            say(wrong)
    with pytest.raises(DataError):
        say_lines("button.next")
    with pytest.raises(DataError):
        fill("{unknown}", "l.toml", "six-ranks")


def test_the_listing_of_the_notebooks_agrees_with_the_course() -> None:
    listed = tomllib.loads((ROOT / "lessons" / "lessons.toml").read_text(encoding="utf-8"))
    entries = [(e["lesson"], e["title"], e["minutes"], e["file"]) for e in listed["lesson"]]
    wanted = [(one.id, one.title, one.minutes, one.notebook) for one in lessons().values()]
    assert entries == wanted
    for entry in listed["lesson"]:
        notebook = json.loads((ROOT / "lessons" / entry["file"]).read_text(encoding="utf-8"))
        assert notebook["metadata"]["title"] == entry["title"]
        assert f'Lesson("{entry["lesson"]}")' in json.dumps(notebook).replace('\\"', '"')


def test_the_first_action_comes_within_twelve_words() -> None:
    for lesson in lessons():
        view = lesson_view(begin(lesson).run)
        words = [view["prompt"]["title"], *view["prompt"]["lines"]]
        board = view["board"] or {"title": ""}
        assert view["input"]["kind"] != "none"
        assert len(" ".join([*words, board["title"]]).split()) <= 12, words


def test_no_sentence_praises_shouts_or_scolds() -> None:
    data = ROOT / "sixtysix_teach" / "data"
    files = [data / "locale" / "en" / "classroom.toml"]
    files += sorted((data / "locale" / "en").glob("lesson_*.toml"))
    files += sorted((data / "lessons").glob("[0-9]*.toml"))
    files += sorted((data / "exercises").glob("*.toml"))
    for file in files:
        lines = file.read_text("utf-8").splitlines()
        said = [line for line in lines if not line.startswith(("#", "cases", "items", "goal"))]
        if file.parent.name == "exercises":  # the rest are names of cases and proofs
            said = [line for line in said if line.startswith(("title", "task"))]
        found = re.findall(
            r"\b(well done|great|excellent|perfect|bravo|oops|illegal|incorrect)\b|!",
            "\n".join(said),
            re.IGNORECASE,
        )
        assert found == [], file.name


def test_every_misconception_of_the_two_lessons_can_be_met() -> None:
    wanted = {
        "ten-under-king", "nine-worth-nine", "face-worth-ten", "must-follow-from-start",
        "highest-rank-wins", "trump-must-be-higher", "off-suit-ace",
    }  # fmt: skip
    met = {tag for one in exercises().values() for p in one.proofs.values() for _, tag in p.wrong}
    assert wanted <= met


def test_every_skill_has_a_rule_and_every_exercise_a_skill_of_a_lesson() -> None:
    skills = {skill for lesson in lessons().values() for skill in lesson.skills}
    trained = {exercise.skill for exercise in exercises().values()}
    assert skills <= trained
    # The exercises of a lesson may be there before the lesson is.
    assert trained <= skills or not all(entry.ready for entry in course())


def test_views_are_plain_json_at_every_step() -> None:
    for lesson in lessons():
        for view in take(lesson, seed=Random(4).randrange(100)).views:
            assert json.loads(json.dumps(view)) == view
            assert view["say"]
