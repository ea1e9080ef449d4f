"""A check as plain JSON: what it asks for, how each part went, what cost most, the ways on."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.classroom import daily_memory
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.lessons import lessons
from sixtysix_teach.classroom.mastery import PartResult, counted
from sixtysix_teach.classroom.prices import dearest_row, mean_line
from sixtysix_teach.classroom.rows import board_view
from sixtysix_teach.classroom.run import LessonRun
from sixtysix_teach.classroom.words import say
from sixtysix_teach.phrases import number_text

HOME = "app.ipynb"


def need_lines(stage: ItemsStage) -> tuple[str, ...]:
    """Return how many questions the lesson's check has and what is needed, at its first one."""
    first = sum(slot.part in stage.kept for slot in stage.slots)
    if stage.step.kind != "mastery" or stage.at != first:
        return ()
    parts = [part for place, part in enumerate(stage.step.parts) if place not in stage.kept]
    allowed = [
        say("run.check_part", missed=part.count - part.need, name=part.name)
        for part in parts
        if part.mean is None and part.need < part.count
    ]
    means = [part for part in parts if part.mean is not None]
    key = "run.check_some" if allowed else "run.check_count" if means else "run.check_all"
    line = say(key, count=sum(part.count for part in parts), parts=", ".join(allowed))
    limits = [(part.name, number_text(part.mean)) for part in parts if part.mean is not None]
    return (line, *(say("run.check_mean", name=name, limit=limit) for name, limit in limits))


def _failed_title(run: LessonRun, stage: ItemsStage) -> str:
    """Return how many right answers are missing, or that too much was given away."""
    results = stage.results() or ()
    if stage.step.kind == "delayed":
        short = run.lesson.delayed_need - sum(one.right for one in counted(results))
    else:
        short = sum(
            max(0, one.part.need - one.right)
            for place, one in enumerate(results)
            if place not in stage.kept and one.part.mean is None
        )
    return say("run.check_failed", count=short) if short else say("run.check_too_dear")


def results_view(run: LessonRun, stage: ItemsStage) -> dict[str, Any]:
    """Return how a check went, part by part; of a part that goes by the mean, what cost most."""
    good, results = stage.is_passed(), stage.results() or ()
    delayed = stage.step.kind == "delayed"
    lines = [
        _part_line(one, kept=place in stage.kept, plain=delayed)
        for place, one in enumerate(results)
    ]
    if any(one.prices for one in results):
        lines.append(say("run.mean_counted"))
    if delayed:
        asked = sum(one.part.count for one in counted(results))
        lines.append(say("run.delayed_need", need=run.lesson.delayed_need, all=asked))
        lines.append(say("run.delayed_passed" if good else "run.delayed_failed"))
    elif good:
        lines.append(say("run.mastered"))
    title = say("run.check_passed") if good else _failed_title(run, stage)
    view: dict[str, Any] = {
        "prompt": {"title": say("run.check_title"), "lines": [], "list": []},
        "feedback": {"tone": "good" if good else "note", "title": title, "lines": lines},
    }
    tables = [row for one in results if (row := dearest_row(one)) is not None]
    if tables:
        view["board"] = board_view("", None, tables)
    if delayed:
        view["summary"] = {"title": "", "lines": [], "links": links(run)}
    return view


def _part_line(one: PartResult, *, kept: bool, plain: bool) -> str:
    if one.part.mean is not None:
        return mean_line(one, kept=kept)
    key = "run.part_plain" if plain else "run.part_kept" if kept else "run.part_line"
    part = one.part
    return say(key, name=part.name, right=one.right, count=part.count, need=part.need)


def links(run: LessonRun) -> list[dict[str, Any]]:
    """Return the ways on from the end of a lesson: the next one, what is done daily, and home."""
    titled = lessons(run.progress.course_rules).values()
    after = [one for one in titled if one.number == run.lesson.number + 1]
    made = [
        {"label": say("link.next", title=one.title), "href": one.notebook, "main": True}
        for one in after
    ]
    if not after:
        made.append({"label": say("link.play"), "href": "play.ipynb", "main": True})
    if run.lesson.id == daily_memory.LESSON and daily_memory.offered(run.progress):
        label = daily_memory.say("memory.link")
        made.append({"label": label, "href": daily_memory.PAGE, "main": False})
    return [*made, {"label": say("link.home"), "href": HOME, "main": False}]
