"""Where the files of this package lie, in a checkout and in an installed wheel alike."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent

TEMPLATE = "sixtysix"
"""The name of the Voila template."""

JUPYTER_DATA = _HERE / "jupyter"
"""The folder to put on Jupyter's data path.

It holds the Voila template, and the extension that lets a page come late.
"""

JUPYTER_CONFIG = _HERE / "jupyter" / "config"
"""The folder to put on Jupyter's configuration path: JupyterLab's defaults for the lessons."""

STATIC = _HERE / "static"
"""The built browser half of the widgets."""


def lessons_folder() -> Path:
    """Return the folder with the lesson notebooks.

    In a wheel it lies inside this package; in a checkout it is ``lessons/`` at the top.
    """
    packed = _HERE / "lessons"
    return packed if packed.is_dir() else _HERE.parents[1] / "lessons"


def is_checkout() -> bool:
    """Return whether this runs from a checkout, whose lessons may be edited in place."""
    return not (_HERE / "lessons").is_dir()
