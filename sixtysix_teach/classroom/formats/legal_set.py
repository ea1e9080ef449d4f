"""Tap exactly the cards that may be played on the card led: the duties of the strict phase."""

from __future__ import annotations

from itertools import groupby
from random import Random

from sixtysix_teach.cards import Suit
from sixtysix_teach.classroom import strict
from sixtysix_teach.classroom import strict_words as words
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.rows import card_view
from sixtysix_teach.classroom.strict import Cards, Reply, reply_at
from sixtysix_teach.classroom.words import say as say_class
from sixtysix_teach.phrases import tokens
from sixtysix_teach.rules import Rules


class OfReply(Format):
    """What the formats about a reply share: a moment in which a card is led to the learner."""

    phrases = words.FILE

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out duties that these rules do not have."""
        return strict.without_duties(self.cases, rules)

    def check(self, item: Item) -> None:
        """Refuse a moment without a card led to you."""
        reply_at(item.moment)

    def trump(self, item: Item) -> Suit | None:
        """Return the trump suit of the deal."""
        return reply_at(item.moment).trump

    def lines(self, item: Item) -> tuple[str, ...]:
        """Tell how it stands with the stock."""
        return (words.stock_line(reply_at(item.moment)),)

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Tell of a half-done example what the hand holds of the suit led."""
        return (words.look_line(reply_at(item.moment)),)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and then what the hand holds."""
        return words.hint_line(reply_at(item.moment), self.name, level)


class LegalSet(OfReply):
    """Which cards may be played? All of them, and no other."""

    name = "legal-set"
    cases = strict.CASES

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of seeded play in which the case is met."""
        return self.item(case, moment=strict.find_reply(case, rng, rules))

    def input(self, item: Item) -> Input:
        """Take a set of cards of the hand."""
        return Input("tap-many", tuple(card.code for card in reply_at(item.moment).hand))

    def right(self, item: Item) -> Value:
        """Return the cards that the engine allows."""
        return tuple(card.code for card in reply_at(item.moment).legal)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the card led and the hand; once closed, what was allowed and what was not."""
        reply = reply_at(item.moment)
        right = given is None or self.accepts(item, given)
        hand = []
        for card in reply.hand:
            picked = isinstance(given, tuple) and card.code in given
            mark = tag = ""
            if closed:
                allowed = card in reply.legal
                good = "answer" if right or not picked else ""
                mark = good if allowed else "wrong" if picked else "not"
                tag = say_class("tag.your_pick") if picked and not right else ""
            hand.append(card_view(card, mark=mark, tag=tag, tappable=not closed))
        return words.reply_rows(reply, hand)

    def why(self, item: Item, answer: Value) -> Why:
        """Say which cards break which duty, which were left out, and then the rule."""
        assert isinstance(answer, tuple)
        reply = reply_at(item.moment)
        picked = reply.of_hand(answer)
        tag = strict.belief(reply, picked) or self._tag(reply, picked)
        facts = {**words.facts(reply), "picked": tokens(picked, last="and")}
        return Why(tag, f"legal.{tag}", {**facts, "fact": _fact(reply, picked)})

    def why_right(self, item: Item) -> Why:
        """Say what makes the set legal."""
        reply = reply_at(item.moment)
        because = {"because": words.right_line(reply)}
        return Why("", f"legal.right-{reply.duty}", {**words.facts(reply), **because})

    def _tag(self, reply: Reply, picked: Cards) -> str:
        broken = [card for card in picked if card not in reply.legal]
        if broken:
            return strict.card_tag(reply, broken[0])
        return "legal-left-out"


def _fact(reply: Reply, picked: Cards) -> str:
    """Return what is wrong with a set: each group of cards that break a duty, then what is missing.

    It is different for every set, because it names every card that is wrong in it.
    """
    broken = sorted((card for card in picked if reply.fault(card)), key=reply.fault)
    said = [words.fault_line(reply, tuple(cards)) for _, cards in groupby(broken, key=reply.fault)]
    left = tuple(card for card in reply.legal if card not in picked)
    if left:
        said.append(words.left_line(reply, left))
    return " ".join(said)
