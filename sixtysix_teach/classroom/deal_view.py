"""The picture of a whole deal in a lesson: the board as in other steps, and the actions as buttons.

What the learner's seat cannot know is not in it, until the deal is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sixtysix_teach.actions import Play, ReasonCode
from sixtysix_teach.classroom.deal_goals import at_opening
from sixtysix_teach.classroom.deal_look_back import look_back_rows, split_said
from sixtysix_teach.classroom.deal_result import block, deal_title, how_it_went
from sixtysix_teach.classroom.formats.closing_rows import unseen_row
from sixtysix_teach.classroom.in_play import hint_in_play
from sixtysix_teach.classroom.rows import board_view, card_view, hole_label, row_view
from sixtysix_teach.classroom.words import say as lesson_say
from sixtysix_teach.narration import trick_won_text
from sixtysix_teach.notation.cards import parse_card
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases, spoken
from sixtysix_teach.session_view import session_view
from sixtysix_teach.tutor.hint import STEPS
from sixtysix_teach.tutor.results import total_text
from sixtysix_teach.tutor.wording import refusal
from sixtysix_teach.view.buttons import action_buttons
from sixtysix_teach.view.table_view import display_order, table_view, trick_lies_complete

if TYPE_CHECKING:
    from sixtysix_teach.classroom.deal_stage import DealStage

PHRASES = Phrases("deals.toml")
say = PHRASES.say


def deal_view(stage: DealStage) -> dict[str, Any]:
    """Return prompt, board, input, feedback, buttons and what a screen reader says."""
    picture = table_view(stage.shown)
    title, lines, told = _prompt(stage)
    said = _feedback(stage)
    plays = not stage.waits and not stage.over and stage.session.view.my_turn
    lines = [*_help_lines(stage), *lines]
    if said is not None:
        told = split_said(stage) or " ".join([f"{said['title']}", *said["lines"]])
    return {
        "prompt": {"title": title, "lines": lines, "list": []},
        "board": _board(stage, picture, plays=plays),
        "input": {
            "kind": "tap-one" if plays else "none",
            "choices": [],
            "label": "",
            "min": 0,
            "max": 0,
            "submit": "",
        },
        "feedback": said,
        "buttons": _buttons(stage),
        "say": spoken(told),
    }


# What is asked -------------------------------------------------------------------------------


def _prompt(stage: DealStage) -> tuple[str, list[str], str]:
    """Return title and lines, and what a screen reader says of them."""
    view, session = stage.shown, stage.session
    if stage.waits:
        title = trick_won_text(view.tricks[-1], view.seat)
        return title, [], title
    if stage.over and view.outcome is None:
        title = say("message.stopped", tricks=len(view.tricks))
        you, bot = total_text(view, view.seat), total_text(view, 1 - view.seat)
        # Each keeps the own total: first it is asked for.
        lines = [say("message.so_far_you", sum=you), say("message.so_far_bot", sum=bot)]
        lines = lines if stage.split else [say("message.so_far_ask")]
        return title, lines, " ".join([title, *lines])
    if view.outcome is not None:
        title = deal_title(stage, view.outcome)
        return title, _match_lines(stage), title
    picture = session_view(session, event=0)
    title, text = picture["message"]["title"], _what_now(stage, picture["message"]["text"])
    if view.tricks and not trick_lies_complete(view):
        # The last trick was read before this: it is not told again.
        won = trick_won_text(view.tricks[-1], view.seat)
        title = say("message.your_lead") if title == won else title
        text = text.removeprefix(won).strip()
    if stage.game.help == "none":
        return title, [], title
    if text != picture["message"]["text"]:
        return title, [text], f"{title} {text}"
    return title, [text] if text else [], picture["say"]


def _what_now(stage: DealStage, text: str) -> str:
    """Return *text* of the table, in the words of a deal in which nobody claims."""
    view = stage.session.view
    if "claim" not in stage.left_out or not view.my_turn:
        return text
    if view.to_draw:
        return say("message.draw")
    return say("message.count") if view.cards_out else text


def _help_lines(stage: DealStage) -> list[str]:
    """Return the lines of the step and what is left out: in every trick, of a match in its first.

    What is left out in a deal is said as long as it is played, so that nobody looks for it.
    """
    if stage.waits or stage.over:
        return []
    first = not stage.shown.tricks and not stage.shown.played
    lines = [] if stage.game.match and not first else [*stage.step.lines]
    if stage.session.match_before.deals:
        lines = []
    if at_opening(stage):
        view = stage.shown
        you, bot = view.total(view.seat), view.total(1 - view.seat)
        lines.append(say("opening.so_far", tricks=len(view.tricks), you=you, bot=bot))
    if _dimmed(stage):
        lines.append(say("message.dimmed"))
    return [*lines, *([say(f"later.{stage.left_out[0]}")] if stage.left_out else [])]


def _match_lines(stage: DealStage) -> list[str]:
    if not stage.game.match:
        return []
    match, rules = stage.session.match, stage.session.rules
    you, bot = match.shown_scores
    if match.winner is None:
        return [say("message.match", target=rules.match_target, you=you, bot=bot)]
    return [say(f"message.match_{'you' if match.winner == 0 else 'bot'}", you=you, bot=bot)]


# The board -----------------------------------------------------------------------------------


def _board(stage: DealStage, picture: dict[str, Any], *, plays: bool) -> dict[str, Any]:
    view = stage.shown
    if view.outcome is not None and not stage.waits:
        rows = [*_revealed(stage), *look_back_rows(stage)]
    elif stage.over:
        # Stopped with cards in hand, which nobody needs now: so the way on is in view.
        rows = [row_view("trick", _trick(view, lies=True))]
    else:
        rows = [
            _bot_row(picture),
            row_view("trick", _trick(view, lies=stage.waits)),
            row_view("hand", _hand(stage, plays=plays), _seat_label(picture, 1, "you")),
            *([unseen_row(view)] if at_opening(stage) else []),
        ]
    return board_view(_stock(picture), view.trump, rows)


def _stock(picture: dict[str, Any]) -> str:
    stock = picture["stock"]
    if stock["turn_up"] is None:
        return say(f"stock.{'empty' if stock['state'] == 'open' else stock['state']}")
    up = f"[{stock['turn_up']}]"
    return say("stock.open", face_down=stock["face_down"], turn_up=up)


def _seat_label(picture: dict[str, Any], place: int, who: str) -> str:
    """Return tricks taken and marriages announced of a seat, in one line."""
    seat = picture["seats"][place]
    told = [seat["tricks_text"], *(one["text"] for one in seat["announced"])]
    return say(f"seat.{who}", told=", ".join(told))


def _bot_row(picture: dict[str, Any]) -> dict[str, Any]:
    """Return the bot's hand: backs, and at the end the cards it has shown."""
    bot = picture["seats"][0]
    backs = [
        card_view(None, id=f"back-{number}", back=True)
        for number in range(bot["cards"] - len(bot["shown"]))
    ]
    known = [card_view(parse_card(code)) for code in bot["shown"]]
    return row_view("backs", [*backs, *known], _seat_label(picture, 0, "bot"))


