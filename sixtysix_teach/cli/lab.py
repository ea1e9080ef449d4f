"""``sixtysix lab``: the same lessons as notebooks in JupyterLab."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from sixtysix_teach.cli._front import front

LEDGER = ".sixtysix-copied.json"
"""In a folder of copied lessons: what each copy looked like when it was made."""


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "lab",
        help="open the lessons as notebooks in JupyterLab",
        description=(
            "Opens the lessons in JupyterLab. From a checkout they are opened in place; from an "
            "installed kit they are copied to a folder of yours first. A copy you have changed is "
            "never overwritten."
        ),
    )
    parser.add_argument(
        "--folder", type=Path, help="where the copies go (sixtysix-lessons in the home folder)"
    )
    parser.add_argument("--port", type=int, help="the port to use")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run JupyterLab on the lessons until it is stopped."""
    places = front("places")
    lessons = places.lessons_folder()
    if arguments.folder is not None or not places.is_checkout():
        target = arguments.folder or Path.home() / "sixtysix-lessons"
        kept = copy_lessons(lessons, target)
        print(f"The lessons are in {target}")
        for name in kept:
            print(f"  kept as you changed it: {name}")
        lessons = target
    front("server").prepare_paths()
    return subprocess.call(command(lessons, arguments.port, browser=not arguments.no_browser))


def command(lessons: Path, port: int | None, *, browser: bool) -> list[str]:
    """Return the command that starts JupyterLab on *lessons*, the first of them open."""
    first = min((path.name for path in lessons.glob("[0-9]*.ipynb")), default="")
    words = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={lessons.resolve()}"]
    if first:
        words.append(f"--LabApp.default_url=/lab/tree/{first}")
    if port is not None:
        words.append(f"--ServerApp.port={port}")
    if not browser:
        words.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # JupyterLab refuses the administrator otherwise, as in most containers.
        words.append("--allow-root")
    return words


def copy_lessons(source: Path, target: Path) -> tuple[str, ...]:
    """Copy the lessons of *source* to *target*; return the names left as the learner changed them.

    A copy that is still as it was made is brought up to date; a changed one stays.
    """
    target.mkdir(parents=True, exist_ok=True)
    ledger_file = target / LEDGER
    ledger: dict[str, str] = _read_ledger(ledger_file)
    kept = []
    for original in sorted(source.iterdir()):
        if original.suffix not in (".ipynb", ".toml"):
            continue
        copy, content = target / original.name, original.read_bytes()
        if copy.exists() and _digest(copy.read_bytes()) not in (
            ledger.get(original.name),
            _digest(content),
        ):
            kept.append(original.name)
            continue
        copy.write_bytes(content)
        ledger[original.name] = _digest(content)
    ledger_file.write_text(json.dumps(ledger, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return tuple(kept)


def _read_ledger(file: Path) -> dict[str, str]:
    """Return the noted digests; a missing or damaged note means that every copy may be changed."""
    try:
        noted = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(k): str(v) for k, v in noted.items()} if isinstance(noted, dict) else {}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
