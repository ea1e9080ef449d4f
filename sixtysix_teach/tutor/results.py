"""The words for the end of a deal: who won how much, and by which rule."""

from __future__ import annotations

from sixtysix_teach.actions import ClaimSixtySix
from sixtysix_teach.moments import Ending, Outcome
from sixtysix_teach.public import PublicState
from sixtysix_teach.rules import CountAt, Penalty, Tie
from sixtysix_teach.scoring import total_at
from sixtysix_teach.seats import Seat
from sixtysix_teach.tutor.wording import PHRASES


def result_title(outcome: Outcome, you: Seat) -> str:
    """Return the headline, as in ``You win 2 game points``."""
    say = PHRASES.say
    if outcome.winner is None:
        return say("outcome.draw")
    who = _who(you in outcome.winners)
    return say("outcome.win", points=outcome.game_points, name=who["name"], win=who["win"])


def result_lines(table: PublicState, you: Seat) -> tuple[str, ...]:
    """Return why the deal went this way: how it ended with the sum, then why 1, 2 or 3.

    *table* is a two-player deal that has ended.
    """
    outcome = table.outcome
    assert outcome is not None
    return (_how(table, outcome, you), *_why_so_much(table, outcome, you))


def total_text(table: PublicState, seat: Seat) -> str:
    """Return the total of *seat* as a sum of tricks, marriages and the bonus for the last trick."""
    bonus = _bonus(table, seat)
    parts = [
        ("tricks_part", sum(table.trick_points[s] for s in table.rules.same_side(seat)) - bonus)
    ]
    if table.marriage_points(seat):
        parts.append(("marriages_part", table.marriage_points(seat)))
    if bonus:
        parts.append(("last_trick_part", bonus))
    words = [PHRASES.say(f"outcome.{key}", points=points) for key, points in parts]
    if len(words) == 1:
        return str(parts[0][1])
    return " + ".join(words) + f" = {sum(points for _, points in parts)}"


def _bonus(table: PublicState, seat: Seat) -> int:
    won = sum(t.card_points for t in table.tricks if t.winner in table.rules.same_side(seat))
    return sum(table.trick_points[s] for s in table.rules.same_side(seat)) - won


def _who(is_you: bool) -> dict[str, str]:
    say, key = PHRASES.say, "you" if is_you else "bot"
    return {
        "name": say(f"outcome.{key}_name"),
        "win": say(f"outcome.{key}_win"),
        "has": say(f"outcome.{key}_has") if not is_you else say("outcome.you_have"),
        "lower": say(f"outcome.{key}_lower"),
    }


def _how(table: PublicState, outcome: Outcome, you: Seat) -> str:
    say, target = PHRASES.say, table.rules.target
    ending = outcome.ending
    if ending is Ending.DRAW:
        total = table.total(0)
        key = "tie_carry" if table.rules.tie is Tie.CARRY else "tie_replay"
        return f"{say('outcome.tie', total=total)} {say(f'outcome.{key}')}"
    assert outcome.winner is not None
    winner, loser = outcome.winner, table.rules.other_sides(outcome.winner)[0]
    if ending is Ending.COUNT:
        totals = {"winner_total": table.total(winner), "loser_total": table.total(loser)}
        return say("outcome.count", **totals)
    if ending is Ending.LAST_TRICK:
        return say("outcome.last_trick", name=_who(winner == you)["name"])
    if ending in (Ending.CLAIM, Ending.CLOSER_BEATEN):
        return say(
            f"outcome.{ending.value.replace('-', '_')}",
            name=_who(winner == you)["lower" if ending is Ending.CLOSER_BEATEN else "name"],
            closer=_who(loser == you)["name"],
            target=target,
            sum=total_text(table, winner),
        )
    key = "false_claim"
    if ending is Ending.FAILED_CLOSE:
        claimed = isinstance(table.ended, ClaimSixtySix)
        key = "failed_close_claim" if claimed else "failed_close"
    facts = {"name": _who(loser == you)["name"], "sum": total_text(table, loser)}
    return say(f"outcome.{key}", target=target, **facts)


def _why_so_much(table: PublicState, outcome: Outcome, you: Seat) -> tuple[str, ...]:
    say = PHRASES.say
    if outcome.winner is None:
        return ()
    winner, loser = outcome.winner, table.rules.other_sides(outcome.winner)[0]
    if outcome.ending is Ending.LAST_TRICK:
        return (say("outcome.reason_last_trick"),)
    if outcome.ending in (Ending.CLAIM, Ending.COUNT):
        return (_by_loser(table, outcome, you, loser),)
    penalty = _penalty(table, outcome)
    if penalty is Penalty.MIRROR:
        lower = _who(loser == you)["lower"]
        name = _who(winner == you)["lower"]
        points = outcome.game_points
        return (
            say("outcome.reason_penalty_mirror", name=name, offender_lower=lower, points=points),
        )
    if penalty is Penalty.TWO_OR_THREE and outcome.game_points == 3:
        key = "reason_penalty_trickless"
        key += "_close" if outcome.ending is not Ending.FALSE_CLAIM else ""
        return (say(f"outcome.{key}", name=_who(winner == you)["name"]),)
    key = "reason_penalty_three" if penalty is Penalty.THREE else "reason_penalty_two"
    return (say(f"outcome.{key}"),)


def _penalty(table: PublicState, outcome: Outcome) -> Penalty:
    rules = table.rules
    if outcome.ending is Ending.FALSE_CLAIM:
        return rules.false_claim
    if outcome.ending is Ending.FAILED_CLOSE or rules.closer_beaten is Penalty.AS_FAILED_CLOSE:
        return rules.failed_close
    return rules.closer_beaten


def _by_loser(table: PublicState, outcome: Outcome, you: Seat, loser: Seat) -> str:
    rules, closing = table.rules, table.closing
    until = closing.at if closing and rules.close_counts_at is CountAt.CLOSE else None
    who = _who(loser == you)
    name = {1: "plain", 2: "schneider", 3: "schwarz"}[outcome.game_points]
    return PHRASES.say(
        f"outcome.reason_{name}" + ("" if until is None else "_close"),
        loser=who["name"],
        loser_lower=who["lower"],
        has=who["has"],
        total=total_at(table, loser, until),
        schneider=rules.schneider,
    )
