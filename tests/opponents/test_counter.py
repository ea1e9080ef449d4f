"""The counter: exact where it knows all cards, certain where it closes, and never a wrong claim."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from sixtysix_teach import PRESETS, CloseStock, Deal, Ending, ExchangeNine, Play, State
from sixtysix_teach.actions import Action, ClaimSixtySix
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents import Opponent, counter, opponent, play_out, step
from sixtysix_teach.opponents.careful import by_thumb
from sixtysix_teach.solver import desk, guaranteed, known_state, solve
from sixtysix_teach.solver.choice import count_keep
from sixtysix_teach.solver.reference import game_points
from tests.positions import D, N, marry, position

BOT = opponent("counter")


class Perfect:
    """Plays the ends as well as they can be played, but from the last of the best actions."""

    name = title = describe = "perfect"

    def choose(self, observation: Observation, rng: Random) -> Action:
        state = known_state(observation)
        assert state is not None
        return solve(state).best[-1]

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        return BOT.interrupt(observation, rng)


def choice(state: State, seat: int | None = None) -> Action:
    seat = state.to_move if seat is None else seat
    return BOT.choose(state.observation(seat), Random(1))


def moments(players: tuple[Opponent, ...], deals: int, profile: str = "classic") -> Iterator[State]:
    rules = PRESETS[profile]
    for seed in range(deals):
        rng = Random(seed)
        state = State.start(Deal.shuffled(seed=f"counter-{seed}", rules=rules), rules)
        while state.ended is None:
            yield state
            state = step(state, players, rng)
        yield state


def endings(number: int, profile: str) -> list[State]:
    """The first moments without a stock, of deals between careful players."""
    found = []
    before = False
    for state in moments((opponent("careful"),) * 2, number, profile):
        if state.exhausted and not before and state.ended is None:
            found.append(state)
        before = state.exhausted
    return found


@pytest.mark.parametrize("profile", ["classic", "bicycle", "schnapsen", "santase"])
@pytest.mark.parametrize("rival", ["random", "careful", "perfect"])
def test_it_never_ends_below_the_value_of_an_ending(rival: str, profile: str) -> None:
    other = Perfect() if rival == "perfect" else opponent(rival)
    found = endings(25, profile)
    assert len(found) > 5
    for number, state in enumerate(found):
        for seat in (N, D):
            players = (BOT, other) if seat == N else (other, BOT)
            value = solve(state).value
            value = value if state.to_move == seat else -value
            end = play_out(state, players, Random(number))
            assert game_points(end, seat) >= value


@pytest.mark.parametrize("profile", PRESETS)
def test_it_closes_only_when_that_wins_against_every_hand(profile: str) -> None:
    closed = 0
    for rival in ("random", "counter"):
        closer = None
        for state, after in pairwise(moments((BOT, opponent(rival)), 20, profile)):
            made = None if state.closing is not None else after.closing
            if made is not None and (made.by == N or rival == "counter"):
                value = guaranteed(state.observation(made.by)).by_action[CloseStock()]
                assert value is not None
                assert value > 0
                closer, closed = made.by, closed + 1
            if after.ended is not None:
                outcome = after.outcome
                assert outcome is not None
                assert outcome.ending is not Ending.FALSE_CLAIM
                assert closer is None or outcome.winner == closer
                closer = None
    assert closed


def test_it_closes_when_its_sure_tricks_reach_the_target() -> None:
    state = position(n="AH TH KH QH AS TS", won="0000", points=(40, None), turn_up="9H")
    assert choice(state) == marry("H")
    state = position(n="AH TH KH JH AS TS", won="0000", points=(40, None), turn_up="9H")
    assert choice(state) == CloseStock()


def test_it_exchanges_before_it_closes() -> None:
    state = position(n="AH TH 9H AS TS JS", won="0000", points=(40, None), turn_up="KH")
    assert choice(state) == ExchangeNine()
    assert choice(state.apply(ExchangeNine())) == CloseStock()


def test_it_leaves_the_stock_open_when_one_hand_would_beat_it() -> None:
    state = position(n="TH KH QH AS AD AC", won="0", points=(20, 0), turn_up="9H", top="AH")
    assert choice(state) != CloseStock()


def test_it_keeps_the_stock_where_that_brings_more_than_a_sure_close() -> None:
    kept = 0
    for state in moments((opponent("careful"),) * 2, 250):
        view = state.observation(state.to_move)
        counted = None if state.ended or state.stock_size != 2 else count_keep(view)
        if counted is None:
            continue
        sure = guaranteed(view).value or 0
        if 0 < sure < counted.mean:
            kept += 1
            assert choice(state) != CloseStock()
    assert kept > 1


def test_it_leads_to_the_last_open_trick_what_most_hands_lose_to() -> None:
    best = 0
    for state in moments((opponent("careful"),) * 2, 60):
        view = state.observation(state.to_move)
        counted = None if state.ended or state.stock_size != 2 else count_keep(view)
        if counted is None or (guaranteed(view).value or 0) > 0:
            continue
        action = choice(state)
        if isinstance(action, ClaimSixtySix):
            continue
        best += 1
        found = [split for way, split in counted.ways if way[0] == action]
        assert max(split.order for split in found) == counted.split.order
    assert best > 10


def test_after_a_close_it_plays_what_wins_against_every_hand() -> None:
    for state in moments((opponent("habit-fifty"),) * 2, 150):
        if state.ended is not None or state.closing is None:
            continue
        view = state.observation(state.to_move)
        sure = guaranteed(view)
        if sure.value is not None and sure.value > 0:
            assert sure.by_action[choice(state)] == sure.value


def test_in_a_lost_ending_it_keeps_playing_cards() -> None:
    for state in endings(60, "classic"):
        if solve(state).value < 0:
            assert not isinstance(choice(state), ClaimSixtySix | CloseStock)


def test_of_equal_cards_it_plays_the_one_that_is_hardest_to_answer() -> None:
    """At the first lead without a stock: no other best card leaves more replies that lose."""
    compared = 0
    for state in endings(60, "classic"):
        best = [a for a in solve(state).best if isinstance(a, Play)]
        chosen = choice(state)
        if not isinstance(chosen, Play) or len(best) < 2:
            continue
        gains = {a: sum(-v for v in solve(state.apply(a)).by_action.values()) for a in best}
        replies = {a: len(state.apply(a).legal_actions()) for a in best}
        most = max(gains[a] / replies[a] for a in best)
        assert gains[chosen] / replies[chosen] == pytest.approx(most)
        compared += 1
    assert compared > 10


def test_it_goes_by_thumb_where_the_answer_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_long(*_: object, **__: object) -> None:
        raise SolverLimit("solve", "too long", "wait")

    found = [state for state in endings(40, "classic") if len(state.legal_actions()) > 1]
    monkeypatch.setattr(counter, "solve", too_long)
    thumbs = [by_thumb(state.observation(state.to_move)) for state in found]
    assert [choice(state) for state in found] == thumbs
    assert len(found) > 10


def test_it_plays_without_the_kernel_and_then_plays_the_ends_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    players = (opponent("habit-fifty"), opponent("careful"))
    strict = [s for s in moments(players, 12) if s.ended is None and s.must_follow]
    with_kernel = [choice(state) for state in strict]
    monkeypatch.setattr(desk, "load_kernel", lambda: None)
    assert [choice(state) for state in strict] == with_kernel
    assert len(strict) > 40
    ends = [s for s in moments((BOT, BOT), 4) if s.ended is not None]
    assert len(ends) == 4
