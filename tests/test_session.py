"""A match at the table: turns, rights out of turn, resuming, and that no hidden card is kept."""

import json
from random import Random

import pytest

from sixtysix_teach import (
    PRESETS,
    Card,
    ClaimSixtySix,
    CloseStock,
    CountCards,
    DataError,
    Deal,
    Draw,
    ExchangeNine,
    IllegalAction,
    Play,
    State,
)
from sixtysix_teach.opponents import Score
from sixtysix_teach.opponents.careful import CarefulPlayer
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_save import from_save, to_save
from sixtysix_teach.shoe import Shoe

SECRET = b"a secret for tests"


def play_on(session: TableSession, rng: Random, claims: float = 0.1) -> None:
    """One action of the learner, chosen by chance."""
    if session.learner_may_interrupt and rng.random() < 0.5:
        session.go_on()
        return
    actions = session.state.legal_actions(session.seat)
    calm = [a for a in actions if not isinstance(a, ClaimSixtySix) or rng.random() < claims]
    session.act(rng.choice(calm or actions))


@pytest.mark.parametrize("name", PRESETS)
def test_matches_reach_their_end_under_every_profile(name: str) -> None:
    for number in range(3):
        session = TableSession(Shoe(SECRET, str(number)), rules=PRESETS[name])
        rng = Random(number)
        while session.match.winner is None:
            while not session.deal_over:
                assert session.view.my_turn or session.learner_may_interrupt
                play_on(session, rng)
            if session.match.winner is None:
                session.next_deal()
        assert max(session.match.scores) >= session.rules.match_target


@pytest.mark.parametrize("name", ["classic", "pagat", "bicycle", "schnapsen"])
def test_a_session_resumes_at_the_same_card(name: str) -> None:
    for number in range(4):
        session = TableSession(Shoe(SECRET, str(number)), rules=PRESETS[name])
        rng = Random(number)
        for _ in range(25):
            kept = json.loads(json.dumps(to_save(session)))
            again, lost = from_save(kept, SECRET)
            assert lost == ""
            assert (again.state, again.match, again.seat) == (
                session.state,
                session.match,
                session.seat,
            )
            if session.deal_over:
                session.next_deal()
            else:
                play_on(session, rng)


def _nested(depth: int) -> list:
    nested: list = []
    for _ in range(depth):
        nested = [nested]
    return nested


def test_what_is_kept_names_no_hidden_card() -> None:
    """Two matches that differ only in the secret leave the same public record so far."""
    session = TableSession(Shoe(SECRET, "7"))
    kept = json.dumps(to_save(session))
    for card in (*session.state.hands[0], *session.state.hands[1], *session.state.stock):
        assert f'"{card.code}"' not in kept
    other = TableSession(Shoe(b"another secret", "7"))
    assert other.state != session.state
    # The seal tells who wrote the record, and is the one part that depends on the secret.
    assert {**to_save(other), "seal": ""} == {**to_save(session), "seal": ""}


def test_steps_changed_by_hand_are_not_replayed_and_tell_no_card() -> None:
    """Otherwise one could ask card by card what the computer holds."""
    session = TableSession(Shoe(SECRET, "7"), pause_before_draw=False)
    session.act(Play(session.view.hand[0]))
    kept = to_save(session)
    for card in session.rules.pack:
        changed = {**kept, "steps": [kept["steps"][0], card.code]}
        if changed["steps"] == kept["steps"]:
            continue
        again, lost = from_save(changed, SECRET)
        assert lost
        assert not any(one.code in lost for one in again.rules.pack)
        assert again.shoe.number != kept["number"], "the same cards would be half known"
        assert len(again.view.hand) == 6


def test_a_deal_won_by_changed_steps_does_not_count() -> None:
    session = TableSession(Shoe(SECRET, "3"))
    rng = Random(3)
    while not session.deal_over:
        play_on(session, rng)
    kept = to_save(session)
    again, lost = from_save({**kept, "steps": [*kept["steps"], "count"]}, SECRET)
    assert lost
    assert again.match.scores == (0, 0)
    assert again.match.deals == 0


