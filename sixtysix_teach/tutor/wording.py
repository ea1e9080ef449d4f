"""The words for a reason: what is wrong with the cards, then the rule and what is possible."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_teach.actions import Action, Play, Reason, ReasonCode
from sixtysix_teach.legality import why_no_close
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
        "cards": tokens(reason.cards, last="and"),
        "allowed": tokens(reason.allowed),
        "min_stock": rules.exchange_min_stock,
        "close_min": rules.close_min_stock,
        "stock": table.stock_size,
        "neither": tokens(reason.cards, last="nor"),
        "after_draw": max(0, table.stock_size - rules.players),
        "window": PHRASES.say(f"window.{rules.claim_window.value}"),
    }
    title, text = _versions(reason, table)
    return Sentence(PHRASES.say(f"{key}.{title}", **facts), PHRASES.say(f"{key}.{text}", **facts))


def _versions(reason: Reason, table: PublicState) -> tuple[str, str]:
    """Return the names of the two lines: some say something else under other rules."""
    title, text = "title", "text"
    match reason.code:
        case ReasonCode.NO_PAIR if len(reason.cards) > 1:
            title = "title_both"
        case ReasonCode.NOT_ON_LEAD | ReasonCode.CLAIM_NOT_NOW if reason.cards:
            text = "text_led"
        case ReasonCode.DRAW_FIRST if why_no_close(table, table.leader) is not None:
            text = "text_claim"
        case ReasonCode.EXCHANGE_STOCK_CLOSED if table.rules.exchange_on_opponents_close:
            text = "text_at_once"
        case ReasonCode.CLOSE_STOCK_TOO_SMALL if table.to_draw:
            text = "text_to_draw"
    return title, text
