"""Two pages of the course open at once, in one real browser: neither loses what the other kept."""

from __future__ import annotations

import json
from typing import Any

from panel_learner import sit_down

HEARD = "old => Number(document.querySelector('.lesson-panel').dataset.event) > old"


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
    assert {"one-trick"} <= set(learned(second))
    # The first page hears of it by itself, and its next answer keeps both.
    first.wait_for_function(HEARD, arg=before)
    one.step()
    assert {"six-ranks", "one-trick"} <= set(learned(first))
    second.close()
