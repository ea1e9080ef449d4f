"""Lessons as frozen values, read from ``data/lessons``; the course lists all of them in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.exercises import (
    BOT,
    YOU,
    Item,
    card_from_code,
    exercises,
    list_field,
    read_toml,
    refuse_unknown,
    suit_from_letter,
    text_field,
)
from sixtysix_teach.classroom.words import fill
from sixtysix_teach.errors import DataError

STEP_KINDS = (
    "play",
    "recall",
    "predict",
    "example",
    "faded",
    "practice",
    "mastery",
    "summary",
)


@dataclass(frozen=True)
class Part:
    """Some items of one exercise: how many, of which cases, and how many must be right."""

    name: str
    exercise: str
    count: int
    need: int
    cases: Mapping[str, int]


@dataclass(frozen=True)
class PlayDeal:
    """A few cards to play against the bot; ``replies`` fixes its answer to a lead of yours."""

    id: str
    you: tuple[Card, ...]
    bot: tuple[Card, ...]
    leader: int
    trump: Suit | None
    replies: Mapping[str, Card]
    tricks: int


@dataclass(frozen=True)
class Page:
    """A worked example: a belief many hold, the item that shows it failing, and the rule."""

    title: str
    lines: tuple[str, ...]
    item: Item
    rule: str


@dataclass(frozen=True)
class Step:
    """One step of a lesson; which of the fields are used depends on the kind."""

    kind: str
    label: str
    title: str = ""
    lines: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    pages: tuple[Page, ...] = ()
    parts: tuple[Part, ...] = ()
    deals: tuple[PlayDeal, ...] = ()
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A whole lesson: its steps, the rule of each skill, and the check a day later."""

    id: str
    number: int
    title: str
    minutes: int
    notebook: str
    objective: str
    skills: tuple[str, ...]
    rules: Mapping[str, tuple[str, ...]]
    recall: tuple[str, ...]
    steps: tuple[Step, ...]
    delayed: tuple[Part, ...]
    delayed_need: int


@dataclass(frozen=True)
class CourseEntry:
    """One line of the course: a lesson that stands, or one that is still to come."""

    id: str
    number: int
    title: str
    minutes: int
    part: str
    ready: bool


@cache
def course() -> tuple[CourseEntry, ...]:
    """Return all lessons of the course in order, the ones still to come too.

    >>> len(course()), course()[0].title
    (14, 'Six ranks, 120 points')
    """
    file = "course.toml"
    folder = files("sixtysix_teach") / "data" / "lessons"
    table = read_toml(file, (folder / file).read_text(encoding="utf-8"))
    found = []
    for number, entry in enumerate(table.get("lesson", []), start=1):
        name = text_field(file, str(entry.get("id", "")), entry, "id")
        refuse_unknown(file, name, entry, {"id", "title", "minutes", "part", "ready"})
        found.append(
            CourseEntry(
                name,
                number,
                text_field(file, name, entry, "title"),
                _number(file, name, entry, "minutes", low=1),
                text_field(file, name, entry, "part"),
                entry.get("ready") is True,
            )
        )
    return tuple(found)


@cache
def lessons() -> dict[str, Lesson]:
    """Return the lessons that stand, by id, in the order of the course.

    >>> list(lessons())
    ['six-ranks', 'one-trick']
    """
    folder = files("sixtysix_teach") / "data" / "lessons"
    found = {}
    for entry in course():
        if entry.ready:
            file = f"{entry.number:02}_{entry.id.replace('-', '_')}.toml"
            found[entry.id] = load_lesson(file, (folder / file).read_text(encoding="utf-8"), entry)
    return found


def load_lesson(file: str, text: str, entry: CourseEntry) -> Lesson:
    """Return the lesson in the TOML *text*; a wrong field raises ``DataError`` that names it."""
    table = read_toml(file, text)
    known = {
        "objective",
        "notebook",
        "skills",
        "recall",
        "rules",
        "step",
        "delayed",
        "delayed_need",
    }
    refuse_unknown(file, entry.id, table, known)
    steps = tuple(
        _step(file, f"{entry.id}, step {number}", step)
        for number, step in enumerate(table.get("step", []), start=1)
    )
    if not steps or steps[-1].kind != "summary":
        raise DataError(file, entry.id, "step", "a lesson ends with a summary")
    recall = list_field(file, entry.id, table, "recall")
    for exercise in recall:
        if exercise not in exercises():
            raise DataError(file, entry.id, "recall", f"no exercise {exercise!r}")
    rules = {
        skill: tuple(fill(line, file) for line in list_field(file, entry.id, table["rules"], skill))
        for skill in table.get("rules", {})
    }
    skills = list_field(file, entry.id, table, "skills")
    for skill in skills:
        if not rules.get(skill):
            raise DataError(file, entry.id, "rules", f"no rule for the skill {skill!r}")
    delayed = _parts(file, entry.id, table.get("delayed", []), "delayed")
    return Lesson(
        id=entry.id,
        number=entry.number,
        title=entry.title,
        minutes=entry.minutes,
        notebook=text_field(file, entry.id, table, "notebook"),
        objective=text_field(file, entry.id, table, "objective"),
        skills=skills,
        rules=rules,
        recall=recall,
        steps=steps,
        delayed=delayed,
        delayed_need=_delayed_need(file, entry.id, table, delayed),
    )


def older_lessons(lesson: Lesson) -> tuple[Lesson, ...]:
    """Return the lessons that come before *lesson* in the course."""
    return tuple(other for other in lessons().values() if other.number < lesson.number)


