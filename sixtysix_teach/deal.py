"""The cards as dealt: hands, stock and turn-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from sixtysix_teach.cards import Card, in_order
from sixtysix_teach.errors import DealError
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import PerSeat


@dataclass(frozen=True)
class Deal:
    """Hands in seat order, the face-down stock from the top, and the turn-up under it."""

    hands: PerSeat[tuple[Card, ...]]
    stock: tuple[Card, ...]
    turn_up: Card

    @classmethod
    def shuffled(cls, *, seed: int | str, rules: Rules = CLASSIC) -> Deal:
        """Return the deal that *seed* shuffles; the same seed gives the same deal everywhere.

        >>> Deal.shuffled(seed=66).turn_up
        Card.N9D
        """
        cards = list(rules.pack)
        Random(seed).shuffle(cards)
        return cls.from_pack(cards, rules=rules)

    @classmethod
    def from_pack(cls, cards: Sequence[Card], *, rules: Rules = CLASSIC) -> Deal:
        """Return the deal from a shuffled pack, first card on top (rules 1.2.2 and 1.2.3).

        Raises DealError when *cards* is not exactly the pack of these rules.

        >>> from sixtysix_teach.cards import DECK
        >>> Deal.from_pack(DECK).hands[0]
        (Card.AS, Card.TS, Card.KS, Card.AH, Card.TH, Card.KH)
        """
        check_cards(cards, rules)
        hands: list[list[Card]] = [[] for _ in range(rules.players)]
        turn_up: Card | None = None
        at = 0
        for number, packet in enumerate(rules.packets, start=1):
            for hand in hands:
                hand.extend(cards[at : at + packet])
                at += packet
            if number == rules.turn_up_after:
                turn_up = cards[at]
                at += 1
        assert turn_up is not None
        return cls(PerSeat(in_order(hand) for hand in hands), tuple(cards[at:]), turn_up)

    def check(self, rules: Rules) -> None:
        """Raise DealError unless this is a whole deal under *rules*."""
        if len(self.hands) != rules.players:
            raise DealError(f"{len(self.hands)} hands for {rules.players} players")
        for seat, hand in enumerate(self.hands):
            if len(hand) != rules.hand_size:
                raise DealError(f"seat {seat} has {len(hand)} cards instead of {rules.hand_size}")
        check_cards([c for hand in self.hands for c in hand] + [*self.stock, self.turn_up], rules)


def check_cards(cards: Iterable[Card], rules: Rules) -> None:
    """Raise DealError unless *cards* are exactly the pack, naming what is twice or missing.

    >>> from sixtysix_teach.cards import DECK
    >>> check_cards(DECK[:-1] + (Card.AS,), CLASSIC)
    Traceback (most recent call last):
    ...
    sixtysix_teach.errors.DealError: twice or too often: AS; missing: 9C
    """
    cards = tuple(cards)
    if in_order(cards) == rules.pack:
        return
    have, want = Counter(cards), Counter(rules.pack)
    extra = in_order((have - want).elements())
    missing = in_order((want - have).elements())
    problems = []
    foreign = [card for card in extra if card not in want]
    double = [card for card in extra if card in want]
    if double:
        problems.append("twice or too often: " + " ".join(card.code for card in double))
    if foreign:
        problems.append("not in the pack: " + " ".join(card.code for card in foreign))
    if missing:
        problems.append("missing: " + " ".join(card.code for card in missing))
    if problems:
        raise DealError("; ".join(problems))
