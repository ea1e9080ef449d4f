"""The sentences of the classroom, read from ``data/locale``, filled with cards and sums.

Sentences are templates: ``[{card}]`` becomes a card that the front end draws, ``{sum}`` a sum that
the engine worked out. ``say`` is the only way to a sentence, so a missing one is found by a test.
"""

from __future__ import annotations

from sixtysix_teach.cards import DECK, Rank, Suit, card_points
from sixtysix_teach.phrases import Phrases, per_language, rank_name, sum_text

RANKS = tuple(sorted({card.rank for card in DECK}, key=lambda rank: -rank.strength))
COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)


@per_language
def standing_figures() -> dict[str, str]:
    """Return the figures every text may use, worked out from the pack.

    >>> standing_figures()["pack_sum"]
    '4 × 30 = 120'
    """
    one_suit = [card for card in DECK if card.suit is Suit.SPADES]
    suit_total, total = card_points(one_suit), card_points(DECK)
    return {
        "ranks": " ".join(rank_sign(rank) for rank in RANKS),
        "values": ", ".join(str(rank.points) for rank in RANKS),
        "rank_values": ", ".join(f"{rank_name(r)} {r.points}" for r in RANKS),
        "suit_sum": sum_text([rank.points for rank in RANKS]),
        "suit_total": str(suit_total),
        "pack_sum": f"{len(Suit)} × {suit_total} = {total}",
        "pack_total": str(total),
        "pack_size": str(len(DECK)),
        "court_values": ", ".join(f"{rank_name(r)} {r.points}" for r in RANKS if r.value in "KQJ"),
    }


def rank_sign(rank: Rank) -> str:
    """Return how a rank is written on the card: ``10``, ``K``."""
    return "10" if rank is Rank.TEN else rank.value


PHRASES = Phrases("classroom.toml", standing=standing_figures)
say, say_lines, fill = PHRASES.say, PHRASES.say_lines, PHRASES.fill
