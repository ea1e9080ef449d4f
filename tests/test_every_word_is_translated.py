"""In a language that exists for tests only, nothing that is shown is left in English.

Its sentences are the English ones in wide letters. A plain letter in a view is a word that some
code has written down itself, or that the template of the catalogues does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from catalogues import all_wide, plain_letters, put, strings
from learner import begin, step
from table_views import golden_views

from sixtysix_teach import PRESETS, Card, Play, Reason, ReasonCode, State
from sixtysix_teach.classroom import (
    LessonRun,
    Progress,
    exercises,
    feedback,
    home_view,
    imported_note,
    lesson_view,
    lessons,
    show_ranks,
    show_sum,
    show_trick,
    show_trumps,
)
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.content import data_files
from sixtysix_teach.deal import Deal
from sixtysix_teach.opponents import HABITS, OPPONENTS
from sixtysix_teach.phrases import Phrases, in_language
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_view import session_view
from sixtysix_teach.shoe import Shoe
from sixtysix_teach.tutor.fact_words import fact_text
from sixtysix_teach.tutor.facts import facts_of
from sixtysix_teach.tutor.how_to_play import how_to_play
from sixtysix_teach.tutor.wording import refusal

TWO = [name for name, rules in PRESETS.items() if rules.players == 2]
# What stands under these names is no sentence: codes, lines of Python, what a file to save holds.
NOT_READ = frozenset(
    "action computation content dots file foreign href icon id intent key kind lang mark state"
    " stores tone value".split()
)


# A deal in notation, to be kept and read in again; and what players of other countries say.
AS_IT_IS = ("record.line", "entries..names..lang", "entries..names..text")


@pytest.fixture(scope="module", autouse=True)
def _wide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("locale")
    put(folder, "wide", all_wide())
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIXTYSIX_LOCALE", str(folder))
        patch.setenv("SIXTYSIX_LANG", "wide")  # for what runs in another thread
        with in_language("wide"):
            yield


def left_in_english(view: Any) -> list[tuple[str, str]]:
    found = [(path, text) for path, text in strings(view, NOT_READ) if plain_letters(text)]
    return [(path, text) for path, text in found if not path.endswith(AS_IT_IS)]


@pytest.mark.parametrize("file", data_files("locale/en"))
def test_every_sentence_of_a_file_is_in_the_template(file: str) -> None:
    phrases = Phrases(file)
    assert phrases.names()
    assert left_in_english(phrases.texts()) == []
    with in_language("en"):
        assert len(left_in_english(phrases.texts())) > 0 or file == "common.toml"


def test_the_table() -> None:
    for kind, view in golden_views().items():
        assert left_in_english(view) == [], kind


@pytest.mark.parametrize("profile", TWO)
def test_whole_deals(profile: str) -> None:
    for number in range(3):
        session = TableSession(Shoe(b"words", str(number)), rules=PRESETS[profile])
        rng = Random(number)
        while not session.deal_over:
            assert left_in_english(session_view(session, event=1, deck="german")) == []
            facts = [fact_text(fact) for fact in facts_of(session.view)]
            assert left_in_english(facts) == []
            if session.learner_may_interrupt:
                session.go_on()
            else:
                session.act(rng.choice(session.state.legal_actions(session.seat)))
        assert left_in_english(session_view(session, event=1)) == []


@pytest.mark.parametrize("code", ReasonCode)
def test_the_refusals(code: ReasonCode) -> None:
    words = refusal(
        Reason(code, (Card.KS,), (Card.AS, Card.TS)),
        Play(Card.N9S),
        State.start(Deal.shuffled(seed=66)),
    )
    assert left_in_english([words.title, words.text]) == []


@pytest.mark.parametrize("profile", TWO)
def test_how_to_play(profile: str) -> None:
    assert left_in_english(how_to_play(PRESETS[profile])) == []
    assert left_in_english(how_to_play(PRESETS[profile], deck="german")) == []


def test_the_opponents() -> None:
    for bot in {**OPPONENTS, **HABITS}.values():
        assert left_in_english([bot.title, bot.describe]) == []


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_from_the_first_to_the_last_step(lesson: str) -> None:
    walk = begin(lesson)
    while step(walk, right_answer):
        pass
    assert len(walk.views) > 10
    for view in walk.views:
        assert left_in_english(view) == []


@pytest.mark.parametrize("lesson", lessons())
def test_hints_rules_and_refused_answers(lesson: str) -> None:
    run = begin(lesson).run
    seen = set()
    for _ in range(600):
        view = lesson_view(run)
        names = [button["id"] for button in view["buttons"]]
        if isinstance(run.stage, ItemsStage) and view["input"]["kind"] != "none":
            run.answer({"no": "answer"})
            assert left_in_english(lesson_view(run)) == []
            for name in ("hint", "hint", "hint", "rule"):
                if name in names:
                    run.press(name)
                    seen.add(name)
                    assert left_in_english(lesson_view(run)) == []
        walk_on(run, names)
        if view["summary"] is not None:
            break
    assert "hint" in seen


def walk_on(run: LessonRun, names: list[str]) -> None:
    """Do the next thing, wrong where something is asked."""
    stage = run.stage
    auto = getattr(stage, "auto_action", None)
    if auto is not None and auto():
        return
    if isinstance(stage, ItemsStage) and stage.item is not None and not stage.closed:
        item = stage.item
        wrong = next(one for one in all_answers(item) if not is_right(item, one))
        run.answer(list(wrong) if isinstance(wrong, tuple) else wrong)
    elif names:
        run.press("move_on" if "move_on" in names else names[0])
    else:
        view = lesson_view(run)
        choices = [choice["id"] for choice in view["input"]["choices"]]
        cards = [
            c["card"]
            for row in (view["board"] or {"rows": []})["rows"]
            for c in row["cards"]
            if c["tappable"]
        ]
        run.answer((choices or cards)[0])


def test_what_is_said_of_every_answer() -> None:
    for exercise in exercises().values():
        for item in exercise.items.values():
            for answer in islice(all_answers(item), 800):
                said = feedback(item, answer)
                assert left_in_english([said.title, said.lines]) == [], (item, answer)


def test_the_home_page_and_the_figures() -> None:
    begun = begin("six-ranks")
    for _ in range(5):
        step(begun, right_answer)
    mastered = Progress().mastered("six-ranks", now=0.0)
    for progress in (Progress(), begun.run.progress, mastered):
        assert left_in_english(home_view(progress, now=1e6)) == []
        assert left_in_english(imported_note(progress)) == []
    figures = [show_ranks(), show_sum("TH JH"), show_trick("AS", "9H", trump="H")]
    for figure in [*figures, show_trumps("H", "S")]:
        assert left_in_english(repr(figure)) == []


def test_every_page_and_widget() -> None:
    kit = pytest.importorskip("sixtysix_widgets")
    widgets = [made for name in kit.__all__ if isinstance(made := getattr(kit, name), type)]
    assert kit.PlayPage in widgets
    for made in widgets:
        needs = {kit.Lesson: ("one-trick",), kit.Practice: ("review",)}.get(made, ())
        page = made(*needs, seed=1) if needs else made()
        assert left_in_english([page.view, page.options["words"]]) == [], made


def test_what_the_coach_says() -> None:
    kit = pytest.importorskip("sixtysix_widgets")
    page, rng = kit.PlayPage(seed=3), Random(3)

    def send(kind: str, value: Any = None, intent: str = "tutor") -> None:
        page.on_intent({"intent": intent, "kind": kind, "value": value, "action": kind})
        assert left_in_english(page.view) == []

    asked = set()
    while page.view["outcome"] is None:
        view = page.view
        # Some of the time is enough: each answer is worked out.
        tools = [tool["kind"] for tool in view["tools"] if tool["kind"] != "undo"]
        for kind in tools if rng.random() < 0.3 else []:
            send(kind)
            asked.add(kind)
            for button in page.view["coach"]["buttons"] if page.view["coach"] else []:
                send(button["kind"], button["value"])
            for link in page.view["coach"]["read"] if page.view["coach"] else []:
                send("read", link["id"])
                send("page-close")
            send("replay-end")
            send("coach-close")
        buttons = [b["action"] for b in view["actions"] if b["kind"] in ("draw", "count", "marry")]
        cards = [entry["action"] for entry in view["hand"] if entry["allowed"]]
        if any(button["kind"] == "go-on" for button in view["actions"]):
            send("go-on", intent="session")
        else:
            send(rng.choice(buttons or cards), intent="act")
    assert {"hint", "why"} <= asked
    send("review")
    assert page.view["review"]["moments"] is not None