def test_the_secret_is_not_in_what_a_shoe_prints() -> None:
    assert "secret" not in repr(Shoe(b"secret", "7"))


def test_with_another_secret_the_score_is_kept_and_the_loss_is_told() -> None:
    session = TableSession(Shoe(SECRET, "3"))
    rng = Random(3)
    while session.match.deals == 0:
        play_on(session, rng)
    session.next_deal()
    for _ in range(6):
        play_on(session, rng, claims=0)
    again, lost = from_save(to_save(session), b"another secret")
    assert lost
    assert again.match.scores == session.match.scores
    assert not again.view.tricks


@pytest.mark.parametrize(
    "change",
    [
        {"v": 99},
        {"rules": "bridge"},
        {"opponent": "nobody"},
        {"steps": ["XX"]},
        {"steps": 5},
        {"match": {"scores": [1], "dealer": 1, "carried": 0, "deals": 0}},
        {"match": {"scores": [9, 0], "dealer": 1, "carried": 0, "deals": 0}},
        {"match": None},
        {"number": None, "first_dealer": "x"},
        {"deals_before": float("inf")},
        {"steps": [_nested(5000)]},
        {"number": b"7"},
    ],
)
def test_a_damaged_record_is_refused_with_a_data_error(change: dict) -> None:
    kept = to_save(TableSession(Shoe(SECRET, "1"))) | change
    with pytest.raises(DataError, match="save"):
        from_save(kept, SECRET)


def test_an_illegal_action_leaves_the_session_as_it_was() -> None:
    session = TableSession(Shoe(SECRET, "1"))
    before, steps = session.state, session.record.steps
    foreign = next(card for card in session.state.hands[1 - session.seat])
    for action in (Play(foreign), ClaimSixtySix(), Draw(), CountCards(), ExchangeNine()):
        with pytest.raises(IllegalAction):
            session.act(action)
    assert (session.state, session.record.steps) == (before, steps)


def test_drawing_waits_for_the_learner_only_when_asked_to() -> None:
    for pause in (True, False):
        session = TableSession(Shoe(SECRET, "2"), pause_before_draw=pause)
        rng = Random(1)
        waited = False
        for _ in range(60):
            if session.deal_over:
                session.next_deal()
                continue
            waited = waited or (session.state.to_draw and session.view.my_turn)
            play_on(session, rng, claims=0)
        assert waited is pause


def test_the_loser_of_a_match_deals_first_in_the_next_and_the_cards_are_new() -> None:
    session = TableSession(Shoe(SECRET, "5"))
    rng = Random(5)
    first = session.record.deal
    while session.match.winner is None:
        while not session.deal_over:
            play_on(session, rng)
        if session.match.winner is None:
            session.next_deal()
    winner = session.match.winner
    session.next_deal()
    assert session.match.dealer == 1 - winner
    assert session.match.scores == (0, 0)
    assert session.record.deal != first


def test_next_deal_is_refused_while_the_deal_goes_on() -> None:
    session = TableSession(Shoe(SECRET, "1"))
    with pytest.raises(DataError, match="not over"):
        session.next_deal()


def test_pagat_lets_the_learner_exchange_when_the_computer_closes() -> None:
    """The computer on lead closes; before it leads, the learner may exchange or let it go on."""
    state = _pagat_close()
    session = TableSession(Shoe(SECRET, "1"), rules=PRESETS["pagat"], first_dealer=0)
    assert session.seat == 1
    session.state = state
    assert session.learner_may_interrupt
    turn_up = state.turn_up
    session.act(ExchangeNine())
    assert turn_up in session.view.hand or turn_up in session.view.played
    assert session.view.turn_up is Card.N9H


