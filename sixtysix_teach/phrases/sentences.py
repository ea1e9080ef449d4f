"""The sentences of a catalogue file, filled with facts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from string import Formatter
from typing import Any, NamedTuple

from sixtysix_teach.content import read_data
from sixtysix_teach.errors import DataError
from sixtysix_teach.phrases.catalogues import SOURCE, per_language, plural_form, translated

Facts = Mapping[str, str | int]

_PLURAL = ("by", "one", "other")


class Phrases:
    """The sentences of one file, said in the language of the moment.

    *standing* are facts that every sentence may use without being given them; a function is asked
    for them each time, because they may be words too.

    >>> Phrases("table.toml").say("action.close")
    'Close the stock'
    """

    def __init__(self, file: str, *, standing: Facts | Callable[[], Facts] | None = None) -> None:
        self.file = file
        self._standing = standing

    @property
    def standing(self) -> Facts:
        """The facts every sentence may use, as they are now."""
        return (self._standing() if callable(self._standing) else self._standing) or {}

    def say(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence *key* with *facts* put in; of a plural table, the form that fits.

        Raises DataError, with file and key, for an unknown key, a fact that is missing, and a
        table without its parts.
        """
        plain = _plain(self.file, key)
        if plain is not None:
            return _filled(plain.text, self.file, key, self._given(plain.wanted, facts))
        given = {**self.standing, **facts}
        return _filled(self._form(_found(self.file, key), key, given), self.file, key, given)

    def say_lines(self, key: str, /, **facts: str | int) -> tuple[str, ...]:
        """Return the sentences of the list *key* with *facts* put in; raises as :meth:`say`."""
        plain = _plain_lines(self.file, key)
        if plain is not None:
            made = [(one.text, self._given(one.wanted, facts)) for one in plain]
            return tuple([_filled(text, self.file, key, given) for text, given in made])
        lines = _found(self.file, key)
        if not isinstance(lines, list):
            raise DataError(self.file, key, "", "there is no list of sentences of this name")
        given = {**self.standing, **facts}
        forms = [self._form(line, key, given) for line in lines]
        return tuple(_filled(form, self.file, key, given) for form in forms)

    def fill(self, template: str, file: str, entry: str, /, **facts: str | int) -> str:
        """Return *template*, a sentence of *entry* in another *file*, with the facts put in.

        >>> Phrases("table.toml", standing={"pack": 24}).fill("All {pack} cards.", "x.toml", "a")
        'All 24 cards.'
        """
        found = translated(context(file, entry), template) if template else ""
        return _filled(found, file, entry, {**self.standing, **facts})

    def names(self) -> tuple[str, ...]:
        """Return the names of all sentences, in the order of the file."""
        return tuple(key for key, _ in sentences(_catalogue(self.file)))

    def texts(self) -> dict[str, str]:
        """Return all sentences by name, not filled, for a reader who fills them itself.

        Lists and plural tables are left out.
        """
        found = sentences(_catalogue(self.file))
        return {
            key: translated(context(self.file, key), text)
            for key, text in found
            if isinstance(text, str)
        }

    def _given(self, wanted: frozenset[str], facts: Facts) -> Facts:
        """Return facts enough for a sentence that names those *wanted*."""
        return facts if wanted <= facts.keys() else {**self.standing, **facts}

    def _form(self, sentence: Any, key: str, facts: Facts) -> str:
        """Return *sentence* translated; of a plural table the form for the number it goes by."""
        where = context(self.file, key)
        if isinstance(sentence, str):
            return translated(where, sentence)
        if not is_plural(sentence):
            raise DataError(self.file, key, "", "there is no sentence of this name")
        one, other = plural_forms(self.file, key, sentence)
        number = facts.get(sentence["by"])
        if type(number) is not int:
            problem = f"the form goes by the whole number {sentence['by']!r}, which is {number!r}"
            raise DataError(self.file, key, "by", problem)
        return translated(where, one, other, number)


