"""The board of an item: rows of cards with their marks, labels and worths, and the input."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.cards import DECK, Card, Suit, card_points
from sixtysix_teach.classroom.answers import input_of, playable, right_answer
from sixtysix_teach.classroom.exercises import YOU, Item, Value
from sixtysix_teach.classroom.generators import trick_winner
from sixtysix_teach.classroom.reasons_tricks import spot_lines
from sixtysix_teach.classroom.words import say
from sixtysix_teach.phrases import suit_name

_TRICKS = ("winner", "points-to", "spot-error", "may-play")


def card_view(card: Card | None, **fields: Any) -> dict[str, Any]:
    """Return one place of a row: a card, or an empty place where *card* is ``None``."""
    empty = {"label": "", "value": None, "mark": "", "tag": "", "tappable": False}
    code = card.code if card else None
    return {"id": code or "empty", "card": code, **empty, **fields}


def row_view(kind: str, cards: list[dict[str, Any]], label: str = "") -> dict[str, Any]:
    """Return one row of cards."""
    return {"label": label, "kind": kind, "cards": cards}


def board_view(title: str, trump: Suit | None, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a board."""
    chip = {"suit": trump.value, "text": say("trumps.text")} if trump else None
    return {"title": title, "trump": chip, "rows": rows}


def seat_label(item: Item, place: int) -> str:
    """Return who played the card in *place*: ``Bot, first``."""
    seat = "you" if (item.leader == YOU) == (place == 0) else "bot"
    return say(f"seat.{seat}_{'first' if place == 0 else 'second'}")


def item_board(
    item: Item, title: str, given: Value | None, *, closed: bool, help: bool = False
) -> dict[str, Any]:
    """Return the board of *item*: open to be answered, or closed with what is right.

    ``help`` shows a part of the answer, as a half-done example does.
    """
    rows = {
        "order": _order_rows,
        "pack-sum": _pack_rows,
        "may-play": _may_play_rows,
    }.get(item.format, _card_row)(item, given, closed, help)
    return board_view(title, item.trump, rows)


def page_board(item: Item, title: str) -> dict[str, Any]:
    """Return the board of a worked example: the item with its right answer."""
    board = item_board(item, title, right_answer(item), closed=True)
    for row in board["rows"]:
        for card in row["cards"]:
            if card["tag"] == say("tag.your_pick"):
                card["tag"] = ""
    return board


def _card_row(item: Item, given: Value | None, closed: bool, help: bool) -> list[dict[str, Any]]:
    trick = item.format in _TRICKS
    pick = item.format in ("higher", "winner")
    cards = []
    for place, card in enumerate(item.cards):
        fields: dict[str, Any] = {"tappable": pick and not closed}
        if trick:
            fields["label"] = seat_label(item, place)
        if not trick and item.format != "higher" and (closed or (help and _counted(item, place))):
            fields["value"] = str(card.points)
        if closed and (trick or pick):
            fields |= _marks(item, card, given)
        cards.append(card_view(card, **fields))
    return [row_view("trick" if trick else "tiles", cards)]


def _counted(item: Item, place: int) -> bool:
    # A half-done sum leaves the last card, or of a whole suit the last two.
    return place < len(item.cards) - (2 if len(item.cards) > 4 else 1)


def _marks(item: Item, card: Card, given: Value | None) -> dict[str, Any]:
    """Return mark and tag of a card of a closed item of two cards."""
    if item.format == "higher":
        best, tag = right_answer(item) == card.code, "tag.higher"
    else:
        best, tag = item.cards[trick_winner(item)] is card, "tag.wins"
    if best:
        return {"mark": "wins", "tag": say(tag)}
    if given == card.code:
        return {"mark": "wrong", "tag": say("tag.your_pick")}
    return {}


def _order_rows(item: Item, given: Value | None, closed: bool, help: bool) -> list[dict[str, Any]]:
    if not closed:
        return [row_view("tiles", [card_view(card, tappable=True) for card in item.cards])]
    right = right_answer(item)
    assert isinstance(right, tuple)
    by_code = {card.code: card for card in item.cards}
    good = [card_view(by_code[code], value=str(by_code[code].points)) for code in right]
    rows = [row_view("tiles", good, say("tag.right_order"))]
    if isinstance(given, tuple) and given != right:
        yours = [
            card_view(by_code[code], id=f"yours-{code}", mark="" if code == best else "wrong")
            for code, best in zip(given, right, strict=True)
        ]
        rows.insert(0, row_view("tiles", yours, say("tag.yours")))
    return rows


def _pack_rows(item: Item, given: Value | None, closed: bool, help: bool) -> list[dict[str, Any]]:
    rows = []
    for number, suit in enumerate(Suit):
        cards = [card for card in DECK if card.suit is suit]
        shown = closed or (help and number == 0)
        label = str(card_points(cards)) if shown else suit_name(suit).capitalize()
        rows.append(row_view("values", [card_view(card) for card in cards], label))
    return rows


def _may_play_rows(
    item: Item, given: Value | None, closed: bool, help: bool
) -> list[dict[str, Any]]:
    lead, hand = item.cards[0], item.cards[1:]
    trick = [card_view(lead, label=say("seat.bot_first")), card_view(None, label=hole_label())]
    allowed = playable(item)
    right = given is None or given == right_answer(item)
    cards = []
    for card in hand:
        picked = isinstance(given, tuple) and card.code in given
        mark = tag = ""
        if closed:
            mark = _hand_mark(card in allowed, picked=picked, right=right)
            tag = say("tag.your_pick") if picked and not right else ""
        cards.append(card_view(card, mark=mark, tag=tag, tappable=not closed))
    return [row_view("trick", trick), row_view("hand", cards, say("seat.your_hand"))]


def _hand_mark(allowed: bool, *, picked: bool, right: bool) -> str:
    """Return the mark of a card of the hand: left out is lifted, wrong is crossed."""
    if allowed:
        return "answer" if right or not picked else ""
    return "wrong" if picked else "not"


def hole_label() -> str:
    """Return what stands in the empty place of your card."""
    return say("play.hole_you")


def item_input(item: Item) -> dict[str, Any]:
    """Return how an open item is answered, with the words for it."""
    given = input_of(item)
    view: dict[str, Any] = {
        "kind": given.kind,
        "choices": [],
        "label": "",
        "min": given.low,
        "max": given.high,
        "submit": "",
    }
    if given.kind == "choice":
        view["choices"] = [{"id": id_, "label": text} for id_, text in _choices(item).items()]
        view["label"] = say("input.card_points") if item.format == "value" else ""
    if given.kind == "number":
        view |= {"label": say("input.card_points"), "submit": say("input.check")}
    if given.kind in ("order", "tap-many"):
        key = "order_label" if given.kind == "order" else "many_label"
        view |= {"label": say(f"input.{key}"), "submit": say("input.check")}
    return view


def _choices(item: Item) -> dict[str, str]:
    if item.format == "points-to":
        return {
            "you": say("choice.you_all"),
            "bot": say("choice.bot_all"),
            "own": say("choice.each_own"),
        }
    if item.format == "spot-error":
        return {**spot_lines(item), "none": say("choice.nothing_wrong")}
    return {id_: id_ for id_ in input_of(item).ids}
