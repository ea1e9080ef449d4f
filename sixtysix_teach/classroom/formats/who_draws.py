"""The format ``who-draws``: after a trick of the open phase, who draws first and who leads."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.actions import DRAW
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import (
    stock_line,
    text_row,
    trick_row,
    turn_up_row,
)
from sixtysix_teach.classroom.formats.positions import deal_with, line_of, moments, search, whole
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.phrases import Phrases, suit_name
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

WORDS = Phrases("lesson_03.toml", standing=standing_figures)
say = WORDS.say

ORDERS = ("you-you", "you-bot", "bot-you", "bot-bot")
LAST = ("you", "bot", "nobody")


class WhoDraws(Format):
    """Shows a finished trick and the stock; asks who draws first and leads, or gets the turn-up."""

    name = "who-draws"
    cases = ("you-win", "bot-wins", "thrown-in", "trumped", "last-you", "last-bot")
    phrases = "lesson_03.toml"

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of a seeded deal, right after a trick as *case* wants it."""
        seat = rng.choice((0, 1))
        state = search(
            rng,
            lambda: moments(deal_with(rng, rules), rules, rng),
            lambda state: _fits(case, state, seat),
        )
        return self.item(case, moment=line_of(state, seat), trump=state.trump)

    def check(self, item: Item) -> None:
        """Refuse a moment at which nobody draws."""
        if not seen(item.moment).to_draw:
            raise ValueError("a moment after a trick and before the draw is needed")

    def input(self, item: Item) -> Input:
        """Offer both orders for both sides, or who may get the turn-up."""
        return Input("choice", LAST if _is_last(item) else ORDERS)

    def right(self, item: Item) -> Value:
        """Let the engine draw, and look who has which card and who is to lead."""
        view, before = seen(item.moment), whole(item.moment)
        after = before.apply(DRAW)
        if _is_last(item):
            assert before.turn_up is not None
            return "you" if before.turn_up in after.hands[view.seat] else "bot"
        first = "you" if before.stock[0] in after.hands[view.seat] else "bot"
        return f"{first}-{'you' if after.to_move == view.seat else 'bot'}"

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the answers in words."""
        return {name: say(f"who-draws.{name}") for name in self.input(item).ids}

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Tell who takes the trick."""
        return (say(f"who-draws.help_{_winner(item)}"),)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return what there is of the stock, the trick, and the face-up card."""
        view = seen(item.moment)
        told = stock_line(view)
        if _is_last(item):
            assert view.turn_up is not None
            told = say("who-draws.ask_last", turn_up=view.turn_up.code)
        trick = trick_row(view.tricks[-1], view.seat, winner=closed or help)
        return [text_row((told,)), trick, *turn_up_row(view)]

    def why(self, item: Item, answer: Value) -> Why:
        """Name the belief: the loser draws first, the loser leads, the turn-up stays, ..."""
        win, facts = _winner(item), _facts(item)
        if _is_last(item):
            got = self.right(item)
            if answer == "nobody":
                return Why("turn-up-stays", f"who-draws.last-nobody-{got}", facts)
            return Why("winner-gets-turn-up", f"who-draws.last-winner-{got}", facts)
        first, leads = str(answer).split("-")
        if first == win:
            return Why("loser-leads", f"who-draws.loser-leads-{win}", facts)
        if leads == win:
            return Why("loser-draws-first", f"who-draws.loser-draws-{win}", facts)
        return Why("other-winner", f"who-draws.other-winner-{win}", facts)

    def why_right(self, item: Item) -> Why:
        """Say who takes the trick, and what follows."""
        if _is_last(item):
            return Why("", f"who-draws.last-right-{self.right(item)}", _facts(item))
        return Why("", f"who-draws.right-{_winner(item)}", _facts(item))

    def hint(self, item: Item, level: int) -> str:
        """Ask for the winner, give the rule, name the cards."""
        key = "hint.who-draws-last" if _is_last(item) else "hint.who-draws"
        return WORDS.say_lines(key, **_facts(item))[level - 1]


def _is_last(item: Item) -> bool:
    return item.case.startswith("last")


def _fits(case: str, state: State, seat: Seat) -> bool:
    """Whether *state* comes right after a trick of this case."""
    if not state.to_draw:
        return False
    trick, mine = state.tricks[-1], state.leader == seat
    lead, reply = trick.cards
    if case.startswith("last"):
        return state.stock_size == 2 and mine is (case == "last-bot")
    if state.stock_size == 2:
        return False
    if case == "thrown-in":
        return lead.suit is not reply.suit and trick.winner == trick.leader
    if case == "trumped":
        return lead.suit is not state.trump and reply.suit is state.trump
    return lead.suit is reply.suit and mine is (case == "you-win")


def _winner(item: Item) -> str:
    view = seen(item.moment)
    return "you" if view.leader == view.seat else "bot"


def _facts(item: Item) -> dict[str, str | int]:
    view = seen(item.moment)
    trick = view.tricks[-1]
    place = 0 if trick.winner == trick.leader else 1
    return {
        "first": trick.cards[0].code,
        "second": trick.cards[1].code,
        "win": trick.cards[place].code,
        "lose": trick.cards[1 - place].code,
        "trumps": suit_name(view.trump),
        "turn_up": view.turn_up.code if view.turn_up else "",
    }
