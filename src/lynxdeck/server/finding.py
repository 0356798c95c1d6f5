"""What `lynxdeck doctor` finds, one thing at a time."""

from collections.abc import Callable
from typing import Literal

import msgspec

Area = Literal["config", "store", "clock", "limits"]
Level = Literal["fine", "mind", "wrong"]
"""`mind` is worth a thought; only what is `wrong` must be mended."""
Told = Callable[[int, int], None]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    area: Area
    level: Level
    sentence: str
    advice: str = ""
