"""A figure for the text of lesson 7: a finished deal of its exercises, scored by the engine."""

from __future__ import annotations

from sixtysix_teach.classroom import deal_end_words as words
from sixtysix_teach.classroom.deal_scores import ended_at
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.figures import Figure
from sixtysix_teach.classroom.formats.score_the_deal import points_line, who_line
from sixtysix_teach.phrases import printed
from sixtysix_teach.tutor.computation import computation

EXERCISE = "score-the-deal"


def show_finished(name: str) -> Figure:
    """Return one of the finished deals of lesson 7: the totals, the tricks, and what it is worth.

    ``total`` is the game points of the side that wins.

    >>> show_finished("thirty-three").total
    1
    """
    item = exercises()[EXERCISE].items[name]
    end = ended_at(item.moment)
    view, outcome = end.view, end.outcome
    seats = (end.you, 1 - end.you)
    won = [str(outcome.game_points if seat in outcome.winners else 0) for seat in seats]
    rows = (
        (words.say("score.head.points"), *(str(view.total(seat)) for seat in seats)),
        (words.say("score.head.tricks"), *(str(view.tricks_won(seat)) for seat in seats)),
        (words.say("score.head.game"), *won),
    )
    head = ("", words.say("score.head.you"), words.say("score.head.bot"))
    lines = [who_line(end)] if end.answer == "draw" else [who_line(end), points_line(end)]
    told = tuple(printed(line) for line in lines)
    code = computation("finished", moment=item.moment)
    return Figure(head, rows, told, outcome.game_points, code)
