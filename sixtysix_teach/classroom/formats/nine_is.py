"""The format ``nine-is``: what the nine of trumps is, and is not, good for."""

from __future__ import annotations

from random import Random

from sixtysix_teach.actions import EXCHANGE, Play
from sixtysix_teach.cards import Rank, beats
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import (
    hand_row,
    stock_line,
    text_row,
    tile,
    tiles_row,
)
from sixtysix_teach.classroom.formats.exchange_now import (
    WORDS,
    facts_of,
    moment_with_nine,
    nine_of,
    say,
)
from sixtysix_teach.classroom.formats.positions import line_of, whole
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.phrases import listed
from sixtysix_teach.rules import Rules
from sixtysix_teach.state import State


class NineIs(Format):
    """Says several things of the nine in your hand; asks which of them are true.

    ``cards`` are a card of another suit and a higher trump, ``extra`` the names of the lines.
    """

    name = "nine-is"
    cases = ("early", "late")
    fields = frozenset({"moment", "cards", "trump", "extra"})
    phrases = "lesson_06.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return nothing where nothing is exchanged, or where it is not the nine."""
        return self.cases if rules.exchange_rank is Rank.NINE else ()

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a lead with the nine in hand, before or after the stock is gone."""

        def fits(state: State, seat: int) -> bool:
            leads = state.to_move == seat and not state.played and not state.to_draw
            if case == "late":
                return leads and state.exhausted and len(state.hands[seat]) > 2
            return leads and not state.must_follow and state.stock_size > 2

        state, seat = moment_with_nine(rng, rules, fits)
        nine = nine_of(state.observation(seat))
        others = [one for one in rules.pack if one.suit is not state.trump and one.points >= 10]
        higher = [one for one in rules.pack if one.suit is state.trump and one is not nine]
        cards = (rng.choice(others), rng.choice(higher))
        names = ["beats", "beats_trump", rng.choice(("worth_nine", "worth_zero"))]
        names += ["must", "fetches"] if case == "early" else ["fetches"]
        rng.shuffle(names)
        line = line_of(state, seat)
        return self.item(case, moment=line, cards=cards, trump=state.trump, extra=tuple(names))

    def check(self, item: Item) -> None:
        """Refuse lines that nobody has written, and a moment without the nine."""
        known = {"beats", "beats_trump", "worth_zero", "worth_nine", "fetches", "must"}
        if len(item.cards) != 2 or not set(item.extra) <= known or not self.right(item):
            raise ValueError("two cards and known lines are needed, one of them true")

    def input(self, item: Item) -> Input:
        """Ask for the lines that are true."""
        return Input("tap-many", item.extra)

    def right(self, item: Item) -> Value:
        """Ask the engine about every line."""
        return tuple(name for name in item.extra if _is_true(item, name))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, your hand, and the lines to choose from."""
        view = seen(item.moment)
        tiles = []
        for name in item.extra:
            mark = tag = ""
            true = _is_true(item, name)
            picked = isinstance(given, tuple) and name in given
            if closed:
                mark = "good" if true and (picked or given is None) else "answer" if true else ""
                mark = "wrong" if picked and not true else mark
                tag = say("nine-is.good" if true else "nine-is.bad")
            fields = {"cards": [], "mark": mark, "tag": tag, "tappable": not closed}
            tiles.append(tile(name, _line(item, name), **fields))
        told = (say("nine-is.told", **facts_of(item)), stock_line(view))
        return [text_row(told), hand_row(view), tiles_row("worlds", tiles)]

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the nine and the cards it is compared with."""
        view = seen(item.moment)
        cards = [*item.cards, nine_of(view), *([view.turn_up] if view.turn_up else [])]
        return frozenset(f"[{one.code}]" for one in cards)

    def why(self, item: Item, answer: Value) -> Why:
        """Name the false line that was taken for true, else what was left out."""
        assert isinstance(answer, tuple)
        facts = self._facts(item)
        wrong = [name for name in answer if not _is_true(item, name)]
        missed = [name for name in self._right(item) if name not in answer]
        facts["missed"] = listed([_line(item, name, "nine-in") for name in missed], last="and")
        for name, tag, key in (
            ("worth_nine", "nine-worth-nine", "worth-nine"),
            ("must", "exchange-compulsory", "must-exchange"),
            ("beats_trump", "nine-high", "beats-higher"),
            ("fetches", "exchange-stock-gone", "cannot-fetch"),
        ):
            if name in wrong:
                return Why(tag, f"nine-is.{key}", facts)
        if {"beats", "fetches"} & set(missed):
            return Why("nine-worthless", "nine-is.not-worthless", facts)
        return Why("nine-points", "nine-is.points-left-out", facts)

    def why_right(self, item: Item) -> Why:
        """Name the true lines."""
        gone = seen(item.moment).turn_up is None
        return Why("", f"nine-is.right{'-gone' if gone else ''}", self._facts(item))

    def hint(self, item: Item, level: int) -> str:
        """Ask for worth and rank, give the rule, name the nine."""
        return WORDS.say_lines("hint.nine-is", **facts_of(item))[level - 1]

    def _right(self, item: Item) -> tuple[str, ...]:
        right = self.right(item)
        assert isinstance(right, tuple)
        return right

    def _facts(self, item: Item) -> dict[str, str | int]:
        right = [_line(item, name, "nine-in") for name in self._right(item)]
        facts = {**facts_of(item), "right": listed(right, last="and")}
        return {**facts, "other": item.cards[0].code, "higher": item.cards[1].code}


def _line(item: Item, name: str, form: str = "nine-is") -> str:
    other, higher = item.cards
    view = seen(item.moment)
    facts = {"other": other.code, "higher": higher.code}
    if view.turn_up is not None:
        return say(f"{form}.{name}", **facts, turn_up=view.turn_up.code)
    return say(f"{form}.{'fetches_gone' if name == 'fetches' else name}", **facts)


def _is_true(item: Item, name: str) -> bool:
    view = seen(item.moment)
    nine, (other, higher) = nine_of(view), item.cards
    if name == "beats":
        return beats(nine, other, trump=view.trump)
    if name == "beats_trump":
        return beats(nine, higher, trump=view.trump)
    if name in ("worth_zero", "worth_nine"):
        return nine.points == (0 if name == "worth_zero" else 9)
    if name == "must":
        # A duty would leave no card to play at a lead where the exchange is allowed.
        state = whole(item.moment)
        may = state.why_illegal(EXCHANGE) is None
        return may and not any(isinstance(action, Play) for action in state.legal_actions())
    left = view.stock_size - view.rules.players
    return view.closing is None and left >= view.rules.exchange_min_stock
