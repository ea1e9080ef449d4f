"""Runs the lines of "Show the computation" as a reader would, and finds the figures in texts."""

from __future__ import annotations

import ast
import io
import re
import sys
from contextlib import redirect_stdout
from decimal import Decimal
from functools import cache

import sixtysix_teach

LINES = 10
CARD = re.compile(r"\b[ATKQJ9][SHDC]\b")
NUMBER = re.compile(r"\d+(?:[.,]\d{3})*(?:\.\d+)?")


@cache
def run(code: str) -> str:
    """What *code* prints in a fresh namespace."""
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(code, "<computation>", "exec"), {"__name__": "__main__"})
    return out.getvalue()


def figures(text: str) -> set[Decimal]:
    """The numbers in *text* without their signs; cards are none."""
    found = NUMBER.findall(CARD.sub(" ", text))
    return {Decimal(one.replace(",", "")).normalize() for one in found}


def cards(text: str) -> set[str]:
    """The cards that are named in *text*."""
    return set(CARD.findall(text))


def faults(code: str) -> list[str]:
    """What keeps a reader from running *code*: it is too long, or imports from another door."""
    tree = ast.parse(code)
    found = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Import)]
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or node.module in sys.stdlib_module_names:
            continue
        names = {alias.name for alias in node.names}
        if node.module != "sixtysix_teach" or not names <= set(sixtysix_teach.__all__):
            found.append(ast.unparse(node))
    if len([line for line in code.splitlines() if line.strip()]) > LINES:
        found.append("too many lines")
    return found
