"""Voila with the few changes that its settings do not allow. Import it only through `server`."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

from jupyter_core.utils import run_sync
from jupyter_server.utils import url_path_join
from tornado import web
from tornado.ioloop import IOLoop
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler

from sixtysix_widgets.server import HOME, _pool_config


class LessonPage(TornadoVoilaHandler):
    """A page that may end its own kernel.

    Voila's pages ask for that when they are closed, but are refused: the request carries a token
    that is only known after something has set its cookie. Reading the token sets it.
    """

    async def get(self, path: str | None = None) -> None:
        """Set the cookie, then write the page."""
        _ = self.xsrf_token
        await super().get(path)


class Ready(BaseVoilaHandler):
    """Says whether the home page can be shown without waiting for its kernel."""

    def get(self) -> None:
        """Answer with a small JSON object."""
        self.set_header("Cache-Control", "no-store")
        self.finish({"app": "sixtysix", "warm": self.settings["voila"].home_is_warm()})


class NoSuchPage(BaseVoilaHandler):
    """The kit's own "no such page" for every address nothing else answers."""

    def get(self) -> None:
        """Refuse."""
        raise web.HTTPError(404)


class SixtySixVoila(Voila):
    """Voila with a home page, pages that release their kernel, and warm kernels in turn."""

    later_pools: dict[str, int] = {}

    def init_handlers(self) -> list[Any]:
        """Return Voila's handlers with ours in their places."""
        settings = {"voila_configuration": self.voila_configuration}
        root, ours = self.server_url, []
        if (Path(self.root_dir) / HOME).is_file():
            target = url_path_join(self.base_url, "voila/render", HOME)
            ours.append((root, web.RedirectHandler, {"url": target, "permanent": False}))
        ours.append((url_path_join(root, "ready"), Ready, settings))
        theirs = [
            (handler[0], LessonPage, *handler[2:]) if handler[1] is TornadoVoilaHandler else handler
            for handler in super().init_handlers()
        ]
        return [*ours, *theirs, (r".*", NoSuchPage, settings)]

    def listen(self) -> None:
        """Listen, and start the warm kernels of the other pages one after the other."""
        if self.later_pools:
            IOLoop.current().add_callback(self._fill_later)
        super().listen()

    def stop(self) -> None:
        """End the kernels first, then drop the folder with the sockets they are told through."""
        for _ in range(20):
            try:
                run_sync(self.kernel_manager.shutdown_all)(now=True)
                break
            except web.HTTPError:
                # A kernel is just starting: its number is known, but the manager cannot end it
                # yet. Let the start go on a little, then ask again.
                run_sync(asyncio.sleep)(0.2)
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def home_is_warm(self) -> bool:
        """Return whether the home page is rendered, or never will be ahead of a visit."""
        if HOME not in self.later_pools:
            return True
        # Voila keeps the tasks that start a pool's kernels; each has the rendering task in it.
        waiting = self.kernel_manager._pools.get(HOME, [])
        if not waiting:
            return True
        first = waiting[0]
        if not first.done():
            return False
        return first.exception() is not None or first.result()["task"].done()

    def _fill_later(self) -> None:
        self.kernel_manager.kernel_pools_config = _pool_config(self.later_pools)
        others = [name for name in self.later_pools if name != HOME]
        for turn, name in enumerate(others, start=1):
            self.kernel_manager.fill_if_needed(delay=2.0 * turn, notebook_name=name)
