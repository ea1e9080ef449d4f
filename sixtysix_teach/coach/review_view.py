"""The review of a deal as plain data for the page: curve, split, moments, all decisions."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

from sixtysix_teach.actions import Draw, Play
from sixtysix_teach.coach.panels import codes_of, read_links
from sixtysix_teach.coach.words import action_text, say
from sixtysix_teach.notation.share import format_shared
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import number_text
from sixtysix_teach.tutor.explain import Explanation, explain
from sixtysix_teach.tutor.judge import Basis
from sixtysix_teach.tutor.review import Decision, Review, Slip
from sixtysix_teach.tutor.themes import mistake_title

LINES = 3
"""So many lines of reasons stand with a moment."""

FILE = "sixty-six-deal.txt"

_BAD = (Slip.COUNTING, Slip.KNOWABLE)


def busy_view() -> dict[str, Any]:
    """Return the page while the review is being worked out."""
    return {
        "title": say("review.busy"),
        "sub": say("review.busy_sub"),
        "busy": True,
        "curve": None,
        "split": None,
        "moments_title": "",
        "moments": [],
        "all": None,
        "record": None,
        "buttons": [_close()],
    }


def review_view(found: Review, *, undone: int = 0) -> dict[str, Any]:
    """Return the page of *found*; *undone* is how many moves the learner took back."""
    moments = found.moments
    count = len(moments)
    return {
        "title": _title(found),
        "sub": _sub(found, undone),
        "busy": False,
        "curve": _curve(found, moments),
        "split": _split(found),
        "moments_title": say("review.moments", count=count) if count else say("review.no_moments"),
        "moments": [_moment(n, decision) for n, decision in enumerate(moments, start=1)],
        "all": _all(found),
        "record": {
            "title": say("review.record"),
            "line": format_shared(found.record, found.seat),
            "copy": say("review.copy"),
            "copied": say("review.copied"),
            "save": say("review.save"),
            "file": FILE,
        },
        "buttons": [_close()],
    }


def _close() -> dict[str, Any]:
    return {"kind": "review-close", "label": say("review.close"), "main": False, "key": "Escape"}


# What stands above ---------------------------------------------------------------------------


def _slips(found: Review) -> list[Decision]:
    return [d for d in found.decisions if d.slip in _BAD]


def _title(found: Review) -> str:
    slips = _slips(found)
    if slips:
        dearest = max(slips, key=lambda d: max(d.loss or Fraction(0), Fraction(d.open_loss or 0)))
        return say("review.turned", trick=dearest.trick)
    if found.result == 0:
        return say("review.clean_even")
    return say("review.clean_won" if found.result > 0 else "review.clean_lost")


def _sub(found: Review, undone: int) -> str:
    slips = _slips(found)
    text = say("review.sub_clean")
    if slips and found.given_away:
        points = number_text(found.given_away)
        n = _count(found.given_away)
        text = say("review.sub", count=len(slips), points=points, n=n)
    elif slips:
        text = say("review.sub_unmeasured", count=len(slips))
    return f"{text} {say('review.undone', count=undone)}" if undone else text


# The curve -----------------------------------------------------------------------------------


def _count(number: Fraction) -> int:
    """The number by which the form of its noun goes: 0.5 has the form of many."""
    return int(number) if number.denominator == 1 else 0


def _signed(value: Fraction | int) -> str:
    return number_text(value, sign=True)


def _curve(found: Review, moments: tuple[Decision, ...]) -> dict[str, Any] | None:
    points = found.curve
    if len(points) < 2:
        return None
    values = {point.step: point.value for point in points}
    last = points[-1].step
    labels = {
        0: say("review.start", value=_signed(values.get(0, 0))),
        last: say("review.end", value=_signed(values[last])),
    }
    firsts: dict[int, int] = {}
    for point in points:
        firsts.setdefault(point.trick, point.step)
    complete = points[0].step == 0
    shown = [point for point in points if point.step in _worth_a_dot(found, moments)]
    most = max(1, *(abs(value) for value in values.values()))
    return {
        "title": say("review.curve"),
        "note": say("review.curve_note") + ("" if complete else f" {say('review.curve_gap')}"),
        "min": -most,
        "max": most,
        "lines": [{"y": y, "label": _signed(y)} for y in range(most, -most - 1, -1)],
        "points": [
            {
                "x": point.step,
                "y": point.value,
                "label": labels.get(point.step)
                or say("review.before", trick=point.trick + 1, value=_signed(point.value)),
            }
            for point in shown
        ],
        "ticks": [
            {"x": step, "label": str(trick + 1)} for trick, step in firsts.items() if step != last
        ],
        "marks": [
            {
                "n": n,
                "x": decision.step + 1,
                "y": values[decision.step + 1],
                "tone": _tone(decision),
                "label": say("review.mark", n=n, title=_heading(decision)),
            }
            for n, decision in enumerate(moments, start=1)
            if decision.step + 1 in values
        ],
    }


def _worth_a_dot(found: Review, moments: tuple[Decision, ...]) -> set[int]:
    """The steps to draw: the first of each trick, both sides of a change, the moments, the end."""
    points = found.curve
    steps = {points[0].step, points[-1].step, *(decision.step + 1 for decision in moments)}
    for before, after in pairwise(points):
        if before.value != after.value:
            steps |= {before.step, after.step}
        if before.trick != after.trick:
            steps.add(after.step)
    return steps


# Moments -------------------------------------------------------------------------------------


def _tone(decision: Decision) -> str:
    if decision.slip in _BAD:
        return "bad"
    return "note" if decision.slip is Slip.UNKNOWABLE else "good"


def _heading(decision: Decision) -> str:
    if decision.slip is Slip.UNKNOWABLE:
        return say("review.only_open")
    if decision.slip is Slip.NONE:
        return say("review.found")
    better = decision.better or decision.action
    return mistake_title(decision.view, decision.action, better)[1]


def _moment(number: int, decision: Decision) -> dict[str, Any]:
    told = explain(decision.view, decision.action)
    value, unit = _cost(decision)
    buttons = [_button("review-try", number, "review.try")]
    if decision.has_line:
        buttons.append(_button("review-show", number, "review.show"))
    unknowable = decision.slip is Slip.UNKNOWABLE
    return {
        "n": number,
        "tone": _tone(decision),
        "title": _heading(decision),
        "sub": say("review.moment_sub", trick=decision.trick, phase=_phase(decision.view)),
        "cards": _cards(decision),
        "value": value,
        "unit": unit,
        "lines": _lines(decision, told),
        "basis": say("review.basis_open") if unknowable else told.basis,
        "buttons": buttons,
        "read": [] if unknowable else read_links(codes_of(told)),
    }


def _lines(decision: Decision, told: Explanation) -> list[str]:
    if decision.slip is not Slip.UNKNOWABLE:
        # What it costs stands beside it already.
        costs = told.verdict == "worse" and decision.loss is not None
        return list(told.lines[costs : costs + LINES])
    assert decision.better is not None
    value = number_text(decision.open_loss or 0)
    return [say("review.only_open_line", better=action_text(decision.better), value=value)]


def _cost(decision: Decision) -> tuple[str, str]:
    if decision.slip is Slip.NONE:
        return say("review.best"), say("review.no_loss")
    if decision.slip is not Slip.UNKNOWABLE and decision.loss:
        return _signed(-decision.loss), say("review.unit", n=_count(decision.loss))
    if decision.open_loss:
        return _signed(-decision.open_loss), say("review.unit_open")
    return say("review.cannot_say"), say("review.cost_not_known")


def _cards(decision: Decision) -> list[dict[str, str]]:
    found = []
    if isinstance(decision.action, Play):
        card = decision.action.card.code
        found.append({"card": card, "label": say("review.played"), "mark": ""})
    better = decision.better
    if isinstance(better, Play):
        found.append({"card": better.card.code, "label": say("review.better"), "mark": "answer"})
    return found


def _phase(view: Observation) -> str:
    if view.closing is not None:
        return say("review.closed_phase")
    return say("review.strict_phase" if view.must_follow else "review.open_phase")


def _button(kind: str, value: int, label: str) -> dict[str, Any]:
    return {"kind": kind, "value": value, "label": say(label)}


# The rest ------------------------------------------------------------------------------------


def _split(found: Review) -> dict[str, Any] | None:
    split = found.split
    if split is None:
        return None
    parts = [
        ("cards", split.cards),
        ("others", split.others),
        ("counting", -split.counting),
        ("knowable", -split.knowable),
        ("unknowable", -split.unknowable),
    ]
    rows = [
        {"label": say(f"split.{name}"), "value": _signed(value), "text": say(f"split.{name}_text")}
        for name, value in parts
        if value or name == "cards"
    ]
    rows.append(
        {
            "label": say("split.result"),
            "value": _signed(split.result),
            "text": say("split.result_text"),
        }
    )
    return {"title": say("split.title"), "rows": rows, "how": say("split.how")}


def _all(found: Review) -> dict[str, Any]:
    heads = ("trick", "played", "best", "loss", "how")
    return {
        "title": say("review.all"),
        "head": [say(f"review.head_{head}") for head in heads],
        "rows": [_row(d) for d in found.decisions if not _only_draws(d)],
    }


def _only_draws(decision: Decision) -> bool:
    """Whether it was a draw that nothing speaks for or against."""
    return isinstance(decision.action, Draw) and decision.judgement.basis is Basis.THUMB


def _row(decision: Decision) -> dict[str, Any]:
    judged = decision.judgement
    best = ", ".join(action_text(action, "cell") for action in judged.best[:LINES])
    loss = "" if decision.loss is None else _signed(-decision.loss)
    how = say(f"review.how.{judged.basis.value}", hands=f"{judged.hands:,}")
    if judged.basis is Basis.THUMB and decision.slip in _BAD:
        loss = say("review.cannot_say")
    cells = [str(decision.trick), action_text(decision.action, "cell"), best, loss, how]
    return {"cells": cells, "why": {"value": decision.step, "label": say("review.why")}}
