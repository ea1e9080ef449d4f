"""Ctrl-C ends a long search, and what is asked next is answered as if nothing had been.

Run in a process of its own, as a terminal would do it. The search that is stopped would go on for
hours: that the test ends at all shows that it was stopped.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest

from sixtysix_teach import PRESETS, Deal, State
from sixtysix_teach.solver import host, solve

PROGRAM = """
import os, signal, threading
from sixtysix_teach import Deal, State, preset
from sixtysix_teach.solver import solve

rules = preset("spielregeln-2")
endless = State.start(Deal.shuffled(seed=3, rules=rules), rules)
before = solve(State.start(Deal.shuffled(seed=66)))
threading.Timer(2, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    solve(endless, nodes=10**15)
except KeyboardInterrupt:
    print("stopped")
print("same" if solve(State.start(Deal.shuffled(seed=66))) == before else "different")
"""


@pytest.mark.skipif(os.name == "nt", reason="signals are sent differently there")
def test_an_interrupt_stops_a_search_and_harms_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120
    )
    assert done.stdout.split() == ["stopped", "same"], done.stderr


def test_interrupts_in_a_row_spoil_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second comes while the kernel is being stopped."""
    host_wasmtime = pytest.importorskip("sixtysix_teach.solver.host_wasmtime")
    rules = PRESETS["spielregeln-2"]
    state = State.start(Deal.shuffled(seed=66, rules=rules), rules)
    small = State.start(Deal.shuffled(seed=2, rules=PRESETS["schnapsen"]), PRESETS["schnapsen"])
    before = solve(small)
    waits = 0

    class Impatient(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            nonlocal waits
            waits += 1
            if waits in (2, 3):
                raise KeyboardInterrupt
            return super().wait(timeout)

    with monkeypatch.context() as patch:
        engine = SimpleNamespace(Event=Impatient, Thread=threading.Thread)
        patch.setattr(host_wasmtime, "threading", engine)
        with pytest.raises(KeyboardInterrupt):
            solve(state)
    assert waits >= 4
    kernel = host.load_kernel()
    assert kernel is not None
    assert kernel.read(kernel.call("stop_at"), 1) == b"\0"
    assert solve(small) == before
