"""Game points for a finished deal (rules 1.12 and 1.13)."""

from __future__ import annotations

from sixtysix_teach.actions import ClaimSixtySix
from sixtysix_teach.moments import Ending, Outcome
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import CountAt, Penalty
from sixtysix_teach.seats import Seat


def outcome_of(table: PublicState) -> Outcome:
    """Return the outcome of a deal that has ended, from what everybody has seen.

    A claim decides at once, whatever the other total (rule 1.11.3). Without a claim a closer has
    failed; otherwise the last trick or the higher total decides (rule 1.12).
    """
    if isinstance(table.ended, ClaimSixtySix):
        assert table.ended.by is not None
        return _claimed(table, table.ended.by)
    if table.closing is not None:
        return _closer_fails(table, table.closing.by)
    if table.rules.last_trick_wins_deal:
        return Outcome(table.rules.same_side(table.leader), 1, Ending.LAST_TRICK)
    return _counted(table)


def worth(table: PublicState, losers: tuple[Seat, ...], *, until: int | None = None) -> int:
    """Return what a win over *losers* is worth: 1, 2 (all under 33) or 3 (all trickless).

    With *until* only the first so many tricks count, for rules that judge at the close.
    """
    if all(table.tricks_won(seat, until=until) == 0 for seat in losers):
        return 3
    points = (total_at(table, seat, until) for seat in losers)
    return 2 if all(total < table.rules.schneider for total in points) else 1


def total_at(table: PublicState, seat: Seat, until: int | None) -> int:
    """Return the card points of the side of *seat* after *until* tricks (None: at the end)."""
    if until is None:
        return table.total(seat)
    side = table.rules.side
    mine = side(seat)
    won = [t for t in table.tricks[:until] if t.winner is not None and side(t.winner) == mine]
    marriages = sum(m.points for m in table.marriages if side(m.by) == mine and m.at <= until)
    return sum(t.card_points for t in won) + (marriages if won else 0)


def _claimed(table: PublicState, claimant: Seat) -> Outcome:
    rules, closing = table.rules, table.closing
    others = rules.other_sides(claimant)
    own_close = closing is not None and rules.side(closing.by) == rules.side(claimant)
    if table.total(claimant) < rules.target:
        if closing is not None and own_close:
            return _closer_fails(table, closing.by)
        points = _penalty(table, rules.false_claim, claimant, at=None)
        return Outcome(others, points, Ending.FALSE_CLAIM)
    winners = rules.same_side(claimant)
    if closing is not None and not own_close:
        return _closer_fails(table, closing.by, beaten_by=winners)
    judged = closing is not None and rules.close_counts_at is CountAt.CLOSE
    until = closing.at if closing is not None and judged else None
    return Outcome(winners, worth(table, others, until=until), Ending.CLAIM)


def _closer_fails(
    table: PublicState, closer: Seat, *, beaten_by: tuple[Seat, ...] | None = None
) -> Outcome:
    """A close that failed; *beaten_by* are the seats of a side that claimed correctly first."""
    rules = table.rules
    assert table.closing is not None
    penalty = rules.failed_close
    if beaten_by is not None and rules.closer_beaten is not Penalty.AS_FAILED_CLOSE:
        penalty = rules.closer_beaten
    points = _penalty(table, penalty, closer, at=table.closing.at)
    ending = Ending.FAILED_CLOSE if beaten_by is None else Ending.CLOSER_BEATEN
    return Outcome(beaten_by or rules.other_sides(closer), points, ending)


def _penalty(table: PublicState, penalty: Penalty, offender: Seat, *, at: int | None) -> int:
    """Return the game points that *offender* pays; *at* is the trick count of the close, if any."""
    others = table.rules.other_sides(offender)
    if penalty is Penalty.TWO:
        return 2
    if penalty is Penalty.THREE:
        return 3
    if penalty is Penalty.MIRROR:
        # The mirror rule looks at the moment the deal ends, also for a failed close.
        return worth(table, others)
    trickless = all(table.tricks_won(seat, until=at) == 0 for seat in others)
    return 3 if trickless else 2


def _counted(table: PublicState) -> Outcome:
    rules = table.rules
    totals = table.card_points
    best = max(totals)
    top = tuple(seat for seat, total in enumerate(totals) if total == best)
    if {rules.side(seat) for seat in top} != {rules.side(top[0])}:
        return Outcome((), 0, Ending.DRAW)
    # Of three players it is common that none reaches the target: the highest total is worth 1.
    points = 1 if rules.players == 3 else worth(table, rules.other_sides(top[0]))
    return Outcome(rules.same_side(top[0]), points, Ending.COUNT)
