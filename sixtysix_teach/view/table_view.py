"""The card table as plain data for one seat: what lies where, what it is called, what is allowed.

The picture is made from an :class:`~sixtysix_teach.observation.Observation`, so a card its seat
cannot see is not in it. It holds no message; :mod:`sixtysix_teach.session_view` adds the words
about what has just happened. Two players.
"""

from __future__ import annotations

from typing import Any

from sixtysix_teach.actions import (
    Action,
    DeclareMarriage,
    Play,
)
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.moments import Marriage, Trick
from sixtysix_teach.notation import format_action
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import DeckName, Phrases, card_name, deck_names, suit_name, sum_text
from sixtysix_teach.seats import Seat
from sixtysix_teach.view.buttons import action_buttons

PHRASES = Phrases("table.toml")
say = PHRASES.say

# Trumps stand first; the others alternate black and red, so neighbours are easy to tell apart.
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def table_view(view: Observation, *, deck: DeckName = "french", help_on: bool = False) -> Any:
    """Return the table as a JSON-able dict, without message, match and animation.

    With *help_on* the cards that may not be played are marked before they are tapped.
    """
    actions = view.legal_actions()
    return {
        "version": 1,
        "heading": {"title": "", "sub": phase_text(view)},
        "seats": [_seat(view, seat, deck) for seat in (1 - view.seat, view.seat)],
        "hand": _hand(view, actions, deck),
        "trick": _trick(view),
        "last_trick": _last_trick(view),
        "stock": _stock(view),
        "trump": {
            "suit": view.trump.value,
            "text": say("trump.text"),
            "name": suit_name(view.trump, deck=deck),
        },
        "actions": action_buttons(view, actions),
        "history": history(view),
        "history_line": _history_line(view),
        "help": {"show_allowed": help_on and _some_forbidden(view)},
        "names": names(deck),
    }


def _some_forbidden(view: Observation) -> bool:
    """Whether the seat is to play a card now and may not play every one it holds."""
    return view.my_turn and 0 < len(view.playable) < len(view.hand)


def names(deck: DeckName) -> dict[str, str]:
    """Return the spoken name of every card and suit on that deck, by notation.

    >>> names("german")["QC"], names("french")["H"]
    ('over of acorns', 'hearts')
    """
    return dict(deck_names(deck))


def phase_text(view: Observation) -> str:
    """Return phase and trick, as in ``Open phase, trick 4``."""
    if view.ended is not None:
        return say("heading.over")
    trick = len(view.tricks) + (not trick_lies_complete(view))
    key = "closed" if view.closing else "strict" if view.must_follow else "open"
    return say(f"heading.{key}", trick=trick)


def trick_lies_complete(view: Observation) -> bool:
    """Return whether the last trick still lies on the table: before a draw, or at the very end."""
    if view.played or not view.tricks:
        return False
    return view.to_draw or view.cards_out


def display_order(cards: tuple[Card, ...], trump: Suit) -> list[Card]:
    """Return *cards* as a player holds them: trumps first, each suit from high to low.

    >>> display_order((Card.AS, Card.N9C, Card.TD), Suit.DIAMONDS)
    [Card.TD, Card.AS, Card.N9C]
    """
    order = (trump, *(suit for suit in _SUITS if suit is not trump))
    return sorted(cards, key=lambda card: (order.index(card.suit), -card.strength))


def name_of(view: Observation, seat: Seat) -> str:
    """Return what *seat* is called on the table of *view*."""
    return say("name.you" if seat == view.seat else "name.bot")


def trick_text(trick: Trick) -> str:
    """Return the card points of a trick as a sum in the order played, as in ``10 + 2 = 12``."""
    return sum_text([card.points for card in trick.cards])


def marriage_text(view: Observation, marriage: Marriage, deck: DeckName) -> str:
    """Return an announced marriage in words, as in ``20 in clubs``."""
    key = "seat.announced"
    if marriage.points == 0:
        key = "seat.announced_worthless"
    elif not view.has_trick(marriage.by):
        key = "seat.announced_pending"
    return say(key, points=marriage.points, suit=suit_name(marriage.suit, deck=deck))


def _seat(view: Observation, seat: Seat, deck: DeckName) -> dict[str, Any]:
    won = view.tricks_won(seat)
    key = "seat.tricks" if won else "seat.no_trick"
    return {
        "seat": seat,
        "name": name_of(view, seat),
        "you": seat == view.seat,
        "cards": view.cards_held(seat),
        "tricks": won,
        "tricks_text": say(key, count=won),
        "to_move": view.ended is None and seat == view.to_move,
        "leads": seat == view.leader,
        "shown": [card.code for card in view.shown[seat]] if seat != view.seat else [],
        "announced": [
            {
                "suit": marriage.suit.value,
                "points": marriage.points,
                "pending": not view.has_trick(seat),
                "text": marriage_text(view, marriage, deck),
            }
            for marriage in view.marriages
            if marriage.by == seat
        ],
    }


