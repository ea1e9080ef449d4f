"""Look back at a whole deal: which decision cost most, by what could be known when it was made."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import ClassVar

from sixtysix_teach.actions import Action, ClaimSixtySix, Draw
from sixtysix_teach.cards import Suit
from sixtysix_teach.classroom.decision_rows import decision_tile, decisions_row, sentence_tile
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import FromLibrary
from sixtysix_teach.classroom.formats.luck_or_decision import say
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import line_of
from sixtysix_teach.classroom.moment_rows import amount_text, end_text
from sixtysix_teach.classroom.work import Work
from sixtysix_teach.notation.actions import format_action
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import listed, number_text
from sixtysix_teach.state import State
from sixtysix_teach.tutor.action_words import action_text
from sixtysix_teach.tutor.computation import computation
from sixtysix_teach.tutor.judge import judge, surely_lost

LIBRARY = "dearest_decision"
NONE = "none"
MOST = 4
"""So many decisions are offered at most."""
LEAST = Fraction(1, 4)
"""So much has the dearest to cost, and to cost more than the next, to be asked for."""


@dataclass(frozen=True)
class Looked:
    """A decision in a deal: its step, its trick, what was known and done, and what it cost."""

    step: int
    trick: int
    view: Observation
    action: Action
    best: tuple[Action, ...]
    loss: Fraction | None

    @property
    def cost(self) -> Fraction:
        """What it cost for certain: nothing where that cannot be said."""
        return self.loss or Fraction(0)


@dataclass(frozen=True)
class LookedBack:
    """What a deal is looked back at by: the decisions to offer, all of them judged.

    Of the others nothing can be proved: too much was hidden. ``unjudged`` are the tricks with only
    such decisions, ``partly`` those that hold a judged one as well.
    """

    offered: tuple[Looked, ...]
    unjudged: tuple[int, ...]
    partly: tuple[int, ...]


class DearestDecision(FromLibrary):
    """Up to four decisions of a deal, in ``extra`` as one line, and that none cost anything.

    What a decision cost is what the tutor can prove by the knowledge of that moment. Where too much
    was hidden to say, it is not offered, and its trick is named as not judged.
    """

    name = "dearest-decision"
    library = LIBRARY
    cases: ClassVar[tuple[str, ...]] = ("one-cost", "none-cost")
    fields = frozenset({"extra"})
    phrases = "lesson_14.toml"

    def case_of(self, deal: str) -> str:
        """Return the case that a deal belongs to; empty if it cannot be asked."""
        offered = decisions(deal)
        if len(offered) < 2:
            return ""
        costs = sorted((one.cost for one in offered), reverse=True)
        if not costs[0]:
            return "none-cost"
        return "one-cost" if costs[0] >= LEAST and costs[0] - costs[1] >= LEAST else ""

    def check(self, item: Item) -> None:
        """Refuse a deal that no case fits."""
        if len(item.extra) != 1 or self.case_of(item.extra[0]) != item.case:
            raise ValueError(f"{item.format}: the deal is no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the decisions, and that none cost anything."""
        return Input("tap-one", (*(f"step-{one.step}" for one in decisions(item.extra[0])), NONE))

    def right(self, item: Item) -> Value:
        """Return the decision that cost most, or that none did."""
        found = _dearest(item)
        return NONE if found is None else f"step-{found.step}"

    def trump(self, item: Item) -> Suit | None:
        """Return the trump suit of the deal."""
        return _states(item.extra[0])[-1].trump

    def lines(self, item: Item) -> tuple[str, ...]:
        """Return how the deal ended, and which tricks are not asked about."""
        deal = item.extra[0]
        seat = parse_shared(deal)[1]
        ended = say("dearest.ended", end=end_text(_states(deal)[-1], seat))
        return (ended, *unjudged_lines(deal))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return each decision with all that was known when it was made, and that none cost.

        What each cost is added once it is closed.
        """
        right = self.right(item) if closed else ""
        tiles = []
        for one in decisions(item.extra[0]):
            id_ = f"step-{one.step}"
            title = say("dearest.trick", trick=one.trick)
            shown = {"tappable": not closed, "tag": _cost(one) if closed else ""}
            mark = _mark(id_, right, given)
            tiles.append(decision_tile(id_, one.view, one.action, title, mark=mark, **shown))
        mark = _mark(NONE, right, given)
        none = sentence_tile(NONE, say("dearest.none"), tappable=not closed, mark=mark)
        return [decisions_row(*tiles, none)]

    def why(self, item: Item, answer: Value) -> Why:
        """Say what the decision chosen cost, and which cost most."""
        dearest = _dearest(item)
        if answer == NONE:
            assert dearest is not None
            return Why("mistake-overlooked", "dearest.mistake-overlooked", decision_facts(dearest))
        one = next(d for d in decisions(item.extra[0]) if answer == f"step-{d.step}")
        facts = decision_facts(one) | {"own": words_of(one), "own_cost": _cost(one)}
        if dearest is None:
            told = unjudged_lines(item.extra[0])
            return Why("blames-a-sound-card", "dearest.blames-a-sound-card", facts, told)
        facts |= decision_facts(dearest)
        return Why("another-cost-more", "dearest.another-cost-more", facts)

    def why_right(self, item: Item) -> Why:
        """Say what it cost, and what would have been better."""
        dearest = _dearest(item)
        if dearest is None:
            return Why("", "dearest.right-none", {}, unjudged_lines(item.extra[0]))
        return Why("", "dearest.right", decision_facts(dearest))

    def computation(self, item: Item, answer: Value) -> str:
        """Return what the dearest decision cost, by the knowledge of its moment."""
        dearest = _dearest(item)
        if dearest is None or dearest.loss is None:
            return ""
        action = format_action(dearest.action)
        return computation("loss", moment=line_of(dearest.view), action=action)

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the decisions in words, and what was better, with the cards of both."""
        said = set()
        for one in decisions(item.extra[0]):
            said |= {words_of(one), action_text(one.view, *one.best[:2])}
        return frozenset(said)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the trick to look at."""
        dearest = _dearest(item)
        key = "hint_3_none" if level == 3 and dearest is None else f"hint_{level}"
        return say(f"dearest.{key}", trick=dearest.trick if dearest else 0)


@lru_cache(maxsize=64)
def _states(deal: str) -> tuple[State, ...]:
    return tuple(parse_shared(deal)[0].states())


def decisions(deal: str) -> tuple[Looked, ...]:
    """Return up to four decisions of a deal: the dearest, and others that were real choices.

    Only such as were judged: of the others nobody can say that they were sound.
    """
    return looks(deal).result().offered


def unjudged_lines(deal: str) -> tuple[str, ...]:
    """Return the sentences that name the tricks not judged, or only in part."""
    found = looks(deal).result()
    named = {"unjudged": found.unjudged, "partly": found.partly}
    return tuple(
        say(f"dearest.{key}", tricks=_listed(tricks), many=len(tricks))
        for key, tricks in named.items()
        if tricks
    )


def _listed(tricks: Sequence[int]) -> str:
    """Return the numbers of tricks in words; three or more in a row as a stretch."""
    runs: list[list[int]] = []
    for trick in tricks:
        if runs and runs[-1][-1] == trick - 1:
            runs[-1].append(trick)
        else:
            runs.append([trick])
    words: list[str] = []
    for run in runs:
        if len(run) < 3:
            words += map(str, run)
        else:
            words.append(say("dearest.stretch", first=run[0], last=run[-1]))
    return listed(words, last="and")


@lru_cache(maxsize=64)
def looks(deal: str) -> Work[LookedBack]:
    """Return the work on the decisions of a deal: all who ask share it."""
    return Work(lambda: _looking(deal))


def _looking(deal: str) -> Generator[tuple[int, int], None, LookedBack]:
    record, seat = parse_shared(deal)
    found = []
    for step, (state, made) in enumerate(zip(_states(deal), record.steps, strict=False)):
        if isinstance(made.action, Draw):
            continue
        if state.to_move != seat or getattr(made.action, "by", seat) not in (None, seat):
            continue
        view = state.observation(seat)
        options = [a for a in view.legal_actions() if not isinstance(a, ClaimSixtySix)]
        if len(options) < 2:
            continue
        judgement = judge(view)
        loss = judgement.loss(made.action)
        if loss is None and surely_lost(view, made.action):
            loss = Fraction(2)
        trick = len(state.tricks) + 1
        found.append(Looked(step, trick, view, made.action, judgement.best, loss))
        yield step, len(record.steps)
    judged = {one.trick for one in found if one.loss is not None}
    unsure = dict.fromkeys(one.trick for one in found if one.loss is None)
    unjudged = tuple(trick for trick in unsure if trick not in judged)
    return LookedBack(_chosen(found), unjudged, tuple(trick for trick in unsure if trick in judged))


def dearest_of(deal: str) -> Looked | None:
    """Return the decision of a deal that cost most by what could be known; None if none did."""
    found = max(decisions(deal), key=lambda one: one.cost, default=None)
    return found if found is not None and found.cost else None


def _chosen(found: Sequence[Looked]) -> tuple[Looked, ...]:
    # First what cost most, then the latest.
    judged = [one for one in found if one.loss is not None]
    ranked = sorted(judged, key=lambda one: (-one.cost, -one.step))
    return tuple(sorted(ranked[:MOST], key=lambda one: one.step))


def _dearest(item: Item) -> Looked | None:
    if item.case == "none-cost":
        return None
    return max(decisions(item.extra[0]), key=lambda one: one.cost)


def words_of(one: Looked) -> str:
    """Return the decision in words: its trick, and what was done."""
    return say("dearest.decision", trick=one.trick, do=action_text(one.view, one.action))


def _mark(id_: str, right: Value, given: Value | None) -> str:
    """Return how a decision stands to the answer, once it is *right* that is told."""
    if not right:
        return ""
    return "answer" if id_ == right else "wrong" if id_ == given else ""


def decision_row(one: Looked, label: str) -> Rows:
    """Return one decision that is looked back at, and what it cost."""
    title = say("dearest.trick", trick=one.trick)
    tile = decision_tile("", one.view, one.action, title, tag=_cost(one))
    return [decisions_row(tile, label=label)]


def _cost(one: Looked) -> str:
    return say("dearest.cost" if one.loss else "dearest.no_cost", loss=number_text(one.cost))


def decision_facts(one: Looked) -> dict[str, str | int]:
    """Return what sentences about a decision are filled with."""
    return {
        "decision": words_of(one),
        "loss": amount_text(one.cost),
        "better": action_text(one.view, *one.best[:2]),
    }
