"""The lesson and home widgets: messages in, views and saves out, without a browser."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

from sixtysix_teach.classroom import Progress
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_widgets import Home, Lesson, Practice


class Browser:
    """Stands for the browser: keeps what the widget saves and sends it with each hello."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}

    def open(self, widget: Any) -> Any:
        def hear(message: dict[str, Any]) -> None:
            if "save" in message:
                value = json.loads(json.dumps(message["save"]["value"]))
                self.kept[message["save"]["name"]] = value
            elif "ack" in message:
                assert "error" not in message, message

        widget.send = hear
        self.say(widget, "hello", saves=dict(self.kept))
        return widget

    def say(self, widget: Any, intent: str, **fields: Any) -> None:
        widget._handle_custom_msg({"intent": intent, "id": 1, **fields}, [])

    def says_in_vain(self, widget: Any, intent: str, **fields: Any) -> None:
        shown = dict(widget.view)
        self.say(widget, intent, **fields)
        assert widget.view == shown


def test_a_lesson_goes_on_in_a_new_kernel_at_the_same_item() -> None:
    browser = Browser()
    first = browser.open(Lesson("six-ranks", seed=1))
    browser.say(first, "answer", answer="KS")
    browser.say(first, "button", button="next")
    browser.say(first, "answer", answer="KS")
    shown = dict(first.view)
    second = browser.open(Lesson("six-ranks", seed=2))
    assert second.view["feedback"] == shown["feedback"]
    assert second.view["board"] == shown["board"]


def test_the_cards_seen_first_stay_when_the_browser_has_kept_nothing() -> None:
    lesson = Lesson("one-trick")
    shown = lesson.view["board"]
    Browser().open(lesson)
    assert lesson.view["event"] == 1
    assert lesson.view["board"] == shown


def test_a_second_hello_on_the_same_kernel_keeps_what_was_done() -> None:
    browser = Browser()
    lesson = browser.open(Lesson("six-ranks", seed=1))
    browser.say(lesson, "answer", answer="TH")
    shown = lesson.view["board"]
    browser.say(lesson, "hello", saves={})
    assert lesson.view["board"] == shown


@pytest.mark.parametrize("saves", [None, [], {"progress": 7}, {"progress": {"lessons": []}}])
def test_an_odd_save_is_said_to_be_unreadable_and_the_lesson_begins(saves: Any) -> None:
    lesson = Browser().open(Lesson("six-ranks"))
    Browser().say(lesson, "hello", saves=saves)
    assert lesson.view["prompt"]["title"] == "Your lead. Tap a card."


@pytest.mark.parametrize("intent", ["answer", "button", "nonsense"])
def test_odd_intents_change_nothing_but_the_remark(intent: str) -> None:
    lesson = Browser().open(Lesson("six-ranks"))
    board = lesson.view["board"]
    Browser().say(lesson, intent, answer={"a": 1}, button=[3])
    assert lesson.view["board"] == board


def test_the_lesson_follows_the_chosen_looks() -> None:
    browser = Browser()
    home = browser.open(Home())
    browser.say(home, "options", options={"theme": "dark", "deck": "german", "keys": "x"})
    assert home.options["theme"] == "dark"
    lesson = browser.open(Lesson("one-trick"))
    assert (lesson.options["theme"], lesson.options["deck"]) == ("dark", "german")
    assert lesson.options["keys"] is True
    assert lesson.view["names"]["QC"] == "over of acorns"
    browser.say(lesson, "button", button="hint")
    browser.say(lesson, "button", button="hint")
    assert "queen" not in json.dumps(lesson.view)
    assert "A 10 K O U 9" in json.dumps(lesson.view)


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="six-ranks, one-trick"):
        Lesson("juggling")


def test_progress_is_carried_by_a_file() -> None:
    browser, other = Browser(), Browser()
    lesson = browser.open(Lesson("six-ranks"))
    browser.say(lesson, "answer", answer="TH")
    text = browser.open(Home()).view["file"]["content"]
    home = other.open(Home())
    other.say(home, "import", text=text)
    assert home.view["note"].startswith("The file was read")
    assert Progress.from_json(other.kept["progress"]).lesson("six-ranks").state == "learning"
    assert home.view["continue"]["label"] == "Continue"


