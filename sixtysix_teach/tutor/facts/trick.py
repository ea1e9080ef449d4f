"""The trick on the table, for the seat that answers: can it be won, and what hangs on it."""

from __future__ import annotations

from sixtysix_teach.cards import Card
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import Reading
from sixtysix_teach.rules import CountAt
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import follows, on_lead, other, winners


def trick_can_be_won(view: Observation) -> Fact | None:
    """A sentence would say: the ace and the nine of trumps take the ten: 10 to 21 points.

    ``cards`` are all that win and may be played; ``least`` and ``most`` what the trick then holds,
    with the points for the last trick.
    """
    takes = winners(view)
    if not takes:
        return None
    points = [_points(view, card) for card in takes]
    numbers = {"least": min(points), "most": max(points)}
    return Fact("trick-can-be-won", view.seat, takes, view.played[:1], numbers=numbers)


def trick_is_lost(view: Observation) -> Fact | None:
    """A sentence would say: nothing you may play beats the ace; it costs 11 points at least.

    ``cards`` are those that lose fewest points; ``least`` is what the other takes with them.
    """
    if not follows(view) or winners(view):
        return None
    points = {card: _points(view, card) for card in view.playable}
    least = min(points.values())
    cheapest = tuple(card for card in view.playable if points[card] == least)
    return Fact("trick-is-lost", view.seat, cheapest, view.played[:1], numbers={"least": least})


def own_trick_decides(view: Observation) -> Fact | None:
    """A sentence would say: take it with the ace: that makes 68, and you claim.

    ``cards`` are those that win the trick and reach the target with it; ``total`` is the least
    they make, with marriages that count from the first trick on.
    """
    reading, target = Reading(view), view.rules.target
    if reading.total_with(0) >= target and view.has_trick(view.seat):
        return None
    totals = {card: reading.total_with(_points(view, card)) for card in winners(view)}
    enough = tuple(card for card, total in totals.items() if total >= target)
    if not enough:
        return None
    numbers = {"total": min(totals[card] for card in enough), "target": target}
    return Fact("own-trick-decides", view.seat, enough, view.played[:1], numbers=numbers)


def other_trick_decides(view: Observation) -> Fact | None:
    """A sentence would say: with the ten the other has 66 and claims.

    ``cards`` are those that may be played, lose the trick and bring the other to the target;
    ``total`` is the least it then has.
    """
    if not follows(view) or view.total(other(view)) >= view.rules.target:
        return None
    reading, target = Reading(view), view.rules.target
    takes = winners(view)
    totals = {
        card: reading.others_total_with(_points(view, card))
        for card in view.playable
        if card not in takes
    }
    fatal = tuple(card for card, total in totals.items() if total >= target)
    if not fatal:
        return None
    numbers = {"total": min(totals[card] for card in fatal), "target": target}
    return Fact("other-trick-decides", other(view), fatal, view.played[:1], numbers=numbers)


def trick_saves(view: Observation) -> Fact | None:
    """A sentence would say: take this trick, and losing the deal costs 1 game point, not 2.

    ``cards`` are the winning cards that save most; ``before`` and ``after`` are the game points
    that the other's claim would bring. Nothing is saved where the close has fixed them.
    """
    takes = winners(view)
    if not takes or _fixed(view):
        return None
    before = _loss(view, view.total(view.seat), view.has_trick(view.seat))
    reading = Reading(view)
    losses = {c: _loss(view, reading.total_with(_points(view, c)), True) for c in takes}
    after = min(losses.values())
    if after >= before:
        return None
    cards = tuple(card for card, loss in losses.items() if loss == after)
    numbers = {"before": before, "after": after}
    return Fact("trick-saves", view.seat, cards, view.played[:1], numbers=numbers)


def last_trick(view: Observation) -> Fact | None:
    """A sentence would say: this is the last trick; it is worth 10 points more.

    ``points`` is that bonus. ``wins_deal`` is 1 where the last trick wins the deal if nobody
    claims. Not there in a closed deal, nor where the last trick is one like any other.
    """
    rules = view.rules
    final = view.exhausted and (follows(view) or on_lead(view)) and len(view.hand) == 1
    if not final or not (rules.last_trick_points or rules.last_trick_wins_deal):
        return None
    numbers = {"points": rules.last_trick_points, "wins_deal": int(rules.last_trick_wins_deal)}
    return Fact("last-trick", view.seat, view.hand, view.played[:1], numbers=numbers)


def _points(view: Observation, card: Card) -> int:
    """What the trick holds with *card*, and the bonus if it is the last."""
    return view.played[0].points + card.points + Reading(view).last_trick_bonus(1)


def _fixed(view: Observation) -> bool:
    """Whether a close has already settled what the seat's loss costs."""
    closing = view.closing
    if closing is None:
        return False
    return closing.by == view.seat or view.rules.close_counts_at is CountAt.CLOSE


def _loss(view: Observation, total: int, has_trick: bool) -> int:
    if not has_trick:
        return 3
    return 2 if total < view.rules.schneider else 1
