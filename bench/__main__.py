"""Print the measurements: ``python -m bench [deals] [careful] [league] [pages] [solver] ...``."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from itertools import chain
from pathlib import Path
from shutil import which
from typing import Any

from bench import closing, solver, solver_cost
from bench.deals import Rate, measure
from bench.duel import Duel, duel
from bench.league import League, league_tables, play_league
from bench.minutes import minutes_tables
from bench.pages import Wait, Weight, waits, weights
from bench.variants import deals_won_by, variant_duels, variants_table
from bench.variety import SEEDS, variety_tables
from bench.waiting import waiting, waiting_table
from sixtysix_teach import PRESETS, preset
from sixtysix_teach.opponents import HABITS, OPPONENTS, opponent, outside
from sixtysix_teach.solver.host import KERNEL_FILE

PARTS = (
    *("deals", "careful", "league", "variants", "pages", "solver", "closing", "minutes"),
    *("waiting", "variety"),
)
FEWER = 8
SOLVER_TABLES = (*solver.TABLES, "cost")


def machine() -> dict[str, str]:
    """Return what the numbers depend on: processor, system, interpreter."""
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count() or "unknown"),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _processor() -> str:
    # platform.processor() is empty on Linux.
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "part", nargs="*", help=f"what to measure: {', '.join(PARTS)} (the first two)"
    )
    parser.add_argument("--quick", action="store_true", help="a tenth of the work")
    parser.add_argument("--deals", type=int, metavar="N", help="deals a row (2,000 and 10,000)")
    parser.add_argument(
        "--slow-deals", type=int, metavar="N", help="of league: deals a pair with a slow one (400)"
    )
    parser.add_argument("--runs", type=int, metavar="N", help="timed runs a row (5)")
    parser.add_argument("--rules", nargs="+", metavar="NAME", help="only these profiles")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument(
        "--opponents", nargs="+", metavar="NAME", help="of league: these, or bots from outside"
    )
    parser.add_argument(
        "--only", nargs="+", metavar="TABLE", help=f"of solver: {', '.join(SOLVER_TABLES)}"
    )
    parser.add_argument(
        "--slowest", type=int, default=1, metavar="N", help="slowest positions a row (1)"
    )
    given = parser.parse_args(argv)
    unknown = [part for part in given.part if part not in PARTS]
    if unknown:
        parser.error(f"no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    for name in given.only or ():
        if name not in SOLVER_TABLES:
            parser.error(f"no table {name!r}; there are {', '.join(SOLVER_TABLES)}")
    for name in given.opponents or ():
        if name not in {*OPPONENTS, *HABITS} and not _is_program(name):
            known = ", ".join([*OPPONENTS, *HABITS])
            parser.error(f"no opponent and no program {name!r}; there are {known}")
    if len(set(given.opponents or OPPONENTS)) < 2:
        parser.error("a league needs two opponents")
    for number in (given.deals, given.slow_deals, given.runs):
        if number is not None and number < 1:
            parser.error("give a number of 1 or more")
    for name in given.rules or ():
        if name not in PRESETS:
            parser.error(f"no profile {name!r}; there are {', '.join(PRESETS)}")
    return given


def _is_program(text: str) -> bool:
    first = text.partition(" ")[0]
    return Path(first).is_file() or which(first) is not None


def measure_deals(given: argparse.Namespace) -> list[Rate]:
    """Return the rates of all profiles asked for (by default all)."""
    deals = given.deals or (200 if given.quick else 2000)
    runs = given.runs or (3 if given.quick else 5)
    names = given.rules or list(PRESETS)
    return [rate for name in names for rate in measure(preset(name), deals=deals, runs=runs)]


def measure_careful(given: argparse.Namespace) -> list[Duel]:
    """Return the duels of careful against random (by default under classic)."""
    deals = given.deals or (1000 if given.quick else 10000)
    first, second = opponent("careful"), opponent("random")
    names = given.rules or ["classic"]
    return [duel(first, second, rules=preset(name), deals=deals) for name in names]


def leagues(given: argparse.Namespace) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Yield the league of each profile (by default classic), for programs and as text."""
    deals = given.deals or (500 if given.quick else 4400)
    names = given.opponents or OPPONENTS
    bots = [opponent(n) if n in {*OPPONENTS, *HABITS} else outside(n) for n in names]
    for name in given.rules or ["classic"]:
        league: League = play_league(
            bots,
            rules=preset(name),
            deals=deals,
            slow=given.slow_deals or (40 if given.quick else 400),
            progress=lambda pair: print(f"playing {pair} ...", file=sys.stderr, flush=True),
        )
        yield {"title": f"league {name}"} | league.to_json(), league_tables(league)


