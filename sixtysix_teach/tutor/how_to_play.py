"""How to play under given rules: a few lines for somebody who sits down at the table.

Each line is worked out from the fields of the rules, so that it is true under every profile.
"""

from __future__ import annotations

from typing import Any

from sixtysix_teach.cards import Rank
from sixtysix_teach.phrases import DeckName, Phrases, rank_name
from sixtysix_teach.rules import MarriagePhase, Penalty, Rules

PHRASES = Phrases("how_to_play.toml")
say = PHRASES.say

_GERMAN_SIGNS = {"Q": "O", "J": "U"}
# Two cards, a face-down one and the turn-up, are the fewest that can be closed or exchanged.
_FEWEST = 2


def how_to_play(rules: Rules, *, deck: DeckName = "french") -> dict[str, Any]:
    """Return the panel: its title, the aim, the lines, and the word on its button to close it.

    >>> from sixtysix_teach import preset
    >>> how_to_play(preset("classic"))["aim"]
    'Be the first to have 66 card points, and claim them.'
    >>> [line[2:12] for line in how_to_play(preset("spielregeln-2"))["lines"]][5:]
    ['Closing**:', 'Claim**: n', 'No claim**', 'Game point']
    """
    return {
        "title": say("panel.title"),
        "aim": say("panel.aim", target=rules.target),
        "lines": list(rule_lines(rules, deck=deck)),
        "close": say("panel.close"),
    }


def rule_lines(rules: Rules, *, deck: DeckName = "french") -> tuple[str, ...]:
    """Return the rules of a table for two in about ten lines, as rich text."""
    lines = [
        _cards(rules, deck),
        say("stock.line", hand=rules.hand_size, stock=rules.stock_size),
        say("trick.line"),
        say("open.line"),
        _strict(rules),
    ]
    if rules.marriages:
        lines.append(_marriage(rules, deck))
    if rules.exchange_rank is not None:
        lines.append(_exchange(rules, deck))
    return (*lines, _close(rules), _claim(rules), _unclaimed(rules), _score(rules))


def _cards(rules: Rules, deck: DeckName) -> str:
    signs = ["10" if rank is Rank.TEN else rank.value for rank in rules.ranks]
    if deck == "german":
        signs = [_GERMAN_SIGNS.get(sign, sign) for sign in signs]
    values = ", ".join(str(rank.points) for rank in rules.ranks)
    return say("cards.line", count=len(rules.pack), ranks=" ".join(signs), values=values)


def _strict(rules: Rules) -> str:
    duty = "duty" + "_head" * rules.must_head + "_trump" * rules.must_trump
    return say("strict.line", duty=say(f"strict.{duty}"))


def _marriage(rules: Rules, deck: DeckName) -> str:
    when = "open" if rules.marriage_phase is MarriagePhase.OPEN else "any"
    line = say(
        "marriage.line",
        queen=rank_name(Rank.QUEEN, deck=deck),
        when=say(f"marriage.{when}"),
        points=rules.marriage_points,
        trump_points=rules.trump_marriage_points,
        which=say("marriage.king" if rules.marriage_leads_king else "marriage.either"),
    )
    return f"{line} {say(f'marriage.{rules.trickless_marriage.value}')}"


def _exchange(rules: Rules, deck: DeckName) -> str:
    assert rules.exchange_rank is not None
    when = "lead" if rules.exchange_needs_lead else "turn"
    line = say(
        "exchange.line",
        when=say(f"exchange.{when}" + "_trick" * rules.exchange_needs_trick),
        rank=rank_name(rules.exchange_rank, deck=deck),
    )
    return line + _at_least("exchange", rules.exchange_min_stock)


def _close(rules: Rules) -> str:
    line = say("close.line", target=rules.target, penalty=_penalty(rules.failed_close))
    first = "" if rules.close_at_first_lead else f" {say('close.not_first')}"
    return line + first + _at_least("close", rules.close_min_stock)


def _at_least(line: str, count: int) -> str:
    return f" {say(f'{line}.stock', count=count)}" if count > _FEWEST else ""


def _penalty(penalty: Penalty) -> str:
    return say(f"penalty.{penalty.value}")


def _claim(rules: Rules) -> str:
    when = say(f"claim.{rules.claim_window.value}")
    return say("claim.line", when=when, target=rules.target, penalty=_penalty(rules.false_claim))


def _unclaimed(rules: Rules) -> str:
    if rules.last_trick_wins_deal:
        return say("unclaimed.last")
    if rules.last_trick_points:
        return say("unclaimed.total_last", points=rules.last_trick_points)
    return say("unclaimed.total")


def _score(rules: Rules) -> str:
    key = "score.match_down" if rules.match_counts_down else "score.match"
    match = say(key, count=rules.match_target)
    return say("score.line", schneider=rules.schneider, match=match)
