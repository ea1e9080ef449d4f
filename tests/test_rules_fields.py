"""The rules as data: what each profile says, what a house may change, what is refused.

The table of profiles is written from the rules text, field by field, so that a slip in presets.py
cannot hide in a default.
"""

from dataclasses import fields

import pytest
from positions import CLOSE, EXCHANGE, position

from sixtysix_teach import CLASSIC, DECK, PACK_32, PRESETS, PROFILES, Rank, Rules, RulesError
from sixtysix_teach.presets import SCHNAPSEN_SHARP, preset
from sixtysix_teach.rules import (
    ClaimWindow,
    CountAt,
    LookBack,
    MarriagePhase,
    NextDealer,
    Penalty,
    Tie,
    TricklessMarriage,
    differences,
    rule_fields,
)

P, C, M, T = Penalty, ClaimWindow, MarriagePhase, TricklessMarriage
ACE_TO_NINE = tuple(Rank)[:6]

# One row a field; columns as in the rules text. Where the text says "as classic" or is silent, the
# value of classic is written out.
PROFILE_NAMES = "classic pagat handbook kawu spielregeln-2 bicycle schnapsen santase".split()
TABLE = {
    "players": [2] * 8,
    "partners": [False] * 8,
    "packs": [1] * 8,
    "ranks": [ACE_TO_NINE] * 4 + [tuple(Rank), ACE_TO_NINE, tuple(Rank)[:5], ACE_TO_NINE],
    "hand_size": [6, 6, 6, 6, 6, 6, 5, 6],
    "packets": [(3, 3)] * 6 + [(3, 2), (3, 3)],
    "turn_up_after": [2] * 6 + [1, 2],
    "stock_size": [12, 12, 12, 12, 20, 12, 10, 12],
    "target": [66] * 8,
    "schneider": [33] * 8,
    "exchange_rank": [Rank.NINE] * 4 + [None, Rank.NINE, Rank.JACK, Rank.NINE],
    "exchange_needs_trick": [True, True, True, True, None, True, False, True],
    "exchange_needs_lead": [True, True, True, True, None, False, True, True],
    "exchange_min_stock": [2, 2, 2, 2, None, 2, 2, 4],
    "exchange_on_opponents_close": [False, True] + [False] * 6,
    "marriages": [True] * 4 + [False] + [True] * 3,
    "marriage_points": [20] * 4 + [None] + [20] * 3,
    "trump_marriage_points": [40] * 4 + [None] + [40] * 3,
    "marriage_phase": [M.OPEN, M.OPEN, M.OPEN, M.ANY, None, M.ANY, M.ANY, M.ANY],
    "trickless_marriage": [T.PENDING] * 3 + [T.WORTHLESS, None, T.PENDING, T.PENDING, T.FORBIDDEN],
    "marriage_leads_king": [False] * 8,
    "close_at_first_lead": [True] * 7 + [False],
    "close_min_stock": [2] * 7 + [4],
    "close_before_draw": [True, True, True, False, False, True, False, False],
    "must_head": [True] * 5 + [False, True, True],
    "must_trump": [True] * 5 + [False, True, True],
    "claim_window": [
        C.ON_LEAD,
        C.ON_LEAD,
        C.ANY_TIME,
        C.OWN_TURN,
        C.ON_LEAD,  # "after winning a trick"
        C.ANY_TIME,
        C.ON_LEAD,
        C.ON_LEAD,
    ],
    "false_claim": [
        P.TWO_OR_THREE,
        P.TWO,
        P.TWO_OR_THREE,
        P.TWO_OR_THREE,
        P.MIRROR,
        P.TWO,
        P.TWO_OR_THREE,
        P.THREE,
    ],
    "failed_close": [P.TWO_OR_THREE] * 4 + [P.MIRROR, P.TWO_OR_THREE, P.TWO_OR_THREE, P.THREE],
    "closer_beaten": [P.AS_FAILED_CLOSE, P.TWO] + [P.AS_FAILED_CLOSE] * 6,
    "close_counts_at": [CountAt.CLAIM] * 6 + [CountAt.CLOSE, CountAt.CLAIM],
    "last_trick_points": [10, 10, 10, 0, 10, 10, 0, 10],
    "last_trick_wins_deal": [False, False, False, True, False, False, True, False],
    "tie": [Tie.REPLAY] * 3 + [None] + [Tie.REPLAY, Tie.CARRY, None, Tie.REPLAY],
    "match_target": [7] * 7 + [11],
    "match_counts_down": [False] * 6 + [True, False],
    "next_dealer": [
        NextDealer.ALTERNATE,
        NextDealer.WINNER,
        NextDealer.ALTERNATE,
        NextDealer.ALTERNATE,
        NextDealer.ALTERNATE,
        NextDealer.ALTERNATE,
        NextDealer.ALTERNATE,
        NextDealer.WINNER,
    ],
    "look_back": [
        LookBack.LAST_TRICK,
        LookBack.LAST_TRICK,
        LookBack.NONE,
        LookBack.LAST_TRICK,
        LookBack.LAST_TRICK,
        LookBack.LAST_TRICK,
        LookBack.OWN_TRICKS,
        LookBack.LAST_TRICK,
    ],
}
ROWS = [
    (name, field, values[column])
    for field, values in TABLE.items()
    for column, name in enumerate(PROFILE_NAMES)
    if values[column] is not None or field == "exchange_rank"
]


