"""The format ``timeline``: a row of moments of one deal; tap those at which something is allowed.

Each moment is a view of your seat in the item, and the engine is asked about every one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sixtysix_teach.actions import EXCHANGE, MARRIAGES, ReasonCode
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import (
    MOMENT,
    card,
    cards_row,
    say,
    tile,
    tiles_row,
)
from sixtysix_teach.classroom.formats.places import note, place
from sixtysix_teach.classroom.formats.positions import deal_with, moments
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.legality import why_no_draw
from sixtysix_teach.notation.position import format_view
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import listed
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import MarriagePhase, Rules
from sixtysix_teach.state import State

TILES = 5

# The tag of a wrong moment by what it was about, and by the engine's reason.
_TAGS = {
    ("draw", "mid-trick"): "draw-mid-trick",
    ("draw", "drawn-already"): "draw-twice",
    ("draw", "closed"): "draw-after-close",
    ("draw", "gone"): "turn-up-stays",
    ("marriage", "not-on-lead"): "marriage-when-following",
    ("marriage", "closed"): "marriage-after-close",
    ("marriage", "gone"): "marriage-after-close",
    ("marriage", "needs-trick"): "marriage-without-trick",
    ("exchange", "not-on-lead"): "exchange-when-following",
    ("exchange", "bot-on-lead"): "exchange-after-losing",
    ("exchange", "needs-trick"): "exchange-without-trick",
    ("exchange", "before-draw"): "exchange-before-draw",
    ("exchange", "closed"): "exchange-after-close",
    ("exchange", "gone"): "exchange-stock-gone",
    ("exchange", "too-small"): "exchange-stock-small",
}
_REASONS = {
    ReasonCode.NOT_ON_LEAD: "not-on-lead",
    ReasonCode.NOT_YOUR_TURN: "not-on-lead",
    ReasonCode.MARRIAGE_STOCK_CLOSED: "closed",
    ReasonCode.MARRIAGE_STOCK_EMPTY: "gone",
    ReasonCode.MARRIAGE_NEEDS_TRICK: "needs-trick",
    ReasonCode.EXCHANGE_NEEDS_TRICK: "needs-trick",
    ReasonCode.EXCHANGE_STOCK_CLOSED: "closed",
    ReasonCode.EXCHANGE_STOCK_EMPTY: "gone",
    ReasonCode.EXCHANGE_STOCK_TOO_SMALL: "too-small",
    ReasonCode.EXCHANGE_BEFORE_DRAW: "before-draw",
}


class Timeline(Format):
    """Asks when cards are drawn, a marriage may be announced, or the nine exchanged.

    ``extra`` holds the moments in order, each a view of your seat; ``cards`` are those it is about.
    """

    name = "timeline"
    cases = ("draw", "marriage", "trump-marriage", "exchange")
    fields = frozenset({"extra", "cards", "trump"})
    phrases = "moment.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out what these rules do not have, or allow at other moments too."""
        without = set()
        if not rules.marriages or rules.marriage_phase is MarriagePhase.ANY:
            without |= {"marriage", "trump-marriage"}
        bound = rules.exchange_needs_lead and rules.exchange_needs_trick
        if rules.exchange_rank is None or not bound:
            without.add("exchange")
        return tuple(case for case in self.cases if case not in without)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return moments of one deal, some allowed and some not, for different reasons."""
        while True:
            states, seat, cards = _deal(case, rng, rules)
            views = [state.observation(seat) for state in states]
            by_reason: dict[str, list[Observation]] = {}
            for view in views:
                if _can_be_asked(case, view, cards):
                    by_reason.setdefault(_reason(case, view, cards), []).append(view)
            good = by_reason.pop("", [])
            if good and len(by_reason) >= 2:
                chosen = _chosen(rng, good, by_reason)
                if any(_reason(case, view, cards) for view in chosen):
                    lines = tuple(format_view(view) for view in chosen)
                    return self.item(case, extra=lines, cards=cards, trump=states[0].trump)

    def check(self, item: Item) -> None:
        """Refuse a line of moments of which none, or all, are allowed."""
        views = [seen(line) for line in item.extra]
        allowed = [not _reason(item.case, view, item.cards) for view in views]
        if not any(allowed) or all(allowed):
            raise ValueError("some of the moments must be allowed, and some not")

    def input(self, item: Item) -> Input:
        """Ask for one or several of the moments."""
        return Input("tap-many", tuple(f"m{n}" for n in range(1, len(item.extra) + 1)))

    def right(self, item: Item) -> Value:
        """Return the moments at which the engine allows it."""
        return tuple(id_ for id_, reason in _reasons(item).items() if not reason)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the cards it is about, and the moments in their order."""
        tiles = []
        reasons = _reasons(item)
        for (id_, reason), line in zip(reasons.items(), item.extra, strict=True):
            view = seen(line)
            picked = isinstance(given, tuple) and id_ in given
            # Whether a draw is due is what the case "draw" asks.
            told, mark, tag = note(view, drawn=item.case != "draw"), "", ""
            if closed:
                mark, tag = _mark(item, reason, picked=picked, answered=given is not None)
            elif help and id_ == next(iter(reasons)):
                mark = "bad" if reason else "good"
                tag = _verdict(item, reason)
            tiles.append(tile(id_, place(view), note=told, mark=mark, tag=tag, tappable=not closed))
        rows = [tiles_row("timeline", tiles)]
        if item.cards:
            shown = [card(one, id=f"held-{one.code}") for one in _held(item)]
            rows.insert(0, cards_row("tiles", shown, say("line.your_cards")))
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Name the first moment tapped that is not allowed, else what was left out."""
        assert isinstance(answer, tuple)
        reasons, about = _reasons(item), _about(item.case)
        wrong = [id_ for id_ in answer if reasons[id_]]
        missed = [id_ for id_, reason in reasons.items() if not reason and id_ not in answer]
        facts = self._facts(item)
        if wrong:
            reason = reasons[wrong[0]]
            same = [id_ for id_ in wrong if reasons[id_] == reason]
            facts["wrong"] = _named(item, same)
            return Why(_TAGS[about, reason], f"timeline.{about}.{reason}", facts)
        facts["missed"] = _named(item, missed)
        tag, key = _missed(item, about, missed, answer)
        return Why(tag, f"timeline.{about}.{key}", facts)

    def why_right(self, item: Item) -> Why:
        """Name the moments at which it is allowed."""
        return Why("", f"timeline.{_about(item.case)}.right", self._facts(item))

    def _facts(self, item: Item) -> dict[str, str | int]:
        right = self.right(item)
        assert isinstance(right, tuple)
        facts: dict[str, str | int] = {"right": _named(item, right)}
        facts["hand"] = seen(item.extra[0]).rules.hand_size
        for name, one in zip(("one", "two"), item.cards, strict=False):
            facts[name] = one.code
        return facts

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the cards it is about and those led; where there are none, the moments too."""
        views = [seen(line) for line in item.extra]
        named = [*item.cards, *(view.played[0] for view in views if view.played)]
        stake = {f"[{one.code}]" for one in named}
        return frozenset(stake if item.cards else stake | {place(view, "at") for view in views})

    def hint(self, item: Item, level: int) -> str:
        """Return the question, the rule, and what to leave out."""
        least = seen(item.extra[0]).rules.exchange_min_stock
        more = "-stock" if item.case == "exchange" and least > CLASSIC.exchange_min_stock else ""
        return MOMENT.say_lines(f"timeline.hint.{_about(item.case)}{more}", least=least)[level - 1]


