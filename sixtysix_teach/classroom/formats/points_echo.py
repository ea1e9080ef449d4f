"""The running total, recalled: tricks are shown one after the other, then the sum is asked."""

from __future__ import annotations

from random import Random

from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.memory_deals import (
    look_at,
    moment_after,
    say,
    say_lines,
    stock_tricks,
    text_row,
    tricks_row,
)
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.moments import Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import tokens
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import Seat

HIGH = 120


class PointsEcho(Format):
    """Your total, or the other side's, after tricks that were shown and covered."""

    name = "points-echo"
    cases = ("yours", "theirs", "yours-long")
    phrases = "lesson_09.toml"

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Deal and play three or four tricks, or all with the stock open."""
        most = stock_tricks(rules)
        many = most if case == "yours-long" else rng.randint(3, most - 2)
        while True:
            moment, _seat = moment_after(rng, rules, many)
            item = self.item(case, moment=moment)
            if int(str(self.right(item))) > 0:
                return item

    def check(self, item: Item) -> None:
        """Refuse a moment without tricks."""
        if not seen(item.moment).tricks:
            raise ValueError("tricks are needed")

    def input(self, item: Item) -> Input:
        """Take a number."""
        return Input("number", low=0, high=HIGH)

    def label(self, item: Item) -> str:
        """Say whose points are asked for."""
        return say(f"input.{'theirs' if item.case == 'theirs' else 'yours'}")

    def right(self, item: Item) -> Value:
        """Return the total that the engine keeps."""
        view = seen(item.moment)
        return view.total(self._side(item))

    def looks(self, item: Item) -> tuple[Rows, ...]:
        """Show each trick."""
        view = seen(item.moment)
        return tuple(look_at(view, number) for number in range(1, len(view.tricks) + 1))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the tricks, all again once closed, the first half of the sum as a help."""
        view = seen(item.moment)
        if closed:
            return [tricks_row(view)]
        if help:
            half = len(view.tricks) // 2
            points = sum(t.card_points for t in self._won(item)[0] if view.tricks.index(t) < half)
            return [text_row(say("help.half", tricks=half, points=points))]
        return [text_row(say("covered", tricks=len(view.tricks)))]

    def why(self, item: Item, answer: Value) -> Why:
        """Say which trick was left out or counted for the wrong side, then the sum."""
        given, right = int(str(answer)), int(str(self.right(item)))
        mine, theirs = self._won(item)
        view = seen(item.moment)
        who = "theirs" if item.case == "theirs" else "yours"
        facts: dict[str, str | int] = {
            "given": given,
            "right": right,
            "off": abs(given - right),
            "sum": _sum(mine),
            "many": len(mine),
            "whose": say(f"whose.{who}"),
        }
        if given == sum(trick.card_points for trick in theirs):
            return Why("other-side-counted", "echo.other-side", facts)
        if given == sum(_own_card(view, trick, self._side(item)) for trick in mine):
            return Why("own-cards-only", "echo.own-cards", facts)
        for trick in mine:
            if given == right - trick.card_points != right:
                return Why("trick-left-out", "echo.left-out", facts | _named(view, trick))
        for trick in theirs:
            if given == right + trick.card_points != right:
                return Why("lost-trick-counted", "echo.lost", facts | _named(view, trick))
        return Why("sum-slip", f"echo.{'too-many' if given > right else 'too-few'}", facts)

    def why_right(self, item: Item) -> Why:
        """Say the sum."""
        who = "theirs" if item.case == "theirs" else "yours"
        mine, _ = self._won(item)
        facts: dict[str, str | int] = {"sum": _sum(mine), "many": len(mine)}
        return Why("", "echo.right", facts | {"whose": say(f"whose.{who}")})

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the cards of the tricks, and the total."""
        return super().at_stake(item) | {str(self.right(item))}

    def hint(self, item: Item, level: int) -> str:
        """Ask, give the habit, tell how many tricks count."""
        mine, _ = self._won(item)
        dear = max(trick.card_points for trick in mine)
        who = "theirs" if item.case == "theirs" else "yours"
        return say_lines(f"hint.echo_{who}", many=len(mine), dear=dear)[level - 1]

    def _side(self, item: Item) -> Seat:
        view = seen(item.moment)
        return 1 - view.seat if item.case == "theirs" else view.seat

    def _won(self, item: Item) -> tuple[list[Trick], list[Trick]]:
        """Return the tricks that count, and the others."""
        view, side = seen(item.moment), self._side(item)
        mine = [trick for trick in view.tricks if trick.winner == side]
        return mine, [trick for trick in view.tricks if trick.winner != side]


def _sum(tricks: list[Trick]) -> str:
    parts = [str(trick.card_points) for trick in tricks]
    total = sum(trick.card_points for trick in tricks)
    return f"{' + '.join(parts)} = {total}" if len(parts) > 1 else str(total)


def _own_card(view: Observation, trick: Trick, side: Seat) -> int:
    return trick.cards[0 if trick.leader == side else 1].points


def _named(view: Observation, trick: Trick) -> dict[str, str | int]:
    return {
        "cards": tokens(trick.cards, last="and"),
        "number": view.tricks.index(trick) + 1,
        "points": trick.card_points,
    }
