"""Close or keep and the reason for it, in one answer."""

from __future__ import annotations

from collections.abc import Mapping

from sixtysix_teach.classroom.formats.certain_close import CloseWhy, close_facts, is_ahead
from sixtysix_teach.classroom.formats.closing_rows import say
from sixtysix_teach.classroom.items import Input, Item, Value, Why

OF_ALL = ("close-sure", "close-trumps", "keep-most", "keep-against")


class CloseAndWhy(CloseWhy):
    """The moments of a certain close: what is done and why, chosen together.

    Each choice is a verdict with its reason, so that who closes for a poor reason is found out.
    """

    name = "close-and-why"

    def input(self, item: Item) -> Input:
        """Take one of the reasons; who is ahead is named as it stands."""
        return Input("choice", (*OF_ALL[:2], _about_points(item), *OF_ALL[2:]))

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return each verdict with its reason, with numbers that give nothing away."""
        facts = close_facts(item)
        return {name: say(f"verdict_and.{name}", **facts) for name in self.input(item).ids}

    def right(self, item: Item) -> Value:
        """Return the verdict and the reason that the solver finds."""
        reason = str(super().right(item))
        return next(name for name in OF_ALL if name.endswith(f"-{reason}"))

    def why(self, item: Item, answer: Value) -> Why:
        """Say why that reason does not decide, which does, and in how many hands."""
        return super().why(item, _reason(str(answer)))

    def _decides(self, item: Item) -> str:
        return _reason(str(self.right(item)))


def _about_points(item: Item) -> str:
    return "close-ahead" if is_ahead(item) else "keep-behind"


def _reason(answer: str) -> str:
    """Return the reason of an answer, as it is called where the verdict is told."""
    reason = answer.partition("-")[2]
    return "ahead" if reason == "behind" else reason
