"""The handbook's page without a browser: what it shows, and what it answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sixtysix_teach.classroom import handbook_view, home_view
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.tutor.handbook import KINDS, entries
from sixtysix_widgets import Handbook


def shown(view: dict[str, Any]) -> list[dict[str, Any]]:
    groups = [group for part in view["parts"] for group in part["groups"]]
    return [entry for group in groups for entry in group["entries"]]


def test_every_entry_is_on_the_page_once_and_in_order() -> None:
    ids = [entry["id"] for entry in shown(handbook_view())]
    assert ids == [entry.id for kind in KINDS for entry in entries(kind)]


def test_every_anchor_of_the_page_is_its_own() -> None:
    view = handbook_view()
    parts = [part["id"] for part in view["parts"]]
    groups = [f"{part['id']}-{group['id']}" for part in view["parts"] for group in part["groups"]]
    anchors = [*parts, *groups, *(entry["id"] for entry in shown(view))]
    assert len(set(anchors)) == len(anchors)


def test_the_view_is_plain_json_and_small() -> None:
    assert len(json.dumps(handbook_view())) < 100_000


def test_a_note_says_that_it_is_about_other_rules() -> None:
    notes = [entry["note"] for entry in shown(handbook_view()) if entry["note"]]
    assert len(notes) > 10
    assert all(note.startswith("**Other rules**: ") for note in notes)


def test_the_browser_fills_in_what_it_alone_knows() -> None:
    find = handbook_view()["find"]
    assert "{words}" in find["none"]
    assert "{count}" in find["many"]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Handbook:
    made = Handbook()
    monkeypatch.setattr(made, "send", lambda message: None)
    return made


def test_kept_settings_are_taken_up(page: Handbook) -> None:
    assert page.view["names"]["QC"] == "queen of clubs"
    page.on_intent({"intent": "hello", "saves": {"options": {"deck": "german"}}})
    assert page.options["deck"] == "german"
    assert page.view["names"]["QC"] == "over of acorns"


@pytest.mark.parametrize("saves", [None, [], {"options": 3}, {"options": {"deck": "tarot"}}])
def test_what_is_no_setting_changes_nothing(page: Handbook, saves: object) -> None:
    before = page.options
    page.on_intent({"intent": "hello", "saves": saves})
    assert page.options == before


def test_another_intent_changes_nothing(page: Handbook) -> None:
    event = page.view["event"]
    page.on_intent({"intent": "play", "action": "TH"})
    assert page.view["event"] == event


def test_home_leads_to_it() -> None:
    ways = home_view(Progress(), now=0.0)["ways"]
    assert [way["href"] for way in ways] == ["play.ipynb", "handbook.ipynb"]
