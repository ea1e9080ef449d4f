"""How to play: every line is true under the rules it stands beside."""

import pytest

from sixtysix_teach import PRESETS, preset
from sixtysix_teach.rules import Penalty, Rules
from sixtysix_teach.tutor.how_to_play import how_to_play, rule_lines


def line(rules: Rules, word: str) -> str:
    """The one line that explains *word*, or nothing."""
    found = [text for text in rule_lines(rules) if text.startswith(f"**{word}**: ")]
    assert len(found) < 2
    return found[0].removeprefix(f"**{word}**: ") if found else ""


@pytest.mark.parametrize("name", PRESETS)
def test_every_profile_can_be_explained_in_about_ten_whole_sentences(name: str) -> None:
    panel = how_to_play(PRESETS[name])
    assert 9 <= len(panel["lines"]) <= 11
    for text in (panel["title"], panel["aim"], panel["close"], *panel["lines"]):
        assert not set("{}!") & set(text)
        assert "  " not in text
    assert all(text.startswith("**") and text.endswith(".") for text in panel["lines"])


# Words, the fields that ask for them, and what the line must and must not say.
FIELDS = [
    ("Cards", {}, "24. In each suit, from the top: A 10 K Q J 9.", "8"),
    ("Stock", {}, "each player holds 6 cards, the other 12", ""),
    ("Strict phase", {}, "with a higher card if possible; without that suit, a trump", ""),
    ("Strict phase", {"must_head": False}, "without that suit, a trump", "higher"),
    ("Strict phase", {"must_trump": False}, "with a higher card if possible.", "trump"),
    ("Marriage", {}, "while the stock is open, show both for 20", "the king"),
    ("Marriage", {"marriage_leads_king": True}, "lead the king.", "one of them"),
    ("Marriage", {"trump_marriage_points": 50}, "in trumps for 50", "40"),
    ("Exchange", {}, "once you have won a trick, you may", "At least"),
    ("Exchange", {"exchange_min_stock": 4}, "At least 4 cards", ""),
    ("Exchange", {"exchange_needs_trick": False}, "at your lead you may", "won a trick"),
    ("Exchange", {"exchange_needs_lead": False}, "at your turn", "lead"),
    ("Closing", {}, "2 game points, or 3 if it had no trick.", "first lead"),
    ("Closing", {"close_at_first_lead": False}, "Not at the first lead", ""),
    ("Closing", {"close_min_stock": 4}, "At least 4 cards", ""),
    ("Closing", {"failed_close": Penalty.THREE}, "scores 3 game points.", " 2 "),
    ("Claim", {"target": 60}, "you have 60", "66"),
    ("Claim", {"false_claim": Penalty.TWO}, "scores 2 game points.", " 3 "),
    ("Claim", {"false_claim": Penalty.MIRROR}, "you would have won.", "2"),
    ("No claim", {}, "adds 10 card points; the higher total", "1 game point"),
    ("No claim", {"last_trick_points": 0}, "the higher total wins", "adds"),
    ("No claim", {"last_trick_points": 0, "last_trick_wins_deal": True}, "1 game point", "total"),
    ("Game points", {"schneider": 30}, "fewer than 30", "33"),
    ("Game points", {"match_target": 11}, "11 game points win the match.", ""),
    ("Game points", {"match_counts_down": True}, "taken off 7", "win the match"),
]


@pytest.mark.parametrize(("word", "changes", "said", "unsaid"), FIELDS)
def test_a_line_follows_its_fields(
    word: str, changes: dict[str, object], said: str, unsaid: str
) -> None:
    text = line(Rules().changed(**changes), word)
    assert said in text
    assert not unsaid or unsaid not in text


def test_what_the_rules_do_not_have_is_not_explained() -> None:
    plain = preset("spielregeln-2")
    assert line(plain, "Marriage") == line(plain, "Exchange") == ""
    assert line(preset("classic"), "Marriage")


def test_every_way_of_claiming_and_every_marriage_has_words() -> None:
    texts = {line(preset(name), "Claim").split(",")[0] for name in ("pagat", "kawu", "handbook")}
    assert len(texts) == 3
    texts = {line(preset(name), "Marriage") for name in ("pagat", "kawu", "santase")}
    assert len(texts) == 3


def test_the_german_deck_has_its_own_signs_and_names() -> None:
    lines = rule_lines(preset("schnapsen"), deck="german")
    assert "A 10 K O U." in lines[0]
    assert any("king and over of one suit" in text for text in lines)
    assert any("the under of trumps" in text for text in lines)
