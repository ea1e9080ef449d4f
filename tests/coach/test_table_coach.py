"""The coach at the table: what it opens, that it never changes the match, what it may know."""

import json
from random import Random
from typing import Any

import pytest
from moments_played import record

from sixtysix_teach import CLASSIC, ClaimSixtySix, Play
from sixtysix_teach.coach.coach_view import coach_view
from sixtysix_teach.coach.table_coach import Coach, own_steps
from sixtysix_teach.coach.words import say
from sixtysix_teach.notation.share import format_shared, parse_shared
from sixtysix_teach.opponents import opponent
from sixtysix_teach.session import TableSession
from sixtysix_teach.session_save import to_save
from sixtysix_teach.shoe import Shoe
from sixtysix_teach.solver import hands_of, state_of
from sixtysix_teach.tutor.explain import explain
from sixtysix_teach.tutor.judge import judge

SECRET = b"a secret for tests"


def session(number: int = 1, **options: Any) -> TableSession:
    return TableSession(Shoe(SECRET, f"coach {number}"), **options)


def play(match: TableSession, moves: int = 99) -> TableSession:
    """So many moves by a beginner."""
    rng = Random(moves)
    for _ in range(moves):
        if match.deal_over:
            break
        if not match.view.my_turn:
            match.go_on()
            continue
        match.act(opponent("learner").choose(match.view, rng))
    return match


def after_a_slip() -> tuple[Coach, int]:
    """A match in which the last decision was proved worse, and the step of it."""
    for number in range(200):
        match, rng = session(number), Random(number)
        while not match.deal_over:
            if not match.view.my_turn:
                match.go_on()
                continue
            action = opponent("learner").choose(match.view, rng)
            loss = judge(match.view).loss(action)
            step = len(match.record.steps)
            match.act(action)
            if loss and loss >= 1 and not match.deal_over and isinstance(action, Play):
                return Coach(match), step
    raise AssertionError("no slip among the numbers")


def view(coach: Coach, **more: Any) -> dict[str, Any]:
    found = coach_view(coach, event=1, **more)
    assert json.loads(json.dumps(found)) == found
    return found


def kinds(buttons: list[dict[str, Any]]) -> list[str]:
    return [button["kind"] for button in buttons]


def test_four_hints_lead_to_an_action_that_is_not_marked_wrong() -> None:
    for number in range(6):
        coach = Coach(play(session(number), 3 + number))
        if coach.session.deal_over or not coach.session.view.my_turn:
            continue
        for step in range(1, 6):
            coach.do("hint" if step % 2 else "hint-more")
            panel = view(coach, asked=True)["coach"]
            assert panel["kind"] == "hint"
            assert panel["step"].split()[1] == str(min(step, 4)), panel
        marked = [e["card"] for e in view(coach)["hand"] if e["mark"] == "hint"]
        best = judge(coach.session.view).best
        cards = {a.card.code for a in best if isinstance(a, Play)}
        if any(isinstance(a, Play) for a in best) and marked:
            assert cards & set(marked)


def test_a_hint_is_forgotten_with_the_next_move_and_begins_anew() -> None:
    coach = Coach(session())
    coach.do("hint")
    coach.do("hint")
    coach.session.act(Play(coach.session.view.hand[0]))
    coach.moved()
    assert view(coach)["coach"] is None
    coach.do("hint")
    assert view(coach)["coach"]["step"].startswith("Hint 1")


