"""The words and the board of a reply to a card led; the reply itself is in :mod:`.strict`."""

from __future__ import annotations

from collections.abc import Mapping

from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.rows import card_view, hole_label, row_view
from sixtysix_teach.classroom.strict import Cards, Reply
from sixtysix_teach.classroom.words import say as say_class
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.phrases import Phrases, lately_said, suit_name, tokens

FILE = "lesson_04.toml"
PHRASES = Phrases(FILE, standing=standing_figures)


@lately_said
def facts(reply: Reply) -> Mapping[str, str | int]:
    """Return the facts every sentence about a reply may use."""
    return {
        "lead": reply.lead.code,
        "suit": suit_name(reply.lead.suit),
        "suit_capital": suit_name(reply.lead.suit).capitalize(),
        "trumps": suit_name(reply.trump),
        "legal": tokens(reply.legal),
        "held": tokens(reply.follow, last="and"),
        "higher": tokens(reply.higher),
        "own_trumps": tokens(reply.trumps),
        "many": len(reply.legal),
        "duty": _duty(reply),
    }


def _duty(reply: Reply) -> str:
    """Return what the rules of the table ask for in the strict phase."""
    rules = reply.view.rules
    full = rules.must_head and rules.must_trump
    return PHRASES.say(f"hint.duty.{'full' if full else 'follow'}")


def fault_line(reply: Reply, cards: Cards) -> str:
    """Return why *cards*, which break the same duty, may not be played."""
    kind = reply.fault(cards[0])
    if kind == "follow" and reply.lead.suit is reply.trump:
        kind = "follow-trump"
    elif kind == "beat" and reply.lead.suit is reply.trump:
        kind = "beat-trump"
    named: dict[str, str | int] = {"count": len(cards), "cards": tokens(cards, last="and")}
    return PHRASES.say(f"fault.{kind}", **facts(reply), **named)


def left_line(reply: Reply, cards: Cards) -> str:
    """Return why *cards*, which were left out, may be played too."""
    named: dict[str, str | int] = {"count": len(cards), "cards": tokens(cards, last="and")}
    kind = "one" if len(reply.legal) == 1 else _shown_duty(reply)
    return PHRASES.say(f"left.{kind}", **facts(reply), **named)


def _shown_duty(reply: Reply) -> str:
    """Return the duty; one that other rule pages ask for and this table does not has its own."""
    if reply.duty == "follow" and (reply.higher or not reply.view.rules.must_head):
        return "follow-only"
    return "free-only" if reply.duty == "free" and reply.trumps else reply.duty


def right_line(reply: Reply) -> str:
    """Return why the legal cards are legal."""
    kind = _shown_duty(reply)
    if kind in ("beat", "follow") and reply.lead.suit is reply.trump:
        kind = f"{kind}-trump"
    return PHRASES.say(f"because.{kind}", **facts(reply), count=len(reply.legal))


def hint_line(reply: Reply, name: str, level: int) -> str:
    """Return a hint of the format *name*: a question, the rule of the table, what to look at."""
    if level == 3:
        return look_line(reply)
    return PHRASES.say_lines(f"hint.{name}", duty=_duty(reply))[level - 1]


def look_line(reply: Reply) -> str:
    """Return what the hand holds of the suit led, and of trumps where that matters."""
    if reply.stock == "open":
        return PHRASES.say("look.open")
    if reply.follow:
        key = "look.higher" if reply.higher else "look.lower"
    else:
        key = "look.trumps" if reply.trumps else "look.neither"
    return PHRASES.say(key, **facts(reply), count=len(reply.follow or reply.trumps))


def stock_line(reply: Reply) -> str:
    """Return how it stands with the stock."""
    return PHRASES.say(f"stock.{reply.stock}")


def reply_rows(
    reply: Reply, hand: list[dict[str, object]], thrown: Card | None = None, **fields: str
) -> Rows:
    """Return the trick, with a place for the reply or the card *thrown* there, and the hand."""
    first = card_view(reply.lead, label=say_class("seat.bot_first"))
    label = say_class("seat.you_second") if thrown else hole_label()
    second = card_view(thrown, label=label, **fields)
    rows = [row_view("trick", [first, second])]
    return [*rows, row_view("hand", hand, say_class("seat.your_hand"))]
