"""Records of whole deals."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playouts import TABLES, playout

from sixtysix_teach import (
    CLASSIC,
    ClaimSixtySix,
    Deal,
    DealError,
    IllegalAction,
    NotationError,
    Rules,
    SixtySixError,
)
from sixtysix_teach.notation import Record, Step, format_record, parse_action, parse_record

HEAD = "rules classic\ndeal JSAHJH9HADAC/ASTS9SJDTCQC KC9CQDQSKHJCKDTHTDQHKS+9D\n"


def recorded(rules: Rules, seed: int) -> Record:
    steps = tuple(
        Step(action, f"step {number}" if number % 5 == 0 else "")
        for number, (_, action) in enumerate(playout(rules, seed), start=1)
        if action is not None
    )
    deal = Deal.shuffled(seed=seed, rules=rules)
    return Record(rules, deal, steps, ("A comment to the whole deal.", "Another."))


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_every_record_comes_back(rules: Rules) -> None:
    for seed in range(5):
        record = recorded(rules, seed)
        text = format_record(record)
        assert parse_record(text) == record
        assert format_record(parse_record(text)) == text
        last = list(record.states())[-1]
        assert last.outcome is not None
        assert list(parse_record(text).states())[-1] == last


def test_a_trick_a_line() -> None:
    record = parse_record(HEAD + "JS 9S draw AH {high} TC draw close 9H")
    assert format_record(record) == HEAD + "1. JS 9S draw\n2. AH {high} TC draw\n3. close 9H\n"


def test_where_lines_break_and_how_they_end_plays_no_part() -> None:
    text = format_record(recorded(CLASSIC, 3))
    head, _, steps = text.partition("\n1. ")
    assert parse_record(head + "\n" + " ".join(steps.split())) == parse_record(text)
    assert parse_record(text.replace("\n", "\r\n")) == parse_record(text)
    assert parse_record(text.replace("\n", "\n\n")) == parse_record(text)
    assert parse_record(text.rstrip("\n")) == parse_record(text)


def test_comments_come_back_with_single_spaces() -> None:
    record = parse_record("#\n#  two \t words\r\n" + HEAD + "# between\nJS {  so\tit is }")
    assert record.comments == ("", "two words", "between")
    assert record.steps == (Step(parse_action("JS"), "so it is"),)
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("comment", ["a } brace", "a { brace", "two\nlines"])
def test_a_comment_that_would_not_come_back_is_refused(comment: str) -> None:
    record = parse_record(HEAD).with_action(parse_action("JS"), comment)
    with pytest.raises(NotationError, match="without braces and line breaks"):
        format_record(record)


def test_a_step_knows_its_line() -> None:
    record = parse_record(HEAD + "JS 9S\n\ndraw AH")
    assert [step.line for step in record.steps] == [3, 3, 5, 5]


def test_an_illegal_step_is_read_and_found_when_replayed() -> None:
    record = parse_record(HEAD + "JS AC")
    assert parse_record(format_record(record)) == record
    states = record.states()
    assert next(states).to_move == 0
    assert next(states).to_move == 1
    with pytest.raises(IllegalAction, match="card-not-held"):
        next(states)


def test_steps_after_an_illegal_one_come_back_too() -> None:
    record = parse_record(HEAD + "JS AC claim@3 draw draw")
    assert ClaimSixtySix(by=3) in [step.action for step in record.steps]
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("", 1, 1, "a line 'rules NAME'"),
        ("# only a comment\n", 2, 1, "a line 'rules NAME'"),
        ("rules classic", 1, 14, "a line 'deal HANDS STOCK'"),
        ("deal AS", 1, 1, "'rules' and the name of a profile"),
        ("rules", 1, 1, "'rules' and the name of a profile"),
        ("rules r", 1, 7, "a profile: classic"),
        ("\nrules  classic{tie=x}", 2, 20, "one of replay, carry"),
        ("rules classic\nJS 9S", 2, 1, "'deal', the hands and the stock"),
        ("rules classic\ndeal AS/KS", 2, 1, "'deal', the hands and the stock"),
        ("rules classic\ndeal AS/KX AH+9D", 2, 10, "a suit"),
        ("rules classic\ndeal d/KS AH+9D", 2, 6, "a rank"),
        ("rules classic\ndeal AS/KS AX+9D", 2, 13, "a suit"),
        ("rules classic\ndeal AS/KS AH", 2, 14, "'+' and the turn-up"),
        ("rules classic\ndeal AS/KS AH+", 2, 14, "'+' and the turn-up"),
        ("rules classic\ndeal AS/KS AH+9D9C", 2, 14, "'+' and the turn-up"),
        (HEAD + "JS 9S\ndraw TX", 4, 7, "a suit"),
        (HEAD + "JS dance", 3, 4, "a card, or one of marry-SUIT"),
        (HEAD + "JS claim@9", 3, 10, "a seat: 0 to 3"),
        (HEAD + "{first} JS", 3, 1, "a step, then one comment"),
        (HEAD + "JS {one} {two}", 3, 10, "a step, then one comment"),
        (HEAD + "JS {never closed", 3, 4, "a step, then one comment"),
        (HEAD + "JS }", 3, 4, "a card, or one of"),
        (HEAD + " # not at the start", 3, 2, "a card, or one of"),
    ],
)
def test_a_record_that_cannot_be_read(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.expected.startswith(expected)
    assert str(caught.value).startswith(f"line {line}, column {column} of")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("JSAH", "JSAS", "twice or too often: AS; missing: AH"),
        ("JSAH", "JS", "seat 0 has 5 cards instead of 6"),
        ("JSAHJH9HADAC/", "", "1 hands for 2 players"),
        ("+9D", "+7D", "not in the pack: 7D; missing: 9D"),
        ("KC9C", "9C", "missing: KC"),
    ],
)
def test_a_deal_that_cannot_be(old: str, new: str, says: str) -> None:
    with pytest.raises(DealError, match=says):
        parse_record(HEAD.replace(old, new))


def test_a_record_of_a_wrong_deal_is_not_written() -> None:
    record = parse_record(HEAD)
    with pytest.raises(SixtySixError):
        format_record(replace(record, deal=replace(record.deal, stock=())))
