"""The odds as a table: ways to close or to go on, keeping the stock, and the cards that decide."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite

from sixtysix_teach import solver
from sixtysix_teach.actions import Action
from sixtysix_teach.cards import Card
from sixtysix_teach.cli._answers import (
    WIDTH,
    Viewed,
    say_foot,
    say_view,
    say_wrapped,
    signed,
    words,
)
from sixtysix_teach.cli._text import action_text, cards_text, say
from sixtysix_teach.seats import Seat

VALUES = (3, 2, 1, 0, -1, -2, -3)
"""Game points in the order of the columns."""
DECIDING = 5
"""How many cards are named that decide."""


@dataclass(frozen=True)
class Counted:
    """A view, the odds, why there are none against best defence, and what keeping brings."""

    viewed: Viewed
    answer: solver.Odds
    undefended: str | None
    keep: solver.Keep | None = None
    verdict: solver.Verdict | None = None

    @property
    def nodes(self) -> int:
        """The positions searched for all of it."""
        return self.answer.nodes + (0 if self.keep is None else self.keep.nodes)

    @property
    def ranked(self) -> list[solver.Way]:
        """The ways, best first: against best defence where that is known."""
        return sorted(self.answer.ways, key=_rank, reverse=True)


def _rank(way: solver.Way) -> tuple[tuple[int, ...], tuple[int, ...]]:
    defended = way.open_cards if way.best_defence is None else way.best_defence
    return defended.order, way.open_cards.order


def tell(counted: Counted) -> None:
    """Print the odds for people."""
    viewed, answer = counted.viewed, counted.answer
    view, other = viewed.view, viewed.other
    say_view(viewed)
    who = {"seat": view.seat, "other": other}
    key = "odds.hands" if answer.hands > 1 else "odds.hands_one"
    say_wrapped(key, hands=f"{answer.hands:,}", **who)
    if not answer.ways:
        say_wrapped("odds.no_way" if view.my_turn else "odds.not_my_turn", **who)
    else:
        _say_ways(counted)
    say_foot(counted.nodes, answer.answered_by)


def _say_ways(counted: Counted) -> None:
    view, other = counted.viewed.view, counted.viewed.other
    who = {"seat": view.seat, "other": other}
    acting = "odds.acting" if view.my_turn else "odds.waiting"
    say_wrapped(acting if view.must_follow else "odds.closing", **who)
    _say_meaning("odds.open_cards", words("odds.means_open", **who))
    if counted.undefended is None:
        _say_meaning("odds.best_defence", words("odds.means_defence", **who))
    else:
        _say_meaning("odds.best_defence", words("odds.undefended", why=counted.undefended))
    size = max(5, len(str(counted.answer.hands)) + 1)
    heads = "".join(f"{signed(value):>{size}}" for value in VALUES)
    say(f"  {'':14}{words('odds.won'):>6}{words('odds.average'):>9}{heads}")
    best_open, best_defended = counted.answer.best_open, counted.answer.best_defended
    for way in counted.ranked:
        say("  " + _way_text(way.actions, other))
        _say_split("odds.open_cards", way.open_cards, size, way in best_open)
        if way.best_defence is not None:
            _say_split("odds.best_defence", way.best_defence, size, way in best_defended)
    if counted.keep is not None:
        _say_keep(counted.keep, size)
    if not view.must_follow:
        _say_verdict(counted.verdict)
    if counted.answer.hands > 1:
        _say_deciding(counted.ranked[0], other)


def _say_meaning(name: str, meaning: str) -> None:
    label, indent = f"  {words(name):14}", " " * 16
    say(textwrap.fill(meaning, WIDTH, initial_indent=label, subsequent_indent=indent))


def _way_text(actions: Sequence[Action], other: Seat) -> str:
    if not actions:
        return words("odds.no_action", other=other)
    return ", ".join(map(action_text, actions))


def _say_split(key: str, split: solver.Split, size: int, best: bool) -> None:
    counts = "".join(f"{split.count(value):>{size}}" for value in VALUES)
    mark = " " + words("odds.best") if best else ""
    say(f"    {words(key):12}{split.wins:>6}{_average(split.mean):>9}{counts}{mark}")


def _average(mean: Fraction) -> str:
    text = f"{float(mean):+.2f}"
    return text if float(text) else "0.00"


def _say_keep(keep: solver.Keep, size: int) -> None:
    if keep.exact:
        best = max(keep.ways, key=lambda way: way[1].order)[0]
        say("  " + words("keep.way", way=", ".join(map(action_text, best))))
        _say_split("keep.exact", keep.split, size, False)
        return
    assert keep.seed is not None
    say("  " + words("keep.sampled_way", layouts=keep.layouts, seed=keep.seed))
    _say_split("keep.sampled", keep.split, size, False)
    # A spread of nothing in a few layouts is no proof that there is none.
    if keep.error == 0 or not isfinite(keep.error):
        say_wrapped("keep.alike")
    else:
        say_wrapped("keep.error", error=f"{keep.error:.2f}")


def _say_verdict(verdict: solver.Verdict | None) -> None:
    if verdict is None:
        say_wrapped("verdict.none")
        return
    key = verdict.kind.value
    if verdict.open_margin is None or verdict.defended_margin is None:
        say_wrapped("verdict.proved")
        return
    if verdict.close is not None:
        key += "_close" if verdict.close else "_keep"
    margins = {"open": verdict.open_margin, "defended": verdict.defended_margin}
    say_wrapped(f"verdict.{key}", **{name: _average(value) for name, value in margins.items()})


def _say_deciding(way: solver.Way, other: Seat) -> None:
    name, split = _way_text(way.actions, other), way.open_cards
    cards = deciding_cards(way)
    if not cards:
        one_sided = {split.hands: "odds.wins_all", 0: "odds.wins_none"}
        key = one_sided.get(split.wins, "odds.decides_nothing")
        say_wrapped(key, way=name, other=other)
        return
    say_wrapped("odds.decides", way=name)
    say(f"  {'':6}{words('odds.held', other=other):20}{words('odds.not_held')}")
    for card in cards[:DECIDING]:
        held = way.holding[card]
        hands, wins = split.hands - held.hands, split.wins - held.wins
        with_it = words("odds.split", wins=held.wins, hands=held.hands)
        say(f"  {cards_text([card]):6}{with_it:20}{words('odds.split', wins=wins, hands=hands)}")


def deciding_cards(way: solver.Way) -> list[Card]:
    """Return the cards that change the share of hands won, when they are held, most first."""
    return [
        card
        for card, gap in sorted(
            ((card, _gap(way.open_cards, held)) for card, held in way.holding.items()),
            key=lambda found: -found[1],
        )
        if gap
    ]


def _gap(whole: solver.Split, held: solver.Split) -> Fraction:
    """How far the share of hands won differs between those that hold a card and the rest."""
    rest = whole.hands - held.hands
    if not held.hands or not rest:
        return Fraction(0)
    return abs(held.share - Fraction(whole.wins - held.wins, rest))
