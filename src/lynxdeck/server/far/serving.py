"""Start a process that thinks, and end it well."""

import asyncio
import signal

import structlog

from lynxdeck import __version__
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.english import counted
from lynxdeck.server import keeping, logs
from lynxdeck.server.company import House, offered
from lynxdeck.server.far import words
from lynxdeck.server.far.worker import FarWorker
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Unusable

log = structlog.get_logger()


def think(settings: Settings) -> None:
    """Run until somebody says stop."""
    if not settings.store:
        sentence = "Which servers to think for? Name their store: --store postgresql://…"
        raise Refusal("store", sentence)
    logs.set_up(settings)
    try:
        asyncio.run(_think(settings))
    except Unusable as fault:
        raise Refusal("store", str(fault)) from fault


async def _think(settings: Settings) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    bus, place = keeping.bus_of(settings), keeping.place(settings)
    assert bus is not None
    house = House(settings)
    async with keeping.entered(settings) as (process, queue):
        worker = FarWorker(queue, bus, house, process, words.skills(offered(settings)))
        house.open()
        await bus.open(worker.hear)
        working = asyncio.ensure_future(worker.run())
        print(f"Lynxdeck thinks for {place}, with {counted(house.size, 'worker')}.", flush=True)
        log.info("think.started", version=__version__, workers=house.size)
        stopped = asyncio.ensure_future(stop.wait())
        await asyncio.wait([working, stopped], return_when=asyncio.FIRST_COMPLETED)
        log.info("think.stopping")
        working.cancel()
        await asyncio.wait([working])
        await worker.leave()
        house.close()
    await bus.close()
    log.info("think.stopped")
    if not working.cancelled():
        working.result()
