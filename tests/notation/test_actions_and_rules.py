"""Actions and rules as one word each."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playouts import TABLES, playout

from sixtysix_teach import (
    CLASSIC,
    PACK_32,
    PRESETS,
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    NotationError,
    Play,
    Rules,
    RulesError,
    Suit,
)
from sixtysix_teach.notation import format_action, format_rules, parse_action, parse_rules
from sixtysix_teach.rules import rule_fields

ACTIONS: tuple[Action, ...] = (
    *(Play(card) for card in PACK_32),
    *(DeclareMarriage(suit) for suit in Suit),
    *(ExchangeNine(by) for by in (None, 0, 1, 2, 3)),
    *(ClaimSixtySix(by) for by in (None, 0, 1, 2, 3)),
    CloseStock(),
    Draw(),
    CountCards(),
)


@pytest.mark.parametrize("action", ACTIONS, ids=format_action)
def test_every_action_comes_back(action: Action) -> None:
    text = format_action(action)
    assert parse_action(text) == action
    assert parse_action(f"  {text.upper()} ") == action
    assert " " not in text, "a record separates its steps by spaces"


def test_no_two_actions_are_written_alike() -> None:
    assert len({format_action(action) for action in ACTIONS}) == len(ACTIONS)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("play TH", "TH"),
        ("play  10♥", "TH"),
        ("PLAY ♥10", "TH"),
        ("marry H", "marry-H"),
        ("marry ♥\ufe0f", "marry-H"),
        ("Marry-♥", "marry-H"),
    ],
)
def test_other_ways_to_write_an_action(text: str, same: str) -> None:
    assert format_action(parse_action(text)) == same


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "a card, or one of marry-SUIT"),
        ("   ", 4, "a card, or one of marry-SUIT"),
        ("dance", 1, "a card, or one of marry-SUIT"),
        ("play", 1, "a card, or one of marry-SUIT"),
        ("play X", 6, "a card, or one of"),
        ("TX", 2, "a suit"),
        ("play TX", 7, "a suit"),
        ("TH TH", 3, "the end of the action"),
        ("marry", 1, "a card, or one of"),
        ("marry-", 7, "a suit"),
        ("marry-X", 7, "a suit"),
        ("marry   X", 9, "a suit"),
        ("claim@", 7, "a seat: 0 to 3"),
        ("claim@4", 7, "a seat: 0 to 3"),
        ("exchange@x", 10, "a seat: 0 to 3"),
        ("claim 1", 1, "a card, or one of"),
    ],
)
def test_an_action_that_cannot_be_read(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert (caught.value.column, caught.value.text) == (column, text)
    assert caught.value.expected.startswith(expected)


def test_every_action_of_real_deals_comes_back() -> None:
    seen = set()
    for name, rules in TABLES.items():
        for _, action in playout(rules, len(name)):
            if action is not None:
                assert parse_action(format_action(action)) == action
                seen.add(type(action))
    assert len(seen) == 7, "some kind of action never came up"


# Rules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_rules_come_back(rules: Rules) -> None:
    text = format_rules(rules)
    assert parse_rules(text) == rules
    assert " " not in text, "a position separates its fields by spaces"


def test_a_profile_is_written_by_its_name_alone() -> None:
    assert [format_rules(rules) for rules in PRESETS.values()] == list(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_every_profile_can_be_written_from_any_other(name: str) -> None:
    for other in PRESETS:
        rules = PRESETS[other].changed(name=name)
        assert parse_rules(format_rules(rules)) == rules


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("classic{hand_size=4,packets=2-2}", "packets", (2, 2)),
        ("classic{exchange_rank=none}", "exchange_rank", None),
        ("classic{must_head=false}", "must_head", False),
        ("schnapsen{match_target=9}", "match_target", 9),
        ("pagat{name=our-house}", "name", "our-house"),
    ],
)
def test_a_changed_field_is_read(text: str, field: str, value: object) -> None:
    assert getattr(parse_rules(text), field) == value


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "a profile: classic, pagat"),
        ("bridge", 1, "a profile: classic, pagat"),
        ("Classic", 1, "a profile"),
        ("classic{tie=carry", 18, "'}'"),
        ("classic{}", 9, "field=value"),
        ("classic{tie}", 9, "field=value"),
        ("classic{colour=red}", 9, "field=value"),
        ("classic{tie=carry,tie=carry}", 19, "field=value"),
        ("classic{tie=maybe}", 13, "one of replay, carry"),
        ("classic{must_head=yes}", 19, "one of true, false"),
        ("classic{target=many}", 16, "a whole number"),
        ("classic{target=-1}", 16, "a whole number"),
        ("classic{target=9999999}", 16, "a whole number"),
        ("classic{target=٦٦}", 16, "a whole number"),
        ("classic{packets=3-x}", 17, "a whole number"),
        ("classic{ranks=AKX}", 15, "one of A, T, K"),
        ("classic{tie=carry,hand_size=13}", 19, "rules that agree: hand_size: 2 hands of 13"),
        ("classic{players=9}", 9, "rules that agree: players"),
        ("classic{exchange_rank=K}", 9, "rules that agree: exchange_rank: a king or queen"),
        ("classic{name=a b}", 9, "rules that agree: name"),
    ],
)
def test_rules_that_cannot_be_read(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    assert caught.value.column == column
    assert caught.value.expected.startswith(expected)


OPTIONS = {
    bool: st.booleans(),
    int: st.integers(0, 12) | st.integers(0, 200),
}


def _field_value(name: str) -> st.SearchStrategy[object]:
    values = [getattr(rules, name) for rules in TABLES.values()]
    kind = type(getattr(CLASSIC, name))
    return st.sampled_from(values) | OPTIONS.get(kind, st.sampled_from(values))


CHANGES = st.fixed_dictionaries(
    {}, optional={name: _field_value(name) for name in rule_fields() if name != "name"}
)


@settings(max_examples=150, deadline=None)
@given(base=st.sampled_from(sorted(TABLES)), changes=CHANGES)
def test_any_house_rules_that_agree_come_back(base: str, changes: dict[str, object]) -> None:
    try:
        rules = TABLES[base].changed(**changes)
    except RulesError:
        return
    assert parse_rules(format_rules(rules)) == rules
