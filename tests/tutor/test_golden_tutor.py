"""What the tutor says is what the golden files show."""

import pytest
from golden_tutor import DEALS, examples, fact_list, tutor_files, walk
from regenerate_golden import COMMAND, GOLDEN

HINT = f"the tutor says something else than tests/golden/tutor; if that is right, run: {COMMAND}"


def stored(name: str) -> str:
    return (GOLDEN / "tutor" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("profile", "seed"), DEALS)
def test_a_deal_is_told_as_it_always_was(profile: str, seed: int) -> None:
    assert stored(f"{profile}-{seed}.txt") == walk(profile, seed), HINT


def test_every_fact_is_told_as_it_always_was() -> None:
    assert stored("facts.txt") == fact_list(), HINT


def test_every_kind_of_explanation_is_told_as_it_always_was() -> None:
    assert stored("explanations.txt") == examples(), HINT


def test_there_are_no_other_files() -> None:
    found = {f"tutor/{path.name}" for path in (GOLDEN / "tutor").glob("*")}
    assert found == set(tutor_files())
