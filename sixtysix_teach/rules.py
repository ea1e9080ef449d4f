"""The rules of a table as named fields; the presets are in :mod:`sixtysix_teach.presets`.

Nobody publishes official rules of Sixty-six, so every corner on which rule pages differ is a field
of :class:`Rules` with its meaning and source. Code asks the field, never the profile's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache, cached_property
from typing import Any, TypeVar, get_type_hints

from sixtysix_teach.cards import Card, Rank, pack
from sixtysix_teach.errors import RulesError
from sixtysix_teach.seats import Seat

T = TypeVar("T")


class MarriagePhase(Enum):
    """When marriages may be announced (always on lead)."""

    OPEN = "open"  # only while the stock is neither closed nor empty
    ANY = "any"  # at any lead of the deal


class TricklessMarriage(Enum):
    """What a marriage is worth that is announced before its side has won a trick."""

    PENDING = "pending"  # counts as soon as the side wins a trick, void if it wins none
    WORTHLESS = "worthless"  # may be announced, never counts
    FORBIDDEN = "forbidden"  # may not be announced


class ClaimWindow(Enum):
    """When a player may claim."""

    ON_LEAD = "on-lead"  # between winning a trick and the next lead
    OWN_TURN = "own-turn"  # whenever it is his turn, also as follower
    ANY_TIME = "any-time"  # between any two cards


class Penalty(Enum):
    """The game points that the other side gets for a wrong claim or a failed close."""

    TWO_OR_THREE = "two-or-three"  # 2; 3 if that side had no trick at the decisive moment
    TWO = "two"
    THREE = "three"
    MIRROR = "mirror"  # what the offender would have won: 1, 2 (under 33) or 3 (trickless)
    AS_FAILED_CLOSE = "as-failed-close"  # only for `closer_beaten`


class CountAt(Enum):
    """When the loser's tricks and points are taken after a successful close."""

    CLAIM = "claim"
    CLOSE = "close"


class Tie(Enum):
    """What happens when the totals are equal."""

    REPLAY = "replay"  # nobody scores, the same dealer deals again
    CARRY = "carry"  # the same, and the winner of the next deal gets 1 game point more


class NextDealer(Enum):
    """Who deals next."""

    ALTERNATE = "alternate"
    WINNER = "winner"


class LookBack(Enum):
    """Which tricks may be looked at during the deal."""

    LAST_TRICK = "last-trick"  # the last one, until the next lead
    OWN_TRICKS = "own-tricks"  # all that one's own side has won
    NONE = "none"


def _rule(default: T, meaning: str, source: str) -> T:
    """Return a dataclass field that carries its meaning and its source."""
    made: T = field(default=default, metadata={"meaning": meaning, "source": source})
    return made


