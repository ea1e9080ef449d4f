"""What the result of a deal does to the match: the score, the end, the next first lead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from sixtysix_teach.cards import Suit
from sixtysix_teach.classroom import deal_end_words as words
from sixtysix_teach.classroom.formats.base import Format, Rows
from sixtysix_teach.classroom.items import BOT, YOU, Input, Item, Value, Why
from sixtysix_teach.match import Match
from sixtysix_teach.moments import Ending, Outcome
from sixtysix_teach.notation.rules import format_rules, parse_rules
from sixtysix_teach.rules import NextDealer, Rules, Tie
from sixtysix_teach.seats import PerSeat

OVER = ("you-win", "bot-win", "goes-on")
LEADS = ("lead-you", "lead-bot")
DRAW = 2


class MatchScore(Format):
    """One question about a match; ``told`` is your score, the bot's, winner, points, dealer.

    The winner is 0 you, 1 the bot, 2 nobody; the dealer 0 or 1. ``extra`` names the rules.
    """

    name = "match-score"
    cases = (
        "score",
        "score-draw",
        "over",
        "goes-on",
        "next-lead",  # the side that wins does not lead next
        "next-lead-won",  # it does
        "next-lead-draw",
    )
    fields = frozenset({"told", "extra"})
    phrases = words.FILE

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out that the winner leads where he always deals, and draws where there are none."""
        gone: set[str] = set()
        if rules.next_dealer is NextDealer.WINNER:
            gone.add("next-lead-won")
        if rules.last_trick_wins_deal:
            gone |= {"score-draw", "next-lead-draw"}
        return tuple(case for case in self.cases if case not in gone)

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a score and a result, drawn so that the case is met."""
        most = rules.match_target - 1
        while True:
            points = rng.choice((1, 2, 3))
            winner = DRAW if case.endswith("draw") else rng.choice((YOU, BOT))
            scores = [rng.randint(0, most), rng.randint(0, most)]
            if case == "over":
                scores[winner] = rng.randint(max(0, most + 1 - points), most)
            elif case == "goes-on" and winner != DRAW:
                scores[winner] = rng.randint(max(0, most - 4), most)
            dealer = rng.choice((YOU, BOT))
            told = (*scores, winner, 0 if winner == DRAW else points, dealer)
            item = self.item(case, told=told, extra=(format_rules(rules),))
            after = _table(item).after
            if (after.winner is not None) is not (case == "over"):
                continue
            leads = after.player_at(0) == winner
            if not case.startswith("next-lead") or leads is (case == "next-lead-won"):
                return item

    def check(self, item: Item) -> None:
        """Refuse numbers that are no match under way."""
        if len(item.told) != 5 or len(item.extra) != 1:
            raise ValueError(
                "told is your score, the bot's, winner, points, dealer; extra the rules"
            )
        _table(item)

    def input(self, item: Item) -> Input:
        """Take a score, how the match stands, or a side."""
        return Input("choice", tuple(self.choices(item)))

    def right(self, item: Item) -> Value:
        """Return what the match says after the deal."""
        table = _table(item)
        if item.case.startswith("score"):
            return table.shown(table.after)
        if item.case in ("over", "goes-on"):
            winner = table.after.winner
            return "goes-on" if winner is None else OVER[winner]
        return LEADS[table.after.player_at(0)]

    def choices(self, item: Item) -> Mapping[str, str]:
        """Return the scores to choose from, or the words of the other questions."""
        if item.case.startswith("score"):
            return {one: one.replace("-", " : ") for one in _scores(_table(item))}
        names = OVER if item.case in ("over", "goes-on") else LEADS
        return {name: words.say(f"match.choice.{name}") for name in names}

    def trump(self, item: Item) -> Suit | None:
        """Return no suit."""
        return None

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return the score before the deal, and what happened in it."""
        table = _table(item)
        _, _, winner, points, dealer = item.told
        name = ("win_you", "win_bot", "draw")[winner]
        lines = [
            words.say(f"match.told.{name}", points=points),
            words.say(f"match.told.dealer_{('you', 'bot')[dealer]}"),
            words.say(table.key("match.told.target"), target=table.rules.match_target),
        ]
        head = [
            words.say("match.head.match"),
            words.say("score.head.you"),
            words.say("score.head.bot"),
        ]
        score = [str(number) for number in table.before.shown_scores]
        table_row = words.table_row(head, [[words.say("match.head.score"), *score]])
        return [table_row, words.text_row(lines)]

    def lines(self, item: Item) -> tuple[str, ...]:
        """Tell which question it is."""
        kind = _kind(item)
        return (words.say(f"match.ask.{'over' if kind == 'goes-on' else kind}"),)

    def why(self, item: Item, answer: Value) -> Why:
        """Say what the result does, and what the answer took it for."""
        tag = _fault(item, str(answer))
        given = self.choices(item)[str(answer)]
        return Why(tag, f"match.{tag}", {**_facts(item), "given": given})

    def why_right(self, item: Item) -> Why:
        """Say what the result does."""
        kind = _kind(item)
        keys = {"score": "score", "over": "over", "goes-on": "over", "next-lead": "lead"}
        over = str(self.right(item)) if keys[kind] == "over" else ""
        facts = _facts(item)
        facts["said_over"] = words.say(f"match.choice.{over}") if over else ""
        return Why("", f"match.right-{keys[kind]}", facts)

    def at_stake(self, item: Item) -> frozenset[str]:
        """Name the score, or who deals."""
        return frozenset({*map(str, _table(item).after.shown_scores), "deals", "deal"})

    def hint(self, item: Item, level: int) -> str:
        """Return a question, the rule, and the score before."""
        table = _table(item)
        you, bot = table.before.shown_scores
        goal = table.goal("hint")
        deals = words.say(f"hint.deals.{table.before.rules.next_dealer.value}")
        facts: dict[str, str | int] = {"before_you": you, "before_bot": bot}
        facts |= {"goal": goal, "deals": deals}
        return words.PHRASES.say_lines("hint.match-score", **facts)[level - 1]


