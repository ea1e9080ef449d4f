"""Lesson 4: exact sets of the strict phase, and learners who each hold one wrong belief.

The misconceptions that many hold are in ``test_misconceptions.py``; these are further ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from learner import Brain, skip_to_check, tags, take

from sixtysix_teach.actions import Play
from sixtysix_teach.classroom import Item, exercises, generate, show_reply
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.feedback import explain
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.strict import CASES, OPEN_BELIEFS, STRICT_BELIEFS, reply_at
from sixtysix_teach.notation.position import parse_view
from sixtysix_teach.presets import PRESETS, preset
from sixtysix_teach.rules import Rules

NAMES = ("legal-cards", "fix-the-move", "which-rule", "strict-errors")
TWO = tuple(rules for rules in PRESETS.values() if rules.players == 2)


def made(name: str, rules: Rules, *, seeds: int) -> Iterator[Item]:
    """Items of each case that can come up under *rules*."""
    exercise = exercises()[name]
    known = FORMATS[exercise.format].cases_under(rules)
    for case in exercise.cases:
        if case in known:
            for seed in range(seeds):
                yield generate(exercise, case, Random(f"{case} {seed}"), rules)


def taps(tag: str) -> Brain:
    """A learner who taps the cards that one wrong belief allows, and knows the rest."""

    def answer(item: Item) -> Value:
        if item.format != "legal-set":
            return right_answer(item)
        reply = reply_at(item.moment)
        beliefs = OPEN_BELIEFS if reply.stock == "open" else STRICT_BELIEFS
        tapped = set(beliefs[tag](reply)) if tag in beliefs else set()
        codes = tuple(card.code for card in reply.hand if card in tapped)
        return codes or right_answer(item)

    return answer


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "tag",
    ["must-take-highest", "strict-not-noticed"],
)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check("strict-phase", taps(tag), seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)


def test_who_answers_right_masters_it_and_meets_all_of_the_curriculum() -> None:
    walk = take("strict-phase", seed=4)
    assert walk.run.record.state == "mastered"
    checked = [item.case for kind, item, _, _ in walk.told if kind == "mastery"]
    assert len(checked) == 15
    assert sum(case in ("must-beat", "beat-with-which") for case in checked) == 4
    assert sum(case in ("must-trump", "which-trump") for case in checked) == 4


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.name)
def test_the_right_set_is_the_engines_under_every_rule_profile(rules: Rules) -> None:
    for item in made("legal-cards", rules, seeds=4):
        view = parse_view(item.moment)
        assert view.rules == rules
        allowed = tuple(c.code for c in view.hand if view.why_illegal(Play(c)) is None)
        assert right_answer(item) == allowed
        assert len(view.hand) >= 3
        assert view.hand_sizes[1 - view.seat] == len(view.hand) - 1


def test_a_hand_shows_the_case_it_was_drawn_for() -> None:
    for item in made("legal-cards", preset("classic"), seeds=20):
        reply, many = reply_at(item.moment), len(right_answer(item))  # type: ignore[arg-type]
        assert (reply.stock == "open") is (item.case == "open")
        if item.case in ("must-beat", "must-trump"):
            assert many == 1
        elif item.case in ("beat-with-which", "which-trump"):
            assert 1 < many < len(reply.hand)
        elif item.case in ("nothing", "open"):
            assert many == len(reply.hand)
        else:
            assert many < len(reply.hand)
    assert set(exercises()["legal-cards"].cases) == set(CASES)


def test_duties_that_the_rules_do_not_have_are_not_asked_about() -> None:
    bicycle = preset("bicycle")
    for name in ("legal-set", "fix-the-move"):
        left = FORMATS[name].cases_under(bicycle)
        assert not {"must-beat", "must-trump", "under", "void", "rule-beat"} & set(left)
        assert left


def test_the_bot_hand_is_hidden_in_every_moment() -> None:
    for name in NAMES:
        for item in made(name, preset("classic"), seeds=3):
            hands = item.moment.split()[1].split("/")
            assert sum("?" in hand for hand in hands) == 1


def test_the_figure_says_what_the_rules_say() -> None:
    assert show_reply("KS", "TS QS AH JD 9D 9C", trump="H").total == 1
    assert show_reply("KS", "TS QS AH JD 9D 9C", trump="H", rules="bicycle").total == 2


def test_a_card_of_another_suit_is_not_said_to_be_beaten() -> None:
    """Two suits and no trump: the card led keeps the trick, and the reason says so."""
    kept = 0
    for seed in range(60):
        item = generate(exercises()["strict-errors"], "winner", Random(seed), preset("classic"))
        reply, played = reply_at(item.moment), item.extra[0]
        if played[1] != reply.lead.suit.value and reply.trump.value not in played[1:]:
            lines = " ".join(explain(item).lines)
            assert f"[{reply.lead.code}] beats" not in lines
            assert "no trump" in lines or f"[{reply.lead.code}] is a trump" in lines
            kept += 1
    assert kept >= 5
