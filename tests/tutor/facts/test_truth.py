"""Facts are true, and come from what one seat can know.

Over random deals and endings of every profile: no detector fails, permuting the hidden cards
changes nothing, what is named may be named; and what a fact says of hidden cards, or of what is to
come, is held against the whole state and against how the deal goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from endings import endings
from playouts import finish, playout
from positions import CLAIM, CLOSE, THREE_PLAYERS, TWO_PLAYER_PROFILES, D, N

from sixtysix_teach import (
    PRESETS,
    Card,
    ClaimSixtySix,
    CloseStock,
    DeclareMarriage,
    ExchangeNine,
    Observation,
    PerSeat,
    Play,
    Rank,
    RulesError,
    State,
    Suit,
    beats,
)
from sixtysix_teach.cards import in_order
from sixtysix_teach.solver import solve
from sixtysix_teach.tutor.facts import FACTS, Fact, facts_of

DEALS, ENDINGS = 5, 60

# These speak of cards that may be anywhere.
OF_UNSEEN = {
    "trumps-out",
    "marriage-alive",
    "other-marriage-possible",
    "bare-tens",
}

every_profile = pytest.mark.parametrize("profile", TWO_PLAYER_PROFILES)


def states(profile: str) -> Iterator[State]:
    """Random moments of whole deals, and endings of every kind."""
    for seed in range(DEALS):
        yield from (state for state, _ in playout(PRESETS[profile], seed))
    yield from (ending.state for ending in endings(profile, ENDINGS, seed=4))


@cache
def moments(profile: str) -> list[tuple[State, Observation, dict[str, Fact]]]:
    """The same for each seat, with the facts by code."""
    running = [state for state in states(profile) if state.ended is None]
    views = [(state, state.observation(seat)) for state in running for seat in (N, D)]
    return [(state, view, {f.code: f for f in facts_of(view)}) for state, view in views]


def permuted(state: State, seat: int, rng: Random) -> State:
    """The same state with all cards that *seat* cannot see in other places that fit."""
    view, other = state.observation(seat), 1 - seat
    held = [c for c in state.hands[other] if c not in state.shown[other]]
    free = [c for c in view.unseen if c not in view.excluded[other]]
    hidden = rng.sample(free, len(held))
    stock = [c for c in view.unseen if c not in hidden]
    rng.shuffle(stock)
    theirs = in_order((*state.shown[other], *hidden))
    return replace(state, hands=state.hands.with_(other, theirs), stock=tuple(stock))


@every_profile
def test_permuting_the_hidden_cards_changes_no_fact(profile: str) -> None:
    rng = Random(66)
    for state, view, facts in moments(profile):
        twin = permuted(state, view.seat, rng).observation(view.seat)
        assert {fact.code: fact for fact in facts_of(twin)} == facts


@every_profile
def test_facts_come_in_their_order_and_name_only_what_may_be_named(profile: str) -> None:
    order = [detector.code for detector in FACTS]
    for _, view, facts in moments(profile):
        assert list(facts) == sorted(facts, key=order.index)
        seen = {*view.hand, *view.played, *view.known_cards[1 - view.seat]}
        seen |= {c for trick in view.tricks for c in trick.cards}
        seen |= {view.turn_up} if view.turn_up else set()
        for fact in facts.values():
            assert fact.seat in (N, D)
            named = {*fact.cards, *fact.because}
            allowed = seen | set(view.unseen) if fact.code in OF_UNSEEN else seen
            assert named <= allowed, fact
            assert not fact.open_cards
            assert all(isinstance(value, int) for value in fact.numbers.values())
            assert len(set(fact.cards)) == len(fact.cards)


@every_profile
def test_the_numbers_of_a_fact_fit_together(profile: str) -> None:
    for _, view, facts in moments(profile):
        target = view.rules.target
        for code, fact in facts.items():
            numbers = fact.numbers
            assert numbers.get("target", target) == target
            assert numbers.get("game_points", 1) in (1, 2, 3)
            assert numbers.get("least", 0) <= numbers.get("most", 99), code
            assert all(value >= 0 for value in numbers.values()) or code.startswith("exchange")
            if code.endswith("-total"):
                assert numbers["needs"] == max(0, target - numbers["total"])
                assert numbers["total"] == view.total(fact.seat)
            if code.endswith("-decides") or code == "marriage-reaches-target":
                assert numbers["total"] >= target
            if code.endswith("-out-of-reach"):
                assert numbers["most"] < target
            if code == "trick-saves":
                assert numbers["before"] > numbers["after"]


@every_profile
def test_exactly_one_duty_holds_for_who_follows(profile: str) -> None:
    duties = {"any-card", "must-follow", "must-head", "must-trump", "free-discard"}
    for _, view, facts in moments(profile):
        found = duties & set(facts)
        assert len(found) == (view.my_turn and bool(view.played))
        won = {"trick-can-be-won", "trick-is-lost"} & set(facts)
        assert len(won) == len(found)
        for code in found:
            assert facts[code].cards == view.playable


def test_a_deal_that_has_ended_has_no_facts() -> None:
    for profile in TWO_PLAYER_PROFILES:
        *_, (state, _) = playout(PRESETS[profile], 3)
        assert state.ended is not None
        assert [facts_of(state.observation(seat)) for seat in (N, D)] == [(), ()]


def test_facts_are_for_two_players() -> None:
    (state, _), *_ = playout(THREE_PLAYERS, 1)
    with pytest.raises(RulesError, match="two players"):
        facts_of(state.observation(0))


# --- what is said of the other hand ------------------------------------------------------------


@every_profile
def test_what_is_said_of_the_other_hand_is_true(profile: str) -> None:
    for state, view, facts in moments(profile):
        hand = state.hands[1 - view.seat]
        trumps = [c for c in hand if c.suit is state.trump]
        if "other-hand-known" in facts:
            assert facts["other-hand-known"].cards == hand
        if "other-cards-known" in facts:
            assert set(facts["other-cards-known"].cards) < set(hand)
        if "other-void" in facts:
            assert not {c.suit for c in hand} & set(facts["other-void"].suits)
        if "other-out-of-trumps" in facts:
            assert not trumps
        if "trumps-out" in facts:
            numbers = facts["trumps-out"].numbers
            assert numbers["known"] <= len(trumps) <= numbers["at_most"]
            assert set(trumps) <= set(facts["trumps-out"].cards)
        assert not ("trumps-out" in facts and "other-out-of-trumps" in facts)


def answers(state: State) -> Iterator[State]:
    """The moments in which the other may answer the lead just made: also after an exchange."""
    yield state
    exchanges = [a for a in state.legal_actions() if isinstance(a, ExchangeNine)]
    yield from (state.apply(action) for action in exchanges)


def before_the_lead(state: State) -> Iterator[State]:
    """The moment itself, and after an exchange out of turn."""
    yield state
    other = 1 - state.to_move
    exchanges = [a for a in state.legal_actions(other) if isinstance(a, ExchangeNine)]
    yield from (state.apply(action) for action in exchanges)


@every_profile
def test_what_is_said_of_a_lead_holds_against_every_answer(profile: str) -> None:
    for state, view, facts in moments(profile):
        for code, wins in (("sure-leads", True), ("lead-decides", True), ("exit-cards", False)):
            for card in facts[code].cards if code in facts else ():
                for moment in before_the_lead(state):
                    for answer in answers(moment.apply(Play(card))):
                        for reply in answer.playable:
                            assert beats(reply, card, trump=state.trump) is not wins
                            after = answer.apply(Play(reply))
                            if code == "lead-decides":
                                least = facts[code].numbers["total"]
                                assert after.total(view.seat) >= least


@every_profile
def test_sure_tricks_are_won_whatever_is_played(profile: str) -> None:
    rng = Random(1)
    for state, view, facts in moments(profile):
        if "sure-tricks" not in facts:
            continue
        fact = facts["sure-tricks"]
        for moment in before_the_lead(state):
            for card in fact.cards:
                moment = moment.apply(Play(card))
                moment = moment.apply(Play(rng.choice(moment.playable)))
                assert moment.leader == view.seat
            assert moment.total(view.seat) >= fact.numbers["total"]


@every_profile
def test_what_hangs_on_the_trick_comes_true(profile: str) -> None:
    for state, view, facts in moments(profile):
        if "claim-due" in facts:
            fact = facts["claim-due"]
            by = CLAIM if view.my_turn else ClaimSixtySix(by=view.seat)
            outcome = state.apply(by).outcome
            assert outcome is not None
            assert outcome.winner == view.seat
            assert outcome.game_points == fact.numbers["game_points"]
        if "marriage-reaches-target" in facts:
            fact = facts["marriage-reaches-target"]
            after = state.apply(DeclareMarriage(fact.cards[0].suit)).apply(CLAIM)
            assert after.outcome is not None
            assert after.outcome.winner == view.seat
        for code in ("own-trick-decides", "other-trick-decides"):
            for card in facts[code].cards if code in facts else ():
                after = state.apply(Play(card))
                assert after.leader == facts[code].seat
                assert after.total(facts[code].seat) >= state.rules.target


@every_profile
def test_what_is_certain_agrees_with_the_solver_on_the_real_cards(profile: str) -> None:
    """With open cards the seat can do no worse than what is sure, and no better than hopeless."""
    for state, view, facts in moments(profile):
        sign = 1 if state.to_move == view.seat else -1
        # Who can claim out of turn need not wait for what the other does.
        if "forced-win" in facts and (view.my_turn or "claim-due" not in facts):
            fact = facts["forced-win"]
            solution = solve(state)
            assert sign * solution.value >= fact.numbers["game_points"]
            for card in fact.cards:
                assert solution.by_action[Play(card)] >= fact.numbers["game_points"]
        if "forced-loss" in facts:
            assert sign * solve(state).value <= -facts["forced-loss"].numbers["game_points"]
        if "closing-certain" in facts:
            value = _for(view.seat, state.apply(CLOSE))
            assert value >= facts["closing-certain"].numbers["game_points"]
        if "closing-hopeless" in facts:
            value = _for(view.seat, state.apply(CLOSE))
            assert value <= -facts["closing-hopeless"].numbers["game_points"]
        assert not ("forced-win" in facts and "forced-loss" in facts)
        assert not ("closing-certain" in facts and "closing-hopeless" in facts)


def _for(seat: int, state: State) -> int:
    value = solve(state).value
    return value if state.to_move == seat else -value


# --- what is said of the rest of the deal --------------------------------------------------------


def legal(state: State, seat: int, kind: type) -> bool:
    return any(isinstance(action, kind) for action in state.legal_actions(seat))


def reached(state: State, seat: int) -> bool:
    return state.total(seat) >= state.rules.target


def has_pair(card: Card) -> Callable[[State, int], bool]:
    both = {Card(Rank.KING, card.suit), Card(Rank.QUEEN, card.suit)}
    return lambda state, seat: both <= set(state.hands[seat])


def never(fact: Fact, view: Observation) -> list[tuple[int, Callable[[State, int], bool]]]:
    """What can never be so again, by this fact, and for which seat."""
    match fact.code:
        case "own-out-of-reach" | "other-out-of-reach":
            return [(fact.seat, reached)]
        case "exchange-gone":
            return [(fact.seat, lambda state, seat: legal(state, seat, ExchangeNine))]
        case "marriage-too-late":
            return [(fact.seat, lambda state, seat: legal(state, seat, DeclareMarriage))]
        case "marriage-dead":
            return [(fact.seat, has_pair(card)) for card in fact.cards]
    return []


@every_profile
def test_what_is_said_to_be_past_never_comes_again(profile: str) -> None:
    rng = Random(2)
    for state, view, facts in moments(profile):
        past = [rule for fact in facts.values() for rule in never(fact, view)]
        if past and rng.random() < 0.5:
            for later in finish(state, rng):
                for seat, holds in past:
                    assert later.ended is not None or not holds(later, seat)


@every_profile
def test_a_last_chance_is_the_last(profile: str) -> None:
    rng = Random(3)
    kinds = (("marriage-last-chance", DeclareMarriage), ("exchange-last-chance", ExchangeNine))
    for state, view, facts in moments(profile):
        for code, kind in kinds:
            if code not in facts:
                continue
            for later in finish(state, rng):
                if len(later.tricks) > len(state.tricks):
                    assert not legal(later, view.seat, kind), code


def carefully(state: State, keeps: Card, rng: Random) -> Iterator[State]:
    """Go on without claims and closes, and without playing one card as long as there are others."""
    while state.ended is None:
        yield state
        legal = state.legal_actions()
        calm = [a for a in legal if not isinstance(a, ClaimSixtySix | CloseStock)] or legal
        state = state.apply(rng.choice([a for a in calm if a != Play(keeps)] or calm))


@every_profile
def test_a_next_chance_may_still_come(profile: str) -> None:
    """Of many ways to go on, with other hidden cards, one lets the seat exchange.

    Not quite always: that no card of the hand will win the next trick takes a look ahead.
    """
    came = []
    for state, view, facts in moments(profile)[::3]:
        if "exchange-next-lead" in facts:
            (nine,) = facts["exchange-next-lead"].cards
            rngs = [Random(seed) for seed in range(300)]
            ways = (carefully(permuted(state, view.seat, rng), nine, rng) for rng in rngs)
            came.append(any(legal(s, view.seat, ExchangeNine) for way in ways for s in way))
    assert sum(came) >= 0.75 * len(came)


@every_profile
def test_a_missed_claim_is_one_that_was_there(profile: str) -> None:
    found = {d.code: d for d in FACTS if d.code.endswith("claim-missed")}
    missed = 0
    for seed in range(20):
        had: dict[int, int] = {}
        for state, action in playout(PRESETS[profile], seed):
            if state.ended is not None:
                break
            for seat in (N, D):
                view = state.observation(seat)
                for code, who in (("own-claim-missed", seat), ("other-claim-missed", 1 - seat)):
                    fact = found[code].find(view)
                    assert (fact is not None) == (who in had)
                    assert fact is None or fact.numbers["trick"] == had[who]
            lead = isinstance(action, Play) and not state.played
            if lead and reached(state, state.to_move):
                had.setdefault(state.to_move, len(state.tricks) + 1)
        missed += len(had)
    assert missed


def test_facts_are_values() -> None:
    one = Fact("own-total", N, (Card.AS,), suits=(Suit.SPADES,), numbers={"total": 40})
    same = Fact("own-total", N, (Card.AS,), suits=(Suit.SPADES,), numbers={"total": 40})
    assert one == same
    assert hash(one) == hash(same)
    assert one != Fact("own-total", N, (Card.AS,), suits=(Suit.SPADES,), numbers={"total": 41})
    assert eval(repr(one), {"Fact": Fact, "Card": Card, "Suit": Suit}) == one
    with pytest.raises(TypeError):
        one.numbers["total"] = 50  # type: ignore[index]
    assert PerSeat((one.as_dict(), same.as_dict()))[0]["suits"] == ["S"]


def test_every_detector_says_what_it_finds() -> None:
    codes = [detector.code for detector in FACTS]
    assert len(set(codes)) == len(codes)
    for detector in FACTS:
        assert detector.says
        assert len(detector.says) < 70
        text = detector.look.__doc__ or ""
        assert text.startswith("A sentence would say: "), detector.code
        assert detector.look.__name__ == detector.code.replace("-", "_")
