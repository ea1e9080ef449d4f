"""The fixed words of the widgets, in English, keyed as the browser asks for them.

They travel to the browser in the `options` trait, so the browser has no sentence of its own.

>>> WORDS["backs"].format(name="Bot", count="6")
'Bot holds 6 cards'
"""

from typing import Final

from sixtysix_teach.content import read_data

WORDS: Final[dict[str, str]] = read_data("locale", "en", "widgets.toml")
