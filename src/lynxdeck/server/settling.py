"""Those who wait for the same."""

import asyncio
from collections.abc import Iterable


def settle(waiting: Iterable[asyncio.Future[None]], fault: BaseException | None) -> None:
    """Tell them that it is done, or why it is not."""
    for one in waiting:
        if one.done():
            continue
        if fault is None:
            one.set_result(None)
        else:
            one.set_exception(fault)
            one.exception()  # most often nobody waits
