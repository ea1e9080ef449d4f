"""What is legal now, and why something is not: one function for each kind of action.

Everything here needs only the public part of a deal and the hand of the seat in question.
"""

from __future__ import annotations

from sixtysix_teach.actions import (
    CLAIM,
    CLOSE,
    COUNT,
    DRAW,
    EXCHANGE,
    MARRIAGES,
    PLAYS,
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    Play,
    Reason,
    ReasonCode,
    actor_of,
)
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.duties import duty_broken, playable_cards
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import ClaimWindow, MarriagePhase, TricklessMarriage
from sixtysix_teach.seats import Seat

Hand = tuple[Card, ...]

# Looking a member up in its Enum costs more than the rest of these short loops.
_KING, _ANY_LEAD = Rank.KING, MarriagePhase.ANY
_HALVES = {suit: (Card(Rank.KING, suit), Card(Rank.QUEEN, suit)) for suit in Suit}


def playable(table: PublicState, hand: Hand) -> Hand:
    """Return the cards that the seat to move may play now from its *hand*, in hand order."""
    if table.to_draw or table.ended is not None:
        return ()
    if table.played:
        if not table.must_follow:
            return hand
        return playable_cards(hand, table.played, trump=table.trump, rules=table.rules)
    marriage = table.lead_marriage
    return hand if marriage is None else _halves(table, marriage.suit, hand)


def legal_actions(table: PublicState, seat: Seat, hand: Hand, cards: Hand) -> tuple[Action, ...]:
    """Return everything *seat* may do, in the pinned order; *cards* are its playable cards.

    The order: cards as in the hand, marriages by suit, exchange, close, draw, claim, count.
    Two copies of a card (two packs) are one action.
    """
    if table.ended is not None:
        return ()
    if table.rules.packs > 1:
        cards = tuple(dict.fromkeys(cards))
    if seat != table.to_move:
        return _out_of_turn(table, seat, hand)
    plays: list[Action] = [PLAYS[card] for card in cards]
    if table.played:
        return tuple(plays + _while_following(table, seat, hand))
    return tuple(plays + _on_lead(table, seat, hand))


def _out_of_turn(table: PublicState, seat: Seat, hand: Hand) -> tuple[Action, ...]:
    """What a seat may do that is not to move: under most rules nothing, so that is asked first."""
    rules = table.rules
    actions: list[Action] = []
    if rules.exchange_on_opponents_close and why_no_exchange(table, seat, hand) is None:
        actions.append(ExchangeNine(by=seat))
    if rules.claim_window is ClaimWindow.ANY_TIME and why_no_claim(table, seat) is None:
        actions.append(ClaimSixtySix(by=seat))
    return tuple(actions)


def _while_following(table: PublicState, seat: Seat, hand: Hand) -> list[Action]:
    """What a follower may do besides playing a card; under most rules nothing."""
    rules = table.rules
    if rules.exchange_needs_lead and rules.claim_window is ClaimWindow.ON_LEAD:
        return []
    actions: list[Action] = []
    if not rules.exchange_needs_lead and why_no_exchange(table, seat, hand) is None:
        actions.append(EXCHANGE)
    if why_no_claim(table, seat) is None:
        actions.append(CLAIM)
    return actions


def _on_lead(table: PublicState, seat: Seat, hand: Hand) -> list[Action]:
    """What the player on lead may do besides leading a card."""
    actions: list[Action] = []
    rules, strict, to_draw = table.rules, table.must_follow, table.to_draw
    announced = table.lead_marriage is not None
    if not announced and rules.marriages and (not strict or rules.marriage_phase is _ANY_LEAD):
        actions += _marriages(table, seat, hand)
    if not strict:
        # Before the draw there is no exchange, so that question is not even asked.
        holds = not to_draw and _exchange_card(table) in hand
        if holds and why_no_exchange(table, seat, hand) is None:
            actions.append(EXCHANGE)
        if why_no_close(table, seat) is None:
            actions.append(CLOSE)
        if to_draw and not announced:
            actions.append(DRAW)
    # Every claim window is open on lead, and who leads after the first trick has won one.
    if table.tricks and not (announced and to_draw):
        actions.append(CLAIM)
    if not hand and table.cards_out:
        actions.append(COUNT)
    return actions