def _trick(view: Observation, *, lies: bool) -> list[dict[str, Any]]:
    """Return the trick on the table; a finished one that still *lies* there with who takes it."""
    trick = view.trick
    if view.tricks and (lies or trick_lies_complete(view)):
        trick = view.tricks[-1]
    seats = [trick.seat_of(place, players=2) for place in range(2)]
    cards = []
    for place, card in enumerate(trick.cards):
        key = f"seat.{'you' if seats[place] == view.seat else 'bot'}"
        label = lesson_say(f"{key}_{'first' if place == 0 else 'second'}")
        wins = trick.winner == seats[place] and len(trick.cards) == 2
        more = {"mark": "wins", "tag": lesson_say("tag.wins")} if wins else {}
        cards.append(card_view(card, label=label, **more))
    holes = [hole_label(), lesson_say("play.hole_bot")]
    if trick.leader != view.seat:
        holes.reverse()
    for number in range(len(cards), 2):
        cards.append(card_view(None, id=f"hole-{number}", label=holes[number]))
    return cards


def _hand(stage: DealStage, *, plays: bool) -> list[dict[str, Any]]:
    view, marks = stage.shown, _marks(stage)
    if plays and not marks:
        marks = _dimmed(stage)
    return [
        card_view(card, tappable=plays, mark=marks.get(card.code, ""))
        for card in display_order(view.hand, view.trump)
    ]


