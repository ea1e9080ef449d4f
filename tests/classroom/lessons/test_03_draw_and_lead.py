"""Lesson 3, taken by learners who each hold one wrong belief about drawing and counting.

The misconceptions that many hold are in ``test_misconceptions.py``; these are further ones.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from learner import Brain, skip_to_check, tags, take

from sixtysix_teach.cards import DECK, Card, Rank, Suit
from sixtysix_teach.classroom import Item, exercises, show_marriage_odds, show_open_phase
from sixtysix_teach.classroom.answers import right_answer
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.library import seen

LESSON = "draw-and-lead"
SIDES = {"you": "bot", "bot": "you"}


def on(format_: str, believed: Brain) -> Brain:
    """A learner who answers one kind of question by a belief, and all others right."""

    def answer(item: Item) -> Value:
        return believed(item) if item.format == format_ else right_answer(item)

    return answer


def loser_draws_first(item: Item) -> Value:
    found = str(right_answer(item))
    first, _, leads = found.partition("-")
    return f"{SIDES[first]}-{leads}" if leads else found


def turns_alternate(item: Item) -> Value:
    found = str(right_answer(item))
    first, _, leads = found.partition("-")
    return f"{first}-{SIDES[leads]}" if leads else found


def turn_up_stays(item: Item) -> Value:
    return "nobody" if seen(item.moment).stock_size == 2 else right_answer(item)


def own_cards_only(item: Item) -> Value:
    view = seen(item.moment)
    mine = [trick for trick in view.tricks if trick.winner == view.seat]
    return sum(trick.cards[trick.leader != view.seat].points for trick in mine)


def everything(item: Item) -> Value:
    return sum(trick.card_points for trick in seen(item.moment).tricks)


BELIEFS = {
    "loser-draws-first": on("who-draws", loser_draws_first),
    "loser-leads": on("who-draws", turns_alternate),
    "turn-up-stays": on("who-draws", turn_up_stays),
    "own-cards-only": on("running-total", own_cards_only),
    "counted-all": on("running-total", everything),
}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("tag", BELIEFS)
def test_a_wrong_belief_is_named_and_not_mastered(tag: str, seed: int) -> None:
    walk = skip_to_check(LESSON, BELIEFS[tag], seed=seed)
    assert walk.run.record.state == "learning"
    assert tag in tags(walk)
    assert tag in {error.tag for error in walk.run.progress.errors}


def test_who_reads_the_counter_only_is_told_that_it_goes_on() -> None:
    """The counter is shown half of the way in practice; in the check there is none to read."""

    def reads(item: Item) -> Value:
        view = seen(item.moment)
        shown = {"shown": len(view.tricks) - 1, "half": len(view.tricks) // 2}.get(item.case, 0)
        mine = [trick for trick in view.tricks[:shown] if trick.winner == view.seat]
        return sum(trick.card_points for trick in mine)

    walk = skip_to_check(LESSON, on("running-total", reads), seed=1)
    assert "points-are-shown" in tags(walk)
    assert walk.run.record.state == "learning"


def test_the_check_asks_for_five_orders_and_two_of_three_totals() -> None:
    walk = take(LESSON)
    parts = {
        p.name: (p.count, p.need) for s in walk.run.steps for p in s.parts if s.kind == "mastery"
    }
    assert parts["Order"] == (5, 5)
    assert parts["Own total"] == (3, 2)


def test_every_moment_asked_about_is_seen_from_one_seat() -> None:
    """The other hand and the stock are question marks in whatever an item keeps."""
    for name in ("draw-order", "last-cards", "own-total", "tricks-to-look-at", "when-drawn"):
        for item in exercises()[name].items.values():
            for line in (item.moment, *item.extra):
                assert not line or "?" in line or line.split()[2] == "-"


def test_the_figures_are_counted_right() -> None:
    seen_card = Card(Rank.ACE, Suit.SPADES)
    pairs = [{Card(Rank.KING, suit), Card(Rank.QUEEN, suit)} for suit in Suit]
    hands = combinations([card for card in DECK if card is not seen_card], 6)
    assert show_marriage_odds().total == sum(
        any(pair <= set(hand) for pair in pairs) for hand in hands
    )
    assert show_open_phase(21).total == 26