@dataclass(frozen=True)
class _Table:
    """A match before and after a deal; player 0 is the learner."""

    before: Match
    after: Match
    outcome: Outcome

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.before.rules

    def shown(self, match: Match) -> str:
        """Return a score as a choice: ``5-3``."""
        return "{}-{}".format(*match.shown_scores)

    def key(self, name: str) -> str:
        """Return *name*, or its form for a score that runs down."""
        return f"{name}_down" if self.rules.match_counts_down else name

    def goal(self, name: str) -> str:
        """Return what wins the match, in the words of *name*."""
        return words.say(self.key(f"match.goal.{name}"), target=self.rules.match_target)


def _table(item: Item) -> _Table:
    you, bot, winner, points, dealer = item.told
    rules = parse_rules(item.extra[0])
    before = Match(rules, PerSeat((you, bot)), dealer)
    seats = () if winner == DRAW else (before.seat_of(winner),)
    outcome = Outcome(seats, points, Ending.CLAIM if seats else Ending.DRAW)
    return _Table(before, before.record(outcome), outcome)


def _scores(table: _Table) -> tuple[str, ...]:
    """Return the scores to choose from, the right one among them, in a fixed order."""
    made = {table.shown(table.after)}
    for _, score in _slips(table):
        if len(made) < 4:
            made.add(score)
    return tuple(sorted(made))


def _slips(table: _Table) -> list[tuple[str, str]]:
    """Return the scores that known mistakes lead to, with their tags; never the right one."""
    before, outcome = table.before, table.outcome
    right = table.shown(table.after)

    def with_(you: int, bot: int) -> str:
        scores = PerSeat((before.scores[0] + you, before.scores[1] + bot))
        return table.shown(Match(table.rules, scores, before.dealer))

    if outcome.winner is None:
        found = [("draw-scores", with_(1, 0)), ("draw-scores", with_(0, 1))]
        return [*found, ("draw-scores", with_(1, 1))]
    you = before.player_at(outcome.winner) == YOU
    points = outcome.game_points
    found = [
        ("wrong-side", with_(0, points) if you else with_(points, 0)),
        ("one-each-deal", with_(1, 0) if you else with_(0, 1)),
        ("score-slip", with_(points + 1, 0) if you else with_(0, points + 1)),
        ("score-slip", with_(points, 1) if you else with_(1, points)),
    ]
    return [(tag, score) for tag, score in found if score != right]


def _kind(item: Item) -> str:
    return item.case.removesuffix("-draw").removesuffix("-won")


def _fault(item: Item, answer: str) -> str:
    """Return the tag of a wrong answer."""
    table = _table(item)
    if item.case.startswith("score"):
        return next((tag for tag, score in _slips(table) if score == answer), "score-slip")
    if item.case in ("over", "goes-on"):
        if answer == "goes-on":
            return "needs-more"
        return "ends-early" if table.after.winner is None else "wrong-winner"
    said = LEADS.index(answer)
    won = item.told[2] == said
    return "winner-leads-next" if won else "dealer-leads"


def _facts(item: Item) -> dict[str, str | int]:
    table = _table(item)
    _, _, winner, points, dealer = item.told
    rules, after = table.rules, table.after
    you, bot = after.shown_scores
    leader = ("you", "bot")[after.player_at(0)]
    if winner == DRAW:
        carries = rules.tie is Tie.CARRY
        change = words.say("match.change.carried" if carries else "match.change.draw")
        why = words.say("match.why.draw")
    else:
        key = table.key(f"match.change.{('win_you', 'win_bot')[winner]}")
        scores = (table.before.shown_scores[winner], after.shown_scores[winner])
        change = words.say(key, points=points, before=scores[0], after=scores[1])
        key = "winner" if rules.next_dealer is NextDealer.WINNER else "alternate"
        names = (words.say("score.head.you"), words.say("match.choice.lead-bot"))
        why = words.say(f"match.why.{key}", dealer=names[dealer])
    return {
        "you": you,
        "bot": bot,
        **{name: table.goal(name) for name in ("needed", "enough", "nobody", "other_side")},
        "change": change,
        "why": why,
        "leader": words.say(f"match.leader.{leader}"),
        "leader_small": words.say(f"match.leader_small.{leader}"),
    }
