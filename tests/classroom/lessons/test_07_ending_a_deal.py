"""Lesson 7: counts, claims, scores and matches, and learners who each hold one wrong belief.

The misconceptions that many hold are in ``test_misconceptions.py``; these are further ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from learner import Brain, skip_to_check, tags, take

from sixtysix_teach.actions import CLAIM
from sixtysix_teach.classroom import (
    Item,
    exercises,
    feedback,
    generate,
    lesson_view,
    show_finished,
)
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.deal_ends import Count, count_at
from sixtysix_teach.classroom.deal_scores import ended_at
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.consistency import check_view
from sixtysix_teach.moments import Ending
from sixtysix_teach.presets import PRESETS, preset
from sixtysix_teach.rules import Penalty, Rules

NAMES = ("claim-or-not", "count-both", "score-the-deal", "match-score")
TWO = tuple(rules for rules in PRESETS.values() if rules.players == 2)


def made(name: str, rules: Rules, *, seeds: int) -> Iterator[Item]:
    """Items of each case that can come up under *rules*."""
    exercise = exercises()[name]
    known = FORMATS[exercise.format].cases_under(rules)
    for case in exercise.cases:
        if case in known:
            for seed in range(seeds):
                yield generate(exercise, case, Random(f"{case} {seed}"), rules)


# ---------------------------------------------------------------- wrong beliefs


def claims(wrong: Callable[[Count], str]) -> Brain:
    """A learner who decides about claims by a wrong rule; an empty text means: as it is right."""

    def answer(item: Item) -> Value:
        if item.format != "claim-or-not":
            return right_answer(item)
        return wrong(count_at(item.moment, item.told[0])) or right_answer(item)

    return answer


def total(count: Count) -> int:
    return count.view.total(count.you)


BELIEFS: dict[str, Brain] = {
    "65-is-enough": claims(lambda c: "claim" if c.may_claim and total(c) == 65 else ""),
    "marriage-when-closed": claims(lambda c: "announce" if c.pair and not c.may_announce else ""),
}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check("ending-a-deal", BELIEFS[tag], seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)


def test_who_answers_right_masters_it_and_meets_all_of_the_curriculum() -> None:
    walk = take("ending-a-deal", seed=7, most=400)
    assert walk.run.record.state == "mastered"
    checked = [item.format for kind, item, _, _ in walk.told if kind == "mastery"]
    assert checked.count("score-the-deal") == 10
    assert checked.count("claim-or-not") == 8
    needed = [(part.exercise, part.need) for part in walk.run.steps[5].parts]
    assert sum(need for name, need in needed if name == "score-the-deal") == 9
    assert sum(need for name, need in needed if name == "claim-or-not") == 8


# ---------------------------------------------------------------- what is said


def test_a_sum_that_is_said_is_the_total_of_the_engine() -> None:
    for item in made("count-both", preset("classic"), seeds=10):
        count = count_at(item.moment, item.told[0])
        seat = count.bot if item.told[1] else count.you
        assert sum(count.parts(seat)) == count.view.total(seat) == right_answer(item)
        assert all(trick.winner is not None for trick in count.tricks)


def said(item: Item, answer: Value) -> str:
    told = feedback(item, answer)
    return " ".join((told.title, *told.lines))


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_on_lead_nobody_is_told_that_the_bot_leads(rules: Rules) -> None:
    met = set()
    for item in made("claim-or-not", rules, seeds=12):
        count = count_at(item.moment, item.told[0])
        if count.view.played or not count.enough or count.pair is None or count.may_announce:
            continue
        told = said(item, "announce")
        assert "bot leads" not in told
        assert "[]" not in told
        announced = count.view.lead_marriage is not None
        assert ("announced already" in told) is announced
        met.add(announced)
    assert bool(met) is rules.marriages


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_a_score_that_runs_down_is_won_at_nothing(rules: Rules) -> None:
    for item in made("match-score", rules, seeds=4):
        if item.case not in ("over", "goes-on"):
            continue
        form = FORMATS["match-score"]
        told = [said(item, one) for one in ("you-win", "bot-win", "goes-on")]
        told += [form.hint(item, level) for level in (1, 2, 3)]
        wrong = ("7 are needed", "has 7", "has 7 yet", "7 is enough", "reaches 7")
        named = [one for one in wrong if one in " ".join(told)]
        assert bool(named) is (rules.match_target == 7 and not rules.match_counts_down), named
        if rules.match_counts_down:
            assert any("0" in one for one in told)


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_the_price_that_is_named_is_the_price_of_these_rules(rules: Rules) -> None:
    prices = {Penalty.TWO: 2, Penalty.THREE: 3}
    met = 0
    for item in made("score-the-deal", rules, seeds=3):
        end = ended_at(item.moment)
        if end.outcome.ending not in (Ending.FALSE_CLAIM, Ending.FAILED_CLOSE):
            continue
        claims = end.outcome.ending is Ending.FALSE_CLAIM
        penalty = rules.false_claim if claims else rules.failed_close
        winner = end.answer[:-1]
        for points in "123":
            if f"{winner}{points}" == end.answer:
                continue
            told = feedback(item, f"{winner}{points}")
            assert "2 or 3" not in told.title
            if penalty in prices:
                met += 1
                assert told.tag == "penalty-price"
                assert str(prices[penalty]) in told.title
    flat = {rules.false_claim, rules.failed_close} & set(prices)
    assert bool(met) is bool(flat)


# ---------------------------------------------------------------- the engine decides


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_claims_and_scores_follow_the_rules_of_the_table(rules: Rules) -> None:
    for item in made("claim-or-not", rules, seeds=1):
        count = count_at(item.moment, item.told[0])
        check_view(count.view)
        assert count.view.rules == rules
        may = count.view.why_illegal(CLAIM) is None
        right = may and total(count) >= rules.target
        assert (right_answer(item) == "claim") is right
    for item in made("score-the-deal", rules, seeds=1):
        end = ended_at(item.moment)
        check_view(end.view)
        assert end.view.rules == rules
        outcome = end.view.outcome
        assert outcome is not None
        assert str(right_answer(item)).endswith(("draw", str(outcome.game_points)))


def test_a_claim_that_is_called_right_wins_and_a_wrong_one_loses() -> None:
    for item in made("claim-or-not", preset("classic"), seeds=4):
        count = count_at(item.moment, item.told[0])
        if count.may_claim:
            won = count.you in count.if_claimed().winners
            assert won is (right_answer(item) == "claim")


def test_the_totals_are_hidden_until_the_answer() -> None:
    for item in made("claim-or-not", preset("classic"), seeds=2):
        form = FORMATS["claim-or-not"]
        shown = str(form.rows(item, None, closed=False, help=False))
        parts = count_at(item.moment, item.told[0]).parts(0)
        assert len(parts) >= 1
        assert "Worth" not in shown
        assert "Worth" in str(form.rows(item, "claim", closed=True, help=False))


def test_the_licence_deal_comes_after_the_check_and_without_help() -> None:
    walk = take("ending-a-deal", seed=3, most=400)
    kinds = [one.kind for one in walk.run.steps]
    assert kinds.index("deal") > kinds.index("mastery")
    game = walk.run.steps[kinds.index("deal")].games[0]
    assert (game.goal, game.help, game.tricks) == ("licence", "none", 0)
    assert lesson_view(walk.run)["summary"] is not None


def test_the_figure_says_what_the_engine_says() -> None:
    worths = {"thirty-three": 1, "thirty-two": 2, "two-nines": 2, "equal": 0}
    assert {name: show_finished(name).total for name in worths} == worths
