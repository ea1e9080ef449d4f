"""The files for translators: what is in them, what an update keeps, and what the check finds."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from catalogues import tool

from sixtysix_teach.content import data_files, read_data

made = tool()


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("locale")
    assert made.main(["update", "de", "--locale", str(folder)]) == 0
    return folder


@pytest.fixture
def german(empty: Path, tmp_path: Path) -> Path:
    """A folder with a German .po file in which nothing is translated yet."""
    shutil.copytree(empty, tmp_path, dirs_exist_ok=True)
    return tmp_path


def po(folder: Path) -> Path:
    return folder / "de" / "LC_MESSAGES" / "sixtysix.po"


def translate(folder: Path, context: str, *texts: str) -> None:
    """Put a translation into the file, as a translator does."""
    catalogue = made.read_catalogue(po(folder))
    message = next(m for m in catalogue if m.context == context)
    message.string = texts if isinstance(message.id, tuple) else texts[0]
    po(folder).write_bytes(made.written(catalogue))


def said(folder: Path) -> str:
    return "\n".join(made.problems(folder))


def leaves(node: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a catalogue file with its key; plural forms and lines have one key together."""
    if isinstance(node, str):
        yield key, node
    elif isinstance(node, list):
        for line in node:
            yield from leaves(line, key)
    elif "by" in node:
        yield key, node["one"]
        yield key, node["other"]
    else:
        for name, inner in node.items():
            yield from leaves(inner, f"{key}.{name}" if key else name)


@cache  # it reads every file of the kit
def by_context() -> dict[str, set[str]]:
    """All texts of the kit by where they stand."""
    there: dict[str, set[str]] = {}
    for source in made.sources():
        ids = {source.ids} if isinstance(source.ids, str) else set(source.ids)
        there.setdefault(source.context, set()).update(ids)
    return there


def test_the_committed_catalogues_are_in_order() -> None:
    assert made.problems(made.LOCALE) == []


@pytest.mark.parametrize("file", data_files("locale/en"))
def test_every_text_of_a_file_is_there_under_its_key(file: str) -> None:
    there, stem = by_context(), file.removesuffix(".toml")
    for key, text in leaves(read_data("locale", "en", file)):
        assert not text or text in there[f"{stem}:{key}"], key


def test_a_new_language_has_every_sentence_and_its_plural_forms(german: Path) -> None:
    catalogue = made.read_catalogue(po(german))
    assert len(catalogue) == len(made.template())
    assert "Plural-Forms: nplurals=2; plural=(n != 1);" in po(german).read_text(encoding="utf-8")
    assert made.main(["update", "cs", "--locale", str(german)]) == 0
    czech = made.read_catalogue(german / "cs" / "LC_MESSAGES" / "sixtysix.po")
    assert {len(m.string) for m in czech if isinstance(m.id, tuple)} <= {3, 0}


def test_an_update_changes_nothing_where_nothing_has_changed(german: Path) -> None:
    translate(german, "table:action.draw", "Ziehen")
    before = po(german).read_bytes()
    assert made.main(["update", "de", "--locale", str(german)]) == 0
    assert po(german).read_bytes() == before


def test_a_sentence_that_changed_keeps_its_translation_to_be_looked_at(german: Path) -> None:
    translate(german, "table:action.close", "Den Talon zudrehen")
    text = po(german).read_text(encoding="utf-8")
    po(german).write_text(text.replace('"Close the stock"', '"Close the talon"'), encoding="utf-8")
    assert "table:action.close: no such sentence any more" in said(german)
    assert made.main(["update", "de", "--locale", str(german)]) == 0
    message = made.read_catalogue(po(german)).get("Close the stock", "table:action.close")
    assert message.fuzzy
    assert message.string == "Den Talon zudrehen"
    assert "zudrehen" not in str(made._said(made.compiled(made.read_catalogue(po(german)))))


@pytest.mark.parametrize(
    ("key", "text", "problem"),
    [
        ("table:seat.tricks", "Stiche genommen", "other names in braces"),
        ("table:seat.tricks", "{zahl} Stiche", "other names in braces"),
        ("table:action.marry", "Ehe {points} {suit}", "other cards in brackets"),
        ("table:match.line", "Du {you} {you:Stich}, Bot {bot:Stich|Stiche|Sticher}", "not 2 forms"),
        ("how_to_play:trick.line", "**Stich: wer höher ist, gewinnt.", "bold does not end"),
    ],
)
def test_what_a_translation_lost_is_found(german: Path, key: str, text: str, problem: str) -> None:
    translate(german, key, text)
    assert f"{key}: {problem}" in said(german)


def test_a_plural_form_that_is_missing_is_found(german: Path) -> None:
    context = next(s.context for s in made.sources() if isinstance(s.ids, tuple))
    translate(german, context, "nur eine", "")
    assert f"{context}: a plural form is missing" in said(german)
    data = made.compiled(made.read_catalogue(po(german)))
    assert made._said(data)[0] == {}, "half of the forms are as good as none"


def test_the_compiled_file_is_that_of_the_text(german: Path) -> None:
    assert "no .mo file beside it" in said(german)
    assert made.main(["compile", "--locale", str(german)]) == 0
    assert said(german) == ""
    translate(german, "table:action.draw", "Ziehen")
    assert "the .mo file is of another state" in said(german)
    assert made.main(["compile", "--locale", str(german)]) == 0
    assert made.main(["check", "--locale", str(german)]) == 0


@pytest.mark.parametrize("words", [["update"], ["extract", "de"], ["update", "nonsense-language"]])
def test_a_command_that_makes_no_sense_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        made.main(words)
