"""Whole deals inside a lesson, as the tables ``[[step.game]]`` of a lesson file describe them.

The cards follow from seeds that stand in the file, so everybody gets the same deals, and a save
needs no card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixtysix_teach.actions import Action
from sixtysix_teach.classroom.by_rules import under
from sixtysix_teach.classroom.deal_goals import GOALS
from sixtysix_teach.classroom.in_play import ACTIONS
from sixtysix_teach.classroom.items import BOT, YOU
from sixtysix_teach.content import (
    list_field,
    number_field,
    read_data,
    refuse_unknown,
    text_field,
)
from sixtysix_teach.deal import Deal
from sixtysix_teach.errors import DataError, SixtySixError
from sixtysix_teach.notation import parse_action
from sixtysix_teach.opponents import UnknownOpponentError, opponent
from sixtysix_teach.phrases import per_language
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules
from sixtysix_teach.shoe import Shoe

HELP = ("hints", "rules", "none")
_FIELDS = {"id", "seeds", "first", "opponent", "tricks", "help", "goal", "match", "actions"}
_FIELDS |= {"opening"}


@dataclass(frozen=True)
class Game:
    """A deal to play, or with ``match`` a whole match of deals.

    ``seeds`` shuffle the cards; further ones serve when the deal is tried again, or are the next
    deals of the match. ``first`` leads first. ``tricks`` is how many are played at most, 0 for the
    whole deal. ``help`` is ``hints`` (the rules and the tutor), ``rules`` (what may be played), or
    ``none``. ``goal`` is what has to be shown: ``finish``, ``no-illegal`` (nothing refused),
    ``win``, ``claim`` (no claim missed, none wrong), or ``licence`` (all of it but the win).
    ``close`` (closed, and won) and ``keep`` (not closed at the first lead) are for a deal that is
    taken up after its ``opening``: actions done before it is the learner's turn to lead.
    ``actions`` are in play besides cards, draws and the count, for both sides.
    """

    id: str
    seeds: tuple[int | str, ...]
    first: int = YOU
    opponent: str = "careful"
    tricks: int = 0
    help: str = "rules"
    goal: str = "finish"
    match: bool = False
    actions: tuple[str, ...] = ACTIONS
    opening: tuple[Action, ...] = ()


@dataclass(frozen=True)
class SeededShoe(Shoe):
    """Deals from seeds that everybody may know, from the one at ``start``; after the last, again.

    >>> shoe = SeededShoe(b"", "lesson", (66, 67), 1)
    >>> from sixtysix_teach.presets import CLASSIC
    >>> shoe.deal(0, CLASSIC) == Deal.shuffled(seed=67)
    True
    """

    seeds: tuple[int | str, ...]
    start: int = 0

    def deal(self, count: int, rules: Rules) -> Deal:
        """Return the deal number *count* under *rules*."""
        return Deal.shuffled(seed=self.seeds[(self.start + count) % len(self.seeds)], rules=rules)


def read_games(file: str, name: str, entries: object, rules: Rules = CLASSIC) -> tuple[Game, ...]:
    """Return the games in the tables of a step; a wrong field raises ``DataError``.

    The seeds may differ by *rules*: another pack has other cards in the same hand.
    """
    if not isinstance(entries, list):
        raise DataError(file, name, "game", "a list of tables is needed here")
    games = tuple(_game(file, name, entry, rules) for entry in entries)
    if len({game.id for game in games}) != len(games):
        raise DataError(file, name, "game", "two games have the same id")
    return games


def _game(file: str, name: str, entry: Mapping[str, Any], rules: Rules) -> Game:
    refuse_unknown(file, name, entry, _FIELDS)
    game_id = text_field(file, name, entry, "id")
    where = f"{name}, game {game_id}"
    seeds = under(file, where, "seeds", entry.get("seeds"), rules)
    if not isinstance(seeds, list) or not seeds or any(type(s) not in (int, str) for s in seeds):
        raise DataError(file, where, "seeds", "a list of numbers or texts is needed here")
    game = Game(
        game_id,
        tuple(seeds),
        entry.get("first", YOU),
        entry.get("opponent", "careful"),
        number_field(file, where, {"tricks": 0, **entry}, "tricks", low=0),
        entry.get("help", "rules"),
        entry.get("goal", "finish"),
        entry.get("match") is True,
        _actions(file, where, entry),
        _opening(file, where, entry),
    )
    if game.opening and len(game.seeds) > 1:
        raise DataError(file, where, "opening", "it belongs to one deal: a single seed")
    if game.first not in (YOU, BOT):
        raise DataError(file, where, "first", "0 is you, 1 the bot")
    if game.help not in HELP:
        raise DataError(file, where, "help", f"known: {' '.join(HELP)}")
    if game.goal not in GOALS:
        raise DataError(file, where, "goal", f"known: {' '.join(GOALS)}")
    try:
        opponent(game.opponent)
    except UnknownOpponentError as problem:
        raise DataError(file, where, "opponent", str(problem)) from None
    return game


def _actions(file: str, where: str, entry: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the actions in play: the first few in the order in which they are taught."""
    if "actions" not in entry:
        return ACTIONS
    actions = list_field(file, where, entry, "actions")
    if actions != ACTIONS[: len(actions)]:
        raise DataError(file, where, "actions", f"the first few of: {' '.join(ACTIONS)}")
    return actions


def _opening(file: str, where: str, entry: Mapping[str, Any]) -> tuple[Action, ...]:
    try:
        return tuple(parse_action(word) for word in list_field(file, where, entry, "opening"))
    except SixtySixError as problem:
        raise DataError(file, where, "opening", str(problem)) from None


@per_language
def refusal_exercises() -> dict[str, tuple[str, str]]:
    """Return the exercise and case that a mistake in a deal counts for, by its code.

    >>> refusal_exercises()["must-head"]
    ('legal-cards', 'must-beat')
    """
    file = "refusals.toml"
    found = {}
    for entry in read_data("lessons", file).get("refusal", []):
        code = text_field(file, str(entry.get("code", "")), entry, "code")
        refuse_unknown(file, code, entry, {"code", "exercise", "case"})
        exercise = text_field(file, code, entry, "exercise")
        found[code] = (exercise, text_field(file, code, entry, "case"))
    return found
