"""The buttons of the table: one for each action that is not a card."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.actions import (
    Action,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    ExchangeNine,
)
from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.notation import format_action
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.rules import TricklessMarriage

say = Phrases("table.toml").say


def action_buttons(view: Observation, actions: tuple[Action, ...]) -> list[dict[str, Any]]:
    """Return one button for each action that is not a card: label, key, and whether it is main."""
    buttons = []
    marriages = 0
    for action in actions:
        match action:
            case DeclareMarriage(suit):
                # Before the draw it obliges to close, so it is not put forward there.
                label, key = _marriage_label(view, suit), "MB"[marriages > 0]
                buttons.append(_button(action, "marry", label, key, main=not view.to_draw))
                marriages += 1
            case ExchangeNine():
                assert view.turn_up is not None
                assert view.rules.exchange_rank is not None
                nine = Card(view.rules.exchange_rank, view.trump)
                label = say("action.exchange", nine=nine.code, turn_up=view.turn_up.code)
                buttons.append(_button(action, "exchange", label, "X", main=False))
            case CloseStock():
                must = view.lead_marriage is not None and view.to_draw
                buttons.append(_button(action, "close", say("action.close"), "C", main=must))
            case Draw():
                buttons.insert(0, _button(action, "draw", say("action.draw"), "D", main=True))
            case ClaimSixtySix():
                label = say("action.claim", target=view.rules.target)
                buttons.append(_button(action, "claim", label, "6", main=False))
            case CountCards():
                buttons.insert(0, _button(action, "count", say("action.count"), "T", main=True))
            case _:
                pass
    return buttons


def _button(action: Action, kind: str, label: str, key: str, *, main: bool) -> dict[str, Any]:
    return {
        "action": format_action(action),
        "kind": kind,
        "label": label,
        "key": key,
        "main": main,
    }


def _marriage_label(view: Observation, suit: Suit) -> str:
    rules = view.rules
    points = rules.trump_marriage_points if suit is view.trump else rules.marriage_points
    worthless = rules.trickless_marriage is TricklessMarriage.WORTHLESS
    if worthless and not view.has_trick(view.seat):
        return say("action.marry_worthless", suit=suit.value)
    key = "action.marry_close" if view.to_draw else "action.marry"
    return say(key, points=points, suit=suit.value)