def _hand(view: Observation, actions: tuple[Action, ...], deck: DeckName) -> list[dict[str, Any]]:
    allowed = {action.card for action in actions if isinstance(action, Play)}
    pairs = {
        action.suit
        for action in actions
        if isinstance(action, DeclareMarriage) and not view.to_draw
    }
    announced = view.lead_marriage
    if announced is not None and announced.by == view.seat:
        pairs.add(announced.suit)
    return [
        {
            "card": card.code,
            "name": card_name(card, deck=deck),
            "action": format_action(Play(card)),
            "allowed": card in allowed or not view.my_turn,
            "mark": "pair" if card.suit in pairs and card.rank in (Rank.KING, Rank.QUEEN) else "",
        }
        for card in display_order(view.hand, view.trump)
    ]


def _trick(view: Observation) -> dict[str, Any]:
    complete = trick_lies_complete(view)
    trick = view.tricks[-1] if complete else view.trick
    cards = []
    for place, card in enumerate(trick.cards):
        seat = trick.seat_of(place, players=view.rules.players)
        key = "trick.leads" if place == 0 else "trick.plays"
        label = say(key, name=name_of(view, seat)) if seat != view.seat else name_of(view, seat)
        wins = complete and seat == trick.winner
        cards.append({"seat": seat, "card": card.code, "label": label, "wins": wins})
    slots: list[dict[str, Any]] = [
        {"seat": 1 - view.seat, "label": say("name.bot"), "hint": say("trick.waits")},
        {"seat": view.seat, "label": say("name.you"), "hint": ""},
    ]
    if view.ended is not None:
        slots[0]["hint"] = ""
    elif view.my_turn and not complete:
        slots[1]["hint"] = say("trick.your_card" if view.played else "trick.your_lead")
        slots[1]["you"] = True
    return {"cards": cards, "slots": slots, "complete": complete}


def _last_trick(view: Observation) -> dict[str, Any] | None:
    if not view.tricks or trick_lies_complete(view):
        return None
    if view.tricks[-1] not in view.viewable_tricks()[-1:]:
        return None
    trick = view.tricks[-1]
    assert trick.winner is not None
    cards = [
        {"seat": trick.seat_of(place, players=view.rules.players), "card": card.code}
        for place, card in enumerate(trick.cards)
    ]
    text = say("trick.taken", name=name_of(view, trick.winner), sum=trick_text(trick))
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner, "text": text}


def _stock(view: Observation) -> dict[str, Any]:
    size = view.stock_size
    state, text = "open", say("stock.cards", count=size)
    if view.closing is not None:
        state, text = "closed", say("stock.closed", count=size)
    elif view.exhausted:
        state = "empty"
        text = say("stock.leftover", count=size) if size else say("stock.empty")
    # Of a closed stock the turn-up lies face down, so nothing of it is drawn.
    turn_up = view.turn_up.code if view.turn_up is not None and state == "open" else None
    return {"state": state, "face_down": view.face_down, "turn_up": turn_up, "text": text}


def history(view: Observation) -> list[dict[str, Any]]:
    """Return one entry a trick, newest first; cards only of tricks that may be looked at."""
    open_tricks = view.viewable_tricks()
    lying = view.tricks[-1:] if trick_lies_complete(view) else ()
    entries = []
    for number, trick in enumerate(view.tricks, start=1):
        assert trick.winner is not None
        name = name_of(view, trick.winner)
        shown = any(trick is seen for seen in (*open_tricks, *lying))
        if not shown:
            title = say("history.face_down", name=name)
            entry = {"n": number, "title": title, "note": say("history.face_down_note")}
        else:
            players = view.rules.players
            title = say(
                "history.trick",
                leader=name_of(view, trick.leader),
                lead=f"[{trick.cards[0].code}]",
                other=name_of(view, trick.seat_of(1, players=players)),
                reply=f"[{trick.cards[1].code}]",
            )
            last = number == len(view.tricks) and view.ended is None
            key = "history.note_look" if last else "history.note"
            entry = {
                "n": number,
                "title": title,
                "note": say(key, name=name, sum=trick_text(trick)),
            }
        entries.append(entry)
    return entries[::-1]


def _history_line(view: Observation) -> dict[str, str]:
    if not view.tricks:
        return {"title": say("history.line"), "note": say("history.line_none")}
    trick = view.tricks[-1]
    assert trick.winner is not None
    name = name_of(view, trick.winner)
    seen = trick_lies_complete(view) or trick in view.viewable_tricks()
    key = "history.line_note" if seen else "history.line_note_hidden"
    return {"title": say("history.line"), "note": say(key, name=name, sum=trick_text(trick))}
