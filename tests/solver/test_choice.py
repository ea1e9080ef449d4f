"""Close or keep: what keeping the stock brings, and the verdict.

What keeping brings at the last open lead is said to be the same with open cards and against best
defence, as nothing is hidden any more when the seat next chooses a card. Verdicts are checked
against their definition on real positions of every kind.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from endings import PROFILES, endings

from sixtysix_teach import (
    CLASSIC,
    ClaimSixtySix,
    CloseStock,
    Deal,
    DeclareMarriage,
    Draw,
    Observation,
    Play,
    State,
    Suit,
    preset,
)
from sixtysix_teach.notation import parse_view
from sixtysix_teach.solver import (
    Solution,
    Split,
    Verdict,
    VerdictKind,
    close_or_keep,
    reference,
    solve_many,
)
from sixtysix_teach.solver.choice import LAST_OPEN_STOCK, _layout, count_keep, sample_keep
from sixtysix_teach.solver.reference_hands import hands_of, state_of


def last_open_leads(profile: str, number: int, *, seed: int = 1) -> list[Observation]:
    """Views of the seat on lead with two cards in the stock, in small houses of a profile."""
    found = []
    for ending in endings(profile, number, seed=seed, kinds=("open",)):
        state = ending.state
        last = state.stock_size == LAST_OPEN_STOCK and state.lead_marriage is None
        # Of three cards there are more plans than anybody wants to try.
        if last and len(state.hands[0]) == 2:
            found.append(state.observation(state.to_move))
    return found


@pytest.mark.parametrize("profile", PROFILES)
def test_after_the_last_draw_the_seat_knows_the_other_hand(profile: str) -> None:
    """So what keeping brings with open cards is what a plan made without seeing them brings."""
    for view in last_open_leads(profile, 30):
        for world in (state_of(view, hand) for hand in hands_of(view)):
            for lead in world.legal_actions():
                if not isinstance(lead, Play):
                    continue
                led = world.apply(lead)
                for reply in led.legal_actions():
                    if not isinstance(reply, Play):
                        continue
                    taken = led.apply(reply)
                    # Nothing is chosen between the trick and the draw but whether to claim.
                    assert {type(a) for a in taken.legal_actions()} <= {Draw, ClaimSixtySix}
                    after = taken.apply(Draw())
                    known = after.observation(view.seat).known_cards[1 - view.seat]
                    assert known == after.hands[1 - view.seat]


@pytest.mark.parametrize("profile", PROFILES)
def test_what_keeping_brings_is_counted_over_all_hands(profile: str) -> None:
    compared = 0
    for view in last_open_leads(profile, 30):
        kept = count_keep(view)
        assert kept is not None
        worlds = [state_of(view, hand) for hand in hands_of(view)]
        assert kept.layouts == len(worlds)
        assert kept.split == max((split for _, split in kept.ways), key=lambda s: s.order)
        for way, split in kept.ways:
            if len(way) == 1:
                values = [reference.solve(world).by_action[way[0]] for world in worlds]
                assert split == Split.of(values), (view, way)
                compared += 1
    assert compared >= 10


def test_keeping_is_counted_at_the_last_open_lead_only() -> None:
    state = State.start(Deal.shuffled(seed=1))
    assert count_keep(state.observation(0)) is None
    assert count_keep(state.observation(1)) is None


def test_a_sample_says_so_and_comes_out_the_same_again() -> None:
    rules = preset("schnapsen")
    view = State.start(Deal.shuffled(seed=3, rules=rules), rules).observation(0)
    kept = sample_keep(view, 30, seed=5)
    assert kept is not None
    assert not kept.exact
    assert kept.seed == 5
    assert kept.layouts == kept.split.hands == 30
    assert 0 < kept.error < 1
    assert kept == sample_keep(view, 30, seed=5)


def test_an_announcement_before_the_draw_is_no_way_to_keep_the_stock() -> None:
    """A close has to follow it; here it would look better than any way to keep."""
    line = "classic ?????/ASKSQSKDKC ?????+9D D 0:TCJH,0:ADTS,0:TH9H,0:9STD 1+ - - - - 1"
    view = parse_view(line)
    assert DeclareMarriage(Suit.SPADES) in view.legal_actions()
    kept = sample_keep(view, 30)
    assert kept is not None
    layouts, ways = Random(66), (Draw(), ClaimSixtySix())
    answers = solve_many([_layout(view, layouts) for _ in range(30)])
    assert kept.split == Split.of(
        max(answer.by_action[way] for way in ways)
        for answer in answers
        if isinstance(answer, Solution)
    )


def test_after_announcing_before_the_draw_there_is_nothing_to_sample() -> None:
    line = "classic ?????/ASKSQSKDKC ?????+9D D 0:TCJH,0:ADTS,0:TH9H,0:9STD 1+ 1S@4 - -/KSQS - 1"
    choice = close_or_keep(parse_view(line), samples=5)
    assert [way.actions[0] for way in choice.odds.ways] == [CloseStock()] * 2
    assert choice.keep is None


def test_a_sample_at_the_last_open_lead_is_near_the_count() -> None:
    compared = 0
    for view in real_last_leads(12):
        counted, sampled = count_keep(view), sample_keep(view, 400)
        assert counted is not None
        assert sampled is not None
        if sampled.error == 0:
            continue  # the same in every layout
        # With open cards the seat picks the lead after seeing the hand: never less on average.
        assert sampled.error < 0.1
        assert float(sampled.mean - counted.mean) > -4 * sampled.error
        compared += 1
    assert compared >= 3


def real_last_leads(number: int = 40) -> list[Observation]:
    found = []
    for seed in range(number):
        state = State.start(Deal.shuffled(seed=seed), CLASSIC)
        while state.ended is None and not state.must_follow:
            if state.stock_size == LAST_OPEN_STOCK and not state.played and not state.to_draw:
                found.append(state.observation(state.to_move))
                break
            plain = [a for a in state.legal_actions() if isinstance(a, Play | Draw)]
            state = state.apply(plain[seed % len(plain)])
    return found


def test_every_verdict_is_what_its_kind_says() -> None:
    seen: set[VerdictKind] = set()
    for view in real_last_leads():
        choice = close_or_keep(view)
        kept, verdict = choice.keep, choice.verdict
        assert kept is not None
        assert verdict is not None
        best = choice.odds.best_defended[0].best_defence
        assert best is not None
        opened, defended = choice.odds.best_open[0].open_cards.mean, best.mean
        assert verdict.open_margin == opened - kept.mean
        assert verdict.defended_margin == defended - kept.mean
        margins = (verdict.open_margin, verdict.defended_margin)
        seen.add(verdict.kind)
        match verdict.kind:
            case VerdictKind.CERTAIN:
                assert min(map(abs, margins)) >= Fraction(1, 4)
                loses = all(way.open_cards.wins == 0 for way in choice.odds.ways)
                assert best.wins == best.hands if verdict.close else loses
            case VerdictKind.CLEAR:
                assert min(map(abs, margins)) >= Fraction(1, 4)
                assert {margin > 0 for margin in margins} == {verdict.close}
            case VerdictKind.NARROW:
                assert Fraction(1, 20) <= min(map(abs, margins)) < Fraction(1, 4)
                assert {margin > 0 for margin in margins} == {verdict.close}
            case VerdictKind.EQUAL:
                assert margins == (0, 0)
                assert verdict.close is None
            case VerdictKind.TOSS_UP:
                opposite = (margins[0] > 0) != (margins[1] > 0)
                assert opposite or min(map(abs, margins)) < Fraction(1, 20)
                assert verdict.close is None
    assert {VerdictKind.CERTAIN, VerdictKind.CLEAR, VerdictKind.EQUAL} <= seen


@pytest.mark.parametrize(
    ("profile", "seed", "forced"), [("schnapsen", 297, 3), ("classic", 608, 3)]
)
def test_a_close_that_nothing_can_better_is_certain_at_any_lead(
    profile: str, seed: int, forced: int
) -> None:
    rules = preset(profile)
    choice = close_or_keep(State.start(Deal.shuffled(seed=seed, rules=rules), rules).observation(0))
    assert choice.guarantee.value == forced
    assert choice.verdict == Verdict(VerdictKind.CERTAIN, True, None, None)


def test_a_guarantee_of_less_than_all_makes_no_verdict() -> None:
    choice = close_or_keep(State.start(Deal.shuffled(seed=358)).observation(0))
    assert choice.guarantee.value == 2
    assert choice.verdict is None


def test_there_is_no_verdict_where_the_seat_cannot_close() -> None:
    view = State.start(Deal.shuffled(seed=1)).observation(1)
    choice = close_or_keep(view)
    assert choice.verdict is None
    assert choice.odds.ways == ()


def test_a_split_of_nothing_is_worth_nothing() -> None:
    assert Split.of([]).mean == 0
