"""Whether the date can be right, stands or jumps, and is not before what was stored."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import keeping, machine
from lynxdeck.server.clock import Clock
from lynxdeck.server.doctor.finding import Finding
from lynxdeck.server.store import StoreError

EARLIEST_MS = 1_735_689_600_000
"""The beginning of 2025: this program is younger."""
LATEST_MS = 4_102_444_800_000
"""The end of 2099."""
WATCHED_S = 0.25
DRIFT_MS = 50
FAR_BACK_MS = 60_000


def findings(where: Path | str, hands: Clock | None = None) -> Iterator[Finding]:
    """All that is to be said of it."""
    hands = hands or Clock()
    now = hands.wall()
    found = [*_date(now), *_steady(hands), *_behind(where, now)]
    yield from found
    if not found:
        yield Finding("clock", "fine", "The clock is steady, and after all that is stored.")


def _date(now: int) -> Iterator[Finding]:
    if not EARLIEST_MS < now < LATEST_MS:
        yield Finding(
            "clock",
            "wrong",
            "The machine's date cannot be right.",
            "Set it, and let it be kept by NTP.",
        )


def _steady(hands: Clock) -> Iterator[Finding]:
    wall, ticks = hands.wall(), hands.monotonic()
    machine.rest(WATCHED_S)
    off = hands.wall() - wall - round((hands.monotonic() - ticks) * 1000)
    if abs(off) > DRIFT_MS:
        yield Finding(
            "clock",
            "wrong",
            f"The clock on the wall jumped by {off} ms while it was watched.",
            "Let one program keep it, slowly, as NTP does. Turns are not touched by it.",
        )


def _behind(where: Path | str, now: int) -> Iterator[Finding]:
    back = (newest(where) - now) // 1000
    if back * 1000 > FAR_BACK_MS:
        yield Finding(
            "clock",
            "wrong",
            f"The newest event is {back} seconds ahead of the clock: one of them was wrong.",
            "Set the date. Turns and tables are not touched by it; dates follow at the next start.",
        )


def newest(where: Path | str) -> int:
    """When a server was last seen up, in milliseconds since the epoch; 0 if that is not known."""

    async def work() -> int:
        one = keeping.store_at(str(where))
        await one.look()
        try:
            return max((up.seen for up in await one.uptimes()), default=0)
        finally:
            await one.close()

    try:
        return asyncio.run(work())
    except (StoreError, Refusal):
        return 0
