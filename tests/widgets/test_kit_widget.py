"""What every widget does with the browser's messages, without a browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sixtysix_widgets.base as base
from sixtysix_widgets.base import KitWidget
from sixtysix_widgets.words import words


class Echo(KitWidget):
    """Shows the last intent, and fails when asked to."""

    def on_intent(self, intent: dict[str, Any]) -> None:
        self.view = {"last": intent["intent"]}
        if intent["intent"] == "fail":
            raise ValueError("no such card")


@pytest.fixture
def echo(monkeypatch: pytest.MonkeyPatch) -> tuple[Echo, list[dict[str, Any]]]:
    widget = Echo(view={"last": "nothing"})
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(widget, "send", sent.append)
    return widget, sent


def say(widget: KitWidget, **message: Any) -> None:
    widget._handle_custom_msg(message, [])


def test_an_intent_is_acted_on_then_acknowledged(echo: tuple[Echo, list[dict[str, Any]]]) -> None:
    widget, sent = echo
    say(widget, intent="act", action="play TH", id=7)
    assert widget.view == {"last": "act"}
    assert sent == [{"ack": 7}]


def test_a_failure_keeps_the_view_and_is_told(echo: tuple[Echo, list[dict[str, Any]]]) -> None:
    widget, sent = echo
    say(widget, intent="fail", id=8)
    assert widget.view == {"last": "nothing"}
    assert sent == [{"ack": 8, "error": "no such card"}]


@pytest.mark.parametrize("message", [{}, {"id": 3}, {"kind": "act"}])
def test_what_is_no_intent_is_left_alone(
    echo: tuple[Echo, list[dict[str, Any]]], message: dict[str, Any]
) -> None:
    widget, sent = echo
    say(widget, **message)
    assert sent == []


def test_two_widgets_do_not_share_options() -> None:
    one, two = Echo(), Echo(options={"deck": "german"})
    one.options = {**one.options, "theme": "dark"}
    assert two.options["theme"] == "auto"
    assert (one.options["deck"], two.options["deck"]) == ("french", "german")


def test_the_repr_is_stable() -> None:
    assert repr(Echo()) == "Echo()"


def test_every_built_file_says_so_and_stays_in_its_root() -> None:
    static = Path(base.__file__).parent / "static"
    for script in static.glob("*.js"):
        assert script.read_text(encoding="utf-8").startswith("// built from"), script.name
    for sheet in static.glob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert text.startswith("/* built from"), sheet.name
        rules = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        for selector in re.findall(r"(?:^|[{}])\s*([^{}@;]+?)\s*\{", rules):
            for part in re.split(r",(?![^(]*\))", selector):
                assert re.match(r"\s*\.(s66|lesson-panel|home|handbook)\b", part), part


def test_words_are_words() -> None:
    assert all(isinstance(value, str) and value for value in words().values())
