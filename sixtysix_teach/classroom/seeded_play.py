"""Deals played from a seeded source, move by move: where the moments of lesson items come from.

The play is quick and plain, and a little careless, so that every kind of moment comes up. Whatever
is met here can be met at a table, since each state follows from a deal by legal actions.

>>> from sixtysix_teach.presets import CLASSIC
>>> deal = list(played(Random(66), CLASSIC))
>>> deal[0].tricks, deal[-1].cards_out
((), True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import TypeVar

from sixtysix_teach.actions import CLOSE, DRAW, EXCHANGE, PLAYS, Action, DeclareMarriage
from sixtysix_teach.cards import Card, beats, in_order
from sixtysix_teach.deal import Deal
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import PerSeat, Seat
from sixtysix_teach.state import State

T = TypeVar("T")

# A deal takes less than a millisecond to play; no case of a lesson needs more than a few dozen.
MOST_DEALS = 3000


@dataclass(frozen=True)
class Manner:
    """How a deal is played: the chance of a close at each lead, of any card, and who ducks.

    ``ducks`` is the seat that takes no points while any card may be played.
    """

    closes: float = 0.0
    careless: float = 0.25
    ducks: Seat | None = None


PLAIN = Manner()
CLOSING = Manner(closes=0.12)


def shuffled(rng: Random, rules: Rules) -> State:
    """Return the start of a deal of two players, dealt from *rng*."""
    cards = list(rules.pack)
    rng.shuffle(cards)
    size = rules.hand_size
    hands = PerSeat((in_order(cards[:size]), in_order(cards[size : 2 * size])))
    return State.start(Deal(hands, tuple(cards[2 * size : -1]), cards[-1]), rules)


def played(rng: Random, rules: Rules, manner: Manner = PLAIN) -> Iterator[State]:
    """Yield every state of one deal, from the first lead until the cards are out. Nobody claims."""
    state = shuffled(rng, rules)
    yield state
    while not state.cards_out:
        state = state.apply(_action(state, rng, manner))
        yield state


def found(
    rng: Random,
    rules: Rules,
    wanted: Callable[[State], T | None],
    manner: Manner = PLAIN,
    *,
    deals: int = MOST_DEALS,
    hopeless: Callable[[State], bool] | None = None,
) -> T:
    """Return what *wanted* makes of a state: of the first deal with such a state, any of them.

    A deal is left at a state that is *hopeless*: nothing after it can be wanted. Raises
    ``LookupError`` when *deals* deals had none.
    """
    for _ in range(deals):
        deal = played(rng, rules, manner)
        if hopeless is not None:
            deal = takewhile(lambda state: not hopeless(state), deal)
        made = [one for state in deal if (one := wanted(state)) is not None]
        if made:
            return rng.choice(made)
    raise LookupError(f"no such moment in {deals} deals under {rules.name}")


def _action(state: State, rng: Random, manner: Manner) -> Action:
    """Return what is done at *state*: announce and exchange at once, close sometimes, else play."""
    if state.played:
        return PLAYS[_reply(state, rng, manner)]
    if state.to_draw and not manner.closes:
        return DRAW
    # Cards come first in the pinned order; to compare with each would take longer than the rest.
    actions = state.legal_actions()[len(state.playable) :]
    if manner.closes and CLOSE in actions and rng.random() < manner.closes:
        return CLOSE
    if state.to_draw:
        return DRAW
    if EXCHANGE in actions:
        return EXCHANGE
    pairs = [action for action in actions if isinstance(action, DeclareMarriage)]
    return pairs[0] if pairs else PLAYS[_lead(state, rng, manner)]


def _lead(state: State, rng: Random, manner: Manner) -> Card:
    """Lead low while the stock is open, high from then on; sometimes any card."""
    cards = state.playable
    if rng.random() < manner.careless:
        return rng.choice(cards)
    if manner.ducks == state.to_move:
        return min(cards, key=lambda card: (card.suit is state.trump, card.strength))
    if state.must_follow or manner.ducks is not None:
        return max(cards, key=lambda card: (card.strength, card.suit is state.trump))
    return min(cards, key=lambda card: (card.suit is state.trump, card.points, card.strength))


def _reply(state: State, rng: Random, manner: Manner) -> Card:
    """Take a trick with something in it as cheaply as possible, else throw the least."""
    lead, cards = state.played[0], state.playable
    winning = [card for card in cards if beats(card, lead, trump=state.trump)]
    losing = [card for card in cards if card not in winning]
    if manner.ducks == state.to_move and losing:
        # A trick with nothing in it may be taken now and then: it is no card points, but a trick.
        empty = [card for card in winning if not card.points and not lead.points]
        return empty[0] if empty and rng.random() < 0.3 else rng.choice(losing)
    if rng.random() < manner.careless:
        return rng.choice(cards)
    if winning and (lead.points >= 3 or not losing or rng.random() < 0.3):
        return min(winning, key=lambda card: (card.suit is state.trump, card.strength))
    return min(losing or winning, key=lambda card: (card.suit is state.trump, card.points))
