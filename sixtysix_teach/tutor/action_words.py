"""What one can do, in words that follow "Best:" or "Better:"."""

from __future__ import annotations

from collections.abc import Sequence

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
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import listed, token, tokens
from sixtysix_teach.tutor.fact_words import PHRASES, and_list
from sixtysix_teach.tutor.facts.sight import exchange_card, halves

say = PHRASES.say

_PLAIN: dict[type[Action], str] = {
    CloseStock: "close",
    Draw: "draw",
    ClaimSixtySix: "claim",
    CountCards: "count",
}


def action_text(view: Observation, *actions: Action) -> str:
    """Return what to do, with card tokens; several actions as a choice between them.

    >>> from sixtysix_teach import Card, Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> action_text(view, Play(Card.AC), Play(Card.N9H), CloseStock())
    'lead [AC] or [9H] or close the stock'
    """
    cards = [action.card for action in actions if isinstance(action, Play)]
    words: list[str] = []
    for action in actions:
        if not isinstance(action, Play):
            words.append(_text(view, action))
        elif action.card is cards[0]:
            words.append(say("do.play" if view.played else "do.lead", cards=tokens(cards)))
    return listed(words)


def _text(view: Observation, action: Action) -> str:
    if isinstance(action, DeclareMarriage):
        return say("do.announce", pair=and_list(halves(action.suit)))
    if isinstance(action, ExchangeNine):
        give, take = exchange_card(view), view.turn_up
        assert give is not None
        assert take is not None
        return say("do.exchange", give=token(give), take=token(take))
    return say(f"do.{_PLAIN[type(action)]}")


def others_text(view: Observation, actions: Sequence[Action], *, most: int) -> str:
    """Return the first *most* of *actions* as words, or nothing when there are none.

    >>> from sixtysix_teach import Deal, State
    >>> others_text(State.start(Deal.shuffled(seed=66)).observation(0), (), most=2)
    ''
    """
    return action_text(view, *actions[:most]) if actions else ""
