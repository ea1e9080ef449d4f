"""Makes ``python -m sixtysix_teach.cli`` the same as ``sixtysix``."""

import sys

from sixtysix_teach.cli import main

if __name__ == "__main__":
    sys.exit(main())
