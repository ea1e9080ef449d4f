"""What to throw while the stock is open: a rule of thumb, named as one, with the fact behind it."""

from __future__ import annotations

from typing import ClassVar

from sixtysix_teach.cards import Card, Rank, beats
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import FromLibrary
from sixtysix_teach.classroom.formats.two_cards import led_row, say
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import hand_row, text_row, totals_row
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import Reading

HALVES = (Rank.KING, Rank.QUEEN)
MANY = 4
"""With fewer stock cards there is no later lead at which a pair could be announced."""


class KeepThePair(FromLibrary):
    """Two cards to throw on a trick that cannot be won with them; asked is which serves no more.

    No value is counted here: too much is hidden. That a half is dead, or that the nine still
    fetches the turn-up, is certain; that one should act on it is a rule of thumb, and said to be.
    """

    name = "keep-the-pair"
    library = "keep_the_pair"
    cases: ClassVar[tuple[str, ...]] = ("dead-half", "whole-pair", "nine-of-trumps")
    fields = frozenset({"moment", "extra"})
    phrases = "lesson_12.toml"

    def find(self, moment: str, case: str) -> tuple[str, ...]:
        """Return the card to throw and the one to keep; nothing where *case* does not come up."""
        view = seen(moment)
        if not view.played or view.must_follow or view.stock_size < MANY:
            return ()
        losing = [c for c in view.playable if not beats(c, view.played[0], trump=view.trump)]
        plain = [card for card in losing if card.suit is not view.trump]
        if case == "nine-of-trumps":
            return _with_nine(view, plain)
        if not view.rules.marriages:
            return ()
        halves = [card for card in plain if card.rank in HALVES]
        dead = [card for card in halves if _gone(view, _mate(card))]
        if case == "dead-half":
            alive = [card for card in halves if _mate(card) in view.unseen]
            keep = [card for card in alive if card.points <= dead[0].points] if dead else []
            return (dead[0].code, keep[0].code) if dead and keep else ()
        paired = [card for card in halves if _mate(card) in view.hand]
        # The other card costs as much or a little more: points alone would say the pair.
        single = [
            card for card in plain if card.rank in HALVES and card not in paired and card in dead
        ]
        cheap = [card for card in paired if single and card.points <= single[0].points]
        return (single[0].code, cheap[0].code) if single and cheap else ()

    def check(self, item: Item) -> None:
        """Refuse two cards that are not of the case."""
        if len(item.extra) != 2 or self.find(item.moment, item.case) != item.extra:
            raise ValueError(f"{item.format}: the cards are no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the two cards in the order of the hand."""
        hand = seen(item.moment).hand
        return Input("choice", tuple(card.code for card in hand if card.code in item.extra))

    def choices(self, item: Item) -> dict[str, str]:
        """Return what is done with either card."""
        return {code: say("keep.choice", card=code) for code in self.input(item).ids}

    def right(self, item: Item) -> Value:
        """Return the card to throw."""
        return item.extra[0]

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, the tricks so far, the card led and the hand."""
        view = seen(item.moment)
        throw, keep = item.extra
        marks = {}
        for card in view.hand if closed else ():
            if card.code == throw:
                marks[card] = "answer"
            elif card.code == keep == given:
                marks[card] = "wrong"
        gone = [card for trick in view.tricks for card in trick.cards]
        played = say("keep.played", cards=" ".join(f"[{card.code}]" for card in gone))
        rows = [totals_row(view, *([played] if gone else []))]
        if help and not closed:
            rows.append(text_row(say(f"keep.help.{item.case}", **self._facts(item))))
        return [*rows, *led_row(view), hand_row(view, marks=marks)]

    def why(self, item: Item, answer: Value) -> Why:
        """Say what the card was still good for; the tag is the belief behind throwing it."""
        tag = {
            "dead-half": "live-half-thrown",
            "whole-pair": "pair-broken",
            "nine-of-trumps": "trump-nine-thrown",
        }[item.case]
        return Why(tag, f"keep.{tag}", self._facts(item))

    def why_right(self, item: Item) -> Why:
        """Say which rule of thumb applies."""
        return Why("", f"keep.right.{item.case}", self._facts(item))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule of thumb, and what to look at."""
        key = "hint_3" if level == 3 else f"hint_{level}"
        return say(f"keep.{key}.{item.case}", **self._facts(item))

    def _facts(self, item: Item) -> dict[str, str | int]:
        view = seen(item.moment)
        throw, keep = (next(c for c in view.hand if c.code == code) for code in item.extra)
        return {
            "throw": throw.code,
            "keep": keep.code,
            "throw_mate": _mate(throw).code if throw.rank in HALVES else "",
            "keep_mate": _mate(keep).code if keep.rank in HALVES else "",
            "turn_up": view.turn_up.code if view.turn_up else "",
            "points": Reading(view).marriage_points(keep.suit),
        }


def _with_nine(view: Observation, plain: list[Card]) -> tuple[str, ...]:
    rank = view.rules.exchange_rank
    if rank is None or view.turn_up is None or view.turn_up.points < Rank.KING.points:
        return ()
    nine = Card(rank, view.trump)
    cheap = [card for card in plain if card.points <= Rank.JACK.points]
    return (cheap[-1].code, nine.code) if nine in view.playable and cheap else ()


def _mate(card: Card) -> Card:
    return Card(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)


def _gone(view: Observation, card: Card) -> bool:
    return any(card in trick.cards for trick in view.tricks)
