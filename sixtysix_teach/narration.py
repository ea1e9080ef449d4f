"""One sentence for each thing that happens at the table, from the learner's seat.

The browser reads them aloud, the terminal prints them: the words are the same everywhere.
"""

from __future__ import annotations

from sixtysix_teach.actions import (
    ClaimSixtySix,
    CloseStock,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    Play,
)
from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.moments import Trick
from sixtysix_teach.phrases import token, tokens
from sixtysix_teach.seats import Seat
from sixtysix_teach.session import Event
from sixtysix_teach.tutor.wording import PHRASES
from sixtysix_teach.view.table_view import trick_text

say = PHRASES.say


def event_text(event: Event) -> str:
    """Return what happened in *event*, with card tokens; nothing for a draw the learner cannot see.

    A card that completes a trick also tells who wins it.

    >>> from sixtysix_teach.actions import Play
    >>> from sixtysix_teach.session import TableSession
    >>> from sixtysix_teach.shoe import Shoe
    >>> session = TableSession(Shoe(b"example", "1"))
    >>> session.act(Play(session.view.hand[0]))
    >>> event_text(session.events[0])
    'You lead [TS].'
    """
    who = "you" if event.seat == event.after.seat else "bot"
    match event.action:
        case Play(card):
            return _played(event, card, who)
        case Draw():
            new = [card for card in event.after.hand if card not in event.before.hand]
            return say("event.you_draw", card=tokens(new)) if new else ""
        case DeclareMarriage(suit):
            points = event.after.marriages[-1].points
            both = [Card(Rank.KING, suit), Card(Rank.QUEEN, suit)]
            facts = {"suit": token(suit), "cards": tokens(both, last="and")}
            return say(f"event.{who}_announce", points=points, **facts)
        case ExchangeNine():
            assert event.before.turn_up is not None
            assert event.after.turn_up is not None
            facts = {"nine": token(event.after.turn_up), "took": token(event.before.turn_up)}
            return say(f"event.{who}_exchange", **facts)
        case CloseStock():
            return say(f"event.{who}_close")
        case ClaimSixtySix():
            return say(f"event.{who}_claim", target=event.after.rules.target)
        case _:
            return say("event.count")


def trick_won_text(trick: Trick, you: Seat) -> str:
    """Return who won *trick*, with its sum, as in ``You win the trick: 10 + 2 = 12.``."""
    key = "event.you_win" if trick.winner == you else "event.bot_win"
    return say(key, sum=trick_text(trick))


def _played(event: Event, card: Card, who: str) -> str:
    key = f"event.{who}_{'play' if event.before.played else 'lead'}"
    text = say(key, card=token(card))
    if len(event.after.tricks) == len(event.before.tricks):
        return text
    return f"{text} {trick_won_text(event.after.tricks[-1], event.after.seat)}"
