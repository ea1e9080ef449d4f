"""Real Chromium against the real servers.

Every page here fails its test when it asks another host for anything, or raises in JavaScript.
Without a browser these tests are skipped with a line nobody can miss; with CI=true they fail.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from browser_tools import late_messages
from chances import CHANCE
from playwright.sync_api import Error

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "lessons"
TOKEN = "for-the-tests"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SLOW = os.environ.get("SIXTYSIX_SLOW")
# What a test takes for granted on a quick way to the kernel comes to light on a slow one.
SOME_TIME = "() => new Promise(go => setTimeout(go, Math.random() * MS))"
NO_BROWSER = (
    "no Chromium found: the tests in a real browser did not run. "
    "Install chromium, or name it in SIXTYSIX_CHROMIUM"
)


def chromium() -> str | None:
    """The browser to test in, or None."""
    named = os.environ.get("SIXTYSIX_CHROMIUM")
    found = [named] if named else [*map(shutil.which, NAMES), *PLACES]
    return next((path for path in found if path and Path(path).exists()), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder; skip it, or fail it, when there is no browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if chromium() is None and os.environ.get("CI") != "true":
                item.add_marker(pytest.mark.skip(reason=NO_BROWSER))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if chromium() is None:
        terminalreporter.section("BROWSER TESTS SKIPPED", sep="!", red=True, bold=True)
        terminalreporter.line(NO_BROWSER)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = chromium()
    if path is None:
        pytest.fail(NO_BROWSER)
    # The administrator (as in most containers) cannot use Chromium's sandbox.
    rootless = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    return {**browser_type_launch_args, "executable_path": path, "args": [*rootless, *FLAGS]}


@pytest.fixture
def watched(page: Any) -> Iterator[Any]:
    """A page, watched: see the head of this file. Any number of servers of ours may be visited."""
    outside: list[str] = []
    errors: list[str] = []
    local = ("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:", "about:")

    def watch(one: Any) -> None:
        one.on("request", lambda r: None if r.url.startswith(local) else outside.append(r.url))
        one.on("pageerror", lambda error: errors.append(str(error)))

    watch(page)
    if SLOW:
        late = SOME_TIME.replace("MS", SLOW)
        page.context.add_init_script(late_messages(up=late, down=late))
    page.context.on("page", watch)
    yield page
    for one in page.context.pages:
        # Closing a context sends no "beforeunload", so the kernels would stay.
        with contextlib.suppress(Error):  # closed already, by the test
            one.close(run_before_unload=True)
    assert outside == [], "the page asked another host"
    assert errors == [], "JavaScript raised"


@pytest.fixture
def offline_page(watched: Any) -> Any:
    """The same, by the name that says what it is for."""
    return watched


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """A server of ours, and the processes under it."""

    url: str
    process: subprocess.Popen[bytes]

    def kernels(self) -> int:
        """How many kernels run under this server, warm ones included."""
        import psutil

        family = psutil.Process(self.process.pid).children(recursive=True)
        return sum(1 for one in family if _is_kernel(one))

    def settles_at(self, kernels: int, seconds: float = 30) -> bool:
        """Whether the number of kernels becomes *kernels* within *seconds*."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.kernels() == kernels:
                return True
            time.sleep(0.1)
        return False

    def page(self, name: str) -> str:
        return f"{self.url}voila/render/{name}"


def _is_kernel(process: Any) -> bool:
    import psutil

    try:
        return "ipykernel_launcher" in process.cmdline()
    except psutil.Error:
        return False


def running(
    words: list[str], url: str, probe: str, ready: Callable[[bytes], bool], log: Path
) -> Iterator[Server]:
    """Start *words*, wait until the answer at *probe* satisfies *ready*, yield, stop it."""
    with log.open("wb") as output:
        # The same deals and questions come each time.
        env = {**os.environ, "SIXTYSIX_CHANCE": CHANCE}
        process = subprocess.Popen(
            words, stdout=output, stderr=subprocess.STDOUT, cwd=log.parent, env=env
        )
    try:
        end = time.monotonic() + 60
        while True:
            if process.poll() is not None or time.monotonic() > end:
                pytest.fail(f"the server did not start:\n{log.read_text()}")
            try:
                with urllib.request.urlopen(probe, timeout=5) as answer:
                    if ready(answer.read()):
                        break
            except OSError:
                pass
            time.sleep(0.1)
        yield Server(url, process)
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def app(lessons: Path, folder: Path, *options: str) -> Iterator[Server]:
    port = free_port()
    words = [sys.executable, "-m", "sixtysix_teach.cli", "app", "--no-browser"]
    words += [f"--port={port}", f"--lessons={lessons}", *options]
    url = f"http://127.0.0.1:{port}/"
    warm = lambda body: bool(json.loads(body)["warm"])  # noqa: E731
    yield from running(words, url, url + "ready", warm, folder / "app.log")


@pytest.fixture(scope="session")
def start_app() -> Callable[..., Iterator[Server]]:
    """Starts the app on any folder of notebooks."""
    return app


@pytest.fixture(scope="session")
def app_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app on the real lessons, one warm kernel for each main page."""
    yield from app(LESSONS, tmp_path_factory.mktemp("app"))


@dataclass
class Lab(Server):
    """JupyterLab on copies of the lessons."""

    def open(self, page: Any, notebook: str) -> None:
        """Open *notebook* with a running kernel and run all its cells.

        The session is made first: a page that has to ask for a kernel sometimes starts two and
        loses the run.
        """
        body = {
            "path": notebook,
            "name": notebook,
            "type": "notebook",
            "kernel": {"name": "python3"},
        }
        request = urllib.request.Request(
            self.url + "api/sessions",
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Authorization": f"token {TOKEN}"},
        )
        urllib.request.urlopen(request, timeout=30).close()
        page.goto(f"{self.url}lab/tree/{notebook}?token={TOKEN}&reset")
        page.get_by_text("| Idle").first.wait_for(timeout=60_000)
        # Not awaited: the command's promise ends only with the last cell, or never.
        page.evaluate(
            "() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); return 1 }"
        )


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab on copies of the real lessons, with settings and workspaces of its own."""
    from sixtysix_teach.cli.lab import command, copy_lessons

    folder = tmp_path_factory.mktemp("lab")
    copy_lessons(LESSONS, folder / "lessons")
    from sixtysix_widgets.server import prepare_paths

    prepare_paths()
    port = free_port()
    words = command(folder / "lessons", port, browser=False)
    words += [
        "--LabApp.expose_app_in_browser=True",
        "--ServerApp.ip=127.0.0.1",
        "--ServerApp.port_retries=0",
        f"--IdentityProvider.token={TOKEN}",
        f"--LabApp.workspaces_dir={folder / 'workspaces'}",
        f"--LabApp.user_settings_dir={folder / 'settings'}",
    ]
    url = f"http://127.0.0.1:{port}/"
    for server in running(words, url, url + "api", lambda body: True, folder / "lab.log"):
        yield Lab(server.url, server.process)
