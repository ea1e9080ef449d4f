"""Two pages of the course open at once, in one real browser: neither loses what the other kept."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from browser_tools import keep, kept_until
from course_learner import learner_at
from panel_learner import sit_down

from sixtysix_teach.classroom import LessonRun

HEARD = "old => Number(document.querySelector('.lesson-panel').dataset.event) > old"

KEPT = """names => {
  const { lessons } = JSON.parse(localStorage.getItem('sixtysix:progress') || '{"lessons": {}}');
  return names.every(name => name in lessons);
}"""


def learned(page: Any) -> dict[str, Any]:
    lessons: dict[str, Any] = json.loads(
        page.evaluate("localStorage.getItem('sixtysix:progress')")
    )["lessons"]
    return lessons


def test_a_lesson_left_open_does_not_undo_another(app_server: Any, watched: Any) -> None:
    first, second = watched, watched.context.new_page()
    for page, name in ((first, "01_six_ranks.ipynb"), (second, "02_one_trick.ipynb")):
        page.goto(app_server.page(name))
    one, two = sit_down(first), sit_down(second)
    one.step()
    before = int(one.moment() or 0)
    two.step()
    # The page may have moved on because it heard of the other one: then its answer comes next.
    second.wait_for_function(KEPT, arg=["six-ranks", "one-trick"])
    # The first page hears of it by itself, and its next answer keeps both.
    first.wait_for_function(HEARD, arg=before)
    one.step()
    first.wait_for_function(KEPT, arg=["six-ranks", "one-trick"])
    second.close()


def entry(page: Any, number: int) -> Any:
    """A lesson in the list at home."""
    return page.locator(f".home [data-spot='lesson:{number}']")


def open_home(server: Any, page: Any) -> None:
    page.goto(server.page("app.ipynb"))
    page.locator(".home .cont a").wait_for(timeout=60_000)
    # The view of a browser that has kept nothing comes before the one of what it has kept.
    page.wait_for_load_state("networkidle")


def test_home_shows_what_is_done_in_another_tab(app_server: Any, watched: Any) -> None:
    """An item answered, then a lesson finished; nobody loads the home page again."""
    keep(app_server, watched, kept_until("six-ranks", in_the_check))
    open_home(app_server, watched)
    watched.evaluate("() => { window.loadedOnce = true; }")
    assert "not started" in entry(watched, 2).inner_text()
    lesson = watched.context.new_page()
    lesson.goto(app_server.page("02_one_trick.ipynb"))
    sit_down(lesson).step()
    entry(watched, 2).get_by_text("started, step 1 of").wait_for(timeout=20_000)
    lesson.goto(app_server.page("01_six_ranks.ipynb"))
    sit_down(lesson).take()
    entry(watched, 1).get_by_text(", mastered").wait_for(timeout=20_000)
    assert watched.locator(".home .cont h2").inner_text() == "One trick"
    assert watched.evaluate("() => window.loadedOnce")
    lesson.close()


def in_the_check(run: LessonRun) -> bool:
    return run.steps[run.at].kind == "mastery"


def test_a_progress_file_reaches_the_tabs_that_are_open(
    app_server: Any, watched: Any, tmp_path: Path
) -> None:
    """Read at home in one tab, it is in a second home, and in a lesson, which goes on there."""
    far = kept_until("one-trick", lambda run: run.steps[run.at].kind == "practice")
    file = tmp_path / "progress.json"
    file.write_text(far.mastered("six-ranks", now=time.time()).to_text(), encoding="utf-8")
    lesson, other = watched.context.new_page(), watched.context.new_page()
    lesson.goto(app_server.page("02_one_trick.ipynb"))
    learner = sit_down(lesson)
    open_home(app_server, other)
    open_home(app_server, watched)
    watched.locator(".home input[type=file]").set_input_files(file)
    for home in (watched, other):
        entry(home, 1).get_by_text(", mastered").wait_for(timeout=20_000)
        entry(home, 2).get_by_text("started, step").wait_for(timeout=20_000)
    step = far.lesson("one-trick").step + 1
    lesson.get_by_text(f"Step {step} of").first.wait_for(timeout=20_000)
    # The next answer there goes on from the file, and loses nothing of it.
    learner_at(lesson, "one-trick", "mouse")
    learner.press(".acts [data-button='hint']")
    lesson.locator(".fb.note").wait_for(timeout=20_000)
    after = learned(lesson)
    assert after["six-ranks"]["state"] == "mastered"
    assert after["one-trick"]["step"] == far.lesson("one-trick").step
    assert after["one-trick"]["done"] == far.lesson("one-trick").done + 2
    for page in (lesson, other):
        page.close()
