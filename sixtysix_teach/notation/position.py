"""A moment of a deal in one line: the whole state, or one seat's view of it.

Eleven fields with single spaces between them; ``-`` stands for nothing::

    classic  JHKS.../AHKH...  JCQC...+QH  H  0:AS9C  0  -  -  -  -  *
    rules    hands            stock       |  tricks  |  |  |  |  |  whole state, or the seat
                                        trump     turn  |  |  |  ended (claim@0 or count)
                                                marriages  |  cards shown
                                                           closing

- hands: in seat order with ``/`` between; ``?`` is a card the seat of a view cannot see.
- stock: face-down cards from the top, ``+``, turn-up.
- tricks: leader, ``:``, cards in the order played; who won follows from the cards.
- turn: the leader of the current trick; ``0:KH`` with its cards, ``0+`` before the draw.
- marriages: seat, suit, ``@`` tricks complete (``0C@1``); closing: ``0@2``, ``0@2+`` before the
  draw; shown: cards that all have seen go into each hand.
"""

from __future__ import annotations

from sixtysix_teach.actions import ClaimSixtySix
from sixtysix_teach.cards import Card, in_order
from sixtysix_teach.consistency import check_state, check_view
from sixtysix_teach.errors import NotationError
from sixtysix_teach.notation import position_fields as read
from sixtysix_teach.notation.rules import format_rules
from sixtysix_teach.observation import Observation
from sixtysix_teach.public import PublicState
from sixtysix_teach.seats import PerSeat
from sixtysix_teach.state import State


def format_position(state: State) -> str:
    """Return the whole state as one line.

    >>> from sixtysix_teach.deal import Deal
    >>> format_position(State.start(Deal.shuffled(seed=66)))
    'classic JSAHJH9HADAC/ASTS9SJDTCQC KC9CQDQSKHJCKDTHTDQHKS+9D D - 0 - - - - *'
    """
    hands = "/".join(_cards(hand) for hand in state.hands)
    stock = _cards(state.stock, empty="") + _turn_up(state)
    return _line(state, hands, stock, "*")


def format_view(view: Observation) -> str:
    """Return one seat's view as one line, with ``?`` for each card it cannot see."""
    hands = "/".join(
        _cards(view.hand) if seat == view.seat else "?" * size or "-"
        for seat, size in enumerate(view.hand_sizes)
    )
    return _line(view, hands, "?" * view.stock_down + _turn_up(view), str(view.seat))


def parse_position(text: str) -> State:
    """Return the whole state of a position line.

    Raises NotationError (column, what was expected) or DealError (the cards cannot be).
    """
    found = parse_any(text)
    if isinstance(found, Observation):
        raise NotationError(text, len(text.rstrip()), "'*': a whole position, not a seat's view")
    return found


def parse_view(text: str) -> Observation:
    """Return one seat's view; a line of a whole position is refused."""
    found = parse_any(text)
    if isinstance(found, State):
        raise NotationError(text, len(text.rstrip()), "a seat: a view, not a whole position")
    return found


def parse_any(text: str) -> State | Observation:
    """Return the state or the view that the line holds."""
    fields = read.split(text)
    rules = read.rules(fields["rules"])
    seat = read.seat(fields["seat"], rules)
    public = read.public(fields, rules)
    if seat is None:
        stock, turn_up = read.stock(fields["stock"])
        hands = PerSeat(in_order(hand) for hand in read.hands(fields["hands"], rules))
        state = State(**public, turn_up=turn_up, hands=hands, stock=stock)
        check_state(state)
        return state
    sizes, hand = read.view_hands(fields["hands"], rules, seat)
    down, turn_up = read.view_stock(fields["stock"])
    view = Observation(
        **public, turn_up=turn_up, seat=seat, hand=hand, hand_sizes=sizes, stock_down=down
    )
    check_view(view)
    return view


def _line(table: PublicState, hands: str, stock: str, seat: str) -> str:
    tricks = ",".join(f"{t.leader}:{_cards(t.cards)}" for t in table.tricks)
    turn = str(table.leader)
    if table.played:
        turn += ":" + _cards(table.played)
    elif table.to_draw:
        turn += "+"
    marriages = ",".join(f"{m.by}{m.suit.value}@{m.at}" for m in table.marriages)
    closing = ""
    if table.closing is not None:
        closing = f"{table.closing.by}@{table.closing.at}" + "+" * table.closing.before_draw
    shown = "/".join(_cards(cards) for cards in table.shown) if any(table.shown) else ""
    ended = ""
    if table.ended is not None:
        ended = f"claim@{table.ended.by}" if isinstance(table.ended, ClaimSixtySix) else "count"
    fields = (
        format_rules(table.rules),
        hands,
        stock,
        table.trump.value,
        tricks,
        turn,
        marriages,
        closing,
        shown,
        ended,
        seat,
    )
    return " ".join(field or "-" for field in fields)


def _cards(cards: tuple[Card, ...], *, empty: str = "-") -> str:
    return "".join(card.code for card in cards) or empty


def _turn_up(table: PublicState) -> str:
    return "" if table.turn_up is None else "+" + table.turn_up.code
