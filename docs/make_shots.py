"""Takes the pictures in this folder from the running app.

Run ``python docs/make_shots.py`` for all of them, or name what is wanted: ``home``, ``table``,
``lessons``. With ``--all FOLDER`` every kind of question of every lesson goes to that folder, open
and answered wrong, with how each lesson begins and ends: to be looked at, not to be kept.

Needs the notebook and test extras, Pillow, and a Chromium. Deals are seeded by a secret of this
script, so the pictures change only when the app does.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
# Two folders have a conftest.py: that of the browser tests is the one that knows a browser.
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests")]
DOCS = ROOT / "docs"
SECRET = b"pictures of the table for docs/!"
PORT = 6766
SERVER = f"http://127.0.0.1:{PORT}/"
ADDRESS = f"{SERVER}voila/render"
SIZES = {"phone": (390, 844), "small": (320, 640), "tablet": (768, 1024), "wide": (1440, 900)}
PARTS = ("home", "table", "lessons")


def main() -> None:
    """Start the app, visit the pages, write the pictures."""
    from conftest import FLAGS, chromium

    asked = _asked()
    with tempfile.TemporaryDirectory() as home:
        (Path(home) / "deal-secret").write_bytes(SECRET)
        words = [sys.executable, "-m", "sixtysix_teach.cli", "app", "--no-browser"]
        server = subprocess.Popen(
            [*words, f"--port={PORT}"], env={**os.environ, "SIXTYSIX_HOME": home}
        )
        try:
            _wait()
            with sync_playwright() as p:
                browser = p.chromium.launch(
                    executable_path=chromium(), args=["--no-sandbox", *FLAGS]
                )
                _take(browser, asked)
                browser.close()
        finally:
            server.terminate()
            server.wait(20)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Takes the pictures in docs/ from the app.")
    parser.add_argument("parts", nargs="*", help=f"some of: {' '.join(PARTS)}")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="all of the lessons, to here")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"no such pictures: {' '.join(sorted(unknown))}")
    asked.parts = asked.parts or ([] if asked.all else PARTS)
    return asked


def _take(browser: Browser, asked: argparse.Namespace) -> None:
    for name, (width, height) in SIZES.items():
        if not {"home", "table"} & set(asked.parts):
            break
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        page = context.new_page()
        if "home" in asked.parts:
            page.goto(f"{ADDRESS}/app.ipynb")
            page.locator(".home a").first.wait_for(timeout=60_000)
            _shot(page, "home", width)
        if "table" in asked.parts:
            _table(page, width)
        context.close()
        print(f"{name}: {width} x {height}")
    if asked.all or "lessons" in asked.parts:
        from lesson_shots import take_lessons

        take_lessons(browser, SERVER, asked.all or DOCS, everything=asked.all is not None)


def _wait() -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/ready", timeout=2).close()
            return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the app did not start")


def _table(page: Page, width: int) -> None:
    """A match whose number is fixed, so that every run shows the same cards."""
    page.goto(f"{ADDRESS}/play.ipynb")
    page.locator(".card-table [data-do^='card:']").first.wait_for(timeout=60_000)
    page.evaluate("save => localStorage.setItem('sixtysix:play', JSON.stringify(save))", _save())
    page.reload()
    page.locator(".card-table [data-do^='card:']").first.wait_for(timeout=60_000)
    page.wait_for_timeout(800)
    _shot(page, "table", width)
    for _ in range(40):
        locked = page.locator("[data-do^='card:'][aria-disabled='true']")
        if locked.count() and page.locator(".trick [data-card]").count():
            locked.first.click(force=True)
            page.locator(".msg.bad").wait_for()
            _shot(page, "table-why", width)
            break
        if page.locator(".outcome").count():
            raise SystemExit("the deal ended before a duty came up")
        _step(page, first="Close")
    for _ in range(60):
        if page.locator(".outcome").count():
            break
        _step(page)
    _shot(page, "table-end", width)
    _coach(page, width)


def _coach(page: Page, width: int) -> None:
    """Hints, a refutation and the review of a deal with a slip that could have been known."""
    before, after, over = _saves_with_a_slip()
    _open(page, before)
    _ask(page, "hint")
    for _ in range(3):
        _ask(page, "hint-more")
    _shot(page, "coach-hint", width)
    _open(page, after)
    _ask(page, "why")
    _shot(page, "coach-why", width)
    _ask(page, "show")
    for _ in range(2):
        _ask(page, "replay-on")
    page.wait_for_timeout(600)
    _shot(page, "coach-line", width)
    _open(page, over)
    _ask(page, "review")
    page.locator("[data-do='tutor:review-try']").first.wait_for(timeout=60_000)
    page.wait_for_timeout(400)
    _shot(page, "review", width)


def _ask(page: Page, kind: str) -> None:
    old = page.locator(".card-table").get_attribute("data-event")
    page.locator(f"[data-do='tutor:{kind}']").first.click()
    page.wait_for_function(
        "old => document.querySelector('.card-table').dataset.event !== old", arg=old
    )


def _open(page: Page, save: dict[str, Any]) -> None:
    page.evaluate("save => localStorage.setItem('sixtysix:play', JSON.stringify(save))", save)
    page.reload()
    page.locator(".card-table[data-event]").first.wait_for(timeout=60_000)
    page.wait_for_timeout(800)


def _step(page: Page, first: str = "Draw") -> None:
    old = page.locator(".card-table").get_attribute("data-event")
    labels = page.locator("[data-do^='action:']").evaluate_all("a => a.map(x => x.innerText)")
    wanted = (first, "Draw", "Count", "Go on")
    at = next((i for i, text in enumerate(labels) if text.startswith(wanted)), None)
    if at is not None:
        page.locator(f"[data-do='action:{at}']").click()
    else:
        cards = page.locator("[data-do^='card:']:not([aria-disabled='true'])")
        cards.first.click(position={"x": 12, "y": 20}, force=True)
    page.wait_for_function(
        "old => document.querySelector('.card-table').dataset.event !== old", arg=old
    )


def _save() -> dict[str, Any]:
    """A match with a marriage to show after two tricks, in which a duty comes up once closed."""
    from sixtysix_teach import DeclareMarriage
    from sixtysix_teach.session import TableSession
    from sixtysix_teach.session_save import to_save
    from sixtysix_teach.shoe import Shoe

    for number in range(2000):
        session = TableSession(Shoe(SECRET, f"docs {number}"))
        while len(session.view.tricks) < 2 and not session.deal_over:
            _act(session, "Draw")
        legal = session.state.legal_actions(session.seat)
        if not any(isinstance(action, DeclareMarriage) for action in legal):
            continue
        save = to_save(session)
        while not session.deal_over:
            view = session.view
            if view.must_follow and view.played and len(view.playable) < len(view.hand):
                return save
            _act(session, "CloseStock")
    raise SystemExit("no such match among the numbers")


def _act(session: Any, first: str) -> None:
    """Do what :func:`_step` does on the page."""
    from sixtysix_teach import Play
    from sixtysix_teach.view.table_view import display_order

    legal = {type(a).__name__: a for a in session.state.legal_actions(session.seat)}
    for name in (first, "Draw", "CountCards"):
        if name in legal:
            session.act(legal[name])
            return
    session.act(Play(display_order(session.view.playable, session.view.trump)[0]))


def _saves_with_a_slip() -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """A match before and after a decision that can be refuted, and at the end of that deal."""
    from random import Random

    from sixtysix_teach import Play
    from sixtysix_teach.opponents.learner import LearnerPlayer
    from sixtysix_teach.session import TableSession
    from sixtysix_teach.session_save import to_save
    from sixtysix_teach.shoe import Shoe
    from sixtysix_teach.tutor.judge import judge
    from sixtysix_teach.tutor.refute import refute

    for number in range(2000):
        session = TableSession(Shoe(SECRET, f"coach {number}"))
        rng, found = Random(number), None
        while not session.deal_over:
            view = session.view
            if not view.my_turn:
                session.go_on()
                continue
            action = LearnerPlayer().choose(view, rng)
            before = to_save(session)
            loss = judge(view).loss(action)
            session.act(action)
            worse = loss is not None and loss >= 1 and isinstance(action, Play) and view.played
            if found is None and worse and not session.deal_over and len(view.hand) > 3:
                lost = refute(view, action)
                if lost is not None and len(lost.line) > 4:
                    found = (before, to_save(session))
        if found is not None and session.match.winner is None:
            return (*found, to_save(session))
    raise SystemExit("no such match among the numbers")


def _shot(page: Page, name: str, width: int) -> None:
    from pictures import keep_picture

    keep_picture(page, DOCS / f"{name}-{width}.png")


if __name__ == "__main__":
    main()
