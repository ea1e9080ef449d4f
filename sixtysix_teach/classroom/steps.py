"""The steps of a lesson as frozen values, read from the tables of a lesson file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.by_rules import Texts
from sixtysix_teach.classroom.exercises import Exercise, exercises
from sixtysix_teach.classroom.formats import FORMATS, Format
from sixtysix_teach.classroom.games import Game, read_games
from sixtysix_teach.classroom.items import BOT, YOU, Item, card_from_code, suit_from_letter
from sixtysix_teach.content import list_field, number_field, refuse_unknown, text_field
from sixtysix_teach.errors import DataError

STEP_KINDS = (
    "play",
    "deal",
    "recall",
    "predict",
    "example",
    "faded",
    "own-deals",
    "own-close",
    "post-mortem",
    "ending",
    "practice",
    "mastery",
    "summary",
)


@dataclass(frozen=True)
class Part:
    """Some items of one exercise: how many, of which cases, and how many must be right.

    With ``mean`` not the number counts but what the answers gave away: so many game points on
    average at most.
    """

    name: str
    exercise: str
    count: int
    need: int
    cases: Mapping[str, int]
    mean: Fraction | None = None


@dataclass(frozen=True)
class PlayDeal:
    """A few cards to play against the bot; ``replies`` fixes its answer to a lead of yours."""

    id: str
    you: tuple[Card, ...]
    bot: tuple[Card, ...]
    leader: int
    trump: Suit | None
    replies: Mapping[str, Card]
    tricks: int


@dataclass(frozen=True)
class Page:
    """A worked example: a belief many hold, the item that shows it failing, and the rule."""

    title: str
    lines: tuple[str, ...]
    item: Item
    rule: str


@dataclass(frozen=True)
class Step:
    """One step of a lesson; which of the fields are used depends on the kind."""

    kind: str
    label: str
    title: str = ""
    lines: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    pages: tuple[Page, ...] = ()
    parts: tuple[Part, ...] = ()
    deals: tuple[PlayDeal, ...] = ()
    games: tuple[Game, ...] = ()
    choices: tuple[str, ...] = ()


def read_step(texts: Texts, name: str, entry: Mapping[str, Any]) -> Step:
    """Return the step in *entry*; a wrong field, or one its kind needs, raises ``DataError``."""
    file = texts.file
    known = {"kind", "label", "title", "lines", "items", "page", "part", "deal", "choices"}
    known |= {"game"}
    refuse_unknown(file, name, entry, known)
    kind = text_field(file, name, entry, "kind")
    if kind not in STEP_KINDS:
        raise DataError(file, name, "kind", f"no kind {kind!r}; known: {' '.join(STEP_KINDS)}")
    step = Step(
        kind=kind,
        label=texts.text(name, entry, "label"),
        title=texts.optional(name, entry, "title"),
        lines=texts.lines(name, entry, "lines"),
        items=tuple(_named_item(file, name, ref) for ref in list_field(file, name, entry, "items")),
        pages=tuple(_page(texts, name, page) for page in entry.get("page", [])),
        parts=read_parts(texts, name, entry.get("part", []), "part"),
        deals=tuple(_deal(file, name, deal) for deal in entry.get("deal", [])),
        games=read_games(file, name, entry.get("game", []), texts.rules),
        choices=texts.lines(name, entry, "choices"),
    )
    needed = {"play": "deals", "predict": "items", "faded": "items", "example": "pages"}
    needed |= {"deal": "games", "ending": "items"}
    needed |= {"own-deals": "parts", "own-close": "parts"}
    needed |= {"practice": "parts", "mastery": "parts", "recall": "parts", "summary": "choices"}
    if kind in ("recall", "post-mortem"):
        return step
    if not getattr(step, needed[kind]):
        field = {"deals": "deal", "games": "game", "pages": "page", "parts": "part"}.get(
            needed[kind], needed[kind]
        )
        raise DataError(file, name, field, f"a step of kind {kind} needs it")
    return step


def _named_item(file: str, name: str, ref: str) -> Item:
    exercise, _, item = ref.partition("/")
    owner = exercises().get(exercise)
    if owner is None or item not in owner.items:
        raise DataError(file, name, "items", f"no item {ref!r}; write exercise/item")
    return owner.items[item]


def _page(texts: Texts, name: str, entry: Mapping[str, Any]) -> Page:
    refuse_unknown(texts.file, name, entry, {"title", "lines", "item", "rule"})
    return Page(
        texts.text(name, entry, "title"),
        texts.lines(name, entry, "lines"),
        _named_item(texts.file, name, text_field(texts.file, name, entry, "item")),
        texts.text(name, entry, "rule"),
    )


def read_parts(texts: Texts, name: str, entries: object, field: str) -> tuple[Part, ...]:
    """Return the parts in the tables of *field*; each draws items of one exercise."""
    if not isinstance(entries, list):
        raise DataError(texts.file, name, field, "a list of tables is needed here")
    return tuple(_part(texts, name, entry, field) for entry in entries)


def _part(texts: Texts, name: str, entry: Mapping[str, Any], field: str) -> Part:
    file = texts.file
    refuse_unknown(file, name, entry, {"name", "exercise", "need", "cases", "mean"})
    exercise = exercises().get(str(entry.get("exercise")))
    if exercise is None:
        raise DataError(file, name, field, f"no exercise {entry.get('exercise')!r}")
    cases = entry.get("cases")
    if not isinstance(cases, dict) or not cases:
        raise DataError(file, name, "cases", "a table such as { trump = 3 } is needed here")
    for case, count in cases.items():
        if case not in exercise.cases or type(count) is not int or count < 1:
            allowed = " ".join(exercise.cases)
            raise DataError(file, name, "cases", f"{case!r}: {exercise.id} has {allowed}")
    count = sum(cases.values())
    need = number_field(file, name, {"need": count, **entry}, "need", low=1)
    if need > count:
        raise DataError(file, name, "need", f"{need} of {count} cannot be reached")
    shown = texts.text(name, entry, "name")
    return Part(shown, exercise.id, count, need, cases, _mean(file, name, entry, exercise))


def _mean(file: str, name: str, entry: Mapping[str, Any], exercise: Exercise) -> Fraction | None:
    """The mean loss allowed, written as a text such as "0.20" so that it is exact."""
    if "mean" not in entry:
        return None
    if type(FORMATS[exercise.format]).loss is Format.loss:
        raise DataError(file, name, "mean", f"{exercise.format} does not count what is lost")
    try:
        return Fraction(text_field(file, name, entry, "mean"))
    except (ValueError, ZeroDivisionError):
        raise DataError(file, name, "mean", 'a text such as "0.20" is needed here') from None


def _deal(file: str, name: str, entry: Mapping[str, Any]) -> PlayDeal:
    refuse_unknown(file, name, entry, {"id", "you", "bot", "leader", "trump", "replies", "tricks"})
    deal_id = text_field(file, name, entry, "id")
    where = f"{name}, deal {deal_id}"
    try:
        you = tuple(card_from_code(code) for code in list_field(file, where, entry, "you"))
        bot = tuple(card_from_code(code) for code in list_field(file, where, entry, "bot"))
        replies = {
            card_from_code(mine).code: card_from_code(its)
            for mine, its in dict(entry.get("replies", {})).items()
        }
        trump = suit_from_letter(entry.get("trump", ""))
    except ValueError as problem:
        raise DataError(file, where, "you, bot, trump or replies", str(problem)) from None
    if len(set(you + bot)) != len(you) + len(bot) or len(you) != len(bot) or not you:
        raise DataError(file, where, "bot", "both need as many cards, each card once")
    if any(card not in bot for card in replies.values()):
        raise DataError(file, where, "replies", "the bot does not hold that card")
    leader = entry.get("leader", YOU)
    if leader not in (YOU, BOT):
        raise DataError(file, where, "leader", "0 is you, 1 the bot")
    tricks = number_field(file, where, {"tricks": len(you), **entry}, "tricks", low=1)
    return PlayDeal(deal_id, you, bot, leader, trump, replies, min(tricks, len(you)))
