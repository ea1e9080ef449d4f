"""The sentences of the classroom, read from ``data/locale``, filled with cards and sums.

Sentences are templates: ``[{card}]`` becomes a card that the front end draws, ``{sum}`` a sum that
the engine worked out. ``say`` is the only way to a sentence, so a missing one is found by a test.
"""

from __future__ import annotations

from sixtysix_teach.cards import DECK, Rank, Suit
from sixtysix_teach.phrases import Phrases, per_language, rank_name, sum_text

RANKS = tuple(sorted({card.rank for card in DECK}, key=lambda rank: -rank.strength))
COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)


@per_language
def standing_figures() -> dict[str, str]:
    """Return the figures every text may use, worked out from the pack of Classic.

    >>> standing_figures()["pack_sum"]
    '4 × 30 = 120'
    """
    return pack_figures(RANKS)


@per_language
def pack_figures(ranks: tuple[Rank, ...]) -> dict[str, str]:
    """Return the figures of a pack with these ranks, the highest first.

    >>> pack_figures(RANKS)["ranks"], pack_figures(RANKS[:5])["pack_size"]
    ('A 10 K Q J 9', '20')
    """
    suit_total = sum(rank.points for rank in ranks)
    total = len(Suit) * suit_total
    return {
        "ranks": " ".join(rank_sign(rank) for rank in ranks),
        "values": ", ".join(str(rank.points) for rank in ranks),
        "rank_values": ", ".join(f"{rank_name(r)} {r.points}" for r in ranks),
        "suit_sum": sum_text([rank.points for rank in ranks]),
        "suit_total": str(suit_total),
        "pack_sum": f"{len(Suit)} × {suit_total} = {total}",
        "pack_total": str(total),
        "pack_size": str(len(Suit) * len(ranks)),
        "court_values": ", ".join(f"{rank_name(r)} {r.points}" for r in ranks if r.value in "KQJ"),
    }


def rank_sign(rank: Rank) -> str:
    """Return how a rank is written on the card: ``10``, ``K``."""
    return "10" if rank is Rank.TEN else rank.value


PHRASES = Phrases("classroom.toml", standing=standing_figures)
say, say_lines, fill = PHRASES.say, PHRASES.say_lines, PHRASES.fill
