"""Those who wait for the same."""

import asyncio
from collections.abc import Iterable

from lynxdeck.server.store import teller


def settle(waiting: Iterable[asyncio.Future[None]], fault: BaseException | None) -> None:
    """Tell them that it is done, or why it is not."""
    for one in waiting:
        if not one.done():
            teller.settle(one, fault)
            if fault is not None:
                one.exception()  # most often nobody waits
