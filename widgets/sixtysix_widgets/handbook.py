"""The handbook as a widget: `Handbook()`."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.classroom import handbook_view

from .base import KitWidget, built
from .options import OPTIONS_STORE


class Handbook(KitWidget):
    """Strategy, questions with answers, and the words of the game, with a box to find in them.

    >>> Handbook().view["parts"][0]["groups"][0]["entries"][0]["id"]
    'count-both-totals'
    """

    _esm = built("handbook.js")
    _css = built("handbook.css")

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._event = 0
        self._show()

    def on_intent(self, intent: dict[str, Any]) -> None:
        """Take up the settings that the browser has kept; all else happens there."""
        if intent.get("intent") != "hello":
            return
        saves = intent.get("saves")
        kept = saves if isinstance(saves, dict) else {}
        self.take_options(kept.get(OPTIONS_STORE), keep=False)
        self._show()

    def _show(self) -> None:
        self._event += 1
        self.view = handbook_view(event=self._event, deck=self.options["deck"])
