"""Who wins a finished deal, and how many game points."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sixtysix_teach.cards import Suit
from sixtysix_teach.classroom import deal_end_words as words
from sixtysix_teach.classroom.deal_scores import (
    SCORE_CASES,
    Ended,
    ended_at,
    find_ended,
    score_cases,
)
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.moments import Ending
from sixtysix_teach.rules import CountAt, Penalty, Rules
from sixtysix_teach.seats import Seat
from sixtysix_teach.tutor.computation import computation

ANSWERS = ("you-1", "you-2", "you-3", "bot-1", "bot-2", "bot-3", "draw")
_PENALTIES = (Ending.FALSE_CLAIM, Ending.FAILED_CLOSE, Ending.CLOSER_BEATEN)
_CLOSE_ENDS = (Ending.FAILED_CLOSE, Ending.CLOSER_BEATEN)


class ScoreTheDeal(Format):
    """Choose the winner and the game points of a finished deal."""

    name = "score-the-deal"
    cases = SCORE_CASES
    phrases = words.FILE

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out what cannot come up."""
        return score_cases(rules)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a finished deal of seeded play of this case."""
        return self.item(case, moment=find_ended(case, rng, rules))

    def check(self, item: Item) -> None:
        """Refuse a deal that goes on."""
        ended_at(item.moment)

    def input(self, item: Item) -> Input:
        """Take a winner with game points, or a draw."""
        return Input("choice", ANSWERS)

    def right(self, item: Item) -> Value:
        """Return what the engine's outcome says."""
        return ended_at(item.moment).answer

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the words of each result."""
        return {name: _said(name) for name in ANSWERS}

    def trump(self, item: Item) -> Suit | None:
        """Return no suit: it plays no part any more."""
        return None

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return how the deal ended, and what each side has."""
        end = ended_at(item.moment)
        view = end.view
        head = [
            words.say("score.head.deal"),
            words.say("score.head.you"),
            words.say("score.head.bot"),
        ]
        points = [str(view.total(seat)) for seat in (end.you, 1 - end.you)]
        tricks = [str(view.tricks_won(seat)) for seat in (end.you, 1 - end.you)]
        table = [
            [words.say("score.head.points"), *points],
            [words.say("score.head.tricks"), *tricks],
        ]
        return [words.text_row(_told(end)), words.table_row(head, table)]

    def help_lines(self, item: Item) -> tuple[str, ...]:
        """Tell of a half-done example who wins; of a draw only that the totals are equal."""
        end = ended_at(item.moment)
        if end.answer == "draw":
            return (words.say("score.help.draw", **_words(end)),)
        return (who_line(end),)

    def why(self, item: Item, answer: Value) -> Why:
        """Say who wins by which rule, and how many game points that makes."""
        end = ended_at(item.moment)
        tag = _fault(end, str(answer))
        return Why(tag, f"score.{tag}", _facts(end, str(answer)))

    def why_right(self, item: Item) -> Why:
        """Say the same of the right result."""
        end = ended_at(item.moment)
        key = "score.right-draw" if end.answer == "draw" else "score.right"
        return Why("", key, _facts(end, end.answer))

    def at_stake(self, item: Item) -> frozenset[str]:
        """Name the totals, or the game points."""
        end = ended_at(item.moment)
        totals = {str(total) for total in end.view.card_points}
        return frozenset(totals | {str(end.outcome.game_points)})

    def computation(self, item: Item, answer: Value) -> str:
        """Return both totals and the game points, as the engine ends the deal."""
        won = ended_at(item.moment).outcome.game_points
        return computation("finished", moment=item.moment) if won else ""

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and where to look."""
        end = ended_at(item.moment)
        rules, view = end.view.rules, end.view
        kind = "closed" if view.closing else "claim" if end.claimant is not None else "count"
        seat = view.closing.by if view.closing else view.leader
        total, other = view.total(seat), view.total(1 - seat)
        look = words.say(f"hint.look.{kind}", total=total, other=other, target=rules.target)
        by = "last-trick" if rules.last_trick_wins_deal else "count"
        won = words.say(f"hint.won.{by}", schneider=rules.schneider)
        facts = {"look": look, "won": won, "lost": words.say(f"hint.lost.{_cost(rules)}")}
        return words.PHRASES.say_lines("hint.score-the-deal", **facts)[level - 1]


def _cost(rules: Rules) -> str:
    """Return which sentence tells what a wrong claim and a failed close cost."""
    name = f"{rules.false_claim.value}_{rules.failed_close.value}"
    return name if f"hint.lost.{name}" in words.PHRASES.names() else "other"


def _said(answer: str) -> str:
    who, _, points = answer.partition("-")
    return words.say(f"score.choice.{who}", points=points)


def _told(end: Ended) -> list[str]:
    """Return how the deal ended: claim or none, the close, and what was announced in vain."""
    view, made = end.view, []
    if view.closing is not None:
        closer, other = view.closing.by, 1 - view.closing.by
        first = "" if view.closing.at else "_first"
        key = f"score.told.close_{_name(end, closer)}{first}"
        made.append(words.say(key, count=view.closing.at))
        had = "had" if end.had_trick_at_close else "had_not"
        made.append(words.say(f"score.told.{had}_{_name(end, other)}"))
    if end.claimant is not None:
        made.append(words.say(f"score.told.claim_{_name(end, end.claimant)}"))
    else:
        made.append(words.say("score.told.unclaimed"))
        made.append(words.say(f"score.told.last_{_name(end, view.leader)}"))
    for seat in (end.you, 1 - end.you):
        if end.pending(seat):
            key = f"score.told.pending_{_name(end, seat)}"
            made.append(words.say(key, points=end.pending(seat)))
    return made


def _name(end: Ended, seat: Seat) -> str:
    return words.who(end.view, seat)


def _sides(end: Ended) -> tuple[Seat, Seat]:
    """Return winner and loser; of a draw you and the bot."""
    winner = end.outcome.winner
    return (end.you, 1 - end.you) if winner is None else (winner, 1 - winner)


def _words(end: Ended) -> dict[str, str | int]:
    """Return the facts of the sentences about who wins."""
    winner, loser = _sides(end)
    who, other = _name(end, winner), _name(end, loser)
    rules, view = end.view.rules, end.view
    return {
        "who": words.say(f"score.word.{who}"),
        "other": words.say(f"score.word.{other}"),
        "other_has": words.say(f"score.word.{other}_has"),
        "W_claimed": words.say(f"score.word.{who}_claimed"),
        "O_claimed": words.say(f"score.word.{other}_claimed"),
        "O_closed": words.say(f"score.word.{other}_closed"),
        "who_had": words.say(f"score.word.{who}_had"),
        "O_had_no": words.say(f"score.word.{other}_had_no"),
        "who_had_no": words.say(f"score.word.{who}_had_no"),
        "winner_total": view.total(winner),
        "loser_total": view.total(loser),
        "target": rules.target,
        "schneider": rules.schneider,
        "bonus": rules.last_trick_points,
        "points": end.outcome.game_points,
        "pending": end.pending(loser),
    }


def who_line(end: Ended) -> str:
    """Return who wins a finished deal, and by which rule."""
    return words.say(f"score.who.{end.outcome.ending.value}", **_words(end))


def points_line(end: Ended) -> str:
    """Return why it is so many game points."""
    outcome, rules = end.outcome, end.view.rules
    _, loser = _sides(end)
    kind = {1: "past", 2: "under", 3: "trickless"}.get(outcome.game_points, "none")
    if outcome.ending in _PENALTIES:
        penalty = _penalty(end)
        when = "close" if outcome.ending in _CLOSE_ENDS else "claim"
        kind = {
            Penalty.TWO_OR_THREE: f"penalty-{when}-{outcome.game_points}",
            Penalty.MIRROR: "penalty-mirror",
        }.get(penalty, "penalty-flat")
    elif end.closing is not None and rules.close_counts_at is CountAt.CLOSE:
        kind = "at-close"
    elif outcome.ending is Ending.LAST_TRICK or not _by_table(end, loser):
        kind = "fixed"
    return words.say(f"score.points.{kind}", **_words(end))


def _penalty(end: Ended) -> Penalty:
    """Return the rule for what the loser pays: of a wrong claim, or of a close that failed."""
    rules, ending = end.view.rules, end.outcome.ending
    if ending not in _CLOSE_ENDS:
        return rules.false_claim
    own = rules.closer_beaten is not Penalty.AS_FAILED_CLOSE
    return rules.closer_beaten if own and ending is Ending.CLOSER_BEATEN else rules.failed_close


def _by_table(end: Ended, loser: Seat) -> bool:
    """Return whether the loser's total and tricks at the end explain the game points."""
    view = end.view
    if not view.has_trick(loser):
        return end.outcome.game_points == 3
    return end.outcome.game_points == (2 if view.total(loser) < view.rules.schneider else 1)


