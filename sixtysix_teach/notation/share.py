"""A whole deal in one line, to be sent in a message: a record with bars for line breaks.

::

    # seat 0 | rules classic | deal AHKH9HASTSJD/JHKSAC9CTD9D JCQC9SKDQSJSTCADKCTHQD+QH | 1. AS 9C

The seat says whose deal it was: who looks at it sees it from there.
"""

from __future__ import annotations

import re
from dataclasses import replace

from sixtysix_teach.errors import NotationError
from sixtysix_teach.notation.record import Record, format_record, parse_record
from sixtysix_teach.seats import FOREHAND, Seat

_SEAT = re.compile(r"seat ([0-9])")

MOST = 20_000
"""Longer texts are no single deal."""


def format_shared(record: Record, seat: Seat) -> str:
    """Return the deal as one line, played from *seat*.

    >>> record, seat = parse_shared(
    ...     "rules classic | deal AHKH9HASTSJD/JHKSAC9CTD9D JCQC9SKDQSJSTCADKCTHQD+QH | 1. AS 9C"
    ... )
    >>> format_shared(record, seat)[-36:]
    'JCQC9SKDQSJSTCADKCTHQD+QH | 1. AS 9C'
    """
    others = tuple(comment for comment in record.comments if not _SEAT.fullmatch(comment))
    told = replace(record, comments=(f"seat {seat}", *others))
    return " | ".join(format_record(told).replace("|", "/").splitlines())


def parse_shared(text: str) -> tuple[Record, Seat]:
    """Return the record and the seat it was played from: forehand's where it does not say.

    A record of several lines can be read as well. Raises NotationError where it cannot be read, and
    DealError where the cards cannot be.
    """
    if len(text) > MOST:
        raise NotationError(text[:40] + "...", MOST, f"one deal, at most {MOST:,} characters")
    lines = text.strip().splitlines()
    parts = lines[0].split("|") if len(lines) == 1 else lines
    record = parse_record("\n".join(part.strip() for part in parts))
    for comment in record.comments:
        said = _SEAT.fullmatch(comment)
        if said is not None and int(said[1]) < record.rules.players:
            return record, int(said[1])
    return record, FOREHAND
