"""Runs the kernel: the same ``kernel.wasm`` under wasmtime, or in the browser under Pyodide.

The first question loads it; importing this module loads nothing. Where it cannot run,
:func:`load_kernel` returns ``None`` and :func:`why_no_kernel` says why: callers then ask the
plain-Python reference, and say so.

What a caller must know:

- Functions of the kernel take and return whole numbers of 32 bits. Everything longer goes through
  the kernel's memory: write the question at ``call("io")``, call, read the answer there.
- A call cannot be stopped: Ctrl-C waits until it returns. So each call gets a budget of nodes
  worth a fraction of a second, returns "not finished" once it is used up, and is called again.
- Under wasmtime a call costs about 20 microseconds, reading or writing less than one: ask for many
  positions with one call.
- Hold :attr:`Kernel.lock` from the first write to the last read, or another thread's question may
  come between.

>>> kernel = load_kernel()
>>> kernel is None or kernel.call("io_size") > 0
True
"""

from __future__ import annotations

import ctypes
import sys
import threading
import zlib
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

KERNEL_FILE = Path(__file__).with_name("kernel") / "kernel.wasm"
PAGE = 65536
"""The memory grows by pages of this many bytes."""

_IN_BROWSER = sys.platform == "emscripten"


class KernelError(RuntimeError):
    """The kernel stopped in the middle of a call: a mistake in it, or its stack ran out.

    Its memory is not to be trusted afterwards; :func:`load_kernel` then starts a new one.
    """


