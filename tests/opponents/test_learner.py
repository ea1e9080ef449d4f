"""The learner makes a beginner's mistakes at the rates it is documented with, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sixtysix_teach import (
    CLASSIC,
    PRESETS,
    ClaimSixtySix,
    CloseStock,
    Deal,
    DeclareMarriage,
    ExchangeNine,
    Observation,
    Play,
    State,
)
from sixtysix_teach.opponents import opponent, play_out, step
from sixtysix_teach.opponents.careful import by_thumb
from sixtysix_teach.opponents.learner import FORGETS, GUESSES, LATE, LEADS_HIGH
from tests.positions import position

BOT = opponent("learner")


def views(deals: int, profile: str = "classic") -> Iterator[Observation]:
    """What the seat to move sees at every moment of deals between two learners."""
    rules = PRESETS[profile]
    for seed in range(deals):
        rng = Random(seed)
        state = State.start(Deal.shuffled(seed=f"learner-{seed}", rules=rules), rules)
        while state.ended is None:
            yield state.observation(state.to_move)
            state = step(state, (BOT, BOT), rng)


def share(hits: list[bool]) -> float:
    assert len(hits) >= 80
    return sum(hits) / len(hits)


@pytest.mark.parametrize("profile", PRESETS)
def test_it_never_closes(profile: str) -> None:
    asked = [BOT.choose(view, Random(1)) for view in views(10, profile)]
    assert not any(isinstance(action, CloseStock) for action in asked)


def test_it_forgets_every_second_chance_to_exchange_or_announce() -> None:
    extra = (ExchangeNine, DeclareMarriage)
    forgot = [
        not isinstance(BOT.choose(view, Random(number)), extra)
        for number, view in enumerate(views(300))
        if isinstance(by_thumb(view, without=(CloseStock,)), extra)
        and view.total(view.seat) < CLASSIC.target
    ]
    assert abs(share(forgot) - FORGETS) < 0.15


def test_it_claims_late_but_never_after_the_last_chance() -> None:
    late = []
    for number, view in enumerate(views(150)):
        claimed = isinstance(BOT.choose(view, Random(number)), ClaimSixtySix)
        if view.total(view.seat) < CLASSIC.target:
            assert not claimed
        elif ClaimSixtySix() in view.legal_actions():
            if view.cards_out:
                assert claimed
            else:
                late.append(not claimed)
    assert abs(share(late) - LATE) < 0.15


def test_a_share_of_its_cards_is_any_card_or_the_dearest() -> None:
    """Of the cards where neither is by chance the careful one."""
    guessed, high = [], []
    for number, view in enumerate(views(80)):
        careful = by_thumb(view, without=(CloseStock, ExchangeNine, DeclareMarriage))
        action = BOT.choose(view, Random(number))
        if not isinstance(action, Play) or len(view.playable) < 3:
            continue
        dearest = max(card.points for card in view.playable)
        assert isinstance(careful, Play)
        if view.played:
            # A guess hits the careful card, too, now and then.
            guessed.append(action != careful)
        elif careful.card.points < dearest:
            high.append(action.card.points == dearest)
    assert GUESSES * 0.5 < share(guessed) < GUESSES * 1.05
    assert LEADS_HIGH < share(high) < LEADS_HIGH + GUESSES


def test_it_does_not_claim_out_of_turn() -> None:
    state = position(won="00001", points=(70, None), rules=PRESETS["bicycle"])
    assert BOT.interrupt(state.observation(0), Random(1)) is None


def test_it_beats_random_and_loses_to_careful_in_most_deals() -> None:
    won = {"random": 0, "careful": 0}
    for name in won:
        rival = opponent(name)
        for seed in range(150):
            for seat in (0, 1):
                players = (BOT, rival) if seat == 0 else (rival, BOT)
                deal = State.start(Deal.shuffled(seed=f"between-{seed}"))
                end = play_out(deal, players, Random(seed))
                won[name] += end.outcome is not None and end.outcome.winner == seat
    assert won["random"] > 180, won
    assert won["careful"] < 120, won
