"""The solver asked as anybody asks it, but on an engine of our choice and with a clock in it."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from unittest.mock import patch

from sixtysix_teach.solver import desk
from sixtysix_teach.solver.host import Kernel, start_kernel

ROOT = Path(__file__).resolve().parents[1]
WASM, NODE, NATIVE = "wasmtime", "Node", "native -O2"
SEARCHES = ("solve", "resume", "force", "odds", "defend")


class Clock(Kernel):
    """A kernel that adds up the processor time of its calls that search, in ``seconds``.

    Node is another process: there it is the time on its own clock, without the way there.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.lock = kernel.lock
        self.code_size, self.code_mark = kernel.code_size, kernel.code_mark
        self.broken = False
        self.seconds = 0.0

    @property
    def engine(self) -> str:
        return self.kernel.engine

    def call(self, name: str, *arguments: int) -> int:
        return self._timed(self.kernel.call, name, *arguments)

    def call_watched(self, name: str, *arguments: int) -> int:
        return self._timed(self.kernel.call_watched, name, *arguments)

    def _timed(self, call: Callable[..., int], name: str, *arguments: int) -> int:
        if name not in SEARCHES:
            return call(name, *arguments)
        start = process_time()
        result = call(name, *arguments)
        spent = process_time() - start
        inside = getattr(self.kernel, "last_us", None)
        self.seconds += spent if inside is None else inside / 1e6
        return result

    def write(self, address: int, data: bytes) -> None:
        self.kernel.write(address, data)

    def read(self, address: int, size: int) -> bytes:
        return self.kernel.read(address, size)

    @property
    def memory_size(self) -> int:
        return self.kernel.memory_size

    def grow_to(self, size: int) -> None:
        self.kernel.grow_to(size)

    def _grow(self, pages: int) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self.kernel.close()


@contextmanager
def answering(engine: str) -> Iterator[Clock]:
    """Let a new kernel on that engine answer every question, and give its clock.

    Raises RuntimeError, with the reason in words, where the engine is missing.
    """
    try:
        clock = Clock(_start(engine))
    except Exception as error:  # whatever keeps an engine from running here
        raise RuntimeError(str(error).partition("\n")[0] or type(error).__name__) from error
    try:
        with patch.object(desk, "load_kernel", lambda: clock):
            yield clock
    finally:
        clock.close()


def _start(engine: str) -> Kernel:
    if engine == WASM:
        return start_kernel()
    if engine == NATIVE:
        from bench.native import NativeKernel

        return NativeKernel()
    # The runner belongs to the tests; their folder is no package.
    path = ROOT / "tests" / "solver" / "node_kernel.py"
    spec = importlib.util.spec_from_file_location("bench_node_kernel", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kernel: Kernel = module.NodeKernel()
    return kernel
