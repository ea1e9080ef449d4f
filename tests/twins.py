"""Puts the same questions to the kernel and to the plain-Python reference.

The tests ask thousands of them in every run; ``compare_twins.py`` asks as many as one has time for.
Questions are random, but the same seed gives the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from endings import KINDS, ONLY, PROFILES, deal, endings, houses
from positions import words

from sixtysix_teach import PRESETS, Observation, Rules, RulesError, SolverLimit, State
from sixtysix_teach.notation import format_position, format_view
from sixtysix_teach.rules import ClaimWindow, CountAt, MarriagePhase, Penalty, TricklessMarriage
from sixtysix_teach.solver import (
    DEFENCE_HANDS,
    Guarantee,
    Odds,
    Solution,
    guaranteed,
    odds,
    reference,
    reference_belief,
    reference_odds,
    solve_many,
)
from sixtysix_teach.solver.encode import fits_kernel
from sixtysix_teach.solver.reference_hands import count_hands

Answer = Solution | Guarantee | Odds
HIDDEN = ("guaranteed", "odds")
QUESTIONS = ("solve", *HIDDEN)


@dataclass(frozen=True)
class Difference:
    """A question that the twins answer differently, as a line one can paste."""

    line: str
    kernel: Answer
    reference: Answer

    def __str__(self) -> str:
        return "\n".join(
            (self.line, f"  kernel    {told(self.kernel)}", f"  reference {told(self.reference)}")
        )


def told(answer: Answer) -> str:
    """All of an answer in one line."""
    if isinstance(answer, Odds):
        ways = [
            f"{' '.join(map(words, way.actions)) or 'wait'} {way.open_cards.counts}"
            f"/{way.best_defence.counts if way.best_defence else '-'}"
            for way in answer.ways
        ]
        return f"seat {answer.seat}, {answer.hands} hands: {'; '.join(ways)}"
    values = ", ".join(f"{words(a)} {value}" for a, value in answer.by_action.items())
    hands = f", {answer.hands} hands" if isinstance(answer, Guarantee) else ""
    return f"seat {answer.seat}{hands}: {values or '-'}; value {answer.value}"


# --- questions --------------------------------------------------------------------------------


RARE = ("announced", "exchange on the close", "exchange in a trick", "claim out of turn")
"""Kinds of positions that hardly come up unless one looks for them."""


def cards_left(state: State) -> int:
    """How many cards can still be played."""
    return sum(map(len, state.hands)) + (0 if state.must_follow else state.stock_size)


def light(state: State, cards: int = 8) -> bool:
    """Whether so few cards are left that the reference needs milliseconds."""
    return cards_left(state) <= cards


def open_questions(profile: str, number: int, *, seed: int) -> Iterator[State]:
    """Yield *number* positions, every kind as often as it can be had: several of each deal.

    Cheaper than :func:`endings.endings`, which plays a deal for each position. Most have a few
    cards, because those with many take most of the time.
    """
    wanted = [kind for kind in KINDS if profile in ONLY.get(kind, PROFILES)]
    rare = tuple(kind for kind in RARE if kind in wanted)
    rest = number - number // 50 * len(rare)
    if rare:
        yield from (e.state for e in endings(profile, number - rest, seed=seed, kinds=rare))
    made = dict.fromkeys(wanted, 0)
    for at in count():
        rng = Random(f"{profile}, open, {seed}, {at}")
        states = list(deal(profile, rng))
        many = rng.random() < 0.03
        most = 20 if many else rng.choice((4, 6, 7, 8))
        # Those that have come up least choose first.
        for kind in sorted(wanted, key=lambda kind: made[kind])[:5]:
            fitting = [s for s in states if KINDS[kind](s) and light(s, most)]
            if kind != "cards out":
                fitting = [s for s in fitting if any(s.hands)]
            if fitting:
                made[kind] += 1
                yield max(fitting, key=cards_left) if many else rng.choice(fitting)
                if sum(made.values()) == rest:
                    return


def views(profile: str, number: int, *, seed: int) -> Iterator[Observation]:
    """Yield *number* views: of every kind of position, the seats in turn."""
    for at, ending in enumerate(endings(profile, number, seed=seed)):
        # One seat for as many positions as there are kinds, then the other.
        yield ending.state.observation(at // len(KINDS) % 2)


def true_positions(profile: str, number: int, *, seed: int, stock: int = 2) -> Iterator[State]:
    """Yield leads of the real game with full hands and so many cards in the stock."""
    at = 0
    while number:
        rng = Random(f"{profile}, true, {seed}, {at}")
        at += 1
        for state in deal(profile, rng, PRESETS[profile]):
            whole = not state.must_follow and state.stock_size == stock and not state.to_draw
            if whole and not state.played and state.lead_marriage is None:
                yield state
                number -= 1
                break


# --- answers ----------------------------------------------------------------------------------


def solve_differences(states: Sequence[State]) -> Iterator[Difference]:
    """Yield where the twins differ about the value of an action with all cards open."""
    # Asked by rules: each change of them costs the kernel its tables.
    ordered = sorted(states, key=lambda state: state.rules.name)
    for state, answer in zip(ordered, solve_many(ordered, use="kernel"), strict=True):
        assert isinstance(answer, Solution), (format_position(state), answer)
        expected = reference.solve_by_states(state)
        if answer != expected or tuple(answer.by_action) != state.legal_actions():
            yield Difference(format_position(state), answer, expected)


def guarantee_difference(view: Observation, nodes: int) -> Difference | None:
    """Return how the twins differ about what can be forced; SolverLimit if that takes too long."""
    expected = reference_belief.guaranteed_by_states(view, nodes=nodes)
    answer = guaranteed(view, use="kernel")
    legal = view.legal_actions() if view.my_turn else ()
    if answer == expected and tuple(answer.by_action) == legal:
        return None
    return Difference(format_view(view), answer, expected)


def odds_difference(view: Observation, nodes: int) -> Difference | None:
    """Return how the twins differ about the odds; SolverLimit if the reference takes too long.

    Best defence is asked for wherever the kernel works it out and the reference can follow.
    """
    defended = count_hands(view) <= DEFENCE_HANDS
    try:
        expected = reference_odds.odds(view, best_defence=defended, nodes=nodes)
    except SolverLimit:
        if not defended:
            raise
        defended = False
        expected = reference_odds.odds(view, best_defence=False, nodes=nodes)
    answer = odds(view, best_defence=defended, use="kernel")
    return None if answer == expected else Difference(format_view(view), answer, expected)


DIFFERENCE: dict[str, Callable[[Observation, int], Difference | None]] = {
    "guaranteed": guarantee_difference,
    "odds": odds_difference,
}


def hidden_difference(kind: str, view: Observation, nodes: int) -> Difference | SolverLimit | None:
    """Return how the twins differ, None if they agree, SolverLimit if it would take too long."""
    if count_hands(view) > nodes:
        return SolverLimit(kind, f"{count_hands(view)} hands", "ask later in the deal")
    try:
        return DIFFERENCE[kind](view, nodes)
    except SolverLimit as limit:
        return limit


# --- house rules ------------------------------------------------------------------------------

_WISHES: dict[str, tuple[object, ...]] = {
    "must_head": (True, False),
    "must_trump": (True, False),
    "exchange_needs_trick": (True, False),
    "exchange_needs_lead": (True, False),
    "exchange_on_opponents_close": (True, False),
    "marriage_phase": tuple(MarriagePhase),
    "trickless_marriage": tuple(TricklessMarriage),
    "marriage_leads_king": (True, False),
    "close_at_first_lead": (True, False),
    "close_before_draw": (True, False),
    "claim_window": tuple(ClaimWindow),
    "false_claim": tuple(Penalty),
    "failed_close": tuple(Penalty),
    "closer_beaten": tuple(Penalty),
    "close_counts_at": tuple(CountAt),
    "last_trick_wins_deal": (True, False),
}


def house_rules(rng: Random) -> Rules:
    """Rules as nobody has written them down: a profile, mostly a small one, with fields changed.

    Only such as the kernel can hold.
    """
    while True:
        base = rng.choice(houses(rng.choice(PROFILES)))
        wishes = {name: rng.choice(all_) for name, all_ in _WISHES.items() if rng.random() < 0.3}
        try:
            rules = base.changed(**wishes)
        except RulesError:
            continue
        if fits_kernel(rules):
            return rules


def house_questions(number: int, *, seed: int, each: int = 4) -> Iterator[State]:
    """Yield *number* light positions, *each* of them from a deal under house rules of its own."""
    made, at = 0, 0
    while made < number:
        rng = Random(f"house, {seed}, {at}")
        at += 1
        states = [state for state in deal("house", rng, house_rules(rng)) if light(state)]
        for state in rng.sample(states, min(each, len(states), number - made)):
            made += 1
            yield state
