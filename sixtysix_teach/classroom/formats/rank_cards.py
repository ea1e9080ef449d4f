"""Rank three cards by what they bring: the last trick with the stock open, counted exactly."""

from __future__ import annotations

from typing import ClassVar

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.formats.from_library import FromLibrary
from sixtysix_teach.classroom.formats.two_cards import led_row, say
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.judged import (
    CLEAR,
    FEW,
    counted_values,
    for_lines,
    judgement,
    why_lines,
)
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import hand_row, mean_text, text_row, totals_row
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.phrases import number_text, token
from sixtysix_teach.tutor.computation import computation


class RankCards(FromLibrary):
    """Three cards, the best first. Cards that bring the same may stand in any order."""

    name = "rank-by-regret"
    library = "rank_cards"
    cases: ClassVar[tuple[str, ...]] = ("lead", "reply")
    fields = frozenset({"moment", "extra"})
    phrases = "lesson_12.toml"

    def cards_of(self, moment: str) -> tuple[Card, ...]:
        """Return three cards that differ enough: a best, a clearly worse, one between or equal."""
        values = counted_values(moment)
        ranked = sorted(values, key=lambda card: (-values[card], card.index))
        if len(ranked) < 3 or values[ranked[0]] - values[ranked[-1]] < CLEAR:
            return ()
        # Where a claim, a close or a marriage is better, no card of the three is best.
        if Play(ranked[0]) not in judgement(moment).best:
            return ()
        worse = [card for card in ranked if values[ranked[0]] - values[card] >= CLEAR]
        middle = [card for card in ranked[1:-1] if card is not worse[-1]]
        if not middle:
            return ()
        chosen = (ranked[0], middle[len(middle) // 2], worse[-1])
        return tuple(sorted(chosen, key=lambda card: card.index))

    def check(self, item: Item) -> None:
        """Refuse cards whose values are not counted, or all the same."""
        values = counted_values(item.moment)
        cards = _cards(item)
        if len(cards) != 3 or any(card not in values for card in cards):
            raise ValueError(f"{item.format} needs three cards with counted values")
        if max(values[card] for card in cards) - min(values[card] for card in cards) < CLEAR:
            raise ValueError(f"{item.format}: the cards are worth nearly the same")
        best = max(cards, key=lambda card: values[card])
        if Play(best) not in judgement(item.moment).best:
            raise ValueError(f"{item.format}: something else is better than all three")
        if bool(seen(item.moment).played) is not (item.case == "reply"):
            raise ValueError(f"{item.format}: the moment is no {item.case!r}")

    def input(self, item: Item) -> Input:
        """Return the three cards to be put in order."""
        return Input("order", item.extra)

    def label(self, item: Item) -> str:
        """Return what the order means."""
        return say("rank.label")

    def right(self, item: Item) -> Value:
        """Return the cards, the best first."""
        values = counted_values(item.moment)
        return tuple(c.code for c in sorted(_cards(item), key=lambda card: -values[card]))

    def accepts(self, item: Item, answer: Value) -> bool:
        """Return whether no card stands before one that brings more."""
        values = counted_values(item.moment)
        by_code = {card.code: values[card] for card in _cards(item)}
        found = [by_code[code] for code in answer] if isinstance(answer, tuple) else []
        return len(found) == 3 and found == sorted(found, reverse=True)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the moment, the hand, and the three cards; in order with values once closed."""
        view, values = seen(item.moment), counted_values(item.moment)
        hand = hand_row(view)
        # Three of these cards lie below once more, to be tapped.
        hand["cards"] = [{**one, "id": f"hand-{one['id']}"} for one in hand["cards"]]
        rows = [totals_row(view), *led_row(view), hand]
        order = self.right(item) if closed else item.extra
        assert isinstance(order, tuple)
        best = max(values[card] for card in _cards(item))
        by_code = {card.code: card for card in _cards(item)}
        made = []
        for code in order:
            value = values[by_code[code]]
            shown = closed or (help and value == best)
            made.append(
                card_view(
                    by_code[code],
                    value=mean_text(value) if shown else None,
                    tappable=not closed,
                    mark="answer" if shown and value == best else "",
                )
            )
        label = say("rank.best_first" if closed else "rank.these")
        rows.append(row_view("tiles", made, label))
        rows.append(text_row(say("rank.counted", hands=_hands(item))))
        return rows

    def why(self, item: Item, answer: Value) -> Why:
        """Say what was put too high, and what each card brings."""
        values = counted_values(item.moment)
        by_code = {card.code: card for card in _cards(item)}
        given = [by_code[code] for code in answer] if isinstance(answer, tuple) else []
        best, worst = max(values[c] for c in given), min(values[c] for c in given)
        if values[given[0]] == worst:
            tag = "worst-first"
            # Of two that bring least neither alone does.
            alone = sum(values[card] == worst for card in given) == 1
            key = f"rank.{tag}.{'alone' if alone else 'tied'}"
        elif values[given[0]] < best:
            tag, key = "best-not-first", "rank.best-not-first"
        else:
            tag, key = "rest-turned-round", "rank.rest-turned-round"
        facts = self._facts(item) | {
            "first": given[0].code,
            "second": given[1].code,
            "last": given[2].code,
            "loss": number_text(best - values[given[0]]),
        }
        return Why(tag, key, facts, _reasons(item))

    def why_right(self, item: Item) -> Why:
        """Say what each card brings, and why the best does."""
        return Why("", "rank.right", self._facts(item), _reasons(item))

    def computation(self, item: Item, answer: Value) -> str:
        """Return what each card brings on average."""
        return computation("judge", moment=item.moment, cards=" ".join(item.extra))

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the best card's value."""
        return say(f"rank.hint_{level}", **self._facts(item))

    def _facts(self, item: Item) -> dict[str, str | int]:
        values = counted_values(item.moment)
        right = sorted(_cards(item), key=lambda card: -values[card])
        told = [say("rank.worth", card=token(card), mean=mean_text(values[card])) for card in right]
        return {
            "worths": say("rank.comma").join(told),
            "best": right[0].code,
            "most": mean_text(values[right[0]]),
            "hands": _hands(item),
        }


def _cards(item: Item) -> tuple[Card, ...]:
    hand = seen(item.moment).hand
    return tuple(card for card in hand if card.code in item.extra)


def _reasons(item: Item) -> tuple[str, ...]:
    """Return why a best card is best or the worst is not, and that equal cards change places."""
    worth = counted_values(item.moment)
    cards = sorted(_cards(item), key=lambda card: -worth[card])
    best = [card for card in cards if worth[card] == worth[cards[0]]]
    told = [for_lines(item.moment, card, item.extra) for card in best]
    told.append(why_lines(item.moment, cards[-1], item.extra)[:FEW])
    lines = next(filter(None, told), ())
    tied = len({worth[card] for card in cards}) < len(cards)
    return (*lines, say("rank.tied")) if tied else lines


def _hands(item: Item) -> int:
    return len(seen(item.moment).unseen)
