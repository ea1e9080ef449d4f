"""Ctrl-C ends a long search, and what is asked next is answered as if nothing had been.

Run in a process of its own, as a terminal would do it. The search that is stopped would go on for
hours: that the test ends at all shows that it was stopped.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

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
