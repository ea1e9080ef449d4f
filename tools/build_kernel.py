"""Build the solver's kernel: C to the committed WebAssembly file, the same bytes on every machine.

    python tools/build_kernel.py            write kernel.wasm, compiled from kernel.c
    python tools/build_kernel.py --check    compare the two; exit status 1 if they differ
    python tools/build_kernel.py --native   for this machine, at -O2, into build/ (for bench)

The compiler is the one that the pinned ``ziglang`` package carries. One that is installed already
is used; otherwise it is installed into ``.toolchain/`` of the checkout (80 MB to load, once). Only
people who change the C files need it: kernel.wasm is committed and travels in the wheel.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KERNEL = ROOT / "sixtysix_teach" / "solver" / "kernel"
BUILT = "kernel.wasm"
ZIG = "0.13.0"
TOOLCHAIN = ROOT / ".toolchain"

# Freestanding: no libc, and no library of the compiler either. What the compiler cannot write out
# as instructions (a division of 128 bits, say) is an undefined symbol, and the link fails.
SOURCE = ("-std=c11", "-ffreestanding", "-fno-sanitize=undefined", "-Wall", "-Wextra")
# Every browser and wasmtime of the last years has these; they turn copying and filling of memory,
# and sign extension, into one instruction. No SIMD.
TARGET = (
    "--target=wasm32-freestanding",
    "-mcpu=generic+bulk_memory+mutable_globals+nontrapping_fptoint+sign_ext",
)
OPTIMISE = "3"
# The stack comes first in memory, so that one that overflows runs out of memory and stops, instead
# of writing over the data. Stripped: no names, no producers, no path of the machine that built it.
LINK = (
    "--no-entry",
    "--stack-first",
    "-z",
    f"stack-size={256 * 1024}",
    "--strip-all",
    "--gc-sections",
    "--compress-relocations",
)


class BuildError(Exception):
    """What went wrong, in words for the person at the keyboard."""


def main(argv: Sequence[str] | None = None) -> int:
    """Build, or compare, and return the exit status: 0 fine, 1 different, 2 could not be built."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="compare with the committed file")
    what.add_argument("--native", action="store_true", help="a shared library in build/, at -O2")
    parser.add_argument("--source", type=Path, default=KERNEL, help="the folder of kernel.c")
    parser.add_argument("-O", dest="optimise", default=OPTIMISE, metavar="LEVEL")
    arguments = parser.parse_args(argv)
    source: Path = arguments.source.resolve()
    try:
        if not (source / "kernel.c").is_file():
            raise BuildError(f"there is no kernel.c in {source}")
        if arguments.native:
            print(f"built {build_native(source)}")
            return 0
        strict = ["-Werror"] if arguments.check else []
        new = build_wasm(source, f"-O{arguments.optimise}", *strict)
    except BuildError as error:
        print(f"build_kernel: {error}", file=sys.stderr)
        return 2
    return compare(source / BUILT, new) if arguments.check else store(source / BUILT, new)


def store(place: Path, new: bytes) -> int:
    """Write the new kernel if it differs, so that an unchanged file keeps its date."""
    old = place.read_bytes() if place.is_file() else b""
    if new != old:
        # In one step: a program that starts meanwhile reads the old kernel or the new one.
        fresh = place.with_suffix(".new")
        fresh.write_bytes(new)
        fresh.replace(place)
    print(f"{place.name}: {len(new):,} bytes, {'as before' if new == old else 'new'}")
    return 0


def compare(place: Path, new: bytes) -> int:
    """Return 0 when the committed kernel is what its source compiles to, byte for byte."""
    old = place.read_bytes() if place.is_file() else b""
    if new == old:
        print(f"{place.name} is what its source compiles to: {len(new):,} bytes")
        return 0
    first = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), None)
    where = "one is the beginning of the other" if first is None else f"first at byte {first:,}"
    print(
        f"{place.name} is not what its source compiles to: {len(old):,} bytes committed, "
        f"{len(new):,} bytes compiled, {where}.\n"
        "Rebuild it with:  python tools/build_kernel.py   and commit the file.",
        file=sys.stderr,
    )
    return 1


def build_wasm(source: Path, *options: str) -> bytes:
    """Return the kernel compiled from *source* as the bytes of a WebAssembly module."""
    with tempfile.TemporaryDirectory() as scratch:
        middle, built = Path(scratch, "kernel.o"), Path(scratch, BUILT)
        words = (*TARGET, *SOURCE, *options, "-c", "-o", str(middle), "kernel.c")
        zig("cc", *words, folder=source)
        zig("wasm-ld", *LINK, "-o", str(built), str(middle), folder=source)
        return built.read_bytes()


def build_native(source: Path) -> Path:
    """Return the path of a shared library for this very machine, from the same source."""
    ending = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")
    target = ROOT / "build" / f"kernel{ending}"
    target.parent.mkdir(exist_ok=True)
    zig("cc", "-O2", *SOURCE, "-fPIC", "-shared", "-o", str(target), "kernel.c", folder=source)
    return target


def zig(*words: str, folder: Path) -> None:
    """Run the compiler in *folder*; files are named relative to it, so no full path gets in."""
    cache = str(TOOLCHAIN / "cache")
    places = {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    done = subprocess.run(
        [str(compiler()), *words],
        cwd=folder,
        env={**os.environ, **places},
        capture_output=True,
        text=True,
    )
    if done.stderr:
        print(done.stderr, file=sys.stderr, end="")
    if done.returncode:
        raise BuildError(f"zig {words[0]} failed with status {done.returncode}")


def compiler() -> Path:
    """Return the path of the pinned compiler, which is installed if it is not there yet."""
    name = "zig.exe" if os.name == "nt" else "zig"
    try:
        installed = distribution("ziglang")
        if installed.version == ZIG:
            return Path(str(installed.locate_file(f"ziglang/{name}")))
    except PackageNotFoundError:
        pass
    own = TOOLCHAIN / f"ziglang-{ZIG}"
    if not (own / "ziglang" / name).is_file():
        install(own)
    return own / "ziglang" / name


def install(folder: Path) -> None:
    """Install the pinned package into *folder*, all of it or nothing."""
    print(f"Installing ziglang {ZIG} into {folder} (80 MB, once)", file=sys.stderr)
    unfinished = folder.with_name(f"{folder.name}-{os.getpid()}")
    words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    done = subprocess.run([sys.executable, *words, "--target", str(unfinished), f"ziglang=={ZIG}"])
    if done.returncode:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise BuildError(
            f"pip could not install ziglang=={ZIG}; install it yourself, or run this with the "
            "Python of .venv, which has pip"
        )
    try:
        unfinished.replace(folder)
    except OSError:
        # Somebody else was faster.
        shutil.rmtree(unfinished, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
