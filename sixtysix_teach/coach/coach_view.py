"""The table with its coach as one view: what the browser draws."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.actions import Play
from sixtysix_teach.coach.count_view import count_view
from sixtysix_teach.coach.replay import replay_picture
from sixtysix_teach.coach.review_view import busy_view, review_view
from sixtysix_teach.coach.table_coach import Coach, own_steps
from sixtysix_teach.coach.words import say
from sixtysix_teach.phrases import DeckName, spoken
from sixtysix_teach.session_view import refused_view, session_view
from sixtysix_teach.state import State
from sixtysix_teach.tutor.handbook import page_view
from sixtysix_teach.view.table_view import names


def coach_view(
    coach: Coach,
    *,
    event: int,
    deck: DeckName = "french",
    help_on: bool = False,
    count: bool = False,
    note: str = "",
    asked: bool = False,
) -> dict[str, Any]:
    """Return the view of the table with everything that the coach has open.

    *event* and *note* are those of :func:`~sixtysix_teach.session_view.session_view`; *count* shows
    the counting aid. With *asked* the learner has just asked the coach: then what it says is read
    aloud, and nothing moves that has moved before.
    """
    picture = _table(coach, event=event, deck=deck, help_on=help_on, note=note)
    if asked and coach.replay is None:
        picture |= {"moves": [], "say": ""}
    picture["event"] = event
    picture["tools"] = [] if coach.replay else _tools(coach)
    picture["coach"] = coach.panel if coach.replay is None else None
    picture["count"] = count_view(coach.session.view) if count and not coach.replay else None
    picture["practice"] = _practice(coach)
    picture["review"] = _review(coach)
    picture["page"] = page_view(coach.page) if coach.page else None
    picture["load"] = _load(coach)
    if coach.panel is not None and coach.replay is None:
        _mark(picture, coach.panel["cards"])
        if asked:
            told = [coach.panel["title"], *coach.panel["lines"]]
            picture["say"] = spoken(" ".join(told), names(deck))
    return picture


def _table(coach: Coach, *, event: int, deck: DeckName, help_on: bool, note: str) -> dict[str, Any]:
    if coach.replay is not None:
        leave = say("replay.leave_review" if coach.review_open else "replay.leave")
        return replay_picture(coach.replay, deck=deck, leave=leave, forward=coach.forward)
    session = coach.session
    looks: dict[str, Any] = {"event": event, "deck": deck, "help_on": help_on}
    if coach.refused is not None:
        picture = refused_view(session, coach.refused, **looks)
    else:
        picture = session_view(session, note=note, **looks)
    _why_buttons(coach, picture)
    if coach.practice is not None:
        picture["heading"]["title"] = say("practice.title", trick=coach.practice_trick)
        picture["match"] = None
        session_kinds = ("next-deal", "new-match")
        picture["actions"] = [a for a in picture["actions"] if a["kind"] not in session_kinds]
    return picture


def _tools(coach: Coach) -> list[dict[str, str]]:
    session = coach.session
    found = []
    if not session.deal_over and session.view.my_turn:
        found.append(("hint", "I"))
    if coach.refused is not None or coach.last_own_step is not None:
        found.append(("why", "W"))
    if session.can_undo:
        found.append(("undo", "U"))
    if session.deal_over and coach.practice is None:
        found.append(("review", "R"))
    undone = say("undone.note", count=session.undone) if session.undone else ""
    return [
        {
            "kind": kind,
            "label": say(f"tool.{kind}"),
            "key": key,
            "note": undone if kind == "undo" else "",
        }
        for kind, key in found
    ]


def _why_buttons(coach: Coach, picture: dict[str, Any]) -> None:
    """Give each trick of the history the step of the learner's card in it."""
    session = coach.session
    steps: dict[int, int] = {}
    state = State.start(session.record.deal, session.rules)
    own = own_steps(session.record, session.seat)
    for at, step in enumerate(session.record.steps):
        if at in own and isinstance(step.action, Play):
            steps[len(state.tricks) + 1] = at
        state = state.apply(step.action)
    for entry in picture["history"]:
        step_at = steps.get(entry["n"])
        found = None if step_at is None else {"value": step_at, "label": say("tool.why")}
        entry["why"] = found


def _practice(coach: Coach) -> dict[str, Any] | None:
    if coach.practice is None:
        return None
    return {
        "title": say("practice.title", trick=coach.practice_trick),
        "note": say("practice.note"),
        "button": {"kind": "practice-end", "label": say("practice.end")},
    }


def _review(coach: Coach) -> dict[str, Any] | None:
    if not coach.review_open or coach.replay is not None:
        return None
    page = busy_view()
    if coach.review is not None:
        page = review_view(coach.review, undone=0 if coach.loaded else coach.match.undone)
    if coach.match.deal_over and not coach.loaded:
        over = coach.match.match.winner is not None
        kind, label = ("new-match", "new_match") if over else ("next-deal", "next_deal")
        button = {"kind": kind, "label": say(f"review.{label}"), "main": True, "key": "N"}
        page["buttons"] = [button, *page["buttons"]]
    return page


def _load(coach: Coach) -> dict[str, str]:
    return {
        "title": say("load.title"),
        "label": say("load.label"),
        "button": say("load.button"),
        "file": say("load.file"),
        "error": coach.load_error,
    }


def _mark(picture: dict[str, Any], cards: list[str]) -> None:
    for entry in picture["hand"]:
        if entry["card"] in cards and entry["mark"] in ("", "pair"):
            entry["mark"] = "hint"
