"""Fresh numbers: unknown to everybody, or the same again where a text says so."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SAYS = "from sixtysix_teach.chance import fresh_name; print(fresh_name(), fresh_name())"


def two(chance: str | None) -> list[str]:
    """The first two numbers of a new process."""
    env = {name: value for name, value in os.environ.items() if name != "SIXTYSIX_CHANCE"}
    if chance is not None:
        env["SIXTYSIX_CHANCE"] = chance
    command = [sys.executable, "-c", SAYS]
    return subprocess.run(
        command, env=env, check=True, capture_output=True, text=True
    ).stdout.split()


def test_the_same_text_gives_the_same_numbers_in_each_process() -> None:
    first = two("a class")
    assert first == two("a class")
    assert len({*first, *two("another class")}) == 4


@pytest.mark.parametrize("none", [None, ""])
def test_without_a_text_no_two_processes_agree(none: str | None) -> None:
    assert len({*two(none), *two(none)}) == 4
