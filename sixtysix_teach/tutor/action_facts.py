"""What one card does when it is played now: a fact about the action, beside those of the moment."""

from __future__ import annotations

from sixtysix_teach.actions import Action, Play
from sixtysix_teach.cards import beats
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.reading import Reading
from sixtysix_teach.tutor.facts import Fact
from sixtysix_teach.tutor.facts.leads import sure_leads
from sixtysix_teach.tutor.facts.sight import other

CODES = ("card-takes", "card-gives", "lead-risks")
"""The codes of these facts."""


def fact_of(view: Observation, action: Action) -> Fact | None:
    """Return what the card of *action* wins or gives away in this trick; None for other actions.

    ``card-takes``: a reply that wins, with the ``points`` of the trick. ``card-gives``: one that
    loses, with the ``points`` that the other then takes. ``lead-risks``: a lead that may be beaten,
    with its own ``points``; a lead that surely wins has no such fact.

    >>> from sixtysix_teach import Card, Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> fact_of(view, Play(Card.AC))
    Fact('lead-risks', 0, cards=(Card.AC,), numbers={'points': 11})
    """
    if not isinstance(action, Play) or not view.my_turn:
        return None
    card = action.card
    if view.played:
        led = view.played[0]
        points = led.points + card.points + Reading(view).last_trick_bonus(1)
        takes = beats(card, led, trump=view.trump)
        code, seat = ("card-takes", view.seat) if takes else ("card-gives", other(view))
        return Fact(code, seat, (card,), (led,), numbers={"points": points})
    sure = sure_leads(view)
    if sure is not None and card in sure.cards:
        return None
    return Fact("lead-risks", view.seat, (card,), numbers={"points": card.points})
