"""Bots from outside: they see what a seat may see, and every wrong answer is named."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random

import pytest

from sixtysix_teach import PRESETS, Deal, State
from sixtysix_teach.opponents import (
    FunctionBot,
    OutsideBotError,
    ProgramBot,
    Score,
    opponent,
    outside,
    play_out,
)
from sixtysix_teach.opponents.outside import Question, question_of
from tests.opponents.test_every_opponent import moments, with_other_hidden_cards

DOCS = Path(__file__).resolve().parents[2] / "docs"
VIEW = State.start(Deal.shuffled(seed=1)).observation(0)


def program(code: str, *, seconds: float = 5.0) -> ProgramBot:
    return ProgramBot("tried", [sys.executable, "-c", code], seconds=seconds)


@pytest.mark.parametrize("profile", PRESETS)
def test_the_example_plays_whole_deals(profile: str) -> None:
    bot, rules = outside(f"{DOCS / 'example_bot.py'}"), PRESETS[profile]
    for seed in range(3):
        start = State.start(Deal.shuffled(seed=f"outside-{seed}", rules=rules), rules)
        for players in ((bot, opponent("careful")), (opponent("careful"), bot)):
            assert play_out(start, players, Random(seed)).outcome is not None
    bot.close()


def test_the_example_has_ten_lines_besides_what_it_needs() -> None:
    lines = (DOCS / "example_bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines[5:] if line]) == 10


@pytest.mark.parametrize("profile", PRESETS)
def test_the_question_does_not_change_with_hidden_cards(profile: str) -> None:
    shuffle, changed = Random(5), 0
    for state in moments("careful", profile, deals=3):
        for seat in (0, 1):
            other = with_other_hidden_cards(state, seat, shuffle)
            changed += other.hands != state.hands
            asked = question_of(state.observation(seat))
            assert asked == question_of(other.observation(seat))
            assert json.loads(json.dumps(asked)) == asked
    assert changed > 30


def test_it_is_asked_with_nothing_but_legal_actions_and_told_the_score() -> None:
    heard: list[tuple[Question, list[str]]] = []

    def answer(question: Question, legal: list[str]) -> str:
        heard.append((question, legal))
        return legal[-1]

    bot = FunctionBot("listener", answer)
    bot.choose(VIEW, Random(1))
    bot.at(Score(6, 2)).choose(VIEW, Random(1))
    assert heard[0][1] == [*(card.code for card in VIEW.hand), "close"]
    assert [question["score"] for question, _ in heard] == [None, {"me": 6, "other": 2}]
    assert heard[0][0]["chance"] == heard[1][0]["chance"]


def test_out_of_turn_it_may_pass() -> None:
    bot = FunctionBot("calm", lambda question, legal: "pass" if "pass" in legal else legal[0])
    rules = PRESETS["handbook"]
    start = State.start(Deal.shuffled(seed=4, rules=rules), rules)
    assert play_out(start, (bot, bot), Random(1)).outcome is not None


def test_a_wrong_answer_names_the_bot_what_it_said_and_what_is_allowed() -> None:
    bot = FunctionBot("clumsy", lambda question, legal: "XX")
    with pytest.raises(
        OutsideBotError, match="bot 'clumsy': answered 'XX'; allowed now: "
    ) as error:
        bot.choose(VIEW, Random(1))
    assert error.value.allowed == (*(card.code for card in VIEW.hand), "close")


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("print('no', flush=True); input()", "answered 'no'"),
        ("import sys; sys.exit(3)", "ended before it had answered"),
        ("import time; time.sleep(60)", "gave no answer within 0.5 seconds"),
    ],
)
def test_a_program_that_does_not_answer_is_named_and_ended(code: str, problem: str) -> None:
    bot = program(code, seconds=0.5 if "within" in problem else 30)
    with pytest.raises(OutsideBotError, match=re.escape(f"bot 'tried': {problem}; allowed")):
        bot.choose(VIEW, Random(1))
    bot.close()


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(OutsideBotError, match="bot 'nobody': cannot be started: "):
        ProgramBot("nobody", ["/no/such/program"]).choose(VIEW, Random(1))


def test_a_program_is_ended_and_starts_again_when_asked() -> None:
    bot = program(
        "import json, sys\nfor l in sys.stdin: print(json.loads(l)['legal'][0], flush=True)"
    )
    first = bot.choose(VIEW, Random(1))
    process = bot._talk.process
    assert process is not None
    bot.close()
    assert process.poll() is not None
    assert bot.choose(VIEW, Random(1)) == first
    bot.close()
