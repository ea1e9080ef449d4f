"""The best card of the hand at the last trick with the stock open; each card has its price."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card, beats
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import MomentsByCase
from sixtysix_teach.classroom.formats.two_cards import EARLY, HIGH, early_key, led_row, say
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.judged import CLEAR, counted_values, for_lines, judgement, why_lines
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import hand_row, mean_text, text_row, totals_row
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import number_text, tokens
from sixtysix_teach.tutor.computation import computation

TRAP = Fraction(7, 10)
"""What the card of the habit costs at least, so that who falls for it three times in ten is told.

Three times this is more than a mean of a fifth over ten moments allows.
"""


class BestCard(MomentsByCase):
    """Any card of the hand may be played; the case says which habit goes wrong there.

    Only clear moments: what is best is the same by every way of counting, and every other card
    costs a quarter of a game point at least. Equal cards are equally right.
    """

    name = "best-card"
    library = "best_card"
    cases: ClassVar[tuple[str, ...]] = ("lead-low", "lead-high", "let-go", "take")
    phrases = "lesson_12.toml"

    def case_of(self, moment: str) -> str:
        """Return the case that a moment belongs to; empty if it is not clear, or has no trap."""
        view, values = seen(moment), counted_values(moment)
        if set(values) != set(view.playable) or len(values) < 3:
            return ""
        if not all(isinstance(action, Play) for action in judgement(moment).best):
            return ""
        prices = _prices(moment)
        dearer = [price for price in prices.values() if price]
        if not dearer or min(dearer) < CLEAR:
            return ""
        best = [card for card, price in prices.items() if not price]
        case, trap = _reply(view, best) if view.played else _lead(view, best)
        return case if trap and min(prices[card] for card in trap) >= TRAP else ""

    def input(self, item: Item) -> Input:
        """Return the cards that may be played."""
        return Input("tap-one", tuple(card.code for card in seen(item.moment).playable))

    def right(self, item: Item) -> Value:
        """Return the card that costs nothing, the cheapest of several."""
        return _best(item)[0].code

    def accepts(self, item: Item, answer: Value) -> bool:
        """Return whether no card is better."""
        return not self.loss(item, answer)

    def loss(self, item: Item, answer: Value) -> Fraction | None:
        """Return the game points that a card gives away on average; exact over all hands."""
        return _prices(item.moment)[_card(item, answer)]

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment and the hand; what each card brings once it is closed."""
        view, values = seen(item.moment), counted_values(item.moment)
        marks, tags = {}, {}
        best = _best(item)
        if closed:
            tags = {card: mean_text(value) for card, value in values.items()}
            marks = {card: "answer" if card in best else "" for card in values}
            if given is not None and _card(item, given) not in best:
                marks[_card(item, given)] = "wrong"
        elif help:
            dearest = min(values, key=lambda card: values[card])
            tags = {dearest: mean_text(values[dearest])}
        hand = hand_row(view, tappable=not closed, marks=marks, tags=tags)
        counted = say("two.counted", hands=len(view.unseen))
        return [totals_row(view), *led_row(view), hand, text_row(counted)]

    def why(self, item: Item, answer: Value) -> Why:
        """Say what the card costs, which is better, and what the tutor says against it."""
        card = _card(item, answer)
        tag = _mistake(item, card)
        key = f"best.{early_key(seen(item.moment), card) if tag == EARLY else tag}"
        return Why(tag, key, self._facts(item, card), why_lines(item.moment, card))

    def why_right(self, item: Item) -> Why:
        """Say what it brings and why, and what the worst cards would have brought."""
        return self.why_accepted(item, self.right(item))

    def why_accepted(self, item: Item, answer: Value) -> Why:
        """Say it of the card that was tapped, and name the others that bring as much."""
        card, best = _card(item, answer), _best(item)
        facts = self._facts(item, card) | {"best": tokens([card, *_others(best, card)], last="and")}
        key = "best.right" if len(best) == 1 else "best.right-too"
        return Why("", key, facts, for_lines(item.moment, card))

    def computation(self, item: Item, answer: Value) -> str:
        """Return what each card brings on average."""
        cards = " ".join(card.code for card in counted_values(item.moment))
        return computation("judge", moment=item.moment, cards=cards)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and what the best card brings."""
        kind = "reply" if seen(item.moment).played else "lead"
        return say(f"best.hint_{level}.{kind}", **self._facts(item, _best(item)[0]))

    def _facts(self, item: Item, card: Card) -> dict[str, str | int]:
        view, values, best = seen(item.moment), counted_values(item.moment), _best(item)
        least = min(values.values())
        return {
            "card": card.code,
            "mean": mean_text(values[card]),
            "best": tokens(best, last="or"),
            "most": mean_text(values[best[0]]),
            "loss": number_text(values[best[0]] - values[card]),
            "worst": tokens([one for one in view.hand if values.get(one) == least], last="and"),
            "least": mean_text(least),
            "led": view.played[0].code if view.played else "",
        }


def _prices(moment: str) -> dict[Card, Fraction]:
    values = counted_values(moment)
    most = max(values.values(), default=Fraction(0))
    return {card: most - value for card, value in values.items()}


def _best(item: Item) -> tuple[Card, ...]:
    """The cards that cost nothing, those with the fewest card points first."""
    found = [card for card, price in _prices(item.moment).items() if not price]
    return tuple(sorted(found, key=lambda card: (card.points, card.index)))


def _others(best: Sequence[Card], card: Card) -> list[Card]:
    return [one for one in best if one is not card]


def _card(item: Item, answer: Value) -> Card:
    return next(card for card in seen(item.moment).playable if card.code == answer)


def _wins(view: Observation, card: Card) -> bool:
    return bool(view.played) and beats(card, view.played[0], trump=view.trump)


def _winning(view: Observation) -> list[Card]:
    return [card for card in view.playable if _wins(view, card)]


def _lost(view: Observation) -> list[Card]:
    """The cards that leave the trick to Bot, the cheapest first."""
    found = [card for card in view.playable if not _wins(view, card)]
    return sorted(found, key=lambda card: (card.points, card.index))


def _high(view: Observation) -> list[Card]:
    """Plain aces and tens, the highest first."""
    found = [card for card in view.playable if card.suit is not view.trump and card.rank in HIGH]
    return sorted(found, key=lambda card: -card.points)


def _low(view: Observation) -> list[Card]:
    """Plain cards below the ten, the cheapest first."""
    plain = [card for card in view.playable if card.suit is not view.trump]
    low = [card for card in plain if card.rank not in HIGH]
    return sorted(low, key=lambda card: (card.points, card.index))


def _lead(view: Observation, best: list[Card]) -> tuple[str, list[Card]]:
    """Which habit goes wrong at a lead, and the card it would take."""
    high, low = _high(view), _low(view)
    kinds = {card.rank in HIGH for card in best}
    # With an ace or ten among the best, of trumps too, nobody could say that low is better.
    if not high or not low or len(kinds) > 1:
        return "", []
    return ("lead-high", low[:1]) if kinds == {True} else ("lead-low", high[:1])


def _reply(view: Observation, best: list[Card]) -> tuple[str, list[Card]]:
    """Which habit goes wrong at a reply to a plain card, and the cards it would take."""
    wins = {_wins(view, card) for card in best}
    if len(wins) > 1 or view.played[0].suit is view.trump:
        return "", []
    return ("take", _lost(view)[:1]) if wins == {True} else ("let-go", _winning(view))


def _mistake(item: Item, card: Card) -> str:
    view, best = seen(item.moment), _best(item)[0]
    if not view.played:
        if card in _high(view) and item.case == "lead-low":
            return EARLY
        return "low-lead-by-habit" if card in _low(view) and item.case == "lead-high" else "dearer"
    if _wins(view, card) and item.case == "let-go":
        return "trumps-everything" if card.suit is view.trump else "wins-whenever-it-can"
    if not _wins(view, card) and item.case == "take":
        return "saves-trumps" if best.suit is view.trump else "gives-the-trick"
    return "dearer"
