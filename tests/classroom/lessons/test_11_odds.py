"""Lesson 11: the moments are what they are said to be, and each wrong belief is told."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from learner import Brain, skip_to_check, tags, take

from sixtysix_teach.classroom import (
    Item,
    Progress,
    exercises,
    feedback,
    generate,
    show_break_even,
)
from sixtysix_teach.classroom.answers import all_answers, right_answer
from sixtysix_teach.classroom.board import item_input
from sixtysix_teach.classroom.feedback import explain
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.break_even import (
    GAINS,
    LOSSES,
    SHARES,
    percent,
    possible,
    share,
)
from sixtysix_teach.classroom.formats.close_slider import _split
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.library import library, seen
from sixtysix_teach.classroom.moment_rows import NO_BREAK, sum_of
from sixtysix_teach.classroom.sureness import SURE, price_of_a_bet, score_of, sureness_rows
from sixtysix_teach.classroom.worlds import last_lead, line_after, plain_close, worlds
from sixtysix_teach.phrases import number_text
from sixtysix_teach.presets import CLASSIC, PRESETS
from sixtysix_teach.rules import Penalty
from sixtysix_teach.solver import Split, hands_of, solve, state_of
from sixtysix_teach.solver.reference import game_points


def by_wins(item: Item) -> Value:
    """A learner who closes if more hands win than lose, whatever that brings."""
    if item.format != "close-or-keep":
        return right_answer(item)
    found = last_lead(item.moment)
    assert found is not None
    return "close" if 2 * found.closing.wins > found.closing.hands else "keep"


def half_will_do(item: Item) -> Value:
    """A learner for whom a lost close costs what a won one brings."""
    if item.format == "break-even":
        return "50"
    if item.format == "expected-value":
        hands, wins, gain, _ = item.told
        return str(Fraction((2 * wins - hands) * gain, hands))
    return right_answer(item)


def a_quarter_each(item: Item) -> Value:
    """A learner who gives each suit the same chance."""
    return "25" if item.format == "how-sure" and item.case == "suit" else right_answer(item)


def never_closes(item: Item) -> Value:
    return "keep" if item.format == "close-or-keep" else right_answer(item)


def always_matters(item: Item) -> Value:
    equal = item.format == "close-or-keep" and item.case == "equal"
    return "close" if equal else right_answer(item)


BELIEFS: dict[str, Brain] = {
    "more-likely-than-not": by_wins,
    "same-price": half_will_do,
    "equal-suits": a_quarter_each,
    "keeps-by-habit": never_closes,
    "difference-seen": always_matters,
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check("odds", BELIEFS[tag], seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)
    assert tag in {error.tag for error in walk.run.progress.errors}


def test_the_right_learner_masters_it_and_sees_no_hidden_card() -> None:
    walk = take("odds", seed=3)
    assert walk.run.record.state == "mastered"
    for _, item, _, _ in walk.told:
        if item.moment and exercises()[item.exercise].file == "11_odds.toml":
            view = seen(item.moment)
            held = item.moment.split()[1].split("/")[1 - view.seat]
            assert set(held) == {"?"}


def test_the_shares_needed_are_those_of_the_sums() -> None:
    shares = [percent(share(gain, loss)) for loss in (2, 3) for gain in (1, 2, 3)]
    assert shares == [67, 50, 40, 75, 60, 50]
    for gain in (1, 2, 3):
        for loss in (2, 3):
            even = share(gain, loss)
            assert even * gain - (1 - even) * loss == 0


@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize("gain", GAINS)
def test_a_share_is_called_too_little_or_too_much_as_the_sum_says(gain: int, loss: int) -> None:
    form, even = FORMATS["break-even"], percent(share(gain, loss))
    item = form.item(f"win-{gain}-lose-{loss}", told=(gain, loss, 33, 40))
    for given in SHARES:
        if given == even:
            continue
        said, total = feedback(item, str(given)), given * gain - (100 - given) * loss
        assert (total > 0) is (given > even)
        words = " ".join([said.title, *said.lines])
        if "too little" in words:
            assert total < 0, said
        if "is enough" in words:
            assert total > 0, said
        assert f"{abs(total)} game points {'ahead' if total > 0 else 'behind'}" in words
        # A price read the wrong way has words of its own; every other share is one or the other.
        own = said.tag in ("same-price", "gain-and-loss-swapped")
        assert own or ("too little" in words) is (given < even)


@pytest.mark.parametrize(
    ("name", "changes", "pairs"),
    [
        ("classic", {}, "12 22 13 23 33"),
        ("santase", {}, "13 23 33"),
        ("schnapsen", {}, "12 22 33"),
        ("schnapsen-sharp", {}, "12 22 33"),
        ("schnapsen", {"failed_close": Penalty.TWO}, "12 22 32"),
    ],
)
def test_only_a_gain_and_a_loss_that_one_close_can_bring_are_asked(
    name: str, changes: dict[str, Any], pairs: str
) -> None:
    rules = replace(PRESETS[name], **changes)
    cases = FORMATS["break-even"].cases_under(rules)
    assert cases == tuple(f"win-{pair[0]}-lose-{pair[1]}" for pair in pairs.split())


@pytest.mark.parametrize("name", ["classic", "schnapsen"])
def test_the_gain_is_told_by_the_tricks_it_goes_by(name: str) -> None:
    form, rules = FORMATS["break-even"], PRESETS[name]
    for case in form.cases_under(rules):
        for seed in range(20):
            item = generate(exercises()["share-needed"], case, Random(seed), rules)
            form.check(item)
            bot, you = item.told[2:]
            (row,) = form.rows(item, None, closed=False, help=False)
            gain, loss = row["lines"]
            assert ("When you close, the bot has" in gain) is (name == "schnapsen")
            assert ("If it works, the bot has" in gain) is (name == "classic")
            assert ("has no trick now" in loss) is (name == "classic" and item.told[1] == 3)
            assert name == "classic" or (bot + you <= 84 and bot not in (1, 2, 3))


def test_whether_a_close_wins_is_said_to_be_counted_with_open_cards() -> None:
    for name, case in (("how-sure-of-the-close", "wins"), ("how-sure-are-you", "held")):
        item = generate(exercises()[name], case, Random(1))
        rows = FORMATS["how-sure"].rows(item, None, closed=False, help=False)
        open_ = [
            line for row in rows for line in row.get("lines", ()) if "all cards lay op" in line
        ]
        assert len(open_) == (case == "wins")


@pytest.mark.parametrize("name", ["tick_worlds", "close_or_keep"])
def test_every_moment_of_a_library_is_of_its_case(name: str) -> None:
    form = FORMATS[name.replace("_", "-")]
    for rules, cases in library(name).items():
        for case, moments in cases.items():
            for found in moments:
                assert found.moment.startswith(f"{rules} ")
                form.check(form.item(case, moment=found.moment))


def test_no_moment_comes_twice() -> None:
    for name in ("tick_worlds", "close_or_keep"):
        for cases in library(name).values():
            lines = [found.moment for moments in cases.values() for found in moments]
            assert len(set(lines)) == len(lines)


def test_each_world_is_worth_what_its_line_replays_to() -> None:
    for case, moments in library("tick_worlds")["classic"].items():
        for found in moments[:4]:
            lead = plain_close(found.moment)
            assert lead is not None, case
            tiles = worlds(found.moment, lead)
            hands = list(hands_of(seen(found.moment)))
            assert [world.hand for world in tiles] == hands
            for world in tiles:
                states = line_after(found.moment, lead, world.asleep)
                assert game_points(states[-1], 0) == world.value


def test_the_plan_of_a_close_wins_where_seeing_the_hand_wins() -> None:
    """Else a world would be won or lost by what one knows, and ticking it a matter of taste."""
    for moments in library("tick_worlds")["classic"].values():
        for found in moments:
            answer, lead = last_lead(found.moment), plain_close(found.moment)
            assert answer is not None
            assert lead is not None
            wins = sum(world.value > 0 for world in worlds(found.moment, lead))
            assert wins == answer.closing.wins


def test_what_keeping_brings_is_counted_again_hand_by_hand() -> None:
    for found in library("close_or_keep")["classic"]["likely-but-keep"][:6]:
        answer = last_lead(found.moment)
        assert answer is not None
        view = seen(found.moment)
        values = []
        for hand in hands_of(view):
            state = state_of(view, hand).play_all(answer.keep)
            worth = solve(state).value
            values.append(worth if state.to_move == view.seat else -worth)
        assert sum(values) == answer.keeping.game_points


def test_the_brier_score_is_spoken_of_only_where_a_bet_is_made() -> None:
    """Its first words stand in the example of a bet: a guess before it would not know them."""
    met = 0
    for name in exercises():
        if exercises()[name].file != "11_odds.toml":
            continue
        for item in exercises()[name].items.values():
            for answer in all_answers(item):
                told = " ".join(feedback(item, answer).lines)
                assert ("Brier" in told) <= (item.format == "close-bet"), (item, answer)
                met += "Brier" in told
    assert met


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("close-or-keep-it", "good-close"),
        ("does-it-matter", "equal"),
        ("bet-on-it", "good-keep"),
        ("where-it-pays", "few-will-do"),
        ("close-at-a-score", "close-anyway"),
        ("clear-or-toss-up", "clear-close"),
    ],
)
def test_each_count_of_closing_says_what_it_assumes(name: str, case: str) -> None:
    for seed in range(3):
        item = generate(exercises()[name], case, Random(seed))
        found = last_lead(item.moment)
        assert found is not None
        for closed in (False, True):
            rows = FORMATS[item.format].rows(item, None, closed=closed, help=False)
            lines = [line for row in rows for line in row.get("lines", ())]
            (said,) = [line for line in lines if "equally likely" in line]
            assert said.startswith(f"All {found.closing.hands} hands ")
            assert "the bot" in said
            assert "as if it saw yours" in said


def test_ticking_asks_one_thing_and_says_how_the_hands_are_played() -> None:
    item = generate(exercises()["tick-the-hands"], "one-fails", Random(1))
    rows = FORMATS["tick-worlds"].rows(item, None, closed=False, help=False)
    lines = rows[0]["lines"]
    assert "?" not in " ".join(lines)
    assert "as if all cards lay open" in lines[-1]


def test_two_hands_are_played_out_the_wrongly_ticked_first_and_every_tile_is_marked() -> None:
    item = exercises()["tick-the-hands"].items["two-that-fail"]
    given = ("asleep-QC", "asleep-AC", "asleep-JD", "asleep-QH", "asleep-AH")
    said = feedback(item, given)
    assert said.tag == "hands-mixed-up"
    played = [line for line in said.lines if "in the stock: [" in line]
    assert [line.split()[1] for line in played] == ["[QC]", "[JD]"]
    assert said.lines[-1] == "2 more hands are marked on their tiles."
    tiles = FORMATS["tick-worlds"].rows(item, given, closed=True, help=False)[-1]["tiles"]
    tags = {tile["id"]: tile["tag"] for tile in tiles}
    assert "ticked" in tags["asleep-QC"]
    assert "left out" in tags["asleep-TS"]
    assert all(tile["mark"] in ("good", "bad") for tile in tiles)


def test_an_explanation_of_ticks_is_never_longer_than_four_lines() -> None:
    item = exercises()["tick-the-hands"].items["two-that-fail"]
    for answer in all_answers(item):
        assert len(feedback(item, answer).lines) <= 4


@pytest.mark.parametrize("case", ["few-will-do", "many-needed"])
def test_the_slider_asks_for_the_least_number_of_wins_that_beats_keeping(case: str) -> None:
    form = FORMATS["close-slider"]
    for seed in range(12):
        item = generate(exercises()["where-it-pays"], case, Random(seed))
        found = last_lead(item.moment)
        assert found is not None
        hands = found.closing.hands
        (gain,) = {v for v in range(1, 4) if found.closing.count(v)}
        (price,) = {v for v in range(1, 4) if found.closing.count(-v)}
        pays = [
            wins
            for wins in range(hands + 1)
            if Fraction(wins * gain - (hands - wins) * price, hands) > found.keeping.mean
        ]
        assert form.right(item) == min(pays)
        assert (2 * min(pays) > hands) is (case == "many-needed")
        words = item_input(item)["words"]
        assert len(words) == hands + 1
        assert all(words[wins].startswith(f"{wins} of {hands} win: ") for wins in range(hands + 1))
        for answer in all_answers(item):
            said = feedback(item, answer)
            assert said.right is (answer == min(pays))
            assert bool(said.tag) is not said.right
        # Whether to close in this very deal follows from it.
        assert advice(item).endswith(" close.") is (found.closing.mean > found.keeping.mean)


def advice(item: Item) -> str:
    """What the slider says of this very deal."""
    rows = FORMATS["close-slider"].rows(item, None, closed=True, help=False)
    return str(rows[-1]["lines"][0])


def test_the_slider_advises_neither_where_closing_and_keeping_bring_the_same() -> None:
    form, met = FORMATS["close-slider"], set()
    for cases in library("close_or_keep").values():
        for found in (one for moments in cases.values() for one in moments):
            case = form.case_of(found.moment)  # type: ignore[attr-defined]
            answer = last_lead(found.moment)
            if not case or answer is None:
                continue
            over = answer.closing.mean - answer.keeping.mean
            words = "close." if over > 0 else "keep the stock." if over else "no difference."
            assert advice(form.item(case, moment=found.moment)).endswith(f" {words}")
            met.add(words)
    assert len(met) == 3


def test_a_place_of_the_slider_is_told_less_than_keeping_only_where_it_is() -> None:
    form, equal = FORMATS["close-slider"], 0
    for cases in library("close_or_keep").values():
        for found in (one for moments in cases.values() for one in moments):
            case = form.case_of(found.moment)  # type: ignore[attr-defined]
            if not case:
                continue
            item = form.item(case, moment=found.moment)
            answer = last_lead(found.moment)
            assert answer is not None
            for wins in range(1, form.input(item).high + 1):
                words = feedback(item, wins).title
                mean = _split(item, wins).mean
                if "less than keeping" in words:
                    assert 0 < mean < answer.keeping.mean
                if "As much as keeping" in words:
                    assert mean == answer.keeping.mean
                    equal += 1
    assert equal


def test_who_closes_from_half_the_hands_on_is_told_by_the_slider() -> None:
    tags_seen = set()
    for seed in range(30):
        item = generate(exercises()["where-it-pays"], "many-needed", Random(seed))
        half = (item_input(item)["max"]) // 2 + 1
        said = feedback(item, half)
        if not said.right:
            tags_seen.add(said.tag)
    assert tags_seen == {"more-likely-than-not"}


def test_a_bet_is_right_by_its_side_and_told_its_score() -> None:
    item = generate(exercises()["bet-on-it"], "likely-but-keep", Random(1))
    for sure, score in ((50, "0.25"), (70, "0.09"), (90, "0.01")):
        said = feedback(item, f"keep-{sure}")
        assert said.right
        assert score in said.lines[-1]
    for sure, score in ((70, "0.49"), (90, "0.81")):
        said = feedback(item, f"close-{sure}")
        assert said.tag == "more-likely-than-not"
        assert score in said.lines[-1]


def test_an_example_tells_how_each_bet_is_scored_and_speaks_of_none_made() -> None:
    item = exercises()["bet-on-it"].items["fewer-wins-but-close"]
    shown = " ".join(explain(item).lines)
    for sure in SURE:
        for right in (True, False):
            assert number_text(price_of_a_bet(sure, right=right)) in shown
    assert "Your bet" not in shown


def test_the_bets_of_the_practice_are_kept_and_shown_at_the_end() -> None:
    """Whoever guessed wrong at first makes all four bets; the guess itself is none."""
    walk = take("odds", guesses_wrong, seed=3)
    kept = walk.run.progress.sure
    assert kept == {90: (4, 4)}
    rows = walk.views[-1]["board"]["rows"]
    assert rows[0]["rows"] == [["90 %", "4", "4, that is 100 %"]]
    assert "0.01" in rows[1]["lines"][0]
    assert "few bets" in rows[1]["lines"][1]
    again = Progress.from_text(walk.run.progress.to_text())
    assert again == walk.run.progress
    assert Progress().merged(again).sure == kept


def test_only_the_first_try_of_an_item_is_a_bet() -> None:
    walk = skip_to_check("odds", wrongly_sure, after=60, seed=3)
    bets = [item for kind, item, _, _ in walk.told if item.format == "close-bet"]
    kept = walk.run.progress.sure
    assert sum(many for many, _ in kept.values()) < len(bets)
    assert kept[90][1] == 0


def guesses_wrong(item: Item) -> Value:
    guess = exercises()["close-or-keep-it"].items["more-wins-but-keep"]
    return "close" if item == guess else right_answer(item)


def wrongly_sure(item: Item) -> Value:
    right = str(right_answer(item))
    if item.format != "close-bet":
        return right_answer(item)
    return "keep-90" if right.startswith("close") else "close-90"


@pytest.mark.parametrize(
    ("kept", "word"),
    [
        ({90: (20, 12)}, "say a little less"),
        ({50: (20, 18)}, "you know more than you say"),
        ({70: (20, 14)}, "that fits"),
        ({90: (9, 2)}, "So few bets"),
    ],
)
def test_the_verdict_on_sureness_waits_for_ten_bets(
    kept: dict[int, tuple[int, int]], word: str
) -> None:
    assert word in sureness_rows(kept)[1]["lines"][1]


def test_the_score_of_all_bets_is_the_mean_of_each() -> None:
    kept = {50: (2, 1), 70: (3, 2), 90: (5, 4)}
    prices = [
        price_of_a_bet(sure, right=number < good)
        for sure, (many, good) in kept.items()
        for number in range(many)
    ]
    assert score_of(kept) == sum(prices) / Fraction(10)


@pytest.mark.parametrize("junk", [3, {"80": [1, 1]}, {"90": [1, 2]}, {"90": [1]}, {"90": "x"}])
def test_bets_that_cannot_be_read_are_left_out_and_said(junk: object) -> None:
    read = Progress.from_json({"sure": junk})
    assert read.sure == {}
    assert "sure" in " ".join(read.notes)


def test_a_sum_of_up_to_three_terms_stays_on_one_line() -> None:
    two = sum_of(Split.of([1, -2, -2, -2, -2, -2]))
    assert two.split(", ")[0].count(" ") == 6  # of both products and the equals sign
    assert two.replace(NO_BREAK, " ") == "1 × 1 − 5 × 2 = −9, and −9 ÷ 6 = −1.5"
    assert NO_BREAK not in sum_of(Split.of([3, 2, 1, -1, -2]))


@pytest.mark.parametrize("name", PRESETS)
def test_an_average_is_asked_of_prices_that_one_close_can_have(name: str) -> None:
    rules, form = PRESETS[name], FORMATS["expected-value"]
    drawn = [
        form.make(case, Random(seed), rules)
        for case in form.cases_under(rules)
        for seed in range(60)
    ]
    fixed = exercises()["points-on-average"].items.values()
    assert all(possible(*item.told[2:], rules) for item in drawn)
    assert all(possible(*item.told[2:], CLASSIC) for item in fixed)


def test_the_table_of_shares_leaves_out_what_no_close_can_have() -> None:
    rows = show_break_even().rows
    for gain, row in zip(GAINS, rows, strict=True):
        for loss, cell in zip(LOSSES, row[1:], strict=True):
            assert (cell != "–") is possible(gain, loss, CLASSIC)
