"""Lesson 14: a match, decisions told from luck, and the exam over the course."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from learner import Brain, begin, skip_to_check, step, tags, take

from sixtysix_teach.actions import CLOSE, ClaimSixtySix, Draw, Play
from sixtysix_teach.classroom import Item, exercises, feedback, generate, lesson_view, lessons
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.close_case import close_case, own_closes
from sixtysix_teach.classroom.exercises import item_from_json
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.dearest_decision import decisions
from sixtysix_teach.classroom.items import Value, card_from_code
from sixtysix_teach.classroom.judged import CLEAR, counted_values
from sixtysix_teach.classroom.library import library, seen
from sixtysix_teach.classroom.moment_rows import end_text
from sixtysix_teach.classroom.own_deals_stage import OwnDealsStage
from sixtysix_teach.classroom.post_mortem_stage import (
    PostMortemStage,
    parts_of,
    split_table,
)
from sixtysix_teach.deal import Deal
from sixtysix_teach.moments import Ending
from sixtysix_teach.notation.record import Record
from sixtysix_teach.notation.share import format_shared, parse_shared
from sixtysix_teach.opponents import next_action, opponent
from sixtysix_teach.presets import CLASSIC, PRESETS
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver import hands_of, solve, state_of
from sixtysix_teach.solver.reference import game_points
from sixtysix_teach.state import State
from sixtysix_teach.tutor.judge import judge, surely_lost


def judges_by_the_result(item: Item) -> Value:
    """A learner for whom a deal that was won was played well."""
    if item.format == "explain-close":
        return (*_true(item), "by-the-result")
    if item.format != "luck-or-decision":
        return right_answer(item)
    return "right" if item.case in ("lucky", "earned") else "wrong"


def _true(item: Item) -> tuple[str, ...]:
    right = right_answer(item)
    assert isinstance(right, tuple)
    return right


BELIEFS: dict[str, Brain] = {"result-is-quality": judges_by_the_result}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check("capstone", BELIEFS[tag], after=12, seed=seed, most=900)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)


def test_the_right_learner_plays_a_match_and_masters_it() -> None:
    walk = take("capstone", seed=2, most=900)
    assert walk.run.record.state == "mastered"
    assert tags(walk) == set()
    assert walk.run.played


def test_the_exam_asks_fifteen_of_the_whole_course_and_twelve_are_enough() -> None:
    exam = next(step for step in lessons()["capstone"].steps if step.kind == "mastery")
    assert sum(part.count for part in exam.parts) == 15
    assert sum(part.need for part in exam.parts) == 12
    older = {exercise.id for exercise in exercises().values() if not exercise.file.startswith("14")}
    assert sum(part.count for part in exam.parts if part.exercise in older) >= 10


def test_every_moment_of_the_library_is_of_its_case() -> None:
    form = FORMATS["luck-or-decision"]
    for cases in library("luck_or_decision").values():
        for case, moments in cases.items():
            for found in moments:
                form.check(form.item(case, moment=found.moment, extra=found.extra))


def test_right_and_wrong_are_judged_by_all_hands_and_never_by_the_result() -> None:
    form = FORMATS["luck-or-decision"]
    for case, moments in library("luck_or_decision")["classic"].items():
        for found in moments:
            values = counted_values(found.moment)
            value = next(v for card, v in values.items() if card.code == found.extra[0])
            item = form.item(case, moment=found.moment, extra=found.extra)
            if form.right(item) == "right":
                assert value == max(values.values())
            else:
                assert max(values.values()) - value >= CLEAR
            for answer in all_answers(item):
                said = feedback(item, answer)
                assert said.right is is_right(item, answer)
                assert bool(said.tag) is not said.right


def test_nothing_at_all_brings_more_than_a_card_called_right() -> None:
    """No other card, and no close, announcement or exchange, by any way of counting."""
    form, looked = FORMATS["luck-or-decision"], 0
    for cases in library("luck_or_decision").values():
        for case in ("unlucky", "earned"):
            for found in cases[case]:
                item = form.item(case, moment=found.moment, extra=found.extra)
                assert form.right(item) == "right"
                played = Play(card_from_code(found.extra[0]))
                for values in judge(seen(found.moment)).views:
                    assert values[played] == max(values.values()), found
                looked += 1
    assert looked > 150


def test_of_a_wrong_card_another_card_is_the_best_that_could_be_done() -> None:
    for cases in library("luck_or_decision").values():
        for found in (*cases["lucky"], *cases["deserved"]):
            most = max(counted_values(found.moment).values())
            views = judge(seen(found.moment)).views
            assert all(max(values.values()) == most for values in views), found


def test_only_decisions_that_were_judged_are_offered_and_the_others_are_named() -> None:
    form, named, in_part = FORMATS["dearest-decision"], 0, 0
    for cases in library("dearest_decision").values():
        for case, deals in cases.items():
            for found in deals:
                deal = found.extra[0]
                assert all(one.loss is not None for one in decisions(deal))
                item = form.item(case, extra=found.extra)
                said = " ".join(form.lines(item))
                hidden, judged = unjudged(deal)
                assert bool(hidden - judged) is ("judged: too much was hidden" in said), said
                assert _tricks_said(said, "not judged") == hidden - judged, said
                assert _tricks_said(said, "judged only in part") == hidden & judged, said
                named += bool(hidden)
                in_part += bool(hidden & judged)
                if case == "none-cost":
                    told = feedback(item, "none")
                    assert "Of what can be counted" in told.lines[0]
                    assert "could be known" not in " ".join([told.title, *told.lines])
    assert named > 20
    assert in_part > 2


def _tricks_said(said: str, how: str) -> set[int]:
    """The tricks of which it is said that they were judged so."""
    tricks: set[int] = set()
    for told in re.findall(rf"Tricks? ([\d,a-z ]+) (?:was|were) {how}:", said):
        for first, last in re.findall(r"(\d+)(?: to (\d+))?", told):
            tricks |= set(range(int(first), int(last or first) + 1))
    return tricks


def unjudged(deal: str) -> tuple[set[int], set[int]]:
    """The tricks with a choice of which the tutor proves nothing, and with one that it judges."""
    record, seat = parse_shared(deal)
    found: tuple[set[int], set[int]] = (set(), set())
    for state, made in zip(record.states(), record.steps, strict=False):
        own = state.to_move == seat and getattr(made.action, "by", seat) in (None, seat)
        if not own or isinstance(made.action, Draw):
            continue
        view = state.observation(seat)
        options = [a for a in view.legal_actions() if not isinstance(a, ClaimSixtySix)]
        lost = surely_lost(view, made.action)
        if len(options) > 1:
            known = lost or judge(view).loss(made.action) is not None
            found[known].add(len(state.tricks) + 1)
    return found


def test_the_dearest_decision_is_what_the_tutor_proves() -> None:
    form = FORMATS["dearest-decision"]
    for case, deals in library("dearest_decision")["classic"].items():
        for found in deals:
            item = form.item(case, extra=found.extra)
            form.check(item)
            costs = {f"step-{one.step}": one.cost for one in decisions(found.extra[0])}
            right = form.right(item)
            if case == "none-cost":
                assert right == "none"
                assert not any(costs.values())
            else:
                assert costs[str(right)] == max(costs.values()) > 0
            for answer in all_answers(item):
                said = feedback(item, answer)
                assert said.right is is_right(item, answer)
                assert bool(said.tag) is not said.right


def test_the_learners_own_deals_are_asked_about_after_the_match() -> None:
    walk = take("capstone", seed=4, most=900)
    asked = [item for kind, item, _, _ in walk.told if kind == "own-deals"]
    assert asked
    assert all(item.extra[0] in walk.run.played for item in asked)


def test_without_deals_of_ones_own_others_are_asked_about() -> None:
    walk = begin("capstone", seed=1)
    kinds = [step.kind for step in walk.run.steps]
    walk.run._go(kinds.index("own-deals"))
    stage = walk.run.stage
    assert isinstance(stage, OwnDealsStage)
    assert stage.item is not None
    assert len(stage.slots) == 2


def explained(case: str, many: int = 30) -> list[Item]:
    return [generate(exercises()["explain-a-close"], case, Random(seed)) for seed in range(many)]


def deal_with_a_close(seed: int) -> str:
    """A deal in which the learner's seat closes, in one line: a strong player sits there."""
    rng, bots = Random(seed), (opponent("counter"), opponent("careful"))
    dealt = Deal.shuffled(seed=seed, rules=CLASSIC)
    record, state = Record(CLASSIC, dealt), State.start(dealt, CLASSIC)
    while state.ended is None:
        action = next_action(state, bots, rng)
        record, state = record.with_action(action), state.apply(action)
    return format_shared(record, 0)


