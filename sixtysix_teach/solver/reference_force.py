"""What one seat can force in the strict phase, on plain numbers.

The same game as in :mod:`~sixtysix_teach.solver.reference_belief`, with the numbers of
:mod:`~sixtysix_teach.solver.reference_strict`. The other hand is its known cards and some, as many
as *hidden*, of those it may hold. Once all of it is known, the cards are open.
"""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_teach.cards import beats
from sixtysix_teach.solver.answers import BEST, WORST
from sixtysix_teach.solver.reference import Count, game_points, other_seat
from sixtysix_teach.solver.reference_belief import Belief, BeliefGame
from sixtysix_teach.solver.reference_strict import (
    UNKNOWN,
    Bits,
    Limits,
    Side,
    StrictGame,
    bits_of,
    is_lean,
)
from sixtysix_teach.state import State

Doubt = tuple[Bits, int]
"""The cards that the other may hold besides its known ones, and how many of them it does."""

Position = tuple[Side, Side, Doubt, bool, Bits, Bits]
"""I, the other with his known cards, the doubt, whether it is my turn, the card led or 0, and the
cards one of which must be led after an announcement or 0."""


class LeanBeliefGame(BeliefGame):
    """The search over what a seat knows, on numbers where nobody may exchange any more."""

    def __init__(self, start: Belief, count: Count) -> None:
        super().__init__(start.seat, count)
        self._game = ForceGame(start.state, count) if is_lean(start.state) else None

    def value(self, position: Belief) -> int:
        """Return the most game points that the seat can force from *position*."""
        if not is_lean(position.state):
            return super().value(position)
        game = self._game or ForceGame(position.state, self.count)
        return game.sure(position)


