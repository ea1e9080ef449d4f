"""Find the win: an ending with all cards known, in which some cards win and others do not."""

from __future__ import annotations

from random import Random
from typing import Any

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.ending_cost import NO_HABIT, cost_shown
from sixtysix_teach.classroom.endings import (
    belief_of,
    ending,
    keeping,
    line_of_play,
    losing,
    solved,
    value_of,
)
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import cases_in, draw
from sixtysix_teach.classroom.line_words import line_text
from sixtysix_teach.classroom.recolour import changed_suits, recoloured
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.notation.cards import parse_card
from sixtysix_teach.phrases import Phrases, token, tokens
from sixtysix_teach.rules import Rules
from sixtysix_teach.state import State
from sixtysix_teach.tutor.computation import computation
from sixtysix_teach.view.table_view import display_order

LIBRARY = "endings"
SIZES = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
# Three cards again, of which everything that a certain habit leads is wrong.
HABITS = ("highest-first", "trumps-saved", "always-take")
PHRASES = Phrases("lesson_10.toml", standing=standing_figures)
say, say_lines = PHRASES.say, PHRASES.say_lines


class FindTheWin(Format):
    """The stock is gone and every card is known: tap a card that keeps the win."""

    name = "find-the-win"
    cases = (*SIZES, *HABITS)
    phrases = "lesson_10.toml"
    fields = frozenset({"moment"})

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases that the library has under *rules*."""
        there = cases_in(LIBRARY, rules)
        return tuple(case for case in self.cases if case in there)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Take an ending from the library, in other suits."""
        found = draw(LIBRARY, case, rules, rng)
        return self.item(case, moment=recoloured(found.moment, changed_suits(rng)))

    def check(self, item: Item) -> None:
        """Refuse what is no ending of that many cards with a card to choose."""
        state = ending(item.moment)
        size = SIZES.get(item.case, SIZES["three"])
        if not state.exhausted or len(state.hands[state.to_move]) != size:
            raise ValueError(f"an ending with {item.case} cards in your hand is needed")
        if len(state.playable) < 2 or can_claim(state):
            raise ValueError("there must be a card to choose, and nothing to claim yet")

    def input(self, item: Item) -> Input:
        """Take a tap on a card that may be played."""
        state = ending(item.moment)
        cards = display_order(state.playable, state.trump)
        return Input("tap-one", tuple(card.code for card in cards))

    def right(self, item: Item) -> Value:
        """Return the first of the cards that keep the value."""
        return keeping(item.moment)[0].code

    def accepts(self, item: Item, answer: Value) -> bool:
        """Take every card that the solver finds as good as the best."""
        return parse_card(str(answer)) in keeping(item.moment)

    # ------------------------------------------------------------ what is shown

    def trump(self, item: Item) -> Suit | None:
        """Return the trump suit of the deal."""
        return ending(item.moment).trump

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Say what is still needed and what trumps the other side holds."""
        return (self.hint(item, 3),)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the goal, the other hand, the trick, and your hand with the right cards.

        The goal says who is to play, both totals, and what counts as success.
        """
        state = ending(item.moment)
        wrong = parse_card(str(given)) if closed and given is not None else None
        good = keeping(item.moment) if closed else ()
        goal = text_row(*goal_lines(state, solved(item.moment).value))
        rows = ending_rows(state, state.to_move, good=good, given=wrong, tap=not closed)
        return [goal, *rows]

    # ------------------------------------------------------------ what is said

    def why(self, item: Item, answer: Value) -> Why:
        """Play the line that refutes the card, in words and numbers, and name a card that wins."""
        card = parse_card(str(answer))
        state, moment = ending(item.moment), item.moment
        value, best = value_of(moment, card), solved(moment).value
        tag = belief_of(moment, card)
        kind = "loses" if value < 0 else "draws" if value == 0 else "less"
        facts = self._facts(item, card)
        idea = cost_shown(moment, card) if tag in NO_HABIT else say(f"idea.{tag}", **facts)
        facts |= {"value": abs(value), "best": best, "idea": idea}
        told = line_text(state, line_of_play(moment, card), state.to_move)
        better = say("better", good=tokens(keeping(moment)), best=best)
        return Why(tag, f"wrong.{kind}", facts, (*told, better))

    def why_right(self, item: Item) -> Why:
        """Play the line that wins."""
        return self.why_accepted(item, self.right(item))

    def why_accepted(self, item: Item, answer: Value) -> Why:
        """Play the line of the card that was tapped, and name the others that win too."""
        card = parse_card(str(answer))
        state, moment = ending(item.moment), item.moment
        others = [one for one in keeping(moment) if one is not card]
        told = line_text(state, line_of_play(moment, card), state.to_move)
        also = (say("also", good=tokens(others, last="and")),) if others else ()
        facts = self._facts(item, card) | {"best": solved(moment).value}
        return Why("", "right.all" if not losing(moment) else "right.some", facts, (*told, *also))

    def computation(self, item: Item, answer: Value) -> str:
        """Return how the card and the best one are solved."""
        return computation("solve", moment=item.moment, card=str(answer))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the plan, and what the other side holds."""
        state = ending(item.moment)
        kind = "reply" if state.played else "lead"
        return say_lines(f"hint.{kind}", **self._facts(item, state.playable[0]))[level - 1]

    def _facts(self, item: Item, card: Card) -> dict[str, str | int]:
        state = ending(item.moment)
        you, bot = state.to_move, 1 - state.to_move
        trumps = [one for one in state.hands[bot] if one.suit is state.trump]
        return {
            "card": token(card),
            "lead": token(state.played[0]) if state.played else "",
            "you": state.total(you),
            "bot": state.total(bot),
            "needs": max(0, state.rules.target - state.total(you)),
            "trumps": tokens(trumps, last="and") or say("none"),
            "bonus": state.rules.last_trick_points,
        }


def text_row(*lines: str) -> dict[str, Any]:
    """Return a row of statements."""
    return {"kind": "text", "label": "", "lines": list(lines)}


def can_claim(state: State) -> bool:
    """Return whether the seat to move has enough to claim."""
    return state.total(state.to_move) >= state.rules.target


def goal_lines(state: State, value: int) -> tuple[str, ...]:
    """Return what is asked of the seat to move, which can win *value* game points."""
    you, bot = state.to_move, 1 - state.to_move
    last = "wins" if state.rules.last_trick_wins_deal else "points"
    if last == "points" and not state.rules.last_trick_points:
        last = "nothing"
    return (
        say("goal.totals", you=state.total(you), bot=state.total(bot)),
        say(
            f"goal.{'reply' if state.played else 'lead'}_{last}",
            bonus=state.rules.last_trick_points,
        ),
        say("goal.value", value=value),
    )


def ending_rows(
    state: State, you: int, *, good: tuple[Card, ...] = (), given: Card | None = None, tap: bool
) -> Rows:
    """Return both hands and the trick between them; *good* cards are lifted, *given* crossed."""
    theirs = [card_view(c) for c in display_order(state.hands[1 - you], state.trump)]
    rows = [row_view("hand", theirs, say("board.bot_hand"))] if theirs else []
    if state.played:
        lead = card_view(state.played[0], label=say("board.bot_leads"))
        rows.append(row_view("trick", [lead, card_view(None, label=say("board.your_card"))]))
    cards = []
    for card in display_order(state.hands[you], state.trump):
        allowed = state.to_move == you and card in state.playable
        mark = "answer" if card in good else "wrong" if card is given else ""
        tag = say("board.your_pick") if card is given else ""
        cards.append(
            card_view(
                card, mark=mark or ("" if allowed else "not"), tag=tag, tappable=tap and allowed
            )
        )
    return [*rows, row_view("hand", cards, say("board.your_hand"))]
