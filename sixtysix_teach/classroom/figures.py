"""Small figures for the text of a lesson: every number in them is worked out when they are shown.

A figure prints as plain text and, in a notebook, as a table. ``total`` is its result as a number,
``computation`` the few lines of Python that give it, to be copied and run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from sixtysix_teach.cards import DECK, Card, Suit, card_points
from sixtysix_teach.classroom.items import YOU, Item, card_from_code, suit_from_letter
from sixtysix_teach.classroom.play_view import trick_said
from sixtysix_teach.classroom.trick import trick_winner
from sixtysix_teach.classroom.words import RANKS, say, standing_figures
from sixtysix_teach.phrases import Phrases, card_name, printed, rank_name, sum_text
from sixtysix_teach.tutor.computation import computation

WIDGET_WORDS = Phrases("widgets.toml")
# JupyterLab sets tables to the right.
_LEFT = ' style="text-align:left"'


@dataclass(frozen=True)
class Figure:
    """Rows of text under a head, and lines below; without a head each row begins with its own."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[str, ...]
    total: int
    computation: str = ""

    def __repr__(self) -> str:
        """Return the figure as aligned text."""
        table = [self.head, *self.rows] if self.head else [*self.rows]
        wide = [max(len(row[place]) for row in table) for place in range(len(table[0]))]
        made = [
            "  ".join(text.ljust(width) for text, width in zip(row, wide, strict=True)).rstrip()
            for row in table
        ]
        return "\n".join([*made, *self.lines])

    def _repr_html_(self) -> str:
        """Return the figure as a table for a notebook."""
        # A head without words is no head to a screen reader.
        head = "".join(
            f'<th scope="col"{_LEFT}>{escape(text)}</th>' if text else "<td></td>"
            for text in self.head
        )
        head = f"<thead><tr>{head}</tr></thead>" if head else ""
        rows = "".join(f"<tr>{''.join(self._cells(row))}</tr>" for row in self.rows)
        lines = "".join(f"<p>{_with_names(line)}</p>" for line in self.lines)
        return (
            f'<div class="jp-RenderedMarkdown"><table>{head}<tbody>{rows}</tbody></table>'
            f"{lines}{self._fold()}</div>"
        )

    def _cells(self, row: tuple[str, ...]) -> Iterator[str]:
        first, *rest = map(_with_names, row)
        yield f"<td{_LEFT}>{first}</td>" if self.head else f'<th scope="row"{_LEFT}>{first}</th>'
        yield from (f"<td{_LEFT}>{text}</td>" for text in rest)

    def _fold(self) -> str:
        """Return the computation, folded away; a click selects all of it, to be copied."""
        if not self.computation:
            return ""
        words = escape(WIDGET_WORDS.say("computation"))
        # Lines wrap, so that a long position does not push the page sideways.
        code = (
            '<pre style="white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; '
            'padding: 4px 12px; border-left: 3px solid #8888">'
            f"<code>{escape(self.computation)}</code></pre>"
        )
        return f"<details><summary>{words}</summary>{code}</details>"


def _with_names(text: str) -> str:
    """Return *text* for a page, each card named to a screen reader."""
    return _CARD.sub(_named, escape(text))


def _named(match: re.Match[str]) -> str:
    sign = match.group()
    return f'<span role="img" aria-label="{card_name(_CARDS[sign])}">{sign}</span>'


def show_ranks() -> Figure:
    """Return the six ranks from the top with their card points, a suit's sum and the pack's.

    >>> print(show_ranks())
    Rank   Card points
    ace    11
    ten    10
    king   4
    queen  3
    jack   2
    nine   0
    A suit: 11 + 10 + 4 + 3 + 2 + 0 = 30. The pack: 4 × 30 = 120.
    """
    rows = tuple((rank_name(rank), str(rank.points)) for rank in RANKS)
    figures = standing_figures()
    line = say("figure.ranks_line", **figures)
    head = (say("figure.rank"), say("figure.points"))
    return Figure(head, rows, (line,), card_points(DECK), computation("figure-ranks"))


def show_sum(cards: str) -> Figure:
    """Return what *cards* are worth one by one and together.

    >>> show_sum("TH JH").total
    12
    """
    found = [card_from_code(code) for code in cards.split()]
    rows = tuple((_sign(card), card_name(card), str(card.points)) for card in found)
    head = ("", say("figure.card"), say("figure.points"))
    line = f"{sum_text([card.points for card in found])}."
    codes = "".join(card.code for card in found)
    return Figure(head, rows, (line,), card_points(found), computation("figure-sum", cards=codes))


def show_trick(lead: str, reply: str, *, trump: str) -> Figure:
    """Return a trick that you led: who takes it, by which rule, and for how many points.

    >>> print(show_trick("AS", "9H", trump="H"))
    Played          Card            Card points
    ♠A      led     ace of spades   11
    ♥9      played  nine of hearts  0            wins
    ♥9 is a trump, so it beats ♠A. 11 + 0 = 11 for the bot.
    """
    pair = (card_from_code(lead), card_from_code(reply))
    suit = suit_from_letter(trump)
    if suit is None:
        raise ValueError("a trump suit is needed: S H D C")
    trick = Item("", "winner", "", "", pair, suit, YOU)
    title, rule = trick_said(trick)
    best = trick_winner(trick)
    rows = tuple(
        (
            _sign(card),
            say("figure.led" if place == 0 else "figure.replied"),
            card_name(card),
            str(card.points),
            say("figure.wins") if place == best else "",
        )
        for place, card in enumerate(pair)
    )
    head = (say("figure.played"), "", say("figure.card"), say("figure.points"), "")
    code = computation("figure-trick", lead=lead, reply=reply, trump=trump)
    return Figure(head, rows, (f"{printed(rule)} {title}.",), card_points(pair), code)


def show_trumps(trump: str, plain: str) -> Figure:
    """Return how many cards of the suit *plain* each trump beats: all of them.

    >>> show_trumps("H", "S").total
    36
    """
    suits = [suit_from_letter(letter) for letter in (trump, plain)]
    if None in suits or suits[0] is suits[1]:
        raise ValueError("two different suits are needed: S H D C")
    rows, total = [], 0
    for card in _suit(suits[0]):
        beaten = [
            other
            for other in _suit(suits[1])
            if trick_winner(Item("", "winner", "", "", (other, card), suits[0])) == 1
        ]
        total += len(beaten)
        rows.append((_sign(card), " ".join(_sign(other) for other in beaten)))
    head = (say("figure.trump"), say("figure.beats"))
    code = computation("figure-trumps", trump=trump, plain=plain)
    return Figure(head, tuple(rows), (), total, code)


def _suit(suit: Suit | None) -> Sequence[Card]:
    return sorted((c for c in DECK if c.suit is suit), key=lambda card: -card.strength)


def _sign(card: Card) -> str:
    return printed(f"[{card.code}]")


_CARDS = {_sign(card): card for card in DECK}
_CARD = re.compile("|".join(_CARDS))
