"""The catalogues of other languages: gettext files made from the English sentences.

    python tools/catalogue.py extract        write sixtysix.pot: every sentence, none translated
    python tools/catalogue.py update de      make or bring up to date de/LC_MESSAGES/sixtysix.po
    python tools/catalogue.py compile        write the .mo file of every .po file
    python tools/catalogue.py check          say what is wrong; exit status 1 if anything is

``--locale FOLDER`` works on another folder than ``sixtysix_teach/data/locale``, for a catalogue
kept outside the kit (name the folder in ``SIXTYSIX_LOCALE`` to use it). In ``update`` a translation
whose English has changed is kept and marked fuzzy: it is not used until somebody has looked at it.
Needs the kit and Babel (both are there after ``make test``); who only uses the kit needs no Babel.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from difflib import get_close_matches
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from sixtysix_teach.classroom.by_rules import BY, variants
from sixtysix_teach.content import data_files, read_data
from sixtysix_teach.phrases.catalogues import DOMAIN, SOURCE
from sixtysix_teach.phrases.sentences import context, is_plural, plural_forms, sentences
from sixtysix_teach.presets import PROFILES

LOCALE = Path(__file__).resolve().parents[1] / "sixtysix_teach" / "data" / "locale"
HEADER = """\
# The sentences of the Sixty-six teaching kit. Made by tools/catalogue.py; see data/README.md.
# {name} is filled in, [TH] is a card and [H] a suit, ** is bold: keep them.
#"""
# What of an exercise or a lesson is shown to a learner; the rest are names, numbers and cards.
TEXT_FIELDS = {
    "exercises": {"title", "task"},
    "lessons": {"title", "part", "objective", "label", "lines", "choices", "rule", "rules", "name"},
}
# A name in braces; behind it may stand the forms of a word, as many as the language has.
_BRACES = re.compile(r"\{([^{}:]*)[^{}]*\}")
_FORMS = re.compile(r"\{[^{}:]*:([^{}]*\|[^{}]*)\}")
_BRACKETS = re.compile(r"\[[^\[\]]*\]")
# Dates and versions change with each run, and would hide what has really changed.
_UNSTEADY = re.compile(rb'^"(POT-Creation-Date|Generated-By): .*\n', re.MULTILINE)
_FLAGS = {"python-format", "python-brace-format"}

Ids = str | tuple[str, str]


@dataclass(frozen=True)
class Source:
    """An English sentence, or its two plural forms, and where it stands."""

    context: str
    ids: Ids
    file: str


# The English sentences -----------------------------------------------------------------------


def sources() -> Iterator[Source]:
    """Yield every English sentence of the kit, in the order of the files."""
    for file in data_files(f"locale/{SOURCE}"):
        yield from _of_words(file, read_data("locale", SOURCE, file))
    for folder, fields in TEXT_FIELDS.items():
        for file in data_files(folder):
            yield from _of_content(folder, file, read_data(folder, file), fields)
    for name, profile in PROFILES.items():
        yield Source(f"profiles:{name}.title", profile.title, "presets.py")
        yield Source(f"profiles:{name}.source", profile.source, "presets.py")


def _of_words(file: str, table: Mapping[str, Any]) -> Iterator[Source]:
    place = f"data/locale/{SOURCE}/{file}"
    for key, value in sentences(table):
        for one in value if isinstance(value, list) else [value]:
            ids = plural_forms(file, key, one) if is_plural(one) else str(one)
            if ids:
                yield Source(context(file, key), ids, place)


def _of_content(
    folder: str, file: str, table: Mapping[str, Any], fields: set[str]
) -> Iterator[Source]:
    # A lesson is named by its file; exercises, and the lessons of the course, by their own id.
    own = re.sub(r"^\d+_|\.toml$", "", file).replace("_", "-")
    entries = table.get("exercise") or table.get("lesson") or [{**table, "id": own}]
    for entry in entries:
        for text in _texts(entry, fields):
            yield Source(context(file, entry["id"]), text, f"data/{folder}/{file}")


