"""Finds the endings that lesson 10 asks about, and writes them to data/exercises/endings.jsonl.

    python tools/make_endings.py             about a minute
    python tools/make_endings.py --see       only count what would be found

Every ending comes up in a seeded deal. It is kept when some cards win and others do not, a player
by simple habits misses it and one by another habit does not, and no kept ending is the same but for
its suits. Every profile for two players has its own.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from random import Random

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card, beats
from sixtysix_teach.classroom.endings import belief_of, keeping, losing, shows_habit, solved
from sixtysix_teach.classroom.formats.find_the_win import HABITS, SIZES, FindTheWin
from sixtysix_teach.classroom.library import Found
from sixtysix_teach.classroom.recolour import cards_in
from sixtysix_teach.classroom.seeded_play import played
from sixtysix_teach.notation.position import format_position
from sixtysix_teach.opponents.careful import by_thumb
from sixtysix_teach.presets import PRESETS
from sixtysix_teach.rules import Rules
from sixtysix_teach.state import State

PLACE = Path(__file__).resolve().parents[1] / "sixtysix_teach/data/exercises/endings.jsonl"
DEALS = 20000


def candidates(rules: Rules, seed: int) -> Iterator[tuple[str, State]]:
    """Yield the endings of a deal in which something is to be chosen, by the number of cards."""
    names = {size: name for name, size in SIZES.items()}
    for state in played(Random(f"endings {seed}"), rules):
        if state.ended is not None or not state.exhausted or state.closing is not None:
            continue
        name = names.get(len(state.hands[state.to_move]))
        ready = max(state.card_points) >= rules.target
        if name and len(state.playable) > 1 and not ready:
            yield name, state


def habits(state: State) -> dict[str, Card]:
    """Return the card that each of some simple players would choose."""
    cards = state.playable
    view = state.observation(state.to_move)
    thumb = by_thumb(view)
    made = {
        "highest": max(cards, key=lambda c: (c.strength, c.suit is state.trump)),
        "lowest": min(cards, key=lambda c: (c.suit is state.trump, c.strength)),
        "trumps": max(cards, key=lambda c: (c.suit is state.trump, c.strength)),
        "thumb": thumb.card if isinstance(thumb, Play) else cards[0],
    }
    if state.played:
        lead = state.played[0]
        made["grabs"] = max(cards, key=lambda c: (beats(c, lead, trump=state.trump), c.points))
    return made


def is_worth_asking(moment: str, state: State) -> bool:
    """Return whether there is a win to keep that some habits miss and some find."""
    solution = solved(moment)
    good = keeping(moment)
    if solution.value <= 0 or not good or not losing(moment):
        return False
    gap = min(solution.value - solution.by_action[Play(card)] for card in losing(moment))
    chosen = [card in good for card in habits(state).values()]
    return gap >= 1 and not all(chosen) and any(chosen)


def canonical(moment: str) -> str:
    """Return a name for the ending that does not change with its suits."""
    fields = moment.split(" ", 1)[1]
    letters = "SHDC"
    made = []
    for order in permutations(letters):
        text = cards_in(fields, dict(zip(letters, order, strict=True))).split()
        hands = "/".join("".join(sorted(_cards(hand))) for hand in text[0].split("/"))
        made.append(f"{hands} {text[2]} {text[4]}")
    return min(made)


def _cards(hand: str) -> list[str]:
    return [hand[at : at + 2] for at in range(0, len(hand), 2)]


def endings(rules: Rules, many: int, deals: int) -> list[Found]:
    """Return so many endings of each case, no habit corrected by more than a third of them."""
    got: dict[str, list[Found]] = defaultdict(list)
    names: set[str] = set()
    beliefs: Counter[tuple[str, str]] = Counter()
    cases = FindTheWin.cases
    for seed in range(deals):
        if all(len(got[case]) >= many for case in cases):
            break
        for size, state in candidates(rules, seed):
            shelves = (size, *HABITS) if size == "three" else (size,)
            if all(len(got[case]) >= many for case in shelves):
                continue
            moment = format_position(state)
            if not is_worth_asking(moment, state):
                continue
            belief = belief_of(moment, losing(moment)[0])
            name = f"{canonical(moment)} {state.card_points}"
            case = next((one for one in shelves[1:] if shows_habit(moment, one)), size)
            crowded = case == size and beliefs[case, belief] * 3 > many
            if name in names or crowded or len(got[case]) >= many:
                continue
            names.add(name)
            beliefs[case, belief] += 1
            got[case].append(Found(case, moment))
    return [found for case in cases for found in got[case]]


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--see", action="store_true", help="only count")
    see = parser.parse_args().see
    made: list[Found] = []
    for rules in PRESETS.values():
        if rules.players != 2 or rules.packs != 1:
            continue
        many = 40 if rules.name == "classic" else 8
        found = endings(rules, many, DEALS if rules.name == "classic" else DEALS // 10)
        counts = Counter(one.case for one in found)
        print(f"{rules.name:16} " + ", ".join(f"{size} {count}" for size, count in counts.items()))
        made += found
    if not see:
        PLACE.write_text("".join(f"{one.to_line()}\n" for one in made), encoding="utf-8")


if __name__ == "__main__":
    main()
