"""What all widgets of the kit share: two traits down, intents up, one acknowledgement each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from .options import CHOICES, OPTIONS_STORE, clean_options
from .words import words

_STATIC = Path(__file__).parent / "static"

DEFAULT_OPTIONS: dict[str, Any] = {name: values[0] for name, values in CHOICES.items()}


def built(name: str) -> str:
    """Return the text of a built browser file, such as ``card_table.js``.

    >>> built("card_table.js").startswith("// built from")
    True
    """
    return (_STATIC / name).read_text(encoding="utf-8")


class KitWidget(anywidget.AnyWidget):  # type: ignore[misc]
    """A widget that shows `view` with `options`, and answers the browser's intents.

    A subclass sets ``_esm`` and ``_css`` with `built` and overrides `on_intent`. Every intent is
    acknowledged after `on_intent` has set its traits, so the browser can tell a dead kernel from
    a slow one. An exception in `on_intent` leaves `view` as it was and is shown in the widget.
    """

    view = traitlets.Dict().tag(sync=True)
    options = traitlets.Dict().tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        options = {**DEFAULT_OPTIONS, "words": words(), **traits.pop("options", {})}
        super().__init__(options=options, **traits)
        self.on_msg(self._heard)

    def on_intent(self, intent: dict[str, Any]) -> None:
        """Act on one intent from the browser. Set `view` to show the result."""

    def save(self, name: str, value: Any) -> None:
        """Ask the browser to keep *value* under *name* and to send it with the next hello.

        The value must be plain JSON made from public information: it can be read in the browser.
        """
        self.send({"save": {"name": name, "value": value}})

    def take_options(self, given: object, *, keep: bool) -> None:
        """Use the display options in *given*; with *keep* the browser keeps them for all pages."""
        self.options = {**self.options, **clean_options(given)}
        if keep:
            self.save(OPTIONS_STORE, clean_options(self.options))

    def _heard(self, _widget: object, content: object, _buffers: object) -> None:
        if not isinstance(content, dict) or "intent" not in content:
            return
        answer: dict[str, Any] = {"ack": content.get("id", 0)}
        before = self.view
        try:
            self.on_intent(content)
        except Exception as error:  # a widget has no caller to raise to: the reader must see it
            self.log.exception("intent %r failed", content["intent"])
            self.view = before
            answer["error"] = str(error) or type(error).__name__
        self.send(answer)

    def __repr__(self) -> str:
        """Return the class name only, so that saved outputs compare equal."""
        return f"{type(self).__name__}()"
