"""The handbook: strategy, questions with answers, and the words of the game.

What an entry belongs to is data (``data/handbook``), and its sentences are data of a language
(``data/locale``); their figures are worked out (:mod:`sixtysix_teach.tutor.handbook_figures`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sixtysix_teach.actions import ReasonCode
from sixtysix_teach.content import list_field, read_data, refuse_unknown, text_field
from sixtysix_teach.errors import DataError
from sixtysix_teach.phrases import Phrases, per_language
from sixtysix_teach.presets import CLASSIC, PRESETS
from sixtysix_teach.tutor.facts.registry import FACTS
from sixtysix_teach.tutor.handbook_figures import figures

KINDS = ("strategy", "faq", "glossary")
"""The three parts, in the order of the page."""

LANGUAGES = ("en", "de", "es", "cs")
PAGE = "handbook.ipynb"

_PAGE = Phrases("handbook.toml")
_WORDS = {kind: Phrases(f"handbook_{kind}.toml", standing=figures) for kind in KINDS}
_FIELDS = {"id", "group", "facts", "see", "differs", "names", "proof"}


@dataclass(frozen=True)
class Entry:
    """One entry: what it is called, what it says, where else to look, what it explains.

    ``lines`` and ``note`` are rich text; ``note`` tells where other rules differ, or is empty.
    ``facts`` are codes of facts, reasons, themes and mistakes, the closest first. ``names`` are
    what the word is called elsewhere, by language. ``proof`` are moments that show the answer.
    """

    id: str
    kind: str
    group: str
    title: str
    lines: tuple[str, ...]
    note: str = ""
    see: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    differs: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    proof: tuple[Mapping[str, Any], ...] = field(default=(), hash=False)


def entries(kind: str) -> tuple[Entry, ...]:
    """Return the entries of one part, in the order of the page. Raises DataError for no part.

    >>> [len(entries(kind)) for kind in KINDS]
    [36, 40, 47]
    """
    if kind not in KINDS:
        raise DataError("handbook", kind, "", f"no such part; known: {' '.join(KINDS)}")
    return _entries(kind)


def entry(entry_id: str) -> Entry:
    """Return the entry of this id. Raises DataError for an unknown one.

    >>> entry("lead-low").title
    'Lead low while the stock is open'
    """
    found = _by_id().get(entry_id)
    if found is None:
        raise DataError("handbook", entry_id, "id", "there is no entry of this id")
    return found


def entries_for(code: str) -> tuple[Entry, ...]:
    """Return what explains a fact, a reason, a theme or a mistake, the best first; or nothing.

    A reason asks for the rule, so a question comes first; anything else for the strategy.

    >>> [found.id for found in entries_for("must-head")]
    ['keep-the-high-card', 'beat', 'strict-phase']
    >>> [found.id for found in entries_for("bare-tens")]
    ['guard-a-ten', 'bare-ten']
    """
    reasons = {reason.value for reason in ReasonCode}
    order = ("faq", "strategy", "glossary") if code in reasons else KINDS
    fit = [found for found in _by_id().values() if code in found.facts]
    return tuple(sorted(fit, key=lambda one: (order.index(one.kind), one.facts.index(code))))


def page_view(entry_id: str) -> dict[str, Any]:
    """Return the entry as a panel for the table: title, lines, links, and how to close it.

    Raises DataError for an unknown id.

    >>> page_view("lead-low")["all"]["href"]
    'handbook.ipynb#lead-low'
    """
    found = entry(entry_id)
    note = [_PAGE.say("page.note", note=found.note)] if found.note else []
    return {
        "title": found.title,
        "lines": [*found.lines, *note],
        "see": [{"id": one, "label": entry(one).title} for one in found.see],
        "close": {"kind": "page-close", "label": _PAGE.say("page.close"), "key": "Escape"},
        "all": {"href": f"{PAGE}#{found.id}", "label": _PAGE.say(f"page.all_{found.kind}")},
    }


def groups(kind: str) -> tuple[tuple[str, str], ...]:
    """Return the groups of one part: name and heading, in order.

    >>> groups("strategy")[1]
    ('closing', 'Closing')
    """
    names = list_field(_file(kind), "", read_data("handbook", _file(kind)), "groups")
    return tuple((name, _WORDS[kind].say(f"groups.{name}")) for name in names)


def _file(kind: str) -> str:
    return f"{kind}.toml"


@per_language
def _by_id() -> Mapping[str, Entry]:
    """All entries by id, which no two of them share; what they point to exists."""
    found: dict[str, Entry] = {}
    for kind in KINDS:
        for one in _entries(kind):
            if one.id in found:
                raise DataError(_file(kind), one.id, "id", "this id is used twice")
            found[one.id] = one
    for one in found.values():
        for other in one.see:
            if other not in found or other == one.id:
                problem = f"there is no other entry {other!r}"
                raise DataError(_file(one.kind), one.id, "see", problem)
    return found


@per_language
def _entries(kind: str) -> tuple[Entry, ...]:
    known = {name for name, _ in groups(kind)}
    tables = read_data("handbook", _file(kind))
    refuse_unknown(_file(kind), "", tables, {"groups", "entry"})
    made = tuple(read_entry(kind, table, known) for table in tables["entry"])
    names = [one.group for one in made]
    if names != sorted(names, key=[name for name, _ in groups(kind)].index):
        raise DataError(_file(kind), "", "group", "entries of one group must stand together")
    return made


def read_entry(kind: str, table: Mapping[str, Any], known: set[str]) -> Entry:
    """Return the entry that *table* describes, in words; *known* are the groups of its part.

    Raises DataError for a field that is wrong, unknown or missing.
    """
    file = _file(kind)
    entry_id = text_field(file, "", table, "id")
    refuse_unknown(file, entry_id, table, _FIELDS)
    group = text_field(file, entry_id, table, "group")
    if group not in known:
        raise DataError(file, entry_id, "group", f"no such group; known: {' '.join(known)}")
    facts = list_field(file, entry_id, table, "facts")
    for code in facts:
        if code not in _codes():
            raise DataError(file, entry_id, "facts", f"there is nothing called {code!r}")
    say = _WORDS[kind]
    has_note = f"{entry_id}.note" in say.names()
    return Entry(
        entry_id,
        kind,
        group,
        say.say(f"{entry_id}.title"),
        say.say_lines(f"{entry_id}.lines"),
        note=say.say(f"{entry_id}.note") if has_note else "",
        see=list_field(file, entry_id, table, "see"),
        facts=facts,
        differs=_differs(file, entry_id, table, has_note),
        names=_names(file, entry_id, table),
        proof=tuple(table.get("proof", ())),
    )


def _differs(file: str, entry_id: str, table: Mapping[str, Any], has_note: bool) -> tuple[str, ...]:
    """Return the fields in which other rules differ; a note needs at least one of them."""
    differs = list_field(file, entry_id, table, "differs")
    for one in differs:
        profile, _, name = one.partition(".")
        known = profile in PRESETS and hasattr(CLASSIC, name)
        if not known or getattr(PRESETS[profile], name) == getattr(CLASSIC, name):
            raise DataError(file, entry_id, "differs", f"{one!r} is not another rule")
    if has_note != bool(differs):
        raise DataError(file, entry_id, "differs", "a note and the rules it is about go together")
    return differs


def _names(file: str, entry_id: str, table: Mapping[str, Any]) -> dict[str, str]:
    names = table.get("names", {})
    if not isinstance(names, Mapping):
        raise DataError(file, entry_id, "names", "a table is needed here")
    refuse_unknown(file, entry_id, names, LANGUAGES)
    return {one: text_field(file, entry_id, names, one) for one in LANGUAGES if one in names}


@cache
def _codes() -> frozenset[str]:
    """The codes of facts and reasons, and the themes and mistakes that the tutor has words for."""
    facts = (detector.code for detector in FACTS)
    parts = (name.split(".") for name in Phrases("tutor.toml").names())
    spoken = (part[1] for part in parts if part[0] in ("theme", "mistake"))
    return frozenset([*facts, *(reason.value for reason in ReasonCode), *spoken])
