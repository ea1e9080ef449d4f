"""How fast the solver answers, how much it searches, and on which engines.

Each question is put by the functions that everybody calls; a clock tells how much of it went to
the kernel's calls that search. That is "kernel only": with the way into the engine, about 20
microseconds a call under wasmtime, and without what Python does before and after.
Processor time is counted, so that other programs on the machine disturb the numbers little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from bench.engines import WASM, answering
from bench.positions import exhausted, first_leads, fresh, leads
from bench.rows import Row, Table, Target
from bench.series import WARM, Series, ask_all, other_engines
from sixtysix_teach import PRESETS, Observation, State
from sixtysix_teach.actions import CLOSE
from sixtysix_teach.solver import Odds, guaranteed, odds, solve, solve_many
from sixtysix_teach.solver.reference_hands import count_hands, hands_of, state_of

BATCH = 64
STRONG = 0.2
"""A hand is strong if its best way to close wins in more than this share of all hands."""

HANDS = {0: 12376, 1: 5005, 2: 1716, 3: 462, 4: 84, 5: 7}
"""The hands that the other can hold at the lead after so many tricks, when nothing was shown."""

BIG_NODES = 40_000_000
"""Where a whole deal with 32 cards is given up: after about four seconds."""


def exhausted_table(scale: Callable[[int], int]) -> Table:
    """Six cards against six, no stock."""
    limit, rows = Target(0.5, 50e-6), []
    notes = [
        "The lead right after the stock ran out, in deals between two careful or two random",
        "players (random ones never close). A batch counts as its mean a position.",
    ]
    number = max(BATCH, scale(4096) // BATCH * BATCH)
    for player in ("careful", "random"):
        states = exhausted(number + WARM, player=player)
        batches = [states[at : at + BATCH] for at in range(0, number, BATCH)]
        with answering(WASM) as clock:
            many = ask_all(lambda batch: solve_many(map(fresh, batch)), batches, clock, warm=0)
            each = _of_batches(many)
        rows.append(each.row(f"{player}: calls of {BATCH}, kernel only", WASM, limit, kernel=True))
        rows.append(each.row(f"{player}: solve_many of {BATCH}", WASM, limit))
        with answering(WASM) as clock:
            single = ask_all(lambda state: solve(fresh(state)), states, clock)
        rows.append(single.row(f"{player}: one by one, kernel only", WASM, limit, kernel=True))
        rows.append(single.row(f"{player}: solve one by one", WASM, limit))
        work = f"{player}: one by one, kernel only"
        rows += other_engines(work, lambda state: solve(fresh(state)), states, notes, warm=WARM)
        slow = ask_all(lambda s: solve(s, use="reference"), states[: scale(200)], None, warm=0)
        rows.append(slow.row(f"{player}: plain Python", "reference", Target(0.5, 5e-3)))
    return Table("Exhausted, 6 against 6, classic: all actions valued", tuple(notes), tuple(rows))


def _of_batches(many: Series) -> Series:
    """The same for one position of each batch, on average."""
    return Series(
        many.items,
        [seconds / BATCH for seconds in many.called],
        [seconds / BATCH for seconds in many.kernel],
        [sum(answer.nodes for answer in answers) // BATCH for answers in many.answers],
        [answers[0] for answers in many.answers],
    )


@cache
def pool(number: int) -> Series:
    """Return the odds of all ways to close at so many first leads."""
    views = [state.observation(0) for state in first_leads(number + 5)]
    with answering(WASM) as clock:
        return ask_all(odds, views, clock, warm=5)


def best_share(answer: Odds) -> float:
    """Return the highest share of hands that a way to close wins, 0 if there is none."""
    return max((float(way.open_cards.share) for way in answer.ways), default=0.0)


def strong_closes(series: Series) -> list[Observation]:
    """Return what the strong hands see after the best way to close, all of it but the lead."""
    views = []
    for view, answer in zip(series.items, series.answers, strict=True):
        if best_share(answer) > STRONG:
            views.append(_closed(view, answer.best_open[0].actions[:-1]))
    return views


def _closed(view: Observation, actions: Sequence[Any]) -> Observation:
    # One state of many: only what the seat sees of it is used.
    return state_of(view, next(hands_of(view))).play_all(actions).observation(view.seat)


def guaranteed_table(scale: Callable[[int], int]) -> Table:
    """What can be forced right after a close."""
    limits = (Target(0.5, 1e-4), Target(0.99, 5e-3))
    notes = [
        "The leader has just closed and leads; all its actions valued. Random: any deal, or",
        "careful players up to that lead. Strong: of such leads, those whose best way to close",
        "wins in more than 20 % of all hands with open cards; that way was gone up to the lead.",
    ]
    rows = []
    first = [s.apply(CLOSE).observation(0) for s in first_leads(scale(3000) + WARM)]
    strong = strong_closes(pool(scale(1000)))
    cases = {"first lead, random": first, "first lead, strong": strong}
    for name, views in cases.items():
        warm = min(WARM, len(views) // 4)
        with answering(WASM) as clock:
            series = ask_all(guaranteed, views, clock, warm=warm)
        rows.append(series.row(f"{name}: kernel only", WASM, *limits, kernel=True))
        rows.append(series.row(f"{name}: guaranteed", WASM, *limits))
        rows += other_engines(f"{name}: kernel only", guaranteed, views, notes, warm=warm)
        slow = ask_all(_reference_guaranteed, views[: scale(100)], None, warm=0)
        rows.append(slow.row(f"{name}: plain Python", "reference", Target(0.5, 20e-3)))
    for after in range(1, 6):
        rows += _later_guarantees(after, scale(400), limits)
    return Table("Guaranteed right after a close, classic", tuple(notes), tuple(rows))


def _reference_guaranteed(view: Observation) -> Any:
    return guaranteed(view, use="reference", nodes=3_000_000)


def _later_guarantees(after: int, number: int, limits: tuple[Target, ...]) -> Iterator[Row]:
    views = lead_views(number + WARM, after=after)
    closes = [_closed(view, (CLOSE,)) for view in views if CLOSE in view.legal_actions()]
    with answering(WASM) as clock:
        series = ask_all(guaranteed, closes, clock)
    yield series.row(f"after {after} tricks, random: kernel only", WASM, *limits, kernel=True)
    with answering(WASM) as clock:
        judged = ask_all(lambda view: odds(view, best_defence=False), views, clock, warm=0)
        series = ask_all(guaranteed, strong_closes(judged), clock, warm=0)
    if series.items:
        yield series.row(f"after {after} tricks, strong: kernel only", WASM, *limits, kernel=True)


def lead_views(number: int, *, after: int, all_hands: bool = False) -> list[Observation]:
    """Return what leaders see after so many tricks between careful players.

    With *all_hands* only where the other can hold any hand: nothing of it was shown.
    """
    found = leads(number, after=after, fits=_any_hand) if all_hands else leads(number, after=after)
    return [state.observation(state.to_move) for state in found]


def _any_hand(state: State) -> bool:
    return count_hands(state.observation(state.to_move)) == HANDS[len(state.tricks)]


def odds_table(scale: Callable[[int], int]) -> Table:
    """All ways to close, over all hands, with open cards."""
    notes = [
        "All ways to close and lead, counted over all hands of the other; careful players up to",
        "that lead, nothing shown. Strong quarter: the hands whose best way wins most often.",
    ]
    series, number = pool(scale(1000)), scale(1000)
    order = sorted(range(number), key=lambda at: -best_share(series.answers[at]))
    strong = series.part(order[: max(1, number // 4)])
    limit = Target(0.5, 0.1)
    rows = [
        series.row("first lead, 12,376 hands: odds", WASM, limit),
        series.row("first lead, 12,376 hands: kernel only", WASM, limit, kernel=True),
        strong.row("the strong quarter of them: odds", WASM, limit),
    ]
    some = series.items[: scale(200) + 2]
    rows += other_engines("first lead: kernel only", odds, some, notes, warm=2)
    targets = {2: (Target(0.5, 20e-3),), 4: (Target(0.5, 2e-3),)}
    for after in range(1, 6):
        views = lead_views(scale(300) + 5, after=after, all_hands=True)
        with answering(WASM) as clock:
            later = ask_all(lambda view: odds(view, best_defence=False), views, clock, warm=5)
        name = f"after {after} tricks, {HANDS[after]:,} hands"
        limits = targets.get(after, ())
        rows.append(later.row(f"{name}: odds", WASM, *limits))
        rows.append(later.row(f"{name}: kernel only", WASM, *limits, kernel=True))
    slow = ask_all(_reference_odds, lead_views(scale(20), after=4, all_hands=True), None, warm=0)
    rows.append(slow.row("after 4 tricks, 84 hands: plain Python", "reference"))
    return Table("Odds of closing with open cards, classic", tuple(notes), tuple(rows))


def _reference_odds(view: Observation) -> Odds:
    return odds(view, best_defence=False, use="reference")


def defence_table(scale: Callable[[int], int]) -> Table:
    """The best plan against a defence that sees everything."""
    notes = [
        "All ways to close and lead, with open cards and against best defence; careful players",
        "up to that lead, nothing shown. What was given up counts with the time up to then.",
    ]
    rows = []
    for after, number, limit in ((5, 1000, 20e-3), (4, 300, 0.3)):
        views = lead_views(scale(number) + 5, after=after, all_hands=True)
        with answering(WASM) as clock:
            series = ask_all(odds, views, clock, warm=5)
        name = f"{HANDS[after]} hands"
        rows.append(series.row(f"{name}: odds", WASM, Target(0.5, limit)))
        rows.append(series.row(f"{name}: kernel only", WASM, Target(0.5, limit), kernel=True))
        if after == 5:
            slow = ask_all(lambda v: odds(v, use="reference"), views[: scale(50)], None, warm=0)
            rows.append(slow.row(f"{name}: plain Python", "reference"))
        some = views[: scale(100) + 2]
        rows += other_engines(f"{name}: kernel only", odds, some, notes, warm=2)
    return Table("Odds of closing against best defence, classic", tuple(notes), tuple(rows))


def whole_table(scale: Callable[[int], int]) -> Table:
    """Whole deals, the order of the stock known."""
    notes = [
        "Forehand's first lead, all actions valued, the whole stock known; any deal. Deals with 32",
        f"cards are given up after {BIG_NODES:,} positions (solve() allows ten times as many).",
    ]
    targets = {
        "classic": (Target(0.5, 0.2), Target(0.9, 1.0)),
        "schnapsen": (Target(0.5, 10e-3),),
    }
    rows = []
    for name, rules in PRESETS.items():
        if rules.players != 2 or rules.packs != 1:
            continue
        big = len(rules.ranks) > 6
        number = 8 if big else 300 if name in targets else 60
        states = first_leads(scale(number) + 2, rules)
        with answering(WASM) as clock:
            if big:
                series = ask_all(lambda s: solve(s, nodes=BIG_NODES), states, clock, warm=0)
            else:
                series = ask_all(solve, states, clock, warm=2)
        rows.append(series.row(name, WASM, *targets.get(name, ())))
        if name in targets:
            few = states[: scale(100) + 2]
            rows += other_engines(f"{name}: kernel only", solve, few, notes, warm=2)
    return Table("Whole deals with open cards from the first lead", tuple(notes), tuple(rows))


TABLES: dict[str, Callable[[Callable[[int], int]], Table]] = {
    "exhausted": exhausted_table,
    "guaranteed": guaranteed_table,
    "odds": odds_table,
    "defence": defence_table,
    "whole": whole_table,
}
