"""Each habit shows its mistake at about its rate where it can, and is careful everywhere else.

What the mistake is, is written down here a second time, from the sentence that describes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random

import pytest

from sixtysix_teach import (
    PRESETS,
    Action,
    ClaimSixtySix,
    CloseStock,
    Deal,
    Observation,
    Play,
    Rank,
    State,
    beats,
)
from sixtysix_teach.opponents import HABITS, opponent, step
from tests.positions import position

CAREFUL = opponent("careful")


def is_lead(view: Observation, action: Action) -> bool:
    return isinstance(action, Play) and not view.played


def is_reply(view: Observation, action: Action) -> bool:
    return isinstance(action, Play) and bool(view.played)


def taking(view: Observation) -> list[Action]:
    return [Play(c) for c in view.playable if beats(c, view.played[0], trump=view.trump)]


def plain_aces(view: Observation) -> list[Action]:
    return [Play(c) for c in view.playable if c.rank is Rank.ACE and c.suit is not view.trump]


def aces(view: Observation, careful: Action) -> list[Action]:
    if not is_lead(view, careful) or view.must_follow or careful in plain_aces(view):
        return []
    return plain_aces(view)


def no_trumps(view: Observation, careful: Action) -> list[Action]:
    if not is_reply(view, careful) or view.played[0].suit is view.trump:
        return []
    plain = [Play(card) for card in view.playable if card.suit is not view.trump]
    return [] if careful in plain else plain


def fifty(view: Observation, careful: Action) -> list[Action]:
    if not is_lead(view, careful) or view.total(view.seat) <= 50:
        return []
    return [action for action in view.legal_actions() if action == CloseStock()]


def no_claim(view: Observation, careful: Action) -> list[Action]:
    if not isinstance(careful, ClaimSixtySix):
        return []
    return [a for a in view.legal_actions() if not isinstance(a, ClaimSixtySix | CloseStock)]


def grabs(view: Observation, careful: Action) -> list[Action]:
    if not is_reply(view, careful) or careful in taking(view):
        return []
    return taking(view)


MISTAKES: dict[str, Callable[[Observation, Action], list[Action]]] = {
    "habit-aces": aces,
    "habit-no-trumps": no_trumps,
    "habit-fifty": fifty,
    "habit-no-claim": no_claim,
    "habit-grabs": grabs,
}


def views(name: str, profile: str, deals: int) -> Iterator[Observation]:
    """What the seat to move sees at every moment of deals between two with this habit."""
    rules, bot = PRESETS[profile], opponent(name)
    for seed in range(deals):
        rng = Random(seed)
        state = State.start(Deal.shuffled(seed=f"habit-{seed}", rules=rules), rules)
        while state.ended is None:
            yield state.observation(state.to_move)
            state = step(state, (bot, bot), rng)


@pytest.mark.parametrize("name", HABITS)
def test_the_mistake_shows_at_its_rate_and_no_other_does(name: str) -> None:
    made = []
    for number, view in enumerate(views(name, "classic", 250)):
        careful, chosen = CAREFUL.choose(view, Random(1)), HABITS[name].choose(view, Random(number))
        mistakes = MISTAKES[name](view, careful)
        if not mistakes:
            assert chosen == careful
            continue
        assert chosen in {careful, *mistakes}
        made.append(chosen != careful)
    assert len(made) > 50
    rate = HABITS[name].rate
    allowed = 4 * sqrt(rate * (1 - rate) / len(made))
    assert abs(sum(made) / len(made) - rate) < allowed


@pytest.mark.parametrize("profile", PRESETS)
@pytest.mark.parametrize("name", HABITS)
def test_the_mistake_is_a_legal_move(name: str, profile: str) -> None:
    for number, view in enumerate(views(name, profile, 6)):
        careful = CAREFUL.choose(view, Random(1))
        chosen = HABITS[name].choose(view, Random(number))
        assert view.why_illegal(chosen) is None
        assert chosen == careful or chosen in MISTAKES[name](view, careful)


def test_who_forgets_to_claim_forgets_it_out_of_turn_too() -> None:
    view = position(won="00001", points=(70, None), rules=PRESETS["bicycle"]).observation(0)
    for name, habit in HABITS.items():
        silent = sum(habit.interrupt(view, Random(n)) is None for n in range(300)) / 300
        expected = habit.rate if name == "habit-no-claim" else 0
        assert abs(silent - expected) < 0.1


@pytest.mark.parametrize("name", HABITS)
def test_its_words_tell_its_rate(name: str) -> None:
    assert f"{HABITS[name].rate:.0%}".replace("%", " %") in HABITS[name].describe
    assert HABITS[name].title
