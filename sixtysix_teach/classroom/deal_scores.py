"""Finished deals for the lesson about ending one: found by seeded play, scored by the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random

from sixtysix_teach.actions import CLAIM, COUNT, ClaimSixtySix
from sixtysix_teach.classroom.deal_ends import seen
from sixtysix_teach.classroom.seeded_play import Manner, found
from sixtysix_teach.moments import Closing, Outcome
from sixtysix_teach.notation.position import format_view
from sixtysix_teach.observation import Observation
from sixtysix_teach.rules import Penalty, Rules, TricklessMarriage
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

SCORE_CASES = (
    "past-33",  # a right claim, the other side above 33
    "exactly-33",
    "under-33",
    "trickless",
    "nines-save",  # a trick, and no card points in it
    "pending-lost",  # trickless, with a marriage announced
    "behind",  # a right claim with fewer points than the other side
    "false-claim",
    "false-65",
    "false-trickless",  # a wrong claim against a side without a trick
    "count",  # nobody claims, and the last trick goes to the lower total
    "draw",
    "close-wins",
    "close-fails",
    "close-fails-3",  # trickless when it was closed, not so at the end
    "close-no-bonus",  # the closer takes the last trick, and 10 more would do
    "closer-beaten",
)


@dataclass(frozen=True)
class Ended:
    """A finished deal as the learner's seat sees it."""

    view: Observation

    @property
    def you(self) -> Seat:
        """The learner's seat."""
        return self.view.seat

    @cached_property
    def outcome(self) -> Outcome:
        """How it ended, by the engine."""
        outcome = self.view.outcome
        assert outcome is not None
        return outcome

    @property
    def claimant(self) -> Seat | None:
        """Who claimed, if anybody did."""
        ended = self.view.ended
        return ended.by if isinstance(ended, ClaimSixtySix) else None

    @property
    def closing(self) -> Closing | None:
        """The close, if there was one."""
        return self.view.closing

    @property
    def loser(self) -> Seat | None:
        """The side that does not win; of a draw nobody."""
        winner = self.outcome.winner
        return None if winner is None else 1 - winner

    @property
    def had_trick_at_close(self) -> bool:
        """Whether the side that did not close had won a trick when it was closed."""
        closing = self.view.closing
        return closing is not None and self.view.tricks_won(1 - closing.by, until=closing.at) > 0

    def pending(self, seat: Seat) -> int:
        """Return the marriage points that *seat* announced and that never counted."""
        if self.view.has_trick(seat):
            return 0
        return sum(one.points for one in self.view.marriages if one.by == seat)

    @property
    def answer(self) -> str:
        """The answer as a choice: ``you-1`` to ``bot-3``, or ``draw``."""
        outcome = self.outcome
        if outcome.winner is None:
            return "draw"
        return f"{'you' if outcome.winner == self.you else 'bot'}-{outcome.game_points}"


@lru_cache(maxsize=512)
def ended_at(moment: str) -> Ended:
    """Return the finished deal of a position line; ``ValueError`` if it goes on."""
    view = seen(moment)
    if view.ended is None:
        raise ValueError("the deal is not over")
    return Ended(view)


def score_cases(rules: Rules) -> tuple[str, ...]:
    """Return the cases that can come up under *rules*."""
    gone = {"count", "draw"} if rules.last_trick_wins_deal else set()
    if not rules.last_trick_points:
        gone |= {"count", "draw", "close-no-bonus"}
    # Cases about a price that depends on tricks, where these rules have a flat one.
    if rules.failed_close is not Penalty.TWO_OR_THREE:
        gone.add("close-fails-3")
    if rules.false_claim is not Penalty.TWO_OR_THREE:
        gone.add("false-trickless")
    if all(card.points for card in rules.pack):
        gone.add("nines-save")
    if rules.trickless_marriage is not TricklessMarriage.PENDING:
        gone.add("pending-lost")
    if not rules.marriages:
        gone |= {"behind", "pending-lost"}
    return tuple(case for case in SCORE_CASES if case not in gone)


def find_ended(case: str, rng: Random, rules: Rules) -> str:
    """Return a finished deal of *case*, from the seat of either side, as a position line."""
    test, manner = _TESTS[case]

    def wanted(state: State) -> str | None:
        if state.played or state.to_draw or not state.tricks:
            return None
        if (case in _UNCLAIMED and not state.cards_out) or not test(state, rules):
            return None
        end = state.apply(COUNT if case in _UNCLAIMED else CLAIM)
        return format_view(end.observation(rng.randrange(2)))

    return found(rng, rules, wanted, manner, hopeless=_HOPELESS.get(case))


def _both_have_tricks(state: State) -> bool:
    return state.has_trick(0) and state.has_trick(1)


def _both_have_points(state: State) -> bool:
    return all(state.trick_points)


