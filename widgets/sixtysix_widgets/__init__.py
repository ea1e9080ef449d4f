"""The kit in the browser: widgets for notebooks and the app, and the server behind it.

The names below are fetched when first used, so that the server starts without the widgets.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sixtysix_teach.classroom import (
        show_average,
        show_break_even,
        show_close,
        show_counts,
        show_ending,
        show_exchange,
        show_finished,
        show_marriage_odds,
        show_moment,
        show_open_phase,
        show_out,
        show_ranks,
        show_reply,
        show_rule,
        show_score,
        show_sum,
        show_trick,
        show_trumps,
        show_values,
        show_worlds,
    )

    from .card_table import CardTable
    from .handbook import Handbook
    from .home import Home
    from .lesson_panel import Lesson
    from .play_page import PlayPage
    from .practice import Practice

__all__ = [
    "CardTable",
    "Handbook",
    "Home",
    "Lesson",
    "PlayPage",
    "Practice",
    "show_average",
    "show_break_even",
    "show_close",
    "show_counts",
    "show_ending",
    "show_exchange",
    "show_finished",
    "show_marriage_odds",
    "show_moment",
    "show_open_phase",
    "show_out",
    "show_ranks",
    "show_reply",
    "show_rule",
    "show_score",
    "show_sum",
    "show_trick",
    "show_trumps",
    "show_values",
    "show_worlds",
]

_WHERE = {
    "CardTable": "sixtysix_widgets.card_table",
    "Handbook": "sixtysix_widgets.handbook",
    "Home": "sixtysix_widgets.home",
    "Lesson": "sixtysix_widgets.lesson_panel",
    "PlayPage": "sixtysix_widgets.play_page",
    "Practice": "sixtysix_widgets.practice",
}


def __getattr__(name: str) -> Any:
    """Return a widget or a figure of the lessons by its name."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_WHERE.get(name, "sixtysix_teach.classroom")), name)


def __dir__() -> list[str]:
    """Return the public names."""
    return __all__
