"""The home page as plain JSON: where to go on, ways to play, the lessons and how far each is."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.classroom.lessons import CourseEntry, course, lessons
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.classroom.records import LEARNING, MASTERED
from sixtysix_teach.classroom.view import HOME
from sixtysix_teach.classroom.words import say
from sixtysix_teach.view.table_view import names

VERSION = 1
PLAY = "play.ipynb"
HANDBOOK = "handbook.ipynb"
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
        "ways": [
            {
                "icon": "cards",
                "title": say("home.play_title"),
                "text": say("home.play_text"),
                "href": PLAY,
            },
            {
                "icon": "book",
                "title": say("home.handbook_title"),
                "text": say("home.handbook_text"),
                "href": HANDBOOK,
            },
        ],
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
                "new": record.state not in (LEARNING, MASTERED),
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
    lesson, record = lessons()[name], progress.lesson(name)
    if progress.delayed_due(name, now):
        sub = say("home.due_sub", number=lesson.number)
    elif record.state == LEARNING:
        step, steps = record.step + 1, record.steps
        sub = say("home.on_sub", number=lesson.number, step=step, steps=steps)
    else:
        sub = say("home.first_sub", number=lesson.number, minutes=lesson.minutes)
    label = say("home.begin" if progress == Progress(rules=progress.rules) else "home.go_on")
    return {"title": lesson.title, "sub": sub, "label": label, "href": lesson.notebook}


def _parts(progress: Progress, place: str, now: float) -> list[dict[str, Any]]:
    """Return the headings with their lessons; those still to come have no link."""
    parts: dict[str, list[CourseEntry]] = {}
    for entry in course():
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
        else:
            words = say("progress.mastered" if record.state == MASTERED else "progress.not_tried")
        line = say("home.line", minutes=entry.minutes, state=words)
        state = "now" if entry.id == place else "done" if record.state == MASTERED else "open"
    return {
        "number": entry.number,
        "title": entry.title,
        "line": line,
        "state": state,
        "diamonds": record.diamonds if entry.ready else 0,
        "diamonds_text": say("home.diamonds", count=record.diamonds) if entry.ready else "",
        "href": lessons()[entry.id].notebook if entry.ready else None,
    }