def test_a_refused_card_is_explained_by_its_rule() -> None:
    from sixtysix_teach import IllegalAction

    for number in range(50):
        match = play(session(number), 9)
        locked = [c for c in match.view.hand if c not in match.view.playable]
        if match.deal_over or not match.view.played or not locked:
            continue
        coach = Coach(match)
        with pytest.raises(IllegalAction) as caught:
            match.act(Play(locked[0]))
        coach.refuse(caught.value)
        shown = view(coach)
        assert shown["message"]["tone"] == "bad"
        assert {e["mark"] for e in shown["hand"]} >= {"tapped", "answer"}
        assert kinds(shown["tools"])[:2] == ["hint", "why"]
        coach.do("why")
        panel = view(coach, asked=True)["coach"]
        assert (panel["kind"], panel["tone"]) == ("refusal", "bad")
        assert panel["title"] == shown["message"]["title"]
        assert panel["read"]
        return
    raise AssertionError("no duty came up")


def test_why_on_every_own_trick_of_the_history() -> None:
    coach = Coach(play(session(3), 8))
    history = view(coach)["history"]
    assert history
    for entry in history:
        value = entry["why"]["value"]
        coach.do("why", value)
        panel = view(coach)["coach"]
        state = list(coach.session.record.states())[value]
        action = coach.session.record.steps[value].action
        seen = state.observation(coach.session.seat)
        assert panel["title"] == explain(seen, action).title
        assert len(state.tricks) + 1 == entry["n"]


def test_a_refutation_plays_on_the_table_and_comes_back_to_the_same_game() -> None:
    coach, step = after_a_slip()
    before, save = view(coach), to_save(coach.match)
    coach.do("why")
    panel = view(coach)["coach"]
    assert panel["tone"] == "bad"
    show = next(b for b in panel["buttons"] if b["kind"] == "show")
    assert show["value"] == step
    coach.do("show", show["value"])
    count = len(coach.replay.actions) if coach.replay else 0
    for at in range(count + 1):
        shown = view(coach)
        replay = shown["replay"]
        assert replay["step"] == f"Move {at} of {count}"
        assert (shown["actions"], shown["tools"], shown["coach"]) == ([], [], None)
        assert not any(entry["action"] for entry in shown["hand"])
        on = next(b for b in replay["buttons"] if b["kind"] == "replay-on")
        assert on["enabled"] is (at < count)
        assert bool(shown["moves"]) is (at > 0) or at == count
        coach.do("replay-on")
    coach.do("replay-first")
    assert view(coach)["replay"]["step"] == f"Move 0 of {count}"
    coach.do("replay-end")
    coach.do("coach-close")
    assert view(coach) == before
    assert to_save(coach.match) == save


def test_the_line_shows_no_card_that_the_learner_cannot_work_out() -> None:
    """The hand of the other seat in a line is one that fits, whatever the true one is."""
    coach, step = after_a_slip()
    coach.do("show", step)
    assert coach.replay is not None
    state = list(coach.session.record.states())[step]
    seen = state.observation(coach.session.seat)
    assert coach.replay.states[0].observation(coach.session.seat) == seen
    hands = set(hands_of(seen))
    assert coach.replay.states[0].hands[1 - coach.session.seat] in hands
    other = state_of(seen, next(iter(hands)))
    assert explain(other, coach.session.record.steps[step].action) == explain(
        state, coach.session.record.steps[step].action
    )


def reviewed(number: int = 3) -> Coach:
    coach = Coach(play(session(number)))
    coach.do("review")
    while coach.work():
        pass
    return coach


def test_the_review_is_busy_first_and_then_has_everything() -> None:
    coach = Coach(play(session(3)))
    assert "review" in kinds(view(coach)["tools"])
    coach.do("review")
    assert view(coach)["review"]["busy"]
    while coach.work():
        assert view(coach)["review"]["busy"]
    page = view(coach)["review"]
    assert not page["busy"]
    assert page["curve"]["points"]
    assert page["split"]["rows"][-1]["value"] in ("−3", "−2", "−1", "0", "+1", "+2", "+3")
    assert len(page["moments"]) <= 3
    assert kinds(page["buttons"]) == ["next-deal", "review-close"]
    line, seat = parse_shared(page["record"]["line"])
    assert (line.deal, line.steps, seat) == (
        coach.match.record.deal,
        coach.match.record.steps,
        coach.match.seat,
    )
    coach.do("review-close")
    assert view(coach)["review"] is None


