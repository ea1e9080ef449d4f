"""After each deal of a match: which decision cost most, with all that was known, and the split."""

from __future__ import annotations

from random import Random
from typing import Any

from lesson_deals import at_table, begin, finish, play

from sixtysix_teach.actions import CountCards, Draw, Play
from sixtysix_teach.classroom import lesson_view, lessons
from sixtysix_teach.classroom.deal_stage import DealStage
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.dearest_decision import Looked, decisions, words_of
from sixtysix_teach.classroom.games import Game
from sixtysix_teach.classroom.library import library
from sixtysix_teach.notation.share import format_shared
from sixtysix_teach.tutor.action_words import action_text

MATCH = Game("m", (1401, 1402, 1404), help="none", match=True)


def clumsy(rng: Random) -> Any:
    """A learner who plays any card, and draws and claims as a careful one."""

    def act(stage: DealStage) -> None:
        cards = stage.session.view.playable
        if cards:
            stage.answer(rng.choice(cards).code)
        else:
            stage.auto_action()

    return act


def texts(view: dict[str, Any]) -> str:
    rows = view["board"]["rows"]
    told = [line for row in rows for line in row.get("lines", ())]
    told += [tile["text"] for row in rows for tile in row.get("tiles", ())]
    return " ".join([row["label"] for row in rows] + told)


def test_the_dearest_decision_is_told_and_shown_after_a_deal() -> None:
    found = 0
    for seed in range(8):
        run = begin(MATCH)
        stage = finish(run, clumsy(Random(seed)))
        line = format_shared(stage.session.record, stage.session.seat)
        view = lesson_view(run)
        said = " ".join([view["feedback"]["title"], *view["feedback"]["lines"]])
        dearest = max(decisions(line), key=lambda one: one.cost)
        assert "Looking back: " in said
        if not dearest.cost:
            assert "of what can be counted, nothing cost anything" in said
            continue
        found += 1
        assert words_of(dearest) in said
        shown = texts(view)
        assert "Looking back: the decision that cost most" in shown
        (row,) = [row for row in view["board"]["rows"] if row["kind"] == "decisions"]
        (tile,) = row["tiles"]
        assert tile["text"].startswith(f"{tile['title']}. You: ")
        assert f"{tile['title']}, {action_text(dearest.view, dearest.action)}" == words_of(dearest)
        assert tile["tag"].startswith("cost ")
        assert all(f"[{card.code}]" in shown for card in dearest.view.hand)
        assert f"you **{dearest.view.total(dearest.view.seat)}**" in shown
    assert found >= 3


def test_the_split_comes_when_it_is_asked_for_and_adds_up() -> None:
    run = begin(MATCH)
    stage = finish(run, clumsy(Random(2)))
    before = lesson_view(run)
    assert [button["id"] for button in before["buttons"]] == ["next_deal", "split"]
    assert "table" not in [row["kind"] for row in before["board"]["rows"]]
    run.press("split")
    after = lesson_view(run)
    assert [button["id"] for button in after["buttons"]] == ["next_deal"]
    (table,) = [row for row in after["board"]["rows"] if row["kind"] == "table"]
    points = [int(row[1].replace("−", "-").replace("+", "")) for row in table["rows"]]
    assert sum(points[:-1]) == points[-1]
    outcome = stage.session.view.outcome
    assert outcome is not None
    assert abs(points[-1]) == outcome.game_points
    run.press("next_deal")
    assert not at_table(run).split


def test_a_deal_that_is_no_match_has_no_look_back() -> None:
    run = begin(Game("a", (1401,)))
    finish(run)
    view = lesson_view(run)
    assert "split" not in [button["id"] for button in view["buttons"]]
    assert "Looking back" not in texts(view)


def test_nothing_is_looked_back_at_while_a_deal_is_played() -> None:
    for view in play(begin(MATCH), clumsy(Random(1))):
        over = [button["id"] for button in view["buttons"]][:1] in (["next_deal"], ["next"])
        if not over:
            assert "Looking back" not in str(view)


def test_each_decision_that_is_asked_about_is_shown_with_all_that_was_known() -> None:
    form = FORMATS["dearest-decision"]
    for case, deals in library("dearest_decision")["classic"].items():
        for found in deals:
            item = form.item(case, extra=found.extra)
            (row,) = form.rows(item, None, closed=False, help=False)
            (closed,) = form.rows(item, "none", closed=True, help=False)
            looked = decisions(found.extra[0])
            assert [tile["id"] for tile in row["tiles"]] == list(form.input(item).ids)
            assert all(tile["tappable"] for tile in row["tiles"])
            assert not any(tile["tappable"] or not tile["text"] for tile in closed["tiles"])
            for one, tile, told in zip(looked, row["tiles"], closed["tiles"], strict=False):
                words = tile["text"]
                assert f"{tile['title']}, {action_text(one.view, one.action)}" == words_of(one)
                assert all(f"[{card.code}]" in words for card in one.view.hand)
                assert all(f"[{card.code}]" in words for card in one.view.played)
                you, bot = one.view.total(one.view.seat), one.view.total(1 - one.view.seat)
                assert f"you **{you}**, the bot **{bot}**" in words
                assert "tock" in words
                check_drawn(one, tile)
                assert (tile["tag"], tile["mark"]) == ("", "")
                assert told["tag"]
                assert (told["mark"] == "answer") is (told["id"] == form.right(item))


def check_drawn(one: Looked, tile: dict[str, Any]) -> None:
    """What is drawn is what is said: the trick, the points, the hand."""
    assert not isinstance(one.action, Draw | CountCards)
    assert sorted(tile["cards"]) == sorted(card.code for card in one.view.hand)
    you, bot = one.view.total(one.view.seat), one.view.total(1 - one.view.seat)
    assert tile["notes"][0] == f"you **{you}** : **{bot}** bot"
    drawn = [card["card"] for card in tile["trick"]]
    led = [card.code for card in one.view.played]
    if isinstance(one.action, Play):
        assert drawn == [*led, one.action.card.code]
        assert tile["played"] == one.action.card.code in tile["cards"]
        assert tile["do"] == ""
    else:
        assert drawn == led
        assert tile["do"] == action_text(one.view, one.action)


def test_the_lines_of_the_capstone_say_what_happens() -> None:
    steps = lessons()["capstone"].steps
    match = next(step for step in steps if step.games)
    assert "After each deal you look back" in match.lines[0]
    exam = next(step for step in steps if step.kind == "mastery")
    assert sum(part.count for part in exam.parts) == 15
    assert "decision or luck" in exam.lines[0]
    assert "A part that is missed is taken again" in exam.lines[0]
    assert len(exam.parts) == 7
