"""The app as a process: it starts, answers, warms up in turn, and ends without leaving anything."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("voila")
nbformat = pytest.importorskip("nbformat")
psutil = pytest.importorskip("psutil")

Start = Callable[[], tuple[subprocess.Popen[str], str]]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lessons")
    for name in ("app", "01_one", "02_two", "03_three", "play"):
        cell = nbformat.v4.new_code_cell(f"print('here is {name}')")
        notebook = nbformat.v4.new_notebook(cells=[cell], metadata={"title": name, "lang": "en"})
        nbformat.write(notebook, folder / f"{name}.ipynb")
    return folder


@pytest.fixture
def start(lessons: Path, tmp_path: Path) -> Iterator[Start]:
    """Start the app and return its process and address, once it says that it is ready."""
    started = []

    def run() -> tuple[subprocess.Popen[str], str]:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = subprocess.Popen(
            [sys.executable, "-m", "sixtysix_teach.cli", "app", "--no-browser"]
            + [f"--port={port}", f"--lessons={lessons}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=tmp_path,
        )
        started.append(process)
        assert process.stdout is not None
        said = ""
        # The announcement comes by itself; a process that ends without it closes its output.
        while line := process.stdout.readline():
            said += line
            if line.startswith("Ready. Open http://127.0.0.1:"):
                return process, f"http://127.0.0.1:{port}/"
        pytest.fail(f"it did not start:\n{said}")

    yield run
    for process in started:
        if process.poll() is None:
            process.kill()
            process.communicate()


def kernels(process: subprocess.Popen[str]) -> list[Any]:
    found = []
    for one in psutil.Process(process.pid).children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it may end while it is looked at
            if "ipykernel_launcher" in one.cmdline():
                found.append(one)
    return found


def end(process: subprocess.Popen[str], sign: signal.Signals) -> None:
    """Send *sign*: the app says goodbye, and no kernel of it is left."""
    left = kernels(process)
    assert left
    process.send_signal(sign)
    said, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "The app has ended" in said
    assert "Traceback" not in said
    psutil.wait_procs(left, timeout=5)
    assert [one for one in left if one.is_running()] == []


def test_home_the_first_two_lessons_and_the_table_are_kept_warm(start: Start) -> None:
    process, url = start()
    with urllib.request.urlopen(url, timeout=30) as answer:
        assert answer.url == url + "voila/render/app.ipynb"
        assert "here is app" in answer.read().decode()
    latest = time.monotonic() + 60
    # One for the page just fetched (nobody closed it), and four warm ones.
    while time.monotonic() < latest and len(kernels(process)) < 5:
        time.sleep(0.2)
    assert len(kernels(process)) == 5
    # Here too, because each start of the app costs seconds.
    end(process, signal.SIGTERM)


def test_ctrl_c_ends_it_with_its_kernels(start: Start) -> None:
    process, _ = start()
    end(process, signal.SIGINT)


def test_a_taken_usual_port_is_said_with_what_it_means_for_progress(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from sixtysix_teach.cli.app import _choose_port

    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        usual = holder.getsockname()[1]
        assert _choose_port(None, usual, "127.0.0.1") != usual
    said = capsys.readouterr().err
    assert f"Port {usual} is taken" in said
    assert "Progress belongs to the address" in said
