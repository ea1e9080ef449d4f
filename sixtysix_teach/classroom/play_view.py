"""The picture of a few cards played against the bot."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.cards import Rank
from sixtysix_teach.classroom.items import BOT, YOU, Item
from sixtysix_teach.classroom.reasons_ranks import worths
from sixtysix_teach.classroom.reasons_tricks import trick_facts, trick_kind
from sixtysix_teach.classroom.rows import board_view, card_view, hole_label, row_view, seat_label
from sixtysix_teach.classroom.stages import PlayStage
from sixtysix_teach.classroom.trick import taker, trick_winner
from sixtysix_teach.classroom.words import say
from sixtysix_teach.phrases import sum_text


def play_view(stage: PlayStage) -> dict[str, Any]:
    """Return prompt, board, input and feedback of *stage*.

    Of the bot's hand only the number of cards is told.
    """
    table, waits = stage.table, stage.waits
    lead = table.lead.code if table.lead else ""
    key = "play.title_reply" if lead and not waits else "play.title_lead"
    title = say("play.trick_done") if waits else say(key, lead=lead)
    rows = []
    left = len(table.bot_hand)
    if left and stage.deal.tricks > 1:
        backs = [card_view(None, id=f"back-{number}", back=True) for number in range(left)]
        rows.append(row_view("backs", backs, say("seat.bot_hand")))
    rows.append(row_view("trick", _trick_cards(stage)))
    hand = [card_view(card, tappable=not waits) for card in table.your_hand]
    rows.append(row_view("hand", hand, say("seat.your_hand") if hand else ""))
    view: dict[str, Any] = {
        "prompt": {"title": title, "lines": list(stage.step.lines), "list": []},
        "board": board_view("", stage.deal.trump, rows),
        "input": {
            "kind": "none" if waits else "tap-one",
            "choices": [],
            "label": "",
            "min": 0,
            "max": 0,
            "submit": "",
        },
    }
    if waits:
        view["feedback"] = _said(stage)
    return view


def _trick_cards(stage: PlayStage) -> list[dict[str, Any]]:
    table = stage.table
    if not stage.waits:
        hole = card_view(None, id="hole", label=hole_label())
        other = card_view(None, id="hole-bot", label=say("play.hole_bot"))
        if table.lead is None:
            return [hole, other]
        return [card_view(table.lead, label=say("seat.bot_first")), hole]
    trick = table.tricks[-1]
    cards = []
    for place, card in enumerate(trick.cards):
        best = trick_winner(trick) == place
        mark, tag = ("wins", say("tag.wins")) if best else ("", "")
        cards.append(card_view(card, label=seat_label(trick, place), mark=mark, tag=tag))
    return cards


def trick_said(trick: Item, *, first: bool = False) -> tuple[str, str]:
    """Return title and line about a finished trick: the sum and the rule that decided it."""
    facts = trick_facts(trick)
    seat = "you" if taker(trick) == YOU else "bot"
    key = trick_kind(trick)
    if first and trick.cards[trick_winner(trick)].rank is Rank.TEN:
        key = "ten"
    return say(f"play.trick_title.{seat}", **facts), say(f"play.trick.{key}", **facts)


def _said(stage: PlayStage) -> dict[str, Any]:
    title, line = trick_said(stage.table.tricks[-1], first=stage.deal.tricks == 1)
    lines = [line]
    if stage.table.over and stage.deal.tricks > 1:
        lines += _totals(stage)
    elif stage.table.over:
        cards = stage.table.tricks[-1].cards
        lines += [say("play.first_worths", worths=worths(cards)), say("play.first_done")]
        lines.append(say("play.first_aim"))
    return {"tone": "note", "title": title, "lines": lines}


def _totals(stage: PlayStage) -> list[str]:
    yours, bots = stage.table.taken(YOU), stage.table.taken(BOT)
    you, bot = say("play.nothing"), say("play.nothing")
    if yours:
        you = sum_text(yours) if len(yours) > 1 else str(sum(yours))
    if bots:
        bot = sum_text(bots) if len(bots) > 1 else str(sum(bots))
    return [say("play.totals", you=you, bot=bot)]
