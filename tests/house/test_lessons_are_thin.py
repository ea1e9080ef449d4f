"""Lessons are prose plus calls: what a notebook computes itself, nobody tests and nobody reuses."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

LESSONS = Path(__file__).resolve().parents[2] / "lessons"
NOTEBOOKS = sorted(LESSONS.glob("*.ipynb"))
CODE_LINES = 6
WIDGET, COMPARED = "nbval-ignore-output", "nbval-check-output"
STATEMENTS = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.For,
    ast.While,
    ast.Try,
    ast.Lambda,
)

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def code_cells(path: Path) -> list[tuple[int, str]]:
    return [
        (number, "".join(cell["source"]))
        for number, cell in enumerate(read(path)["cells"])
        if cell["cell_type"] == "code"
    ]


@every_notebook
def test_a_code_cell_is_short_and_only_calls(path: Path) -> None:
    banned: tuple[type[ast.AST], ...] = STATEMENTS
    if read(path)["metadata"].get("sixtysix", {}).get("teaches-code"):
        banned = (ast.ClassDef,)
    for number, source in code_cells(path):
        lines = [line for line in source.splitlines() if line.strip()]
        assert len(lines) <= CODE_LINES, f"cell {number} has {len(lines)} lines of code"
        found = [
            type(node).__name__ for node in ast.walk(ast.parse(source)) if type(node) in banned
        ]
        assert found == [], f"cell {number}"


@every_notebook
def test_it_imports_from_the_two_front_doors_only(path: Path) -> None:
    for number, source in code_cells(path):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            else:
                continue
            doors = {"sixtysix_teach", "sixtysix_widgets"}
            assert set(names) <= doors, f"cell {number} imports {names}"


@every_notebook
def test_what_it_shows_is_stored_and_compared_and_a_widget_is_not(path: Path) -> None:
    counts = []
    for number, cell in enumerate(read(path)["cells"]):
        assert cell.get("id"), f"cell {number} has no id"
        if cell["cell_type"] != "code":
            continue
        tags = set(cell["metadata"].get("tags", ()))
        if WIDGET in tags:
            assert cell["outputs"] == [], f"cell {number} holds the output of a widget"
            assert cell["execution_count"] is None, f"cell {number} holds a number"
            continue
        assert COMPARED in tags, f"cell {number} is not compared with what it shows"
        assert cell["outputs"], f"cell {number} shows nothing: run tools/run_lessons.py"
        counts.append(cell["execution_count"])
    assert counts == sorted(counts), "the cells were run out of order"


@every_notebook
def test_what_is_stored_is_the_same_on_every_machine(path: Path) -> None:
    for number, cell in enumerate(read(path)["cells"]):
        told = json.dumps(cell.get("outputs", []))
        assert not re.search(r"0x[0-9a-f]{6,}|/home/|/tmp/|/Users/", told), f"cell {number}"
        kinds = {output["output_type"] for output in cell.get("outputs", [])}
        assert kinds <= {"execute_result"}, f"cell {number} prints or fails: {kinds}"


@every_notebook
def test_it_says_its_title_and_language(path: Path) -> None:
    metadata = read(path)["metadata"]
    assert metadata["title"]
    assert re.fullmatch(r"[a-z]{2}(-[A-Z]{2})?", metadata["lang"])
    assert metadata["kernelspec"]["name"] == "python3"


@pytest.mark.parametrize(
    "path", [p for p in NOTEBOOKS if p.stem[0].isdigit()], ids=lambda p: p.stem
)
def test_prose_comes_before_code(path: Path) -> None:
    assert read(path)["cells"][0]["cell_type"] == "markdown"


def test_every_lesson_is_listed() -> None:
    listing = LESSONS / "lessons.toml"
    if not listing.is_file():
        pytest.skip("no listing")
    text = listing.read_text(encoding="utf-8")
    missing = [p.stem for p in NOTEBOOKS if p.stem[0].isdigit() and p.stem not in text]
    assert missing == []
