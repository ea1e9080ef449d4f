"""Figures about the course of a deal: the open phase, marriages, the exchange of the nine."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from itertools import product
from math import comb, prod
from random import Random

from sixtysix_teach.actions import EXCHANGE
from sixtysix_teach.cards import DECK, Card, Rank, Suit, card_points
from sixtysix_teach.classroom.figures import Figure
from sixtysix_teach.classroom.formats.deal_rows import say
from sixtysix_teach.classroom.formats.positions import deal_with, played_on
from sixtysix_teach.classroom.items import card_from_code
from sixtysix_teach.deal import Deal
from sixtysix_teach.notation import format_position
from sixtysix_teach.phrases import number_text, printed
from sixtysix_teach.presets import CLASSIC, PROFILES
from sixtysix_teach.state import State
from sixtysix_teach.tutor.computation import computation


def show_open_phase(seed: int) -> Figure:
    """Return the tricks of the open phase of a shuffled deal, and your total after each.

    You lead first; both sides play by simple rules of thumb. ``total`` is your total at the end.

    >>> show_open_phase(21).total
    26
    """
    states = played_on(State.start(Deal.shuffled(seed=seed)), Random(seed))
    before = [state for state in states if state.to_draw]
    rows = []
    for state in before:
        trick = state.tricks[-1]
        signs = [_sign(card) for card in trick.cards]
        signs[0] = say("figure.led_card", card=signs[0])
        yours, bots = signs if trick.leader == 0 else signs[::-1]
        taker = say("figure.you" if trick.winner == 0 else "figure.bot")
        row = (str(len(state.tricks)), str(state.stock_size), yours, bots, taker)
        rows.append((*row, str(state.total(0))))
    names = ("trick", "stock", "your_card", "bot_card", "taken", "your_total")
    head = tuple(say(f"figure.{name}") for name in names)
    turn_up = states[0].turn_up
    assert turn_up is not None
    line = say("figure.open_line", turn_up=_sign(turn_up))
    code = computation("figure-open-phase", moment=format_position(before[-1]))
    return Figure(head, tuple(rows), (line,), before[-1].total(0), code)


def show_rule(*fields: str) -> Figure:
    """Return what each profile for two players says in one or more fields of the rules.

    ``total`` is how many profiles say the same as Classic.

    >>> show_rule("last_trick_points").rows[0]
    ('Classic', '10')
    """
    rules = {p.title: p.rules for p in PROFILES.values() if p.rules.players == 2}
    rows = tuple(
        (title, *(_value(getattr(one, field)) for field in fields)) for title, one in rules.items()
    )
    head = (say("figure.profile"), *(field.replace("_", " ") for field in fields))
    same = sum(row[1:] == rows[0][1:] for row in rows)
    return Figure(head, rows, (), same, computation("figure-rule", fields=" ".join(fields)))


def show_marriage_odds() -> Figure:
    """Return how many fresh hands hold a marriage; ``total`` is the number of hands that do.

    >>> show_marriage_odds().total
    22918
    """
    size, seen = CLASSIC.hand_size, 1
    # The face-up card is a trump that is no half of a marriage: of trumps five cards are left.
    suits = [len(DECK) // len(Suit)] * 3 + [len(DECK) // len(Suit) - seen]
    hands = comb(sum(suits), size)
    one = hands - _hands(suits, size, (False,) * 4)
    trump = hands - _hands(suits[:3], size, (None,) * 3, last=suits[3])
    exactly = sum(_hands(suits, size, tuple(place == n for place in range(4))) for n in range(4))
    shares = {"any_marriage": one, "trump_marriage": trump, "two_marriages": one - exactly}
    rows = tuple(
        (say(f"figure.{name}"), f"{many:,}", _percent(many, hands)) for name, many in shares.items()
    )
    head = (say("figure.holding"), say("figure.hands"), say("figure.share"))
    line = say("figure.odds_line", hands=f"{hands:,}", size=size, pack=sum(suits))
    return Figure(head, rows, (line,), one, computation("figure-marriage-odds"))


def show_exchange(hand: str, turn_up: str) -> Figure:
    """Return your hand and the face-up card before and after the exchange of the trump nine.

    ``total`` is how many card points your hand gains.

    >>> show_exchange("9H AS KS JD TC QC", "AH").total
    11
    """
    cards = tuple(card_from_code(code) for code in hand.split())
    up = card_from_code(turn_up)
    deal = deal_with(Random(0), CLASSIC, held=cards, turn_up=up)
    states = played_on(State.start(deal), Random(0), keep=cards)
    may = [state for state in states if state.why_illegal(EXCHANGE) is None and not state.to_move]
    nine = Card(Rank.NINE, up.suit)
    assert may, "you win no trick"
    assert nine in cards, "the nine of trumps is not there"
    after = may[0].apply(EXCHANGE)
    assert after.turn_up is nine
    held = tuple(up if card is nine else card for card in cards)
    head = ("", say("figure.before"), say("figure.after"))
    rows = (
        (say("figure.in_hand"), _signs(cards), _signs(held)),
        (say("figure.face_up"), _sign(up), _sign(nine)),
        (say("figure.points"), str(card_points(cards)), str(card_points(held))),
    )
    codes = "".join(card.code for card in cards)
    code = computation("figure-exchange", hand=codes, up=up.code, nine=nine.code)
    return Figure(head, rows, (), card_points(held) - card_points(cards), code)


def _hands(
    suits: list[int], size: int, pairs: tuple[bool | None, ...], last: int | None = None
) -> int:
    """Return the number of hands with a marriage in just the suits that *pairs* says.

    ``None`` is either. *last* is a further suit, without a marriage in it.
    """
    ways = [_of_suit(many, pair) for many, pair in zip(suits, pairs, strict=True)]
    if last is not None:
        ways.append(_of_suit(last, False))
    return sum(
        prod(way[many] for way, many in zip(ways, split, strict=True))
        for split in product(*(range(len(way)) for way in ways))
        if sum(split) == size
    )


def _of_suit(many: int, pair: bool | None) -> list[int]:
    """Return in how many ways 0, 1, 2, ... cards of a suit of *many* can be held."""
    with_pair = [comb(many - 2, held - 2) if held >= 2 else 0 for held in range(many + 1)]
    whole = [comb(many, held) for held in range(many + 1)]
    if pair is None:
        return whole
    return with_pair if pair else [a - b for a, b in zip(whole, with_pair, strict=True)]


def _percent(many: int, hands: int) -> str:
    return f"{number_text(Fraction(round(1000 * many / hands), 10))} %"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return say("figure.yes" if value else "figure.no")
    if value is None:
        return say("figure.none")
    if isinstance(value, Enum):
        return str(value.value).replace("-", " ")
    return str(value)


def _signs(cards: tuple[Card, ...]) -> str:
    return " ".join(map(_sign, cards))


def _sign(card: Card) -> str:
    return printed(f"[{card.code}]")
