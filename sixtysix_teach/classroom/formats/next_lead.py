"""The format ``next-lead``: a deal is over; who leads to the first trick of the next one."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import text_row
from sixtysix_teach.classroom.formats.who_draws import WORDS, say
from sixtysix_teach.classroom.items import BOT, YOU, Input, Item, Value, Why
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.match import Match
from sixtysix_teach.moments import Ending, Outcome
from sixtysix_teach.notation.rules import format_rules, parse_rules
from sixtysix_teach.rules import NextDealer, Rules


class NextLead(Format):
    """Tells who led first and who won, with how many game points; asks who leads the next deal.

    ``leader`` led first, ``told`` are the winner and the game points, ``extra`` the rules.
    """

    name = "next-lead"
    cases = ("leader-won", "dealer-won")
    fields = frozenset({"leader", "told", "extra"})
    phrases = "lesson_03.toml"

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a deal won by who led first to it, or by the other side."""
        leader = rng.choice((YOU, BOT))
        winner = leader if case == "leader-won" else 1 - leader
        told = (winner, rng.choice((2, 3)))
        return self.item(case, leader=leader, told=told, extra=(format_rules(rules),))

    def check(self, item: Item) -> None:
        """Refuse a deal that is not told in full."""
        if len(item.told) != 2 or item.told[0] not in (YOU, BOT) or len(item.extra) != 1:
            raise ValueError("told needs the winner and the game points, extra the rules")
        parse_rules(item.extra[0])

    def input(self, item: Item) -> Input:
        """Offer both sides."""
        return Input("choice", ("you", "bot"))

    def right(self, item: Item) -> Value:
        """Record the deal in a match, and look who sits in the seat that leads."""
        winner, points = item.told
        match = Match.start(rules=_rules(item), dealer=1 - item.leader)
        outcome = Outcome((match.seat_of(winner),), points, Ending.CLAIM)
        return "you" if match.record(outcome).player_at(0) == YOU else "bot"

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return both sides in words."""
        return {name: say(f"next-lead.{name}") for name in ("you", "bot")}

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return what is told of the deal that is over."""
        winner = item.told[0]
        led = say("next-lead.you_led" if item.leader == YOU else "next-lead.bot_led")
        won = say("next-lead.you_won" if winner == YOU else "next-lead.bot_won")
        return [text_row((led, won))]

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Tell the rule."""
        return (self.hint(item, 3),)

    def why(self, item: Item, answer: Value) -> Why:
        """Say that the winner has no claim to the lead, or that the deal changes sides."""
        right = str(self.right(item))
        if _rules(item).next_dealer is NextDealer.WINNER:
            return Why("deal-alternates", f"next-lead.by-rules-{right}")
        if answer == ("you" if item.told[0] == YOU else "bot"):
            return Why("winner-leads-next-deal", f"next-lead.winner-{right}")
        return Why("same-side-leads", f"next-lead.same-{right}")

    def why_right(self, item: Item) -> Why:
        """Say who deals, and that the other side leads."""
        by_rules = _rules(item).next_dealer is NextDealer.WINNER
        key = "by-rules" if by_rules else "right"
        return Why("", f"next-lead.{key}-{self.right(item)}")

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the two sides: no card and no number plays a part."""
        return frozenset(self.choices(item).values())

    def hint(self, item: Item, level: int) -> str:
        """Ask for the dealer, give the rule, say how the deal goes round."""
        winner = _rules(item).next_dealer is NextDealer.WINNER
        rule = say("hint.next-lead-winner" if winner else "hint.next-lead-alternate")
        return WORDS.say_lines("hint.next-lead", rule=rule)[level - 1]


def _rules(item: Item) -> Rules:
    return parse_rules(item.extra[0])
