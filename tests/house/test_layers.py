"""One staircase: imports go down only.

The floors are those of the map in CONTRIBUTING.md. A new module must be given its floor here;
that is the moment to ask whether it belongs where it was put.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KIT = ROOT / "sixtysix_teach"
WIDGETS = ROOT / "widgets" / "sixtysix_widgets"

FLOORS: dict[str, int] = {
    "errors": 0,
    "seats": 0,
    "cards": 1,
    "content": 1,
    "rules": 2,
    "rules_check": 2,
    "presets": 2,
    "phrases": 2,
    "actions": 3,
    "moments": 3,
    "duties": 4,
    "public": 4,
    "deal": 4,
    "legality": 5,
    "scoring": 5,
    "state": 5,
    "observation": 6,
    "match": 6,
    "consistency": 6,
    "notation": 7,
    "view": 8,
    "solver": 8,
    "opponents": 9,
    "tutor": 10,
    "shoe": 7,
    "chance": 7,
    "session": 11,
    "session_view": 11,
    "session_save": 11,
    "coach": 11,
    "narration": 11,
    "puzzles": 11,
    "classroom": 12,
    "cli": 12,
}

# Modules that are one thing in several files, and so may name each other.
TOGETHER = (
    {"rules", "rules_check", "presets"},
    {"legality", "scoring", "state"},
    {"public", "duties", "deal"},
    {"observation", "consistency"},
    {"session", "session_view", "session_save", "narration", "coach"},
)

# Above or beside all the same, each for a reason.
EXCEPTIONS = {
    ("state", "observation"): "a state hands out what one seat may know of it",
    ("public", "scoring"): "what everybody sees includes how the deal ended",
}

# Below, and still not wanted.
FORBIDDEN = {
    ("solver", "notation"): "the solver works on states, never on text",
    ("tutor", "view"): "the tutor names facts; the view shows them",
    ("state", "solver"): "rules never ask the solver",
}


def imported(file: Path) -> Iterator[tuple[str, int]]:
    """Every import in *file* as an absolute name, with its line; not those for type checkers."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in for_types:
            continue
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                package = file.relative_to(KIT.parent if KIT in file.parents else WIDGETS.parent)
                above = package.with_suffix("").parts[: -node.level]
                module = ".".join([*above, *filter(None, [module])])
            yield module, node.lineno
            # "from sixtysix_teach import state" may name a module, too
            yield from ((f"{module}.{alias.name}", node.lineno) for alias in node.names)


def part(dotted: str) -> str | None:
    """The first name under ``sixtysix_teach``, when it is a module or a package there."""
    top, _, rest = dotted.partition(".")
    name = rest.partition(".")[0]
    if top != "sixtysix_teach" or not name:
        return None
    return name if (KIT / name).is_dir() or (KIT / f"{name}.py").is_file() else None


def allowed(importer: str, other: str) -> bool:
    if importer == other or (importer, other) in EXCEPTIONS:
        return True
    if (importer, other) in FORBIDDEN:
        return False
    if any({importer, other} <= family for family in TOGETHER):
        return True
    return FLOORS[other] < FLOORS[importer]


MODULES = sorted(p for p in KIT.rglob("*.py") if p.parent != KIT or p.name != "__init__.py")


def test_every_module_has_a_floor() -> None:
    names = {path.relative_to(KIT).parts[0].removesuffix(".py") for path in MODULES}
    assert names - set(FLOORS) == set(), "give it a floor in FLOORS and in CONTRIBUTING.md"


@pytest.mark.parametrize("file", MODULES, ids=lambda p: str(p.relative_to(KIT)))
def test_imports_go_down(file: Path) -> None:
    importer = file.relative_to(KIT).parts[0].removesuffix(".py")
    wrong = [
        f"{file.name}:{line} imports {other}"
        for dotted, line in imported(file)
        if (other := part(dotted)) is not None and not allowed(importer, other)
    ]
    assert wrong == []


@pytest.mark.parametrize("file", MODULES, ids=lambda p: str(p.relative_to(KIT)))
def test_the_kit_imports_nothing_of_jupyter_and_not_the_widgets(file: Path) -> None:
    banned = {"sixtysix_widgets", "ipywidgets", "anywidget", "IPython", "traitlets", "voila"}
    banned |= {"jupyter_server", "jupyter_core", "jupyterlab", "ipykernel", "nbformat", "numpy"}
    assert [name for name, _ in imported(file) if name.partition(".")[0] in banned] == []


@pytest.mark.parametrize(
    "file", sorted(WIDGETS.glob("*.py")), ids=lambda p: str(p.relative_to(WIDGETS))
)
def test_the_widgets_use_only_public_names_of_the_kit(file: Path) -> None:
    private = [
        f"{name}:{line}"
        for name, line in imported(file)
        if name.startswith("sixtysix_teach.")
        and any(word.startswith("_") for word in name.split("."))
    ]
    assert private == []
