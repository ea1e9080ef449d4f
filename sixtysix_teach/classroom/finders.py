"""Which moments of a deal make items for which format: what fills the libraries of moments.

``tools/make_moments.py`` asks these for every moment of many seeded deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from sixtysix_teach.classroom.formats.best_card import BestCard
from sixtysix_teach.classroom.formats.close_by_score import CloseByScore
from sixtysix_teach.classroom.formats.close_or_keep import CloseOrKeep
from sixtysix_teach.classroom.formats.defend_close import DefendClose
from sixtysix_teach.classroom.formats.keep_the_pair import KeepThePair
from sixtysix_teach.classroom.formats.luck_or_decision import LuckOrDecision
from sixtysix_teach.classroom.formats.predict_bot import PredictBot
from sixtysix_teach.classroom.formats.rank_cards import RankCards
from sixtysix_teach.classroom.formats.tick_worlds import TickWorlds
from sixtysix_teach.classroom.formats.toss_up import TossUp
from sixtysix_teach.classroom.formats.two_cards import LeadOrNot, TrumpOrNot, TwoCards
from sixtysix_teach.classroom.items import YOU
from sixtysix_teach.classroom.judged import counted_values
from sixtysix_teach.classroom.library import Found, line_of, seen
from sixtysix_teach.solver.choice import LAST_OPEN_STOCK
from sixtysix_teach.state import State

Finder = Callable[[State], Iterator[Found]]


def claim_waits(state: State) -> bool:
    """Return whether a side has the target already: there the next thing is its claim, no card.

    Deals played with a slip now and then go on beyond that; no player would come there.
    """
    return any(state.total(seat) >= state.rules.target for seat in range(state.rules.players))


def last_lead_of(state: State) -> str:
    """Return the moment as you see it, if you are on lead for the last time with open stock."""
    on_lead = state.to_move == YOU and not state.played and not state.to_draw
    # After an announcement the lead is bound: that choice was made a step earlier.
    on_lead = on_lead and state.lead_marriage is None
    if not on_lead or state.must_follow or state.stock_size != LAST_OPEN_STOCK:
        return ""
    return "" if claim_waits(state) else line_of(state.observation(YOU))


def _tick_worlds(state: State) -> Iterator[Found]:
    moment = last_lead_of(state)
    case = TickWorlds().case_of(moment) if moment else ""
    if case:
        yield Found(case, moment)


def _close_or_keep(state: State) -> Iterator[Found]:
    moment = last_lead_of(state)
    case = CloseOrKeep().case_of(moment) if moment else ""
    if case:
        yield Found(case, moment)


# Scores that make a difference: near the end of the match, and far behind.
SCORES = tuple((own, other) for own in (6, 5, 4, 2) for other in (6, 5, 4, 2))


def _close_by_score(state: State) -> Iterator[Found]:
    moment = last_lead_of(state)
    for own, other in SCORES if moment else ():
        case = CloseByScore().case_of(moment, own, other)
        if case:
            yield Found(case, moment, (own, other))


def _toss_up(state: State) -> Iterator[Found]:
    moment = last_lead_of(state)
    case = TossUp().case_of(moment) if moment else ""
    if case:
        yield Found(case, moment)


def _defend_close(state: State) -> Iterator[Found]:
    closed_by_bot = state.closing is not None and state.closing.by != YOU
    if not closed_by_bot or state.to_move != YOU or state.ended is not None:
        return
    if claim_waits(state):
        return
    moment = line_of(state.observation(YOU))
    case = DefendClose().case_of(moment)
    if case:
        yield Found(case, moment)


def last_open(state: State) -> str:
    """Return the moment as you see it, if you play to the last trick with open stock."""
    if state.to_move != YOU or state.to_draw or state.must_follow:
        return ""
    if state.stock_size != LAST_OPEN_STOCK or state.lead_marriage is not None:
        return ""
    if claim_waits(state):
        return ""
    return line_of(state.observation(YOU))


def _rank_cards(state: State) -> Iterator[Found]:
    moment = last_open(state)
    cards = RankCards().cards_of(moment) if moment else ()
    if cards:
        codes = tuple(card.code for card in cards)
        yield Found("reply" if state.played else "lead", moment, (), codes)


def _best_card(state: State) -> Iterator[Found]:
    moment = last_open(state)
    case = BestCard().case_of(moment) if moment else ""
    if case:
        yield Found(case, moment)


def _two_cards(form: TwoCards) -> Finder:
    def find(state: State) -> Iterator[Found]:
        moment = last_open(state)
        case, cards = form.find(moment) if moment else ("", ())
        if case:
            yield Found(case, moment, (), cards)

    return find


def _luck_or_decision(state: State) -> Iterator[Found]:
    moment = last_open(state)
    if not moment or len(seen(moment).unseen) != state.cards_held(1 - YOU) + 1:
        return
    asleep = next(c for c in seen(moment).unseen if c not in state.hands[1 - YOU])
    found = []
    for card in counted_values(moment):
        case = LuckOrDecision().case_of(moment, card, asleep)
        if case:
            found.append(Found(case, moment, (), (card.code, asleep.code)))
    # The rare ones first: of each deal one is taken.
    yield from sorted(found, key=lambda one: LuckOrDecision.cases.index(one.case))


def _keep_the_pair(state: State) -> Iterator[Found]:
    if state.to_move != YOU or not state.played or state.must_follow or claim_waits(state):
        return
    moment = line_of(state.observation(YOU))
    for case in KeepThePair.cases:
        cards = KeepThePair().find(moment, case)
        if cards:
            yield Found(case, moment, (), cards)


def _predict_bot(state: State) -> Iterator[Found]:
    early = state.to_move == YOU and not state.to_draw and not state.must_follow
    if not early or claim_waits(state) or not 1 <= len(state.tricks) <= 4:
        return
    moment = line_of(state.observation(YOU))
    case = PredictBot().case_of(moment)
    if case:
        yield Found(case, moment)


FINDERS: Mapping[str, Finder] = MappingProxyType(
    {
        "tick_worlds": _tick_worlds,
        "close_or_keep": _close_or_keep,
        "close_by_score": _close_by_score,
        "toss_up": _toss_up,
        "defend_close": _defend_close,
        "rank_cards": _rank_cards,
        "best_card": _best_card,
        "lead_or_not": _two_cards(LeadOrNot()),
        "trump_or_not": _two_cards(TrumpOrNot()),
        "luck_or_decision": _luck_or_decision,
        "keep_the_pair": _keep_the_pair,
        "predict_bot": _predict_bot,
    }
)