def test_a_close_of_ones_own_is_there_again_when_the_page_is_opened_again() -> None:
    walk = begin("capstone", seed=1)
    walk.run.keep_deal(deal_with_a_close(2))
    walk.run._go([one.kind for one in walk.run.steps].index("own-close"))
    walk.run._remember()
    again = begin("capstone", walk.run.progress, seed=2)
    assert again.run.note == ""
    assert isinstance(again.run.stage, OwnDealsStage)
    assert isinstance(walk.run.stage, OwnDealsStage)
    assert again.run.stage.item == walk.run.stage.item


@pytest.mark.parametrize("seed", [2, 5, 13, 20, 23, 28])
def test_a_close_of_ones_own_is_explained_after_the_match(seed: int) -> None:
    """Early closes, with thousands of hands, and late ones."""
    line = deal_with_a_close(seed)
    ((moment, lead, value),) = own_closes(line)
    walk = begin("capstone", seed=1)
    walk.run.keep_deal(line)
    walk.run._go([one.kind for one in walk.run.steps].index("own-close"))
    stage = walk.run.stage
    assert isinstance(stage, OwnDealsStage)
    item = stage.item
    assert item is not None
    assert (item.case, item.moment, item.extra[0]) == ("own-close", moment, lead.code)
    assert item.told == (value,)
    FORMATS["explain-close"].check(item)
    for answer in all_answers(item):
        said = feedback(item, answer)
        assert said.right is is_right(item, answer)
        assert bool(said.tag) is not said.right
    again = item_from_json(item.to_json())
    assert again == item
    step(walk, right_answer)
    saved = walk.run.to_save()
    fresh = begin("capstone", seed=7)
    fresh.run.load(saved)
    assert isinstance(fresh.run.stage, OwnDealsStage)
    assert fresh.run.stage.item == item
    assert "Say it to a friend" in lesson_view(fresh.run)["feedback"]["lines"][-1]


