"""The exercise formats: one kind of question each, one class each.

>>> FORMATS["higher"].cases
('ten-face', 'ace-any', 'nine-any', 'court')
"""

from __future__ import annotations

from collections.abc import Mapping

from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.ranks import Add, Higher, Order, PackSum, SuitSum, WorthOf
from sixtysix_teach.classroom.formats.tricks import MayPlay, PointsTo, SpotError, Winner

# One line for each format; a new one is named here and nowhere else.
_ALL: tuple[type[Format], ...] = (
    Higher,
    Order,
    WorthOf,
    Add,
    SuitSum,
    PackSum,
    Winner,
    PointsTo,
    SpotError,
    MayPlay,
)

FORMATS: Mapping[str, Format] = {kind.name: kind() for kind in _ALL}

__all__ = ["FORMATS", "Format"]
