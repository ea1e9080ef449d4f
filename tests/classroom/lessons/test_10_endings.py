"""Lesson 10: every ending is proved again, and three habits are named and not enough."""

from __future__ import annotations

import re
from random import Random

import pytest
from learner import Brain, skip_to_check, tags, take

from sixtysix_teach.actions import Play
from sixtysix_teach.classroom import Item, exercises, feedback, generate, lesson_view, show_ending
from sixtysix_teach.classroom.answers import all_answers, right_answer
from sixtysix_teach.classroom.ending_cost import NO_HABIT
from sixtysix_teach.classroom.ending_stage import EndingStage
from sixtysix_teach.classroom.endings import (
    ending,
    habit_cards,
    keeping,
    line_of_play,
    losing,
    resistance,
    shows_habit,
    solved,
    value_of,
)
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.find_the_win import HABITS, SIZES, FindTheWin
from sixtysix_teach.classroom.items import RefusedError, Value
from sixtysix_teach.classroom.lessons import lessons
from sixtysix_teach.classroom.library import library
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.classroom.run import LessonRun
from sixtysix_teach.presets import PRESETS
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver import solve
from sixtysix_teach.solver.reference import game_points

TWO = tuple(rules for rules in PRESETS.values() if rules.players == 2)


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_every_ending_can_be_asked_and_has_a_win_and_a_way_to_lose_it(rules: Rules) -> None:
    form = FindTheWin()
    for case, kept in library("endings")[rules.name].items():
        assert len({one.moment for one in kept}) == len(kept)
        for one in kept:
            form.check(form.item(case, moment=one.moment))
            best = solved(one.moment).value
            assert best > 0
            assert keeping(one.moment)
            assert losing(one.moment)
            assert all(value_of(one.moment, card) < best for card in losing(one.moment))
            assert case not in HABITS or shows_habit(one.moment, case)


def test_the_slow_twin_of_the_solver_finds_the_same_values() -> None:
    for case in ("two", "three", "four"):
        for one in library("endings")["classic"][case][::8]:
            slow = solve(ending(one.moment), use="reference").by_action
            assert slow == solved(one.moment).by_action


def test_every_line_that_is_told_ends_as_it_is_told() -> None:
    for case in SIZES:
        for one in library("endings")["classic"][case][:4]:
            state = ending(one.moment)
            for card in state.playable:
                end = state.play_all(line_of_play(one.moment, card))
                assert game_points(end, state.to_move) == value_of(one.moment, card)


@pytest.mark.parametrize("case", FindTheWin.cases)
def test_the_title_names_the_card_right_or_wrong(case: str) -> None:
    item = generate(exercises()["find-the-win"], case, Random(case))
    for answer in all_answers(item):
        assert f"[{answer}]" in feedback(item, answer).title


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_a_card_without_a_habit_is_answered_with_what_its_line_shows(rules: Rules) -> None:
    """The points of its trick, who leads then, and a total that a right card's line has not."""
    form, looked = FindTheWin(), 0
    for case, kept in library("endings")[rules.name].items():
        for one in kept[:12]:
            item = form.item(case, moment=one.moment)
            for card in losing(one.moment):
                why = form.why(item, card.code)
                if why.tag not in NO_HABIT:
                    continue
                looked += 1
                state, ends = ending(one.moment), []
                for played in (card, keeping(one.moment)[0]):
                    end = state
                    for action in line_of_play(one.moment, played):
                        end = end.apply(action)
                    ends.append(end)
                first = ends[0].tricks[len(state.tricks)]
                idea = str(why.facts["idea"])
                assert f"{first.card_points} card points" in idea
                to_bot = first.winner != state.to_move
                assert ("leaves this trick to the bot" in idea) is to_bot
                assert f"after [{keeping(one.moment)[0].code}]" in idea
                totals = [{end.total(seat) for seat in (0, 1)} for end in ends]
                stated = re.search(r"Then .* (\d+) card points; after .* to (\d+)\.", idea)
                if stated is None:
                    assert "has the last trick" in idea
                else:
                    assert int(stated[1]) in totals[0]
                    assert int(stated[2]) in totals[1]
    assert looked > 10


