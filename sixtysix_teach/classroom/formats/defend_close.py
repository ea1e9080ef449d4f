"""Bot has closed: find the card that defends, or see that none does."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from sixtysix_teach.actions import Action, Play
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import MomentsByCase
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.judged import judgement
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import (
    end_text,
    hand_row,
    points_text,
    text_row,
    totals_row,
    tricks_text,
)
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases, token, tokens
from sixtysix_teach.solver import hands_of, solve, state_of
from sixtysix_teach.state import State
from sixtysix_teach.tutor.computation import computation
from sixtysix_teach.tutor.judge import Basis
from sixtysix_teach.tutor.refute import Refutation, refute, refute_unseen

LOST = "lost"
MOST = 4
"""So many cards at most may be played: more are too many to think through."""

say = Phrases("lesson_13.toml", standing=standing_figures).say


class DefendClose(MomentsByCase):
    """A card to play after a close by the other side, or the statement that all is lost.

    What a card brings is what it forces against every hand that is left, so it holds whatever
    is hidden. Of several cards that force as much, each is right.
    """

    name = "defend-the-close"
    library = "defend_close"
    cases: ClassVar[tuple[str, ...]] = ("reply-wins", "lead-wins", "all-lost")
    fields = frozenset({"moment"})
    phrases = "lesson_13.toml"

    def case_of(self, moment: str) -> str:
        """Return the case that a moment belongs to; empty if it cannot be asked."""
        view = seen(moment)
        if view.closing is None or view.closing.by == view.seat or not view.my_turn:
            return ""
        if not 2 <= len(view.playable) <= MOST:
            return ""
        # Who has the target claims; that nobody has claimed yet would be another question.
        if max(view.total(0), view.total(1)) >= view.rules.target:
            return ""
        found = judgement(moment)
        values = _values(moment)
        if found.basis not in (Basis.KNOWN, Basis.SURE) or len(values) != len(view.playable):
            return ""
        best, worst = max(values.values()), min(values.values())
        if best == worst:
            return "all-lost" if best < 0 and _nothing_helps(moment) else ""
        # Of every worse card there must be a line that ends with what it is said to bring.
        if any(_refuted(moment, card) is None for card in values if values[card] < best):
            return ""
        if best <= 0:
            return ""
        return "reply-wins" if view.played else "lead-wins"

    def input(self, item: Item) -> Input:
        """Return the cards that may be played, and that all is lost."""
        return Input("choice", (*(card.code for card in seen(item.moment).playable), LOST))

    def choices(self, item: Item) -> dict[str, str]:
        """Return the words of the answers."""
        key = "reply" if seen(item.moment).played else "lead"
        made = {
            card.code: say(f"defend.{key}", card=card.code) for card in seen(item.moment).playable
        }
        return {**made, LOST: say("defend.lost")}

    def right(self, item: Item) -> Value:
        """Return the best card to name first, or that all is lost."""
        if item.case == "all-lost":
            return LOST
        best = next(a for a in judgement(item.moment).best if isinstance(a, Play))
        return best.card.code

    def accepts(self, item: Item, answer: Value) -> bool:
        """Return whether *answer* forces as much as anything does."""
        if item.case == "all-lost" or answer == LOST:
            return answer == self.right(item)
        values = _values(item.moment)
        return values[_card(item, answer)] == max(values.values())

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, the card led, and the hand; what each card brings once closed."""
        view = seen(item.moment)
        unseen = say("defend.unseen", cards=tokens(view.unseen, last="and"))
        more = () if view.stock_down and len(view.unseen) > 9 else (unseen,)
        rows = [totals_row(view, *more)]
        if view.played:
            led = card_view(view.played[0], label=say("defend.led"))
            rows.append(row_view("trick", [led, card_view(None, label=say("defend.your_card"))]))
        values = _values(item.moment)
        best = max(values.values())
        marks: dict[Card, str] = {}
        tags: dict[Card, str] = {}
        for card, value in values.items() if closed else ():
            marks[card] = "answer" if value == best and item.case != "all-lost" else ""
            if given == card.code and not self.accepts(item, given):
                marks[card] = "wrong"
            tags[card] = points_text(value)
        rows.append(hand_row(view, marks=marks, tags=tags))
        if help and not closed:
            rows.append(text_row(say("defend.help", best=points_text(best))))
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Explain by the line that punishes the card, or by the card that saves."""
        facts = self._facts(item)
        if answer == LOST:
            return Why("all-is-lost", "defend.all-is-lost", facts)
        card = _card(item, answer)
        facts["card"] = card.code
        if item.case == "all-lost":
            return Why("hope-without-reason", "defend.hope-without-reason", facts)
        facts |= {"worse": points_text(_values(item.moment)[card])}
        line = _refuted(item.moment, card)
        assert line is not None
        lines = (_told(seen(item.moment), line),)
        tag = "defence-thrown-away" if seen(item.moment).played else "wrong-lead-in-defence"
        return Why(tag, f"defend.{tag}", facts, lines)

    def why_right(self, item: Item) -> Why:
        """Say what the best cards force."""
        return Why(
            "",
            "defend.right" if item.case != "all-lost" else "defend.right-lost",
            self._facts(item),
        )

    def computation(self, item: Item, answer: Value) -> str:
        """Return what each card forces against every hand."""
        cards = " ".join(card.code for card in _values(item.moment))
        return computation("judge", moment=item.moment, cards=cards)

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and what Bot still needs."""
        return say(f"defend.hint_{level}", **self._facts(item))

    def _facts(self, item: Item) -> dict[str, str | int]:
        view, values = seen(item.moment), _values(item.moment)
        best = max(values.values())
        good = [card for card, value in values.items() if value == best]
        return {
            "good": tokens(good, last="or"),
            "all": tokens(list(values), last="or"),
            "best": points_text(best),
            "bot": view.total(1 - view.seat),
            "you": view.total(view.seat),
            "bot_needs": view.rules.target - view.total(1 - view.seat),
            "you_need": view.rules.target - view.total(view.seat),
            "target": view.rules.target,
        }


