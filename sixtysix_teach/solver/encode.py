"""Engine values as the bytes that the kernel reads; the layouts are those of ``kernel/root.h``.

The kernel calls trumps suit 0, so a position first gets a :class:`Naming` of its suits.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from functools import lru_cache

from sixtysix_teach.actions import (
    CLAIM,
    CLOSE,
    COUNT,
    DRAW,
    EXCHANGE,
    MARRIAGES,
    PLAYS,
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    Play,
)
from sixtysix_teach.cards import PACK_32, Card, Suit
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.moments import Closing
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import (
    ClaimWindow,
    CountAt,
    MarriagePhase,
    Penalty,
    Rules,
    TricklessMarriage,
)
from sixtysix_teach.scoring import worth
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

MOMENT_SIZE = 64
"""Bytes of one question about a moment, and of its answer."""

_CODES: dict[type, int] = {ExchangeNine: 36, CloseStock: 37, Draw: 38, ClaimSixtySix: 39}
_COUNT_CODE = 40
_NONE = 255
_PHASES = (ClaimWindow.ON_LEAD, ClaimWindow.OWN_TURN, ClaimWindow.ANY_TIME)
_PENALTIES = (
    Penalty.TWO_OR_THREE,
    Penalty.TWO,
    Penalty.THREE,
    Penalty.MIRROR,
    Penalty.AS_FAILED_CLOSE,
)
_TRICKLESS = (
    TricklessMarriage.PENDING,
    TricklessMarriage.WORTHLESS,
    TricklessMarriage.FORBIDDEN,
)


class Naming:
    """The kernel's numbers for cards and actions when one suit is trumps.

    >>> names = naming(Suit.HEARTS)
    >>> names.number[Card.AH], names.number[Card.N7S]
    (7, 8)
    """

    def __init__(self, trump: Suit) -> None:
        order = (trump, *(suit for suit in Suit if suit is not trump))
        place = {suit: 8 * at for at, suit in enumerate(order)}
        self.suits = order
        self.number = {card: place[card.suit] + card.strength - 1 for card in PACK_32}
        self.bit = {card: 1 << number for card, number in self.number.items()}
        self.card = {number: card for card, number in self.number.items()}
        self.action: dict[int, Action] = {n: PLAYS[card] for n, card in self.card.items()}
        self.action |= {32 + at: MARRIAGES[suit] for at, suit in enumerate(order)}
        self.action |= {36: EXCHANGE, 37: CLOSE, 38: DRAW, 39: CLAIM, _COUNT_CODE: COUNT}

    def mask(self, cards: Iterable[Card]) -> int:
        """Return the bits of *cards*."""
        bit = self.bit
        mask = 0
        for card in cards:
            mask |= bit[card]
        return mask

    def code(self, action: Action) -> int:
        """Return the kernel's code of *action*; ``by`` plays no part."""
        if isinstance(action, Play):
            return self.number[action.card]
        if isinstance(action, DeclareMarriage):
            return 32 + self.suits.index(action.suit)
        if isinstance(action, CountCards):
            return _COUNT_CODE
        return _CODES[type(action)]


_NAMINGS = {suit: Naming(suit) for suit in Suit}


def naming(trump: Suit) -> Naming:
    """Return the naming under which *trump* is suit 0."""
    return _NAMINGS[trump]


def check_table(rules: Rules) -> None:
    """Raise SolverLimit unless two play with one pack.

    >>> from sixtysix_teach.presets import CLASSIC
    >>> check_table(CLASSIC)
    """
    if rules.players != 2 or rules.packs != 1:
        raise SolverLimit(
            f"exact answers for {rules.players} players and {rules.packs} packs",
            "two players and one pack",
            "take a position of a two-handed game",
        )


@lru_cache(maxsize=64)
def fits_kernel(rules: Rules) -> bool:
    """Return whether the kernel can hold a game under these rules.

    It cannot where totals pass 255, and where an exchange on the other's close and a marriage
    after the close meet; then the reference answers.
    """
    announced = 3 * rules.marriage_points + rules.trump_marriage_points if rules.marriages else 0
    cards = 4 * sum(rank.points for rank in rules.ranks)
    late = rules.marriages and rules.marriage_phase is MarriagePhase.ANY
    return (
        cards + announced + rules.last_trick_points <= 255
        and rules.target <= 255
        and rules.hand_size <= 7
        and rules.stock_size <= 24
        and not (rules.exchange_on_opponents_close and late)
    )


