"""``sixtysix doctor``: what is installed, what works, and what to do otherwise."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import shutil
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from sixtysix_teach.cli import installed_version
from sixtysix_teach.cli._front import INSTALL, NEEDED, front, missing_packages
from sixtysix_teach.cli._ports import is_free
from sixtysix_teach.solver.host import load_kernel, why_no_kernel

PAGES = ("app.ipynb", "play.ipynb", "handbook.ipynb")


@dataclass(frozen=True)
class Check:
    """One line of the report. A *note* is worth knowing but stops nothing."""

    name: str
    state: str  # "ok", "note" or "mend"
    found: str
    advice: str = ""


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "doctor",
        help="say what is installed, what works and what to do otherwise",
        description="Checks this installation. Exit status 0: fine; 1: something to mend.",
    )
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the report and return 1 when something is to be mended."""
    checks = tuple(all_checks())
    fine = all(check.state != "mend" for check in checks)
    if arguments.json:
        print(json.dumps({"fine": fine, "checks": [asdict(check) for check in checks]}, indent=1))
    else:
        for check in checks:
            print(f"{check.state:5}{check.name:18}{check.found}")
            if check.advice:
                print(f"{'':23}{check.advice}")
        print("\nAll fine." if fine else "\nSomething is to be mended: see the lines with 'mend'.")
    return 0 if fine else 1


def all_checks() -> Iterator[Check]:
    """Yield every check; those of the notebook half only when it is installed."""
    yield _python()
    yield Check("kit", "ok", f"sixtysix-teach {installed_version()}")
    yield _solver()
    yield from _packages()
    if not missing_packages() and importlib.util.find_spec("sixtysix_widgets") is not None:
        yield from _front_files()
        yield _port()
    yield _temporary_folder()
    yield _browser()


def _python() -> Check:
    # An older one does not get this far: the kit does not install there.
    return Check("python", "ok", f"{platform.python_version()} at {sys.executable}")


def _solver() -> Check:
    kernel, reason = load_kernel(), why_no_kernel()
    if kernel is None:
        found, same = f"plain Python gives them: {reason}", "The same answers, only slower."
        remedy = "  python -m pip install --upgrade wasmtime" if "wasmtime" in str(reason) else ""
        return Check("exact answers", "note", found, same + remedy)
    try:
        kernel.call("io_size")
    except Exception as error:
        return Check(
            "exact answers", "mend", f"{kernel.name}: {error}", f"Install again:  {INSTALL}"
        )
    return Check("exact answers", "ok", kernel.name)


def _packages() -> Iterator[Check]:
    missing = missing_packages()
    if len(missing) == len(NEEDED):
        yield Check(
            "notebook extra", "note", "not installed: no app, no lab", f"To add it:  {INSTALL}"
        )
        return
    for name in NEEDED:
        if name in missing:
            yield Check(name, "mend", "not installed", f"Install it with:  {INSTALL}")
            continue
        try:
            yield Check(name, "ok", version(name))
        except PackageNotFoundError:
            yield Check(name, "note", "there, but without a version")


def _front_files() -> Iterator[Check]:
    places = front("places")
    remedy = f"Install the kit again:  {INSTALL}"
    template = places.JUPYTER_DATA / "voila" / "templates" / places.TEMPLATE / "index.html.j2"
    yield _is_there("page template", template.is_file(), str(template.parent), remedy)
    built = sorted(path.name for path in places.STATIC.glob("*.js"))
    yield _is_there("widget files", bool(built), ", ".join(built) or "none", remedy)
    lessons: Path = places.lessons_folder()
    numbered = sorted(lessons.glob("[0-9]*.ipynb"))
    yield _is_there("lessons", bool(numbered), f"{len(numbered)} in {lessons}", remedy)
    absent = [name for name in PAGES if not (lessons / name).is_file()]
    yield _is_there("pages", not absent, ", ".join(absent or PAGES), remedy)


def _is_there(name: str, fine: bool, found: str, remedy: str) -> Check:
    if fine:
        return Check(name, "ok", found)
    return Check(name, "mend", f"missing: {found}", remedy)


def _port() -> Check:
    port = front("server").PORT
    if is_free(port, "127.0.0.1"):
        return Check("port", "ok", f"{port} is free")
    return Check(
        "port",
        "note",
        f"{port} is taken",
        f"The app may be running already: http://127.0.0.1:{port}/ - or it takes the next port.",
    )


def _temporary_folder() -> Check:
    try:
        folder = tempfile.gettempdir()
    except OSError as error:
        return Check("temporary files", "mend", str(error), "Set TMPDIR to a folder you may use.")
    free = shutil.disk_usage(folder).free // 2**20
    if free < 50:
        return Check("temporary files", "mend", f"{free} MB free in {folder}", "Make some room.")
    return Check("temporary files", "ok", folder)


def _browser() -> Check:
    screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    try:
        webbrowser.get()
    except webbrowser.Error:
        screen = False
    else:
        screen = screen or not sys.platform.startswith("linux")
    if screen:
        return Check("browser", "ok", "opens by itself")
    return Check(
        "browser", "note", "none to open from here", "The app prints its address: open that."
    )
