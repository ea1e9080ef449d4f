"""The format ``exchange-now``: one moment; may the nine of trumps be exchanged at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from sixtysix_teach.actions import EXCHANGE, ReasonCode
from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import (
    hand_row,
    open_trick_row,
    stock_line,
    text_row,
    tricks_line,
)
from sixtysix_teach.classroom.formats.places import place
from sixtysix_teach.classroom.formats.positions import TRIES, deal_with, line_of, moments
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

WORDS = Phrases("lesson_06.toml", standing=standing_figures)
say = WORDS.say

REASONS = {
    ReasonCode.NOT_ON_LEAD: "not-on-lead",
    ReasonCode.NOT_YOUR_TURN: "not-on-lead",
    ReasonCode.EXCHANGE_NEEDS_TRICK: "needs-trick",
    ReasonCode.EXCHANGE_STOCK_CLOSED: "closed",
    ReasonCode.EXCHANGE_STOCK_EMPTY: "gone",
    ReasonCode.EXCHANGE_STOCK_TOO_SMALL: "too-small",
    ReasonCode.EXCHANGE_BEFORE_DRAW: "before-draw",
}
_TAGS = {
    "not-on-lead": "exchange-when-following",
    "bot-on-lead": "exchange-after-losing",
    "needs-trick": "exchange-without-trick",
    "closed": "exchange-after-close",
    "gone": "exchange-stock-gone",
    "too-small": "exchange-stock-small",
    "before-draw": "exchange-before-draw",
}


class ExchangeNow(Format):
    """Shows a moment with the nine of trumps in your hand; asks whether it may be exchanged."""

    name = "exchange-now"
    cases = (
        "free",
        "last-lead",
        "first-lead",
        "following",
        "bot-on-lead",
        "before-draw",
        "closed",
        "gone",
    )
    fields = frozenset({"moment", "cards", "trump"})
    phrases = "lesson_06.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out conditions that these rules do not make."""
        without = set()
        if not rules.exchange_needs_lead:
            without |= {"following", "bot-on-lead"}
        if not rules.exchange_needs_trick:
            without.add("first-lead")
        cases = tuple(case for case in self.cases if case not in without)
        return cases if rules.exchange_rank is not None else ()

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of a seeded deal as *case* wants it."""
        state, seat = moment_with_nine(
            rng, rules, _FITS[case], close=case == "closed", first=case == "first-lead"
        )
        nine = nine_of(state.observation(seat))
        return self.item(case, moment=line_of(state, seat), cards=(nine,), trump=state.trump)

    def check(self, item: Item) -> None:
        """Refuse a moment without the nine in your hand."""
        view = seen(item.moment)
        if item.cards != (nine_of(view),) or item.cards[0] not in view.hand:
            raise ValueError("the nine of trumps must be in the hand, and be the one card named")

    def input(self, item: Item) -> Input:
        """Offer yes, a duty, and no."""
        return Input("choice", ("yes", "must", "no"))

    def right(self, item: Item) -> Value:
        """Ask the engine."""
        return "no" if reason_of(seen(item.moment)) else "yes"

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the answers in words."""
        return {name: say(f"exchange-now.{name}") for name in self.input(item).ids}

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment: where in the deal, the stock, the card led, your hand."""
        view, facts = seen(item.moment), facts_of(item)
        ask = say(f"exchange-now.ask{'' if view.turn_up else '_gone'}", **facts)
        lines = [ask, f"{place(view)}.", stock_line(view), tricks_line(view)]
        table = [open_trick_row(view)] if view.played else []
        return [text_row(lines), *table, hand_row(view)]

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Tell where to look."""
        return (self.hint(item, 3),)

    def why(self, item: Item, answer: Value) -> Why:
        """Name what is missing, or that nothing is."""
        view, facts = seen(item.moment), facts_of(item)
        reason = reason_of(view)
        if answer == "must":
            if not reason:
                return Why("exchange-compulsory", "exchange-now.no-duty", facts)
            facts["because"] = say(f"exchange-now.because.{reason}", **facts)
            return Why("exchange-compulsory", "exchange-now.no-duty-now", facts)
        if reason:
            return Why(_TAGS[reason], f"exchange-now.{reason}", facts)
        last = view.stock_size == view.rules.players
        key = "last-chance" if last else f"overlooked{asked_for(view.rules)}"
        return Why("exchange-missed", f"exchange-now.{key}", facts)

    def why_right(self, item: Item) -> Why:
        """Say that all three hold, or which does not."""
        view = seen(item.moment)
        key = reason_of(view) or f"yes{asked_for(view.rules)}"
        return Why("", f"exchange-now.right-{key}", facts_of(item))

    def hint(self, item: Item, level: int) -> str:
        """Ask for the three, give the rule, say where to look."""
        view, facts = seen(item.moment), facts_of(item)
        facts["look"] = say(f"look.{reason_of(view) or 'free'}", **facts)
        return WORDS.say_lines(f"hint.exchange-now{asked_for(view.rules)}", **facts)[level - 1]