class ForceGame(StrictGame):
    """What I can force in the strict moments of one deal, from *start* on.

    All values are mine: I take the best, and the other the worst that any hand of his allows.
    """

    def __init__(self, start: State, count: Count) -> None:
        super().__init__(start, count)
        self.strong_first = sorted(self.cards, key=lambda bit: -self.cards[bit].strength)
        self._answers: dict[Bits, list[tuple[Bits, Bits, int, bool]]] = {}
        self._forced: dict[Position, Limits] = {}

    def sure(self, belief: Belief) -> int:
        """Return the most game points that the seat of *belief* can force."""
        state, seat, other = belief.state, belief.seat, other_seat(belief.seat)
        if state.ended is not None:
            return game_points(state, seat)
        known = bits_of(state.shown[other])
        doubt = (bits_of(belief.maybe), len(state.hands[other]) - known.bit_count())
        _, points, has_trick, _ = self.side(state, other)
        theirs, my_turn = (known, points, has_trick, other), state.to_move == seat
        lead, halves = bits_of(state.played), self.announced(state)
        return self.force(
            (self.side(state, seat), theirs, doubt, my_turn, lead, halves), WORST, BEST
        )

    def force(self, position: Position, low: int, high: int) -> int:
        """Return the value of *position*; outside of *low* to *high* it is only a bound."""
        mine, theirs, (maybe, hidden), my_turn, lead, halves = position
        if not hidden or maybe.bit_count() == hidden:
            hand, points, has_trick, other = theirs
            known = (hand | maybe if hidden else hand, points, has_trick, other)
            return self._open_cards(mine, known, my_turn, lead, halves, low, high)
        least, most = self._forced.get(position, UNKNOWN)
        if not lead or self.claims_in_tricks:
            mover, waits = (mine, theirs) if my_turn else (theirs, mine)
            bounds = self.limits(mover, waits, on_lead=not lead)
            least = max(least, bounds[0] if my_turn else -bounds[1])
            most = min(most, bounds[1] if my_turn else -bounds[0])
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.count.one_more()
        low, high = low_at_first, high_at_first = max(low, least), min(high, most)
        value = WORST - 1 if my_turn else BEST + 1
        for after in self._mine(position) if my_turn else self._theirs(position):
            found = self.force(after, low, high)
            if my_turn:
                value = max(value, found)
                low = max(low, value)
            else:
                value = min(value, found)
                high = min(high, value)
            if low >= high:
                break
        value = max(least, min(most, value))
        self._forced[position] = (
            value if value > low_at_first else least,
            value if value < high_at_first else most,
        )
        return value

    def _open_cards(
        self, mine: Side, theirs: Side, my_turn: bool, lead: Bits, halves: Bits, low: int, high: int
    ) -> int:
        if not my_turn:
            return -self._open_cards(theirs, mine, True, lead, halves, -high, -low)
        if lead:
            return self.reply(mine, theirs, lead, low, high)
        return self.lead(mine, theirs, low, high, halves)

    def _mine(self, position: Position) -> Iterator[Position]:
        """Yield what comes of each card that I may play, and of each marriage."""
        (hand, points, has_trick, seat), theirs, doubt, _, lead, halves = position
        if lead:
            known, other_points, _, other = theirs
            for rest, worth, wins in self.replies(lead, hand):
                if wins:
                    yield (rest, points + worth, True, seat), theirs, doubt, True, 0, 0
                else:
                    winner = (known, other_points + worth, True, other)
                    yield (rest, points, has_trick, seat), winner, doubt, False, 0, 0
            return
        if self.late_marriages and not halves:
            for pair, worth in self.marriages(hand, has_trick):
                announced = (hand, points + worth, has_trick, seat)
                yield announced, theirs, doubt, True, 0, pair & self.halves
        for card, rest in self.leads(hand):
            if card & halves or not halves:
                yield (rest, points, has_trick, seat), theirs, doubt, False, card, 0

    def _theirs(self, position: Position) -> Iterator[Position]:
        """Yield what comes of each card that the other can play with some hand, and so on."""
        mine, (known, points, has_trick, seat), (maybe, hidden), _, lead, halves = position
        if lead:
            yield from self._their_answers(position)
            return
        if self.late_marriages and not halves:
            for pair, worth in self.marriages(known | maybe, has_trick):
                more = hidden - (pair & ~known).bit_count()
                if more >= 0:
                    shown = (known | pair, points + worth, has_trick, seat)
                    yield mine, shown, (maybe & ~pair, more), False, 0, pair & self.halves
        for card in self.strong_first:
            if card & (halves or known | maybe):
                held = (known & ~card, points, has_trick, seat)
                left = (maybe & ~card, hidden - (not card & known))
                yield mine, held, left, True, card, 0

    def _their_answers(self, position: Position) -> Iterator[Position]:
        mine, (known, points, has_trick, seat), (maybe, hidden), _, lead, _ = position
        hand, my_points, _, me = mine
        for card, lacks, worth, wins in self.answers(lead):
            more, rest = hidden - (not card & known), maybe & ~lacks & ~card
            if not card & (known | maybe) or known & lacks or not 0 <= more <= rest.bit_count():
                continue
            worth += 0 if hand else self.last_trick
            if wins:
                winner = (known & ~card, points + worth, True, seat)
                yield mine, winner, (rest, more), False, 0, 0
            else:
                left = (known & ~card, points, has_trick, seat)
                yield (hand, my_points + worth, True, me), left, (rest, more), True, 0, 0

    def answers(self, lead: Bits) -> list[tuple[Bits, Bits, int, bool]]:
        """Return for each card: what who answers with it cannot hold, the trick, who wins it.

        With any of those cards, the duty to follow, to head or to trump would forbid this one.
        """
        known = self._answers.get(lead)
        if known is not None:
            return known
        led, trump, pack = self.cards[lead], self.start.trump, self.rules.pack
        suit = bits_of(card for card in pack if card.suit is led.suit)
        higher = bits_of(c for c in pack if c.suit is led.suit and c.strength > led.strength)
        trumps = bits_of(card for card in pack if card.suit is trump)
        made = self._answers[lead] = []
        for card in pack:
            wins = beats(card, led, trump=trump)
            if card.suit is led.suit:
                lacks = 0 if wins or not self.rules.must_head else higher
            else:
                lacks = suit | (0 if wins or not self.rules.must_trump else trumps)
            made.append((1 << card.index, lacks, led.points + card.points, wins))
        made.sort(key=lambda answer: (0, -answer[2]) if answer[3] else (1, answer[2]))
        return made
