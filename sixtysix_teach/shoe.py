"""Where the cards of a match come from: a match resumes without its cards being kept."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from random import Random

from sixtysix_teach.deal import Deal
from sixtysix_teach.rules import Rules


@dataclass(frozen=True)
class Shoe:
    """Where the cards of a match come from: a secret, and a number that may be known.

    The same secret and number give the same deals; the number alone gives nothing away.
    """

    secret: bytes = field(repr=False)
    number: str

    def deal(self, count: int, rules: Rules) -> Deal:
        """Return the deal number *count* (from 0) of the match."""
        return Deal.shuffled(seed=self._derive(f"deal {count}"), rules=rules)

    def chance(self, count: int, step: int) -> Random:
        """Return the generator for the decision at *step* of deal *count*."""
        return Random(self._derive(f"chance {count} {step}"))

    def seal(self, record: str) -> str:
        """Return the mark that *record* was written by somebody who has the secret."""
        return self._derive(f"seal {record}")[:32]

    def _derive(self, purpose: str) -> str:
        text = f"{self.number} {purpose}".encode()
        return hashlib.blake2b(text, key=self.secret[:64]).hexdigest()


@dataclass(frozen=True)
class OpenShoe(Shoe):
    """Deals the same cards, which everybody knows, over and over: for looking at a deal again.

    >>> from sixtysix_teach.presets import CLASSIC
    >>> cards = Deal.shuffled(seed=66)
    >>> OpenShoe(b"", "again", cards).deal(7, CLASSIC) is cards
    True
    """

    cards: Deal

    def deal(self, count: int, rules: Rules) -> Deal:
        """Return the deal."""
        return self.cards
