"""What counting the cards tells: trumps out, empty suits, known cards, masters, tens in danger."""

from __future__ import annotations

from sixtysix_teach.cards import Card, Rank, Suit, card_points
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import Reading
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import may_hold, other, outstanding


def trumps_out(view: Observation) -> Fact | None:
    """A sentence would say: two trumps are out; the other can have both.

    ``cards`` are the trumps that the other may hold. In numbers of cards: ``own`` trumps in hand,
    ``out``, ``known`` (the other surely has them) and ``at_most`` (it can hold so many).
    """
    reading, seat = Reading(view), other(view)
    out = tuple(card for card in may_hold(view) if card.suit is view.trump)
    if not out:
        return None
    known = sum(card in reading.known for card in out)
    hidden = view.hand_sizes[seat] - len(reading.known)
    numbers = {
        "own": sum(card.suit is view.trump for card in view.hand),
        "out": len(out),
        "known": known,
        "at_most": known + min(hidden, len(out) - known),
    }
    return Fact("trumps-out", seat, out, numbers=numbers)


def other_out_of_trumps(view: Observation) -> Fact | None:
    """A sentence would say: the other has no trump: it could not trump your ace of spades.

    ``because`` is the trick that showed it, lead and reply, or nothing when all trumps are
    accounted for.
    """
    if not view.hand_sizes[other(view)] or _may_have(view, view.trump):
        return None
    shown = _shown_void(view, view.trump) or ()
    return Fact("other-out-of-trumps", other(view), because=shown, suits=(view.trump,))


def other_void(view: Observation) -> Fact | None:
    """A sentence would say: the other has no more spades and no more clubs.

    ``suits`` are plain suits. ``because`` are the tricks that showed it, lead and reply; for a
    suit of which every card is accounted for there is none.
    """
    if not view.hand_sizes[other(view)]:
        return None
    suits = tuple(s for s in Suit if s is not view.trump and not _may_have(view, s))
    if not suits:
        return None
    shown = [card for suit in suits for card in _shown_void(view, suit) or ()]
    return Fact("other-void", other(view), because=tuple(dict.fromkeys(shown)), suits=suits)


def other_hand_known(view: Observation) -> Fact | None:
    """A sentence would say: the stock is gone, so the other must hold these six cards.

    ``cards`` are all of them, ``points`` their card points, ``stock`` the stock cards left.
    """
    cards = view.known_cards[other(view)]
    if not cards or len(cards) != view.hand_sizes[other(view)]:
        return None
    numbers = {"points": card_points(cards), "stock": view.stock_size}
    return Fact("other-hand-known", other(view), cards, numbers=numbers)


def other_cards_known(view: Observation) -> Fact | None:
    """A sentence would say: the other has the king of hearts, for it took it from the stock.

    ``cards`` are known, from an exchange or a marriage; ``hidden`` is how many others it holds.
    """
    cards = view.known_cards[other(view)]
    hidden = view.hand_sizes[other(view)] - len(cards)
    if not cards or not hidden:
        return None
    return Fact("other-cards-known", other(view), cards, numbers={"hidden": hidden})


def masters(view: Observation) -> Fact | None:
    """A sentence would say: your king of spades is the highest spade left.

    ``cards`` are those of the hand that no card still out beats within their suit. A plain one
    can still be trumped.
    """
    out = outstanding(view)
    best = tuple(c for c in view.hand if not any(_higher(o, c) for o in out))
    return Fact("masters", view.seat, best) if best else None


def bare_tens(view: Observation) -> Fact | None:
    """A sentence would say: your ten of spades stands alone: if spades are led, the ace takes it.

    ``because`` are the aces still out, in the order of the tens.
    """
    tens = [ten for ten in _tens_in_danger(view) if not _beside(view, ten)]
    aces = tuple(Card(Rank.ACE, ten.suit) for ten in tens)
    return Fact("bare-tens", view.seat, tuple(tens), aces) if tens else None


def guarded_tens(view: Observation) -> Fact | None:
    """A sentence would say: the nine guards your ten of spades: keep it while the ace is out.

    ``because`` are the cards beside the tens.
    """
    tens = [ten for ten in _tens_in_danger(view) if _beside(view, ten)]
    guards = tuple(card for ten in tens for card in _beside(view, ten))
    return Fact("guarded-tens", view.seat, tuple(tens), guards) if tens else None


def _higher(card: Card, than: Card) -> bool:
    return card.suit is than.suit and card.strength > than.strength


def _may_have(view: Observation, suit: Suit) -> bool:
    return any(card.suit is suit for card in may_hold(view))


def _shown_void(view: Observation, suit: Suit) -> tuple[Card, Card] | None:
    """The last trick in which the other's reply showed that it has none of *suit*."""
    for trick in reversed((*view.tricks, view.trick)):
        lead, reply = trick.lead, trick.reply
        if not trick.strict or trick.leader == other(view) or lead is None or reply is None:
            continue
        no_trump = view.rules.must_trump and suit is view.trump and reply.suit is not view.trump
        if reply.suit is not lead.suit and (lead.suit is suit or no_trump):
            return lead, reply
    return None


def _tens_in_danger(view: Observation) -> list[Card]:
    """The tens of the hand whose ace is still out."""
    out = outstanding(view)
    tens = [card for card in view.hand if card.rank is Rank.TEN]
    return [ten for ten in tens if Card(Rank.ACE, ten.suit) in out]


def _beside(view: Observation, ten: Card) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if card.suit is ten.suit and card is not ten)
