"""How long a lesson takes: walked headless, its words and items counted, times assumed for each.

Nobody is measured here. A lesson is taken twice: by somebody who answers right, and by somebody who
misses every third item, does what comes back, and tries the check a second time. A sentence is read
the first time it is shown; of one that comes again with other cards and numbers only those are
read, and of what is said to a right answer only the title and the first line. Each kind of answer
takes some seconds on top of the reading. The prose that stands below the exercise is to be read
afterwards, by whoever likes: its minutes are a column of their own, not part of the lesson. The
numbers assumed are in :class:`Assumed`, and the table prints them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from typing import Any

from sixtysix_teach.classroom import Item, LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.records import MASTERED
from sixtysix_teach.classroom.stages import PlayStage, SummaryStage

NOTEBOOKS = Path(__file__).resolve().parents[1] / "lessons"
MOST = 2000
"""More than is done in any lesson."""

WORD = re.compile(r"\[[^\]]+\]|[\w’']+")
AFTERWARDS = "## To read afterwards"
"""The title of the prose below the exercise. What stands above it belongs to the lesson."""

CHANGES = re.compile(r"\[[^\]]+\]|\d+")
"""What may differ when a sentence comes again: cards, suits and numbers."""


@dataclass(frozen=True)
class Assumed:
    """What is assumed of a learner: words a minute, and seconds for each thing done.

    ``words`` is a little below the 238 a minute that adults read of plain English prose (Brysbaert
    2019), since cards are looked at meanwhile. The seconds are for thinking and tapping, without
    the reading; they are a guess. ``puzzle`` comes on top for :data:`PUZZLES`.
    """

    words: float = 220
    choice: float = 5
    tap_one: float = 4
    tap_many: float = 9
    order: float = 12
    number: float = 8
    look: float = 4
    puzzle: float = 15
    card: float = 4
    button: float = 1.5


ASSUMED = Assumed()
PUZZLES = (
    *("find-the-win", "best-card", "rank-by-regret", "lead-or-not", "trump-or-not"),
    *("close-certain", "close-why", "close-and-why", "do-i-get-there", "tick-worlds"),
    *("close-or-keep", "close-by-score", "defend-the-close", "dearest-decision"),
)
"""Formats in which a deal is played on in the head."""

MISSED = 3
"""The slower learner misses every so many items."""


@dataclass
class Taken:
    """One way through a lesson: what was read and done."""

    words: int = 0
    items: int = 0
    missed: int = 0
    done: dict[str, int] = field(default_factory=dict)
    again: bool = False
    mastered: bool = False

    def count(self, kind: str) -> None:
        """Count one thing done, by the name of its seconds in :class:`Assumed`."""
        self.done[kind] = self.done.get(kind, 0) + 1

    @property
    def minutes(self) -> float:
        """The minutes that this way takes by what is assumed."""
        seconds = sum(getattr(ASSUMED, kind) * count for kind, count in self.done.items())
        return self.words / ASSUMED.words + seconds / 60


@dataclass(frozen=True)
class Estimate:
    """A lesson: the minutes it says, its prose, and both ways through it.

    ``before`` are the words of prose above the exercise, ``after`` those to be read afterwards.
    """

    lesson: str
    shown: int
    before: int
    after: int
    right: Taken
    third: Taken

    @property
    def low(self) -> float:
        """The minutes of who answers right."""
        return self.right.minutes + self.before / ASSUMED.words

    @property
    def high(self) -> float:
        """The minutes of who misses a third."""
        return self.third.minutes + self.before / ASSUMED.words

    @property
    def middle(self) -> int:
        """The minutes to say: halfway between both, rounded."""
        return round((self.low + self.high) / 2)

    @property
    def reading(self) -> float:
        """The minutes of the prose to be read afterwards."""
        return self.after / ASSUMED.words

    def to_json(self) -> dict[str, Any]:
        """Return the row for programs."""
        ways = {
            name: {"words": way.words, "items": way.items, "minutes": round(way.minutes, 1)}
            for name, way in (("right", self.right), ("misses a third", self.third))
        }
        about = {"lesson": self.lesson, "shown": self.shown, "after": self.after}
        return {**about, "middle": self.middle, "ways": ways}


def minutes_tables() -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Yield the one table, for programs and as text."""
    found = [estimate(name) for name in lessons()]
    rows = [one.to_json() for one in found]
    yield {"title": "minutes", "assumed": vars(ASSUMED), "rows": rows}, minutes_table(found)


def estimate(name: str) -> Estimate:
    """Return the estimate of a lesson."""
    lesson = lessons()[name]
    before, after = prose_words(NOTEBOOKS / lesson.notebook)
    return Estimate(name, lesson.minutes, before, after, take(name), take(name, misses=True))


def take(name: str, *, misses: bool = False, seed: int = 1) -> Taken:
    """Take a lesson to its end, and count what is read and done on the way."""
    taken, known = Taken(), set[str]()
    brain = _third_wrong(taken) if misses else right_answer
    run = LessonRun.start(lessons()[name], Progress(), rng=Random(seed), now=lambda: 0.0)
    for _ in range(MOST):
        view = lesson_view(run)
        taken.words += sum(read(line, known) for line in sentences(view))
        if view["summary"] is not None:
            break
        _go_on(run, view, brain, taken)
    else:
        raise RuntimeError(f"{name} does not end")
    taken.mastered = run.record.state == MASTERED
    return taken


