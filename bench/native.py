"""The solver's kernel compiled for this machine: what its WebAssembly is measured against."""

from __future__ import annotations

import ctypes

from sixtysix_teach.solver.host import Kernel
from tools.build_kernel import KERNEL, build_native


class NativeKernel(Kernel):
    """The same C, at -O2 for this very processor, as a shared library in this process.

    Only the area that ``io`` names can be read and written; the table has a fixed size. A fault
    ends the process, so only what has been tried in WebAssembly is run here.
    """

    def __init__(self) -> None:
        path = build_native(KERNEL)
        super().__init__(path.read_bytes())
        self._library = ctypes.CDLL(str(path))
        self._library.io_pointer.restype = ctypes.c_void_p
        area = self._library.io_pointer()
        self._size = self.call("io_size")
        self._bytes = memoryview((ctypes.c_ubyte * self._size).from_address(area)).cast("B")

    @property
    def engine(self) -> str:
        return "native -O2"

    def call(self, name: str, *arguments: int) -> int:
        # Its address, which has 64 bits here, is where this object's memory begins.
        return 0 if name == "io" else int(getattr(self._library, name)(*arguments))

    def write(self, address: int, data: bytes) -> None:
        self._check(address, len(data))
        self._bytes[address : address + len(data)] = data

    def read(self, address: int, size: int) -> bytes:
        self._check(address, size)
        return bytes(self._bytes[address : address + size])

    @property
    def memory_size(self) -> int:
        return self._size

    def grow_to(self, size: int) -> None:
        pass

    def _grow(self, pages: int) -> None:
        raise MemoryError

    def close(self) -> None:
        pass
