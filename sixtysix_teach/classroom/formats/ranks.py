"""The formats of ranks and points: the higher card, an order, a worth, and sums."""

from __future__ import annotations

from random import Random
from typing import Any

from sixtysix_teach.cards import DECK, Card, Rank, Suit, card_points
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.formats.checks import need_cards
from sixtysix_teach.classroom.formats.draw import PAIR_CASES, one_suit, pair_of_ranks, two_to_add
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.reasons_ranks import (
    sum_facts,
    why_higher,
    why_order,
    why_pack_sum,
    why_sum,
    why_value,
    worths,
)
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.classroom.words import RANKS, say, say_lines, standing_figures
from sixtysix_teach.phrases import rank_name, suit_name
from sixtysix_teach.rules import Rules

VALUE_CHOICES = ("0", "1", "2", "3", "4", "9", "10", "11")


class _OfCards(Format):
    """What the formats of this file share: an item is its cards and nothing else."""

    fields = frozenset({"cards"})

    def hint(self, item: Item, level: int) -> str:
        """Return the hint, with what each card is worth."""
        return say_lines(f"hint.{self.name}", worths=worths(item.cards))[level - 1]

    def _valued(self, item: Item, *, closed: bool, help: bool) -> Rows:
        """Return the cards in a row: with their worth once closed, but for the last as a help."""
        many = len(item.cards)
        # A half-done sum leaves the last card, or of a whole suit the last two.
        counted = many if closed else many - (2 if many > 4 else 1) if help else 0
        cards = [
            card_view(card, **({"value": str(card.points)} if place < counted else {}))
            for place, card in enumerate(item.cards)
        ]
        return [row_view("tiles", cards)]


