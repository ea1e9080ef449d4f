"""Every lesson that stands can be mastered by who answers right.

Learners who hold one wrong belief are in the tests of each lesson, in ``lessons/``.
"""

from __future__ import annotations

import pytest
from learner import tags, take

from sixtysix_teach.classroom import lessons


@pytest.mark.parametrize("lesson", lessons())
@pytest.mark.parametrize("seed", range(3))
def test_a_learner_who_answers_right_masters_the_lesson(lesson: str, seed: int) -> None:
    walk = take(lesson, seed=seed)
    assert walk.run.record.state == "mastered"
    assert walk.run.record.diamonds == 2
    assert tags(walk) == set()
    assert walk.run.progress.errors == ()
    assert walk.views[-1]["summary"] is not None
