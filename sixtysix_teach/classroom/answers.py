"""What may be answered to an item, what is right, and the reading of an answer that was sent.

``right_answer`` asks the engine each time; nothing here or in the content files states a result.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import DECK, Card, card_points
from sixtysix_teach.classroom.exercises import YOU, Input, Item, Value
from sixtysix_teach.classroom.generators import taker, trick_winner
from sixtysix_teach.deal import Deal
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.seats import PerSeat
from sixtysix_teach.state import State

VALUE_CHOICES = ("0", "1", "2", "3", "4", "9", "10", "11")


class RefusedError(ValueError):
    """An answer that cannot be judged: nothing given, or not among what is allowed.

    ``key`` names the sentence to show, ``facts`` what it speaks of.
    """

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)


def input_of(item: Item) -> Input:
    """Return how *item* is answered: cards to tap, choices, or a number within bounds."""
    codes = tuple(card.code for card in item.cards)
    if item.format in ("higher", "winner"):
        return Input("tap-one", codes)
    if item.format == "order":
        return Input("order", codes)
    if item.format == "value":
        return Input("choice", VALUE_CHOICES)
    if item.format == "points-to":
        return Input("choice", ("you", "bot", "own"))
    if item.format == "spot-error":
        return Input("choice", ("allowed", "winner", "points", "none"))
    if item.format == "may-play":
        return Input("tap-many", codes[1:])
    return Input("number", low=0, high={"add": 30, "suit-sum": 60, "pack-sum": 240}[item.format])


def right_answer(item: Item) -> Value:
    """Return the right answer, worked out from the cards by the engine.

    >>> from sixtysix_teach.classroom.exercises import exercises
    >>> right_answer(exercises()["higher-card"].items["ten-or-king"])
    'TS'
    """
    if item.format == "higher":
        return max(item.cards, key=_strength).code
    if item.format == "order":
        return tuple(card.code for card in sorted(item.cards, key=_strength, reverse=True))
    if item.format == "value":
        return str(item.cards[0].points)
    if item.format in ("add", "suit-sum"):
        return card_points(item.cards)
    if item.format == "pack-sum":
        return card_points(DECK)
    if item.format == "winner":
        return item.cards[trick_winner(item)].code
    if item.format == "points-to":
        return "you" if taker(item) == YOU else "bot"
    if item.format == "spot-error":
        return false_line(item)
    return tuple(card.code for card in playable(item))


def false_line(item: Item) -> str:
    """Return which line about the finished trick is false: allowed, winner, points or none."""
    allowed, told_taker, points = item.told
    if bool(allowed) is not (item.cards[1] in _open_hand_plays(item)):
        return "allowed"
    if told_taker != taker(item):
        return "winner"
    return "points" if points != card_points(item.cards) else "none"


def playable(item: Item) -> tuple[Card, ...]:
    """Return the cards of the hand that the rules allow on the card the bot led."""
    allowed = _plays(item.cards[0], item.cards[1:])
    return tuple(card for card in item.cards[1:] if card in allowed)


def _open_hand_plays(item: Item) -> tuple[Card, ...]:
    # The reply alone is known of that hand; with cards of the led suit beside it the
    # question "had the reply to follow suit" is the hardest it can be.
    lead, reply = item.cards
    follow = [card for card in DECK if card.suit is lead.suit and card not in (lead, reply)]
    others = [card for card in DECK if card not in (lead, reply) and card not in follow]
    return _plays(lead, (reply, *follow[:3], *others[:2]))


@lru_cache(maxsize=256)
def _plays(lead: Card, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return what may be played from *hand* on *lead* in the first trick of a deal."""
    rest = [card for card in DECK if card is not lead and card not in hand]
    leader_hand, stock = (lead, *rest[:5]), rest[5:]
    deal = Deal(PerSeat((leader_hand, hand)), tuple(stock[:-1]), stock[-1])
    state = State.start(deal, CLASSIC).apply(Play(lead))
    return tuple(action.card for action in state.legal_actions() if isinstance(action, Play))


def all_answers(item: Item) -> Iterator[Value]:
    """Yield every answer that may be given to *item*, the right one included."""
    given = input_of(item)
    if given.kind == "number":
        yield from range(given.low, given.high + 1)
    elif given.kind == "order":
        yield from permutations(given.ids)
    elif given.kind == "tap-many":
        for many in range(1, len(given.ids) + 1):
            yield from combinations(given.ids, many)
    else:
        yield from given.ids


def read_answer(item: Item, raw: object) -> Value:
    """Return *raw*, as sent by a front end, as an answer; anything unfit raises ``RefusedError``.

    Ids of a set may come in any order and are put in the order of the board.
    """
    given = input_of(item)
    if given.kind == "number":
        if not isinstance(raw, int) or isinstance(raw, bool) or not given.low <= raw <= given.high:
            raise RefusedError("number", low=given.low, high=given.high)
        return raw
    if given.kind in ("order", "tap-many"):
        if not isinstance(raw, (list, tuple)) or not all(isinstance(id_, str) for id_ in raw):
            raise RefusedError(given.kind, count=len(given.ids))
        ids = tuple(raw)
        if len(set(ids)) != len(ids) or not set(ids) <= set(given.ids) or not ids:
            raise RefusedError(given.kind, count=len(given.ids))
        if given.kind == "tap-many":
            return tuple(id_ for id_ in given.ids if id_ in ids)
        if len(ids) != len(given.ids):
            raise RefusedError("order-short", count=len(given.ids), placed=len(ids))
        return ids
    if not isinstance(raw, str) or raw not in given.ids:
        raise RefusedError(given.kind)
    return raw


def is_right(item: Item, answer: Value) -> bool:
    """Return whether *answer* is the right one."""
    return answer == right_answer(item)


def _strength(card: Card) -> int:
    return card.strength
