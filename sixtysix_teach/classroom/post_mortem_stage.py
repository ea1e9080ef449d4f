"""After a match: where the result of a deal came from. Luck, decisions, or what was not counted.

First a guess, then the split, in game points, worked out with open cards: what the cards were
worth, what the other side gave away, and what the learner gave away, by kind.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from sixtysix_teach.classroom.formats.dearest_decision import LIBRARY
from sixtysix_teach.classroom.formats.luck_or_decision import say
from sixtysix_teach.classroom.items import RefusedError
from sixtysix_teach.classroom.library import library
from sixtysix_teach.classroom.moment_rows import end_text, text_row
from sixtysix_teach.classroom.rows import board_view
from sixtysix_teach.classroom.stages import NEXT, STAY, index
from sixtysix_teach.classroom.steps import Step
from sixtysix_teach.classroom.work import Slices, Work, working_row
from sixtysix_teach.notation.rules import format_rules
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.tutor.review import reviewing

if TYPE_CHECKING:
    from sixtysix_teach.classroom.run import LessonRun

PARTS = ("luck", "regret", "memory")
MOST = 2
"""So many deals: working one out takes seconds."""

MOST_POINTS = 6
"""No deal brings more."""


@dataclass(frozen=True)
class Parts:
    """Where the result of a deal came from: ``result`` = ``luck`` - ``regret`` - ``memory``.

    ``luck`` is what the cards were worth (``cards``), what the other side gave away (``others``),
    less what only open cards show (``unknowable``). ``regret`` is what could have been known when
    it was decided, ``memory`` what was lost by counting: claims missed or too early.
    """

    result: int
    cards: int
    others: int
    unknowable: int
    regret: int
    memory: int

    @property
    def luck(self) -> int:
        """All that no decision of the learner could have changed by what was known."""
        return self.cards + self.others - self.unknowable

    @property
    def largest(self) -> tuple[str, ...]:
        """The parts that weigh most, several where they weigh the same."""
        sizes = {"luck": abs(self.luck), "regret": self.regret, "memory": self.memory}
        return tuple(name for name in PARTS if sizes[name] == max(sizes.values()))


def parts_of(deal: str) -> Parts | None:
    """Return the split of a deal in one line; None where some moment takes too long to solve."""
    return splits(deal).result()


@lru_cache(maxsize=64)
def splits(deal: str) -> Work[Parts | None]:
    """Return the work on the split of a deal: all who ask share it."""
    return Work(lambda: _splitting(deal))


def _splitting(deal: str) -> Generator[tuple[int, int], None, Parts | None]:
    split = (yield from reviewing(*parse_shared(deal))).split
    if split is None:
        return None
    return Parts(
        split.result, split.cards, split.others, split.unknowable, split.knowable, split.counting
    )


def split_row(deal: str) -> dict[str, Any]:
    """Return the row that says how far the split of a deal is."""
    # Each moment is solved, and then each is judged once more, which is quick.
    done, both = splits(deal).at
    moments = both // 2
    facts = {"done": min(done, moments), "all": moments}
    return working_row(say("post.working" if moments else "post.begins", **facts), *facts.values())


class PostMortemStage:
    """Up to two deals of the match before, the dearest first; without any, one of somebody else."""

    def __init__(self, run: LessonRun, step: Step) -> None:
        self.run = run
        self.step = step
        self.deals = self._deals()
        self.at = 0
        self.said = ""
        self.in_slices = False
        # Kept with the place: a page that is opened again need not wait for it.
        self.known: dict[int, Parts | None] = {}

    def _deals(self) -> tuple[str, ...]:
        return deals_to_split(self.run)

    def works(self) -> Iterator[Slices]:
        """Return the split of the deal in hand, then those of the deals after it."""
        for at in range(self.at, len(self.deals)):
            if at not in self.known:
                yield splits(self.deals[at])

    @property
    def waits(self) -> bool:
        """Whether a guess was made, and the split is still being worked out."""
        if not self.said or self.at in self.known:
            return False
        return self.in_slices and not splits(self.deals[self.at]).done

    @property
    def parts(self) -> Parts | None:
        """The split of the deal in hand, once a guess was made and it is worked out."""
        if not self.said or self.waits:
            return None
        if self.at not in self.known:
            self.known[self.at] = parts_of(self.deals[self.at])
        return self.known[self.at]

    def answer(self, raw: object) -> None:
        """Take a guess; any is welcome."""
        if self.said:
            raise RefusedError("answered")
        if raw not in PARTS:
            raise RefusedError("choice")
        self.said = str(raw)

    def press(self, button: str) -> str:
        """Go on to the next deal, or to the next step."""
        if button not in self.buttons():
            raise RefusedError("button")
        if self.at + 1 >= len(self.deals):
            return NEXT
        self.at, self.said = self.at + 1, ""
        return STAY

    def buttons(self) -> tuple[str, ...]:
        """Offer to go on once it is told; at once where there is no deal at all."""
        return ("next",) if self.said or not self.deals else ()

    def button_label(self, button: str) -> str:
        """Return nothing: the button has the words of all lessons."""
        return ""

    def dots(self) -> tuple[str, ...]:
        """Mark the deals looked at."""
        done = self.at + bool(self.said)
        return tuple(
            "good" if place < done else "now" if place == done else "todo"
            for place in range(len(self.deals))
        )

    def auto_action(self) -> bool:
        """Guess, and return True; False where only the button is left."""
        if self.said or not self.deals:
            return False
        self.answer(Random(self.at).choice(PARTS))
        return True

    def view(self) -> dict[str, Any]:
        """Return how the deal ended and the three guesses; then the split."""
        prompt = {"title": say("post.title"), "lines": [*self.step.lines], "list": []}
        if not self.deals:
            return {"prompt": {**prompt, "lines": [say("post.none")]}}
        record, seat = parse_shared(self.deals[self.at])
        ended = end_text(list(record.states())[-1], seat)
        place = say("post.deal", number=self.at + 1, all=len(self.deals))
        if not self.run.played:
            place = say("post.shown")
        rows: list[dict[str, Any]] = [text_row(place, say("dearest.ended", end=ended))]
        choices = [{"id": name, "label": say(f"post.part.{name}")} for name in PARTS]
        ask: dict[str, Any] = {"kind": "choice", "choices": choices, "label": say("post.ask")}
        ask |= {"min": 0, "max": 0, "submit": ""}
        if not self.said:
            board = board_view(say("post.ask"), None, rows)
            return {"prompt": prompt, "board": board, "input": ask}
        if self.waits:
            rows.append(split_row(self.deals[self.at]))
            guess = say("post.guessed", part=say(f"post.part.{self.said}"))
            said = {"tone": "note", "title": guess, "lines": [say("post.wait")]}
            return {"prompt": prompt, "board": board_view("", None, rows), "feedback": said}
        found = self.parts
        if found is not None:
            rows.append(split_table(found))
        return {
            "prompt": prompt,
            "board": board_view("", None, rows),
            "feedback": _told(found, self.said),
        }

    def to_save(self) -> dict[str, Any]:
        """Remember the deal, the guess and the split; the deals are kept with the match."""
        found = self.known.get(self.at)
        parts = {"parts": list(vars(found).values())} if found is not None else {}
        return {"at": self.at, "said": self.said, **parts}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take up the place; anything unfit is a ``ValueError``."""
        self.deals = self._deals()
        at, said = index(saved, "at", max(1, len(self.deals))), saved.get("said")
        if said not in ("", *PARTS):
            raise ValueError("said")
        self.at, self.said, self.known = at, str(said), {}
        if "parts" in saved:
            self.known[at] = _read_parts(saved["parts"])


