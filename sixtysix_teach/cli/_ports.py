"""Finding a port to serve on."""

from __future__ import annotations

import socket

from sixtysix_teach.errors import SixtySixError

TRIED = 50


def is_free(port: int, host: str) -> bool:
    """Return whether *port* can be listened on at *host*."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        # A port just left by the last run is free: servers set this option, too.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def first_free(port: int, host: str) -> int:
    """Return the first free port from *port* upward, or raise `SixtySixError`."""
    for candidate in range(port, min(port + TRIED, 65536)):
        if is_free(candidate, host):
            return candidate
    raise SixtySixError(f"no free port from {port} to {port + TRIED - 1} at {host}")
