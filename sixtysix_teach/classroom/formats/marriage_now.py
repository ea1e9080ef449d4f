"""The format ``marriage-now``: may this marriage be announced here, and what does it bring."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.actions import MARRIAGES, ReasonCode
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import (
    hand_row,
    open_trick_row,
    stock_line,
    text_row,
    tricks_line,
)
from sixtysix_teach.classroom.formats.marriage_moments import CASES, moment_of
from sixtysix_teach.classroom.formats.positions import line_of, whole
from sixtysix_teach.classroom.formats.spot_pair import pair_of
from sixtysix_teach.classroom.formats.which_half import WORDS
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.legality import why_no_marriage
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import suit_name
from sixtysix_teach.rules import MarriagePhase, Rules, TricklessMarriage

say = WORDS.say
CHOICES = ("now-plain", "now-trump", "later-plain", "later-trump", "no")

# The engine's reason: the sentence when it is answered right, and when it is not, with its tag.
_REFUSED = {
    ReasonCode.NOT_ON_LEAD: ("following", "when-following", "marriage-when-following"),
    ReasonCode.MARRIAGE_STOCK_CLOSED: ("closed", "after-close", "marriage-after-close"),
    ReasonCode.MARRIAGE_STOCK_EMPTY: ("gone", "after-stock", "marriage-after-close"),
    ReasonCode.ONCE_PER_LEAD: ("once", "two-at-once", "two-at-one-lead"),
    ReasonCode.NO_PAIR: ("half", "half-played", "half-played"),
    ReasonCode.MARRIAGE_NEEDS_TRICK: ("needs-trick", "too-early", "marriage-without-trick"),
}


class MarriageNow(Format):
    """Shows a moment and two cards; asks whether they may be announced and what they bring.

    ``cards`` are the king and the queen asked about, not always of one suit.
    """

    name = "marriage-now"
    cases = CASES
    fields = frozenset({"moment", "cards", "trump"})
    phrases = "lesson_05.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out what cannot be told apart, or does not exist, under these rules."""
        if not rules.marriages:
            return ()
        without = {"closed", "gone"} if rules.marriage_phase is MarriagePhase.ANY else set()
        return tuple(case for case in self.cases if case not in without)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of a seeded deal as *case* wants it."""
        state, seat, cards = moment_of(case, rng, rules)
        return self.item(case, moment=line_of(state, seat), cards=cards, trump=state.trump)

    def check(self, item: Item) -> None:
        """Refuse a question about anything but a king and a queen."""
        if len(item.cards) != 2 or [card.rank.value for card in item.cards] != ["K", "Q"]:
            raise ValueError("cards must be a king and a queen")

    def input(self, item: Item) -> Input:
        """Offer both worths, now or later, and that it is not allowed."""
        view = seen(item.moment)
        never = view.rules.trickless_marriage is TricklessMarriage.WORTHLESS
        return Input("choice", (*CHOICES[:4], "never", "no") if never else CHOICES)

    def right(self, item: Item) -> Value:
        """Ask the engine: why not, or what the total is before and after."""
        if _code(item) is not None:
            return "no"
        before = whole(item.moment)
        seat = before.to_move
        after = before.apply(MARRIAGES[item.cards[0].suit])
        worth = after.marriages[-1].points
        if not worth:
            return "never"
        kind = "trump" if item.cards[0].suit is before.trump else "plain"
        return f"{'now' if after.total(seat) > before.total(seat) else 'later'}-{kind}"

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the answers in words, with what a marriage is worth under the rules."""
        return {name: _words(item, name) for name in self.input(item).ids}

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, the card the bot led, and your hand."""
        view = seen(item.moment)
        king, queen = item.cards
        lines = [
            say("marriage-now.ask", king=king.code, queen=queen.code),
            stock_line(view),
            tricks_line(view),
        ]
        if view.lead_marriage is not None:
            done = pair_of(view.lead_marriage.suit)
            facts = {"king": done[0].code, "queen": done[1].code}
            lines.append(say("marriage-now.you_announced", **facts))
        if item.case == "half-gone":
            facts = {"card": _missing(view, item.cards).code}
            lines.append(say("marriage-now.you_played", **facts, trick=_when(view, item.cards)))
        marks = {card: {"mark": "answer"} for card in item.cards if closed and card in view.hand}
        table = [open_trick_row(view)] if view.played else []
        return [text_row(lines), *table, hand_row(view, marks=marks)]

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Tell where to look."""
        return (self.hint(item, 3),)

    def why(self, item: Item, answer: Value) -> Why:
        """Name the belief that fits the answer at this moment."""
        facts = {**_facts(item), "given": _words(item, str(answer))}
        code = _code(item)
        if code is not None:
            return _why_refused(item, code, facts)
        right, answer = str(self.right(item)), str(answer)
        when = right.partition("-")[0]
        if right == "never":
            return Why("worthless-here", "marriage-now.worthless", facts)
        if answer == "never":
            key = "worth-something" if when == "now" else "first-lead"
            return Why("marriage-lost", f"marriage-now.{key}", facts)
        if answer == "no":
            if when == "later":
                return Why("marriage-needs-trick", "marriage-now.first-lead", facts)
            if _any_lead(item):
                return Why("marriage-missed", "marriage-now.allowed-any", facts)
            if seen(item.moment).stock_size == seen(item.moment).rules.players:
                return Why("last-marriage-early", "marriage-now.last-chance", facts)
            return Why("marriage-missed", "marriage-now.allowed", facts)
        if not answer.startswith(when):
            if when == "later":
                return Why("pending-counted", "marriage-now.counted-at-once", facts)
            return Why("counted-late", "marriage-now.no-need-to-wait", facts)
        return Why("marriage-worth", "marriage-now.other-worth", facts)

    def why_right(self, item: Item) -> Why:
        """Say why it is allowed, or what forbids it."""
        facts, code = _facts(item), _code(item)
        if code is None:
            when = str(self.right(item)).partition("-")[0]
            any_lead = "-any" if when == "now" and _any_lead(item) else ""
            return Why("", f"marriage-now.right-{when}{any_lead}", facts)
        name = _REFUSED[code][0]
        if name == "half" and item.cards[0].suit is not item.cards[1].suit:
            name = "suits"
        return Why("", f"marriage-now.right-{name}", facts)

    def hint(self, item: Item, level: int) -> str:
        """Ask for lead, stock and trick; give the rule; say where to look."""
        code, facts = _code(item), _facts(item)
        name = _REFUSED[code][0] if code is not None else "free"
        look = say(f"look.{name if name != 'needs-trick' else 'free'}", **facts)
        return WORDS.say_lines(f"hint.marriage-now{_time(item)}", look=look)[level - 1]


