"""Moments of seeded deals, seen from your seat: what formats about a deal ask about.

Every moment is reached by legal play from a whole deal, so nothing in it is made up. An item keeps
the view of your seat only; :func:`whole` gives a state back for questions whose answer is the same
whatever lies hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from random import Random

from sixtysix_teach.actions import CLOSE, DRAW, Action, Play
from sixtysix_teach.cards import Card, beats
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.deal import Deal
from sixtysix_teach.notation.position import format_view
from sixtysix_teach.observation import Observation
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import PerSeat, Seat
from sixtysix_teach.solver import hands_of, state_of
from sixtysix_teach.state import State

TRIES = 4000
"""Deals looked at for one item; most cases come up within ten."""


@lru_cache(maxsize=512)
def whole(line: str) -> State:
    """Return one state that fits the view: the hidden cards lie in the order of the pack."""
    view = seen(line)
    return state_of(view, next(iter(hands_of(view))))


def line_of(state: State, seat: Seat) -> str:
    """Return what *seat* may know of *state*, as an item keeps it."""
    return format_view(state.observation(seat))


def bot_of(view: Observation) -> Seat:
    """Return the other seat."""
    return 1 - view.seat


def deal_with(
    rng: Random,
    rules: Rules,
    *,
    seat: Seat = 0,
    held: Iterable[Card] = (),
    turn_up: Card | None = None,
) -> Deal:
    """Return a shuffled deal in which *seat* holds the cards *held* and *turn_up* is turned up."""
    mine = list(held)
    rest = [card for card in rules.pack if card not in mine and card is not turn_up]
    rng.shuffle(rest)
    up = turn_up or rest.pop()
    hands = []
    for number in range(rules.players):
        hand = mine if number == seat else []
        while len(hand) < rules.hand_size:
            hand.append(rest.pop())
        hands.append(tuple(hand))
    return Deal(PerSeat(hands), tuple(rest), up)


def moments(
    deal: Deal,
    rules: Rules,
    rng: Random,
    *,
    keep: Sequence[Card] = (),
    close_at: int = -1,
) -> list[State]:
    """Return every moment of *deal* as two sensible players play it, from the first lead on.

    Cards in *keep* are played only when nothing else may be. With *close_at* the player on lead
    closes before the trick of that number, counted from 0. Nobody announces or exchanges.
    """
    return played_on(State.start(deal, rules), rng, keep=keep, close_at=close_at)


def played_on(
    state: State, rng: Random, *, keep: Sequence[Card] = (), close_at: int = -1
) -> list[State]:
    """Return *state* and every moment after it, played as in :func:`moments`."""
    found = [state]
    while not state.cards_out:
        due = len(state.tricks) == close_at and not state.played and not state.to_draw
        if due and state.why_illegal(CLOSE) is None:
            state = state.apply(CLOSE)
        else:
            state = state.apply(_sensible(state, rng, keep))
        found.append(state)
    return found


def search(
    rng: Random,
    lay_out: Callable[[], Sequence[State]],
    wanted: Callable[[State], bool],
) -> State:
    """Return a moment as *wanted*, drawn at random from the first deal that has one."""
    for _ in range(TRIES):
        fitting = [state for state in lay_out() if wanted(state)]
        if fitting:
            return rng.choice(fitting)
    raise LookupError("no such moment came up")


def _sensible(state: State, rng: Random, keep: Sequence[Card]) -> Action:
    """Return a likely action: lead low, take what is worth it, throw away little."""
    if state.to_draw:
        return DRAW
    cards = [card for card in state.playable if card not in keep] or list(state.playable)
    cards.sort(key=lambda card: (card.points + 4 * (card.suit is state.trump), card.index))
    if not state.played:
        return Play(rng.choice(cards[:3]))
    lead = state.played[0]
    taking = [card for card in cards if beats(card, lead, trump=state.trump)]
    plain = [card for card in taking if card.suit is lead.suit]
    if plain and rng.random() < 0.75:
        return Play(rng.choice(plain))
    if taking and rng.random() < (0.8 if lead.points >= 10 else 0.3):
        return Play(taking[0])
    return Play(rng.choice(cards[:3]))
