"""Hints in four steps: a question, where to look, the idea, the answer.

They come from the same judgement as the grading, so a hint can never be marked as a mistake.
"""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_teach.actions import Action, Play
from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.errors import RulesError
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import token
from sixtysix_teach.tutor.action_words import action_text
from sixtysix_teach.tutor.advice import basis_text, judgement_of, just_as_good, say
from sixtysix_teach.tutor.explain import OTHERS, idea_text, reasons_for
from sixtysix_teach.tutor.fact_words import fact_text
from sixtysix_teach.tutor.facts import Fact
from sixtysix_teach.tutor.facts.sight import exchange_card
from sixtysix_teach.tutor.judge import Basis, Judgement
from sixtysix_teach.tutor.relevance import cards_of
from sixtysix_teach.tutor.themes import facts_by_code, theme_of

STEPS = 4
"""So many hints there are for a decision."""

REASONS = 2
"""So many facts are told with the answer."""

# The facts that help to find the answer without giving it away, the most helpful first.
_LOOK = {
    "cash": ("other-out-of-trumps", "trumps-out", "other-hand-known"),
    "draw-trumps": ("trumps-out",),
    "duck": ("turn-up-to-loser", "other-total"),
    "exit": ("other-hand-known", "own-total"),
    "give-points": ("other-total",),
    "lead-high": ("trumps-out",),
    "lead-exposed": ("turn-up-to-loser", "trumps-out"),
    "lead-low": ("turn-up-to-loser", "trumps-out"),
    "lead-master": ("trumps-out", "other-void"),
    "lead-pair": ("other-hand-known", "trumps-out"),
    "lead-strict": ("other-hand-known", "trumps-out"),
    "lead-trump": ("trumps-out",),
    "no-difference": ("own-out-of-reach", "other-out-of-reach", "forced-loss", "own-total"),
    "throw-low": ("other-total",),
    "take-trick": ("own-trickless", "turn-up-to-loser", "own-total"),
    "trump-in": ("own-trickless", "turn-up-to-loser", "own-total"),
    "win-with": ("other-hand-known", "trumps-out"),
}
_LOOK_ELSE = ("own-total",)
_TOTAL = ("claim", "count", "draw", "keep-open")
_TRUMPS = ("draw-trumps", "lead-trump", "trump-in")
_HIGH = ("cash", "lead-high", "lead-home", "lead-master")
_LOW = ("exit", "lead-low")
_WINNERS = ("duck", "take-home", "take-trick", "win-with")


@dataclass(frozen=True)
class Hint:
    """One step of the help for a decision.

    ``cards`` are cards of the hand, or the turn-up, to mark; ``facts`` those that the lines tell.
    ``action`` is None before the last step; where only one thing is allowed it is there at once.
    ``basis`` says how it was worked out, from the step on that says what to do.
    """

    step: int
    theme: str
    lines: tuple[str, ...]
    cards: tuple[Card, ...] = ()
    facts: tuple[Fact, ...] = ()
    action: Action | None = None
    basis: str = ""


def hint(view: Observation, step: int) -> Hint:
    """Return hint number *step*, 1 to 4, for the seat of *view*.

    The action of step 4 is one of the best by :func:`judge`; the steps before do not name its card.
    Where only one thing is allowed every step says so. Raises RulesError for another number, for
    more than two players, and for a seat that cannot act now.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> hint(view, 1).lines, hint(view, 4).action
    (('What does the bot get if it takes your lead?',), Play(card=Card.N9H))
    """
    if step not in range(1, STEPS + 1):
        raise RulesError("step", f"hints have the steps 1 to {STEPS}")
    judgement = judgement_of(view)
    best = judgement.best
    theme = theme_of(view, best[0], judgement)
    if theme == "forced":
        line = say("hint.forced", do=action_text(view, best[0]))
        cards = cards_of(view, best[0])
        return Hint(step, theme, (line,), cards, (), best[0], say("basis.forced"))
    if step == 1:
        return Hint(step, theme, (_line(view, theme, "question"),))
    if step == 2:
        return _where(view, best, theme)
    if step == 3:
        basis = basis_text(judgement) if judgement.basis is Basis.THUMB else ""
        return Hint(
            step, theme, (idea_text(view, theme),), _marked(view, best, theme), (), None, basis
        )
    return _answer(view, judgement, best, theme)


def _line(view: Observation, theme: str, kind: str) -> str:
    led = token(view.played[0]) if view.played else ""
    return say(f"theme.{theme}.{kind}", target=view.rules.target, led=led)


def _where(view: Observation, best: tuple[Action, ...], theme: str) -> Hint:
    """Step 2: what to look at, and a fact about it that does not name the answer."""
    answer = [token(card) for card in cards_of(view, best[0])]
    found = facts_by_code(view)
    facts = tuple(
        found[code]
        for code in _LOOK.get(theme, _LOOK_ELSE)
        if code in found and not any(card in fact_text(found[code]) for card in answer)
    )[:1]
    lines = (_line(view, theme, "look"), *map(fact_text, facts))
    return Hint(2, theme, lines, _marked(view, best, theme), facts)


def _answer(view: Observation, judgement: Judgement, best: tuple[Action, ...], theme: str) -> Hint:
    """Step 4: what to do, and why."""
    do, also = action_text(view, best[0]), just_as_good(judgement, best[0])[:OTHERS]
    facts = reasons_for(view, best[0], judgement, theme)[:REASONS]
    if judgement.basis is Basis.THUMB:
        line = say("hint.thumb", do=do)
    elif theme == "no-difference":
        line = say("hint.any", do=do)
    elif also and theme != "claim":
        line = say("hint.answer_also", do=do, also=action_text(view, *also))
    else:
        line = say("hint.answer", do=do)
    why = tuple(map(fact_text, facts)) or (idea_text(view, theme),)
    cards = cards_of(view, best[0])
    return Hint(STEPS, theme, (line, *why), cards, facts, best[0], basis_text(judgement))


def _marked(view: Observation, best: tuple[Action, ...], theme: str) -> tuple[Card, ...]:
    """The cards to look at: a group that holds the answer, and never the answer alone."""
    group = _group(view, theme)
    answer = cards_of(view, best[0])
    if isinstance(best[0], Play) and (answer[0] not in group or len(group) == 1):
        return view.playable
    return group


def _group(view: Observation, theme: str) -> tuple[Card, ...]:
    hand, trump = view.hand, view.trump
    if theme in _TOTAL:
        return ()
    if theme == "exchange":
        up, nine = view.turn_up, exchange_card(view)
        return tuple(card for card in (nine, up) if card is not None)
    if theme == "announce":
        return tuple(card for card in hand if card.rank in (Rank.KING, Rank.QUEEN))
    if theme == "close":
        return tuple(c for c in hand if c.suit is trump or c.rank in (Rank.ACE, Rank.TEN))
    if theme in _TRUMPS:
        return tuple(card for card in view.playable if card.suit is trump)
    if theme in _WINNERS:
        return facts_by_code(view)["trick-can-be-won"].cards
    if theme in _LOW:
        return tuple(c for c in view.playable if c.rank not in (Rank.ACE, Rank.TEN))
    if theme in _HIGH:
        masters = facts_by_code(view).get("masters")
        return () if masters is None else tuple(c for c in view.playable if c in masters.cards)
    return view.playable
