"""Find moments at which it matters which half of a marriage is led, for ``which-half``.

    python tools/make_which_half.py            write data/exercises/which_half.jsonl anew
    python tools/make_which_half.py --deals N  play fewer deals, for a quick look

Each is the last lead with an open stock, the marriage just announced. A line keeps the moment and
its kind of case, never the answer: a test works each of them out again.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from sixtysix_teach.actions import MARRIAGES
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom.formats.positions import deal_with, line_of, moments
from sixtysix_teach.classroom.formats.which_half import LAST_OPEN_STOCK, case_of
from sixtysix_teach.classroom.library import Found
from sixtysix_teach.presets import CLASSIC

PLACE = Path(__file__).resolve().parents[1] / "sixtysix_teach" / "data" / "exercises"
DEALS = 12_000
MANY = 24
"""Deals played, and moments kept of each case."""


def found_in(seed: int) -> Found | None:
    """Return the moment of one seeded deal in which you hold a marriage, if it matters there."""
    rng = Random(seed)
    seat = rng.choice((0, 1))
    trump, plain = rng.sample(tuple(Suit), 2)
    suit = rng.choice((trump, plain, plain))
    pair = (Card(Rank.KING, suit), Card(Rank.QUEEN, suit))
    ups = [card for card in CLASSIC.pack if card.suit is trump and card not in pair]
    deal = deal_with(rng, CLASSIC, seat=seat, held=pair, turn_up=rng.choice(ups))
    for state in moments(deal, CLASSIC, rng, keep=pair):
        on_lead = state.to_move == seat and not state.played and not state.to_draw
        if not on_lead or state.stock_size != LAST_OPEN_STOCK:
            continue
        if state.why_illegal(MARRIAGES[suit]) is not None:
            return None
        line = line_of(state.apply(MARRIAGES[suit]), seat)
        case = case_of(line)
        return Found(case, line) if case else None
    return None


def main() -> None:
    """Play the deals and write the library."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    found: dict[str, list[Found]] = {}
    for seed in range(parser.parse_args().deals):
        one = found_in(seed)
        if one is not None and len(found.setdefault(one.case, [])) < MANY:
            found[one.case].append(one)
    lines = [one.to_line() for case in sorted(found) for one in found[case]]
    (PLACE / "which_half.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print({case: len(many) for case, many in found.items()})


if __name__ == "__main__":
    main()
