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

from typing import Any

from sixtysix_teach.actions import ClaimSixtySix, CountCards
from sixtysix_teach.cards import Card, in_order, winning_place
from sixtysix_teach.consistency import check_state, check_view, open_tricks
from sixtysix_teach.errors import NotationError
from sixtysix_teach.moments import Closing, Marriage, Trick
from sixtysix_teach.notation.cards import EXPECTED_SUIT, SUITS
from sixtysix_teach.notation.field import Field
from sixtysix_teach.notation.rules import format_rules, parse_rules
from sixtysix_teach.observation import Observation
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import Rules, TricklessMarriage
from sixtysix_teach.seats import PerSeat
from sixtysix_teach.state import State

FIELDS = (
    "rules",
    "hands",
    "stock",
    "trump",
    "tricks",
    "turn",
    "marriages",
    "closing",
    "shown",
    "ended",
    "seat",
)


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
    fields = _split(text)
    rules = _rules(fields["rules"])
    seat = _seat_field(fields["seat"], rules)
    public = _public(fields, rules)
    if seat is None:
        hands, stock, turn_up = _hands(fields["hands"], rules), *_stock(fields["stock"])
        state = State(
            **public,
            turn_up=turn_up,
            hands=PerSeat(in_order(hand) for hand in hands),
            stock=stock,
        )
        check_state(state)
        return state
    sizes, hand = _view_hands(fields["hands"], rules, seat)
    down, turn_up = _view_stock(fields["stock"])
    view = Observation(
        **public, turn_up=turn_up, seat=seat, hand=hand, hand_sizes=sizes, stock_down=down
    )
    check_view(view)
    return view


# Writing -------------------------------------------------------------------------------------


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


# Reading -------------------------------------------------------------------------------------


def _split(text: str) -> dict[str, Field]:
    cut, at = [], 0
    for word in text.split(" "):
        if word:
            cut.append(Field(text, at, word))
        at += len(word) + 1
    if len(cut) != len(FIELDS):
        here = len(text) if len(cut) < len(FIELDS) else cut[len(FIELDS)].start
        missing = FIELDS[len(cut)] if len(cut) < len(FIELDS) else "the end"
        raise NotationError(
            text, here + 1, f"{missing}: the {len(FIELDS)} fields are {' '.join(FIELDS)}"
        )
    return dict(zip(FIELDS, cut, strict=True))


def _rules(field: Field) -> Rules:
    try:
        return parse_rules(field.text)
    except NotationError as error:
        raise field.wrong(error.column - 1, error.expected) from None


def _seat_field(field: Field, rules: Rules) -> int | None:
    if field.text == "*":
        return None
    return field.number(field.text, 0, "'*' or a seat", rules.players - 1)


def _public(fields: dict[str, Field], rules: Rules) -> dict[str, Any]:
    """Return the public fields that do not depend on hands and stock."""
    trump = SUITS.get(fields["trump"].text.upper())
    if trump is None:
        raise fields["trump"].wrong(0, EXPECTED_SUIT)
    closing = _closing(fields["closing"], rules)
    tricks = []
    for number, part in enumerate(fields["tricks"].parts(",")):
        leader, cards = _led(part, rules)
        if len(cards) != rules.players:
            raise part.wrong(2, f"{rules.players} cards in a trick")
        winner = (leader + winning_place(cards, trump=trump)) % rules.players
        strict = open_tricks(rules, closing, number + 1) <= number
        tricks.append(Trick(leader, cards, winner, strict))
    turn = fields["turn"]
    to_draw = turn.text.endswith("+")
    led = Field(turn.whole, turn.start, turn.text[:-1]) if to_draw else turn
    leader, played = _led(led, rules)
    if len(played) >= rules.players:
        raise turn.wrong(2, f"fewer than {rules.players} cards: the trick is not complete")
    shown = fields["shown"].parts("/") or [Field(turn.whole, 0, "-")] * rules.players
    if len(shown) != rules.players:
        raise fields["shown"].wrong(0, f"{rules.players} hands with '/' between")
    return {
        "rules": rules,
        "trump": trump,
        "leader": leader,
        "played": played,
        "tricks": tuple(tricks),
        "trick_points": _trick_points(tuple(tricks), closing, rules),
        "marriages": _marriages(fields["marriages"], tuple(tricks), trump, rules),
        "closing": closing,
        "to_draw": to_draw,
        "shown": PerSeat(part.cards() for part in shown),
        "ended": _ended(fields["ended"], rules),
    }


