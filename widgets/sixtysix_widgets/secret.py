"""The secret from which the app deals: made once on this machine, never sent to a browser.

A browser keeps the public part of a match; with the secret the server can deal the same cards
again, after a reload, a dead kernel or a restart.
"""

from __future__ import annotations

import os
import secrets
from functools import cache
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir

_BYTES = 32


def secret_file() -> Path:
    """Return where the secret is kept: ``SIXTYSIX_HOME``, or Jupyter's data folder."""
    home = os.environ.get("SIXTYSIX_HOME")
    return (Path(home) if home else Path(jupyter_data_dir()) / "sixtysix") / "deal-secret"


@cache
def deal_secret() -> bytes:
    """Return the secret of this machine; of this process only, if no file can be written."""
    path = secret_file()
    try:
        return _read(path) or _make(path)
    except OSError:
        # A read-only machine: play works, but a deal cannot be resumed by another kernel.
        return secrets.token_bytes(_BYTES)


def _read(path: Path) -> bytes:
    try:
        kept = path.read_bytes()
    except FileNotFoundError:
        return b""
    return kept if len(kept) == _BYTES else b""


def _make(path: Path) -> bytes:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = secrets.token_bytes(_BYTES)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_bytes(new)
    part.chmod(0o600)
    try:
        # Kernels start side by side: the first to link its file wins, the others read that one.
        os.link(part, path)
    except FileExistsError:
        if not _read(path):
            part.replace(path)
            return new
    except OSError:
        part.replace(path)
        return new
    part.unlink(missing_ok=True)
    return _read(path) or new
