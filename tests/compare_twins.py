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
from twins import QUESTIONS, Difference, hidden_difference, solve_differences, views

from sixtysix_teach import SolverLimit

NODES = 50_000
"""Positions that the reference may search for one question about hidden cards: a minute at most."""

CHUNK = 250


def compared(kind: str, profile: str, number: int, seed: int) -> Iterator[Difference | str | None]:
    """Yield for each question None, a difference, or "too long"."""
    if kind == "solve":
        states = (ending.state for ending in endings(profile, number, seed=seed))
        while chunk := list(islice(states, CHUNK)):
            found = next(solve_differences(chunk), None)
            yield from [None] * (len(chunk) - 1)
            yield found
        return
    for view in views(profile, number, seed=seed):
        found = hidden_difference(kind, view, NODES)
        yield "too long" if isinstance(found, SolverLimit) else found


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
    parser.add_argument("--profile", choices=PROFILES, help="one profile only")
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--kind", choices=QUESTIONS, default="solve")
    parser.add_argument("--minutes", type=float, help="at most so long, in all")
    asked = parser.parse_args()
    profiles = (asked.profile,) if asked.profile else PROFILES
    seconds = 60 * (asked.minutes or float("inf")) / len(profiles)
    for profile in profiles:
        if not run(asked.kind, profile, asked.positions, asked.seed, seconds):
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
