"""The files make sense to somebody who has only them: no path of one machine, no secret, no note
to oneself, and a built front end that says it is built."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = {".py", ".md", ".toml", ".ts", ".js", ".mjs", ".css", ".json", ".ipynb", ".j2", ".html"}
TEXT |= {".yml", ".yaml", ".txt", ".cfg", ".sh", ""}
PATTERNS = {
    "a path of one machine": re.compile(r"(?<![\w.])/(?:home|Users|root|work|opt)/\w+"),
    "a private address": re.compile(r"https?://(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d"),
    "a note to oneself": re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b"),
    "a key": re.compile(r"BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY"),
}


def tracked() -> list[Path]:
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.suffix in TEXT and path.is_file()]


def test_no_file_speaks_of_one_machine() -> None:
    files = tracked()
    if not files:
        pytest.skip("not a git checkout")
    found = []
    for path in files:
        if path == Path(__file__) or path.name == "package-lock.json":
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [
            f"{path.relative_to(ROOT)}: {what}: {match.group()}"
            for what, pattern in PATTERNS.items()
            for match in [pattern.search(text)]
            if match
        ]
    assert found == []


BUILT = sorted((ROOT / "widgets" / "sixtysix_widgets" / "static").glob("*.[jc]s*"))


@pytest.mark.parametrize("path", BUILT, ids=lambda p: p.name)
def test_a_built_file_says_so_and_asks_nobody(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "built" in text.splitlines()[0].lower()
    hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org"}
    assert hosts == set(), "a widget must work with no network at all"
