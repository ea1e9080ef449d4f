"""Sixty-six: rules, teaching and practice of the card game, without any Jupyter import.

>>> from sixtysix_teach import Deal, State
>>> state = State.start(Deal.shuffled(seed=66))
>>> state.observation(0).hand == state.hands[0]
True
"""

from sixtysix_teach.actions import (
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

__all__ = [
    "CLASSIC",
    "DECK",
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
    "Seat",
    "SixtySixError",
    "SolverLimit",
    "State",
    "Suit",
    "Trick",
    "beats",
    "card_points",
    "preset",
    "winning_place",
]
