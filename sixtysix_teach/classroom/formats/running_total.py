"""The format ``running-total``: the tricks so far one after the other, and your total to tell.

The counter fades by case: shown up to the last trick, shown half of the way, not at all. With a
marriage announced on the way the question is also whether it counts already.
"""

from __future__ import annotations

from random import Random

from sixtysix_teach.actions import MARRIAGES, Play
from sixtysix_teach.cards import Suit
from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import text_row, tile, tiles_row
from sixtysix_teach.classroom.formats.positions import (
    deal_with,
    line_of,
    moments,
    played_on,
    search,
)
from sixtysix_teach.classroom.formats.total_reasons import (
    Facts,
    pair_of,
    reason,
    total_facts,
    total_text,
    trick_text,
    tricks_of_yours,
)
from sixtysix_teach.classroom.formats.who_draws import WORDS, say
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.classroom.words import pack_figures
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import listed
from sixtysix_teach.rules import Rules, TricklessMarriage
from sixtysix_teach.state import State

HIGH = 120
COUNTED = ("shown", "half", "hidden")
MARRIED = ("marriage", "marriage-trump", "marriage-pending", "marriage-late")


class RunningTotal(Format):
    """Shows tricks of a deal; asks for your total as the engine counts it."""

    name = "running-total"
    cases = (*COUNTED, *MARRIED)
    phrases = "lesson_03.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out marriages where there are none, or none before the first trick."""
        if not rules.marriages:
            return COUNTED
        pending = rules.trickless_marriage is TricklessMarriage.PENDING
        return self.cases if pending else (*COUNTED, *MARRIED[:2])

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment after three to five tricks, with or without a marriage of yours."""
        seat = rng.choice((0, 1))
        if case in MARRIED:
            state, seat = _married(case, rng, rules, seat)
        else:
            state = search(
                rng,
                lambda: moments(deal_with(rng, rules), rules, rng),
                lambda state: _fits(case, state, seat),
            )
        return self.item(case, moment=line_of(state, seat), trump=state.trump)

    def check(self, item: Item) -> None:
        """Refuse a moment before the first trick, or one the number cannot hold."""
        view = seen(item.moment)
        if not view.tricks or not 0 <= view.total(view.seat) <= HIGH:
            raise ValueError("a moment after some tricks is needed")

    def input(self, item: Item) -> Input:
        """Ask for a number."""
        return Input("number", low=0, high=HIGH)

    def label(self, item: Item) -> str:
        """Say what the number counts."""
        return say("running-total.label")

    def right(self, item: Item) -> Value:
        """Return your total as the engine counts it, pending marriages left out."""
        view = seen(item.moment)
        return view.total(view.seat)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return a tile for each trick, with the counter as far as the case shows it."""
        view = seen(item.moment)
        shown = _shown(item.case, len(view.tricks))
        tiles, total = [], 0
        for number, trick in enumerate(view.tricks, start=1):
            mine = trick.winner == view.seat
            total += trick.card_points if mine else 0
            who = "you_led" if trick.leader == view.seat else "bot_led"
            text, mark = say(f"running-total.{who}"), ""
            tag = ""
            if closed or (help and number < len(view.tricks)):
                points = trick.card_points
                tag = say("running-total.yours", points=points) if mine else say(_BOTS)
                mark = "good" if mine and closed else ""
            elif number <= shown:
                tag = say("running-total.after", total=total)
            cards = [card.code for card in trick.cards]
            tiles.append(tile(f"t{number}", text, cards=cards, tag=tag, mark=mark))
        rows: Rows = [tiles_row("worlds", tiles)]
        if view.marriages:
            rows.insert(0, text_row(_announced(view)))
        if closed:
            rows.append(text_row((total_text(view),)))
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Name the way of counting that leads to this number, else how far it is off."""
        assert isinstance(answer, int)
        view = seen(item.moment)
        return reason(item.moment, _shown(item.case, len(view.tricks)), answer)

    def why_right(self, item: Item) -> Why:
        """Give the sum of your tricks and of what was announced."""
        view = seen(item.moment)
        pending = bool(view.marriages) and not view.marriage_points(view.seat)
        return Why(
            "", f"running-total.right{'-pending' if pending else ''}", total_facts(item.moment)
        )

    def hint(self, item: Item, level: int) -> str:
        """Ask whose trick it is, give the rule, name the tricks that are yours."""
        view = seen(item.moment)
        yours = [trick_text(trick) for trick in tricks_of_yours(view)]
        text = listed(yours, last="and") if yours else say("running-total.no_trick")
        key = "hint.running-total-marriage" if view.marriages else "hint.running-total"
        worths = pack_figures(view.rules.ranks)["rank_values"]
        return WORDS.say_lines(key, yours=text, rank_values=worths)[level - 1]


_BOTS = "running-total.bots"


def _announced(view: Observation) -> list[str]:
    """Return the marriages you announced on the way, a sentence each."""
    told = []
    for one in view.marriages:
        king, queen = pair_of(one.suit)
        facts: Facts = {"king": king.code, "queen": queen.code, "trick": one.at + 1}
        told.append(say("running-total.marriage_at", **facts))
    return told


def _fits(case: str, state: State, seat: int) -> bool:
    """Whether you have two tricks or more and the bot one, and the last is not always yours."""
    many = {"shown": (3,), "half": (4,), "hidden": (5,)}[case]
    if not state.to_draw or len(state.tricks) not in many:
        return False
    won = state.tricks_won(seat)
    # In a half-shown count something must be left to add.
    open_ = state.tricks[_shown(case, len(state.tricks)) :]
    return 2 <= won < len(state.tricks) and any(t.winner == seat and t.card_points for t in open_)


def _married(case: str, rng: Random, rules: Rules, seat: int) -> tuple[State, int]:
    """Return a moment some tricks after you announced: with a trick before, later, or without."""
    first = case in ("marriage-pending", "marriage-late")
    you = 0 if first else seat
    while True:
        trump, plain = rng.sample(tuple(Suit), 2)
        suit = trump if case == "marriage-trump" else plain
        ups = [card for card in rules.pack if card.suit is trump and card not in pair_of(suit)]
        deal = deal_with(rng, rules, seat=you, held=pair_of(suit), turn_up=rng.choice(ups))
        begun = moments(deal, rules, rng, keep=pair_of(suit))
        starts = [state for state in begun if _may_announce(state, you, suit, first=first)]
        if not starts:
            continue
        state = rng.choice(starts).apply(MARRIAGES[suit])
        state = state.apply(Play(rng.choice(state.playable)))
        after = played_on(state, rng)
        fits = [one for one in after if _married_fits(case, one, you)]
        if fits:
            return rng.choice(fits), you


def _may_announce(state: State, you: int, suit: Suit, *, first: bool) -> bool:
    if state.to_move != you or state.played or state.to_draw:
        return False
    if bool(state.tricks) is first or len(state.tricks) > 3:
        return False
    return state.why_illegal(MARRIAGES[suit]) is None


def _married_fits(case: str, state: State, you: int) -> bool:
    """Whether the moment is right after a trick, with your tricks as *case* wants them."""
    if not state.to_draw or not 2 <= len(state.tricks) <= 5:
        return False
    won = state.tricks_won(you)
    if case == "marriage-pending":
        return won == 0
    if case == "marriage-late":
        return won > 0 and state.tricks[0].winner != you
    return 0 < won < len(state.tricks) and len(state.tricks) >= 3


def _shown(case: str, tricks: int) -> int:
    return {"shown": tricks - 1, "half": tricks // 2}.get(case, 0)