@pytest.mark.parametrize("text", [None, 7, "", "{}", "[]", "x" * 2_000_000, '{"lessons": 3}'])
def test_a_file_that_is_none_changes_nothing(text: Any) -> None:
    browser = Browser()
    home = browser.open(Home())
    browser.say(home, "import", text=text)
    assert "nothing was changed" in home.view["note"]
    assert "progress" not in browser.kept


def test_the_widgets_print_as_what_to_type() -> None:
    assert repr(Lesson("one-trick")) == "Lesson('one-trick')"
    assert repr(Home()) == "Home()"


def test_the_rules_chosen_at_home_are_kept_with_the_progress() -> None:
    browser = Browser()
    home = browser.open(Home())
    browser.say(home, "options", options={"rules": "schnapsen"})
    assert browser.kept["progress"]["rules"] == "schnapsen"
    assert home.view["settings"]["groups"][0]["value"] == "schnapsen"
    browser.say(home, "options", options={"rules": "no-such-rules"})
    browser.say(home, "options", options={"theme": "dark"})
    assert browser.kept["progress"]["rules"] == "schnapsen"
    assert browser.kept["options"]["theme"] == "dark"
    again = browser.open(Home())
    assert again.view["settings"]["groups"][0]["value"] == "schnapsen"


def test_questions_leave_their_mark_in_the_browser() -> None:
    browser = Browser()
    asked = browser.open(Practice("placement", seed=3))
    for _ in range(40):
        if asked.view["summary"]:
            break
        if asked.view["input"]["kind"] == "none":
            browser.say(asked, "button", button="next")
        else:
            right = right_answer(asked.run.stage.item)
            value = list(right) if isinstance(right, tuple) else right
            browser.say(asked, "answer", answer=value)
    assert browser.kept["progress"]["lessons"]["six-ranks"]["known"]
    assert "known" in str(browser.open(Home()).view["parts"])


def test_a_second_tap_on_a_picture_that_is_gone_does_nothing() -> None:
    browser = Browser()
    lesson = browser.open(Lesson("six-ranks", seed=1))
    drawn = lesson.view["event"]
    browser.say(lesson, "answer", answer="TH", event=drawn)
    shown = dict(lesson.view)
    assert shown["event"] == drawn + 1
    browser.say(lesson, "answer", answer="KS", event=drawn)
    browser.say(lesson, "button", button="next", event=drawn)
    assert lesson.view == shown
    browser.say(lesson, "button", button="next", event=shown["event"])
    assert lesson.view["event"] == drawn + 2


def test_a_tap_before_the_browser_is_heard_counts() -> None:
    browser = Browser()
    lesson = Lesson("six-ranks", seed=1)
    drawn = lesson.view["event"]
    browser.open(lesson)
    browser.say(lesson, "answer", answer="TH", event=drawn)
    assert lesson.view["feedback"] is not None
    # The same tap once more is for a picture that is gone.
    browser.says_in_vain(lesson, "answer", answer="TH", event=drawn)


def test_a_tap_on_a_question_that_the_browser_replaced_does_nothing() -> None:
    browser = Browser()
    early = browser.open(Lesson("six-ranks", seed=1))
    browser.say(early, "answer", answer="TH")
    lesson = Lesson("six-ranks", seed=2)
    drawn = lesson.view["event"]
    browser.open(lesson)
    browser.says_in_vain(lesson, "answer", answer="TH", event=drawn)


def test_what_was_learned_on_another_page_is_not_overwritten() -> None:
    browser = Browser()
    one = browser.open(Lesson("six-ranks", seed=1))
    browser.say(one, "answer", answer="TH")
    two = browser.open(Lesson("one-trick", seed=2))
    browser.say(two, "button", button="hint")
    # The browser tells the first page that something was kept.
    browser.say(one, "hello", saves=dict(browser.kept))
    browser.say(one, "button", button="next")
    kept = Progress.from_json(browser.kept["progress"])
    assert kept.lesson("six-ranks").state == kept.lesson("one-trick").state == "learning"


def test_rules_chosen_on_another_page_stay_chosen() -> None:
    browser = Browser()
    home = browser.open(Home())
    browser.say(home, "options", options={"rules": "santase"})
    lesson = browser.open(Lesson("six-ranks", seed=1))
    browser.say(lesson, "answer", answer="TH")
    browser.say(home, "options", options={"rules": "classic"})
    browser.say(lesson, "hello", saves=dict(browser.kept))
    browser.say(lesson, "button", button="next")
    assert Progress.from_json(browser.kept["progress"]).rules == "classic"


