"""A card was thrown on the card led: what had to be played instead, or which rule was broken."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.cards import Card
from sixtysix_teach.classroom import strict
from sixtysix_teach.classroom import strict_words as words
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.legal_set import OfReply
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.rows import card_view
from sixtysix_teach.classroom.strict import Cards, Reply, reply_at
from sixtysix_teach.classroom.strict_words import PHRASES
from sixtysix_teach.classroom.words import say as say_class
from sixtysix_teach.rules import Rules

RULES = ("follow", "beat", "trump", "none")
# For each case, the moments it is drawn from.
_FROM: Mapping[str, tuple[str, ...]] = {
    "under": ("must-beat", "must-beat", "beat-with-which"),
    "revoke": ("must-beat", "must-follow"),
    "trumped": ("must-follow",),
    "void": ("must-trump", "which-trump"),
    "refused": ("trump-led",),
    "rule-follow": ("must-follow", "trump-led"),
    "rule-beat": ("must-beat", "must-beat", "beat-with-which"),
    "rule-trump": ("must-trump", "which-trump"),
    "rule-none": ("must-follow", "which-trump", "nothing", "open"),
}


class FixTheMove(OfReply):
    """Tap a card that had to be played; in the cases ``rule-...`` name the rule that was broken."""

    name = "fix-the-move"
    cases = tuple(_FROM)
    fields = frozenset({"moment", "extra"})

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment, and a card thrown that breaks the duty of the case, or none."""

        def fits(reply: Reply) -> bool:
            # Somebody who taps must have something to get wrong.
            rest = sum(bool(reply.fault(card)) for card in reply.hand) > 1
            return bool(_thrown(reply, case)) and (rest or case.startswith("rule-"))

        kind = rng.choice(strict.without_duties(_FROM[case], rules))
        moment = strict.find_reply(kind, rng, rules, fits=fits)
        thrown = rng.choice(_thrown(reply_at(moment), case))
        return self.item(case, moment=moment, extra=(thrown.code,))

    def check(self, item: Item) -> None:
        """Refuse a card that is not in the hand, or that shows another case."""
        reply = reply_at(item.moment)
        if len(item.extra) != 1 or strict.card_of(item.extra[0]) not in _thrown(reply, item.case):
            raise ValueError(f"extra is one card of the hand that shows the case {item.case}")

    def input(self, item: Item) -> Input:
        """Take a card of the hand, or the rule."""
        if _asks_rule(item):
            return Input("choice", RULES)
        return Input("tap-one", tuple(card.code for card in _rest(item)))

    def right(self, item: Item) -> Value:
        """Return the rule broken, or the first card that the engine allows."""
        reply = reply_at(item.moment)
        if _asks_rule(item):
            return reply.fault(_card(item)) or "none"
        return reply.legal[0].code

    def accepts(self, item: Item, answer: Value) -> bool:
        """Accept every card that may be played."""
        if _asks_rule(item):
            return answer == self.right(item)
        return answer in [card.code for card in reply_at(item.moment).legal]

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the rules by name."""
        facts = {**words.facts(reply_at(item.moment)), "thrown": _card(item).code}
        return {name: PHRASES.say(f"rule.choice.{name}", **facts) for name in RULES}

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the trick with the card thrown, and the rest of the hand."""
        reply, thrown, asks = reply_at(item.moment), _card(item), _asks_rule(item)
        hand = []
        for card in _rest(item):
            mark = tag = ""
            if closed and card in reply.legal:
                mark = "answer"
            elif closed and card.code == given:
                mark, tag = "wrong", say_class("tag.your_pick")
            hand.append(card_view(card, mark=mark, tag=tag, tappable=not closed and not asks))
        if asks and not closed:
            return words.reply_rows(reply, hand, thrown)
        mark = "wrong" if reply.fault(thrown) else "answer"
        key = "not_allowed" if reply.fault(thrown) else "allowed"
        return words.reply_rows(reply, hand, thrown, mark=mark, tag=PHRASES.say(f"tag.{key}"))

    def why(self, item: Item, answer: Value) -> Why:
        """Say which duty the card tapped breaks too, or which rule it was instead."""
        reply = reply_at(item.moment)
        if _asks_rule(item):
            return _why_rule(reply, _card(item), str(answer))
        card = strict.card_of(answer)
        tag = strict.card_tag(reply, card)
        fact = words.fault_line(reply, (card,))
        return Why(tag, f"legal.{tag}", {**words.facts(reply), "fact": fact})

    def why_right(self, item: Item) -> Why:
        """Say which duty made the card thrown wrong, or why it was right."""
        reply, thrown = reply_at(item.moment), _card(item)
        facts = {**words.facts(reply), "thrown": thrown.code}
        if reply.fault(thrown):
            said = words.fault_line(reply, (thrown,))
            return Why("", f"rule.right-{reply.fault(thrown)}", {**facts, "fault": said})
        return Why("", "rule.right-none", {**facts, "because": words.right_line(reply)})

    def why_accepted(self, item: Item, answer: Value) -> Why:
        """Say it of the card that was tapped."""
        if _asks_rule(item):
            return self.why_right(item)
        reply = reply_at(item.moment)
        facts = {**words.facts(reply), "picked": str(answer), "because": words.right_line(reply)}
        return Why("", "rule.fixed", facts)


def _asks_rule(item: Item) -> bool:
    return item.case.startswith("rule-")


def _card(item: Item) -> Card:
    return strict.card_of(item.extra[0])


def _rest(item: Item) -> Cards:
    thrown = _card(item)
    return tuple(card for card in reply_at(item.moment).hand if card is not thrown)


def _thrown(reply: Reply, case: str) -> Cards:
    """Return the cards of the hand that, thrown on the lead, show *case*."""
    plain = reply.lead.suit is not reply.trump
    wanted = {
        "under": "beat",
        "rule-beat": "beat",
        "void": "trump",
        "rule-trump": "trump",
        "rule-none": "",
    }
    cards = [card for card in reply.hand if reply.fault(card) == wanted.get(case, "follow")]
    if case in ("revoke", "trumped"):
        trumped = case == "trumped"
        cards = [card for card in cards if plain and (card.suit is reply.trump) is trumped]
    elif case == "refused":
        cards = [card for card in cards if not plain]
    elif case == "rule-none" and len(cards) > 1:
        # A card that somebody could take offence at: not the best of those allowed.
        best = max(cards, key=lambda card: (card.suit is reply.lead.suit, card.strength))
        cards = [card for card in cards if card is not best]
    return tuple(cards)


def _why_rule(reply: Reply, thrown: Card, said: str) -> Why:
    """Explain a rule that was named wrongly."""
    broken = reply.fault(thrown)
    facts: dict[str, str | int] = {**words.facts(reply), "thrown": thrown.code}
    if not broken:
        tag = f"must-{said}-from-start" if reply.stock == "open" else "duty-invented"
        facts["because"] = words.right_line(reply)
        return Why(tag, f"rule.none-{said}", facts)
    facts["fault"] = words.fault_line(reply, (thrown,))
    if said == "none":
        return Why(strict.card_tag(reply, thrown), f"rule.missed-{broken}", facts)
    # A trump is asked for where one was led, but by the duty to follow.
    led = "-led" if said == "trump" and reply.lead.suit is reply.trump else ""
    rules = reply.view.rules
    if broken == "follow" and not led and not (rules.must_head and rules.must_trump):
        return Why("duties-mixed", "rule.follow-only", facts)
    return Why("duties-mixed", f"rule.{broken}-{said}{led}", facts)
