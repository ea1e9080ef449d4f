"""The page of the handbook as plain JSON: its parts, their groups, and every entry in words."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.classroom.view import HOME
from sixtysix_teach.phrases import DeckName, Phrases
from sixtysix_teach.tutor.handbook import KINDS, LANGUAGES, Entry, entries, entry, groups
from sixtysix_teach.view.table_view import names

VERSION = 1

say = Phrases("handbook.toml").say


def handbook_view(*, event: int = 0, deck: DeckName = "french") -> dict[str, Any]:
    """Return what the page shows. The browser finds words in it and opens entries by itself.

    >>> [part["title"] for part in handbook_view()["parts"]]
    ['Strategy', 'Questions', 'Words']
    """
    return {
        "version": VERSION,
        "event": event,
        "stores": ["options"],
        "heading": {"title": say("page.title"), "sub": say("page.sub"), "home": HOME},
        "find": {
            "label": say("page.filter"),
            "hint": say("page.filter_hint"),
            "clear": say("page.clear"),
            # Filled in by the browser, which alone knows what is looked for.
            "none": say("page.found_none", words="{words}"),
            "one": say("page.found_one"),
            "many": say("page.found_many", count="{count}"),
        },
        "parts_label": say("page.parts"),
        "see_label": say("page.see"),
        "names_label": say("page.names"),
        "parts": [_part(kind) for kind in KINDS],
        "say": say("page.ready"),
        "names": names(deck),
    }


def _part(kind: str) -> dict[str, Any]:
    return {
        "id": kind,
        "title": say(f"part.{kind}.title"),
        "sub": say(f"part.{kind}.sub"),
        "groups": [
            {
                "id": name,
                "title": title,
                "entries": [_entry(one) for one in entries(kind) if one.group == name],
            }
            for name, title in groups(kind)
        ],
    }


def _entry(one: Entry) -> dict[str, Any]:
    return {
        "id": one.id,
        "title": one.title,
        "lines": list(one.lines),
        "note": say("page.note", note=one.note) if one.note else "",
        "see": [{"id": other, "label": entry(other).title} for other in one.see],
        "names": [
            {"lang": lang, "label": say(f"language.{lang}"), "foreign": one.names[lang]}
            for lang in LANGUAGES
            if lang in one.names
        ],
    }
