"""What takes seconds to work out, done in slices, so that a page answers in between.

Nobody here knows who waits: a page works a slice in its pauses, a script takes the result at once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

Found = TypeVar("Found")


class Slices(Protocol):
    """Something that is worked out bit by bit."""

    @property
    def done(self) -> bool:
        """Whether it is worked out."""

    def slice(self) -> None:
        """Work a little on it."""


@runtime_checkable
class WorkingStage(Protocol):
    """A step of a lesson in which something takes seconds to work out.

    With ``in_slices`` somebody works on it between what the learner does, and until it is done the
    step says how far it is; else it is worked out at once when it is shown.
    """

    in_slices: bool

    def works(self) -> Iterable[Slices]:
        """Return what is waited for, then what will be."""


def work_on(stage: object) -> bool:
    """Work a slice of what *stage* waits for; return whether there was anything left to do."""
    if isinstance(stage, WorkingStage):
        for work in stage.works():
            if not work.done:
                work.slice()
                return True
    return False


def working_row(text: str, done: int, all_: int) -> dict[str, Any]:
    """Return the row of a board that says how far something is."""
    return {"kind": "working", "label": "", "text": text, "done": done, "all": all_}


def is_waiting(view: dict[str, Any]) -> bool:
    """Return whether a lesson's view says that something is still being worked out."""
    rows = (view["board"] or {}).get("rows", ())
    return any(row["kind"] == "working" for row in rows)


class Work(Generic[Found]):
    """One thing that is worked out bit by bit: ``begin`` starts it, and says how far it is.

    >>> def count():
    ...     for number in range(3):
    ...         yield number, 3
    ...     return "all"
    >>> work = Work(count)
    >>> work.slice(), work.slice(), work.at, work.done
    (None, None, (1, 3), False)
    >>> work.result()
    'all'
    """

    def __init__(self, begin: Callable[[], Generator[tuple[int, int], None, Found]]) -> None:
        self._begin = begin
        self._going: Generator[tuple[int, int], None, Found] | None = None
        self._found: list[Found] = []
        self.at = (0, 0)

    @property
    def done(self) -> bool:
        """Whether it is worked out."""
        return bool(self._found)

    def slice(self) -> None:
        """Work a little on it; what fails begins again the next time."""
        if self.done:
            return
        self._going = self._going or self._begin()
        try:
            self.at = next(self._going)
        except StopIteration as done:
            self._found.append(done.value)
            self._going = None
        except BaseException:
            self._going = None
            raise

    def result(self) -> Found:
        """Return what comes out, once all of it is worked out."""
        while not self._found:
            self.slice()
        return self._found[0]
