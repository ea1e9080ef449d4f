"""The kernel under wasmtime. Import this only to run it: that loads wasmtime, in about 30 ms."""

from __future__ import annotations

import atexit
import ctypes
import threading
import weakref
from contextlib import suppress
from importlib.metadata import version
from typing import Any

import wasmtime

from sixtysix_teach.solver.host import PAGE, Kernel, KernelError


class WasmtimeKernel(Kernel):
    """The kernel under wasmtime, in CPython.

    Each process compiles it anew, in about 50 ms: nothing is stored on disk.
    """

    def __init__(self, code: bytes) -> None:
        super().__init__(code)
        settings = wasmtime.Config()
        # One thread is enough; and more would be missing, for ever waited for, in a forked process.
        settings.parallel_compilation = False
        engine = wasmtime.Engine(settings)
        module = wasmtime.Module(engine, code)
        self._store = wasmtime.Store(engine)
        self._parts = (self._store, module, engine)
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._functions: dict[str, Any] = dict(exports)
        self._memory = self._functions.pop("memory")
        self._look()
        _to_close.add(self)

    @property
    def engine(self) -> str:
        """Wasmtime and its version."""
        return f"wasmtime {version('wasmtime')}"

    def _look(self) -> None:
        """See the memory as it is now: until it is grown again, it stays where it is."""
        size = self._memory.data_len(self._store)
        place = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        # A tenth of the time of Memory.read and Memory.write, which ask for both each time.
        self._bytes = memoryview((ctypes.c_ubyte * size).from_address(place)).cast("B")

    def call(self, name: str, *arguments: int) -> int:
        """See :meth:`Kernel.call`."""
        function = self._functions[name]
        # The engine would not notice a second thread in the same memory.
        with self.lock:
            try:
                return function(self._store, *arguments) or 0
            except wasmtime.Trap as error:
                self.broken = True
                raise KernelError(f"{name}{arguments}: {error}") from None

    def call_watched(self, name: str, *arguments: int) -> int:
        """See :meth:`Kernel.call_watched`."""
        with self.lock:
            stop = self.call("stop_at")
            done = threading.Event()
            result: list[int | KernelError] = []

            def run() -> None:
                try:
                    result.append(self._functions[name](self._store, *arguments) or 0)
                except wasmtime.Trap as error:
                    result.append(KernelError(f"{name}{arguments}: {error}"))
                finally:
                    done.set()

            # Python hears Ctrl-C between its own steps only, so the kernel runs in a thread beside.
            threading.Thread(target=run, daemon=True).start()
            try:
                while not done.wait(0.2):
                    pass
            except BaseException:
                self._bytes[stop] = 1
                while not done.is_set():
                    # A second Ctrl-C must not leave it running, nor told to stop for ever.
                    with suppress(KeyboardInterrupt):
                        done.wait()
                self._bytes[stop] = 0
                raise
            if isinstance(result[0], KernelError):
                self.broken = True
                raise result[0]
            return result[0]

    def write(self, address: int, data: bytes) -> None:
        """See :meth:`Kernel.write`."""
        self._check(address, len(data))
        self._bytes[address : address + len(data)] = data

    def read(self, address: int, size: int) -> bytes:
        """See :meth:`Kernel.read`."""
        self._check(address, size)
        return bytes(self._bytes[address : address + size])

    @property
    def memory_size(self) -> int:
        """The size of the memory in bytes."""
        return len(self._bytes)

    def _grow(self, pages: int) -> None:
        # Let go first: should growing be interrupted, the old place is never looked at again.
        self._bytes = memoryview(b"")
        try:
            self._memory.grow(self._store, pages)
        except wasmtime.WasmtimeError:
            raise MemoryError(f"no {pages * PAGE:,} bytes more for the kernel") from None
        finally:
            self._look()

    def close(self) -> None:
        """See :meth:`Kernel.close`."""
        self._bytes = memoryview(b"")
        for part in self._parts:
            part.close()


_to_close: weakref.WeakSet[WasmtimeKernel] = weakref.WeakSet()


@atexit.register
def _close_all() -> None:
    # Left to the end of the interpreter, wasmtime's own clean-up complains of what is gone by then.
    for kernel in tuple(_to_close):
        kernel.close()
