"""The exercise formats: one kind of question each, one class each.

>>> FORMATS["higher"].cases
('ten-face', 'ace-any', 'nine-any', 'court')
"""

from __future__ import annotations

from collections.abc import Mapping

from sixtysix_teach.classroom.formats.after_exchange import AfterExchange
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.best_card import BestCard
from sixtysix_teach.classroom.formats.break_even import BreakEven
from sixtysix_teach.classroom.formats.certain_close import CloseCertain, CloseWhy
from sixtysix_teach.classroom.formats.claim_or_not import ClaimOrNot
from sixtysix_teach.classroom.formats.close_and_why import CloseAndWhy
from sixtysix_teach.classroom.formats.close_bet import CloseBet
from sixtysix_teach.classroom.formats.close_by_score import CloseByScore
from sixtysix_teach.classroom.formats.close_changes import CloseChanges
from sixtysix_teach.classroom.formats.close_or_keep import CloseOrKeep
from sixtysix_teach.classroom.formats.close_slider import CloseSlider
from sixtysix_teach.classroom.formats.count_both import CountBoth
from sixtysix_teach.classroom.formats.dearest_decision import DearestDecision
from sixtysix_teach.classroom.formats.defend_close import DefendClose
from sixtysix_teach.classroom.formats.exchange_now import ExchangeNow
from sixtysix_teach.classroom.formats.expected_value import ExpectedValue
from sixtysix_teach.classroom.formats.explain_close import ExplainClose
from sixtysix_teach.classroom.formats.find_the_win import FindTheWin
from sixtysix_teach.classroom.formats.fix_the_move import FixTheMove
from sixtysix_teach.classroom.formats.how_sure import HowSure
from sixtysix_teach.classroom.formats.keep_the_pair import KeepThePair
from sixtysix_teach.classroom.formats.legal_set import LegalSet
from sixtysix_teach.classroom.formats.look_back import LookBackAt
from sixtysix_teach.classroom.formats.luck_or_decision import LuckOrDecision
from sixtysix_teach.classroom.formats.marriage_after import CardsLeft, MarriageAfter
from sixtysix_teach.classroom.formats.marriage_now import MarriageNow
from sixtysix_teach.classroom.formats.match_score import MatchScore
from sixtysix_teach.classroom.formats.memory import Memory, WhatIsLeft
from sixtysix_teach.classroom.formats.next_lead import NextLead
from sixtysix_teach.classroom.formats.nine_is import NineIs
from sixtysix_teach.classroom.formats.points_echo import PointsEcho
from sixtysix_teach.classroom.formats.predict_bot import PredictBot
from sixtysix_teach.classroom.formats.rank_cards import RankCards
from sixtysix_teach.classroom.formats.ranks import Add, Higher, Order, PackSum, SuitSum, WorthOf
from sixtysix_teach.classroom.formats.running_total import RunningTotal
from sixtysix_teach.classroom.formats.score_the_deal import ScoreTheDeal
from sixtysix_teach.classroom.formats.spot_pair import SpotPair
from sixtysix_teach.classroom.formats.strict_error import StrictError
from sixtysix_teach.classroom.formats.sure_points import DoIGetThere
from sixtysix_teach.classroom.formats.tick_worlds import TickWorlds
from sixtysix_teach.classroom.formats.timeline import Timeline
from sixtysix_teach.classroom.formats.toss_up import TossUp
from sixtysix_teach.classroom.formats.tricks import MayPlay, PointsTo, SpotError, Winner
from sixtysix_teach.classroom.formats.two_cards import LeadOrNot, TrumpOrNot
from sixtysix_teach.classroom.formats.which_half import WhichHalf
from sixtysix_teach.classroom.formats.who_draws import WhoDraws

# One line for each format; a new one is named here and nowhere else.
_ALL: tuple[type[Format], ...] = (
    Higher,
    Order,
    WorthOf,
    Add,
    SuitSum,
    PackSum,
    Winner,
    PointsTo,
    SpotError,
    MayPlay,
    Timeline,
    WhoDraws,
    NextLead,
    LookBackAt,
    RunningTotal,
    LegalSet,
    FixTheMove,
    StrictError,
    BreakEven,
    CloseOrKeep,
    CloseBet,
    CloseSlider,
    ExpectedValue,
    HowSure,
    TickWorlds,
    SpotPair,
    MarriageNow,
    CardsLeft,
    MarriageAfter,
    WhichHalf,
    ExchangeNow,
    AfterExchange,
    NineIs,
    ClaimOrNot,
    CountBoth,
    ScoreTheDeal,
    MatchScore,
    CloseByScore,
    TossUp,
    DefendClose,
    RankCards,
    BestCard,
    LeadOrNot,
    TrumpOrNot,
    KeepThePair,
    PredictBot,
    LuckOrDecision,
    DearestDecision,
    ExplainClose,
    CloseCertain,
    CloseWhy,
    CloseAndWhy,
    CloseChanges,
    DoIGetThere,
    FindTheWin,
    Memory,
    WhatIsLeft,
    PointsEcho,
)

FORMATS: Mapping[str, Format] = {kind.name: kind() for kind in _ALL}

__all__ = ["FORMATS", "Format"]
