"""Made-up languages for the tests: catalogues in a folder of their own."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from babel.messages.catalog import Catalog

ROOT = Path(__file__).resolve().parents[1]

# Letters of another width: whatever is still in plain letters did not come from the catalogue.
_WIDE = str.maketrans({chr(c): chr(c + 0xFEE0) for c in (*range(65, 91), *range(97, 123))})
_KEPT = re.compile(r"(\{[^{}]*\}|\[[^\[\]]*\])")
# A card, a rank or a suit as it is written down, a key of the keyboard, a page of the app.
_CODE = re.compile(r"\b([AKQJT987]?[SHDC]|[A-Z]|[\w-]+\.ipynb)\b")
_PLAIN = re.compile(r"[A-Za-z]+")


def tool() -> ModuleType:
    """The script tools/catalogue.py as a module."""
    known = sys.modules.get("catalogue_tool")
    if known is not None:
        return known
    spec = importlib.util.spec_from_file_location("catalogue_tool", ROOT / "tools" / "catalogue.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["catalogue_tool"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wide(text: str) -> str:
    """The text in wide letters; what is filled in, and cards, stay as they are."""
    parts = [
        _kept(part) if place % 2 else part.translate(_WIDE)
        for place, part in enumerate(_KEPT.split(text))
    ]
    return "".join(parts)


def _kept(part: str) -> str:
    """The forms of a word, as in {n:card|cards}, are words; the rest of a part stays."""
    name, colon, forms = part.partition(":")
    return name + colon + forms.translate(_WIDE)


@cache  # views say most of their words again and again
def plain_letters(text: str) -> tuple[str, ...]:
    """The words of *text* that are in plain letters, without cards, keys and pages."""
    return tuple(_PLAIN.findall(_CODE.sub("", _KEPT.sub("", text))))


def put(folder: Path, code: str, catalogue: Catalog) -> None:
    """Write *catalogue* as language *code* of a folder for SIXTYSIX_LOCALE."""
    file = folder / code / "LC_MESSAGES" / "sixtysix.mo"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(tool().compiled(catalogue))


def all_wide() -> Catalog:
    """Every sentence of the kit in wide letters."""
    made: Catalog = tool().template()
    for message in made:
        if isinstance(message.id, tuple):
            message.string = tuple(wide(form) for form in message.id)
        elif message.id:
            message.string = wide(message.id)
    return made


def strings(node: Any, skip: Iterable[str] = (), path: str = "") -> list[tuple[str, str]]:
    """Every text in a view with its path, without what stands under one of the names *skip*."""
    if isinstance(node, str):
        return [(path, node)]
    if isinstance(node, dict):
        inner = [(name, one) for name, one in node.items() if name not in skip]
    elif isinstance(node, list | tuple):
        inner = [("", one) for one in node]
    else:
        return []
    return [found for name, one in inner for found in strings(one, skip, f"{path}.{name}")]