def context(file: str, entry: str) -> str:
    """Return where a sentence stands, as the catalogues of other languages name it.

    What follows a comma in *entry* is left out: the number of a step moves when one is put in.

    >>> context("table.toml", "action.close"), context("01_six_ranks.toml", "six-ranks, step 2")
    ('table:action.close', '01_six_ranks:six-ranks')
    """
    return f"{file.removesuffix('.toml')}:{entry.partition(',')[0]}"


def sentences(node: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield key and content of each sentence, list of sentences and plural table under *node*.

    >>> list(sentences({"a": {"b": "B.", "c": ["C.", "D."]}}))
    [('a.b', 'B.'), ('a.c', ['C.', 'D.'])]
    """
    for name, value in node.items():
        if isinstance(value, Mapping) and not is_plural(value):
            yield from sentences(value, f"{prefix}{name}.")
        else:
            yield prefix + name, value


def is_plural(node: Any) -> bool:
    """Return whether *node* is a table of plural forms, not a group of sentences."""
    return isinstance(node, Mapping) and ("by" in node or {"one", "other"} <= set(node))


def plural_forms(file: str, key: str, table: Mapping[str, Any]) -> tuple[str, str]:
    """Return the forms for one and for other numbers; a table without its parts is a DataError."""
    for name in _PLURAL:
        if not isinstance(table.get(name), str):
            raise DataError(file, key, name, "a plural table needs a text here")
    for name in table:
        if name not in _PLURAL:
            raise DataError(file, key, name, "a plural table has by, one and other")
    return table["one"], table["other"]


class _Forms(Formatter):
    """Fills in ``{n:card|cards}`` as that word which goes with the number *n*."""

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return *value* as usual, or of forms the one that its number asks for."""
        if "|" not in format_spec:
            return str(super().format_field(value, format_spec))
        forms = format_spec.split("|")
        # An English sentence has two forms, also while a language with three is spoken.
        return forms[min(plural_form(int(value)), len(forms) - 1)]


_FORMATTER = _Forms()


def _filled(template: str, file: str, entry: str, facts: Facts) -> str:
    try:
        return (
            _FORMATTER.vformat(template, (), facts)
            if "|" in template
            else template.format_map(facts)
        )
    except (KeyError, IndexError, ValueError) as problem:
        raise DataError(file, entry, "", f"cannot fill {template!r}: {problem}") from None


@cache
def _catalogue(file: str) -> Mapping[str, Any]:
    return read_data("locale", SOURCE, file)


def _found(file: str, key: str) -> Any:
    node: Any = _catalogue(file)
    for part in key.split("."):
        node = node.get(part) if isinstance(node, Mapping) else None
    return node


# A page says hundreds of sentences, most of them again and again: those that are the same whatever
# the facts are found and translated once, and looked at for the facts that they name.


class _Plain(NamedTuple):
    text: str
    wanted: frozenset[str]


@per_language
def _plain(file: str, key: str) -> _Plain | None:
    """Return the sentence *key*, not filled; None if it is no sentence or has plural forms."""
    sentence = _found(file, key)
    return _looked_at(file, key, sentence) if isinstance(sentence, str) else None


@per_language
def _plain_lines(file: str, key: str) -> tuple[_Plain, ...] | None:
    """Return the sentences of the list *key*, not filled; None if one of them has plural forms."""
    lines = _found(file, key)
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return None
    return tuple(_looked_at(file, key, line) for line in lines)


def _looked_at(file: str, key: str, sentence: str) -> _Plain:
    text = translated(context(file, key), sentence)
    try:
        fields = [name for _, name, _, _ in _FORMATTER.parse(text) if name is not None]
    except ValueError:
        fields = []  # not to be filled: said when it is tried
    return _Plain(text, frozenset(re.split(r"[.\[]", name)[0] for name in fields))
