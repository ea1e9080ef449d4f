"""The picture of the table: made from one seat's knowledge, and complete.

The golden views are read by the browser's contract test too, so both halves agree on every field.
"""

import json
import re
from pathlib import Path
from random import Random

import pytest
from table_views import SECRET, golden_views, step, strict_refusal

from sixtysix_teach import PRESETS, Play, State
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_view import refused_view, session_view
from sixtysix_teach.shoe import Shoe
from sixtysix_teach.view.table_view import names, table_view

GOLDEN = Path(__file__).parent.parent / "golden" / "views"


def cards_in(value: object) -> set[str]:
    """Every card code that occurs anywhere in a view, except in the table of names."""
    if isinstance(value, dict):
        return set().union(*(cards_in(v) for k, v in value.items() if k != "names"), set())
    if isinstance(value, list | tuple):
        return set().union(*(cards_in(v) for v in value), set())
    if isinstance(value, str):
        return set(re.findall(r"(?<![A-Za-z0-9])([AKQJT987][SHDC])(?![A-Za-z0-9])", value))
    return set()


def may_see(state: State, seat: int) -> set[str]:
    """What *seat* may see: its hand, what lies open, played or was shown, its known cards."""
    view = state.observation(seat)
    seen = [*view.hand, *view.played, *(c for t in view.tricks for c in t.cards)]
    seen += [c for cards in view.shown for c in cards]
    seen += [view.turn_up] if view.turn_up else []
    return {card.code for card in seen}


@pytest.mark.parametrize("name", PRESETS)
def test_no_card_that_the_learner_cannot_see_is_in_any_view(name: str) -> None:
    for number in range(6):
        session = TableSession(Shoe(SECRET, f"{name} {number}"), rules=PRESETS[name])
        rng = Random(number)
        for event in range(60):
            if session.deal_over:
                session.next_deal()
            view = session_view(session, event=event)
            json.dumps(view)
            if not session.deal_over:
                assert cards_in(view) <= may_see(session.state, session.seat)
            step(session, rng)


def test_a_view_depends_on_the_observation_alone() -> None:
    session = TableSession(Shoe(SECRET, "same"))
    view = session.view
    assert table_view(view) == table_view(session.state.observation(session.seat))


def test_german_cards_have_german_names() -> None:
    german = names("german")
    assert (german["QC"], german["JS"], german["D"]) == (
        "over of acorns",
        "under of leaves",
        "bells",
    )
    assert set(german) == set(names("french"))


def test_buttons_are_there_only_for_what_is_allowed() -> None:
    for number in range(20):
        session = TableSession(Shoe(SECRET, f"buttons {number}"))
        rng = Random(number)
        for _ in range(30):
            if session.deal_over:
                break
            legal = session.state.legal_actions(session.seat)
            picture = session_view(session, event=1)
            kinds = [button["kind"] for button in picture["actions"] if button["action"]]
            assert len(kinds) == sum(not isinstance(action, Play) for action in legal)
            assert len({button["key"] for button in picture["actions"]}) == len(picture["actions"])
            step(session, rng)


def test_a_refused_card_is_marked_and_the_allowed_ones_are_lifted() -> None:
    session, error = strict_refusal()
    picture = refused_view(session, error, event=9)
    marks = {entry["card"]: entry["mark"] for entry in picture["hand"]}
    allowed = {card.code for card in error.reason.allowed}
    assert picture["message"]["tone"] == "bad"
    assert marks[error.action.card.code] == "tapped"
    assert {card for card, mark in marks.items() if mark == "answer"} == allowed
    assert picture["moves"] == []
    assert picture["say"].endswith(".")


def test_the_views_the_browser_is_tested_with_are_what_python_sends() -> None:
    """Rewrite them with: python tests/regenerate_golden.py."""
    for name, view in golden_views().items():
        file = GOLDEN / f"{name}.json"
        assert file.exists(), f"{file.name} is missing: run python tests/regenerate_golden.py"
        kept = json.loads(file.read_text(encoding="utf-8"))
        assert kept == view, f"{name} has changed: run python tests/regenerate_golden.py"
