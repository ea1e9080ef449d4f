"""Hints lead to the best, step by step, and keep the answer for the last step."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from learner_deals import decisions
from places import place
from positions import D
from test_explain import permuted

from sixtysix_teach import Deal, Observation, Play, RulesError, State
from sixtysix_teach.phrases import token
from sixtysix_teach.tutor.explain import explain
from sixtysix_teach.tutor.hint import STEPS, Hint, hint
from sixtysix_teach.tutor.judge import Basis, judge
from sixtysix_teach.tutor.relevance import cards_of
from sixtysix_teach.tutor.themes import THEMES

TOKEN = re.compile(r"\[([AKQJT987]?[SHDC])\]")


@cache
def hinted() -> list[tuple[State, Observation, tuple[Hint, ...]]]:
    """All four steps for every decision."""
    return [
        (state, view, tuple(hint(view, step) for step in range(1, STEPS + 1)))
        for state, view, _ in decisions()
    ]


def open_decisions() -> list[tuple[State, Observation, tuple[Hint, ...]]]:
    return [found for found in hinted() if found[2][0].theme != "forced"]


def test_the_action_of_a_hint_is_one_of_the_best() -> None:
    for _, view, steps in hinted():
        assert steps[-1].action in judge(view).best or steps[-1].theme == "forced"
        assert steps[-1].action in view.legal_actions()


def test_a_hint_is_never_explained_as_a_mistake() -> None:
    for _, view, steps in hinted():
        told = explain(view, steps[-1].action)
        assert told.verdict in ("best", "as-good", "rule-of-thumb", "only")
        assert not told.better
        assert told.key not in ("unclear", "could-claim", "other-thumb")


def test_all_steps_speak_of_one_theme() -> None:
    for _, _, steps in hinted():
        assert len({step.theme for step in steps}) == 1
        assert steps[0].theme in THEMES
        assert [step.step for step in steps] == [1, 2, 3, 4]


def test_the_answer_is_not_told_before_the_last_step() -> None:
    for _, view, steps in open_decisions():
        answer = [token(card) for card in cards_of(view, steps[-1].action)]
        for step in steps[:3]:
            assert step.action is None
            text = " ".join(step.lines)
            assert not any(card in text for card in answer), (step.step, text)


def test_the_cards_to_look_at_hold_the_answer_and_more() -> None:
    for _, view, steps in open_decisions():
        action = steps[-1].action
        assert steps[0].cards == ()
        if isinstance(action, Play):
            assert action.card in steps[1].cards
            assert len(steps[1].cards) > 1 or len(view.playable) == 1
            assert steps[3].cards == (action.card,)
        seen = {*view.hand, *view.played, view.turn_up}
        assert all(set(step.cards) <= seen for step in steps)


def test_where_only_one_thing_is_allowed_every_step_says_so() -> None:
    forced = [steps for _, _, steps in hinted() if steps[0].theme == "forced"]
    assert forced
    for steps in forced:
        assert all(step.action is not None for step in steps)
        assert len({step.lines for step in steps}) == 1
        assert "only one thing" in steps[0].lines[0]


def test_the_first_hint_asks_and_the_last_gives_a_reason() -> None:
    for _, view, steps in open_decisions():
        assert steps[0].lines[0].rstrip().endswith("?")
        assert len(steps[3].lines) >= 2
        assert steps[3].basis
        thumb = judge(view).basis is Basis.THUMB
        assert ("rule of thumb" in steps[3].lines[0]) == thumb
        assert bool(steps[2].basis) == thumb


def test_what_a_hint_names_it_knows() -> None:
    for _, view, steps in hinted():
        for step in steps:
            text = " ".join(step.lines)
            named = {c.code for fact in step.facts for c in (*fact.cards, *fact.because)}
            named |= {suit.value for fact in step.facts for suit in fact.suits}
            named |= {card.code for card in view.played}
            if step.action is not None:
                named |= {c.code for a in judge(view).best for c in cards_of(view, a)}
            assert set(TOKEN.findall(text)) <= named, text
            numbers = {str(n) for fact in step.facts for n in fact.numbers.values()}
            plain = TOKEN.sub("", text)
            assert set(re.findall(r"\d+", plain)) <= numbers | {str(view.rules.target)}, text


def test_permuting_the_hidden_cards_changes_no_hint() -> None:
    rng = Random(66)
    for state, view, steps in hinted()[::3]:
        twin = permuted(state, view.seat, rng).observation(view.seat)
        assert tuple(hint(twin, step) for step in range(1, STEPS + 1)) == steps


def test_the_best_come_in_the_order_in_which_they_are_named() -> None:
    for _, view, steps in open_decisions():
        assert steps[-1].action == judge(view).best[0]


def test_there_are_four_steps() -> None:
    view = State.start(Deal.shuffled(seed=66)).observation(0)
    for step in (0, 5):
        with pytest.raises(RulesError, match="steps 1 to 4"):
            hint(view, step)


def test_who_cannot_act_gets_no_hint() -> None:
    waiting = State.start(Deal.shuffled(seed=66)).observation(D)
    with pytest.raises(RulesError, match="act now"):
        hint(waiting, 1)


def test_an_ace_for_a_ten() -> None:
    view = place("AS KS QS 9D JC QC", led="TS")
    steps = [hint(view, step) for step in range(1, STEPS + 1)]
    assert [step.lines[0] for step in steps] == [
        "Is this trick worth having?",
        "Look at [TS] and at the cards that beat it.",
        "Win the trick: you get its card points, and the lead.",
        "By rule of thumb: play [AS].",
    ]
    assert steps[3].lines[-1] == "[AS] takes [TS]: 21 card points for you."