def test_what_a_seat_could_not_know_is_not_in_a_close_that_is_explained() -> None:
    for seed in (5, 20):
        ((moment, _, _),) = own_closes(deal_with_a_close(seed))
        assert set(moment.split()[1].split("/")[1]) == {"?"}


def test_without_a_close_of_ones_own_a_shown_one_is_explained() -> None:
    walk = begin("capstone", seed=1)
    kinds = [one.kind for one in walk.run.steps]
    walk.run._go(kinds.index("own-close"))
    stage = walk.run.stage
    assert isinstance(stage, OwnDealsStage)
    assert [slot.case for slot in stage.slots] in (
        ["good-close", "poor-close"],
        ["poor-close", "good-close"],
    )


@pytest.mark.parametrize("case", ["good-close", "poor-close"])
def test_every_statement_about_a_close_is_checked_hand_by_hand(case: str) -> None:
    """Counts, averages, prices and sure tricks are worked out here a second time."""
    said = set()
    for item in explained(case):
        view, lead = seen(item.moment), card_from_code(item.extra[0])
        hands = list(hands_of(view))
        values = []
        for hand in hands:
            state = state_of(view, hand).apply(CLOSE).apply(Play(lead))
            value = solve(state).value if state.ended is None else game_points(state, state.to_move)
            values.append(value if state.to_move == view.seat else -value)
        found = close_case(item.moment, lead)
        assert found is not None
        assert found.split.wins == sum(value > 0 for value in values)
        assert found.split.mean == Fraction(sum(values), len(hands))
        assert {found.price} == {-value for value in values if value < 0}
        assert found.keep is not None
        assert (found.split.mean > found.keep) is (case == "good-close")
        assert abs(found.split.mean - found.keep) >= CLEAR
        assert item.told[0] in values
        said |= set(item.extra[1:])
    assert said >= {"wins", "wins-other", "price", "price-one", "average", "by-the-result"}


@pytest.mark.parametrize("case", ["good-close", "poor-close"])
def test_each_false_statement_ticked_is_refuted_and_each_true_one_left_out_is_named(
    case: str,
) -> None:
    for item in explained(case, 12):
        true = _true(item)
        assert "by-the-result" in item.extra
        assert len(true) >= 1
        false = [key for key in item.extra[1:] if key not in true]
        lines: set[str] = set()
        for key in false:
            said = feedback(item, (*true, key))
            assert not said.right
            assert said.tag == ("result-is-quality" if key == "by-the-result" else key)
            assert len(said.lines) == 1
            lines.add(said.lines[0])
        assert len(lines) == len(false)
        for key in true:
            rest = tuple(one for one in true if one != key)
            if rest:
                said = feedback(item, rest)
                assert said.tag == "reason-left-out"
                assert said.lines[0].startswith("True as well: ")


@pytest.mark.parametrize("case", ["good-close", "poor-close"])
def test_the_right_answer_ends_with_a_sentence_to_say_aloud(case: str) -> None:
    for item in explained(case, 8):
        said = feedback(item, right_answer(item))
        assert said.lines[-1].startswith("Say it to a friend: ")
        assert ("next time I keep the stock" in said.lines[-1]) is (case == "poor-close")


def test_a_result_is_never_a_reason_whatever_came() -> None:
    came = set()
    for case in ("good-close", "poor-close"):
        for item in explained(case):
            came.add((case, item.told[0] > 0))
            assert "by-the-result" not in _true(item)
    assert len(came) == 4


def test_the_library_has_sixty_right_cards_that_lost_and_sixty_wrong_ones_that_won() -> None:
    cases = library("luck_or_decision")["classic"]
    assert len({found.moment for found in cases["unlucky"]}) >= 60
    assert len({found.moment for found in cases["lucky"]}) >= 60


