"""What the table says about the computer's lead and the learner's own: nothing left out."""

from random import Random

import pytest

from sixtysix_teach import (
    PRESETS,
    ClaimSixtySix,
    CloseStock,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    Play,
)
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_view import session_view
from sixtysix_teach.shoe import Shoe

WORDS = {
    ExchangeNine: "The bot exchanges",
    DeclareMarriage: "The bot announces",
    CloseStock: "closes the stock",
    Play: "leads",
}


def calm(session: TableSession, rng: Random) -> None:
    legal = session.view.legal_actions()
    quiet = [a for a in legal if not isinstance(a, ClaimSixtySix | CloseStock)]
    session.act(rng.choice(quiet or legal))


def lead_of_the_computer(session: TableSession) -> set[type]:
    """The kinds of action with which the computer has come to the lead on the table."""
    now = len(session.view.tricks)
    here = [e for e in session.events if len(e.before.tricks) == now and not e.before.played]
    return {type(e.action) for e in here if not isinstance(e.action, Draw)}


def test_all_that_the_computer_does_at_one_lead_is_told_and_read_aloud() -> None:
    seen: set[frozenset[type]] = set()
    rare = {
        frozenset({ExchangeNine, DeclareMarriage, Play}),
        frozenset({ExchangeNine, CloseStock, Play}),
    }
    for number in range(400):
        if number > 80 and rare <= seen:
            break
        session = TableSession(Shoe(b"lead", str(number)), pause_before_draw=False)
        rng = Random(number)
        while not session.deal_over:
            calm(session, rng)
            if not session.view.played:
                continue
            kinds = lead_of_the_computer(session)
            seen.add(frozenset(kinds))
            picture = session_view(session, event=1)
            for kind, words in WORDS.items():
                assert (words in picture["message"]["title"]) == (kind in kinds)
                assert kind not in kinds or words in picture["say"]
    assert rare <= seen


def test_a_pause_on_the_computers_close_tells_of_the_close() -> None:
    paused = 0
    for number in range(800):
        if paused == 5:
            break
        session = TableSession(
            Shoe(b"close", str(number)), rules=PRESETS["pagat"], pause_before_draw=False
        )
        rng = Random(number)
        while not session.deal_over and not session.learner_may_interrupt:
            calm(session, rng)
        if session.deal_over or session.view.cards_out:
            continue
        paused += 1
        message = session_view(session, event=1)["message"]
        assert "The bot closes the stock." in message["title"]
        assert "You may exchange" in message["text"]
    assert paused


@pytest.mark.parametrize(("rules", "offered"), [("classic", True), ("kawu", False)])
def test_a_marriage_that_counts_nothing_is_not_offered_for_points(
    rules: str, offered: bool
) -> None:
    for number in range(200):
        session = TableSession(Shoe(b"pair", str(number)), rules=PRESETS[rules])
        pairs = [a for a in session.view.legal_actions() if isinstance(a, DeclareMarriage)]
        if len(pairs) == 1:
            text = session_view(session, event=1)["message"]["text"]
            assert (" for 20" in text or " for 40" in text) == offered
            session.act(pairs[0])
            title = session_view(session, event=2)["message"]["title"]
            assert ("counts nothing" in title) != offered
            return
    raise AssertionError("no pair among the seeds")
