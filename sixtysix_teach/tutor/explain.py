"""Why an action is good, or what it costs: facts first, then what follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from sixtysix_teach.actions import Action, ClaimSixtySix, CloseStock, Play, Reason
from sixtysix_teach.observation import Observation
from sixtysix_teach.state import State
from sixtysix_teach.tutor.action_words import action_text
from sixtysix_teach.tutor.advice import (
    basis_text,
    judgement_of,
    just_as_good,
    loss_text,
    outlook_text,
    say,
    seen_by_mover,
)
from sixtysix_teach.tutor.fact_words import fact_text
from sixtysix_teach.tutor.facts import Fact
from sixtysix_teach.tutor.judge import Basis, Judgement, nothing_to_advise, surely_lost
from sixtysix_teach.tutor.relevance import (
    CONTRAST,
    MOST,
    bearing,
    cards_of,
    first_of,
    names,
    speaks_against,
    speaks_for,
)
from sixtysix_teach.tutor.themes import mistake_title, theme_of
from sixtysix_teach.tutor.wording import refusal

Verdict: TypeAlias = Literal["only", "best", "as-good", "worse", "rule-of-thumb", "illegal"]

# Facts that say already how the deal will end.
_TELL_THE_END = {"claim-due", "closing-certain", "forced-win", "forced-loss"}

# Here what else would be as good is not told; the key, and with it the title.
_ALONE = {"claim": "best", "no-difference": "no-difference"}

# Ways to win a trick, which have one idea.
_WINNING = {"take-trick", "trump-in", "win-with"}

# Facts that show a win at once.
_DECIDE = {"lead-decides", "own-trick-decides", "marriage-reaches-target"}

OTHERS = 3
"""So many actions that are just as good, or better, are named."""


@dataclass(frozen=True)
class Explanation:
    """What is to be said about one action, as data and in words.

    ``key`` is stable: of a worse action it names the mistake, else it is the verdict. ``facts``
    are those that the lines tell. ``loss`` is exact, in game points; None where it cannot be said.
    ``better`` are the actions advised instead, none when the action is one of them. ``reason`` is
    the rule that an illegal action breaks. ``basis`` says how it was worked out.
    """

    action: Action
    verdict: Verdict
    theme: str
    key: str
    judgement: Judgement | None
    facts: tuple[Fact, ...]
    loss: Fraction | None
    better: tuple[Action, ...]
    title: str
    lines: tuple[str, ...]
    basis: str
    reason: Reason | None = None


def explain(at: State | Observation, action: Action) -> Explanation:
    """Return why *action* is good or bad, by what its seat can know.

    Of a State only what the seat to move may know is used. Where nothing can be worked out the
    verdict is "rule-of-thumb", and nothing is called worse; only what loses the deal for certain
    is. The verdict is the same where another action is sure and of this one nothing is known (the
    key is then "surer" or "could-claim"). An action against the rules gets the rule. Raises
    RulesError for more than two players.

    >>> from sixtysix_teach import Card, Deal, Play
    >>> state = State.start(Deal.shuffled(seed=66))
    >>> print(explain(state, Play(Card.N9H)).title)
    By rule of thumb: lead [9H]
    """
    view = seen_by_mover(at)
    reason = view.why_illegal(action)
    if reason is not None:
        return _refused(view, action, reason)
    if not view.my_turn and surely_lost(view, action):
        return _wrong_out_of_turn(view, action)
    judgement = judgement_of(view)
    theme = theme_of(view, action, judgement)
    if theme == "forced":
        return _only(view, action, judgement)
    if action not in judgement.best:
        known = surely_lost(view, action) or judgement.loss(action) is not None
        if judgement.basis is not Basis.THUMB and not known:
            return _unproved(view, action, judgement, theme)
        return _not_best(view, action, judgement, theme)
    return _best(view, action, judgement, theme)


def _refused(view: Observation, action: Action, reason: Reason) -> Explanation:
    words = refusal(reason, action, view)
    return Explanation(
        action=action,
        verdict="illegal",
        theme="",
        key=reason.code.value,
        judgement=None,
        facts=(),
        loss=None,
        better=(),
        title=words.title,
        lines=(words.text,),
        basis=say("basis.rule"),
        reason=reason,
    )


def _wrong_out_of_turn(view: Observation, action: Action) -> Explanation:
    """A wrong claim while the other is to move: nothing had to be done at all."""
    facts = speaks_for(view, action, "claim-early")
    key, title = mistake_title(view, action, action)
    return Explanation(
        action=action,
        verdict="worse",
        theme="claim-early",
        key=key,
        judgement=nothing_to_advise(view),
        facts=facts,
        loss=None,
        better=(),
        title=title,
        lines=(say("explain.lost"), *map(fact_text, facts)),
        basis=say("basis.lost"),
    )


def _only(view: Observation, action: Action, judgement: Judgement) -> Explanation:
    facts = first_of(speaks_for(view, action, "forced"), 1)
    told = tuple(map(fact_text, facts))
    return Explanation(
        action=action,
        verdict="only",
        theme="forced",
        key="only",
        judgement=judgement,
        facts=facts,
        loss=Fraction(0),
        better=(),
        title=say("explain.title.only"),
        lines=told or (say("hint.forced", do=action_text(view, action)),),
        basis=say("basis.forced"),
    )


def _best(view: Observation, action: Action, judgement: Judgement, theme: str) -> Explanation:
    first, same = judgement.best[0], just_as_good(judgement, action)
    verdict: Verdict = "best" if not same and action == first else "as-good"
    if judgement.basis is Basis.THUMB:
        verdict = "rule-of-thumb"
    facts = reasons_for(view, action, judgement, theme)
    # Where something else is as good, the idea behind this action is not what makes it so.
    alike = {theme_of(view, other, judgement) for other in (first, *same)} <= {theme}
    key: str = verdict
    lines = [idea_text(view, theme)] if alike or theme == "claim" else []
    if action != first and theme_of(view, first, judgement) == "claim":
        key, lines = "could-claim", [say("explain.could-claim")]
        facts = speaks_for(view, first, "claim")
    elif action != first and first not in same:
        key, lines = "unclear", [*lines, say("explain.unclear", do=action_text(view, first))]
    elif theme in _ALONE:
        key = _ALONE[theme]
    elif same:
        lines.append(say("explain.also", do=action_text(view, *same[:OTHERS])))
    if not {fact.code for fact in facts} & _TELL_THE_END:
        lines.append(outlook_text(judgement, action))
    return Explanation(
        action=action,
        verdict=verdict,
        theme=theme,
        key=key,
        judgement=judgement,
        facts=facts,
        loss=judgement.loss(action),
        better=(),
        title=say(f"explain.title.{key}", do=action_text(view, action)),
        lines=tuple(filter(None, [*map(fact_text, facts), *lines])),
        basis=basis_text(judgement),
    )


def _not_best(view: Observation, action: Action, judgement: Judgement, theme: str) -> Explanation:
    better = judgement.best
    thumb, lost = judgement.basis is Basis.THUMB, surely_lost(view, action)
    key, title = mistake_title(view, action, better[0])
    if thumb and not lost:
        key, title = "other-thumb", say("explain.title.other-thumb")
    facts = _against(view, action, judgement, theme)
    told = {fact.code for fact in facts}
    instead = (better[0], *just_as_good(judgement, better[0]))[:OTHERS]
    # What it costs and what to do instead come first: on a phone the reasons may need scrolling.
    lines = (
        say("explain.lost") if lost and not told & {"closing-hopeless"} else "",
        "" if thumb else _cost(judgement, action, certain=lost),
        say(f"explain.{'thumb' if thumb else 'better'}", do=action_text(view, *instead)),
        *map(fact_text, facts),
        _other_idea(view, better[0], judgement, theme),
        say("explain.open") if thumb and not lost else "",
    )
    return Explanation(
        action=action,
        verdict="worse" if lost or not thumb else "rule-of-thumb",
        theme=theme,
        key=key,
        judgement=judgement,
        facts=facts,
        loss=judgement.loss(action),
        better=better,
        title=title,
        lines=tuple(filter(None, lines)),
        basis=say("basis.lost") if lost and thumb else basis_text(judgement),
    )


def _unproved(view: Observation, action: Action, judgement: Judgement, theme: str) -> Explanation:
    """Something else is sure; of this nothing is known, so it is not called worse."""
    better = judgement.best
    own = [fact for fact in speaks_for(view, action, theme) if fact.code in _DECIDE]
    other = theme_of(view, better[0], judgement)
    facts = first_of((*own, *speaks_for(view, better[0], other)), 2)
    do = action_text(view, better[0])
    key, lines = "could-claim", [say("explain.could-claim")]
    if other != "claim":
        key, lines = "surer", [say("explain.surer", do=do)]
        lines += [] if own else [say("explain.surer_open")]
    return Explanation(
        action=action,
        verdict="rule-of-thumb",
        theme=theme,
        key=key,
        judgement=judgement,
        facts=facts,
        loss=None,
        better=better,
        title=say(f"explain.title.{key}", do=do),
        lines=(*lines, *map(fact_text, facts)),
        basis=basis_text(judgement),
    )


def _against(
    view: Observation, action: Action, judgement: Judgement, theme: str
) -> tuple[Fact, ...]:
    """The facts against *action*, and those for the best."""
    better = judgement.best[0]
    against = speaks_against(view, action, better)
    if isinstance(action, (ClaimSixtySix, CloseStock)):
        # What the seat has is the reason, not its high cards.
        return first_of((*against, *speaks_for(view, action, "claim-early")), 2)
    other = theme_of(view, better, judgement)
    for_it = [
        fact
        for fact in bearing(view, better, judgement, speaks_for(view, better, other))
        # What is true of both cards does not tell them apart.
        if not (names(fact, cards_of(view, action)) and names(fact, cards_of(view, better)))
        and not (other == theme and (theme, fact.code) in CONTRAST)
    ]
    first = against[:1] if isinstance(better, Play) else ()
    return first_of((*first, *for_it), MOST // 2)


def _cost(judgement: Judgement, action: Action, *, certain: bool) -> str:
    loss = judgement.loss(action)
    return "" if certain and not loss else loss_text(judgement, loss, certain=certain)


def _other_idea(view: Observation, better: Action, judgement: Judgement, theme: str) -> str:
    """The idea behind the better action, where it is another than that behind the one done."""
    other = theme_of(view, better, judgement)
    alike = {theme, other} <= _WINNING or other in (theme, "no-difference", "forced")
    return "" if alike else idea_text(view, other)


def reasons_for(
    view: Observation, action: Action, judgement: Judgement, theme: str
) -> tuple[Fact, ...]:
    """Return the facts to give for *action*, which is one of the best: three at most.

    >>> from sixtysix_teach import Card, Deal, Play
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> [f.code for f in reasons_for(view, Play(Card.N9H), judgement_of(view), "lead-low")]
    ['lead-risks', 'trumps-out']
    """
    return first_of(bearing(view, action, judgement, speaks_for(view, action, theme)), MOST - 1)


def idea_text(view: Observation, theme: str) -> str:
    """Return the idea behind a theme in one sentence, without cards.

    >>> from sixtysix_teach import Deal
    >>> idea_text(State.start(Deal.shuffled(seed=66)).observation(0), "lead-low")
    'A low lead gives the bot few card points, and your high cards stay in your hand.'
    """
    return say(f"theme.{theme}.idea", target=view.rules.target)