def variants(given: argparse.Namespace) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Yield the ways for the expert to think, and what deals are won by."""
    rules = preset((given.rules or ["classic"])[0])
    found = variant_duels(rules, given.deals or (40 if given.quick else 400))
    rows = [{"variant": name, "duels": [d.to_json() for d in duels]} for name, duels in found]
    yield {"title": "variants", "rows": rows}, variants_table(found)
    many = 200 if given.quick else 2000
    counts = deals_won_by(opponent("counter"), rules, many)
    line = f"{many:,} deals of counter against itself are won by 1, 2, 3 game points: {counts}"
    yield {"title": "deals won by", "counts": counts}, [line]


def scaled(given: argparse.Namespace) -> Callable[[int], int]:
    """Return how many questions a row gets that gets so many in full."""
    return lambda number: max(1, number // 10) if given.quick else number


def solver_tables(given: argparse.Namespace) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Yield each table of the solver, for programs and as text."""
    names, scale = given.only or SOLVER_TABLES, scaled(given)
    for name in names:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        before = KERNEL_FILE.read_bytes()
        table = solver_cost.start_table(scale) if name == "cost" else solver.TABLES[name](scale)
        rows = [row.to_json() for row in table.rows]
        lines = table.lines(slowest=given.slowest)
        if KERNEL_FILE.read_bytes() != before:
            lines.insert(1, "WORTHLESS: the kernel was built anew meanwhile. Measure again.")
        yield {"title": table.title, "rows": rows}, lines
    if "cost" in names:
        memory = solver_cost.memory()
        yield {"title": memory.lines()[0]} | vars(memory), memory.lines()


def closing_tables(given: argparse.Namespace) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Yield the tables of sure closes and of open cards against best defence."""
    print("counting sure closes ...", file=sys.stderr, flush=True)
    sure = closing.sure_closes(scaled(given), given.deals)
    lines = closing.sure_table(sure)
    yield {"title": lines[0], "rows": [row.to_json() for row in sure]}, lines
    print("comparing with best defence ...", file=sys.stderr, flush=True)
    flattery = closing.flatteries(scaled(given), given.deals)
    lines = closing.flattery_table(flattery)
    yield {"title": lines[0], "rows": [row.to_json() for row in flattery]}, lines


def waiting_tables(given: argparse.Namespace) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Yield how long pages work on deals that are looked back at."""
    found = list(waiting(given.deals or (2 if given.quick else 8), given.rules))
    lines = waiting_table(found)
    yield {"title": lines[0], "rows": [one.to_json() for one in found]}, lines


def engine() -> dict[str, str]:
    """Return what else the solver's numbers depend on: kernel, engine, load of the machine."""
    from sixtysix_teach.solver.host import load_kernel, why_no_kernel

    kernel = load_kernel()
    try:
        wasmtime = version("wasmtime")
    except PackageNotFoundError:
        wasmtime = "not installed"
    load = " ".join(f"{mean:.1f}" for mean in os.getloadavg()) if hasattr(os, "getloadavg") else ""
    return {
        "wasmtime": wasmtime,
        "kernel": str(why_no_kernel()) if kernel is None else kernel.name,
        "load": f"{load} (1, 5, 15 minutes)",
    }


def deals_table(rates: Sequence[Rate]) -> list[str]:
    """Return the lines of the table of rates."""
    lines = [
        "Random whole deals a second of processor time, one core (median, slowest, fastest run)",
        f"{'rules':<16} {'row':<11} {'deals/s':>8} {'slowest':>8} {'fastest':>8} {'actions':>8}",
    ]
    for rate in rates:
        low, high = rate.spread
        lines.append(
            f"{rate.profile:<16} {rate.row:<11} {rate.median:>8,.0f} {low:>8,.0f} {high:>8,.0f}"
            f" {rate.actions_per_deal:>8.1f}"
        )
    return lines


