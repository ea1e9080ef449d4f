"""Keeps a picture of a page as a small file."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

# Flat colours and four suits: more than these nobody sees, and the file is a third as large.
COLOURS = 128


def keep_picture(page: Page, path: Path) -> None:
    """Write what *page* shows now to *path*."""
    seen = Image.open(BytesIO(page.screenshot()))
    few = seen.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
