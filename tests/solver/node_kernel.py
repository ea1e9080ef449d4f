"""The kernel under Node's WebAssembly: a second engine for the same bytes, spoken to by lines."""

from __future__ import annotations

import json
import shutil
import subprocess
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from sixtysix_teach.solver.host import KERNEL_FILE, PAGE, Kernel, KernelError

NODE = shutil.which("node")
RUNNER = Path(__file__).with_name("kernel_node.mjs")


class NodeKernel(Kernel):
    """A Node process with the kernel in it. Use it as a context manager, or call :meth:`close`.

    ``last_us`` is the time of the last call inside Node, in microseconds: without the way there.
    """

    def __init__(self, code: bytes | None = None) -> None:
        if NODE is None:
            raise ImportError("Node is not installed")
        code = KERNEL_FILE.read_bytes() if code is None else code
        super().__init__(code)
        self.last_us = 0.0
        self._process = subprocess.Popen(
            [NODE, str(RUNNER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        try:
            started = self._ask({"load": b64encode(code).decode()})
        except BaseException:
            self.close()
            raise
        self._engine: str = started["engine"]
        self._size: int = started["size"]

    def __enter__(self) -> NodeKernel:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the Node process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(timeout=10)

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self.lock:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"Node ended with status {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise NodeError(answer["error"], answer["text"])
        return answer

    @property
    def engine(self) -> str:
        return self._engine

    def call(self, name: str, *arguments: int) -> int:
        try:
            answer = self._ask({"call": name, "args": arguments})
        except NodeError as error:
            if error.kind == "ReferenceError":
                raise KeyError(name) from None
            self.broken = True
            raise KernelError(f"{name}{arguments}: {error}") from None
        self.last_us = answer["us"]
        return int(answer["value"])

    def write(self, address: int, data: bytes) -> None:
        self._check(address, len(data))
        self._ask({"write": [address, b64encode(data).decode()]})

    def read(self, address: int, size: int) -> bytes:
        self._check(address, size)
        return b64decode(self._ask({"read": [address, size]})["bytes"])

    @property
    def memory_size(self) -> int:
        return self._size

    def _grow(self, pages: int) -> None:
        try:
            self._size = self._ask({"grow": pages})["size"]
        except NodeError:
            raise MemoryError(f"no {pages * PAGE:,} bytes more for the kernel") from None


class NodeError(Exception):
    """What JavaScript threw: the name of its class, and its message."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        super().__init__(f"{kind}: {text}")