def _dimmed(stage: DealStage) -> dict[str, str]:
    """Return the mark of the cards that may not be played, where some may and some may not."""
    view = stage.shown
    if stage.game.help == "none" or not 0 < len(view.playable) < len(view.hand):
        return {}
    return {card.code: "not" for card in view.hand if card not in view.playable}


def _marks(stage: DealStage) -> dict[str, str]:
    """Return the marks of cards in the hand: after a refusal, or of a hint."""
    refused = stage.refusal
    if refused is not None:
        reason = refused.reason
        tapped = refused.action.card.code if isinstance(refused.action, Play) else ""
        marks = {card.code: "answer" for card in reason.allowed}
        if reason.allowed:
            marks = {card.code: "not" for card in stage.shown.hand} | marks
        return {**marks, tapped: "tapped"} if tapped else marks
    if stage.hint and stage.session.view.my_turn:
        told = hint_in_play(stage.session.view, stage.hint, stage.left_out)
        return {card.code: "hint" for card in told.cards}
    return {}


def _revealed(stage: DealStage) -> list[dict[str, Any]]:
    """Return the last trick and, now that the deal is over, the cards that both still held."""
    view, state = stage.shown, stage.session.state
    rows = [row_view("trick", _trick(view, lies=True))] if trick_lies_complete(view) else []
    for seat, key in ((1 - view.seat, "bot_cards"), (view.seat, "your_cards")):
        cards = [card_view(card) for card in display_order(state.hands[seat], view.trump)]
        if cards:
            rows.append(row_view("tiles", cards, say(f"seat.{key}")))
    return rows


# What is said --------------------------------------------------------------------------------


def _feedback(stage: DealStage) -> dict[str, Any] | None:
    if stage.refusal is not None:
        words = refusal(stage.refusal.reason, stage.refusal.action, stage.session.view)
        text = words.text
        if stage.refusal.reason.code is ReasonCode.DRAW_FIRST and "claim" in stage.left_out:
            text = say("message.draw_first")  # what may come before the draw comes in later lessons
        return block("bad", words.title, [text])
    if stage.waits:
        return None
    if stage.over:
        return how_it_went(stage)
    if stage.hint:
        told = hint_in_play(stage.session.view, stage.hint, stage.left_out)
        basis = [told.basis] if told.basis else []
        title = say("message.hint", step=stage.hint, steps=STEPS)
        return block("note", title, [*told.lines, *basis])
    return None


# The buttons ---------------------------------------------------------------------------------


def button_label(stage: DealStage, button: str) -> str:
    """Return the words on a button; empty for one that every lesson has."""
    if button.startswith("do:"):
        view = stage.session.view
        labels = {one["action"]: one["label"] for one in action_buttons(view, view.legal_actions())}
        return str(labels.get(button.removeprefix("do:"), ""))
    if button == "hint" and stage.hint:
        return lesson_say(f"button.{'more_hint' if stage.hint < STEPS - 1 else 'solve'}")
    return say(f"button.{button}") if f"button.{button}" in PHRASES.names() else ""


def _buttons(stage: DealStage) -> list[dict[str, Any]]:
    """Return the buttons; main is what the table puts forward, else the way on."""
    view, made = stage.session.view, []
    table = action_buttons(view, view.legal_actions())
    forward = {f"do:{one['action']}" for one in table if one["main"]}
    names = [name for name in stage.buttons() if not (name == "hint" and stage.hint == STEPS)]
    main = next((n for n in names if n in forward and n in ("do:draw", "do:count", "do:close")), "")
    if not main and not any(name.startswith("do:") or name == "hint" for name in names[:1]):
        main = names[0] if names else ""
    for name in names:
        label = button_label(stage, name) or lesson_say(f"button.{name}")
        button: dict[str, Any] = {"id": name, "label": label, "main": name == main}
        if name == main:
            button["key"] = "Enter"
        made.append(button)
    return made
