"""``sixtysix app``: the lessons and the table in the browser."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from sixtysix_teach.cli._front import front, open_browser
from sixtysix_teach.cli._ports import first_free, is_free
from sixtysix_teach.errors import SixtySixError


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "app",
        help="open the lessons and the table in the browser",
        description="Starts the app on this computer and opens it in the browser. Ctrl-C ends it.",
    )
    parser.add_argument("--port", type=int, help="the port to use (6600, or the next free one)")
    parser.add_argument(
        "--ip", default="127.0.0.1", help="where to listen: 0.0.0.0 lets the whole network in"
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="only print the address, open nothing"
    )
    parser.add_argument(
        "--pool", type=int, default=1, metavar="N", help="warm kernels for each main page (1)"
    )
    parser.add_argument(
        "--lessons", type=Path, metavar="FOLDER", help="another folder of notebooks"
    )
    parser.add_argument(
        "--debug", action="store_true", help="show what went wrong on a page that fails"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve the app until it is stopped."""
    server = front("server")
    lessons = (arguments.lessons or server.lessons_folder()).resolve()
    if not any(lessons.glob("*.ipynb")):
        print(f"sixtysix: there is no notebook in {lessons}", file=sys.stderr)
        return 1
    settings = server.Settings(
        port=_choose_port(arguments.port, server.PORT, arguments.ip),
        ip=arguments.ip,
        pool=max(0, arguments.pool),
        lessons=lessons,
        show_tracebacks=arguments.debug,
    )
    print(f"Starting the app at {settings.address}", flush=True)

    def announce() -> None:
        opened = not arguments.no_browser and open_browser(settings.address)
        print(f"Ready. {'Opened' if opened else 'Open'} {settings.address}", flush=True)
        if arguments.ip not in ("127.0.0.1", "localhost", "::1"):
            print("Everybody who can reach this computer on the network can use it.", flush=True)
        print("Ctrl-C ends it.", flush=True)

    server.serve(settings.with_ready(announce))
    print("\nThe app has ended. Progress is kept in the browser.", flush=True)
    return 0


def _choose_port(asked: int | None, usual: int, host: str) -> int:
    """Return the port to use; only the usual one may give way to another."""
    if asked is not None:
        if not is_free(asked, host):
            raise SixtySixError(f"port {asked} is taken; leave out --port to use the next free one")
        return asked
    port = first_free(usual, host)
    if port != usual:
        print(
            f"Port {usual} is taken, so the app uses {port}.\n"
            "Progress belongs to the address: at this one it starts from zero. If the app already\n"
            f"runs in another window, use that: http://127.0.0.1:{usual}/",
            file=sys.stderr,
            flush=True,
        )
    return port
