"""The coach's panel beside the message: a hint, a reason, a rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sixtysix_teach.actions import Action, IllegalAction
from sixtysix_teach.coach.words import action_text, say
from sixtysix_teach.observation import Observation
from sixtysix_teach.tutor.computation import reason_computation
from sixtysix_teach.tutor.explain import Explanation, explain
from sixtysix_teach.tutor.handbook import entries_for
from sixtysix_teach.tutor.hint import STEPS, hint

READ = 2
"""So many entries of the handbook are linked."""

_TONES = {
    "only": "note",
    "best": "good",
    "as-good": "good",
    "worse": "bad",
    "rule-of-thumb": "note",
}


def hint_panel(view: Observation, step: int) -> dict[str, Any]:
    """Return the panel of hint number *step* for the seat of *view*."""
    told = hint(view, step)
    over = step == STEPS or told.action is not None
    buttons = [] if over else [_button("hint-more", say("panel.hint_more"), key="I", main=True)]
    return _panel(
        "hint",
        "info",
        title=told.lines[0],
        lines=told.lines[1:],
        step=say("panel.hint", step=step, steps=STEPS),
        basis=told.basis,
        cards=[card.code for card in told.cards],
        buttons=buttons,
        read=read_links([told.theme, *(fact.code for fact in told.facts)] if over else []),
    )


def why_panel(view: Observation, action: Action, *, line: int | None) -> dict[str, Any]:
    """Return the panel that says why *action* is good or bad.

    *line* is the step whose refutation can be shown, None where there is none.
    """
    told = explain(view, action)
    show = [] if line is None else [_button("show", say("panel.show"), value=line, main=True)]
    return _panel(
        "why",
        "note" if told.key == "could-claim" else _TONES.get(told.verdict, "bad"),
        title=told.title,
        lines=told.lines,
        step=say("panel.why_trick", trick=len(view.tricks) + 1, action=action_text(action)),
        basis=told.basis,
        buttons=show,
        read=read_links(codes_of(told)),
        **_computed(view, told),
    )


def refused_panel(view: Observation, error: IllegalAction) -> dict[str, Any]:
    """Return the panel for an action that the rules forbid: the rule, and where to read on."""
    told = explain(view, error.action)
    return _panel(
        "refusal",
        "bad",
        title=told.title,
        lines=told.lines,
        step=say("panel.refused", action=action_text(error.action)),
        basis=told.basis,
        cards=[card.code for card in error.reason.cards if card in view.hand],
        read=read_links([error.reason.code.value]),
    )


def codes_of(told: Explanation) -> list[str]:
    """Return what the handbook may explain of *told*, the closest first."""
    return [told.key, told.theme, *(fact.code for fact in told.facts)]


def read_links(codes: Iterable[str]) -> list[dict[str, str]]:
    """Return links to the entries of the handbook that explain *codes*, two at most."""
    found = {entry.id: entry.title for code in codes for entry in entries_for(code)[:1]}
    return [{"id": name, "label": title} for name, title in list(found.items())[:READ]]


def _computed(view: Observation, told: Explanation) -> dict[str, str]:
    code = reason_computation(view, told)
    return {"computation": code} if code else {}


def _button(
    kind: str, label: str, *, value: int | None = None, key: str = "", main: bool = False
) -> dict[str, Any]:
    return {"kind": kind, "value": value, "label": label, "key": key, "main": main}


def _panel(
    kind: str, tone: str, *, title: str, lines: Iterable[str], **more: Any
) -> dict[str, Any]:
    panel: dict[str, Any] = {
        "kind": kind,
        "tone": tone,
        "title": title,
        "lines": list(lines),
        "step": "",
        "basis": "",
        "cards": [],
        "buttons": [],
        "read": [],
    } | more
    panel["buttons"] = [*panel["buttons"], _button("coach-close", say("panel.close"), key="Escape")]
    return panel
