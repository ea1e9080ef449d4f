"""The handbook: its links hold, each number is worked out, and each answer is played at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import ceil
from typing import Any

import pytest

from sixtysix_teach import CLASSIC, Card, DataError, ReasonCode, State, Suit, card_points
from sixtysix_teach.content import read_data
from sixtysix_teach.notation import parse_action, parse_position
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.phrases.sentences import sentences
from sixtysix_teach.tutor import handbook_figures as made
from sixtysix_teach.tutor.facts.registry import FACTS
from sixtysix_teach.tutor.handbook import (
    KINDS,
    Entry,
    entries,
    entries_for,
    entry,
    groups,
    page_view,
    read_entry,
)

ALL = [one for kind in KINDS for one in entries(kind)]
FILES = ["handbook.toml", *(f"handbook_{kind}.toml" for kind in KINDS)]

# What needs no entry, and why.
NO_RULE_BEHIND = {
    "deal-over": "says all there is to say",
    "not-your-turn": "the same",
    "no-such-seat": "only somebody who writes code can meet it",
    "card-not-held": "the table offers no card that is not there",
}
NO_THEME_BEHIND = {
    "forced": "there is nothing to choose",
    "other": "a heading for what has no name",
    "no-difference": "every choice is as good as any other",
}


def texts(file: str) -> Iterator[tuple[str, str]]:
    for key, found in sentences(read_data("locale", "en", file)):
        yield from ((key, text) for text in (found if isinstance(found, list) else [found]))


# --- the sentences ----------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
def test_no_number_is_typed_into_a_sentence(file: str) -> None:
    for key, text in texts(file):
        left = re.sub(r"\[[^\]]*\]|\{\w+\}", "", text)
        assert not re.search(r"\d", left), f"{key}: {text}"


def test_every_figure_is_used_and_every_name_is_a_figure() -> None:
    used = set()
    for kind in KINDS:
        for _, text in texts(f"handbook_{kind}.toml"):
            used |= set(re.findall(r"\{(\w+)\}", text))
    assert used - set(made.figures()) == set()
    assert set(made.figures()) - used == set(), "worked out and not used"


@pytest.mark.parametrize("kind", KINDS)
def test_words_and_links_are_about_the_same_entries(kind: str) -> None:
    said = {key.split(".")[0] for key, _ in texts(f"handbook_{kind}.toml")} - {"groups"}
    assert said == {one.id for one in entries(kind)}
    fields = {key.split(".")[1] for key, _ in texts(f"handbook_{kind}.toml")}
    assert fields - {name for name, _ in groups(kind)} <= {"title", "lines", "note"}
    assert {one.group for one in entries(kind)} == {name for name, _ in groups(kind)}


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_an_entry_is_short_and_in_whole_sentences(one: Entry) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", one.id)
    assert 1 <= len(one.lines) <= 4
    for text in (one.title, *one.lines, one.note):
        assert not set("{}!") & set(text)
        assert "  " not in text
        assert text.count("**") % 2 == 0
        tokens = re.findall(r"\[(.*?)\]", text)
        assert all(hasattr(Card, token if token[0] != "9" else f"N{token}") for token in tokens)
    for text in (*one.lines, *([one.note] if one.note else [])):
        assert re.search(r"[.?](\*\*)?$", text), text
    assert one.title.endswith("?") or one.kind != "faq"
    words = sum(len(line.split()) for line in one.lines)
    assert words <= 110, words


# --- the links --------------------------------------------------------------------------------


def test_every_fact_leads_to_an_entry() -> None:
    assert [found.code for found in FACTS if not entries_for(found.code)] == []


def test_every_reason_leads_to_an_entry_unless_there_is_no_rule_behind_it() -> None:
    lost = {code.value for code in ReasonCode if not entries_for(code.value)}
    assert lost == set(NO_RULE_BEHIND)


@pytest.mark.parametrize("part", ["theme", "mistake"])
def test_every_theme_and_every_mistake_leads_to_an_entry(part: str) -> None:
    names = Phrases("tutor.toml").names()
    codes = {name.split(".")[1] for name in names if name.startswith(f"{part}.")}
    assert len(codes) > 20
    assert {code for code in codes if not entries_for(code)} <= set(NO_THEME_BEHIND)


BEST = [
    ("must-follow", "trump-instead"),
    ("must-trump", "void-and-free"),
    ("no-pair", "queen-played-earlier"),
    ("claim-due", "claim-at-once"),
    ("exchange-now", "when-to-exchange"),
    ("turn-up-to-loser", "trick-six"),
    ("high-lead", "lead-low"),
    ("throw-low", "do-not-feed"),
    ("close-early", "break-even"),
]


@pytest.mark.parametrize(("code", "first"), BEST)
def test_the_best_entry_comes_first(code: str, first: str) -> None:
    assert entries_for(code)[0].id == first


def test_an_unknown_code_has_no_entry() -> None:
    assert entries_for("no-such-thing") == ()


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_page_has_what_the_table_draws(one: Entry) -> None:
    page = page_view(one.id)
    assert set(page) == {"title", "lines", "see", "close", "all"}
    assert page["all"]["href"] == f"handbook.ipynb#{one.id}"
    assert [link["label"] for link in page["see"]] == [entry(other).title for other in one.see]
    assert len(page["lines"]) == len(one.lines) + bool(one.note)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"id": ""}, "id"),
    ({"group": "nowhere"}, "group"),
    ({"fact": ["claim-due"]}, "fact"),
    ({"facts": ["claim-do"]}, "facts"),
    ({"facts": "claim-due"}, "facts"),
    ({"see": 3}, "see"),
    ({"differs": ["schnapsen.target"]}, "differs"),
    ({"differs": ["schnapsen.hand_size"]}, "differs"),
    ({"differs": ["bridge.target"]}, "differs"),
    ({"names": {"xx": "X"}}, "xx"),
    ({"names": "X"}, "names"),
]


@pytest.mark.parametrize(("change", "field"), WRONG)
def test_a_wrong_field_is_named(change: dict[str, Any], field: str) -> None:
    table = {"id": "lead-low", "group": "open-phase", "facts": ["high-lead"]}
    assert read_entry("strategy", table, {"open-phase"}).id == "lead-low"
    with pytest.raises(DataError) as raised:
        read_entry("strategy", table | change, {"open-phase"})
    assert raised.value.field == field


def test_an_entry_that_is_not_there_is_an_error() -> None:
    for ask in (entry, entries, page_view):
        with pytest.raises(DataError):
            ask("no-such-entry")


# --- the answers, played ----------------------------------------------------------------------

PROOFS = [(one.id, proof) for one in ALL for proof in one.proof]
EXPECTED = {
    "position", "after", "leader", "totals", "winner", "points", "ending", "legal", "not", "holds",
    "over", "cards", "rules",
}  # fmt: skip


def moment(proof: Mapping[str, Any]) -> State:
    state = parse_position(proof["position"])
    assert state.rules == CLASSIC
    for word in proof.get("after", "").split():
        state = state.apply(parse_action(word))
    return state


def test_every_question_has_a_proof() -> None:
    assert [one.id for one in entries("faq") if not one.proof] == []


@pytest.mark.parametrize(("name", "proof"), PROOFS, ids=[name for name, _ in PROOFS])
def test_the_answer_is_what_happens_at_a_table(name: str, proof: Mapping[str, Any]) -> None:
    assert set(proof) <= EXPECTED, "unknown field"
    assert set(proof) - {"position", "after"}, "nothing is expected"
    for field, value in proof.get("rules", {}).items():
        found = getattr(CLASSIC, field)
        assert getattr(found, "value", found) == value
    if "position" not in proof:
        return
    state = moment(proof)
    outcome = state.outcome
    seen = {
        "leader": state.leader,
        "totals": list(state.card_points),
        "over": outcome is not None,
        "cards": len(state.hands[state.leader]),
        "winner": outcome and outcome.winner,
        "points": outcome and outcome.game_points,
        "ending": outcome and outcome.ending.value,
    }
    assert {key: seen[key] for key in seen if key in proof} == {
        key: proof[key] for key in seen if key in proof
    }
    for word in proof.get("legal", ()):
        assert parse_action(word) in state.legal_actions(), word
    for word, reason in proof.get("not", {}).items():
        why = state.why_illegal(parse_action(word))
        assert why is not None, word
        assert why.code.value == reason
    for seat, code in enumerate(proof.get("holds", ())):
        assert not code or code in {card.code for card in state.hands[seat]}


# --- the figures, worked out the slow way -----------------------------------------------------

PACK = CLASSIC.pack
HAND = CLASSIC.hand_size


def share(unseen: int, fits: Any) -> float:
    """The share of all hands of six out of so many cards for which *fits* holds."""
    hands = list(combinations(range(unseen), HAND))
    return sum(bool(fits(set(hand))) for hand in hands) / len(hands)


@pytest.mark.parametrize("out", range(1, 6))
def test_the_chance_of_no_trump(out: int) -> None:
    slow = share(17, lambda hand: not hand & set(range(out)))
    assert made.chance_none(out, 17) == pytest.approx(slow)
    assert made.figures()[f"no_trump_{out}"] == str(round(100 * slow))


@pytest.mark.parametrize("lead", range(1, 7))
def test_the_chance_that_a_card_is_there(lead: int) -> None:
    unseen = len(PACK) - HAND - 1 - 2 * (lead - 1)
    assert made.lead_unseen(lead) == unseen
    one, two = (share(unseen, lambda hand, n=n: set(range(n)) <= hand) for n in (1, 2))
    assert made.figures()[f"holds_{lead}"] == str(round(100 * one))
    assert made.figures()[f"pair_{lead}"] == str(round(100 * two))


def test_the_chance_of_a_marriage_in_six_cards() -> None:
    # A card is a bit; a pair is two of them. All 134,596 hands.
    bits = {card: 1 << place for place, card in enumerate(PACK)}
    pairs = [sum(bits[c] for c in PACK if c.suit is s and c.rank.value in "KQ") for s in Suit]
    hands = [sum(hand) for hand in combinations(bits.values(), HAND)]
    with_pair = sum(any(hand & pair == pair for pair in pairs) for hand in hands)
    assert made.chance_marriage() == pytest.approx(with_pair / len(hands))
    turned = bits[Card.N9S]
    free = [hand for hand in hands if not hand & turned]
    trumps = sum(hand & pairs[0] == pairs[0] for hand in free)
    assert bits[Card.KS] & pairs[0]
    assert made.chance_trump_marriage() == pytest.approx(trumps / len(free))


def test_what_tricks_can_hold() -> None:
    points = [card.points for card in PACK]
    most = [max(map(sum, combinations(points, 2 * tricks))) for tricks in (1, 2, 3)]
    assert [made.most_in_tricks(tricks) for tricks in (1, 2, 3)] == most
    found = made.figures()
    assert (found["dearest_trick"], found["most_in_fewer"]) == (str(most[0]), str(most[2]))
    for name, needed in (("tricks_plain", 66), ("tricks_pair", 46), ("tricks_trump_pair", 26)):
        tricks = int(found[name])
        assert made.most_in_tricks(tricks) >= needed > made.most_in_tricks(tricks - 1)


def test_what_the_other_hand_holds_on_average() -> None:
    seen = {*made.EXAMPLE_HAND, made.EXAMPLE_TURN_UP}
    assert len(seen) == 7
    hands = list(combinations([card.points for card in PACK if card not in seen], HAND))
    average = sum(map(sum, hands)) / len(hands)
    assert made.expected_points(seen) == pytest.approx(average)
    assert made.figures()["example_expected"] == str(round(average))
    assert made.figures()["example_seen"] == str(card_points(seen))


@pytest.mark.parametrize("gain", made.WINS)
@pytest.mark.parametrize("loss", made.LOSSES)
def test_how_sure_a_close_must_be(gain: int, loss: int) -> None:
    # Of a thousand closes, the fewest that must work for the sum not to be below nothing.
    fewest = next(n for n in range(1001) if n * gain - (1000 - n) * loss >= 0)
    assert ceil(1000 * made.break_even(gain, loss)) == fewest
    assert made.figures()[f"even_{gain}_{loss}"] == str(round(fewest / 10))


def test_what_a_close_is_worth_with_seven_hands_left() -> None:
    found = made.figures()
    assert found["last_unseen"] == "7"
    for name, results in (
        ("last_win", [1] * 6 + [-2]),
        ("last_win_half", [2] * 6 + [-2]),
        ("last_win_doubt", [1] * 4 + [-2] * 3),
    ):
        value = float(found[name].replace("−", "-"))
        assert value == pytest.approx(sum(results) / 7, abs=0.005)


def test_the_wins_and_losses_are_those_of_the_engine() -> None:
    won, lost = set(), set()
    for _, proof in PROOFS:
        outcome = moment(proof).outcome if "position" in proof else None
        if outcome is not None:
            bad = outcome.ending.value in ("false-claim", "failed-close", "closer-beaten")
            (lost if bad else won).add(outcome.game_points)
    assert (won - {0}, lost) == (set(made.WINS), set(made.LOSSES))
