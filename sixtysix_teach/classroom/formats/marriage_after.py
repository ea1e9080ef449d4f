"""The formats ``marriage-after`` and ``cards-left``: what becomes of points and cards announced."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from sixtysix_teach.actions import MARRIAGES, Play
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import hand_row, text_row, trick_row
from sixtysix_teach.classroom.formats.deal_rows import say as say_moment
from sixtysix_teach.classroom.formats.marriage_moments import after_announcing, moment_of
from sixtysix_teach.classroom.formats.positions import line_of, whole
from sixtysix_teach.classroom.formats.spot_pair import pair_of
from sixtysix_teach.classroom.formats.which_half import WORDS
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.moments import Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import listed
from sixtysix_teach.rules import Rules, TricklessMarriage
from sixtysix_teach.seats import Seat
from sixtysix_teach.state import State

say = WORDS.say
CHOICES = ("counts", "waits", "bot", "gone")


class MarriageAfter(Format):
    """Tells what was announced and who took that trick; asks what has become of the points."""

    name = "marriage-after"
    cases = ("lost-lead", "still-waits", "won-later")
    phrases = "lesson_05.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out announcing without a trick where it is forbidden."""
        if not rules.marriages:
            return ()
        forbidden = rules.trickless_marriage is TricklessMarriage.FORBIDDEN
        return self.cases[:1] if forbidden else self.cases

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment after a lead from a marriage that the bot took."""

        def wanted(state: State, seat: Seat) -> bool:
            at = state.marriages[0].at
            if state.tricks[at].winner == seat or len(state.tricks) > at + 3:
                return False
            if case == "lost-lead":
                return len(state.tricks) == at + 1
            return bool(state.tricks_won(seat)) is (case == "won-later")

        state, seat = after_announcing(rng, rules, first=case != "lost-lead", wanted=wanted)
        return self.item(case, moment=line_of(state, seat), trump=state.trump)

    def check(self, item: Item) -> None:
        """Refuse a moment without a marriage of yours that has been led from."""
        view = seen(item.moment)
        mine = [one for one in view.marriages if one.by == view.seat]
        if len(mine) != 1 or len(view.tricks) <= mine[0].at:
            raise ValueError("one marriage of yours, and the trick after it, are needed")

    def input(self, item: Item) -> Input:
        """Offer what may have become of the points."""
        return Input("choice", CHOICES)

    def right(self, item: Item) -> Value:
        """Return what the engine counts: the points, nothing yet, or nothing for good."""
        view = seen(item.moment)
        if not view.marriages[0].points:
            return "gone"
        return "counts" if view.marriage_points(view.seat) else "waits"

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the answers in words."""
        return {name: say(f"marriage-after.{name}") for name in CHOICES}

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return what was announced and how it went on, and the trick it was led to."""
        view, facts = seen(item.moment), _facts(item)
        told = [say("marriage-after.announced", **facts)]
        before = view.tricks_won(view.seat, until=view.marriages[0].at)
        if before:
            told.append(say("marriage-after.one_before", tricks=before))
        told.append(say("marriage-after.took_bot", **facts))
        since = [n for n, trick in enumerate(view.tricks, start=1) if trick.winner == view.seat]
        if item.case == "won-later":
            told.append(say("marriage-after.later", trick=since[0]))
        elif not since:
            told.append(say("marriage-after.none_yet"))
        return [text_row(told), trick_row(_trick(view), view.seat, winner=True)]

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Tell how many tricks you have."""
        return (self.hint(item, 3),)

    def why(self, item: Item, answer: Value) -> Why:
        """Name the belief: the points lie in the trick, or hang on it, or count too early."""
        right, facts = str(self.right(item)), _facts(item)
        facts["now"] = say(f"marriage-after.now.{right}")
        if answer == "bot":
            return Why("marriage-in-the-trick", "marriage-after.not-in-the-trick", facts)
        if right == "gone":
            return Why("worthless-here", "marriage-after.never", facts)
        if answer == "gone" and right == "waits":
            return Why("pending-lost", "marriage-after.not-lost", facts)
        if answer == "gone":
            key = "any-trick-will-do" if _waits(item) else "trick-before"
            return Why("must-win-that-trick", f"marriage-after.{key}", facts)
        if right == "counts":
            return Why("counted-late", "marriage-after.already", facts)
        return Why("pending-counted", "marriage-after.not-yet", facts)

    def why_right(self, item: Item) -> Why:
        """Say that any trick is enough."""
        right = str(self.right(item))
        before = "-before" if right == "counts" and not _waits(item) else ""
        return Why("", f"marriage-after.right-{right}{before}", _facts(item))

    def hint(self, item: Item, level: int) -> str:
        """Ask for a trick, give the rule, tell how many there are."""
        view = seen(item.moment)
        look = say("look.after", mine=view.tricks_won(view.seat))
        key = "hint.marriage-after" if _waits(item) else "hint.marriage-after-first"
        return WORDS.say_lines(key, look=look)[level - 1]


