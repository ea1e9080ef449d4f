"""What a decision is about, as a short name: the same for hints, explanations and reviews.

A theme says what an action does ("draw-trumps", "duck"), seen from what its seat can know. It says
nothing about whether that is good.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

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
from sixtysix_teach.cards import Card, Rank, beats
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import Reading, mate
from sixtysix_teach.phrases import rank_name
from sixtysix_teach.tutor.fact_words import PHRASES
from sixtysix_teach.tutor.facts import Fact, facts_of
from sixtysix_teach.tutor.judge import Judgement

THEMES = (
    "claim",  # the target is reached
    "claim-early",  # a claim without the target
    "close",
    "exchange",
    "announce",
    "draw",  # nothing but drawing is worth a thought
    "keep-open",  # drawing, where one could close
    "count",
    "forced",  # the only action there is
    "no-difference",  # everything comes to the same
    "lead-pair",  # which half of the announced marriage to lead
    "lead-home",  # a lead that reaches the target for certain
    "draw-trumps",  # strict phase: a trump, while the other may hold some
    "cash",  # strict phase: a card that surely wins
    "exit",  # strict phase: a cheap card that the other must take
    "lead-master",  # strict phase: the highest of its suit, which may be trumped
    "lead-strict",  # strict phase: any other card
    "lead-trump",  # open phase
    "lead-high",  # open phase: a plain ace or ten that is likely to win
    "lead-exposed",  # open phase: one that the other can take with most of its hands
    "lead-low",  # open phase: any other plain card
    "take-home",  # winning the trick reaches the target
    "win-with",  # every card that may be played wins the trick
    "trump-in",  # a trump on a plain card
    "take-trick",  # any other card that wins
    "duck",  # losing a trick that could be won
    "throw-low",  # losing a trick as cheaply as possible
    "give-points",  # losing it dearer than needed
)
"""All themes; the sentences for each are in ``tutor.toml``."""

_HIGH = (Rank.ACE, Rank.TEN)
_LIKELY = 0.5
_SIMPLE: dict[type[Action], str] = {
    CloseStock: "close",
    ExchangeNine: "exchange",
    DeclareMarriage: "announce",
    CountCards: "count",
}


@lru_cache(maxsize=256)
def facts_by_code(view: Observation) -> Mapping[str, Fact]:
    """Return the facts of *view* by their codes, in the order of urgency; kept for the next call.

    >>> from sixtysix_teach import Deal, State
    >>> list(facts_by_code(State.start(Deal.shuffled(seed=66)).observation(0)))[0]
    'other-marriage-possible'
    """
    return {fact.code: fact for fact in facts_of(view)}


def choices_of(view: Observation) -> tuple[Action, ...]:
    """Return what the seat may do now, without a claim of what it has not.

    >>> from sixtysix_teach import Deal, State
    >>> len(choices_of(State.start(Deal.shuffled(seed=66)).observation(0)))
    7
    """
    legal = view.legal_actions()
    if view.total(view.seat) >= view.rules.target:
        return legal
    return tuple(a for a in legal if not isinstance(a, ClaimSixtySix))


def theme_of(view: Observation, action: Action, judgement: Judgement) -> str:
    """Return what *action* is about, one of THEMES.

    A claim is a claim even where nothing else is allowed; any other single action is "forced".

    >>> from sixtysix_teach import Deal, State
    >>> from sixtysix_teach.tutor.judge import judge
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> theme_of(view, Play(Card.N9H), judge(view)), theme_of(view, Play(Card.AC), judge(view))
    ('lead-low', 'lead-exposed')
    """
    if isinstance(action, ClaimSixtySix):
        due = view.total(judgement.seat) >= view.rules.target
        return "claim" if due else "claim-early"
    choices = choices_of(view)
    if len(choices) == 1:
        return "forced"
    if judgement.views and all(judgement.times_best(a) == len(judgement.views) for a in choices):
        return "no-difference"
    if isinstance(action, Play):
        return _reply(view, action.card) if view.played else _lead(view, action.card)
    if isinstance(action, Draw):
        return "keep-open" if any(isinstance(a, CloseStock) for a in choices) else "draw"
    return _SIMPLE[type(action)]


def mistake_title(view: Observation, played: Action, better: Action) -> tuple[str, str]:
    """Return key and words of what went wrong when *played* was chosen over *better*.

    For headings; the words hold no card tokens.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> mistake_title(view, Play(Card.AC), Play(Card.JC))
    ('high-lead', 'Ace led too early')
    """
    key = _mistake(view, played, better)
    rank = rank_name(played.card.rank) if isinstance(played, Play) else ""
    words = PHRASES.say(f"mistake.{key}", rank=rank)
    return key, words[:1].upper() + words[1:]


def _lead(view: Observation, card: Card) -> str:
    found = facts_by_code(view)
    if view.lead_marriage is not None:
        return "lead-pair"
    if _names(found, "lead-decides", card):
        return "lead-home"
    if not view.must_follow:
        if card.suit is view.trump:
            return "lead-trump"
        if card.rank not in _HIGH:
            return "lead-low"
        likely = Reading(view).chance_lead_wins(card) > _LIKELY
        return "lead-high" if likely else "lead-exposed"
    if card.suit is view.trump and "trumps-out" in found:
        return "draw-trumps"
    sure = _names(found, "sure-leads", card) or _names(found, "sure-tricks", card)
    if sure:
        return "cash"
    if _names(found, "exit-cards", card):
        return "exit"
    return "lead-master" if _names(found, "masters", card) else "lead-strict"


def _reply(view: Observation, card: Card) -> str:
    found = facts_by_code(view)
    led = view.played[0]
    if beats(card, led, trump=view.trump):
        if _names(found, "own-trick-decides", card):
            return "take-home"
        if found["trick-can-be-won"].cards == view.playable:
            return "win-with"
        return "trump-in" if card.suit is not led.suit else "take-trick"
    if "trick-can-be-won" in found:
        return "duck"
    return "throw-low" if _names(found, "trick-is-lost", card) else "give-points"


def _names(found: Mapping[str, Fact], code: str, card: Card) -> bool:
    return code in found and card in found[code].cards


def _mistake(view: Observation, played: Action, better: Action) -> str:
    if isinstance(played, ClaimSixtySix):
        return "claim-early"
    if isinstance(played, CloseStock) and "closing-hopeless" in facts_by_code(view):
        return "close-early"  # whatever else could have been done: this was lost
    for kind, missed in _MISSED:
        if isinstance(better, kind):
            return missed
    for kind, early in _EARLY:
        if isinstance(played, kind):
            return early
    if not isinstance(played, Play) or not isinstance(better, Play):
        return "other"
    if view.played:
        return _wrong_reply(view, played.card, better.card)
    return _wrong_lead(view, played.card, better.card)


_MISSED: tuple[tuple[type[Action], str], ...] = (
    (ClaimSixtySix, "claim-missed"),
    (CloseStock, "close-missed"),
    (ExchangeNine, "exchange-missed"),
    (DeclareMarriage, "announce-missed"),
)
_EARLY: tuple[tuple[type[Action], str], ...] = (
    (CloseStock, "close-early"),
    (DeclareMarriage, "announce-early"),
    (ExchangeNine, "exchange-early"),
)


def _wrong_lead(view: Observation, played: Card, better: Card) -> str:
    found, trump = facts_by_code(view), view.trump
    if view.lead_marriage is not None:
        return "wrong-half"
    if played.suit is trump and better.suit is not trump:
        return "trump-lead"
    if better.suit is trump and played.suit is not trump:
        return "trumps-not-drawn" if view.must_follow and "trumps-out" in found else "trump-kept"
    if _breaks_pair(view, played, better):
        return "pair-broken"
    if played.rank in _HIGH and better.points < played.points:
        return "high-lead"
    if _names(found, "sure-leads", better) and not _names(found, "sure-leads", played):
        return "sure-trick-kept"
    if played.suit is better.suit:
        return "too-low" if better.strength > played.strength else "too-high"
    return "wrong-suit"


def _wrong_reply(view: Observation, played: Card, better: Card) -> str:
    led, trump = view.played[0], view.trump
    takes, should = (beats(card, led, trump=trump) for card in (played, better))
    if takes and not should:
        ruffs = played.suit is trump and led.suit is not trump
        return "trump-spent" if ruffs else "trick-taken"
    if should and not takes:
        ruffs = better.suit is trump and led.suit is not trump
        return "trump-kept" if ruffs else "trick-let-go"
    if _breaks_pair(view, played, better):
        return "pair-broken"
    if takes:
        return "taken-too-high" if played.points > better.points else "taken-too-low"
    return "points-given" if played.points > better.points else "wrong-card"


def _breaks_pair(view: Observation, played: Card, better: Card) -> bool:
    """Whether *played* splits a marriage that is still to be announced, and *better* does not."""
    pairs = facts_by_code(view).get("marriages-in-hand")
    if pairs is None or played not in pairs.cards:
        return False
    return better not in (played, mate(played))
