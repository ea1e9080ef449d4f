"""What one seat knows, as the bytes that the kernel reads.

The layouts are those of ``kernel/view.h`` and ``kernel/play.h``.
"""

from __future__ import annotations

import struct

from sixtysix_teach.cards import Card
from sixtysix_teach.observation import Observation
from sixtysix_teach.public import PublicState
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver.encode import close_facts, exchange_now, naming, points_of
from sixtysix_teach.solver.reference_hands import candidates, hidden_cards

I_LEAD, I_REPLY, HE_LEADS, HE_REPLIES = range(4)
"""Whose turn a view is about, as the kernel numbers it."""

HAS_ME, HAS_OTHER, CLOSED_ME, CLOSED_OTHER, TRICKLESS, CLOSE_WORTH_AT = 1, 2, 4, 8, 16, 5
"""The bits of the facts that hands do not show, see ``kernel/base.h``."""

_VIEW = struct.Struct("<IIIIH8Bb37x")


def facts_bits(table: PublicState, seat: Seat) -> int:
    """Return the facts of the moment as *seat* sees them."""
    bits = HAS_ME * table.has_trick(seat) + HAS_OTHER * table.has_trick(1 - seat)
    closing = table.closing
    if closing is not None:
        trickless, close_worth = close_facts(table, closing)
        bits |= CLOSED_ME if closing.by == seat else CLOSED_OTHER
        bits |= TRICKLESS * trickless | close_worth << CLOSE_WORTH_AT
    return bits


def view_bytes(view: Observation, *, cards: int = 0, exchange: bool = True, cap: int = 9) -> bytes:
    """Return what the seat of *view* knows in the strict phase, as the kernel reads it.

    *cards* are the bits of plays to be valued one by one, none to value the moment. *exchange*
    lets in the exchange on a close just made; *cap* is the most that the way here can bring.
    """
    names, seat, other = naming(view.trump), view.seat, 1 - view.seat
    mine = view.to_move == seat
    turn, married = I_LEAD if mine else HE_LEADS, 0
    if view.played:
        turn = I_REPLY if mine else HE_REPLIES
    elif view.lead_marriage is not None:
        married = names.suits.index(view.lead_marriage.suit) + 1
    swap = 0
    if exchange and exchange_now(view):
        assert view.closing is not None
        swap = 1 if view.closing.by == seat else 2 * _holds_exchange(view)
    return _VIEW.pack(
        names.mask(view.hand),
        names.mask(view.shown[other]),
        names.mask(candidates(view)),
        cards,
        facts_bits(view, seat),
        hidden_cards(view),
        points_of(view, seat),
        points_of(view, other),
        turn,
        names.number[view.played[0]] if view.played else 0,
        married,
        swap,
        0 if view.turn_up is None else names.number[view.turn_up],
        cap,
    )


def _holds_exchange(view: Observation) -> bool:
    rank = view.rules.exchange_rank
    return rank is not None and Card(rank, view.trump) in view.hand


_PLAYER = struct.Struct("<6I7hH12B12x")


def player_bytes(
    view: Observation, *, seed: int, worth: tuple[int, ...], curious: int, careless: int
) -> bytes:
    """Return what a player knows who is to think about a move, as the kernel reads it.

    *seed* is what chance begins with; *worth* says what -3 to 3 game points are worth to the seat,
    from 0 to 1000; *curious* how readily it tries what looks worse, in hundredths; in *careless* of
    a hundred rounds the other side plays at random.
    """
    names, seat, other = naming(view.trump), view.seat, 1 - view.seat
    married = view.lead_marriage
    return _PLAYER.pack(
        names.mask(view.hand),
        names.mask(view.shown[other]),
        names.mask(candidates(view)),
        names.mask(view.unseen),
        seed,
        0,
        *worth,
        facts_bits(view, seat),
        hidden_cards(view),
        points_of(view, seat),
        points_of(view, other),
        I_REPLY if view.played else I_LEAD,
        names.number[view.played[0]] if view.played else 0,
        0 if married is None else names.suits.index(married.suit) + 1,
        0 if view.turn_up is None else names.number[view.turn_up],
        0 if view.must_follow else view.stock_down,
        view.to_draw,
        curious,
        careless,
        0,
    )
