"""How sure: the chance of a statement about hidden cards, counted over the possible hands."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import ClassVar

from sixtysix_teach.cards import DECK, Card, Rank, Suit
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.formats.break_even import percent
from sixtysix_teach.classroom.items import Input, Item, Value, Why, card_from_code, suit_from_letter
from sixtysix_teach.classroom.library import cases_in, draw, seen
from sixtysix_teach.classroom.moment_rows import hand_row, say, text_row, totals_row
from sixtysix_teach.classroom.worlds import worlds
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import suit_name, token, tokens
from sixtysix_teach.rules import Rules
from sixtysix_teach.tutor.computation import computation

HALF, QUARTER = 50, 25
LIBRARY = "tick_worlds"


class HowSure(Format):
    """A statement about the hidden cards; asked is in which share of the hands it is true.

    ``extra`` is the kind of statement and what it is about. All hands are equally likely, so the
    chance is a count.
    """

    name = "how-sure"
    cases: ClassVar[tuple[str, ...]] = ("held", "asleep", "suit", "pair", "wins")
    fields = frozenset({"moment", "extra"})
    phrases = "lesson_11.toml"

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return all cases where there are moments under *rules*, with the pack of 24."""
        return self.cases if cases_in(LIBRARY, rules) and set(rules.pack) <= set(DECK) else ()

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of the library, with something to say of its hidden cards."""
        while True:
            found = draw(LIBRARY, rng.choice(cases_in(LIBRARY, rules)), rules, rng)
            about = self._subjects(case, found.moment)
            if about:
                return self.item(case, moment=found.moment, extra=(case, rng.choice(about)))

    def _subjects(self, case: str, moment: str) -> list[str]:
        view = seen(moment)
        if case == "wins":
            # A trump or the ace: a lead that people consider.
            high = max(view.hand, key=lambda card: (card.suit is view.trump, card.strength))
            return [high.code] if 0 < _true(moment, "wins", high.code) < 1 else []
        if case in ("suit", "pair"):
            letters = [suit.value for suit in Suit]
            fits = (lambda n: 2 <= n < len(view.unseen)) if case == "suit" else bool
            kind = {"suit": _of_suit, "pair": _pair}[case]
            return [letter for letter in letters if fits(len(kind(view, letter)))]
        return [card.code for card in view.unseen]

    def check(self, item: Item) -> None:
        """Refuse a statement that cannot be asked about the moment."""
        if len(item.extra) != 2 or item.extra[0] != item.case:
            raise ValueError(f"{item.format} needs the kind of statement and its subject")
        if not 0 < _true(item.moment, *item.extra) < 1:
            raise ValueError(f"{item.format}: the statement is certain, or cannot be")

    def input(self, item: Item) -> Input:
        """Return the shares to choose from."""
        part = _part(item)
        hands = _hands(item)
        step = Fraction(1, hands)
        found = {percent(part), HALF, 100 - percent(part)}
        found |= {percent(one) for one in (part - step, part + step) if 0 < one < 1}
        if item.case == "suit":
            found.add(QUARTER)
        return Input("choice", tuple(map(str, sorted(found))))

    def choices(self, item: Item) -> dict[str, str]:
        """Return the shares in words."""
        return {id_: say("percent", number=int(id_)) for id_ in self.input(item).ids}

    def right(self, item: Item) -> Value:
        """Return the share of the hands in which the statement is true."""
        return str(percent(_part(item)))

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, your hand, the unseen cards, and the statement."""
        view = seen(item.moment)
        lines = [say("how-sure.unseen", hands=_hands(item), cards=tokens(view.unseen, last="and"))]
        said = [say(f"how-sure.says.{item.case}", **_subject(item))]
        if item.case == "wins":
            said.append(say("how-sure.open"))
        if closed or help:
            lines.append(say("how-sure.each", hands=_hands(item)))
        return [totals_row(view), hand_row(view), text_row(*lines), text_row(*said)]

    def why(self, item: Item, answer: Value) -> Why:
        """Count the hands, and say what the answer shows."""
        given = int(str(answer))
        if given == HALF:
            tag = "half-and-half"
        elif item.case == "suit" and given == QUARTER:
            tag = "equal-suits"
        elif given == 100 - percent(_part(item)):
            tag = "the-other-way-round"
        else:
            tag = "one-hand-off"
        key = f"how-sure.{tag}"
        return Why(tag, key, _facts(item, given))

    def why_right(self, item: Item) -> Why:
        """Count the hands."""
        best = percent(_part(item))
        return Why("", "how-sure.right", _facts(item, best))

    def computation(self, item: Item, answer: Value) -> str:
        """Return how the hands are counted in which the statement is true."""
        kind, subject = item.extra
        if kind == "wins":
            return computation("closing-with", moment=item.moment, lead=subject)
        if kind == "suit":
            return computation("suit", moment=item.moment, suit=subject)
        if kind == "pair":
            pair = "".join(card.code for card in _pair(seen(item.moment), subject))
            return computation("pair", moment=item.moment, pair=pair)
        return computation(kind, moment=item.moment, card=subject)

    def at_stake(self, item: Item) -> frozenset[str]:
        """Return the unseen cards too: the statement is about them."""
        unseen = {token(card) for card in seen(item.moment).unseen}
        return super().at_stake(item) | unseen

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and how many hands there are."""
        return say(f"how-sure.hint_{level}", hands=_hands(item), **_subject(item))


def _part(item: Item) -> Fraction:
    return _true(item.moment, *item.extra)


def _hands(item: Item) -> int:
    return len(seen(item.moment).unseen)


def _true(moment: str, kind: str, subject: str) -> Fraction:
    """Return the share of the hands in which a statement is true: each unseen card may sleep."""
    view = seen(moment)
    if kind == "wins":
        tiles = worlds(moment, card_from_code(subject))
        return Fraction(sum(world.value > 0 for world in tiles), len(tiles))
    if kind == "suit":
        return Fraction(len(_of_suit(view, subject)), len(view.unseen))
    if kind == "pair":
        both = _pair(view, subject)
        return Fraction(len(view.unseen) - len(both), len(view.unseen)) if both else Fraction(0)
    if card_from_code(subject) not in view.unseen:
        return Fraction(0)
    asleep = Fraction(1, len(view.unseen))
    return asleep if kind == "asleep" else 1 - asleep


def _of_suit(view: Observation, letter: str) -> tuple[Card, ...]:
    return tuple(card for card in view.unseen if card.suit.value == letter)


def _pair(view: Observation, letter: str) -> tuple[Card, ...]:
    suit = suit_from_letter(letter)
    assert suit is not None
    both = (Card(Rank.KING, suit), Card(Rank.QUEEN, suit))
    return both if all(card in view.unseen for card in both) else ()


def _subject(item: Item) -> dict[str, str | int]:
    kind, subject = item.extra
    if kind not in ("suit", "pair"):
        return {"card": subject}
    suit = suit_from_letter(subject)
    assert suit is not None
    view = seen(item.moment)
    cards = _of_suit(view, subject) if kind == "suit" else _pair(view, subject)
    return {"suit": suit_name(suit), "cards": tokens(cards, last="and"), "many": len(cards)}


def _facts(item: Item, given: int) -> dict[str, str | int]:
    part, hands = _part(item), _hands(item)
    facts: dict[str, str | int] = {
        "given": given,
        "percent": percent(part),
        "true": int(part * hands),
        "hands": hands,
        **_subject(item),
    }
    facts["count"] = say(f"how-sure.count.{item.case}", **facts)
    return facts
