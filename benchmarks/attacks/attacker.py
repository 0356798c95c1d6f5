"""One attack from one address, in a process of its own; ends by itself, and says what it did."""

import asyncio
import os
import sys

import msgspec
import uvloop

from benchmarks.attacks.kinds import ATTACKS
from benchmarks.attacks.means import Means, Target
from benchmarks.server.machine import raise_file_limit


async def main(name: str, target: Target, seconds: float) -> None:
    """Attack for so long."""
    means = Means(target)
    try:
        async with asyncio.timeout(seconds):
            await ATTACKS[name](means)  # type: ignore[misc]
    except TimeoutError:
        pass
    finally:
        print(msgspec.json.encode(means.tally).decode(), flush=True)
        os._exit(0)  # what is open is cut off


if __name__ == "__main__":
    raise_file_limit()
    os.nice(5)  # who measures has the same core, and should not wait for the attacker
    uvloop.run(main(sys.argv[1], msgspec.json.decode(sys.argv[2], type=Target), float(sys.argv[3])))
