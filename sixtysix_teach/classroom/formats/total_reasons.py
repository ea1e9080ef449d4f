"""Which way of counting leads to a wrong running total: the reasons of that format."""

from __future__ import annotations

from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom.formats.who_draws import say
from sixtysix_teach.classroom.items import Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.moments import Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import lately_said, listed, sum_text

Facts = dict[str, str | int]
_COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)


def reason(moment: str, shown: int, given: int) -> Why:
    """Return why *given* is not your total at *moment*; the counter went to trick *shown*."""
    view = seen(moment)
    total = view.total(view.seat)
    facts = {**total_facts(moment), "given": given, "off": abs(given - total)}
    why = _by_marriage(view, given, facts) or _by_side(view, given, facts)
    why = why or _by_counter(view, shown, given, facts) or _by_trick(view, given, facts)
    why = why or _by_worth(view, given, facts)
    more = "too-many" if given > total else "too-few"
    return why or Why("total-slip", f"running-total.{more}", facts)


def pair_of(suit: Suit) -> tuple[Card, Card]:
    """Return king and queen of *suit*."""
    return Card(Rank.KING, suit), Card(Rank.QUEEN, suit)


def tricks_of_yours(view: Observation) -> list[Trick]:
    """Return the tricks you have taken."""
    return [trick for trick in view.tricks if trick.winner == view.seat]


def trick_text(trick: Trick) -> str:
    """Return the two cards of a trick."""
    first, second = trick.cards
    return say("look-back.list", first=first.code, second=second.code)


def _parts(view: Observation) -> list[int]:
    points = [trick.card_points for trick in tricks_of_yours(view)]
    marriage = view.marriage_points(view.seat)
    return [*points, marriage] if marriage else points


def total_text(view: Observation) -> str:
    """Return your total as a sum of tricks and marriage."""
    parts = _parts(view)
    return sum_text(parts) if len(parts) > 1 else str(view.total(view.seat))


@lately_said
def total_facts(moment: str) -> Facts:
    """Return what every sentence about the total speaks of."""
    view = seen(moment)
    mine = [
        say(
            "running-total.mine",
            first=trick.cards[0].code,
            second=trick.cards[1].code,
            points=trick.card_points,
        )
        for trick in tricks_of_yours(view)
    ]
    rules, marriage = view.rules, view.marriage_points(view.seat)
    if marriage:
        mine.append(say("running-total.and_marriage", points=marriage))
    facts: Facts = {
        "mine": listed(mine, last="and") if mine else "",
        "sum": total_text(view),
        "trump_points": rules.trump_marriage_points,
        "plain_points": rules.marriage_points,
    }
    for one in view.marriages:
        king, queen = pair_of(one.suit)
        facts |= {"king": king.code, "queen": queen.code, "marriage": one.points}
    if not mine:
        facts["mine"] = say("running-total.none_waits", **facts)
    return facts


def _by_marriage(view: Observation, given: int, facts: Facts) -> Why | None:
    """The marriage forgotten, counted too early, counted twice, or at the other worth."""
    total, counted = view.total(view.seat), view.marriage_points(view.seat)
    for one in view.marriages:
        rules = view.rules
        other = rules.marriage_points + rules.trump_marriage_points - one.points
        if not counted and given == total + one.points:
            return Why("pending-counted", "running-total.pending-counted", facts)
        if counted and given == total - counted:
            return Why("marriage-forgotten", "running-total.marriage-forgotten", facts)
        if counted and given == total + counted:
            return Why("scores-twice", "running-total.scores-twice", facts)
        if counted and given == total - counted + other:
            more = {**facts, "other": other}
            return Why("marriage-not-worth", "running-total.marriage-not-worth", more)
    return None


def _by_side(view: Observation, given: int, facts: Facts) -> Why | None:
    """Both sides added, the bot's total, or only one's own cards of the tricks won."""
    both = sum(trick.card_points for trick in view.tricks)
    mine = sum(trick.card_points for trick in tricks_of_yours(view))
    if given == both:
        return Why("counted-all", "running-total.counted-all", facts)
    if given == both - mine:
        return Why("counted-bots", "running-total.counted-bots", facts)
    own = sum(
        trick.cards[0 if trick.leader == view.seat else 1].points for trick in tricks_of_yours(view)
    )
    if given == own:
        return Why("own-cards-only", "running-total.own-cards-only", facts)
    return None


def _by_counter(view: Observation, shown: int, given: int, facts: Facts) -> Why | None:
    """The number where the counter stopped, for whoever relies on it."""
    until = sum(t.card_points for t in view.tricks[:shown] if t.winner == view.seat)
    if shown and given == until:
        return Why("points-are-shown", "running-total.stopped-counting", facts)
    return None


def _by_trick(view: Observation, given: int, facts: Facts) -> Why | None:
    """One trick left out, or one of the bot's taken for one's own."""
    off = given - view.total(view.seat)
    for trick in view.tricks:
        mine = trick.winner == view.seat
        if not trick.card_points or off != (-trick.card_points if mine else trick.card_points):
            continue
        place = 0 if trick.winner == trick.leader else 1
        more: Facts = {
            **facts,
            "first": trick.cards[0].code,
            "second": trick.cards[1].code,
            "win": trick.cards[place].code,
        }
        name = "trick-left-out" if mine else "trick-too-many"
        return Why(name, f"running-total.{name}", more)
    return None


def _by_worth(view: Observation, given: int, facts: Facts) -> Why | None:
    """Nines taken for 9, or pictures for 10."""
    cards = [card for trick in tricks_of_yours(view) for card in trick.cards]
    off = given - view.total(view.seat)
    nines = sum(9 for card in cards if card.rank is Rank.NINE)
    court = sum(10 - card.points for card in cards if card.rank in _COURT)
    if nines and off == nines:
        return Why("nine-worth-nine", "running-total.nine-worth-nine", facts)
    if court and off == court:
        return Why("face-worth-ten", "running-total.face-worth-ten", facts)
    return None
