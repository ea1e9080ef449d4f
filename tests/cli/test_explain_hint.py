"""`sixtysix explain` and `sixtysix hint`: reasons and hints from one seat's view."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from positions_to_solve import ENDED, LAST_LEAD, LAST_LEAD_VIEW, START, THREE

from sixtysix_teach.notation import format_action, parse_action, parse_position
from sixtysix_teach.tutor.explain import explain
from sixtysix_teach.tutor.hint import hint

VIEW = parse_position(LAST_LEAD).observation(1)


def test_explain_says_what_an_action_costs(sixtysix: Any) -> None:
    run = sixtysix("explain", LAST_LEAD_VIEW, "AD")
    assert (run.status, run.err) == (0, "")
    assert run.out.splitlines()[3:] == [
        "Hand      ♠K ♥10 ♥9 ♦A ♦K ♦Q  (seat 1)",
        '"You" is seat 1, "Bot" is seat 0.',
        "",
        "♦A: Marriage not announced",
        "  This costs 1.14 game points on average.",
        "  Better: announce ♦K and ♦Q or lead ♥10.",
        "  Announcing ♦K and ♦Q brings 20 card points at once and makes 56.",
        "  This is the last lead at which you can announce ♦K and ♦Q.",
        "  A marriage brings card points without winning a trick with it; once it is",
        "  broken up, that chance is gone.",
        "  = Counted over all 7 hands that the bot can hold, each equally likely. Once",
        "    the stock is gone, both play without a mistake.",
    ]


def test_explain_as_json(sixtysix: Any) -> None:
    found = sixtysix("explain", "--json", LAST_LEAD, "AD").json
    assert (found["position"], found["kind"], found["seat"]) == (LAST_LEAD_VIEW, "explanation", 1)
    assert (found["basis"], found["hands"]) == ("counted", 7)
    told = explain(VIEW, parse_action("AD"))
    assert found["explained"] == [
        {
            "action": "AD",
            "verdict": "worse",
            "theme": told.theme,
            "key": "announce-missed",
            "loss": "8/7",
            "better": [format_action(action) for action in told.better],
            "title": told.title,
            "lines": list(told.lines),
            "how": told.basis,
            "facts": [fact.as_dict() for fact in told.facts],
        }
    ]
    assert Fraction(found["explained"][0]["loss"]) == told.loss


def test_without_an_action_all_are_explained(sixtysix: Any) -> None:
    found = sixtysix("explain", "--json", START).json
    legal = parse_position(START).legal_actions()
    assert [one["action"] for one in found["explained"]] == [format_action(a) for a in legal]
    out = sixtysix("explain", START).out
    assert out.count("nothing is") == 1  # how it was worked out is said once
    assert "\n♥9: By rule of thumb: lead ♥9\n" in out


def test_an_illegal_action_gets_the_rule_and_ends_with_1(sixtysix: Any) -> None:
    run = sixtysix("explain", LAST_LEAD, "AS")
    assert run.status == 1
    assert "♠A: ♠A is not in your hand.\n  Play a card you hold.\n" in run.out
    found = sixtysix("explain", "--json", LAST_LEAD, "AS").json
    assert (found["basis"], found["explained"][0]["verdict"]) == (None, "illegal")


def test_hint_gives_four_steps(sixtysix: Any) -> None:
    run = sixtysix("hint", LAST_LEAD_VIEW)
    assert (run.status, run.err) == (0, "")
    assert run.out.splitlines()[5:] == [
        "  1  Can you get card points before you play a card?",
        "  2  Look for a king and a queen of one suit.",
        "     You have 36 card points and need 30 more for 66.",
        "  3  A marriage brings card points without winning a trick with it; once it is",
        "     broken up, that chance is gone.",
        "  4  Best: announce ♦K and ♦Q. Just as good: lead ♥10.",
        "     Announcing ♦K and ♦Q brings 20 card points at once and makes 56.",
        "     This is the last lead at which you can announce ♦K and ♦Q.",
        "  =  Counted over all 7 hands that the bot can hold, each equally likely. Once",
        "     the stock is gone, both play without a mistake.",
    ]


def test_one_step_tells_no_more(sixtysix: Any) -> None:
    out = sixtysix("hint", LAST_LEAD, "--step", "1").out
    assert out.splitlines()[-1] == "  1  Can you get card points before you play a card?"
    assert sixtysix("hint", LAST_LEAD, "--step", "5").status == 2


def test_hint_as_json(sixtysix: Any) -> None:
    found = sixtysix("hint", "--json", LAST_LEAD).json
    assert (found["position"], found["kind"], found["theme"]) == (
        *(LAST_LEAD_VIEW, "hint", "announce"),
    )
    for step in found["steps"]:
        told = hint(VIEW, step["step"])
        assert step["lines"] == list(told.lines)
        assert step["cards"] == [card.code for card in told.cards]
    assert [step["action"] for step in found["steps"]] == [None, None, None, "marry-D"]


def test_many_positions_come_from_the_standard_input(sixtysix: Any) -> None:
    lines = f"{LAST_LEAD}\n# a comment\nnonsense\n{START}\n"
    for command in ("hint", "explain"):
        run = sixtysix(command, "--json", "-", stdin=lines)
        assert run.status == 2
        assert "line 3" in run.err
        assert [part[:12] for part in run.out.splitlines()].count('{"position":') == 2


def test_who_cannot_act_gets_no_hint(sixtysix: Any) -> None:
    run = sixtysix("hint", LAST_LEAD, "--seat", "0")
    assert (run.status, run.out) == (2, "")
    assert "can act now" in run.err
    assert "nothing this seat may do" in sixtysix("explain", LAST_LEAD, "--seat", "0").out


def test_ended_deals_and_more_players_are_refused(sixtysix: Any) -> None:
    for command in ("hint", "explain"):
        run = sixtysix(command, ENDED)
        assert run.status == 2
        assert "the deal has ended" in run.err
    assert sixtysix("explain", THREE).status == 0


def test_what_cannot_be_read_is_said(sixtysix: Any) -> None:
    assert sixtysix("explain", LAST_LEAD, "XX").status == 2
    assert "error" in sixtysix("explain", "--json", LAST_LEAD, "XX").json
