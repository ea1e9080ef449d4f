"""The card table without a browser: intent in, view out, what is sent and what is kept."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

pytest.importorskip("anywidget", reason="the notebook extra is not installed")

from sixtysix_teach.notation import format_action
from sixtysix_teach.opponents import HABITS, OPPONENTS, opponent
from sixtysix_widgets import CardTable, PlayPage


class Heard:
    """What a widget sends to the browser: messages, and the views on the way."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.messages: list[dict[str, Any]] = []
        table.send = lambda content, buffers=None: self.messages.append(content)  # type: ignore[method-assign]

    def intend(self, **intent: Any) -> dict[str, Any]:
        """Send an intent as the browser would; return the acknowledgement."""
        self.table._heard(self.table, {"id": 1, **intent}, [])
        return next(message for message in self.messages[::-1] if "ack" in message)

    @property
    def saves(self) -> dict[str, Any]:
        return {m["save"]["name"]: m["save"]["value"] for m in self.messages if "save" in m}


def first_card(table: CardTable) -> str:
    return str(next(entry["action"] for entry in table.view["hand"] if entry["allowed"]))


def test_a_tap_is_answered_acknowledged_and_kept() -> None:
    page = PlayPage(seed=66)
    heard = Heard(page)
    assert heard.intend(intent="hello", saves={}) == {"ack": 1}
    event = page.view["event"]
    assert heard.intend(intent="act", action=first_card(page)) == {"ack": 1}
    assert page.view["event"] > event
    assert page.view["moves"][0]["kind"] == "play"
    assert heard.saves["play"]["steps"]


def test_a_reload_resumes_the_deal_from_what_the_browser_kept() -> None:
    page = PlayPage(seed=66)
    heard = Heard(page)
    for _ in range(3):
        heard.intend(intent="act", action=first_card(page))
        if page.view["actions"] and page.view["actions"][0]["kind"] == "draw":
            heard.intend(intent="act", action="draw")
    kept = json.loads(json.dumps(heard.saves["play"]))
    again = PlayPage(seed=66)
    Heard(again).intend(intent="hello", saves={"play": kept})
    for field in ("hand", "trick", "stock", "seats", "history"):
        assert again.view[field] == page.view[field]


def test_a_step_is_kept_before_it_is_shown() -> None:
    """So that a page closed right after a tap has lost nothing the learner saw."""
    page = PlayPage()
    log: list[str] = []
    page.send = lambda content, buffers=None: log.append(next(iter(content)))  # type: ignore[method-assign]
    page.observe(lambda change: log.append("view"), "view")
    page._heard(page, {"id": 1, "intent": "act", "action": first_card(page)}, [])
    assert log == ["save", "view", "ack"]


@pytest.mark.parametrize("kept", [5, "x", {}, {"v": 1}, {"v": 2, "steps": []}, []])
def test_a_damaged_save_starts_anew_and_says_so(kept: Any) -> None:
    page = PlayPage()
    assert Heard(page).intend(intent="hello", saves={"play": kept}) == {"ack": 1}
    assert len(page.view["hand"]) == 6
    if isinstance(kept, dict):
        assert "could not be brought back" in page.view["message"]["title"]


@pytest.mark.parametrize(
    "intent",
    [
        {"intent": "act", "action": "XX"},
        {"intent": "act"},
        {"intent": "act", "action": 7},
        {"intent": "session", "kind": "next-deal"},
        {"intent": "session", "kind": "nonsense"},
        {"intent": "setup", "values": "nonsense"},
        {"intent": "options", "options": ["theme"]},
        {"intent": "nonsense"},
    ],
)
def test_nonsense_from_a_browser_is_acknowledged_and_changes_no_card(intent: dict) -> None:
    page = PlayPage()
    hand, number = page.view["hand"], page.session.shoe.number
    answer = Heard(page).intend(**intent)
    assert answer["ack"] == 1
    assert page.view["hand"] == hand
    assert page.session.shoe.number == number


def test_a_save_changed_by_hand_names_no_card_of_the_computer() -> None:
    page = PlayPage(seed=66)
    heard = Heard(page)
    heard.intend(intent="act", action=first_card(page))
    kept = json.loads(json.dumps(heard.saves["play"]))
    for code in page.view["names"]:
        changed = {**kept, "steps": [kept["steps"][0], code]}
        if len(code) < 2 or changed["steps"] == kept["steps"][:2]:
            continue
        again = PlayPage(seed=66)
        assert Heard(again).intend(intent="hello", saves={"play": changed}) == {"ack": 1}
        title = again.view["message"]["title"]
        assert "could not be brought back" in title
        assert code not in title


