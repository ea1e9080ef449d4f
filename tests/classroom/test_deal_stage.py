"""Whole deals inside a lesson: played to the end, saved at every step, judged by the engine."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from lesson_deals import at_table, begin, careful, finish, play

from sixtysix_teach.actions import ClaimSixtySix, Play
from sixtysix_teach.classroom import lesson_view
from sixtysix_teach.classroom.deal_stage import DealStage
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.games import Game, read_games, refusal_exercises
from sixtysix_teach.errors import DataError
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.presets import CLASSIC, PROFILES


@pytest.mark.parametrize(
    "rules", [name for name, one in PROFILES.items() if one.rules.players == 2]
)
def test_a_deal_is_played_to_its_end_under_each_profile(rules: str) -> None:
    for seed in range(3):
        views = list(play(begin(Game("a", (seed,), first=seed % 2), rules=rules)))
        assert views[-1]["step"]["index"] == 2
        for view in views:
            json.dumps(view)
            assert view["input"]["kind"] == "tap-one" or view["buttons"] or view["summary"] is None
            assert len([b for b in view["buttons"] if b["main"]]) <= 1
            assert all(button["label"] for button in view["buttons"])


def hidden(stage: DealStage) -> set[str]:
    """The cards the learner's seat cannot know."""
    state, view = stage.session.state, stage.session.view
    cards = {*state.hands[1 - view.seat], *state.stock} - set(view.shown[1 - view.seat])
    return {card.code for card in cards}


@pytest.mark.parametrize("help_", ["rules", "hints", "none"])
def test_neither_view_nor_save_holds_a_card_that_is_hidden(help_: str) -> None:
    for seed in range(6):
        run = begin(Game("a", (seed,), help=help_, first=seed % 2))
        for view in play(run):
            if not isinstance(run.stage, DealStage) or run.stage.over:
                continue
            if run.stage.session.view.my_turn and help_ == "hints":
                run.press("hint")
                view = lesson_view(run)
            shown = {name: part for name, part in view.items() if name != "names"}
            text = json.dumps([shown["board"], run.to_save()])
            assert not [card for card in hidden(run.stage) if f'"{card}"' in text]
            assert not [card for card in hidden(run.stage) if f"[{card}]" in text]


def test_that_dimmed_cards_may_not_be_played_is_said_where_cards_are_dimmed() -> None:
    seen = set()
    for view in play(begin(Game("a", (4,), help="rules"))):
        rows = (view["board"] or {"rows": []})["rows"]
        tapped = [card for row in rows for card in row.get("cards", ()) if card["tappable"]]
        dimmed = any(card["mark"] == "not" for card in tapped)
        said = "Dimmed cards may not be played." in view["prompt"]["lines"]
        if tapped:
            assert said is dimmed
            seen.add(said)
    assert seen == {True, False}


def test_the_help_is_as_the_lesson_says() -> None:
    shown = {help_: lesson_view(begin(Game("a", (3,), help=help_))) for help_ in ("hints", "none")}
    assert "hint" in [button["id"] for button in shown["hints"]["buttons"]]
    assert shown["hints"]["prompt"]["lines"] == ["Play a deal.", "Lead any card."]
    assert "hint" not in [button["id"] for button in shown["none"]["buttons"]]
    assert shown["none"]["prompt"]["lines"] == ["Play a deal."]


@pytest.mark.parametrize(("help_", "marked"), [("rules", True), ("none", False)])
def test_cards_that_may_not_be_played_are_marked_where_the_rules_are_helped_with(
    help_: str, marked: bool
) -> None:
    seen = 0
    for seed in range(4):
        run = begin(Game("a", (seed,), help=help_))
        for view in play(run):
            if isinstance(run.stage, DealStage) and strict_breach(run.stage):
                marks = {card["mark"] for card in view["board"]["rows"][-1]["cards"]}
                assert marks == ({"", "not"} if marked else {""})
                seen += 1
    assert seen


def test_hints_come_in_four_steps_and_mark_cards() -> None:
    run = begin(Game("a", (66,), help="hints"))
    for step in range(1, 5):
        run.press("hint")
        said = lesson_view(run)["feedback"]
        assert said["title"] == f"Hint {step} of 4"
    marks = [card["mark"] for card in lesson_view(run)["board"]["rows"][-1]["cards"]]
    assert "hint" in marks
    assert "hint" not in [button["id"] for button in lesson_view(run)["buttons"]]
    careful(at_table(run))
    assert at_table(run).hint == 0
    assert at_table(run).helped == 4


def test_a_save_brings_back_the_same_view_at_every_step() -> None:
    run = begin(Game("a", (5, 6), goal="licence", help="none"), Game("b", (7,), tricks=3))
    for view in play(run):
        saved = json.loads(json.dumps(run.to_save()))
        other = begin(Game("a", (5, 6), goal="licence", help="none"), Game("b", (7,), tricks=3))
        other.load(saved)
        again = lesson_view(other)
        if isinstance(run.stage, DealStage) and run.stage.refusal is None:
            same = ("prompt", "board", "input", "feedback", "buttons", "dots")
            assert {k: again[k] for k in same} == {k: view[k] for k in same}
            assert other.to_save() == saved


