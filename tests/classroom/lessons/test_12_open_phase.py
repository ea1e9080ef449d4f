"""Lesson 12: what is called better is counted, the rest is a rule of thumb with a certain fact."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from learner import Brain, skip_to_check, tags, take

from sixtysix_teach.actions import Play
from sixtysix_teach.classroom import Item, exercises, feedback, generate
from sixtysix_teach.classroom.answers import all_answers, is_right, right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.predict_bot import HIGH
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.judged import CLEAR, counted_values, judgement
from sixtysix_teach.classroom.library import library, seen
from sixtysix_teach.opponents import opponent
from sixtysix_teach.solver import hands_of, solve, state_of
from sixtysix_teach.tutor.judge import Basis

NAMES = {
    "rank_cards": "rank-by-regret",
    "lead_or_not": "lead-or-not",
    "trump_or_not": "trump-or-not",
    "keep_the_pair": "keep-the-pair",
    "predict_bot": "predict-the-bot",
}


def leads_high(item: Item) -> Value:
    """A learner who banks points by leading aces and tens early (misconception 38)."""
    return item.extra[1] if item.format == "lead-or-not" else right_answer(item)


def trumps_all(item: Item) -> Value:
    return item.extra[0] if item.format == "trump-or-not" else right_answer(item)


def throws_the_nine(item: Item) -> Value:
    """A learner for whom the nine of trumps is worthless (misconception 37)."""
    nine = item.format == "keep-the-pair" and item.case == "nine-of-trumps"
    return item.extra[1] if nine else right_answer(item)


def breaks_pairs(item: Item) -> Value:
    """A learner who throws the cheapest card, pair or not."""
    pairs = item.format == "keep-the-pair" and item.case != "nine-of-trumps"
    return item.extra[1] if pairs else right_answer(item)


BELIEFS: dict[str, Brain] = {
    "leads-high-early": leads_high,
    "trumps-everything": trumps_all,
    "trump-nine-thrown": throws_the_nine,
    "pair-broken": breaks_pairs,
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check("open-phase", BELIEFS[tag], after=24, seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)


def test_the_right_learner_masters_it() -> None:
    walk = take("open-phase", seed=2)
    assert walk.run.record.state == "mastered"
    assert tags(walk) == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_of_a_library_is_of_its_case(name: str) -> None:
    form = FORMATS[NAMES[name]]
    for cases in library(name).values():
        for case, moments in cases.items():
            for found in moments:
                form.check(form.item(case, moment=found.moment, extra=found.extra))


@pytest.mark.parametrize("name", ["rank_cards", "lead_or_not", "trump_or_not"])
def test_what_is_called_better_is_counted_and_never_sampled(name: str) -> None:
    form = FORMATS[NAMES[name]]
    for case, moments in library(name)["classic"].items():
        for found in moments:
            assert judgement(found.moment).basis is Basis.COUNTED
            values = counted_values(found.moment)
            item = form.item(case, moment=found.moment, extra=found.extra)
            asked = [value for card, value in values.items() if card.code in found.extra]
            assert max(asked) - min(asked) >= CLEAR
            right = form.right(item)
            first = right[0] if isinstance(right, tuple) else right
            assert max(asked) == next(v for card, v in values.items() if card.code == first)


def test_the_values_of_replies_are_counted_again_hand_by_hand() -> None:
    for found in library("trump_or_not")["classic"]["let-it-go"][:6]:
        view = seen(found.moment)
        hands = list(hands_of(view))
        for card, value in counted_values(found.moment).items():
            worth = sum(solve(state_of(view, hand)).by_action[Play(card)] for hand in hands)
            assert Fraction(worth, len(hands)) == value


def test_equal_cards_may_stand_in_any_order() -> None:
    form = FORMATS["rank-by-regret"]
    tied = 0
    for case, moments in library("rank_cards")["classic"].items():
        for found in moments:
            item = form.item(case, moment=found.moment, extra=found.extra)
            right = [answer for answer in all_answers(item) if form.accepts(item, answer)]
            values = [v for c, v in counted_values(found.moment).items() if c.code in found.extra]
            assert len(right) == (1 if len(set(values)) == 3 else 2)
            tied += len(right) == 2
    assert tied


def test_the_fact_behind_a_rule_of_thumb_is_certain() -> None:
    for case, moments in library("keep_the_pair")["classic"].items():
        for found in moments:
            view = seen(found.moment)
            gone = {card for trick in view.tricks for card in trick.cards}
            throw, keep = (next(c for c in view.hand if c.code == code) for code in found.extra)
            if case == "nine-of-trumps":
                assert keep.suit is view.trump
                assert keep.points == 0
            else:
                mates = {c for c in gone if c.suit is throw.suit and c.points in (3, 4)}
                assert mates, found


def test_the_prediction_is_what_the_player_does() -> None:
    careful = opponent("careful")
    for case, moments in library("predict_bot")["classic"].items():
        for found in moments:
            move = careful.choose(seen(found.moment), Random(1))
            item = FORMATS["predict-the-bot"].item(case, moment=found.moment)
            assert isinstance(move, Play)
            assert move.card.code == right_answer(item)
            if case == "leads-low":
                assert move.card.rank not in HIGH


@pytest.mark.parametrize(
    "name", [name for name, one in exercises().items() if one.file == "12_open_play.toml"]
)
def test_every_wrong_answer_of_many_items_is_told_why(name: str) -> None:
    exercise = exercises()[name]
    for case in exercise.cases:
        made = {generate(exercise, case, Random(f"{case} {seed}")) for seed in range(200)}
        for item in made:
            for answer in all_answers(item):
                said = feedback(item, answer)
                assert said.right is is_right(item, answer)
                assert bool(said.tag) is not said.right
                assert not set("{}") & set(" ".join([said.title, *said.lines]))
