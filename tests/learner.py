"""Learners for the tests: they take a lesson through the same intents as a person would.

A stage of its own kind, such as a whole deal, has ``auto_action()``: it does the next sensible
thing by answer or button and returns True, or returns False when only the usual buttons are left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sixtysix_teach.cards import Card
from sixtysix_teach.classroom import Feedback, Item, LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.stages import PlayStage, SummaryStage

Brain = Callable[[Item], Value]


@dataclass
class Walk:
    """What happened on the way through a lesson."""

    run: LessonRun
    views: list[dict[str, Any]] = field(default_factory=list)
    told: list[tuple[str, Item, Value, Feedback]] = field(default_factory=list)


def begin(lesson: str, progress: Progress | None = None, *, seed: int = 1, at: float = 0.0) -> Walk:
    """Open a lesson."""
    run = LessonRun.resume(
        lessons()[lesson], progress or Progress(), rng=Random(seed), now=lambda: at
    )
    return Walk(run)


def step(walk: Walk, brain: Brain) -> bool:
    """Do the next thing a person would do; return False at the end of the lesson."""
    run, stage = walk.run, walk.run.stage
    view = lesson_view(run)
    walk.views.append(view)
    if view["summary"] is not None:
        return False
    auto = getattr(stage, "auto_action", None)
    done: list[bool] = []
    if auto is not None:
        # By way of the run, as an intent would come: so that the place is remembered.
        run._do(lambda: done.append(auto()))
    if done == [True]:
        pass  # a stage that plays itself, such as a whole deal, did the next thing
    elif view["input"]["kind"] == "none":
        names = [button["id"] for button in view["buttons"]]
        run.press("move_on" if "move_on" in names else names[0])
    elif isinstance(stage, PlayStage):
        run.answer(stage.table.your_hand[0].code)
    elif isinstance(stage, SummaryStage):
        run.answer(stage.ids()[0])
    else:
        assert isinstance(stage, ItemsStage)
        assert stage.item is not None
        value = brain(stage.item)
        run.answer(list(value) if isinstance(value, tuple) else value)
        said = stage.said()
        assert said is not None
        walk.told.append((stage.step.kind, stage.item, value, said))
    assert run.note == ""
    return True


def take(lesson: str, brain: Brain = right_answer, *, most: int = 900, **more: Any) -> Walk:
    """Take a lesson to its end, or until *most* things are done."""
    walk = begin(lesson, **more)
    for _ in range(most):
        if not step(walk, brain):
            break
    return walk


def skip_to_check(
    lesson: str, brain: Brain, *, after: int = 30, most: int = 900, **more: Any
) -> Walk:
    """Take a lesson with *brain*, leaving the practice by its button after so many answers.

    Who holds a wrong belief never gets to the end of a practice.
    """
    walk = begin(lesson, **more)
    for _ in range(most):
        run = walk.run
        if run.steps[run.at].kind == "practice" and len(walk.told) > after:
            names = run.stage.buttons()
            run.press(next((one for one in ("to_check", "again") if one in names), names[0]))
        elif not step(walk, brain):
            break
    return walk


def tags(walk: Walk) -> set[str]:
    """Return the rule tags that the learner was told."""
    return {said.tag for _, _, _, said in walk.told if not said.right}


def ranks_stand(order: str) -> Brain:
    """Return a learner for whom the ranks stand in another *order*, such as ``AKQJT9``."""

    def strength(card: Card) -> int:
        return -order.index(card.rank.value)

    def answer(item: Item) -> Value:
        if item.format == "higher":
            return max(item.cards, key=strength).code
        if item.format == "order":
            return tuple(c.code for c in sorted(item.cards, key=strength, reverse=True))
        if item.format == "winner" and item.cards[0].suit is item.cards[1].suit:
            return max(item.cards, key=strength).code
        return right_answer(item)

    return answer


def wrong_answer(item: Item) -> Value:
    """The first answer that is not right."""
    return next(one for one in all_answers(item) if not is_right(item, one))


def answer_open(walk: Walk, *, right: bool) -> ItemsStage:
    """Look at all that comes before the open question, and answer it; return the step."""
    stage = walk.run.stage
    assert isinstance(stage, ItemsStage)
    while stage.look is not None:
        walk.run.press("look_on")
    assert stage.item is not None
    value = right_answer(stage.item) if right else wrong_answer(stage.item)
    walk.run.answer(list(value) if isinstance(value, tuple) else value)
    return stage
