"""The words for a fact: one short sentence, filled from the fact and from nothing else.

The sentences are in ``tutor.toml``. "You" is the seat that looks, "Bot" the other one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.phrases import Phrases, listed, token, tokens
from sixtysix_teach.tutor.facts import Fact

PHRASES = Phrases("tutor.toml")

_PAIR = 2


def fact_text(fact: Fact) -> str:
    """Return the sentence for *fact*, with card tokens.

    Every card and number in it is one of the fact's. Raises DataError for a code without words.

    >>> fact_text(Fact("bare-tens", 0, cards=(Card.TS,), because=(Card.AS,)))
    '[TS] stands alone in your hand, and [AS] is still out to catch it.'
    """
    return PHRASES.say(f"fact.{fact.code}.{form_of(fact)}", **fillings(fact))


def form_of(fact: Fact) -> str:
    """Return which of the sentences for its code says *fact* best."""
    choose = _FORMS.get(fact.code)
    return "text" if choose is None else choose(fact)


def fillings(fact: Fact) -> dict[str, str | int]:
    """Return everything that a sentence about *fact* may be filled with.

    ``n_cards`` and ``n_pairs`` are there to choose between one and many, not to be shown.
    """
    both, first = len(fact.because) == 2, fact.because[:1]
    return {
        "cards": and_list(fact.cards),
        "either": tokens(fact.cards),
        "because": and_list(fact.because),
        "guards": and_list(fact.because),
        "lead": tokens(first),
        "reply": tokens(fact.because[1:] if both else ()),
        "suits_or": _suits(fact.suits),
        "pairs": pairs_text(fact.cards),
        "pairs_and": pairs_text(fact.cards, last="and"),
        "n_cards": len(fact.cards),
        "n_pairs": len(fact.suits),
        **fact.numbers,
    }


def and_list(cards: Iterable[Card]) -> str:
    """Return *cards* as a list in a sentence that means all of them.

    >>> and_list([Card.AS, Card.TS])
    '[AS] and [TS]'
    """
    return tokens(cards, last="and")


def pairs_text(cards: tuple[Card, ...], *, last: str = "or") -> str:
    """Return kings and queens that come pair by pair as a list of pairs.

    >>> pairs_text((Card.KS, Card.QS))
    '[KS] and [QS]'
    >>> pairs_text((Card.KS, Card.QS, Card.KC, Card.QC))
    '[KS] with [QS] or [KC] with [QC]'
    """
    if len(cards) == _PAIR:
        return and_list(cards)
    pairs = zip(cards[::_PAIR], cards[1::_PAIR], strict=False)
    words = [PHRASES.say("list.pair", king=token(k), queen=token(q)) for k, q in pairs]
    return listed(words, last=last)


def _suits(suits: Iterable[Suit]) -> str:
    return listed([token(suit) for suit in suits])


def _when(form: str, holds: Callable[[Fact], bool]) -> Callable[[Fact], str]:
    """Choose *form* where *holds* is true of the fact, else the usual sentence."""
    return lambda fact: form if holds(fact) else "text"


def _shown(fact: Fact) -> str:
    """One lead and its reply showed it: then they can be named, for a single suit only."""
    return "shown" if len(fact.because) == 2 and len(fact.suits) == 1 else "text"


def _exchange(fact: Fact) -> str:
    gain = fact.numbers["gain"]
    if gain > 0:
        return "text"
    higher = fact.because[0].strength > fact.cards[0].strength
    return "even" if higher else "down"


def _trumps(fact: Fact) -> str:
    out, known, at_most = (fact.numbers[name] for name in ("out", "known", "at_most"))
    if known == out:
        return "known"
    return "few" if at_most < out else "text"


def _total(fact: Fact) -> str:
    if not fact.numbers["needs"]:
        return "reached"
    return "text" if fact.numbers["total"] else "none"


_known = _when("known", lambda fact: fact.numbers["hands"] == 1)

_nothing = _when("nothing", lambda fact: not fact.numbers["points"])

_FORMS: dict[str, Callable[[Fact], str]] = {
    "card-gives": _nothing,
    "card-takes": _nothing,
    "claim-due": _when("just", lambda fact: fact.numbers["total"] == fact.numbers["target"]),
    "closing-certain": _known,
    "closing-hopeless": _known,
    "exchange-now": _exchange,
    "exit-cards": _when("free", lambda fact: not fact.numbers["most"]),
    "forced-win": _when("plain", lambda fact: not fact.cards),
    "last-trick": _when("wins", lambda fact: bool(fact.numbers["wins_deal"])),
    "lead-risks": _nothing,
    "other-hand-known": _when("last", lambda fact: not fact.numbers["stock"]),
    "other-out-of-trumps": _shown,
    "other-void": _shown,
    "own-total": _total,
    "other-total": _total,
    "sure-leads": _when("bare", lambda fact: not fact.numbers["least"]),
    "sure-tricks": _when("enough", lambda fact: fact.numbers["total"] >= fact.numbers["target"]),
    "trick-can-be-won": _when(
        "same", lambda fact: fact.numbers["least"] == fact.numbers["most"] and len(fact.cards) > 1
    ),
    "trumps-out": _trumps,
}