def _exchange_card(table: PublicState) -> Card | None:
    """The card that may be exchanged under these rules: the trump nine, or none."""
    rank = table.rules.exchange_rank
    return None if rank is None else Card(rank, table.trump)


def why_illegal(table: PublicState, seat: Seat, hand: Hand, action: Action) -> Reason | None:
    """Return the rule that forbids *action* to *seat* now, or None if it is legal."""
    actor = actor_of(action, seat)
    if actor != seat:
        there = actor in range(table.rules.players)
        return Reason(ReasonCode.NOT_YOUR_TURN if there else ReasonCode.NO_SUCH_SEAT)
    if table.ended is not None:
        return Reason(ReasonCode.DEAL_OVER)
    match action:
        case Play(card):
            return why_not_play(table, seat, hand, card)
        case DeclareMarriage(suit):
            return why_no_marriage(table, seat, hand, suit)
        case ExchangeNine():
            return why_no_exchange(table, seat, hand)
        case CloseStock():
            return why_no_close(table, seat)
        case Draw():
            return why_no_draw(table, seat)
        case ClaimSixtySix():
            return why_no_claim(table, seat)
        case CountCards():
            if not table.cards_out:
                return Reason(ReasonCode.CARDS_LEFT)
            return None if seat == table.to_move else Reason(ReasonCode.NOT_YOUR_TURN)
    # A text, say: without this the deal would end as if it had been CountCards().
    raise TypeError(f"not an action: {action!r}")


def why_not_play(table: PublicState, seat: Seat, hand: Hand, card: Card) -> Reason | None:
    """Return why *seat* may not play *card* now (rules 1.4, 1.7.2, 1.10)."""
    if seat != table.to_move:
        return Reason(ReasonCode.NOT_YOUR_TURN)
    if card not in hand:
        return Reason(ReasonCode.CARD_NOT_HELD, (card,))
    marriage = table.lead_marriage
    if table.to_draw:
        return Reason(ReasonCode.DRAW_FIRST if marriage is None else ReasonCode.MUST_CLOSE)
    if marriage is not None:
        halves = _halves(table, marriage.suit, hand)
        if card in halves:
            return None
        both = _HALVES[marriage.suit]
        king_only = table.rules.marriage_leads_king and card in both
        code = ReasonCode.MUST_LEAD_KING if king_only else ReasonCode.MUST_LEAD_MARRIAGE
        return Reason(code, both, halves)
    if table.played and table.must_follow:
        return duty_broken(card, hand, table.played, trump=table.trump, rules=table.rules)
    return None


def why_no_marriage(table: PublicState, seat: Seat, hand: Hand, suit: Suit) -> Reason | None:
    """Return why *seat* may not announce the marriage of *suit* now (rule 1.7)."""
    rules = table.rules
    both = _HALVES[suit]
    missing = tuple(card for card in both if card not in hand)
    if not rules.marriages:
        return Reason(ReasonCode.NO_MARRIAGES)
    if missing:
        return Reason(ReasonCode.NO_PAIR, missing)
    if seat != table.leader or table.played:
        return Reason(ReasonCode.NOT_ON_LEAD, table.played)
    if table.lead_marriage is not None:
        return Reason(ReasonCode.ONCE_PER_LEAD, _HALVES[table.lead_marriage.suit])
    if rules.marriage_phase is MarriagePhase.OPEN and table.must_follow:
        closed = table.closing is not None
        code = ReasonCode.MARRIAGE_STOCK_CLOSED if closed else ReasonCode.MARRIAGE_STOCK_EMPTY
        return Reason(code, both)
    if rules.trickless_marriage is TricklessMarriage.FORBIDDEN and not table.has_trick(seat):
        return Reason(ReasonCode.MARRIAGE_NEEDS_TRICK, both)
    if table.to_draw and why_no_close(table, seat) is not None:
        return Reason(ReasonCode.MARRIAGE_BEFORE_DRAW, both)
    return None


