"""From which share of wins on a close pays: what it wins against what it loses."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import ClassVar

from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.moment_rows import say, text_row
from sixtysix_teach.rules import CountAt, Penalty, Rules
from sixtysix_teach.tutor.computation import computation

GAINS, LOSSES = (1, 2, 3), (2, 3)
TOTALS = {1: range(33, 60), 2: range(2, 33), 3: range(1)}
"""Card points of the other side with which a win is worth so much (3: it has no trick)."""
OWN = (15, 55)
"""Your own card points before the close, from and to."""
AT_CLOSE = "at-close"
"""Said of an item whose gain goes by what the other side has when you close."""
TAKEN_AT_CLOSE = (4, 84)
"""Least card points of a trick then, and the most of both sides: aces and tens of four tricks."""


def share(gain: int, loss: int) -> Fraction:
    """Return the share of wins from which on winning *gain* and losing *loss* pays.

    >>> [str(share(gain, 2)) for gain in (1, 2, 3)]
    ['2/3', '1/2', '2/5']
    """
    return Fraction(loss, gain + loss)


def percent(part: Fraction) -> int:
    """Return a share in whole percent.

    >>> [percent(share(g, l)) for l in (2, 3) for g in (1, 2, 3)]
    [67, 50, 40, 75, 60, 50]
    """
    return int(100 * part + Fraction(1, 2))


def possible(gain: int, loss: int, rules: Rules) -> bool:
    """Return whether a close can win *gain* or lose *loss* under *rules*.

    Where no trick at the close makes a failure cost 3, a side without a trick after a close that
    worked had none at the close either; judged at the close, gain and loss go by the same tricks.

    >>> from sixtysix_teach.presets import PRESETS
    >>> prices = [(gain, loss) for loss in LOSSES for gain in GAINS]
    >>> [pair for pair in prices if possible(*pair, PRESETS["classic"])]
    [(1, 2), (2, 2), (1, 3), (2, 3), (3, 3)]
    >>> [pair for pair in prices if possible(*pair, PRESETS["schnapsen"])]
    [(1, 2), (2, 2), (3, 3)]
    """
    price = rules.failed_close
    if price in (Penalty.TWO, Penalty.THREE):
        return loss == {Penalty.TWO: 2, Penalty.THREE: 3}[price]
    if price is not Penalty.TWO_OR_THREE:
        return price is Penalty.MIRROR
    if rules.close_counts_at is CountAt.CLOSE:
        return (gain == 3) == (loss == 3)
    return (gain, loss) != (3, 2)


SHARES = tuple(sorted({percent(share(g, loss)) for g in GAINS for loss in LOSSES} | {33, 25}))


class BreakEven(Format):
    """The gain and the loss are told; asked is the share of wins at which a close is worth 0."""

    name = "break-even"
    cases: ClassVar[tuple[str, ...]] = tuple(f"win-{g}-lose-{n}" for n in LOSSES for g in GAINS)
    fields = frozenset({"told", "extra"})
    phrases = "lesson_11.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases whose gain and loss can both come of one close."""
        return tuple(case for case in self.cases if possible(*_prices(case), rules))

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a gain, a loss, and the card points of both sides."""
        gain, loss = _prices(case)
        extra: tuple[str, ...] = ()
        bot, (low, high) = rng.choice(TOTALS[gain]), OWN
        if rules.close_counts_at is CountAt.CLOSE:
            # Both have it before the end: a whole trick or nothing, and together not too much.
            trick, most = TAKEN_AT_CLOSE
            bot, extra = max(bot, trick) if bot else 0, (AT_CLOSE,)
            high = min(high, most - bot)
        return self.item(case, told=(gain, loss, bot, rng.randint(low, high)), extra=extra)

    def check(self, item: Item) -> None:
        """Refuse numbers that cannot be."""
        if len(item.told) != 4 or item.told[0] not in GAINS or item.told[1] not in LOSSES:
            raise ValueError(f"{item.format} needs a gain, a loss, and both card points")
        if item.extra not in ((), (AT_CLOSE,)):
            raise ValueError(f"{item.format}: the gain may be said to go by the {AT_CLOSE!r} only")

    def input(self, item: Item) -> Input:
        """Return the shares to choose from."""
        return Input("choice", tuple(map(str, SHARES)))

    def choices(self, item: Item) -> dict[str, str]:
        """Return the shares in words."""
        return {id_: say("percent", number=int(id_)) for id_ in self.input(item).ids}

    def right(self, item: Item) -> Value:
        """Return the loss as a share of gain and loss together."""
        return str(percent(share(*item.told[:2])))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the price of the bet; helped, the sum that has to come out even."""
        gain, loss, bot, you = item.told
        at_close = item.extra == (AT_CLOSE,)
        # Judged at the close, the gain has said already whether the bot has a trick.
        told = "loss_3" if loss == max(LOSSES) and not at_close else "loss_2"
        won = f"break-even.{'at_close' if at_close else 'gain'}_{gain}"
        lines = [say(won, gain=gain, bot=bot, you=you), say(f"break-even.{told}", loss=loss)]
        if closed:
            lines.append(say("break-even.formula", **_facts(item, int(str(self.right(item))))))
        elif help:
            lines.append(say("break-even.half", gain=gain, loss=loss))
        return [text_row(*lines)]

    def why(self, item: Item, answer: Value) -> Why:
        """Count a hundred such closes at the share given."""
        gain, loss = item.told[:2]
        given = int(str(answer))
        if given == 50:
            tag = "same-price"
        elif given == percent(share(loss, gain)):
            tag = "gain-and-loss-swapped"
        elif given < percent(share(gain, loss)):
            tag = "share-too-low"
        else:
            tag = "share-too-high"
        return Why(tag, f"break-even.{tag}", _facts(item, given))

    def why_right(self, item: Item) -> Why:
        """Show that it comes out even."""
        return Why("", "break-even.right", _facts(item, int(str(self.right(item)))))

    def computation(self, item: Item, answer: Value) -> str:
        """Return the division that gives the share."""
        return computation("share", gain=item.told[0], loss=item.told[1])

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the two numbers of it."""
        facts = _facts(item, int(str(self.right(item))))
        return say(f"break-even.hint_{level}", **facts)


def _prices(case: str) -> tuple[int, int]:
    return int(case[4]), int(case[-1])


def _facts(item: Item, given: int) -> dict[str, str | int]:
    gain, loss = item.told[:2]
    even = share(gain, loss)
    total = given * gain - (100 - given) * loss
    return {
        "gain": gain,
        "loss": loss,
        "both": gain + loss,
        "wins": even.numerator,
        "of": even.denominator,
        "fails": even.denominator - even.numerator,
        "percent": percent(even),
        "given": given,
        "missed": 100 - given,
        "won": given * gain,
        "lost": (100 - given) * loss,
        "over": abs(total),
        "ends": say("break-even.ahead" if total > 0 else "break-even.behind", points=abs(total)),
    }
