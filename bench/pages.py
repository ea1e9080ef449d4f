"""How long a learner waits for the first card, and what a learner's kernel weighs.

Starts the real app on a free port and opens its pages in a real Chromium: from the request to the
first card that can be tapped. ``cold`` pages find no waiting kernel, ``warm`` ones a preheated
kernel. The browser's cache is empty at each visit. Times are wall clock: keep the machine quiet.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

PAGES = {
    "01_six_ranks.ipynb": ".lesson-panel [data-pick]",
    "play.ipynb": ".card-table [data-do^='card:']",
}
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = ["--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@dataclass(frozen=True)
class Wait:
    """Seconds from the request to the first card, one a visit."""

    page: str
    kernel: str
    seconds: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.seconds)


@dataclass(frozen=True)
class Weight:
    """Mebibytes of one kernel with a page open: resident, and its proportional share."""

    page: str
    resident: float
    share: float


def waits(visits: int) -> list[Wait]:
    """Return the waits for each page, without and with a waiting kernel."""
    found = []
    for kernel, pool in (("cold", 0), ("warm", 1)):
        with _app(pool) as (url, _):
            for page, card in PAGES.items():
                seconds = []
                for _ in range(visits):
                    # The pool needs a while to hold a waiting kernel again.
                    time.sleep(12 * pool)
                    seconds.append(_visit(f"{url}voila/render/{page}", card))
                found.append(Wait(page, kernel, tuple(seconds)))
    return found


def weights() -> list[Weight]:
    """Return what a kernel weighs with each page open, after its first card was played."""
    import psutil

    found = []
    for page, card in PAGES.items():
        with _app(0) as (url, process), _page() as view:
            view.goto(f"{url}voila/render/{page}")
            view.locator(card).first.click(timeout=60_000)
            view.wait_for_timeout(1500)
            for child in psutil.Process(process.pid).children(recursive=True):
                if "ipykernel_launcher" in child.cmdline():
                    memory = child.memory_full_info()
                    share = getattr(memory, "pss", memory.rss)
                    found.append(Weight(page, memory.rss / 2**20, share / 2**20))
    return found


def _visit(url: str, card: str) -> float:
    with _page() as page:
        start = time.perf_counter()
        page.goto(url, wait_until="commit")
        page.locator(card).first.wait_for(timeout=60_000)
        seconds = time.perf_counter() - start
        page.close(run_before_unload=True)
    return seconds


@contextmanager
def _page() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    named = os.environ.get("SIXTYSIX_CHROMIUM")
    path = named or next((p for p in map(shutil.which, NAMES) if p), None)
    if path is None:
        raise SystemExit("no Chromium found; name one in SIXTYSIX_CHROMIUM")
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=["--no-sandbox", *FLAGS])
        yield browser.new_page(viewport={"width": 390, "height": 844})
        browser.close()


@contextmanager
def _app(pool: int) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [sys.executable, "-m", "sixtysix_teach.cli", "app", "--no-browser"]
    words += [f"--port={port}", f"--pool={pool}"]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(300):
            try:
                with urllib.request.urlopen(url + "ready", timeout=5) as answer:
                    if json.loads(answer.read())["warm"]:
                        break
            except OSError:
                pass
            time.sleep(0.1)
        yield url, process
    finally:
        process.terminate()
        process.wait(30)
