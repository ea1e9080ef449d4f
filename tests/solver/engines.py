"""The engines that can run a kernel here, for tests that must hold under each of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from solver.node_kernel import NODE, NodeKernel

from sixtysix_teach.solver.host import KERNEL_FILE, Kernel
from sixtysix_teach.solver.host_wasmtime import WasmtimeKernel

ENGINES: dict[str, Callable[[bytes], Kernel]] = {"wasmtime": WasmtimeKernel, "node": NodeKernel}


@contextmanager
def running(engine: str, code: bytes | None = None) -> Iterator[Kernel]:
    """A new kernel on that engine. Without Node the test is skipped, or fails when CI=true."""
    if engine == "node" and NODE is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Node is not installed")
        pytest.skip("Node is not installed")
    kernel = ENGINES[engine](KERNEL_FILE.read_bytes() if code is None else code)
    try:
        yield kernel
    finally:
        kernel.close()
