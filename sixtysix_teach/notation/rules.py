"""Rules as one word: a profile, and the fields changed in braces."""

from __future__ import annotations

from enum import Enum
from typing import Any

from sixtysix_teach.cards import Rank
from sixtysix_teach.errors import NotationError, RulesError
from sixtysix_teach.presets import PRESETS
from sixtysix_teach.rules import Rules, differences, field_types


def format_rules(rules: Rules) -> str:
    """Return ``classic``, or the nearest profile with what differs from it in braces.

    >>> from sixtysix_teach.presets import CLASSIC
    >>> format_rules(CLASSIC.changed(close_min_stock=4))
    'classic{name=house,close_min_stock=4}'
    """
    if PRESETS.get(rules.name) == rules:
        return rules.name
    base = min(PRESETS.values(), key=lambda preset: len(differences(rules, preset)))
    changed = differences(rules, base)
    parts = [] if rules.name == base.name else [f"name={rules.name}"]
    parts += [f"{name}={format_value(value)}" for name, (value, _) in changed.items()]
    return base.name + "{" + ",".join(parts) + "}"


def parse_rules(text: str) -> Rules:
    """Return the rules written as ``pagat`` or ``classic{close_min_stock=4}``.

    >>> parse_rules("classic{tie=carry}").tie.value
    'carry'
    """
    name, brace, rest = text.partition("{")
    if name not in PRESETS:
        raise NotationError(text, 1, "a profile: " + ", ".join(PRESETS))
    if not brace:
        return PRESETS[name]
    if not rest.endswith("}"):
        raise NotationError(text, len(text) + 1, "'}' after the changed fields")
    changes: dict[str, Any] = {}
    columns: dict[str, int] = {}
    column = len(name) + 2
    for part in rest[:-1].split(","):
        key, equals, value = part.partition("=")
        if key not in field_types() or not equals or key in changes:
            raise NotationError(text, column, "field=value, each field of the rules at most once")
        columns[key] = column
        changes[key] = _parse_value(text, column + len(key) + 1, key, value)
        column += len(part) + 1
    try:
        return PRESETS[name].changed(**{"name": changes.pop("name", name), **changes})
    except RulesError as error:
        column = columns.get(error.field, len(name) + 2)
        raise NotationError(text, column, f"rules that agree: {error}") from error


def format_value(value: Any) -> str:
    """Return one field's value as text without spaces.

    >>> format_value((3, 3)), format_value(True), format_value(None)
    ('3-3', 'true', 'none')
    """
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        ranks = all(isinstance(item, Rank) for item in value)
        return ("" if ranks else "-").join(format_value(item) for item in value)
    return str(value)


def _parse_value(text: str, column: int, key: str, value: str) -> Any:
    hint = field_types()[key]
    if hint is bool:
        return _one_of(text, column, value, {"true": True, "false": False})
    if hint is int:
        return _number(text, column, value)
    if hint is str:
        return value
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _one_of(text, column, value, {member.value: member for member in hint})
    ranks: dict[str, Rank] = {rank.value: rank for rank in Rank}
    if key == "exchange_rank":
        return _one_of(text, column, value, {**ranks, "none": None})
    if key == "ranks":
        return tuple(_one_of(text, column, letter, ranks) for letter in value)
    return tuple(_number(text, column, part) for part in value.split("-"))


def _one_of(text: str, column: int, value: str, options: dict[str, Any]) -> Any:
    if value not in options:
        raise NotationError(text, column, "one of " + ", ".join(options))
    return options[value]


def _number(text: str, column: int, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 6):
        raise NotationError(text, column, "a whole number")
    return int(value)
