"""Any text at all given to a parser ends in a value, a NotationError or a DealError.

And what was read comes back when written, and a position that was read can be played to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playouts import TABLES, finish, playout

from sixtysix_teach import Deal, DealError, NotationError, Observation, State
from sixtysix_teach.notation import (
    Record,
    Step,
    format_action,
    format_card,
    format_hand,
    format_position,
    format_record,
    format_rules,
    format_view,
    parse_action,
    parse_any,
    parse_card,
    parse_hand,
    parse_position,
    parse_record,
    parse_rules,
    parse_view,
)

FEW = settings(max_examples=120, deadline=None)


def format_any(found: State | Observation) -> str:
    return format_position(found) if isinstance(found, State) else format_view(found)


PAIRS: dict[str, tuple[Callable[[str], object], Callable[..., str]]] = {
    "card": (parse_card, format_card),
    "hand": (parse_hand, format_hand),
    "action": (parse_action, format_action),
    "rules": (parse_rules, format_rules),
    "position": (parse_position, format_position),
    "view": (parse_view, format_view),
    "any": (parse_any, format_any),
    "record": (parse_record, format_record),
}


@cache
def lines() -> list[str]:
    """Positions and views of every table, some of each deal."""
    found = []
    for name, rules in TABLES.items():
        states = [state for seed in range(3) for state, _ in playout(rules, seed)]
        for state in Random(name).sample(states, 12):
            found.append(format_position(state))
            found += [format_view(state.observation(seat)) for seat in range(rules.players)]
    return found


@cache
def records() -> list[str]:
    return [
        format_record(
            Record(
                rules,
                Deal.shuffled(seed=7, rules=rules),
                tuple(Step(action) for _, action in playout(rules, 7) if action is not None),
                (name,),
            )
        )
        for name, rules in TABLES.items()
    ]


def words() -> list[str]:
    pieces = {word for line in lines()[::7] + records() for word in line.split()}
    return sorted(pieces)


TOKENS = [*"ATKQJ987SHDC0123456789-+/:,@*?{}=#.♥♠\ufe0f \n\r\t", "10", "claim@", "marry-", "play "]
SOUP = st.lists(st.sampled_from(TOKENS), max_size=30).map("".join)
WORDS = st.deferred(lambda: st.lists(st.sampled_from(words()), max_size=13).map(" ".join))


@st.composite
def damaged(draw: st.DrawFn, texts: Callable[[], list[str]]) -> str:
    """A valid text with a few places cut out, doubled, replaced or added."""
    text = draw(st.sampled_from(texts()))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        cut = draw(st.sampled_from([0, 0, 1, 1, 2, 2, 4, 20]))
        new = draw(st.sampled_from(["", text[at : at + 2], *TOKENS]) | st.text(max_size=2))
        text = text[:at] + new + text[at + cut :]
    return text


@st.composite
def mixed(draw: st.DrawFn) -> str:
    """A valid line with some fields from another one of the same rules, or changed a little."""
    fields = draw(st.sampled_from(lines())).split(" ")
    seats = str(draw(st.integers(0, 3)))
    suit, at = draw(st.sampled_from("SHDC")), str(draw(st.integers(0, 9)))
    for _ in range(draw(st.integers(1, 3))):
        number = draw(st.integers(0, len(fields) - 1))
        same = [line.split(" ") for line in lines() if line.startswith(fields[0] + " ")]
        options = [other[number] for other in same] or ["-"]
        options += {
            5: [fields[5] + "+", fields[5].rstrip("+"), seats + fields[5][1:]],
            6: [f"{seats}{suit}@{at}", f"{fields[6]},{seats}{suit}@{at}"],
            7: [f"{seats}@{at}", f"{seats}@{at}+"],
            9: ["count", "claim@" + seats],
        }.get(number, ["-"])
        fields[number] = draw(st.sampled_from(options))
    return " ".join(fields)


@st.composite
def swapped(draw: st.DrawFn) -> str:
    """A valid line in which two cards have changed places: mostly a deal that cannot have been."""
    text = draw(st.sampled_from(lines()))
    start = text.index(" ")
    places = [
        at
        for at in range(start, len(text) - 1)
        if text[at] in "ATKQJ987" and text[at + 1] in "SHDC"
    ]
    if len(places) < 2:
        return text
    one, two = sorted(draw(st.lists(st.sampled_from(places), min_size=2, max_size=2, unique=True)))
    return (
        text[:one]
        + text[two : two + 2]
        + text[one + 2 : two]
        + text[one : one + 2]
        + text[two + 2 :]
    )


def check(kind: str, text: str) -> object:
    """Parse *text*; what was read must come back. Returns it, or None for a text refused."""
    parse, write = PAIRS[kind]
    refused: NotationError | DealError | None = None
    try:
        found = parse(text)
    except (NotationError, DealError) as error:
        refused = error
    if refused is None:
        assert parse(write(found)) == found
        return found
    assert str(refused)
    if isinstance(refused, NotationError):
        assert 1 <= refused.column <= len(refused.text) + 1
        assert refused.expected
    return None


@pytest.mark.parametrize("kind", PAIRS)
@FEW
@given(text=st.text() | SOUP | WORDS)
def test_any_text(kind: str, text: str) -> None:
    check(kind, text)


@FEW
@given(text=damaged(lines))
def test_a_damaged_position(text: str) -> None:
    for kind in ("any", "position", "view"):
        check(kind, text)


@FEW
@given(text=damaged(records))
def test_a_damaged_record(text: str) -> None:
    found = check("record", text)
    assert found is None or isinstance(found, Record)


@FEW
@given(text=damaged(lambda: [format_rules(rules) for rules in TABLES.values()]))
def test_damaged_rules(text: str) -> None:
    check("rules", text)


@settings(max_examples=250, deadline=None)
@given(text=mixed() | swapped(), seed=st.integers(0, 99))
def test_a_position_that_was_read_can_be_played(text: str, seed: int) -> None:
    found = check("any", text)
    if isinstance(found, Observation):
        for seat, known in enumerate(found.known_cards):
            assert len(known) <= found.hand_sizes[seat]
        assert found.legal_actions() or not found.my_turn
    elif isinstance(found, State):
        for state in finish(found, Random(seed)):
            assert parse_position(format_position(state)) == state
            assert state.ended is not None or state.legal_actions()
        assert state.outcome is not None
        assert 0 <= state.outcome.game_points <= 3


@pytest.mark.parametrize("kind", PAIRS)
def test_a_very_long_text_is_refused_at_once(kind: str) -> None:
    for piece in ("A", "AS", "{", "AS ", "0:AS,", "classic{", "9" * 9, "?", "\n", "- "):
        check(kind, piece * 20_000)


def test_enough_is_read_for_these_tests_to_mean_something() -> None:
    for line in lines():
        assert check("any", line) is not None
    for text in records():
        assert check("record", text) is not None
