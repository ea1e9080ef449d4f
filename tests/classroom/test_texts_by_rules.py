"""What a lesson says under each profile for two: held against the fields of its rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest

from sixtysix_teach import PRESETS
from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom import Item, generate, lessons
from sixtysix_teach.classroom.by_rules import Texts, chosen
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.feedback import explain, feedback, hint
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Value
from sixtysix_teach.classroom.under_rules import FOLLOWING, fitted
from sixtysix_teach.deal import Deal
from sixtysix_teach.errors import DataError
from sixtysix_teach.notation.rules import parse_rules
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import (
    ClaimWindow,
    LookBack,
    MarriagePhase,
    NextDealer,
    Penalty,
    Rules,
    Tie,
    TricklessMarriage,
)

FOR_TWO = [name for name, rules in PRESETS.items() if rules.players == 2]

# What a sentence may say only where the rules are so. A lesson that goes by Classic is held
# against Classic.
Claim = tuple[str, Callable[[Rules], bool]]
CLAIMS: tuple[Claim, ...] = (
    (r"beat if you can|beat or trump|any card that beats", lambda r: r.must_head),
    (r"[Nn]obody has to beat|Both must follow suit\.", lambda r: not r.must_head),
    (r"must trump|else trump|\*\*trump\*\*", lambda r: r.must_trump),
    (
        r"[Aa]nnounce on lead, while the stock is open|on lead with an open stock\.$"
        r"|last chance is your lead",
        lambda r: r.marriage_phase is MarriagePhase.OPEN,
    ),
    (
        r"to the end of the deal, closed|at any lead of mine|Marriages go on",
        lambda r: r.marriage_phase is MarriagePhase.ANY,
    ),
    (
        r"wait for (your|my) first trick|Win no trick at all",
        lambda r: r.trickless_marriage is TricklessMarriage.PENDING,
    ),
    (r"never count\.$", lambda r: r.trickless_marriage is TricklessMarriage.WORTHLESS),
    (
        r"nothing may be announced|after my first trick",
        lambda r: r.trickless_marriage is TricklessMarriage.FORBIDDEN,
    ),
    (r"lead one of them|one is led", lambda r: not r.marriage_leads_king),
    (r"the king is led|lead the king", lambda r: r.marriage_leads_king),
    (
        r"[Tt]he nine (may go|goes|counts|of trumps)|the nine\b.*(enough|yours|exchange)",
        lambda r: r.exchange_rank is not None and r.exchange_rank.value == "9",
    ),
    (r"jack of trumps", lambda r: r.exchange_rank is not None and r.exchange_rank.value == "J"),
    (
        r"^Exchange when.* have won a trick|a trick won, .* may go",
        lambda r: r.exchange_needs_trick,
    ),
    (r"No trick is needed", lambda r: not r.exchange_needs_trick),
    (r"^On lead.* may go|^Not while following", lambda r: r.exchange_needs_lead),
    (
        r"any turn of yours|^At my turn",
        lambda r: not r.exchange_needs_lead,
    ),
    (r"last chance: two cards", lambda r: r.exchange_min_stock == 2),
    (r"(last chance:|a trick won,) four cards", lambda r: r.exchange_min_stock == 4),
    (
        r"66\*\*, the lead|and the lead I claim|A claim needs the lead",
        lambda r: r.claim_window is ClaimWindow.ON_LEAD,
    ),
    (r"With 66 I claim at my turn", lambda r: r.claim_window is ClaimWindow.OWN_TURN),
    (r"With 66 I claim\.", lambda r: r.claim_window is ClaimWindow.ANY_TIME),
    (
        r"wrong claim[^.]*: 2, or 3",
        lambda r: r.false_claim is Penalty.TWO_OR_THREE,
    ),
    (r"wrong claim[^.]*: 2\.", lambda r: r.false_claim is Penalty.TWO),
    (r"wrong claim[^.]*: 3(\.| for)", lambda r: r.false_claim is Penalty.THREE),
    (r"wrong claim.*would have (won|had)", lambda r: r.false_claim is Penalty.MIRROR),
    (
        r"wrong claim or a failed close[^.]*2[^.]* or 3"
        r"|[Ff]ail(ed|ure|s)\b.*\b(2|two), or (3|three)",
        lambda r: r.failed_close is Penalty.TWO_OR_THREE,
    ),
    (
        r"failed close: 3|[Ff]ail(ed|ure|s)\b.* (costs|pays you) (3|three)\.",
        lambda r: r.failed_close is Penalty.THREE,
    ),
    (r"([Ff]ail|close costs).*would have won", lambda r: r.failed_close is Penalty.MIRROR),
    (r"last trick adds 10", lambda r: r.last_trick_points == 10),
    (r"^The last trick adds nothing", lambda r: r.last_trick_points == 0),
    (r"the higher total", lambda r: not r.last_trick_wins_deal),
    (r"last trick wins the deal", lambda r: r.last_trick_wins_deal),
    (
        r"draw,? nobody scores(\.|, and)",
        lambda r: r.tie is Tie.REPLAY and not r.last_trick_wins_deal,
    ),
    (r"next winner gets 1 more", lambda r: r.tie is Tie.CARRY),
    (
        r"with 7 or more|^7 or more|match to 7",
        lambda r: r.match_target == 7 and not r.match_counts_down,
    ),
    (r"comes to 0|taken off|down$", lambda r: r.match_counts_down),
    (r"(with|^|to) 11\b.*(match|or more|$)", lambda r: r.match_target == 11),
    (r"deal changes sides|lead changes sides", lambda r: r.next_dealer is NextDealer.ALTERNATE),
    (r"winner (of a deal )?deals", lambda r: r.next_dealer is NextDealer.WINNER),
    (
        r"looked at until the next|last trick, until the next|[Oo]lder tricks stay",
        lambda r: r.look_back is LookBack.LAST_TRICK,
    ),
    (r"^Your own tricks may|[Oo]nly your own", lambda r: r.look_back is LookBack.OWN_TRICKS),
    (r"[Nn]o trick is looked at|No look back", lambda r: r.look_back is LookBack.NONE),
    (r"holds six again|six to each", lambda r: r.hand_size == 6),
    (r"holds five again|five to each|first five", lambda r: r.hand_size == 5),
    (r"suit has six cards: |^A suit has six cards", lambda r: len(r.ranks) == 6),
    (r"suit has five cards", lambda r: len(r.ranks) == 5),
    (r"suit has eight cards", lambda r: len(r.ranks) == 8),
)


def told(name: str) -> Iterator[tuple[int, Rules, str]]:
    """Yield every text of every lesson under *name*: its number, the rules it goes by, the text."""
    for lesson in lessons().values():
        fit = fitted(lesson, PRESETS[name])
        # Fixed questions of the later lessons go by Classic, and so does what stands beside them.
        beside = fit.rules if lesson.number <= FOLLOWING else CLASSIC
        texts = [fit.lesson.title] + [line for rule in fit.lesson.rules.values() for line in rule]
        for step in fit.lesson.steps:
            texts += [step.label, step.title, *step.lines, *step.choices]
            texts += [part.name for part in step.parts]
            for page in step.pages:
                yield from ((lesson.number, beside, one) for one in (page.title, page.rule))
                yield from ((lesson.number, beside, one) for one in page.lines)
        yield from ((lesson.number, fit.rules, text) for text in texts if text)


@pytest.mark.parametrize("name", FOR_TWO)
def test_no_text_of_a_lesson_says_what_its_rules_do_not(name: str) -> None:
    for number, rules, text in told(name):
        for says, so in CLAIMS:
            if re.search(says, text):
                assert so(rules), f"lesson {number} under {rules.name}: {text}"


def test_every_claim_that_is_held_against_the_rules_is_made_somewhere() -> None:
    texts = {text for name in FOR_TWO for _, _, text in told(name)}
    for says, _ in CLAIMS:
        assert any(re.search(says, text) for text in texts), says


@pytest.mark.parametrize("name", FOR_TWO)
def test_a_fixed_question_goes_by_the_rules_of_the_course(name: str) -> None:
    asked = 0
    for lesson in lessons().values():
        fit = fitted(lesson, PRESETS[name])
        if lesson.number > FOLLOWING:
            continue
        for step in fit.lesson.steps:
            for item in [*step.items, *(page.item for page in step.pages)]:
                heads = [line.split()[0] for line in (item.moment, *item.extra) if line]
                for head in heads:
                    if head.split("{")[0] in PRESETS:
                        asked += 1
                        assert parse_rules(head).name == fit.rules.name
                form = FORMATS[item.format]
                form.check(item)
                assert form.accepts(item, form.right(item))
                assert form.why_right(item).key
    assert asked > 40


def test_a_text_may_depend_on_a_field_of_the_rules() -> None:
    table = {"by": "must_head", "false": "Follow.", "other": {"by": "target", "66": "{target}."}}
    entry = {"rule": table, "lines": ["One.", {"by": "must_head", "false": "", "true": "Two."}]}
    texts = Texts("x.toml", CLASSIC)
    assert texts.text("a", entry, "rule") == "66."
    assert texts.lines("a", entry, "lines") == ("One.", "Two.")
    loose = Texts("x.toml", CLASSIC.changed(must_head=False, must_trump=False))
    assert loose.text("a", entry, "rule") == "Follow."
    assert loose.lines("a", entry, "lines") == ("One.",)


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ({"by": "colour", "other": "A."}, "a field of the rules"),
        ({"other": "A."}, "a field of the rules"),
        ({"by": "tie", "carried": "A.", "other": "B."}, "tie is never 'carried'"),
        ({"by": "tie", "carry": "A."}, "no text for tie = replay"),
        (7, "a text, or a table"),
    ],
)
def test_a_text_that_no_rules_choose_is_refused(table: object, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        chosen("x.toml", "a", "rule", table, CLASSIC)
    assert problem in str(refused.value)


def asked(exercise: str, case: str, rules: str, seed: int = 1) -> Item:
    return generate(exercises()[exercise], case, Random(seed), PRESETS[rules])


# What must not be said of a fresh question: the exercise, its cases, where the rules are so, words.
WRONG_WORDS: tuple[tuple[str, tuple[str, ...], Callable[[Rules], bool], str], ...] = (
    (
        "scores-now",
        ("plain", "trump", "last-lead"),
        lambda r: r.marriage_phase is MarriagePhase.ANY,
        "open stock|stock open|stock is open,|last chance",
    ),
    (
        "after-announcing",
        ("lost-lead",),
        lambda r: r.trickless_marriage is not TricklessMarriage.PENDING,
        "any trick of the deal|as soon as you have any trick",
    ),
    (
        "exchange-timing",
        ("free", "last-lead", "closed"),
        lambda r: not r.exchange_needs_trick,
        "a trick won|won 0|Yes: lead, trick",
    ),
    (
        "exchange-timing",
        ("free", "closed"),
        lambda r: not r.exchange_needs_lead,
        "need the lead|Yes: lead|You are on lead with",
    ),
    (
        "exchange-timing",
        ("free",),
        lambda r: r.exchange_min_stock > 2,
        "and an open stock|Yes: lead, trick, open stock",
    ),
    (
        "claim-or-not",
        ("enough", "short"),
        lambda r: r.claim_window is not ClaimWindow.ON_LEAD,
        ", the lead|lead instead",
    ),
    (
        "score-the-deal",
        ("under-33", "false-65"),
        lambda r: r.false_claim is not Penalty.TWO_OR_THREE,
        "wrong claim or a failed close: 2, or 3",
    ),
    ("score-the-deal", ("under-33",), lambda r: r.last_trick_wins_deal, "higher total"),
    (
        "match-score",
        ("next-lead",),
        lambda r: r.next_dealer is NextDealer.WINNER,
        "other side deals|deal changes sides",
    ),
    (
        "tricks-to-look-at",
        ("card-led",),
        lambda r: r.look_back is LookBack.NONE,
        "until|too old|may be looked at",
    ),
    (
        "tricks-to-look-at",
        ("just-taken", "card-led"),
        lambda r: r.look_back is LookBack.OWN_TRICKS,
        "[Oo]lder|too old|Only the last",
    ),
    ("what-is-left", ("trumps", "plain"), lambda r: len(r.ranks) != 6, "six"),
    ("cards-remembered", ("trumps", "hand"), lambda r: len(r.ranks) != 6, r"\bsix\b"),
)


@pytest.mark.parametrize("name", FOR_TWO)
def test_hints_and_reasons_ask_for_nothing_that_the_rules_do_not(name: str) -> None:
    for exercise, cases, so, words in WRONG_WORDS:
        form = FORMATS[exercises()[exercise].format]
        for case in cases if so(PRESETS[name]) else ():
            if case not in form.cases_under(PRESETS[name]):
                continue
            item = asked(exercise, case, name)
            said = [hint(item, level) for level in (1, 2, 3)]
            shown = [explain(item), *(feedback(item, one) for one in _some(item))]
            said += [line for one in shown for line in (one.title, *one.lines)]
            for line in said:
                assert not re.search(words, line), f"{exercise} {case} under {name}: {line}"


def _some(item: Item) -> Iterator[Value]:
    """Yield the first answers to *item*: all of them where there are few."""
    yield from (one for one, _ in zip(FORMATS[item.format].answers(item), range(12), strict=False))


def test_where_all_tricks_and_none_were_tapped_every_trick_is_named() -> None:
    item = exercises()["tricks-to-look-at"].items["three-lie-there"]
    lines = feedback(item, ("t1", "t2", "t3", "none")).lines
    for card in ("9D", "KD", "KH", "KC", "9H", "QS"):
        assert f"[{card}]" in lines[0]


def test_one_trick_is_not_called_several() -> None:
    for seed in range(60):
        item = asked("points-recalled", "yours", "classic", seed)
        form = FORMATS[item.format]
        right = form.right(item)
        lines = " ".join(explain(item).lines) + " ".join(feedback(item, 119).lines)
        if "+" not in str(explain(item).title):
            assert "only trick" in lines
            assert "All the tricks" not in lines
            assert "Trick by trick" not in lines
            assert str(right) in lines
            return
    raise AssertionError("no item with one trick")


@pytest.mark.parametrize("exercise", ["claim-or-not", "score-the-deal", "count-both"])
def test_nobody_closes_after_0_tricks(exercise: str) -> None:
    form = FORMATS[exercises()[exercise].format]
    for case in form.cases:
        for seed in range(4):
            item = asked(exercise, case, "classic", seed)
            rows = form.rows(item, None, closed=False, help=False)
            lines = " ".join(line for row in rows for line in row.get("lines", ()))
            assert "after 0" not in lines


@pytest.mark.parametrize("name", FOR_TWO)
def test_the_hand_of_a_deal_holds_what_the_lesson_says(name: str) -> None:
    for lesson in ("marriages", "nine-of-trumps"):
        fit = fitted(lessons()[lesson], PRESETS[name])
        (game,) = (game for step in fit.lesson.steps for game in step.games)
        for seed in game.seeds:
            deal = Deal.shuffled(seed=seed, rules=fit.rules)
            hand, trump = deal.hands[game.first], deal.turn_up.suit
            if lesson == "marriages":
                assert any({Card(Rank.KING, s), Card(Rank.QUEEN, s)} <= {*hand} for s in Suit)
            else:
                assert fit.rules.exchange_rank is not None
                assert Card(fit.rules.exchange_rank, trump) in hand


def test_under_rules_that_ask_to_follow_only_no_other_duty_is_explained() -> None:
    item = asked("which-rule", "rule-follow", "bicycle", 3)
    for said in ("beat", "trump"):
        lines = feedback(item, said).lines
        assert lines[-1] == "Nobody has to beat or to trump under them."
