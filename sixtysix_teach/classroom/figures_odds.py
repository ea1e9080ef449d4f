"""Figures for the lessons on odds: the shares needed, and the possible hands one by one."""

from __future__ import annotations

from sixtysix_teach.classroom.figures import Figure
from sixtysix_teach.classroom.formats.break_even import GAINS, LOSSES, percent, possible, share
from sixtysix_teach.classroom.items import card_from_code
from sixtysix_teach.classroom.moment_rows import mean_text, points_text, say, sum_of
from sixtysix_teach.classroom.worlds import worlds
from sixtysix_teach.phrases import printed, tokens
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.solver import Split
from sixtysix_teach.tutor.computation import computation


def show_break_even() -> Figure:
    """Return the share of wins that a close needs, for what it wins and what it loses.

    >>> print(show_break_even())  # doctest: +ELLIPSIS
           lose 2  lose 3
    win 1  67 %    75 %
    win 2  50 %    60 %
    win 3  –       50 %
    A loss divided by gain and loss together; playing on is taken to bring nothing. ...
    """
    head = ("", *(points_text(-loss) for loss in LOSSES))
    rows = tuple((points_text(gain), *(_share(gain, loss) for loss in LOSSES)) for gain in GAINS)
    code = computation("figure-break-even")
    return Figure(head, rows, (say("figure.break_even"),), percent(share(1, 2)), code)


def _share(gain: int, loss: int) -> str:
    if not possible(gain, loss, CLASSIC):
        return "–"
    return say("percent", number=percent(share(gain, loss)))


def show_average(wins: int, hands: int, *, gain: int, loss: int) -> Figure:
    """Return what a close brings on average that wins in so many of so many hands.

    >>> print(show_average(5, 7, gain=2, loss=2))
    Hands  Bring
    5      win 2
    2      lose 2
    5 × 2 − 2 × 2 = 6, and 6 ÷ 7 = +0.86
    """
    split = Split.of([gain] * wins + [-loss] * (hands - wins))
    rows = ((str(wins), points_text(gain)), (str(hands - wins), points_text(-loss)))
    head = (say("figure.hands"), say("figure.bring"))
    code = computation("average", wins=wins, fails=hands - wins, gain=gain, loss=loss)
    return Figure(head, rows, (sum_of(split, glue=" "),), split.game_points, code)


def show_worlds(moment: str, lead: str) -> Figure:
    """Return the possible hands at a last open lead, and what closing with *lead* brings in each.

    *moment* is the view of the seat on lead as a position line. ``total`` is the number of hands
    that win.
    """
    found = worlds(moment, card_from_code(lead))
    rows = tuple(
        (
            printed(tokens([one.asleep])),
            printed(" ".join(f"[{card.code}]" for card in one.hand)),
            points_text(one.value),
        )
        for one in found
    )
    split = Split.of(one.value for one in found)
    head = (say("figure.asleep"), say("figure.bot_holds"), say("figure.bring"))
    line = say("figure.worlds", wins=split.wins, hands=split.hands, mean=mean_text(split.mean))
    code = computation("figure-worlds", moment=moment, lead=lead)
    return Figure(head, rows, (line, sum_of(split, glue=" ")), split.wins, code)
