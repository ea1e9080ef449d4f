"""The terminal table, driven the way a pipe drives it: lines in, text out, no traceback ever.

The autopilot types every card there is, again and again; the wrong ones are refused with the rule,
so each deal ends whatever the cards are.
"""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable

import pytest

from sixtysix_teach import PACK_32, PRESETS, Deal, State
from sixtysix_teach.cli import main
from sixtysix_teach.cli._text import plain
from sixtysix_teach.opponents import OPPONENTS

CARDS = [card.code for card in PACK_32]
AUTOPILOT = ["exchange", *(f"marry {suit}" for suit in "SHDC"), *CARDS, "", "claim@1", "count"]

Run = Callable[..., str]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run ``sixtysix play`` with these lines on its input and return what it printed."""

    def run(*options: str, lines: list[str], status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *options]) == status
        return capsys.readouterr().out

    return run


def hand_of(seed: int) -> tuple[str, ...]:
    return tuple(card.code for card in State.start(Deal.shuffled(seed=seed)).hands[0])


def test_the_table_is_shown_and_the_end_of_the_input_stops_it(played: Run) -> None:
    shown = played("--seed", "5", lines=[])
    assert "Sixty-six, rules classic, against Careful." in shown
    assert "Seed 5: the same deals again with --seed 5." in shown
    assert all(f"  {code}" in shown for code in hand_of(5))
    assert shown.rstrip().endswith("Stopped.")


def test_the_first_deal_is_the_one_its_seed_shuffles(played: Run) -> None:
    turn_up = Deal.shuffled(seed=66).turn_up
    assert plain(f"turn-up [{turn_up.code}]") in played("--seed", "66", lines=[])


@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("profile", PRESETS)
def test_a_deal_is_played_to_its_result(played: Run, profile: str, opponent: str) -> None:
    options = ["--rules", profile, "--opponent", opponent, "--seed", "3"]
    shown = played(*options, lines=AUTOPILOT * 20)
    assert "Stopped" not in shown
    result = shown[shown.rindex("> ") :]
    assert "game point" in result or "Nobody scores" in result


def test_an_opponent_with_a_habit_can_be_asked_for_by_name(played: Run) -> None:
    shown = played("--opponent", "habit-aces", "--seed", "3", lines=AUTOPILOT * 20)
    assert "against Leads aces. Careful, but 80 % of the time leads a plain ace" in shown
    assert "Stopped" not in shown


def test_a_match_is_played_until_it_is_won(played: Run) -> None:
    shown = played("--match", "--opponent", "random", "--seed", "1", lines=AUTOPILOT * 400)
    assert "Stopped" not in shown
    assert "Deal 2: " in shown
    assert " the match, You " in shown


def test_one_deal_is_enough_without_match(played: Run) -> None:
    shown = played("--seed", "1", lines=AUTOPILOT * 400)
    assert "Enter for the next deal" not in shown
    assert "Match" not in shown


def test_an_illegal_card_is_refused_with_the_rule(played: Run) -> None:
    missing = next(code for code in CARDS if code not in hand_of(5))
    shown = played("--seed", "5", lines=[missing, "claim", "exchange"])
    assert "is not in your hand. Play a card you hold." in shown
    assert "You have no trick yet. A claim needs at least one trick won in this deal." in shown


def test_why_says_the_rule_and_changes_nothing(played: Run) -> None:
    card = hand_of(5)[0]
    shown = played("--seed", "5", lines=[f"why {card}", "why draw", "why nonsense"])
    assert "is allowed." in shown
    assert "There is nothing to draw now." in shown
    assert "'nonsense' cannot be read: expected a card" in shown
    assert "You lead" not in shown


def test_a_question_mark_lists_what_is_legal(played: Run) -> None:
    shown = played("--seed", "5", lines=["?", "help", "tricks", "table"])
    assert "You may play: " in shown
    assert "You may type: close" in shown
    assert "why TH" in shown
    assert "No trick yet." in shown


def test_nobody_can_claim_for_the_other_side(played: Run) -> None:
    shown = played("--rules", "handbook", "--seed", "5", lines=[hand_of(5)[0], "claim@1"])
    assert "The bot claims" not in shown


def test_a_closed_terminal_line_stops_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "--match", "--seed", "5"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("Stopped. You 0, Bot 0.")


@pytest.mark.parametrize("options", [["--rules", "bridge"], ["--opponent", "clever"]])
def test_an_unknown_name_ends_with_2(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *options]) == 2
    assert "there are" in capsys.readouterr().err


def test_a_terminal_without_suit_signs_gets_codes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sixtysix_teach.cli", "play", "--seed", "5"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(filter(None, sys.path))},
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    assert b"turn-up " + Deal.shuffled(seed=5).turn_up.code.encode() in done.stdout
