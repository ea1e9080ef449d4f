"""One of two cards: lead high or low, trump or let it go. Only what is counted exactly is asked."""

from __future__ import annotations

from typing import ClassVar

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card, Rank, beats
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import FromLibrary
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.judged import CLEAR, counted_values, for_lines, judgement, why_lines
from sixtysix_teach.classroom.least_added import outside
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import hand_row, mean_text, text_row, totals_row
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases, number_text
from sixtysix_teach.tutor.computation import computation

HIGH = (Rank.ACE, Rank.TEN)
EARLY = "leads-high-early"
say = Phrases("lesson_12.toml", standing=standing_figures).say


def early_key(view: Observation, card: Card) -> str:
    """Return what is said of a high card led early: by which cards of the bot it may be taken."""
    others = outside(view)
    trumps = any(one.suit is view.trump for one in others)
    if not any(one.suit is card.suit and one.strength > card.strength for one in others):
        return f"{EARLY}.{'highest' if trumps else 'safe'}"
    return f"{EARLY}.{'beatable' if trumps else 'trumpless'}"


def led_row(view: Observation) -> Rows:
    """Return the row of the card that Bot has led, if it has."""
    if not view.played:
        return []
    led = card_view(view.played[0], label=say("two.led"))
    return [row_view("trick", [led, card_view(None, label=say("two.your_card"))])]


class TwoCards(FromLibrary):
    """Two cards of the hand in ``extra``; asked is which brings more on average.

    The averages are over every hand that the other side can hold, and exact: after this trick the
    stock is gone and no card is hidden. The two differ by a quarter of a game point at least, and
    nothing else at that moment brings more than the better one: no third card, claim or close.
    """

    library: ClassVar[str]
    fields = frozenset({"moment", "extra"})
    phrases = "lesson_12.toml"

    def find(self, moment: str) -> tuple[str, tuple[str, ...]]:
        """Return a case and two cards of *moment*; empty where nothing can be asked."""
        values = counted_values(moment)
        one, two = self.pair(seen(moment))
        if one is None or two is None or one not in values or two not in values:
            return "", ()
        if abs(values[one] - values[two]) < CLEAR:
            return "", ()
        # The better one is what the tutor advises: best of the hand, and its reasons fit.
        if judgement(moment).best[0] != Play(max(one, two, key=lambda card: values[card])):
            return "", ()
        return self.cases[values[one] < values[two]], (one.code, two.code)

    def pair(self, view: Observation) -> tuple[Card | None, Card | None]:
        """Return the two cards to choose between: the first is right in the first case."""
        raise NotImplementedError

    def check(self, item: Item) -> None:
        """Refuse two cards that are not counted, or not of the case."""
        if self.find(item.moment) != (item.case, item.extra):
            raise ValueError(f"{item.format}: the cards are no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the two cards."""
        return Input("choice", item.extra)

    def choices(self, item: Item) -> dict[str, str]:
        """Return what is done with either card."""
        one, two = item.extra
        return {
            one: say(f"{self.name}.choice.first", card=one),
            two: say(f"{self.name}.choice.second", card=two),
        }

    def right(self, item: Item) -> Value:
        """Return the card that brings more."""
        return item.extra[self.cases.index(item.case)]

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment and the hand; what either card brings once it is closed."""
        view, values = seen(item.moment), counted_values(item.moment)
        right = self.right(item)
        marks, tags = {}, {}
        for card in values:
            if card.code not in item.extra:
                continue
            if closed:
                tags[card] = mean_text(values[card])
                marks[card] = "answer" if card.code == right else ""
                if card.code == given != right:
                    marks[card] = "wrong"
            elif help and card.code != right:
                tags[card] = mean_text(values[card])
        counted = say("two.counted", hands=len(view.unseen))
        rows = [totals_row(view), *led_row(view)]
        return [*rows, hand_row(view, marks=marks, tags=tags), text_row(counted)]

    def why(self, item: Item, answer: Value) -> Why:
        """Say what the card gives away, and what the tutor says about it."""
        tag = self.tags[self.cases.index(item.case)]
        card = next(card for card in seen(item.moment).hand if card.code == answer)
        lines = why_lines(item.moment, card, item.extra)
        key = f"{self.name}.{early_key(seen(item.moment), card) if tag == EARLY else tag}"
        return Why(tag, key, self._facts(item), lines)

    tags: ClassVar[tuple[str, str]]
    """The mistake in the first case and in the second."""

    def why_right(self, item: Item) -> Why:
        """Say what either card brings, and why."""
        right = self.right(item)
        card = next(card for card in seen(item.moment).hand if card.code == right)
        lines = for_lines(item.moment, card, item.extra)
        return Why("", f"{self.name}.right.{item.case}", self._facts(item), lines)

    def computation(self, item: Item, answer: Value) -> str:
        """Return what each card brings on average."""
        return computation("judge", moment=item.moment, cards=" ".join(item.extra))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule of thumb, and what the worse card brings."""
        return say(f"{self.name}.hint_{level}", **self._facts(item))

    def _facts(self, item: Item) -> dict[str, str | int]:
        values = counted_values(item.moment)
        view = seen(item.moment)
        by_code = {card.code: card for card in view.hand}
        one, two = (values[by_code[code]] for code in item.extra)
        return {
            "one": item.extra[0],
            "two": item.extra[1],
            "mean_one": mean_text(one),
            "mean_two": mean_text(two),
            "loss": number_text(abs(one - two)),
            "led": view.played[0].code if view.played else "",
            "hands": len(view.unseen),
        }


class LeadOrNot(TwoCards):
    """Whether to lead the lowest plain card, or an ace or ten."""

    name = "lead-or-not"
    library = "lead_or_not"
    cases: ClassVar[tuple[str, ...]] = ("low-is-better", "high-is-better")
    tags = (EARLY, "low-lead-by-habit")

    def pair(self, view: Observation) -> tuple[Card | None, Card | None]:
        """Return the lowest plain card and the highest plain ace or ten."""
        if view.played:
            return None, None
        plain = sorted(
            (card for card in view.playable if card.suit is not view.trump),
            key=lambda card: (card.points, card.index),
        )
        high = [card for card in plain if card.rank in HIGH]
        low = [card for card in plain if card.rank not in HIGH]
        return (low[0], high[-1]) if low and high else (None, None)


class TrumpOrNot(TwoCards):
    """Whether to trump a plain lead, or to throw a low card on it."""

    name = "trump-or-not"
    library = "trump_or_not"
    cases: ClassVar[tuple[str, ...]] = ("trump-it", "let-it-go")
    tags = ("saves-trumps", "trumps-everything")

    def pair(self, view: Observation) -> tuple[Card | None, Card | None]:
        """Return the lowest trump and the cheapest card that does not win."""
        if not view.played or view.played[0].suit is view.trump:
            return None, None
        key = {card: (card.points, card.index) for card in view.playable}
        trumps = sorted((c for c in view.playable if c.suit is view.trump), key=key.__getitem__)
        led = view.played[0]
        lost = sorted(
            (c for c in view.playable if not beats(c, led, trump=view.trump)),
            key=key.__getitem__,
        )
        return (trumps[0], lost[0]) if trumps and lost else (None, None)
