"""Tick the possible hands of the other side in which closing now wins the deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import MomentsByCase
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import (
    end_text,
    hand_row,
    points_text,
    say,
    totals_row,
    tricks_text,
)
from sixtysix_teach.classroom.worlds import World, last_lead, line_after, plain_close, worlds
from sixtysix_teach.phrases import tokens
from sixtysix_teach.solver import VerdictKind
from sixtysix_teach.tutor.computation import computation

# So many hands are played out in an explanation; more lines would not be read.
PLAYED_OUT = 2


class TickWorlds(MomentsByCase):
    """Each tile is a hand; ticked are those in which the close and the lead named win.

    The lead is that of the best plan, and the moments are such that the plan wins wherever a
    player who sees the hand would: so a world is won or lost, whatever one knows.
    """

    name = "tick-worlds"
    library = "tick_worlds"
    cases: ClassVar[tuple[str, ...]] = ("one-fails", "two-fail", "few-win")
    fields = frozenset({"moment"})
    phrases = "lesson_11.toml"

    def case_of(self, moment: str) -> str:
        """Return the case that a moment belongs to; empty if it cannot be asked."""
        lead = plain_close(moment)
        if lead is None:
            return ""
        found = last_lead(moment)
        if found is None or found.kind is VerdictKind.TOSS_UP:
            return ""
        tiles = worlds(moment, lead)
        wins = sum(world.value > 0 for world in tiles)
        fails = len(tiles) - wins
        if any(world.value == 0 for world in tiles) or not wins or not fails:
            return ""
        return {1: "one-fails", 2: "two-fail"}.get(fails, "few-win")

    def input(self, item: Item) -> Input:
        """Return the tiles that may be ticked."""
        return Input("tap-many", tuple(_tile(world) for world in self._worlds(item)))

    def right(self, item: Item) -> Value:
        """Return the hands in which the close wins."""
        return tuple(_tile(world) for world in self._worlds(item) if world.value > 0)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, the hand, and a tile for each possible hand of the other side."""
        view, lead = seen(item.moment), self._lead(item)
        ticked = given if isinstance(given, tuple) else ()
        right = given is None or given == self.right(item)
        tiles = []
        for number, world in enumerate(self._worlds(item)):
            shown = closed or (help and number < 2)
            one = {
                "id": _tile(world),
                "cards": [card.code for card in world.hand],
                "text": say("world.asleep", card=world.asleep.code),
                "mark": ("good" if world.value > 0 else "bad") if shown else "",
                "tappable": not closed,
                "tag": points_text(world.value) if shown else "",
            }
            if closed and not right and (_tile(world) in ticked) is not (world.value > 0):
                key = "ticked" if _tile(world) in ticked else "left"
                one["tag"] = say(f"world.{key}", points=points_text(world.value))
            tiles.append(one)
        asked = say("tick-worlds.asked", lead=lead.code)
        row = {"kind": "worlds", "label": say("world.label", hands=len(tiles)), "tiles": tiles}
        return [totals_row(view, asked), hand_row(view, marks={lead: "answer"}), row]

    def why(self, item: Item, answer: Value) -> Why:
        """Play out two hands at most, those ticked wrongly first; the tiles mark the others."""
        ticked = answer if isinstance(answer, tuple) else (str(answer),)
        tiles = self._worlds(item)
        wrong = [w for w in tiles if w.value <= 0 and _tile(w) in ticked]
        left = [w for w in tiles if w.value > 0 and _tile(w) not in ticked]
        tag = "loss-overlooked" if not left else "win-overlooked" if not wrong else "hands-mixed-up"
        if len(ticked) == len(tiles):
            tag = "wins-everywhere"
        lines = [self._line(item, world) for world in (*wrong, *left)[:PLAYED_OUT]]
        others = len(wrong) + len(left) - len(lines)
        if others:
            lines.append(say("tick-worlds.others", others=others))
        return Why(tag, f"tick-worlds.{tag}", self._facts(item, wrong, left), tuple(lines))

    def why_right(self, item: Item) -> Why:
        """Say which hands win, and show one that does not."""
        losing = [world for world in self._worlds(item) if world.value <= 0]
        return Why("", "tick-worlds.right", self._facts(item), (self._line(item, losing[0]),))

    def computation(self, item: Item, answer: Value) -> str:
        """Return how the hands are counted in which the close wins."""
        return computation("closing-with", moment=item.moment, lead=self._lead(item).code)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, what closing changes, and a hand to begin with."""
        losing = next(world for world in self._worlds(item) if world.value <= 0)
        facts: dict[str, str | int] = {
            "lead": self._lead(item).code,
            "hands": len(self._worlds(item)),
        }
        if level == 3:
            facts["asleep"] = losing.asleep.code
        return say(f"tick-worlds.hint_{level}", **facts)

    def _facts(
        self, item: Item, wrong: Sequence[World] = (), left: Sequence[World] = ()
    ) -> dict[str, str | int]:
        tiles = self._worlds(item)
        losing = [world.asleep for world in tiles if world.value <= 0]
        return {
            "lead": self._lead(item).code,
            "wins": sum(world.value > 0 for world in tiles),
            "fails": len(losing),
            "hands": len(tiles),
            "asleep": tokens(losing, last="or"),
            "wrong": tokens([world.asleep for world in wrong], last="and"),
            "left": tokens([world.asleep for world in left], last="and"),
        }

    def _line(self, item: Item, world: World) -> str:
        seat = seen(item.moment).seat
        states = line_after(item.moment, self._lead(item), world.asleep)
        return say(
            "world.line",
            asleep=world.asleep.code,
            tricks=tricks_text(states, seat),
            end=end_text(states[-1], seat),
        )

    def _lead(self, item: Item) -> Card:
        found = plain_close(item.moment)
        assert found is not None
        return found

    def _worlds(self, item: Item) -> tuple[World, ...]:
        return worlds(item.moment, self._lead(item))


def _tile(world: World) -> str:
    return f"asleep-{world.asleep.code}"