# Where one side must be left without: most deals need not be played to their end.
_HOPELESS: Mapping[str, Callable[[State], bool]] = {
    "trickless": _both_have_tricks,
    "pending-lost": _both_have_tricks,
    "false-trickless": _both_have_tricks,
    "nines-save": _both_have_points,
}
_UNCLAIMED = ("count", "draw", "close-fails", "close-fails-3", "close-no-bonus")
_Test = Callable[[State, Rules], bool]


def _right_claim(test: Callable[[int, int, Rules], bool]) -> _Test:
    """Return a test of a right claim without a close: of the loser's total and its tricks."""

    def tests(end: State, rules: Rules) -> bool:
        loser, total = 1 - end.leader, end.total(end.leader)
        # Much more than the target means that a claim was missed long before.
        if end.closing is not None or not rules.target <= total < rules.target + 20:
            return False
        return test(end.total(loser), end.tricks_won(loser), rules)

    return tests


def _false_claim(test: Callable[[int, int, Rules], bool]) -> _Test:
    """Return a test of a wrong claim without a close: of its total and the other side's tricks."""

    def tests(end: State, rules: Rules) -> bool:
        total = end.total(end.leader)
        if end.closing is not None or not rules.target - 12 <= total < rules.target:
            return False
        return test(total, end.tricks_won(1 - end.leader), rules)

    return tests


def _pending_lost(end: State, rules: Rules) -> bool:
    loser = 1 - end.leader
    own = sum(one.points for one in end.marriages if one.by == loser)
    return bool(own) and _right_claim(lambda total, tricks, _: not tricks)(end, rules)


def _behind(end: State, rules: Rules) -> bool:
    more = end.total(1 - end.leader) > end.total(end.leader)
    return more and _right_claim(lambda total, tricks, _: True)(end, rules)


def _count(end: State, rules: Rules) -> bool:
    return end.closing is None and end.total(end.leader) < end.total(1 - end.leader)


def _draw(end: State, rules: Rules) -> bool:
    return end.closing is None and end.total(0) == end.total(1)


def _failed(end: State, rules: Rules, *, had: bool) -> bool:
    """Return whether a close failed by the cards running out, the other side with a trick now."""
    closing = end.closing
    if closing is None or not 40 <= end.total(closing.by) < rules.target:
        return False
    other = 1 - closing.by
    then = end.tricks_won(other, until=closing.at) > 0
    return end.tricks_won(other) > 0 and then is had


def _no_bonus(end: State, rules: Rules) -> bool:
    closing = end.closing
    if closing is None or end.leader != closing.by:
        return False
    total = end.total(closing.by)
    near = rules.target - rules.last_trick_points <= total < rules.target
    return near and end.tricks_won(1 - closing.by) > 0


def _close_wins(end: State, rules: Rules) -> bool:
    closing = end.closing
    return (
        closing is not None and closing.by == end.leader and end.total(end.leader) >= rules.target
    )


def _beaten(end: State, rules: Rules) -> bool:
    closing = end.closing
    return (
        closing is not None and closing.by != end.leader and end.total(end.leader) >= rules.target
    )


_PLAIN, _CLOSED, _DUCKED = Manner(), Manner(closes=0.12), Manner(ducks=1)
_TESTS: Mapping[str, tuple[_Test, Manner]] = {
    "past-33": (_right_claim(lambda total, tricks, r: r.schneider < total < r.target), _PLAIN),
    "exactly-33": (_right_claim(lambda total, tricks, r: total == r.schneider), _PLAIN),
    "under-33": (
        _right_claim(lambda total, tricks, r: r.schneider - 12 <= total < r.schneider),
        _PLAIN,
    ),
    "trickless": (_right_claim(lambda total, tricks, r: not tricks), _DUCKED),
    "nines-save": (_right_claim(lambda total, tricks, r: tricks > 0 and not total), _DUCKED),
    "pending-lost": (_pending_lost, Manner(ducks=0)),
    "behind": (_behind, _PLAIN),
    "false-claim": (_false_claim(lambda total, tricks, r: tricks > 0), _PLAIN),
    "false-65": (
        _false_claim(lambda total, tricks, r: tricks > 0 and total == r.target - 1),
        _PLAIN,
    ),
    "false-trickless": (_false_claim(lambda total, tricks, r: not tricks), _DUCKED),
    "count": (_count, _PLAIN),
    "draw": (_draw, _PLAIN),
    "close-wins": (_close_wins, _CLOSED),
    "close-fails": (lambda end, rules: _failed(end, rules, had=True), _CLOSED),
    "close-fails-3": (lambda end, rules: _failed(end, rules, had=False), _CLOSED),
    "close-no-bonus": (_no_bonus, _CLOSED),
    "closer-beaten": (_beaten, _CLOSED),
}
