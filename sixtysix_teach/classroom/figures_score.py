"""The figure for the lesson on the score: what each end of a deal means for the match."""

from __future__ import annotations

from sixtysix_teach.classroom.figures import Figure
from sixtysix_teach.classroom.formats.close_by_score import say
from sixtysix_teach.classroom.moment_rows import points_text
from sixtysix_teach.classroom.score_chances import chance_after
from sixtysix_teach.opponents.score import Score
from sixtysix_teach.tutor.computation import computation


def show_score(you: int, bot: int) -> Figure:
    """Return the chance of the match after each end of a deal that begins at this score.

    ``total`` is the chance after a win by 1, in percent.

    >>> print(show_score(6, 6))
    This deal  Chance of the match
    win 3      100 %
    win 2      100 %
    win 1      100 %
    lose 1     0 %
    lose 2     0 %
    lose 3     0 %
    At 6 to 6; the rest of the match is taken as even.
    """
    score = Score(you, bot)
    percents = {value: round(100 * chance_after(score, value)) for value in (3, 2, 1, -1, -2, -3)}
    rows = tuple(
        (points_text(value), say("percent", number=percent)) for value, percent in percents.items()
    )
    head = (say("figure.deal"), say("figure.match"))
    code = computation("figure-score", you=you, bot=bot)
    return Figure(head, rows, (say("figure.line", you=you, bot=bot),), percents[1], code)