def with_a_slip() -> Coach:
    for number in range(40):
        coach = reviewed(number)
        if any(m["tone"] == "bad" for m in view(coach)["review"]["moments"]):
            return coach
    raise AssertionError("no slip")


def test_a_moment_can_be_tried_again_and_the_match_is_kept() -> None:
    coach = with_a_slip()
    save = to_save(coach.match)
    page = view(coach)["review"]
    number = next(m["n"] for m in page["moments"] if m["tone"] == "bad")
    coach.do("review-try", number)
    shown = view(coach)
    assert shown["practice"]["button"]["kind"] == "practice-end"
    assert shown["match"] is None
    play(coach.session)
    assert coach.session.deal_over
    over = view(coach)
    assert not {"next-deal", "new-match"} & set(kinds(over["actions"]))
    assert to_save(coach.match) == save
    coach.do("practice-end")
    assert view(coach)["review"] == page


def test_the_line_of_a_moment_leads_back_to_the_review() -> None:
    coach = with_a_slip()
    page = view(coach)["review"]
    for moment in page["moments"]:
        shows = [b for b in moment["buttons"] if b["kind"] == "review-show"]
        for button in shows:
            coach.do(button["kind"], button["value"])
            shown = view(coach)
            assert shown["replay"] is not None, moment
            assert shown["review"] is None
            coach.do("replay-end")
            assert view(coach)["review"] == page


def test_every_row_of_the_review_says_why() -> None:
    coach = with_a_slip()
    rows = view(coach)["review"]["all"]["rows"]
    assert rows
    for row in rows:
        coach.do("why", row["why"]["value"])
        assert view(coach)["coach"]["lines"]


def test_a_shared_deal_opens_for_review_and_the_match_goes_on_after_it() -> None:
    match = play(session(2), 5)
    coach, save = Coach(match), to_save(match)
    line = format_shared(record(4), 1)
    coach.do("load", line)
    while coach.work():
        pass
    page = view(coach)["review"]
    assert page["record"]["line"] == line
    assert kinds(page["buttons"]) == ["review-close"]
    coach.do("review-close")
    assert to_save(coach.match) == save
    play(match)
    coach.do("review")
    while coach.work():
        pass
    assert view(coach)["review"]["record"]["line"] == format_shared(match.record, match.seat)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "cannot be read"),
        ("nonsense", "cannot be read"),
        ("rules classic | deal AH/KH QS+9H", "cannot be read"),
        ("rules classic | deal AHKH9HASTSJD/JHKSAC9CTD9D JCQC9SKDQSJSTCADKCTHQD+QH", "not over"),
        ("x" * 30_000, "cannot be read"),
        (None, "cannot be read"),
        (7, "cannot be read"),
        ("# {brace} [TH] | rules classic | deal {x}", "cannot be read"),
    ],
)
def test_what_cannot_be_opened_says_so_and_changes_nothing(text: object, says: str) -> None:
    coach = Coach(play(session(2), 5))
    before = view(coach)
    coach.do("load", text)
    shown = view(coach)
    assert says in shown["load"]["error"]
    assert shown | {"load": before["load"]} == before


@pytest.mark.parametrize("value", [None, -1, 99, "x", 3.5, [], {}, True])
def test_buttons_with_nonsense_do_nothing(value: object) -> None:
    coach = Coach(play(session(2), 4))
    save = to_save(coach.match)
    for kind in (
        "show",
        "review-show",
        "review-try",
        "replay-on",
        "practice-end",
        "x",
        "page-close",
    ):
        coach.do(kind, value)
        view(coach)
    assert to_save(coach.match) == save
    coach.do("read", value)
    assert view(coach)["page"] is None


