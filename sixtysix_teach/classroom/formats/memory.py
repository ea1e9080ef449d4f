"""Which cards are out, asked after the tricks were covered, or with the tricks in sight."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.memory_deals import (
    candidates,
    gone_text,
    last_look,
    look_at,
    moment_after,
    own_row,
    say,
    say_lines,
    still_out,
    stock_tricks,
    text_row,
    tricks_row,
)
from sixtysix_teach.classroom.rows import Rows, card_view, row_view
from sixtysix_teach.phrases import suit_name, tokens
from sixtysix_teach.rules import Rules

TRIES = 50


class OutOf(Format):
    """What the two formats share: a set of cards to choose from, and what is said of it."""

    phrases = "lesson_09.toml"
    fields = frozenset({"moment", "extra"})

    def suits(self, item: Item) -> tuple[Suit, ...]:
        """Return the suits that are asked about, trumps first where they are."""
        return tuple(Suit(letter) for letter in item.extra)

    def check(self, item: Item) -> None:
        """Refuse unknown suits, and a question with nothing to name."""
        if not item.extra or any(letter not in "SHDC" or not letter for letter in item.extra):
            raise ValueError("extra names the suits that are asked about: S H D C")
        if not seen(item.moment).tricks or not self.right(item):
            raise ValueError("tricks are needed, and a card that is out")

    def choices_of(self, item: Item) -> tuple[Card, ...]:
        """Return the cards to choose from."""
        return _asked(item.moment, item.extra)[0]

    def input(self, item: Item) -> Input:
        """Take taps on the cards that are out."""
        return Input("tap-many", tuple(card.code for card in self.choices_of(item)))

    def right(self, item: Item) -> Value:
        """Return the cards that nobody has played and you do not hold."""
        return tuple(card.code for card in self._right_cards(item))

    def why(self, item: Item, answer: Value) -> Why:
        """Name what was missed, and in which trick a card that was named had been played."""
        view = seen(item.moment)
        missed, gone = self._errors(item, answer)
        facts: dict[str, str | int] = {
            "missed": tokens(missed, last="and"),
            "gone": gone_text(view, gone),
            "right": tokens(self._right_cards(item), last="and"),
            "suit": suit_name(self.suits(item)[-1]),
        }
        tag = self._tag(item, missed, gone)
        if tag in ("seen-for-unseen", "all-named", "only-trumps"):
            return Why(tag, f"out.{tag}", facts)
        kind = "both" if missed and gone else "missed" if missed else "gone"
        return Why(tag, f"out.{kind}", facts)

    def why_right(self, item: Item) -> Why:
        """Name them once more."""
        right = self._right_cards(item)
        facts: dict[str, str | int] = {"right": tokens(right, last="and"), "many": len(right)}
        return Why("", "out.right", facts)

    def marked(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the cards to choose from, a row for each suit; what is out is lifted once closed.

        More cards than a suit has would not fit beside each other on a phone.
        """
        right = self._right_cards(item)
        cards = []
        for card in self.choices_of(item):
            picked = isinstance(given, tuple) and card.code in given
            mark = tag = ""
            if closed:
                mark = "answer" if card in right else "wrong" if picked else "not"
                tag = say("board.missed") if card in right and given and not picked else ""
            elif help and card in right[: len(right) // 2]:
                mark = "answer"
            cards.append(card_view(card, mark=mark, tag=tag, tappable=not closed))
        rows: Rows = []
        for suit in dict.fromkeys(card.suit for card in self.choices_of(item)):
            label = "" if rows else say("board.choose")
            of_suit = [one for one in cards if one["card"][1] == suit.value]
            rows.append(row_view("tiles", of_suit, label))
        return rows

    def _right_cards(self, item: Item) -> tuple[Card, ...]:
        return _asked(item.moment, item.extra)[1]

    def _errors(self, item: Item, answer: Value) -> tuple[list[Card], list[Card]]:
        """Return the cards missed, and those named that are gone."""
        assert isinstance(answer, tuple)
        right = self._right_cards(item)
        missed = [card for card in right if card.code not in answer]
        gone = [c for c in self.choices_of(item) if c.code in answer and c not in right]
        return missed, gone

    def _tag(self, item: Item, missed: list[Card], gone: list[Card]) -> str:
        right, all_ = self._right_cards(item), self.choices_of(item)
        trump = seen(item.moment).trump
        if len(missed) == len(right) and len(gone) == len(all_) - len(right):
            return "seen-for-unseen"
        if not missed and len(gone) == len(all_) - len(right):
            return "all-named"
        plain = [card for card in right if card.suit is not trump]
        if len(item.extra) > 1 and missed and missed == plain and not gone:
            return "only-trumps"
        if any(card.suit is trump for card in (*missed, *gone)):
            return "trump-forgotten"
        return "card-forgotten"


@lru_cache(maxsize=256)
def _asked(moment: str, suits: tuple[str, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards of *suits* to choose from, and those of them that are out."""
    view = seen(moment)
    choices = tuple(candidates(view, map(Suit, suits)))
    out = still_out(view)
    return choices, tuple(card for card in choices if card in out)


class Memory(OutOf):
    """The tricks are shown one after the other and covered: which cards are out."""

    name = "memory"
    cases = ("trumps", "one-suit", "two-suits", "hand")

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Deal, play, and ask: after four tricks for trumps, after five for more, then for all."""
        tricks = stock_tricks(rules)
        many = {"trumps": tricks - 2, "hand": tricks}.get(case, tricks - 1)
        for _ in range(TRIES):
            moment, _seat = moment_after(rng, rules, many)
            trump = seen(moment).trump
            plain = [suit for suit in Suit if suit is not trump]
            rng.shuffle(plain)
            chosen = plain[: {"trumps": 0, "one-suit": 1, "two-suits": 2, "hand": 3}[case]]
            extra = tuple(suit.value for suit in (trump, *chosen))
            item = self.item(case, moment=moment, extra=extra)
            out = self._right_cards(item)
            some_gone = len(out) < len(self.choices_of(item))
            plain_out = {card.suit for card in out} - {trump}
            if out and some_gone and (case == "hand" or len(plain_out) == len(chosen)):
                return item
        raise LookupError(f"no deal for {case}")

    def accepts(self, item: Item, answer: Value) -> bool:
        """Take one error in a whole hand; else all must be named, and no other."""
        missed, gone = self._errors(item, answer)
        return max(len(missed), len(gone)) <= (1 if item.case == "hand" else 0)

    def looks(self, item: Item) -> tuple[Rows, ...]:
        """Show each trick, then the face-up card if the other side drew it."""
        view = seen(item.moment)
        made = [look_at(view, number) for number in range(1, len(view.tricks) + 1)]
        return (*made, *last_look(view))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return your hand and the cards to choose from; the tricks again once closed."""
        view = seen(item.moment)
        rows = [own_row(view), *self.marked(item, given, closed=closed, help=help)]
        return [*rows, tricks_row(view)] if closed else rows

    def lines(self, item: Item) -> tuple[str, ...]:
        """Say what is asked."""
        suits = [suit_name(suit) for suit in self.suits(item)]
        if item.case == "hand":
            return (say("ask.hand", many=len(self._right_cards(item))),)
        return (say(f"ask.{item.case}", trumps=suits[0], middle=suits[-2:][0], suit=suits[-1]),)

    def why_accepted(self, item: Item, answer: Value) -> Why:
        """Name what was missed, where one error is let pass."""
        missed, gone = self._errors(item, answer)
        if not missed and not gone:
            return self.why_right(item)
        why = self.why(item, answer)
        kind = "both" if missed and gone else "missed" if missed else "gone"
        return Why("", f"out.almost_{kind}", why.facts)

    def hint(self, item: Item, level: int) -> str:
        """Ask for a suit, give the habit, tell how many are out."""
        right = self._right_cards(item)
        played = len(self.choices_of(item)) - len(right)
        many, size = len(right), _suit_size(item)
        return say_lines(f"hint.{item.case}", many=many, played=played, size=size)[level - 1]


class WhatIsLeft(OutOf):
    """The tricks lie in sight: from what is seen to what is not, for one suit."""

    name = "what-is-left"
    cases = ("trumps", "plain")

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Deal, play some tricks, and ask for one suit."""
        for _ in range(TRIES):
            many = rng.randint(2, stock_tricks(rules) - 1)
            moment, _seat = moment_after(rng, rules, many)
            trump = seen(moment).trump
            plain = [suit for suit in Suit if suit is not trump]
            suit = trump if case == "trumps" else rng.choice(plain)
            item = self.item(case, moment=moment, extra=(suit.value,))
            if 0 < len(self._right_cards(item)) < len(self.choices_of(item)):
                return item
        raise LookupError(f"no deal for {case}")

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the tricks, your hand, the face-up card, and the cards to choose from."""
        view = seen(item.moment)
        rows = [tricks_row(view), own_row(view)]
        if view.turn_up is not None:
            rows.insert(0, text_row(say("face_up", card=view.turn_up.code)))
        return [*rows, *self.marked(item, given, closed=closed, help=help)]

    def lines(self, item: Item) -> tuple[str, ...]:
        """Say which suit is asked about."""
        return (say("ask.left", suit=suit_name(self.suits(item)[0])),)

    def hint(self, item: Item, level: int) -> str:
        """Ask for the suit, give the way, tell how many are out."""
        suit = suit_name(self.suits(item)[0])
        many, size = len(self._right_cards(item)), _suit_size(item)
        return say_lines("hint.left", suit=suit, many=many, size=size)[level - 1]


def _suit_size(item: Item) -> int:
    """Return how many cards a suit of the pack has."""
    return len(seen(item.moment).rules.ranks)
