"""Runs the notebooks and stores what their plain cells show: ``tools/run_lessons.py [NAME ...]``.

Widgets are left without output: they are made anew for each reader. What is stored is compared with
a fresh run by the tests (nbval), so a figure cannot grow old unseen.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

LESSONS = Path(__file__).resolve().parents[1] / "lessons"
WIDGET = "nbval-ignore-output"


def run(path: Path) -> bool:
    """Run one notebook and store its outputs; return whether the file has changed."""
    before = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(before, as_version=4)
    kept = notebook.metadata.copy()
    NotebookClient(notebook, timeout=120, record_timing=False, kernel_name="python3").execute()
    notebook.metadata = kept
    for cell in notebook.cells:
        if cell.cell_type == "code" and WIDGET in cell.metadata.get("tags", ()):
            cell.outputs, cell.execution_count = [], None
        cell.metadata.pop("execution", None)
    after = nbformat.writes(notebook) + "\n"
    if after != before:
        path.write_text(after, encoding="utf-8")
    return after != before


def main(names: list[str]) -> None:
    """Run the notebooks with these names in them, or all."""
    for path in sorted(LESSONS.glob("*.ipynb")):
        if not names or any(name in path.stem for name in names):
            print(f"{path.name}: {'stored anew' if run(path) else 'as before'}")


if __name__ == "__main__":
    main(sys.argv[1:])
