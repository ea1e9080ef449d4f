"""A line to be watched on the table, move by move: a refutation, or a moment of a deal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sixtysix_teach.actions import Action, actor_of
from sixtysix_teach.coach.words import action_text, capital, result_text, say
from sixtysix_teach.narration import event_text
from sixtysix_teach.phrases import DeckName, spoken, tokens
from sixtysix_teach.seats import Seat
from sixtysix_teach.session import Event
from sixtysix_teach.state import State
from sixtysix_teach.tutor.refute import Refutation
from sixtysix_teach.view.moves import moves_of
from sixtysix_teach.view.table_view import display_order, names, table_view


@dataclass(frozen=True)
class Replay:
    """The moments of a line as *seat* sees them, and where one is: ``at`` counts from 0.

    ``begin`` is said at its first moment and ``end`` at its last.
    """

    title: str
    seat: Seat
    states: tuple[State, ...]
    actions: tuple[Action, ...]
    begin: str
    end: str
    at: int = 0

    def move(self, to: int) -> Replay:
        """Return the replay at moment *to*, or at the nearest there is."""
        return replace(self, at=min(max(to, 0), len(self.actions)))

    @property
    def event(self) -> Event | None:
        """The action that led here, None at the start."""
        if not self.at:
            return None
        before, after = self.states[self.at - 1], self.states[self.at]
        action = self.actions[self.at - 1]
        mover = actor_of(action, before.to_move)
        return Event(mover, action, before.observation(self.seat), after.observation(self.seat))


def line_of(
    start: State, line: tuple[Action, ...], seat: Seat, *, title: str, begin: str, end: str
) -> Replay:
    """Return the replay of *line* from *start*, at its first moment."""
    states = [start]
    for action in line:
        states.append(states[-1].apply(action))
    return Replay(title, seat, tuple(states), line, begin, end)


def refutation_replay(found: Refutation) -> Replay:
    """Return the line of a refutation with the words that say what it proves."""
    action, seat = action_text(found.action), found.seat
    hand = display_order(found.start.hands[1 - seat], found.start.trump)
    cards = tokens(hand, last=" and ")
    if found.open_cards:
        begin = say("replay.true_cards")
    elif found.hands == 1:
        begin = say("replay.known", cards=cards)
    elif found.better_value is None:
        begin = f"{say('replay.can_hold', cards=cards)} " + say(
            "replay.against_all", hands=found.hands
        )
    elif found.tried == found.hands:
        counts = {"tried": found.tried, "against": found.against}
        begin = f"{say('replay.can_hold', cards=cards)} " + say(
            "replay.against", action=action, **counts
        )
    else:
        counts = {"hands": found.hands, "tried": found.tried, "against": found.against}
        begin = f"{say('replay.can_hold', cards=cards)} " + say(
            "replay.against_some", action=action, **counts
        )
    result = capital(result_text(found.value))
    end = say("replay.end", result=result)
    if found.better_value is not None:
        end = say(
            "replay.end_better",
            result=result,
            better=action_text(found.better),
            instead=result_text(found.better_value),
        )
    title = say("replay.title_worse", action=action)
    both = say("replay.both_best")
    return line_of(found.start, found.line, seat, title=title, begin=f"{begin} {both}", end=end)


def better_replay(found: Refutation) -> Replay:
    """Return the line that does better, from the same moment and the same cards."""
    assert found.better_value is not None
    worse = refutation_replay(found)
    title = say("replay.title_line", action=action_text(found.better))
    end = say("replay.end", result=capital(result_text(found.better_value)))
    line, seat = found.better_line, found.seat
    return line_of(found.start, line, seat, title=title, begin=worse.begin, end=end)


def replay_picture(replay: Replay, *, deck: DeckName, leave: str, forward: bool) -> dict[str, Any]:
    """Return the view of the moment that *replay* is at; *forward* animates the move to it.

    *leave* is the label of the way out.
    """
    state = replay.states[replay.at]
    view = state.observation(replay.seat)
    picture: dict[str, Any] = table_view(view, deck=deck)
    caption = _caption(replay)
    picture["heading"]["title"] = say("replay.heading")
    picture["match"] = None
    for entry in picture["hand"]:
        entry.update(action="", allowed=True, mark="")
    picture["seats"][0]["shown"] = [
        card.code for card in display_order(state.hands[1 - replay.seat], state.trump)
    ]
    picture["actions"] = []
    picture["outcome"] = None
    picture["message"] = {"tone": "info", "title": replay.title, "text": caption, "cards": []}
    event = replay.event
    picture["moves"] = moves_of([event], view) if event is not None and forward else []
    picture["say"] = spoken(caption if replay.at else f"{replay.title}. {caption}", names(deck))
    picture["replay"] = {
        "title": replay.title,
        "caption": caption,
        "step": say("replay.step", at=replay.at, count=len(replay.actions)),
        "open_cards": say("replay.open_shown"),
        "buttons": _buttons(replay, leave),
    }
    return picture


def _caption(replay: Replay) -> str:
    event = replay.event
    if event is None:
        return replay.begin
    text = event_text(event)
    if replay.at < len(replay.actions):
        return text
    return f"{text} {replay.end}".strip()


def _buttons(replay: Replay, leave: str) -> list[dict[str, Any]]:
    last = replay.at == len(replay.actions)

    def button(
        kind: str, label: str, key: str, enabled: bool, main: bool = False
    ) -> dict[str, Any]:
        return {"kind": kind, "label": label, "key": key, "enabled": enabled, "main": main}

    return [
        button("replay-first", say("replay.first"), "Home", replay.at > 0),
        button("replay-back", say("replay.back"), "ArrowLeft", replay.at > 0),
        button("replay-on", say("replay.on"), "ArrowRight", not last, main=not last),
        button("replay-end", leave, "Escape", True, main=last),
    ]