def _third_wrong(taken: Taken) -> Callable[[Item], Value]:
    def answer(item: Item) -> Value:
        if taken.items % MISSED:
            return right_answer(item)
        # Where every answer is as good there is nothing to miss.
        wrong = next((one for one in all_answers(item) if not is_right(item, one)), None)
        taken.missed += wrong is not None
        return right_answer(item) if wrong is None else wrong

    return answer


def _go_on(
    run: LessonRun, view: dict[str, Any], brain: Callable[[Item], Value], taken: Taken
) -> None:
    """Do the next thing that a person would do."""
    stage = run.stage
    auto = getattr(stage, "auto_action", None)
    if auto is not None and auto():
        taken.count("card")
    elif view["input"]["kind"] == "none":
        names = [button["id"] for button in view["buttons"]]
        # Who was not through the check tries the parts that are open once more, and then goes on.
        once = "check_again" in names and not taken.again
        name = "check_again" if once else "move_on" if "move_on" in names else names[0]
        taken.again |= once
        taken.count("look" if name == "look_on" else "button")
        run.press(name)
    elif isinstance(stage, PlayStage):
        taken.count("card")
        run.answer(stage.table.your_hand[0].code)
    elif isinstance(stage, SummaryStage):
        taken.count("choice")
        run.answer(stage.ids()[0])
    else:
        assert isinstance(stage, ItemsStage)
        assert stage.item is not None
        taken.items += 1
        taken.count(view["input"]["kind"].replace("-", "_"))
        if stage.item.format in PUZZLES:
            taken.count("puzzle")
        value = brain(stage.item)
        run.answer(list(value) if isinstance(value, tuple) else value)


def sentences(view: dict[str, Any]) -> Iterator[str]:
    """Yield whatever a view says in words; names of buttons are known, cards are looked at."""
    yield view["prompt"]["title"]
    yield from (*view["prompt"]["lines"], *view["prompt"]["list"])
    board = view["board"]
    for row in board["rows"] if board is not None else ():
        yield from (*row.get("lines", ()), *([row["label"]] if row["label"] else ()))
        yield from (tile.get("text", "") for tile in row.get("tiles", ()))
        yield from (" ".join(map(str, line)) for line in row.get("rows", ()))
    for choice in view["input"]["choices"]:
        yield from (choice["label"], choice.get("note", ""))
    said = view["feedback"]
    if said is not None:
        # To a right answer more is said than most people read: they see that it was right.
        read = said["lines"][:1] if said["tone"] == "good" else said["lines"]
        yield from (said["title"], *read, said.get("rule", ""))
    yield from (view["summary"] or {}).get("lines", ())


def read(line: str, known: set[str]) -> int:
    """Return the words read of a line, and remember it: nothing when it is *known* as it stands.

    >>> known = set()
    >>> [read(line, known) for line in ("[TH] beats 2 cards.", "[AS] beats 3 cards.") * 2]
    [4, 2, 0, 0]
    """
    if line in known:
        return 0
    form = CHANGES.sub("#", line)
    count = len(CHANGES.findall(line)) if form in known else words(line)
    known |= {line, form}
    return count


def words(text: str) -> int:
    """Return the number of words of a sentence; a card is one."""
    return len(WORD.findall(text))


def prose_words(notebook: Path) -> tuple[int, int]:
    """Return how many words stand on the page of a lesson: before, and to be read afterwards.

    Only what comes below the exercise, under that title, is for afterwards.
    """
    before = after = 0
    below = False
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        text, tags = "".join(cell["source"]), cell["metadata"].get("tags", [])
        shown = cell["cell_type"] == "markdown" and "lab-only" not in tags
        below |= cell["cell_type"] == "code" and "Lesson(" in text
        if shown and below and (after or text.startswith(AFTERWARDS)):
            after += words(text)
        elif shown:
            before += words(text)
    return before, after


def minutes_table(found: list[Estimate]) -> list[str]:
    """Return the lines of the table, with what is assumed."""
    names = [one.name for one in fields(Assumed)[1:]]
    told = ", ".join(f"{name.replace('_', ' ')} {getattr(ASSUMED, name):g}" for name in names)
    lines = [
        "Minutes a lesson takes: all right, and every third item missed; estimated, not measured",
        f"{ASSUMED.words:g} words a minute; seconds: {told}",
        "after: minutes of the prose below the exercise, to be read afterwards; not in the others",
        f"{'lesson':<16} {'after':>6} {'words':>6} {'items':>6} {'right':>6} "
        f"{'words':>6} {'items':>6} {'third':>6} {'middle':>7} {'shown':>6}",
    ]
    for one in found:
        lines.append(
            f"{one.lesson:<16} {one.reading:>6.1f} {one.right.words:>6} {one.right.items:>6} "
            f"{one.low:>6.1f} {one.third.words:>6} {one.third.items:>6} {one.high:>6.1f} "
            f"{one.middle:>7} {one.shown:>6}"
        )
    middle, shown = sum(one.middle for one in found), sum(one.shown for one in found)
    return [*lines, f"{'all':<16} {middle:>56} {shown:>6}"]
