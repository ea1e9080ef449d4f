"""Fresh numbers: from them follow the cards of a new match and the questions of a lesson.

``SIXTYSIX_CHANCE`` makes them known beforehand, for tests that must see the same twice. The hidden
cards of a match still need the secret of the machine (see :mod:`sixtysix_teach.shoe`).
"""

from __future__ import annotations

import hashlib
import os
import secrets
from itertools import count

NAME = "SIXTYSIX_CHANCE"
_BYTES = 16
_given = count()


def fresh_number() -> int:
    """Return a number of 128 bits that nobody can foresee.

    Where ``SIXTYSIX_CHANCE`` holds a text, each process gives the numbers that follow from it, one
    after the other.

    >>> fresh_number() == fresh_number()
    False
    """
    wanted = os.environ.get(NAME)
    if not wanted:
        return secrets.randbits(8 * _BYTES)
    text = f"{wanted} {next(_given)}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=_BYTES).digest(), "big")


def fresh_name() -> str:
    """Return a fresh number as 32 hexadecimal digits.

    >>> len(fresh_name())
    32
    """
    return f"{fresh_number():0{2 * _BYTES}x}"