def _facts(end: Ended, answer: str) -> dict[str, str | int]:
    worth = points_line(end)
    _, _, points = answer.partition("-")
    facts = {
        **_words(end),
        "answer": _said(end.answer),
        "who_line": who_line(end),
        "points_line": worth,
        "said": points or _said(answer),
    }
    if not points:
        judged = "draw"
    else:
        judged = "right" if points == str(end.outcome.game_points) else "wrong"
    facts["judged"] = words.say(f"score.judged.{judged}", **facts)
    return facts


def _fault(end: Ended, answer: str) -> str:
    """Return the tag of a wrong answer."""
    who, _, points = answer.partition("-")
    winner, _, _ = end.answer.partition("-")
    if who != winner:
        return _winner_fault(end, who)
    return _points_fault(end, int(points))


def _winner_fault(end: Ended, who: str) -> str:
    view, ending = end.view, end.outcome.ending
    last = _name(end, view.leader)
    if ending is Ending.DRAW:
        return "draw-by-last-trick" if who == last else "draw-missed"
    if who == "draw":
        return "draw-only-when-equal"
    winner, loser = _sides(end)
    if ending is Ending.CLAIM and view.total(loser) > view.total(winner):
        return "ahead-wins"
    if ending is Ending.FALSE_CLAIM:
        short = view.rules.target - view.total(loser)
        return "65-is-enough" if short == 1 else "false-claim-unseen"
    if ending is Ending.COUNT and who == last:
        return "last-trick-wins-deal"
    if ending in _CLOSE_ENDS:
        near = view.total(loser) + view.rules.last_trick_points >= view.rules.target
        bonus = end.claimant is None and view.leader == loser and near
        return "bonus-when-closed" if bonus else "close-needs-claim"
    return "winner-mixed"


def _points_fault(end: Ended, said: int) -> str:
    view, outcome = end.view, end.outcome
    _, loser = _sides(end)
    if outcome.ending in _PENALTIES:
        at_close = outcome.ending in _CLOSE_ENDS and _penalty(end) is Penalty.TWO_OR_THREE
        later = at_close and outcome.game_points == 3 and said == 2
        return "judged-at-the-close" if later else "penalty-price"
    if not view.has_trick(loser):
        return "pending-saves" if end.pending(loser) else "trickless-missed"
    total = view.total(loser)
    if said == 3 and not total:
        return "no-points-no-trick"
    if said == 2 and total == view.rules.schneider:
        return "33-is-under"
    if said == 1 and total < view.rules.schneider:
        return "under-33-missed"
    return "points-mixed"
