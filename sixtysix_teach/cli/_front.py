"""The way from the command line to the notebook half, which may not be installed.

The kit never imports Jupyter, nor the package that does. The commands that start the app ask for
that package by name, when they are run.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import webbrowser
from typing import Any

from sixtysix_teach.errors import SixtySixError

NEEDED = ("anywidget", "ipykernel", "ipywidgets", "jupyterlab", "traitlets", "voila")
"""What the ``notebook`` extra brings."""

INSTALL = 'python -m pip install "sixtysix-teach[notebook]"'
INSTALL_CHECKOUT = 'python -m pip install -e ".[notebook]"'


class FrontMissingError(SixtySixError):
    """The notebook half cannot run here; the message says what to install."""


def missing_packages() -> tuple[str, ...]:
    """Return the packages of the ``notebook`` extra that are not installed."""
    return tuple(name for name in NEEDED if importlib.util.find_spec(name) is None)


def front(module: str) -> Any:
    """Return a module of the notebook half, or raise `FrontMissingError` with the remedy."""
    missing = missing_packages()
    if missing:
        raise FrontMissingError(
            f"this needs the notebook extra; not installed: {', '.join(missing)}.\n"
            f"Install it with:  {INSTALL}\n"
            f"or, in a checkout:  {INSTALL_CHECKOUT}  (or just: make app)"
        )
    return importlib.import_module(f"sixtysix_widgets.{module}")


def open_browser(url: str) -> bool:
    """Open *url* in the learner's browser; return whether there was one to open."""
    graphical = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if sys.platform.startswith("linux") and not graphical:
        # Without a screen a text browser would take over the terminal the server runs in.
        return False
    try:
        return webbrowser.open(url)
    except webbrowser.Error:
        return False
