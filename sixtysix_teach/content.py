"""Content files: read from ``data``, checked field by field.

A wrong one raises :class:`~sixtysix_teach.errors.DataError` with the file, the entry and the field,
so that whoever writes content is told where to look.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

from sixtysix_teach.errors import DataError


def read_data(*path: str) -> dict[str, Any]:
    """Return the tables of a file under ``data``.

    >>> len(read_data("lessons", "course.toml")["lesson"])
    14
    """
    text = files("sixtysix_teach").joinpath("data", *path).read_text(encoding="utf-8")
    return read_toml(path[-1], text)


def data_files(folder: str) -> tuple[str, ...]:
    """Return the names of the TOML files in a folder under ``data``, sorted."""
    entries = files("sixtysix_teach").joinpath("data", folder).iterdir()
    return tuple(sorted(entry.name for entry in entries if entry.name.endswith(".toml")))


def read_toml(file: str, text: str) -> dict[str, Any]:
    """Return the tables of *text*; bad TOML raises ``DataError`` that names the file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise DataError(file, "", "", f"not TOML: {problem}") from None


def text_field(file: str, entry_id: str, entry: Mapping[str, Any], name: str) -> str:
    """Return the text in field *name*, which must be there and not be empty."""
    value = entry.get(name)
    if not isinstance(value, str) or not value.strip():
        raise DataError(file, entry_id, name, "a text is needed here")
    return value.strip()


def list_field(file: str, entry_id: str, entry: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """Return the list of texts in field *name*; no field means an empty list."""
    value = entry.get(name, [])
    if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
        raise DataError(file, entry_id, name, "a list of texts is needed here")
    return tuple(value)


def number_field(file: str, entry_id: str, entry: Mapping[str, Any], name: str, *, low: int) -> int:
    """Return the whole number in field *name*, which must be there and be at least *low*."""
    value = entry.get(name)
    if type(value) is not int or value < low:
        raise DataError(file, entry_id, name, f"a whole number from {low} is needed here")
    return value


def refuse_unknown(
    file: str, entry_id: str, entry: Mapping[str, Any], known: Iterable[str]
) -> None:
    """Raise ``DataError`` for a field that is not in *known*: mostly a spelling mistake."""
    for name in entry:
        if name not in known:
            known_text = " ".join(sorted(known))
            raise DataError(file, entry_id, name, f"no such field; known: {known_text}")
