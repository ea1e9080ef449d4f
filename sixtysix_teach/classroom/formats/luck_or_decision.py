"""Look back at a decision: whether the card was right, whatever came of it."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import FromLibrary
from sixtysix_teach.classroom.formats.two_cards import led_row
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.judged import CLEAR, counted_values, most_counted
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import (
    amount_text,
    hand_row,
    mean_text,
    points_text,
    text_row,
    totals_row,
)
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.phrases import Phrases, token, tokens
from sixtysix_teach.solver import hands_of, solve, state_of
from sixtysix_teach.tutor.computation import computation

say = Phrases("lesson_14.toml", standing=standing_figures).say


class LuckOrDecision(FromLibrary):
    """A card that was played at the last open trick, and what came of it with the true cards.

    ``extra`` is the card, and the card that slept in the stock. Right or wrong is judged by what
    could be known: the average over all hands. The result is one of them. Asked only where no
    close, announcement or exchange brings more than the best card, however it is counted.
    """

    name = "luck-or-decision"
    library = "luck_or_decision"
    cases: ClassVar[tuple[str, ...]] = ("unlucky", "lucky", "earned", "deserved")
    fields = frozenset({"moment", "extra"})
    phrases = "lesson_14.toml"
    ids: ClassVar[tuple[str, ...]] = ("right", "wrong")

    def case_of(self, moment: str, card: Card, asleep: Card) -> str:
        """Return the case of playing *card* there; empty if it cannot be asked."""
        values, true = counted_values(moment), _true_values(moment, asleep.code)
        if card not in values or not len(true) > 0:
            return ""
        best = max(values.values())
        if best < most_counted(moment):
            return ""  # a close, an announcement or an exchange is better than any card
        came = true[card]
        if values[card] == best:
            if came > 0:
                return "earned" if any(best - value >= CLEAR for value in values.values()) else ""
            return "unlucky" if came < 0 and max(true.values()) > 0 else ""
        if best - values[card] < CLEAR:
            return ""
        if came > 0:
            return "lucky" if came == max(true.values()) else ""
        return "deserved" if came < 0 and max(true.values()) > 0 else ""

    def check(self, item: Item) -> None:
        """Refuse a card that no case fits."""
        if len(item.extra) != 2:
            raise ValueError(f"{item.format} needs the card played and the card asleep")
        card, asleep = _card(item), _asleep(item)
        if self.case_of(item.moment, card, asleep) != item.case:
            raise ValueError(f"{item.format}: the card is no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the two answers."""
        return Input("choice", self.ids)

    def choices(self, item: Item) -> dict[str, str]:
        """Return the words of the two answers."""
        return {id_: say(f"luck.choice.{id_}") for id_ in self.ids}

    def right(self, item: Item) -> Value:
        """Return whether the card was the best by what could be known."""
        return "right" if item.case in ("unlucky", "earned") else "wrong"

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, the hand with the card played, and what came of it."""
        view, values = seen(item.moment), counted_values(item.moment)
        facts = self._facts(item)
        tags = {}
        if closed:
            tags = {card: mean_text(value) for card, value in values.items()}
        key = "replied" if view.played else "led"
        lines = [say(f"luck.{key}", **facts), say("luck.came", **facts)]
        # Once it is answered the average stands under each card, and is told of this one.
        if help and not closed:
            lines.append(say("luck.counted", **facts))
        hand = hand_row(view, marks={_card(item): "answer"}, tags=tags)
        return [totals_row(view), *led_row(view), hand, text_row(*lines)]

    def why(self, item: Item, answer: Value) -> Why:
        """Say what the card brought on average; the tag is the belief that the answer shows."""
        by_result = item.case in ("unlucky", "lucky")
        tag = "result-is-quality" if by_result else "average-not-asked"
        return Why(tag, f"luck.{tag}.{item.case}", self._facts(item))

    def why_right(self, item: Item) -> Why:
        """Say what was decision and what was luck."""
        return Why("", f"luck.right.{item.case}", self._facts(item))

    def computation(self, item: Item, answer: Value) -> str:
        """Return what the card brings on average, and what it brought against the true hand."""
        asleep = _asleep(item)
        held = "".join(card.code for card in seen(item.moment).unseen if card is not asleep)
        return computation("came", moment=item.moment, card=item.extra[0], held=held)

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the card played and what it brought on average."""
        return frozenset({token(_card(item)), str(self._facts(item)["mean"])})

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and what the best card would have brought."""
        return say(f"luck.hint_{level}", **self._facts(item))

    def _facts(self, item: Item) -> dict[str, str | int]:
        view, values = seen(item.moment), counted_values(item.moment)
        card, asleep = _card(item), _asleep(item)
        best = max(values.values())
        good = [one for one, value in values.items() if value == best]
        true = _true_values(item.moment, asleep.code)
        held = [one for one in view.unseen if one is not asleep]
        return {
            "card": card.code,
            "mean": mean_text(values[card]),
            "most": mean_text(best),
            "good": tokens(good, last="or"),
            "loss": amount_text(best - values[card]),
            "came": points_text(true[card]),
            "asleep": asleep.code,
            "held": tokens(held, last="and"),
            "hands": len(view.unseen),
        }


def _card(item: Item) -> Card:
    return next(card for card in seen(item.moment).playable if card.code == item.extra[0])


def _asleep(item: Item) -> Card:
    return next(card for card in seen(item.moment).unseen if card.code == item.extra[1])


@lru_cache(maxsize=1024)
def _true_values(moment: str, asleep: str) -> dict[Card, int]:
    """Return what each card brings when that card sleeps and both play on without a mistake."""
    view = seen(moment)
    for hand in hands_of(view):
        if asleep in [card.code for card in view.unseen if card not in hand]:
            by_action = solve(state_of(view, hand)).by_action
            return {a.card: value for a, value in by_action.items() if isinstance(a, Play)}
    return {}
