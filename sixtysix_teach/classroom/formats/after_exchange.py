"""The format ``after-exchange``: what changes when the nine of trumps is exchanged."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from sixtysix_teach.actions import EXCHANGE, DeclareMarriage
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import (
    card,
    cards_row,
    hand_row,
    text_row,
    turn_up_row,
)
from sixtysix_teach.classroom.formats.deal_rows import say as say_moment
from sixtysix_teach.classroom.formats.exchange_now import (
    WORDS,
    facts_of,
    may_exchange,
    moment_with_nine,
    nine_of,
    say,
)
from sixtysix_teach.classroom.formats.positions import line_of, whole
from sixtysix_teach.classroom.formats.spot_pair import pair_of
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.phrases import listed
from sixtysix_teach.rules import Rules
from sixtysix_teach.state import State

NONE = "none"
HALVES = (Rank.KING, Rank.QUEEN)


class AfterExchange(Format):
    """Shows hand and face-up card before an exchange; asks for the hand, or the card, after it."""

    name = "after-exchange"
    cases = ("hand", "face-up", "pair")
    phrases = "lesson_06.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return nothing where nothing is exchanged, no pair where there are no marriages."""
        if rules.exchange_rank is None:
            return ()
        return self.cases if rules.marriages else self.cases[:2]

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a lead at which the exchange is allowed."""
        if case == "pair":
            rank, other = rng.sample(HALVES, 2)
            state, seat = moment_with_nine(
                rng,
                rules,
                may_exchange,
                turn_up=lambda trump: Card(rank, trump),
                held=lambda trump: (Card(other, trump),),
            )
        else:
            state, seat = moment_with_nine(rng, rules, may_exchange)
        return self.item(case, moment=line_of(state, seat), trump=state.trump)

    def check(self, item: Item) -> None:
        """Refuse a moment at which nothing may be exchanged."""
        _after(item)

    def input(self, item: Item) -> Input:
        """Ask for cards of hand and stock, or for a marriage."""
        if item.case == "pair":
            return Input("choice", (*(suit.value for suit in _suits(item)), NONE))
        view = seen(item.moment)
        assert view.turn_up is not None
        codes = (*(card.code for card in view.hand), view.turn_up.code)
        return Input("tap-many" if item.case == "hand" else "tap-one", codes)

    def right(self, item: Item) -> Value:
        """Let the engine exchange, and look at hand, face-up card, or what may be announced."""
        after, seat = _after(item), seen(item.moment).seat
        if item.case == "hand":
            ids = self.input(item).ids
            return tuple(code for code in ids if code in {c.code for c in after.hands[seat]})
        if item.case == "face-up":
            assert after.turn_up is not None
            return after.turn_up.code
        trump = [
            action.suit.value
            for action in after.legal_actions()
            if isinstance(action, DeclareMarriage) and action.suit is after.trump
        ]
        return trump[0] if trump else NONE

    def accepts(self, item: Item, answer: Value) -> bool:
        """Take every marriage that may be announced after the exchange."""
        if item.case != "pair":
            return answer == self.right(item)
        allowed = [a.suit.value for a in _after(item).legal_actions() if type(a) is DeclareMarriage]
        return answer in (allowed or [NONE])

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the marriages in question, and that there is none."""
        made = {NONE: say("after-exchange.no_marriage")}
        rules, trump = seen(item.moment).rules, seen(item.moment).trump
        for suit in _suits(item):
            king, queen = pair_of(suit)
            points = rules.trump_marriage_points if suit is trump else rules.marriage_points
            made[suit.value] = say(
                "after-exchange.pair", king=king.code, queen=queen.code, points=points
            )
        return {name: made[name] for name in self.input(item).ids}

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return your hand and the face-up card before it, and when closed those after it."""
        view, facts = seen(item.moment), facts_of(item)
        assert view.turn_up is not None
        key = {"hand": "hand", "face-up": "up", "pair": "pair"}[item.case]
        told = (say("after-exchange.told", **facts), say(f"after-exchange.ask_{key}"))
        if item.case == "pair":
            return [text_row(told), *turn_up_row(view), hand_row(view)]
        cards = []
        right = self.right(item)
        for one in (*view.hand, view.turn_up):
            fields: dict[str, Any] = {"tappable": not closed}
            if one is view.turn_up:
                fields["label"] = say("after-exchange.face_up")
            if closed:
                fields |= _mark(one, right, given)
            cards.append(card(one, **fields))
        return [text_row(told), cards_row("hand", cards, say("after-exchange.both"))]

    def why(self, item: Item, answer: Value) -> Why:
        """Name the card that has changed places, or what was left out."""
        facts: dict[str, str | int] = {**_facts(item), "given": str(answer)}
        view = seen(item.moment)
        assert view.turn_up is not None
        if item.case == "pair":
            if answer == NONE:
                return Why("exchanged-card-waits", "after-exchange.too-late", facts)
            king, queen = pair_of(next(s for s in Suit if s.value == answer))
            points = view.rules.marriage_points
            facts["given"] = say(
                "after-exchange.pair", king=king.code, queen=queen.code, points=points
            )
            return Why("any-king-any-queen", "after-exchange.other-pair", facts)
        if item.case == "face-up":
            stays = answer == view.turn_up.code
            key = "up-stays" if stays else "up-other"
            return Why("turn-up-stays-up" if stays else "hand-card-given", _key(key), facts)
        assert isinstance(answer, tuple)
        right = self.right(item)
        assert isinstance(right, tuple)
        left = [code for code in right if code not in answer]
        facts["left"] = listed([f"[{code}]" for code in left], last="and")
        if nine_of(view).code in answer:
            return Why("nine-kept", _key("nine-kept"), facts)
        if view.turn_up.code in left:
            return Why("turn-up-not-taken", _key("turn-up-not-taken"), facts)
        return Why("hand-left-out", _key("rest-left-out"), facts)

    def why_right(self, item: Item) -> Why:
        """Say which two cards have changed places, and what that makes possible."""
        key = {"hand": "right-hand", "face-up": "right-up"}.get(item.case, "right-pair")
        if self.right(item) == NONE:
            key = "right-no-pair"
        return Why("", _key(key), _facts(item))

    def hint(self, item: Item, level: int) -> str:
        """Ask what changes places, give the rule, name the cards."""
        key = {"hand": "hand", "face-up": "up", "pair": "pair"}[item.case]
        return WORDS.say_lines(f"hint.after-exchange-{key}", **facts_of(item))[level - 1]


def _key(name: str) -> str:
    return f"after-exchange.{name}"


def _after(item: Item) -> State:
    return whole(item.moment).apply(EXCHANGE)


def _suits(item: Item) -> tuple[Suit, ...]:
    """Return the suits of which you hold king or queen, trumps among them."""
    view = seen(item.moment)
    held = {one.suit for one in view.hand if one.rank in HALVES} | {view.trump}
    return tuple(suit for suit in Suit if suit in held)


def _facts(item: Item) -> dict[str, str | int]:
    view = seen(item.moment)
    king, queen = pair_of(view.trump)
    points = view.rules.trump_marriage_points
    return {**facts_of(item), "king": king.code, "queen": queen.code, "points": points}


def _mark(one: Card, right: Value, given: Value | None) -> dict[str, Any]:
    good = one.code in right if isinstance(right, tuple) else one.code == right
    picked = one.code in given if isinstance(given, tuple) else one.code == given
    if good:
        return {"mark": "answer"}
    return {"mark": "wrong", "tag": say_moment("moment.your_pick")} if picked else {}
