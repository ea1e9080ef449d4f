"""The home page as a widget: `Home()`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sixtysix_teach.classroom import Progress, home_view, imported_note
from sixtysix_teach.classroom.home import RULES, rules_group
from sixtysix_teach.errors import RulesError
from sixtysix_teach.phrases import Phrases

from .base import KitWidget, built
from .options import OPTIONS_STORE, option_groups
from .run_panel import STORE

LONGEST_FILE = 1_000_000
"""A progress file is some kilobytes; what is longer is something else."""

say = Phrases("table.toml").say


class Home(KitWidget):
    """The lessons and where the learner stands, the way to the table, progress file, settings.

    >>> Home().view["continue"]["href"]
    '01_six_ranks.ipynb'
    """

    _esm = built("home.js")
    _css = built("home.css")

    def __init__(self, *, now: Callable[[], float] = time.time, **traits: Any) -> None:
        super().__init__(**traits)
        self._now = now
        self._event = 0
        self._note = ""
        self.progress = Progress()
        self._show()

    def on_intent(self, intent: dict[str, Any]) -> None:
        """Take up a save, a progress file or a setting."""
        self._note = ""
        match intent.get("intent"):
            case "hello":
                self._hello(intent.get("saves"))
            case "import":
                self._import(intent.get("text"))
            case "options":
                self._choose(intent.get("options"))
            case _:
                return
        self._show()

    def _hello(self, saves: object) -> None:
        kept = saves if isinstance(saves, dict) else {}
        self.take_options(kept.get(OPTIONS_STORE), keep=False)
        self.progress = Progress.from_json(kept.get(STORE))
        self._note = " ".join(self.progress.notes)

    def _choose(self, options: object) -> None:
        """Take a setting: the rules belong to the progress, the others to how pages look."""
        chosen = options.get(RULES) if isinstance(options, dict) else None
        if chosen is None:
            self.take_options(options, keep=True)
            return
        try:
            self.progress = self.progress.with_rules(str(chosen))
        except RulesError:
            return
        self.save(STORE, self.progress.to_json())

    def _import(self, text: object) -> None:
        """Add the progress in *text*; a file that is none changes nothing and says so."""
        fit = isinstance(text, str) and len(text) <= LONGEST_FILE
        read = Progress.from_text(str(text) if fit else "")
        self._note = imported_note(read)
        if read.lessons or read.skills:
            self.progress = self.progress.merged(read)
            self.save(STORE, self.progress.to_json())

    def _show(self) -> None:
        self._event += 1
        view = home_view(self.progress, now=self._now(), event=self._event, note=self._note)
        groups = [rules_group(self.progress), *option_groups(self.options)]
        settings = {"title": say("setup.title"), "groups": groups}
        self.view = {**view, "settings": settings}
