"""A few cards played against the bot, as a lesson uses them: one trick, or three.

The open phase is played: any card is allowed, and the engine says who takes each trick. All of it
follows from the deal and the cards you played, so that is all a save holds.
"""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_teach.cards import Card, beats, card_points
from sixtysix_teach.classroom.items import BOT, Item
from sixtysix_teach.classroom.steps import PlayDeal
from sixtysix_teach.classroom.trick import taker


@dataclass(frozen=True)
class Table:
    """What lies on the table after the cards in ``mine``: finished tricks, hands, who leads."""

    deal: PlayDeal
    mine: tuple[Card, ...]
    tricks: tuple[Item, ...]
    your_hand: tuple[Card, ...]
    bot_hand: tuple[Card, ...]
    leader: int
    lead: Card | None

    @property
    def over(self) -> bool:
        """Whether all tricks are played."""
        return len(self.tricks) == self.deal.tricks

    def taken(self, seat: int) -> list[int]:
        """Return the card points of each trick that *seat* has taken."""
        return [card_points(trick.cards) for trick in self.tricks if taker(trick) == seat]


def table_after(deal: PlayDeal, mine: tuple[Card, ...]) -> Table:
    """Return the table after you have played *mine*; a card you do not hold is a ``ValueError``."""
    yours, bots = list(deal.you), list(deal.bot)
    leader = deal.leader
    tricks: list[Item] = []
    for card in mine:
        if card not in yours or len(tricks) == deal.tricks:
            raise ValueError(f"{card.code} cannot be played here")
        yours.remove(card)
        if leader == BOT:
            pair = (bot_lead(tuple(bots)), card)
            bots.remove(pair[0])
        else:
            pair = (card, bot_reply(deal, tuple(bots), card))
            bots.remove(pair[1])
        trick = Item("", "winner", "", "", pair, deal.trump, leader)
        tricks.append(trick)
        leader = taker(trick)
    more = len(tricks) < deal.tricks and leader == BOT
    lead = bot_lead(tuple(bots)) if more else None
    return Table(deal, mine, tuple(tricks), tuple(yours), tuple(bots), leader, lead)


def bot_lead(hand: tuple[Card, ...]) -> Card:
    """Return the card the bot leads: its cheapest."""
    return min(hand, key=_cost)


def bot_reply(deal: PlayDeal, hand: tuple[Card, ...], lead: Card) -> Card:
    """Return the bot's reply: the one the deal states, else the cheapest that wins, else any."""
    stated = deal.replies.get(lead.code)
    if stated is not None:
        return stated
    winning = []
    if deal.trump is not None:
        winning = [card for card in hand if beats(card, lead, trump=deal.trump)]
    return min(winning or hand, key=_cost)


def _cost(card: Card) -> tuple[int, int]:
    return (card.points, card.index)
