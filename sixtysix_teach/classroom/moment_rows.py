"""A moment of a deal on the board: the totals, the stock, the hand, and bars of counts."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from sixtysix_teach.actions import (
    Action,
    ClaimSixtySix,
    CloseStock,
    DeclareMarriage,
    ExchangeNine,
    Play,
)
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.classroom.worlds import Way, counted
from sixtysix_teach.moments import Ending
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases, number_text, suit_name, token, tokens
from sixtysix_teach.solver import Split
from sixtysix_teach.state import State

ODDS_WORDS = Phrases("lesson_11.toml", standing=standing_figures)
say = ODDS_WORDS.say

Row = dict[str, Any]

NO_BREAK = "\N{NO-BREAK SPACE}"
ON_A_LINE = 3
"""A sum of so many terms fits on one line of a phone."""


def text_row(*lines: str, label: str = "") -> Row:
    """Return a row of statements."""
    return {"kind": "text", "label": label, "lines": list(lines)}


def totals_row(view: Observation, *more: str) -> Row:
    """Return the row that says how the deal stands: both totals, the stock, and *more* lines."""
    totals = say("moment.totals", you=view.total(view.seat), bot=view.total(1 - view.seat))
    lines = [totals]
    if not view.has_trick(1 - view.seat):
        lines.append(say("moment.trickless"))
    if view.closing is not None:
        who = "you" if view.closing.by == view.seat else "bot"
        lines.append(say(f"moment.closed_{who}"))
    elif view.stock_size:
        assert view.turn_up is not None
        lines.append(say("moment.stock", down=view.stock_down, turn_up=view.turn_up.code))
    known = view.shown[1 - view.seat]
    if known:
        lines.append(say("moment.known", cards=tokens(known, last="and")))
    return text_row(*lines, *more)


def assumed_row(hands: int, kind: str = "plan") -> Row:
    """Return the row that says what the counts over *hands* hands assume."""
    return text_row(say(f"assumed.{kind}", hands=hands))


def hand_row(
    view: Observation,
    *,
    tappable: bool = False,
    marks: Mapping[Card, str] | None = None,
    tags: Mapping[Card, str] | None = None,
) -> Row:
    """Return the row of your cards; *marks* and *tags* say of a card what is known of it."""
    allowed = view.playable if view.my_turn else view.hand
    cards = [
        card_view(
            card,
            tappable=tappable and card in allowed,
            mark=(marks or {}).get(card, ""),
            tag=(tags or {}).get(card, ""),
        )
        for card in view.hand
    ]
    return row_view("hand", cards, say("moment.your_cards"))


def split_row(label: str, split: Split) -> Row:
    """Return a bar that says how many hands bring how many game points."""
    parts = [
        {"text": points_text(value), "count": count, "tone": tone_of(value)}
        for value, count in counted(split).items()
    ]
    text = say("split.wins", wins=split.wins, hands=split.hands)
    return {"kind": "split", "label": label, "parts": parts, "text": text}


def tone_of(value: int) -> str:
    """Return how game points are to be shown: good, bad, or neither."""
    return "good" if value > 0 else "bad" if value < 0 else "note"


def points_text(value: int) -> str:
    """Return game points in words: ``win 2``.

    >>> points_text(2), points_text(-3), points_text(0)
    ('win 2', 'lose 3', 'draw')
    """
    key = "win" if value > 0 else "lose" if value < 0 else "draw"
    return say(f"points.{key}", points=abs(value))


def mean_text(number: Fraction) -> str:
    """Return an average with its sign: ``+0.86``."""
    return number_text(number, sign=True)


def amount_text(number: Fraction) -> str:
    """Return so many game points, as what is brought more or given away.

    >>> amount_text(Fraction(3, 7)), amount_text(Fraction(1))
    ('0.43 game points', '1 game point')
    """
    return say("points.one") if number == 1 else say("points.many", number=number_text(number))


def capital(text: str) -> str:
    """Return *text* with a capital at its beginning, unless a card stands there."""
    return text[:1].upper() + text[1:]


def sum_of(split: Split, *, glue: str = NO_BREAK) -> str:
    """Return the sum over the hands, and what it is for one of them.

    A line does not break before or after a sign, *glue* stands there, unless there are many terms.

    >>> sum_of(Split.of([2, 2, 2, 2, 2, -2, -2]), glue=" ")
    '5 × 2 − 2 × 2 = 6, and 6 ÷ 7 = +0.86'
    """
    made, terms = "", {value: count for value, count in counted(split).items() if value}
    gap = glue if len(terms) <= ON_A_LINE else " "
    for value, count in terms.items():
        sign = "+" if value > 0 else "−"
        made += f"{gap}{sign}{gap}" if made else sign.strip("+")
        made += f"{count} × {abs(value)}"
    total = number_text(split.game_points)
    sums = f"{made or '0'} = {total}"
    return say("split.sum", sums=sums, total=total, hands=split.hands, mean=mean_text(split.mean))


def way_text(view: Observation, way: Way) -> str:
    """Return what a way does, one step after the other: ``close and lead [AD]``."""
    words = [_step(view, action) for action in way]
    return words[0] if len(words) == 1 else say("way.then", first=words[0], last=_rest(words[1:]))


def keep_text(view: Observation, way: Way) -> str:
    """Return what a way does that leaves the stock open."""
    return say("way.keep", way=way_text(view, way))


def _rest(words: list[str]) -> str:
    return words[0] if len(words) == 1 else say("way.then", first=words[0], last=_rest(words[1:]))


def _step(view: Observation, action: Action) -> str:
    match action:
        case Play(card):
            return say("way.lead", card=card.code)
        case CloseStock():
            return say("way.close")
        case DeclareMarriage(suit):
            return say("way.announce", suit=suit_name(suit))
        case ExchangeNine():
            assert view.turn_up is not None
            return say("way.exchange", take=view.turn_up.code)
        case ClaimSixtySix():
            return say("way.claim")
    return say("way.draw")


def tricks_text(states: tuple[State, ...], seat: int) -> str:
    """Return a line one step after the other: announcements, and tricks with who takes them."""
    first, last = states[0], states[-1]
    made = []
    for number in range(len(first.tricks), len(last.tricks) + 1):
        for one in last.marriages[len(first.marriages) :]:
            if one.at == number:  # without it the total at the end would not add up
                key = f"line.announce_{'you' if one.by == seat else 'bot'}"
                made.append(say(key, points=one.points, suit=suit_name(one.suit)))
        for trick in last.tricks[number : number + 1]:
            who = "you" if trick.winner == seat else "bot"
            made.append(say(f"line.{who}", cards=" ".join(map(token, trick.cards))))
    return say("line.join").join(made)


_ENDS = {
    Ending.CLAIM: "claim",
    Ending.CLOSER_BEATEN: "claim",
    Ending.FAILED_CLOSE: "failed",
    Ending.FALSE_CLAIM: "false",
    Ending.LAST_TRICK: "last",
    Ending.COUNT: "count",
}
"""What decided a deal that one side won, as the sentences tell it."""


def end_text(state: State, seat: int) -> str:
    """Return how a deal ended for *seat*: by what, and the game points."""
    outcome = state.outcome
    assert outcome is not None
    facts = {
        "you": state.total(seat),
        "bot": state.total(1 - seat),
        "points": outcome.game_points,
    }
    if outcome.winner is None:
        return say("end.draw", **facts)
    won = "won" if outcome.winner == seat else "lost"
    return say(f"end.{won}_{_ENDS[outcome.ending]}", **facts)
