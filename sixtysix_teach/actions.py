"""What a player can do, and the reason why something cannot be done now."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from sixtysix_teach.cards import PACK_32, Card, Suit
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.seats import Seat


@dataclass(frozen=True)
class Play:
    """Play a card: lead it, or reply with it."""

    card: Card


@dataclass(frozen=True)
class DeclareMarriage:
    """Announce king and queen of *suit*, on lead; one of the two is led next."""

    suit: Suit


@dataclass(frozen=True)
class ExchangeNine:
    """Swap the trump of the exchange rank (the nine, in Schnapsen the jack) for the turn-up.

    ``by`` is None for the seat to move. Rules that allow it right after the opponent's close need
    the seat's number, since it is not that seat's turn.
    """

    by: Seat | None = None


@dataclass(frozen=True)
class CloseStock:
    """Close the stock: no more drawing, and the follower's duties begin."""


@dataclass(frozen=True)
class Draw:
    """Draw after a trick of the open phase: the winner first, then the others in turn.

    It is an action of its own, because the winner may claim or close before the draw.
    """


@dataclass(frozen=True)
class ClaimSixtySix:
    """Claim to have the target. ``by`` is None for the seat to move, else the claiming seat."""

    by: Seat | None = None


@dataclass(frozen=True)
class CountCards:
    """After the last trick: nobody claims, the deal is decided by counting."""


Action: TypeAlias = (
    Play | DeclareMarriage | ExchangeNine | CloseStock | Draw | ClaimSixtySix | CountCards
)


def actor_of(action: Action, to_move: Seat) -> Seat:
    """Return the seat that does *action*: the one it names, else *to_move*, whose turn it is.

    >>> actor_of(Draw(), to_move=0), actor_of(ClaimSixtySix(by=1), to_move=0)
    (0, 1)
    """
    by: Seat | None = getattr(action, "by", None)
    return to_move if by is None else by


# One object for each, so that hands turn into actions without making new ones.
PLAYS: dict[Card, Play] = {card: Play(card) for card in PACK_32}
MARRIAGES: dict[Suit, DeclareMarriage] = {suit: DeclareMarriage(suit) for suit in Suit}
EXCHANGE = ExchangeNine()
CLOSE = CloseStock()
DRAW = Draw()
CLAIM = ClaimSixtySix()
COUNT = CountCards()


class ReasonCode(Enum):
    """One code for each rule that can forbid an action; the value is stable and used in data."""

    DEAL_OVER = "deal-over"  # the deal has ended
    NOT_YOUR_TURN = "not-your-turn"  # another seat is to move
    NO_SUCH_SEAT = "no-such-seat"  # the action names a seat that is not at the table
    NOT_ON_LEAD = "not-on-lead"  # only the player on lead may do this
    CARD_NOT_HELD = "card-not-held"
    DRAW_FIRST = "draw-first"  # the trick is taken; draw before leading
    NOTHING_TO_DRAW = "nothing-to-draw"
    MUST_FOLLOW = "must-follow"
    MUST_HEAD = "must-head"
    MUST_TRUMP = "must-trump"
    MUST_LEAD_MARRIAGE = "must-lead-marriage"  # announced: lead king or queen of it
    MUST_LEAD_KING = "must-lead-king"  # announced: lead the king of it
    NO_MARRIAGES = "no-marriages"  # these rules have none
    NO_PAIR = "no-pair"  # king and queen are not both in hand
    ONCE_PER_LEAD = "once-per-lead"  # a marriage has been announced at this lead
    MARRIAGE_STOCK_CLOSED = "marriage-stock-closed"
    MARRIAGE_STOCK_EMPTY = "marriage-stock-empty"
    MARRIAGE_NEEDS_TRICK = "marriage-needs-trick"
    MARRIAGE_BEFORE_DRAW = "marriage-before-draw"  # before the draw only together with a close
    NO_EXCHANGE = "no-exchange"  # these rules have none
    NINE_NOT_HELD = "nine-not-held"
    NINE_IS_TURN_UP = "nine-is-turn-up"
    EXCHANGE_NEEDS_TRICK = "exchange-needs-trick"
    EXCHANGE_STOCK_CLOSED = "exchange-stock-closed"
    EXCHANGE_STOCK_EMPTY = "exchange-stock-empty"
    EXCHANGE_STOCK_TOO_SMALL = "exchange-stock-too-small"
    EXCHANGE_BEFORE_DRAW = "exchange-before-draw"
    ALREADY_CLOSED = "already-closed"
    CLOSE_STOCK_EMPTY = "close-stock-empty"
    CLOSE_STOCK_TOO_SMALL = "close-stock-too-small"
    CLOSE_FIRST_LEAD = "close-first-lead"
    CLOSE_BEFORE_DRAW = "close-before-draw"  # not before the draw under these rules
    MUST_CLOSE = "must-close"  # announced before the draw: the close has to follow
    CLAIM_NEEDS_TRICK = "claim-needs-trick"
    CLAIM_NOT_NOW = "claim-not-now"  # outside the claim window of these rules
    CARDS_LEFT = "cards-left"  # counting comes after the last trick


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: the rule, the cards that show it, the cards allowed instead.

    ``cards`` are the cards that make the rule bite: the card led, the best card so far, the trump
    in hand, the missing half of a pair. ``allowed`` are the cards that may be played; it is empty
    where the rule is not about playing a card.
    """

    code: ReasonCode
    cards: tuple[Card, ...] = ()
    allowed: tuple[Card, ...] = ()


class IllegalAction(SixtySixError):  # noqa: N818 - the name says it
    """An action that the rules forbid now: the action, the :class:`Reason` and what is legal."""

    def __init__(self, action: Action, reason: Reason, legal: tuple[Action, ...]) -> None:
        self.action = action
        self.reason = reason
        self.legal = legal
        cards = " ".join(card.code for card in reason.cards)
        allowed = " ".join(card.code for card in reason.allowed)
        super().__init__(
            f"{action}: {reason.code.value}"
            + (f" ({cards})" if cards else "")
            + (f"; allowed: {allowed}" if allowed else "")
        )
