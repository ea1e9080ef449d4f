"""What holds for every opponent: legal, fair, finished deals, under every profile.

An opponent is a guest at the learner's table: it may never make an illegal move, never decide from
cards it cannot see, and never lose by a claim it could have counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from sixtysix_teach import PRESETS, CloseStock, Deal, DeclareMarriage, Ending, State, Suit
from sixtysix_teach.cards import in_order
from sixtysix_teach.opponents import (
    HABITS,
    OPPONENTS,
    Score,
    UnknownOpponentError,
    opponent,
    step,
)
from tests.positions import position

ALL = [*OPPONENTS, *HABITS]


def moments(name: str, profile: str, *, deals: int) -> Iterator[State]:
    """Every moment of some seeded deals that two opponents of this name play."""
    for seed in range(deals):
        yield from played(name, profile, seed)


# Kept, because most tests look at the first deals of the same players again.
@cache
def played(name: str, profile: str, seed: int) -> tuple[State, ...]:
    rules, bot, rng = PRESETS[profile], opponent(name), Random(seed)
    states = [State.start(Deal.shuffled(seed=f"{profile}-{seed}", rules=rules), rules)]
    while states[-1].ended is None:
        states.append(step(states[-1], (bot, bot), rng))
    return tuple(states)


def with_other_hidden_cards(state: State, seat: int, rng: Random) -> State:
    """The same state with what *seat* cannot see dealt anew, as far as it fits what was shown."""
    other = 1 - seat
    view = state.observation(seat)
    fixed = list(view.known_cards[other])
    hidden = [card for card in view.unseen if card not in fixed]
    possible = [card for card in hidden if card not in view.excluded[other]]
    size = len(state.hands[other]) - len(fixed)
    drawn = rng.sample(possible, size)
    stock = [card for card in hidden if card not in drawn]
    rng.shuffle(stock)
    hands = state.hands.with_(other, in_order([*fixed, *drawn]))
    return state._with(hands=hands, stock=tuple(stock))


@pytest.mark.parametrize("profile", PRESETS)
@pytest.mark.parametrize("name", ALL)
def test_every_deal_is_played_to_its_end_with_legal_actions(name: str, profile: str) -> None:
    # apply() refuses anything illegal, so reaching the end is the proof.
    ended = [state for state in moments(name, profile, deals=25) if state.ended is not None]
    assert len(ended) == 25
    assert {s.outcome.ending for s in ended if s.outcome}.isdisjoint({Ending.FALSE_CLAIM})


@pytest.mark.parametrize("profile", PRESETS)
@pytest.mark.parametrize("name", ALL)
def test_hidden_cards_do_not_change_the_choice(name: str, profile: str) -> None:
    bot, shuffle = opponent(name), Random(5)
    changed = 0
    for state in moments(name, profile, deals=4):
        if state.ended is not None:
            continue
        for seat in (0, 1):
            other = with_other_hidden_cards(state, seat, shuffle)
            changed += other.hands != state.hands
            seen, seen_too = state.observation(seat), other.observation(seat)
            assert seen == seen_too
            assert bot.interrupt(seen, Random(9)) == bot.interrupt(seen_too, Random(9))
            if seat == state.to_move:
                assert bot.choose(seen, Random(9)) == bot.choose(seen_too, Random(9))
    assert changed > 40


@pytest.mark.parametrize("score", [Score(6, 6), Score(6, 2), Score(0, 6)])
@pytest.mark.parametrize("name", ALL)
def test_hidden_cards_do_not_change_the_choice_at_any_score(name: str, score: Score) -> None:
    bot, shuffle = opponent(name).at(score), Random(6)
    for state in moments(name, "classic", deals=2):
        if state.ended is None:
            seat = state.to_move
            other = with_other_hidden_cards(state, seat, shuffle)
            seen, seen_too = state.observation(seat), other.observation(seat)
            assert bot.choose(seen, Random(9)) == bot.choose(seen_too, Random(9))


@pytest.mark.parametrize("name", ALL)
def test_the_same_chance_gives_the_same_choice(name: str) -> None:
    bot = opponent(name)
    for state in moments(name, "classic", deals=3):
        if state.ended is None:
            view = state.observation(state.to_move)
            assert bot.choose(view, Random(3)) == bot.choose(view, Random(3))


@pytest.mark.parametrize("name", ALL)
def test_a_choice_is_one_of_the_legal_actions_of_the_observation(name: str) -> None:
    bot = opponent(name)
    for state in moments(name, "bicycle", deals=5):
        if state.ended is None:
            view = state.observation(state.to_move)
            assert bot.choose(view, Random(3)) in view.legal_actions()


@pytest.mark.parametrize("name", ALL)
def test_an_announcement_before_the_draw_is_followed_by_the_close(name: str) -> None:
    # Whoever announced for this seat: now nothing else is left, even where the close must fail.
    for won in ("0", "000", "11110"):
        state = position(n="KS QS 9C", d="AS", won=won, to_draw=True)
        announced = state.apply(DeclareMarriage(Suit.SPADES))
        assert announced.card_points[0] < announced.rules.target
        assert opponent(name).choose(announced.observation(0), Random(1)) == CloseStock()


@pytest.mark.parametrize("name", ALL)
def test_every_opponent_introduces_itself(name: str) -> None:
    bot = opponent(name)
    assert bot.name == name
    assert bot.title
    assert bot.describe.endswith(".")


def test_the_menu_begins_with_the_easiest_and_holds_no_habit() -> None:
    assert list(OPPONENTS) == ["random", "learner", "careful", "counter", "expert"]
    assert set(OPPONENTS).isdisjoint(HABITS)


def test_an_unknown_name_says_which_names_there_are() -> None:
    with pytest.raises(UnknownOpponentError) as problem:
        opponent("clever")
    assert problem.value.known == tuple(ALL)
    assert str(problem.value).startswith("no opponent 'clever'; there are random, learner, ")


def test_hidden_cards_are_really_exchanged_in_these_tests() -> None:
    state = State.start(Deal.shuffled(seed=1))
    other = with_other_hidden_cards(state, 0, Random(1))
    assert other.hands[0] == state.hands[0]
    assert other.hands[1] != state.hands[1]
    assert in_order([*other.hands[1], *other.stock]) == in_order([*state.hands[1], *state.stock])
