"""Close or keep the stock at the last open lead, from what each brings over all hands."""

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
    say,
    split_row,
    sum_of,
    totals_row,
    way_text,
)
from sixtysix_teach.classroom.worlds import LastLead, last_lead
from sixtysix_teach.solver import VerdictKind
from sixtysix_teach.tutor.computation import actions_text, computation

LIBRARY = "close_or_keep"
SURE = (VerdictKind.CLEAR, VerdictKind.CERTAIN)


class CloseOrKeep(MomentsByCase):
    """The counts of both ways are shown; asked is which brings more game points on average.

    Only clear answers are right or wrong: the same side is better by a quarter point at least with
    open cards and against best defence. Where both see no difference that is the answer.
    """

    name = "close-or-keep"
    library = LIBRARY
    cases: ClassVar[tuple[str, ...]] = (
        "good-close",
        "good-keep",
        "likely-but-keep",  # more hands win than lose, and keeping is better
        "unlikely-but-close",  # no more hands win than lose, and closing is better
        "equal",
    )
    fields = frozenset({"moment"})
    phrases = "lesson_11.toml"
    ids: ClassVar[tuple[str, ...]] = ("close", "keep", "same")

    def case_of(self, moment: str) -> str:
        """Return the case that a moment belongs to; empty if it cannot be asked."""
        found, view = last_lead(moment), seen(moment)
        # With the target reached and not claimed it would be another question.
        if found is None or view.total(1 - view.seat) >= view.rules.target:
            return ""
        if found.kind is VerdictKind.EQUAL:
            return "equal"
        # Where all hands go the same way there is nothing to work out.
        if found.kind not in SURE or found.closing.wins == found.closing.hands:
            return ""
        likely = 2 * found.closing.wins > found.closing.hands
        if found.better == "close":
            return "good-close" if likely else "unlikely-but-close"
        if not found.closing.wins:
            return ""
        return "likely-but-keep" if likely else "good-keep"

    def input(self, item: Item) -> Input:
        """Return the three answers."""
        return Input("choice", self.ids)

    def choices(self, item: Item) -> dict[str, str]:
        """Return the words of the three answers."""
        return {id_: say(f"close-or-keep.choice.{id_}") for id_ in self.ids}

    def right(self, item: Item) -> Value:
        """Return the verdict of the solver."""
        return _found(item).better

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, the hand, and a bar for either way; sums once it is closed."""
        view, found = seen(item.moment), _found(item)
        rows = [totals_row(view), hand_row(view), assumed_row(found.closing.hands)]
        ways = (way_text(view, found.close), keep_text(view, found.keep))
        for words, split in zip(ways, (found.closing, found.keeping), strict=True):
            kind = "closing" if words is ways[0] else "keeping"
            row = split_row(say(f"close-or-keep.label.{kind}"), split)
            told = row["text"]
            if closed or (help and kind == "closing"):
                told, row["value"] = sum_of(split), mean_text(split.mean)
            rows.append({**row, "text": say("close-or-keep.way", way=capital(words), told=told)})
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Explain by the two averages; the tag is the belief that the answer shows."""
        found = _found(item)
        likely = 2 * found.closing.wins > found.closing.hands
        if found.better == "same":
            tag = "difference-seen"
        elif answer == "same":
            tag = "no-difference-seen"
        elif answer == "close":
            tag = "more-likely-than-not" if likely else "closes-at-a-loss"
        else:
            tag = "keeps-by-habit" if likely else "too-few-wins-to-close"
        return Why(tag, f"close-or-keep.{tag}", facts_of(item))

    def why_right(self, item: Item) -> Why:
        """Say what either way brings."""
        return Why("", f"close-or-keep.right.{_found(item).better}", facts_of(item))

    def computation(self, item: Item, answer: Value) -> str:
        """Return how both ways are counted."""
        close = actions_text(_found(item).close)
        return computation("close-or-keep", moment=item.moment, close=close)

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return both averages."""
        found = _found(item)
        return frozenset({mean_text(found.closing.mean), mean_text(found.keeping.mean)})

    def hint(self, item: Item, level: int) -> str:
        """Return a question, how to work it out, and the sum for closing."""
        return say(f"close-or-keep.hint_{level}", **facts_of(item))


def facts_of(item: Item) -> dict[str, str | int]:
    """Return the facts of both ways: counts, sums, averages, and what they do."""
    view, found = seen(item.moment), _found(item)
    closing, keeping = found.closing, found.keeping
    return {
        "close_way": way_text(view, found.close),
        "keep_way": keep_text(view, found.keep),
        "close_sum": sum_of(closing),
        "keep_sum": sum_of(keeping),
        "close_mean": mean_text(closing.mean),
        "keep_mean": mean_text(keeping.mean),
        "margin": amount_text(abs(closing.mean - keeping.mean)),
        "wins": closing.wins,
        "losses": closing.losses,
        "hands": closing.hands,
    }


def _found(item: Item) -> LastLead:
    found = last_lead(item.moment)
    assert found is not None
    return found
