"""Find moments for the exercises on odds and play: seeded deals, each moment judged by the solver.

    python tools/make_moments.py            write data/exercises/*.jsonl anew
    python tools/make_moments.py NAME ...   only these libraries
    python tools/make_moments.py --deals N  play fewer deals, for a quick look

The two sides play carefully, with a slip now and then, so that all kinds of moment come up. A line
keeps the moment and its kind of case, never the answer: a test works each of them out again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sixtysix_teach.actions import CLOSE, Action, Play
from sixtysix_teach.classroom.finders import FINDERS
from sixtysix_teach.classroom.formats.dearest_decision import DearestDecision
from sixtysix_teach.classroom.items import YOU
from sixtysix_teach.classroom.library import Found
from sixtysix_teach.deal import Deal
from sixtysix_teach.notation.record import Record
from sixtysix_teach.notation.share import format_shared
from sixtysix_teach.opponents import opponent, step
from sixtysix_teach.presets import PROFILES
from sixtysix_teach.rules import Rules
from sixtysix_teach.state import State

FOLDER = Path(__file__).resolve().parents[1] / "sixtysix_teach" / "data" / "exercises"
DEALS = 6_000
OTHER_DEALS = 600
"""Deals played under classic, and under each other profile."""
MANY, OTHER_MANY, OTHER_MORE = 24, 6, 12
"""Moments kept of each case: under classic, under others, and of ``OFTEN`` under others."""
OFTEN = ("lead_or_not", "trump_or_not", "rank_cards", "predict_bot", "keep_the_pair")
"""Libraries whose cases come up in most deals."""
RARE = {"luck_or_decision": (26_000, 64)}
"""Libraries with a rare case: deals played for them under classic, and moments kept of each case.

A right card that loses, where another would have won and nothing else is better than a card, comes
up in one deal of 370.
"""
RARE_OTHER_DEALS = 3_000
"""Deals played for these under each other profile."""
SLIP = 0.25
CLOSE_RATE = 0.3
AFTER_CLOSE = ("defend_close",)
DEALS_BACK = "dearest_decision"


def moments(seed: int, rules: Rules, *, closes: bool) -> Iterator[State]:
    """Yield every moment of a seeded deal; with *closes* the other side closes now and then."""
    bot, rng = opponent("careful"), Random(seed)
    state = State.start(Deal.shuffled(seed=seed, rules=rules), rules)
    while state.ended is None:
        yield state
        cards = [action for action in state.legal_actions() if isinstance(action, Play)]
        if closes and state.to_move != YOU and rng.random() < CLOSE_RATE:
            state = state.apply(CLOSE) if state.why_illegal(CLOSE) is None else state
        if cards and rng.random() < SLIP:
            state = state.apply(rng.choice(cards))
        else:
            state = step(state, (bot, bot), rng)


def deals(rules: Rules, many: int, most: int) -> list[Found]:
    """Return whole deals of a careless player against a careful one, to be looked back at."""
    form, found, full = DearestDecision(), [], dict.fromkeys(DearestDecision.cases, 0)
    for seed in range(most):
        rng, bots = Random(seed), (opponent("learner"), opponent("careful"))
        dealt = Deal.shuffled(seed=seed, rules=rules)
        record, state = Record(rules, dealt), State.start(dealt, rules)
        while state.ended is None:
            after = step(state, bots, rng)
            record = record.with_action(_made(state, after))
            state = after
        line = format_shared(record, YOU)
        case = form.case_of(line)
        if case and full[case] < many:
            full[case] += 1
            found.append(Found(case, "", (), (line,)))
        if min(full.values()) >= many:
            break
    print(rules.name, form.name, full)
    return found


def _made(before: State, after: State) -> Action:
    """Return the action that leads from one state to the next."""
    for seat in range(before.rules.players):
        for action in before.legal_actions(seat):
            if before.apply(action) == after:
                return action
    raise LookupError("no action leads there")


def find(names: list[str], rules: Rules, deals_most: int, many: int) -> dict[str, list[Found]]:
    """Return up to *many* moments of each case for each library."""
    found: dict[str, list[Found]] = {}
    if DEALS_BACK in names:
        found[DEALS_BACK] = deals(rules, many // 2, deals_most)
    after_close = [name for name in names if name in AFTER_CLOSE]
    others = [name for name in names if name not in (*AFTER_CLOSE, DEALS_BACK)]
    if others:
        found |= _find(others, rules, deals_most, many, closes=False)
    if after_close:
        found |= _find(after_close, rules, deals_most, many, closes=True)
    return found


def _find(
    names: list[str], rules: Rules, deals: int, many: int, *, closes: bool
) -> dict[str, list[Found]]:
    found: dict[str, list[Found]] = {name: [] for name in names}
    full: dict[str, dict[str, int]] = {name: {} for name in names}
    for seed in range(deals):
        done = dict.fromkeys(names, False)
        for state in moments(seed, rules, closes=closes):
            for name in names:
                if done[name]:
                    continue  # one moment a deal: no two items are neighbours
                for one in FINDERS[name](state):
                    if full[name].get(one.case, 0) < many:
                        full[name][one.case] = full[name].get(one.case, 0) + 1
                        found[name].append(one)
                        done[name] = True
                        break
    for name in names:
        print(rules.name, name, full[name])
    return found


def main() -> None:
    """Write the libraries."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", default=[], help=" ".join(FINDERS))
    parser.add_argument("--deals", type=int, default=DEALS)
    asked = parser.parse_args()
    names = asked.names or [*FINDERS, DEALS_BACK]
    lines: dict[str, list[str]] = {name: [] for name in names}
    for profile in PROFILES.values():
        rules = profile.rules
        if rules.players != 2 or rules.packs != 1:
            continue
        plain = rules.name == "classic"
        most = asked.deals if plain else min(asked.deals, OTHER_DEALS)
        common = [name for name in names if name not in RARE]
        often = [name for name in common if name in OFTEN and not plain]
        found = find(often, rules, most, OTHER_MORE)
        rest = [name for name in common if name not in often]
        found |= find(rest, rules, most, MANY if plain else OTHER_MANY)
        for name in set(names) - set(common):
            deals_most, many = RARE[name] if plain else (RARE_OTHER_DEALS, OTHER_MANY)
            found |= find([name], rules, min(asked.deals * deals_most // DEALS, deals_most), many)
        for name, some in found.items():
            ordered = sorted(some, key=lambda one: (one.case, one.to_line()))
            lines[name] += [one.to_line() for one in ordered]
    for name in names:
        (FOLDER / f"{name}.jsonl").write_text("\n".join(lines[name]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
