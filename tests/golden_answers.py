"""Positions with all their answers, one a line: the golden files of the solver.

They are made like the lists with which bridge programs compare their double-dummy solvers: sets of
10, 100 and 1,000, each line complete in itself. ``tests/golden/solver/README.md`` tells how to read
one. Positions come from deals between careful players who now and then do something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from random import Random
from typing import TypeVar

from sixtysix_teach import PRESETS, ClaimSixtySix, CloseStock, Deal, SolverLimit, State
from sixtysix_teach.notation import format_action, format_position
from sixtysix_teach.opponents import opponent, step
from sixtysix_teach.solver import Guarantee, Solution, guaranteed_many, solve_many

PHASES: dict[str, Callable[[State], bool]] = {
    "first lead": lambda s: not s.tricks and not s.played and s.closing is None,
    "open": lambda s: not s.must_follow and not s.played and 4 < s.stock_size <= 8,
    "last open lead": lambda s: not s.must_follow and not s.played and 2 <= s.stock_size <= 4,
    "open, in a trick": lambda s: not s.must_follow and bool(s.played) and s.stock_size <= 6,
    "before the draw": lambda s: s.to_draw and s.stock_size <= 8,
    "closed": lambda s: s.closing is not None and not s.played and any(s.hands),
    "closed, in a trick": lambda s: s.closing is not None and bool(s.played),
    "just closed": lambda s: s.closing is not None and s.closing.at == len(s.tricks),
    "exhausted": lambda s: s.exhausted and not s.played and len(s.hands[0]) > 1,
    "exhausted, in a trick": lambda s: s.exhausted and bool(s.played) and len(s.hands[1]) > 1,
}
_FEW = tuple(phase for phase in PHASES if phase != "first lead")

HEADER = """\
# {name}: {number} positions of the profile {profile} with all answers, see README.md
# position <tab> value of every action of the seat to move, cards open <tab> guaranteed, by seat
"""

FILES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "classic-10": ("classic", 10, tuple(PHASES)),
    "classic-100": ("classic", 100, ("first lead", *3 * _FEW)),
    "classic-1000": ("classic", 1000, ("first lead", *11 * _FEW)),
    "schnapsen-100": ("schnapsen", 100, (*10 * ("first lead",), *PHASES)),
}
"""For each file: the profile, the number of positions, and the phases that come in turn."""

Line = tuple[State, Solution, tuple[int | None, ...]]
Answer = TypeVar("Answer", Solution, Guarantee)


def positions_of(name: str) -> Iterator[State]:
    """Yield the positions of a file, always the same ones, no two of a deal."""
    profile, number, phases = FILES[name]
    for place in range(number):
        fits = PHASES[phases[place % len(phases)]]
        for attempt in count():
            rng = Random(f"{name}, {place}, {attempt}")
            fitting = [state for state in _deal(profile, rng) if fits(state)]
            if fitting:
                yield rng.choice(fitting)
                break


def _deal(profile: str, rng: Random) -> Iterator[State]:
    rules = PRESETS[profile]
    bots = [opponent("careful"), opponent("careful")]
    closes = rng.choice((0.0, 0.0, 0.15))
    state = State.start(Deal.shuffled(seed=rng.randrange(10**9), rules=rules), rules)
    while state.ended is None:
        yield state
        calm = [a for a in state.legal_actions() if not isinstance(a, ClaimSixtySix | CloseStock)]
        if CloseStock() in state.legal_actions() and rng.random() < closes:
            state = state.apply(CloseStock())
        elif calm and rng.random() < 0.15:
            state = state.apply(rng.choice(calm))
        else:
            state = step(state, bots, rng)


def answered(states: Iterable[State], *, use: str | None = None) -> list[Line]:
    """Return each position with its solution and what is guaranteed to each seat."""
    kept = list(states)
    solutions: dict[int, Solution] = {}
    for strict in (True, False):  # each phase has tables of its own size
        places = [at for at, state in enumerate(kept) if state.must_follow is strict]
        found = solve_many([kept[at] for at in places], use=use)
        solutions |= {at: _sure(a) for at, a in zip(places, found, strict=True)}
    views = [state.observation(seat) for state in kept for seat in (0, 1)]
    values = [_sure(answer).value for answer in guaranteed_many(views, use=use)]
    return [
        (state, solutions[at], tuple(values[2 * at : 2 * at + 2])) for at, state in enumerate(kept)
    ]


def _sure(answer: Answer | SolverLimit) -> Answer:
    if isinstance(answer, SolverLimit):
        raise answer
    return answer


def format_line(state: State, solution: Solution, sure: tuple[int | None, ...]) -> str:
    """One position and its answers, without the end of the line."""
    values = " ".join(f"{format_action(a)}:{value:+}" for a, value in solution.by_action.items())
    forced = " ".join(f"{seat}:{'-' if v is None else f'{v:+}'}" for seat, v in enumerate(sure))
    return f"{format_position(state)}\t{values}\t{forced}"


def answer_file(name: str) -> str:
    """The text of one file."""
    profile, number, _ = FILES[name]
    header = HEADER.format(name=name, number=number, profile=profile)
    return header + "".join(format_line(*line) + "\n" for line in answered(positions_of(name)))


def answer_files() -> dict[str, str]:
    """The text of every golden file of the solver, by its path under tests/golden."""
    return {f"solver/{name}.txt": answer_file(name) for name in FILES}
