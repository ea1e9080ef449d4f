"""The odds of closing: every way to close, over every hand that the other seat can hold."""

from __future__ import annotations

import struct

from sixtysix_teach.actions import Action, Play
from sixtysix_teach.cards import Card
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver import reference_odds
from sixtysix_teach.solver.answers import Odds, Split, Way
from sixtysix_teach.solver.desk import ODDS, QUESTIONS_AT, asking, choose, set_limit
from sixtysix_teach.solver.encode import naming
from sixtysix_teach.solver.encode_view import view_bytes
from sixtysix_teach.solver.host import Kernel
from sixtysix_teach.solver.reference import (
    check_playable,
    claims_against,
    game_points,
    too_much,
)
from sixtysix_teach.solver.reference_hands import (
    candidates,
    count_hands,
    hands_of,
    hidden_cards,
    state_of,
)
from sixtysix_teach.solver.reference_odds import Actions, ways_of
from sixtysix_teach.state import State

NODES = 400_000_000
"""Positions after which the kernel gives up the odds of one way with open cards."""

DEFENCE_NODES = 30_000_000
"""The same for best defence; there also vectors compared count."""

DEFENCE_HANDS = 128
"""Best defence is worked out for at most so many hands: above that the plans become too many."""

SHORT = 1_000_000
"""Nodes that best defence may search before it is asked again in a way that Ctrl-C can stop."""

CHUNK = 4096
"""Hands in one call."""

_ANY_CARD = 255


def odds(
    view: Observation,
    *,
    best_defence: bool = True,
    nodes: int | None = None,
    use: str | None = None,
) -> Odds:
    """Return what each way to close, or each action after a close, brings over all hands.

    All hands that fit what the seat knows are equally likely. With open cards: the seat sees the
    hand from its first card on, so this is never too low. Against best defence: one plan, fixed
    without seeing the hand, and a defence that sees everything; worked out for up to 128 hands,
    with more ``best_defence`` is None. Raises SolverLimit for more than two seats or packs, for a
    deal that has ended, and beyond *nodes* positions for one way.

    >>> from sixtysix_teach import Deal
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> answer = odds(view)
    >>> answer.hands, len(answer.ways), answer.best_open[0].open_cards.wins
    (12376, 6, 305)
    """
    check_playable(view, "odds")
    kernel = choose(view.rules, use)
    hands = count_hands(view)
    defended = best_defence and hands <= DEFENCE_HANDS
    if kernel is None:
        return reference_odds.odds(view, best_defence=defended, nodes=nodes)
    # One state of many: only what the seat sees of it is used.
    state = state_of(view, next(hands_of(view)))
    tally = _Tally(kernel, view, nodes)
    ways = tuple(tally.judge(state, way, defended) for way in ways_of(state, view.seat))
    return Odds(view.seat, hands, ways, tally.nodes, "kernel")


def begin(state: State, before: Actions, seat: Seat) -> tuple[State, int]:
    """Return the state after *before*, and the most that *seat* can still get on such a way.

    The other seat may claim between its actions, where the rules let it claim out of turn.
    """
    cap = 9
    for action in before:
        state = state.apply(action)
        cap = min([cap, *claims_against(state, seat)])
    return state, cap


class _Tally:
    """Judges ways one by one for the same view."""

    def __init__(self, kernel: Kernel, view: Observation, nodes: int | None) -> None:
        self.kernel = kernel
        self.view = view
        self.seat = view.seat
        self.limit = nodes
        # With a limit the answer must not depend on what was asked before.
        self.anew = nodes is not None
        self.nodes = 0
        self.hands = count_hands(view)
        self.candidates = candidates(view)
        # Ways that differ in the lead only stand together: what comes before it is done once.
        self.begun: tuple[Actions, State, int] | None = None

    def judge(self, state: State, way: Actions, defended: bool) -> Way:
        """Return the way with what it brings."""
        if self.begun is None or self.begun[0] != way[:-1]:
            self.begun = (way[:-1], *begin(state, way[:-1], self.seat))
        _, state, cap = self.begun
        last = way[-1] if way else None
        if last is not None and not isinstance(last, Play):
            state = state.apply(last)
            if state.ended is not None:
                return self._settled(way, game_points(state, self.seat), defended)
        view = state.observation(self.seat)
        card = _ANY_CARD
        if isinstance(last, Play):
            card = naming(view.trump).number[last.card]
        # A single action is done before the other seat can step in.
        question = view_bytes(view, exchange=card == _ANY_CARD or len(way) > 1, cap=cap)
        with asking(self.kernel, view.rules, ODDS, anew=self.anew) as area:
            self.anew = False
            self.kernel.write(area + QUESTIONS_AT, question)
            split, holding = self._count(area, card)
            plan = self._defend(area, card) if defended else None
        return Way(way, split, plan, holding)

    def _settled(self, way: tuple[Action, ...], value: int, defended: bool) -> Way:
        """A way that ends the deal at once, whatever the other seat holds."""
        counts = [0] * 7
        counts[value + 3] = self.hands
        split = Split(tuple(counts))
        # Each candidate is in as many hands as any other.
        held = [0] * 7
        if self.candidates:
            held[value + 3] = self.hands * hidden_cards(self.view) // len(self.candidates)
        holding = {card: Split(tuple(held)) for card in self.candidates}
        return Way(way, split, split if defended else None, holding)

    def _count(self, area: int, card: int) -> tuple[Split, dict[Card, Split]]:
        kernel = self.kernel
        limit = NODES if self.limit is None else self.limit
        set_limit(kernel, limit)
        kernel.call("odds_begin")
        while kernel.call("odds", card, CHUNK) == CHUNK:
            pass
        data = kernel.read(area + kernel.call("tally_at"), 4 * (7 + 7 * 32 + 3))
        numbers = struct.unpack("<234I", data)
        nodes = numbers[231] | numbers[232] << 32
        self.nodes += nodes
        if numbers[233]:
            raise too_much("odds with open cards", limit)
        number = naming(self.view.trump).number
        rows = {c: numbers[7 + 7 * number[c] : 14 + 7 * number[c]] for c in self.candidates}
        return Split(numbers[:7]), {c: Split(row) for c, row in rows.items()}

    def _defend(self, area: int, card: int) -> Split:
        kernel = self.kernel
        limit = DEFENCE_NODES if self.limit is None else self.limit
        # Most answers come before a thread that listens for Ctrl-C would have started.
        set_limit(kernel, min(limit, SHORT))
        hands = kernel.call("defend", card)
        if not hands and limit > SHORT:
            set_limit(kernel, limit)
            hands = kernel.call_watched("defend", card)
        low, high = kernel.call("nodes_low"), kernel.call("nodes_high")
        self.nodes += (low & 0xFFFFFFFF) | high << 32
        if not hands:
            raise too_much("odds against best defence", limit)
        data = kernel.read(area + kernel.call("values_at"), hands)
        return Split.of(struct.unpack(f"{hands}b", data))


def limit_of_defence(view: Observation) -> SolverLimit | None:
    """Return why best defence is not worked out for *view*, None where it is."""
    hands = count_hands(view)
    if hands <= DEFENCE_HANDS:
        return None
    return SolverLimit(
        "best defence",
        f"at most {DEFENCE_HANDS} hands, and here are {hands:,}",
        "ask later in the deal, or ask what is guaranteed",
    )