@pytest.mark.parametrize("first", ["next-deal", "new-match"])
def test_the_second_of_two_taps_on_the_same_button_does_nothing(first: str) -> None:
    page = PlayPage(seed=66)
    heard = Heard(page)
    while (page.session.match.winner is not None) != (first == "new-match") or not page.view[
        "outcome"
    ]:
        if page.view["outcome"]:
            heard.intend(intent="session", kind="next-deal")
        else:
            buttons = [one for one in page.view["actions"] if one["action"]]
            claim = [one["action"] for one in buttons if one["kind"] == "claim"]
            draw = [one["action"] for one in buttons if one["kind"] in ("draw", "count")]
            heard.intend(intent="act", action=(claim or draw or [first_card(page)])[0])
    heard.intend(intent="session", kind=first)
    view, cards = page.view, page.session.state.hands
    for kind in (first, "new-match", "next-deal", "go-on", "nonsense"):
        assert heard.intend(intent="session", kind=kind) == {"ack": 1}
        assert (page.view, page.session.state.hands) == (view, cards)


def test_other_colours_move_no_card_and_say_nothing_again() -> None:
    page = PlayPage(seed=66)
    heard = Heard(page)
    heard.intend(intent="act", action=first_card(page))
    message = page.view["message"]
    heard.intend(intent="options", options={"theme": "dark"})
    assert page.view["message"] == message
    assert (page.view["moves"], page.view["say"]) == ([], "")


def test_options_are_applied_and_kept_for_all_pages() -> None:
    page = PlayPage()
    heard = Heard(page)
    heard.intend(intent="options", options={"deck": "german", "theme": "neon"})
    assert page.options["deck"] == "german"
    assert page.options["theme"] == "auto"
    assert page.view["names"]["QC"] == "over of acorns"
    assert heard.saves["options"]["deck"] == "german"
    other = PlayPage()
    Heard(other).intend(intent="hello", saves={"options": heard.saves["options"]})
    assert other.options["deck"] == "german"


def test_setup_starts_a_match_as_chosen() -> None:
    page = PlayPage()
    heard = Heard(page)
    values = {"rules": "schnapsen", "opponent": "random", "first": "bot", "pause": "off"}
    heard.intend(intent="setup", values=values)
    assert page.session.rules.name == "schnapsen"
    assert page.session.bot.name == "random"
    assert page.session.seat == 1
    assert len(page.view["hand"]) == 5
    groups = {group["id"]: group["value"] for group in page.view["setup"]["groups"]}
    assert {name: groups[name] for name in values} == values


def opponents_on_the_menu(page: PlayPage) -> list[str]:
    (group,) = (g for g in page.view["setup"]["groups"] if g["id"] == "opponent")
    assert all(choice["note"].endswith(".") for choice in group["choices"])
    return [choice["id"] for choice in group["choices"]]


def test_the_menu_offers_the_opponents_from_the_easiest_on() -> None:
    assert opponents_on_the_menu(PlayPage()) == [*OPPONENTS, *HABITS]


def test_an_opponent_with_a_habit_is_chosen_by_its_name() -> None:
    page = PlayPage(opponent="habit-aces")
    (group,) = (g for g in page.view["setup"]["groups"] if g["id"] == "opponent")
    assert group["value"] == "habit-aces"
    assert all(choice["note"] for choice in group["choices"])


def test_the_panel_of_rules_follows_the_rules_and_the_deck() -> None:
    page = PlayPage()
    heard = Heard(page)
    assert any("nine of trumps" in line for line in page.view["how_to"]["lines"])
    heard.intend(intent="setup", values={"rules": "schnapsen"})
    assert any("jack of trumps" in line for line in page.view["how_to"]["lines"])
    heard.intend(intent="options", options={"deck": "german"})
    assert any("under of trumps" in line for line in page.view["how_to"]["lines"])


def test_seeded_tables_show_the_same_cards_and_keep_nothing() -> None:
    one, two = CardTable(seed=66), CardTable(seed=66)
    assert one.view == two.view
    heard = Heard(one)
    heard.intend(intent="act", action=first_card(one))
    assert heard.saves == {}


def test_a_table_shows_itself_the_same_in_every_run() -> None:
    assert repr(CardTable(seed=1)) == "CardTable()"


def test_a_table_that_is_closed_stops_the_work_on_its_review() -> None:
    async def test() -> None:
        table = CardTable(seed=66)
        heard = Heard(table)
        while not table.session.deal_over:
            if table.session.view.my_turn:
                action = opponent("careful").choose(table.session.view, Random(1))
                heard.intend(intent="act", action=format_action(action))
            else:
                heard.intend(intent="session", kind="go-on")
        assert table._working
        table.close()
        work = table.coach._work
        await table._task
        assert not table._working
        assert table.coach.review is None
        assert table.coach._work is work, "what is left was not worked out"

    asyncio.run(test())
