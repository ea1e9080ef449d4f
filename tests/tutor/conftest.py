"""Makes the modules beside the tests importable, and the tables of facts."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "facts")]
