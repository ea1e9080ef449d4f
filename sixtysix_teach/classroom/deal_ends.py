"""Moments near the end of a deal, and finished deals, for the lesson about ending one.

All totals, windows and outcomes are the engine's. Here are the moments, what of them is shown to be
counted, and what the count would be for somebody who makes a known mistake.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from random import Random

from sixtysix_teach.actions import CLAIM, ClaimSixtySix, DeclareMarriage
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom.seeded_play import Manner, found
from sixtysix_teach.moments import Marriage, Outcome, Trick
from sixtysix_teach.notation.position import format_view, parse_view
from sixtysix_teach.observation import Observation
from sixtysix_teach.rules import ClaimWindow, MarriagePhase, Rules, TricklessMarriage
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State


@dataclass(frozen=True)
class Count:
    """A moment to be counted: the last *shown* tricks lie open, those before are told as a sum."""

    view: Observation
    shown: int

    @property
    def you(self) -> Seat:
        """The learner's seat."""
        return self.view.seat

    @property
    def bot(self) -> Seat:
        """The other seat."""
        return 1 - self.view.seat

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that lie open, oldest first."""
        return self.view.tricks[len(self.view.tricks) - self.shown :]

    @property
    def first(self) -> int:
        """The number of the first trick that lies open, counted from 1."""
        return len(self.view.tricks) - self.shown + 1

    def before(self, seat: Seat) -> int:
        """Return the card points in the tricks of *seat* that are told as a sum."""
        earlier = self.view.tricks[: self.first - 1]
        return sum(trick.card_points for trick in earlier if trick.winner == seat)

    def taken(self, seat: Seat) -> tuple[int, ...]:
        """Return the worth of each open trick of *seat*."""
        return tuple(trick.card_points for trick in self.tricks if trick.winner == seat)

    def marriages(self, seat: Seat) -> tuple[Marriage, ...]:
        """Return the marriages that *seat* announced."""
        return tuple(one for one in self.view.marriages if one.by == seat)

    def valid(self, seat: Seat) -> tuple[int, ...]:
        """Return the card points of those that count by now."""
        counts = self.view.has_trick(seat)
        return tuple(one.points for one in self.marriages(seat) if counts and one.points)

    def bonus(self, seat: Seat) -> int:
        """Return the card points for the last trick, where *seat* took it and they are given."""
        parts = self.before(seat) + sum(self.taken(seat)) + sum(self.valid(seat))
        return self.view.total(seat) - parts

    def parts(self, seat: Seat) -> tuple[int, ...]:
        """Return what the engine's total of *seat* is made of, in the order it is shown."""
        bonus = self.bonus(seat)
        made = (self.before(seat), *self.taken(seat), *self.valid(seat))
        return (*made, bonus) if bonus else made

    @cached_property
    def pair(self) -> Suit | None:
        """The suit of a king and queen in hand, the trump suit first."""
        hand, trump = self.view.hand, self.view.trump
        pairs = [
            card.suit
            for card in hand
            if card.rank is Rank.KING and Card(Rank.QUEEN, card.suit) in hand
        ]
        return trump if trump in pairs else pairs[0] if pairs else None

    @property
    def pair_points(self) -> int:
        """What that pair would be worth."""
        rules = self.view.rules
        plain = self.pair is not self.view.trump
        return rules.marriage_points if plain else rules.trump_marriage_points

    @property
    def may_announce(self) -> bool:
        """Whether the pair may be announced now."""
        return self.pair is not None and self.view.why_illegal(DeclareMarriage(self.pair)) is None

    @property
    def may_claim(self) -> bool:
        """Whether a claim may be made now, right or wrong."""
        return self.view.why_illegal(CLAIM) is None

    @property
    def enough(self) -> bool:
        """Whether a claim now is right."""
        return self.may_claim and self.view.total(self.you) >= self.view.rules.target

    @property
    def enough_with_pair(self) -> bool:
        """Whether a claim after announcing the pair is right."""
        total = self.view.total(self.you) + self.pair_points * (self.pair is not None)
        had = self.view.has_trick(self.you)
        return had and self.may_announce and total >= self.view.rules.target

    def if_claimed(self) -> Outcome:
        """Return how the deal ends if the learner claims now."""
        outcome = replace(self.view, ended=ClaimSixtySix(by=self.you)).outcome
        assert outcome is not None
        return outcome


@lru_cache(maxsize=1024)
def seen(moment: str) -> Observation:
    """Return the view of a moment."""
    return parse_view(moment)


@lru_cache(maxsize=1024)
def count_at(moment: str, shown: int) -> Count:
    """Return the moment with so many tricks open; ``ValueError`` if there are fewer."""
    view = seen(moment)
    if not 0 < shown <= len(view.tricks):
        raise ValueError(f"the moment has {len(view.tricks)} tricks, not {shown}")
    return Count(view, shown)


# ---------------------------------------------------------------- finding moments

CLAIM_CASES = (
    "enough",
    "exactly",  # 66
    "one-short",  # 65
    "short",
    "not-on-lead",  # enough, but the other side leads
    "behind",  # more than enough, and the other side has still more
    "pending",  # enough only with a marriage announced before the first trick
    "pair",  # enough after announcing
    "pair-short",  # not even then
    "pair-late",  # a pair in hand, and the stock closed or gone
)


