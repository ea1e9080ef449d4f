"""The home page as plain JSON: where to go on, ways to play, the lessons and how far each is."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sixtysix_teach.classroom.daily_memory import level_text, offered
from sixtysix_teach.classroom.daily_memory import say as say_practice
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.lessons import CourseEntry, course, lessons
from sixtysix_teach.classroom.placement import LAST_OF_RULES
from sixtysix_teach.classroom.plan import asked_now
from sixtysix_teach.classroom.practice import MEMORY, PAGES, PLACEMENT, REVIEW
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.classroom.records import (
    LEARNING,
    MASTERED,
    NOT_TRIED,
    PLAYERS,
    LessonRecord,
    SkillRecord,
)
from sixtysix_teach.classroom.under_rules import profile_title
from sixtysix_teach.classroom.view import HOME
from sixtysix_teach.classroom.words import say
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.presets import PROFILES
from sixtysix_teach.view.table_view import names

say_home = Phrases("home.toml").say

VERSION = 1
PLAY = "play.ipynb"
HANDBOOK = "handbook.ipynb"
RULES = "rules"
FAN = ("AS", "KD", "QH")


def home_view(progress: Progress, *, now: float, event: int = 0, note: str = "") -> dict[str, Any]:
    """Return what the home page shows of *progress* at the time *now*.

    >>> home_view(Progress(), now=0.0)["continue"]["title"]
    'Six ranks, 120 points'
    """
    place = _where(progress, now)
    return {
        "version": VERSION,
        "event": event,
        "stores": ["progress", "options"],
        "heading": {"title": say("home.title"), "sub": say("home.sub"), "home": HOME},
        "continue": {**_continue(progress, place, now), "cards": list(FAN)},
        "ways": _ways(progress, now),
        "badge": _badge(progress),
        "placement": _placement(progress),
        "parts": _parts(progress, place, now),
        "foot": say("home.foot"),
        "file": {
            "title": say("home.file_title"),
            "text": say("home.file_text"),
            "save": say("home.file_save"),
            "read": say("home.file_read"),
            "name": say("home.file_name"),
            "content": progress.to_text(),
        },
        "note": note,
        "say": note or say("home.ready"),
        "names": names("french"),
    }


def rules_group(progress: Progress) -> dict[str, Any]:
    """Return the choice of the course's rules, as a group of the settings.

    >>> rules_group(Progress())["choices"][0]
    {'id': 'classic', 'label': 'Classic', 'note': ''}
    """
    for_two = [one.rules for one in PROFILES.values() if one.rules.players == PLAYERS]
    return {
        "id": RULES,
        "label": say_home("rules.label"),
        "value": progress.rules,
        "choices": [{"id": r.name, "label": profile_title(r), "note": ""} for r in for_two],
    }


def imported_note(progress: Progress) -> str:
    """Return what is said after a file was read into *progress*."""
    count = sum(record.step > 0 or record.diamonds > 0 for record in progress.lessons.values())
    if not progress.lessons and not progress.skills:
        return " ".join([say("home.import_empty"), *progress.notes])
    many = say("home.imported_one") if count == 1 else say("home.imported_many", count=count)
    return " ".join([say("home.imported", lessons=many), *progress.notes])


def _where(progress: Progress, now: float) -> str:
    """Return the lesson to go on with: one begun, one due again, the next new one, or none."""
    for state in ("begun", "due", "new"):
        for name in lessons():
            record = progress.lesson(name)
            due = progress.delayed_due(name, now)
            fits = {
                "begun": record.state == LEARNING,
                "due": due,
                "new": record.state not in (LEARNING, MASTERED) and not record.known,
            }
            if fits[state]:
                return name
    return ""


def _continue(progress: Progress, name: str, now: float) -> dict[str, Any]:
    if not name:
        return {
            "title": say("home.done_title"),
            "sub": say("home.done_sub"),
            "label": say("home.play_title"),
            "href": PLAY,
        }
    lesson, record = lessons(progress.course_rules)[name], progress.lesson(name)
    if progress.delayed_due(name, now):
        sub = say("home.due_sub", number=lesson.number)
    elif record.state == LEARNING:
        step, steps = record.step + 1, record.steps
        sub = say("home.on_sub", number=lesson.number, step=step, steps=steps)
    else:
        sub = say("home.first_sub", number=lesson.number, minutes=lesson.minutes)
    begun = any(one.state != NOT_TRIED for one in progress.lessons.values())
    label = say("home.go_on" if begun else "home.begin")
    return {"title": lesson.title, "sub": sub, "label": label, "href": lesson.notebook}


def _ways(progress: Progress, now: float) -> list[dict[str, str]]:
    """Return the large ways beside the lessons: play, review and memory in their time, handbook."""
    ways = [("cards", say("home.play_title"), say("home.play_text"), PLAY)]
    if any(record.state != NOT_TRIED for record in progress.lessons.values()):
        due = len(asked_now(progress, now))
        text = say_home("way.review_due", due=due) if due else say_home("way.review_text")
        ways.append(("again", say_home("way.review"), text, PAGES[REVIEW]))
    if offered(progress):
        stands = level_text(progress.memory)
        ways.append(("memory", say_practice("memory.way"), stands, PAGES[MEMORY]))
    ways.append(("book", say("home.handbook_title"), say("home.handbook_text"), HANDBOOK))
    return [
        {"icon": icon, "title": title, "text": text, "href": href}
        for icon, title, text, href in ways
    ]


def _badge(progress: Progress) -> dict[str, str] | None:
    """Return the line of the licence: the first whole deal played right without help."""
    if not progress.licence:
        return None
    day = datetime.fromtimestamp(progress.licence, tz=UTC).date().isoformat()
    return {"title": say_home("licence.title"), "text": say_home("licence.text", day=day)}


def _placement(progress: Progress) -> dict[str, str] | None:
    """Return the way to the placement check, as long as there is a lesson it could spare."""
    spare = [
        lesson
        for lesson in lessons().values()
        if lesson.number <= LAST_OF_RULES
        and progress.lesson(lesson.id).state == NOT_TRIED
        and not progress.lesson(lesson.id).known
    ]
    if not spare:
        return None
    return {
        "text": say_home("placement.text"),
        "label": say_home("placement.label"),
        "href": PAGES[PLACEMENT],
    }


def skills_of(progress: Progress, name: str) -> list[dict[str, str]]:
    """Return the skills of a lesson that stands, as its check names them, and how far each is."""
    found: dict[str, str] = {}
    for step in lessons()[name].steps:
        for part in step.parts if step.kind == "mastery" else ():
            found.setdefault(exercises()[part.exercise].skill, part.name)
    states = {skill: progress.skills.get(skill, SkillRecord()).state for skill in found}
    return [
        {"name": found[skill], "state": state, "text": say_home(f"skill.{state}")}
        for skill, state in states.items()
    ]


def _parts(progress: Progress, place: str, now: float) -> list[dict[str, Any]]:
    """Return the headings with their lessons; those still to come have no link."""
    parts: dict[str, list[CourseEntry]] = {}
    for entry in course(progress.course_rules):
        parts.setdefault(entry.part, []).append(entry)
    return [
        {
            "title": title,
            "sub": say("home.minutes", minutes=sum(entry.minutes for entry in entries)),
            "lessons": [_entry(progress, entry, place, now) for entry in entries],
        }
        for title, entries in parts.items()
    ]


def _entry(progress: Progress, entry: CourseEntry, place: str, now: float) -> dict[str, Any]:
    record = progress.lesson(entry.id)
    if not entry.ready:
        state, line = "coming", say("home.coming", minutes=entry.minutes)
    else:
        if progress.delayed_due(entry.id, now):
            words = say("home.due")
        elif record.state == LEARNING:
            words = say("progress.learning", step=record.step + 1, steps=record.steps)
        elif record.state == MASTERED:
            words = say("progress.mastered")
        else:
            words = say_home("lesson.known") if record.known else say("progress.not_tried")
        line = say("home.line", minutes=entry.minutes, state=words)
        past = "done" if record.state == MASTERED else "known" if record.known else "open"
        state = "now" if entry.id == place else past
    return {
        "number": entry.number,
        "title": entry.title,
        "line": line,
        "state": state,
        "diamonds": record.diamonds if entry.ready else 0,
        "diamonds_text": say("home.diamonds", count=record.diamonds) if entry.ready else "",
        "skills": skills_of(progress, entry.id) if _begun(record) else [],
        "href": lessons()[entry.id].notebook if entry.ready else None,
    }


def _begun(record: LessonRecord) -> bool:
    return record.state != NOT_TRIED
