"""Why an answer about a trick is wrong: who wins it, who gets its points, what may be played."""

from __future__ import annotations

from sixtysix_teach.cards import Card, Rank, card_points
from sixtysix_teach.classroom.items import YOU, Item, Value, Why
from sixtysix_teach.classroom.reasons_ranks import (
    BELIEFS,
    by_code,
    compared,
    listed,
    sum_facts,
)
from sixtysix_teach.classroom.trick import false_line, playable, taker, trick_winner
from sixtysix_teach.classroom.words import say
from sixtysix_teach.phrases import rank_name, suit_name, sum_text, tokens


def trick_facts(item: Item) -> dict[str, str | int]:
    """Return the facts of a trick of two cards: winner, loser, trump, sum and who gets it."""
    place = trick_winner(item)
    win, lose = item.cards[place], item.cards[1 - place]
    return {
        "first": item.cards[0].code,
        "second": item.cards[1].code,
        "win": win.code,
        "lose": lose.code,
        "win_rank": rank_name(win.rank),
        "lose_rank": rank_name(lose.rank),
        "win_suit": suit_name(win.suit),
        "lose_suit": suit_name(lose.suit),
        "trump": item.trump.value if item.trump else "",
        "trumps": suit_name(item.trump) if item.trump else "",
        "trumps_capital": suit_name(item.trump).capitalize() if item.trump else "",
        "sum": sum_text([card.points for card in item.cards]),
        "points": card_points(item.cards),
        "who": say("who.you" if taker(item) == YOU else "who.bot"),
        "who_takes": say("takes.you" if taker(item) == YOU else "takes.bot"),
    }


def trick_kind(item: Item) -> str:
    """Return which rule decides the trick: the case names of ``winner``, read from the cards."""
    lead, reply = item.cards[:2]
    if lead.suit is reply.suit:
        return "two-trumps" if lead.suit is item.trump else "same-suit"
    if reply.suit is item.trump:
        return "trump"
    return "trump-led" if lead.suit is item.trump else "off-suit"


def why_winner(item: Item, answer: Value) -> Why:
    """Explain why the card tapped does not take the trick."""
    picked = by_code(item, str(answer))
    right = next(card for card in item.cards if card is not picked)
    facts, kind = trick_facts(item), trick_kind(item)
    if kind in ("same-suit", "two-trumps"):
        tag, more = compared(right, picked)
        return Why(tag, f"winner.{kind}.{tag}", {**facts, **more})
    tag = _off_suit_tag(kind, right, picked)
    return Why(tag, f"winner.{kind}.{tag}", facts)


def _off_suit_tag(kind: str, right: Card, picked: Card) -> str:
    higher = picked.strength > right.strength
    if kind == "trump":
        return "trump-must-be-higher" if higher else "trump-overlooked"
    if kind == "trump-led":
        return "highest-rank-wins" if higher else "reply-wins"
    if picked.rank is Rank.ACE:
        return "off-suit-ace"
    return "highest-rank-wins" if higher else "reply-wins"


def why_points_to(item: Item, answer: Value) -> Why:
    """Explain who gets the points of a trick."""
    facts = trick_facts(item)
    if answer == "own":
        who = "you" if taker(item) == YOU else "bot"
        return Why("each-keeps-own", f"points-to.each-keeps-own-{who}", facts)
    return why_winner(item, item.cards[1 - trick_winner(item)].code)


def spot_lines(item: Item) -> dict[str, str]:
    """Return the three lines that were said of a finished trick, by id."""
    allowed, told_taker, points = item.told
    facts = trick_facts(item)
    return {
        "allowed": say("spot.line.allowed" if allowed else "spot.line.forbidden", **facts),
        "winner": say("spot.line.you" if told_taker == YOU else "spot.line.bot", **facts),
        "points": say(
            "spot.line.points",
            **{**facts, "told": _told_sum(item.cards, points)},
        ),
    }


def _told_sum(cards: tuple[Card, ...], told: int) -> str:
    """Return *told* as a sum; with the parts of a wrong belief where one leads to it."""
    beliefs = {"": lambda card: card.points, **BELIEFS}
    for worth in beliefs.values():
        if sum(worth(card) for card in cards) == told:
            return sum_text([worth(card) for card in cards])
    return f"{' + '.join(str(card.points) for card in cards)} = {told}"


def spot_facts(item: Item) -> dict[str, str | int]:
    """Return the facts of a trick that lines were said about, with what is wrong in them."""
    fault, facts = false_line(item), trick_facts(item)
    told = say(f"spot.fault.{fault}", **{**facts, **_fault_facts(item, fault)})
    return {**facts, "fault": told}


def why_spot(item: Item, answer: Value) -> Why:
    """Explain a wrong finding: the line that was blamed is true, and which one is false."""
    fault, facts = false_line(item), spot_facts(item)
    loser = item.cards[1 - trick_winner(item)].code
    if answer == "none":
        tag = {
            "allowed": "must-follow-from-start",
            "winner": why_winner(item, loser).tag,
            "points": _points_tag(item),
        }[fault]
        return Why(tag, f"spot.missed.{fault}", facts)
    if answer == "allowed":
        key = "spot.blamed.allowed" if item.told[0] else "spot.blamed.forbidden"
        return Why("must-follow-from-start", key, facts)
    if answer == "winner":
        why = why_winner(item, loser)
        facts["reason"] = say(f"{why.key}.short", **why.facts)
        return Why(why.tag, "spot.blamed.winner", facts)
    return Why("sum-slip", "spot.blamed.points", {**facts, **sum_facts(item.cards, 0)})


def _points_tag(item: Item) -> str:
    for tag, worth in BELIEFS.items():
        if sum(worth(card) for card in item.cards) == item.told[2]:
            return tag
    return "sum-slip"


def _fault_facts(item: Item, fault: str) -> dict[str, str | int]:
    if fault == "points":
        return sum_facts(item.cards, item.told[2])
    if fault == "winner":
        why = why_winner(item, item.cards[1 - trick_winner(item)].code)
        return {"reason": say(f"{why.key}.short", **why.facts)}
    return {}


def why_may_play(item: Item, answer: Value) -> Why:
    """Explain which cards were left out, and the duty that was wrongly believed in."""
    assert isinstance(answer, tuple)
    lead, hand = item.cards[0], item.cards[1:]
    picked = [card for card in hand if card.code in answer]
    left = [card for card in playable(item) if card not in picked]
    facts: dict[str, str | int] = {
        "lead": lead.code,
        "suit": suit_name(lead.suit),
        "picked": listed(picked),
        "left": tokens(left, last="and"),
        "many": len(playable(item)),
    }
    follow = {card for card in hand if card.suit is lead.suit}
    trumps = {card for card in hand if card.suit is item.trump}
    beating = {card for card in follow if card.strength > lead.strength}
    chosen = set(picked)
    if chosen == follow:
        return Why("must-follow-from-start", "may-play.must-follow", facts)
    if chosen == beating or (beating and chosen == beating | trumps):
        return Why("must-beat-from-start", "may-play.must-beat", facts)
    if chosen in (trumps, follow | trumps):
        return Why("must-trump-from-start", "may-play.must-trump", facts)
    return Why("must-follow-from-start", "may-play.left-out", facts)