def _pagat_close() -> State:
    """Seat 0, on lead, has just closed; seat 1 holds the trump nine and has a trick."""
    for seed in range(3000):
        rules = PRESETS["pagat"]
        state = State.start(Deal.shuffled(seed=seed, rules=rules), rules)
        if state.trump.value != "H" or Card.N9H not in state.hands[1]:
            continue
        rng = Random(seed)
        for _ in range(12):
            legal = [a for a in state.legal_actions() if isinstance(a, Play | Draw)]
            keep = [a for a in legal if a != Play(Card.N9H)] or legal
            state = state.apply(rng.choice(keep))
            ready = not state.played and not state.to_draw and state.leader == 0
            if ready and state.has_trick(1) and state.stock_size >= 4:
                closed = state.apply(CloseStock())
                if ExchangeNine(by=1) in closed.legal_actions(1):
                    return closed
    raise AssertionError("no such deal among the seeds")


def played(seed: str, moves: int, **options: object) -> TableSession:
    session = TableSession(Shoe(SECRET, seed), **options)  # type: ignore[arg-type]
    rng = Random(moves)
    for _ in range(moves):
        if not session.deal_over:
            legal = [a for a in session.view.legal_actions() if not isinstance(a, ClaimSixtySix)]
            session.act(rng.choice(legal))
    return session


def test_taking_back_goes_to_the_decision_before_and_the_computer_answers_the_same() -> None:
    session = played("undo", 5)
    before = session.view
    action = next(a for a in before.legal_actions() if not isinstance(a, ClaimSixtySix))
    session.act(action)
    after = session.state
    session.undo()
    assert session.view == before or Draw() in before.legal_actions()
    assert session.undone == 1
    session = played("undo", 5)
    session.act(action)
    assert session.state == after


def test_all_can_be_taken_back_to_the_first_decision_and_no_further() -> None:
    for options in ({"first_dealer": 1}, {"first_dealer": 0}):
        session = played("back", 6, **options)
        while session.can_undo:
            steps = len(session.record.steps)
            session.undo()
            assert len(session.record.steps) < steps
        assert not session.view.tricks
        with pytest.raises(DataError, match="nothing to take back"):
            session.undo()


def test_a_deal_that_is_over_is_not_taken_back() -> None:
    session = played("over", 60)
    while not session.deal_over:
        session.act(session.view.legal_actions()[0])
    scores = session.match.scores
    with pytest.raises(DataError, match="nothing to take back"):
        session.undo()
    assert session.match.scores == scores


def test_what_was_taken_back_is_counted_and_kept() -> None:
    session = played("kept", 5)
    session.undo()
    again, lost = from_save(json.loads(json.dumps(to_save(session))), SECRET)
    assert (again.undone, lost, again.state) == (1, "", session.state)


def test_with_automatic_claims_the_learner_never_plays_on_with_enough() -> None:
    ended = 0
    for number in range(12):
        session = TableSession(Shoe(SECRET, f"auto {number}"), opponent_name="learner")
        session.auto_claim = True
        while not session.deal_over:
            view = session.view
            assert view.total(view.seat) < view.rules.target or not any(
                isinstance(a, ClaimSixtySix) for a in view.legal_actions()
            )
            session.act(CarefulPlayer().choose(view, Random(1)))
        last = session.record.steps[-1].action
        ended += isinstance(last, ClaimSixtySix) and session.state.leader == session.seat
    assert ended > 3


def test_the_computer_is_told_the_score_of_the_match_from_its_side() -> None:
    session = TableSession(Shoe(SECRET, "score"), first_dealer=0, opponent_name="careful")
    told = []

    class Listening(CarefulPlayer):
        def at(self, score: Score) -> "Listening":
            told.append((score.own, score.other))
            return self

    session.bot = Listening()
    while session.match.winner is None:
        while not session.deal_over:
            play_on(session, Random(len(session.record.steps)))
        scores = session.match.scores
        if session.match.winner is None:
            told.clear()
            session.next_deal()
            if told:
                assert set(told) == {(scores[1], scores[0])}
    assert max(session.match.scores) >= 7
