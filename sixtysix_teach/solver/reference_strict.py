"""The strict phase with open cards, on plain numbers: the reference where it would be slow.

The search over states in :mod:`~sixtysix_teach.solver.reference` asks the engine at every step.
Once nobody draws any more, little is left to ask: which cards may answer which, and what the end is
worth. Both are still the engine's own answers, asked once and kept; between them this is the same
game of two as there, and the tests hold the one against the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sixtysix_teach.actions import COUNT, ClaimSixtySix
from sixtysix_teach.cards import Card, Rank, Suit, beats
from sixtysix_teach.duties import playable_cards
from sixtysix_teach.moments import Trick
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import ClaimWindow, MarriagePhase, TricklessMarriage
from sixtysix_teach.seats import PerSeat, Seat
from sixtysix_teach.solver.answers import BEST, WORST
from sixtysix_teach.solver.reference import Count, game_points, other_seat
from sixtysix_teach.state import State

Bits = int
"""Some cards: for each of them the bit that has its place in the pack."""

Side = tuple[Bits, int, bool, Seat]
"""One player: the hand, its card points with pending marriages, whether it has a trick, the seat.
"""

Limits = tuple[int, int]
"""The least and the most that a value can be."""

UNKNOWN: Limits = (WORST, BEST)


def is_lean(table: PublicState) -> bool:
    """Return whether the strict phase holds and nobody may exchange any more.

    Right after a close the other player may, under some rules.
    """
    if not table.must_follow:
        return False
    closing = table.closing
    just_closed = closing is not None and closing.at == len(table.tricks) and not table.played
    return not (just_closed and table.rules.exchange_on_opponents_close)


def bits_of(cards: Iterable[Card]) -> Bits:
    """Return some cards as bits.

    >>> bits_of([Card.AS, Card.KS])
    5
    """
    return sum(1 << card.index for card in cards)


def pair_of(suit: Suit) -> Bits:
    """Return king and queen of *suit* as bits."""
    return bits_of([Card(Rank.KING, suit), Card(Rank.QUEEN, suit)])


class StrictGame:
    """Values of the strict moments of one deal, from *start* on.

    Every value is that of the player to move: what he wins, the other loses. A value within the
    window from *low* to *high* is exact; below or above it is only a bound on that side.
    """

    def __init__(self, start: State, count: Count) -> None:
        rules = start.rules
        self.start = start
        self.rules = rules
        self.count = count
        self.cards = {1 << card.index: card for card in rules.pack}
        self.late_marriages = rules.marriages and rules.marriage_phase is MarriagePhase.ANY
        self.claims_in_tricks = rules.claim_window is not ClaimWindow.ON_LEAD
        self.last_trick = rules.last_trick_points if start.closing is None else 0
        leading = (Rank.KING,) if rules.marriage_leads_king else (Rank.KING, Rank.QUEEN)
        self.halves = bits_of(card for card in rules.pack if card.rank in leading)
        self._leads: dict[Bits, tuple[tuple[Bits, Bits], ...]] = {}
        self._replies: dict[tuple[Bits, Bits], tuple[tuple[Bits, int, bool], ...]] = {}
        self._ends: dict[tuple[object, ...], Limits] = {}
        self._found: dict[tuple[Side, Side, Bits], Limits] = {}

    def value(self, state: State, seat: Seat) -> int:
        """Return the most game points that *seat* can force from *state*, of the same deal."""
        if state.ended is not None:
            return game_points(state, seat)
        mover = state.to_move
        mine, theirs = self.side(state, mover), self.side(state, other_seat(mover))
        if state.played:
            lead = bits_of(state.played)
            value = self.reply(mine, theirs, lead, WORST, BEST)
        else:
            value = self.lead(mine, theirs, WORST, BEST, self.announced(state))
        return value if seat == mover else -value

    def side(self, state: State, seat: Seat) -> Side:
        """Return the player at *seat*."""
        pending = sum(marriage.points for marriage in state.marriages if marriage.by == seat)
        points = state.trick_points[seat] + pending
        return (bits_of(state.hands[seat]), points, state.has_trick(seat), seat)

    def announced(self, state: State) -> Bits:
        """Return the cards one of which must be led now, none if nothing has been announced."""
        marriage = state.lead_marriage
        return 0 if marriage is None else pair_of(marriage.suit) & self.halves

    # --- the search -------------------------------------------------------------------------------

    def lead(self, mine: Side, theirs: Side, low: int, high: int, halves: Bits = 0) -> int:
        """Return the value on lead; after an announcement only *halves* of it may be led."""
        least, most = self.limits(mine, theirs, on_lead=True)
        key = (mine, theirs, halves)
        known_least, known_most = self._found.get(key, UNKNOWN)
        least, most = max(least, known_least), min(most, known_most)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.count.one_more()
        low, high = max(low, least), min(high, most)
        value = max(least, min(most, self._best_lead(mine, theirs, low, high, halves)))
        self._found[key] = (
            value if value > low else least,
            value if value < high else most,
        )
        return value

    def _best_lead(self, mine: Side, theirs: Side, low: int, high: int, halves: Bits) -> int:
        """Return the best of announcing and leading, or the count after the last trick."""
        hand, points, has_trick, seat = mine
        if not hand:
            return self.ended(None, mine, theirs)
        best = -BEST - 1
        if self.late_marriages and not halves:
            for pair, worth in self.marriages(hand, has_trick):
                announced = (hand, points + worth, has_trick, seat)
                best = max(best, self.lead(announced, theirs, low, high, pair & self.halves))
                if best >= high:
                    return best
                low = max(low, best)
        for card, rest in self.leads(hand):
            if halves and not card & halves:
                continue
            left = (rest, points, has_trick, seat)
            value = -self.reply(theirs, left, card, -high, -low)
            if value > best:
                best = value
                if value >= high:
                    break
                if value > low:
                    low = value
        return best

    def reply(self, mine: Side, theirs: Side, lead: Bits, low: int, high: int) -> int:
        """Return the value for who has to answer the card *lead*."""
        least, most = WORST, BEST
        if self.claims_in_tricks:
            least, most = self.limits(mine, theirs, on_lead=False)
            if least >= high or least == most:
                return least
            if most <= low:
                return most
            low, high = max(low, least), min(high, most)
        hand, points, has_trick, seat = mine
        other_hand, other_points, _, other = theirs
        best = -BEST - 1
        for rest, worth, wins in self.replies(lead, hand):
            if wins:
                value = self.lead((rest, points + worth, True, seat), theirs, low, high)
            else:
                winner = (other_hand, other_points + worth, True, other)
                value = -self.lead(winner, (rest, points, has_trick, seat), -high, -low)
            if value > best:
                best = value
                if value >= high:
                    break
                if value > low:
                    low = value
        return max(least, min(most, best))

    # --- cards ------------------------------------------------------------------------------------

    def held(self, hand: Bits) -> tuple[Card, ...]:
        """Return the cards of *hand* in the order of the pack."""
        return tuple([card for bit, card in self.cards.items() if bit & hand])

    def leads(self, hand: Bits) -> tuple[tuple[Bits, Bits], ...]:
        """Return each card of *hand* and the others, the high cards first."""
        known = self._leads.get(hand)
        if known is None:
            cards = sorted(self.held(hand), key=lambda card: -card.strength)
            bits = [1 << card.index for card in cards]
            known = self._leads[hand] = tuple([(bit, hand ^ bit) for bit in bits])
        return known

    def replies(self, lead: Bits, hand: Bits) -> tuple[tuple[Bits, int, bool], ...]:
        """Return for each allowed answer: the cards left, what the trick is worth, who wins it.

        Those that win come first, the dearest before the others; then the cheapest that lose.
        """
        known = self._replies.get((lead, hand))
        if known is None:
            led, trump = self.cards[lead], self.start.trump
            made = []
            for card in playable_cards(self.held(hand), (led,), trump=trump, rules=self.rules):
                wins = beats(card, led, trump=trump)
                rest = hand ^ (1 << card.index)
                worth = led.points + card.points + (0 if rest else self.last_trick)
                made.append((rest, worth, wins))
            made.sort(key=lambda reply: (0, -reply[1]) if reply[2] else (1, reply[1]))
            known = self._replies[lead, hand] = tuple(made)
        return known

    def marriages(self, hand: Bits, has_trick: bool) -> list[tuple[Bits, int]]:
        """Return for each marriage in *hand*: its two cards, and what it is worth."""
        rules = self.rules
        if not has_trick and rules.trickless_marriage is TricklessMarriage.FORBIDDEN:
            return []
        void = not has_trick and rules.trickless_marriage is TricklessMarriage.WORTHLESS
        made = []
        for suit in Suit:
            pair = pair_of(suit)
            if hand & pair == pair:
                trump = suit is self.start.trump
                worth = rules.trump_marriage_points if trump else rules.marriage_points
                made.append((pair, 0 if void else worth))
        return made

    # --- what the end is worth --------------------------------------------------------------------

    def limits(self, mine: Side, theirs: Side, *, on_lead: bool) -> Limits:
        """Return between what the value lies, whatever the cards: both may claim, or not yet.

        Only this counts of the points: who has the target, and who is safe from paying more.
        """
        _, points, has_trick, seat = mine
        _, other_points, other_has_trick, _ = theirs
        target, safe = self.rules.target, self.rules.schneider
        key = (
            seat,
            on_lead,
            has_trick,
            other_has_trick,
            (points >= safe) + (points >= target),
            (other_points >= safe) + (other_points >= target),
        )
        known = self._ends.get(key)
        if known is None:
            known = self._ends[key] = self._limits(mine, theirs, on_lead)
        return known

    def _limits(self, mine: Side, theirs: Side, on_lead: bool) -> Limits:
        seat, other, window = mine[3], theirs[3], self.rules.claim_window
        least, most = -self._most(theirs, mine), self._most(mine, theirs)
        claim = WORST
        if mine[2] and (on_lead or window is not ClaimWindow.ON_LEAD):
            claim = self.ended(seat, mine, theirs)
            least = max(least, claim)
        if theirs[2] and window is ClaimWindow.ANY_TIME:
            # The other may claim before anything else but a claim is done.
            most = min(most, max(claim, self.ended(other, mine, theirs)))
        return least, most

    def _most(self, mine: Side, theirs: Side) -> int:
        """The most that a player can still win against one who makes no wrong claim.

        That is what a right claim is worth now: the other's points only grow. Or, if the other has
        closed, what he pays when he fails.
        """
        hand, points, _, seat = mine
        best = self.ended(seat, (hand, max(points, self.rules.target), True, seat), theirs)
        closing = self.start.closing
        if closing is not None and closing.by != seat:
            best = max(best, self.ended(None, mine, theirs))
        return best

    def ended(self, claimant: Seat | None, mine: Side, theirs: Side) -> int:
        """Return what the end of the deal brings: by a claim, or by the count after my trick."""
        start = self.start
        tricks, taken = start.tricks, [0, 0]
        for _, points, has_trick, seat in (mine, theirs):
            if has_trick:
                announced = sum(m.points for m in start.marriages if m.by == seat)
                taken[seat] = points - announced
                if not start.tricks_won(seat):
                    tricks = (*tricks, Trick(seat, (), seat, True))
        table = replace(
            start,
            tricks=tricks,
            trick_points=PerSeat(taken),
            leader=mine[3] if claimant is None else claimant,
            played=(),
            ended=COUNT if claimant is None else ClaimSixtySix(by=claimant),
        )
        return game_points(table, mine[3])
