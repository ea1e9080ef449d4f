"""The table of a session in full: the picture, what has just happened, and what to do next.

Everything is told from the learner's seat. The result is the ``view`` of the card table widget;
``message`` is read on the table, ``say`` by a screen reader, ``moves`` are animated.
"""

from __future__ import annotations

from typing import Any

from sixtysix_teach.actions import (
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    IllegalAction,
    Play,
)
from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.moments import Trick
from sixtysix_teach.narration import event_text, trick_won_text
from sixtysix_teach.notation import suit_name
from sixtysix_teach.notation.cards import DeckName
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import spoken, token, tokens
from sixtysix_teach.rules import TricklessMarriage
from sixtysix_teach.seats import FOREHAND
from sixtysix_teach.session import Event, TableSession
from sixtysix_teach.tutor.results import result_lines, result_title
from sixtysix_teach.tutor.wording import PHRASES, refusal
from sixtysix_teach.view.moves import moves_of
from sixtysix_teach.view.table_view import (
    display_order,
    names,
    table_view,
    trick_lies_complete,
)

say = PHRASES.say


def session_view(
    session: TableSession,
    *,
    event: int,
    deck: DeckName = "french",
    help_on: bool = False,
    note: str = "",
) -> dict[str, Any]:
    """Return the view of the table after the last thing that happened in *session*.

    *event* is a number that grows with each change; *note* is put before the message.
    """
    view = session.view
    picture: dict[str, Any] = table_view(view, deck=deck, help_on=help_on)
    picture["event"] = event
    picture["heading"]["title"] = say("heading.deal", number=session.match.deals + (not view.ended))
    picture["match"] = _match(session)
    picture["message"] = _message(session, deck, note)
    picture["moves"] = moves_of(session.events, view)
    picture["outcome"] = _outcome(session) if session.deal_over else None
    picture["actions"] += _session_buttons(session)
    picture["say"] = _say(session, picture, deck)
    return picture


def refused_view(
    session: TableSession,
    error: IllegalAction,
    *,
    event: int,
    deck: DeckName = "french",
    help_on: bool = False,
) -> dict[str, Any]:
    """Return the view after an action that the rules forbid: the same table, and the reason.

    The tapped card is marked, the cards allowed instead are lifted, the others locked.
    """
    picture = session_view(session, event=event, deck=deck, help_on=help_on)
    words = refusal(error.reason, error.action, session.view)
    picture["moves"] = []
    picture["message"] = _panel("bad", words.title, words.text, error.reason.cards)
    allowed = {card.code for card in error.reason.allowed}
    tapped = error.action.card.code if isinstance(error.action, Play) else ""
    if tapped:
        for entry in picture["hand"]:
            other = "answer" if entry["card"] in allowed else "not" if allowed else ""
            entry["mark"] = "tapped" if entry["card"] == tapped else other
    picture["say"] = spoken(f"{words.title} {words.text}", names(deck))
    return picture


# What to do next -----------------------------------------------------------------------------


def _message(session: TableSession, deck: DeckName, note: str) -> dict[str, Any]:
    view = session.view
    happened = _happened(session)
    outcome = view.outcome
    if outcome is not None:
        tone = "good" if session.seat in outcome.winners else "note"
        return _panel(tone, result_title(outcome, session.seat) + ".", _what_next(session))
    if session.learner_may_interrupt:
        did = " ".join(event_text(event) for event in _bot_at_lead(session))
        title = did or happened or say("event.bot_close")
        text = " ".join(part for part in (happened, _interrupt_text(view)) if part not in title)
    elif view.played:
        title, duty = _bot_led(session, deck), _duty(view)
        text = f"{happened} {duty}" if happened else duty
    else:
        title, text = _on_lead(view, happened, deck)
    if note:
        title, text = note, f"{title} {text}"
    return _panel("info", title, text)


def _what_next(session: TableSession) -> str:
    match = session.match
    if match.winner is not None:
        return say("message.match_over")
    return say("message.next_you" if match.seat_of(0) == FOREHAND else "message.next_bot")


def _panel(tone: str, title: str, text: str, cards: tuple[Card, ...] = ()) -> dict[str, Any]:
    return {"tone": tone, "title": title, "text": text, "cards": [card.code for card in cards]}


def _happened(session: TableSession) -> str:
    """The last trick, if it was completed since the last look or still lies there, with its sum."""
    view = session.view
    trick = view.tricks[-1] if trick_lies_complete(view) else _completed(session.events)
    if trick is None:
        return ""
    return trick_won_text(trick, session.seat)


def _completed(events: list[Event]) -> Trick | None:
    for event in reversed(events):
        if len(event.after.tricks) > len(event.before.tricks):
            return event.after.tricks[-1]
    return None


def _bot_led(session: TableSession, deck: DeckName) -> str:
    """How the card on the table came there, as in ``The bot leads [TH]``."""
    view = session.view
    card = token(view.played[0])
    marriage = view.marriages[-1] if view.marriages else None
    closed = view.closing is not None and view.closing.at == len(view.tricks)
    if marriage is not None and marriage.at == len(view.tricks):
        suit = suit_name(marriage.suit, deck=deck)
        key = "message.bot_leads_marriage" + "_closed" * closed
        led = say(key, points=marriage.points, suit=suit, card=card)
    else:
        led = say("message.bot_leads_closed" if closed else "event.bot_lead", card=card)
    exchanged = [event_text(e) for e in _bot_at_lead(session) if isinstance(e.action, ExchangeNine)]
    return " ".join((*exchanged, led))


