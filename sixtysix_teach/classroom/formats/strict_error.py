"""A finished trick, your hand beside it, and three lines about it, one of which may be wrong."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.cards import Card, Rank, card_points, winning_place
from sixtysix_teach.classroom import strict
from sixtysix_teach.classroom import strict_words as words
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.legal_set import OfReply
from sixtysix_teach.classroom.items import BOT, YOU, Input, Item, Value, Why
from sixtysix_teach.classroom.reasons_ranks import worths
from sixtysix_teach.classroom.reasons_tricks import trick_facts, why_winner
from sixtysix_teach.classroom.rows import card_view
from sixtysix_teach.classroom.strict import Reply, reply_at
from sixtysix_teach.classroom.strict_words import PHRASES
from sixtysix_teach.classroom.words import COURT
from sixtysix_teach.classroom.words import say as say_class
from sixtysix_teach.phrases import sum_text
from sixtysix_teach.rules import Rules

LINES = ("allowed", "winner", "points", "none")
_LEGAL = tuple(case for case in strict.CASES if case != "open")
_ILLEGAL = ("must-beat", "must-follow", "must-trump", "which-trump", "trump-led")


class StrictError(OfReply):
    """Choose the line that is wrong: whether the reply was allowed, who takes it, its worth."""

    name = "strict-error"
    cases = ("broken", "forbidden", "winner", "points", "none")
    fields = frozenset({"moment", "extra", "told"})

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment, a reply to it, and what is said: wrong where *case* names it."""
        illegal = case == "broken" or (case != "forbidden" and rng.random() < 0.3)

        def wanted(reply: Reply) -> list[Card]:
            return [card for card in reply.hand if bool(reply.fault(card)) is illegal]

        kind = rng.choice(strict.without_duties(_ILLEGAL if illegal else _LEGAL, rules))
        moment = strict.find_reply(kind, rng, rules, fits=lambda reply: bool(wanted(reply)))
        reply = reply_at(moment)
        card = rng.choice(wanted(reply))
        allowed, takes, points = int(not illegal), _taker(reply, card), _worth(reply, card)
        if case in ("broken", "forbidden"):
            allowed = 1 - allowed
        elif case == "winner":
            takes = 1 - takes
        elif case == "points":
            points = rng.choice([sum_ for sum_ in _wrong_sums(reply, card) if sum_ != points])
        return self.item(case, moment=moment, extra=(card.code,), told=(allowed, takes, points))

    def check(self, item: Item) -> None:
        """Refuse a reply that is not in the hand, and lines that are not three numbers."""
        reply = reply_at(item.moment)
        if len(item.extra) != 1 or strict.card_of(item.extra[0]) not in reply.hand:
            raise ValueError("extra is the card of the hand that was played")
        if len(item.told) != 3:
            raise ValueError("told is allowed (1, 0), who takes it (0 you, 1 bot), the points")

    def input(self, item: Item) -> Input:
        """Take one of the lines, or that nothing is wrong."""
        return Input("choice", LINES)

    def right(self, item: Item) -> Value:
        """Return the line that the engine calls wrong."""
        reply, card = reply_at(item.moment), _card(item)
        allowed, takes, points = item.told
        if bool(allowed) is bool(reply.fault(card)):
            return "allowed"
        if takes != _taker(reply, card):
            return "winner"
        return "points" if points != _worth(reply, card) else "none"

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the three lines."""
        facts, (allowed, takes, points) = _facts(item), item.told
        return {
            "allowed": PHRASES.say(f"error.line.{'allowed' if allowed else 'forbidden'}", **facts),
            "winner": PHRASES.say(f"error.line.{'you' if takes == YOU else 'bot'}", **facts),
            "points": PHRASES.say("error.line.points", **{**facts, "told": points}),
            "none": say_class("choice.nothing_wrong"),
        }

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the trick and the rest of the hand; once closed, who won and what was allowed."""
        reply, played = reply_at(item.moment), _card(item)
        hand = []
        for card in reply.hand:
            if card is not played:
                due = closed and bool(reply.fault(played)) and card in reply.legal
                hand.append(card_view(card, mark="answer" if due else ""))
        fields = {"mark": "wins", "tag": say_class("tag.wins")} if closed else {}
        yours = _taker(reply, played) == YOU
        rows = words.reply_rows(reply, hand, played, **(fields if yours else {}))
        if not yours:
            rows[0]["cards"][0] |= fields
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Say why the line chosen is true, and which one is wrong."""
        reply, card, fault = reply_at(item.moment), _card(item), str(self.right(item))
        facts = {**_facts(item), "wrong": _wrong_line(item, fault)}
        if answer == "none":
            return Why(_missed_tag(item, fault), f"error.missed-{fault}", facts)
        if answer == "allowed":
            if reply.fault(card):
                return Why(strict.card_tag(reply, card), "error.true-forbidden", facts)
            return Why(_invented(reply), "error.true-allowed", facts)
        if answer == "winner":
            return Why(_winner_tag(item), "error.true-winner", facts)
        return Why("sum-slip", "error.true-points", facts)

    def why_right(self, item: Item) -> Why:
        """Say what is wrong with the wrong line, or that all are true."""
        fault = str(self.right(item))
        facts = {**_facts(item), "wrong": _wrong_line(item, fault)}
        return Why("", f"error.right-{fault}", facts)


def _card(item: Item) -> Card:
    return strict.card_of(item.extra[0])


def _taker(reply: Reply, card: Card) -> int:
    return (BOT, YOU)[winning_place((reply.lead, card), trump=reply.trump)]


def _worth(reply: Reply, card: Card) -> int:
    return card_points((reply.lead, card))


def _wrong_sums(reply: Reply, card: Card) -> list[int]:
    both = (reply.lead, card)
    nines = sum(9 if one.rank is Rank.NINE else one.points for one in both)
    courts = sum(10 if one.rank in COURT else one.points for one in both)
    return [nines, courts, card_points(both) + 2]


def _as_trick(item: Item) -> Item:
    """Return the trick as an item of lesson 2, whose reasons then hold."""
    reply = reply_at(item.moment)
    cards = (reply.lead, _card(item))
    return Item("", "winner", "", "", cards=cards, trump=reply.trump, leader=BOT)


def _winner_why(item: Item) -> Why:
    trick, reply = _as_trick(item), reply_at(item.moment)
    takes = _taker(reply, _card(item)) == YOU
    return why_winner(trick, (reply.lead if takes else _card(item)).code)


def _winner_tag(item: Item) -> str:
    return _winner_why(item).tag


def _facts(item: Item) -> dict[str, str | int]:
    reply, card, won = reply_at(item.moment), _card(item), _winner_why(item)
    broken = bool(reply.fault(card))
    judged = words.fault_line(reply, (card,)) if broken else words.right_line(reply)
    return {
        **trick_facts(_as_trick(item)),
        **words.facts(reply),
        "card": card.code,
        "judged": judged,
        "reason": say_class(f"{won.key}.short", **won.facts),
        "worths": worths((reply.lead, card)),
        "sum": sum_text([reply.lead.points, card.points]),
    }


def _wrong_line(item: Item, fault: str) -> str:
    """Return which line is wrong, and why."""
    if fault == "allowed":
        fault = "forbidden" if reply_at(item.moment).fault(_card(item)) else "allowed"
    return PHRASES.say(f"error.wrong.{fault}", **_facts(item))


def _missed_tag(item: Item, fault: str) -> str:
    """Return the belief of somebody who did not see what is wrong."""
    reply, card = reply_at(item.moment), _card(item)
    if fault == "allowed":
        return strict.card_tag(reply, card) if reply.fault(card) else _invented(reply)
    if fault == "winner":
        return _winner_tag(item)
    tags = ("nine-worth-nine", "face-worth-ten")
    sums = zip(tags, _wrong_sums(reply, card), strict=False)
    return next((tag for tag, sum_ in sums if sum_ == item.told[2]), "sum-slip")


def _invented(reply: Reply) -> str:
    several = reply.duty in ("beat", "trump") and len(reply.legal) > 1
    return "must-take-highest" if several else "duty-invented"