@pytest.mark.parametrize(("profile", "field", "value"), ROWS)
def test_a_profile_says_what_its_page_says(profile, field, value):
    assert getattr(PRESETS[profile], field) == value


def test_the_table_of_profiles_misses_no_field():
    assert {f.name for f in fields(Rules)} - {"name"} == set(TABLE) - {"stock_size"}
    assert set(PROFILE_NAMES) | {"spielregeln-2+", "schnapsen-sharp"} == set(PRESETS)


def test_spielregeln_completed_adds_marriages_and_the_exchange_of_the_seven():
    assert differences(PRESETS["spielregeln-2+"], PRESETS["spielregeln-2"]) == {
        "marriages": (True, False),
        "exchange_rank": (Rank.SEVEN, None),
    }


def test_sharp_schnapsen_is_schnapsen_with_the_overlay_of_tournament_play():
    sharp = PRESETS["schnapsen-sharp"]
    assert sharp == PRESETS["schnapsen"].changed(name="schnapsen-sharp", **SCHNAPSEN_SHARP)
    assert sharp.look_back is LookBack.NONE
    assert sharp.marriage_leads_king
    assert sharp.false_claim is Penalty.MIRROR
    first = position(n="JH", turn_up="TH", rules=sharp)
    assert first.why_illegal(EXCHANGE) is not None  # not at the first lead
    one_face_down = position(n="JH", turn_up="TH", won="1110", rules=sharp)
    assert one_face_down.face_down == 1
    assert one_face_down.why_illegal(EXCHANGE) is not None
    three_face_down = position(n="JH", turn_up="TH", won="110", rules=sharp)
    assert three_face_down.why_illegal(EXCHANGE) is None


@pytest.mark.parametrize("name", PRESETS)
def test_a_profile_carries_its_name_title_and_source(name):
    assert PRESETS[name].name == name
    assert PROFILES[name].title
    assert PROFILES[name].source


def test_classic_is_the_default_and_has_the_pack_of_24():
    assert Rules() == CLASSIC == preset("classic")
    assert CLASSIC.pack == DECK
    assert PRESETS["spielregeln-2"].pack == PACK_32


def test_every_field_has_a_meaning_and_a_source():
    for name, (meaning, source) in rule_fields().items():
        assert meaning, name
        assert source, name
    assert set(rule_fields()) == {f.name for f in fields(Rules)}


