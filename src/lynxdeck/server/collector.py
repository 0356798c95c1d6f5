"""When Python's collector looks for circles that nobody holds any more, and at how much at a time.

Left to itself it looks at all that tables keep, again and again: an eighth of every decision, and
pauses of half a second where many people play. So while they do it looks only at what is new, in
small bites, and at everything when nobody notices: what has come through one look mostly lives for
minutes, and would be looked at in between for nothing.
"""

import asyncio
import copy
import gc
import sys

from lynxdeck.server.services import Counts

YOUNG = 12_000
"""So much that is new is looked at together, in about a millisecond. Decisions that wait for the
disk are not to be looked at for nothing: 250 of them are some five thousand objects."""
NEVER = 1_000_000
LOOK_S = 5.0
"""Nobody plays if nothing has been counted for so long."""
GROWTH = 3_000_000
"""Pieces of memory, some 300 MB of them, that may pile up while people play on and on."""


def calm() -> None:
    """Leave alone what is there now, and look at the rest in small bites; `tidy` sees to it all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def tidy(counts: Counts) -> None:
    """Look at everything while nobody plays; if they never stop, before memory has doubled."""
    kept = sys.getallocatedblocks()
    while True:
        before = copy.copy(counts)
        await asyncio.sleep(LOOK_S)
        if (counts == before and is_due()) or has_grown(kept, sys.getallocatedblocks()):
            gc.collect()
            kept = sys.getallocatedblocks()


def is_due() -> bool:
    """Whether anything has come through a look since the last one at everything."""
    return gc.get_count()[1] > 0


def has_grown(kept: int, now: int) -> bool:
    """Whether so much has come that it must be seen how much of it is needed.

    >>> has_grown(1_000_000, 3_900_000), has_grown(1_000_000, 4_100_000)
    (False, True)
    >>> has_grown(8_000_000, 15_000_000), has_grown(8_000_000, 16_100_000)
    (False, True)
    """
    return now - kept > max(kept, GROWTH)