def test_a_handbook_entry_opens_over_the_table_and_closes() -> None:
    coach = Coach(session())
    coach.do("read", "lead-low")
    assert view(coach)["page"]["title"]
    coach.do("page-close")
    assert view(coach)["page"] is None


def test_the_counting_aid_is_off_by_default_and_tells_only_what_counting_tells() -> None:
    coach = Coach(play(session(3), 6))
    assert view(coach)["count"] is None
    aid = view(coach, count=True)["count"]
    seen = coach.session.view
    assert [row["value"] for row in aid["rows"]] == [
        str(seen.total(seat)) for seat in (seen.seat, 1 - seen.seat)
    ]
    assert len(aid["unseen"]["cards"]) >= seen.hand_sizes[1 - seen.seat] - len(
        seen.shown[1 - seen.seat]
    )


def test_taking_back_is_a_tool_and_is_told() -> None:
    coach = Coach(play(session(3), 4))
    if "undo" in kinds(view(coach)["tools"]):
        coach.do("undo")
        tools = view(coach)["tools"]
        assert coach.match.undone == 1
        assert all("1 move" in t["note"] for t in tools if t["kind"] == "undo")


# Seat 1 claims before its turn.
EARLY = (
    "# seat 1 | rules handbook | deal JSAHQHADTDJC/QS9SJHACQC9C KS9DTSTHKDASJDKC9HKHTC+QD"
    "| 1. JS QS draw | 2. 9S JC draw | 3. 9C claim@1"
)
# After trick 5 seat 0 draws where a close is certain: that is a decision.
DRAWN = (
    "rules handbook | deal KSAHADTDKD9D/ASJH9HQDJDJC 9CTSACKCTCJSTH9SQCQHKH+QS | 1. 9D JD draw"
    "| 2. 9H AH draw | 3. KD 9C draw | 4. TD JS draw | 5. JH TS draw"
    "| 6. exchange marry-S KS JC claim"
)


def test_every_button_of_a_review_does_something() -> None:
    for line in (EARLY, DRAWN, f"# seat 1 | {DRAWN}"):
        coach = Coach(session())
        coach.do("load", line)
        while coach.work():
            pass
        page = coach_view(coach, event=1)["review"]
        for row in page["all"]["rows"]:
            coach.do("coach-close")
            coach.do("why", row["why"]["value"])
            assert coach.panel is not None, row
        for moment in page["moments"]:
            for button in moment["buttons"]:
                coach.do(button["kind"], button["value"])
                assert coach.replay or coach.practice, moment
                coach.do("replay-end")
                coach.do("practice-end")


def test_a_wrong_claim_before_ones_turn_is_explained() -> None:
    coach = Coach(session())
    coach.do("load", EARLY)
    while coach.work():
        pass
    record, seat = parse_shared(EARLY)
    coach.do("why", own_steps(record, seat)[-1])
    assert coach.panel is not None
    assert coach.panel["title"] == "Too few card points for a claim"
    assert not [b for b in coach.panel["buttons"] if b["kind"] == "show"]


def test_own_steps_are_the_decisions_in_turn() -> None:
    kept = record(5)
    steps = own_steps(kept, 0)
    states = list(kept.states())
    assert all(states[step].to_move == 0 for step in steps)
    assert steps == tuple(sorted(set(steps)))
    assert CLASSIC.players == 2
    assert any(isinstance(kept.steps[s].action, Play | ClaimSixtySix) for s in steps)


def test_one_is_one_in_a_review_and_in_a_line() -> None:
    assert say("review.sub", count=1, points="1", n=1).startswith(
        "1 decision gave away 1 game point,"
    )
    assert "0.5 game points" in say("review.sub", count=2, points="0.5", n=0)
    assert (say("review.unit", n=1), say("review.unit", n=0)) == ("game point", "game points")
    text = say("replay.against", tried=7, against=1, action="[KS]")
    assert text == "Of 7 hands that fit, [KS] does worse against 1."
