"""Close or keep, and how sure: the answer is a bet, and the Brier score says what it cost."""

from __future__ import annotations

from typing import ClassVar

from sixtysix_teach.classroom.formats.close_or_keep import CloseOrKeep
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.moment_rows import say
from sixtysix_teach.classroom.sureness import SURE, price_of_a_bet
from sixtysix_teach.phrases import number_text


class CloseBet(CloseOrKeep):
    """The same moments as in close or keep, answered together with how sure one is.

    Right is whoever names the better side, however sure; the most sure answer is named first. What
    was said counts for the learner's own calibration.
    """

    name = "close-bet"
    cases: ClassVar[tuple[str, ...]] = CloseOrKeep.cases[:4]
    ids: ClassVar[tuple[str, ...]] = tuple(
        f"{side}-{sure}" for side in ("close", "keep") for sure in SURE
    )

    def input(self, item: Item) -> Input:
        """Return either side, each with how sure."""
        return Input("choice", self.ids)

    def choices(self, item: Item) -> dict[str, str]:
        """Return the words of each bet."""
        return {id_: say(f"close-bet.choice.{id_}") for id_ in self.ids}

    def right(self, item: Item) -> Value:
        """Return the better side, said with the most sureness that is offered."""
        return f"{super().right(item)}-{SURE[-1]}"

    def accepts(self, item: Item, answer: Value) -> bool:
        """Return whether the side is the better one."""
        return str(answer).split("-")[0] == super().right(item)

    def sure(self, item: Item, answer: Value) -> int | None:
        """Return how sure the learner said to be, in percent."""
        return int(str(answer).split("-")[1])

    def why(self, item: Item, answer: Value) -> Why:
        """Say what is better, and what the bet cost."""
        side, sure = str(answer).split("-")
        told = super().why(item, side)
        return Why(told.tag, told.key, told.facts, (_cost(int(sure), right=False),))

    def why_shown(self, item: Item) -> Why:
        """Say what either side brings, and how each bet would be scored."""
        told = self.why_right(item)
        return Why(told.tag, told.key, told.facts, tuple(_prices(sure) for sure in reversed(SURE)))

    def why_accepted(self, item: Item, answer: Value) -> Why:
        """Say what either side brings, and what the bet cost."""
        told = self.why_right(item)
        sure = int(str(answer).split("-")[1])
        return Why("", told.key, told.facts, (_cost(sure, right=True),))


def _prices(sure: int) -> str:
    """Return how a bet is scored, whether it comes true or not."""
    right, wrong = (number_text(price_of_a_bet(sure, right=right)) for right in (True, False))
    return say("close-bet.price", sure=sure, right=right, wrong=wrong)


def _cost(sure: int, *, right: bool) -> str:
    """Return what a bet cost by the Brier score, and what a guess would have cost."""
    facts: dict[str, str | int] = {
        "sure": sure,
        "score": number_text(price_of_a_bet(sure, right=right)),
        "guess": number_text(price_of_a_bet(50, right=right)),
    }
    key = "guess" if sure == 50 else "right" if right else "wrong"
    return say(f"close-bet.cost.{key}", **facts)