def asked_for(rules: Rules) -> str:
    """Return which sentences tell what an exchange needs: empty for lead, trick and open stock."""
    if not rules.exchange_needs_lead:
        return "-turn"
    if not rules.exchange_needs_trick:
        return "-lead"
    return "-stock" if rules.exchange_min_stock > CLASSIC.exchange_min_stock else ""


def nine_of(view: Observation | State) -> Card:
    """Return the trump that may be exchanged under the rules: the nine, or what stands for it."""
    assert view.rules.exchange_rank is not None
    return Card(view.rules.exchange_rank, view.trump)


def reason_of(view: Observation) -> str:
    """Return what forbids the exchange at this moment, by the engine; empty if nothing does."""
    reason = view.why_illegal(EXCHANGE)
    if reason is None:
        return ""
    if reason.code is ReasonCode.NOT_ON_LEAD and not view.played:
        return "bot-on-lead"
    return REASONS[reason.code]


def facts_of(item: Item) -> dict[str, str | int]:
    """Return what every sentence about the exchange speaks of."""
    view = seen(item.moment)
    return {
        "nine": nine_of(view).code,
        "turn_up": view.turn_up.code if view.turn_up else "",
        "lead": view.played[0].code if view.played else "",
        "mine": view.tricks_won(view.seat),
        "stock": view.stock_size,
        "min_stock": view.rules.exchange_min_stock,
    }


Fits = Callable[[State, Seat], bool]


def moment_with_nine(
    rng: Random,
    rules: Rules,
    fits: Fits,
    *,
    close: bool = False,
    first: bool = False,
    turn_up: Callable[[Suit], Card | None] = lambda trump: None,
    held: Callable[[Suit], tuple[Card, ...]] = lambda trump: (),
) -> tuple[State, Seat]:
    """Return a moment with the nine in your hand as *fits* wants it, and your seat."""
    assert rules.exchange_rank is not None
    for _ in range(TRIES):
        seat = 0 if first else rng.choice((0, 1))
        trump = rng.choice(tuple(Suit))
        nine = Card(rules.exchange_rank, trump)
        mine = (nine, *held(trump))
        ups = [one for one in rules.pack if one.suit is trump and one not in mine]
        up = turn_up(trump) or rng.choice(ups)
        deal = deal_with(rng, rules, seat=seat, held=mine, turn_up=up)
        close_at = rng.randrange(1, 4) if close else -1
        states = moments(deal, rules, rng, keep=mine, close_at=close_at)
        found = [s for s in states if all(c in s.hands[seat] for c in mine) and fits(s, seat)]
        if found:
            return rng.choice(found), seat
    raise LookupError("no such moment")


def may_exchange(state: State, seat: Seat) -> bool:
    """Return whether *seat* is on lead and the engine lets it exchange."""
    return state.to_move == seat and state.why_illegal(EXCHANGE) is None


def _leads(state: State, seat: Seat) -> bool:
    return state.leader == seat and not state.played and not state.cards_out


_FITS: dict[str, Fits] = {
    "free": lambda s, seat: may_exchange(s, seat) and _leads(s, seat) and s.stock_size > 4,
    # Where two cards are too few, or were, it is still the last lead with an open stock.
    "last-lead": lambda s, seat: (
        _leads(s, seat)
        and not s.to_draw
        and s.has_trick(seat)
        and s.stock_size == 2
        and s.closing is None
    ),
    "first-lead": lambda s, seat: _leads(s, seat) and not s.tricks,
    "following": lambda s, seat: (
        bool(s.played) and s.to_move == seat and s.has_trick(seat) and not s.must_follow
    ),
    "bot-on-lead": lambda s, seat: (
        s.leader != seat and not s.played and not s.to_draw and bool(s.tricks) and not s.must_follow
    ),
    "before-draw": lambda s, seat: s.to_draw and s.leader == seat and s.stock_size > 2,
    "closed": lambda s, seat: s.closing is not None and _leads(s, seat) and s.has_trick(seat),
    "gone": lambda s, seat: s.exhausted and _leads(s, seat) and s.has_trick(seat),
}
