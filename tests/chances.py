"""What is dealt and asked in a run of the tests; another text gives other deals and questions."""

import os

CHANCE = os.environ.get("SIXTYSIX_CHANCE", "the tests")
