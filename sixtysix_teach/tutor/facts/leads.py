"""What a lead is sure to bring: tricks, points, the target, or to be rid of the lead."""

from __future__ import annotations

from sixtysix_teach.cards import Card, Rank, beats
from sixtysix_teach.duties import playable_cards
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import Reading, sure_line
from sixtysix_teach.solver import count_hands, hands_of
from sixtysix_teach.tutor.facts.fact import Fact
from sixtysix_teach.tutor.facts.sight import may_hold, on_lead, other

EXIT_HANDS = 500
"""Exit cards are looked for against at most so many hands of the other seat."""


def sure_leads(view: Observation) -> Fact | None:
    """A sentence would say: lead the ace of trumps; no hand can beat it.

    ``cards`` are those that win the trick when led now, whatever the other holds. With the stock
    open the other may trump at will. ``least`` is the least that one of these tricks holds.
    """
    cards = _sure(view)
    if not cards:
        return None
    least = min(card.points for card in cards) + _cheapest(view, 1)
    return Fact("sure-leads", view.seat, cards, numbers={"least": least})


def sure_tricks(view: Observation) -> Fact | None:
    """A sentence would say: led in this order, these cards win four tricks, 51 points at least.

    ``cards`` are the leads in order, whatever the other holds; more may be possible with luck.
    ``tricks`` is how many, ``points`` what they bring at least, ``total`` what that makes.
    Only where the other must follow suit.
    """
    line = _line(view)
    if not line:
        return None
    points = sum(card.points for card in line) + _cheapest(view, len(line))
    points += Reading(view).last_trick_bonus(len(line))
    numbers = {
        "tricks": len(line),
        "points": points,
        "total": Reading(view).total_with(points),
        "target": view.rules.target,
    }
    return Fact("sure-tricks", view.seat, line, numbers=numbers)


def lead_decides(view: Observation) -> Fact | None:
    """A sentence would say: the ace of trumps wins surely and brings you to 66: lead it and claim.

    ``cards`` are sure leads that reach the target with the trick alone; ``total`` is the least
    they make.
    """
    reading, target = Reading(view), view.rules.target
    if view.total(view.seat) >= target:
        return None
    extra = _cheapest(view, 1) + reading.last_trick_bonus(1)
    totals = {card: reading.total_with(card.points + extra) for card in _sure(view)}
    enough = tuple(card for card, total in totals.items() if total >= target)
    if not enough:
        return None
    numbers = {"total": min(totals[card] for card in enough), "target": target}
    return Fact("lead-decides", view.seat, enough, numbers=numbers)


def exit_cards(view: Observation) -> Fact | None:
    """A sentence would say: the nine of spades gives the lead away and costs you nothing.

    ``cards`` are leads below a ten that the other must take, whatever it holds; ``most`` are the
    points of the dearest of them. Only where the other must follow suit, with cards left to play.
    """
    size = view.hand_sizes[other(view)]
    if not on_lead(view) or not view.must_follow or len(view.hand) < 2 or not size:
        return None
    # A turn-up that it may still take would make other hands of these.
    if set(may_hold(view)) != set(Reading(view).outside) or count_hands(view) > EXIT_HANDS:
        return None
    cheap = [card for card in view.playable if card.rank not in (Rank.ACE, Rank.TEN)]
    for hand in hands_of(view):
        cheap = [card for card in cheap if _is_taken(view, card, hand)]
        if not cheap:
            return None
    most = max((card.points for card in cheap), default=0)
    return Fact("exit-cards", view.seat, tuple(cheap), numbers={"most": most}) if cheap else None


def _is_taken(view: Observation, card: Card, hand: tuple[Card, ...]) -> bool:
    replies = playable_cards(hand, (card,), trump=view.trump, rules=view.rules)
    return all(beats(reply, card, trump=view.trump) for reply in replies)


def _sure(view: Observation) -> tuple[Card, ...]:
    if not on_lead(view) or not view.hand_sizes[other(view)]:
        return ()
    return tuple(card for card in view.playable if not _may_lose(view, card))


def _may_lose(view: Observation, card: Card) -> bool:
    """Whether some hand of the other may answer *card* with one that beats it."""
    over = [c for c in may_hold(view) if beats(c, card, trump=view.trump)]
    ruffs = [c for c in over if c.suit is not card.suit]
    if len(over) > len(ruffs) or not view.must_follow:
        return bool(over)
    return bool(ruffs) and _may_be_void(view, card)


def _may_be_void(view: Observation, led: Card) -> bool:
    """Whether the other can hold a hand without the suit of *led*."""
    known = Reading(view).known
    if any(card.suit is led.suit for card in known):
        return False
    rest = [c for c in may_hold(view) if c not in known and c.suit is not led.suit]
    return len(rest) >= view.hand_sizes[other(view)] - len(known)


def _line(view: Observation) -> tuple[Card, ...]:
    size = view.hand_sizes[other(view)]
    if not on_lead(view) or not view.must_follow or not size:
        return ()
    line = sure_line(view.hand, may_hold(view), size, trump=view.trump)
    # After an announcement one of its two cards has to be led first.
    return line if line and line[0] in view.playable else ()


def _cheapest(view: Observation, tricks: int) -> int:
    """The least that the other can add to so many tricks."""
    return sum(sorted(card.points for card in may_hold(view))[:tricks])
