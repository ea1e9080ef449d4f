"""The display options a learner can choose; one choice for all pages, kept in the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

OPTIONS_STORE = "options"
"""The name under which the browser keeps them."""

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "theme": ("auto", "light", "dark"),
    "deck": ("french", "german"),
    "suits": ("four", "two"),
    "motion": ("auto", "off"),
    "keys": (True, False),
}
"""Every option with its values, the default first."""


def clean_options(given: object) -> dict[str, Any]:
    """Return the entries of *given* that are options with a known value.

    What a browser has kept may be old or damaged; unknown entries are left out.

    >>> clean_options({"theme": "dark", "deck": "tarot", "more": 1})
    {'theme': 'dark'}
    """
    if not isinstance(given, Mapping):
        return {}
    return {
        name: given[name]
        for name, values in CHOICES.items()
        if name in given and any(given[name] is v or given[name] == v for v in values)
    }
