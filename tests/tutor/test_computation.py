"""At the table, too, the figure of a reason can be worked out again by whoever wants to."""

from __future__ import annotations

from collections import Counter
from random import Random

from moments_played import another, decisions
from snippets import faults, figures, run

from sixtysix_teach import DeclareMarriage, Draw, ExchangeNine
from sixtysix_teach.coach.panels import why_panel
from sixtysix_teach.tutor.computation import reason_computation
from sixtysix_teach.tutor.explain import explain

SEEDS = range(8)


def test_the_lines_give_a_figure_that_the_reason_tells() -> None:
    kinds: Counter[str] = Counter()
    for seed in SEEDS:
        for state in decisions(seed):
            view = state.observation(state.to_move)
            for action in view.legal_actions():
                if isinstance(action, (Draw, DeclareMarriage, ExchangeNine)):
                    continue
                told = explain(view, action)
                code = reason_computation(view, told)
                if not code:
                    kinds["none"] += 1
                    continue
                assert faults(code) == []
                read = " ".join([told.title, *told.lines, told.basis])
                if "only hand" in read:
                    read += " 1"
                assert figures(run(code)), code
                assert figures(run(code)) <= figures(read), (code, run(code), read)
                kinds[next(kind for kind in ("loss", "values", "hands") if kind in code)] += 1
    assert set(kinds) == {"loss", "values", "hands", "none"}


def test_the_lines_are_the_same_whatever_is_hidden() -> None:
    compared = 0
    for state in decisions(1):
        other = another(state, state.to_move, Random(2))
        if other is None:
            continue
        views = [one.observation(state.to_move) for one in (state, other)]
        for action in views[0].legal_actions()[:2]:
            codes = {reason_computation(view, explain(view, action)) for view in views}
            assert len(codes) == 1, codes
            compared += codes != {""}
    assert compared


def test_the_panel_at_the_table_offers_the_lines_where_a_figure_is_told() -> None:
    offered = set()
    for state in decisions(3):
        view = state.observation(state.to_move)
        for action in view.legal_actions()[:1]:
            code = reason_computation(view, explain(view, action))
            panel = why_panel(view, action, line=None)
            assert panel.get("computation", "") == code
            offered.add(bool(code))
    assert offered == {True, False}