def _waits(item: Item) -> bool:
    """Return whether a marriage announced without a trick waits for one under these rules."""
    return seen(item.moment).rules.trickless_marriage is TricklessMarriage.PENDING


class CardsLeft(Format):
    """Tells which half you announce and lead; asks which cards you hold then.

    ``cards`` are the card led and the other half.
    """

    name = "cards-left"
    cases = ("king-led", "queen-led")
    fields = frozenset({"moment", "cards", "trump"})
    phrases = "lesson_05.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out the queen where the king must be led."""
        if not rules.marriages:
            return ()
        return self.cases[:1] if rules.marriage_leads_king else self.cases

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a lead with a marriage in hand."""
        state, seat, (king, queen) = moment_of("plain", rng, rules)
        cards = (king, queen) if case == "king-led" else (queen, king)
        return self.item(case, moment=line_of(state, seat), cards=cards, trump=state.trump)

    def check(self, item: Item) -> None:
        """Refuse two cards that cannot be announced and led here."""
        _after(item)

    def input(self, item: Item) -> Input:
        """Ask for cards of the hand."""
        return Input("tap-many", tuple(card.code for card in seen(item.moment).hand))

    def right(self, item: Item) -> Value:
        """Announce and lead, and return the hand that is left."""
        return tuple(card.code for card in _after(item))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return what is done, and your hand before it."""
        view, left = seen(item.moment), _after(item)
        marks: dict[Card, dict[str, Any]] = {}
        for card in view.hand:
            picked = isinstance(given, tuple) and card.code in given
            if closed:
                marks[card] = {"mark": "answer" if card in left else "wrong" if picked else ""}
            if closed and picked and card not in left:
                marks[card]["tag"] = say_moment("moment.your_pick")
        lead, other = item.cards
        king, queen = pair_of(lead.suit)
        facts = {"king": king.code, "queen": queen.code, "lead": lead.code, "other": other.code}
        told = say("cards-left.told", **facts)
        return [text_row((told,)), hand_row(view, tappable=not closed, marks=marks)]

    def why(self, item: Item, answer: Value) -> Why:
        """Name the other half if it was left out, the card led if it was kept, or the rest."""
        assert isinstance(answer, tuple)
        lead, other = item.cards
        left = [card for card in _after(item) if card.code not in answer]
        facts: dict[str, str | int] = {
            "lead": lead.code,
            "other": other.code,
            "left": listed([f"[{card.code}]" for card in left], last="and"),
        }
        if other in left:
            return Why("both-spent", "cards-left.both-spent", facts)
        if lead.code in answer:
            return Why("led-card-kept", "cards-left.led-kept", facts)
        return Why("hand-left-out", "cards-left.left-out", facts)

    def why_right(self, item: Item) -> Why:
        """Say what was shown and what was led."""
        lead, other = item.cards
        return Why("", "cards-left.right", {"lead": lead.code, "other": other.code})

    def hint(self, item: Item, level: int) -> str:
        """Ask how many are led, give the rule, name the card."""
        return WORDS.say_lines("hint.cards-left", lead=item.cards[0].code)[level - 1]


def _after(item: Item) -> tuple[Card, ...]:
    lead = item.cards[0]
    state = whole(item.moment).apply(MARRIAGES[lead.suit]).apply(Play(lead))
    return state.hands[seen(item.moment).seat]


def _trick(view: Observation) -> Trick:
    return view.tricks[view.marriages[0].at]


def _facts(item: Item) -> dict[str, str | int]:
    view = seen(item.moment)
    marriage, trick = view.marriages[0], _trick(view)
    king, queen = pair_of(marriage.suit)
    rules, trump = view.rules, marriage.suit is view.trump
    return {
        "king": king.code,
        "queen": queen.code,
        "trick": marriage.at + 1,
        "lead": trick.cards[0].code,
        "reply": trick.cards[1].code,
        "points": rules.trump_marriage_points if trump else rules.marriage_points,
    }
