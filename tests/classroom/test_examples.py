"""The example views that the front end's own tests and its development page read.

They are made here, from real runs, so that one set of examples holds for both languages. After a
change of the view run ``python tests/classroom/test_examples.py`` and look at the difference.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

if __name__ == "__main__":  # run as a script, to write them anew
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from learner import Walk, begin, step, take

from sixtysix_teach.classroom import LessonRun, Progress, home_view, lesson_view, lessons
from sixtysix_teach.classroom.answers import all_answers, right_answer
from sixtysix_teach.classroom.deal_stage import DealStage
from sixtysix_teach.classroom.games import Game
from sixtysix_teach.classroom.items import Item, Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.post_mortem_stage import PostMortemStage, splits
from sixtysix_teach.classroom.practice import PracticeRun
from sixtysix_teach.classroom.steps import Step

# Written by hand, until a lesson uses these rows: the browser half is tried on them.
BY_HAND = frozenset(
    f"lesson-{name}"
    for name in ("choice-notes order-moments timeline timeline-answered worlds worlds-odds").split()
)
EXAMPLES = Path(__file__).resolve().parents[2] / "widgets" / "frontend" / "tests" / "examples"
View = dict[str, Any]


def open_item(walk: Walk) -> Item:
    stage = walk.run.stage
    assert isinstance(stage, ItemsStage)
    assert stage.item is not None
    return stage.item


def until(walk: Walk, found: Callable[[View], bool], brain: Any = right_answer) -> View:
    """Go on until a view is as wanted."""
    for _ in range(300):
        view = lesson_view(walk.run)
        if found(view):
            return view
        assert step(walk, brain)
    raise AssertionError("no such view")


def asks(kind: str, label: str = "") -> Callable[[View], bool]:
    return lambda view: view["input"]["kind"] == kind and view["step"]["label"].endswith(label)


def titled(title: str) -> Callable[[View], bool]:
    return lambda view: view["prompt"]["title"] == title


def wrong_answer(item: Item) -> Value:
    return next(card.code for card in item.cards if card.code != right_answer(item))


def first_lesson() -> dict[str, View]:
    walk = begin("six-ranks")
    made = {"first-card": lesson_view(walk.run)}

    def after(name: str, do: Callable[[], None]) -> None:
        do()
        made[name] = lesson_view(walk.run)

    run = walk.run
    after("first-card-played", lambda: run.answer("KS"))
    after("predict", lambda: run.press("next"))
    after("predict-wrong", lambda: run.answer("KS"))
    made["example"] = until(walk, titled("Does the king beat the ten?"))
    made["example-suit"] = until(walk, titled("What does a suit hold?"))
    made["number"] = until(walk, asks("number"))
    after("number-refused", lambda: run.answer(99))
    after("number-wrong", lambda: run.answer(20))
    run.press("next")
    made["pack"] = until(walk, titled("What is the whole pack worth?"))
    after("pack-wrong", lambda: run.answer(66))
    made["order"] = until(walk, asks("order"))
    run.press("hint")
    after("order-hint", lambda: run.press("rule"))
    right = right_answer(open_item(walk))
    assert isinstance(right, tuple)
    after("order-wrong", lambda: run.answer([right[0], right[2], right[1], *right[3:]]))
    run.press("again")
    made["value"] = until(walk, asks("choice", "practice"))
    made["check"] = until(
        walk, lambda view: view["dots"].count("good") == 5 < len(view["dots"]) - 10
    )
    made["check-passed"] = until(walk, titled("The check"))
    made["summary"] = until(walk, titled("Which line will you keep?"))
    after("summary-kept", lambda: run.answer("line-2"))
    return made


def second_lesson() -> dict[str, View]:
    walk = begin("one-trick", take("six-ranks").run.progress)
    run = walk.run
    made = {
        "winner": until(walk, lambda view: "AS" in str(view["board"]) and asks("tap-one")(view))
    }

    def after(name: str, do: Callable[[], None]) -> None:
        do()
        made[name] = lesson_view(walk.run)

    while open_item(walk).cards[0].code != "AS":
        step(walk, right_answer)
        made["winner"] = until(walk, asks("tap-one", "predict"))
    after("winner-wrong", lambda: run.answer("AS"))
    made["example-follow"] = until(walk, titled("Must you follow suit?"))
    made["may-play"] = until(walk, asks("tap-many"))
    after("may-play-wrong", lambda: run.answer([open_item(walk).cards[1].code]))
    run.press("again")
    made["points-to"] = until(
        walk, lambda view: titled("Who gets the cards?")(view) and asks("choice")(view)
    )
    made["spot"] = until(
        walk, lambda view: asks("choice")(view) and len(view["input"]["choices"]) == 4
    )
    wrong = "none" if right_answer(open_item(walk)) == "points" else "points"
    after("spot-wrong", lambda: run.answer(wrong))
    run.press("again")
    until(walk, asks("tap-one", "check"))
    run.answer(wrong_answer(open_item(walk)))
    made["check-failed"] = until(walk, titled("The check"))
    after("play", lambda: run.press("move_on"))
    after("play-trick", lambda: run.answer("AS"))
    made["play-last"] = until(walk, lambda view: "another_play" in str(view["buttons"]))
    return made


def whole_deals() -> dict[str, View]:
    """A whole deal: a lead, a refusal, a trick to be read, the end with and without the licence."""
    base = lessons()["one-trick"]
    game = Game("example", (4, 14), help="rules", goal="licence")
    step_ = Step("deal", "a whole deal", lines=("Play a whole deal.",), games=(game,))
    lesson = replace(base, steps=(step_, base.steps[-1]))
    made = {}
    for name, wrong in (("licence", False), ("refused-once", True)):
        run = LessonRun.start(lesson, Progress(), rng=Random(1), now=lambda: 0.0)
        made.setdefault("deal", lesson_view(run))
        stage = run.stage
        assert isinstance(stage, DealStage)
        while not stage.over or stage.waits:
            view = stage.session.view
            bad = [card.code for card in view.hand if view.playable and card not in view.playable]
            if stage.waits:
                made.setdefault("deal-trick", lesson_view(run))
                run.press("next")
            elif wrong and bad and not stage.refused:
                run.answer(bad[0])
                made["deal-refused"] = lesson_view(run)
            else:
                stage.auto_action()
        made[f"deal-{name}"] = lesson_view(run)
    return made


def looked_back_at() -> dict[str, View]:
    """Decisions of a deal to choose from, and a deal whose split is still being worked out."""
    walk = begin("capstone")
    run, kinds = walk.run, [one.kind for one in walk.run.steps]
    run._go(kinds.index("own-deals"))
    made = {"decisions": lesson_view(run)}
    item = open_item(walk)
    wrong = next(one for one in all_answers(item) if one != right_answer(item))
    run.answer(wrong)
    made["decisions-wrong"] = lesson_view(run)
    run._go(kinds.index("post-mortem"))
    stage = run.stage
    assert isinstance(stage, PostMortemStage)
    stage.in_slices = True
    splits.cache_clear()
    run.answer("luck")
    made["working"] = lesson_view(run)
    return made


def homes() -> dict[str, View]:
    """Home pages; the settings are added by the widget."""
    known = take("six-ranks").run.progress
    walk = begin("one-trick", known)
    for _ in range(30):
        step(walk, right_answer)
    both = take("one-trick", progress=known).run.progress
    return {
        "new": home_view(Progress(), now=0.0),
        "one-done": home_view(known, now=10.0),
        "started": home_view(walk.run.progress, now=10.0),
        "due": home_view(both, now=100_000.0),
        "known": home_view(knows_the_rules(), now=100_000.0),
    }


def knows_the_rules() -> Progress:
    """One who took the questions, answered them, and has the licence."""
    run = PracticeRun.begin("placement", Progress(), rng=Random(4), now=lambda: 90_000.0)
    while (stage := run.stage) and isinstance(stage, ItemsStage):
        assert stage.item is not None
        right = right_answer(stage.item)
        run.answer(list(right) if isinstance(right, tuple) else right)
        run.press("next")
    run.licensed()
    return run.progress.tried("who-wins", "trump-low", "x", right=False, now=0.0)


def made_lessons() -> dict[str, View]:
    return first_lesson() | second_lesson() | whole_deals() | looked_back_at()


def all_examples() -> dict[str, View]:
    from sixtysix_widgets.home import Home

    settings = Home().view["settings"]
    made = {f"lesson-{name}": view for name, view in made_lessons().items()}
    made |= {f"home-{name}": {**view, "settings": settings} for name, view in homes().items()}
    return made


@pytest.fixture(scope="module")
def examples() -> dict[str, View]:
    pytest.importorskip("anywidget")
    return all_examples()


def test_the_examples_are_those_the_kit_makes(examples: dict[str, View]) -> None:
    stored = {path.stem for kind in ("lesson", "home") for path in EXAMPLES.glob(f"{kind}-*.json")}
    assert stored == set(examples) | BY_HAND, f"run python {Path(__file__).name}"
    for name, view in examples.items():
        text = (EXAMPLES / f"{name}.json").read_text(encoding="utf-8")
        assert json.loads(text) == json.loads(json.dumps(view)), f"{name}: run this file"


if __name__ == "__main__":
    for name, view in all_examples().items():
        text = json.dumps(view, indent=1, ensure_ascii=False) + "\n"
        (EXAMPLES / f"{name}.json").write_text(text, encoding="utf-8")
