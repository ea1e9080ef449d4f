"""Lesson 8: closes that are certain, what closing changes, and learners with one wrong belief."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from learner import Brain, skip_to_check, tags, take

from sixtysix_teach.actions import CLOSE
from sixtysix_teach.cards import card_points
from sixtysix_teach.classroom import Item, closes, exercises, feedback, generate, show_close
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.formats import FORMATS, certain_close
from sixtysix_teach.classroom.formats.certain_close import is_ahead, trumps_held
from sixtysix_teach.classroom.formats.close_changes import CloseChanges
from sixtysix_teach.classroom.formats.close_changes import fits as shows_change
from sixtysix_teach.classroom.formats.sure_points import DoIGetThere
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.lessons import lessons
from sixtysix_teach.classroom.library import library, seen
from sixtysix_teach.classroom.under_rules import fitted
from sixtysix_teach.notation import parse_hand
from sixtysix_teach.presets import PRESETS, preset
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver import guaranteed, odds, solve, state_of

NAMES = ("certain-close", "close-reason", "close-and-reason", "sure-points", "closing-changes")
TWO = tuple(rules for rules in PRESETS.values() if rules.players == 2)
CLASSIC = preset("classic")


def made(name: str, rules: Rules, *, seeds: int) -> Iterator[Item]:
    """Items of each case that can come up under *rules*."""
    exercise = exercises()[name]
    known = FORMATS[exercise.format].cases_under(rules)
    for case in exercise.cases:
        if case in known:
            for seed in range(seeds):
                yield generate(exercise, case, Random(f"{case} {seed}"), rules)


# The libraries, proved again --------------------------------------------------------------------


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_every_moment_shows_the_case_it_is_kept_for(rules: Rules) -> None:
    found = library("closes")[rules.name]
    most = 12 if rules == CLASSIC else 3
    for shelf in ("wins", "fails", "many-trumps", "short"):
        for one in found[shelf][:most]:
            assert certain_close.fits(shelf, one.moment), one
    for shelf in DoIGetThere.cases:
        for one in found[shelf][:most]:
            assert DoIGetThere().fits(shelf, one.moment), one
    for case, kept in library("close_changes")[rules.name].items():
        assert all(shows_change(case, one.moment) for one in kept), case


def test_play_reaches_every_moment_around_a_close() -> None:
    """Whoever came to the target would have claimed: only the last trick can have brought it."""
    for cases in library("close_changes").values():
        for case, kept in cases.items():
            for one in kept:
                view = seen(one.moment)
                total, target = view.total(view.seat), view.rules.target
                assert view.total(1 - view.seat) < target, one
                if case == "counts-at":
                    assert view.leader == view.seat
                    total -= card_points(view.tricks[-1].cards)
                assert total < target, one


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_what_a_close_comes_to_is_the_same_by_the_slow_twin(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in library("closes")[rules.name]["fails"][:2]:
        asked = (one.moment, closes.kindest_hand(one.moment))
        quick = closes.most_against.__wrapped__(*asked)
        with monkeypatch.context() as patch:
            # More than the kernel can count, so that the reference answers.
            patch.setattr(closes, "_out_of_reach", lambda state, other, points: 240)
            assert closes.most_against.__wrapped__(*asked) == quick


def test_no_moment_is_kept_twice_for_a_case() -> None:
    for name in ("closes", "close_changes"):
        for cases in library(name).values():
            for kept in cases.values():
                assert len({one.moment for one in kept}) == len(kept)


def test_a_certain_close_wins_or_fails_in_every_single_hand() -> None:
    """Counted hand by hand, with the odds: not only forced, but so in all of them."""
    for one in library("closes")["classic"]["wins"][::5]:
        answer = odds(seen(one.moment), best_defence=False)
        splits = [way.open_cards for way in answer.ways if way.actions[0] == CLOSE]
        assert any(split.wins == answer.hands for split in splits)
    for shelf in ("fails", "many-trumps", "short"):
        for one in library("closes")["classic"][shelf][::7]:
            answer = odds(seen(one.moment), best_defence=False)
            assert all(way.open_cards.wins == 0 for way in answer.ways)


def test_the_slow_twin_of_the_solver_agrees_on_small_ones() -> None:
    small = [o for o in library("closes")["classic"]["wins"] if closes.hands(o.moment) <= 7]
    for one in small[:2]:
        view = seen(one.moment)
        assert guaranteed(view, use="reference").by_action[CLOSE] == closes.sure_close(one.moment)


def test_keeping_is_worth_less_where_a_close_is_sure() -> None:
    for one in library("closes")["classic"]["wins"][::4]:
        hand, value = parse_hand(one.extra[0]), int(one.extra[1])
        kept = solve(state_of(seen(one.moment), hand)).by_action
        assert max(v for action, v in kept.items() if action != CLOSE) == value
        assert value < closes.sure_close(one.moment)


def test_the_most_that_can_be_reached_is_the_end_of_the_line_told() -> None:
    for one in library("closes")["classic"]["fails"][:8]:
        hand = closes.kindest_hand(one.moment)
        most, line = closes.most_against(one.moment, hand)
        end = closes.closed(one.moment, hand).play_all(line)
        assert end.total(seen(one.moment).seat) == most < 66
        assert not closes.can_reach(one.moment, hand, most + 1)


# What is said -----------------------------------------------------------------------------------


def test_a_sure_close_is_told_with_its_hands_and_leads() -> None:
    item = exercises()["certain-close"].items["sure-of-many-hands"]
    said = feedback(item, "keep")
    assert "**462 of 462** possible hands" in said.lines[0]
    leads, _ = closes.needed_leads(item.moment)
    assert all(f"[{card.code}]" in said.lines[0] for card in leads)


def test_the_bot_hand_is_hidden_in_every_moment() -> None:
    for name in NAMES:
        for item in made(name, CLASSIC, seeds=3):
            hands = item.moment.split()[1].split("/")
            view = seen(item.moment)
            assert "?" in hands[1 - view.seat] or not view.hand_sizes[1 - view.seat]


def test_the_tricks_of_the_bot_are_told_once() -> None:
    """How many it has, and how many of them it had when you closed; none is told in one line."""
    told = set()
    for item in made("closing-changes", CLASSIC, seeds=12):
        view = seen(item.moment)
        if view.closing is None:
            continue
        lines = FORMATS[item.format].rows(item, None, closed=False, help=False)[0]["lines"]
        about = [line for line in lines if line.startswith("The bot has") and " trick" in line]
        now = view.tricks_won(1 - view.seat)
        then = view.tricks_won(1 - view.seat, until=view.closing.at)
        (line,) = about
        numbers = [int(number) for number in re.findall(r"\d+", line)]
        since = "since" in line
        told.add((bool(now), bool(then), now > then))
        if not now:
            assert line == "The bot has no trick yet."
        elif now > then > 0:
            assert numbers == [now, then]
        else:
            assert numbers == [now]
            assert since is (not then)
    assert len(told) == 4


def test_the_reason_is_asked_without_the_verdict_and_told_with_it() -> None:
    for name in ("close-reason", "close-and-reason"):
        for item in made(name, CLASSIC, seeds=4):
            form = FORMATS[item.format]
            rows = form.rows(item, None, closed=False, help=False)
            asked = [*form.lines(item), *(line for row in rows for line in row.get("lines", ()))]
            assert not any("Closing" in line for line in asked), asked
            wins = bool(closes.sure_close(item.moment))
            verdict = f"Closing {'wins' if wins else 'fails'} here, against "
            for answer in form.input(item).ids:
                said = feedback(item, answer)
                assert said.right or said.lines[-1].startswith(verdict)


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_statements_are_true_and_false_under_every_profile(rules: Rules) -> None:
    for case in CloseChanges().cases_under(rules):
        answers = set()
        for seed in range(12):
            item = generate(exercises()["closing-changes"], case, Random(seed), rules)
            answers.add(right_answer(item))
        assert answers == {"true", "false"}, case


# Learners ---------------------------------------------------------------------------------------


def believes(case: str) -> Brain:
    """A learner who holds the old belief about one topic, and knows the rest."""

    def answer(item: Item) -> Value:
        if item.format == "close-changes" and item.case == case:
            return "true" if item.extra == ("old",) else "false"
        return right_answer(item)

    return answer


def closes_with_trumps(item: Item) -> Value:
    """A learner who closes with three trumps, and gives them as the reason."""
    many = item.moment and trumps_held(seen(item.moment)) >= 3
    if item.format == "close-certain" and many:
        return "close"
    if item.format == "close-why" and many:
        return "trumps"
    if item.format == "close-and-why" and many:
        return "close-trumps"
    return right_answer(item)


def closes_ahead_only(item: Item) -> Value:
    """A learner who closes when ahead, and only then."""
    if item.format == "close-certain":
        return "close" if is_ahead(item) else "keep"
    if item.format == "close-why":
        return "ahead"
    if item.format == "close-and-why":
        return "close-ahead" if is_ahead(item) else "keep-behind"
    return believes("behind")(item)


BELIEFS = [
    (believes("goes-on"), "close-ends-deal"),
    (believes("behind"), "close-only-ahead"),
    (believes("price"), "close-costs-little"),
    (believes("last-trick"), "close-last-trick-ten"),
    (believes("counts-at"), "close-counts-then"),
    (believes("follow"), "close-only-other-follows"),
    (believes("no-draw"), "close-drawing-goes-on"),
    (believes("marriage"), "close-marriage-later"),
    (closes_with_trumps, "many-trumps"),
    (closes_ahead_only, "close-only-ahead"),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("brain", "tag"), BELIEFS, ids=lambda one: one if isinstance(one, str) else ""
)
def test_a_wrong_belief_is_named_and_not_mastered(brain: Brain, tag: str, seed: int) -> None:
    walk = skip_to_check("certain-closes", brain, seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)


def test_who_answers_right_masters_it_and_meets_all_of_the_curriculum() -> None:
    walk = take("certain-closes", seed=4)
    assert walk.run.record.state == "mastered"
    checked = [item.format for kind, item, _, _ in walk.told if kind == "mastery"]
    assert checked.count("close-and-why") == 10
    (step,) = [one for one in walk.run.steps if one.kind == "mastery"]
    assert [part.need for part in step.parts if part.exercise == "close-and-reason"] == [8]


def test_a_right_verdict_with_a_wrong_reason_is_not_enough() -> None:
    """Eight right answers are eight right verdicts and eight right reasons."""
    form = FORMATS["close-and-why"]
    for item in made("close-and-reason", CLASSIC, seeds=4):
        right = str(right_answer(item))
        verdict = "close" if closes.sure_close(item.moment) else "keep"
        assert right.startswith(verdict)
        for answer in form.input(item).ids:
            said = feedback(item, answer)
            assert said.right is (answer == right)
            assert said.right or said.tag


def test_the_figure_counts_as_the_format_does() -> None:
    item = exercises()["sure-points"].items["just-there"]
    assert show_close("sure-points/just-there").total == right_answer(item)


def test_what_the_price_goes_by_at_the_close_is_on_the_board() -> None:
    """Where a close is judged as things stood then, the card points of then are told."""
    form, rules, told = FORMATS["close-changes"], PRESETS["schnapsen"], 0
    for case in form.cases_under(rules):
        for seed in range(12):
            item = form.make(case, Random(seed), rules)
            view, closing = seen(item.moment), seen(item.moment).closing
            if closing is None or not view.tricks_won(1 - view.seat, until=closing.at):
                continue
            bot = 1 - view.seat
            had = sum(t.card_points for t in view.tricks[: closing.at] if t.winner == bot)
            had += sum(m.points for m in view.marriages if m.by == bot and m.at <= closing.at)
            words = str(form.rows(item, None, closed=False, help=False))
            assert f"When you closed, the bot had {had} card points." in words
            told += 1
    assert told


@pytest.mark.parametrize("name", [n for n, rules in PRESETS.items() if rules.players == 2])
def test_boards_that_close_with_too_small_a_stock_are_said_to(name: str) -> None:
    """The engine says which fixed boards the rules of the course would not let close."""
    rules, lesson = PRESETS[name], lessons()["certain-closes"]
    sooner = False
    for step in fitted(lesson, rules).lesson.steps:
        for item in (*step.items, *(page.item for page in step.pages)):
            view = seen(item.moment)
            if CLOSE in view.legal_actions():
                sooner |= view.stock_down + 1 < rules.close_min_stock
    assert ("fewer cards in the stock" in fitted(lesson, rules).line) is sooner
    assert sooner is (rules.close_min_stock > 2)
