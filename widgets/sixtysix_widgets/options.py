"""The display options a learner can choose; one choice for all pages, kept in the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixtysix_teach.phrases import Phrases

OPTIONS_STORE = "options"
"""The name under which the browser keeps them."""

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "theme": ("auto", "light", "dark"),
    "deck": ("french", "german"),
    "suits": ("four", "two"),
    "motion": ("auto", "off"),
    "keys": (True, False),
    "help": (True, False),
    "count": (False, True),
    "auto_claim": (False, True),
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
    # The known value itself is taken: 1 equals True, but a browser tells the two apart.
    return {
        name: value
        for name, values in CHOICES.items()
        for value in values
        if name in given and given[name] == value
    }


def option_groups(options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return every option with its choices in words and the value it has now, for a settings form.

    >>> option_groups({name: values[0] for name, values in CHOICES.items()})[1]["choices"][1]
    {'id': 'german', 'label': 'German suits', 'note': ''}
    """
    say = Phrases("table.toml").say
    return [
        {
            "id": name,
            "label": say(f"setup.{name}.label"),
            "value": options[name],
            "choices": [
                {"id": value, "label": say(f"setup.{name}.{_key(value)}"), "note": ""}
                for value in values
            ],
        }
        for name, values in CHOICES.items()
    ]


def _key(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
