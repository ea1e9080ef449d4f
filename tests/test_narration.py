"""What happened is told the same way in the browser and in the terminal, every kind of action."""

import re
from random import Random

import pytest
from table_views import SECRET, step

from sixtysix_teach import PRESETS, ClaimSixtySix, Draw, Play
from sixtysix_teach.cli._board import told
from sixtysix_teach.narration import event_text
from sixtysix_teach.phrases import printed, spoken
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_view import session_view
from sixtysix_teach.shoe import Shoe


@pytest.fixture(scope="module")
def looks():
    """What the learner saw at each look at the table: the events since the last one, and "say"."""
    found = []
    for name in ("classic", "handbook", "schnapsen", "santase"):
        for number in range(25):
            session = TableSession(
                Shoe(SECRET, f"told {number}"), rules=PRESETS[name], first_dealer=number % 2
            )
            rng = Random(number)
            while not session.deal_over:
                found.append((session.events, session_view(session, event=1)["say"]))
                claims = [a for a in session.view.legal_actions() if isinstance(a, ClaimSixtySix)]
                if claims and len(session.view.tricks) > 4 and number % 3 == 0:
                    session.act(claims[0])
                else:
                    step(session, rng)
            found.append((session.events, session_view(session, event=1)["say"]))
    return found


def test_everything_the_learner_can_see_is_told_with_who_did_it(looks):
    kinds = set()
    for event in (event for events, _ in looks for event in events):
        text, mine = event_text(event), event.seat == event.after.seat
        if isinstance(event.action, Draw) and text == "":
            continue
        kinds.add((type(event.action).__name__, mine))
        assert text.startswith(("You ", "Nobody ") if mine else ("The bot ", "You draw", "Nobody "))
        assert not re.search(r"[{}]", text)
    for kind in ("Play", "DeclareMarriage", "ExchangeNine", "CloseStock", "ClaimSixtySix"):
        assert {(kind, True), (kind, False)} <= kinds


def test_a_card_that_completes_a_trick_tells_its_sum(looks):
    for event in (event for events, _ in looks for event in events):
        completes = len(event.after.tricks) > len(event.before.tricks)
        assert (" the trick: " in event_text(event)) is completes


def test_browser_and_terminal_use_the_same_words(looks):
    for events, say in looks:
        lines = told(events)
        for event in events:
            text = event_text(event)
            assert not text or printed(text) in lines
            if isinstance(event.action, Play) and event.before.played:
                assert spoken(text) in say
