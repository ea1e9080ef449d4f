"""The ``sixtysix`` command: one small file for each thing it does.

Each file has a ``register(subparsers)`` that adds its own arguments and sets ``run``, a function
from the parsed arguments to the exit status: 0 fine, 1 something to mend (or an illegal action),
2 cannot be read or asked.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version

from sixtysix_teach.errors import SixtySixError

COMMANDS = (
    *("app", "lab", "play", "legal", "hint", "explain", "solve", "guaranteed", "odds"),
    *("replay", "deal", "rules", "doctor"),
)
"""The commands in the order of ``sixtysix --help``; each is a module of this package."""


def installed_version() -> str:
    """Return the version of the installed kit, or "not installed" when run from a bare folder."""
    try:
        return version("sixtysix-teach")
    except PackageNotFoundError:
        return "not installed"


class _Help(argparse.HelpFormatter):
    """Leaves room for the longest command; argparse forgets how far commands are indented."""

    def add_argument(self, action: argparse.Action) -> None:
        """Take note of an argument, of commands with their indent."""
        super().add_argument(action)
        self._action_max_length += 2 * (action.nargs == argparse.PARSER)


def build_parser(commands: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser that knows *commands*; only their modules are imported."""
    parser = argparse.ArgumentParser(
        prog="sixtysix",
        description="Learn and play the card game Sixty-six.",
        epilog="'sixtysix COMMAND --help' explains one command.",
        formatter_class=_Help,
    )
    parser.add_argument("--version", action="version", version=f"sixtysix {installed_version()}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in commands:
        importlib.import_module(f"{__name__}.{name}").register(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line *argv* (by default that of this process) and return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    # A named command loads only its own module, so that none waits for another's imports.
    wanted = [words[0]] if words and words[0] in COMMANDS else list(COMMANDS)
    arguments = build_parser(wanted).parse_args(words)
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        return run(arguments)
    except SixtySixError as error:
        print(f"sixtysix: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        # The reader of our output, "head" for instance, has seen enough.
        sys.stderr.close()
        return 0
