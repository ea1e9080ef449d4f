"""Moments of seeded deals at which a marriage may, or may not, be announced."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sixtysix_teach.actions import MARRIAGES, Play
from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.formats.positions import TRIES, deal_with, moments, played_on
from sixtysix_teach.classroom.formats.spot_pair import free_lead, held_pairs, pair_of
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

CASES = (
    "plain",
    "trump",
    "first-plain",  # the very first lead: it waits
    "first-trump",
    "last-lead",  # two cards left in the stock
    "following",
    "closed",
    "gone",
    "second",  # another one has been announced at this lead
    "half-gone",  # one half was played before
    "two-suits",  # a king and a queen that are no pair
)

Found = tuple[State, Seat, tuple[Card, ...]]


def moment_of(case: str, rng: Random, rules: Rules) -> Found:
    """Return a moment as *case* wants it, your seat, and the king and queen to ask about."""
    for _ in range(TRIES):
        seat = 0 if case.startswith("first") else rng.choice((0, 1))
        suits = rng.sample(tuple(Suit), 4)
        of_trumps = case in ("trump", "first-trump") or (
            case in ("last-lead", "following", "closed", "gone") and rng.random() < 0.3
        )
        trump = suits[0] if of_trumps else suits[3]
        asked = pair_of(suits[0])
        held = held_pairs(rng, suits[: 2 if case == "second" else 1])
        if case == "two-suits":
            asked = (pair_of(suits[0])[0], pair_of(suits[1])[1])
            held = asked
        ups = [one for one in rules.pack if one.suit is trump and one not in held]
        deal = deal_with(rng, rules, seat=seat, held=held, turn_up=rng.choice(ups))
        close_at = rng.randrange(1, 4) if case == "closed" else -1
        # One half is given away where that is the point; else both are kept to the end.
        keep = held[:1] if case == "half-gone" else held
        states = moments(deal, rules, rng, keep=keep, close_at=close_at)
        fits = [state for state in states if _FITS[case](state, seat, asked)]
        if fits:
            state = rng.choice(fits)
            if case == "second":
                state = state.apply(MARRIAGES[suits[1]])
            return state, seat, asked
    raise LookupError(f"no moment for {case}")


def announced(rng: Random, rules: Rules, *, first: bool) -> tuple[State, Seat, Card]:
    """Return the moment after you have announced and led, your seat, and the half led.

    With *first* it is the first lead of the deal; else you have won a trick before.
    """
    for _ in range(TRIES):
        seat = 0 if first else rng.choice((0, 1))
        trump, plain = rng.sample(tuple(Suit), 2)
        suit = trump if rng.random() < 0.3 else plain
        held = pair_of(suit)
        ups = [one for one in rules.pack if one.suit is trump and one not in held]
        deal = deal_with(rng, rules, seat=seat, held=held, turn_up=rng.choice(ups))
        states = moments(deal, rules, rng, keep=held)
        fits = [
            state
            for state in states[:12]
            if (not state.tricks if first else free_lead(state, seat))
            and state.to_move == seat
            and state.why_illegal(MARRIAGES[suit]) is None
        ]
        if fits:
            state = rng.choice(fits).apply(MARRIAGES[suit])
            led = rng.choice(state.playable)
            return state.apply(Play(led)), seat, led
    raise LookupError("nothing to announce")


def after_announcing(
    rng: Random, rules: Rules, *, first: bool, wanted: Callable[[State, Seat], bool]
) -> tuple[State, Seat]:
    """Return a moment some tricks after an announcement of yours, right after a trick."""
    for _ in range(TRIES):
        state, seat, _led = announced(rng, rules, first=first)
        fits = [one for one in played_on(state, rng) if one.to_draw and wanted(one, seat)]
        if fits:
            return rng.choice(fits), seat
    raise LookupError("no such course of a deal")


def _both(state: State, seat: Seat, asked: tuple[Card, ...]) -> bool:
    return all(card in state.hands[seat] for card in asked)


def _free(state: State, seat: Seat, asked: tuple[Card, ...]) -> bool:
    return free_lead(state, seat) and _both(state, seat, asked)


def _last_chance(state: State) -> bool:
    return state.stock_size == state.rules.players


def _strict_lead(state: State, seat: Seat, asked: tuple[Card, ...]) -> bool:
    return state.to_move == seat and not state.played and _both(state, seat, asked)


_FITS: dict[str, Callable[[State, Seat, tuple[Card, ...]], bool]] = {
    "plain": lambda s, seat, asked: _free(s, seat, asked) and not _last_chance(s),
    "trump": lambda s, seat, asked: _free(s, seat, asked) and not _last_chance(s),
    "first-plain": lambda s, seat, asked: not s.tricks and not s.played,
    "first-trump": lambda s, seat, asked: not s.tricks and not s.played,
    "last-lead": lambda s, seat, asked: _free(s, seat, asked) and _last_chance(s),
    "following": lambda s, seat, asked: (
        bool(s.played)
        and s.to_move == seat
        and s.has_trick(seat)
        and not s.must_follow
        and _both(s, seat, asked)
    ),
    "closed": lambda s, seat, asked: s.closing is not None and _strict_lead(s, seat, asked),
    "gone": lambda s, seat, asked: s.exhausted and _strict_lead(s, seat, asked),
    "second": lambda s, seat, asked: (
        _free(s, seat, asked) and sum(s.why_illegal(MARRIAGES[suit]) is None for suit in Suit) == 2
    ),
    "half-gone": lambda s, seat, asked: (
        free_lead(s, seat) and sum(card in s.hands[seat] for card in asked) == 1
    ),
    "two-suits": lambda s, seat, asked: (
        _free(s, seat, asked)
        and all(s.why_illegal(MARRIAGES[card.suit]) is not None for card in asked)
    ),
}
