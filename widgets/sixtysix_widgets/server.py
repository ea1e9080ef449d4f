"""The app's server: Voila on the lessons, with the kit's template, warm kernels and a home page.

Voila is extended in three places, because its settings do not reach them: the root address leads
to the home page; a page sets the cookie that lets it release its kernel when it is closed; and the
warm kernels of the lessons start after that of the home page, so that the first page comes first.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import threading
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sixtysix_widgets.places import JUPYTER_CONFIG, JUPYTER_DATA, TEMPLATE, lessons_folder

HOME = "app.ipynb"
HOST = "127.0.0.1"
PORT = 6600

EXTENSIONS = (
    "anywidget",
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "sixtysix-patience",
)
"""The front-end extensions a page may load; without the third, no widget is shown at all.

The last is ours: see its ``patience.js``.
"""

IDLE_SECONDS = 600
"""A kernel whose page is gone without saying so is ended after this time."""


@dataclass(frozen=True)
class Settings:
    """What `serve` needs to know."""

    port: int = PORT
    ip: str = HOST
    pool: int = 1
    lessons: Path = field(default_factory=lessons_folder)
    show_tracebacks: bool = False
    on_ready: Callable[[], None] | None = None

    @property
    def address(self) -> str:
        """The address to open: always the same host name, for progress is kept by address."""
        host = HOST if self.ip in ("", "0.0.0.0", "::", "localhost") else self.ip
        return f"http://{host}:{self.port}/"

    def with_ready(self, on_ready: Callable[[], None]) -> Settings:
        """Return these settings with *on_ready* to be called once the home page can be shown."""
        return replace(self, on_ready=on_ready)


def pools(lessons: Path, size: int) -> dict[str, int]:
    """Return how many warm kernels each notebook gets, the home page first.

    Home, the play page and the first two lessons get *size* each; later lessons start on demand,
    which costs about a second more.
    """
    numbered = sorted(path.name for path in lessons.glob("[0-9]*.ipynb"))[:2]
    wanted = [HOME, *numbered, "play.ipynb"]
    return {name: size for name in wanted if size > 0 and (lessons / name).is_file()}


def prepare_paths() -> None:
    """Put the kit's template and settings first on Jupyter's search paths, for this process."""
    for name, folder in (("JUPYTER_PATH", JUPYTER_DATA), ("JUPYTER_CONFIG_PATH", JUPYTER_CONFIG)):
        old = [part for part in os.environ.get(name, "").split(os.pathsep) if part]
        if str(folder) not in old:
            os.environ[name] = os.pathsep.join([str(folder), *old])


def configuration(settings: Settings) -> Any:
    """Return Voila's whole configuration for *settings*."""
    from traitlets.config import Config

    config = Config()
    config.Voila.ip = settings.ip
    config.Voila.port = settings.port
    config.Voila.port_retries = 0
    config.Voila.open_browser = False
    config.Voila.log_level = logging.ERROR
    config.Voila.config_file_paths = []
    config.VoilaConfiguration.template = TEMPLATE
    config.VoilaConfiguration.classic_tree = True
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.show_tracebacks = settings.show_tracebacks
    config.MappingKernelManager.cull_idle_timeout = IDLE_SECONDS
    config.MappingKernelManager.cull_interval = 30
    sizes = pools(settings.lessons, settings.pool)
    if sizes:
        config.VoilaConfiguration.preheat_kernel = True
        config.VoilaKernelManager.kernel_pools_config = _pool_config(
            {name: size for name, size in sizes.items() if name == HOME}
        )
        # Refill only when the page just opened has loaded: two cores are enough then.
        config.VoilaKernelManager.fill_delay = 3
    if sys.platform.startswith("linux"):
        # Local sockets: nothing listens on the network but the page itself. (On macOS the socket
        # paths of its temporary folder would be too long; Windows has none.)
        config.KernelManager.transport = "ipc"
    return config


def _pool_config(sizes: dict[str, int]) -> dict[str, dict[str, int]]:
    return {
        "default": {"pool_size": 0},
        **{name: {"pool_size": size} for name, size in sizes.items()},
    }


def make_app(settings: Settings) -> Any:
    """Return the Voila application for *settings*, initialised but not started."""
    prepare_paths()
    # Imported here: Voila reads Jupyter's search paths while it is imported.
    from sixtysix_widgets._voila import SixtySixVoila

    app = SixtySixVoila(config=configuration(settings))
    app.later_pools = pools(settings.lessons, settings.pool)
    app.initialize([str(settings.lessons)])
    return app


def serve(settings: Settings) -> None:
    """Run the app until it is stopped (Ctrl-C or SIGTERM); all kernels end with it."""
    # Kernels bring a debugger nobody uses here; without this each may print its warning.
    os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    logging.getLogger("tornado.general").addFilter(_is_worth_reading)
    app = make_app(settings)
    if settings.on_ready is not None:
        threading.Thread(
            target=_tell_when_ready, args=(settings, settings.on_ready), daemon=True
        ).start()
    app.start()


def _is_worth_reading(record: logging.LogRecord) -> bool:
    """Return False for one harmless warning that newer Tornado gives about Jupyter's settings.

    Do not silence it with ``ws_ping_timeout``: one as short as the interval between pings makes
    Jupyter close every connection at its first ping, half a minute after the page was opened.
    """
    return "websocket_ping_timeout" not in record.getMessage()


def _tell_when_ready(settings: Settings, on_ready: Callable[[], None]) -> None:
    """Call *on_ready* once the server answers and the home page's kernel has had its time."""
    url = settings.address + "ready"
    for _ in range(600):
        try:
            with urllib.request.urlopen(url, timeout=2) as answer:
                if json.load(answer)["warm"]:
                    on_ready()
                    return
        except (OSError, ValueError):
            pass
        time.sleep(0.1)
