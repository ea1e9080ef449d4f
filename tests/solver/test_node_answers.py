"""The same questions, byte for byte, under wasmtime and under Node's WebAssembly: the same answers.

A browser runs the kernel as Node does. The answers are compared as the bytes that the kernel leaves
in its memory, the counts of nodes among them: both engines search the same way.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from endings import PROFILES
from solver.engines import ENGINES, running
from twins import open_questions, views

from sixtysix_teach import Observation, State
from sixtysix_teach.solver.desk import ODDS, QUESTIONS_AT, SMALL, ask_batch, asking, set_limit
from sixtysix_teach.solver.encode import moment_bytes, naming
from sixtysix_teach.solver.encode_view import view_bytes
from sixtysix_teach.solver.host import Kernel
from sixtysix_teach.solver.reference_hands import count_hands

NODES = 1_000_000
ANY_CARD = 255
TALLY_SIZE = 4 * (7 + 7 * 32 + 3)


def states_of(profile: str) -> list[State]:
    return sorted(open_questions(profile, 60, seed=3), key=lambda state: state.rules.name)


def views_of(profile: str) -> list[Observation]:
    strict = [view for view in views(profile, 90, seed=3) if view.must_follow]
    return sorted(strict, key=lambda view: view.rules.name)


def solved(kernel: Kernel, states: list[State]) -> Iterator[bytes]:
    """What the kernel answers to one position after the other, and then to all of a kind."""
    for state in states:
        with asking(kernel, state.rules, SMALL) as area:
            set_limit(kernel, NODES)
            yield from ask_batch(kernel, area, "solve", [moment_bytes(state)])
    rules = states[0].rules
    batch = [moment_bytes(state) for state in states if state.rules == rules]
    with asking(kernel, rules, SMALL, anew=True) as area:
        set_limit(kernel, NODES)
        yield from ask_batch(kernel, area, "solve", batch)


def forced(kernel: Kernel, some: list[Observation]) -> Iterator[bytes]:
    for view in some:
        cards = naming(view.trump).mask(view.playable)
        questions = [view_bytes(view), view_bytes(view, cards=cards)]
        with asking(kernel, view.rules, SMALL) as area:
            set_limit(kernel, NODES)
            yield from ask_batch(kernel, area, "force", questions)


def counted(kernel: Kernel, some: list[Observation]) -> Iterator[bytes]:
    """The tally over all hands, the values of the last hands, and those under best defence."""
    for view in some:
        if count_hands(view) > 2_000:
            continue
        with asking(kernel, view.rules, ODDS) as area:
            kernel.write(area + QUESTIONS_AT, view_bytes(view))
            set_limit(kernel, NODES)
            kernel.call("odds_begin")
            while kernel.call("odds", ANY_CARD, 50):
                pass
            yield kernel.read(area + kernel.call("tally_at"), TALLY_SIZE)
            if count_hands(view) <= 84:
                set_limit(kernel, NODES)
                hands = kernel.call("defend", ANY_CARD)
                yield hands.to_bytes(4, "little")
                yield kernel.read(area + kernel.call("values_at"), hands)
                yield bytes([kernel.call("nodes_low") & 255])


@pytest.mark.parametrize("profile", PROFILES)
def test_both_engines_leave_the_same_bytes(profile: str) -> None:
    states, some = states_of(profile), views_of(profile)
    assert len(some) >= 40
    answers = []
    for engine in ENGINES:
        with running(engine) as kernel:
            answers.append(
                [
                    list(solved(kernel, states)),
                    list(forced(kernel, some)),
                    list(counted(kernel, some)),
                ]
            )
    assert answers[0] == answers[1]
    assert len(answers[0][0]) > len(states)
