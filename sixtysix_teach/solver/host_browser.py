"""The kernel in the browser, where this Python is Pyodide."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.solver.host import PAGE, Kernel, KernelError


class BrowserKernel(Kernel):
    """The kernel under the WebAssembly of the browser, or of Node, that runs Pyodide."""

    def __init__(self, code: bytes) -> None:
        # There only under Pyodide; imported here, so that tools elsewhere can read this module.
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

    def close(self) -> None:
        """See :meth:`Kernel.close`."""
        self._functions = {}
        self._exports = self._bytes = None
        self._size = 0