def _in_claim_case(count: Count, case: str) -> bool:
    """Return whether the moment is one of *case*."""
    view, target = count.view, count.view.rules.target
    total, other = view.total(count.you), view.total(count.bot)
    if case == "not-on-lead":
        return bool(view.played) and total >= target
    if view.played or not count.may_claim or (other >= target and case != "behind"):
        return False
    early = [one.points for one in count.marriages(count.you) if one.at == 0 and one.points]
    if case in ("pair", "pair-short", "pair-late"):
        if count.pair is None or total >= target:
            return False
        late = view.must_follow
        near = target - 12 <= total + count.pair_points
        if case == "pair-late":
            return late and not count.may_announce and total + count.pair_points >= target
        return near and count.may_announce and count.enough_with_pair is (case == "pair")
    if count.pair is not None and count.may_announce:
        return False
    match case:
        case "enough":
            return max(target, other) < total <= target + 16 and not early
        case "exactly":
            return total == target
        case "one-short":
            return total == target - 1
        case "short":
            return target - 10 <= total < target - 1
        case "behind":
            # With exactly 66 a miss could as well come from "66 is not enough".
            return target < total < other
        case _:
            return bool(early) and target <= total < target + sum(early)


def _may_be(case: str, total: int, rules: Rules) -> bool:
    """Return whether a moment of *case* can have this total."""
    exact = {"exactly": rules.target, "one-short": rules.target - 1}
    if case in exact:
        return total == exact[case]
    most = rules.trump_marriage_points if case.startswith("pair") else 0
    return total + most >= rules.target - 12


def _fits_hand(case: str, hand: tuple[Card, ...]) -> bool:
    if not case.startswith("pair"):
        return True
    kings = [card.suit for card in hand if card.rank is Rank.KING]
    return any(Card(Rank.QUEEN, suit) in hand for suit in kings)


def claim_cases(rules: Rules) -> tuple[str, ...]:
    """Return the cases that can come up under *rules*."""
    gone = set() if rules.claim_window is ClaimWindow.ON_LEAD else {"not-on-lead"}
    if rules.trickless_marriage is not TricklessMarriage.PENDING:
        gone.add("pending")
    if rules.marriage_phase is not MarriagePhase.OPEN:
        gone.add("pair-late")
    if not rules.marriages:
        gone |= {"behind", "pending", "pair", "pair-short", "pair-late"}
    return tuple(case for case in CLAIM_CASES if case not in gone)


def count_cases(rules: Rules) -> tuple[str, ...]:
    """Return the cases that can come up under *rules*."""
    gone = set() if rules.last_trick_points else {"last-trick"}
    if not rules.marriages:
        gone |= {"marriage", "pending"}
    if rules.trickless_marriage is not TricklessMarriage.PENDING:
        gone.add("pending")
    return tuple(case for case in COUNT_CASES if case not in gone)


def find_claim(case: str, rng: Random, rules: Rules) -> tuple[str, int]:
    """Return a moment of *case* as a position line, and how many of its tricks lie open."""
    shown = rng.choice((2, 3))

    def wanted(state: State) -> str | None:
        if len(state.tricks) < shown or state.to_draw or state.cards_out or len(state.played) > 1:
            return None
        seat = state.to_move
        # These are cheap; the view is made only where they hold.
        if (case == "not-on-lead") is not bool(state.played):
            return None
        if not _may_be(case, state.total(seat), rules) or not _fits_hand(case, state.hands[seat]):
            return None
        count = Count(state.observation(seat), shown)
        return format_view(count.view) if _in_claim_case(count, case) else None

    return found(rng, rules, wanted, Manner(closes=rng.choice((0.0, 0.05)))), shown


COUNT_CASES = (
    "mine",
    "bots",
    "marriage",  # a marriage counts
    "pending",  # a marriage of a side without a trick
    "last-trick",  # the last trick of an open deal, yours
    "last-closed",  # the last trick of a closed deal, yours
)


def find_count(case: str, rng: Random, rules: Rules) -> tuple[str, int, Seat]:
    """Return a moment to be counted, how many tricks lie open, and whose total is asked."""
    shown = rng.choice((2, 3))
    last = case.startswith("last")

    def wanted(state: State) -> tuple[str, int, Seat] | None:
        many = len(state.tricks)
        if state.played or state.to_draw or state.cards_out is not last or many < shown:
            return None
        if last and (state.closing is not None) is not (case == "last-closed"):
            return None
        seat = state.leader if last else 1 - state.leader if case == "pending" else many % 2
        count = Count(state.observation(seat), shown)
        asked = count.bot if case == "bots" else count.you
        if not _in_count_case(count, asked, case):
            return None
        return format_view(count.view), shown, asked

    manner = Manner(closes=0.12 * (case == "last-closed"))
    if case == "pending":
        manner = Manner(ducks=0)
    return found(rng, rules, wanted, manner)


def _in_count_case(count: Count, asked: Seat, case: str) -> bool:
    taken, limit = count.taken(asked), count.view.rules.target
    if case.startswith("last"):
        limit += 20
    # Beyond this somebody would have claimed before.
    if max(count.view.card_points) >= limit:
        return False
    if case == "pending":
        own = count.marriages(asked)
        return bool(own) and not count.view.has_trick(asked)
    if not taken or len(taken) == count.shown:
        return False
    return bool(count.valid(asked)) is (case == "marriage") or case.startswith("last")
