"""Rules a learner builds from the fields: every opponent plays a session of them to the end."""

import json
from collections.abc import Callable
from enum import Enum
from random import Random
from typing import Any, get_type_hints

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sixtysix_teach import PRESETS, ClaimSixtySix, CloseStock, Rank, Rules
from sixtysix_teach.errors import RulesError
from sixtysix_teach.notation import format_rules, parse_rules
from sixtysix_teach.opponents import OPPONENTS
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_save import from_save, to_save
from sixtysix_teach.session_view import session_view
from sixtysix_teach.shoe import Shoe

Draw = Callable[[st.SearchStrategy[Any]], Any]

NUMBERS = {
    "packs": st.sampled_from([1, 1, 2]),
    "target": st.sampled_from([1, 30, 66, 101, 300]),
    "schneider": st.sampled_from([0, 1, 33]),
    "match_target": st.sampled_from([1, 2, 7]),
    "exchange_min_stock": st.integers(2, 6),
    "close_min_stock": st.integers(2, 6),
}
POINTS = st.sampled_from([0, 1, 10, 20, 40])
SET_BY_THE_HAND = ("packets", "turn_up_after", "name", "players", "partners")


def field(name: str, kind: Any) -> st.SearchStrategy[Any]:
    """Values for one field of the rules; most of them valid."""
    if kind is bool:
        return st.booleans()
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from(list(kind))
    if name == "ranks":
        return st.sets(st.sampled_from(list(Rank)), min_size=2).map(
            lambda some: tuple(rank for rank in Rank if rank in some)
        )
    if name == "exchange_rank":
        return st.sampled_from([None, *Rank])
    return NUMBERS.get(name, POINTS)


@st.composite
def house_rules(draw: Draw) -> Rules:
    """Valid rules for two: a profile with a few fields changed."""
    hints = get_type_hints(Rules)
    names = [name for name in hints if name not in SET_BY_THE_HAND]
    chosen = draw(st.sets(st.sampled_from(names), max_size=8))
    changes = {name: draw(field(name, hints[name])) for name in sorted(chosen - {"hand_size"})}
    if "hand_size" in chosen:
        packets = tuple(draw(st.lists(st.integers(1, 4), min_size=1, max_size=3)))
        changes |= {
            "hand_size": sum(packets),
            "packets": packets,
            "turn_up_after": draw(st.integers(1, len(packets))),
        }
    try:
        return draw(st.sampled_from(list(PRESETS.values()))).changed(**changes)
    except RulesError:
        assume(False)
        raise


@settings(max_examples=150, deadline=None)
@given(
    rules=house_rules(),
    opponent=st.sampled_from(sorted(OPPONENTS)),
    first=st.integers(0, 1),
    pause=st.booleans(),
    number=st.integers(0, 1000),
)
def test_a_session_of_any_valid_rules_ends_and_can_be_kept(
    rules: Rules, opponent: str, first: int, pause: bool, number: int
) -> None:
    assert parse_rules(format_rules(rules)) == rules
    session = TableSession(
        Shoe(b"house", str(number)),
        rules=rules,
        opponent_name=opponent,
        first_dealer=first,
        pause_before_draw=pause,
    )
    rng = Random(number)
    while not session.deal_over:
        json.dumps(session_view(session, event=1), allow_nan=False)
        if session.learner_may_interrupt and rng.random() < 0.5:
            session.go_on()
            continue
        legal = session.view.legal_actions()
        calm = [a for a in legal if not isinstance(a, ClaimSixtySix | CloseStock)]
        session.act(rng.choice(calm if calm and rng.random() < 0.9 else legal))
        if rng.random() < 0.1:
            again, lost = from_save(json.loads(json.dumps(to_save(session))), session.shoe.secret)
            assert not lost
            assert (again.state, again.match) == (session.state, session.match)
    assert session_view(session, event=1)["outcome"]["lines"]
    session.next_deal()
    assert not session.deal_over or session.view.tricks
