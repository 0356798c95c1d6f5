"""A thread for what would take too long on the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

_THREAD = ThreadPoolExecutor(1, "lynxdeck-aside")


async def aside(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Do something slow in a thread, one at a time, so that the tables go on."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THREAD, lambda: work(*args, **more))
