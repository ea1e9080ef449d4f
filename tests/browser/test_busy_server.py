"""A server with much to do answers late, and so does a slow phone: the page comes all the same."""

from __future__ import annotations

from typing import Any

import pytest
from browser_tools import late_messages, wait_for_panel

LESSON = "01_six_ranks.ipynb"
# The widgets' state takes a while, and where the clock jumps it comes when those who wait for it
# are just about to give up: their two seconds are over when they look at the clock next.
CLOCK = """(() => {
  const now = Date.now;
  window.over = 0;
  Date.now = () => now() + window.over;
})();"""
LATE_STATE = """async data => {
  if (data.byteLength <= 20000) return;
  await new Promise(go => setTimeout(go, WAIT));
  window.over += JUMP;
  window.stateCame = true;
}"""

# The two seconds of anywidget are over before the widget's own script is there.
SLOW_PHONE = """(() => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = ms => {
    window.asked = true;
    return timeout(ms === 2000 ? 0 : ms);
  };
})();"""


@pytest.mark.parametrize(("wait", "jump"), [(700, 2500), (3000, 0), (6000, 0)])
def test_a_lesson_comes_whenever_its_state_does(
    app_server: Any, watched: Any, wait: int, jump: int
) -> None:
    """As the two seconds of ipywidgets end, after them, and after the four of its first try."""
    late = LATE_STATE.replace("WAIT", str(wait)).replace("JUMP", str(jump))
    watched.add_init_script(CLOCK + late_messages(down=late))
    answers_the_first_card(app_server, watched)
    assert watched.evaluate("window.stateCame"), "nothing was late"


def test_a_lesson_comes_on_a_slow_phone(app_server: Any, watched: Any) -> None:
    watched.add_init_script(SLOW_PHONE)
    answers_the_first_card(app_server, watched)
    assert watched.evaluate("window.asked"), "nothing was limited"


def test_a_lesson_comes_on_a_slow_machine_in_jupyterlab(lab_server: Any, watched: Any) -> None:
    watched.add_init_script(SLOW_PHONE)
    lab_server.open(watched, LESSON)
    first_card_is_answered(watched)
    assert watched.evaluate("window.asked"), "nothing was limited"


def answers_the_first_card(server: Any, page: Any) -> None:
    page.goto(server.page(LESSON))
    first_card_is_answered(page)


def first_card_is_answered(page: Any) -> None:
    wait_for_panel(page)
    page.locator(".lesson-panel [data-pick]").first.click()
    page.locator(".lesson-panel .acts .main").wait_for()
