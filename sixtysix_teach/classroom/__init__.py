"""Lessons: exercises with an explanation for every answer, mastery checks, and progress.

>>> from random import Random
>>> run = LessonRun.start(lessons()["six-ranks"], Progress(), rng=Random(1), now=lambda: 0.0)
>>> run.answer("KS")
>>> lesson_view(run)["feedback"]["title"]
'4 + 10 = 14 for the bot'
"""

from sixtysix_teach.classroom.exercises import Exercise, exercises
from sixtysix_teach.classroom.feedback import feedback
from sixtysix_teach.classroom.figures import show_ranks, show_sum, show_trick, show_trumps
from sixtysix_teach.classroom.figures_deal import (
    show_exchange,
    show_marriage_odds,
    show_open_phase,
    show_rule,
)
from sixtysix_teach.classroom.figures_endgame import show_close, show_ending, show_out
from sixtysix_teach.classroom.figures_ending import show_finished
from sixtysix_teach.classroom.figures_moment import show_counts, show_moment, show_values
from sixtysix_teach.classroom.figures_odds import show_average, show_break_even, show_worlds
from sixtysix_teach.classroom.figures_score import show_score
from sixtysix_teach.classroom.figures_strict import show_reply
from sixtysix_teach.classroom.generators import generate
from sixtysix_teach.classroom.handbook_page import handbook_view
from sixtysix_teach.classroom.home import home_view, imported_note
from sixtysix_teach.classroom.items import Feedback, Item
from sixtysix_teach.classroom.lessons import Lesson, course, lessons
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.classroom.run import LessonRun
from sixtysix_teach.classroom.view import lesson_view

__all__ = [
    "Exercise",
    "Feedback",
    "Item",
    "Lesson",
    "LessonRun",
    "Progress",
    "course",
    "exercises",
    "feedback",
    "generate",
    "handbook_view",
    "home_view",
    "imported_note",
    "lesson_view",
    "lessons",
    "show_average",
    "show_break_even",
    "show_close",
    "show_counts",
    "show_ending",
    "show_exchange",
    "show_finished",
    "show_marriage_odds",
    "show_moment",
    "show_open_phase",
    "show_out",
    "show_ranks",
    "show_reply",
    "show_rule",
    "show_score",
    "show_sum",
    "show_trick",
    "show_trumps",
    "show_values",
    "show_worlds",
]
