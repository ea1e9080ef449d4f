"""Claim now, announce and claim, or play on? The count must be made from the tricks."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.cards import Suit
from sixtysix_teach.classroom import deal_end_words as words
from sixtysix_teach.classroom.deal_ends import (
    CLAIM_CASES,
    Count,
    claim_cases,
    count_at,
    find_claim,
)
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.rows import card_view, hole_label, row_view
from sixtysix_teach.classroom.words import say as say_class
from sixtysix_teach.phrases import suit_name
from sixtysix_teach.rules import ClaimWindow, Rules
from sixtysix_teach.tutor.computation import computation


class ClaimOrNot(Format):
    """A moment in which somebody might claim; ``told`` is how many tricks lie open."""

    name = "claim-or-not"
    cases = CLAIM_CASES
    fields = frozenset({"moment", "told"})
    phrases = words.FILE

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out what cannot come up."""
        return claim_cases(rules)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of seeded play of this case."""
        moment, shown = find_claim(case, rng, rules)
        return self.item(case, moment=moment, told=(shown,))

    def check(self, item: Item) -> None:
        """Refuse a moment that is not yours, and tricks that are not there."""
        if not _count(item).view.my_turn:
            raise ValueError("it has to be your turn")

    def input(self, item: Item) -> Input:
        """Take one of two, or with a pair in hand of three."""
        pair = _count(item).pair is not None
        return Input("choice", ("claim", "announce", "play-on") if pair else ("claim", "play-on"))

    def right(self, item: Item) -> Value:
        """Return what the engine says: a claim that is right, or else to play on."""
        count = _count(item)
        if count.enough:
            return "claim"
        return "announce" if count.enough_with_pair else "play-on"

    def accepts(self, item: Item, answer: Value) -> bool:
        """Accept an announcement before a claim that is right without it: it ends the same."""
        count = _count(item)
        if answer == "announce":
            return count.enough_with_pair
        return answer == self.right(item)

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the words of the choices."""
        count = _count(item)
        suit = suit_name(count.pair) if count.pair else ""
        facts: dict[str, str | int] = {"points": count.pair_points, "suit": suit}
        return {name: words.say(f"choice.{name}", **facts) for name in self.input(item).ids}

    def trump(self, item: Item) -> Suit | None:
        """Return the trump suit of the deal."""
        return _count(item).view.trump

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the count so far, the last tricks, and the hand; the lead where the bot leads."""
        count = _count(item)
        rows = words.count_rows(count, closed=closed, help=help)
        if count.view.played:
            lead = card_view(count.view.played[0], label=say_class("seat.bot_first"))
            rows.append(row_view("trick", [lead, card_view(None, label=hole_label())]))
        hand = [card_view(card) for card in count.view.hand]
        return [*rows, row_view("hand", hand, say_class("seat.your_hand"))]

    def lines(self, item: Item) -> tuple[str, ...]:
        """Tell whose lead it is."""
        return (words.say("turn.bot" if _count(item).view.played else "turn.you"),)

    def why(self, item: Item, answer: Value) -> Why:
        """Say the sum, and what the answer would have cost."""
        count = _count(item)
        tag, key = _fault(count, item.case, str(answer))
        return Why(tag, f"claim.{key}", _facts(count))

    def why_right(self, item: Item) -> Why:
        """Say the sum, and what it allows."""
        count = _count(item)
        return Why("", f"claim.{self._reason(count)}", _facts(count))

    def why_accepted(self, item: Item, answer: Value) -> Why:
        """Say it of an announcement too that was not needed."""
        if answer == "announce" and self.right(item) == "claim":
            return Why("", "claim.right-either", _facts(_count(item)))
        return self.why_right(item)

    def _reason(self, count: Count) -> str:
        if count.enough:
            return "right-claim"
        if count.enough_with_pair:
            return "right-announce"
        if count.view.total(count.you) >= count.view.rules.target:
            return "right-not-now"
        return "right-play-on"

    def at_stake(self, item: Item) -> frozenset[str]:
        """Name the total, with or without the pair."""
        count = _count(item)
        total = count.view.total(count.you)
        return frozenset({str(total), str(total + count.pair_points)})

    def computation(self, item: Item, answer: Value) -> str:
        """Return your total, added up by the engine."""
        if item.case in ("pair", "pair-short"):  # there the sum goes on beyond the total
            return ""
        return computation("total", moment=item.moment, seat=_count(item).you)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the sum without its result."""
        count = _count(item)
        parts = " + ".join(map(str, count.parts(count.you)))
        window = count.view.rules.claim_window
        when = "" if window is ClaimWindow.ON_LEAD else f"-{window.value}"
        key = f"hint.claim-or-not{when}"
        return words.PHRASES.say_lines(key, parts=parts, **_numbers(count))[level - 1]


def _count(item: Item) -> Count:
    if len(item.told) != 1:
        raise ValueError("told is how many tricks lie open")
    return count_at(item.moment, item.told[0])


def _numbers(count: Count) -> dict[str, str | int]:
    rules = count.view.rules
    total = count.view.total(count.you)
    return {
        "target": rules.target,
        "total": total,
        "with_pair": total + count.pair_points,
        "missing": rules.target - total,
        "missing_pair": rules.target - total - count.pair_points,
        "other": count.view.total(count.bot),
        "points": count.pair_points,
        "suit": suit_name(count.pair) if count.pair else "",
    }


def _facts(count: Count) -> dict[str, str | int]:
    facts = _numbers(count)
    facts["sum"] = words.sum_line(count, count.you)
    facts["sum_pair"] = words.sum_line(count, count.you, (count.pair_points,))
    facts["lead"] = count.view.played[0].code if count.view.played else ""
    outcome = count.if_claimed()
    facts["price"] = outcome.game_points
    facts["gain"] = outcome.game_points
    facts["stock"] = words.stock_line(count.view)
    return facts


def _fault(count: Count, case: str, answer: str) -> tuple[str, str]:
    """Return the tag and the key of the sentences for a wrong answer."""
    total, target = count.view.total(count.you), count.view.rules.target
    if answer == "play-on":
        if not count.enough:
            return "announce-and-claim", "missed-pair"
        if total == target:
            return "66-not-enough", "missed-exact"
        if count.view.total(count.bot) > total:
            return "ahead-wins", "missed-behind"
        early = [one for one in count.marriages(count.you) if one.at == 0]
        if case == "pending" and early:
            return "pending-not-counted", "missed-pending"
        lead = count.view.rules.claim_window is ClaimWindow.ON_LEAD
        return "game-stops-by-itself", "missed" if lead else "missed-turn"
    if count.enough:  # to announce, where nothing can be announced any more, or needs to be
        if count.view.lead_marriage is not None:
            return "announce-and-claim", "announced-already"
        return "marriage-when-closed", "claim-not-announce"
    if total >= target:
        return "claim-out-of-turn", f"turn-{answer}"
    if answer == "announce":
        if not count.may_announce:
            return "marriage-when-closed", "late-announce"
        return (
            "65-is-enough" if total + count.pair_points == target - 1 else "false-claim",
            "pair-short",
        )
    if not count.may_claim:
        return "claim-out-of-turn", "turn-short"
    if count.enough_with_pair:
        return "claim-before-announcing", "false-pair"
    if total == target - 1:
        return "65-is-enough", "false-65"
    return "false-claim", "false"