def _bot_at_lead(session: TableSession) -> list[Event]:
    """What the computer has done at this very lead since the last look, besides drawing."""
    now = len(session.view.tricks)
    at_lead = (e for e in session.events if len(e.before.tricks) == now and not e.before.played)
    return [e for e in at_lead if e.seat != session.seat and not isinstance(e.action, Draw | Play)]


def _duty(view: Observation) -> str:
    if not view.must_follow:
        return say("message.any_card")
    duty = say("message.duty_head" if view.rules.must_head else "message.duty_follow")
    return f"{duty} {say('message.duty_trump')}" if view.rules.must_trump else duty


def _on_lead(view: Observation, happened: str, deck: DeckName) -> tuple[str, str]:
    if view.cards_out:
        return happened, say("message.last_trick", target=view.rules.target)
    marriage = view.lead_marriage
    if marriage is not None:
        suit = suit_name(marriage.suit, deck=deck)
        key = "message.lead_announced" if marriage.points else "message.lead_worthless"
        title = say(key, points=marriage.points, suit=suit)
        if view.to_draw:
            return title, say("message.must_close")
        return title, say("message.lead_half", halves=_cards(view, view.playable))
    if view.to_draw:
        closable = any(isinstance(a, CloseStock) for a in view.legal_actions())
        key = "message.to_draw" if closable else "message.to_draw_only"
        return happened, say(key, target=view.rules.target)
    if view.closing is not None and view.closing.at == len(view.tricks):
        return say("event.you_close"), say("message.lead_closed")
    return happened or say("message.your_lead"), _lead_text(view)


def _lead_text(view: Observation) -> str:
    rules = view.rules
    worthless = rules.trickless_marriage is TricklessMarriage.WORTHLESS
    pairs = [a.suit for a in view.legal_actions() if isinstance(a, DeclareMarriage)]
    if worthless and not view.has_trick(view.seat):
        pairs = []  # it may be shown, but nobody is to be talked into it
    cards = [token(Card(rank, suit)) for suit in pairs for rank in (Rank.KING, Rank.QUEEN)]
    if not pairs:
        return say("message.lead_any")
    if len(pairs) > 1:
        return say("message.lead_pairs", pairs=" ".join(cards))
    points = rules.trump_marriage_points if pairs[0] is view.trump else rules.marriage_points
    return say("message.lead_pair", pairs=" ".join(cards), points=points)


def _interrupt_text(view: Observation) -> str:
    if view.cards_out:
        return say("message.go_on_claim")
    assert view.rules.exchange_rank is not None
    return say("message.go_on_exchange", nine=token(Card(view.rules.exchange_rank, view.trump)))


def _cards(view: Observation, cards: tuple[Card, ...]) -> str:
    return tokens(display_order(cards, view.trump))


# The rest of the picture ---------------------------------------------------------------------


def _match(session: TableSession) -> dict[str, Any]:
    rules, scores = session.rules, session.match.shown_scores
    return {
        "scores": list(scores),
        "target": rules.match_target,
        "label": _match_label(session),
        "line": say("match.line", you=scores[0], bot=scores[1]),
    }


def _match_label(session: TableSession) -> str:
    rules = session.rules
    key = "match.label_down" if rules.match_counts_down else "match.label"
    return say(key, target=rules.match_target)


def _outcome(session: TableSession) -> dict[str, Any]:
    view, state = session.view, session.state
    outcome = view.outcome
    assert outcome is not None
    lines = list(result_lines(view, session.seat))
    carried = session.carried_into
    if carried and outcome.winner is not None:
        lines.append(say("outcome.carried", carried=carried))
    scores = session.match.shown_scores
    score = say("match.line", you=scores[0], bot=scores[1])
    winner = session.match.winner
    if winner is None:
        lines.append(say("outcome.match_score", label=_match_label(session), score=score))
    else:
        key = "you" if winner == 0 else "bot"
        facts = {"name": say(f"outcome.{key}_name"), "win": say(f"outcome.{key}_win")}
        lines.append(say("outcome.match_won", score=score, **facts))
    hands = [display_order(hand, state.trump) for hand in state.hands]
    stock = [*state.stock, *([state.turn_up] if state.turn_up else [])]
    return {
        "title": result_title(outcome, session.seat),
        "lines": lines,
        # The deal is over, so all cards may be seen.
        "revealed": {
            "hands": [[card.code for card in hand] for hand in hands],
            "stock": [card.code for card in stock],
        },
    }


def _session_buttons(session: TableSession) -> list[dict[str, Any]]:
    kind = ""
    if session.deal_over:
        kind = "next-deal" if session.match.winner is None else "new-match"
    elif session.learner_may_interrupt:
        kind = "go-on"
    if not kind:
        return []
    label = say(f"action.{kind.replace('-', '_')}")
    return [{"action": "", "kind": kind, "label": label, "key": "N", "main": True}]


def _say(session: TableSession, picture: dict[str, Any], deck: DeckName) -> str:
    """The event in words: what the learner and the computer did, then what is asked now."""
    told = " ".join(
        text
        for event in session.events
        if not _told_elsewhere(event, session.view) and (text := event_text(event))
    )
    message = picture["message"]
    if session.deal_over:
        rest = [message["title"], *picture["outcome"]["lines"]]
    else:
        # What was just told need not be told again by the panel.
        text = message["text"].removeprefix(_happened(session)).strip()
        rest = [part for part in (message["title"], text) if part not in told]
    return spoken(" ".join(part for part in (told, *rest) if part), names(deck))


def _told_elsewhere(event: Event, view: Observation) -> bool:
    """Whether the panel or the result tells *event*, in one sentence with what follows from it."""
    if isinstance(event.action, ClaimSixtySix | CountCards):
        return True
    leads = len(event.before.tricks) == len(view.tricks) and not event.before.played
    return bool(view.played) and leads and not isinstance(event.action, Draw)
