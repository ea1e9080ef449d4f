"""The fixed words of the widgets, in English, keyed as the browser asks for them.

Words that depend on the game come with each view; here are only those that never change. They
travel to the browser in the `options` trait, so the browser has no sentence of its own, and a
translation is one other dict with the same keys. ``{name}`` parts are filled in by the browser.

>>> WORDS["backs"].format(name="Bot", count="6")
'Bot holds 6 cards'
"""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # regions and parts of the table
    "table": "Card table",
    "hand": "Your hand",
    "hand_empty": "Your hand is empty.",
    "trick": "Trick",
    "actions": "Actions",
    "history": "History",
    "this_deal": "This deal",
    "history_empty": "No tricks yet.",
    "stock": "Stock",
    "stock_label": "Stock, {text}, face-up trump {card}",
    "stock_empty": "Stock empty",
    "backs": "{name} holds {count} cards",
    "backs_shown": "{name} holds {count} cards, shown: {cards}",
    "wins": "Wins",
    "last_trick": "Last trick",
    "last_trick_hide": "Back to the table",
    # the lesson panel and the home page
    "home": "Home",
    "lesson": "Lesson",
    "board": "Cards",
    "answer": "Your answer",
    "less": "One less",
    "more": "One more",
    "picked": "{n} of {all}",
    "place": "place {n}",
    # what a screen reader hears after the name of a marked card
    "mark_pair": "half of a marriage",
    "mark_hint": "hint",
    "mark_answer": "allowed",
    "mark_tapped": "not allowed",
    "mark_not": "not allowed now",
    # read aloud on request
    "read_hand": "Your hand: {cards}.",
    # settings
    "settings": "Settings",
    "theme_label": "Colours",
    "theme_auto": "As the system",
    "theme_light": "Light",
    "theme_dark": "Dark",
    "deck_label": "Cards",
    "deck_french": "French",
    "deck_german": "German",
    "suits_label": "Suits in",
    "suits_four": "Four colours",
    "suits_two": "Two colours",
    "motion_label": "Moving cards",
    "motion_auto": "As the system",
    "motion_off": "Off",
    "keys_label": "Letter keys",
    "keys_on": "On",
    "keys_off": "Off",
    # when Python does not answer
    "lost_title": "No answer yet.",
    "lost_text": "Your game is kept in this browser. If this stays, reload the page.",
    "lost_text_notebook": "Your game is kept. If the kernel was restarted, run the cell again.",
    "reload": "Reload",
    "failed_title": "That did not work.",
}
