"""How sure a learner was and how often it was so: the bets so far, and what they say.

Kept with the progress as a count for each degree of sureness; the Brier score is the mean of the
squares of what each bet missed, so 0 is best and always saying 50 % gives a quarter.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from sixtysix_teach.phrases import Phrases, number_text

SURE = (50, 70, 90)
"""What can be said, in percent: a guess, rather sure, sure."""
TELLING = 10
"""With fewer bets nothing is said about the person."""
FITS = Fraction(1, 10)
"""So far may what was said and what came lie apart and still be called a fit."""
MOST = 1_000_000
say = Phrases("practice.toml").say

Sureness = Mapping[int, tuple[int, int]]
"""For each degree in percent: how many bets, and how many of them were right."""


def with_bet(kept: Sureness, sure: int, *, right: bool) -> dict[int, tuple[int, int]]:
    """Return *kept* with one bet more.

    >>> with_bet({90: (1, 1)}, 90, right=False)
    {90: (2, 1)}
    """
    many, good = kept.get(sure, (0, 0))
    return {**kept, sure: (min(many + 1, MOST), good + right)}


def price_of_a_bet(sure: int, *, right: bool) -> Fraction:
    """Return the Brier score of one bet.

    >>> price_of_a_bet(90, right=False), price_of_a_bet(50, right=True)
    (Fraction(81, 100), Fraction(1, 4))
    """
    return (Fraction(int(right)) - Fraction(sure, 100)) ** 2


def score_of(kept: Sureness) -> Fraction:
    """Return the Brier score over all bets; 0 without any.

    >>> score_of({90: (2, 1)})
    Fraction(41, 100)
    """
    many = sum(count for count, _ in kept.values())
    total = sum(
        good * price_of_a_bet(sure, right=True) + (count - good) * price_of_a_bet(sure, right=False)
        for sure, (count, good) in kept.items()
    )
    return Fraction(total) / many if many else Fraction(0)


def read_sureness(raw: Any) -> dict[int, tuple[int, int]]:
    """Return the bets in *raw*, as JSON keeps them; anything unfit is a ``ValueError``."""
    if not isinstance(raw, dict):
        raise ValueError("sure")
    found = {}
    for name, counts in raw.items():
        if name not in map(str, SURE) or not isinstance(counts, list) or len(counts) != 2:
            raise ValueError("sure")
        many, good = counts
        if type(many) is not int or type(good) is not int or not 0 <= good <= many <= MOST:
            raise ValueError("sure")
        if many:
            found[int(name)] = (many, good)
    return found


def sureness_rows(kept: Sureness) -> list[dict[str, Any]]:
    """Return a table of the bets so far and what they say, as rows of a board; none without bets.

    >>> [row["kind"] for row in sureness_rows({50: (2, 1)})], sureness_rows({})
    (['table', 'text'], [])
    """
    many = sum(count for count, _ in kept.values())
    if not many:
        return []
    head = [say(f"sure.head.{name}") for name in ("said", "bets", "right")]
    rows = [
        [say("sure.percent", number=sure), str(kept[sure][0]), _share(*kept[sure])]
        for sure in SURE
        if sure in kept
    ]
    table = {"kind": "table", "label": say("sure.title"), "head": head, "rows": rows}
    lines = [say("sure.score", score=number_text(score_of(kept)), bets=many), _verdict(kept, many)]
    return [table, {"kind": "text", "label": "", "lines": lines}]


def _share(many: int, good: int) -> str:
    return say("sure.of", good=good, percent=round(100 * good / many))


def _verdict(kept: Sureness, many: int) -> str:
    if many < TELLING:
        return say("sure.few", telling=TELLING)
    said = Fraction(sum(sure * count for sure, (count, _) in kept.items()), 100 * many)
    came = Fraction(sum(good for _, good in kept.values()), many)
    facts = {"said": round(100 * said), "came": round(100 * came)}
    if abs(said - came) <= FITS:
        return say("sure.fits", **facts)
    return say("sure.too_sure" if said > came else "sure.too_careful", **facts)