def _texts(node: Any, fields: set[str], *, shown: bool = False) -> Iterator[str]:
    if isinstance(node, str) and shown and node:
        yield node.strip()
    elif isinstance(node, list):
        for one in node:
            yield from _texts(one, fields, shown=shown)
    elif isinstance(node, Mapping) and shown and BY in node:
        for text in variants(node):
            yield from _texts(text, fields, shown=True)
    elif isinstance(node, Mapping):
        for key, value in node.items():
            # A table holds fields of its own, but in the table of rules every line is shown.
            inside = key in fields and not (isinstance(value, list) and _is_tables(value))
            yield from _texts(value, fields, shown=inside or (shown and not isinstance(value, str)))


def _is_tables(value: list[Any]) -> bool:
    return bool(value) and isinstance(value[0], Mapping) and BY not in value[0]


def template() -> Catalog:
    """Return the catalogue with every sentence and no translation."""
    made = Catalog(domain=DOMAIN, project="sixtysix-teach", version="1", header_comment=HEADER)
    for source in sources():
        made.add(source.ids, locations=[(source.file, 0)], context=source.context)
    return made


# Files ---------------------------------------------------------------------------------------


def written(catalogue: Catalog) -> bytes:
    """Return *catalogue* as the text of a .po or .pot file, the same at any time."""
    for message in catalogue:
        message.flags -= _FLAGS
    text = BytesIO()
    write_po(text, catalogue, include_lineno=False, include_previous=True, width=100)
    return _UNSTEADY.sub(b"", text.getvalue())


def compiled(catalogue: Catalog) -> bytes:
    """Return *catalogue* as the bytes of a .mo file; fuzzy translations are left out.

    A sentence of which a plural form is missing is left out too: English goes by another rule.
    """
    ready, data = deepcopy(catalogue), BytesIO()
    for message in list(catalogue):
        if message.pluralizable and not all(_all(message.string)):
            ready.delete(message.id, message.context)
    write_mo(data, ready)
    return data.getvalue()


