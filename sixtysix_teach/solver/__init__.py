"""Exact answers: open cards, guaranteed wins and the odds of closing.

Three kinds of answer, never to be mixed up. :func:`solve` sees all cards. :func:`guaranteed` sees
what one seat sees and holds against every hand of the other. :func:`odds` counts over all those
hands, each equally likely. A small kernel answers where it can run, and the plain-Python reference
elsewhere; each answer says which of them it was.
"""

from sixtysix_teach.solver.answers import Guarantee, Odds, Solution, Split, Way
from sixtysix_teach.solver.choice import Choice, Keep, Verdict, VerdictKind, close_or_keep
from sixtysix_teach.solver.guaranteed import guaranteed, guaranteed_many
from sixtysix_teach.solver.odds import DEFENCE_HANDS, limit_of_defence, odds
from sixtysix_teach.solver.open_card import best_line, solve, solve_many
from sixtysix_teach.solver.plan import Branch, Plan, plan
from sixtysix_teach.solver.reference_hands import count_hands, hands_of, known_state, state_of
from sixtysix_teach.solver.slices import result_of, solving, telling

__all__ = [
    "DEFENCE_HANDS",
    "Branch",
    "Choice",
    "Guarantee",
    "Keep",
    "Odds",
    "Plan",
    "Solution",
    "Split",
    "Verdict",
    "VerdictKind",
    "Way",
    "best_line",
    "close_or_keep",
    "count_hands",
    "guaranteed",
    "guaranteed_many",
    "hands_of",
    "known_state",
    "limit_of_defence",
    "odds",
    "plan",
    "result_of",
    "solve",
    "solve_many",
    "solving",
    "state_of",
    "telling",
]
