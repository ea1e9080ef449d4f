"""Lesson 13: what the score makes of a close, toss-ups, and the defence, each proved again."""

from __future__ import annotations

import re

import pytest
from learner import Brain, skip_to_check, tags, take

from sixtysix_teach.actions import Play
from sixtysix_teach.classroom import Item, exercises, feedback
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.formats.defend_close import LOST, _card, _refuted, _values
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.library import library, seen
from sixtysix_teach.classroom.moment_rows import points_text
from sixtysix_teach.classroom.score_chances import MARGIN, at_score, chance_after, chance_of
from sixtysix_teach.classroom.worlds import choice_at, last_lead
from sixtysix_teach.opponents.score import DEALS_WON_BY, Score, match_chance
from sixtysix_teach.solver import guaranteed, hands_of, solve, state_of
from sixtysix_teach.solver.reference import game_points

NAMES = {
    "close_by_score": "close-by-score",
    "toss_up": "toss-up",
    "defend_close": "defend-the-close",
}

LOSSES = re.compile(r"lose (\d), you still have (\d+) % .*? close loses (\d) and leaves (\d+) %")


def ignores_the_score(item: Item) -> Value:
    """A learner who counts game points whatever the score."""
    if item.format != "close-by-score":
        return right_answer(item)
    found = at_score(item.moment, *item.told)
    assert found is not None
    return found.by_points


def always_closes(item: Item) -> Value:
    """A learner who plays for two, always."""
    return "close" if item.format == "close-by-score" else right_answer(item)


def gives_up(item: Item) -> Value:
    """A learner for whom a close against him is the end."""
    return "lost" if item.format == "defend-the-close" else right_answer(item)


def is_always_sure(item: Item) -> Value:
    """A learner who never calls a toss-up."""
    right = right_answer(item)
    return "close" if right == "toss-up" else right


