"""Makes the helper modules beside the tests importable, wherever pytest is started."""

import hashlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
# The tests expect English, whatever the person who runs them speaks.
for name in ("SIXTYSIX_LANG", "SIXTYSIX_LOCALE"):
    os.environ.pop(name, None)
# A shell starts what runs in its background deaf to Ctrl-C, and so would be what a test starts.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _own_secret(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Deals come from a secret of the test run, not from that of the person who runs it."""
    kept = os.environ.get("SIXTYSIX_HOME")
    from chances import CHANCE

    home = tmp_path_factory.mktemp("home")
    # A known one: what fails in one run fails in the next.
    (home / "deal-secret").write_bytes(hashlib.blake2b(CHANCE.encode(), digest_size=32).digest())
    os.environ["SIXTYSIX_HOME"] = str(home)
    yield
    if kept is None:
        del os.environ["SIXTYSIX_HOME"]
    else:
        os.environ["SIXTYSIX_HOME"] = kept


@pytest.fixture(scope="session", autouse=True)
def _quick_expert() -> Iterator[None]:
    """The expert of the menu thinks for a moment only, wherever a test plays against it."""
    from sixtysix_teach.opponents import OPPONENTS, ExpertPlayer

    expert = OPPONENTS["expert"]
    assert isinstance(expert, ExpertPlayer)
    rounds, expert.rounds = expert.rounds, 60
    yield
    expert.rounds = rounds