@dataclass(frozen=True)
class Rules:
    """The rules of one table. The defaults are the profile ``classic``.

    ``rule_fields()`` lists every field with its meaning and source. Contradictory values are
    refused with :class:`RulesError`, which names the field.

    >>> Rules().stock_size
    12
    >>> Rules(hand_size=13)
    Traceback (most recent call last):
    ...
    sixtysix_teach.errors.RulesError: hand_size: 2 hands of 13 and a turn-up need 27 cards, the pack has 24
    """  # noqa: E501

    name: str = _rule("classic", "the name of the profile", "this kit")
    players: int = _rule(2, "number of seats", "all sources: two-handed game")
    partners: bool = _rule(False, "four players in two fixed partnerships", "four-handed sources")
    ranks: tuple[Rank, ...] = _rule(
        tuple(Rank)[:6],
        "the ranks in the pack, high to low",
        "24 cards: all sources; 32: spielregeln page; 20: Schnapsen",
    )
    packs: int = _rule(1, "how many packs are mixed", "spielregeln page and Gaigel, 4 players: 2")
    hand_size: int = _rule(6, "cards in a hand", "all sources for 66; Schnapsen: 5")
    packets: tuple[int, ...] = _rule(
        (3, 3), "cards dealt to each seat, round by round", "pagat.com; Bicycle; Schnapsen: 3, 2"
    )
    turn_up_after: int = _rule(
        2, "the trump card is turned after this many rounds", "pagat.com: 2; Schnapsen: 1"
    )
    target: int = _rule(66, "card points needed to claim", "all sources")
    schneider: int = _rule(33, "a loser below this pays 2 game points", "all sources")

    must_head: bool = _rule(
        True, "strict phase: beat the led suit's best card if you can", "pagat.com; Bicycle: not"
    )
    must_trump: bool = _rule(
        True, "strict phase: void in the suit led, play a trump", "pagat.com; Bicycle: not"
    )

    exchange_rank: Rank | None = _rule(
        Rank.NINE,
        "the trump of this rank may be exchanged for the turn-up; none: no exchange",
        "pagat.com: nine; Schnapsen: jack; spielregeln page: none",
    )
    exchange_needs_trick: bool = _rule(
        True, "the exchanger's side must have won a trick", "pagat.com; Schnapsen: not"
    )
    exchange_needs_lead: bool = _rule(
        True, "only on lead; otherwise at any turn of one's own", "pagat.com; Bicycle: any turn"
    )
    exchange_min_stock: int = _rule(
        2, "stock cards (turn-up included) needed to exchange", "pagat.com: 2; Santase: 4"
    )
    exchange_on_opponents_close: bool = _rule(
        False, "may also be done right after the opponent has closed", "pagat.com only"
    )

    marriages: bool = _rule(True, "king and queen of a suit may be announced", "spielregeln: not")
    marriage_points: int = _rule(20, "card points of a plain marriage", "all sources")
    trump_marriage_points: int = _rule(40, "card points of the trump marriage", "all sources")
    marriage_phase: MarriagePhase = _rule(
        MarriagePhase.OPEN,
        "when marriages may be announced",
        "pagat.com: open stock; Schnapsen, Santase, kawu, Bicycle: any lead",
    )
    trickless_marriage: TricklessMarriage = _rule(
        TricklessMarriage.PENDING,
        "a marriage announced before winning a trick",
        "pagat.com: pending; kawu: worthless; Santase: forbidden",
    )
    marriage_leads_king: bool = _rule(
        False, "the king of the announced marriage must be led", "Schnapsen tournament rules"
    )

    close_at_first_lead: bool = _rule(
        True, "the stock may be closed at the first lead", "pagat.com; Santase: not"
    )
    close_min_stock: int = _rule(
        2, "stock cards (turn-up included) needed to close on lead", "pagat.com: 2; Santase: 4"
    )
    close_before_draw: bool = _rule(
        True, "the winner of a trick may close before the draw", "pagat.com; Schnapsen, kawu: not"
    )

    claim_window: ClaimWindow = _rule(
        ClaimWindow.ON_LEAD,
        "when a player may claim",
        "pagat.com: on lead; kawu: own turn; handbook text, Bicycle: any time",
    )
    false_claim: Penalty = _rule(
        Penalty.TWO_OR_THREE,
        "a wrong claim (3 if the other side is trickless at the claim)",
        "2 or 3: handbook text; 2: pagat.com; 3: Santase pages; mirror: spielregeln page",
    )
    failed_close: Penalty = _rule(
        Penalty.TWO_OR_THREE,
        "a close that failed (3 if the other side was trickless at the close)",
        "pagat.com; Santase pages: 3; spielregeln page: mirror (inferred)",
    )
    closer_beaten: Penalty = _rule(
        Penalty.AS_FAILED_CLOSE,
        "the other side claims correctly after a close",
        "handbook text: as a failed close; pagat.com: 2",
    )
    close_counts_at: CountAt = _rule(
        CountAt.CLAIM,
        "when the loser's tricks and points are taken after a successful close",
        "66 sources: at the claim; Schnapsen: at the close",
    )
    last_trick_points: int = _rule(
        10, "card points for the last trick, stock not closed", "pagat.com; kawu, Schnapsen: none"
    )
    last_trick_wins_deal: bool = _rule(
        False,
        "if nobody claims and the stock was not closed, the last trick wins 1 game point",
        "kawu, Schnapsen; 66 sources: the higher total wins",
    )
    tie: Tie = _rule(Tie.REPLAY, "what equal totals mean", "pagat.com: replay; Bicycle: carried")

    match_target: int = _rule(7, "game points that win the match", "most: 7; Santase: 11")
    match_counts_down: bool = _rule(
        False, "the score is kept from the target down to 0", "Schnapsen"
    )
    next_dealer: NextDealer = _rule(
        NextDealer.ALTERNATE, "who deals next", "most: alternate; pagat.com, Santase: the winner"
    )
    look_back: LookBack = _rule(
        LookBack.LAST_TRICK,
        "which tricks may be looked at",
        "pagat.com: the last; handbook text: none; Schnapsen: one's own",
    )

    def __post_init__(self) -> None:
        from sixtysix_teach.rules_check import check_rules

        check_rules(self)

    def changed(self, name: str | None = None, **changes: Any) -> Rules:
        """Return a copy with other field values, named ``house`` unless *name* is given.

        >>> Rules().changed(close_min_stock=4).name
        'house'
        """
        known = {f.name for f in fields(self)}
        for key in changes:
            if key not in known:
                raise RulesError(key, "there is no such field; see rule_fields()")
        return replace(self, name=name or "house", **changes)

    def side(self, seat: Seat) -> int:
        """Return the side *seat* plays for: its own number, or 0 and 1 for partnerships."""
        return seat % 2 if self.partners else seat

    def same_side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats on the side of *seat*, itself included."""
        if not self.partners:
            return (seat,)  # the engine asks this at every count
        return tuple(s for s in range(self.players) if self.side(s) == self.side(seat))

    def other_sides(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats that play against *seat*."""
        others = (s for s in range(self.players) if self.side(s) != self.side(seat))
        return (1 - seat,) if self.players == 2 else tuple(others)  # two: asked at every outcome

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All cards of the game, in the pinned order."""
        return pack(self.ranks, packs=self.packs)

    @cached_property
    def stock_size(self) -> int:
        """Cards in the stock after the deal, the turn-up included."""
        return len(self.pack) - self.players * self.hand_size

    @property
    def dealer(self) -> Seat:
        """The dealer's seat: the last, since forehand is 0."""
        return self.players - 1


def rule_fields() -> Mapping[str, tuple[str, str]]:
    """Return for every field its meaning and its source, in order.

    >>> rule_fields()["tie"]
    ('what equal totals mean', 'pagat.com: replay; Bicycle: carried')
    """
    return {f.name: (f.metadata["meaning"], f.metadata["source"]) for f in fields(Rules)}


@cache
def field_types() -> Mapping[str, Any]:
    """Return the type of every field, as an object and not as text.

    >>> field_types()["target"]
    <class 'int'>
    """
    # Kept, because every new Rules value is checked against it and working it out takes longer
    # than all other checks together.
    return get_type_hints(Rules)


def differences(rules: Rules, base: Rules) -> dict[str, tuple[Any, Any]]:
    """Return the fields in which *rules* differ from *base*: name -> (value, value in base).

    >>> differences(Rules().changed(target=60), Rules())
    {'target': (60, 66)}
    """
    pairs = {f.name: (getattr(rules, f.name), getattr(base, f.name)) for f in fields(Rules)}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1] and name != "name"}