def test_other_suits_make_another_picture_of_the_same_ending() -> None:
    exercise = exercises()["find-the-win"]
    seen = {generate(exercise, "two", Random(seed)).moment for seed in range(60)}
    assert len(seen) > 50


# Habits -----------------------------------------------------------------------------------------


def follows(habit: str) -> Brain:
    """A learner who leads by one habit, and plays well where it says nothing."""

    def answer(item: Item) -> Value:
        cards = habit_cards(item.moment, habit) if item.format == "find-the-win" else ()
        return cards[0].code if cards else right_answer(item)

    return answer


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("habit", HABITS)
def test_a_habit_is_named_and_does_not_master(habit: str, seed: int) -> None:
    walk = skip_to_check("endings", follows(habit), seed=seed)
    assert walk.run.record.state == "learning"
    assert habit in tags(walk)


def test_who_answers_right_masters_it_and_plays_the_endings_out() -> None:
    walk = take("endings", seed=2)
    assert walk.run.record.state == "mastered"
    checked = [item.case for kind, item, _, _ in walk.told if kind == "mastery"]
    assert len(checked) == 20
    assert walk.views[-1]["summary"] is not None


# An ending played on ----------------------------------------------------------------------------


def opened() -> LessonRun:
    """The lesson at the step in which endings are played out."""
    run = LessonRun.start(lessons()["endings"], Progress(), rng=Random(1), now=lambda: 0.0)
    run._go([step.kind for step in run.steps].index("ending"))
    return run


def test_an_ending_is_won_whatever_good_card_is_played() -> None:
    for seed in range(8):
        rng, run = Random(seed), opened()
        stage = run.stage
        assert isinstance(stage, EndingStage)
        while not stage.over:
            if stage.buttons():
                run.press("next")
                continue
            best = [a for a in solve(stage.state).best if isinstance(a, Play)]
            run.answer(rng.choice(best).card.code)
            assert run.note == ""
        assert stage.results[0] == "good"
        view = lesson_view(run)
        assert view["feedback"]["tone"] == "good"
        assert ".." not in view["say"], "a title that is a sentence has its full stop"


def test_a_wrong_card_is_refuted_taken_back_and_counted() -> None:
    run = opened()
    stage = run.stage
    assert isinstance(stage, EndingStage)
    wrong = losing(stage.item.moment)[0]
    run.answer(wrong.code)
    view = lesson_view(run)
    assert view["feedback"]["tone"] == "bad"
    assert f"[{wrong.code}]" in view["feedback"]["title"]
    assert [button["id"] for button in view["buttons"]] == ["take_back"]
    run.press("take_back")
    assert stage.state == ending(stage.item.moment)
    assert stage.results[0] == "bad"
    with pytest.raises(RefusedError):
        stage.answer("XX")


def test_an_ending_under_way_is_taken_up_again() -> None:
    run = opened()
    stage = run.stage
    assert isinstance(stage, EndingStage)
    run.answer(keeping(stage.item.moment)[0].code)
    again = opened()
    assert isinstance(again.stage, EndingStage)
    again.stage.load(run.stage.to_save())
    assert again.stage.state == stage.state
    for bad in ({}, {"at": 9, "mine": [], "results": []}, {"at": 0, "mine": ["9S", "9S"]}):
        with pytest.raises(ValueError, match=r".*"):
            again.stage.load({"results": ["", "", "", ""], **bad} if bad else bad)


def test_the_best_resistance_is_one_of_the_best_actions() -> None:
    for one in library("endings")["classic"]["four"][:10]:
        state = ending(one.moment).apply(Play(keeping(one.moment)[0]))
        if state.ended is None and state.to_move != ending(one.moment).to_move:
            assert resistance(state) in solve(state).best


def test_the_figure_shows_what_the_solver_says() -> None:
    item = exercises()["find-the-win"].items["trumps-now"]
    for card in ending(item.moment).playable:
        assert show_ending("find-the-win/trumps-now", card.code).total == value_of(
            item.moment, card
        )


def test_endings_of_six_cards_are_left_out_with_hands_of_five() -> None:
    assert "six" not in FORMATS["find-the-win"].cases_under(PRESETS["schnapsen"])
