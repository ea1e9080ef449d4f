"""Finds the moments that lesson 8 asks about, and writes them to data/exercises.

    python tools/make_closes.py              both files, in about five minutes
    python tools/make_closes.py --see        only count what would be found

The moments come from seeded deals, so the same kit writes the same files. Each is kept because a
format says that it shows its case; a test asks again. Every profile for two players has its own.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from sixtysix_teach.actions import CLOSE
from sixtysix_teach.classroom import closes
from sixtysix_teach.classroom.formats.certain_close import fits as closes_surely
from sixtysix_teach.classroom.formats.certain_close import is_tempting
from sixtysix_teach.classroom.formats.close_changes import TAGS
from sixtysix_teach.classroom.formats.close_changes import fits as shows_change
from sixtysix_teach.classroom.formats.sure_points import DoIGetThere
from sixtysix_teach.classroom.library import Found, line_of, seen
from sixtysix_teach.classroom.seeded_play import CLOSING, played
from sixtysix_teach.deal import Deal
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents import opponent, step
from sixtysix_teach.presets import PRESETS
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver import count_hands, hands_of, solve, state_of
from sixtysix_teach.state import State

FOLDER = Path(__file__).resolve().parents[1] / "sixtysix_teach" / "data" / "exercises"
MOST_HANDS = 500
LAYOUTS = 40
DEALS = 6000


def two_player_rules() -> Iterator[Rules]:
    """Yield Classic, then the other profiles for two players."""
    for rules in PRESETS.values():
        if rules.players == 2 and rules.packs == 1:
            yield rules


def leads(rules: Rules, seed: int) -> Iterator[Observation]:
    """Yield what the seat on lead sees at each lead of a deal with the stock open."""
    rng = Random(seed)
    state = State.start(Deal.shuffled(rules=rules, seed=seed), rules)
    players = [opponent(rng.choice(("careful", "random", "learner"))) for _ in range(2)]
    while state.ended is None and not state.must_follow:
        view = state.observation(state.to_move)
        if not view.played and CLOSE in view.legal_actions() and not view.to_draw:
            yield view
        state = step(state, players, rng)


def certain(rules: Rules, wanted: dict[str, int], deals: int) -> list[Found]:
    """Return moments at which a close is certain, and what is sure can be counted."""
    got: dict[str, list[Found]] = defaultdict(list)
    count = DoIGetThere()
    for seed in range(deals):
        if all(len(got[case]) >= most for case, most in wanted.items()):
            break
        for view in leads(rules, seed):
            if view.total(view.seat) >= rules.target or count_hands(view) > MOST_HANDS:
                continue
            moment = line_of(view)
            try:
                for case in ("wins", "many-trumps", "fails", "short"):
                    _keep_certain(got, wanted, case, moment)
                for case in count.cases:
                    if len(got[case]) < wanted[case] and count.fits(case, moment):
                        got[case].append(Found(case, moment))
            except SolverLimit:
                continue
    return [found for case in wanted for found in got[case]]


def _keep_certain(
    got: dict[str, list[Found]], wanted: dict[str, int], case: str, moment: str
) -> None:
    # What is asked quickly comes first: whether a close fails takes a tenth of a second.
    if len(got[case]) >= wanted[case] or (case == "fails" and not is_tempting(moment)):
        return
    if closes_surely(case, moment):
        extra = worse_kept(moment) if case == "wins" else ()
        if extra or case != "wins":
            got[case].append(Found(case, moment, extra=extra))


def worse_kept(moment: str) -> tuple[str, ...]:
    """Return a hand against which keeping the stock is worth less, and how much; or nothing."""
    view = seen(moment)
    sure = closes.sure_close(moment)
    hands = list(hands_of(view))
    worst: tuple[int, str] | None = None
    for hand in hands[:: max(1, len(hands) // LAYOUTS)]:
        values = solve(state_of(view, hand)).by_action
        kept = max(value for action, value in values.items() if action != CLOSE)
        if worst is None or kept < worst[0]:
            worst = (kept, "".join(card.code for card in hand))
    return (worst[1], str(worst[0])) if worst and worst[0] < sure else ()


def changes(rules: Rules, most: int, deals: int) -> list[Found]:
    """Return moments around a close at which a belief about closing shows."""
    got: dict[str, list[Found]] = defaultdict(list)
    rng = Random(8)
    for _ in range(deals):
        fresh: dict[str, list[str]] = defaultdict(list)
        for state in played(rng, rules, CLOSING):
            if state.ended is not None:
                break
            closer = state.closing.by if state.closing else state.to_move
            line = line_of(state.observation(closer))
            for case in TAGS:
                if len(got[case]) < most and shows_change(case, line):
                    fresh[case].append(line)
        for case, lines in fresh.items():
            got[case].append(Found(case, rng.choice(lines)))
    return [found for case in TAGS for found in got[case]]


def report(name: str, rules: Rules, found: Sequence[Found]) -> None:
    """Say how many moments of each case there are."""
    counts = Counter(one.case for one in found)
    print(f"{name:14} {rules.name:16} " + ", ".join(f"{k} {n}" for k, n in counts.items()))


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--see", action="store_true", help="only count")
    see = parser.parse_args().see
    sure: list[Found] = []
    changed: list[Found] = []
    for rules in two_player_rules():
        first = rules.name == "classic"
        many, deals = (40, DEALS) if first else (8, DEALS // 4)
        wanted = dict.fromkeys(("wins", "fails", "enough", "not-enough"), many)
        wanted |= dict.fromkeys(("many-trumps", "short"), many // 2)
        one = certain(rules, wanted, deals)
        report("closes", rules, one)
        two = changes(rules, many, deals)
        report("close_changes", rules, two)
        sure += one
        changed += two
    if not see:
        for name, found in (("closes", sure), ("close_changes", changed)):
            text = "".join(f"{one.to_line()}\n" for one in found)
            (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
