"""What one seat can force against every hand of the other seat, in plain Python.

The search is that of open cards, over what the seat knows instead of over states. The other seat
may do whatever one of the hands that it can hold allows, and everything it does makes these hands
fewer: a card played, a marriage shown, a duty not fulfilled.

The kernel is compared with :func:`guaranteed_by_states`, which does this and nothing else.
:func:`guaranteed` is for answers: it leaves the strict phase to
:mod:`~sixtysix_teach.solver.reference_force`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from sixtysix_teach.actions import (
    COUNT,
    MARRIAGES,
    PLAYS,
    Action,
    ClaimSixtySix,
    DeclareMarriage,
    ExchangeNine,
    Play,
)
from sixtysix_teach.cards import Card, Rank, beats
from sixtysix_teach.duties import playable_cards
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver.answers import Guarantee
from sixtysix_teach.solver.reference import (
    Count,
    Search,
    check_playable,
    game_points,
    is_claim,
    other_seat,
    public_key,
)
from sixtysix_teach.solver.reference_hands import (
    Hand,
    candidates,
    count_hands,
    hands_of,
    state_of,
    with_hand,
)
from sixtysix_teach.state import State


def guaranteed(view: Observation, *, nodes: int | None = None) -> Guarantee:
    """Return what the seat of *view* can force against every hand and every defence.

    While the stock is open only what ends the drawing is decided, see :class:`Guarantee`. Raises
    SolverLimit beyond *nodes* positions, for more than two seats or packs, and for a deal that has
    ended.

    >>> from sixtysix_teach import Deal, DeclareMarriage
    >>> view = State.start(Deal.shuffled(seed=25)).observation(0)
    >>> answer = guaranteed(view)
    >>> answer.hands, answer.value
    (12376, -3)
    """
    from sixtysix_teach.solver.reference_force import LeanBeliefGame

    check_playable(view, "guaranteed")
    belief = Belief.of(view)
    return _answer(view, belief, LeanBeliefGame(belief, Count("guaranteed", nodes)))


def guaranteed_by_states(view: Observation, *, nodes: int | None = None) -> Guarantee:
    """Return the same, worked out by nothing but minimax over what the engine lets happen."""
    check_playable(view, "guaranteed")
    return _answer(view, Belief.of(view), BeliefGame(view.seat, Count("guaranteed", nodes)))


def _answer(view: Observation, belief: Belief, search: BeliefGame) -> Guarantee:
    by_action: dict[Action, int | None] = {}
    value: int | None = None
    if view.my_turn:
        by_action = {action: search.decided(belief, action) for action in view.legal_actions()}
        value = max((v for v in by_action.values() if v is not None), default=None)
    elif view.must_follow:
        value = search.value(belief)
    hands = count_hands(view)
    return Guarantee(view.seat, by_action, value, hands, search.count.nodes, "reference")


@dataclass(frozen=True)
class Belief:
    """What *seat* knows: the other hand is its cards shown and some of the cards in *maybe*.

    In ``state`` the other seat holds one of these hands, whichever; only what lies open is used.
    """

    seat: Seat
    state: State
    maybe: Hand

    @classmethod
    def of(cls, view: Observation) -> Belief:
        """Return what the seat of *view* knows."""
        return cls(view.seat, state_of(view, next(hands_of(view))), candidates(view))

    def after_mine(self, action: Action) -> Belief:
        """Return what the seat knows after its own *action*."""
        return Belief(self.seat, self.state.apply(action), self.maybe)

    def after_mine_all(self, *, claims: bool) -> Iterator[Belief]:
        """Yield what the seat knows after each of its own actions."""
        state = self.state
        legal = [a for a in state.legal_actions(self.seat) if is_claim(a) is claims]
        plays = [a for a in legal if isinstance(a, Play)]
        yield from (self.after_mine(a) for a in legal if not isinstance(a, Play))
        plays.sort(key=lambda action: promise(action.card, state))
        yield from map(self.after_mine, plays)

    def after_theirs(self, *, claims: bool) -> Iterator[Belief]:
        """Yield what each action leaves that the other seat can do with some hand."""
        other = other_seat(self.seat)
        by = None if self.state.to_move == other else other
        for action in (ClaimSixtySix(by),) if claims else self._thinkable(by):
            after = self._after(action)
            if after is not None:
                yield after

    def replies(self) -> Iterator[tuple[Action, Belief]]:
        """Yield each action that the other seat can do with some hand, and what it leaves."""
        other = other_seat(self.seat)
        by = None if self.state.to_move == other else other
        for action in (ClaimSixtySix(by), *self._thinkable(by)):
            after = self._after(action)
            if after is not None:
                yield action, after

    def _thinkable(self, by: Seat | None) -> Iterator[Action]:
        """What the other seat could do but claim, had it the cards and did the rules allow it."""
        other, state = other_seat(self.seat), self.state
        yield ExchangeNine(by)
        if by is not None:
            return  # out of turn there is nothing else
        yield COUNT
        yield from MARRIAGES.values()
        held = (*state.shown[other], *self.maybe)
        yield from (PLAYS[card] for card in sorted(held, key=lambda card: promise(card, state)))

    def _after(self, action: Action) -> Belief | None:
        """Return what is known after *action* of the other seat, None if no hand allows it."""
        other = other_seat(self.seat)
        shown, size = self.state.shown[other], len(self.state.hands[other])
        held = [card for card in self._needs(action) if card not in shown]
        more = size - len(shown) - len(held)
        if more < 0 or not all(card in self.maybe for card in held):
            return None
        lacks = self._lacks_after(action)
        rest = tuple([card for card in self.maybe if card not in held and card not in lacks])
        if more > len(rest) or any(card in lacks for card in shown):
            return None
        state = self.state
        if held or lacks:
            state = with_hand(state, other, (*shown, *held, *rest[:more]))
        if state.why_illegal(action, other) is not None:
            return None
        return Belief(self.seat, state.apply(action), rest)

    def _needs(self, action: Action) -> Hand:
        """The cards that a hand must have for *action*."""
        match action:
            case Play(card):
                return (card,)
            case DeclareMarriage(suit):
                return (Card(Rank.KING, suit), Card(Rank.QUEEN, suit))
            case ExchangeNine() if self.state.rules.exchange_rank is not None:
                return (Card(self.state.rules.exchange_rank, self.state.trump),)
        return ()

    def _lacks_after(self, action: Action) -> Hand:
        """The cards that the other seat shows not to hold by *action*.

        With any of them, the duty to follow, to head or to trump would forbid the card played.
        """
        state = self.state
        if type(action) is not Play or not state.played:
            return ()
        card, trump, rules = action.card, state.trump, state.rules
        return tuple(
            other
            for other in (*self.state.shown[other_seat(self.seat)], *self.maybe)
            if card not in playable_cards((card, other), state.played, trump=trump, rules=rules)
        )


def promise(card: Card, table: State) -> tuple[int, ...]:
    """Return a key that sorts cards by how likely they are to be good: what to try first.

    The order changes nothing but the time. On lead the high cards come first; in reply those that
    win the trick, with most points, and then those that lose it with least.
    """
    if not table.played:
        return (-card.strength,)
    wins = beats(card, table.played[0], trump=table.trump)
    return (0, -card.points) if wins else (1, card.points)


class BeliefGame(Search[Belief]):
    """The search over what a seat knows."""

    def table(self, position: Belief) -> State:
        """Return a state of which only the open part and the own hand are used."""
        return position.state

    def key(self, position: Belief) -> Hashable:
        """Return the own hand, what is known of the other, and what lies open."""
        state = position.state
        return (
            state.hands[self.seat],
            len(state.hands[self.other]),
            frozenset(state.shown[self.other]),
            position.maybe,
            public_key(state),
        )

    def after(self, position: Belief, seat: Seat, *, claims: bool) -> Iterator[Belief]:
        """Yield what comes of each action: the own ones, or all that some other hand allows."""
        if seat == self.seat:
            yield from position.after_mine_all(claims=claims)
        else:
            yield from position.after_theirs(claims=claims)

    def decided(self, belief: Belief, action: Action) -> int | None:
        """Return what the own *action* is sure to bring, None if that needs the stock."""
        after = belief.after_mine(action)
        if after.state.ended is not None:
            return game_points(after.state, self.seat)
        if belief.state.must_follow or after.state.closing is not None:
            return self.value(after)
        if isinstance(action, DeclareMarriage | ExchangeNine):
            return self._on_lead(after)
        return None

    def _on_lead(self, belief: Belief) -> int | None:
        """The same for the own turn in the open phase: the best of what is decided there."""
        legal = belief.state.legal_actions()
        sure = [self.decided(belief, action) for action in legal if not is_claim(action)]
        best = max((value for value in sure if value is not None), default=None)
        if best is not None:
            stepping_in = [self.value(after) for after in belief.after_theirs(claims=True)]
            best = min([best, *stepping_in])
        claims = [game_points(belief.after_mine(a).state, self.seat) for a in legal if is_claim(a)]
        return max([*claims, *([] if best is None else [best])], default=None)
