"""What is added to sure leads at the least, against every hand and every reply, on whole states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card, card_points
from sixtysix_teach.classroom import closes
from sixtysix_teach.classroom.least_added import outside
from sixtysix_teach.classroom.library import library, seen
from sixtysix_teach.solver import hands_of
from sixtysix_teach.state import State

FEW = 60
"""So many hands of the other side the slow way goes through in each moment."""


def moments() -> Iterator[str]:
    """All moments before a close, under all rules."""
    for cases in library("closes").values():
        for found in cases.values():
            yield from (one.moment for one in found)


def cheapest(moment: str, leads: Sequence[Card]) -> int:
    """The card points of the cheapest cards outside, whether or not they can be added."""
    return sum(sorted(card.points for card in outside(seen(moment)))[: len(leads)])


def least(state: State, leads: Sequence[Card], seat: int) -> int:
    """The least total that *leads* bring, over every legal reply."""
    if not leads:
        return state.total(seat)
    after = state.apply(Play(leads[0]))
    assert after.to_move != seat
    every = (after.apply(Play(card)) for card in after.playable)
    return min(least(one, leads[1:], seat) for one in every)


def least_of_all(moment: str, leads: Sequence[Card]) -> int:
    """The same over every hand that the other side can hold."""
    view = seen(moment)
    return min(least(closes.closed(moment, hand), leads, view.seat) for hand in hands_of(view))


def test_the_sure_total_is_the_least_over_all_hands_and_replies() -> None:
    few = [one for one in moments() if closes.hands(one) <= FEW]
    assert len(few) > 50
    for moment in few:
        assert closes.sure_total(moment) == least_of_all(moment, closes.sure_leads(moment)[0])


def test_a_total_above_the_cheapest_cards_is_right_too() -> None:
    """Where the cheapest cards cannot all be added: a suit must be followed, a card was shown."""
    found = 0
    for moment in moments():
        leads, added = closes.sure_leads(moment)
        if card_points(added) == cheapest(moment, leads):
            continue
        found += 1
        assert card_points(added) > cheapest(moment, leads)
        assert closes.sure_total(moment) == least_of_all(moment, leads)
    assert found > 2


def test_as_many_leads_as_are_needed_reach_the_target_for_certain() -> None:
    for moment in moments():
        view, (leads, added) = seen(moment), closes.needed_leads(moment)
        assert len(added) == len(leads)
        total = view.total(view.seat) + card_points((*leads, *added))
        assert (total >= view.rules.target) is (closes.sure_total(moment) >= view.rules.target)
