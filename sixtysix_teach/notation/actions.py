"""Actions as text, for records, commands and the messages of the table."""

from __future__ import annotations

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
from sixtysix_teach.errors import NotationError
from sixtysix_teach.notation.cards import EXPECTED_SUIT, SUITS, read_card

EXPECTED_ACTION = "a card, or one of marry-SUIT, exchange, close, draw, claim, count"

_PLAIN: dict[str, Action] = {
    "exchange": EXCHANGE,
    "close": CLOSE,
    "draw": DRAW,
    "claim": CLAIM,
    "count": COUNT,
}


def format_action(action: Action) -> str:
    """Return the action as one word: ``TH``, ``marry-H``, ``exchange``, ``claim@1`` ...

    ``@`` and a seat stand behind an exchange or a claim made out of turn.

    >>> format_action(DeclareMarriage(parse_action("marry H").suit))
    'marry-H'
    """
    match action:
        case Play(card):
            return card.code
        case DeclareMarriage(suit):
            return f"marry-{suit.value}"
        case ExchangeNine(by):
            return "exchange" if by is None else f"exchange@{by}"
        case CloseStock():
            return "close"
        case Draw():
            return "draw"
        case ClaimSixtySix(by):
            return "claim" if by is None else f"claim@{by}"
        case CountCards():
            return "count"


def parse_action(text: str) -> Action:
    """Return the action; also reads ``play TH`` and ``marry H``.

    >>> parse_action("play 10H")
    Play(card=Card.TH)
    >>> parse_action("claim@1")
    ClaimSixtySix(by=1)
    """
    word = text.strip().lower()
    at = len(text) - len(text.lstrip())
    if word in _PLAIN:
        return _PLAIN[word]
    for head in ("marry-", "marry "):
        if word.startswith(head):
            return _marriage(text, at + len(head))
    for head in ("exchange@", "claim@"):
        if word.startswith(head):
            return _by_seat(text, at + len(head), head)
    if word.startswith("play "):
        at += len(word) - len(word[5:].lstrip())
    try:
        card, behind = read_card(text, at)
    except NotationError as error:
        expected = error.expected if at != error.column - 1 else EXPECTED_ACTION
        raise NotationError(text, error.column, expected) from None
    if text[behind:].strip():
        raise NotationError(text, behind + 1, "the end of the action")
    return PLAYS[card]


def _marriage(text: str, at: int) -> Action:
    rest = text[at:].strip().rstrip("\ufe0e\ufe0f")
    suit = SUITS.get(rest.upper())
    if suit is None:
        at += len(text[at:]) - len(text[at:].lstrip())
        raise NotationError(text, at + 1, EXPECTED_SUIT)
    return MARRIAGES[suit]


def _by_seat(text: str, at: int, head: str) -> Action:
    rest = text[at:].strip()
    if rest not in ("0", "1", "2", "3"):
        raise NotationError(text, at + 1, "a seat: 0 to 3")
    return ExchangeNine(by=int(rest)) if head == "exchange@" else ClaimSixtySix(by=int(rest))
