"""Where the third game is known: what a process needs to play it."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = "tests.third.topper"
"""All that is registered."""


def environment(**more: str) -> dict[str, str]:
    """The environment of a process that knows the third game; this package must be found too."""
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "LYNXDECK_GAMES": PACKAGE,
        **more,
    }