def _any_lead(item: Item) -> bool:
    """Return whether the rules let a marriage be announced with the stock closed or gone too."""
    return seen(item.moment).rules.marriage_phase is MarriagePhase.ANY


def _time(item: Item) -> str:
    """Return which hint tells the time for a marriage under the rules of the item."""
    if not _any_lead(item):
        return ""
    early = seen(item.moment).rules.trickless_marriage
    return "-any" if early is TricklessMarriage.PENDING else f"-{early.value}"


def _code(item: Item) -> ReasonCode | None:
    """Return why these two cards may not be announced now, by the engine, or None."""
    view, (king, queen) = seen(item.moment), item.cards
    reason = why_no_marriage(view, view.seat, view.hand, king.suit)
    if reason is None and queen.suit is not king.suit:
        # The king has another queen beside it, but not the one that was asked about.
        return ReasonCode.NO_PAIR
    return None if reason is None else reason.code


def _why_refused(item: Item, code: ReasonCode, facts: dict[str, str | int]) -> Why:
    _, key, tag = _REFUSED[code]
    if code is ReasonCode.NO_PAIR and item.cards[0].suit is not item.cards[1].suit:
        key, tag = "two-suits", "any-king-any-queen"
    return Why(tag, f"marriage-now.{key}", facts)


def _words(item: Item, name: str) -> str:
    rules = seen(item.moment).rules
    facts = {"plain": rules.marriage_points, "trump": rules.trump_marriage_points}
    return say(f"marriage-now.{name}", **facts)


def _missing(view: Observation, cards: tuple[Card, ...]) -> Card:
    return next((card for card in cards if card not in view.hand), cards[0])


def _when(view: Observation, cards: tuple[Card, ...]) -> int:
    """Return in which trick the missing half was played; 0 if it was not."""
    lost = _missing(view, cards)
    tricks = enumerate(view.tricks, start=1)
    return next((number for number, trick in tricks if lost in trick.cards), 0)


def _facts(item: Item) -> dict[str, str | int]:
    view, (one, two) = seen(item.moment), item.cards
    rules, trump = view.rules, one.suit is view.trump
    points = rules.trump_marriage_points if trump else rules.marriage_points
    before = view.total(view.seat)
    missing = _missing(view, item.cards)
    facts: dict[str, str | int] = {
        "one": one.code,
        "two": two.code,
        "points": points,
        "before": before,
        "after": before + points,
        "plain": rules.marriage_points,
        "trump": rules.trump_marriage_points,
        "trumps": suit_name(view.trump),
        "trumps_capital": suit_name(view.trump).capitalize(),
        "lead": view.played[0].code if view.played else "",
        "missing": missing.code,
        "held": (two if missing is one else one).code,
        "trick": _when(view, item.cards),
        "mine": view.tricks_won(view.seat),
    }
    if view.lead_marriage is not None:
        king, queen = pair_of(view.lead_marriage.suit)
        facts |= {"king": king.code, "queen": queen.code}
    return facts
