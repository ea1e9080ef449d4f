"""The format ``which-half``: a marriage is announced; which of its two cards to lead.

Asked at the last lead with an open stock, where every hand of the other side can be counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card, Rank, beats
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import (
    hand_row,
    say,
    stock_line,
    text_row,
)
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import cases_in, draw, seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.phrases import Phrases, listed
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver.choice import LAST_OPEN_STOCK
from sixtysix_teach.tutor.judge import Judgement, judge

__all__ = ["LAST_OPEN_STOCK", "WORDS", "WhichHalf", "case_of"]

WORDS = Phrases("lesson_05.toml", standing=standing_figures)
LIBRARY = "which_half"
SAME = "same"
CLEAR = 0.25
"""Game points by which one half must be better on average to be asked about."""


class WhichHalf(Format):
    """Shows the last open lead after an announcement; asks for the half to lead, or for either.

    In the case ``king`` no card out beats either half, and one point decides. In ``queen`` the
    trick is lost for certain. In ``either`` the trick is won and one point changes nothing.
    """

    name = "which-half"
    cases = ("king", "queen", "either")
    phrases = "lesson_05.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases for which moments were found under *rules*."""
        found = cases_in(LIBRARY, rules)
        return tuple(case for case in self.cases if case in found)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return one of the moments found beforehand."""
        moment = draw(LIBRARY, case, rules, rng).moment
        return self.item(case, moment=moment, trump=seen(moment).trump)

    def check(self, item: Item) -> None:
        """Refuse a moment that does not show its case."""
        if case_of(item.moment) != item.case:
            raise ValueError("this moment shows another case, or none")

    def input(self, item: Item) -> Input:
        """Offer king, queen, and that it makes no difference."""
        return Input("choice", ("king", "queen", SAME))

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the two cards, and the words for no difference."""
        king, queen = _halves(item.moment)
        facts = {"king": king.code, "queen": queen.code}
        return {name: WORDS.say(f"which-half.{name}", **facts) for name in self.input(item).ids}

    def right(self, item: Item) -> Value:
        """Return the half that is better by the solver, or that both are as good."""
        best = _best(item.moment)
        if len(best) > 1:
            return SAME
        return "king" if best == _halves(item.moment)[:1] else "queen"

    def accepts(self, item: Item, answer: Value) -> bool:
        """Take either half where both are as good."""
        return self.right(item) in (answer, SAME)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return how the deal stands, and your hand with the half to lead marked at the end."""
        view, facts = seen(item.moment), _facts(item.moment)
        marks = {}
        for name, card in zip(("king", "queen"), _halves(item.moment), strict=True):
            if closed and self.accepts(item, name):
                marks[card] = {"mark": "answer"}
            elif closed and given == name:
                marks[card] = {"mark": "wrong", "tag": say("moment.your_pick")}
        lines = [
            WORDS.say("which-half.announced", **facts),
            WORDS.say("which-half.totals", **facts),
        ]
        lines.append(
            WORDS.say(f"which-half.out{'' if _beaters(item.moment) else '_none'}", **facts)
        )
        return [text_row([*lines, stock_line(view)]), hand_row(view, marks=marks)]

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Tell what to add up."""
        return (self.hint(item, 3),)

    def why(self, item: Item, answer: Value) -> Why:
        """Say which point decides, or what the lost trick gives away."""
        tag = "halves-are-equal" if answer == SAME else f"{answer}-led"
        key = f"which-half.{item.case}-{'same' if answer == SAME else 'other'}"
        return Why(tag, key, _facts(item.moment))

    def why_right(self, item: Item) -> Why:
        """Say which point decides, or that none does."""
        facts = _facts(item.moment)
        key = item.case
        # A king or a queen makes the target alone: both are enough.
        if key == "either" and int(facts["with_queen"]) >= int(facts["target"]):
            key = "either-enough"
        return Why("", f"which-half.right-{key}", facts)

    def hint(self, item: Item, level: int) -> str:
        """Ask who takes the trick, give the worths, tell what is missing to the target."""
        return WORDS.say_lines("hint.which-half", **_facts(item.moment))[level - 1]


def case_of(moment: str) -> str:
    """Return which case *moment* shows: king, queen, either, or none of them."""
    view = seen(moment)
    if view.total(view.seat) >= view.rules.target:
        return ""
    king, queen = _halves(moment)
    best, found = _best(moment), _judged(moment)
    if not _beaters(moment):
        one_short = view.total(view.seat) + king.points == view.rules.target
        return "either" if len(best) == 2 else "king" if best == (king,) and one_short else ""
    # More of them than cards lie face down: at least one is in the other hand.
    hidden = [card for card in _beaters(moment) if card in view.unseen]
    values = [found.values.get(Play(card)) for card in (king, queen)]
    if len(hidden) <= view.stock_down or best != (queen,) or None in values:
        return ""
    first, second = values
    assert first is not None
    assert second is not None
    return "queen" if second - first >= CLEAR else ""


@lru_cache(maxsize=256)
def _judged(moment: str) -> Judgement:
    return judge(seen(moment))


def _halves(moment: str) -> tuple[Card, Card]:
    view = seen(moment)
    assert view.lead_marriage is not None
    king, queen = (Card(rank, view.lead_marriage.suit) for rank in (Rank.KING, Rank.QUEEN))
    return king, queen


def _best(moment: str) -> tuple[Card, ...]:
    best = _judged(moment).best
    return tuple(card for card in _halves(moment) if Play(card) in best)


def _beaters(moment: str) -> tuple[Card, ...]:
    """Return the cards that you have not seen and that beat the king."""
    view, king = seen(moment), _halves(moment)[0]
    out = (*view.unseen, *view.shown[1 - view.seat])
    return tuple(card for card in out if beats(card, king, trump=view.trump))


def _facts(moment: str) -> dict[str, str | int]:
    view = seen(moment)
    king, queen = _halves(moment)
    total = view.total(view.seat)
    return {
        "king": king.code,
        "queen": queen.code,
        "you": total,
        "bot": view.total(1 - view.seat),
        "missing": view.rules.target - total,
        "target": view.rules.target,
        "out": listed([f"[{card.code}]" for card in _beaters(moment)], last="and"),
        "with_king": total + king.points,
        "with_queen": total + queen.points,
    }
