"""Runs the command in this process and catches what it prints."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from sixtysix_teach.cli import main


class Run:
    """What a command printed and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err
        assert "Traceback" not in out + err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def sixtysix(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    def run(*words: str, stdin: str | bytes = "") -> Run:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="ascii"))
        try:
            status = main(list(words))
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        shown = capsys.readouterr()
        return Run(status, shown.out, shown.err)

    return run
