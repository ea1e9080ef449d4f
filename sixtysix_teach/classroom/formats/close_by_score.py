"""Close or keep at a score of the match: what 1, 2 or 3 game points mean there."""

from __future__ import annotations

from typing import Any, ClassVar

from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import FromLibrary
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import (
    assumed_row,
    capital,
    hand_row,
    keep_text,
    points_text,
    split_row,
    totals_row,
    way_text,
)
from sixtysix_teach.classroom.score_chances import AtScore, at_score, chance_after
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.classroom.worlds import counted
from sixtysix_teach.opponents.score import Score
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.solver import Split
from sixtysix_teach.tutor.computation import actions_text, computation

say = Phrases("lesson_13.toml", standing=standing_figures).say


SCORE_LINE = ((0, 0), (4, 6), (5, 5), (5, 6), (6, 4), (6, 6))
"""Scores at which the same moment is shown once it is answered."""


class CloseByScore(FromLibrary):
    """Both bars and what each end means for the match are shown; asked is what is better for it.

    Asked is only what is better by a twentieth of the match or more, however closing is counted.
    """

    name = "close-by-score"
    library = "close_by_score"
    cases: ClassVar[tuple[str, ...]] = (
        "close-for-the-score",  # in game points keeping is better, at this score closing is
        "keep-for-the-score",
        "close-anyway",
        "keep-anyway",
    )
    fields = frozenset({"moment", "told"})
    phrases = "lesson_13.toml"
    ids: ClassVar[tuple[str, ...]] = ("close", "keep")

    def case_of(self, moment: str, own: int, other: int) -> str:
        """Return the case that a moment belongs to at a score; empty if it cannot be asked."""
        found = at_score(moment, own, other)
        if found is None or not found.better or found.closing == found.keeping:
            return ""
        if found.by_points == found.better:
            wins = found.closing.wins
            return f"{found.better}-anyway" if 0 < wins < found.closing.hands else ""
        return f"{found.better}-for-the-score" if found.by_points in self.ids else ""

    def check(self, item: Item) -> None:
        """Refuse a moment that no case fits."""
        if len(item.told) != 2 or self.case_of(item.moment, *item.told) != item.case:
            raise ValueError(f"{item.format}: the moment and score are no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the two answers."""
        return Input("choice", self.ids)

    def choices(self, item: Item) -> dict[str, str]:
        """Return the words of the two answers."""
        return {id_: say(f"close-by-score.choice.{id_}") for id_ in self.ids}

    def right(self, item: Item) -> Value:
        """Return what gives the better chance to win the match."""
        return _found(item).better

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, a bar for either way, and what each end means for the match.

        After a miss, and in an example, also what the same cards are worth at other scores.
        """
        view, found = seen(item.moment), _found(item)
        own, other = item.told
        score = say("close-by-score.score", you=own, bot=other, target=Score(0, 0).target)
        rows = [totals_row(view, score), hand_row(view), assumed_row(found.closing.hands)]
        ways = (way_text(view, found.close), keep_text(view, found.keep))
        splits = (found.closing, found.keeping)
        for number, (words, split) in enumerate(zip(ways, splits, strict=True)):
            label = say(f"close-by-score.label.{'keeping' if number else 'closing'}")
            row = split_row(label, split)
            told = row["text"]
            if closed or (help and not number):
                told, row["value"] = _sum(split, item), _chance(split, item)
            rows.append({**row, "text": say("close-by-score.way", way=capital(words), told=told)})
        values = sorted({v for split in splits for v in counted(split)}, reverse=True)
        table = [
            [points_text(value), _percent(chance_after(_score(item), value))] for value in values
        ]
        head = [say("close-by-score.this_deal"), say("close-by-score.match")]
        note = say("close-by-score.model")
        rows.append({"kind": "table", "label": "", "head": head, "rows": table, "note": note})
        # Whoever was right has seen what the score does: other scores are for examples and misses.
        more = closed and given != found.better
        return [*rows, score_line(item.moment, item.told)] if more else rows

    def why(self, item: Item, answer: Value) -> Why:
        """Explain by the chances of the match; the tag is the belief that the answer shows."""
        found, facts = _found(item), self._facts(item)
        last = answer == "close" and _score(item).needs[0] == 1
        dearer = _dearer_loss(found, _score(item)) if last else {}
        lost = (say("close-by-score.losses", **dearer),) if dearer else ()
        if last and found.closing.wins > found.closing.count(1):
            return Why("always-for-two", "close-by-score.always-for-two", facts, lost)
        if answer == found.by_points:
            return Why("score-ignored", "close-by-score.score-ignored", facts, lost)
        if dearer:
            return Why("losses-taken-alike", "close-by-score.losses-taken-alike", facts, lost)
        return Why("chances-not-weighed", "close-by-score.chances-not-weighed", facts)

    def why_right(self, item: Item) -> Why:
        """Say what either way gives of the match."""
        found = _found(item)
        same = "anyway" if found.by_points == found.better else "score"
        return Why("", f"close-by-score.right.{found.better}-{same}", self._facts(item))

    def computation(self, item: Item, answer: Value) -> str:
        """Return how both chances of the match are counted."""
        found, (you, bot) = _found(item), item.told
        return computation(
            "close-by-score",
            moment=item.moment,
            close=actions_text(found.close),
            keep=actions_text(found.keep),
            you=you,
            bot=bot,
        )

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return both chances of the match."""
        found = _found(item)
        return frozenset({_percent(found.close_chance), _percent(found.keep_chance)})

    def hint(self, item: Item, level: int) -> str:
        """Return a question, how to work it out, and the sum for closing."""
        return say(f"close-by-score.hint_{level}", **self._facts(item))

    def _facts(self, item: Item) -> dict[str, str | int]:
        view, found = seen(item.moment), _found(item)
        own, other = item.told
        needs = _score(item).needs
        return {
            "you": own,
            "bot": other,
            "need": needs[0],
            "bot_needs": needs[1],
            "hands": found.closing.hands,
            "wins": found.closing.wins,
            "close_way": way_text(view, found.close),
            "keep_way": keep_text(view, found.keep),
            "close_sum": _sum(found.closing, item),
            "keep_sum": _sum(found.keeping, item),
            "close_chance": _percent(found.close_chance),
            "keep_chance": _percent(found.keep_chance),
            "by_points": say(f"close-by-score.by_points.{found.by_points}"),
        }


def score_line(moment: str, asked: tuple[int, ...]) -> dict[str, Any]:
    """Return what the same cards are worth at other scores, as a table: the score decides."""
    rows = []
    for you, bot in sorted({*SCORE_LINE, (asked[0], asked[1])}):
        found = at_score(moment, you, bot)
        if found is None:
            continue
        better = say(f"close-by-score.line.{found.better or 'even'}")
        score = say("close-by-score.line.score", you=you, bot=bot)
        mark = f"**{score}**" if (you, bot) == tuple(asked) else score
        rows.append([mark, _percent(found.close_chance), _percent(found.keep_chance), better])
    head = [
        say(f"close-by-score.line.head_{name}") for name in ("score", "close", "keep", "better")
    ]
    title = say("close-by-score.line.title")
    # Folded: read by who wants more than the answer, which stands below it on a phone.
    return {"kind": "table", "label": title, "head": head, "rows": rows, "fold": True}


def _dearer_loss(found: AtScore, score: Score) -> dict[str, str | int]:
    """Return what a loss by closing and one by keeping leave of the match, where closing's is less.

    Empty where either way cannot lose, or every loss leaves as much.
    """
    close = [-value for value in counted(found.closing) if value < 0]
    keep = [-value for value in counted(found.keeping) if value < 0]
    if not close or not keep:
        return {}
    left = {points: chance_after(score, -points) for points in (max(close), min(keep))}
    if left[max(close)] >= left[min(keep)]:
        return {}
    return {
        "close_loss": max(close),
        "close_left": _percent(left[max(close)]),
        "keep_loss": min(keep),
        "keep_left": _percent(left[min(keep)]),
    }


def _score(item: Item) -> Score:
    return Score(*item.told)


def _sum(split: Split, item: Item) -> str:
    """Return the chance of the match as a sum over the hands."""
    parts = say("close-by-score.plus").join(
        say("close-by-score.part", count=count, chance=_percent(chance_after(_score(item), value)))
        for value, count in counted(split).items()
    )
    chance = _chance(split, item)
    return say("close-by-score.sum", parts=parts, hands=split.hands, chance=chance)


def _chance(split: Split, item: Item) -> str:
    score = _score(item)
    whole = sum(n * chance_after(score, value) for value, n in counted(split).items())
    return _percent(whole / split.hands)


def _percent(chance: float) -> str:
    return say("percent", number=round(100 * chance))


def _found(item: Item) -> AtScore:
    found = at_score(item.moment, *item.told)
    assert found is not None
    return found
