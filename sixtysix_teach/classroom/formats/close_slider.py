"""A slider over the hands that win: from how many on closing brings more than keeping the stock."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import ClassVar

from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.formats.close_or_keep import LIBRARY
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import Found, library, seen
from sixtysix_teach.classroom.moment_rows import (
    assumed_row,
    hand_row,
    mean_text,
    say,
    split_row,
    sum_of,
    text_row,
    totals_row,
)
from sixtysix_teach.classroom.worlds import LastLead, counted, last_lead
from sixtysix_teach.notation.rules import format_rules
from sixtysix_teach.phrases import number_text
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver import Split
from sixtysix_teach.tutor.computation import computation


class CloseSlider(Format):
    """Each place of the slider says what closing brings if so many hands win; asked is the least.

    Only moments in which every win brings the same and every failure costs the same, so that the
    number of hands decides alone.
    """

    name = "close-slider"
    cases: ClassVar[tuple[str, ...]] = ("few-will-do", "many-needed")
    fields = frozenset({"moment"})
    phrases = "lesson_11.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases that have moments under *rules*."""
        return tuple(case for case in self.cases if _first(case, format_rules(rules)))

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of the library."""
        found = list(_shelf(format_rules(rules)))
        rng.shuffle(found)
        moment = next(one.moment for one in found if self.case_of(one.moment) == case)
        return self.item(case, moment=moment)

    def case_of(self, moment: str) -> str:
        """Return the case that a moment belongs to; empty if it cannot be asked."""
        return _case_of(moment)

    def check(self, item: Item) -> None:
        """Refuse a moment that no case fits."""
        if self.case_of(item.moment) != item.case:
            raise ValueError(f"{item.format}: the moment is no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the places of the slider: no hand to all hands."""
        return Input("number", low=0, high=_found(item).closing.hands)

    def slider(self, item: Item) -> tuple[str, ...]:
        """Return what each place says: the sum, and the average."""
        hands = _found(item).closing.hands
        return tuple(
            say("close-slider.place", wins=wins, hands=hands, sum=sum_of(_split(item, wins)))
            for wins in range(hands + 1)
        )

    def label(self, item: Item) -> str:
        """Return what the slider counts."""
        return say("close-slider.label")

    def right(self, item: Item) -> Value:
        """Return the least number of winning hands with which closing brings more."""
        return _least(_found(item)) or 0

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, what a win brings and a failure costs, and what keeping brings."""
        view, facts = seen(item.moment), self._facts(item)
        given_row = text_row(say("close-slider.given", **facts))
        hands = _found(item).closing.hands
        rows = [totals_row(view), hand_row(view), assumed_row(hands), given_row]
        if closed:
            rows.append(split_row(say("close-slider.bar"), _split(item, int(facts["least"]))))
            rows.append(text_row(say("close-slider.here", **facts)))
        elif help:
            rows.append(text_row(say("close-slider.help", **facts)))
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Work out what the place chosen brings, and what keeping brings."""
        found, wins = _found(item), int(str(answer))
        least, hands = int(str(self.right(item))), found.closing.hands
        if wins > least:
            tag = "asks-for-too-much"
        elif 2 * wins > hands and 2 * (wins - 1) <= hands:
            tag = "more-likely-than-not"
        elif _split(item, wins).mean == found.keeping.mean:
            tag = "as-much-taken-as-more"
        elif _split(item, wins).mean > 0:
            tag = "keeping-taken-as-nothing"
        else:
            tag = "closes-at-a-loss"
        chosen = _split(item, wins)
        facts = self._facts(item) | {"given": wins, "given_sum": sum_of(chosen)}
        return Why(tag, f"close-slider.{tag}", facts)

    def why_right(self, item: Item) -> Why:
        """Show the sum at that place and one below."""
        return Why("", "close-slider.right", self._facts(item))

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the averages that decide."""
        facts = self._facts(item)
        return frozenset({str(facts["keep"]), str(facts["least_mean"])})

    def computation(self, item: Item, answer: Value) -> str:
        """Return what keeping brings, and what closing brings at the place asked for."""
        found, least = _found(item), int(str(self.right(item)))
        (gain, price), hands = _stakes(found), found.closing.hands
        facts = {"least": least, "gain": gain, "price": price, "hands": hands}
        return computation("slider", moment=item.moment, **facts)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and one place of the slider."""
        return say(f"close-slider.hint_{level}", **self._facts(item))

    def _facts(self, item: Item) -> dict[str, str | int]:
        found, least = _found(item), int(str(self.right(item)))
        gain, price = _stakes(found)
        hands, wins = found.closing.hands, found.closing.wins
        return {
            "hands": hands,
            "gain": gain,
            "price": price,
            "keep": mean_text(found.keeping.mean),
            "least": least,
            "least_sum": sum_of(_split(item, least)),
            "least_mean": mean_text(_split(item, least).mean),
            "below": least - 1,
            "below_sum": sum_of(_split(item, least - 1)),
            "share": number_text(Fraction(100 * least, hands), digits=0),
            "half": hands // 2,
            "half_sum": sum_of(_split(item, hands // 2)),
            "wins": wins,
            "so": say(f"close-slider.so.{_advice(found, least)}"),
        }


def _found(item: Item) -> LastLead:
    found = last_lead(item.moment)
    assert found is not None
    return found


def _stakes(found: LastLead) -> tuple[int, int]:
    """What a win brings and a failure costs, where each is always the same; else two zeros."""
    values = counted(found.closing)
    wins, losses = [v for v in values if v > 0], [-v for v in values if v < 0]
    if len(wins) != 1 or len(losses) != 1 or 0 in values:
        return 0, 0
    return wins[0], losses[0]


def _advice(found: LastLead, least: int) -> str:
    if found.closing.mean == found.keeping.mean:
        return "same"
    return "close" if found.closing.wins >= least else "keep"


def _split(item: Item, wins: int) -> Split:
    found = _found(item)
    gain, price = _stakes(found)
    return Split.of([gain] * wins + [-price] * (found.closing.hands - wins))


def _least(found: LastLead) -> int | None:
    gain, price = _stakes(found)
    hands = found.closing.hands
    for wins in range(1, hands + 1):
        if wins * gain - (hands - wins) * price > found.keeping.mean * hands:
            return wins
    return None


@lru_cache(maxsize=512)
def _case_of(moment: str) -> str:
    found = last_lead(moment)
    if found is None or _stakes(found) == (0, 0):
        return ""
    least = _least(found)
    if least is None:
        return ""
    return "many-needed" if 2 * least > found.closing.hands else "few-will-do"


def _shelf(rules: str) -> tuple[Found, ...]:
    return tuple(found for cases in library(LIBRARY).get(rules, {}).values() for found in cases)


@lru_cache(maxsize=64)
def _first(case: str, rules: str) -> bool:
    return any(_case_of(found.moment) == case for found in _shelf(rules))
