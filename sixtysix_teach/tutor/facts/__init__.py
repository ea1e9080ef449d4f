"""What one seat can know about a moment of a deal, as data; words come later.

Each detector looks for one kind of :class:`Fact` in an Observation. ``FACTS`` has them all in a
fixed order, :func:`facts_of` asks them all.
"""

from sixtysix_teach.tutor.facts.fact import Detector, Fact
from sixtysix_teach.tutor.facts.registry import FACTS, facts_of

__all__ = ["FACTS", "Detector", "Fact", "facts_of"]
