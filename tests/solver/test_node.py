"""The very kernel that is shipped, under each engine."""

from __future__ import annotations

import pytest
from solver.engines import ENGINES, running

from sixtysix_teach.solver.host import KERNEL_FILE, load_kernel, why_no_kernel


@pytest.mark.parametrize("engine", ENGINES)
def test_the_shipped_kernel_starts_and_has_its_area_in_its_memory(engine: str) -> None:
    with running(engine) as kernel:
        address, size = kernel.call("io"), kernel.call("io_size")
        assert address > 0
        assert size > 0
        assert address + size <= kernel.memory_size
        kernel.write(address, b"\x01" * size)
        assert kernel.read(address, size) == b"\x01" * size


def test_the_shipped_kernel_is_what_a_question_gets() -> None:
    kernel = load_kernel()
    assert kernel is not None, why_no_kernel()
    assert kernel.code_size == KERNEL_FILE.stat().st_size


def test_the_shipped_kernel_is_small_and_tells_nothing_of_the_machine_that_built_it() -> None:
    code = KERNEL_FILE.read_bytes()
    assert code.startswith(b"\0asm\1\0\0\0")
    assert len(code) < 100_000
    # Only what runs: no names, no producers, no debug information.
    assert [word for word in (b"producers", b"kernel.c", b"/tmp", b"clang") if word in code] == []
