"""Tools for the tests in a real browser: what it has kept, a kernel's end, fit and access."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import psutil
from learner import begin, step

from sixtysix_teach.classroom import LessonRun, Progress
from sixtysix_teach.classroom.answers import right_answer

# Only one rule asks for style sheets to be loaded again, and it is none that runs by default.
AXE = """async (within) => {
  if (!('axe' in window)) return null;
  const options = { resultTypes: ['violations'], preload: { assets: ['media'] } };
  return (await axe.run(within || document, options)).violations
    .map(one => `${one.id}: ${one.nodes.map(node => node.html).join(' ')}`);
}"""

# Messages to and from the kernel wait before they go on, each in its turn.
LATE_MESSAGES = """(() => {
  const up = UP, down = DOWN, Real = window.WebSocket;
  window.WebSocket = class extends Real {
    #up = Promise.resolve();
    #down = Promise.resolve();
    #hear = null;
    send(data) {
      const go = () => this.readyState === Real.OPEN && super.send(data);
      this.#up = this.#up.then(() => up(data)).then(go);
    }
    get onmessage() { return this.#hear; }
    set onmessage(hear) {
      this.#hear = hear;
      // Whoever hears by then: a connection that was given up hears nothing any more.
      super.onmessage = event => {
        this.#down = this.#down.then(() => down(event.data)).then(() => this.#hear?.(event));
      };
    }
  };
})();"""


def late_messages(*, down: str, up: str = "() => null") -> str:
    """A script for a page: *up* and *down* get each message, and return what it waits for."""
    return LATE_MESSAGES.replace("UP", up).replace("DOWN", down)


def keep(server: Any, page: Any, progress: Progress) -> None:
    """Let the browser have *progress* from earlier days."""
    page.goto(server.url + "nothing-here")
    text = json.dumps(progress.to_json())
    page.evaluate("text => localStorage.setItem('sixtysix:progress', text)", text)


def wait_for_panel(page: Any) -> None:
    """Wait until the panel shows what this browser has kept.

    Before, it shows what anybody is shown first; and the change from the one to the other is not
    the answer to anything done here.
    """
    page.wait_for_function(
        "() => document.querySelector('.lesson-panel')?.dataset.event > 0", timeout=60_000
    )


def kept_until(lesson: str, here: Callable[[LessonRun], bool]) -> Progress:
    """The progress of one who answered right until *here*."""
    walk = begin(lesson, seed=66, at=time.time())
    while not here(walk.run):
        assert step(walk, right_answer)
    return walk.run.progress


def kill_kernel(server: Any, page: Any) -> None:
    """Kill the kernel of *page*, and no other."""
    kernel = page.evaluate(
        "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
    )
    own = [
        process
        for process in psutil.Process(server.process.pid).children(recursive=True)
        if any(str(kernel) in word for word in process.cmdline())
    ]
    assert own, "the page's kernel was not found"
    for process in own:
        process.kill()


def small_or_over(page: Any) -> list[str]:
    """What of the panel is too small for a finger, or wider than the page."""
    found: list[str] = page.evaluate(
        """() => {
          const bad = [];
          const over = document.documentElement.scrollWidth - innerWidth;
          if (over > 0) bad.push(`page ${over}px too wide`);
          for (const one of document.querySelectorAll(
            '.lesson-panel button, .lesson-panel a.btn, .lesson-panel input')) {
            const box = one.getBoundingClientRect();
            if (box.width && (box.width < 44 || box.height < 44)) {
              bad.push(`${one.ariaLabel || one.textContent} ${box.width}x${box.height}`);
            }
          }
          return bad;
        }"""
    )
    return found


def answer_anything(panel: Any) -> None:
    """Go on by a tap: by the way on where there is one, else with any answer at all."""
    before = panel.get_attribute("data-event")
    if panel.locator(".acts button.main").count():
        panel.locator(".acts button.main").tap()
    elif panel.locator("input.number").count():
        panel.locator("input.number").fill("14")
        panel.locator("[data-send=number]").tap()
    elif panel.locator("input.slider").count():
        panel.locator("[data-send=number]").tap()
    elif panel.locator("[data-send=picks]").count():
        spots = panel.locator("[data-pick]").evaluate_all("all => all.map(o => o.dataset.spot)")
        for spot in spots:
            panel.locator(f"[data-spot='{spot}']").tap()
        panel.locator("[data-send=picks]").tap()
    else:
        panel.locator("[data-pick], [data-choice]").first.tap()
    panel.page.wait_for_function(
        "before => document.querySelector('.lesson-panel').dataset.event !== before", arg=before
    )


@cache
def _script() -> str:
    import axe_playwright_python

    return (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Any, within: str = "") -> list[str]:
    """What axe finds wrong with the page as it stands, or *within* a part: the rule, and where.

    The prose of a lesson stays as it is from question to question, and is most of its page: where
    many questions are looked at one after the other, the part that changes is enough.
    """
    found: list[str] | None = page.evaluate(AXE, within)
    if found is None:
        page.evaluate(_script())
        found = page.evaluate(AXE, within)
    assert found is not None
    return found
