"""Every figure of a notebook can be worked out again, by lines that anybody can run."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from snippets import cards, faults, figures, run

import sixtysix_widgets
from sixtysix_teach import parse_card
from sixtysix_teach.phrases import card_name, printed

IN_WORDS = {"True": "yes", "False": "no", "None": "none"}
LESSONS = Path(__file__).resolve().parents[2] / "lessons"


def calls() -> list[str]:
    """Each call of a figure in the notebooks, with what it needs from the cell."""
    found = []
    for path in sorted(LESSONS.glob("*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
        given = ""
        for source in code:
            tree = ast.parse(source)
            given += "".join(
                f"{ast.unparse(node)}\n" for node in tree.body if isinstance(node, ast.Assign)
            )
            for node in ast.walk(tree):
                shows = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("show_")
                if shows and (call := f"{given}figure = {ast.unparse(node)}") not in found:
                    found.append(call)
    return found


def shown(call: str):
    names = {name: getattr(sixtysix_widgets, name) for name in sixtysix_widgets.__all__}
    exec(call, names)
    return names["figure"]


@pytest.mark.parametrize("call", calls(), ids=lambda call: call.splitlines()[-1])
def test_the_lines_behind_a_figure_give_it(call: str) -> None:
    figure = shown(call)
    assert faults(figure.computation) == []
    out, text = run(figure.computation), repr(figure)
    assert out.strip()
    if "show_rule" in call:
        found = [line.replace("-", " ").split(": ") for line in out.splitlines()]
        assert [tuple(IN_WORDS.get(word, word) for word in row) for row in found] == [*figure.rows]
        return
    assert figures(out) <= figures(text), (out, text)
    assert all(printed(f"[{code}]") in text for code in cards(out)), (out, text)
    for code in cards(out):
        assert parse_card(code).code == code


@pytest.mark.parametrize("call", calls(), ids=lambda call: call.splitlines()[-1])
def test_a_figure_offers_its_lines_in_a_fold(call: str) -> None:
    html = shown(call)._repr_html_()
    assert "<details><summary>Show the computation</summary>" in html
    assert "computation" not in repr(shown(call))


def test_a_card_of_a_figure_is_named_to_a_screen_reader() -> None:
    html = sixtysix_widgets.show_trick("AS", "9H", trump="H")._repr_html_()
    for code in ("AS", "9H"):
        card = parse_card(code)
        assert f'aria-label="{card_name(card)}"' in html
        assert html.count(printed(f"[{code}]")) == html.count(f'aria-label="{card_name(card)}"')
