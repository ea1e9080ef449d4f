"""The figures in the handbook's sentences: each is worked out from the rules and the pack.

A sentence holds a name in braces, such as ``{no_trump_2}``; :func:`figures` has the value for it.
The chances are those before any play has told more: all unseen cards are equally likely anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import comb

from sixtysix_teach.cards import Card, Rank, Suit, card_points, in_order
from sixtysix_teach.phrases import number_text, per_language, token
from sixtysix_teach.presets import CLASSIC, PRESETS

WINS = (1, 2, 3)
"""Game points of a won deal: the plain win, under the half-way line, without a trick."""

LOSSES = (2, 3)
"""What a wrong claim or a failed close costs: usually, and where the other side has no trick."""

EXAMPLE_HAND = (Card.AS, Card.TS, Card.KH, Card.QH, Card.JD, Card.N9C)
EXAMPLE_TURN_UP = Card.N9H


def most_in_tricks(tricks: int) -> int:
    """Return the most card points that so many tricks can hold.

    >>> most_in_tricks(1)
    22
    """
    dearest = sorted((card.points for card in CLASSIC.pack), reverse=True)
    return sum(dearest[: CLASSIC.players * tricks])


def fewest_tricks(needed: int) -> int:
    """Return the fewest tricks that can hold *needed* card points.

    >>> fewest_tricks(CLASSIC.target)
    4
    """
    return next(count for count in range(1, 13) if most_in_tricks(count) >= needed)


def lead_unseen(lead: int) -> int:
    """Return how many cards the player on lead has not seen, with the stock open at lead *lead*.

    >>> [lead_unseen(lead) for lead in range(1, 7)]
    [17, 15, 13, 11, 9, 7]
    """
    return len(CLASSIC.pack) - CLASSIC.hand_size - 1 - CLASSIC.players * (lead - 1)


def chance_holds(cards: int, unseen: int) -> Fraction:
    """Return the chance that the other's six cards hold all of so many given unseen cards.

    >>> chance_holds(1, 17)
    Fraction(6, 17)
    """
    hand = CLASSIC.hand_size
    return Fraction(comb(unseen - cards, hand - cards), comb(unseen, hand))


def chance_none(cards: int, unseen: int) -> Fraction:
    """Return the chance that the other's six cards hold none of so many given unseen cards.

    >>> round(float(chance_none(2, 17)), 2)
    0.4
    """
    return Fraction(comb(unseen - cards, CLASSIC.hand_size), comb(unseen, CLASSIC.hand_size))


def chance_marriage() -> Fraction:
    """Return the chance that six fresh cards hold a king and queen of one suit.

    Hands with one pair, less those counted twice, plus those then taken away once too often.

    >>> round(float(chance_marriage()), 3)
    0.209
    """
    pack, hand, suits = len(CLASSIC.pack), CLASSIC.hand_size, len(Suit)
    fit = sum(
        (-1) ** (pairs + 1) * comb(suits, pairs) * comb(pack - 2 * pairs, hand - 2 * pairs)
        for pairs in range(1, hand // 2 + 1)
    )
    return Fraction(fit, comb(pack, hand))


def chance_trump_marriage() -> Fraction:
    """Return the chance of the trump marriage in six fresh cards when neither half is turned up.

    >>> round(float(chance_trump_marriage()), 3)
    0.059
    """
    left, hand = len(CLASSIC.pack) - 1, CLASSIC.hand_size
    return Fraction(comb(left - 2, hand - 2), comb(left, hand))


def expected_points(seen: Iterable[Card]) -> Fraction:
    """Return how many card points the other's six cards hold on average, after *seen*.

    >>> round(float(expected_points([*EXAMPLE_HAND, EXAMPLE_TURN_UP])), 1)
    31.8
    """
    known = set(seen)
    unseen = [card for card in CLASSIC.pack if card not in known]
    return Fraction(CLASSIC.hand_size * card_points(unseen), len(unseen))


def break_even(gain: int, loss: int) -> Fraction:
    """Return how often a close must succeed, *gain* or *loss* at stake, to be worth nothing.

    >>> break_even(1, 2)
    Fraction(2, 3)
    """
    return Fraction(loss, gain + loss)


def close_value(good: int, hands: int, gain: int, loss: int = LOSSES[0]) -> Fraction:
    """Return the game points of a close on average that *good* of *hands* hands let through.

    >>> close_value(6, 7, 1)
    Fraction(4, 7)
    """
    return Fraction(good * gain - (hands - good) * loss, hands)


@per_language
def figures() -> dict[str, str]:
    """Return every figure by the name that the sentences use.

    >>> figures()["dearest_trick"], figures()["even_1_2"]
    ('22', '67')
    """
    return {**_rules(), **_sums(), **_chances(), **_closing()}


def _rules() -> dict[str, str]:
    """Plain constants of the rules ``classic``."""
    rules = CLASSIC
    open_tricks = rules.stock_size // rules.players
    found = {
        "target": rules.target,
        "too_few": rules.target - 1,
        "half": rules.schneider,
        "under_half": rules.schneider - 1,
        "marriage": rules.marriage_points,
        "trump_marriage": rules.trump_marriage_points,
        "last_trick": rules.last_trick_points,
        "pack": len(rules.pack),
        "hand": rules.hand_size,
        "stock": rules.stock_size,
        "face_down": rules.stock_size - 1,
        "match": rules.match_target,
        "trumps": len(rules.ranks),
        "suits": len(Suit),
        "open_tricks": open_tricks,
        "closed_early": rules.hand_size - 1,
        "tricks": open_tricks + rules.hand_size,
        "win": WINS[0],
        "win_half": WINS[1],
        "win_all": WINS[2],
        "loss": LOSSES[0],
        "loss_all": LOSSES[1],
        "schnapsen_pack": len(PRESETS["schnapsen"].pack),
        "santase_close": PRESETS["santase"].close_min_stock,
        "santase_exchange": PRESETS["santase"].exchange_min_stock,
    }
    ranks = {rank.word: rank.points for rank in rules.ranks}
    signs = {"ranks": " ".join(_sign(rank) for rank in rules.ranks)}
    return {name: str(value) for name, value in (found | ranks).items()} | signs


def _sums() -> dict[str, str]:
    rules = CLASSIC
    cards = card_points(rules.pack)
    found = {
        "all_cards": cards,
        "one_suit": cards // len(Suit),
        "even_total": (cards + rules.last_trick_points) // 2,
        "dearest_trick": most_in_tricks(1),
        "most_in_fewer": most_in_tricks(fewest_tricks(rules.target) - 1),
        "tricks_plain": fewest_tricks(rules.target),
        "tricks_pair": fewest_tricks(rules.target - rules.marriage_points),
        "tricks_trump_pair": fewest_tricks(rules.target - rules.trump_marriage_points),
        "other_at_most": cards - rules.target,
        "ace_on_nine": Rank.ACE.points + Rank.NINE.points,
        "mine": card_points((Card.AS, Card.N9S)),
        "theirs": card_points((Card.TD, Card.KD)),
        "ace_swing": 2 * Rank.ACE.points,
        "example_seen": card_points((*EXAMPLE_HAND, EXAMPLE_TURN_UP)),
        "example_unseen": lead_unseen(1),
        "example_left": cards - card_points((*EXAMPLE_HAND, EXAMPLE_TURN_UP)),
        "example_expected": round(expected_points((*EXAMPLE_HAND, EXAMPLE_TURN_UP))),
    }
    hand = " ".join(token(card) for card in in_order(EXAMPLE_HAND))
    named = {"example_hand": hand, "example_turn_up": token(EXAMPLE_TURN_UP)}
    return {name: str(value) for name, value in found.items()} | named


def _chances() -> dict[str, str]:
    """In percent, rounded."""
    first = lead_unseen(1)
    found = {f"no_trump_{out}": chance_none(out, first) for out in range(1, 6)}
    for lead in range(1, 7):
        found[f"holds_{lead}"] = chance_holds(1, lead_unseen(lead))
        found[f"pair_{lead}"] = chance_holds(2, lead_unseen(lead))
    found["any_pair"] = chance_marriage()
    found["trump_pair"] = chance_trump_marriage()
    return {name: percent(value) for name, value in found.items()}


def _closing() -> dict[str, str]:
    last = lead_unseen(CLASSIC.stock_size // CLASSIC.players)
    even = {
        f"even_{gain}_{loss}": percent(break_even(gain, loss)) for gain in WINS for loss in LOSSES
    }
    return even | {
        "last_unseen": str(last),
        "last_win": number_text(close_value(last - 1, last, WINS[0]), sign=True),
        "last_win_half": number_text(close_value(last - 1, last, WINS[1]), sign=True),
        "last_win_doubt": number_text(close_value(last - 3, last, WINS[0]), sign=True),
    }


def percent(chance: Fraction) -> str:
    """Return a chance in percent, rounded to a whole number, without the sign.

    >>> percent(Fraction(6, 17))
    '35'
    """
    return str(round(100 * chance))


def _sign(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.value
