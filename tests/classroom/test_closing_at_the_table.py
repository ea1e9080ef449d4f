"""Lesson 8 at the table: one deal in which a close surely wins, one in which it surely fails."""

from __future__ import annotations

import json
from random import Random

import pytest
from learner import begin

from sixtysix_teach.actions import CLOSE
from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.closes import all_tricks, hands, hopeless_close, sure_close
from sixtysix_teach.classroom.deal_stage import DealStage
from sixtysix_teach.classroom.games import read_games
from sixtysix_teach.classroom.library import line_of
from sixtysix_teach.errors import DataError
from sixtysix_teach.opponents import opponent


def at_table(place: int = 0, rules: str = "classic") -> LessonRun:
    """The deal step of lesson 8, at its first or second game."""
    run = begin("certain-closes", Progress().with_rules(rules)).run
    kinds = [step.kind for step in run.steps]
    run._go(kinds.index("deal"))
    stage_of(run).at = place
    stage_of(run).open(0)
    return run


def stage_of(run: LessonRun) -> DealStage:
    assert isinstance(run.stage, DealStage)
    return run.stage


def play_on(run: LessonRun, *, close: bool, badly: bool = False) -> dict[str, object]:
    """Close at once or draw on, then play: carefully, or the last card of the hand each time."""
    stage = stage_of(run)
    if close:
        run.press("do:close")
    for _ in range(200):
        if stage.over and not stage.waits:
            return lesson_view(run)
        if stage.waits:
            run.press("next")
        elif badly and stage.session.view.playable:
            run.answer(stage.session.view.playable[-1].code)
        elif not close and stage.session.view.closing is None and CLOSE in _legal(stage):
            view = stage.session.view
            if view.to_draw:
                run.press("do:draw")
            else:
                run.answer(view.playable[-1].code)
        else:
            stage.auto_action()
    raise AssertionError("no end")


def _legal(stage: DealStage) -> tuple[object, ...]:
    return stage.session.view.legal_actions()


def test_one_close_wins_against_every_hand_and_the_other_fails_against_every_hand() -> None:
    sure, hopeless = (line_of(stage_of(at_table(place)).session.view) for place in range(2))
    assert sure_close(sure) > 0
    assert hopeless_close(hopeless) > 0
    assert hands(sure) > 20
    assert hands(hopeless) > 20
    assert all_tricks(hopeless) >= 66  # it looks as if it might


def test_the_deal_is_taken_up_where_all_that_is_needed_can_be_seen() -> None:
    for place, (you, bot) in enumerate([(11, 60), (15, 22)]):
        view = lesson_view(at_table(place))
        assert view["prompt"]["lines"][1] == (
            f"4 tricks are played. Card points: you {you}, the bot {bot}."
        )
        assert "do:close" in [button["id"] for button in view["buttons"]]
        tiles = view["board"]["rows"][-1]["tiles"]
        hidden = {code for tile in tiles for code in tile["cards"]}
        assert hidden == {card.code for card in stage_of(at_table(place)).session.view.unseen}


def test_who_closes_and_plays_the_sure_tricks_has_reached_it() -> None:
    run = at_table()
    view = play_on(run, close=True)
    assert stage_of(run).reached
    assert view["feedback"]["title"] == "Closed, and won"  # type: ignore[index]
    assert lesson_view(run)["buttons"][0]["id"] == "next"


@pytest.mark.parametrize(
    ("place", "close", "badly", "title", "told"),
    [
        (0, False, False, "Not closed, and it would have won for certain", "at least 68"),
        (0, True, True, "Closed, but not won", "at least 68"),
        (1, True, False, "Closed, and it could not win", "52 is the most"),
    ],
)
def test_what_was_missed_is_told_with_its_reason(
    place: int, close: bool, badly: bool, title: str, told: str
) -> None:
    run = at_table(place)
    view = play_on(run, close=close, badly=badly)
    assert not stage_of(run).reached
    said = view["feedback"]
    assert said["title"] == title  # type: ignore[index]
    assert told in " ".join(said["lines"])  # type: ignore[index]
    assert "skip_deal" in [button["id"] for button in lesson_view(run)["buttons"]]


def test_who_keeps_the_stock_open_where_a_close_fails_has_reached_it() -> None:
    run = at_table(1)
    view = play_on(run, close=False)
    assert stage_of(run).reached
    assert view["feedback"]["tone"] == "good"  # type: ignore[index]


def test_a_save_brings_back_the_same_deal() -> None:
    run = at_table()
    run.press("do:close")
    other = at_table()
    other.load(json.loads(json.dumps(run.to_save())))
    assert lesson_view(other)["board"] == lesson_view(run)["board"]


def test_the_opening_is_legal_and_ends_with_the_learner_on_lead() -> None:
    for place in range(2):
        view = stage_of(at_table(place)).session.view
        assert view.my_turn
        assert not view.played
        assert not view.to_draw
        assert opponent("careful").choose(view, Random(1)) in view.legal_actions()


def test_under_other_rules_the_lesson_goes_without_these_deals() -> None:
    run = begin("certain-closes", Progress().with_rules("santase")).run
    assert "deal" not in [step.kind for step in run.steps]
    assert "deal" in [step.kind for step in lessons()["certain-closes"].steps]


@pytest.mark.parametrize(
    "change", [{"opening": ["hop"]}, {"opening": "KD"}, {"seeds": [1, 2], "opening": ["KD"]}]
)
def test_a_wrong_opening_is_named(change: dict[str, object]) -> None:
    with pytest.raises(DataError) as found:
        read_games("x.toml", "step", [{"id": "a", "seeds": [1], **change}])
    assert found.value.field == "opening"
