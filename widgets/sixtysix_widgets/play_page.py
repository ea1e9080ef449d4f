"""The play page: a card table with a choice of rules, opponent, seat and looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixtysix_teach import PROFILES
from sixtysix_teach.chance import fresh_name
from sixtysix_teach.opponents import HABITS, OPPONENTS
from sixtysix_teach.phrases import Phrases, translated
from sixtysix_teach.session import TableSession
from sixtysix_teach.shoe import Shoe

from .card_table import CardTable
from .options import option_groups

PHRASES = Phrases("table.toml")
say = PHRASES.say


class PlayPage(CardTable):
    """A table whose match is kept in the browser and whose settings can be changed.

    >>> page = PlayPage()
    >>> [group["id"] for group in page.view["setup"]["groups"]][:4]
    ['rules', 'opponent', 'first', 'pause']
    """

    def __init__(self, *, home: str = "app.ipynb", **options: Any) -> None:
        """Show the table; *home* is the link behind the mark in the bar."""
        self._home = home
        super().__init__(store="play", **options)

    def on_intent(self, intent: dict[str, Any]) -> None:
        """Answer ``setup`` with a new match; the rest is the table's."""
        if intent.get("intent") == "setup":
            self._setup(intent.get("values"))
        else:
            super().on_intent(intent)

    def _setup(self, values: object) -> None:
        """Start a match as chosen; a choice that is missing or unknown stays as it is."""
        if not isinstance(values, Mapping):
            return  # no choice at all is no reason to end a match
        chosen = values
        now = {group["id"]: group["value"] for group in self._groups()}
        for group in self._groups():
            choice = chosen.get(group["id"])
            if any(choice == known["id"] for known in group["choices"]):
                now[group["id"]] = choice
        self.session = TableSession(
            Shoe(self._secret, fresh_name()),
            rules=PROFILES[now["rules"]].rules if now["rules"] in PROFILES else self.session.rules,
            opponent_name=now["opponent"],
            first_dealer=1 if now["first"] == "you" else 0,
            pause_before_draw=now["pause"] == "on",
        )
        self._note = ""
        self._keep()
        self._show()

    def _finished(self, view: dict[str, Any]) -> dict[str, Any]:
        view = super()._finished(view)
        view["home"] = {"href": self._home, "label": say("setup.home")}
        view["setup"] = {
            "title": say("setup.title"),
            "button": say("setup.button"),
            "open": False,
            "groups": self._groups() + [{**g, "live": True} for g in option_groups(self.options)],
            "start": {"label": say("setup.start"), "note": say("setup.start_note")},
            "close": {"label": say("setup.close")},
        }
        return view

    def _groups(self) -> list[dict[str, Any]]:
        session = self.session
        rules = [
            {
                "id": name,
                "label": translated(f"profiles:{name}.title", profile.title),
                "note": translated(f"profiles:{name}.source", profile.source),
            }
            for name, profile in PROFILES.items()
        ]
        players = [
            {"id": name, "label": player.title, "note": player.describe}
            # From the easiest to the strongest, then those with one bad habit to practise against;
            # an opponent that is on neither list can be at the table all the same.
            for name, player in {**OPPONENTS, **HABITS, session.bot.name: session.bot}.items()
        ]
        return [
            _group("rules", session.rules.name, rules),
            _group("opponent", session.bot.name, players),
            _group("first", "you" if session.first_dealer == 1 else "bot", _words("first")),
            _group("pause", "on" if session.pause_before_draw else "off", _words("pause")),
        ]


def _group(name: str, value: Any, choices: list[dict[str, Any]]) -> dict[str, Any]:
    return {"id": name, "label": say(f"setup.{name}.label"), "value": value, "choices": choices}


def _words(name: str) -> list[dict[str, Any]]:
    ids = {"first": ("you", "bot"), "pause": ("on", "off")}[name]
    return [
        {"id": one, "label": say(f"setup.{name}.{one}"), "note": say(f"setup.{name}.{one}_note")}
        for one in ids
    ]
