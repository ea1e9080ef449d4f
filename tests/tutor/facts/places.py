"""Short builders for the moments in the tables of facts, and the rows of these tables.

``place()`` is told what a player at the table would remember: the own hand, the tricks in the order
they were played (``"ASTS 9DKD"``: lead and reply), what lies on the table. Who is on lead follows
from the tricks; "me" is the seat to move unless something was led, or the other is waited for. All
other cards are put anywhere: a fact may not depend on where they are. The position is checked.

``ending()`` is for the last cards of a deal, where the tricks matter for their points only.

Trumps are hearts and the turn-up is the jack unless a case says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from positions import D, N, card, cards, play, position

from sixtysix_teach import (
    PRESETS,
    Card,
    ClaimSixtySix,
    Closing,
    DealError,
    Marriage,
    Observation,
    PerSeat,
    Rank,
    Rules,
    State,
    Suit,
    Trick,
    card_points,
    winning_place,
)
from sixtysix_teach.actions import CountCards
from sixtysix_teach.cards import in_order
from sixtysix_teach.consistency import check_state, open_tricks

# Twelve plain cards in six tricks that go to whoever leads: 21, 21, 6, 6, 3 and 3 points.
_TAKEN = ("ASTS", "ADTD", "KSJS", "KDJD", "QS9S", "QD9D")


def take(number: int) -> str:
    """The first so many tricks, all to forehand: 21, 42, 48, 54, 57 and 60 points."""
    return " ".join(_TAKEN[:number])


def place(
    hand: str,
    *,
    tricks: str = "",
    led: str = "",
    i_led: str = "",
    waits: bool = False,
    turn_up: str = "JH",
    to_draw: bool = False,
    closed: str = "",
    marriages: str = "",
    shown: str = "",
    rules: str | Rules = "classic",
) -> Observation:
    """What one seat sees.

    *closed* is "me 2", "other 2" or "me 2+" (before the draw); *marriages* is "me S 0" and so on,
    with commas between; *shown* are cards known to be in the other hand.
    """
    given = PRESETS[rules] if isinstance(rules, str) else rules
    trump = Suit(turn_up[1])
    pairs = [(card(pair[:2]), card(pair[2:])) for pair in tricks.split()]
    winners = _winners(pairs, trump)
    leader = winners[-1] if winners else N
    me = 1 - leader if led or waits else leader
    closing = _closing(closed, me)
    opened = open_tricks(given, closing, len(pairs))
    done = [
        Trick(first, pair, winner, number >= opened)
        for number, (first, pair, winner) in enumerate(
            zip([N, *winners], pairs, winners, strict=False)
        )
    ]
    table = cards(led or i_led)
    spoken = _marriages(marriages, me, given, trump)
    known = _known(spoken, done, table, cards(shown), me)
    drawn = opened - (to_draw or (closing is not None and closing.before_draw))
    size = given.hand_size - len(pairs) + drawn
    stock = given.stock_size - 2 * drawn
    mine = in_order(cards(hand))
    assert len(mine) == size - bool(i_led), f"{size - bool(i_led)} cards fit in the hand here"
    gone = {c for pair in pairs for c in pair} | {*table, *mine, *known[1 - me]}
    up = card(turn_up) if stock > 1 else None
    loose = [c for c in given.pack if c not in gone and c is not up]
    missing = size - bool(led) - len(known[1 - me])
    points = [sum(t.card_points for t in done if t.winner == seat) for seat in (N, D)]
    public = {
        "rules": given,
        "trump": trump,
        "turn_up": up,
        "leader": leader,
        "played": table,
        "tricks": tuple(done),
        "trick_points": PerSeat(points),
        "marriages": spoken,
        "closing": closing,
        "to_draw": to_draw,
        "shown": PerSeat(known),
        "ended": None,
    }
    # Some ways to lay the rest would have the other break a duty in the tricks told.
    for seed in range(100):
        Random(seed).shuffle(loose)
        theirs = in_order((*known[1 - me], *loose[:missing]))
        hands = PerSeat((mine, mine)).with_(1 - me, theirs)
        state = State(**public, hands=hands, stock=tuple(loose[missing:]))
        try:
            check_state(state)
        except DealError as error:
            reason = str(error)
            continue
        return state.observation(me)
    raise AssertionError(reason)


def ending(
    mine: str,
    theirs: str,
    *,
    points: int,
    led: str = "",
    waits: bool = False,
    rules: str = "classic",
) -> Observation:
    """The last cards of a deal played out: I have *points* in tricks, the other has the rest."""
    given = PRESETS[rules]
    count = len(given.pack) // 2 - len(cards(theirs))
    other_leads = bool(led) or waits
    rest = card_points(given.pack) - card_points(cards(f"{mine} {theirs}")) - points
    # So many tricks of mine that the points can be made up; about half of them if that will do.
    for won in sorted(range(1, count), key=lambda tricks: abs(2 * tricks - count)):
        order = "0" * won + "1" * (count - won)
        try:
            state = position(
                n=mine,
                d=theirs,
                won=order if other_leads else order[::-1],
                points=(points, rest),
                rules=given,
            )
        except AssertionError:
            continue
        return (state.apply(play(led)) if led else state).observation(N)
    raise AssertionError("no tricks have these points")


def claimed(view: Observation) -> Observation:
    """The same after a claim."""
    return replace(view, ended=ClaimSixtySix(by=view.seat))


def counted(view: Observation) -> Observation:
    """The same after the count."""
    return replace(view, ended=CountCards())


@dataclass(frozen=True)
class Yes:
    """A moment in which a fact must be found, with just these cards, suits and numbers."""

    code: str
    about: str
    view: Observation
    cards: str = ""
    because: str = ""
    suits: str = ""
    numbers: dict[str, int] = field(default_factory=dict)
    of: str = "me"


@dataclass(frozen=True)
class No:
    """A moment in which it must not be found."""

    code: str
    about: str
    view: Observation


def _winners(pairs: list[tuple[Card, Card]], trump: Suit) -> list[int]:
    winners: list[int] = []
    for pair in pairs:
        leader = winners[-1] if winners else N
        winners.append((leader + winning_place(pair, trump=trump)) % 2)
    return winners


def _closing(text: str, me: int) -> Closing | None:
    if not text:
        return None
    who, at = text.split()
    return Closing(me if who == "me" else 1 - me, int(at.rstrip("+")), at.endswith("+"))


def _marriages(text: str, me: int, rules: Rules, trump: Suit) -> tuple[Marriage, ...]:
    made = []
    for part in filter(None, text.split(",")):
        who, suit, at = part.split()
        points = rules.trump_marriage_points if Suit(suit) is trump else rules.marriage_points
        made.append(Marriage(me if who == "me" else 1 - me, Suit(suit), points, int(at)))
    return tuple(made)


def _known(
    spoken: tuple[Marriage, ...],
    done: list[Trick],
    table: tuple[Card, ...],
    shown: tuple[Card, ...],
    me: int,
) -> list[tuple[Card, ...]]:
    """The cards that all have seen go into each hand, in seat order."""
    gone = {*table, *(c for t in done for c in t.cards)}
    known: list[tuple[Card, ...]] = [(), ()]
    for marriage in spoken:
        both = (Card(Rank.KING, marriage.suit), Card(Rank.QUEEN, marriage.suit))
        known[marriage.by] += tuple(c for c in both if c not in gone)
    known[1 - me] += shown
    return known
