"""What the solver costs a process besides time to answer: its start, and its memory.

Each number is from new processes.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

from bench.rows import Row, Table

_MEMORY = """
import json, sys
from pathlib import Path
from bench.positions import exhausted, first_leads, leads

def resident():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

import sixtysix_teach.session, sixtysix_teach.tutor
from sixtysix_teach.solver import guaranteed, odds, solve, solve_many
strict, first, late = exhausted(300, player="random"), first_leads(10), leads(10, after=4)
found = {"before": resident(), "wasmtime": "wasmtime" in sys.modules}
solve_many(strict)
for state in first:
    guaranteed(state.observation(0))
    odds(state.observation(0))
for state in late:
    try:
        odds(state.observation(state.to_move))
    except ValueError:
        pass  # given up: that takes no less memory
found["strict"] = resident()
for state in first:
    solve(state)
found["whole"] = resident()
print(json.dumps(found))
"""

_START = """
import json
from time import process_time
from sixtysix_teach import Deal, State
from sixtysix_teach.solver import desk, guaranteed, host
view = State.start(Deal.shuffled(seed=66)).observation(0)
start = process_time()
import wasmtime
imported = process_time()
kernel = host.load_kernel()
loaded = process_time()
guaranteed(view)
answered = process_time()
for _ in range(1000):
    kernel.call("io_size")
calls = (process_time() - answered) / 1000
cleared = []
for size in (desk.SMALL, desk.ODDS, desk.WHOLE):
    with desk.asking(kernel, view.rules, size, anew=True):
        pass
    before = process_time()
    with desk.asking(kernel, view.rules, size, anew=True):
        cleared.append(process_time() - before)
print(json.dumps([imported - start, loaded - imported, answered - start, calls, *cleared]))
"""


@dataclass(frozen=True)
class Memory:
    """Mebibytes resident in one process: before a question, after some, after whole deals."""

    before: float
    strict: float
    whole: float
    wasmtime_loaded: bool

    def lines(self) -> list[str]:
        """Return it as a table."""
        rows = (
            ("before the first question", self.before, None),
            ("after exhausted, guaranteed, odds, best defence", self.strict, 150),
            ("after whole deals too", self.whole, 400),
        )
        lines = ["Memory of one process that asks (ten to 300 questions of each kind)"]
        for name, size, most in rows:
            said = "" if most is None else f"  at most {most} MiB: {_verdict(size, most)}"
            lines.append(f"{name:<48} {size:>5.0f} MiB{said}")
        loaded = "missed: it is" if self.wasmtime_loaded else "met"
        lines.append(f"{'wasmtime not loaded before the first question':<48} {'':>9}  {loaded}")
        return lines


def _verdict(size: float, most: float) -> str:
    return "met" if size <= most else f"missed by {size - most:.0f} MiB"


def memory() -> Memory:
    """Return the memory of a new process."""
    found = json.loads(_run(_MEMORY))
    return Memory(found["before"], found["strict"], found["whole"], found["wasmtime"])


def start_table(scale: Callable[[int], int]) -> Table:
    """Return what the first question costs once, in new processes."""
    runs = [json.loads(_run(_START)) for _ in range(scale(20))]
    works = (
        "import wasmtime",
        "load and compile the kernel",
        "both, and the first answer",
        "one call that does nothing",
        "other rules: empty the tables for endings",
        "the same for odds",
        "the same for whole deals",
    )
    rows = tuple(
        Row(work, "wasmtime", times)
        for work, times in zip(works, zip(*runs, strict=True), strict=True)
    )
    return Table("Starting the kernel, a new process each", ("Processor time.",), rows)


def _run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return done.stdout
