"""The format ``spot-pair``: tap the marriages in a hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from sixtysix_teach.actions import DeclareMarriage
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import hand_row, say, stock_line, text_row
from sixtysix_teach.classroom.formats.positions import deal_with, line_of, moments, search
from sixtysix_teach.classroom.formats.which_half import WORDS
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import listed
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

HALVES = (Rank.KING, Rank.QUEEN)


def pair_of(suit: Suit) -> tuple[Card, Card]:
    """Return king and queen of *suit*."""
    return Card(Rank.KING, suit), Card(Rank.QUEEN, suit)


def held_pairs(rng: Random, suits: Sequence[Suit]) -> tuple[Card, ...]:
    """Return the marriages of *suits* as cards, shuffled."""
    cards = [card for suit in suits for card in pair_of(suit)]
    rng.shuffle(cards)
    return tuple(cards)


def free_lead(state: State, seat: Seat) -> bool:
    """Return whether *seat* is on lead with a trick won and an open stock, and has drawn."""
    if state.to_move != seat or state.played or state.to_draw or state.must_follow:
        return False
    return state.has_trick(seat) and state.lead_marriage is None


class SpotPair(Format):
    """Shows your hand at a lead; asks for the cards that make marriages."""

    name = "spot-pair"
    cases = ("one", "trump", "two", "mixed")
    phrases = "lesson_05.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return nothing where these rules have no marriages."""
        return self.cases if rules.marriages else ()

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a lead with one or two pairs, or with a king and a queen of other suits too."""
        seat = rng.choice((0, 1))
        suits = rng.sample(tuple(Suit), 4)
        trump = suits[0] if case == "trump" else suits[3]
        held = held_pairs(rng, suits[: 2 if case == "two" else 1])
        if case == "mixed":
            held = (*held, pair_of(suits[1])[0], pair_of(suits[2])[1])
        ups = [one for one in rules.pack if one.suit is trump and one not in held]

        def lay_out() -> list[State]:
            deal = deal_with(rng, rules, seat=seat, held=held, turn_up=rng.choice(ups))
            return moments(deal, rules, rng, keep=held)

        many = 2 if case == "two" else 1
        state = search(
            rng,
            lay_out,
            lambda state: free_lead(state, seat) and len(_pairs(state.observation(seat))) == many,
        )
        return self.item(case, moment=line_of(state, seat), trump=state.trump)

    def check(self, item: Item) -> None:
        """Refuse a moment without a marriage."""
        if not _pairs(seen(item.moment)):
            raise ValueError("there must be a marriage to find")

    def input(self, item: Item) -> Input:
        """Ask for cards of the hand."""
        return Input("tap-many", tuple(card.code for card in seen(item.moment).hand))

    def right(self, item: Item) -> Value:
        """Return the cards of every marriage that the engine allows."""
        return tuple(card.code for card in _right(seen(item.moment)))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the stock and your hand; as help, what is no king and no queen is set aside."""
        view = seen(item.moment)
        right, marks = _right(view), {}
        for card in view.hand:
            picked = isinstance(given, tuple) and card.code in given
            mark: dict[str, Any] = {}
            if closed and card in right:
                mark = {"mark": "answer"}
            elif closed and picked:
                mark = {"mark": "wrong", "tag": say("moment.your_pick")}
            elif help and not closed and card.rank not in HALVES:
                mark = {"mark": "not"}
            marks[card] = mark
        return [text_row((stock_line(view),)), hand_row(view, tappable=not closed, marks=marks)]

    def why(self, item: Item, answer: Value) -> Why:
        """Name what is no pair, else what was left out."""
        assert isinstance(answer, tuple)
        view = seen(item.moment)
        right = _right(view)
        picked = [card for card in view.hand if card.code in answer]
        wrong = [card for card in picked if card not in right]
        left = [card for card in right if card not in picked]
        facts = {
            **_facts(view),
            "wrong": _listed(wrong),
            "wrong_count": len(wrong),
            "left": _listed(left),
        }
        court = [card for card in wrong if card.rank in HALVES]
        if wrong and not court:
            return Why("pair-of-other-ranks", "spot-pair.other-ranks", facts)
        ranks = {card.rank for card in picked if card.rank in HALVES}
        if court and (len(court) > 1 or left) and len(ranks) == 2:
            facts |= {"wrong": _listed(court), "wrong_count": len(court)}
            return Why("any-king-any-queen", "spot-pair.other-suits", facts)
        if court:
            one = court[0]
            king, queen = pair_of(one.suit)
            facts |= {"one": one.code, "missing": (queen if one is king else king).code}
            return Why("lone-half", "spot-pair.lone-half", facts)
        if any(_partner(card) in picked for card in left):
            return Why("half-tapped", "spot-pair.half-tapped", facts)
        return Why("pair-overlooked", "spot-pair.one-more", facts)

    def why_right(self, item: Item) -> Why:
        """Name the pairs."""
        return Why("", "spot-pair.right", _facts(seen(item.moment)))

    def hint(self, item: Item, level: int) -> str:
        """Ask for the kings, give the rule, name them."""
        kings = [card for card in seen(item.moment).hand if card.rank is Rank.KING]
        return WORDS.say_lines("hint.spot-pair", kings=_listed(kings))[level - 1]


def _pairs(view: Observation) -> tuple[Suit, ...]:
    return tuple(a.suit for a in view.legal_actions() if isinstance(a, DeclareMarriage))


def _right(view: Observation) -> tuple[Card, ...]:
    found = {card for suit in _pairs(view) for card in pair_of(suit)}
    return tuple(card for card in view.hand if card in found)


def _partner(card: Card) -> Card:
    king, queen = pair_of(card.suit)
    return queen if card is king else king


def _listed(cards: Sequence[Card]) -> str:
    return listed([f"[{card.code}]" for card in cards], last="and")


def _facts(view: Observation) -> dict[str, str | int]:
    made = []
    for suit in _pairs(view):
        king, queen = pair_of(suit)
        made.append(WORDS.say("spot-pair.pair", king=king.code, queen=queen.code))
    pairs = listed(made, last="and")
    answer = WORDS.say("spot-pair.answer", many=len(made), pairs=pairs)
    return {"pairs": pairs, "many": len(made), "answer": answer}
