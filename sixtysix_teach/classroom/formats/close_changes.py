"""What closing changes: a statement about a moment, true or false, as the engine plays it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.actions import CLAIM, CLOSE, COUNT, DRAW, Action, DeclareMarriage
from sixtysix_teach.cards import Card, Suit, card_points
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.formats.closing_rows import (
    hand_row,
    say,
    say_lines,
    standing_lines,
    text_row,
)
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import cases_in, draw, seen
from sixtysix_teach.classroom.recolour import changed_suits, recoloured
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.notation.position import parse_any
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import token, tokens
from sixtysix_teach.rules import CountAt, MarriagePhase, Rules
from sixtysix_teach.scoring import total_at, worth
from sixtysix_teach.solver import hands_of, state_of
from sixtysix_teach.state import State
from sixtysix_teach.tutor.computation import actions_text, computation
from sixtysix_teach.tutor.facts.sight import halves

LIBRARY = "close_changes"

# The wrong belief that a wrong answer to each topic shows.
TAGS = {
    "goes-on": "close-ends-deal",
    "behind": "close-only-ahead",
    "price": "close-costs-little",
    "last-trick": "close-last-trick-ten",
    "counts-at": "close-counts-then",
    "follow": "close-only-other-follows",
    "no-draw": "close-drawing-goes-on",
    "marriage": "close-marriage-later",
}

# Topics whose statement names game points.
STATED = ("price", "counts-at")


class CloseChanges(Format):
    """A statement about what closing changes: true or false. ``extra`` says which of its forms."""

    name = "close-changes"
    cases = tuple(TAGS)
    phrases = "lesson_08.toml"
    fields = frozenset({"moment", "extra", "told"})

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases that the library has under *rules*."""
        there = set(cases_in(LIBRARY, rules))
        if not rules.last_trick_points:
            there.discard("last-trick")
        if not rules.marriages or rules.marriage_phase is MarriagePhase.ANY:
            there.discard("marriage")
        return tuple(case for case in self.cases if case in there)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Take a moment from the library, in other suits, and make a true or a false statement."""
        moment = recoloured(draw(LIBRARY, case, rules, rng).moment, changed_suits(rng))
        form = rng.choice(("old", "new"))
        told: tuple[int, ...] = ()
        if case in STATED:
            believed = rng.choice(_believed(case, moment))
            told = (game_points(moment) if form == "new" else believed,)
        return self.item(case, moment=moment, extra=(form,), told=told)

    def check(self, item: Item) -> None:
        """Refuse a moment that does not show the case, and an unknown form of the statement."""
        if not isinstance(parse_any(item.moment), Observation) or not fits(item.case, item.moment):
            raise ValueError(f"this moment is no case of {item.case}")
        if item.extra not in (("old",), ("new",)):
            raise ValueError("extra names the form of the statement: old or new")
        if bool(item.told) is not (item.case in STATED):
            raise ValueError("told holds the game points that are stated, in price and counts-at")

    # ------------------------------------------------------------ the answer

    def input(self, item: Item) -> Input:
        """Take true or false."""
        return Input("choice", ("true", "false"))

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the words of both."""
        return {"true": say("choice.true"), "false": say("choice.false")}

    def right(self, item: Item) -> Value:
        """Ask the engine whether the statement holds."""
        return "true" if holds(item) else "false"

    # ------------------------------------------------------------ what is shown

    def lines(self, item: Item) -> tuple[str, ...]:
        """Return the statement."""
        return (say(f"says.{item.case}.{item.extra[0]}", **self._facts(item)),)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return how the deal stands, the trick on the table and your hand."""
        view = seen(item.moment)
        rows = [text_row(*standing_lines(view), *self._more(view))]
        if view.played:
            lead = card_view(view.played[0], label=say("board.bot_leads"))
            rows.append(row_view("trick", [lead, card_view(None, label=say("board.your_card"))]))
        if view.hand:
            lift = view.playable if closed and item.case == "follow" else ()
            rows.append(hand_row(view, lift=lift))
        return rows

    def _more(self, view: Observation) -> list[str]:
        assert view.closing is not None or not view.cards_out
        if view.closing is None:
            return []
        then, now = _then(view), view.tricks_won(1 - view.seat)
        key = "more" if then else "since"
        if then == now:
            key = "just" if view.closing.at == len(view.tricks) else "same"
        # That it has none is told with the totals.
        told = [say(f"board.{key}", now=now, then=then)] if now else []
        if _points_count(view):
            told.append(say("board.points_then", points=_points_then(view)))
        return [*told, say("board.out")] if view.cards_out else told

    # ------------------------------------------------------------ what is said

    def computation(self, item: Item, answer: Value) -> str:
        """Return how the engine ends the deal, where the statement is about game points."""
        if item.case not in STATED:
            return ""
        action = actions_text((_ending(item.moment),))
        return computation("end-of-deal", moment=item.moment, action=action)

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the cards, the totals and the game points that the statement is about."""
        facts = self._facts(item)
        numbers = {str(facts[name]) for name in ("you", "bot", "left", "points")}
        return super().at_stake(item) | numbers

    def why(self, item: Item, answer: Value) -> Why:
        """Say what the engine does at this moment, and the belief that says otherwise."""
        key = "true" if holds(item) else "false"
        return Why(TAGS[item.case], f"changes.{item.case}.{key}", self._facts(item))

    def why_right(self, item: Item) -> Why:
        """Say what happens at this moment."""
        return Why("", f"changes.{item.case}.right", self._facts(item))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and what to look at."""
        return say_lines(f"hint.changes.{item.case}", **self._facts(item))[level - 1]

    def _facts(self, item: Item) -> dict[str, str | int]:
        view = seen(item.moment)
        pair = pairs(view)
        return {
            "you": view.total(view.seat),
            "bot": view.total(1 - view.seat),
            "target": view.rules.target,
            "more": view.total(view.seat) + 10,
            "left": len(view.hand),
            "told": item.told[0] if item.told else 0,
            "points": game_points(item.moment) if item.told else 0,
            "lead": token(view.played[0]) if view.played else "",
            "allowed": tokens(view.playable, last="or"),
            "pair": tokens(pair, last="and"),
            "took": _last_trick(view),
            "price": say(f"price.{view.rules.failed_close.value}"),
            "counted": say(f"counted.{view.rules.close_counts_at.value}"),
            "then": _then(view),
            "moments": _moments(view),
        }


def holds(item: Item) -> bool:
    """Return whether the statement of *item* is true, as the engine plays its moment."""
    view, new = seen(item.moment), item.extra == ("new",)
    actions = view.legal_actions()
    match item.case:
        case "goes-on":
            over = view.ended is not None or view.cards_out
            return over is not new
        case "behind":
            return (CLOSE in actions) is new
        case "price" | "counts-at":
            return item.told[0] == game_points(item.moment)
        case "last-trick":
            outcome = _end(item.moment, CLAIM).outcome
            assert outcome is not None
            return (outcome.winner == view.seat) is not new
        case "follow":
            free = set(view.playable) == set(view.hand)
            return free is not new
        case "no-draw":
            return (DRAW in actions) is not new
    announces = any(isinstance(action, DeclareMarriage) for action in actions)
    return announces is not new


def game_points(moment: str) -> int:
    """Return the game points that ending the deal here brings: a claim, or the count."""
    outcome = _end(moment, _ending(moment)).outcome
    assert outcome is not None
    return outcome.game_points


def _believed(case: str, moment: str) -> tuple[int, ...]:
    """Return the game points that one may wrongly believe in."""
    view, real = seen(moment), game_points(moment)
    if case == "price":
        return tuple(points for points in (1, 2) if points < real) or (2,)
    assert view.closing is not None
    at_close = view.rules.close_counts_at is CountAt.CLOSE
    return (worth(view, (1 - view.seat,), until=None if at_close else view.closing.at),)


def pairs(view: Observation) -> tuple[Card, ...]:
    """Return king and queen of a suit that you hold together, none if you hold no such pair."""
    for suit in Suit:
        if all(card in view.hand for card in halves(suit)):
            return halves(suit)
    return ()


def fits(case: str, moment: str) -> bool:
    """Return whether the belief that *case* is about would show at *moment*.

    Only moments that play reaches: whoever came to the target before would have claimed.
    """
    view = seen(moment)
    seat, closing, target = view.seat, view.closing, view.rules.target
    if view.total(1 - seat) >= target:
        return False
    if case == "behind":
        open_ = view.my_turn and not view.played and not view.to_draw and closing is None
        ahead = view.total(1 - seat) - view.total(seat)
        return open_ and not view.lead_marriage and ahead >= 10 and CLOSE in view.legal_actions()
    if closing is None or closing.by != seat or closing.before_draw:
        return False
    just, total = closing.at == len(view.tricks), view.total(seat)
    lead = view.my_turn and not view.played
    match case:
        case "goes-on":
            return just and lead and total < target
        case "price":
            return view.cards_out and total < target
        case "last-trick":
            return view.cards_out and view.leader == seat and target - 10 <= total < target
        case "counts-at":
            then = worth(view, (1 - seat,), until=closing.at)
            before = total - card_points(view.tricks[-1].cards) if view.tricks else total
            return lead and before < target <= total and then > worth(view, (1 - seat,))
        case "follow":
            some = 0 < len(view.playable) < len(view.hand)
            return view.my_turn and bool(view.played) and some and total < target
        case "no-draw":
            return lead and not just and not view.cards_out and total < target
    return lead and not view.cards_out and total < target and bool(pairs(view))


def _ending(moment: str) -> Action:
    view = seen(moment)
    return CLAIM if view.total(view.seat) >= view.rules.target else COUNT


def _end(moment: str, action: Action) -> State:
    view = seen(moment)
    return state_of(view, next(hands_of(view))).apply(action)


def _moments(view: Observation) -> str:
    """Return what the other side had when it was closed, and has now."""
    if view.closing is None:
        return ""
    you, bot = view.seat, 1 - view.seat
    facts = {"now": view.tricks_won(bot), "you": view.total(you), "bot": view.total(bot)}
    if _points_count(view):
        return say("moments.points", then=_then(view), points=_points_then(view), **facts)
    return say("moments.at" if _then(view) else "moments.none", then=_then(view), **facts)


def _then(view: Observation) -> int:
    """Return how many tricks the other side had when the stock was closed."""
    return view.tricks_won(1 - view.seat, until=view.closing.at) if view.closing else 0


def _points_count(view: Observation) -> bool:
    """Return whether the price goes by the card points of the other side at the close."""
    return _then(view) > 0 and view.rules.close_counts_at is CountAt.CLOSE


def _points_then(view: Observation) -> int:
    """Return how many card points the other side had when the stock was closed."""
    return total_at(view, 1 - view.seat, view.closing.at) if view.closing else 0


def _last_trick(view: Observation) -> str:
    if not view.tricks:
        return ""
    return " + ".join(str(card.points) for card in view.tricks[-1].cards)
