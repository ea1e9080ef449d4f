"""The careful opponent: rules of thumb, applied to what its seat may know.

It counts both totals, claims at the first moment, exchanges, announces, leads low while the stock
is open, takes tens and aces when that is safe, keeps marriages together, and in the strict phase
draws trumps and cashes what has become unbeatable. It does not search.
"""

from __future__ import annotations

from math import isclose
from random import Random

from sixtysix_teach.actions import CLOSE, COUNT, DRAW, Action, DeclareMarriage, ExchangeNine, Play
from sixtysix_teach.cards import Card, Rank, beats
from sixtysix_teach.errors import RulesError
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import Introduced, due_claim
from sixtysix_teach.opponents.reading import Reading
from sixtysix_teach.opponents.worth import keep_worth, lead_worth

# A trick that decides the deal outweighs everything else.
DECISIVE = 1000.0

# Card points the other side adds on average when it takes a trick.
REPLY = 6.0


class CarefulPlayer(Introduced):
    """Plays by rules of thumb for two players, under any rules; never looks at a State.

    It closes only when the tricks it is sure of reach the target against every distribution of the
    unseen cards. Equal choices fall to the first in hand order, so it needs no chance.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> CarefulPlayer().choose(view, Random(1)) in view.legal_actions()
    True
    """

    name = "careful"

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return the first that applies: claim, exchange, close, announce, draw, a card."""
        claim = due_claim(observation)
        return by_thumb(observation) if claim is None else claim

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return a due claim, or the exchange on the opponent's close, where the rules have it."""
        claim = due_claim(observation)
        if claim is not None:
            return claim
        return _exchange(Reading(observation), observation.legal_actions())


def by_thumb(
    observation: Observation,
    *,
    without: tuple[type[Action], ...] = (),
    cards: tuple[Card, ...] | None = None,
) -> Action:
    """Return what the rules of thumb say, a claim left out: what a careful player goes on with.

    It does nothing of the kinds in *without*; only a close that an announcement before the draw
    forces is done all the same. With *cards* it plays the best of these when it comes to a card;
    all must be playable.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> by_thumb(view), by_thumb(view, cards=(Card.AH, Card.AC))
    (Play(card=Card.N9H), Play(card=Card.AH))
    """
    if observation.rules.players != 2:
        raise RulesError("players", "the careful opponent plays with two only")
    reading = Reading(observation)
    legal = observation.legal_actions()
    for extra in (_exchange, _close, _announce):
        action = extra(reading, legal)
        if action is not None and not isinstance(action, without):
            return action
    for only in (DRAW, COUNT):
        if only in legal:
            return only
    some = observation.playable if cards is None else cards
    if not some:
        # Announced before the draw: the close has to follow.
        return CLOSE
    return Play(_reply(reading, some) if observation.played else _lead(reading, some))


def best_by_thumb(observation: Observation) -> tuple[Card, ...]:
    """Return every card that the rules of thumb call best, where a card is to be played.

    Of several :func:`by_thumb` plays the first: to tell that one from the others nobody could.

    >>> from sixtysix_teach import Deal, State
    >>> best_by_thumb(State.start(Deal.shuffled(seed=66)).observation(0))
    (Card.N9H,)
    """
    reading, cards = Reading(observation), observation.playable
    sure = None if observation.played else _sure_lead(reading, cards)
    if sure is not None:
        return (sure,)
    score = _reply_score if observation.played else _lead_score
    scores = {card: score(reading, card) for card in cards}
    return tuple(card for card in cards if isclose(scores[card], max(scores.values())))


def _exchange(reading: Reading, legal: tuple[Action, ...]) -> Action | None:
    """Exchange at once: the turn-up is always the better trump, and waiting may be too late."""
    return next((action for action in legal if isinstance(action, ExchangeNine)), None)


def _close(reading: Reading, legal: tuple[Action, ...]) -> Action | None:
    """Close when the sure tricks reach the target, whoever holds what."""
    if CLOSE not in legal:
        return None
    line = reading.sure_line
    announced = reading.view.lead_marriage
    if announced is not None and (not line or line[0] not in _halves(reading)):
        # One of the two announced cards must be led first.
        return None
    return CLOSE if reading.line_reaches_target(line) else None


def _halves(reading: Reading) -> tuple[Card, ...]:
    announced = reading.view.lead_marriage
    assert announced is not None
    king, queen = Card(Rank.KING, announced.suit), Card(Rank.QUEEN, announced.suit)
    return (king,) if reading.view.rules.marriage_leads_king else (king, queen)


def _announce(reading: Reading, legal: tuple[Action, ...]) -> Action | None:
    """Announce the dearest marriage, after the draw, if it can count."""
    view = reading.view
    if view.to_draw:
        return None
    marriages = [a for a in legal if isinstance(a, DeclareMarriage) and reading.counts(a)]
    if not marriages:
        return None
    if reading.line_reaches_target(reading.sure_line) and view.must_follow:
        # Won already: keep the lead free.
        return None
    return max(marriages, key=lambda a: reading.marriage_points(a.suit))


def _lead(reading: Reading, cards: tuple[Card, ...]) -> Card:
    """Draw trumps and cash in the strict phase, else lead the card that risks least."""
    sure = _sure_lead(reading, cards)
    return max(cards, key=lambda card: _lead_score(reading, card)) if sure is None else sure


def _sure_lead(reading: Reading, cards: tuple[Card, ...]) -> Card | None:
    """Return the first of the leads that win one after the other, None without such in *cards*."""
    line = reading.sure_line if reading.view.must_follow else ()
    return line[0] if line and line[0] in cards else None


def _lead_score(reading: Reading, card: Card) -> float:
    """What leading *card* brings on average, less what it is worth in the hand."""
    view = reading.view
    wins = reading.chance_lead_wins(card)
    cheap = min((c.points for c in reading.outside), default=0)
    score = wins * (card.points + cheap) - (1.0 - wins) * (card.points + REPLY)
    score += wins * lead_worth(reading, without=card) - keep_worth(reading, card)
    target = view.rules.target
    if wins == 1.0 and reading.total_with(card.points + cheap) >= target:
        score += DECISIVE
    return score


def _reply(reading: Reading, cards: tuple[Card, ...]) -> Card:
    """Take the trick when it is worth the card, else throw what is worth least."""
    return max(cards, key=lambda card: _reply_score(reading, card))


def _reply_score(reading: Reading, card: Card) -> float:
    view = reading.view
    led = view.played[0]
    points = led.points + card.points + reading.last_trick_bonus(1)
    kept = keep_worth(reading, card)
    target = view.rules.target
    if beats(card, led, trump=view.trump):
        score = points + lead_worth(reading, without=card) - kept
        return score + DECISIVE if reading.total_with(points) >= target else score
    score = -points - kept + _turn_up_gain(reading)
    return score - DECISIVE if reading.others_total_with(points) >= target else score


def _turn_up_gain(reading: Reading) -> float:
    """What losing the last trick before the stock is gone brings: the turn-up."""
    view = reading.view
    if view.must_follow or view.stock_size != view.rules.players or view.turn_up is None:
        return 0.0
    unseen = view.unseen
    average = sum(keep_worth(reading, card) for card in unseen) / max(1, len(unseen))
    return keep_worth(reading, view.turn_up) - average
