"""What closing brings for certain: sure tricks, the kindest hand, what can be reached.

Each answer is about a moment on lead with the stock open, given as the position line of a view. The
solver decides what is won; the searches here only count card points, for the reasons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from sixtysix_teach.actions import CLOSE, Action, Play
from sixtysix_teach.cards import Card, card_points
from sixtysix_teach.classroom.least_added import least_added
from sixtysix_teach.classroom.library import KEPT, seen
from sixtysix_teach.rules import MarriagePhase
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver import count_hands, guaranteed, hands_of, solve, state_of
from sixtysix_teach.state import State
from sixtysix_teach.tutor.facts.certain import closing_hopeless
from sixtysix_teach.tutor.facts.leads import sure_tricks

Hand = tuple[Card, ...]

# More than all the cards of a pack and all marriages that fit in a hand.
_FAR = 240
_COUNTED = 255


@lru_cache(maxsize=KEPT)
def closed(moment: str, hand: Hand = ()) -> State:
    """Return the state after closing, the other side holding *hand*, or any that it can hold."""
    view = seen(moment)
    return state_of(view, hand or next(hands_of(view))).apply(CLOSE)


@lru_cache(maxsize=KEPT)
def sure_close(moment: str) -> int:
    """Return the game points that closing now is sure to win, 0 when it is sure of nothing."""
    value = guaranteed(seen(moment)).by_action.get(CLOSE)
    return max(0, value or 0)


@lru_cache(maxsize=KEPT)
def hopeless_close(moment: str) -> int:
    """Return the game points that closing now loses against every hand, 0 when some hand loses."""
    fact = closing_hopeless(seen(moment))
    return 0 if fact is None else fact.numbers["game_points"]


@lru_cache(maxsize=KEPT)
def hands(moment: str) -> int:
    """Return how many hands the other side can hold."""
    return count_hands(seen(moment))


@lru_cache(maxsize=KEPT)
def sure_leads(moment: str) -> tuple[Hand, Hand]:
    """Return the leads that win one after the other once the stock is closed, whoever holds what.

    And the cards worth least that the other side can add to them, one to each.
    """
    fact = sure_tricks(closed(moment).observation(seen(moment).seat))
    leads = () if fact is None else fact.cards
    return leads, least_added(seen(moment), leads)


@lru_cache(maxsize=KEPT)
def needed_leads(moment: str) -> tuple[Hand, Hand]:
    """Return the same, but no more leads than bring you to the target."""
    view, (leads, all_added) = seen(moment), sure_leads(moment)
    for many in range(len(leads)):
        added = least_added(view, leads[:many])
        points = card_points((*leads[:many], *added))
        if view.total(view.seat) + points >= view.rules.target:
            return leads[:many], added
    return leads, all_added


@lru_cache(maxsize=KEPT)
def sure_total(moment: str) -> int:
    """Return the card points that the sure tricks after a close bring you to, at the least."""
    leads, added = sure_leads(moment)
    return seen(moment).total(seen(moment).seat) + card_points((*leads, *added))


@lru_cache(maxsize=KEPT)
def all_tricks(moment: str) -> int:
    """Return the total with every trick to come, and the dearest cards in the other hand."""
    view = seen(moment)
    known = view.shown[1 - view.seat]
    free = view.hand_sizes[1 - view.seat] - len(known)
    dearest = sorted((card.points for card in view.unseen), reverse=True)[:free]
    return view.total(view.seat) + card_points((*view.hand, *known)) + sum(dearest)


@lru_cache(maxsize=KEPT)
def kindest_hand(moment: str) -> Hand:
    """Return the weakest hand the other side can hold: few trumps, low cards."""
    view = seen(moment)

    def strength(hand: Hand) -> tuple[int, int]:
        trumps = sum(card.suit is view.trump for card in hand)
        return (trumps, sum(card.strength for card in hand))

    return min(hands_of(view), key=strength)


def harsh_hands(moment: str, many: int) -> Iterable[Hand]:
    """Return *many* strong hands that the other side can hold, the strongest first."""
    view = seen(moment)

    def strength(hand: Hand) -> tuple[int, int]:
        trumps = sum(card.strength for card in hand if card.suit is view.trump)
        return (-trumps, -sum(card.strength for card in hand))

    return islice(sorted(hands_of(view), key=strength), many)


@lru_cache(maxsize=KEPT)
def most_against(moment: str, hand: Hand) -> tuple[int, tuple[Action, ...]]:
    """Return the most card points you come to after closing against *hand*, and a line that does.

    All cards are open, the other side keeps you low, and never claims.
    """
    state, seat = closed(moment, hand), seen(moment).seat
    low, high = state.total(seat), all_tricks(moment)
    while low < high:
        middle = (low + high + 1) // 2
        if can_reach(moment, hand, middle):
            low = middle
        else:
            high = middle - 1
    return low, tuple(_coming_to(low, state, seat))


def _coming_to(points: int, state: State, seat: int) -> Iterator[Action]:
    """Yield the line in which you come to *points*, and the other side lets you have no more."""
    while state.total(seat) < points and not state.cards_out:
        asked = points if state.to_move == seat else points + 1
        best = solve(_needing(state, seat, asked)).best
        # Under some rules a marriage may be announced after a close, and then it comes first.
        action = next((a for a in best if isinstance(a, Play)), best[0])
        yield action
        state = state.apply(action)


def can_reach(moment: str, hand: Hand, points: int) -> bool:
    """Return whether you can come to so many card points after closing against *hand*."""
    state, seat = closed(moment, hand), seen(moment).seat
    return state.total(seat) >= points or solve(_needing(state, seat, points)).value > 0


def _out_of_reach(state: State, other: Seat, points: int) -> int:
    """Return what must be added to *points* so that *other*, with no trick yet, cannot reach them.

    As little as does it: the kernel counts no further than 255, and the reference is slow.
    """
    rules = state.rules
    cards = card_points((*state.played, *(card for hand in state.hands for card in hand)))
    made = sum(one.points for one in state.marriages)
    late = rules.marriages and rules.marriage_phase is MarriagePhase.ANY
    to_come = 3 * rules.marriage_points + rules.trump_marriage_points if late else 0
    far = max(0, cards + made + to_come + 1 - points)
    most = max(state.trick_points) + far + cards + made + to_come
    return far if most <= _COUNTED else _FAR


def _needing(state: State, seat: int, points: int) -> State:
    """Return the same cards under rules that ask for so many points, out of reach for the other.

    So a win is to come to these points, and no claim of the other side cuts that short.
    """
    far = _out_of_reach(state, 1 - seat, points)
    rules = state.rules.changed(target=points + far, schneider=0)
    taken = state.trick_points.with_(1 - seat, 0)
    taken = taken.with_(seat, taken[seat] + far)
    return replace(state, rules=rules, trick_points=taken)
