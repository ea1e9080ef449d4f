"""Short words for actions and results, as the coach says them inside a sentence."""

from __future__ import annotations

from sixtysix_teach.actions import (
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    Play,
)
from sixtysix_teach.phrases import Phrases, token

PHRASES = Phrases("coach.toml")
say = PHRASES.say

_SIMPLE: dict[type[Action], str] = {
    ExchangeNine: "exchange",
    CloseStock: "close",
    Draw: "draw",
    ClaimSixtySix: "claim",
    CountCards: "count",
}


def action_text(action: Action, group: str = "action") -> str:
    """Return what *action* is called inside a sentence, or with the group "cell" in a table.

    >>> from sixtysix_teach import Card
    >>> action_text(Play(Card.TH)), action_text(CloseStock()), action_text(CloseStock(), "cell")
    ('[TH]', 'closing', 'Close')
    """
    match action:
        case Play(card):
            return say(f"{group}.play", card=token(card))
        case DeclareMarriage(suit):
            return say(f"{group}.marry", suit=token(suit))
        case _:
            return say(f"{group}.{_SIMPLE[type(action)]}")


def result_text(value: int) -> str:
    """Return what so many game points mean for the learner, inside a sentence.

    >>> result_text(-2)
    'you lose 2 game points'
    """
    if value == 0:
        return say("result.drawn")
    return say("result.won" if value > 0 else "result.lost", points=abs(value))


def capital(text: str) -> str:
    """Return *text* with a capital letter in front.

    >>> capital("you lose"), capital("[TH] wins")
    ('You lose', '[TH] wins')
    """
    return text[:1].upper() + text[1:]
