"""Writes docs/misconceptions.md: which misconception is met where, and what its holder is told.

    python tools/misconceptions.py          write the page
    python tools/misconceptions.py --check  exit status 1 if the page is not what would be written

The beliefs are those of ``sixtysix_teach/data/lessons/misconceptions.toml``. All else is worked
out: each lesson is asked which of its questions gives the tag, and a wrong answer is given to one
of them. Takes a quarter of a minute.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from sixtysix_teach.classroom.board import item_board, item_input
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.classroom.lessons import lessons
from sixtysix_teach.classroom.misconceptions import (
    Meeting,
    Met,
    Misconception,
    asked,
    meetings,
    misconceptions,
)
from sixtysix_teach.classroom.rows import places
from sixtysix_teach.phrases import printed

PAGE = Path(__file__).resolve().parents[1] / "docs" / "misconceptions.md"
HEAD = """\
# Which misconception is met where

Made by `python tools/misconceptions.py`; do not edit it here. The beliefs and truths stand in
`sixtysix_teach/data/lessons/misconceptions.toml`. Which questions meet them, the wrong answer and
what is said to it were found by asking the lessons. **In bold** is a kind of question that the
check of the lesson asks, so that nobody masters it with that belief; the tests take a learner with
each belief through the lessons.
"""


def main(argv: Sequence[str]) -> int:
    """Write the page, or say whether it is as it would be written."""
    text = page()
    if "--check" in argv:
        same = PAGE.exists() and PAGE.read_text(encoding="utf-8") == text
        print("docs/misconceptions.md is as it should be" if same else "write it again")
        return 0 if same else 1
    PAGE.write_text(text, encoding="utf-8")
    print(f"{len(misconceptions())} misconceptions")
    return 0


def page() -> str:
    """Return the whole page."""
    found = {met: meetings(met) for one in misconceptions() for met in one.met}
    table = ["|  | Many believe | Lesson | Asked in | Tag |", "|---|---|---|---|---|"]
    parts: list[str] = []
    for number, one in enumerate(misconceptions(), start=1):
        parts += _part(number, one, found)
        for met in one.met:
            cells = [_lesson(met), _kinds(met, found[met]), f"`{met.tag}`"]
            first = [f"[{number}](#{one.id})", one.belief] if met is one.met[0] else ["", ""]
            table.append(f"| {' | '.join([*first, *cells])} |")
    return "\n".join([HEAD, *table, *parts]) + "\n"


def _part(number: int, one: Misconception, found: dict[Met, tuple[Meeting, ...]]) -> Iterator[str]:
    yield f'\n<a id="{one.id}"></a>\n## {number}. {one.belief}\n\n**So it is:** {one.truth}'
    for met in one.met:
        shown = _telling(met, found[met])
        yield f"\nLesson {_lesson(met)}, for instance:\n"
        yield from (f"> {line}  " for line in _question(shown.item))
        yield f"\n- Answered: {_answer(shown)}"
        yield f"- Told: **{printed(shown.said.title)}.** {printed(' '.join(shown.said.lines))}"


def _telling(met: Met, found: Sequence[Meeting]) -> Meeting:
    """Return a question of a kind that the check asks.

    Best is one that a worked example is about, with the tag as the first that its file names.
    """
    lesson = lessons()[met.lesson]
    checked = asked(lesson, "mastery")
    pages = [page.item for step in lesson.steps for page in step.pages]
    fit = [one for one in found if (one.item.exercise, one.item.case) in checked]
    return max(fit, key=lambda one: (one.item in pages) + (_first_tag(one.item) == met.tag))


def _first_tag(item: Item) -> str:
    exercise = exercises()[item.exercise]
    name = next((name for name, one in exercise.items.items() if one == item), None)
    return exercise.proofs[name].wrong[0][1] if name is not None else ""


def _lesson(met: Met) -> str:
    lesson = lessons()[met.lesson]
    return f"{lesson.number} {lesson.title}"


def _kinds(met: Met, found: Sequence[Meeting]) -> str:
    """Return the kinds of question that give the tag, those of the check in bold."""
    checked = asked(lessons()[met.lesson], "mastery")
    by_exercise: dict[str, list[str]] = {}
    for one in found:
        kind = (one.item.exercise, one.item.case)
        name = f"**{one.item.case}**" if kind in checked else one.item.case
        by_exercise.setdefault(one.item.exercise, []).append(name)
    return "; ".join(f"{name}: {', '.join(cases)}" for name, cases in by_exercise.items())


def _question(item: Item) -> Iterator[str]:
    """Yield the question and what lies on the board, a line each."""
    exercise = exercises()[item.exercise]
    board = item_board(item, exercise.task, None, closed=False)
    trump = f" (trumps: {board['trump']['suit']})" if board["trump"] else ""
    trump = printed(trump.replace("trumps: ", "trumps: [").replace(")", "])")) if trump else ""
    yield f"**{exercise.title}**{trump}"
    yield from (printed(line) for line in FORMATS[item.format].lines(item))
    for row in board["rows"]:
        yield from (printed(line) for line in _row(row))


def _row(row: dict[str, Any]) -> list[str]:
    if row["kind"] == "text":
        return list(row["lines"])
    if row["kind"] == "table":
        return [" · ".join(map(str, line)) for line in (row["head"], *row["rows"])]
    shown = [_place(one) for one in places(row)]
    start = f"{row['label']}: " if row["label"] else ""
    return [start + (" " if row["kind"] == "hand" else " · ").join(filter(None, shown))]


def _place(one: dict[str, Any]) -> str:
    """Return a card with its label, or a tile with its words and cards."""
    cards = [code for code in (one.get("card"), *one.get("cards", ())) if code]
    words = [one.get("label", ""), one.get("text", ""), *(f"[{code}]" for code in cards)]
    note = f"({one['note']})" if one.get("note") else ""
    return " ".join(filter(None, [*words, note])) if cards or one.get("text") else ""


def _answer(shown: Meeting) -> str:
    """Return the wrong answer in the words of its buttons, its cards or its tiles."""
    item, given = shown.item, shown.answer
    words = {one["id"]: one["label"] for one in item_input(item)["choices"]}
    if not words:
        rows = item_board(item, "", None, closed=False)["rows"]
        words = {one["id"]: _place({**one, "note": ""}) for row in rows for one in places(row)}
    ids = given if isinstance(given, tuple) else (str(given),)
    return printed(", ".join(words.get(id_, id_) for id_ in ids))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
