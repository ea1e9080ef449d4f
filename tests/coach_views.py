"""Golden views of the coach: one of each thing it opens, from seeded matches."""

from __future__ import annotations

from random import Random
from typing import Any

from sixtysix_teach import Play
from sixtysix_teach.coach.coach_view import coach_view
from sixtysix_teach.coach.table_coach import Coach
from sixtysix_teach.opponents import opponent
from sixtysix_teach.session import TableSession
from sixtysix_teach.shoe import Shoe
from sixtysix_teach.tutor.judge import judge

SECRET = b"views of the coach"


def after_a_slip() -> TableSession:
    """A match in which the decision just made was proved worse, with the deal still going."""
    for number in range(200):
        match, rng = TableSession(Shoe(SECRET, str(number))), Random(number)
        while not match.deal_over:
            if not match.view.my_turn:
                match.go_on()
                continue
            view = match.view
            action = opponent("learner").choose(view, rng)
            match.act(action)
            loss = judge(view).loss(action)
            if loss and loss >= 1 and not match.deal_over and isinstance(action, Play):
                return match
    raise AssertionError("no slip among these matches")


def golden_coach_views() -> dict[str, dict[str, Any]]:
    """The views by name."""
    coach = Coach(after_a_slip())
    found = {"coach-count": coach_view(coach, event=2, count=True)}
    for _ in range(4):
        coach.do("hint")
    found["coach-hint"] = coach_view(coach, event=3, asked=True)
    coach.do("why")
    found["coach-why"] = coach_view(coach, event=4, asked=True)
    assert coach.panel is not None
    coach.do("show", coach.panel["buttons"][0]["value"])
    coach.do("replay-on")
    found["coach-replay"] = coach_view(coach, event=5, asked=True)
    coach.do("replay-end")
    coach.do("read", "lead-low")
    found["coach-page"] = coach_view(coach, event=6, asked=True)
    coach.do("page-close")
    rng = Random(7)
    while not coach.session.deal_over:
        coach.session.act(opponent("careful").choose(coach.session.view, rng))
    coach.do("review")
    found["coach-busy"] = coach_view(coach, event=7, asked=True)
    while coach.work():
        pass
    found["coach-review"] = coach_view(coach, event=8, asked=True)
    coach.do("review-try", 1)
    found["coach-practice"] = coach_view(coach, event=9)
    return found
