"""Lesson 12: what is called better is counted, the rest is a rule of thumb with a certain fact."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest
from learner import Brain, begin, skip_to_check, step, tags, take

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card, Suit, beats
from sixtysix_teach.classroom import Item, Progress, exercises, feedback, generate, lessons
from sixtysix_teach.classroom.answers import all_answers, right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.best_card import TRAP
from sixtysix_teach.classroom.formats.predict_bot import HIGH
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.items_stage import ItemsStage
from sixtysix_teach.classroom.judged import CLEAR, TOKEN, counted_values, judgement
from sixtysix_teach.classroom.library import library, seen
from sixtysix_teach.classroom.prices import price_of
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents import opponent
from sixtysix_teach.opponents.careful import by_thumb
from sixtysix_teach.phrases import number_text
from sixtysix_teach.solver import hands_of, solve, state_of
from sixtysix_teach.tutor.judge import Basis

NAMES = {
    "best_card": "best-card",
    "rank_cards": "rank-by-regret",
    "lead_or_not": "lead-or-not",
    "trump_or_not": "trump-or-not",
    "keep_the_pair": "keep-the-pair",
    "predict_bot": "predict-the-bot",
}


def leads_high(item: Item) -> Value:
    """A learner who banks points by leading aces and tens early (misconception 38)."""
    if item.format == "best-card" and item.case.startswith("lead"):
        plain = [card for card in seen(item.moment).playable if card.suit is not trump_of(item)]
        return max(plain, key=lambda card: card.points).code
    return item.extra[1] if item.format == "lead-or-not" else right_answer(item)


def trumps_all(item: Item) -> Value:
    """A learner who wins every trick that can be won, with the lowest card that does."""
    if item.format == "best-card" and not item.case.startswith("lead"):
        view = seen(item.moment)
        wins = [c for c in view.playable if beats(c, view.played[0], trump=view.trump)]
        return min(wins, key=lambda card: card.strength).code if wins else right_answer(item)
    return item.extra[0] if item.format == "trump-or-not" else right_answer(item)


def trump_of(item: Item) -> Suit:
    return seen(item.moment).trump


def always_second_best(item: Item) -> Value:
    """A careful player who is wrong each time, by as little as can be."""
    form = FORMATS[item.format]
    if item.format != "best-card":
        return right_answer(item)
    losses = {answer: form.loss(item, answer) or Fraction(0) for answer in all_answers(item)}
    return min((a for a in losses if losses[a]), key=lambda answer: losses[answer])


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


@pytest.mark.parametrize("seed", range(2))
def test_who_is_a_little_wrong_each_time_does_not_master_it(seed: int) -> None:
    """Ten times a quarter is a mean of a quarter: more than a fifth."""
    walk = skip_to_check("open-phase", always_second_best, after=24, seed=seed)
    assert walk.run.record.state == "learning"


def test_one_small_mistake_is_allowed_and_its_price_is_shown() -> None:
    """Not the number of right answers counts, but what was given away."""
    wrong: list[Fraction] = []

    def one_slip(item: Item) -> Value:
        form = FORMATS[item.format]
        in_check = walk.run.steps[walk.run.at].kind == "mastery"
        if item.format == "best-card" and in_check and not wrong:
            losses = {a: form.loss(item, a) or Fraction(0) for a in all_answers(item)}
            answer = min((a for a in losses if losses[a]), key=lambda one: losses[one])
            if losses[answer] <= 2:
                wrong.append(losses[answer])
                return answer
        return right_answer(item)

    walk = begin("open-phase", seed=3)
    for _ in range(900):
        if not step(walk, one_slip):
            break
    assert walk.run.record.state == "mastered"
    shown = [view for view in walk.views if view["prompt"]["title"] == "The check"][-1]
    said = " ".join(shown["feedback"]["lines"])
    assert f"{number_text(wrong[0] / 10)} game points given away on average; up to 0.2" in said
    assert "all hands" in said
    (row,) = shown["board"]["rows"]
    assert [line[3] for line in row["rows"]] == [number_text(wrong[0])]


def test_a_check_by_the_mean_survives_a_reload_with_its_prices() -> None:
    walk = begin("open-phase", seed=5)
    while walk.run.steps[walk.run.at].kind != "mastery":
        step(walk, right_answer)
    for _ in range(8):
        step(walk, always_second_best)
    stage = walk.run.stage
    assert isinstance(stage, ItemsStage)
    paid = [slot.price for slot in stage.slots]
    assert sum(price is not None and price.loss > 0 for price in paid) >= 4
    progress = Progress.from_text(walk.run.progress.to_text())
    again = begin("open-phase", progress, seed=9).run.stage
    assert isinstance(again, ItemsStage)
    assert [slot.price for slot in again.slots] == paid


@pytest.mark.parametrize("junk", [[], {"x": ["0", "", ""]}, {"0": ["-1", "AS", "9S"]}, {"0": 3}])
def test_prices_that_cannot_be_read_begin_the_check_again(junk: object) -> None:
    walk = begin("open-phase", seed=5)
    while walk.run.steps[walk.run.at].kind != "mastery":
        step(walk, right_answer)
    saved = walk.run.progress.to_json()
    saved["lessons"]["open-phase"]["run"]["stage"]["prices"] = junk
    run = begin("open-phase", Progress.from_json(saved)).run
    assert run.note
    assert run.at == walk.run.at
    assert isinstance(run.stage, ItemsStage)
    assert all(slot.result == "" for slot in run.stage.slots)


def test_an_answer_that_was_shown_costs_as_much_as_the_dearest() -> None:
    item = generate(exercises()["best-card-open"], "take", Random(3))
    form = FORMATS["best-card"]
    shown = price_of(item, None)
    assert shown.loss == max(form.loss(item, answer) or 0 for answer in all_answers(item)) > 0
    assert shown.given == ""


def test_the_trap_of_each_clear_moment_costs_what_three_of_ten_may_not() -> None:
    part = next(p for s in lessons()["open-phase"].steps for p in s.parts if p.mean is not None)
    assert part.mean == Fraction(1, 5)
    assert part.count == 10
    assert part.mean * part.count < 3 * TRAP
    form = FORMATS["best-card"]
    for case, moments in library("best_card")["classic"].items():
        for found in moments:
            item = form.item(case, moment=found.moment)
            losses = sorted(form.loss(item, answer) or 0 for answer in all_answers(item))
            assert all(not loss or loss >= CLEAR for loss in losses)
            assert losses[-1] >= TRAP
            assert judgement(found.moment).basis is Basis.COUNTED


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


@pytest.mark.parametrize("name", ["rank_cards", "lead_or_not", "trump_or_not"])
def test_the_praised_card_is_best_of_the_hand_and_no_reason_names_another(name: str) -> None:
    form = FORMATS[NAMES[name]]
    for case, moments in library(name)["classic"].items():
        assert len(moments) >= 15
        for found in moments:
            view = seen(found.moment)
            item = form.item(case, moment=found.moment, extra=found.extra)
            right = form.right(item)
            first = right[0] if isinstance(right, tuple) else right
            best = {act.card.code for act in judgement(found.moment).best if isinstance(act, Play)}
            assert first in best
            told = [form.why_right(item), *(form.why(item, a) for a in _wrong(form, item))]
            others = {card.code for card in view.hand} - set(found.extra)
            for why in told:
                assert not others & set(TOKEN.findall(" ".join(why.lines)))


def _wrong(form: Format, item: Item) -> list[Value]:
    return [answer for answer in all_answers(item) if not form.accepts(item, answer)]


@pytest.mark.parametrize("case", ["lead-low", "lead-high"])
def test_a_lead_is_called_low_or_high_only_where_every_best_card_is(case: str) -> None:
    for cases in library("best_card").values():
        for found in cases.get(case, ()):
            values = counted_values(found.moment)
            most = max(values.values())
            best = {card.rank in HIGH for card, value in values.items() if value == most}
            assert best == {case == "lead-high"}


@pytest.mark.parametrize("name", ["rank_cards", "lead_or_not", "best_card"])
def test_a_lead_is_called_likely_to_win_only_where_most_hands_cannot_take_it(name: str) -> None:
    form, taken = FORMATS[NAMES[name]], 0
    for case, moments in library(name)["classic"].items():
        for found in moments:
            view = seen(found.moment)
            if view.played:
                continue
            hands = list(hands_of(view))
            item = form.item(case, moment=found.moment, extra=found.extra)
            for why in (form.why_right(item), *(form.why(item, a) for a in _wrong(form, item))):
                said = " ".join(why.lines)
                counts = {card.code: _takers(view, card, hands) for card in view.hand}
                if "likely to win" in said:
                    assert min(counts.values()) * 2 < len(hands), (found, said)
                for code in re.findall(r"can take \[(..)\] with every hand", said):
                    assert counts[code] == len(hands)
                    taken += 1
                for code, many in re.findall(r"can take \[(..)\] with (\d+) of the", said):
                    assert 0 < counts[code] == int(many) < len(hands)
                    taken += 1
    assert taken > 20


def _takers(view: Observation, card: Card, hands: list[tuple[Card, ...]]) -> int:
    return sum(any(beats(one, card, trump=view.trump) for one in hand) for hand in hands)


@pytest.mark.parametrize("name", ["rank_cards", "trump_or_not", "best_card"])
def test_a_cheaper_loss_is_a_reason_only_where_the_card_can_lose(name: str) -> None:
    form, spoken = FORMATS[NAMES[name]], 0
    for case, moments in library(name)["classic"].items():
        for found in moments:
            view = seen(found.moment)
            if not view.played:
                continue
            item = form.item(case, moment=found.moment, extra=found.extra)
            told = [form.why_right(item), *(form.why(item, a) for a in _wrong(form, item))]
            for line in {line for why in told for line in why.lines}:
                if "makes a lost deal cost" not in line:
                    continue
                named = [card for card in view.hand if f"[{card.code}]" in line]
                spoken += 1
                for card in named:
                    results = [
                        solve(state_of(view, hand)).by_action[Play(card)] for hand in hands_of(view)
                    ]
                    assert min(results) < 0, (found, line, results)
    assert spoken


def test_of_equal_cards_the_one_that_was_tapped_is_named() -> None:
    form, tied = FORMATS["best-card"], 0
    for case, moments in library("best_card")["classic"].items():
        for found in moments:
            item = form.item(case, moment=found.moment)
            right = [answer for answer in all_answers(item) if form.accepts(item, answer)]
            for answer in right:
                said = feedback(item, answer)
                assert said.title.startswith(f"[{answer}] brings ")
                if len(right) > 1:
                    assert all(f"[{other}]" in said.lines[0] for other in right)
                    tied += 1
    assert tied


def test_equal_cards_are_spoken_of_only_where_two_are_equal() -> None:
    form = FORMATS["rank-by-regret"]
    for case, moments in library("rank_cards")["classic"].items():
        for found in moments:
            item = form.item(case, moment=found.moment, extra=found.extra)
            values = [v for c, v in counted_values(found.moment).items() if c.code in found.extra]
            said = " ".join(form.why_right(item).lines)
            assert ("Equal cards" in said) is (len(set(values)) < 3)


def test_a_card_brings_least_only_where_no_other_brings_as_little() -> None:
    form, tied = FORMATS["rank-by-regret"], set()
    for cases in library("rank_cards").values():
        for case, moments in cases.items():
            for found in moments:
                item = form.item(case, moment=found.moment, extra=found.extra)
                values = {card.code: v for card, v in counted_values(found.moment).items()}
                least = min(values[code] for code in found.extra)
                alone = sum(values[code] == least for code in found.extra) == 1
                for answer in _wrong(form, item):
                    said = feedback(item, answer)
                    if said.tag == "worst-first":
                        assert ("brings least" in said.title) is alone, said
                        assert ("brings less than" in said.title) is not alone, said
                        tied.add(alone)
    assert tied == {True, False}


def test_a_high_lead_is_taken_only_by_cards_that_the_bot_may_hold() -> None:
    """Nothing is higher than an ace, nor than a ten once its ace is seen."""
    told: dict[str, set[tuple[bool, bool]]] = {"lead-or-not": set(), "best-card": set()}
    for name in ("lead_or_not", "best_card"):
        form = FORMATS[NAMES[name]]
        for cases in library(name).values():
            for case in ("low-is-better", "lead-low"):
                for found in cases.get(case, ()):
                    extra = found.extra if name == "lead_or_not" else ()
                    item, view = (
                        form.item(case, moment=found.moment, extra=extra),
                        seen(found.moment),
                    )
                    for answer in _wrong(form, item):
                        said = feedback(item, answer)
                        if said.tag != "leads-high-early":
                            continue
                        led = next(card for card in view.hand if card.code == answer)
                        hands = [set(hand) for hand in hands_of(view)]
                        takers = {
                            c for hand in hands for c in hand if beats(c, led, trump=view.trump)
                        }
                        higher = any(card.suit is led.suit for card in takers)
                        trumps = any(card.suit is view.trump for card in takers)
                        assert ("higher card" in said.lines[0]) is higher, said
                        assert ("the bot may trump" in said.lines[0]) is trumps, said
                        assert higher or trumps
                        told[form.name].add((higher, trumps))
    assert told["lead-or-not"] == {(True, True), (False, True), (True, False)}
    assert told["best-card"] == {(True, True), (False, True)}


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


def test_a_broken_pair_is_told_what_it_was_worth() -> None:
    form, told = FORMATS["keep-the-pair"], set()
    for cases in library("keep_the_pair").values():
        for found in cases.get("whole-pair", ()):
            view = seen(found.moment)
            item = form.item("whole-pair", moment=found.moment, extra=found.extra)
            keep = next(card for card in view.hand if card.code == found.extra[1])
            plain, trump = view.rules.marriage_points, view.rules.trump_marriage_points
            worth = trump if keep.suit is view.trump else plain
            said = " ".join(feedback(item, keep.code).lines)
            assert f"at your next lead, for {worth}." in said
            told.add(worth)
    assert told


def test_a_prediction_is_asked_only_where_one_card_is_the_best_by_the_rules_of_thumb() -> None:
    """Of equal cards the player takes the first in hand order: nobody could tell which."""
    for cases in library("predict_bot").values():
        for found in (one for moments in cases.values() for one in moments):
            view = seen(found.moment)
            move = by_thumb(view)
            assert isinstance(move, Play)
            others = [card for card in view.playable if card is not move.card]
            for other in others:
                # Named first, an equal card would be played.
                assert by_thumb(view, cards=(other, move.card)) == move, found


def test_a_card_is_said_to_risk_less_only_where_it_has_fewer_card_points() -> None:
    form, said = FORMATS["predict-the-bot"], set()
    for cases in library("predict_bot").values():
        for case, moments in cases.items():
            for found in moments:
                item = form.item(case, moment=found.moment)
                points = {card.code: card.points for card in seen(found.moment).hand}
                for answer in _wrong(form, item):
                    title = feedback(item, answer).title
                    fewer = points[str(right_answer(item))] < points[str(answer)]
                    if "less" in title:
                        assert fewer, (found, answer, title)
                    said.add("less" in title)
    assert said == {True, False}


LIBRARIES = (*NAMES, "luck_or_decision", "defend_close", "close_or_keep", "tick_worlds", "toss_up")


@pytest.mark.parametrize("name", [*LIBRARIES, "close_by_score"])
def test_no_moment_is_beyond_a_claim_that_every_player_would_have_made(name: str) -> None:
    for cases in library(name).values():
        for found in (one for moments in cases.values() for one in moments):
            view = seen(found.moment)
            assert max(view.total(0), view.total(1)) < view.rules.target, found


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


def test_in_the_prediction_it_is_plain_whose_cards_they_are() -> None:
    """The hand is the bot's and the card led is yours, on the board as in every answer."""
    form = FORMATS["predict-the-bot"]
    for case, moments in library("predict_bot")["classic"].items():
        for found in moments:
            item, view = form.item(case, moment=found.moment), seen(found.moment)
            rows = form.rows(item, None, closed=False, help=False)
            you, bot = view.total(1 - view.seat), view.total(view.seat)
            assert rows[0]["lines"][0] == f"Card points: the bot {bot}, you {you}."
            assert rows[-1]["label"] == "The bot's cards"
            labels = [card["label"] for row in rows[1:-1] for card in row["cards"]]
            assert labels == (["You led", "The bot's card"] if view.played else [])
            told = " ".join(line for row in rows for line in row.get("lines", ()))
            assert "Your" not in told
            assert "You know" not in told


def test_how_a_high_lead_of_the_bot_may_be_taken_is_told_by_the_cards_it_has_not_seen() -> None:
    """An ace can only be trumped; without a trump outside, not even that."""
    told: set[tuple[bool, bool]] = set()
    form = FORMATS["predict-the-bot"]
    for cases in library("predict_bot").values():
        for found in cases.get("leads-low", ()):
            item, view = form.item("leads-low", moment=found.moment), seen(found.moment)
            others = {*view.unseen, *view.shown[1 - view.seat]}
            for card in view.playable:
                if card.rank not in HIGH or card.suit is view.trump:
                    continue
                said = feedback(item, card.code)
                takers = {one for one in others if beats(one, card, trump=view.trump)}
                higher = any(one.suit is card.suit for one in takers)
                trumps = any(one.suit is view.trump for one in takers)
                assert ("beaten" in said.lines[0]) is higher, said
                assert ("trumped" in said.lines[0]) is trumps, said
                told.add((higher, trumps))
    assert {(True, True), (False, True)} <= told