def po_files(locale: Path) -> list[Path]:
    """Return the .po files of a folder of languages."""
    return sorted(locale.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def read_catalogue(file: Path) -> Catalog:
    """Return the catalogue in a .po file, whose language is the name of its folder."""
    with file.open("rb") as opened:
        return read_po(opened, locale=file.parts[-3], domain=DOMAIN, abort_invalid=True)


def update(file: Path, fresh: Catalog) -> Catalog:
    """Return the catalogue of *file*, or a new one, with exactly the sentences of *fresh*."""
    if not file.exists():
        made = Catalog(
            locale=file.parts[-3],
            domain=DOMAIN,
            project=fresh.project,
            version=fresh.version,
            header_comment=HEADER,
            fuzzy=False,
        )
        made.update(fresh, no_fuzzy_matching=True)
        return made
    catalogue = read_catalogue(file)
    catalogue.update(fresh, no_fuzzy_matching=True)
    for message in list(catalogue):
        if message.id and not _is_translated(message):
            _take_over(message, catalogue)
    return catalogue


def _take_over(message: Message, catalogue: Catalog) -> None:
    """Give *message* the translation of a sentence that is gone and stood in the same place."""
    gone = {
        _first(old.id): key
        for key, old in catalogue.obsolete.items()
        if old.context == message.context and _is_translated(old)
    }
    found = get_close_matches(_first(message.id), gone, n=1, cutoff=0.4)
    if not found:
        return
    old = catalogue.obsolete.pop(gone[found[0]])
    forms = _all(old.string)
    if message.pluralizable:
        message.string = (forms * catalogue.num_plurals)[: catalogue.num_plurals]
    else:
        message.string = forms[-1]
    message.previous_id = list(_all(old.id))
    message.flags |= {"fuzzy"}


# Checks --------------------------------------------------------------------------------------


def problems(locale: Path) -> list[str]:
    """Return what is wrong with the catalogues in *locale*, one line each."""
    found = []
    fresh, pot = template(), LOCALE / f"{DOMAIN}.pot"
    if locale == LOCALE and (not pot.exists() or pot.read_bytes() != written(fresh)):
        found.append(f"{pot.name}: not up to date; run: python tools/catalogue.py extract")
    for file in po_files(locale):
        name = "/".join(file.parts[-3:])
        catalogue = read_catalogue(file)
        known = {(message.context, message.id) for message in fresh if message.id}
        for message in catalogue:
            if not message.id:
                continue
            if (message.context, message.id) not in known:
                run = f"python tools/catalogue.py update {file.parts[-3]}"
                found.append(f"{name}: {message.context}: no such sentence any more; run: {run}")
            elif _is_translated(message) and not message.fuzzy:
                wrong = wrong_with(message, catalogue.num_plurals)
                found += [f"{name}: {message.context}: {one}" for one in wrong]
        found += [f"{name}: {one}" for one in _stale(file, catalogue)]
    return found


def wrong_with(message: Message, plurals: int) -> list[str]:
    """Return what a translation lost or added, against its English."""
    found = []
    english = _all(message.id)
    for form in _all(message.string):
        if not form:
            found.append("a plural form is missing")
            continue
        for marks, what in ((_BRACES, "names in braces"), (_BRACKETS, "cards in brackets")):
            if not any(set(marks.findall(form)) == set(marks.findall(one)) for one in english):
                found.append(f"other {what} than the English: {form!r}")
        for forms in _FORMS.findall(form):
            if forms.count("|") + 1 != plurals:
                found.append(f"not {plurals} forms: {forms!r}")
        if form.count("**") % 2:
            found.append(f"bold does not end: {form!r}")
    return found


def _stale(file: Path, catalogue: Catalog) -> list[str]:
    """Return whether the .mo file is missing, or not what the .po file compiles to."""
    built = file.with_suffix(".mo")
    if not built.exists():
        return ["no .mo file beside it; run: python tools/catalogue.py compile"]
    if _said(built.read_bytes()) != _said(compiled(catalogue)):
        return ["the .mo file is of another state; run: python tools/catalogue.py compile"]
    return []


def _said(data: bytes) -> tuple[dict[Any, str], str | None]:
    """Return the translations in a .mo file, without dates and versions."""
    read = GNUTranslations(BytesIO(data))
    said: dict[Any, str] = dict(read._catalog)  # type: ignore[attr-defined]
    said.pop("", None)
    return said, read.info().get("plural-forms")


def _all(texts: str | Sequence[str] | None) -> tuple[str, ...]:
    return (texts,) if isinstance(texts, str) else tuple(texts or ())


def _first(texts: str | Sequence[str]) -> str:
    return _all(texts)[0]


def _is_translated(message: Message) -> bool:
    return bool(message.string) and any(_all(message.string))


# Commands ------------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    parser = argparse.ArgumentParser(description="The catalogues of other languages.")
    parser.add_argument("command", choices=("extract", "update", "compile", "check"))
    parser.add_argument("language", nargs="?", help="for update: its code, such as de")
    parser.add_argument("--locale", type=Path, default=LOCALE, metavar="FOLDER")
    given = parser.parse_args(argv)
    if (given.language is None) == (given.command == "update"):
        parser.error("a language is needed for update, and for nothing else")
    if given.command == "extract":
        made = template()
        (LOCALE / f"{DOMAIN}.pot").write_bytes(written(made))
        print(f"{len(made)} sentences in {DOMAIN}.pot")
    elif given.command == "update":
        try:
            Locale.parse(given.language)
        except (ValueError, UnknownLocaleError):
            parser.error(f"no such language: {given.language!r}")
        file = given.locale / given.language / "LC_MESSAGES" / f"{DOMAIN}.po"
        catalogue = update(file, template())
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(written(catalogue))
        print(_state(file, catalogue))
    elif given.command == "compile":
        for file in po_files(given.locale):
            catalogue = read_catalogue(file)
            file.with_suffix(".mo").write_bytes(compiled(catalogue))
            print(_state(file, catalogue))
    else:
        found = problems(given.locale)
        print("\n".join(found) or "All catalogues are in order.")
        return 1 if found else 0
    return 0


def _state(file: Path, catalogue: Catalog) -> str:
    all_ = [message for message in catalogue if message.id]
    fuzzy = sum(message.fuzzy for message in all_)
    done = sum(_is_translated(message) for message in all_) - fuzzy
    return f"{file.parts[-3]}: {done} of {len(all_)} translated, {fuzzy} fuzzy"


if __name__ == "__main__":
    sys.exit(main())
