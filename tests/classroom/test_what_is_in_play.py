"""A deal in a lesson offers what has been taught, to both sides, and tells its result with that."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from lesson_deals import at_table, begin, careful, finish, lesson_of, play

from sixtysix_teach.actions import Play
from sixtysix_teach.classroom import LessonRun, Progress, lesson_view, lessons
from sixtysix_teach.classroom.deal_stage import DealStage
from sixtysix_teach.classroom.games import Game, read_games
from sixtysix_teach.classroom.in_play import ACTIONS, OUT_OF_REACH, name_of
from sixtysix_teach.errors import DataError
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.presets import CLASSIC, PROFILES

say = Phrases("deals.toml").say
BUTTONS = {"marry": "marriage", "exchange": "exchange", "claim": "claim", "close": "close"}
TAUGHT = {3: (), 4: (), 5: ACTIONS[:1], 6: ACTIONS[:2], 7: ACTIONS[:3], 12: ACTIONS, 14: ACTIONS}
OF_LESSONS = [
    (lesson.number, game)
    for lesson in lessons().values()
    for step in lesson.steps
    for game in step.games
    if not game.match
]
TWO_PLAYERS = [name for name, one in PROFILES.items() if one.rules.players == 2]


def some_action(rng: Random) -> Any:
    """A learner who does anything that is offered, and asks for hints."""

    def act(stage: DealStage) -> None:
        offered = [button for button in stage.buttons() if button != "hint" or rng.random() < 0.5]
        view = stage.session.view
        cards = [card.code for card in view.playable]
        if cards and (not offered or rng.random() < 0.7):
            stage.answer(rng.choice(cards))
        else:
            stage.press(rng.choice(offered))

    return act


def done(stage: DealStage) -> set[str]:
    return {name_of(step.action) for step in stage.session.record.steps} - {""}


def test_a_lesson_has_in_play_what_was_taught_up_to_it() -> None:
    assert {number for number, _ in OF_LESSONS} >= {3, 4, 5, 6, 7}
    for number, game in OF_LESSONS:
        assert game.actions == TAUGHT.get(number, ACTIONS), game.id


@pytest.mark.parametrize(("number", "game"), OF_LESSONS, ids=[game.id for _, game in OF_LESSONS])
def test_neither_side_uses_what_is_not_in_play(number: int, game: Game) -> None:
    later = set(ACTIONS) - set(game.actions)
    for seed in range(3):
        for act in (careful, some_action(Random(seed))):
            one = replace(game, seeds=game.seeds[seed % len(game.seeds) :])
            run = begin(one, progress=Progress())
            for view in play(run, act):
                if not isinstance(run.stage, DealStage):
                    continue
                offered = {name.removeprefix("do:").split("-")[0] for name in run.stage.buttons()}
                assert not {BUTTONS.get(name, "") for name in offered} & later, offered
                assert not done(run.stage) & later
                told = json.dumps([view["prompt"], view["feedback"], view["buttons"]])
                assert str(OUT_OF_REACH) not in told
                if "claim" in later:
                    told = told.replace(say(f"later.{ACTIONS[len(game.actions)]}"), "")
                    assert "claim" not in told.lower(), told
                    assert "game point" not in told, told
                if "close" in later and not run.stage.over:
                    assert "close the stock" not in told.lower(), told


@pytest.mark.parametrize("rules", TWO_PLAYERS)
@pytest.mark.parametrize("many", range(4))
@pytest.mark.parametrize("opponent", ["careful", "random"])
def test_such_a_deal_ends_under_each_profile(rules: str, many: int, opponent: str) -> None:
    for seed in range(4):
        game = Game("a", (seed,), seed % 2, opponent, help="hints", actions=ACTIONS[:many])
        run = begin(game, rules=rules)
        stage = finish(run, some_action(Random(seed)))
        assert stage.session.deal_over
        assert not done(stage) & set(ACTIONS[many:])
        said = lesson_view(run)["feedback"]
        assert said["lines"]
        if many < 3:
            assert said["lines"][-1] == say("result.worth_later")


def test_the_line_that_says_so_stands_there_in_every_trick() -> None:
    for many, name in enumerate(ACTIONS):
        run = begin(Game("a", (5,), actions=ACTIONS[:many]))
        seen = 0
        for view in play(run):
            if isinstance(run.stage, DealStage) and not run.stage.over and not run.stage.waits:
                first, *lines = view["prompt"]["lines"]
                assert first == "Play a deal."
                assert say(f"later.{name}") in lines
                seen += 1
        assert seen > 8
    full = [view["prompt"]["lines"] for view in play(begin(Game("a", (5,))))]
    assert not [line for lines in full for line in lines if "later" in line]


@pytest.mark.parametrize("button", ["do:close", "do:claim", "do:exchange", "do:marry-H"])
def test_an_action_not_in_play_is_answered_and_changes_nothing(button: str) -> None:
    run = begin(Game("a", (5,), goal="no-illegal", actions=()))
    answered = 0
    for _ in play(run):
        stage = run.stage
        if not isinstance(stage, DealStage) or stage.over or stage.waits:
            continue
        before = run.to_save()
        run.press(button)
        assert run.note == "That is not part of this deal: it comes in a later lesson."
        assert run.to_save() == before
        answered += 1
    assert answered > 8


def test_a_deal_begun_before_with_everything_is_played_on_as_it_was() -> None:
    game = Game("a", (4, 14), opponent="learner")
    old = begin(game)
    saves = [json.loads(json.dumps(old.to_save())) for _ in play(old)]
    taken = 0
    for save in saves:
        run = begin(replace(game, actions=()))
        run.load(save)
        if not isinstance(run.stage, DealStage):
            continue
        assert at_table(run).session.rules == CLASSIC
        assert at_table(run).left_out == ()
        assert lesson_view(run)["board"]
        finish(run)
        taken += 1
        run.stage.press("another_deal")
        assert at_table(run).left_out == ACTIONS
    assert taken > 10


def test_a_save_in_such_a_deal_brings_back_the_same_view() -> None:
    game = Game("a", (4, 14), opponent="learner", actions=())
    run = begin(game)
    for view in play(run):
        other = begin(game)
        other.load(json.loads(json.dumps(run.to_save())))
        again = lesson_view(other)
        same = ("prompt", "board", "input", "feedback", "buttons")
        assert {key: again[key] for key in same} == {key: view[key] for key in same}


def test_the_total_a_learner_counts_is_the_one_that_is_told() -> None:
    told = 0
    for seed in range(12):
        run = begin(Game("a", (seed,), actions=()))
        stage = finish(run)
        view = stage.session.view
        own = [trick for trick in view.tricks if trick.winner == view.seat]
        counted = sum(trick.card_points for trick in own)
        said = lesson_view(run)
        text = " ".join(said["feedback"]["lines"])
        if view.tricks[-1].winner == view.seat:
            assert f"You: {counted} in tricks + 10 for the last trick = {counted + 10}." in text
        else:
            assert f"You: {counted}." in text
        assert "Whoever takes the last trick gets 10 more" in text
        assert "33" not in text.replace(str(counted), "")
        winner = view.outcome.winner if view.outcome else None
        title = {view.seat: "You win the deal", None: "Nobody wins the deal"}
        assert said["prompt"]["title"] == title.get(winner, "The bot wins the deal")
        told += 1
    assert told == 12


def test_a_wrong_field_of_actions_is_named() -> None:
    for wrong in (["close"], ["exchange", "marriage"], ["draw"], "close"):
        with pytest.raises(DataError) as found:
            read_games("x.toml", "step", [{"id": "a", "seeds": [1], "actions": wrong}])
        assert found.value.field == "actions"


def test_no_missed_claim_is_held_against_a_learner_where_there_are_none() -> None:
    for seed in range(6):
        run = begin(Game("a", (seed,), actions=()))
        stage = finish(run)
        assert stage.claims == ()
        assert not run.progress.errors


def test_the_match_of_the_capstone_still_has_all() -> None:
    run = LessonRun.start(
        lesson_of(Game("m", (1, 2, 3), match=True)), Progress(), rng=Random(1), now=lambda: 1.0
    )
    list(play(run))
    records = [parse_shared(line)[0] for line in run.played]
    assert {type(step.action) for one in records for step in one.steps} > {Play}


def test_a_card_before_the_draw_is_refused_without_a_word_on_later_lessons() -> None:
    run = begin(Game("a", (4, 14), actions=()))
    for _ in play(run):
        stage = at_table(run)
        if not stage.over and not stage.waits and "do:draw" in stage.buttons():
            run.answer(stage.session.view.hand[0].code)
            break
    told = lesson_view(run)["feedback"]
    assert told["title"] == "Draw first."
    assert told["lines"] == [say("message.draw_first")]
