"""What answers give away in game points: worked out, saved, and shown after a check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from sixtysix_teach.cards import DECK
from sixtysix_teach.classroom.answers import all_answers, right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Item, Value
from sixtysix_teach.classroom.mastery import PartResult, Price, judge
from sixtysix_teach.classroom.plan import Slot
from sixtysix_teach.classroom.steps import Part, Step
from sixtysix_teach.classroom.words import say
from sixtysix_teach.phrases import number_text

# No deal is won or lost by more.
MOST = 6
_FREE = Price(Fraction(0), "", "")
SHOWN_AT_MOST = 4


def price_of(item: Item, given: Value | None) -> Price:
    """Return what *given* costs; where the answer was shown instead, what the dearest costs."""
    form = FORMATS[item.format]
    better = str(right_answer(item))
    if given is not None:
        return Price(form.loss(item, given) or Fraction(0), str(given), better)
    losses = [form.loss(item, answer) or Fraction(0) for answer in all_answers(item)]
    return Price(max(losses), "", better)


def price_in(step: Step, slot: Slot, item: Item | None, given: Value | None) -> Price | None:
    """Return what the answer to *item* costs, in a part of a check that asks for the mean of it."""
    if item is None or not step.parts or step.parts[slot.part].mean is None:
        return None
    return price_of(item, given)


def at_best(parts: Sequence[Part], slots: Sequence[Slot]) -> tuple[PartResult, ...]:
    """Return how a check ends when all that is still open in it goes well."""
    tries = [(slot.part, slot.result != "bad") for slot in slots]
    prices = [(slot.part, slot.price if slot.result else _FREE) for slot in slots]
    return judge(parts, tries, [(part, price) for part, price in prices if price is not None])


def prices_saved(slots: Sequence[Slot]) -> dict[str, Any]:
    """Return the prices so far as plain JSON, by the number of the slot; nothing without any."""
    made = {
        str(number): [str(slot.price.loss), slot.price.given, slot.price.better]
        for number, slot in enumerate(slots)
        if slot.price is not None
    }
    return {"prices": made} if made else {}


def read_prices(saved: Mapping[str, Any], slots: Sequence[Slot]) -> None:
    """Put the prices of a save back into *slots*; anything unfit is a ``ValueError``."""
    raw = saved.get("prices", {})
    if not isinstance(raw, Mapping):
        raise ValueError("prices")
    for number, entry in raw.items():
        if not isinstance(entry, list) or not all(isinstance(one, str) for one in entry):
            raise ValueError("price")
        text, given, better = entry
        loss = Fraction(text[:20])
        if not 0 <= loss <= MOST or {given, better} - {"", *_CODES}:
            raise ValueError("price")
        at = int(number)
        if not 0 <= at < len(slots) or not slots[at].result:
            raise ValueError("price")
        slots[at].price = Price(loss, given, better)


_CODES = {card.code for card in DECK}


def mean_line(result: PartResult, *, kept: bool) -> str:
    """Return how a part went that goes by the mean: the sum, the mean, and the limit."""
    part = result.part
    assert part.mean is not None
    facts: dict[str, str | int] = {
        "name": part.name,
        "mean": number_text(result.mean),
        "limit": number_text(part.mean),
        "count": len(result.prices),
        "total": number_text(sum((p.loss for p in result.prices), Fraction(0))),
    }
    return say("run.mean_kept" if kept else "run.mean_line", **facts)


def dearest_row(result: PartResult) -> dict[str, Any] | None:
    """Return a table of the answers that cost most, the dearest first; None when none did."""
    numbered = [(price, number) for number, price in enumerate(result.prices, 1) if price.loss]
    if not numbered:
        return None
    numbered.sort(key=lambda one: (-one[0].loss, one[1]))
    rows = [
        [
            str(number),
            token_of(price.given) or say("run.mean_shown"),
            token_of(price.better),
            number_text(price.loss),
        ]
        for price, number in numbered[:SHOWN_AT_MOST]
    ]
    head = [say(f"run.mean_{name}") for name in ("number", "given", "better", "loss")]
    return {"kind": "table", "label": say("run.mean_dearest"), "head": head, "rows": rows}


def token_of(code: str) -> str:
    """Return the token of a card by its code, empty for none."""
    return f"[{code}]" if code else ""
