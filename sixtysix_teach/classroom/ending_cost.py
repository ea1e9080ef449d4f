"""What a wrong card costs in an ending, by its line of play and by the line of a right card."""

from __future__ import annotations

from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.endings import ending, keeping, line_of_play
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.moments import Ending
from sixtysix_teach.phrases import Phrases, token
from sixtysix_teach.state import State

say = Phrases("lesson_10.toml", standing=standing_figures).say

NO_HABIT = ("wrong-card-led", "wrong-card-played")
"""Tags of cards that show no habit: what their line shows is all that can be said."""


def cost_shown(moment: str, card: Card) -> str:
    """Return what the trick of *card* brings, and what the end has that a right card's has not.

    Both ends are of best play by both sides, as the lines that are told.
    """
    right = keeping(moment)[0]
    ours, theirs = _end(moment, card), _end(moment, right)
    told = (_first(moment, card, ours), _difference(moment, right, ours, theirs))
    return " ".join(filter(None, told))


def _end(moment: str, card: Card) -> State:
    state = ending(moment)
    for action in line_of_play(moment, card):
        state = state.apply(action)
    return state


def _first(moment: str, card: Card, end: State) -> str:
    start = ending(moment)
    # The tricks of the line, the one of the card first.
    you, tricks = start.to_move, end.tricks[len(start.tricks) :]
    facts: dict[str, str | int] = {"card": token(card), "points": tricks[0].card_points}
    if tricks[0].winner != you:
        return say("shown.first.bot", **facts)
    after = tricks[1] if len(tricks) > 1 else None
    if after is None or after.winner == you:
        return say("shown.first.you_only", **facts)
    facts |= {"led": token(after.cards[0]), "lost": after.card_points}
    return say("shown.first.you", **facts)


def _difference(moment: str, right: Card, wrong_end: State, right_end: State) -> str:
    you = ending(moment).to_move
    bot = 1 - you
    if _last_to(wrong_end, bot) and _last_to(right_end, you):
        return say("shown.last", right=token(right))
    totals = {
        "you": wrong_end.total(you),
        "you_right": right_end.total(you),
        "bot": wrong_end.total(bot),
        "bot_right": right_end.total(bot),
    }
    if totals["bot"] > totals["bot_right"]:
        return say("shown.more", right=token(right), **totals)
    if totals["you"] < totals["you_right"]:
        return say("shown.less", right=token(right), **totals)
    return ""


def _last_to(end: State, seat: int) -> bool:
    outcome = end.outcome
    by_last = outcome is not None and outcome.ending is Ending.LAST_TRICK
    return by_last and end.tricks[-1].winner == seat