def duel_table(duels: Sequence[Duel]) -> list[str]:
    """Return the lines of the table of duels."""
    lines = [
        f"{duels[0].first} against {duels[0].second}, each deal twice with the seats swapped",
        f"{'rules':<16} {'deals':>7} {'won':>7}  {'95 % interval':<15} {'drawn':>6} "
        f"{'gp/deal':>8} {'cpu s':>8}",
    ]
    for result in duels:
        low, high = result.interval
        lines.append(
            f"{result.profile:<16} {result.deals:>7,} {result.share:>7.1%}  "
            f"{f'{low:.1%} to {high:.1%}':<15} {result.drawn:>6} "
            f"{result.game_points_per_deal:>+8.2f} {result.seconds:>8.1f}"
        )
    lines.append(
        f"lost by a false claim: {sum(d.false_claims for d in duels)}, "
        f"by a close that failed: {sum(d.failed_closes for d in duels)}"
    )
    return lines


def pages_table(found: Sequence[Wait], kernels: Sequence[Weight]) -> list[str]:
    """Return the lines of the tables of waits and weights."""
    lines = [
        "Seconds from the request to the first card that can be tapped (empty browser cache)",
        f"{'page':<20} {'kernel':<7} {'visits':>6} {'median':>7} {'fastest':>8} {'slowest':>8}",
    ]
    for wait in found:
        lines.append(
            f"{wait.page:<20} {wait.kernel:<7} {len(wait.seconds):>6} {wait.median:>7.2f} "
            f"{min(wait.seconds):>8.2f} {max(wait.seconds):>8.2f}"
        )
    lines += ["", f"{'kernel with':<20} {'resident MiB':>13} {'share MiB':>10}"]
    lines += [f"{w.page:<20} {w.resident:>13.0f} {w.share:>10.0f}" for w in kernels]
    return lines


def to_json(
    rates: Sequence[Rate],
    duels: Sequence[Duel],
    found: Sequence[Wait],
    kernels: Sequence[Weight],
    tables: Sequence[dict[str, Any]],
    about: dict[str, str],
) -> str:
    """Return all results as JSON."""
    result = {
        "machine": about,
        "deals": [
            {
                "rules": rate.profile,
                "row": rate.row,
                "deals": rate.deals,
                "runs": [round(run, 1) for run in rate.runs],
                "median_per_second": round(rate.median, 1),
                "actions_per_deal": round(rate.actions_per_deal, 2),
            }
            for rate in rates
        ],
        "careful": [result.to_json() for result in duels],
        "waits": [vars(wait) | {"median": wait.median} for wait in found],
        "kernels": [vars(weight) for weight in kernels],
        "solver": list(tables),
    }
    return json.dumps(result, indent=2)


def main(argv: Sequence[str]) -> int:
    """Measure and print; return the exit status."""
    given = arguments(argv)
    parts = given.part or ["deals", "careful"]
    about = machine() | (engine() if {"solver", "closing", "waiting"} & set(parts) else {})
    if not given.json:
        print("\n".join(f"{key:<10} {value}" for key, value in about.items()))
    rates = measure_deals(given) if "deals" in parts else []
    duels = measure_careful(given) if "careful" in parts else []
    found = waits(2 if given.quick else 8) if "pages" in parts else []
    kernels = weights() if "pages" in parts else []
    exact = chain(
        leagues(given) if "league" in parts else (),
        variants(given) if "variants" in parts else (),
        solver_tables(given) if "solver" in parts else (),
        closing_tables(given) if "closing" in parts else (),
        minutes_tables() if "minutes" in parts else (),
        waiting_tables(given) if "waiting" in parts else (),
        variety_tables(given.rules, fewer=FEWER, seeds=20 if given.quick else SEEDS)
        if "variety" in parts
        else (),
    )
    if given.json:
        print(to_json(rates, duels, found, kernels, [data for data, _ in exact], about))
        return 0
    tables = (
        deals_table(rates) if rates else [],
        duel_table(duels) if duels else [],
        pages_table(found, kernels) if found else [],
    )
    for table in chain(filter(None, tables), (lines for _, lines in exact)):
        print("\n" + "\n".join(table), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
