"""`sixtysix legal`, `replay`, `deal` and `rules`: for people, for programs, and when wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playouts import TABLES, playout

from sixtysix_teach import PRESETS, Deal
from sixtysix_teach.notation import (
    Record,
    Step,
    format_position,
    format_record,
    format_rules,
    format_view,
    parse_any,
    parse_position,
    parse_record,
)
from sixtysix_teach.rules import rule_fields

START = "classic JSAHJH9HADAC/ASTS9SJDTCQC KC9CQDQSKHJCKDTHTDQHKS+9D D - 0 - - - - *"
CLOSED = "classic AHTHJDACQC/ASTSJSJHTDTC ADQSQDQH9CKS9H+KD D 0:9DKH,0:JC9S 0:KC 0C@2 0@2 QC/- - *"
VIEW = "classic ASTSKSAHTHKH/?????? ???????????+9D D - 0 - - - - 0"
WAITS = "classic ??????/ASTSJSJHTDTC ???????+KD D 0:9DKH,0:JC9S 0 - 0@2 -/- - 1"
HEAD = "rules classic\ndeal JSAHJH9HADAC/ASTS9SJDTCQC KC9CQDQSKHJCKDTHTDQHKS+9D\n"
PLAYED = "# hello\n" + HEAD + "1. JS 9S {small} draw\n2. AH TC draw\nclose 9H JD\n"


# legal ---------------------------------------------------------------------------------------


def test_legal_says_whose_turn_it_is_and_what_is_legal(sixtysix: Any) -> None:
    run = sixtysix("legal", START)
    assert run.status == 0
    assert run.err == ""
    assert run.out.splitlines() == [
        "classic: open phase, 12 cards in the stock; trumps ♦ diamonds, turn-up ♦9",
        "Points    seat 0: 0, seat 1: 0",
        "Turn      seat 0 leads",
        "Hand      ♠J ♥A ♥J ♥9 ♦A ♣A",
        "Legal",
        "  play    ♠J ♥A ♥J ♥9 ♦A ♣A",
        "  close",
    ]


def test_legal_says_why_the_other_cards_are_not(sixtysix: Any) -> None:
    run = sixtysix("legal", CLOSED)
    assert run.status == 0
    assert "strict phase, closed by seat 0 with 8 cards in the stock" in run.out
    assert "Turn      seat 1 plays to ♣K, led by seat 0" in run.out
    assert "  play    ♣10\n" in run.out
    refused = run.out.partition("Not legal\n")[2].splitlines()
    assert [line.split()[0] for line in refused] == ["♠A", "♠10", "♠J", "♥J", "♦10"]
    assert all("♣K was led and you hold that suit" in line for line in refused)


def test_legal_puts_one_reason_on_one_line(sixtysix: Any) -> None:
    run = sixtysix("legal", WAITS)
    assert "Turn      seat 0 leads" in run.out
    assert "Hand      ♠A ♠10 ♠J ♥J ♦10 ♣10  (seat 1)" in run.out
    assert "  nothing: another seat is to move" in run.out
    assert "  ♠A ♠10 ♠J ♥J ♦10 ♣10\n          It is not your turn." in run.out


def test_legal_as_json(sixtysix: Any) -> None:
    found = sixtysix("legal", "--json", CLOSED).json
    assert set(found) == {
        *("position", "seat", "to_move", "phase", "before_draw", "trump", "turn_up", "stock"),
        *("trick", "card_points", "hand", "legal", "illegal", "others", "outcome"),
    }
    assert found["position"] == CLOSED
    assert (found["seat"], found["to_move"], found["phase"]) == (1, 1, "closed")
    assert (found["trump"], found["turn_up"], found["stock"]) == ("D", "KD", 8)
    assert found["trick"] == {"leader": 0, "cards": ["KC"]}
    assert found["card_points"] == [26, 0]
    assert found["legal"] == ["TC"]
    assert found["outcome"] is None
    assert found["illegal"][0] == {
        "action": "AS",
        "reason": "must-follow",
        "cards": ["KC"],
        "allowed": ["TC"],
        "title": "[AS] does not follow suit.",
        "text": "[KC] was led and you hold that suit. Strict phase: follow suit. Play [TC].",
    }


@pytest.mark.parametrize("name", sorted(TABLES))
def test_legal_answers_for_every_moment_of_a_deal(sixtysix: Any, name: str) -> None:
    rules = TABLES[name]
    states = [state for seed in range(2) for state, _ in playout(rules, seed)]
    for state in states[:: max(1, len(states) // 6)] + states[-1:]:
        for table, line in [
            (state, format_position(state)),
            *((view, format_view(view)) for view in map(state.observation, range(rules.players))),
        ]:
            assert sixtysix("legal", line).status == 0
            found = sixtysix("legal", "--json", line).json
            assert parse_any(found["position"]) == table
            assert len(found["legal"]) == len(table.legal_actions())
            hand = set(found["hand"])
            named = {*found["legal"], *(entry["action"] for entry in found["illegal"])}
            assert state.ended is not None or hand <= named
            assert not set(found["legal"]) & {entry["action"] for entry in found["illegal"]}
            assert (found["outcome"] is None) == (state.outcome is None)


def test_legal_names_what_others_may_do_out_of_turn(sixtysix: Any) -> None:
    line = next(
        format_position(state)
        for state, _ in playout(PRESETS["handbook"], 1)
        if state.legal_actions(1 - state.to_move)
    )
    found = sixtysix("legal", "--json", line).json
    other = str(1 - found["to_move"])
    assert found["others"] == {other: [f"claim@{other}"]}
    assert f"  seat {other}, out of turn: claim@{other}" in sixtysix("legal", line).out


def test_legal_tells_how_a_deal_ended(sixtysix: Any) -> None:
    line = next(
        format_position(state) for state, action in playout(PRESETS["classic"], 1) if action is None
    )
    outcome = parse_position(line).outcome
    assert outcome is not None
    run = sixtysix("legal", line)
    assert run.status == 0
    assert f"{outcome.game_points} game point" in run.out
    found = sixtysix("legal", "--json", line).json
    assert found["outcome"]["game_points"] == outcome.game_points
    assert (found["to_move"], found["phase"], found["legal"]) == (None, "ended", [])


@pytest.mark.parametrize(
    ("action", "status", "says"),
    [
        ("TC", 0, "♣10 is legal."),
        ("play 10♣", 0, "♣10 is legal."),
        ("AS", 1, "♠A is not legal. ♠A does not follow suit. ♣K was led"),
        ("9D", 1, "♦9 is not legal. ♦9 is not in your hand."),
        ("close", 1, "close is not legal. You are not on lead."),
        ("claim@3", 1, "claim@3 is not legal. There is no such seat."),
    ],
)
def test_legal_answers_for_one_action(sixtysix: Any, action: str, status: int, says: str) -> None:
    run = sixtysix("legal", CLOSED, "--action", action)
    assert run.status == status
    assert run.out.startswith(says)
    asked = sixtysix("legal", CLOSED, "--json", "--action", action)
    assert asked.status == status
    assert asked.json["asked"]["legal"] is (status == 0)


def test_a_view_answers_for_its_own_seat_only(sixtysix: Any) -> None:
    assert sixtysix("legal", VIEW, "--action", "claim@0").status == 1
    assert "no such seat" in sixtysix("legal", VIEW, "--action", "claim@2").out
    run = sixtysix("legal", VIEW, "--action", "claim@1")
    assert (run.status, run.out) == (2, "")
    assert run.err == "sixtysix: this is the view of seat 0, which cannot act for seat 1\n"


def test_legal_reads_lines_from_standard_input(sixtysix: Any) -> None:
    run = sixtysix("legal", "-", "--json", stdin=f"# a comment\n{START}\r\n\n  {VIEW}  \n")
    assert run.status == 0
    assert [json.loads(line)["position"] for line in run.out.splitlines()] == [START, VIEW]
    assert sixtysix("legal", "-", stdin="").status == 0


def test_legal_goes_on_after_a_line_it_cannot_read(sixtysix: Any) -> None:
    text = f"{START}\nnonsense\n{VIEW}\n"
    run = sixtysix("legal", "-", "--json", stdin=text)
    assert run.status == 2
    first, second, third = (json.loads(line) for line in run.out.splitlines())
    assert first["position"] == START
    assert third["position"] == VIEW
    assert second["error"]["line"] == 2
    assert second["error"]["kind"] == "notation"
    assert run.err.startswith("sixtysix: line 2: column 9 of 'nonsense': expected hands")
    assert "Hand      ♠A ♠10 ♠K" in sixtysix("legal", "-", stdin=text).out


@pytest.mark.parametrize(
    ("words", "kind", "column", "says"),
    [
        ([""], "notation", 1, "column 1 of '': expected rules: the 11 fields are"),
        (["x"], "notation", 2, "column 2 of 'x': expected hands: the 11 fields are"),
        ([START.replace("JSAH", "JXAH")], "notation", 10, "expected a suit"),
        ([START.replace("JSAH", "JSAS")], "cards", None, "twice or too often: AS; missing: AH"),
        ([START, "--action", "dance"], "notation", 1, "expected a card, or one of marry-SUIT"),
    ],
)
def test_legal_refuses_what_it_cannot_read(
    sixtysix: Any, words: list[str], kind: str, column: int | None, says: str
) -> None:
    run = sixtysix("legal", *words)
    assert run.status == 2
    assert run.out == ""
    assert run.err.startswith("sixtysix: ")
    assert says in run.err
    asked = sixtysix("legal", "--json", *words)
    assert asked.status == 2
    assert asked.json["error"]["kind"] == kind
    assert asked.json["error"]["column"] == column
    assert says in asked.json["error"]["message"]


# replay --------------------------------------------------------------------------------------


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "deal.txt"
    path.write_text(PLAYED, encoding="utf-8")
    return path


def test_replay_prints_each_step_and_its_points(sixtysix: Any, record_file: Path) -> None:
    run = sixtysix("replay", str(record_file))
    assert run.status == 0
    assert run.out.splitlines() == [
        "# hello",
        "rules    classic",
        "seat 0   ♠J ♥A ♥J ♥9 ♦A ♣A",
        "seat 1   ♠A ♠10 ♠9 ♦J ♣10 ♣Q",
        "turn-up  ♦9",
        "",
        "trick  seat  step      points",
        "    1     0  ♠J        0 : 0",
        "          1  ♠9        2 : 0       small",
        "          0  draw      2 : 0",
        "    2     0  ♥A        2 : 0",
        "          1  ♣10       23 : 0",
        "          0  draw      23 : 0",
        "    3     0  close     23 : 0",
        "          0  ♥9        23 : 0",
        "          1  ♦J        23 : 2",
        "",
        "The deal is not finished: seat 1 is to move.",
    ]


def test_replay_reads_standard_input_as_well(sixtysix: Any, record_file: Path) -> None:
    from_file = sixtysix("replay", str(record_file)).out
    assert sixtysix("replay", "-", stdin=PLAYED).out == from_file
    for encoding in ("utf-8-sig", "utf-16"):
        assert sixtysix("replay", "-", stdin=PLAYED.encode(encoding)).out == from_file


@pytest.mark.parametrize("name", sorted(TABLES))
def test_replay_of_whole_deals(sixtysix: Any, name: str) -> None:
    rules = TABLES[name]
    for seed in range(2):
        moments = list(playout(rules, seed))
        steps = tuple(Step(action) for _, action in moments if action is not None)
        text = format_record(Record(rules, Deal.shuffled(seed=seed, rules=rules), steps))
        last = moments[-1][0]
        found = sixtysix("replay", "-", "--json", stdin=text).json
        assert set(found) == {
            *("rules", "comments", "hands", "steps"),
            *("finished", "outcome", "illegal", "position"),
        }
        assert found["finished"]
        assert found["illegal"] is None
        assert parse_position(found["position"]) == last
        assert last.outcome is not None
        assert found["outcome"] == {
            "winners": list(last.outcome.winners),
            "game_points": last.outcome.game_points,
            "ending": last.outcome.ending.value,
        }
        after = [state.card_points for state, _ in moments[1:]]
        assert [tuple(step["card_points"]) for step in found["steps"]] == after
        run = sixtysix("replay", "-", stdin=text)
        assert run.status == 0
        assert run.out.splitlines()[-1].startswith(("Seat ", "Nobody scores"))


@pytest.mark.parametrize(
    ("steps", "line", "says"),
    [
        ("JS 9S\ndraw AC TC\ndraw AS", 5, "Line 5: ♠A is not legal.\n  ♠A is not in your hand."),
        ("JS 9S\ndraw draw", 4, "Line 4: draw is not legal.\n  There is nothing to draw now."),
        ("close JS JD", 3, "Line 3: ♦J is not legal.\n  ♦J does not follow suit. ♠J was led"),
        ("claim@3", 3, "Line 3: claim@3 is not legal.\n  There is no such seat."),
    ],
)
def test_replay_stops_at_an_illegal_step(sixtysix: Any, steps: str, line: int, says: str) -> None:
    run = sixtysix("replay", "-", stdin=HEAD + steps)
    assert run.status == 1
    assert says in run.out
    assert run.out.splitlines()[-1].startswith("  Legal: ")
    asked = sixtysix("replay", "-", "--json", stdin=HEAD + steps)
    assert asked.status == 1
    stopped = asked.json["illegal"]
    assert stopped["line"] == line
    assert stopped["step"] == len(asked.json["steps"]) + 1
    assert set(stopped) == {
        *("step", "line", "seat", "action", "reason", "cards", "allowed", "title", "text"),
        "legal",
    }
    assert asked.json["outcome"] is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1, column 1 of '': expected a line 'rules NAME'"),
        (HEAD + "JS 9S\ndraw TX", "line 4, column 7 of 'draw TX': expected a suit"),
        (HEAD.replace("+9D", "+9C"), "twice or too often: 9C; missing: 9D"),
        (b"\xff\xfe\xfa", "-: this is not UTF-8 text"),
        (b"rules \xe4", "-: this is not UTF-8 text"),
    ],
)
def test_replay_refuses_what_it_cannot_read(sixtysix: Any, text: str | bytes, says: str) -> None:
    run = sixtysix("replay", "-", stdin=text)
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith(f"sixtysix: {says}")
    asked = sixtysix("replay", "-", "--json", stdin=text)
    assert asked.status == 2
    assert asked.json["error"]["message"].startswith(says)


def test_replay_of_a_file_that_is_not_there(sixtysix: Any, tmp_path: Path) -> None:
    for name in (str(tmp_path / "none.txt"), str(tmp_path), "a\0b"):
        run = sixtysix("replay", name)
        assert run.status == 2
        assert run.err.startswith("sixtysix: cannot read ")


def test_a_comment_does_not_steer_the_terminal(sixtysix: Any) -> None:
    run = sixtysix("replay", "-", stdin="# \x1b[2J gone\n" + HEAD + "JS {\x07}")
    assert run.out.startswith("# \\x1b[2J gone\n")
    assert "\x07" not in run.out


# deal ----------------------------------------------------------------------------------------


def test_deal_shows_the_cards_and_the_position(sixtysix: Any) -> None:
    run = sixtysix("deal", "--seed", "66")
    assert run.status == 0
    assert run.out.splitlines() == [
        "seed      66",
        "rules     classic",
        "seat 0    ♠J ♥A ♥J ♥9 ♦A ♣A",
        "seat 1    ♠A ♠10 ♠9 ♦J ♣10 ♣Q",
        "stock     ♣K ♣9 ♦Q ♠Q ♥K ♣J ♦K ♥10 ♦10 ♥Q ♠K",
        "turn-up   ♦9",
        f"position  {START}",
    ]


def test_deal_without_a_seed_can_be_repeated(sixtysix: Any) -> None:
    first = sixtysix("deal", "--json").json
    assert sixtysix("deal", "--json", "--seed", str(first["seed"])).json == first


def test_deal_prints_the_head_of_a_record(sixtysix: Any) -> None:
    run = sixtysix("deal", "--seed", "66", "--record")
    assert run.out == "# seed 66\n" + HEAD
    assert sixtysix("replay", "-", stdin=run.out).status == 0


@pytest.mark.parametrize("name", sorted(TABLES))
def test_deal_under_any_rules(sixtysix: Any, name: str) -> None:
    rules = TABLES[name]
    found = sixtysix("deal", "--json", "--seed", "5", "--rules", format_rules(rules)).json
    assert set(found) == {"seed", "rules", "hands", "stock", "turn_up", "position", "record"}
    assert found["rules"] == format_rules(rules)
    assert parse_record(found["record"]).deal == Deal.shuffled(seed=5, rules=rules)
    assert parse_position(found["position"]).hands == parse_record(found["record"]).deal.hands
    assert [len(hand) for hand in found["hands"]] == [rules.hand_size] * rules.players
    assert len(found["stock"]) == rules.stock_size - 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--rules", "bridge"], "column 1 of 'bridge': expected a profile: classic, pagat"),
        (["--rules", "classic{tie=x}"], "column 13 of 'classic{tie=x}': expected one of replay"),
        (["--rules", "classic{hand_size=13}"], "hand_size: 2 hands of 13 and a turn-up need 27"),
        (["--seed", "many"], "invalid int value: 'many'"),
    ],
)
def test_deal_refuses_what_it_cannot_read(sixtysix: Any, words: list[str], says: str) -> None:
    run = sixtysix("deal", *words)
    assert (run.status, run.out) == (2, "")
    assert says in run.err
    if "--rules" in words:
        assert sixtysix("deal", "--json", *words).json["error"]["kind"] == "notation"


# rules ---------------------------------------------------------------------------------------


def test_rules_lists_the_profiles(sixtysix: Any) -> None:
    run = sixtysix("rules")
    assert run.status == 0
    assert [line.split()[0] for line in run.out.splitlines() if line[:1].strip()] == [
        *PRESETS,
        "sixtysix",
    ]
    profiles = sixtysix("rules", "--json").json["profiles"]
    assert [profile["name"] for profile in profiles] == list(PRESETS)
    assert all(profile["title"] and profile["source"] for profile in profiles)
    assert profiles[0]["differs"] == 0


@pytest.mark.parametrize("name", [*PRESETS, "pagat{target=60,ranks=ATKQJ98,exchange_rank=8}"])
def test_rules_shows_every_field(sixtysix: Any, name: str) -> None:
    run = sixtysix("rules", name)
    assert run.status == 0
    names = [field for field in rule_fields() if field != "name"]
    shown = [line for line in run.out.splitlines() if " = " in line]
    assert [line[2:].partition(" = ")[0] for line in shown] == names
    found = sixtysix("rules", "--json", name).json
    assert set(found) == {"name", "notation", "title", "source", "fields"}
    assert found["notation"].startswith(name.partition("{")[0])
    assert [entry["field"] for entry in found["fields"]] == names
    for entry, line in zip(found["fields"], shown, strict=True):
        assert entry["differs"] == (entry["value"] != entry["classic"]) == line.startswith("* ")
        assert entry["meaning"]
        assert entry["source"]


def test_rules_says_what_differs_from_classic(sixtysix: Any) -> None:
    out = sixtysix("rules", "santase").out
    assert out.startswith("santase: Santase. Bulgarian rule pages\n")
    assert "* match_target = 11\n      classic: 7\n" in out
    assert "      sources: most: 7; Santase: 11\n" in out
    assert out.endswith("* 10 of the fields differ from classic.\n")
    assert sixtysix("rules", "classic").out.endswith("No field differs from classic.\n")
    assert sixtysix("rules", "classic{tie=carry}").out.startswith("classic: classic{tie=carry}\n")


def test_rules_of_an_unknown_profile(sixtysix: Any) -> None:
    run = sixtysix("rules", "bridge")
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("sixtysix: column 1 of 'bridge': expected a profile: classic")
    assert sixtysix("rules", "bridge", "--json").json["error"]["column"] == 1


# Terminals that cannot show suit signs ---------------------------------------------------------


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_letters_where_the_output_cannot_show_signs(encoding: str) -> None:
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    text = "# f\u00fcr \u2660\n" + HEAD + "close JS JD"
    words = (
        *(["legal", CLOSED], ["deal", "--seed", "66"], ["rules", "kawu"], ["replay", "-"]),
        *(["solve", CLOSED], ["guaranteed", CLOSED], ["odds", CLOSED]),
    )
    outputs = []
    for command in words:
        done = subprocess.run(
            [sys.executable, "-m", "sixtysix_teach.cli", *command],
            input=text.encode(),
            capture_output=True,
            env=env,
        )
        assert done.stderr == b""
        assert done.returncode == (1 if command[0] == "replay" else 0)
        outputs.append(done.stdout.decode(encoding))
    legal, deal, _, replay, solve, guaranteed, odds = outputs
    assert "  AS      AS does not follow suit. KC was led" in legal
    assert "trumps diamonds, turn-up KD" in legal
    assert "seat 0    JS AH JH 9H AD AC" in deal
    assert "Line 4: JD is not legal." in replay
    assert "  TC          +3   best" in solve
    assert "  TC          -2   best" in guaranteed
    assert "  AD    won 62 of 120       won 199 of 210" in odds
    assert replay.startswith("# für \\u2660" if encoding == "cp1252" else "# f\\xfcr \\u2660")


def test_a_wrong_text_is_reported_in_any_encoding() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sixtysix_teach.cli", "legal", "--json", "♠♥ \udcff"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["column"] == 5
    assert b"Traceback" not in done.stderr
