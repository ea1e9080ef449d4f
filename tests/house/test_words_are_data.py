"""What a learner reads stands in data/locale, so that it can be said in another language.

Texts of errors are for programmers and for writers of content; they stay beside the check.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KIT = ROOT / "sixtysix_teach"
# What these say goes into errors and to the commands of the terminal, which speak English for now;
# presets.py holds the names of the profiles, which the catalogue takes from there.
NOT_SHOWN = (
    "cli solver notation rules.py rules_check.py presets.py deal.py consistency.py content.py"
).split()
FILES = sorted(
    file
    for place in (KIT, ROOT / "widgets" / "sixtysix_widgets")
    for file in place.rglob("*.py")
    if file.relative_to(place).parts[0] not in NOT_SHOWN
)
# One line about each kind of fact, for whoever works on the code.
FOR_PROGRAMMERS = {"sixtysix_teach/tutor/facts/registry.py"}
# A text that is nobody's to read: whether there is one is all that is asked; and a line of the log.
KNOWN = {"the deal in progress", "what was kept cannot be drawn"}

_PROSE = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}")


def names(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def told_in_an_error(node: ast.AST) -> bool:
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.Assign):
        return any(isinstance(name, ast.Name) and name.id == "problem" for name in node.targets)
    # the constructor of an error of ours
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__"


def prose(file: Path) -> Iterator[str]:
    """Every text in the code of *file* that reads like a sentence and is not in an error."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    left_out: set[int] = set()
    for node in ast.walk(tree):
        if told_in_an_error(node):
            left_out |= {id(inner) for inner in ast.walk(node)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(id(node.value))  # a docstring
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            markup = text.startswith("<")
            if id(node) not in left_out and not markup and _PROSE.search(text):
                yield f"{node.lineno}: {text}"


@pytest.mark.parametrize("file", FILES, ids=names)
def test_no_sentence_is_written_in_code(file: Path) -> None:
    if names(file) in FOR_PROGRAMMERS:
        return
    found = [line for line in prose(file) if line.partition(": ")[2] not in KNOWN]
    assert found == [], "put it into data/locale/en"
