"""A reply to a card led, in the strict phase or before it: what the rules ask, and what was meant.

The legal cards are the engine's. Here is the rest a lesson needs: which duty made them legal, which
duty a wrong card breaks, and which set of cards somebody would tap who holds a wrong belief.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random

from sixtysix_teach.actions import Play, ReasonCode
from sixtysix_teach.cards import PACK_32, Card, Suit
from sixtysix_teach.classroom.seeded_play import Manner, found
from sixtysix_teach.notation.position import format_view, parse_view
from sixtysix_teach.observation import Observation
from sixtysix_teach.rules import Rules
from sixtysix_teach.state import State

LEAST_HELD = 3
"""Fewer cards than this make no question."""

Cards = tuple[Card, ...]

CASES = (
    "must-beat",  # one card beats the lead, and a lower one of the suit is held too
    "beat-with-which",  # several beat it, and a lower one is held too
    "must-follow",  # the suit is held, nothing beats, and there is a trump to be tempted by
    "must-trump",  # void, with one trump
    "which-trump",  # void, with several trumps
    "trump-led",  # a trump is led, trumps and other cards are held
    "nothing",  # neither the suit nor a trump
    "open",  # the stock is open, and the suit is held
)


# Two replies are never compared, and as keys of what is kept they are looked up often.
@dataclass(frozen=True, eq=False)
class Reply:
    """A moment in which the learner is to answer a card led."""

    view: Observation

    @property
    def lead(self) -> Card:
        """The card led."""
        return self.view.played[0]

    @property
    def hand(self) -> Cards:
        """The learner's cards."""
        return self.view.hand

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.view.trump

    @cached_property
    def legal(self) -> Cards:
        """The cards that may be played, by the engine."""
        return self.view.playable

    @cached_property
    def follow(self) -> Cards:
        """The cards of the suit led."""
        return tuple(card for card in self.hand if card.suit is self.lead.suit)

    @cached_property
    def higher(self) -> Cards:
        """The cards of the suit led that beat the lead."""
        return tuple(card for card in self.follow if card.strength > self.lead.strength)

    @cached_property
    def trumps(self) -> Cards:
        """The trumps in hand."""
        return tuple(card for card in self.hand if card.suit is self.trump)

    @property
    def stock(self) -> str:
        """How it stands with the stock: ``open``, ``closed`` or ``gone``."""
        if not self.view.must_follow:
            return "open"
        return "closed" if self.view.closing is not None else "gone"

    @property
    def duty(self) -> str:
        """What makes the legal cards legal: ``open beat follow trump free``."""
        rules = self.view.rules
        if self.stock == "open":
            return "open"
        if self.follow:
            return "beat" if self.higher and rules.must_head else "follow"
        return "trump" if self.trumps and rules.must_trump else "free"

    def fault(self, card: Card) -> str:
        """Return the duty that *card* breaks, ``follow beat trump``, or nothing if it is legal."""
        return self._faults[card]

    @cached_property
    def _faults(self) -> Mapping[Card, str]:
        reasons = {card: self.view.why_illegal(Play(card)) for card in self.hand}
        return {c: "" if why is None else _FAULTS[why.code] for c, why in reasons.items()}

    def of_hand(self, codes: Iterable[str]) -> Cards:
        """Return the cards of the hand with these codes, in the order of the hand."""
        wanted = set(codes)
        return tuple(card for card in self.hand if card.code in wanted)


_FAULTS = {
    ReasonCode.MUST_FOLLOW: "follow",
    ReasonCode.MUST_HEAD: "beat",
    ReasonCode.MUST_TRUMP: "trump",
}


def card_of(code: object) -> Card:
    """Return the card with this code, of the pack of 32 too; else raise ``ValueError``."""
    for card in PACK_32:
        if card.code == code:
            return card
    raise ValueError(f"{code!r} is no card")


@lru_cache(maxsize=1024)
def reply_at(moment: str) -> Reply:
    """Return the reply that is asked for at a moment; ``ValueError`` if none is."""
    view = parse_view(moment)
    if len(view.played) != 1 or not view.my_turn:
        raise ValueError("the moment needs one card led by the other side, and you to reply")
    return Reply(view)


# ---------------------------------------------------------------- beliefs

_Belief = Callable[[Reply], Iterable[Card]]


def _top(cards: Cards) -> Cards:
    return (max(cards, key=lambda card: card.strength),) if cards else ()


def _trump_refused(reply: Reply) -> Iterable[Card]:
    if reply.lead.suit is not reply.trump:
        return ()
    return (*reply.legal, *(card for card in reply.hand if card.suit is not reply.trump))


def _trump_too(reply: Reply) -> Iterable[Card]:
    plain = reply.follow and reply.lead.suit is not reply.trump
    return (*reply.legal, *reply.trumps) if plain else ()


