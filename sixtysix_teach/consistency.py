"""Whether a position can be: cards, hand sizes, tricks, marriages and the close fit together.

Used for positions that come from outside (a text, a puzzle file). Every check raises DealError and
says which card, seat or number does not fit. What passes can be played to its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations

from sixtysix_teach.actions import CountCards
from sixtysix_teach.cards import Card, Rank, in_order
from sixtysix_teach.deal import check_cards
from sixtysix_teach.duties import duty_broken
from sixtysix_teach.errors import DealError
from sixtysix_teach.legality import why_no_claim, why_no_close
from sixtysix_teach.moments import Closing, Marriage, Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import MarriagePhase, Rules, TricklessMarriage
from sixtysix_teach.seats import Seat
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
    for seat, shown in enumerate(state.shown):
        _check_shown(seat, shown, state.hands[seat])
    _check_public(state)
    _check_duties(state, state.hands)


def check_view(view: Observation) -> None:
    """Raise DealError unless *view* is consistent as far as its seat can know."""
    known = [view.hand if seat == view.seat else shown for seat, shown in enumerate(view.shown)]
    _check_known([*_public_cards(view), *(c for hand in known for c in hand)], view.rules)
    _check_shown(view.seat, view.shown[view.seat], view.hand)
    for seat, cards in enumerate(known):
        if len(cards) > view.hand_sizes[seat]:
            raise DealError(
                f"seat {seat} has shown {len(cards)} cards and holds {view.hand_sizes[seat]}"
            )
    _check_public(view)
    _check_duties(view, known)
    _check_room(view)


def _public_cards(table: PublicState) -> list[Card]:
    cards = [card for trick in table.tricks for card in trick.cards] + list(table.played)
    return cards + ([table.turn_up] if table.turn_up is not None else [])


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in in_order(cards))


def _check_known(cards: Sequence[Card], rules: Rules) -> None:
    extra = Counter(cards) - Counter(rules.pack)
    foreign = [card for card in extra if card not in rules.pack]
    if foreign:
        raise DealError(f"not in the pack: {_codes(foreign)}")
    if extra:
        raise DealError(f"twice or too often: {_codes(extra.elements())}")


def _check_shown(seat: Seat, shown: Sequence[Card], hand: Sequence[Card]) -> None:
    absent = Counter(shown) - Counter(hand)
    if absent:
        raise DealError(
            f"shown in the hand of seat {seat}, which does not hold it: {_codes(absent.elements())}"
        )


def _check_public(table: PublicState) -> None:
    _check_tricks(table)
    _check_sizes(table)
    _check_closing(table)
    for marriage, before in zip(table.marriages, (None, *table.marriages), strict=False):
        _check_marriage(table, marriage, -1 if before is None else before.at)
    if table.to_draw and table.lead_marriage and why_no_close(table, table.leader):
        raise DealError("a marriage before the draw goes with a close, which is not possible here")
    _check_ended(table)


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
    if table.stock_size != stock:
        raise DealError(f"the stock has {table.stock_size} cards and should have {stock}")
    if table.turn_up is None and stock:
        raise DealError("the stock has no turn-up: write '+' and the card at its end")
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
    if closing.before_draw and not rules.close_before_draw:
        raise DealError("these rules have no close before the draw")
    # On lead a full draw must be left; before the draw it is still due.
    needed = rules.close_min_stock
    if not closing.before_draw:
        needed = max(needed, rules.players)
    left = rules.stock_size - rules.players * closing.at
    if closing.at > len(table.tricks) or left < needed:
        raise DealError(f"the stock cannot have been closed after {closing.at} tricks")
    if closing.at == 0 and not rules.close_at_first_lead:
        raise DealError("these rules have no close at the first lead")
    leader = _trick_at(table, closing.at).leader
    if closing.by != leader:
        raise DealError(f"seat {leader} was on lead and closed, not seat {closing.by}")


def _check_marriage(table: PublicState, marriage: Marriage, before: int) -> None:
    rules, by, at = table.rules, marriage.by, marriage.at
    named = f"marriage in {marriage.suit.word} after {at} tricks"
    if not rules.marriages:
        raise DealError("these rules have no marriages")
    if not before < at <= len(table.tricks):
        raise DealError(f"{named}: they stand in order, at most one at a lead")
    trick = _trick_at(table, at)
    if trick.leader != by:
        raise DealError(f"{named}: seat {by} was not on lead")
    if table.cards_out and trick.lead is None:
        raise DealError(f"{named}: no card is left to lead")
    if rules.marriage_phase is MarriagePhase.OPEN and not _open_at(table, at):
        raise DealError(f"{named}: the stock was not open any more")
    forbidden = rules.trickless_marriage is TricklessMarriage.FORBIDDEN
    if forbidden and not table.tricks_won(by, until=at):
        raise DealError(f"{named}: seat {by} had won no trick")
    both = (Card(Rank.KING, marriage.suit), Card(Rank.QUEEN, marriage.suit))
    if trick.lead is not None and trick.lead not in both[: 1 if rules.marriage_leads_king else 2]:
        raise DealError(f"{named}: {trick.lead} was led")
    # Whatever half has not been played since is public, and still in that hand.
    later = (*table.tricks[at:], table.trick)
    gone = [c for t in later for c in t.cards[(by - t.leader) % rules.players :][:1]]
    absent = [card for card in both if card not in gone and card not in table.shown[by]]
    if absent:
        raise DealError(f"{named}: {_codes(absent)} must be among the cards shown by seat {by}")


def _open_at(table: PublicState, at: int) -> bool:
    """Whether the stock was open at the lead after *at* tricks, when a marriage was announced."""
    closing, players = table.closing, table.rules.players
    if closing is not None and closing.at < at:
        return False
    before_close = closing is not None and closing.before_draw and closing.at == at
    before_draw = before_close or (table.to_draw and at == len(table.tricks))
    return before_draw or table.rules.stock_size - players * at >= players


def _check_ended(table: PublicState) -> None:
    ended = table.ended
    if ended is None:
        return
    if isinstance(ended, CountCards):
        if not table.cards_out:
            raise DealError("the cards are counted only after the last trick")
        return
    assert ended.by is not None
    reason = why_no_claim(replace(table, ended=None), ended.by)
    if reason is not None:
        raise DealError(f"seat {ended.by} cannot have claimed here: {reason.code.value}")


def _check_duties(table: PublicState, hands: Sequence[Sequence[Card]]) -> None:
    """Refuse a trick in which a follower broke a duty; *hands* are the cards known to be held.

    Nobody draws in the strict phase: what a seat holds and has played since, it held then.
    """
    held = [tuple(hand) for hand in hands]
    tricks = (*table.tricks, table.trick)
    for number in range(len(tricks) - 1, -1, -1):
        trick = tricks[number]
        if not trick.strict:
            break
        for place, card in enumerate(trick.cards):
            seat = trick.seat_of(place, players=table.rules.players)
            held[seat] = (*held[seat], card)
            if place == 0:
                continue
            reason = duty_broken(
                card, held[seat], trick.cards[:place], trump=table.trump, rules=table.rules
            )
            if reason is not None:
                raise DealError(
                    f"trick {number + 1}: seat {seat} played {card} and held "
                    f"{_codes(reason.allowed)} ({reason.code.value})"
                )


def _check_room(view: Observation) -> None:
    """Refuse a view in which the unseen cards cannot fill the other hands.

    By Hall's theorem the hands can be filled if any of them together have cards enough.
    """
    others = [seat for seat in range(view.rules.players) if seat != view.seat]
    hidden = {seat: view.hand_sizes[seat] - len(view.shown[seat]) for seat in others}
    for count in range(1, len(others) + 1):
        for seats in combinations(others, count):
            lacked = set.intersection(*(set(view.excluded[seat]) for seat in seats))
            fit = sum(card not in lacked for card in view.unseen)
            if fit < sum(hidden[seat] for seat in seats):
                names = " and ".join(map(str, seats))
                raise DealError(f"seat {names}: too few cards are left that it can hold")


def _trick_at(table: PublicState, number: int) -> Trick:
    return (*table.tricks, table.trick)[number]
