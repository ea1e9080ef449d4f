"""Game points on average: so many hands win, the others lose."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import ClassVar

from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.formats.break_even import GAINS, LOSSES, possible
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.moment_rows import mean_text, say, split_row, sum_of
from sixtysix_teach.rules import Penalty, Rules
from sixtysix_teach.solver import Split
from sixtysix_teach.tutor.computation import computation


class ExpectedValue(Format):
    """Counts of hands and what they bring; asked is the average in game points."""

    name = "expected-value"
    cases: ClassVar[tuple[str, ...]] = ("above-nothing", "below-nothing", "mostly-wins-below")
    fields = frozenset({"told"})
    phrases = "lesson_11.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases that a close can show; where it fails at the price of a win, none."""
        if rules.failed_close is Penalty.MIRROR:
            return ()
        return tuple(case for case in self.cases if _counts(case, rules))

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return hands, wins, gain and loss with an average of the kind asked for."""
        return self.item(case, told=rng.choice(_counts(case, rules)))

    def check(self, item: Item) -> None:
        """Refuse counts that cannot be, or are of another case."""
        told = item.told
        if len(told) != 4 or not 0 < told[1] < told[0] or told[2] == told[3]:
            raise ValueError(f"{item.format} needs hands, wins, gain and loss, the last two unlike")
        if _case(told) != item.case:
            raise ValueError(f"{item.format}: these counts are no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the averages to choose from, the least first."""
        return Input("choice", tuple(map(str, sorted(_wrong_ways(item)))))

    def choices(self, item: Item) -> dict[str, str]:
        """Return the averages as they are written."""
        return {id_: mean_text(Fraction(id_)) for id_ in self.input(item).ids}

    def right(self, item: Item) -> Value:
        """Return the average as a fraction."""
        return str(_split(item).mean)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the bar of counts; the sum once it is closed, half of it as help."""
        _, wins, gain, _ = item.told
        row = split_row(say("expected-value.label"), _split(item))
        if closed:
            row["text"], row["value"] = sum_of(_split(item)), mean_text(_split(item).mean)
        elif help:
            row["text"] = say("expected-value.half", wins=wins, gain=gain, sum=wins * gain)
        return [row]

    def why(self, item: Item, answer: Value) -> Why:
        """Name the part of the sum that was left out or taken for another."""
        tag = _wrong_ways(item)[Fraction(str(answer))]
        facts = _facts(item) | {"given": mean_text(Fraction(str(answer)))}
        return Why(tag, f"expected-value.{tag}", facts)

    def why_right(self, item: Item) -> Why:
        """Show the sum."""
        return Why("", "expected-value.right", _facts(item))

    def computation(self, item: Item, answer: Value) -> str:
        """Return the average as the solver takes it."""
        hands, wins, gain, loss = item.told
        return computation("average", wins=wins, fails=hands - wins, gain=gain, loss=loss)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the first half of the sum."""
        return say(f"expected-value.hint_{level}", **_facts(item))


def _counts(case: str, rules: Rules) -> list[tuple[int, int, int, int]]:
    """Return the hands, wins, gains and losses of *case* that one close can have."""
    hands = rules.hand_size + 1
    prices = [pair for pair in product(GAINS, LOSSES) if possible(*pair, rules)]
    every = [(hands, wins, *pair) for wins in range(1, hands) for pair in prices]
    return [told for told in every if _case(told) == case and told[2] != told[3]]


def _case(told: tuple[int, ...]) -> str:
    hands, wins, gain, loss = told
    total = wins * gain - (hands - wins) * loss
    if total > 0:
        return "above-nothing"
    if total == 0:
        return ""
    return "mostly-wins-below" if 2 * wins > hands else "below-nothing"


def _split(item: Item) -> Split:
    hands, wins, gain, loss = item.told
    return Split.of([gain] * wins + [-loss] * (hands - wins))


def _wrong_ways(item: Item) -> dict[Fraction, str]:
    """Return the averages to choose from: what comes out in the usual wrong ways, and the right."""
    hands, wins, gain, loss = item.told
    fails = hands - wins
    found = {_split(item).mean: ""}
    for value, tag in (
        (Fraction((wins - fails) * gain, hands), "same-price"),
        (Fraction(wins * gain, hands), "losses-left-out"),
        (Fraction(wins * gain - fails * loss), "not-shared-out"),
        (Fraction(gain if 2 * wins > hands else -loss), "likeliest-only"),
    ):
        found.setdefault(value, tag)
    return found


def _facts(item: Item) -> dict[str, str | int]:
    hands, wins, gain, loss = item.told
    fails, total = hands - wins, wins * gain - (hands - wins) * loss
    return {
        "hands": hands,
        "wins": wins,
        "fails": fails,
        "gain": gain,
        "loss": loss,
        "won": wins * gain,
        "lost": fails * loss,
        "total": mean_text(Fraction(total)),
        "mean": mean_text(Fraction(total, hands)),
        "sum": sum_of(_split(item)),
    }
