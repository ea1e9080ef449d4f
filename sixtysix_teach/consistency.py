"""Whether a position can be: cards, hand sizes, tricks, marriages and the close fit together.

Used for positions that come from outside (a text, a puzzle file). Every check raises DealError and
says which card, seat or number does not fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sixtysix_teach.actions import CountCards
from sixtysix_teach.cards import Card, Rank, in_order
from sixtysix_teach.deal import check_cards
from sixtysix_teach.errors import DealError
from sixtysix_teach.moments import Closing, Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import Rules
from sixtysix_teach.state import State


def open_tricks(rules: Rules, closing: Closing | None, tricks: int) -> int:
    """Return how many of the first *tricks* tricks were played with the stock open.

    >>> from sixtysix_teach.presets import CLASSIC
    >>> open_tricks(CLASSIC, None, 9), open_tricks(CLASSIC, Closing(0, 2), 9)
    (6, 2)
    """
    limit = rules.stock_size // rules.players
    if closing is not None:
        limit = min(limit, closing.at)
    return min(tricks, limit)


def check_state(state: State) -> None:
    """Raise DealError unless *state* is consistent; the order of the checks is from cards up."""
    cards = [card for hand in state.hands for card in hand] + list(state.stock)
    cards += _public_cards(state)
    check_cards(cards, state.rules)
    _check_public(state)
    for seat, shown in enumerate(state.shown):
        absent = [card for card in shown if card not in state.hands[seat]]
        if absent:
            raise DealError(f"{absent[0]} is said to be in the hand of seat {seat} and is not")


def check_view(view: Observation) -> None:
    """Raise DealError unless *view* is consistent as far as its seat can know."""
    seen = [*view.hand, *_public_cards(view)]
    for seat, shown in enumerate(view.shown):
        if seat != view.seat:
            seen += shown
    _check_known(seen, view.rules)
    if len(view.hand) != view.hand_sizes[view.seat]:
        raise DealError(f"seat {view.seat} holds {len(view.hand)} cards")
    absent = [card for card in view.shown[view.seat] if card not in view.hand]
    if absent:
        raise DealError(f"{absent[0]} is said to be in the hand of seat {view.seat} and is not")
    for seat, shown in enumerate(view.shown):
        if len(shown) > view.hand_sizes[seat]:
            raise DealError(f"seat {seat} holds fewer cards than it has shown")
    _check_public(view)


def _public_cards(table: PublicState) -> list[Card]:
    cards = [card for trick in table.tricks for card in trick.cards] + list(table.played)
    return cards + ([table.turn_up] if table.turn_up is not None else [])


def _check_known(cards: Sequence[Card], rules: Rules) -> None:
    extra = Counter(cards) - Counter(rules.pack)
    if extra:
        raise DealError(
            "twice, or not in the pack: "
            + " ".join(card.code for card in in_order(extra.elements()))
        )


def _check_public(table: PublicState) -> None:
    _check_tricks(table)
    _check_sizes(table)
    _check_closing(table)
    _check_marriages(table)
    if table.ended is not None and isinstance(table.ended, CountCards) and not table.cards_out:
        raise DealError("the cards are counted only after the last trick")


def _check_tricks(table: PublicState) -> None:
    if table.turn_up is not None and table.turn_up.suit is not table.trump:
        raise DealError(f"the turn-up {table.turn_up} is not of the trump suit")
    leader = 0
    for number, trick in enumerate((*table.tricks, table.trick), start=1):
        if trick.leader != leader:
            raise DealError(f"trick {number} is led by seat {trick.leader}, not by seat {leader}")
        if trick.winner is not None:
            leader = trick.winner


def _check_sizes(table: PublicState) -> None:
    rules = table.rules
    opened = open_tricks(rules, table.closing, len(table.tricks))
    behind = table.to_draw or (table.closing is not None and table.closing.before_draw)
    if behind and opened == 0:
        raise DealError("there is no open trick to draw after")
    if table.to_draw and (opened < len(table.tricks) or table.closing or table.played):
        raise DealError("no draw is due here")
    draws = opened - behind
    stock = rules.stock_size - rules.players * draws
    if table.stock_size != stock or (table.turn_up is None) != (stock == 0):
        raise DealError(f"the stock has {table.stock_size} cards and should have {stock}")
    full = rules.hand_size - len(table.tricks) + draws
    for seat in range(rules.players):
        place = (seat - table.leader) % rules.players
        due = full - (place < len(table.played))
        if table.cards_held(seat) != due:
            raise DealError(
                f"seat {seat} holds {table.cards_held(seat)} cards and should hold {due}"
            )


def _check_closing(table: PublicState) -> None:
    closing, rules = table.closing, table.rules
    if closing is None:
        return
    limit = (rules.stock_size - rules.close_min_stock) // rules.players
    if closing.before_draw and not rules.close_before_draw:
        raise DealError("these rules have no close before the draw")
    if not 0 <= closing.at <= min(len(table.tricks), limit):
        raise DealError(f"the stock cannot have been closed after {closing.at} tricks")
    if closing.at == 0 and not rules.close_at_first_lead:
        raise DealError("these rules have no close at the first lead")
    leader = _trick_at(table, closing.at).leader
    if closing.by != leader:
        raise DealError(f"seat {leader} was on lead and closed, not seat {closing.by}")


def _check_marriages(table: PublicState) -> None:
    before = -1
    for marriage in table.marriages:
        if not table.rules.marriages:
            raise DealError("these rules have no marriages")
        if not before < marriage.at <= len(table.tricks):
            raise DealError("marriages stand in order, at most one at a lead")
        before = marriage.at
        trick = _trick_at(table, marriage.at)
        both = (Card(Rank.KING, marriage.suit), Card(Rank.QUEEN, marriage.suit))
        if trick.leader != marriage.by:
            raise DealError(f"seat {marriage.by} was not on lead after {marriage.at} tricks")
        if trick.lead is not None and trick.lead not in both:
            raise DealError(f"{trick.lead} was led from the marriage in {marriage.suit.word}")
        if trick.lead is None and not set(both) <= set(table.shown[marriage.by]):
            raise DealError(f"both halves in {marriage.suit.word} must be among the cards shown")
        if table.cards_out and trick.lead is None:
            raise DealError("no marriage can be announced after the last trick")


def _trick_at(table: PublicState, number: int) -> Trick:
    return (*table.tricks, table.trick)[number]