def _step(file: str, name: str, entry: Mapping[str, Any]) -> Step:
    known = {"kind", "label", "title", "lines", "items", "page", "part", "deal", "choices"}
    refuse_unknown(file, name, entry, known)
    kind = text_field(file, name, entry, "kind")
    if kind not in STEP_KINDS:
        raise DataError(file, name, "kind", f"no kind {kind!r}; known: {' '.join(STEP_KINDS)}")
    step = Step(
        kind=kind,
        label=text_field(file, name, entry, "label"),
        title=fill(str(entry.get("title", "")), file),
        lines=tuple(fill(line, file) for line in list_field(file, name, entry, "lines")),
        items=tuple(_named_item(file, name, ref) for ref in list_field(file, name, entry, "items")),
        pages=tuple(_page(file, name, page) for page in entry.get("page", [])),
        parts=_parts(file, name, entry.get("part", []), "part"),
        deals=tuple(_deal(file, name, deal) for deal in entry.get("deal", [])),
        choices=tuple(fill(line, file) for line in list_field(file, name, entry, "choices")),
    )
    needed = {"play": "deals", "predict": "items", "faded": "items", "example": "pages"}
    needed |= {"practice": "parts", "mastery": "parts", "recall": "parts", "summary": "choices"}
    if kind == "recall":
        return step
    if not getattr(step, needed[kind]):
        field = {"deals": "deal", "pages": "page", "parts": "part"}.get(needed[kind], needed[kind])
        raise DataError(file, name, field, f"a step of kind {kind} needs it")
    return step


def _named_item(file: str, name: str, ref: str) -> Item:
    exercise, _, item = ref.partition("/")
    owner = exercises().get(exercise)
    if owner is None or item not in owner.items:
        raise DataError(file, name, "items", f"no item {ref!r}; write exercise/item")
    return owner.items[item]


def _page(file: str, name: str, entry: Mapping[str, Any]) -> Page:
    refuse_unknown(file, name, entry, {"title", "lines", "item", "rule"})
    return Page(
        fill(text_field(file, name, entry, "title"), file),
        tuple(fill(line, file) for line in list_field(file, name, entry, "lines")),
        _named_item(file, name, text_field(file, name, entry, "item")),
        fill(text_field(file, name, entry, "rule"), file),
    )


def _parts(file: str, name: str, entries: object, field: str) -> tuple[Part, ...]:
    if not isinstance(entries, list):
        raise DataError(file, name, field, "a list of tables is needed here")
    return tuple(_part(file, name, entry, field) for entry in entries)


def _part(file: str, name: str, entry: Mapping[str, Any], field: str) -> Part:
    refuse_unknown(file, name, entry, {"name", "exercise", "need", "cases"})
    exercise = exercises().get(str(entry.get("exercise")))
    if exercise is None:
        raise DataError(file, name, field, f"no exercise {entry.get('exercise')!r}")
    cases = entry.get("cases")
    if not isinstance(cases, dict) or not cases:
        raise DataError(file, name, "cases", "a table such as { trump = 3 } is needed here")
    for case, count in cases.items():
        if case not in exercise.cases or type(count) is not int or count < 1:
            allowed = " ".join(exercise.cases)
            raise DataError(file, name, "cases", f"{case!r}: {exercise.id} has {allowed}")
    count = sum(cases.values())
    need = _number(file, name, {"need": count, **entry}, "need", low=1)
    if need > count:
        raise DataError(file, name, "need", f"{need} of {count} cannot be reached")
    return Part(text_field(file, name, entry, "name"), exercise.id, count, need, cases)


def _delayed_need(file: str, name: str, table: Mapping[str, Any], delayed: tuple[Part, ...]) -> int:
    """Return how many of the items a day later must be right, whatever their part."""
    count = sum(part.count for part in delayed)
    need = _number(file, name, {"delayed_need": count, **table}, "delayed_need", low=0)
    if need > count:
        raise DataError(file, name, "delayed_need", f"{need} of {count} cannot be reached")
    return need


def _deal(file: str, name: str, entry: Mapping[str, Any]) -> PlayDeal:
    refuse_unknown(file, name, entry, {"id", "you", "bot", "leader", "trump", "replies", "tricks"})
    deal_id = text_field(file, name, entry, "id")
    where = f"{name}, deal {deal_id}"
    try:
        you = tuple(card_from_code(code) for code in list_field(file, where, entry, "you"))
        bot = tuple(card_from_code(code) for code in list_field(file, where, entry, "bot"))
        replies = {
            card_from_code(mine).code: card_from_code(its)
            for mine, its in dict(entry.get("replies", {})).items()
        }
        trump = suit_from_letter(entry.get("trump", ""))
    except ValueError as problem:
        raise DataError(file, where, "you, bot, trump or replies", str(problem)) from None
    if len(set(you + bot)) != len(you) + len(bot) or len(you) != len(bot) or not you:
        raise DataError(file, where, "bot", "both need as many cards, each card once")
    if any(card not in bot for card in replies.values()):
        raise DataError(file, where, "replies", "the bot does not hold that card")
    leader = entry.get("leader", YOU)
    if leader not in (YOU, BOT):
        raise DataError(file, where, "leader", "0 is you, 1 the bot")
    tricks = _number(file, where, {"tricks": len(you), **entry}, "tricks", low=1)
    return PlayDeal(deal_id, you, bot, leader, trump, replies, min(tricks, len(you)))


def _number(file: str, name: str, entry: Mapping[str, Any], field: str, *, low: int) -> int:
    value = entry.get(field)
    if type(value) is not int or value < low:
        raise DataError(file, name, field, f"a whole number from {low} is needed here")
    return value
