"""The fixed words of the widgets, keyed as the browser asks for them."""

from __future__ import annotations

from sixtysix_teach.phrases import Phrases


def words() -> dict[str, str]:
    """Return the words in the language of the moment.

    They travel to the browser in the `options` trait, so the browser has no sentence of its own. It
    fills in what stands in braces.

    >>> words()["backs"].format(name="Bot", count="6")
    'Bot holds 6 cards'
    """
    return Phrases("widgets.toml").texts()
