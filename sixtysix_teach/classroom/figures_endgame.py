"""Figures about closing, counting and endings: sure tricks, what is out, a line to the end."""

from __future__ import annotations

from collections.abc import Iterable

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import DECK, Card, Suit, card_points
from sixtysix_teach.classroom import closes
from sixtysix_teach.classroom.endings import ending, line_of_play, value_of
from sixtysix_teach.classroom.figures import Figure
from sixtysix_teach.classroom.figures_moment import moment_line
from sixtysix_teach.classroom.items import card_from_code
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.line_words import PHRASES, end_text
from sixtysix_teach.phrases import card_name, printed, suit_name, token
from sixtysix_teach.tutor.computation import computation
from sixtysix_teach.view.table_view import display_order

say = PHRASES.say


def show_close(moment: str) -> Figure:
    """Return the tricks that a close is sure to win, and in how many hands it wins or fails.

    *moment* is a position line from your seat, on lead with the stock open, or the name of an item
    of the course. ``total`` is what the sure tricks come to at the least.

    >>> show_close("sure-points/just-short").total
    65
    """
    moment = moment_line(moment)
    view = seen(moment)
    leads, added = closes.sure_leads(moment)
    total = view.total(view.seat)
    rows = [("", say("figure.had"), "", "", str(total))]
    for card, reply in zip(leads, added, strict=True):
        total += card_points((card, reply))
        least = str(reply.points)
        rows.append((_sign(card), card_name(card), str(card.points), least, str(total)))
    head = ("", *(say(f"figure.{name}") for name in ("lead", "points", "added", "total")))
    sure, lost = closes.sure_close(moment), closes.hopeless_close(moment)
    kind = "wins" if sure else "fails" if lost else "open"
    line = say(f"figure.close_{kind}", hands=closes.hands(moment), points=sure or lost)
    code = computation(
        "figure-close",
        moment=moment,
        leads=_codes(leads),
        which="wins" if sure else "losses",
    )
    return Figure(head, tuple(rows), (line,), closes.sure_total(moment), code)


def show_out(hand: str, played: str) -> Figure:
    """Return for each suit what you hold, what was played, and what is hidden.

    ``total`` is how many cards are hidden.

    >>> print(show_out("AS TS 9H QH KD JC", "KS 9S TH JH AD TD AC 9C QC KC JD 9D"))
    Suit      Your hand  Played        Hidden
    spades    ♠A ♠10     ♠K ♠9         ♠Q ♠J
    hearts    ♥Q ♥9      ♥10 ♥J        ♥A ♥K
    diamonds  ♦K         ♦A ♦10 ♦J ♦9  ♦Q
    clubs     ♣J         ♣A ♣K ♣Q ♣9   ♣10
    6 cards are still hidden.
    """
    mine, gone = ([card_from_code(code) for code in text.split()] for text in (hand, played))
    out = [card for card in DECK if card not in mine and card not in gone]
    rows = tuple(
        (suit_name(suit), *(_of_suit(cards, suit) for cards in (mine, gone, out))) for suit in Suit
    )
    head = tuple(say(f"figure.{name}") for name in ("suit", "hand", "played", "out"))
    code = computation("figure-out", hand=_codes(mine), played=_codes(gone))
    return Figure(head, rows, (say("figure.are_out", many=len(out)),), len(out), code)


def show_ending(moment: str, card: str) -> Figure:
    """Return how an ending goes on after *card*, both sides playing their best.

    *moment* is a whole position line, the seat to move yours, or the name of an item of the course.
    ``total`` is the game points that it brings you.

    >>> show_ending("find-the-win/high-card-waits", "AS").total
    -1
    """
    moment = moment_line(moment)
    state, first = ending(moment), card_from_code(card)
    seat, rows = state.to_move, []
    end = state
    for action in line_of_play(moment, first):
        before, end = end, end.apply(action)
        if isinstance(action, Play) and len(end.tricks) > len(before.tricks):
            trick = end.tricks[-1]
            who = [say("figure.you" if one == seat else "figure.bot") for one in (0, 1)]
            lead, reply = (_sign(one) for one in trick.cards)
            assert trick.winner is not None
            rows.append(
                (
                    str(len(end.tricks)),
                    f"{lead} ({who[trick.leader]})",
                    f"{reply} ({who[1 - trick.leader]})",
                    who[trick.winner],
                    str(end.total(seat)),
                    str(end.total(1 - seat)),
                )
            )
    names = ("trick", "led", "reply", "taken", "you", "bot")
    head = tuple(say(f"figure.{name}") for name in names)
    code = computation("figure-ending", moment=moment, card=card)
    return Figure(head, tuple(rows), (end_text(end, seat),), value_of(moment, first), code)


def _codes(cards: Iterable[Card]) -> str:
    return "".join(card.code for card in cards)


def _sign(card: Card) -> str:
    return printed(token(card))


def _of_suit(cards: list[Card], suit: Suit) -> str:
    chosen = tuple(card for card in cards if card.suit is suit)
    return " ".join(map(_sign, display_order(chosen, suit)))
