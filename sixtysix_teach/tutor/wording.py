"""The words for a reason: what is wrong with the cards, then the rule and what is possible."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_teach.actions import Action, Play, Reason
from sixtysix_teach.phrases import Phrases, token, tokens
from sixtysix_teach.public import PublicState

PHRASES = Phrases("table.toml")


@dataclass(frozen=True)
class Sentence:
    """Two lines for a learner, with card tokens: the fact, then the rule and what is possible."""

    title: str
    text: str


def refusal(reason: Reason, action: Action, table: PublicState) -> Sentence:
    """Return the words for *reason*, which forbids *action* at *table*.

    >>> from sixtysix_teach import ClaimSixtySix, Deal, State
    >>> state = State.start(Deal.shuffled(seed=66))
    >>> refusal(state.why_illegal(ClaimSixtySix()), ClaimSixtySix(), state).title
    'You have no trick yet.'
    """
    rules = table.rules
    key = f"refusal.{reason.code.value}"
    facts: dict[str, str | int] = {
        "card": token(action.card) if isinstance(action, Play) else "",
        "cards": tokens(reason.cards, last=" and "),
        "allowed": tokens(reason.allowed),
        "min_stock": rules.exchange_min_stock,
        "close_min": rules.close_min_stock,
        "stock": table.stock_size,
        "window": PHRASES.say(f"window.{rules.claim_window.value}"),
    }
    return Sentence(PHRASES.say(f"{key}.title", **facts), PHRASES.say(f"{key}.text", **facts))