def why_no_exchange(table: PublicState, seat: Seat, hand: Hand) -> Reason | None:
    """Return why *seat* may not exchange now (rule 1.8)."""
    rules = table.rules
    if rules.exchange_rank is None:
        return Reason(ReasonCode.NO_EXCHANGE)
    nine = Card(rules.exchange_rank, table.trump)
    if table.turn_up is nine:
        return Reason(ReasonCode.NINE_IS_TURN_UP, (nine,))
    if nine not in hand:
        return Reason(ReasonCode.NINE_NOT_HELD, (nine,))
    if table.exhausted or table.turn_up is None:
        return Reason(ReasonCode.EXCHANGE_STOCK_EMPTY, (nine,))
    if table.closing is not None and not _just_closed_by_other(table, seat):
        return Reason(ReasonCode.EXCHANGE_STOCK_CLOSED, (nine,))
    if table.closing is None:
        if rules.exchange_needs_lead and (seat != table.leader or table.played):
            return Reason(ReasonCode.NOT_ON_LEAD, table.played)
        if seat != table.to_move:
            return Reason(ReasonCode.NOT_YOUR_TURN)
    if table.to_draw:
        return Reason(ReasonCode.EXCHANGE_BEFORE_DRAW, (nine,))
    if table.stock_size < rules.exchange_min_stock:
        return Reason(ReasonCode.EXCHANGE_STOCK_TOO_SMALL, (nine,))
    if rules.exchange_needs_trick and not table.has_trick(seat):
        return Reason(ReasonCode.EXCHANGE_NEEDS_TRICK, (nine,))
    return None


def why_no_close(table: PublicState, seat: Seat) -> Reason | None:
    """Return why *seat* may not close the stock now (rule 1.9)."""
    rules = table.rules
    if seat != table.leader or table.played:
        return Reason(ReasonCode.NOT_ON_LEAD, table.played)
    if table.closing is not None:
        return Reason(ReasonCode.ALREADY_CLOSED)
    if table.must_follow:
        return Reason(ReasonCode.CLOSE_STOCK_EMPTY)
    if not rules.close_at_first_lead and not table.tricks:
        return Reason(ReasonCode.CLOSE_FIRST_LEAD)
    if table.to_draw and not rules.close_before_draw:
        return Reason(ReasonCode.CLOSE_BEFORE_DRAW)
    # Before the draw the stock counts as it will be at the lead (rule 1.9.4: not after trick 6).
    at_lead = table.stock_size - (rules.players if table.to_draw else 0)
    if at_lead < rules.close_min_stock:
        return Reason(ReasonCode.CLOSE_STOCK_TOO_SMALL)
    return None


def why_no_draw(table: PublicState, seat: Seat) -> Reason | None:
    """Return why *seat* may not draw now (rule 1.5)."""
    if not table.to_draw:
        return Reason(ReasonCode.NOTHING_TO_DRAW)
    if seat != table.leader:
        return Reason(ReasonCode.NOT_YOUR_TURN)
    if table.lead_marriage is not None:
        return Reason(ReasonCode.MUST_CLOSE)
    return None


def why_no_claim(table: PublicState, seat: Seat) -> Reason | None:
    """Return why *seat* may not claim now (rule 1.11.2); whether it is correct plays no part."""
    if not table.claim_open(seat):
        return Reason(ReasonCode.CLAIM_NOT_NOW, table.played)
    if not table.has_trick(seat):
        return Reason(ReasonCode.CLAIM_NEEDS_TRICK)
    if table.to_draw and seat == table.leader and table.lead_marriage is not None:
        return Reason(ReasonCode.MUST_CLOSE)
    return None


def _marriages(table: PublicState, seat: Seat, hand: Hand) -> list[Action]:
    """The marriages that *seat* may announce now, where the rules have some at this lead."""
    pairs = []
    for card in hand:
        if card.rank is _KING and _HALVES[card.suit][1] in hand and card.suit not in pairs:
            pairs.append(card.suit)
    return [MARRIAGES[s] for s in pairs if why_no_marriage(table, seat, hand, s) is None]


def _halves(table: PublicState, suit: Suit, hand: Hand) -> Hand:
    """The cards that may be led after announcing the marriage of *suit*."""
    ranks = (Rank.KING,) if table.rules.marriage_leads_king else (Rank.KING, Rank.QUEEN)
    return tuple([card for card in hand if card.suit is suit and card.rank in ranks])


def _just_closed_by_other(table: PublicState, seat: Seat) -> bool:
    """Whether rules and moment allow *seat* to exchange on the close just made against it."""
    closing, rules = table.closing, table.rules
    return (
        closing is not None
        and rules.exchange_on_opponents_close
        and rules.side(closing.by) != rules.side(seat)
        and closing.at == len(table.tricks)
        and not table.played
    )