def _about(case: str) -> str:
    return "marriage" if case == "trump-marriage" else case


def _deal(case: str, rng: Random, rules: Rules) -> tuple[list[State], int, tuple[Card, ...]]:
    """Play a deal in which you hold the cards it is about to the end of the stock."""
    seat = rng.choice((0, 1))
    trump, plain = rng.sample(tuple(Suit), 2)
    held: tuple[Card, ...] = ()
    if _about(case) == "marriage":
        suit = trump if case == "trump-marriage" else plain
        held = (Card(Rank.KING, suit), Card(Rank.QUEEN, suit))
    elif case == "exchange":
        assert rules.exchange_rank is not None
        held = (Card(rules.exchange_rank, trump),)
    ups = [one for one in rules.pack if one.suit is trump and one not in held]
    deal = deal_with(rng, rules, seat=seat, held=held, turn_up=rng.choice(ups))
    last = rules.stock_size // 2
    # Lesson 3, which asks when cards are drawn, comes before anybody closes.
    close_at = -1 if case == "draw" else rng.choice((-1, rng.randrange(1, last)))
    states = moments(deal, rules, rng, keep=held, close_at=close_at)
    cards = (*held, deal.turn_up) if case == "exchange" else held
    return states, seat, cards


def _chosen(
    rng: Random, good: list[Observation], bad: dict[str, list[Observation]]
) -> list[Observation]:
    """Return moments to ask about in their order, each at another place of the deal."""
    # The last chance is where a wrong belief about the end of it shows.
    chosen, named = [good[-1]], {place(good[-1])}

    def add(found: Sequence[Observation], most: int) -> None:
        for view in rng.sample(found, len(found)):
            if most and len(chosen) < TILES and place(view) not in named:
                chosen.append(view)
                named.add(place(view))
                most -= 1

    for reason in rng.sample(sorted(bad), min(rng.choice((2, 3)), len(bad))):
        add(bad[reason], 1)
    add(good, TILES)
    add([view for found in bad.values() for view in found], TILES)
    return sorted(chosen, key=_when)


