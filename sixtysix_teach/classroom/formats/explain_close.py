"""Explain a close to a partner: which of five statements about it are true."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.close_case import CloseCase, close_case
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.formats.luck_or_decision import say
from sixtysix_teach.classroom.items import Input, Item, Value, Why, card_from_code
from sixtysix_teach.classroom.library import cases_in, draw, seen
from sixtysix_teach.classroom.moment_rows import (
    hand_row,
    mean_text,
    points_text,
    text_row,
    totals_row,
)
from sixtysix_teach.classroom.worlds import last_lead, plain_close, worlds
from sixtysix_teach.phrases import token, tokens
from sixtysix_teach.rules import Rules
from sixtysix_teach.tutor.computation import computation

LIBRARY = "tick_worlds"
OWN = "own-close"
MANY = 5
# What a statement is about: of each kind one at most is shown, so that no two contradict.
KINDS = {
    "wins": ("wins", "wins-other"),
    "price": ("price", "price-one"),
    "average": ("average", "average-turned", "likely-enough"),
    "sure": ("sure", "sure-enough", "trumps-enough"),
    "duty": ("both-follow", "only-bot-follows", "drawing-goes-on"),
}
BETTER = {"good-close": "close", "poor-close": "keep"}
RESULT = "by-the-result"
TRUE = frozenset({"wins", "price", "average", "sure", "both-follow"})


class ExplainClose(Format):
    """A close that was made, what came of it, and five statements; the true ones are ticked.

    ``extra`` is the card led after the close, then the statements; ``told`` what the close brought
    in this deal. One statement always judges by the result: it is never a reason.
    """

    name = "explain-close"
    cases: ClassVar[tuple[str, ...]] = ("good-close", "poor-close", OWN)
    fields = frozenset({"moment", "told", "extra"})
    phrases = "lesson_14.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases with moments under *rules*; a close of one's own comes from a match."""
        return self.cases[:2] if cases_in(LIBRARY, rules) else ()

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of the library, closed there, in one of the hands that Bot can hold."""
        while True:
            moment = draw(LIBRARY, rng.choice(cases_in(LIBRARY, rules)), rules, rng).moment
            lead, found = plain_close(moment), last_lead(moment)
            if lead is None or found is None:
                continue
            if _case(moment, lead).better == BETTER.get(case, found.better):
                value = rng.choice(worlds(moment, lead)).value
                return self.made(case, moment, lead, value, rng)

    def made(self, case: str, moment: str, lead: Card, value: int, rng: Random) -> Item:
        """Return the item of a close, with five statements drawn by *rng*."""
        extra = (lead.code, *_drawn(_case(moment, lead), rng))
        return self.item(case, moment=moment, told=(value,), extra=extra)

    def check(self, item: Item) -> None:
        """Refuse a close that cannot be counted, and statements that do not belong to it."""
        if len(item.extra) < 3 or len(item.told) != 1 or not -3 <= item.told[0] <= 3:
            raise ValueError(f"{item.format} needs the lead, statements, and what it brought")
        if not item.told[0]:
            raise ValueError(f"{item.format}: a close is won or lost")
        keys, possible = item.extra[1:], _possible(_of(item))
        if len(set(keys)) != len(keys) or not set(keys) <= {RESULT, *possible}:
            raise ValueError(f"{item.format}: a statement does not fit")
        if RESULT not in keys or not set(keys) & TRUE:
            raise ValueError(f"{item.format}: a true statement and the result are needed")
        better = BETTER.get(item.case)
        if better and _of(item).better != better:
            raise ValueError(f"{item.format}: the close is no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the statements."""
        return Input("tap-many", item.extra[1:])

    def label(self, item: Item) -> str:
        """Return what is to be done."""
        return say("explain.label")

    def right(self, item: Item) -> Value:
        """Return the statements that are true."""
        return tuple(key for key in item.extra[1:] if key in TRUE)

    def lines(self, item: Item) -> tuple[str, ...]:
        """Return what was done, and what came of it."""
        return (say("explain.asked", **self._facts(item)),)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment before the close, and a tile for each statement."""
        view = seen(item.moment)
        facts, ticked = self._facts(item), given if isinstance(given, tuple) else ()
        tiles = []
        for key in item.extra[1:]:
            good = key in TRUE
            tag = ""
            if closed:
                missed = good and given is not None and key not in ticked
                kind = "left" if missed else "true" if good else "ticked" if key in ticked else "no"
                tag = say(f"explain.tag.{kind}")
            tiles.append(
                {
                    "id": key,
                    "cards": [],
                    "text": say(f"explain.says.{key}", **facts),
                    "mark": ("good" if good else "bad") if closed else "",
                    "tappable": not closed,
                    "tag": tag,
                }
            )
        hand = hand_row(view, marks={_of(item).lead: "answer"})
        label = say("explain.statements")
        counted = text_row(say("explain.counted", **facts))
        tile_row = {"kind": "worlds", "label": label, "tiles": tiles}
        return [totals_row(view), hand, counted, tile_row]

    def why(self, item: Item, answer: Value) -> Why:
        """Refute each false statement that was ticked, and name the true ones left out."""
        ticked = answer if isinstance(answer, tuple) else (str(answer),)
        wrong = [key for key in item.extra[1:] if key in ticked and key not in TRUE]
        left = [key for key in self.right(item) if key not in ticked]  # type: ignore[union-attr]
        facts = self._facts(item)
        lines = [self._refuted(item, key) for key in wrong]
        if left:
            what = " ".join(say(f"explain.says.{key}", **facts) for key in left)
            lines.append(say("explain.also", what=what))
        tag = (RESULT if RESULT in wrong else wrong[0]) if wrong else "reason-left-out"
        if tag == RESULT:
            tag = "result-is-quality"
        kind = "both" if wrong and left else "wrong" if wrong else "left"
        counts: dict[str, str | int] = {"wrong": len(wrong), "left": len(left)}
        return Why(tag, f"explain.{kind}", facts | counts, tuple(lines))

    def why_right(self, item: Item) -> Why:
        """Refute what judges by the result, and give a sentence to say to a partner."""
        lines = (self._refuted(item, RESULT), self.aloud(item))
        return Why("", "explain.right", self._facts(item), lines)

    def aloud(self, item: Item) -> str:
        """Return a sentence to say to a partner."""
        better = _of(item).better or "open"
        return say(f"explain.aloud.{better}", **self._facts(item))

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the cards and counts of the close, and what is said of it."""
        found, facts = _of(item), self._facts(item)
        figures = {str(found.split.wins), str(found.price), str(found.total)}
        figures |= {str(found.split.hands), str(facts["mean"])}
        said = {say(f"explain.says.{key}", **facts) for key in item.extra[1:]}
        return frozenset(figures | said | {token(card) for card in found.view.hand})

    def computation(self, item: Item, answer: Value) -> str:
        """Return in how many hands the close wins, or its average, where one of them is told."""
        lead, *keys = item.extra
        name = "closing-with" if "wins" in keys else "closing-mean" if "average" in keys else ""
        return computation(name, moment=item.moment, lead=lead) if name else ""

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and how many are true."""
        facts = {"true": len(self.right(item)), "many": len(item.extra) - 1}  # type: ignore[arg-type]
        return say(f"explain.hint_{level}", **facts)

    def _refuted(self, item: Item, key: str) -> str:
        facts, found = self._facts(item), _of(item)
        if key == RESULT:
            key += f".{found.better or 'open'}"
        elif key == "wins-other":
            key += ".fails" if found.fails else ".counted"
        return say(f"explain.refuted.{key}", **facts)

    def _facts(self, item: Item) -> dict[str, str | int]:
        found = _of(item)
        split, view = found.split, found.view
        wins, hands = split.wins, split.hands
        value = item.told[0]
        return {
            "lead": found.lead.code,
            "points": view.total(view.seat),
            "came": points_text(value),
            "result": say("explain.came.won" if value > 0 else "explain.came.lost"),
            "wins": wins,
            "fails": hands - wins,
            "hands": hands,
            "other": _other(wins, hands),
            "asleep": tokens(found.fails, last="or"),
            "price": found.price,
            "mean": mean_text(split.mean),
            "keep": "" if found.keep is None else mean_text(found.keep),
            "sures": len(found.sure),
            "sure": tokens(found.sure, last="and"),
            "total": found.total,
            "trumps": found.trumps,
            "target": view.rules.target,
        }


def _of(item: Item) -> CloseCase:
    return _case(item.moment, card_from_code(item.extra[0]))


def _case(moment: str, lead: Card) -> CloseCase:
    found = close_case(moment, lead)
    if found is None:
        raise ValueError("this close cannot be counted")
    return found


def _other(wins: int, hands: int) -> int:
    """A count that is wrong: the failing hands as if they won, or one more."""
    return hands - wins if 2 * wins != hands else wins + 1


def _possible(found: CloseCase) -> list[str]:
    """The statements that can be made of a close: those that hold, and those that do not."""
    split = found.split
    trumps, target = found.trumps > 1, found.view.rules.target
    fits = {
        "price": found.price > 0,
        "price-one": found.price > 1,
        "average": bool(found.better),
        "average-turned": bool(found.better),
        "likely-enough": found.better == "keep" and 2 * split.wins > split.hands,
        "sure": bool(found.sure),
        "sure-enough": bool(found.sure) and found.total < target,
        "trumps-enough": trumps and split.wins < split.hands,
    }
    return [key for keys in KINDS.values() for key in keys if fits.get(key, True)]


def _drawn(found: CloseCase, rng: Random) -> tuple[str, ...]:
    """Five statements: the one by the result, two true ones at least, and another false one."""
    possible = _possible(found)
    by_kind = [[key for key in keys if key in possible] for keys in KINDS.values()]
    by_kind = [keys for keys in by_kind if keys]
    rng.shuffle(by_kind)
    chosen: list[str] = []
    for place, keys in enumerate(by_kind[: MANY - 1]):
        # Two true, one false, and the last as it comes.
        wanted = [key for key in keys if (key in TRUE) is (place < 2)]
        pool = (wanted or keys) if place < 3 else keys
        chosen.append(rng.choice(pool))
    made = [RESULT, *chosen]
    rng.shuffle(made)
    return tuple(made)
