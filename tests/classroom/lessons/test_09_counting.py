"""Lesson 9: what was shown and covered, what is out, and learners who count only some of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from learner import Brain, begin, skip_to_check, step, tags, take

from sixtysix_teach.cards import DECK
from sixtysix_teach.classroom import Item, exercises, feedback, generate, lesson_view, show_out
from sixtysix_teach.classroom.answers import is_right, right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.run import LessonRun
from sixtysix_teach.presets import PRESETS, preset
from sixtysix_teach.rules import Rules

NAMES = ("cards-remembered", "what-is-left", "points-recalled")
TWO = tuple(rules for rules in PRESETS.values() if rules.players == 2)
CLASSIC = preset("classic")


def made(name: str, rules: Rules, *, seeds: int) -> Iterator[Item]:
    """Items of each case."""
    exercise = exercises()[name]
    for case in exercise.cases:
        for seed in range(seeds):
            yield generate(exercise, case, Random(f"{case} {seed}"), rules)


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_what_is_out_is_all_that_was_not_seen(rules: Rules) -> None:
    for name in NAMES[:2]:
        for item in made(name, rules, seeds=8):
            view = seen(item.moment)
            gone = {card for trick in view.tricks for card in trick.cards}
            known = gone | set(view.hand) | ({view.turn_up} if view.turn_up else set())
            asked = {card for card in rules.pack if card.suit.value in item.extra}
            right = right_answer(item)
            assert isinstance(right, tuple)
            assert {card.code for card in asked - known} == set(right)
            assert right
            if item.case == "hand":
                assert len(right) == view.hand_sizes[1 - view.seat]


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_the_total_is_the_sum_of_the_tricks(rules: Rules) -> None:
    for item in made("points-recalled", rules, seeds=8):
        view = seen(item.moment)
        side = 1 - view.seat if item.case == "theirs" else view.seat
        total = sum(t.card_points for t in view.tricks if t.winner == side)
        assert right_answer(item) == total > 0


def test_an_item_is_made_at_once_and_shows_each_trick() -> None:
    for name in ("cards-remembered", "points-recalled"):
        for item in made(name, CLASSIC, seeds=6):
            looks = FORMATS[item.format].looks(item)
            assert len(looks) >= len(seen(item.moment).tricks)
    for item in made("what-is-left", CLASSIC, seeds=3):
        assert FORMATS[item.format].looks(item) == ()


def test_one_error_passes_in_the_whole_hand_and_is_named() -> None:
    for item in made("cards-remembered", CLASSIC, seeds=6):
        right = right_answer(item)
        assert isinstance(right, tuple)
        one_short = right[1:]
        if not one_short:
            continue
        said = feedback(item, one_short)
        assert said.right is (item.case == "hand")
        assert f"[{right[0]}]" in " ".join(said.lines)
        assert is_right(item, right[2:] or right[:0] or right) is (not right[2:])


def test_who_mixes_up_seen_and_unseen_is_told_so() -> None:
    for item in made("what-is-left", CLASSIC, seeds=6):
        right, ids = right_answer(item), FORMATS[item.format].input(item).ids
        assert isinstance(right, tuple)
        assert (
            feedback(item, tuple(id_ for id_ in ids if id_ not in right)).tag == "seen-for-unseen"
        )
        assert feedback(item, ids).tag == "all-named"


# Tricks are shown, then covered -----------------------------------------------------------------


def asked(lesson: str, exercise: str) -> LessonRun:
    """The lesson where an item of *exercise* has just been opened."""
    walk = begin(lesson, seed=1)
    for _ in range(200):
        stage = walk.run.stage
        here = isinstance(stage, ItemsStage) and stage.item and stage.item.exercise == exercise
        if here and stage.step.kind == "practice" and stage.look is not None:
            return walk.run
        assert step(walk, right_answer)
    raise AssertionError("no such item")


def test_nothing_can_be_answered_before_all_was_seen_and_then_it_is_covered() -> None:
    run = asked("counting", "cards-remembered")
    stage = run.stage
    assert isinstance(stage, ItemsStage)
    item = stage.item
    assert item is not None
    run.answer(list(right_answer(item)))  # type: ignore[arg-type]
    assert run.note
    looks = len(FORMATS[item.format].looks(item))
    for number in range(looks):
        view = lesson_view(run)
        assert view["input"]["kind"] == "none"
        assert [button["id"] for button in view["buttons"]] == ["look_on"]
        saved = run.to_save()
        assert saved["stage"].get("looked", 0) == number
        run.press("look_on")
    view = lesson_view(run)
    assert view["input"]["kind"] == "tap-many"
    gone = {c.code for t in seen(item.moment).tricks for c in t.cards}
    shown = {
        c["card"] for row in view["board"]["rows"] if row["kind"] == "trick" for c in row["cards"]
    }
    assert not shown & gone


def test_a_save_keeps_how_far_one_has_looked() -> None:
    run = asked("counting", "cards-remembered")
    run.press("look_on")
    run.press("look_on")
    again = LessonRun.resume(run.lesson, run.progress, rng=Random(3), now=lambda: 0.0)
    assert isinstance(again.stage, ItemsStage)
    assert again.stage.looked == 2


# Learners ---------------------------------------------------------------------------------------


def only_trumps(item: Item) -> Value:
    """A learner for whom only the trumps matter."""
    right = right_answer(item)
    if item.format not in ("memory", "what-is-left"):
        return right
    assert isinstance(right, tuple)
    trump = seen(item.moment).trump.value
    named = tuple(code for code in right if code[1] == trump)
    return named or FORMATS[item.format].input(item).ids[:1]


def looks_through(item: Item) -> Value:
    """A learner who thinks that all tricks may be looked through."""
    if item.format != "look-back":
        return right_answer(item)
    return tuple(id_ for id_ in FORMATS["look-back"].input(item).ids if id_ != "none")


def names_the_played(item: Item) -> Value:
    """A learner who names what was seen where the unseen is asked for."""
    right = right_answer(item)
    if item.format not in ("memory", "what-is-left"):
        return right
    assert isinstance(right, tuple)
    ids = FORMATS[item.format].input(item).ids
    return tuple(id_ for id_ in ids if id_ not in right) or ids


BELIEFS: list[tuple[Brain, str]] = [
    (only_trumps, "only-trumps"),
    (looks_through, "look-back-all"),
    (names_the_played, "seen-for-unseen"),
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("brain", "tag"), BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(brain: Brain, tag: str, seed: int) -> None:
    walk = skip_to_check("counting", brain, seed=seed, after=14)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)


def test_who_answers_right_masters_it_and_meets_all_of_the_curriculum() -> None:
    walk = take("counting", seed=4, most=500)
    assert walk.run.record.state == "mastered"
    checked = [(item.format, item.case) for kind, item, _, _ in walk.told if kind == "mastery"]
    assert checked.count(("memory", "hand")) == 5


def test_the_figure_counts_what_is_out() -> None:
    hand, played = "AS TS 9H QH KD JC", "KS 9S TH JH"
    assert show_out(hand, played).total == len(DECK) - 10
