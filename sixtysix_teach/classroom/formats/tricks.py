"""The formats of a trick of two cards: who wins, who gets it, what is wrong, what may be played."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from sixtysix_teach.cards import DECK, Card, Rank, Suit, card_points, winning_place
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.formats.checks import need_cards, need_trump
from sixtysix_teach.classroom.formats.draw import ONE_SUIT, TRICK_CASES, six_cards, trick
from sixtysix_teach.classroom.items import BOT, YOU, Input, Item, Value, Why
from sixtysix_teach.classroom.reasons_ranks import worths
from sixtysix_teach.classroom.reasons_tricks import (
    spot_facts,
    spot_lines,
    trick_facts,
    trick_kind,
    why_may_play,
    why_points_to,
    why_spot,
    why_winner,
)
from sixtysix_teach.classroom.rows import card_view, hole_label, row_view, seat_label
from sixtysix_teach.classroom.trick import false_line, playable, taker, trick_winner
from sixtysix_teach.classroom.words import COURT, say, say_lines
from sixtysix_teach.rules import Rules


class _OfTrick(Format):
    """What the formats of a finished trick share: lead and reply, a trump suit, who led."""

    cases: ClassVar[tuple[str, ...]] = TRICK_CASES
    fields = frozenset({"cards", "trump", "leader"})

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out a trick for the case, led by you or the bot."""
        lead, reply, trump = trick(case, rng)
        return self.item(case, cards=(lead, reply), trump=trump, leader=rng.choice((YOU, BOT)))

    def check(self, item: Item) -> None:
        """Refuse all but two cards and a trump suit."""
        need_cards(item, 2, 2)
        need_trump(item)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the trick, once closed with the card that wins it."""
        cards = []
        for place, card in enumerate(item.cards):
            fields: dict[str, Any] = {"tappable": self._taps(item) and not closed}
            fields["label"] = seat_label(item, place)
            if closed and place == trick_winner(item):
                fields |= {"mark": "wins", "tag": say("tag.wins")}
            elif closed and card.code == given:
                fields |= {"mark": "wrong", "tag": say("tag.your_pick")}
            cards.append(card_view(card, **fields))
        return [row_view("trick", cards)]

    def _taps(self, item: Item) -> bool:
        return self.input(item).kind == "tap-one"

    def hint(self, item: Item, level: int) -> str:
        """Return the hint, which at the end says how the two suits stand to each other."""
        facts = trick_facts(item)
        look = say(f"look.{trick_kind(item)}", **facts)
        facts = {**facts, "worths": worths(item.cards), "look": look}
        return say_lines(f"hint.{self.name}", **facts)[level - 1]


class Winner(_OfTrick):
    """Which card takes the trick."""

    name = "winner"

    def input(self, item: Item) -> Input:
        """Take a tap on one of the two."""
        return Input("tap-one", tuple(card.code for card in item.cards))

    def right(self, item: Item) -> Value:
        """Return the code of the card that wins."""
        return item.cards[trick_winner(item)].code

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Compare the suits for the learner."""
        return (self.hint(item, 3),)

    def why(self, item: Item, answer: Value) -> Why:
        """Say which rule decides, with both cards."""
        return why_winner(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say which rule decides."""
        return Why("", f"winner.{trick_kind(item)}.right", trick_facts(item))


class PointsTo(_OfTrick):
    """Who gets the two cards of the trick."""

    name = "points-to"

    def input(self, item: Item) -> Input:
        """Offer you, the bot, and each their own."""
        return Input("choice", ("you", "bot", "own"))

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the three in words."""
        return {
            "you": say("choice.you_all"),
            "bot": say("choice.bot_all"),
            "own": say("choice.each_own"),
        }

    def right(self, item: Item) -> Value:
        """Return who takes the trick."""
        return "you" if taker(item) == YOU else "bot"

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Compare the suits for the learner."""
        return (self.hint(item, 3),)

    def why(self, item: Item, answer: Value) -> Why:
        """Say who takes both cards, and by which of them."""
        return why_points_to(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say who takes both cards."""
        return Why("", "points-to.right", trick_facts(item))


class SpotError(_OfTrick):
    """Three lines about a finished trick, of which one may be wrong."""

    name = "spot-error"
    cases = ("allowed", "winner", "points", "none")
    fields = frozenset({"cards", "trump", "leader", "told"})

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out a trick of the bot's, and what is said of it, wrong in the place of *case*."""
        # Only a reply in another suit can be called forbidden with some reason.
        kind = rng.choice([k for k in TRICK_CASES if case != "allowed" or k not in ONE_SUIT])
        lead, reply, trump = trick(kind, rng)
        takes = (BOT, YOU)[winning_place((lead, reply), trump=trump)]
        points = card_points((lead, reply))
        told = [1, takes, points]
        if case == "allowed":
            told[0] = 0
        elif case == "winner":
            told[1] = 1 - takes
        elif case == "points":
            told[2] = rng.choice([wrong for wrong in _wrong_sums(lead, reply) if wrong != points])
        return self.item(case, cards=(lead, reply), trump=trump, leader=BOT, told=tuple(told))

    def check(self, item: Item) -> None:
        """Refuse an item of which not all three lines are told."""
        super().check(item)
        if len(item.told) != 3:
            raise ValueError("told holds three numbers: allowed, who takes it, the points")

    def input(self, item: Item) -> Input:
        """Offer the three lines, and that none is wrong."""
        return Input("choice", ("allowed", "winner", "points", "none"))

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the lines that were said of the trick."""
        return {**spot_lines(item), "none": say("choice.nothing_wrong")}

    def right(self, item: Item) -> Value:
        """Return the line that is false, or none."""
        return false_line(item)

    def why(self, item: Item, answer: Value) -> Why:
        """Say why the line blamed is true, and which one is false."""
        return why_spot(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say what is wrong with the line."""
        return Why("", f"spot.right.{false_line(item)}", spot_facts(item))


class MayPlay(_OfTrick):
    """A card led by the bot and a hand of six: all that may be played while the stock is open."""

    name = "may-play"
    cases = ("can-follow", "cannot-follow")

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Lay out a card led by the bot and a hand that can, or cannot, follow suit."""
        lead = rng.choice(DECK)
        trump = rng.choice([suit for suit in Suit if suit is not lead.suit])

        def fits(hand: list[Card]) -> bool:
            following = sum(card.suit is lead.suit for card in hand)
            trumps = sum(card.suit is trump for card in hand)
            # A turn-up of the trump suit must be left over.
            return trumps < 6 and (1 <= following <= 3 if case == "can-follow" else following == 0)

        hand = six_cards(rng, [card for card in DECK if card is not lead], fits)
        return self.item(case, cards=(lead, *hand), trump=trump, leader=BOT)

    def check(self, item: Item) -> None:
        """Refuse all but the card led, a hand of six and a trump suit."""
        need_cards(item, 7, 7)
        need_trump(item)

    def input(self, item: Item) -> Input:
        """Take taps on cards of the hand."""
        return Input("tap-many", tuple(card.code for card in item.cards[1:]))

    def label(self, item: Item) -> str:
        """Return what is to be tapped."""
        return say("input.many_label")

    def right(self, item: Item) -> Value:
        """Return the codes of all cards that may be played."""
        return tuple(card.code for card in playable(item))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the card led, an empty place, and the hand."""
        lead, hand = item.cards[0], item.cards[1:]
        led = [card_view(lead, label=say("seat.bot_first")), card_view(None, label=hole_label())]
        allowed = playable(item)
        right = given is None or given == self.right(item)
        cards = []
        for card in hand:
            picked = isinstance(given, tuple) and card.code in given
            mark = tag = ""
            if closed:
                mark = _hand_mark(card in allowed, picked=picked, right=right)
                tag = say("tag.your_pick") if picked and not right else ""
            cards.append(card_view(card, mark=mark, tag=tag, tappable=not closed))
        return [row_view("trick", led), row_view("hand", cards, say("seat.your_hand"))]

    def why(self, item: Item, answer: Value) -> Why:
        """Say which cards were left out, and which duty was believed in."""
        return why_may_play(item, answer)

    def why_right(self, item: Item) -> Why:
        """Say that any card may be played."""
        facts: dict[str, str | int] = {"lead": item.cards[0].code, "many": len(playable(item))}
        return Why("", "may-play.right", facts)

    def hint(self, item: Item, level: int) -> str:
        """Return the hint: whether the stock is open."""
        return say_lines("hint.may-play")[level - 1]


def _wrong_sums(lead: Card, reply: Card) -> list[int]:
    return [
        sum(9 if card.rank is Rank.NINE else card.points for card in (lead, reply)),
        sum(10 if card.rank in COURT else card.points for card in (lead, reply)),
        card_points((lead, reply)) + 2,
    ]


def _hand_mark(allowed: bool, *, picked: bool, right: bool) -> str:
    """Return the mark of a card of the hand: left out is lifted, wrong is crossed."""
    if allowed:
        return "answer" if right or not picked else ""
    return "wrong" if picked else "not"
