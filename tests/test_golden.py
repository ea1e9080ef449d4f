"""The golden files are what the engine does now, and they show every kind of thing it does."""

import pytest
from regenerate_golden import (
    COMMAND,
    GOLDEN,
    PLAYTHROUGHS,
    TABLES,
    deal_of,
    golden_files,
    legal_orders,
    playthrough,
)

from sixtysix_teach import (
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    Ending,
    ExchangeNine,
    Play,
)

HINT = f"behaviour differs from tests/golden; if that is right, run: {COMMAND}"


def stored(name: str) -> str:
    path = GOLDEN / name
    assert path.exists(), f"{name} is missing; run: {COMMAND}"
    return path.read_text(encoding="utf-8")


def test_the_order_of_legal_actions_is_pinned():
    assert stored("legal_actions.txt") == legal_orders(), HINT


@pytest.mark.parametrize(("name", "seed"), PLAYTHROUGHS)
def test_a_playthrough_goes_as_it_always_went(name, seed):
    assert stored(f"playthroughs/{name}-{seed}.txt") == playthrough(name, seed), HINT


def test_there_are_no_other_playthroughs():
    found = {f"playthroughs/{path.name}" for path in (GOLDEN / "playthroughs").glob("*.txt")}
    assert found | {"legal_actions.txt"} == set(golden_files()), HINT


def test_the_playthroughs_show_every_profile_action_and_ending():
    assert {name for name, _ in PLAYTHROUGHS} == set(TABLES)
    kinds, endings, out_of_turn, points, closes = set(), set(), set(), set(), set()
    for name, seed in PLAYTHROUGHS:
        for state, action in deal_of(name, seed):
            if action is None:
                endings.add(state.outcome.ending)
                points.add(state.outcome.game_points)
                closes.add(state.closing and state.closing.before_draw)
                continue
            kinds.add(type(action))
            if getattr(action, "by", None) is not None:
                out_of_turn.add(type(action))
    assert kinds == set(Action.__args__)
    assert endings == set(Ending)
    assert out_of_turn == {ClaimSixtySix, ExchangeNine}
    assert points == {0, 1, 2, 3}
    assert closes == {None, False, True}


def test_the_pinned_orders_show_every_action():
    text = stored("legal_actions.txt")
    for word in ("play", "marry", "exchange", "close", "draw", "claim", "count"):
        assert f"{word}" in text
    order = [Play, DeclareMarriage, ExchangeNine, CloseStock, Draw, ClaimSixtySix, CountCards]
    for name, seed in PLAYTHROUGHS:
        for state, _ in deal_of(name, seed):
            places = [order.index(type(a)) for a in state.legal_actions()]
            assert places == sorted(places)