def _led(field: Field, rules: Rules) -> tuple[int, tuple[Card, ...]]:
    head, colon, _ = field.text.partition(":")
    leader = field.number(head, 0, "the seat on lead", rules.players - 1)
    cards = field.cards(len(head) + 1) if colon else ()
    if colon and not cards:
        raise field.wrong(len(head) + 1, "the cards played")
    return leader, cards


def _trick_points(tricks: tuple[Trick, ...], closing: Closing | None, rules: Rules) -> PerSeat[int]:
    points = [0] * rules.players
    for trick in tricks:
        assert trick.winner is not None
        points[trick.winner] += trick.card_points
    # Every hand is empty once all draws and all strict tricks are played.
    last = rules.stock_size // rules.players + rules.hand_size
    if closing is None and len(tricks) == last and tricks[-1].winner is not None:
        points[tricks[-1].winner] += rules.last_trick_points
    return PerSeat(points)


def _marriages(
    field: Field, tricks: tuple[Trick, ...], trump: object, rules: Rules
) -> tuple[Marriage, ...]:
    found = []
    for part in field.parts(","):
        head, mark, at = part.text.partition("@")
        if len(head) != 2 or not mark:
            raise part.wrong(0, "a marriage like 0C@1: seat, suit, '@', tricks complete")
        by = part.number(head[0], 0, "a seat", rules.players - 1)
        suit = SUITS.get(head[1].upper())
        if suit is None:
            raise part.wrong(1, EXPECTED_SUIT)
        number = part.number(at, 3, "tricks complete", len(tricks))
        points = rules.trump_marriage_points if suit is trump else rules.marriage_points
        won = any(t.winner in rules.same_side(by) for t in tricks[:number])
        if rules.trickless_marriage is TricklessMarriage.WORTHLESS and not won:
            points = 0
        found.append(Marriage(by, suit, points, number))
    return tuple(found)


def _closing(field: Field, rules: Rules) -> Closing | None:
    if not field.value:
        return None
    before = field.text.endswith("+")
    seat, mark, at = field.text.removesuffix("+").partition("@")
    if not mark:
        raise field.wrong(0, "a close like 0@2: seat, '@', tricks complete")
    by = field.number(seat, 0, "a seat", rules.players - 1)
    return Closing(by, field.number(at, len(seat) + 1, "tricks complete", 99), before)


def _ended(field: Field, rules: Rules) -> ClaimSixtySix | CountCards | None:
    if not field.value:
        return None
    if field.text == "count":
        return CountCards()
    if not field.text.startswith("claim@"):
        raise field.wrong(0, "'-', 'count' or 'claim@' and a seat")
    return ClaimSixtySix(by=field.number(field.text[6:], 6, "a seat", rules.players - 1))


def _hand_parts(field: Field, rules: Rules) -> list[Field]:
    parts = field.parts("/")
    if len(parts) != rules.players:
        raise field.wrong(0, f"{rules.players} hands with '/' between")
    return parts


def _hands(field: Field, rules: Rules) -> list[tuple[Card, ...]]:
    return [part.cards() for part in _hand_parts(field, rules)]


def _view_hands(field: Field, rules: Rules, seat: int) -> tuple[PerSeat[int], tuple[Card, ...]]:
    sizes, hand = [], ()
    for number, part in enumerate(_hand_parts(field, rules)):
        if number == seat:
            hand = in_order(part.cards())
            sizes.append(len(hand))
        elif part.value.strip("?"):
            raise part.wrong(0, "'?' for each card that the seat of this view cannot see")
        else:
            sizes.append(len(part.value))
    return PerSeat(sizes), hand


def _stock(field: Field) -> tuple[tuple[Card, ...], Card | None]:
    down, mark, up = field.value.partition("+")
    stock = Field(field.whole, field.start, down).cards()
    return stock, _one_card(field, len(down) + 1, up) if mark else None


def _view_stock(field: Field) -> tuple[int, Card | None]:
    down, mark, up = field.value.partition("+")
    if down.strip("?"):
        raise field.wrong(0, "'?' for each face-down card")
    return len(down), _one_card(field, len(down) + 1, up) if mark else None


def _one_card(field: Field, at: int, text: str) -> Card:
    cards = Field(field.whole, field.start + at, text).cards()
    if len(cards) != 1:
        raise field.wrong(at, "the turn-up, one card")
    return cards[0]