@lru_cache(maxsize=64)
def rules_bytes(rules: Rules) -> bytes:
    """Return the rules in the order of the kernel's ``R``."""
    return bytes(
        (
            rules.target,
            rules.schneider,
            rules.must_head,
            rules.must_trump,
            _NONE if rules.exchange_rank is None else rules.exchange_rank.strength - 1,
            rules.exchange_needs_trick,
            rules.exchange_needs_lead,
            min(rules.exchange_min_stock, _NONE),  # more than any stock has, either way
            rules.exchange_on_opponents_close,
            rules.marriages,
            rules.marriage_points if rules.marriages else 0,
            rules.trump_marriage_points if rules.marriages else 0,
            rules.marriage_phase is MarriagePhase.ANY,
            _TRICKLESS.index(rules.trickless_marriage),
            rules.marriage_leads_king,
            rules.close_at_first_lead,
            min(rules.close_min_stock, _NONE),
            rules.close_before_draw,
            _PHASES.index(rules.claim_window),
            _PENALTIES.index(rules.false_claim),
            _PENALTIES.index(rules.failed_close),
            _PENALTIES.index(rules.closer_beaten),
            rules.close_counts_at is CountAt.CLOSE,
            rules.last_trick_points,
            rules.last_trick_wins_deal,
        )
    )


def points_of(table: PublicState, seat: Seat) -> int:
    """Return the card points of *seat* in tricks and announcements, pending ones included."""
    announced = sum(m.points for m in table.marriages if m.by == seat) if table.marriages else 0
    return table.trick_points[seat] + announced


def exchange_now(table: PublicState) -> bool:
    """Return whether the stock was closed a moment ago and the other may exchange for that."""
    closing, rules = table.closing, table.rules
    if closing is None or not rules.exchange_on_opponents_close or rules.exchange_rank is None:
        return False
    turn_up = table.turn_up
    return (
        turn_up is not None
        and turn_up is not Card(rules.exchange_rank, table.trump)
        and closing.at == len(table.tricks)
        and not table.played
        and table.stock_size >= rules.exchange_min_stock
        and (table.has_trick(1 - closing.by) or not rules.exchange_needs_trick)
    )


def close_facts(table: PublicState, closing: Closing) -> tuple[int, int]:
    """Return whether the closer's opponent had no trick at the close, and the worth then.

    The worth is 0 where the rules do not count at the close.
    """
    others = (1 - closing.by,)
    trickless = table.tricks_won(others[0], until=closing.at) == 0
    counted = table.rules.close_counts_at is CountAt.CLOSE
    return int(trickless), worth(table, others, until=closing.at) if counted else 0


_MOMENT = struct.Struct("<II4B10B2x24s16x")


def moment_bytes(state: State) -> bytes:
    """Return the moment as the kernel reads it."""
    names = naming(state.trump)
    number = names.number
    closing = state.closing
    trickless, close_worth = (0, 0) if closing is None else close_facts(state, closing)
    pile: tuple[Card, ...] = ()
    if not state.must_follow:
        assert state.turn_up is not None
        pile = (*state.stock, state.turn_up)
    married = state.lead_marriage
    return _MOMENT.pack(
        names.mask(state.hands[0]),
        names.mask(state.hands[1]),
        points_of(state, 0),
        points_of(state, 1),
        state.has_trick(0),
        state.has_trick(1),
        state.leader,
        state.to_draw,
        0 if closing is None else closing.by + 1,
        trickless,
        close_worth,
        number[state.played[0]] + 1 if state.played else 0,
        0 if married is None else names.suits.index(married.suit) + 1,
        0 if state.turn_up is None else number[state.turn_up],
        exchange_now(state),
        len(pile),
        bytes([number[card] for card in pile]),
    )


def read_answer(data: bytes | memoryview, trump: Suit) -> dict[Action, int]:
    """Return the values by action of an answer about a moment."""
    count = data[8]
    action = naming(trump).action
    pairs = struct.unpack_from("<" + "Bb" * count, data, 12)
    return {action[pairs[at]]: pairs[at + 1] for at in range(0, 2 * count, 2)}