def _card(item: Item, answer: Value) -> Card:
    return next(card for card in seen(item.moment).playable if card.code == answer)


def _values(moment: str) -> dict[Card, int]:
    """Return what each card forces, in game points."""
    return {
        action.card: int(value)
        for action, value in judgement(moment).values.items()
        if isinstance(action, Play)
    }


@lru_cache(maxsize=1024)
def _nothing_helps(moment: str) -> bool:
    """Return whether against each hand every card brings the same: none loses less by luck."""
    view = seen(moment)
    answers = [solve(state_of(view, hand)).by_action for hand in hands_of(view)]
    return len({found[Play(card)] for found in answers for card in view.playable}) == 1


@lru_cache(maxsize=1024)
def _refuted(moment: str, card: Card) -> tuple[State, ...] | None:
    """Return the states of a line that punishes *card* with all that it costs; None without one.

    Against a hand that lies open it may cost less: what is lost is that one does not see it.
    """
    for way in (refute, refute_unseen):
        found: Refutation | None = way(seen(moment), Play(card))
        if found is not None and found.value == _values(moment)[card]:
            return _states(found.start, found.line)
    return None


def _states(start: State, line: tuple[Action, ...]) -> tuple[State, ...]:
    states = [start]
    for action in line:
        states.append(states[-1].apply(action))
    return tuple(states)


def _told(view: Observation, states: tuple[State, ...]) -> str:
    held = states[0].hands[1 - view.seat]
    sure = len(view.known_cards[1 - view.seat]) == len(held)
    key = "defend.known_line" if sure else "defend.line"
    return say(
        key,
        held=" ".join(map(token, held)),
        tricks=tricks_text(states, view.seat),
        end=end_text(states[-1], view.seat),
    )
