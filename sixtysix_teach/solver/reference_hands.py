"""The hands that the other seat can hold, as one seat sees it, and the states they make."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from itertools import combinations
from math import comb

from sixtysix_teach.cards import Card, in_order
from sixtysix_teach.observation import Observation
from sixtysix_teach.public import PublicState
from sixtysix_teach.seats import PerSeat, Seat
from sixtysix_teach.solver.reference import other_seat
from sixtysix_teach.state import State

Hand = tuple[Card, ...]

_PUBLIC = tuple(field.name for field in fields(PublicState) if field.init)


def candidates(view: Observation) -> Hand:
    """Return the unseen cards that the other seat can hold: not those it showed not to have."""
    lacks = view.excluded[other_seat(view.seat)]
    return tuple(card for card in view.unseen if card not in lacks)


def hidden_cards(view: Observation) -> int:
    """Return how many cards of the other seat are not known from what it has shown."""
    other = other_seat(view.seat)
    return view.hand_sizes[other] - len(view.shown[other])


def count_hands(view: Observation) -> int:
    """Return the number of hands that the other seat can hold.

    >>> from sixtysix_teach import Deal
    >>> count_hands(State.start(Deal.shuffled(seed=66)).observation(0))
    12376
    """
    return comb(len(candidates(view)), hidden_cards(view))


def hands_of(view: Observation) -> Iterator[Hand]:
    """Yield every hand that the other seat can hold, each in the order of the pack.

    >>> from sixtysix_teach import Deal
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> next(hands_of(view)) == view.unseen[:6]
    True
    """
    shown = view.shown[other_seat(view.seat)]
    for hidden in combinations(candidates(view), hidden_cards(view)):
        yield in_order((*shown, *hidden))


def state_of(view: Observation, hand: Iterable[Card]) -> State:
    """Return the state in which the other seat holds *hand*.

    The rest of the unseen cards lie in the stock in the order of the pack. Once nobody draws any
    more their order does not matter; before, this is one state of many.
    """
    held = in_order(hand)
    stock = tuple(card for card in view.unseen if card not in held)
    assert len(held) == view.hand_sizes[other_seat(view.seat)]
    assert len(stock) == view.stock_down
    public = {name: getattr(view, name) for name in _PUBLIC}
    hands = PerSeat((view.hand, view.hand)).with_(other_seat(view.seat), held)
    return State(**public, hands=hands, stock=stock)


def known_state(view: Observation) -> State | None:
    """Return the whole state where the seat of *view* can work out all that matters, else None.

    That is so once the stock is gone, after a close when only one hand is left, and while one
    stock card is hidden whose place is known. Then :func:`solve` is exact play.

    >>> from sixtysix_teach import Deal
    >>> known_state(State.start(Deal.shuffled(seed=66)).observation(0)) is None
    True
    """
    known = view.known_cards
    if any(len(cards) != size for cards, size in zip(known, view.hand_sizes, strict=True)):
        return None
    left = tuple(card for card in view.unseen if not any(card in hand for hand in known))
    # In which order they lie matters as long as they are drawn.
    if len(left) > 1 and not view.must_follow:
        return None
    public = {name: getattr(view, name) for name in _PUBLIC}
    return State(**public, hands=known, stock=left)


def with_hand(state: State, seat: Seat, hand: Iterable[Card]) -> State:
    """Return *state* with another *hand* of as many cards for *seat*.

    The cards come from the stock, and those given up go there.
    """
    held = in_order(hand)
    assert len(held) == len(state.hands[seat])
    pile = in_order((*state.hands[seat], *state.stock))
    stock = tuple(card for card in pile if card not in held)
    return replace(state, hands=state.hands.with_(seat, held), stock=stock)
