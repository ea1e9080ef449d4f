"""What has one side by now? A sum over tricks and marriages, yours or the bot's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random

from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom import deal_end_words as words
from sixtysix_teach.classroom.deal_ends import COUNT_CASES, Count, count_at, count_cases, find_count
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.words import COURT
from sixtysix_teach.moments import Trick
from sixtysix_teach.phrases import lately_said
from sixtysix_teach.rules import Rules, TricklessMarriage
from sixtysix_teach.seats import Seat
from sixtysix_teach.tutor.computation import computation

MOST = 200


class CountBoth(Format):
    """Count one side; ``told`` is how many tricks lie open, and whose total: 0 you, 1 the bot."""

    name = "count-both"
    cases = COUNT_CASES
    fields = frozenset({"moment", "told"})
    phrases = words.FILE

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out what cannot come up."""
        return count_cases(rules)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of seeded play of this case."""
        moment, shown, seat = find_count(case, rng, rules)
        view = count_at(moment, shown).view
        return self.item(case, moment=moment, told=(shown, int(seat != view.seat)))

    def check(self, item: Item) -> None:
        """Refuse an item that does not say which tricks lie open and whose total is asked."""
        if len(item.told) != 2 or item.told[1] not in (0, 1):
            raise ValueError("told is how many tricks lie open, and 0 for you or 1 for the bot")
        _count(item)

    def input(self, item: Item) -> Input:
        """Take a number."""
        return Input("number", low=0, high=MOST)

    def label(self, item: Item) -> str:
        """Say whose card points are asked."""
        return words.say(f"count.label_{_name(item)}")

    def right(self, item: Item) -> Value:
        """Return the engine's total."""
        return _count(item).view.total(_seat(item))

    def trump(self, item: Item) -> Suit | None:
        """Return the trump suit of the deal."""
        return _count(item).view.trump

    def lines(self, item: Item) -> tuple[str, ...]:
        """Say whose card points are asked."""
        return (words.say(f"count.ask_{_name(item)}"),)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return what is told of the tricks before, and the last ones."""
        return words.count_rows(_count(item), closed=closed, help=help)

    def why(self, item: Item, answer: Value) -> Why:
        """Say which mistake leads to this number, or how far it is off, and the sum."""
        assert isinstance(answer, int)
        count, seat = _count(item), _seat(item)
        tag = next((tag for tag, number in _slips(item).items() if number == answer), "")
        total = count.view.total(seat)
        key = tag or ("sum-high" if answer > total else "sum-low")
        facts = {**_facts(item), "given": answer, "off": abs(answer - total)}
        return Why(tag or "sum-slip", f"count.{key}", facts)

    def why_right(self, item: Item) -> Why:
        """Say the sum."""
        count, seat = _count(item), _seat(item)
        waits = bool(count.marriages(seat)) and not count.view.has_trick(seat)
        key = "right-waiting" if waits else "right-bonus" if count.bonus(seat) else "right"
        return Why("", f"count.{key}", _facts(item))

    def at_stake(self, item: Item) -> frozenset[str]:
        """Name the total."""
        return frozenset({str(self.right(item))})

    def computation(self, item: Item, answer: Value) -> str:
        """Return the total asked for, added up by the engine."""
        return computation("total", moment=item.moment, seat=_seat(item))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the sum without its result."""
        count, seat = _count(item), _seat(item)
        parts = " + ".join(map(str, count.parts(seat)))
        rules = count.view.rules
        kind = "" if rules.trickless_marriage is TricklessMarriage.PENDING else "-first"
        key = f"hint.count-{_name(item)}{kind if rules.marriages else '-tricks'}"
        return words.PHRASES.say_lines(key, parts=parts)[level - 1]


def _count(item: Item) -> Count:
    return count_at(item.moment, item.told[0])


def _seat(item: Item) -> Seat:
    count = _count(item)
    return count.bot if item.told[1] else count.you


def _name(item: Item) -> str:
    return "bot" if item.told[1] else "you"


@lately_said
def _facts(item: Item) -> dict[str, str | int]:
    count, seat = _count(item), _seat(item)
    return {
        "sum": words.sum_line(count, seat),
        "total": count.view.total(seat),
        "before": count.before(seat),
        "marriages": sum(one.points for one in count.marriages(seat)),
        "bonus": count.view.rules.last_trick_points,
        "whose": words.say(f"count.whose_{_name(item)}"),
        "has": words.say(f"count.has_{_name(item)}"),
    }


@lru_cache(maxsize=64)
def _slips(item: Item) -> Mapping[str, int]:
    """Return the numbers that known mistakes lead to, without those that come out right."""
    count, seat = _count(item), _seat(item)
    view, total = count.view, count.view.total(seat)
    marriages = sum(one.points for one in count.marriages(seat))
    valid, bonus = sum(count.valid(seat)), count.bonus(seat)
    tricks, most = count.tricks, view.rules.last_trick_points
    mine = [trick for trick in tricks if trick.winner == seat]
    found = {
        "pending-counts": total + marriages - valid,
        "marriage-left-out": total - valid,
        "last-trick-left-out": total - bonus,
        "bonus-when-closed": total + most if view.cards_out and view.closing else total,
        "last-tens-mine": total + sum(_own_tens(trick, seat) for trick in tricks),
        "each-keeps-own": total + sum(_own(trick, seat) for trick in tricks) - _worth(mine),
        "all-tricks-mine": total + _worth(tricks) - _worth(mine),
        "earlier-left-out": total - count.before(seat),
        "other-side": view.total(1 - seat),
        "nine-worth-nine": total + _worth(mine, _nines) - _worth(mine),
        "face-worth-ten": total + _worth(mine, _courts) - _worth(mine),
    }
    return {tag: number for tag, number in found.items() if number != total}


def _own(trick: Trick, seat: Seat) -> int:
    place = 0 if trick.leader == seat else 1
    return trick.cards[place].points


def _own_tens(trick: Trick, seat: Seat) -> int:
    """Return what an ace or ten of *seat* is worth that the other side took."""
    own = _own(trick, seat)
    return own if own >= 10 and trick.winner != seat else 0


def _points(card: Card) -> int:
    return card.points


def _nines(card: Card) -> int:
    return 9 if card.rank is Rank.NINE else card.points


def _courts(card: Card) -> int:
    return 10 if card.rank in COURT else card.points


def _worth(tricks: tuple[Trick, ...] | list[Trick], points: Callable[[Card], int] = _points) -> int:
    return sum(points(card) for trick in tricks for card in trick.cards)
