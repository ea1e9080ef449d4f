"""Clear or a toss-up: whether closing or keeping can be called better at all."""

from __future__ import annotations

from typing import ClassVar

from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import MomentsByCase
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import (
    amount_text,
    assumed_row,
    capital,
    hand_row,
    keep_text,
    mean_text,
    split_row,
    sum_of,
    totals_row,
    way_text,
)
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.classroom.worlds import LastLead, last_lead
from sixtysix_teach.phrases import Phrases, number_text
from sixtysix_teach.solver import VerdictKind
from sixtysix_teach.solver.choice import NARROW
from sixtysix_teach.tutor.computation import computation

say = Phrases("lesson_13.toml", standing=standing_figures).say


class TossUp(MomentsByCase):
    """Closing is counted twice, with one plan and seeing the hand; keeping stands beside it.

    A toss-up is where the two counts disagree about what is better; what to do there is never
    scored. Where one of them sees no difference, one side is never worse: to name it is as right
    as to call it a toss-up, and the other side is wrong.
    """

    name = "toss-up"
    library = "toss_up"
    cases: ClassVar[tuple[str, ...]] = (
        "views-differ",
        "one-sees-none",
        "clear-close",
        "clear-keep",
    )
    fields = frozenset({"moment"})
    phrases = "lesson_13.toml"
    ids: ClassVar[tuple[str, ...]] = ("close", "keep", "toss-up")

    def case_of(self, moment: str) -> str:
        """Return the case that a moment belongs to; empty if it cannot be asked."""
        found = last_lead(moment)
        if found is None or found.keeping == found.closing:
            return ""
        with_open, with_plan = found.margins
        if found.kind is VerdictKind.TOSS_UP:
            if (with_open > 0) != (with_plan > 0) and with_open and with_plan:
                return "views-differ"
            return "one-sees-none" if not with_open or not with_plan else ""
        if found.kind is VerdictKind.CLEAR and with_open != with_plan:
            return f"clear-{found.better}"
        return ""

    def input(self, item: Item) -> Input:
        """Return the three answers."""
        return Input("choice", self.ids)

    def choices(self, item: Item) -> dict[str, str]:
        """Return the words of the three answers."""
        return {id_: say(f"toss-up.choice.{id_}") for id_ in self.ids}

    def right(self, item: Item) -> Value:
        """Return what can be said."""
        return _found(item).better

    def accepts(self, item: Item, answer: Value) -> bool:
        """Return whether *answer* can be said, or names a side that is never worse."""
        return answer in (self.right(item), never_worse(_found(item)))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, and a bar with its sum for each count."""
        view, found = seen(item.moment), _found(item)
        bars = (
            ("plan", way_text(view, found.close), found.closing),
            ("open", way_text(view, found.open_close), found.open_closing),
            ("keep", keep_text(view, found.keep), found.keeping),
        )
        rows = [totals_row(view), hand_row(view), assumed_row(found.closing.hands, "toss-up")]
        for key, way, split in bars:
            told = say("toss-up.way", way=capital(way), told=sum_of(split))
            row = split_row(say(f"toss-up.{key}"), split)
            rows.append({**row, "text": told, "value": mean_text(split.mean)})
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Explain by the three averages."""
        found = _found(item)
        fair = never_worse(found)
        if fair:
            return Why("wrong-side", f"toss-up.never-better.{fair}", _facts(item))
        if found.better == "toss-up":
            tag = "sure-without-reason"
            return Why(tag, f"toss-up.{tag}", _facts(item))
        tag = "doubt-without-reason" if answer == "toss-up" else "wrong-side"
        return Why(tag, f"toss-up.{tag}", _facts(item))

    def why_right(self, item: Item) -> Why:
        """Say what the counts agree or disagree on."""
        fair = never_worse(_found(item))
        return Why("", f"toss-up.right.{item.case}{fair and f'.{fair}'}", _facts(item))

    def why_accepted(self, item: Item, answer: Value) -> Why:
        """Say why that can be said; of a side, why it is never worse."""
        fair = never_worse(_found(item))
        if fair and answer == fair:
            return Why("", f"toss-up.never-worse.{fair}", _facts(item))
        return self.why_right(item)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the three averages."""
        return say(f"toss-up.hint_{level}", **_facts(item))

    def computation(self, item: Item, answer: Value) -> str:
        """Return how the three averages are counted."""
        return computation("toss-up", moment=item.moment)

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the three averages."""
        found = _found(item)
        splits = (found.closing, found.open_closing, found.keeping)
        return frozenset(mean_text(split.mean) for split in splits)


def never_worse(found: LastLead) -> str:
    """Return the side that is at least as good by either count, where one sees no difference.

    Closing brings between its two counts, so where keeping is as high as one of them, one side
    cannot be worse. Empty where each side is better by one count, or one side by both.
    """
    with_open, with_plan = found.margins
    if bool(with_open) is bool(with_plan):
        return ""
    return "keep" if with_plan else "close"


def _facts(item: Item) -> dict[str, str | int]:
    found = _found(item)
    return {
        "plan": mean_text(found.closing.mean),
        "open": mean_text(found.open_closing.mean),
        "keep": mean_text(found.keeping.mean),
        "margin": amount_text(found.margin),
        "least": number_text(NARROW),
        "better": say(f"toss-up.better.{found.better}"),
    }


def _found(item: Item) -> LastLead:
    found = last_lead(item.moment)
    assert found is not None
    return found
