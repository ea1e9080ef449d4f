"""What every exercise format does: make an item, take an answer, judge it, and say why.

A format is one kind of question in one class. It lays items out, and has the right answer worked
out by the engine or the solver each time; no format writes an answer down.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import Any, ClassVar

from sixtysix_teach.cards import Suit
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.rows import Rows as Rows
from sixtysix_teach.classroom.rows import places
from sixtysix_teach.notation import parse_any
from sixtysix_teach.rules import Rules


class Format(ABC):
    """One kind of question. A subclass is made once and registered in ``formats/__init__``.

    ``cases`` are the kinds of case it draws, ``fields`` what an item of it states in a content file
    besides exercise, case and proof: some of ``cards trump leader told moment extra``. ``phrases``
    is the catalogue file of its sentences, ``classroom.toml`` for the oldest; keys of
    :class:`Why` are looked up there, each a group with ``title`` and the list ``lines``.
    ``single`` says that a case has one item or two, such as the whole pack, not any number.
    """

    name: ClassVar[str]
    cases: ClassVar[tuple[str, ...]]
    fields: ClassVar[frozenset[str]] = frozenset({"moment"})
    phrases: ClassVar[str] = "classroom.toml"
    single: ClassVar[bool] = False

    # ------------------------------------------------------------ the item

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases that can come up under *rules*; none when the format does not apply."""
        return self.cases

    @abstractmethod
    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a fresh item of *case*; exercise and skill are filled in by the caller.

        The same *rng* gives the same item.
        """

    def check(self, item: Item) -> None:  # noqa: B027 - most have nothing to check
        """Raise ``ValueError``, with what is wrong, for an item that this format cannot ask."""

    def item(self, case: str, **fields: Any) -> Item:
        """Return an item of this format, its exercise and skill still open."""
        return Item("", self.name, "", case, **fields)

    # ------------------------------------------------------------ the answer

    @abstractmethod
    def input(self, item: Item) -> Input:
        """Return how *item* is answered."""

    @abstractmethod
    def right(self, item: Item) -> Value:
        """Return the right answer to show; of several, the one to name first."""

    def accepts(self, item: Item, answer: Value) -> bool:
        """Return whether *answer* is right: any answer as good as the best is."""
        return answer == self.right(item)

    def loss(self, item: Item, answer: Value) -> Fraction | None:
        """Return the game points that *answer* gives away on average, None if that is not counted.

        A format that counts them can be asked for in a check by the mean of what was lost.
        """
        return None

    def sure(self, item: Item, answer: Value) -> int | None:
        """Return how sure the learner said to be, in percent, where the answer is a bet."""
        return None

    def slider(self, item: Item) -> tuple[str, ...]:
        """Return what each place says where a number is given by a slider; else nothing."""
        return ()

    def label(self, item: Item) -> str:
        """Return what stands above the input, such as what a number counts.

        Empty: a number counts card points, of several the front end says how many are chosen.
        """
        return ""

    def answers(self, item: Item) -> Iterator[Value]:
        """Yield every answer that may be given, the right ones included."""
        given = self.input(item)
        if given.kind == "number":
            yield from range(given.low, given.high + 1)
        elif given.kind == "order":
            yield from permutations(given.ids)
        elif given.kind == "tap-many":
            for size in range(1, len(given.ids) + 1):
                yield from combinations(given.ids, size)
        else:
            yield from given.ids

    # ------------------------------------------------------------ what is shown

    @abstractmethod
    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the rows of the board, open to be answered, or *closed* with what is right.

        *help* shows a part of the answer, as a half-done example does.
        """

    def looks(self, item: Item) -> tuple[Rows, ...]:
        """Return boards that are shown one after the other before the question, and then hidden."""
        return ()

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the words of each choice, by id; for a format answered by choice."""
        return {name: name for name in self.input(item).ids}

    def notes(self, item: Item) -> Mapping[str, str]:
        """Return a second, quieter line for choices that need one, by id."""
        return {}

    def trump(self, item: Item) -> Suit | None:
        """Return the trump suit to show beside the board: of the item, or of its moment."""
        if item.trump is None and item.moment:
            return _trump_at(item.moment)
        return item.trump

    def lines(self, item: Item) -> tuple[str, ...]:
        """Return what the question tells about the moment, above the board."""
        return ()

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Return what a half-done example tells besides, in words."""
        return ()

    # ------------------------------------------------------------ what is said

    @abstractmethod
    def why(self, item: Item, answer: Value) -> Why:
        """Return why *answer*, a wrong one, is wrong: its own reason, with cards and numbers."""

    @abstractmethod
    def why_right(self, item: Item) -> Why:
        """Return why the right answer is right; its tag is empty."""

    def why_accepted(self, item: Item, answer: Value) -> Why:
        """Return why *answer* is right: of several right ones each may have its own reason."""
        return self.why_right(item)

    def why_shown(self, item: Item) -> Why:
        """Return why the right answer is right, where nobody gave it: in an example."""
        return self.why_accepted(item, self.right(item))

    def computation(self, item: Item, answer: Value) -> str:
        """Return the lines of Python that give the figures told of *answer*; empty: none are.

        They use only what the learner knows once it is answered.
        """
        return ""

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return what the reason for a wrong answer speaks of: it names one of these at least.

        Here all cards on the finished board and all numbers that the question states; a format
        without either says its own words.
        """
        board = [
            one for row in self.rows(item, None, closed=True, help=False) for one in places(row)
        ]
        codes = {one["card"] for one in board if one.get("card")}
        codes |= {code for one in board for code in one.get("cards", ())}
        return frozenset({f"[{code}]" for code in codes} | {str(number) for number in item.told})

    @abstractmethod
    def hint(self, item: Item, level: int) -> str:
        """Return the hint of *level* 1, 2 or 3: a question, the rule, what to look at.

        Level 1 names no card; no hint gives the answer away. Level 4 is no text: it shows it.
        """


@cache
def _trump_at(moment: str) -> Suit:
    return parse_any(moment).trump
