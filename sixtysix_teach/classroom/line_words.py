"""A line of play in words and numbers: who takes each trick, what it brings, how it ends."""

from __future__ import annotations

from collections.abc import Sequence

from sixtysix_teach.actions import Action, DeclareMarriage
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.moments import Ending
from sixtysix_teach.phrases import Phrases, suit_name, token
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

PHRASES = Phrases("lines.toml", standing=standing_figures)
say = PHRASES.say


def line_text(state: State, line: Sequence[Action], seat: Seat) -> tuple[str, ...]:
    """Return a sentence for each trick of *line* as *seat* sees it, and one for the end.

    >>> from sixtysix_teach.actions import Play
    >>> from sixtysix_teach import Card, Deal
    >>> state = State.start(Deal.shuffled(seed=66))
    >>> print(line_text(state, (Play(Card.AC), Play(Card.TC)), 0)[0])
    Trick 1: you lead [AC], the bot plays [TC]: 11 + 10 = 21. You have 21.
    """
    told: list[str] = []
    for action in line:
        after = state.apply(action)
        if isinstance(action, DeclareMarriage):
            told.append(_announced(after, seat))
        elif len(after.tricks) > len(state.tricks):
            told.append(_trick(after, seat))
        state = after
    if state.ended is not None:
        told.append(end_text(state, seat))
    return tuple(told)


def end_text(state: State, seat: Seat) -> str:
    """Return how a deal ended for *seat*: the total that decided it, and the game points."""
    outcome = state.outcome
    assert outcome is not None
    facts = {
        "you": state.total(seat),
        "bot": state.total(1 - seat),
        "points": outcome.game_points,
        "target": state.rules.target,
    }
    if outcome.winner is None:
        return say("end.draw", **facts)
    side = "won" if outcome.winner == seat else "lost"
    if outcome.ending in (Ending.CLAIM, Ending.CLOSER_BEATEN):
        kind = "claim"
    elif outcome.ending is Ending.FAILED_CLOSE:
        kind = "failed"
    elif outcome.ending is Ending.LAST_TRICK:
        kind = "last"
    else:
        kind = "count" if outcome.ending is Ending.COUNT else "false"
    return say(f"end.{side}_{kind}", **facts)


def _trick(after: State, seat: Seat) -> str:
    trick = after.tricks[-1]
    lead, reply = trick.cards
    assert trick.winner is not None
    bonus = after.trick_points[trick.winner] - sum(
        done.card_points for done in after.tricks if done.winner == trick.winner
    )
    worths = [lead.points, reply.points, *([bonus] if bonus else [])]
    leads = "you" if trick.leader == seat else "bot"
    wins = "you" if trick.winner == seat else "bot"
    return say(
        f"trick.{leads}_{wins}",
        number=len(after.tricks),
        lead=token(lead),
        reply=token(reply),
        points=" + ".join(map(str, worths)) + f" = {sum(worths)}",
        total=after.total(trick.winner),
    )


def _announced(after: State, seat: Seat) -> str:
    marriage = after.marriages[-1]
    who = "you" if marriage.by == seat else "bot"
    return say(
        f"announce.{who}",
        suit=suit_name(marriage.suit),
        points=marriage.points,
        total=after.total(marriage.by),
    )
