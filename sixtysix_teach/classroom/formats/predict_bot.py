"""Change seats: predict the card of the careful player, whose rules of thumb are known."""

from __future__ import annotations

from typing import ClassVar

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card, Rank, beats
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import MomentsByCase
from sixtysix_teach.classroom.formats.two_cards import EARLY, early_key, say
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.judged import thumb_move
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import Row, hand_row, text_row
from sixtysix_teach.classroom.moment_rows import say as moment_say
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.careful import best_by_thumb
from sixtysix_teach.phrases import tokens

HIGH = (Rank.ACE, Rank.TEN)
WEIGHED = ("not-the-cheapest-lead", "throws-too-much")
"""Mistakes between cards of a kind: the points are a reason only where the right card has fewer."""


class PredictBot(MomentsByCase):
    """The cards of the careful player are shown, early in a deal; tap the card it plays.

    You sit opposite: what is said of you and of the bot is said as in every other question.

    It is a prediction and no judgement: the player follows its rules of thumb and does not search.
    """

    name = "predict-the-bot"
    library = "predict_bot"
    cases: ClassVar[tuple[str, ...]] = ("leads-low", "wins-with-suit", "throws-low", "trumps")
    fields = frozenset({"moment"})
    phrases = "lesson_12.toml"

    def case_of(self, moment: str) -> str:
        """Return the case that a moment belongs to; empty if it cannot be asked."""
        view, move = seen(moment), thumb_move(moment)
        if view.must_follow or not isinstance(move, Play) or len(view.playable) < 3:
            return ""
        if len(best_by_thumb(view)) > 1:
            return ""  # of equal cards it plays the first in hand order: nobody can tell
        card = move.card
        if not view.played:
            low = card.rank not in HIGH and card.suit is not view.trump
            high = any(one.rank in HIGH for one in view.playable)
            return "leads-low" if low and high else ""
        led = view.played[0]
        wins = [one for one in view.playable if beats(one, led, trump=view.trump)]
        if not wins:
            return ""
        if card not in wins:
            return "throws-low" if card.rank not in HIGH and card.suit is not view.trump else ""
        if card.suit is led.suit:
            return "wins-with-suit"
        return "trumps"

    def input(self, item: Item) -> Input:
        """Return the cards that may be played."""
        return Input("tap-one", tuple(card.code for card in seen(item.moment).playable))

    def right(self, item: Item) -> Value:
        """Return the card that the careful player plays."""
        return _card(item).code

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, the card led, and the hand."""
        view, right = seen(item.moment), _card(item)
        marks = {}
        for card in view.hand if closed else ():
            if card is right:
                marks[card] = "answer"
            elif card.code == given:
                marks[card] = "wrong"
        rows = [_standing(view)]
        if help and not closed:
            rows.append(text_row(say(f"predict.help.{item.case}")))
        hand = hand_row(view, tappable=not closed, marks=marks)
        return [*rows, *_led_row(view), {**hand, "label": say("predict.hand")}]

    def why(self, item: Item, answer: Value) -> Why:
        """Say which rule of thumb the careful player follows, and what it says of the card."""
        view = seen(item.moment)
        card = next(one for one in view.hand if one.code == answer)
        tag = _mistake(view, card, _card(item))
        key = f"predict.{early_key(view, card) if tag == EARLY else tag}"
        if tag in WEIGHED:
            less, more = _card(item).points, card.points
            key += ".less" if less < more else ".same" if less == more else ".more"
        return Why(tag, key, _facts(item) | {"card": card.code, "card_points": card.points})

    def why_right(self, item: Item) -> Why:
        """Say which rule of thumb it was."""
        return Why("", f"predict.right.{item.case}", _facts(item))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rules of thumb, and the one that applies."""
        return say(f"predict.hint_{level}" if level < 3 else f"predict.help.{item.case}")


def _standing(view: Observation) -> Row:
    """Return how the deal stands, told to you: the seat that sees it is the bot's."""
    you = 1 - view.seat
    lines = [say("predict.totals", bot=view.total(view.seat), you=view.total(you))]
    if not view.has_trick(you):
        lines.append(say("predict.trickless"))
    if view.turn_up is not None:
        lines.append(moment_say("moment.stock", down=view.stock_down, turn_up=view.turn_up.code))
    if view.shown[you]:
        lines.append(say("predict.known", cards=tokens(view.shown[you], last="and")))
    return text_row(*lines)


def _led_row(view: Observation) -> Rows:
    """Return the row of the card that you have led, if you have."""
    if not view.played:
        return []
    led = card_view(view.played[0], label=say("predict.led"))
    return [row_view("trick", [led, card_view(None, label=say("predict.its_card"))])]


def _mistake(view: Observation, card: Card, right: Card) -> str:
    """Return what expecting *card* shows, where the careful player plays *right*."""
    if not view.played:
        if card.suit is view.trump:
            return "expects-trump-lead"
        return EARLY if card.rank in HIGH else "not-the-cheapest-lead"
    led = view.played[0]
    if not beats(card, led, trump=view.trump):
        return "gives-the-trick" if beats(right, led, trump=view.trump) else "throws-too-much"
    if not beats(right, led, trump=view.trump):
        return "trumps-everything" if card.suit is view.trump else "wins-whenever-it-can"
    return "wins-with-another"


def _card(item: Item) -> Card:
    move = thumb_move(item.moment)
    assert isinstance(move, Play)
    return move.card


def _facts(item: Item) -> dict[str, str | int]:
    view, right = seen(item.moment), _card(item)
    led = view.played[0] if view.played else right
    return {
        "right": right.code,
        "led": led.code,
        "led_points": led.points,
        "points": right.points,
        "sum": led.points + right.points,
    }
