"""Endings with all cards known: what each card is worth, how a wrong one fails, resistance.

Once the stock is gone, the cards not seen are in the other hand; so an item here is a whole
position, and the seat to move is yours.
"""

from __future__ import annotations

from functools import lru_cache

from sixtysix_teach.actions import Action, Play
from sixtysix_teach.cards import Card, beats
from sixtysix_teach.notation.position import parse_position
from sixtysix_teach.solver import Solution, solve
from sixtysix_teach.state import State
from sixtysix_teach.tutor.shortest import shortest_line


@lru_cache(maxsize=1024)
def ending(moment: str) -> State:
    """Return the position of an item."""
    return parse_position(moment)


@lru_cache(maxsize=4096)
def solved(moment: str) -> Solution:
    """Return what every action is worth."""
    return solve(ending(moment))


def value_of(moment: str, card: Card) -> int:
    """Return the game points that playing *card* is worth, with best play from then on."""
    return solved(moment).by_action[Play(card)]


def keeping(moment: str) -> tuple[Card, ...]:
    """Return the cards that keep the value of the position: each of them is right."""
    return tuple(action.card for action in solved(moment).best if isinstance(action, Play))


def losing(moment: str) -> tuple[Card, ...]:
    """Return the cards that may be played and give something away."""
    good = keeping(moment)
    return tuple(card for card in ending(moment).playable if card not in good)


@lru_cache(maxsize=4096)
def line_of_play(moment: str, card: Card) -> tuple[Action, ...]:
    """Return *card* and then best play by both, up to the end, as short as it can be."""
    return shortest_line(ending(moment), Play(card))


def wins_trick(state: State, card: Card) -> bool:
    """Return whether *card*, led now, takes the trick whatever the other side may answer."""
    replies = state.apply(Play(card)).playable
    return not any(beats(reply, card, trump=state.trump) for reply in replies)


def belief_of(moment: str, card: Card) -> str:
    """Return the habit that playing the wrong *card* shows, as a rule tag."""
    state, good = ending(moment), keeping(moment)
    trump = state.trump
    if state.played:
        dear = card.points > max(one.points for one in good)
        return "high-card-thrown" if dear else "wrong-card-played"
    if card.suit is not trump and all(one.suit is trump for one in good):
        return "trumps-saved"
    if wins_trick(state, card) and not any(wins_trick(state, one) for one in good):
        return "always-take"
    high = max(one.strength for one in state.playable)
    if card.strength == high and all(one.strength < high for one in good):
        return "highest-first"
    if card.suit is trump and all(one.suit is not trump for one in good):
        return "trumps-first"
    return "wrong-card-led"


def habit_cards(moment: str, habit: str) -> tuple[Card, ...]:
    """Return the cards that a player with this habit would lead; none where it says nothing.

    The habits are ``highest-first``, ``trumps-saved`` and ``always-take``.
    """
    state = ending(moment)
    cards = state.playable
    if state.played:
        return ()
    if habit == "highest-first":
        high = max(card.strength for card in cards)
        return tuple(card for card in cards if card.strength == high)
    if habit == "trumps-saved":
        plain = tuple(card for card in cards if card.suit is not state.trump)
        return plain if len(plain) < len(cards) else ()
    return tuple(card for card in cards if wins_trick(state, card))


def shows_habit(moment: str, habit: str) -> bool:
    """Return whether all that a player with *habit* would lead is wrong, and shows that habit."""
    led = habit_cards(moment, habit)
    wrong = losing(moment)
    return bool(led) and all(card in wrong and belief_of(moment, card) == habit for card in led)


def resistance(state: State) -> Action:
    """Return the action of the seat to move that holds out best, and of equals the longest.

    Of a lost position it is the one after which the other side has the fewest right cards.
    """
    solution = solve(state)

    def hardness(action: Action) -> tuple[int, int]:
        after = state.apply(action)
        if after.ended is not None or after.to_move == state.to_move:
            return (0, 0)
        answers = solve(after)
        right = sum(1 for value in answers.by_action.values() if value == answers.value)
        return (len(answers.by_action) - right, -right)

    return max(solution.best, key=hardness)
