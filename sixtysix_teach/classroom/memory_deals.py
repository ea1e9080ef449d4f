"""Deals to remember: the tricks seen so far, what is still out, and where each card went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.formats.positions import deal_with, line_of, moments, search
from sixtysix_teach.classroom.rows import Rows, card_view, row_view
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.moments import Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases, listed, token
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State
from sixtysix_teach.view.table_view import display_order

PHRASES = Phrases("lesson_09.toml", standing=standing_figures)
say, say_lines = PHRASES.say, PHRASES.say_lines

Row = dict[str, Any]


def moment_after(rng: Random, rules: Rules, tricks: int) -> tuple[str, Seat]:
    """Return what your seat sees after so many tricks of a seeded deal, once both have drawn.

    Nobody announces or exchanges. Both sides have won a trick.
    """
    seat = rng.choice((0, 1))

    def wanted(state: State) -> bool:
        if len(state.tricks) != tricks or state.to_draw or state.played:
            return False
        return all(state.has_trick(one) for one in (0, 1))

    state = search(rng, lambda: moments(deal_with(rng, rules), rules, rng), wanted)
    return line_of(state, seat), seat


def stock_tricks(rules: Rules) -> int:
    """Return how many tricks are played until the stock is gone."""
    return rules.stock_size // rules.players


def still_out(view: Observation) -> tuple[Card, ...]:
    """Return the cards that are not in your hand, not face up and not played yet."""
    return tuple(sorted((*view.unseen, *view.shown[1 - view.seat])))


def candidates(view: Observation, suits: Iterable[Suit]) -> list[Card]:
    """Return the cards of *suits* that you do not hold and that do not lie face up."""
    wanted = set(suits)
    cards = [
        card
        for card in view.rules.pack
        if card.suit in wanted and card not in view.hand and card is not view.turn_up
    ]
    return display_order(tuple(cards), view.trump)


def trick_of(view: Observation, card: Card) -> int:
    """Return the number of the trick in which *card* was played, 0 when it was not."""
    for number, trick in enumerate(view.tricks, start=1):
        if card in trick.cards:
            return number
    return 0


def gone_text(view: Observation, cards: Sequence[Card]) -> str:
    """Return where *cards* went, as a list: ``[TH] in trick 2``."""
    words = [say("gone", card=token(card), number=trick_of(view, card)) for card in cards]
    return listed(words, last="and")


def look_at(view: Observation, number: int) -> Rows:
    """Return one trick to look at, with who takes it."""
    trick = view.tricks[number - 1]
    return [_trick_row(view, trick), text_row(taken_text(view, number))]


def last_look(view: Observation) -> list[Rows]:
    """Return the card that was face up, where the other side drew it: that is known too."""
    theirs = view.shown[1 - view.seat]
    if not theirs:
        return []
    cards = [card_view(card) for card in theirs]
    return [[row_view("tiles", cards), text_row(say("drew_turn_up"))]]


def taken_text(view: Observation, number: int) -> str:
    """Return who takes a trick."""
    who = "you" if view.tricks[number - 1].winner == view.seat else "bot"
    return say(f"taken.{who}", number=number)


def _trick_row(view: Observation, trick: Trick) -> Row:
    labels = (
        ("you_first", "bot_second") if trick.leader == view.seat else ("bot_first", "you_second")
    )
    cards = [
        card_view(card, label=say(f"board.{label}"))
        for card, label in zip(trick.cards, labels, strict=True)
    ]
    return row_view("trick", cards, say("board.trick", number=view.tricks.index(trick) + 1))


def tricks_row(view: Observation) -> Row:
    """Return all tricks side by side, a tile for each."""
    tiles = [
        {
            "id": f"trick-{number}",
            "cards": [card.code for card in trick.cards],
            "text": taken_text(view, number),
            "mark": "",
            "tappable": False,
            "tag": "",
        }
        for number, trick in enumerate(view.tricks, start=1)
    ]
    return {"kind": "worlds", "label": say("board.tricks"), "tiles": tiles}


def text_row(*lines: str, label: str = "") -> Row:
    """Return a row of statements."""
    return {"kind": "text", "label": label, "lines": list(lines)}


def own_row(view: Observation) -> Row:
    """Return your hand."""
    cards = [card_view(card) for card in display_order(view.hand, view.trump)]
    return row_view("hand", cards, say("board.hand"))