BELIEFS: dict[str, Brain] = {
    "score-ignored": ignores_the_score,
    "always-for-two": always_closes,
    "all-is-lost": gives_up,
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check("closing-by-odds", BELIEFS[tag], after=22, seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)


def test_who_never_calls_a_toss_up_is_told_and_does_not_master_it() -> None:
    walk = skip_to_check("closing-by-odds", is_always_sure, after=22, seed=1)
    assert walk.run.record.state == "learning"
    assert "sure-without-reason" in tags(walk)


def test_the_right_learner_masters_it() -> None:
    walk = take("closing-by-odds", seed=2)
    assert walk.run.record.state == "mastered"
    assert tags(walk) == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_of_a_library_is_of_its_case(name: str) -> None:
    form = FORMATS[NAMES[name]]
    for cases in library(name).values():
        for case, moments in cases.items():
            for found in moments:
                form.check(form.item(case, moment=found.moment, told=found.told))


def test_the_chances_are_those_of_the_simple_picture() -> None:
    total = sum(DEALS_WON_BY)
    # At 5 to 6 a deal won by 1 levels the match, by 2 or 3 ends it; any loss ends it.
    assert chance_after(Score(5, 6), 1) == match_chance(1, 1) == 0.5
    assert chance_after(Score(5, 6), 2) == 1.0
    assert chance_after(Score(5, 6), -1) == 0.0
    won = [deals / total / 2 for deals in DEALS_WON_BY]
    assert match_chance(2, 1) == pytest.approx(won[0] * 0.5 + won[1] + won[2])


def test_closing_is_called_better_only_if_it_is_whichever_way_it_is_counted() -> None:
    for moments in library("close_by_score")["classic"].values():
        for found in moments[:8]:
            score, answer = Score(*found.told), at_score(found.moment, *found.told)
            choice = choice_at(found.moment)
            assert answer is not None
            assert choice.keep is not None
            kept = max(chance_of(split, score) for _, split in choice.keep.ways)
            if answer.better == "close":
                plans = [w.best_defence for w in choice.odds.ways if w.best_defence]
                assert max(chance_of(plan, score) for plan in plans) >= kept + MARGIN
            else:
                most = max(chance_of(way.open_cards, score) for way in choice.odds.ways)
                assert kept >= most + MARGIN


def test_a_toss_up_is_one_and_what_is_clear_is_clear_in_both_counts() -> None:
    for case, moments in library("toss_up")["classic"].items():
        for found in moments:
            answer = last_lead(found.moment)
            assert answer is not None
            least, most = answer.closing.mean, answer.open_closing.mean
            assert least <= most
            if case in ("views-differ", "one-sees-none"):
                assert least <= answer.keeping.mean <= most
            else:
                assert not least <= answer.keeping.mean <= most


@pytest.mark.parametrize("rules", library("toss_up"))
def test_a_side_that_no_count_calls_worse_is_right_and_the_other_is_not(rules: str) -> None:
    form, sides = FORMATS["toss-up"], {"close": 0, "keep": 0}
    for case, moments in library("toss_up")[rules].items():
        for found in moments:
            item, answer = form.item(case, moment=found.moment), last_lead(found.moment)
            assert answer is not None
            keep, counts = answer.keeping.mean, (answer.closing.mean, answer.open_closing.mean)
            fair = {
                "close": all(count >= keep for count in counts),
                "keep": all(count <= keep for count in counts),
                "toss-up": min(counts) <= keep <= max(counts),
            }
            assert {id_: form.accepts(item, id_) for id_ in fair} == fair
            if case == "one-sees-none":
                (side,) = [id_ for id_ in sides if fair[id_]]
                sides[side] += 1
                words = {"close": "Closing", "keep": "Keeping"}
                assert feedback(item, side).title == f"{words[side]} is never worse here"
                said = " ".join(feedback(item, "toss-up").lines)
                assert f"{words[side].lower()} is never worse on average" in said
                (other,) = sides.keys() - {side}
                assert feedback(item, other).title == f"{words[other]} is never better here"
    assert rules != "classic" or all(sides.values())


def test_who_closes_for_a_win_by_two_is_told_so_only_where_there_is_one() -> None:
    form, met = FORMATS["close-by-score"], {"always-for-two": 0, "losses-taken-alike": 0}
    figures = 0
    for cases in library("close_by_score").values():
        for case, moments in cases.items():
            for found in moments:
                item = form.item(case, moment=found.moment, told=found.told)
                if form.accepts(item, "close"):
                    continue
                said, answer = feedback(item, "close"), at_score(item.moment, *item.told)
                assert answer is not None
                words = " ".join([said.title, *said.lines])
                two = any(answer.closing.count(points) for points in (2, 3))
                if "a win by 2" in words:
                    assert two, item
                if said.tag in met:
                    met[said.tag] += 1
                for kept, left, lost, rest in LOSSES.findall(words):
                    score = Score(*item.told)
                    assert answer.keeping.count(-int(kept))
                    assert answer.closing.count(-int(lost))
                    assert int(left) == round(100 * chance_after(score, -int(kept)))
                    assert int(rest) == round(100 * chance_after(score, -int(lost))) < int(left)
                    figures += 1
    assert all(met.values())
    assert figures


def test_a_defending_card_holds_against_every_hand() -> None:
    form = FORMATS["defend-the-close"]
    for case in ("reply-wins", "lead-wins"):
        for found in library("defend_close")["classic"][case][:6]:
            view, item = seen(found.moment), form.item(case, moment=found.moment)
            best = next(a for a in view.legal_actions() if a == _play(view, form.right(item)))
            forced = guaranteed(view).by_action[best]
            assert forced is not None
            assert forced > 0
            for hand in hands_of(view):
                assert solve(state_of(view, hand)).by_action[best] >= forced


def _play(view: object, code: Value) -> Play:
    return next(Play(card) for card in view.playable if card.code == code)  # type: ignore[attr-defined]


def test_a_line_names_the_announcements_that_its_end_counts() -> None:
    form, met = FORMATS["defend-the-close"], 0
    for case in ("reply-wins", "lead-wins"):
        for found in library("defend_close")["kawu"][case]:
            item = form.item(case, moment=found.moment)
            for answer in form.input(item).ids:
                if answer == LOST or form.accepts(item, answer):
                    continue
                line = _refuted(item.moment, _card(item, answer))
                assert line is not None
                made = line[-1].marriages[len(line[0].marriages) :]
                (told,) = form.why(item, answer).lines
                bots = [one for one in made if one.by != seen(item.moment).seat]
                assert told.count("the bot announces") == len(bots)
                met += len(made)
    assert met


def test_each_count_of_the_close_names_its_lead() -> None:
    form, other = FORMATS["toss-up"], 0
    for case, moments in library("toss_up")["classic"].items():
        for found in moments:
            rows = form.rows(form.item(case, moment=found.moment), None, closed=False, help=False)
            leads = [row["text"].partition(":")[0] for row in rows[-3:]]
            assert all("lead [" in one for one in leads)
            choice = choice_at(found.moment)
            answer = last_lead(found.moment)
            assert answer is not None
            assert choice.odds.way(*answer.open_close).open_cards == answer.open_closing
            other += leads[0] != leads[1]
    assert other, "somewhere the two counts lead another card"


@pytest.mark.parametrize("rules", library("defend_close"))
def test_the_line_shown_ends_with_the_game_points_claimed(rules: str) -> None:
    form, met = FORMATS["defend-the-close"], 0
    for case in ("reply-wins", "lead-wins"):
        for found in library("defend_close")[rules][case]:
            item = form.item(case, moment=found.moment)
            for answer in form.input(item).ids:
                if answer == LOST or form.accepts(item, answer):
                    continue
                claimed = _values(item.moment)[_card(item, answer)]
                line = _refuted(item.moment, _card(item, answer))
                assert line is not None
                assert game_points(line[-1], seen(item.moment).seat) == claimed
                said = feedback(item, answer).lines
                assert points_text(claimed) in said[0]
                verb = "lose" if claimed < 0 else "win"
                assert not claimed or f"{verb} {abs(claimed)}." in said[-1]
                met += 1
    assert met


@pytest.mark.parametrize("rules", library("defend_close"))
def test_where_all_is_lost_each_card_loses_the_same_against_every_hand(rules: str) -> None:
    for found in library("defend_close")[rules].get("all-lost", ()):
        view = seen(found.moment)
        (value,) = {
            solve(state_of(view, hand)).by_action[Play(card)]
            for hand in hands_of(view)
            for card in view.playable
        }
        assert value < 0
        assert {guaranteed(view).by_action[Play(card)] for card in view.playable} == {value}


def test_the_answered_board_shows_the_same_cards_at_other_scores() -> None:
    turned = 0
    for item in exercises()["close-at-a-score"].items.values():
        form = FORMATS[item.format]
        asking = form.rows(item, None, closed=False, help=False)
        assert "The same cards at other scores" not in [row["label"] for row in asking]
        table = form.rows(item, None, closed=True, help=False)[-1]
        (asked,) = [line for line in table["rows"] if line[0].startswith("**")]
        assert asked[0] == f"**{item.told[0]} : {item.told[1]}**"
        assert asked[3].lower() == form.right(item)
        for score, close, keep, better in table["rows"]:
            you, bot = map(int, score.strip("*").split(" : "))
            found = at_score(item.moment, you, bot)
            assert found is not None
            assert close == f"{round(100 * found.close_chance)} %"
            assert keep == f"{round(100 * found.keep_chance)} %"
            assert better.lower() == (found.better or "not clear")
        turned += len({line[3] for line in table["rows"]} & {"Close", "Keep"}) == 2
    assert turned, "the score must turn the answer somewhere"


@pytest.mark.parametrize("name", ["close_or_keep", "defend_close"])
def test_nobody_has_the_target_and_forgot_to_claim(name: str) -> None:
    for cases in library(name).values():
        for case, moments in cases.items():
            for found in moments:
                view = seen(found.moment)
                assert max(view.total(0), view.total(1)) < view.rules.target, case
