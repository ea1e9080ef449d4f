"""Sixty-six: rules, teaching and practice of the card game, without any Jupyter import.

>>> from sixtysix_teach import Deal, State
>>> state = State.start(Deal.shuffled(seed=66))
>>> state.observation(0).hand == state.hands[0]
True

Text to values (``parse_...``) and the questions to the solver and the tutor are fetched when first
used, so that the rules alone start quickly.

>>> from sixtysix_teach import parse_hand, card_points
>>> card_points(parse_hand("ASTS"))
21
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sixtysix_teach.actions import (
    CLAIM,
    CLOSE,
    COUNT,
    DRAW,
    EXCHANGE,
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    IllegalAction,
    Play,
    Reason,
    ReasonCode,
)
from sixtysix_teach.cards import DECK, PACK_32, Card, Rank, Suit, beats, card_points, winning_place
from sixtysix_teach.deal import Deal
from sixtysix_teach.duties import duty_broken
from sixtysix_teach.errors import (
    DataError,
    DealError,
    NotationError,
    RulesError,
    SixtySixError,
    SolverLimit,
)
from sixtysix_teach.match import Match
from sixtysix_teach.moments import Closing, Ending, Marriage, Outcome, Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.presets import CLASSIC, PRESETS, PROFILES, preset
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import FOREHAND, PerSeat, Seat
from sixtysix_teach.state import State

if TYPE_CHECKING:
    from sixtysix_teach.classroom.score_chances import chance_after, chance_of
    from sixtysix_teach.notation import (
        format_action,
        parse_action,
        parse_any,
        parse_card,
        parse_hand,
        parse_position,
        parse_view,
    )
    from sixtysix_teach.notation.share import parse_shared
    from sixtysix_teach.opponents.score import Score
    from sixtysix_teach.solver import (
        Split,
        best_line,
        close_or_keep,
        guaranteed,
        hands_of,
        odds,
        solve,
        state_of,
    )
    from sixtysix_teach.tutor.judge import judge

_WHERE = {
    "Score": "opponents.score",
    "Split": "solver",
    "best_line": "solver",
    "chance_after": "classroom.score_chances",
    "chance_of": "classroom.score_chances",
    "close_or_keep": "solver",
    "format_action": "notation",
    "guaranteed": "solver",
    "hands_of": "solver",
    "judge": "tutor.judge",
    "odds": "solver",
    "parse_action": "notation",
    "parse_any": "notation",
    "parse_card": "notation",
    "parse_hand": "notation",
    "parse_position": "notation",
    "parse_shared": "notation.share",
    "parse_view": "notation",
    "solve": "solver",
    "state_of": "solver",
}


def __getattr__(name: str) -> Any:
    """Return a name of the list that is fetched when first used."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)


def __dir__() -> list[str]:
    """Return the public names."""
    return __all__


__all__ = [
    "CLAIM",
    "CLASSIC",
    "CLOSE",
    "COUNT",
    "DECK",
    "DRAW",
    "EXCHANGE",
    "FOREHAND",
    "PACK_32",
    "PRESETS",
    "PROFILES",
    "Action",
    "Card",
    "ClaimSixtySix",
    "CloseStock",
    "Closing",
    "CountCards",
    "DataError",
    "Deal",
    "DealError",
    "DeclareMarriage",
    "Draw",
    "Ending",
    "ExchangeNine",
    "IllegalAction",
    "Marriage",
    "Match",
    "NotationError",
    "Observation",
    "Outcome",
    "PerSeat",
    "Play",
    "Rank",
    "Reason",
    "ReasonCode",
    "Rules",
    "RulesError",
    "Score",
    "Seat",
    "SixtySixError",
    "SolverLimit",
    "Split",
    "State",
    "Suit",
    "Trick",
    "beats",
    "best_line",
    "card_points",
    "chance_after",
    "chance_of",
    "close_or_keep",
    "duty_broken",
    "format_action",
    "guaranteed",
    "hands_of",
    "judge",
    "odds",
    "parse_action",
    "parse_any",
    "parse_card",
    "parse_hand",
    "parse_position",
    "parse_shared",
    "parse_view",
    "preset",
    "solve",
    "state_of",
    "winning_place",
]
