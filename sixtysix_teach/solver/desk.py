"""Where questions reach the kernel: one at a time, in batches, with the rules they are about.

Nothing here decides anything about the game; it keeps the kernel's memory in order.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver.encode import MOMENT_SIZE, fits_kernel, rules_bytes
from sixtysix_teach.solver.host import Kernel, load_kernel, why_no_kernel
from sixtysix_teach.solver.reference import too_much

QUESTIONS_AT = 64
"""Where the batch begins in the kernel's area, behind the rules."""

BATCH = 256
"""Questions in one call: few enough that Ctrl-C is answered soon."""

NODES_A_CALL = 4_000_000
"""Nodes after which a search comes back to Python: about a third of a second."""

MOST = (1 << 64) - 1
"""The largest limit of nodes that the kernel can be given."""


@dataclass(frozen=True)
class Size:
    """How large the kernel's tables are: 2**bits entries of 16 bytes, 2**beliefs of 20."""

    bits: int
    beliefs: int


SMALL = Size(16, 14)
"""For endings and guarantees: the tables fit into the processor's cache."""

ODDS = Size(18, 14)
"""For many hands with the same cards of one's own, which share most of their endings."""

WHOLE = Size(22, 14)
"""For deals with a stock."""


@dataclass
class _Ready:
    """What a kernel has been told: a call costs more than many a search, so none is made twice."""

    area: int
    rules: Rules | None = None
    size: Size | None = None
    limit: int = 0
    turn: int = 0


_ready: WeakKeyDictionary[Kernel, _Ready] = WeakKeyDictionary()


def choose(rules: Rules, use: str | None) -> Kernel | None:
    """Return the kernel that is to answer, or None for the reference.

    *use* is None (the kernel where it can), "kernel" or "reference". Raises SolverLimit when the
    kernel is asked for and cannot answer.

    >>> from sixtysix_teach.presets import CLASSIC
    >>> choose(CLASSIC, "reference") is None
    True
    """
    if use not in (None, "kernel", "reference"):
        raise ValueError(f"use must be None, 'kernel' or 'reference', not {use!r}")
    if use == "reference":
        return None
    fits = fits_kernel(rules)
    kernel = load_kernel() if fits else None
    if kernel is None and use == "kernel":
        why = why_no_kernel() if fits else "it does not know such rules"
        raise SolverLimit("an answer of the kernel", str(why), "leave the choice to the kit")
    return kernel


@contextmanager
def asking(kernel: Kernel, rules: Rules, size: Size, *, anew: bool = False) -> Iterator[int]:
    """Hold *kernel*, made ready for these rules, and give the address of its area.

    What it has found before is kept while rules and sizes stay the same, unless *anew*.
    """
    with kernel.lock:
        ready = _ready.get(kernel)
        if ready is None:
            ready = _ready[kernel] = _Ready(kernel.call("io"))
        ready.turn += 1
        if ready.rules != rules or ready.size != size or anew:
            ready.rules = None  # should this be interrupted
            kernel.grow_to(kernel.call("memory_needed", size.bits, size.beliefs))
            kernel.write(ready.area, rules_bytes(rules))
            kernel.call("start", size.bits, size.beliefs)
            ready.rules, ready.size = rules, size
        yield ready.area


def turn_of(kernel: Kernel) -> int:
    """Return how often *kernel* was held so far: whether a question came between is seen by it."""
    ready = _ready.get(kernel)
    return 0 if ready is None else ready.turn


def set_limit(kernel: Kernel, nodes: int) -> None:
    """Let the kernel, which is held by :func:`asking`, give up a question after so many nodes."""
    ready = _ready[kernel]
    nodes = max(0, min(nodes, MOST))
    if ready.limit != nodes:
        ready.limit = -1  # should this be interrupted
        kernel.call("limit", nodes & 0xFFFFFFFF, nodes >> 32)
        ready.limit = nodes


def ask_batch(kernel: Kernel, area: int, call: str, questions: Sequence[bytes]) -> list[bytes]:
    """Write *questions* of 64 bytes, call once, and return as many answers of 64 bytes."""
    at = area + QUESTIONS_AT
    kernel.write(at, b"".join(questions))
    kernel.call(call, len(questions))
    answers = kernel.read(at, MOMENT_SIZE * len(questions))
    return [answers[k : k + MOMENT_SIZE] for k in range(0, len(answers), MOMENT_SIZE)]


def nodes_of(answer: bytes) -> int:
    """Return how many nodes an answer took."""
    nodes: int = struct.unpack_from("<Q", answer)[0]
    return nodes


def gave_up(answer: bytes) -> bool:
    """Return whether the search for an answer was given up."""
    return bool(answer[9])


def persist(
    kernel: Kernel, area: int, call: str, question: bytes, *, nodes: int, asked: str
) -> tuple[bytes, int]:
    """Return the answer to one question and the nodes it took, in slices up to *nodes* in all.

    The first slice is short; from the second on Ctrl-C is answered at once. Each is twice as long
    as the one before, and what it has found speeds up the next. Raises SolverLimit when *nodes* do
    not do.
    """
    slice_, spent = min(NODES_A_CALL, nodes), 0
    set_limit(kernel, slice_)
    (answer,) = ask_batch(kernel, area, call, [question])
    while gave_up(answer):
        spent += nodes_of(answer)
        if spent >= nodes:
            raise too_much(asked, nodes)
        slice_ = min(2 * slice_, nodes - spent)
        set_limit(kernel, slice_)
        kernel.write(area + QUESTIONS_AT, question)
        if call == "solve":
            kernel.call_watched("resume")
        else:
            kernel.call_watched(call, 1)
        answer = kernel.read(area + QUESTIONS_AT, MOMENT_SIZE)
    return answer, spent + nodes_of(answer)
