"""Every fact is found where it must be, with just its cards and numbers, and nowhere it must not.

The tables say both in positions: one row a case, told in the words of a player at the table.
"""

from __future__ import annotations

from collections import Counter

import pytest
import table_cards
import table_certain
import table_claims
import table_marriages
import table_play
import table_stock
import table_totals
from places import No, Yes
from positions import cards

from sixtysix_teach import Suit
from sixtysix_teach.tutor.facts import FACTS, Fact, facts_of

TABLES = (
    table_claims,
    table_play,
    table_certain,
    table_stock,
    table_marriages,
    table_cards,
    table_totals,
)
MUST: list[Yes] = [case for table in TABLES for case in table.MUST]
MUST_NOT: list[No] = [case for table in TABLES for case in table.MUST_NOT]
CODES = [detector.code for detector in FACTS]


def name(case: Yes | No) -> str:
    return f"{case.code}: {case.about}"


@pytest.mark.parametrize("case", MUST, ids=name)
def test_a_fact_is_found_with_just_its_cards_and_numbers(case: Yes) -> None:
    view = case.view
    found = [fact for fact in facts_of(view) if fact.code == case.code]
    suits = tuple(Suit(letter) for letter in case.suits.split())
    seat = view.seat if case.of == "me" else 1 - view.seat
    expected = Fact(case.code, seat, cards(case.cards), cards(case.because), suits, case.numbers)
    assert found == [expected]


@pytest.mark.parametrize("case", MUST_NOT, ids=name)
def test_a_fact_is_not_found_where_it_is_not_so(case: No) -> None:
    assert case.code in CODES
    assert case.code not in [fact.code for fact in facts_of(case.view)]


@pytest.mark.parametrize("code", CODES)
def test_every_fact_has_two_moments_of_either_kind(code: str) -> None:
    assert Counter(case.code for case in MUST)[code] >= 2
    assert Counter(case.code for case in MUST_NOT)[code] >= 2


def test_no_case_stands_in_the_tables_twice() -> None:
    counted = Counter((type(case), name(case)) for case in (*MUST, *MUST_NOT))
    assert [case for case, times in counted.items() if times > 1] == []
