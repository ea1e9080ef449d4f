"""Reviews: the parts make the result, and only what could be known is called a mistake."""

from collections.abc import Generator
from fractions import Fraction
from functools import cache

import pytest
from moments_played import record
from positions import TWO_PLAYER_PROFILES

from sixtysix_teach import PRESETS, ClaimSixtySix, CountCards, Deal, DealError, RulesError, State
from sixtysix_teach.notation.record import Record
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver import solve
from sixtysix_teach.solver.reference import game_points, is_claim
from sixtysix_teach.tutor.review import Review, Slip, Split, review

# Profiles with 32 cards take too long to solve from the first lead on.
QUICK = tuple(name for name in TWO_PLAYER_PROFILES if len(PRESETS[name].pack) == 24)
SEEDS = range(3)


@cache
def reviews() -> list[Review]:
    return [review(record(seed), seat) for seed in SEEDS for seat in (0, 1)]


@pytest.mark.parametrize("profile", QUICK)
def test_the_parts_make_the_result_and_one_seat_gives_what_the_other_gets(profile: str) -> None:
    for seed in SEEDS[:1]:
        ours, theirs = (review(record(seed, profile), seat) for seat in (0, 1))
        for found in (ours, theirs):
            split = found.split
            assert split is not None
            lost = split.counting + split.knowable + split.unknowable
            assert split.result == split.cards + split.others - lost
            end = list(found.record.states())[-1]
            assert split.result == game_points(end, found.seat) == found.result
        assert ours.split is not None
        assert theirs.split is not None
        assert ours.split.cards == -theirs.split.cards
        assert [p.value for p in ours.curve] == [-p.value for p in theirs.curve]


def test_the_curve_is_the_value_of_every_moment_with_open_cards() -> None:
    for found in reviews()[:2]:
        states = list(found.record.states())
        assert [point.step for point in found.curve] == list(range(len(states)))
        for point in found.curve[:-1]:
            answer = solve(states[point.step])
            value = answer.value if answer.seat == found.seat else -answer.value
            assert point.value == value


def test_only_what_could_be_known_is_a_mistake() -> None:
    kinds = set()
    for found in reviews():
        for decision in found.decisions:
            kinds.add(decision.slip)
            assert decision.state.to_move == found.seat
            if decision.slip is Slip.KNOWABLE:
                assert decision.action not in decision.judgement.best
            if decision.slip is Slip.UNKNOWABLE:
                assert decision.loss in (None, Fraction(0))
                assert decision.open_loss
                assert decision.better not in (None, decision.action)
            if decision.slip is Slip.NONE:
                assert not decision.open_loss
                assert decision.better is None
    assert {Slip.NONE, Slip.KNOWABLE, Slip.UNKNOWABLE} <= kinds


def test_at_most_three_moments_the_dearest_slips_first() -> None:
    for found in reviews():
        moments = found.moments
        assert len(moments) <= 3
        assert [d.step for d in moments] == sorted(d.step for d in moments)
        slips = [d for d in found.decisions if d.slip in (Slip.COUNTING, Slip.KNOWABLE)]
        if len(slips) <= 3:
            assert all(slip in moments for slip in slips)


def test_a_claim_missed_is_a_counting_error_where_it_costs_something() -> None:
    kept, seat = parse_shared(
        "rules classic | deal ASJHKD9DQCJC/KSJSAHTH9HKC TC9SACQH9CQDJDKHTSTDAD+QS"
        "| 1. 9D 9H draw | 2. JC KC draw | 3. exchange marry-S QS JH draw | 4. 9C TC draw"
        "| 5. marry-D KD KS draw | 6. KH JD draw | 7. AH QH | 8. claim"
    )
    assert review(kept, 1).decisions[-1].slip is Slip.NONE
    states = list(kept.states())
    assert is_claim(kept.steps[-1].action)
    early = Record(kept.rules, kept.deal, kept.steps[:5])
    wrong = early.with_action(kept.steps[-1].action)
    assert states[5].to_move == seat or states[5].to_move == 1
    mover = states[5].to_move
    if states[5].why_illegal(wrong.steps[-1].action) is None:
        last = review(wrong, mover).decisions[-1]
        assert last.slip is Slip.COUNTING


def test_every_deal_of_two_can_be_reviewed_and_no_other() -> None:
    deal = Deal.shuffled(seed=1)
    with pytest.raises(DealError, match="not over"):
        review(Record(Rules(), deal), 0)
    rules = Rules().changed(players=3)
    with pytest.raises(RulesError, match="two players"):
        review(Record(rules, Deal.shuffled(seed=1, rules=rules)), 0)


# In turn, the seat plays on with 66 and more; the other leads, and only then claims as well.
PASSED = (
    "rules bicycle | deal 9STHJHTDACKC/ASJSKH9DTCJC KSQDQH9HADAH9CQSJDTSQC+KD"
    "| 1. KC 9D draw | 2. JS AC draw | 3. marry-H QH TH draw | 4. 9S AS draw | 5. 9C 9H draw"
    "| 6. JC QS draw | 7. AH JH | 8. JD TD | 9. AD KS | 10. TS claim"
)
# At trick 3 the seat that has to follow claims with next to nothing, before it is its turn.
EARLY = (
    "# seat 1 | rules handbook | deal JSAHQHADTDJC/QS9SJHACQC9C KS9DTSTHKDASJDKC9HKHTC+QD"
    "| 1. JS QS draw | 2. 9S JC draw | 3. 9C claim@1"
)


def test_after_one_moment_that_takes_too_long_no_earlier_one_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def too_long(state: State) -> Generator[None, None, None]:
        asked.append(state)
        yield

    monkeypatch.setattr("sixtysix_teach.tutor.review._solved", too_long)
    found = review(parse_shared(EARLY)[0], 0)
    assert len(asked) == 1
    assert found.split is None
    assert len(found.curve) == 1


def test_a_claim_not_made_out_of_turn_is_no_gift_of_the_other_seat() -> None:
    kept, _ = parse_shared(PASSED)
    ours, theirs = review(kept, 1), review(kept, 0)
    assert ours.split == Split(1, cards=-1, others=13, counting=4, knowable=0, unknowable=7)
    assert theirs.split == Split(-1, cards=1, others=11, counting=0, knowable=6, unknowable=7)
    missed = [(d.trick, d.open_loss) for d in ours.decisions if d.slip is Slip.COUNTING]
    assert missed == [(8, 1), (9, 3)]
    assert all((d.open_loss or 0) >= 0 for found in (ours, theirs) for d in found.decisions)


def test_a_wrong_claim_out_of_turn_is_a_counting_error() -> None:
    kept, seat = parse_shared(EARLY)
    found = review(kept, seat)
    last = found.decisions[-1]
    assert (last.slip, last.action, last.better) == (Slip.COUNTING, ClaimSixtySix(1), None)
    assert not last.has_line
    assert found.split is not None
    assert (found.split.counting, found.split.unknowable) == (1, 0)
    assert last in found.moments


def test_counting_the_cards_at_the_end_is_no_decision() -> None:
    for found in reviews():
        made = {type(d.action) for d in found.decisions if d.slip is not Slip.NONE}
        assert CountCards not in made
