"""A look back at each deal of a match in a lesson: which decision cost most, and the split.

The decision is judged by what could be known when it was made, and shown with all of that. The
split is worked out with open cards, which takes seconds: where a page works on it in its pauses,
it begins when the deal ends, and says how far it is to whoever asks before it is done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sixtysix_teach.classroom.formats.dearest_decision import (
    dearest_of,
    decision_facts,
    decision_row,
    decisions,
    looks,
    unjudged_lines,
)
from sixtysix_teach.classroom.formats.luck_or_decision import say
from sixtysix_teach.classroom.post_mortem_stage import (
    parts_of,
    split_row,
    split_table,
    splits,
)
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.classroom.work import Slices
from sixtysix_teach.notation.share import format_shared

if TYPE_CHECKING:
    from sixtysix_teach.classroom.deal_stage import DealStage


def looks_back(stage: DealStage) -> bool:
    """Return whether the deal is one of a match, and over."""
    return stage.game.match and stage.session.deal_over


def look_back_works(stage: DealStage) -> Iterator[Slices]:
    """Return what a deal that is over will be asked for, then what comes after its match."""
    if looks_back(stage):
        yield looks(_line(stage))
        yield splits(_line(stage))
    yield from map(looks, stage.run.played)


def split_waits(stage: DealStage) -> bool:
    """Return whether the split is asked for, and still being worked out."""
    return stage.split and stage.in_slices and not splits(_line(stage)).done


def look_back_lines(stage: DealStage) -> list[str]:
    """Return which decision of the deal cost most, and what was better."""
    if not looks_back(stage):
        return []
    one = dearest_of(_line(stage))
    if one is not None:
        lines = [say("dearest.after.one", **decision_facts(one))]
    else:
        key = "none" if decisions(_line(stage)) else "nothing"
        lines = [say(f"dearest.after.{key}"), *unjudged_lines(_line(stage))]
    if stage.split:
        lines += _split_line(stage)
    return lines


def _split_line(stage: DealStage) -> list[str]:
    if split_waits(stage):
        return [say("dearest.after.working")]
    return [] if parts_of(_line(stage)) is not None else [say("dearest.after.split_long")]


def split_said(stage: DealStage) -> str:
    """Return what a screen reader says of the split once it is asked for; empty before."""
    if not looks_back(stage) or not stage.split:
        return ""
    return " ".join(_split_line(stage)) or say("dearest.after.split_ready")


def look_back_rows(stage: DealStage) -> Rows:
    """Return what was known at that decision; where it is asked for, the split of the result."""
    if not looks_back(stage):
        return []
    one = dearest_of(_line(stage))
    rows = [] if one is None else decision_row(one, say("dearest.after.label"))
    if split_waits(stage):
        return [*rows, split_row(_line(stage))]
    found = parts_of(_line(stage)) if stage.split else None
    return [*rows, *([split_table(found)] if found is not None else [])]


def _line(stage: DealStage) -> str:
    return format_shared(stage.session.record, stage.session.seat)
