"""Plans are played out: in every hand, against every defence, they bring what they promise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from brute_force import points
from endings import PROFILES, endings

from sixtysix_teach import Action, ClaimSixtySix, Deal, SolverLimit, State
from sixtysix_teach.notation import parse_view
from sixtysix_teach.solver import Plan, guaranteed, plan
from sixtysix_teach.solver.reference_hands import count_hands, hands_of, state_of


def outcomes(state: State, seat: int, made: Plan | None, said: tuple[Action, ...]) -> Iterator[int]:
    """What the plan brings in every course that the deal can take from here."""
    if state.ended is not None:
        yield points(state, seat)
        return
    other = 1 - seat
    for action in state.legal_actions(other):
        yield from outcomes(state.apply(action), seat, made, (*said, action))
    if state.to_move == seat:
        assert made is not None
        now = made.after(*said) if said != ("start",) else made
        assert now is not None
        yield from outcomes(state.apply(now.action), seat, now, ())


def start(state: State, seat: int, made: Plan) -> Iterator[int]:
    yield from outcomes(state.apply(made.action), seat, made, ())


@pytest.mark.parametrize("profile", PROFILES)
def test_a_plan_brings_what_it_promises_in_every_hand_against_every_defence(profile: str) -> None:
    played = 0
    for ending in endings(profile, 120, seed=4):
        state = ending.state
        view = state.observation(state.to_move)
        if not view.must_follow or len(view.hand) > 3 or count_hands(view) > 40:
            continue
        made = plan(view)
        assert made.value == guaranteed(view).value
        worst = min(min(start(state_of(view, hand), view.seat, made)) for hand in hands_of(view))
        assert worst == made.value, view
        played += 1
    assert played >= 20


def test_a_plan_claims_as_soon_as_that_is_best() -> None:
    view = State.start(Deal.shuffled(seed=66)).observation(0)
    made = plan(view)
    assert not isinstance(made.action, ClaimSixtySix)
    assert made.value == -3


def test_a_plan_too_long_to_write_down_is_refused_with_what_to_do() -> None:
    view = State.start(Deal.shuffled(seed=358)).observation(0)
    with pytest.raises(SolverLimit, match="move by move"):
        plan(view, moments=50)


def test_who_is_not_to_move_has_no_plan_yet() -> None:
    with pytest.raises(SolverLimit, match="other seat"):
        plan(State.start(Deal.shuffled(seed=1)).observation(1))


def test_who_is_to_move_claims_before_the_other_can_step_in() -> None:
    """The other seat has 71 and has led without claiming; with this trick both have."""
    line = (
        "handbook TSKSKC/?? - D 0:QHQS,0:TH9C,0:9SAS,1:KDAD,0:QCJH,0:9DTC,0:ACJC,0:KHAH,1:QDJD"
        " 1:JS 1D@3 - -/TD - 0"
    )
    view = parse_view(line)
    assert (view.card_points[0] + 12, view.card_points[1]) == (71, 71)
    made = plan(view)
    assert made.value == guaranteed(view).value == 1
    (branch,) = made.branches
    assert branch.then is not None
    assert isinstance(branch.then.action, ClaimSixtySix)


def test_a_branch_is_found_by_what_the_other_seat_did() -> None:
    ending = next(
        e for e in endings("classic", 40, seed=2, kinds=("closed",)) if len(e.state.hands[0]) == 2
    )
    made = plan(ending.state.observation(ending.state.to_move))
    for branch in made.branches:
        assert made.after(*branch.actions) is branch.then
        assert branch.value >= made.value
    with pytest.raises(KeyError):
        made.after(ClaimSixtySix(), ClaimSixtySix())


def test_a_plan_claims_where_the_other_seat_could_step_in_with_a_worse_claim() -> None:
    """Waiting would be worth more, if seat 1 could not claim at once and pay less for it."""
    rules = (
        "bicycle{name=house,ranks=KQJ,hand_size=2,packets=2,turn_up_after=1,target=1,schneider=0,"
        "exchange_rank=none,exchange_needs_trick=false,exchange_min_stock=3,"
        "trump_marriage_points=12,close_min_stock=4,false_claim=three,failed_close=three,"
        "closer_beaten=two,last_trick_points=1,tie=replay}"
    )
    line = f"{rules} QS/- ?????+JD D 0:KCQD,1:QHQC 1:JS - 1@1 - - 0"
    view = parse_view(line)
    made = plan(view)
    assert made.value == 2
    assert all(branch.value >= made.value for branch in made.branches)
