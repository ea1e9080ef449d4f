"""The same position with other suits, or with the seats changed over.

Names of suits and seats mean nothing in the game, so nothing may come of such a change but the same
change in the answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from sixtysix_teach import (
    Action,
    Card,
    ClaimSixtySix,
    DeclareMarriage,
    ExchangeNine,
    PerSeat,
    Play,
    State,
    Suit,
    Trick,
)
from sixtysix_teach.cards import in_order

Suits = Mapping[Suit, Suit]


def renamed(state: State, suits: Suits) -> State:
    """The state with every suit exchanged for the one that *suits* names."""

    def cards(some: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(renamed_card(card, suits) for card in some)

    def hands(some: Iterable[tuple[Card, ...]]) -> PerSeat[tuple[Card, ...]]:
        return PerSeat(in_order(cards(hand)) for hand in some)

    return replace(
        state,
        trump=suits[state.trump],
        turn_up=None if state.turn_up is None else renamed_card(state.turn_up, suits),
        played=cards(state.played),
        tricks=tuple(replace(trick, cards=cards(trick.cards)) for trick in state.tricks),
        marriages=tuple(replace(m, suit=suits[m.suit]) for m in state.marriages),
        shown=PerSeat(cards(some) for some in state.shown),
        hands=hands(state.hands),
        stock=cards(state.stock),
    )


def renamed_card(card: Card, suits: Suits) -> Card:
    return Card(card.rank, suits[card.suit])


def renamed_action(action: Action, suits: Suits) -> Action:
    match action:
        case Play(card):
            return Play(renamed_card(card, suits))
        case DeclareMarriage(suit):
            return DeclareMarriage(suits[suit])
    return action


def changed_over(state: State) -> State:
    """The state with the dealer in forehand's place and the other way round."""

    def both(values: PerSeat[Any]) -> PerSeat[Any]:
        return PerSeat(reversed(values))

    def trick(old: Trick) -> Trick:
        winner = None if old.winner is None else 1 - old.winner
        return replace(old, leader=1 - old.leader, winner=winner)

    closing = state.closing
    return replace(
        state,
        leader=1 - state.leader,
        tricks=tuple(map(trick, state.tricks)),
        trick_points=both(state.trick_points),
        marriages=tuple(replace(m, by=1 - m.by) for m in state.marriages),
        closing=None if closing is None else replace(closing, by=1 - closing.by),
        shown=both(state.shown),
        hands=both(state.hands),
    )


def acted_by_the_other(action: Action) -> Action:
    """The same action in the state with the seats changed over."""
    if isinstance(action, ClaimSixtySix | ExchangeNine) and action.by is not None:
        return replace(action, by=1 - action.by)
    return action