class Kernel(ABC):
    """A running kernel with its own memory. The engines differ, the answers do not."""

    def __init__(self, code: bytes) -> None:
        self.code_size = len(code)
        self.code_mark = f"{zlib.crc32(code):08x}"
        self.broken = False
        self.lock = threading.RLock()

    @property
    @abstractmethod
    def engine(self) -> str:
        """What runs it, with its version: for tables of measurements."""

    @property
    def name(self) -> str:
        """The engine and the kernel it runs, in one line."""
        return f"{self.engine}, kernel {self.code_mark} ({self.code_size:,} bytes)"

    @abstractmethod
    def call(self, name: str, *arguments: int) -> int:
        """Return what the kernel's function *name* returns, from -2**31 to 2**31 - 1.

        Arguments may also be up to 2**32 - 1: the kernel gets their 32 bits. ``LookupError`` when
        there is no such function, :class:`KernelError` when the kernel stops in the middle.
        """

    @abstractmethod
    def write(self, address: int, data: bytes) -> None:
        """Put *data* into the memory. ``IndexError`` where it does not fit: nothing is written."""

    @abstractmethod
    def read(self, address: int, size: int) -> bytes:
        """Return a copy of *size* bytes of the memory. ``IndexError`` if they are not all in it."""

    @property
    @abstractmethod
    def memory_size(self) -> int:
        """The size of the memory in bytes."""

    def grow_to(self, size: int) -> None:
        """Make the memory at least *size* bytes long; what is new is zero. It never shrinks.

        ``MemoryError`` when there is not as much; the kernel can be used on as it was.
        """
        with self.lock:
            pages = -(-(size - self.memory_size) // PAGE)
            if pages > 0:
                self._grow(pages)

    @abstractmethod
    def _grow(self, pages: int) -> None:
        """Add that many pages to the memory, or raise ``MemoryError``."""

    def _check(self, address: int, size: int) -> None:
        if address < 0 or size < 0 or address + size > self.memory_size:
            raise IndexError(f"{size} bytes at {address}: the memory has {self.memory_size}")


class WasmtimeKernel(Kernel):
    """The kernel under wasmtime, in CPython.

    Compiled anew by each process, in 5 ms: nothing is stored on disk.
    """

    def __init__(self, code: bytes) -> None:
        import wasmtime

        super().__init__(code)
        settings = wasmtime.Config()
        # One thread is enough; and more would be missing, for ever waited for, in a forked process.
        settings.parallel_compilation = False
        self._store = wasmtime.Store(wasmtime.Engine(settings))
        module = wasmtime.Module(self._store.engine, code)
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._functions: dict[str, Any] = dict(exports)
        self._memory = self._functions.pop("memory")
        self._trap, self._error = wasmtime.Trap, wasmtime.WasmtimeError
        self._look()

    @property
    def engine(self) -> str:
        """Wasmtime and its version."""
        # This import alone takes longer than the kernel's start.
        from importlib.metadata import version

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
            except self._trap as error:
                self.broken = True
                raise KernelError(f"{name}{arguments}: {error}") from None

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
        except self._error:
            raise MemoryError(f"no {pages * PAGE:,} bytes more for the kernel") from None
        finally:
            self._look()


class BrowserKernel(Kernel):
    """The kernel under the WebAssembly of the browser, or of Node, that runs Pyodide."""

    def __init__(self, code: bytes) -> None:
        import js
        import pyodide
        from pyodide.ffi import JsException, to_js

        super().__init__(code)
        self._version: str = pyodide.__version__
        self._array, self._exception = js.Uint8Array, JsException
        module = js.WebAssembly.Module.new(to_js(code))
        self._exports = js.WebAssembly.Instance.new(module, js.Object.new()).exports
        self._functions: dict[str, Any] = {}
        self._look()

    @property
    def engine(self) -> str:
        """Pyodide and its version; it does not say in which browser."""
        return f"WebAssembly under Pyodide {self._version}"

    def _look(self) -> None:
        """See the memory as it is now: growing it leaves an older view empty."""
        self._bytes = self._array.new(self._exports.memory.buffer)
        self._size = int(self._bytes.length)

    def call(self, name: str, *arguments: int) -> int:
        """See :meth:`Kernel.call`."""
        function = self._functions.get(name)
        if function is None:
            function = getattr(self._exports, name, None)
            if function is None:
                raise KeyError(name)
            self._functions[name] = function
        try:
            return int(function(*arguments) or 0)
        except self._exception as error:
            self.broken = True
            raise KernelError(f"{name}{arguments}: {error}") from None

    def write(self, address: int, data: bytes) -> None:
        """See :meth:`Kernel.write`."""
        self._check(address, len(data))
        self._bytes.subarray(address, address + len(data)).assign(data)

    def read(self, address: int, size: int) -> bytes:
        """See :meth:`Kernel.read`."""
        self._check(address, size)
        copy: bytes = self._bytes.subarray(address, address + size).to_bytes()
        return copy

    @property
    def memory_size(self) -> int:
        """The size of the memory in bytes."""
        return self._size

    def _grow(self, pages: int) -> None:
        try:
            self._exports.memory.grow(pages)
        except self._exception:
            raise MemoryError(f"no {pages * PAGE:,} bytes more for the kernel") from None
        finally:
            self._look()


def start_kernel() -> Kernel:
    """Return a new kernel with a memory of its own, on the engine of this Python.

    ``OSError`` when kernel.wasm cannot be read, ``ImportError`` without an engine, or what the
    engine raises when it refuses. Most callers share :func:`load_kernel`'s.
    """
    code = KERNEL_FILE.read_bytes()
    return BrowserKernel(code) if _IN_BROWSER else WasmtimeKernel(code)


_loading = threading.Lock()
_kernel: Kernel | None = None
_reason: str | None = None


def load_kernel() -> Kernel | None:
    """Return the one kernel that this process shares, or ``None`` when none can run here.

    Tried once: a reason found does not go away. After a :class:`KernelError` a new one is started.
    """
    global _kernel, _reason
    with _loading:
        if _kernel is not None and _kernel.broken:
            _kernel = None
        if _kernel is None and _reason is None:
            try:
                _kernel = start_kernel()
            except Exception as error:  # whatever an engine for another machine may raise
                _reason = _in_words(error)
        return _kernel


def why_no_kernel() -> str | None:
    """Return why no kernel can run here, in one line; ``None`` when it does."""
    load_kernel()
    return _reason


def _in_words(error: Exception) -> str:
    detail = str(error).partition("\n")[0] or type(error).__name__
    if isinstance(error, ImportError):
        return f"wasmtime cannot be imported ({detail})"
    if isinstance(error, FileNotFoundError) and not KERNEL_FILE.is_file():
        return "kernel.wasm is missing from this installation"
    return f"the kernel cannot be started ({detail})"
