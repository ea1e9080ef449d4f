"""Close or keep, where it is certain: the close wins, or fails, against every hand."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.actions import CLOSE
from sixtysix_teach.cards import card_points
from sixtysix_teach.classroom import closes
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.formats.closing_rows import (
    hand_row,
    say,
    say_lines,
    standing_lines,
    text_row,
    unseen_row,
)
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import cases_in, draw, seen
from sixtysix_teach.classroom.line_words import line_text
from sixtysix_teach.classroom.recolour import cards_in, changed_suits, recoloured
from sixtysix_teach.notation.cards import parse_card, parse_hand
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import tokens
from sixtysix_teach.rules import Rules
from sixtysix_teach.tutor.computation import computation
from sixtysix_teach.tutor.judge import judge

LIBRARY = "closes"
MANY_TRUMPS = 3


class OfCloses(Format):
    """What formats about a moment before a close share: where it comes from, and the board."""

    phrases = "lesson_08.toml"
    fields = frozenset({"moment", "extra"})
    when_sure = "sure-close"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases that the library has under *rules*."""
        there = cases_in(LIBRARY, rules)
        return tuple(case for case in self.cases if self.shelf(case) in there)

    def shelf(self, case: str) -> str:
        """Return under which name the library keeps moments of *case*."""
        return case

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Take a moment from the library, in other suits."""
        found = draw(LIBRARY, self.shelf(case), rules, rng)
        suits = changed_suits(rng)
        extra = tuple(cards_in(word, suits) for word in found.extra)
        return self.item(case, moment=recoloured(found.moment, suits), extra=extra)

    def check(self, item: Item) -> None:
        """Refuse what is no lead with a stock that may be closed."""
        view = seen(item.moment)
        if not view.my_turn or view.to_draw or CLOSE not in view.legal_actions():
            raise ValueError("a moment on lead is needed, with a stock that may be closed")
        if item.extra and (len(item.extra) != 2 or not _is_number(item.extra[1])):
            raise ValueError("extra holds a hand and what keeping the stock is worth against it")
        if item.extra:
            parse_hand(item.extra[0])

    def fits(self, shelf: str, moment: str) -> bool:
        """Return whether *moment* shows the case, by the solver."""
        return fits(shelf, moment)

    def leads(self, item: Item) -> tuple[closes.Hand, closes.Hand]:
        """Return the sure leads to speak of, and what is added to them: as many as are needed."""
        return closes.needed_leads(item.moment)

    def computation(self, item: Item, answer: Value) -> str:
        """Return what closing is sure to win, or in how many hands it fails."""
        if closes.sure_close(item.moment):
            return computation(self.when_sure, moment=item.moment)
        short = closes.all_tricks(item.moment) < seen(item.moment).rules.target
        return computation("all-tricks" if short else "hopeless-close", moment=item.moment)

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the cards on the board, and the totals that closing can come to."""
        totals = {str(closes.all_tricks(item.moment)), str(closes.sure_total(item.moment))}
        return super().at_stake(item) | totals

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return how the deal stands, your hand and what is unseen; sure leads once closed."""
        view = seen(item.moment)
        leads = self.leads(item)[0] if closed or help else ()
        return [
            text_row(*standing_lines(view)),
            hand_row(view, lift=leads, numbers=len(leads) > 1),
            unseen_row(view),
        ]


def fits(shelf: str, moment: str) -> bool:
    """Return whether closing at *moment* is certain to win or fail, in the way of *shelf*."""
    view = seen(moment)
    if not view.my_turn or view.to_draw or CLOSE not in view.legal_actions():
        return False
    if view.lead_marriage or max(view.card_points) >= view.rules.target:
        return False
    if shelf == "wins":
        sure = closes.sure_total(moment) >= view.rules.target
        return sure and judge(view).best == (CLOSE,)
    target = view.rules.target
    if (closes.all_tricks(moment) < target) is not (shelf == "short"):
        return False
    if shelf == "many-trumps" and trumps_held(view) < MANY_TRUMPS:
        return False
    return closes.hopeless_close(moment) > 0 and (
        shelf == "short" or not closes.can_reach(moment, closes.kindest_hand(moment), target)
    )


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdecimal()


def is_tempting(moment: str) -> bool:
    """Return whether something speaks for a close: many trumps, more points, or sure tricks."""
    view = seen(moment)
    ahead = view.total(view.seat) > view.total(1 - view.seat)
    return ahead or trumps_held(view) >= MANY_TRUMPS or bool(closes.sure_leads(moment)[0])


def trumps_held(view: Observation) -> int:
    """Return how many trumps you hold."""
    return sum(card.suit is view.trump for card in view.hand)


def is_ahead(item: Item) -> bool:
    """Return whether you have more card points than the other side."""
    view = seen(item.moment)
    return view.total(view.seat) > view.total(1 - view.seat)


def close_facts(
    item: Item, sure: tuple[closes.Hand, closes.Hand] | None = None
) -> dict[str, str | int]:
    """Return the numbers and cards that the reasons speak of; *sure* are the leads to speak of."""
    view, moment = seen(item.moment), item.moment
    leads, added = sure or closes.needed_leads(moment)
    return {
        "hands": closes.hands(moment),
        "target": view.rules.target,
        "you": view.total(view.seat),
        "bot": view.total(1 - view.seat),
        "trumps": trumps_held(view),
        "leads": tokens(leads, last="and"),
        "many": len(leads),
        "sum": _sum(view, leads, added),
        "adds": _adds(added),
        "total": view.total(view.seat) + card_points((*leads, *added)),
        "all": closes.all_tricks(moment),
        "hand_points": card_points(view.hand),
        "dearest": closes.all_tricks(moment) - view.total(view.seat) - card_points(view.hand),
    }


def _sum(view: Observation, leads: closes.Hand, added: closes.Hand) -> str:
    """Return the sum of the sure tricks: your points, the cards led, what is added at least."""
    worths = " + ".join(str(card.points) for card in leads)
    parts = [str(view.total(view.seat))] if view.total(view.seat) else []
    parts += [f"({worths})" if len(leads) > 1 else worths] if leads else []
    least = card_points(added)
    parts += [str(least)] if least else []
    total = view.total(view.seat) + card_points(leads) + least
    return f"{' + '.join(parts)} = {total}" if len(parts) > 1 else str(total)


def _adds(added: closes.Hand) -> str:
    """Return the words for what the other side adds at least, a card to each trick."""
    cheapest = sorted(added, key=lambda card: card.points)
    least = card_points(cheapest)
    key = "nothing" if not least else "more" if len(cheapest) > 1 else "one"
    worths = " + ".join(str(card.points) for card in cheapest)
    return say(f"adds.{key}", cheapest=tokens(cheapest, last="and"), worths=worths, least=least)


class CloseCertain(OfCloses):
    """A moment on lead with the stock open: close or keep. The close is certain to win or fail."""

    name = "close-certain"
    cases = ("wins", "fails", "many-trumps", "short")

    def input(self, item: Item) -> Input:
        """Take one of two choices."""
        return Input("choice", ("close", "keep"))

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the words of both."""
        return {"close": say("choice.close"), "keep": say("choice.keep")}

    def right(self, item: Item) -> Value:
        """Close where it is sure to win, keep where it is sure to fail: the solver says which."""
        return "close" if closes.sure_close(item.moment) else "keep"

    def why(self, item: Item, answer: Value) -> Why:
        """Say in how many hands the close wins, with the leads; or how far it gets at the most."""
        facts, view = close_facts(item), seen(item.moment)
        if answer == "keep":
            facts |= {"points": closes.sure_close(item.moment)}
            behind = view.total(view.seat) < view.total(1 - view.seat)
            key = "behind" if behind else "missed"
            tag = "close-only-ahead" if behind else "sure-win-missed"
            return Why(tag, f"certain.keep.{key}", facts, kept_lines(item))
        facts |= {"points": closes.hopeless_close(item.moment)}
        if trumps_held(view) >= MANY_TRUMPS:
            tag, key = "many-trumps", "trumps"
        elif is_ahead(item):
            tag, key = "ahead-is-enough", "ahead"
        else:
            tag, key = "closed-short", "short"
        return Why(tag, f"certain.close.{key}", facts, fail_lines(item))

    def why_right(self, item: Item) -> Why:
        """Say the same of the right choice."""
        facts = close_facts(item)
        if self.right(item) == "close":
            facts |= {"points": closes.sure_close(item.moment)}
            return Why("", "certain.right.close", facts)
        facts |= {"points": closes.hopeless_close(item.moment)}
        return Why("", "certain.right.keep", facts, fail_lines(item))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and what to count."""
        kind = "wins" if item.case == "wins" else "other"
        return say_lines(f"hint.certain_{kind}", **close_facts(item))[level - 1]


def fail_lines(item: Item) -> tuple[str, ...]:
    """Return why a close fails: all tricks are not enough, or the line against the weakest hand."""
    moment, facts = item.moment, close_facts(item)
    if closes.all_tricks(moment) < seen(moment).rules.target:
        return (say("fails.short", **facts),)
    hand = closes.kindest_hand(moment)
    most, line = closes.most_against(moment, hand)
    told = line_text(closes.closed(moment, hand), line, seen(moment).seat)
    last = say("fails.most", most=most, target=seen(moment).rules.target)
    return (say("fails.against", **facts, hand=tokens(hand, last="and")), *told, last)


def kept_lines(item: Item) -> tuple[str, ...]:
    """Return what keeping may bring instead, where the library has a hand that shows it."""
    if len(item.extra) < 2:
        return ()
    codes, value = item.extra[0], int(item.extra[1])
    hand = [parse_card(codes[at : at + 2]) for at in range(0, len(codes), 2)]
    key = "loses" if value < 0 else "less" if value else "nothing"
    return (say(f"kept.{key}", hand=tokens(hand, last="and"), value=abs(value)),)


class CloseWhy(OfCloses):
    """The same moments: which of five reasons decides. The verdict is told with the answer."""

    name = "close-why"
    when_sure = "sure-in-all"
    cases = ("wins", "fails", "many-trumps", "short")

    def input(self, item: Item) -> Input:
        """Take one of the reasons."""
        return Input("choice", ("sure", "most", "against", "trumps", "ahead"))

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return each reason in words, with numbers that give nothing away."""
        facts = close_facts(item)
        ahead = "ahead" if is_ahead(item) else "behind"
        return {
            name: say(f"reason.{ahead if name == 'ahead' else name}", **facts)
            for name in self.input(item).ids
        }

    def right(self, item: Item) -> Value:
        """Return the reason the solver finds: sure tricks, too little to win, or every hand."""
        if closes.sure_close(item.moment):
            return "sure"
        short = closes.all_tricks(item.moment) < seen(item.moment).rules.target
        return "most" if short else "against"

    def why(self, item: Item, answer: Value) -> Why:
        """Say why that reason does not decide, and which does."""
        facts = close_facts(item)
        tags = {
            "sure": "sure-tricks-miscounted",
            "most": "all-tricks-miscounted",
            "against": "certain-not-seen",
            "trumps": "many-trumps",
            "ahead": "close-only-ahead",
        }
        right = self._decides(item)
        facts |= {"right": say(f"because.{right}", **facts)}
        side = "wins" if right == "sure" else "fails"
        if answer == "ahead" and is_ahead(item):
            side = f"{side}_ahead"
        verdict = say(f"verdict.{'wins' if right == 'sure' else 'fails'}", **facts)
        return Why(tags[str(answer)], f"why.{answer}.{side}", facts, (*self._more(item), verdict))

    def why_right(self, item: Item) -> Why:
        """Say the reason in full."""
        right = self._decides(item)
        return Why("", f"why.right.{right}", close_facts(item), self._more(item))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and what to count."""
        return say_lines("hint.why", **close_facts(item))[level - 1]

    def _more(self, item: Item) -> tuple[str, ...]:
        return fail_lines(item) if self._decides(item) == "against" else ()

    def _decides(self, item: Item) -> str:
        """Return the reason that decides."""
        return str(self.right(item))
