"""A figure for the text of lesson 4: which cards of a hand may be played on a card led, and why."""

from __future__ import annotations

from sixtysix_teach.actions import ReasonCode
from sixtysix_teach.classroom.figures import Figure
from sixtysix_teach.classroom.items import card_from_code, suit_from_letter
from sixtysix_teach.classroom.strict_words import PHRASES
from sixtysix_teach.duties import duty_broken
from sixtysix_teach.phrases import card_name, printed, token
from sixtysix_teach.presets import preset
from sixtysix_teach.tutor.computation import computation

_WORDS = {
    ReasonCode.MUST_FOLLOW: "follow",
    ReasonCode.MUST_HEAD: "beat",
    ReasonCode.MUST_TRUMP: "trump",
}


def show_reply(lead: str, hand: str, *, trump: str, rules: str = "classic") -> Figure:
    """Return which cards of *hand* may be played on *lead* once the stock is closed or gone.

    ``total`` is how many they are. *rules* is the name of a profile.

    >>> print(show_reply("KS", "TS QS AH 9C", trump="H"))
         Card             Allowed
    ♠10  ten of spades    yes
    ♠Q   queen of spades  no: must beat ♠K
    ♥A   ace of hearts    no: must follow ♠K
    ♣9   nine of clubs    no: must follow ♠K
    Of 4 cards 1 may be played.
    """
    led = card_from_code(lead)
    held = tuple(card_from_code(code) for code in hand.split())
    suit, table = suit_from_letter(trump), preset(rules)
    if suit is None:
        raise ValueError("a trump suit is needed: S H D C")
    rows, many = [], 0
    for card in held:
        reason = duty_broken(card, held, (led,), trump=suit, rules=table)
        many += reason is None
        key = "yes" if reason is None else _WORDS[reason.code]
        said = PHRASES.say(f"figure.{key}", lead=led.code)
        rows.append((printed(token(card)), card_name(card), printed(said)))
    head = ("", PHRASES.say("figure.card"), PHRASES.say("figure.allowed"))
    line = PHRASES.say("figure.of", many=many, count=len(held))
    code = computation(
        "figure-reply",
        lead=lead,
        hand="".join(card.code for card in held),
        trump=trump,
        rules=rules,
    )
    return Figure(head, tuple(rows), (line,), many, code)
