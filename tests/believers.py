"""A learner for each misconception of the course: right in everything but what it decides.

``BELIEVERS`` is the table, by the id of the misconception. A belief looks at what the item shows,
never at the rule tags, and has no opinion on most items: those are answered right.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from learner import Brain, ranks_stand

from sixtysix_teach.cards import Card, Rank
from sixtysix_teach.classroom import Item
from sixtysix_teach.classroom.answers import input_of, right_answer
from sixtysix_teach.classroom.deal_ends import Count, count_at
from sixtysix_teach.classroom.deal_scores import Ended, ended_at
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.moments import Ending
from sixtysix_teach.observation import Observation

# What a belief says to an item; None: nothing.
Opinion = Callable[[Item], Value | None]


def believer(**by_format: Opinion) -> Brain:
    """A learner with an opinion on some formats (``_`` for ``-``), who knows the rest."""

    def answer(item: Item) -> Value:
        opinion = by_format.get(item.format.replace("-", "_"))
        said = None if opinion is None else opinion(item)
        return right_answer(item) if said in (None, ()) else said  # type: ignore[return-value]

    return answer


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


# One trick -------------------------------------------------------------------------------------


def thrown_ace_wins(item: Item) -> Value | None:
    lead, reply = item.cards
    plain = item.trump not in (lead.suit, reply.suit)
    thrown = reply.rank is Rank.ACE and lead.suit is not reply.suit
    return reply.code if thrown and plain else None


def bigger_wins(item: Item) -> Value | None:
    lead, reply = item.cards
    higher = max(item.cards, key=lambda card: card.strength)
    return None if lead.suit is reply.suit else higher.code


# Drawing, dealing, looking back ------------------------------------------------------------------


def winner_gets_the_turn_up(item: Item) -> Value | None:
    view = seen(item.moment)
    if view.stock_size > 2:
        return None
    return "you" if view.leader == view.seat else "bot"


def winner_leads(item: Item) -> Value | None:
    return ("you", "bot")[item.told[0]]


def winner_leads_in_the_match(item: Item) -> Value | None:
    if "lead-you" not in input_of(item).ids or item.told[2] > 1:
        return None
    return ("lead-you", "lead-bot")[item.told[2]]


def all_tricks(item: Item) -> Value | None:
    return tuple(id_ for id_ in input_of(item).ids if id_ != "none")


# The strict phase ------------------------------------------------------------------------------


def strict(allowed: Callable[[Observation], Collection[Card] | None]) -> Brain:
    """A learner for whom other cards are *allowed*; None where the belief says nothing."""

    def sets(item: Item) -> Value | None:
        view = seen(item.moment)
        found = allowed(view)
        return None if found is None else codes(card for card in view.hand if card in found)

    def rule(item: Item) -> Value | None:
        """Which rule was broken: none, where the belief allows the card that was thrown."""
        view = seen(item.moment)
        found = allowed(view)
        fine = found is not None and item.extra[0] in codes(found)
        return "none" if fine and "none" in input_of(item).ids else None

    return believer(legal_set=sets, fix_the_move=rule)


def of_suit(view: Observation) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if card.suit is view.played[0].suit)


def trumps(view: Observation) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if card.suit is view.trump)


def follows_at_once(view: Observation) -> Collection[Card] | None:
    return None if view.must_follow else of_suit(view) or None


def keeps_back(view: Observation) -> Collection[Card] | None:
    return of_suit(view) or None if view.must_follow else None


def trumps_instead(view: Observation) -> Collection[Card] | None:
    if not view.must_follow or not of_suit(view) or view.played[0].suit is view.trump:
        return None
    return {*view.playable, *trumps(view)}


def free_when_void(view: Observation) -> Collection[Card] | None:
    return view.hand if view.must_follow and not of_suit(view) else None


def refuses_trumps(view: Observation) -> Collection[Card] | None:
    if not view.must_follow or view.played[0].suit is not view.trump:
        return None
    return {*view.playable, *(card for card in view.hand if card.suit is not view.trump)}


# Marriages and the nine ------------------------------------------------------------------------


def times(says: Callable[[Observation, tuple[Card, ...]], bool | None]) -> Opinion:
    """On a timeline: the moments that are right, changed where the belief *says* otherwise."""

    def opinion(item: Item) -> Value | None:
        right = right_answer(item)
        assert isinstance(right, tuple)
        found = []
        for id_, line in zip(input_of(item).ids, item.extra, strict=True):
            said = says(seen(line), item.cards)
            if said or (said is None and id_ in right):
                found.append(id_)
        return tuple(found)

    return opinion


def announces(says: Callable[[Observation, tuple[Card, ...]], bool | None]) -> Brain:
    """A learner who *says* of a marriage that it scores now, or that it may not be announced."""

    def now(item: Item) -> Value | None:
        said = says(seen(item.moment), item.cards)
        worth = "trump" if item.cards[0].suit is item.trump else "plain"
        return None if said is None else f"now-{worth}" if said else "no"

    def timeline(item: Item) -> Value | None:
        return times(says)(item) if item.case.endswith("marriage") else None

    return believer(marriage_now=now, timeline=timeline)


def pair(cards: tuple[Card, ...]) -> bool:
    return len({card.suit for card in cards}) == 1


def when_following(view: Observation, cards: tuple[Card, ...]) -> bool | None:
    return True if view.played and pair(cards) and set(cards) <= set(view.hand) else None


def a_second_one(view: Observation, cards: tuple[Card, ...]) -> bool | None:
    return True if view.lead_marriage is not None and pair(cards) else None


def the_king_alone(view: Observation, cards: tuple[Card, ...]) -> bool | None:
    left = [card for card in cards if card in view.hand]
    return True if pair(cards) and len(left) == 1 and not view.played else None


def to_the_end(view: Observation, cards: tuple[Card, ...]) -> bool | None:
    over = view.closing is not None or not view.stock_size
    return True if over and not view.played and set(cards) <= set(view.hand) else None


def trick_five_was_the_last(view: Observation, cards: tuple[Card, ...]) -> bool | None:
    return False if view.stock_size == 2 and view.closing is None and not view.played else None


def pending_is_lost(item: Item) -> Value | None:
    view = seen(item.moment)
    return None if view.has_trick(view.seat) else "gone"


def lost_with_the_trick(item: Item) -> Value | None:
    view = seen(item.moment)
    at = view.marriages[0].at
    return "gone" if view.tricks[at].winner != view.seat else None


def exchanges(says: Callable[[Observation], bool | None]) -> Brain:
    """A learner who *says* of a moment whether the nine may be exchanged."""

    def now(item: Item) -> Value | None:
        said = says(seen(item.moment))
        return None if said is None else "yes" if said else "no"

    def timeline(item: Item) -> Value | None:
        return times(lambda view, cards: says(view))(item) if item.case == "exchange" else None

    return believer(exchange_now=now, timeline=timeline)


def the_nine_is_enough(view: Observation) -> bool | None:
    return True if view.stock_size and view.closing is None else None


def after_a_lost_trick(view: Observation) -> bool | None:
    lost = view.tricks and view.tricks[-1].winner != view.seat and not view.to_draw
    return True if lost and not view.played and view.closing is None else None


def after_a_close(view: Observation) -> bool | None:
    return True if view.closing is not None else None


def must_at_once(item: Item) -> Value | None:
    return "must" if right_answer(item) == "yes" else None


def first_chance(item: Item) -> Value | None:
    right = right_answer(item)
    assert isinstance(right, tuple)
    return right[:1] if item.case == "exchange" else None


def good_for_nothing(item: Item) -> Value | None:
    right = right_answer(item)
    assert isinstance(right, tuple)
    return tuple(name for name in right if name == "worth_zero") or right[:1]


def throws_the_nine(item: Item) -> Value | None:
    nines = [code for code in item.extra if code == f"9{seen(item.moment).trump.value}"]
    return nines[0] if nines else None


# The end of a deal -----------------------------------------------------------------------------


def claims(says: Callable[[Count], str]) -> Opinion:
    return lambda item: says(count_at(item.moment, item.told[0])) or None


def scores(says: Callable[[Ended], str]) -> Opinion:
    return lambda item: says(ended_at(item.moment)) or None


def total(count: Count) -> int:
    return count.view.total(count.you)


def behind(count: Count) -> bool:
    return count.view.total(count.bot) > total(count)


def early_points(count: Count) -> int:
    return sum(one.points for one in count.marriages(count.you) if one.at == 0)


def win(end: Ended, points: int) -> str:
    return f"{end.answer.partition('-')[0]}-{points}"


def loser_of_a_claim(end: Ended) -> tuple[int, int]:
    """Return tricks and card points of the loser of a right claim; else so much that none fits."""
    if end.outcome.ending is not Ending.CLAIM or end.loser is None:
        return 99, 99
    return end.view.tricks_won(end.loser), end.view.total(end.loser)


def more_wins(end: Ended) -> str:
    you, bot = end.view.total(end.you), end.view.total(1 - end.you)
    if end.outcome.ending is not Ending.CLAIM or you == bot:
        return ""
    side = "you" if you > bot else "bot"
    return "" if end.answer.startswith(side) else f"{side}-1"


def last_trick_takes_it(end: Ended) -> str:
    return "you-1" if end.view.leader == end.you else "bot-1"


def no_points(end: Ended) -> str:
    tricks, points = loser_of_a_claim(end)
    return win(end, 3) if tricks and not points else ""


def at_33(end: Ended) -> str:
    return win(end, 2) if loser_of_a_claim(end)[1] == 33 else ""


def pending_saves(end: Ended) -> str:
    return win(end, 2) if end.loser is not None and end.pending(end.loser) else ""


# Closing, and the open phase -------------------------------------------------------------------


def of_closing(topic: str) -> Opinion:
    """Takes the old belief about one topic for true, and what contradicts it for false."""
    return lambda item: (
        None if item.case != topic else "true" if item.extra == ("old",) else "false"
    )


def only_when_ahead(item: Item) -> Value | None:
    view = seen(item.moment)
    ahead = view.total(view.seat) > view.total(1 - view.seat)
    if item.format == "close-why":
        return "ahead"
    if item.format == "close-and-why":
        return "close-ahead" if ahead else "keep-behind"
    return None if ahead else "keep"


def leads_high(item: Item) -> Value | None:
    high = [code for code in item.extra if code[0] in "AT"]
    return high[0] if high else None


def leads_high_of_all(item: Item) -> Value | None:
    view = seen(item.moment)
    plain = [card for card in view.playable if card.suit is not view.trump]
    high = [card for card in plain if card.rank in (Rank.ACE, Rank.TEN)]
    return max(high, key=lambda card: card.points).code if high and not view.played else None


BELIEVERS: dict[str, Brain] = {
    "king-over-ten": ranks_stand("AKQJT9"),
    "ace-of-another-suit": believer(winner=thrown_ace_wins),
    "bigger-card": believer(winner=bigger_wins),
    "turn-up-to-the-winner": believer(who_draws=winner_gets_the_turn_up),
    "winner-leads": believer(next_lead=winner_leads, match_score=winner_leads_in_the_match),
    "looking-through-tricks": believer(look_back=all_tricks),
    "following-from-the-start": strict(follows_at_once),
    "keeping-back": strict(keeps_back),
    "trumping-instead": strict(trumps_instead),
    "free-when-void": strict(free_when_void),
    "refusing-a-trump": strict(refuses_trumps),
    "first-marriage-lost": believer(
        marriage_after=pending_is_lost,
        claim_or_not=claims(
            lambda c: "play-on" if c.enough and total(c) - early_points(c) < 66 else ""
        ),
    ),
    "announcing-when-following": announces(when_following),
    "two-at-once": announces(a_second_one),
    "half-is-enough": announces(the_king_alone),
    "winning-that-trick": believer(marriage_after=lost_with_the_trick),
    "points-in-the-trick": believer(marriage_after=lambda item: "bot"),
    "marriage-to-the-end": announces(to_the_end),
    "last-chance-early": announces(trick_five_was_the_last),
    "either-half": believer(which_half=lambda item: "same"),
    "nine-at-once": exchanges(the_nine_is_enough),
    "nine-after-losing": exchanges(after_a_lost_trick),
    "nine-is-a-duty": believer(exchange_now=must_at_once, timeline=first_chance),
    "nine-after-closing": exchanges(after_a_close),
    "nine-is-worthless": believer(nine_is=good_for_nothing, keep_the_pair=throws_the_nine),
    "stops-by-itself": believer(claim_or_not=claims(lambda c: "play-on" if c.enough else "")),
    "claiming-late": believer(claim_or_not=claims(lambda c: "claim" if total(c) >= 66 else "")),
    "more-wins": believer(
        claim_or_not=claims(lambda c: "play-on" if c.enough and behind(c) else ""),
        score_the_deal=scores(more_wins),
    ),
    "claim-to-count": believer(claim_or_not=claims(lambda c: "claim" if c.may_claim else "")),
    "limits-mixed": believer(
        claim_or_not=claims(lambda c: "play-on" if c.enough and total(c) == 66 else ""),
        score_the_deal=scores(at_33),
    ),
    "no-points-no-trick": believer(score_the_deal=scores(no_points)),
    "marriage-saves": believer(score_the_deal=scores(pending_saves)),
    "last-trick-wins": believer(
        score_the_deal=scores(
            lambda end: last_trick_takes_it(end) if end.outcome.ending is Ending.COUNT else ""
        )
    ),
    "draw-decided": believer(
        score_the_deal=scores(lambda end: last_trick_takes_it(end) if end.answer == "draw" else "")
    ),
    "closing-ends": believer(close_changes=of_closing("goes-on")),
    "only-ahead": believer(
        close_changes=of_closing("behind"),
        close_certain=only_when_ahead,
        close_why=only_when_ahead,
        close_and_why=only_when_ahead,
    ),
    "cheap-failure": believer(close_changes=of_closing("price")),
    "ten-after-closing": believer(close_changes=of_closing("last-trick")),
    "counted-at-the-close": believer(close_changes=of_closing("counts-at")),
    "banking-early": believer(lead_or_not=leads_high, best_card=leads_high_of_all),
}