# In the strict phase: what each belief would tap. The first that fits an answer names it.
STRICT_BELIEFS: Mapping[str, _Belief] = {
    "trump-lead-refused": _trump_refused,
    "may-throw-when-void": lambda reply: () if reply.follow else reply.hand,
    "may-underplay": lambda reply: reply.follow,
    "trump-instead-of-following": _trump_too,
    "must-take-highest": lambda reply: _top(reply.legal) if reply.duty != "free" else (),
    "must-trump-believed": lambda reply: () if reply.follow else reply.trumps,
    "must-beat-believed": lambda reply: reply.higher,
    "strict-not-noticed": lambda reply: reply.hand,
}
# While the stock is open: duties that do not hold yet.
OPEN_BELIEFS: Mapping[str, _Belief] = {
    "must-follow-from-start": lambda reply: reply.follow,
    "must-beat-from-start": lambda reply: reply.higher,
    "must-trump-from-start": lambda reply: (*reply.follow, *reply.trumps),
}


def belief(reply: Reply, picked: Cards) -> str:
    """Return the wrong belief that would tap exactly *picked*, or nothing."""
    return _believed(reply).get(frozenset(picked), "")


@lru_cache(maxsize=64)
def _believed(reply: Reply) -> Mapping[frozenset[Card], str]:
    """Return each set that a wrong belief would tap, with the belief; but not the right set."""
    beliefs = OPEN_BELIEFS if reply.stock == "open" else STRICT_BELIEFS
    found: dict[frozenset[Card], str] = {}
    for tag, tapped in beliefs.items():
        found.setdefault(frozenset(tapped(reply)), tag)
    return {cards: tag for cards, tag in found.items() if cards and cards != set(reply.legal)}


def card_tag(reply: Reply, card: Card) -> str:
    """Return the belief that a card shows which may not be played."""
    fault = reply.fault(card)
    if fault == "beat":
        return "may-underplay"
    if fault == "trump":
        return "may-throw-when-void"
    if reply.lead.suit is reply.trump:
        return "trump-lead-refused"
    return "trump-instead-of-following" if card.suit is reply.trump else "may-not-follow"


# ---------------------------------------------------------------- moments


def in_case(hand: Cards, lead: Card, trump: Suit, case: str) -> bool:
    """Return whether *hand* is in the situation that *case* names when *lead* is led."""
    follow = [card for card in hand if card.suit is lead.suit]
    higher = [card for card in follow if card.strength > lead.strength]
    trumps = sum(card.suit is trump for card in hand)
    lower, others = len(follow) - len(higher), len(hand) - len(follow)
    if case == "trump-led":
        return lead.suit is trump and bool(follow) and others > 0
    if lead.suit is trump:
        return False
    match case:
        case "must-beat":
            return len(higher) == 1 and lower > 0 and others > 0
        case "beat-with-which":
            return len(higher) > 1 and lower > 0
        case "must-follow":
            return lower > 0 and not higher and 0 < trumps < others
        case "must-trump":
            return not follow and trumps == 1
        case "which-trump":
            return not follow and 1 < trumps < len(hand)
        case "nothing":
            return not follow and not trumps
        case _:
            return lower > 0 and bool(higher) and others > 0


def without_duties(cases: Iterable[str], rules: Rules) -> tuple[str, ...]:
    """Return *cases* without those about a duty that *rules* do not have."""
    gone = set() if rules.must_head else {"must-beat", "beat-with-which", "under", "rule-beat"}
    gone |= set() if rules.must_trump else {"must-trump", "which-trump", "void", "rule-trump"}
    return tuple(case for case in cases if case not in gone)


def _any(reply: Reply) -> bool:
    return True


def find_reply(
    case: str, rng: Random, rules: Rules, *, fits: Callable[[Reply], bool] = _any
) -> str:
    """Return a moment of *case* from seeded play, as a position line, that also *fits*."""
    closed = case != "open" and rng.random() < 0.5

    def wanted(state: State) -> str | None:
        if state.played or state.to_draw or state.must_follow is (case == "open"):
            return None
        hand = state.hands[1 - state.leader]
        if (state.closing is not None) is not closed or len(hand) < LEAST_HELD:
            return None
        # Whatever could be led is asked about, not only what was: the rare cases are found sooner.
        leads = [card for card in state.playable if in_case(hand, card, state.trump, case)]
        if not leads:
            return None
        after = state.apply(Play(rng.choice(leads)))
        reply = Reply(after.observation(after.to_move))
        return format_view(reply.view) if fits(reply) else None

    return found(rng, rules, wanted, Manner(closes=0.12 * closed, careless=0.6))
