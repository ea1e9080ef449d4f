"""A look back at each deal of a match in a lesson: which decision cost most, and the split.

The decision is judged by what could be known when it was made, and shown with all of that. The
split is worked out with open cards, which takes seconds, so it comes only when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixtysix_teach.classroom.formats.dearest_decision import (
    dearest_of,
    decision_facts,
    known_lines,
    words_of,
)
from sixtysix_teach.classroom.formats.luck_or_decision import say
from sixtysix_teach.classroom.moment_rows import text_row
from sixtysix_teach.classroom.post_mortem_stage import parts_of, split_table
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.notation.share import format_shared

if TYPE_CHECKING:
    from sixtysix_teach.classroom.deal_stage import DealStage


def looks_back(stage: DealStage) -> bool:
    """Return whether the deal is one of a match, and over."""
    return stage.game.match and stage.session.deal_over


def look_back_lines(stage: DealStage) -> list[str]:
    """Return which decision of the deal cost most, and what was better."""
    if not looks_back(stage):
        return []
    one = dearest_of(_line(stage))
    lines = [say("dearest.after.none")]
    if one is not None:
        lines = [say("dearest.after.one", **decision_facts(one))]
    if stage.split and parts_of(_line(stage)) is None:
        lines.append(say("dearest.after.split_long"))
    return lines


def look_back_rows(stage: DealStage) -> Rows:
    """Return what was known at that decision; where it is asked for, the split of the result."""
    if not looks_back(stage):
        return []
    one = dearest_of(_line(stage))
    rows: Rows = []
    if one is not None:
        label = say("dearest.after.label", decision=words_of(one))
        rows.append(text_row(*known_lines(one.view), label=label))
    found = parts_of(_line(stage)) if stage.split else None
    return [*rows, *([split_table(found)] if found is not None else [])]


def _line(stage: DealStage) -> str:
    return format_shared(stage.session.record, stage.session.seat)
