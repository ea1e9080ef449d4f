"""Do I get there? The card points that the sure tricks after a close bring at the least."""

from __future__ import annotations

from sixtysix_teach.actions import CLOSE
from sixtysix_teach.cards import card_points
from sixtysix_teach.classroom import closes
from sixtysix_teach.classroom.formats.certain_close import OfCloses, close_facts
from sixtysix_teach.classroom.formats.closing_rows import say, say_lines
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.least_added import outside
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.phrases import tokens
from sixtysix_teach.tutor.computation import computation

HIGH = 160
"""More than all cards are worth: a trump marriage announced before the close counts as well."""
STRONG_HANDS = 40


class DoIGetThere(OfCloses):
    """The card points that your sure tricks bring you to at the least, after closing."""

    name = "do-i-get-there"
    cases = ("enough", "not-enough")

    def fits(self, shelf: str, moment: str) -> bool:
        """Return whether the sure tricks come to a number that no play can better for certain."""
        view = seen(moment)
        if not view.my_turn or view.to_draw or CLOSE not in view.legal_actions():
            return False
        if view.lead_marriage or max(view.card_points) >= view.rules.target:
            return False
        leads, _ = closes.sure_leads(moment)
        enough = closes.sure_total(moment) >= view.rules.target
        return len(leads) > 1 and enough is (shelf == "enough") and is_exact(moment)

    def leads(self, item: Item) -> tuple[closes.Hand, closes.Hand]:
        """Return all the sure leads: the question is how far they bring you."""
        return closes.sure_leads(item.moment)

    def input(self, item: Item) -> Input:
        """Take a number."""
        return Input("number", low=0, high=HIGH)

    def label(self, item: Item) -> str:
        """Say what is counted."""
        return say("input.least")

    def right(self, item: Item) -> Value:
        """Return your points, those of the sure tricks, and the least that is added to them."""
        return closes.sure_total(item.moment)

    def why(self, item: Item, answer: Value) -> Why:
        """Say which part was left out or counted too much, then the sum."""
        facts = {**close_facts(item, self.leads(item)), "given": int(str(answer))}
        slip = self._slip(item, int(str(answer)))
        if slip:
            return Why(slip, f"least.{slip}", facts)
        right = closes.sure_total(item.moment)
        facts["off"] = abs(right - int(str(answer)))
        way = "too-many" if int(str(answer)) > right else "too-few"
        tag = "unsure-trick-counted" if way == "too-many" else "sure-trick-missed"
        return Why(tag, f"least.{way}", facts)

    def why_right(self, item: Item) -> Why:
        """Say the leads and the sum, and whether it is enough."""
        reach = (
            "enough" if closes.sure_total(item.moment) >= seen(item.moment).rules.target else "not"
        )
        return Why("", f"least.right_{reach}", close_facts(item, self.leads(item)))

    def computation(self, item: Item, answer: Value) -> str:
        """Return the sum of the sure tricks."""
        leads = "".join(card.code for card in closes.sure_leads(item.moment)[0])
        return computation("sure-tricks", moment=item.moment, leads=leads)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the leads."""
        return say_lines("hint.least", **close_facts(item, self.leads(item)))[level - 1]

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Name the leads, as a half-done example does."""
        leads = closes.sure_leads(item.moment)[0]
        return (say("help.least", leads=tokens(leads, last="and")),)

    def _slip(self, item: Item, given: int) -> str:
        """Return which usual slip comes to *given*, or nothing."""
        view, moment = seen(item.moment), item.moment
        leads, added = closes.sure_leads(moment)
        had, own, least = view.total(view.seat), card_points(leads), card_points(added)
        dearest = sorted((card.points for card in outside(view)), reverse=True)
        slips = {
            "own-points-forgotten": own + least,
            "added-forgotten": had + own,
            "close-last-trick-ten": had + own + least + 10,
            "best-case": had + own + sum(dearest[: len(leads)]),
            "whole-hand": had + card_points(view.hand),
            "cards-counted": len(leads),
        }
        right = had + own + least
        return next((name for name, sum_ in slips.items() if sum_ == given != right), "")


def is_exact(moment: str) -> bool:
    """Return whether the sure total is the most that can be promised.

    Against some hand no play comes to more, with open cards.
    """
    total = closes.sure_total(moment)
    return not all(
        closes.can_reach(moment, hand, total + 1)
        for hand in closes.harsh_hands(moment, STRONG_HANDS)
    )
