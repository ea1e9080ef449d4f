"""Compares the kernel with the plain-Python reference for as long as one likes.

    python tests/compare_twins.py                                    10,000 positions a profile
    python tests/compare_twins.py --kind odds --positions 500 --profile pagat
    python tests/compare_twins.py --kind guaranteed --minutes 15 --seed 7

The tests compare some thousands in every run; this is for a change of the kernel. It ends with
status 1 at the first difference and prints the question, so that it can be asked again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from time import perf_counter

from endings import PROFILES, endings
from tqdm import tqdm
from twins import QUESTIONS, Difference, hidden_difference, house_questions, solve_differences

from sixtysix_teach import SolverLimit, State
from sixtysix_teach.solver.host import load_kernel, why_no_kernel

NODES = 50_000
"""Positions that the reference may search for one question about hidden cards: a minute at most."""

CHUNK = 250
HOUSE = "house"


def questions(profile: str, number: int, seed: int) -> Iterator[State]:
    """Yield *number* positions of a profile, or under house rules that change with each."""
    if profile == HOUSE:
        return house_questions(number, seed=seed)
    return (ending.state for ending in endings(profile, number, seed=seed))


def compared(kind: str, profile: str, number: int, seed: int) -> Iterator[Difference | str | None]:
    """Yield for each question None, a difference, or "too long"."""
    states = questions(profile, number, seed)
    if kind != "solve":
        for at, state in enumerate(states):
            # One seat for a while, then the other: the kinds of positions come in turn.
            found = hidden_difference(kind, state.observation(at // 20 % 2), NODES)
            yield "too long" if isinstance(found, SolverLimit) else found
    while chunk := list(islice(states, CHUNK)):
        different = next(solve_differences(chunk), None)
        yield from [None] * (len(chunk) - 1)
        yield different


def run(kind: str, profile: str, number: int, seed: int, seconds: float) -> bool:
    """Compare under one profile and print the counts; False at a difference."""
    start, same, skipped = perf_counter(), 0, 0
    bar = tqdm(total=number, desc=f"{kind} {profile}", leave=False, disable=None)
    for found in compared(kind, profile, number, seed):
        bar.update()
        if isinstance(found, Difference):
            bar.close()
            print(f"{kind}, {profile}: a difference after {same:,} that agree\n{found}")
            return False
        skipped += found == "too long"
        same += found is None
        if perf_counter() - start > seconds:
            break
    bar.close()
    left_out = f", {skipped:,} too long for the reference" if skipped else ""
    spent = perf_counter() - start
    print(f"{kind:<10} {profile:<15} {same:>7,} agree{left_out} ({spent:.0f} s)", flush=True)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the kernel with the reference.")
    parser.add_argument("--positions", type=int, default=10_000, help="a profile (10,000)")
    parser.add_argument("--profile", choices=(*PROFILES, HOUSE), help="one only")
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--kind", choices=QUESTIONS, default="solve")
    parser.add_argument("--minutes", type=float, help="at most so long, in all")
    asked = parser.parse_args()
    profiles = (asked.profile,) if asked.profile else (*PROFILES, HOUSE)
    kernel = load_kernel()
    print(kernel.name if kernel else f"no kernel: {why_no_kernel()}", flush=True)
    if kernel is None:
        return 2
    seconds = 60 * (asked.minutes or float("inf")) / len(profiles)
    for profile in profiles:
        if not run(asked.kind, profile, asked.positions, asked.seed, seconds):
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