def test_a_house_builds_its_own_rules_from_the_fields():
    house = CLASSIC.changed(close_min_stock=4, must_head=False)
    assert house.name == "house"
    assert differences(house, CLASSIC) == {"close_min_stock": (4, 2), "must_head": (False, True)}
    late = position(won="11110", rules=house)
    assert late.why_illegal(CLOSE).code.value == "close-stock-too-small"
    assert CLASSIC.close_min_stock == 2
    assert CLASSIC.changed(name="grandpa", target=60).name == "grandpa"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        # contradictions
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"partners": True}, "partners"),
        ({"packs": 3}, "packs"),
        ({"packs": 0}, "packs"),
        ({"hand_size": 0, "packets": ()}, "hand_size"),
        ({"hand_size": 12, "packets": (6, 6)}, "hand_size"),  # nothing left to turn up
        ({"players": 4, "hand_size": 6}, "hand_size"),
        ({"packets": (3, 2)}, "packets"),
        ({"packets": (7, -1)}, "packets"),
        ({"packets": ()}, "packets"),
        ({"turn_up_after": 0}, "turn_up_after"),
        ({"turn_up_after": 3}, "turn_up_after"),
        ({"target": 0}, "target"),
        ({"schneider": 67}, "schneider"),
        ({"schneider": -1}, "schneider"),
        ({"marriage_points": -20}, "marriage_points"),
        ({"trump_marriage_points": -40}, "trump_marriage_points"),
        ({"last_trick_points": -10}, "last_trick_points"),
        ({"last_trick_wins_deal": True}, "last_trick_wins_deal"),
        ({"last_trick_wins_deal": True, "last_trick_points": 0, "tie": Tie.CARRY}, "tie"),
        ({"match_target": 0}, "match_target"),
        ({"exchange_rank": Rank.SEVEN}, "exchange_rank"),  # not in the pack
        ({"exchange_min_stock": 1}, "exchange_min_stock"),
        ({"close_min_stock": 1}, "close_min_stock"),
        (
            {"exchange_rank": None, "exchange_on_opponents_close": True},
            "exchange_on_opponents_close",
        ),
        ({"false_claim": Penalty.AS_FAILED_CLOSE}, "false_claim"),
        ({"failed_close": Penalty.AS_FAILED_CLOSE}, "failed_close"),
        ({"ranks": (Rank.ACE, Rank.TEN, Rank.JACK, Rank.NINE), "hand_size": 4,
          "packets": (2, 2)}, "marriages"),
        ({"marriages": False, "marriage_leads_king": True}, "marriage_leads_king"),
        ({"ranks": (Rank.TEN, Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)}, "ranks"),
        ({"ranks": (*ACE_TO_NINE, Rank.NINE)}, "ranks"),
        ({"ranks": ()}, "ranks"),
        ({"name": ""}, "name"),
        ({"name": "two words"}, "name"),
        # wrong types
        ({"name": 66}, "name"),
        ({"players": "2"}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": True}, "players"),
        ({"hand_size": None}, "hand_size"),
        ({"must_head": 1}, "must_head"),
        ({"must_head": "no"}, "must_head"),
        ({"ranks": list(ACE_TO_NINE)}, "ranks"),
        ({"ranks": "ATKQJ9"}, "ranks"),
        ({"ranks": 6}, "ranks"),
        ({"ranks": tuple("ATKQJ9")}, "ranks"),
        ({"packets": [3, 3]}, "packets"),
        ({"packets": 6}, "packets"),
        ({"packets": (3.0, 3.0)}, "packets"),
        ({"exchange_rank": "9"}, "exchange_rank"),
        ({"tie": "carry"}, "tie"),
        ({"false_claim": 2}, "false_claim"),
        ({"claim_window": Tie.REPLAY}, "claim_window"),
        ({"marriage_phase": None}, "marriage_phase"),
        ({"look_back": LookBack}, "look_back"),
    ],
)  # fmt: skip
def test_contradictory_or_wrong_values_are_refused_with_field_and_reason(changes, field):
    with pytest.raises(RulesError) as refused:
        Rules(**changes)
    assert refused.value.field == field
    assert refused.value.reason
    assert str(refused.value).startswith(f"{field}: ")


def test_an_unknown_field_or_profile_is_refused_by_name():
    with pytest.raises(RulesError, match="no such field") as refused:
        CLASSIC.changed(last_trick_pionts=5)
    assert refused.value.field == "last_trick_pionts"
    with pytest.raises(RulesError, match="no profile 'bridge'"):
        preset("bridge")
