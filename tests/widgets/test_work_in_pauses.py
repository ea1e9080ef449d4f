"""What takes seconds in a lesson is worked out in the pauses: the page answers meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from learner import begin
from moments_played import record

from sixtysix_teach.classroom import Progress, lesson_view
from sixtysix_teach.classroom.post_mortem_stage import parts_of, splits
from sixtysix_teach.classroom.work import is_waiting
from sixtysix_teach.notation.share import format_shared
from sixtysix_teach.solver import slices
from sixtysix_teach.tutor import review
from sixtysix_widgets import Lesson, lesson_panel, pauses


@pytest.fixture(autouse=True)
def many_slices(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Short slices without pauses, one each time the loop goes round, and nothing known before."""
    monkeypatch.setattr(pauses, "PAUSE", 0)
    monkeypatch.setattr(slices, "SLICE", 20_000)
    splits.cache_clear()
    yield
    splits.cache_clear()


def learner_deal(seed: int, rules: str = "classic") -> str:
    return format_shared(record(seed, rules), 0)


def kept(*deals: str, rules: str = "classic") -> dict[str, Any]:
    """What the browser keeps of a learner who has played these deals and is to guess."""
    walk = begin("capstone", Progress().with_rules(rules), seed=1)
    for line in deals:
        walk.run.keep_deal(line)
    walk.run._go([one.kind for one in walk.run.steps].index("post-mortem"))
    walk.run._remember()
    return dict(json.loads(json.dumps({"progress": walk.run.progress.to_json()})))


def say(lesson: Lesson, intent: str, **fields: Any) -> None:
    lesson._handle_custom_msg({"intent": intent, "id": 1, **fields}, [])


def opened(saves: dict[str, Any]) -> tuple[Lesson, list[dict[str, Any]]]:
    lesson, heard = Lesson("capstone", seed=1), []
    lesson.send = heard.append
    say(lesson, "hello", saves=saves)
    return lesson, heard


async def until(found: Callable[[], bool], most: int = 4000) -> int:
    """Wait, and return how often the page could have been asked something meanwhile."""
    for times in range(most):
        if found():
            return times
        await asyncio.sleep(0)
    raise AssertionError("it never came")


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def table(view: dict[str, Any]) -> list[list[str]]:
    rows = [row["rows"] for row in view["board"]["rows"] if row["kind"] == "table"]
    return rows[0] if rows else []


def test_a_guess_is_answered_at_once_and_the_split_comes_by_itself() -> None:
    deals = [learner_deal(2), learner_deal(5)]

    async def test() -> None:
        lesson, _ = opened(kept(*deals))
        say(lesson, "answer", answer="memory")
        waiting = lesson.view
        assert is_waiting(waiting)
        assert waiting["feedback"]["title"] == "Your guess: My memory"
        assert [one["id"] for one in waiting["buttons"]] == ["next"]
        assert not table(waiting)
        assert await until(lambda: not is_waiting(lesson.view)) > 5
        assert lesson.view["event"] == waiting["event"], (
            "a tap meanwhile was meant for this picture"
        )
        assert lesson.view["say"] != waiting["say"], "a screen reader hears that it is there"
        assert table(lesson.view)[-1][0] == "Result"

    run(test)


def test_how_far_it_is_is_told_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_panel, "TELL", 0.0)
    told: list[tuple[int, int]] = []

    async def test() -> None:
        lesson, _ = opened(kept(learner_deal(2)))
        say(lesson, "answer", answer="luck")

        def seen() -> bool:
            rows = [row for row in lesson.view["board"]["rows"] if row["kind"] == "working"]
            told.extend((row["done"], row["all"]) for row in rows)
            assert all(
                f"{row['done']} of {row['all']}" in row["text"] for row in rows if row["all"]
            )
            return not rows

        await until(seen)

    run(test)
    assert told == sorted(told)
    assert len(set(told)) > 5
    assert told[-1][0] <= told[-1][1]


def test_the_page_answers_between_two_slices() -> None:
    deals = [learner_deal(2), learner_deal(5)]

    async def test() -> None:
        lesson, heard = opened(kept(*deals))
        say(lesson, "answer", answer="luck")
        event = lesson.view["event"]
        for _ in range(3):
            await asyncio.sleep(0)
        assert is_waiting(lesson.view)
        say(lesson, "button", button="next", event=event)
        assert lesson.view["event"] == event + 1
        assert "Deal 2 of 2" in lesson.view["board"]["rows"][0]["lines"][0]
        assert lesson.view["input"]["kind"] == "choice"
        assert not any("error" in one for one in heard)
        # Both go on: a guess about the second deal is followed by its split.
        say(lesson, "answer", answer="luck")
        await until(lambda: bool(table(lesson.view)))

    run(test)


@pytest.mark.parametrize("rules", ["classic", "schnapsen", "santase", "bicycle", "too long"])
def test_slices_show_what_is_shown_without_them(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = rules == "too long"
    rules = "classic" if long else rules
    if long:
        monkeypatch.setattr(review, "NODES", 25_000)
    deals = [learner_deal(seed, rules) for seed in (1, 4)]
    saves = kept(*deals, rules=rules)
    walk = begin("capstone", Progress.from_json(saves["progress"]), seed=1)
    shown = []
    for _ in deals:
        walk.run.answer("regret")
        shown.append(lesson_view(walk.run))
        walk.run.press("next")
    assert all(map(table, shown)) is not long
    splits.cache_clear()

    async def test() -> None:
        lesson, _ = opened(saves)
        for one in shown:
            say(lesson, "answer", answer="regret")
            await until(lambda: not is_waiting(lesson.view))
            for part in ("board", "feedback", "buttons", "say"):
                assert lesson.view[part] == one[part]
            say(lesson, "button", button="next")

    run(test)


def test_a_page_that_is_closed_stops_the_work_and_opened_again_it_goes_on() -> None:
    deal = learner_deal(2)
    saved: dict[str, Any] = {}

    async def closed() -> None:
        lesson, heard = opened(kept(deal))
        say(lesson, "answer", answer="luck")
        saved["progress"] = next(one for one in heard if "save" in one)["save"]["value"]
        await asyncio.sleep(0)
        lesson.close()
        at = splits(deal).at
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert not splits(deal).done
        assert splits(deal).at == at
        assert not lesson._working

    run(closed)

    async def again() -> None:
        lesson, _ = opened(json.loads(json.dumps(saved)))
        assert is_waiting(lesson.view)
        await until(lambda: not is_waiting(lesson.view))
        assert table(lesson.view)

    run(again)
    assert parts_of(deal) is not None


def test_the_work_begins_before_it_is_asked_for() -> None:
    deal = learner_deal(2)

    async def test() -> None:
        lesson, _ = opened(kept(deal))
        await until(lambda: splits(deal).done)
        say(lesson, "answer", answer="luck")
        assert table(lesson.view)

    run(test)


def test_without_a_kernel_it_is_worked_out_at_once() -> None:
    lesson, _ = opened(kept(learner_deal(2)))
    say(lesson, "answer", answer="luck")
    assert table(lesson.view)


def test_work_that_fails_is_no_end_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = learner_deal(2)

    async def test() -> None:
        lesson, heard = opened(kept(deal))
        with monkeypatch.context() as broken:
            broken.setattr(splits(deal), "_begin", lambda: 1 / 0)
            say(lesson, "answer", answer="luck")
            await until(lambda: not lesson._working)
        assert is_waiting(lesson.view)
        say(lesson, "button", button="nonsense")
        await until(lambda: bool(table(lesson.view)))
        assert not any("error" in one for one in heard)

    run(test)
