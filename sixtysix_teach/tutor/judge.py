"""What each action is worth by what one seat can know, and which of them are best.

One judgement serves grading, hints, explanations and reviews, so that they cannot contradict each
other. Where the stock is open and too much is hidden it gives no values, only a rule of thumb.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from sixtysix_teach.actions import Action, ClaimSixtySix, CloseStock, Play
from sixtysix_teach.errors import RulesError, SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.careful import by_thumb
from sixtysix_teach.scoring import worth
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver import (
    count_hands,
    guaranteed,
    hands_of,
    known_state,
    odds,
    solve,
    solve_many,
    state_of,
)
from sixtysix_teach.solver.choice import LAST_OPEN_STOCK, count_keep
from sixtysix_teach.tutor.facts.certain import closing_hopeless
from sixtysix_teach.tutor.facts.leads import lead_decides

NODES = 4_000_000
"""Positions for one question: a tenth of a second or two. Beyond that only thumb rules are left."""

Values = Mapping[Action, Fraction]


class Basis(Enum):
    """How a judgement was reached, from the surest to the least sure."""

    CLAIM = "claim"  # a claim is due: it ends the deal now
    KNOWN = "known"  # every card of the other hand is known: exact
    SURE = "sure"  # what is forced against every hand of the other
    COUNTED = "counted"  # at the end of the stock: over every hand, open cards from then on
    ODDS = "odds"  # after a close: over every hand, where not all is forced
    THUMB = "thumb"  # too much is hidden: no values


@dataclass(frozen=True)
class Judgement:
    """What the actions of *seat* are worth in game points, and which are best.

    ``best`` are all actions that nothing proves worse than another, the one to name first; for
    THUMB it is what the rules of thumb advise, and ``values`` is empty. ``values`` may lack actions
    of which nothing is certain. ``views`` are the ways of counting that were asked: an action is
    called worse only if every one of them says so, and costs the least that one of them says.
    ``hands`` is how many hands the other seat can hold. ``least`` is what an action brings against
    the hand that is worst for it, where that was worked out.
    """

    seat: Seat
    basis: Basis
    values: Values
    best: tuple[Action, ...]
    hands: int
    views: tuple[Values, ...] = field(default=(), repr=False)
    least: Values = field(default_factory=dict, repr=False, compare=False)

    @property
    def exact(self) -> bool:
        """Whether the values are exact by what the seat knows, with nothing assumed."""
        return self.basis in (Basis.CLAIM, Basis.KNOWN, Basis.SURE)

    def loss(self, action: Action) -> Fraction | None:
        """Return the game points that *action* gives away, None where that cannot be said.

        For CLAIM and SURE it is what the action puts at risk: what was certain, less what still is.
        """
        if action in self.best:
            return None if self.basis is Basis.THUMB else Fraction(0)
        if not self.views or any(action not in view for view in self.views):
            return None
        return min(max(view.values()) - view[action] for view in self.views)

    def times_best(self, action: Action) -> int:
        """Return how many of the ways of counting call *action* best."""
        return sum(view.get(action) == max(view.values()) for view in self.views)


def judge(view: Observation) -> Judgement:
    """Return what the actions of the seat of *view* are worth, from what that seat can know.

    It must be its turn. Exact where every card is known or a win is forced; counted over all hands
    of the other seat at the end of the stock and after a close; elsewhere a rule of thumb without
    values. Raises RulesError for more than two players.

    >>> from sixtysix_teach import Deal, State
    >>> judgement = judge(State.start(Deal.shuffled(seed=66)).observation(0))
    >>> judgement.basis, judgement.best
    (<Basis.THUMB: 'thumb'>, (Play(card=Card.N9H),))
    """
    if view.rules.players != 2:
        raise RulesError("players", "moves are judged for two players only")
    return _judge(view)


def surely_lost(view: Observation, action: Action) -> bool:
    """Return whether *action* loses the deal for certain, whatever the other seat holds.

    A claim of what the seat has not, or a close that fails against every hand even with open cards.
    It is so in every phase, also where :func:`judge` has nothing but a rule of thumb.

    >>> from sixtysix_teach import ClaimSixtySix, Deal, State
    >>> surely_lost(State.start(Deal.shuffled(seed=66)).observation(0), ClaimSixtySix())
    True
    """
    match action:
        case ClaimSixtySix():
            return view.total(view.seat) < view.rules.target
        case CloseStock():
            return closing_hopeless(view) is not None
        case _:
            return False


def nothing_to_advise(view: Observation) -> Judgement:
    """Return the judgement out of turn, where a claim is allowed and none is due: best is silence.

    >>> from sixtysix_teach import Deal, State
    >>> nothing_to_advise(State.start(Deal.shuffled(seed=66)).observation(1)).best
    ()
    """
    return Judgement(view.seat, Basis.THUMB, {}, (), count_hands(view))


@lru_cache(maxsize=256)
def _judge(view: Observation) -> Judgement:
    try:
        found = _settled(view)
    except SolverLimit:
        found = None
    if found is not None:
        return found
    claims = _due_claims(view)
    best = claims or (by_thumb(view, without=(CloseStock,)),)
    return Judgement(view.seat, Basis.CLAIM if claims else Basis.THUMB, {}, best, count_hands(view))


def _settled(view: Observation) -> Judgement | None:
    """The judgement where values can be worked out, else None."""
    state = known_state(view)
    if state is not None:
        values = _fractions(solve(state, nodes=NODES).by_action)
        return replace(_judgement(view, Basis.KNOWN, (values,)), least=values)
    if view.must_follow:
        return _closed(view)
    if view.played:
        return _last_reply(view) if view.stock_size == LAST_OPEN_STOCK else None
    return _on_lead(view)


def _judgement(view: Observation, basis: Basis, views: Sequence[Values]) -> Judgement:
    """Best is whatever one of *views* calls best: then no two of them prove it worse."""
    tops = [max(found.values()) for found in views]
    best = [
        action
        for action in view.legal_actions()
        if any(found.get(action) == top for found, top in zip(views, tops, strict=True))
    ]
    frozen = tuple(MappingProxyType(dict(found)) for found in views)
    found = Judgement(view.seat, basis, frozen[0], tuple(best), count_hands(view), frozen)
    return replace(found, best=_ordered(view, found))


def _ordered(view: Observation, found: Judgement) -> tuple[Action, ...]:
    """The best actions in the order to name them.

    A due claim, then what most ways of counting call best, then the rule of thumb. Where all is
    lost, a wrong claim is as good as anything, but nothing to name.
    """
    due = _due_claims(view)
    sensible = [a for a in found.best if a in due or not isinstance(a, ClaimSixtySix)]
    thumb = by_thumb(view, without=(CloseStock,))

    def rank(action: Action) -> tuple[bool, int, bool]:
        return action not in due, -found.times_best(action), action != thumb

    return tuple(sorted(sensible or found.best, key=rank))


def _closed(view: Observation) -> Judgement:
    """After a close, with cards hidden: what is forced, and where more is possible, the odds."""
    forced = guaranteed(view, nodes=NODES)
    sure = _fractions({a: v for a, v in forced.by_action.items() if v is not None})
    chances = odds(view, nodes=NODES)
    open_cards = {way.actions[0]: way.open_cards.mean for way in chances.ways}
    if forced.value == max(open_cards.values()):
        # Nobody could do better, even seeing all cards.
        basis = Basis.CLAIM if _due_claims(view) else Basis.SURE
        return _judgement(view, basis, (sure,))
    defended = {w.actions[0]: w.best_defence.mean for w in chances.ways if w.best_defence}
    return _judgement(view, Basis.ODDS, (defended or sure, open_cards))


def _last_reply(view: Observation) -> Judgement:
    """The answer to the lead before the last draw: after it, nothing is hidden."""
    states = [state_of(view, hand) for hand in hands_of(view)]
    sums: dict[Action, int] = {}
    least: dict[Action, int] = {}
    for answer in solve_many(states):
        if isinstance(answer, SolverLimit):
            raise answer
        for action, value in answer.by_action.items():
            sums[action] = sums.get(action, 0) + value
            least[action] = min(value, least.get(action, value))
    values = {action: Fraction(total, len(states)) for action, total in sums.items()}
    return replace(_judgement(view, Basis.COUNTED, (values,)), least=_fractions(least))


def _on_lead(view: Observation) -> Judgement | None:
    """On lead with the stock open: a claim, a certain close, or the last open lead counted."""
    forced = guaranteed(view, nodes=NODES)
    sure = _fractions({a: v for a, v in forced.by_action.items() if v is not None})
    most = worth(view, (1 - view.seat,))
    if forced.value == most:
        claims = _due_claims(view)
        # A lead that brings the target for certain is worth as much: the claim comes after it.
        home = lead_decides(view)
        for card in home.cards if home is not None else ():
            sure[Play(card)] = Fraction(most)
        return _judgement(view, Basis.CLAIM if claims else Basis.SURE, (sure,))
    if view.stock_size == LAST_OPEN_STOCK and not view.to_draw:
        return _last_lead(view)
    return None


def _last_lead(view: Observation) -> Judgement | None:
    """The last lead with the stock open: every way to close, and every way to keep it."""
    kept = count_keep(view)
    if kept is None:
        return None
    keeping = _firsts((way, split.mean) for way, split in kept.ways)
    chances = odds(view)
    views = []
    for closing in (
        _firsts((w.actions, w.best_defence.mean) for w in chances.ways if w.best_defence),
        _firsts((w.actions, w.open_cards.mean) for w in chances.ways),
    ):
        both = [*keeping.items(), *closing.items()]
        views.append(_firsts(((action,), value) for action, value in both))
    return _judgement(view, Basis.COUNTED, views)


def _firsts(ways: Iterable[tuple[tuple[Action, ...], Fraction]]) -> dict[Action, Fraction]:
    """The best that can be had after each first step."""
    best: dict[Action, Fraction] = {}
    for way, value in ways:
        best[way[0]] = max(value, best.get(way[0], value))
    return best


def _due_claims(view: Observation) -> tuple[Action, ...]:
    if view.total(view.seat) < view.rules.target:
        return ()
    return tuple(a for a in view.legal_actions() if isinstance(a, ClaimSixtySix))


def _fractions(values: Mapping[Action, int]) -> dict[Action, Fraction]:
    return {action: Fraction(value) for action, value in values.items()}
