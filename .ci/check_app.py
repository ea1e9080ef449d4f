"""Fetch the app's home page from a running server and look for errors in it: check_app.py URL."""

from __future__ import annotations

import json
import sys
import time
import urllib.request

PATIENCE = "voila/labextensions/sixtysix-patience/static/patience.js"
FAILED = ("There was an error when executing cell", "An exception occurred", "data-page-error")


def main(url: str) -> int:
    """Return 0 when the server at *url* becomes ready in time and its home page is fine."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(url + "ready", timeout=5) as answer:
                if json.load(answer)["warm"]:
                    break
        except OSError:
            pass
        time.sleep(0.2)
    else:
        print("the app did not start")
        return 1
    with urllib.request.urlopen(url, timeout=60) as answer:
        page = answer.read().decode()
    found = [phrase for phrase in FAILED if phrase in page]
    if answer.status != 200 or found or 'id="rendered_cells"' not in page:
        print(f"the home page is not fine: {answer.status} {found}\n{page[-3000:]}")
        return 1
    if "sixtysix-patience" not in page:
        print("the home page does not load the extension that lets a late page come")
        return 1
    # Raises when the wheel has left it out.
    urllib.request.urlopen(url + PATIENCE, timeout=60).close()
    print(f"The home page is fine: {len(page)} characters at {answer.url}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