def _held(item: Item) -> Sequence[Card]:
    return item.cards[:1] if item.case == "exchange" else item.cards


def _can_be_asked(case: str, view: Observation, cards: tuple[Card, ...]) -> bool:
    """Whether the moment is one to ask about: your own side of it, your cards still there."""
    if case == "draw":
        return len(view.tricks) > 0 and not view.cards_out
    held = cards[:1] if case == "exchange" else cards
    if any(one not in view.hand for one in held) or view.cards_out:
        return False
    if view.played and view.leader == view.seat:
        return False
    # "The bot won the trick before" needs a trick before.
    if not view.tricks and not view.played and view.leader != view.seat:
        return False
    # Before the draw an announcement is tied to closing at once: a corner, not a question here.
    return not view.to_draw or (case == "exchange" and view.leader == view.seat)


def _reason(case: str, view: Observation, cards: tuple[Card, ...]) -> str:
    """Return the engine's reason against it at that moment, empty where it is allowed."""
    if case == "draw":
        return _why_no_draw(view)
    if case == "exchange":
        reason = view.why_illegal(EXCHANGE)
    else:
        reason = view.why_illegal(MARRIAGES[cards[0].suit])
    if reason is None:
        return ""
    if case == "exchange" and reason.code is ReasonCode.NOT_ON_LEAD and not view.played:
        return "bot-on-lead"
    return _REASONS[reason.code]


def _why_no_draw(view: Observation) -> str:
    if why_no_draw(view, view.leader) is None:
        return ""
    if view.closing is not None:
        return "closed"
    if view.turn_up is None:
        return "gone"
    return "mid-trick" if view.played else "drawn-already"


def _reasons(item: Item) -> dict[str, str]:
    return {
        f"m{number}": _reason(item.case, seen(line), item.cards)
        for number, line in enumerate(item.extra, start=1)
    }


def _named(item: Item, ids: Sequence[str]) -> str:
    places = {f"m{n}": place(seen(line), "at") for n, line in enumerate(item.extra, start=1)}
    return listed([places[id_] for id_ in ids], last="and")


def _mark(item: Item, reason: str, *, picked: bool, answered: bool) -> tuple[str, str]:
    if picked and reason:
        return "wrong", say("moment.your_pick")
    if reason:
        return "", _verdict(item, reason)
    if answered and not picked:
        return "answer", say("line.missed")
    return "good", _verdict(item, reason)


def _verdict(item: Item, reason: str) -> str:
    if item.case == "draw":
        return say("line.not_drawn" if reason else "line.drawn")
    return say("line.not_allowed" if reason else "line.allowed")


def _missed(item: Item, about: str, missed: list[str], answer: tuple[str, ...]) -> tuple[str, str]:
    """Return tag and key for moments left out, with the belief that fits."""
    if about == "draw":
        return "loser-draws-not", "missed"
    views = {f"m{n}": seen(line) for n, line in enumerate(item.extra, start=1)}
    if about == "exchange":
        later = min(missed) > min(answer)
        return ("exchange-at-once", "missed-later") if later else ("exchange-missed", "missed")
    if any(not views[id_].tricks_won(views[id_].seat) for id_ in missed):
        return "marriage-needs-trick", "missed-first"
    if any(views[id_].stock_size == 2 for id_ in missed):
        return "last-marriage-early", "missed-last"
    return "marriage-missed", "missed"


def _when(view: Observation) -> tuple[int, int, int]:
    return len(view.tricks), not view.to_draw, len(view.played)
