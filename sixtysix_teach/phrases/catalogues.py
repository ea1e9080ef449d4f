"""The language that is spoken, and the catalogues of the others.

A catalogue is ``LANGUAGE/LC_MESSAGES/sixtysix.mo`` under ``data/locale``, or under a folder named
in the environment variable ``SIXTYSIX_LOCALE``, which is asked first. English is the source, so it
needs none. The language of a process is that of :func:`use_language`, or else of ``SIXTYSIX_LANG``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ParamSpec, TypeVar

from sixtysix_teach.errors import DataError

SOURCE = "en"
DOMAIN = "sixtysix"

_P = ParamSpec("_P")
_R = TypeVar("_R")
_A = TypeVar("_A", bound=Hashable)

# Two places, because a notebook runs each cell and each message of a widget in a context of its
# own: a choice kept in a context alone would be forgotten with the cell that made it.
_process = ""
_context: ContextVar[tuple[str, str] | None] = ContextVar("sixtysix_language", default=None)


def languages() -> tuple[str, ...]:
    """Return the codes of the languages there are: English, and each that has a catalogue.

    >>> "en" in languages()
    True
    """
    return _languages(_extra())


def language() -> str:
    """Return the code of the language spoken now.

    Raises DataError when ``SIXTYSIX_LANG`` names a language that is not there.

    >>> with in_language("en"):
    ...     language()
    'en'
    """
    return _spoken()[0]


def use_language(code: str) -> None:
    """Speak *code* from now on, in the whole process; what has been said stays as it is.

    An empty *code* leaves the choice to ``SIXTYSIX_LANG`` again.

    >>> use_language("xx")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    sixtysix_teach.errors.DataError: locale, entry 'xx', ...: no such language; there are: en...
    """
    global _process
    if code:
        _catalogue(code, _extra())
    _process = code


@contextmanager
def in_language(code: str) -> Iterator[None]:
    """Speak *code* inside a ``with`` block, here and in what is called from here only.

    The folders with catalogues stay those of the moment the block begins.
    """
    extra = _extra()
    _catalogue(code, extra)
    before = _context.set((code, extra))
    try:
        yield
    finally:
        _context.reset(before)


def translated(context: str, text: str, many: str | None = None, number: int = 1) -> str:
    """Return *text* in the language spoken now, or as it is where no translation stands.

    *context* is where the text comes from, as in ``table:action.close``. With *many*, the form for
    other numbers, that one of the language's forms is returned which *number* asks for.

    >>> translated("table:action.draw", "Draw")
    'Draw'
    >>> translated("x:y", "{n} trick", "{n} tricks", 2)
    '{n} tricks'
    """
    catalogue = _catalogue(*_spoken())
    if many is not None:
        return catalogue.npgettext(context, text, many, number)
    return catalogue.pgettext(context, text)


def plural_form(number: int) -> int:
    """Return which of the plural forms of the language spoken now goes with *number*, from 0.

    >>> plural_form(1), plural_form(5)
    (0, 1)
    """
    # A chain without a catalogue is English; one with a catalogue has the rule of its header.
    rule = getattr(_catalogue(*_spoken()), "plural", None)
    return int(number != 1) if rule is None else int(rule(number))


def per_language(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Return *function* with its results kept, in each language its own.

    The arguments must be hashable, as for ``functools.cache``.
    """
    kept: dict[Hashable, _R] = {}

    @wraps(function)
    def asked(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        key = (_spoken(), args, *kwargs.items())
        found = kept.get(key)
        if found is not None:
            return found
        if key not in kept:
            kept[key] = function(*args, **kwargs)
        return kept[key]

    return asked


def lately_said(function: Callable[[_A], _R]) -> Callable[[_A], _R]:
    """Return *function* with what it said last kept, in each language its own.

    As :func:`per_language`, for things of which there is no end, such as items and moments. What is
    kept must not be changed by whoever gets it.
    """

    @lru_cache(maxsize=256)
    def kept(spoken: tuple[str, str], about: _A) -> _R:
        return function(about)

    @wraps(function)
    def asked(about: _A) -> _R:
        return kept(_spoken(), about)

    return asked


def _spoken() -> tuple[str, str]:
    """Return the language spoken now and the folders it is read from, once it is known to be there.

    Every sentence asks for this, and the environment is slow to ask: so both are told at once.
    """
    if (chosen := _context.get()) is not None:
        return chosen
    extra = _extra()
    code = _process or os.environ.get("SIXTYSIX_LANG", "") or SOURCE
    _catalogue(code, extra)
    return code, extra


def _extra() -> str:
    return os.environ.get("SIXTYSIX_LOCALE", "")


def _places(extra: str) -> list[Traversable]:
    """Return the folders with catalogues, first the one that is asked first."""
    mine = [Path(folder) for folder in extra.split(os.pathsep) if folder]
    return [*mine, files("sixtysix_teach").joinpath("data", "locale")]


def _compiled(place: Traversable, code: str) -> Traversable:
    return place.joinpath(code, "LC_MESSAGES", f"{DOMAIN}.mo")


@cache
def _languages(extra: str) -> tuple[str, ...]:
    found = {SOURCE}
    for place in _places(extra):
        if place.is_dir():
            found |= {one.name for one in place.iterdir() if _compiled(place, one.name).is_file()}
    return tuple(sorted(found))


@cache
def _catalogue(code: str, extra: str) -> NullTranslations:
    """Return the catalogues of one language as a chain; a sentence in none of them is English."""
    if code not in _languages(extra):
        there = ", ".join(_languages(extra))
        raise DataError("locale", code, "language", f"no such language; there are: {there}")
    chain = NullTranslations()
    for place in reversed(_places(extra)):
        file = _compiled(place, code)
        if not file.is_file():
            continue
        try:
            with file.open("rb") as opened:
                found = GNUTranslations(opened)
        except (OSError, ValueError) as problem:  # Unicode errors are value errors
            raise DataError(str(file), code, "", f"not a compiled catalogue: {problem}") from None
        found.add_fallback(chain)
        chain = found
    return chain