class Higher(_OfCards):
    """Two cards of a suit: which is higher."""

    name = "higher"
    cases = PAIR_CASES

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out two cards of a suit."""
        suit = one_suit(rng)
        one, two = pair_of_ranks(case, rng)
        return self.item(case, cards=(Card(one, suit), Card(two, suit)))

    def check(self, item: Item) -> None:
        """Refuse all but two cards of one suit."""
        need_cards(item, 2, 2, one_suit=True)

    def input(self, item: Item) -> Input:
        """Take a tap on one of the two."""
        return Input("tap-one", tuple(card.code for card in item.cards))

    def right(self, item: Item) -> Value:
        """Return the code of the higher card."""
        return max(item.cards, key=_strength).code

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the two cards, the higher marked once closed."""
        cards = []
        for card in item.cards:
            fields: dict[str, Any] = {"tappable": not closed}
            if closed and card.code == self.right(item):
                fields |= {"mark": "wins", "tag": say("tag.higher")}
            elif closed and card.code == given:
                fields |= {"mark": "wrong", "tag": say("tag.your_pick")}
            cards.append(card_view(card, **fields))
        return [row_view("tiles", cards)]

    def why(self, item: Item, answer: Value) -> Why:
        """Say which of the two stands above the other."""
        return why_higher(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say that the higher card beats the other."""
        high, low = sorted(item.cards, key=_strength, reverse=True)
        key = "higher.right-ten" if high.rank is Rank.TEN else "higher.right"
        return Why("", key, {"right": high.code, "other": low.code})

    def hint(self, item: Item, level: int) -> str:
        """Return the hint, which at the end names both cards."""
        one, two = (card.code for card in item.cards)
        return say_lines("hint.higher", one=one, two=two)[level - 1]


class Order(_OfCards):
    """Six cards of a suit, to be put from high to low."""

    name = "order"
    cases = ("suit",)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out a whole suit in any order but the two that would answer the question."""
        suit = one_suit(rng)
        cards = [Card(rank, suit) for rank in RANKS]
        high_to_low = list(cards)
        # A board that already lies in order would answer itself.
        while cards in (high_to_low, high_to_low[::-1]):
            rng.shuffle(cards)
        return self.item(case, cards=tuple(cards))

    def check(self, item: Item) -> None:
        """Refuse all but six cards of one suit."""
        need_cards(item, 6, 6, one_suit=True)

    def input(self, item: Item) -> Input:
        """Take all cards, one after the other."""
        return Input("order", tuple(card.code for card in item.cards))

    def label(self, item: Item) -> str:
        """Return which way the order goes."""
        return say("input.order_label")

    def right(self, item: Item) -> Value:
        """Return the codes from high to low."""
        return tuple(card.code for card in sorted(item.cards, key=_strength, reverse=True))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the cards; once closed the right order, and yours above it where it differs."""
        if not closed:
            return [row_view("tiles", [card_view(card, tappable=True) for card in item.cards])]
        right = self.right(item)
        assert isinstance(right, tuple)
        by_code = {card.code: card for card in item.cards}
        good = [card_view(by_code[code], value=str(by_code[code].points)) for code in right]
        rows = [row_view("tiles", good, say("tag.right_order"))]
        if isinstance(given, tuple) and given != right:
            yours = [
                card_view(by_code[code], id=f"yours-{code}", mark="" if code == best else "wrong")
                for code, best in zip(given, right, strict=True)
            ]
            rows.insert(0, row_view("tiles", yours, say("tag.yours")))
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Say which belief the order shows, with the first two cards that stand wrong."""
        return why_order(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say the order."""
        return Why("", "order.right")


class WorthOf(_OfCards):
    """One card: what it is worth."""

    name = "value"
    cases = ("ace", "ten", "king", "queen", "jack", "nine")

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out a card of the rank that the case names."""
        rank = next(rank for rank in RANKS if rank.word == case)
        return self.item(case, cards=(Card(rank, one_suit(rng)),))

    def check(self, item: Item) -> None:
        """Refuse all but one card."""
        need_cards(item, 1, 1)

    def input(self, item: Item) -> Input:
        """Offer the worths that somebody could think of."""
        return Input("choice", VALUE_CHOICES)

    def label(self, item: Item) -> str:
        """Return what the numbers count."""
        return say("input.card_points")

    def right(self, item: Item) -> Value:
        """Return the worth of the card."""
        return str(item.cards[0].points)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the card, with its worth once closed."""
        return self._valued(item, closed=closed, help=help)

    def why(self, item: Item, answer: Value) -> Why:
        """Say what the card is worth, and where the number given comes from."""
        return why_value(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say what the card is worth."""
        card = item.cards[0]
        facts: dict[str, str | int] = {"card": card.code, "points": card.points}
        return Why("", "value.right", {**facts, "rank": rank_name(card.rank)})


class _Sum(_OfCards):
    """Cards to be added: the answer is a number."""

    most: int

    def input(self, item: Item) -> Input:
        """Take a number from nothing to far too much."""
        return Input("number", low=0, high=self.most)

    def right(self, item: Item) -> Value:
        """Return the card points together."""
        return card_points(item.cards)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the cards, with what each is worth once closed."""
        return self._valued(item, closed=closed, help=help)

    def why(self, item: Item, answer: Value) -> Why:
        """Say which belief leads to the sum given, or how far it is off."""
        return why_sum(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say the sum, card by card."""
        return Why("", "sum.right", sum_facts(item.cards, 0))


class Add(_Sum):
    """Two cards to be added."""

    name = "add"
    cases = ("plain", "nine", "face", "ace-ten")
    most = 30

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out two cards of different suits."""
        return self.item(case, cards=two_to_add(case, rng))

    def check(self, item: Item) -> None:
        """Refuse all but two cards."""
        need_cards(item, 2, 2)


class SuitSum(_Sum):
    """Several cards of a suit, or all six, to be added."""

    name = "suit-sum"
    cases = ("part", "whole")
    most = 60

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out three, four or all cards of a suit."""
        suit = one_suit(rng)
        many = len(RANKS) if case == "whole" else rng.choice((3, 4))
        cards = [Card(rank, suit) for rank in rng.sample(RANKS, many)]
        return self.item(case, cards=tuple(cards))

    def check(self, item: Item) -> None:
        """Refuse all but three to six cards of one suit."""
        need_cards(item, 3, 6, one_suit=True)


class PackSum(_Sum):
    """The whole pack, to be added; the four aces stand for the suits."""

    name = "pack-sum"
    cases = ("pack",)
    single = True
    most = 240

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out the pack: there is only one."""
        return self.item(case, cards=tuple(Card(Rank.ACE, suit) for suit in Suit))

    def check(self, item: Item) -> None:
        """Refuse all but four cards, one for each suit."""
        need_cards(item, 4, 4)

    def right(self, item: Item) -> Value:
        """Return the card points of the pack."""
        return card_points(DECK)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the suits one below the other, each with its sum once closed."""
        rows = []
        for number, suit in enumerate(Suit):
            cards = [card for card in DECK if card.suit is suit]
            shown = closed or (help and number == 0)
            label = suit_name(suit).capitalize()
            if shown:
                label = say("suit.holds", suit=label, points=card_points(cards))
            rows.append(row_view("values", [card_view(card) for card in cards], label))
        return rows

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the total: no single card decides it."""
        return frozenset({standing_figures()["pack_total"]})

    def why(self, item: Item, answer: Value) -> Why:
        """Say which belief leads to the total given, or how far it is off."""
        return why_pack_sum(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say how the total comes about."""
        return Why("", "pack.right")


def _strength(card: Card) -> int:
    return card.strength