def test_a_lesson_that_went_on_in_another_page_goes_on_here_too() -> None:
    browser = Browser()
    one = browser.open(Lesson("six-ranks", seed=1))
    two = browser.open(Lesson("six-ranks", seed=2))
    browser.say(two, "answer", answer="TH")
    browser.say(two, "button", button="next")
    browser.say(one, "hello", saves=dict(browser.kept))
    assert {**one.view, "event": 0} == {**two.view, "event": 0}
    browser.say(one, "answer", answer="KS")
    # The page that is behind takes nothing back.
    browser.say(two, "hello", saves=dict(browser.kept))
    assert {**one.view, "event": 0} == {**two.view, "event": 0}


def test_what_was_mastered_is_put_back_where_another_page_wrote_over_it() -> None:
    browser = Browser()
    one = browser.open(Lesson("six-ranks", seed=1, now=lambda: 1e9))
    two = browser.open(Lesson("one-trick", seed=2, now=lambda: 1e9))
    browser.say(two, "button", button="hint")
    browser.say(one, "hello", saves=dict(browser.kept))
    one.run.progress = one.run.progress.mastered("six-ranks", now=1e9)
    browser.say(one, "answer", answer="TH")
    # Answered before it heard of that, such as while its kernel was busy.
    browser.say(two, "button", button="hint")
    assert "six-ranks" not in Progress.from_json(browser.kept["progress"]).lessons
    browser.say(one, "hello", saves=dict(browser.kept))
    kept = Progress.from_json(browser.kept["progress"])
    assert kept.lesson("six-ranks").state == "mastered"
    assert kept.lesson("one-trick").state == "learning"
    # The other hears of it in turn, and has nothing to add: it ends there.
    browser.kept["progress"]["licence"] = 7.0
    browser.say(two, "hello", saves=dict(browser.kept))
    assert browser.kept["progress"]["licence"] == 7.0
    assert two.run.progress.lesson("six-ranks").state == "mastered"


def test_progress_that_the_browser_no_longer_has_is_not_written_again_by_itself() -> None:
    browser = Browser()
    lesson = browser.open(Lesson("six-ranks", seed=1, now=lambda: 1e9))
    lesson.run.progress = lesson.run.progress.mastered("six-ranks", now=1e9)
    browser.say(lesson, "answer", answer="TH")
    browser.kept.clear()
    browser.say(lesson, "hello", saves={})
    assert "progress" not in browser.kept


def test_a_page_that_hears_of_a_lesson_keeps_its_latest_place() -> None:
    """Two pages are open; what the one answers goes through the other, and is not lost there."""
    browser = Browser()
    one = browser.open(Lesson("six-ranks", seed=1))
    two = browser.open(Lesson("one-trick", seed=2))
    for card in ("TH", "KS"):
        browser.say(one, "answer", answer=card)
        browser.say(one, "button", button="next")
        browser.say(two, "hello", saves=dict(browser.kept))
    last = {**one.view, "event": 0}
    # The other page writes all it knows, and the first is closed.
    browser.say(two, "button", button="hint")
    again = browser.open(Lesson("six-ranks", seed=9))
    assert {**again.view, "event": 0} == last


def test_a_progress_file_read_at_home_reaches_a_lesson_that_is_open() -> None:
    other = Browser()
    far = other.open(Lesson("six-ranks", seed=5))
    other.say(far, "answer", answer="TH")
    other.say(far, "button", button="next")
    browser = Browser()
    lesson, home = browser.open(Lesson("six-ranks", seed=1)), browser.open(Home())
    browser.say(home, "import", text=json.dumps(other.kept["progress"]))
    browser.say(lesson, "hello", saves=dict(browser.kept))
    assert {**lesson.view, "event": 0} == {**far.view, "event": 0}
    browser.say(lesson, "answer", answer="KS")
    assert Progress.from_json(browser.kept["progress"]).lesson("six-ranks").done > 2


def test_a_practice_is_taken_up_where_another_page_left_it() -> None:
    browser, clock = Browser(), count(1.0)
    one = browser.open(Practice("placement", seed=1, now=clock.__next__))
    two = browser.open(Practice("placement", seed=2, now=clock.__next__))
    item = two.run.stage.item
    value = right_answer(item)
    browser.say(two, "answer", answer=list(value) if isinstance(value, tuple) else value)
    browser.say(one, "hello", saves=dict(browser.kept))
    assert {**one.view, "event": 0} == {**two.view, "event": 0}