def test_the_three_parts_of_a_deal_add_up_to_its_result() -> None:
    for case in ("one-cost", "none-cost"):
        found = library("dearest_decision")["classic"][case][0]
        record, seat = parse_shared(found.extra[0])
        parts = parts_of(found.extra[0])
        assert parts is not None
        assert parts.result == parts.luck - parts.regret - parts.memory
        assert parts.result == game_points(list(record.states())[-1], seat)
        assert min(parts.regret, parts.memory) >= 0


def test_where_decisions_cost_nothing_no_row_says_that_better_was_possible() -> None:
    for case in ("one-cost", "none-cost"):
        parts = parts_of(library("dearest_decision")["classic"][case][0].extra[0])
        assert parts is not None
        for regret in (0, 1):
            one = replace(parts, regret=regret, result=parts.luck - regret - parts.memory)
            row = split_table(one)["rows"][1]
            assert row[1].endswith(str(regret))
            assert "What better choices would have brought" in row[2]


def test_after_the_match_a_guess_is_followed_by_the_split() -> None:
    walk = begin("capstone", seed=1)
    for seed in (2, 5):
        walk.run.keep_deal(deal_with_a_close(seed))
    walk.run._go([one.kind for one in walk.run.steps].index("post-mortem"))
    stage = walk.run.stage
    assert isinstance(stage, PostMortemStage)
    view = lesson_view(walk.run)
    assert [one["id"] for one in view["input"]["choices"]] == ["luck", "regret", "memory"]
    assert not any(row["kind"] == "table" for row in view["board"]["rows"])
    walk.run.press("next")
    assert walk.run.note, "first the guess"
    walk.run.answer("memory")
    view = lesson_view(walk.run)
    table = view["board"]["rows"][-1]
    assert [row[0] for row in table["rows"]][-1] == "Result"
    assert view["feedback"]["tone"] == "note"
    fresh = begin("capstone", seed=2)
    saved = walk.run.to_save()
    assert len(saved["stage"]["parts"]) == 6
    fresh.run.load(saved)
    assert lesson_view(fresh.run)["board"] == view["board"]
    for junk in (None, [1, 2], [9, 0, 0, 0, 0, 0], "x"):
        with pytest.raises(ValueError, match="parts"):
            fresh.run.load({**saved, "stage": {**saved["stage"], "parts": junk}})
    walk.run.press("next")
    walk.run.answer("luck")
    walk.run.press("next")
    assert walk.run.steps[walk.run.at].kind == "own-close"


def test_without_a_match_a_deal_of_somebody_else_is_looked_at() -> None:
    walk = begin("capstone", seed=1)
    walk.run._go([one.kind for one in walk.run.steps].index("post-mortem"))
    stage = walk.run.stage
    assert isinstance(stage, PostMortemStage)
    assert len(stage.deals) == 1


def ended_by(ending: Ending, won: bool, rules: Rules) -> State:
    """A deal at its end, by *ending*, won or lost by the first seat."""
    for seed in range(400):
        rng = Random(seed)
        state = State.start(Deal.shuffled(seed=seed, rules=rules), rules)
        while state.ended is None:
            options = [one for one in state.legal_actions() if one != CLOSE]
            others = [one for one in options if not isinstance(one, ClaimSixtySix)]
            claims = [one for one in options if one not in others]
            early = ending is Ending.FALSE_CLAIM and rng.random() < 1 / 4
            state = state.apply(rng.choice((early and claims) or others or claims))
        outcome = state.outcome
        if outcome is not None and outcome.ending is ending and (outcome.winner == 0) is won:
            return state
    raise AssertionError(ending)


@pytest.mark.parametrize("won", [True, False])
def test_how_a_deal_ended_is_told_by_what_decided_it(won: bool) -> None:
    """Totals decide nothing where the last trick does, nor after a claim without enough."""
    state = ended_by(Ending.LAST_TRICK, won, PRESETS["schnapsen"])
    side = "yours: you win" if won else "the bot's: you lose"
    assert end_text(state, 0) == f"Nobody claims, and the last trick is {side} 1."
    state = ended_by(Ending.FALSE_CLAIM, won, CLASSIC)
    assert state.outcome is not None
    points = state.outcome.game_points
    who = f"The bot claims with only {state.total(1)}: you win"
    if not won:
        who = f"You claim with only {state.total(0)} and lose"
    assert end_text(state, 0) == f"{who} {points}."
    assert state.total(1 if won else 0) < CLASSIC.target
    state = ended_by(Ending.COUNT, won, CLASSIC)
    totals = f"You have {state.total(0)} against {state.total(1)} and {'win' if won else 'lose'} "
    assert end_text(state, 0).startswith(totals)
