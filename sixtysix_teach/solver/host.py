"""Runs the kernel: the same ``kernel.wasm`` under wasmtime, or in the browser under Pyodide.

The first question loads it; importing this module loads nothing. Where it cannot run,
:func:`load_kernel` returns ``None`` and :func:`why_no_kernel` says why: callers then ask the
plain-Python reference, and say so.

What a caller must know:

- Functions of the kernel take and return whole numbers of 32 bits. Everything longer goes through
  the kernel's memory: write the question at ``call("io")``, call, read the answer there.
- A plain call cannot be stopped: Ctrl-C waits until it returns. So it gets a budget of nodes worth
  a fraction of a second; what needs more goes through ``call_watched``.
- Under wasmtime a call costs about 20 microseconds, reading or writing less than one: ask for many
  positions with one call.
- Hold :attr:`Kernel.lock` from the first write to the last read, or another thread's question may
  come between.

>>> kernel = load_kernel()
>>> kernel is None or kernel.call("io_size") > 0
True
"""

from __future__ import annotations

import sys
import threading
import zlib
from abc import ABC, abstractmethod
from pathlib import Path

KERNEL_FILE = Path(__file__).with_name("kernel") / "kernel.wasm"
PAGE = 65536
"""The memory grows by pages of this many bytes."""


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

    def call_watched(self, name: str, *arguments: int) -> int:
        """Return what :meth:`call` returns; where there are threads, Ctrl-C stops it at once.

        The kernel then gives up the question, and the interrupt goes on to the caller.
        """
        return self.call(name, *arguments)

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

    @abstractmethod
    def close(self) -> None:
        """Give back what the kernel holds. It can be asked no more."""

    def _check(self, address: int, size: int) -> None:
        if address < 0 or size < 0 or address + size > self.memory_size:
            raise IndexError(f"{size} bytes at {address}: the memory has {self.memory_size}")


def start_kernel() -> Kernel:
    """Return a new kernel with a memory of its own, on the engine of this Python.

    ``OSError`` when kernel.wasm cannot be read, ``ImportError`` without an engine, or what the
    engine raises when it refuses. Most callers share :func:`load_kernel`'s.
    """
    code = KERNEL_FILE.read_bytes()
    if sys.platform == "emscripten":
        from sixtysix_teach.solver.host_browser import BrowserKernel

        return BrowserKernel(code)
    from sixtysix_teach.solver.host_wasmtime import WasmtimeKernel

    return WasmtimeKernel(code)


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
