"""Why an answer about ranks and points is wrong: a rule tag, a sentence key and its facts.

Each function takes an item and a wrong answer. It first looks for a misconception that would lead
to exactly this answer (nine worth 9, face cards worth 10, ten under the king, ...); only when none
fits does it speak of a slip, and then with the sum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from sixtysix_teach import phrases
from sixtysix_teach.cards import DECK, Card, Rank, Suit, card_points
from sixtysix_teach.classroom.items import Item, Value, Why
from sixtysix_teach.classroom.words import COURT, rank_sign, say
from sixtysix_teach.phrases import rank_name, sum_text


def by_code(item: Item, code: str) -> Card:
    """Return the card of *item* with this code."""
    return next(card for card in item.cards if card.code == code)


def listed(cards: Sequence[Card]) -> str:
    """Return cards as they are named in a line, each drawn, joined by commas."""
    return ", ".join(f"[{card.code}]" for card in cards)


def worths(cards: Sequence[Card]) -> str:
    """Return what each card is worth: ``[AS] = 11, [9H] = 0``."""
    return ", ".join(f"[{card.code}] = {card.points}" for card in cards)


def compared(right: Card, picked: Card) -> tuple[str, dict[str, str | int]]:
    """Return the tag and the facts when *picked* was held to be above *right*, of one suit."""
    facts: dict[str, str | int] = {
        "right": right.code,
        "picked": picked.code,
        "right_rank": rank_name(right.rank),
        "picked_rank": rank_name(picked.rank),
    }
    if picked.rank is Rank.NINE:
        return "nine-high", facts
    if right.rank is Rank.ACE:
        return "ace-low", facts
    if right.rank is Rank.TEN:
        return "ten-under-king", facts
    return "court-order", facts


def why_higher(item: Item, answer: Value) -> Why:
    """Explain the lower of two cards."""
    picked = by_code(item, str(answer))
    right = next(card for card in item.cards if card is not picked)
    tag, facts = compared(right, picked)
    return Why(tag, f"higher.{tag}", facts)


def why_order(item: Item, answer: Value) -> Why:
    """Explain a wrong order: the belief it shows, and the first two cards that stand wrong."""
    assert isinstance(answer, tuple)
    cards = [by_code(item, code) for code in answer]
    strengths = [card.strength for card in cards]
    above, below = next((a, b) for a, b in pairwise(cards) if a.strength < b.strength)
    facts: dict[str, str | int] = {"above": above.code, "below": below.code}
    if strengths == sorted(strengths):
        return Why("low-to-high", "order.low-to-high", facts)
    place = {card.rank: number for number, card in enumerate(cards)}
    for card in cards:
        if card.rank is Rank.TEN:
            facts["ten"] = card.code
        if card.rank is Rank.KING:
            facts["king"] = card.code
        if card.rank is Rank.ACE:
            facts["ace"] = card.code
        if card.rank is Rank.NINE:
            facts["nine"] = card.code
    if place[Rank.ACE] == len(cards) - 1:
        return Why("ace-low", "order.ace-low", facts)
    if place[Rank.TEN] > place[Rank.KING]:
        return Why("ten-under-king", "order.ten-under-king", facts)
    if place[Rank.ACE] > 0:
        return Why("ace-low", "order.ace-not-first", {**facts, "first": cards[0].code})
    if place[Rank.NINE] < len(cards) - 1:
        return Why("nine-high", "order.nine-high", {**facts, "last": cards[-1].code})
    return Why("court-order", "order.court-order", facts)


def why_value(item: Item, answer: Value) -> Why:
    """Explain a wrong worth of one card."""
    card, given = item.cards[0], int(str(answer))
    facts: dict[str, str | int] = {
        "card": card.code,
        "rank": rank_name(card.rank),
        "points": card.points,
        "given": given,
    }
    if card.rank is Rank.NINE and given == 9:
        return Why("nine-worth-nine", "value.nine-worth-nine", facts)
    if card.rank in COURT and given == 10:
        return Why("face-worth-ten", "value.face-worth-ten", facts)
    if card.rank is Rank.ACE and given == 1:
        return Why("ace-worth-one", "value.ace-worth-one", facts)
    if given == 0:
        return Why("worth-nothing", "value.worth-nothing", facts)
    others = [rank_name(rank) for rank in {c.rank for c in DECK} if rank.points == given]
    if others:
        return Why("values-mixed", "value.of-another", {**facts, "other": others[0]})
    return Why("values-unknown", "value.no-such", facts)


# Wrong beliefs about the worth of a card, each as the worth it would give.
BELIEFS: dict[str, Callable[[Card], int]] = {
    "nine-worth-nine": lambda card: 9 if card.rank is Rank.NINE else card.points,
    "face-worth-ten": lambda card: 10 if card.rank in COURT else card.points,
    "ace-worth-one": lambda card: 1 if card.rank is Rank.ACE else card.points,
    "nine-and-face": lambda card: (
        9 if card.rank is Rank.NINE else 10 if card.rank in COURT else card.points
    ),
}


def sum_facts(cards: Sequence[Card], given: int) -> dict[str, str | int]:
    """Return the facts that every sentence about a sum uses."""
    points = card_points(cards)
    return {
        "given": given,
        "sum": sum_text([card.points for card in cards]),
        "worths": worths(cards),
        "points": points,
        "off": abs(given - points),
        "cards": listed(cards),
        "many": len(cards),
    }


def why_sum(item: Item, answer: Value) -> Why:
    """Explain a wrong sum of cards: the belief that leads to it, or how far it is off."""
    given = int(str(answer))
    facts = sum_facts(item.cards, given)
    for tag, worth in BELIEFS.items():
        if sum(worth(card) for card in item.cards) == given:
            return Why(tag, f"sum.{tag}", {**facts, **_believed(item.cards, worth)})
    if item.format == "suit-sum" and given == len(item.cards):
        return Why("counted-cards", "sum.counted-cards", facts)
    if item.format == "add":
        for card in item.cards:
            # A nine alone is no belief about one card: whoever says 0 has added nothing.
            if given == card.points > 0:
                return Why("one-card-only", "sum.one-card-only", {**facts, "card": card.code})
    return Why(
        "sum-slip", "sum.too-many" if given > card_points(item.cards) else "sum.too-few", facts
    )


def _believed(cards: Sequence[Card], worth: Callable[[Card], int]) -> dict[str, str | int]:
    changed = [card for card in cards if worth(card) != card.points]
    ranks = [rank_sign(card.rank) for card in changed]
    wrongly = [say("sum.card_for", card=card.code, worth=worth(card)) for card in changed]
    return {
        "wrongly": phrases.listed(wrongly, last="and"),
        "truly": worths(changed),
        "ranks_meant": " ".join(ranks),
    }


def why_pack_sum(item: Item, answer: Value) -> Why:
    """Explain a wrong number of points in the whole pack."""
    given, total = int(str(answer)), card_points(DECK)
    facts: dict[str, str | int] = {"given": given, "off": abs(given - total)}
    for tag, worth in BELIEFS.items():
        if sum(worth(card) for card in DECK) == given:
            return Why(tag, f"pack.{tag}", facts)
    if given == len(DECK):
        return Why("counted-cards", "pack.counted-cards", facts)
    if given == total // len(Suit):
        return Why("one-suit-only", "pack.one-suit-only", facts)
    if given == 66:
        return Why("needed-not-there", "pack.needed-not-there", facts)
    if given == total + 10:
        return Why("last-trick-counted", "pack.last-trick-counted", facts)
    return Why("sum-slip", "pack.too-many" if given > total else "pack.too-few", facts)