def wreck(saved: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The save with one thing in it changed to something else."""
    stage = dict(saved["stage"])
    junk = [
        None,
        -1,
        10**9,
        "x",
        [],
        {},
        ["x"],
        [10**9] * 5,
        True,
        1.5,
        [[]],
        "classic",
        ["AS"] * 12,
    ]
    name = rng.choice([*stage, "steps", "match"])
    if name == "steps" and stage["steps"] and rng.random() < 0.6:
        steps = list(stage["steps"])
        steps[rng.randrange(len(steps))] = rng.choice(
            ["AS", "draw", "close", "claim", "9C", "count"]
        )
        stage["steps"] = steps
    elif rng.random() < 0.2:
        del stage[name]
    else:
        stage[name] = rng.choice(junk)
    return {**saved, "stage": stage}


def test_a_damaged_save_is_refused_or_played_on() -> None:
    rng = Random(7)
    game = Game("a", (5, 6), help="hints")
    saves = []
    run = begin(game)
    for _ in play(run):
        if isinstance(run.stage, DealStage):
            saves.append(json.loads(json.dumps(run.to_save())))
    refused = 0
    for _ in range(300):
        other = begin(game)
        try:
            other.load(wreck(rng.choice(saves), rng))
        except (ValueError, TypeError, KeyError):
            refused += 1
            continue
        json.dumps(lesson_view(other))
        json.dumps(other.to_save())
    assert 100 < refused < 300


def test_garbage_from_the_browser_changes_nothing() -> None:
    run = begin(Game("a", (5,)))
    before = run.to_save()["stage"]
    for raw in (None, 3, [], "XX", "9C9C", {"a": 1}, "do:close"):
        run.answer(raw)
        assert run.note
    for button in (None, "do:", "do:AS", "do:nothing", "next", "do:draw@7", "hint", "skip_deal"):
        run.press(button)
    assert {**run.to_save()["stage"], "refused": []} == before


def strict_breach(stage: DealStage) -> str:
    """A card in the hand that may not be played now, or nothing."""
    view = stage.session.view
    if stage.waits or stage.over or not view.my_turn or view.to_draw:
        return ""
    wrong = [card.code for card in view.hand if Play(card) not in view.legal_actions()]
    return wrong[0] if wrong else ""


def test_a_card_that_is_not_allowed_is_answered_with_reason_and_marks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    codes = {"must-follow", "must-head", "must-trump"}
    some = next(iter(exercises().values()))
    told = dict.fromkeys(codes, (some.id, some.cases[0]))
    monkeypatch.setattr("sixtysix_teach.classroom.deal_stage.refusal_exercises", lambda: told)
    seen = set()
    for seed in range(8):
        run = begin(Game("a", (seed,), goal="no-illegal"))
        for _ in play(run):
            if not isinstance(run.stage, DealStage) or not (card := strict_breach(run.stage)):
                continue
            before = run.stage.session.record
            run.answer(card)
            view = lesson_view(run)
            assert run.stage.session.record == before
            assert view["feedback"]["tone"] == "bad"
            assert view["feedback"]["lines"][0]
            marks = {one["card"]: one["mark"] for one in view["board"]["rows"][-1]["cards"]}
            assert marks[card] == "tapped"
            assert {"answer"} <= set(marks.values())
            seen.add(run.stage.refused[-1])
            if run.stage.refused[-1] in codes:
                assert run.progress.errors[-1].tag == run.stage.refused[-1]
            assert not run.stage.reached
    assert len(seen & codes) >= 2


def test_a_licence_is_given_for_a_clean_deal_and_dated() -> None:
    for seed in range(12):
        run = begin(Game("a", (seed, seed + 50), help="none", goal="licence"))
        stage = finish(run)
        assert stage.reached
        assert run.progress.licence == 50.0
        assert lesson_view(run)["feedback"]["tone"] == "good"


def never_claims(stage: DealStage) -> None:
    """Play any legal card, draw, and never claim."""
    view = stage.session.view
    cards = [a for a in view.legal_actions() if isinstance(a, Play)]
    if cards:
        stage.answer(cards[0].card.code)
    else:
        stage.press(next(b for b in stage.buttons() if b in ("do:draw", "do:count")))


def test_a_missed_claim_costs_the_licence() -> None:
    missed = 0
    for seed in range(10):
        run = begin(Game("a", (seed,), help="none", goal="licence", opponent="random"))
        stage = finish(run, never_claims)
        faults = [fault for fault in stage.claims if fault.missed]
        missed += bool(faults)
        assert stage.reached == (not faults)
        assert (run.progress.licence > 0) == stage.reached
        if faults:
            assert any(
                str(faults[0].total) in line for line in lesson_view(run)["feedback"]["lines"]
            )
            assert [button["id"] for button in lesson_view(run)["buttons"]][-1] == "skip_deal"
    assert missed >= 3


def claims_early(stage: DealStage) -> None:
    view = stage.session.view
    if ClaimSixtySix() in view.legal_actions():
        stage.press("do:claim")
    else:
        careful(stage)


def test_a_claim_too_early_costs_the_licence_and_a_further_deal_may_be_tried() -> None:
    run = begin(Game("a", (66, 67), help="none", goal="licence"))
    stage = finish(run, claims_early)
    assert not stage.reached
    assert [fault.missed for fault in stage.claims] == [False]
    first = stage.session.record.deal
    run.press("another_deal")
    assert at_table(run).session.record.deal != first
    assert finish(run).reached
    assert run.progress.licence


def test_a_refused_action_costs_the_licence() -> None:
    for seed in range(20):
        run = begin(Game("a", (seed,), help="none", goal="licence"))
        done = False
        for _ in play(run):
            if not isinstance(run.stage, DealStage):
                break
            if not done and (card := strict_breach(run.stage)):
                run.answer(card)
                done = True
            if run.stage.over and not run.stage.waits:
                assert run.stage.reached is not done
        if done:
            return
    raise AssertionError("no breach found")


def test_few_tricks_end_with_both_totals() -> None:
    run = begin(Game("a", (3,), tricks=4))
    stage = finish(run)
    assert len(stage.session.view.tricks) == 4
    view = lesson_view(run)
    assert view["prompt"]["title"] == "4 tricks are played"
    assert [button["id"] for button in view["buttons"]] == ["totals"]
    asked = view["prompt"]["lines"]
    # First the learner's own total is asked for, and only then told; that is kept.
    run.press("totals")
    view = lesson_view(run)
    assert len(view["prompt"]["lines"]) == 2
    assert asked != view["prompt"]["lines"][:1]
    other = begin(Game("a", (3,), tricks=4))
    other.load(json.loads(json.dumps(run.to_save())))
    assert lesson_view(other)["prompt"] == view["prompt"]
    assert [button["id"] for button in view["buttons"]] == ["next", "same_deal"]
    assert "tiles" not in [row["kind"] for row in view["board"]["rows"]]


def test_a_match_goes_on_to_its_target_and_keeps_its_deals() -> None:
    run = begin(Game("m", (1, 2, 3, 4), match=True))
    for _ in play(run):
        if isinstance(run.stage, DealStage):
            saved = json.loads(json.dumps(run.to_save()))
            other = begin(Game("m", (1, 2, 3, 4), match=True))
            other.load(saved)
            assert other.played == run.played
            assert at_table(other).session.match == run.stage.session.match
    games = [parse_shared(line) for line in run.played]
    assert len(games) >= 3
    assert games[0][0].deal != games[1][0].deal
    for record, seat in games:
        states = list(record.states())
        assert states[-1].ended is not None
        assert seat in (0, 1)


def test_the_goals_ask_what_they_say() -> None:
    for seed in range(6):
        stage = finish(begin(Game("a", (seed,), goal="win", opponent="random")))
        outcome = stage.session.view.outcome
        assert outcome is not None
        assert stage.reached == (stage.session.seat in outcome.winners)
    assert finish(begin(Game("a", (1,), goal="claim"))).reached


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seeds": []}, "seeds"),
        ({"seeds": [1.5]}, "seeds"),
        ({"first": 2}, "first"),
        ({"help": "much"}, "help"),
        ({"goal": "fun"}, "goal"),
        ({"opponent": "nobody"}, "opponent"),
        ({"tricks": -1}, "tricks"),
        ({"more": 1}, "more"),
    ],
)
def test_a_wrong_field_of_a_game_is_named(change: dict[str, Any], field: str) -> None:
    with pytest.raises(DataError) as found:
        read_games("x.toml", "step", [{"id": "a", "seeds": [1], **change}])
    assert found.value.field == field


def test_refusals_count_for_cases_that_there_are() -> None:
    for exercise, case in refusal_exercises().values():
        known = exercises().get(exercise)
        assert known is None or case in FORMATS[known.format].cases


def test_the_rules_of_a_deal_are_kept_with_it() -> None:
    run = begin(Game("a", (4,)))
    careful(at_table(run))
    other = begin(Game("a", (4,)))
    other.load(run.to_save())
    assert at_table(other).session.rules == CLASSIC


def test_a_second_tap_on_a_deed_is_no_mistake() -> None:
    run = begin(Game("a", (5,), goal="no-illegal"))
    stage = run.stage
    assert isinstance(stage, DealStage)
    twice = 0
    for _ in play(run):
        if stage.waits or stage.over:
            continue
        for deed in [name for name in stage.buttons() if name in ("do:draw", "do:close")]:
            run.press(deed)
            run.press(deed)
            assert run.note == "That button is not here now."
            twice += 1
    assert twice
    assert stage.refused == []
    assert run.progress.errors == ()
