"""Which facts of a moment bear on a decision: a few, those that decide it first.

An explanation with all facts would drown the reason; so each theme lists the facts that speak for
an action of its kind, and facts about single cards count only when they name the card in question.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from sixtysix_teach.actions import Action, CloseStock, DeclareMarriage, ExchangeNine, Play
from sixtysix_teach.cards import Card
from sixtysix_teach.observation import Observation
from sixtysix_teach.tutor.action_facts import fact_of
from sixtysix_teach.tutor.facts import Fact
from sixtysix_teach.tutor.facts.sight import exchange_card, halves
from sixtysix_teach.tutor.judge import Judgement
from sixtysix_teach.tutor.themes import facts_by_code

MOST = 4
"""More facts than this are not read."""

# What speaks for an action of a theme, the strongest first.
FOR: Mapping[str, tuple[str, ...]] = {
    "claim": ("claim-due",),
    "claim-early": ("own-total",),
    "close": ("closing-certain", "own-total", "masters", "other-trickless"),
    "exchange": ("exchange-now", "exchange-last-chance"),
    "announce": (
        "marriage-reaches-target",
        "marriage-before-close",
        "marriage-now",
        "marriage-now-pending",
        "marriage-now-worthless",
        "marriage-last-chance",
    ),
    "draw": ("last-draw", "own-total"),
    "keep-open": ("closing-hopeless", "own-total", "last-draw"),
    "count": ("own-total", "other-total"),
    "forced": ("must-follow", "must-head", "must-trump", "free-discard"),
    "no-difference": ("forced-loss", "own-out-of-reach", "other-out-of-reach", "other-hand-known"),
    "lead-pair": ("sure-leads", "lead-risks", "other-void"),
    "lead-home": ("lead-decides", "own-total"),
    "draw-trumps": ("trumps-out", "sure-leads", "masters"),
    "cash": ("sure-tricks", "sure-leads", "other-out-of-trumps"),
    "exit": ("exit-cards", "other-hand-known"),
    "lead-master": ("masters", "trumps-out", "other-hand-known"),
    "lead-strict": ("other-hand-known", "trumps-out", "other-void"),
    "lead-trump": ("sure-leads", "masters", "trumps-out", "turn-up-to-loser"),
    "lead-high": ("sure-leads", "masters", "trumps-out", "turn-up-to-loser"),
    "lead-exposed": ("turn-up-to-loser", "trumps-out", "masters"),
    "lead-low": ("turn-up-to-loser", "lead-risks", "trumps-out", "other-total"),
    "take-home": ("own-trick-decides",),
    "win-with": ("card-takes", "other-hand-known", "masters"),
    "trump-in": ("trick-saves", "card-takes", "must-trump", "turn-up-to-loser"),
    "take-trick": ("trick-saves", "card-takes", "turn-up-to-loser", "own-total"),
    "duck": ("turn-up-to-loser", "trick-can-be-won", "card-gives", "other-total"),
    "throw-low": ("trick-is-lost", "turn-up-to-loser", "other-total"),
    "give-points": ("trick-is-lost", "card-gives", "other-total"),
}

# What speaks against an action, when it names the card of it.
AGAINST = (
    "other-trick-decides",
    "marriages-in-hand",
    "bare-tens",
    "exchange-next-lead",
    "marriage-alive",
)
# These are true of each of their cards alone; of the second kind `because` goes card by card.
_DIVISIBLE = {"masters", "sure-leads", "lead-decides", "trick-saves", "bare-tens", "marriage-alive"}
_PAIRED = {"bare-tens", "marriage-alive"}

_COSTLY = 10
"""A lead of so many card points is worth a warning."""

# These list cards that the seat could play; they say something about an action only if it is there.
_NAMING = {
    "sure-leads",
    "sure-tricks",
    "exit-cards",
    "lead-decides",
    "masters",
    "own-trick-decides",
    "trick-saves",
    "trick-can-be-won",
    "trick-is-lost",
    *AGAINST,
}
# The second of these says the first, and more.
_SAID_BY = {
    "sure-leads": "sure-tricks",
    "masters": "sure-leads",
    "marriage-now": "marriage-reaches-target",
}
# A total is worth telling when half of the way is done; with these themes always.
_TOTALS = ("own-total", "other-total")
_ABOUT_TOTALS = ("claim-early", "close", "keep-open", "draw", "count", "lead-home")
# With these themes the cards not played are the point.
CONTRAST = {
    ("duck", "trick-can-be-won"),
    ("give-points", "trick-is-lost"),
    ("close", "masters"),
}


def speaks_for(view: Observation, action: Action, theme: str) -> tuple[Fact, ...]:
    """Return the facts that speak for *action*, which is about *theme*, the strongest first.

    >>> from sixtysix_teach import Card, Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> [fact.code for fact in speaks_for(view, Play(Card.N9H), "lead-low")]
    ['lead-risks', 'trumps-out']
    """
    found, cards = facts_by_code(view), cards_of(view, action)
    own = fact_of(view, action)
    chosen: list[Fact] = []
    for code in FOR[theme]:
        fact = own if own is not None and own.code == code else found.get(code)
        if fact is None or (code in _TOTALS and not _telling(fact, theme)):
            continue
        free = code not in _NAMING or (theme, code) in CONTRAST
        said = any(other.code == _SAID_BY.get(code) for other in chosen)
        if not said and (free or set(cards) & set(fact.cards)):
            chosen.append(only_about(fact, cards))
    return tuple(chosen)


def bearing(
    view: Observation, action: Action, judgement: Judgement, facts: tuple[Fact, ...]
) -> tuple[Fact, ...]:
    """Return those of *facts*, which speak for *action*, that the results of *judgement* bear out.

    That a lost deal would cost less is no reason where *action* loses against no hand. Where it
    wins 2 whatever comes, the reason is that the other side stays below the Schneider.
    """
    least = judgement.least.get(action)
    kept = tuple(fact for fact in facts if fact.code != "trick-saves")
    if least is None or least < 0 or len(kept) == len(facts):
        return facts
    below = facts_by_code(view).get("other-under-schneider")
    return (below, *kept) if below is not None and least > 1 else kept


def _telling(fact: Fact, theme: str) -> bool:
    return theme in _ABOUT_TOTALS or 2 * fact.numbers["needs"] <= fact.numbers["target"]


def speaks_against(view: Observation, action: Action, better: Action) -> tuple[Fact, ...]:
    """Return the facts that speak against *action* and not against *better*, the strongest first.

    >>> from sixtysix_teach import Card, Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> speaks_against(view, Play(Card.AC), Play(Card.N9H))
    (Fact('lead-risks', 0, cards=(Card.AC,), numbers={'points': 11}),)
    """
    found = facts_by_code(view)
    if isinstance(action, CloseStock):
        hopeless = found.get("closing-hopeless")
        return () if hopeless is None else (hopeless,)
    if not isinstance(action, Play):
        return ()
    card, instead = action.card, cards_of(view, better)
    chosen = [
        only_about(found[code], (card,))
        for code in AGAINST
        if code in found and names(found[code], (card,)) and not names(found[code], instead)
    ]
    guarded = found.get("guarded-tens")
    if guarded is not None and card in guarded.because and not set(instead) & set(guarded.because):
        chosen.append(guarded)
    own = _gives(view, action)
    if own is not None and all(other.points < card.points for other in instead):
        chosen.append(own)
    return tuple(chosen)


def _gives(view: Observation, action: Action) -> Fact | None:
    """What the card of *action* gives away, or may give away if that is much."""
    own = fact_of(view, action)
    if own is None or own.code == "card-takes":
        return None
    return own if own.code == "card-gives" or own.numbers["points"] >= _COSTLY else None


def names(fact: Fact, cards: Iterable[Card]) -> bool:
    """Return whether *fact* is one about single cards of the hand, and about one of *cards*.

    >>> names(Fact("masters", 0, cards=(Card.AS,)), [Card.AS])
    True
    """
    return fact.code in _NAMING and bool(set(cards) & set(fact.cards))


def only_about(fact: Fact, cards: Iterable[Card]) -> Fact:
    """Return *fact* without the cards that are not among *cards*, where the rest stays true.

    >>> only_about(Fact("masters", 0, cards=(Card.AS, Card.KH)), [Card.KH])
    Fact('masters', 0, cards=(Card.KH,))
    """
    wanted = set(cards)
    if fact.code not in _DIVISIBLE or not wanted & set(fact.cards):
        return fact
    kept = [place for place, card in enumerate(fact.cards) if card in wanted]
    paired = len(fact.because) == len(fact.cards) and fact.code in _PAIRED
    because = tuple(fact.because[place] for place in kept) if paired else fact.because
    return replace(fact, cards=tuple(fact.cards[place] for place in kept), because=because)


def cards_of(view: Observation, action: Action) -> tuple[Card, ...]:
    """Return the cards that *action* moves or shows: played, announced, swapped.

    >>> from sixtysix_teach import Deal, State
    >>> cards_of(State.start(Deal.shuffled(seed=66)).observation(0), Play(Card.AC))
    (Card.AC,)
    """
    match action:
        case Play(card):
            return (card,)
        case DeclareMarriage(suit):
            return halves(suit)
        case ExchangeNine():
            swapped = (exchange_card(view), view.turn_up)
            return tuple(card for card in swapped if card is not None)
        case _:
            return ()


def first_of(facts: Iterable[Fact], most: int) -> tuple[Fact, ...]:
    """Return the first *most* of *facts*, each once.

    >>> first_of([Fact("any-card", 0), Fact("any-card", 0)], 2)
    (Fact('any-card', 0),)
    """
    return tuple(dict.fromkeys(facts))[:most]
