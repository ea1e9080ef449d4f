"""The host of the kernel: the same behaviour on every engine, and none needed until asked."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from solver.engines import ENGINES, running

from sixtysix_teach.solver import host
from sixtysix_teach.solver.host import PAGE, Kernel, KernelError
from sixtysix_teach.solver.host_wasmtime import WasmtimeKernel

EXAMPLE = """
(module
  (memory (export "memory") 2)
  (func (export "add") (param i32 i32) (result i32) (i32.add (local.get 0) (local.get 1)))
  (func (export "at") (param i32) (result i32) (i32.load8_u (local.get 0)))
  (func (export "nothing"))
  (func (export "stop") (result i32) unreachable)
  (func $deep (export "deep") (param i32) (result i32)
    (i32.add (i32.const 1) (call $deep (i32.add (local.get 0) (i32.const 1))))))
"""


@pytest.fixture(scope="module")
def example() -> bytes:
    import wasmtime

    return bytes(wasmtime.wat2wasm(EXAMPLE))


@pytest.fixture(params=ENGINES)
def kernel(request: pytest.FixtureRequest, example: bytes) -> Iterator[Kernel]:
    with running(request.param, example) as started:
        yield started


@pytest.mark.parametrize(
    ("arguments", "result"),
    [
        ((2, 3), 5),
        ((-2, -3), -5),
        ((2**31 - 1, 1), -(2**31)),
        ((-(2**31), -1), 2**31 - 1),
        ((2**32 - 1, 0), -1),
    ],
)
def test_numbers_have_32_bits_and_a_sign(
    kernel: Kernel, arguments: tuple[int, int], result: int
) -> None:
    assert kernel.call("add", *arguments) == result


def test_a_function_without_result_returns_0(kernel: Kernel) -> None:
    assert kernel.call("nothing") == 0


def test_what_is_written_is_read_and_seen_by_the_kernel(kernel: Kernel) -> None:
    kernel.write(1000, bytes(range(256)))
    assert kernel.read(1000, 256) == bytes(range(256))
    assert kernel.read(1256, 4) == bytes(4)
    assert kernel.call("at", 1255) == 255
    kernel.write(1000, b"")
    assert kernel.read(1000, 0) == b""


def test_growing_keeps_what_is_there_and_adds_zeros(kernel: Kernel) -> None:
    kernel.write(2 * PAGE - 3, b"abc")
    kernel.grow_to(2 * PAGE + 1)
    assert kernel.memory_size == 3 * PAGE
    assert kernel.read(2 * PAGE - 3, 6) == b"abc\0\0\0"
    kernel.grow_to(64 * 2**20)
    kernel.write(64 * 2**20 - 1, b"!")
    assert kernel.call("at", 64 * 2**20 - 1) == ord("!")
    kernel.grow_to(PAGE)
    assert kernel.memory_size == 64 * 2**20


def test_too_much_memory_is_refused_and_harms_nothing(kernel: Kernel) -> None:
    kernel.write(10, b"abc")
    with pytest.raises(MemoryError):
        kernel.grow_to(2**40)
    assert kernel.memory_size == 2 * PAGE
    assert kernel.read(10, 3) == b"abc"
    assert not kernel.broken


@pytest.mark.parametrize(("address", "size"), [(2 * PAGE - 1, 2), (2 * PAGE, 1), (-1, 1), (0, -1)])
def test_nothing_outside_the_memory_is_touched(kernel: Kernel, address: int, size: int) -> None:
    with pytest.raises(IndexError):
        kernel.read(address, size)
    if size > 0:
        with pytest.raises(IndexError):
            kernel.write(address, b"x" * size)


def test_a_function_that_is_not_there_is_named(kernel: Kernel) -> None:
    with pytest.raises(LookupError, match="other"):
        kernel.call("other")
    assert not kernel.broken


@pytest.mark.parametrize(("name", "arguments"), [("stop", ()), ("deep", (0,)), ("at", (-1,))])
def test_a_kernel_that_stops_in_the_middle_is_broken(
    kernel: Kernel, name: str, arguments: tuple[int, ...]
) -> None:
    with pytest.raises(KernelError, match=name):
        kernel.call(name, *arguments)
    assert kernel.broken


def test_after_a_fault_another_kernel_is_loaded(
    monkeypatch: pytest.MonkeyPatch, example: bytes
) -> None:
    monkeypatch.setattr(host, "start_kernel", lambda: WasmtimeKernel(example))
    monkeypatch.setattr(host, "_kernel", None)
    first = host.load_kernel()
    assert first is not None
    assert host.load_kernel() is first
    with pytest.raises(KernelError):
        first.call("stop")
    second = host.load_kernel()
    assert second is not None
    assert second is not first
    assert second.call("add", 1, 1) == 2


def python(code: str) -> str:
    """What a fresh Python prints that runs *code* with this kit."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_the_engine_is_not_imported_before_the_first_question() -> None:
    code = """if True:
        import sys
        import sixtysix_teach, sixtysix_teach.solver.host
        print([name for name in ("wasmtime", "tqdm") if name in sys.modules])"""
    assert python(code) == "[]"


def test_without_the_engine_there_is_no_kernel_but_a_reason() -> None:
    code = """if True:
        import sys
        sys.modules["wasmtime"] = None
        from sixtysix_teach.solver.host import load_kernel, why_no_kernel
        print(load_kernel(), why_no_kernel())"""
    assert python(code).startswith("None wasmtime cannot be imported (")


def test_without_its_file_there_is_no_kernel_but_a_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: os.PathLike[str]
) -> None:
    monkeypatch.setattr(host, "KERNEL_FILE", tmp_path / "kernel.wasm")
    monkeypatch.setattr(host, "_kernel", None)
    monkeypatch.setattr(host, "_reason", None)
    assert host.load_kernel() is None
    assert host.why_no_kernel() == "kernel.wasm is missing from this installation"


def test_a_closed_kernel_reads_nothing(kernel: Kernel) -> None:
    kernel.close()
    with pytest.raises((IndexError, ValueError)):
        kernel.read(0, 1)
    kernel.close()


def test_a_kernel_that_is_kept_to_the_end_makes_no_noise() -> None:
    code = f"""if True:
        import builtins, wasmtime
        from sixtysix_teach.solver.host_wasmtime import WasmtimeKernel
        builtins.kept = WasmtimeKernel(bytes(wasmtime.wat2wasm({EXAMPLE!r})))"""
    assert python(code) == ""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_forked_process_can_load_the_kernel_too() -> None:
    code = f"""if True:
        import os, sys, time, wasmtime
        from sixtysix_teach.solver.host_wasmtime import WasmtimeKernel
        code = bytes(wasmtime.wat2wasm({EXAMPLE!r}))
        mine = WasmtimeKernel(code)
        child = os.fork()
        if child == 0:
            os._exit(mine.call("add", 1, 2) + WasmtimeKernel(code).call("add", 2, 2))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))"""
    assert python(code) == "7"