def _read_parts(raw: object) -> Parts:
    """Return the split in a save, if it adds up; else raise ``ValueError``."""
    if not isinstance(raw, list) or [type(number) for number in raw] != [int] * 6:
        raise ValueError("parts")
    found = Parts(*raw)
    if found.result != found.luck - found.regret - found.memory or abs(found.result) > MOST_POINTS:
        raise ValueError("parts")
    return found


def deals_to_split(run: LessonRun) -> tuple[str, ...]:
    """Return the latest deals that were lost, then the latest others; else a fixed one."""
    played = run.played[::-1]
    ranked = sorted(played, key=lambda line: not _lost(line))
    rules = format_rules(run.rules)
    shown = [found for cases in library(LIBRARY).get(rules, {}).values() for found in cases]
    return tuple(ranked[:MOST]) or tuple(found.extra[0] for found in shown[:1])


@lru_cache(maxsize=64)
def _lost(deal: str) -> bool:
    record, seat = parse_shared(deal)
    outcome = list(record.states())[-1].outcome
    return outcome is not None and outcome.winner not in (None, seat)


def _signed(points: int) -> str:
    return say("post.signed", sign="+" if points > 0 else "−" if points < 0 else "", n=abs(points))


def split_table(found: Parts) -> dict[str, Any]:
    """Return the table that says where the result of a deal came from."""
    facts = {
        "cards": _signed(found.cards),
        "others": _signed(found.others),
        "unknowable": _signed(-found.unknowable),
    }
    rows = [
        [say("post.part.luck"), _signed(found.luck), say("post.what.luck", **facts)],
        [say("post.part.regret"), _signed(-found.regret), say("post.what.regret")],
        [say("post.part.memory"), _signed(-found.memory), say("post.what.memory")],
        [say("post.result"), _signed(found.result), say("post.what.result")],
    ]
    head = [say(f"post.head.{name}") for name in ("part", "points", "what")]
    return {"kind": "table", "label": say("post.table"), "head": head, "rows": rows}


def _told(found: Parts | None, said: str) -> dict[str, Any]:
    """Return what is said of the guess: it judges nobody."""
    if found is None:
        return {"tone": "note", "title": say("post.too_long"), "lines": []}
    names = [say(f"post.part.{name}") for name in found.largest]
    weighed = say("post.both").join(names)
    title = say("post.as_said" if said in found.largest else "post.other", part=weighed)
    lines = [say("post.regret" if found.regret else "post.no_regret", points=found.regret)]
    if found.memory:
        lines.append(say("post.memory", points=found.memory))
    return {"tone": "note", "title": title, "lines": [*lines, say("post.open")]}
