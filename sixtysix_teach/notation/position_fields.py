"""The fields of a position line, read one by one; errors name the column in the whole line."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.actions import ClaimSixtySix, CountCards
from sixtysix_teach.cards import Card, Suit, in_order, winning_place
from sixtysix_teach.consistency import open_tricks
from sixtysix_teach.errors import NotationError
from sixtysix_teach.moments import Closing, Marriage, Trick
from sixtysix_teach.notation.cards import EXPECTED_SUIT, SUITS
from sixtysix_teach.notation.field import Field
from sixtysix_teach.notation.rules import parse_rules
from sixtysix_teach.rules import Rules, TricklessMarriage
from sixtysix_teach.seats import PerSeat

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


def split(text: str) -> dict[str, Field]:
    """Return the fields of the line by name."""
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


def rules(field: Field) -> Rules:
    """Return the rules of the first field."""
    try:
        return parse_rules(field.text)
    except NotationError as error:
        raise field.wrong(error.column - 1, error.expected) from None


def seat(field: Field, rules: Rules) -> int | None:
    """Return the seat of a view, or None for a whole position."""
    if field.text == "*":
        return None
    return field.number(field.text, 0, "'*' or a seat", rules.players - 1)


def public(fields: dict[str, Field], rules: Rules) -> dict[str, Any]:
    """Return the public fields that do not depend on hands and stock."""
    trump = SUITS.get(fields["trump"].text.upper())
    if trump is None:
        raise fields["trump"].wrong(0, EXPECTED_SUIT)
    closing = _closing(fields["closing"], rules)
    tricks = _tricks(fields["tricks"], trump, closing, rules)
    leader, played, to_draw = _turn(fields["turn"], rules)
    return {
        "rules": rules,
        "trump": trump,
        "leader": leader,
        "played": played,
        "tricks": tricks,
        "trick_points": _trick_points(tricks, closing, rules),
        "marriages": _marriages(fields["marriages"], tricks, trump, rules),
        "closing": closing,
        "to_draw": to_draw,
        "shown": _shown(fields["shown"], rules),
        "ended": _ended(fields["ended"], rules),
    }


def _tricks(field: Field, trump: Suit, closing: Closing | None, rules: Rules) -> tuple[Trick, ...]:
    tricks = []
    for number, part in enumerate(field.parts(",")):
        leader, cards = _led(part, rules)
        if len(cards) != rules.players:
            raise part.wrong(2, f"{rules.players} cards in a trick")
        winner = (leader + winning_place(cards, trump=trump)) % rules.players
        strict = open_tricks(rules, closing, number + 1) <= number
        tricks.append(Trick(leader, cards, winner, strict))
    return tuple(tricks)


def _turn(field: Field, rules: Rules) -> tuple[int, tuple[Card, ...], bool]:
    to_draw = field.text.endswith("+")
    led = Field(field.whole, field.start, field.text[:-1]) if to_draw else field
    leader, played = _led(led, rules)
    if to_draw and played:
        raise field.wrong(len(field.text) - 1, "the end: nobody draws in the middle of a trick")
    if len(played) >= rules.players:
        raise field.wrong(2, f"fewer than {rules.players} cards: the trick is not complete")
    return leader, played, to_draw


def _shown(field: Field, rules: Rules) -> PerSeat[tuple[Card, ...]]:
    parts = field.parts("/")
    if not parts:
        return PerSeat([()] * rules.players)
    if len(parts) != rules.players:
        raise field.wrong(0, f"{rules.players} hands with '/' between")
    return PerSeat(part.cards() for part in parts)


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
    winner = tricks[-1].winner if closing is None and len(tricks) == last else None
    if winner is not None:
        points[winner] += rules.last_trick_points
    return PerSeat(points)


def _marriages(
    field: Field, tricks: tuple[Trick, ...], trump: Suit, rules: Rules
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


def hands(field: Field, rules: Rules) -> list[tuple[Card, ...]]:
    """Return the hands of a whole position, as written."""
    return [part.cards() for part in _hand_parts(field, rules)]


def view_hands(field: Field, rules: Rules, seat: int) -> tuple[PerSeat[int], tuple[Card, ...]]:
    """Return the hand sizes and the one hand that the seat of a view sees."""
    sizes: list[int] = []
    hand: tuple[Card, ...] = ()
    for number, part in enumerate(_hand_parts(field, rules)):
        if number == seat:
            hand = in_order(part.cards())
            sizes.append(len(hand))
        elif part.value.strip("?"):
            raise part.wrong(0, "'?' for each card that the seat of this view cannot see")
        else:
            sizes.append(len(part.value))
    return PerSeat(sizes), hand


def stock(field: Field) -> tuple[tuple[Card, ...], Card | None]:
    """Return the face-down cards from the top and the turn-up."""
    down, mark, up = field.value.partition("+")
    stock = Field(field.whole, field.start, down).cards()
    return stock, _one_card(field, len(down) + 1, up) if mark else None


def view_stock(field: Field) -> tuple[int, Card | None]:
    """Return how many cards lie face down, and the turn-up."""
    down, mark, up = field.value.partition("+")
    if down.strip("?"):
        raise field.wrong(0, "'?' for each face-down card")
    return len(down), _one_card(field, len(down) + 1, up) if mark else None


def _one_card(field: Field, at: int, text: str) -> Card:
    cards = Field(field.whole, field.start + at, text).cards()
    if len(cards) != 1:
        raise field.wrong(at, "the turn-up, one card")
    return cards[0]
