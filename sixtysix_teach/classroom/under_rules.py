"""A lesson under the rules of the course: what cannot come up is left out, and that is said.

Its texts say what is so under these rules, and its fixed questions are judged by them. A check gets
smaller in proportion: of 8 needed in 10, with a fifth left out, 7 in 8 are needed. A lesson whose
check would be empty is taken under the Classic rules instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sixtysix_teach.actions import CLOSE
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.fixed_items import item_under
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.classroom.lessons import Lesson, lessons
from sixtysix_teach.classroom.steps import Part, Step
from sixtysix_teach.classroom.words import PHRASES, say
from sixtysix_teach.notation.position import parse_any
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import translated
from sixtysix_teach.presets import CLASSIC, PROFILES
from sixtysix_teach.rules import Rules

FOLLOWING = 9
"""Up to this lesson fixed questions go by the rules of the course. In the later ones the text
beside a question tells of a search that was made by Classic rules: these hold, and it is said."""


@dataclass(frozen=True)
class Fitted:
    """A lesson as it is taken, the rules it is taken under, and what to say of that."""

    lesson: Lesson
    rules: Rules
    line: str = ""


def fitted(lesson: Lesson, rules: Rules) -> Fitted:
    """Return *lesson* without what cannot come up under *rules*.

    >>> from sixtysix_teach.classroom.lessons import lessons
    >>> lesson = lessons()["six-ranks"]
    >>> fitted(lesson, CLASSIC) == Fitted(lesson, CLASSIC)
    True
    """
    # A review or the like is no lesson of the course, and has no texts of its own.
    said = lessons(rules)[lesson.id] if lesson is lessons().get(lesson.id) else lesson
    steps = tuple(step for one in said.steps if (step := step_under(one, rules)) is not None)
    delayed = parts_under(said.delayed, rules)
    if _checks(steps) < _checks(said.steps) or bool(delayed) < bool(said.delayed):
        return Fitted(lesson, CLASSIC, _classic_line(lesson))
    boards = _boards(lesson, rules)
    whole = (steps, delayed) == (said.steps, said.delayed)
    if rules != CLASSIC and lesson.number <= FOLLOWING:
        steps = tuple(_followed(step, rules) for step in steps)
    need = _shrunk(said.delayed_need, _count(said.delayed), _count(delayed))
    fit = replace(said, steps=steps, delayed=delayed, delayed_need=need)
    left_out = "" if whole else say("run.rules_left_out", rules=profile_title(rules))
    return Fitted(fit, rules, " ".join([left_out, boards]).strip())


def _followed(step: Step, rules: Rules) -> Step:
    """Return *step* with its fixed questions judged by *rules*; one that cannot be is left out."""
    items = tuple(one for item in step.items if (one := item_under(item, rules)) is not None)
    pages = tuple(
        replace(page, item=one)
        for page in step.pages
        if (one := item_under(page.item, rules)) is not None
    )
    return replace(step, items=items, pages=pages)


def _classic_line(lesson: Lesson) -> str:
    """Say what the rules of the course do not have, so that *lesson* is taken under Classic."""
    own = f"run.without.{lesson.id}"
    without = say(own if own in PHRASES.names() else "run.without.other")
    return say("run.rules_classic", without=without, classic=profile_title(CLASSIC))


def _boards(lesson: Lesson, rules: Rules) -> str:
    """Say that boards laid out by hand have the cards of Classic, or go by its rules."""
    if rules == CLASSIC or not lesson.skills:  # a review or the like has boards of all kinds
        return ""
    others = (rules.pack, rules.hand_size) != (CLASSIC.pack, CLASSIC.hand_size)
    classic, pack = profile_title(CLASSIC), len(CLASSIC.pack)
    made = [say("run.rules_fixed", classic=classic)] if lesson.number > FOLLOWING else []
    if others:
        made.append(say("run.rules_boards", classic=classic, pack=pack, hand=CLASSIC.hand_size))
    if lesson.number <= FOLLOWING and _closes_sooner(lesson, rules):
        made.append(say("run.rules_close", classic=classic, rules=profile_title(rules)))
    return " ".join(made)


def _closes_sooner(lesson: Lesson, rules: Rules) -> bool:
    """Return whether a fixed question has a smaller stock than *rules* ask for closing."""
    steps = [_followed(step, rules) for step in lesson.steps]
    items = [one for s in steps for one in (*s.items, *(page.item for page in s.pages))]
    views = [parse_any(item.moment) for item in items if item.moment]
    return any(
        isinstance(view, Observation)
        and CLOSE in view.legal_actions()
        and view.stock_size < rules.close_min_stock
        for view in views
    )


def step_under(step: Step, rules: Rules) -> Step | None:
    """Return *step* with what can come up under *rules*, or nothing when that is nothing."""
    items = tuple(item for item in step.items if _applies(item, rules))
    pages = tuple(page for page in step.pages if _applies(page.item, rules))
    parts = parts_under(step.parts, rules)
    # A deal that is taken up in its middle is such a moment under the rules it was played by.
    games = tuple(game for game in step.games if not game.opening or rules == CLASSIC)
    if (items, pages, parts, games) == (step.items, step.pages, step.parts, step.games):
        return step
    if not (items or pages or parts or games):
        return None
    return replace(step, items=items, pages=pages, parts=parts, games=games)


def parts_under(parts: Sequence[Part], rules: Rules) -> tuple[Part, ...]:
    """Return the parts with the cases that can come up under *rules*; an empty one is left out."""
    return tuple(fit for part in parts if (fit := _part_under(part, rules)) is not None)


def profile_title(rules: Rules) -> str:
    """Return what people call these rules."""
    profile = PROFILES[rules.name]
    return translated(f"profiles:{rules.name}.title", profile.title)


def _part_under(part: Part, rules: Rules) -> Part | None:
    known = FORMATS[exercises()[part.exercise].format].cases_under(rules)
    cases = {case: count for case, count in part.cases.items() if case in known}
    count = sum(cases.values())
    if count == part.count:
        return part
    if not count:
        return None
    return replace(part, cases=cases, count=count, need=_shrunk(part.need, part.count, count))


def _shrunk(need: int, before: int, after: int) -> int:
    """Return *need* of *before* in proportion for *after*, rounded up."""
    return -(-need * after // before) if before else need


def _applies(item: Item, rules: Rules) -> bool:
    return item.case in FORMATS[item.format].cases_under(rules)


def _checks(steps: Sequence[Step]) -> int:
    return sum(step.kind == "mastery" for step in steps)


def _count(parts: Sequence[Part]) -> int:
    return sum(part.count for part in parts)
