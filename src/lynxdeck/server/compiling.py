"""The compiled rules of a server: loaded at the start where they are kept, else made beside it.

Until they are ready, tables go by the rules as they are written, which tell the same and take a
millisecond or two for a decision. A table changes over with its next deal.
"""

import asyncio
import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import structlog

from lynxdeck.bots.keeper import end_with_parent
from lynxdeck.games import ready
from lynxdeck.games.position import from_key, lay_out
from lynxdeck.games.registry import Game, game, games
from lynxdeck.games.watch import Watch
from lynxdeck.server.aside import aside

COMMAND = (sys.executable, "-m", "lynxdeck.server.compiling")

log = structlog.get_logger()


async def prepare() -> None:
    """Load what was compiled before; put the rest off until `compile_beside` has made it."""
    if not ready.can_compile():
        log.info("rules.interpreted", hint="pip install 'lynxdeck[fast]' for many tables at once")
        return
    for found in games():
        if ready.mark(found).is_file():
            load(found)
        else:
            ready.put_off(found)


async def compile_beside() -> None:
    """Compile in another process what was put off, and let tables change over."""
    waiting = [found for found in games() if ready.can_compile() and not ready.compiled(found)]
    if not waiting:
        return
    log.info("rules.compiling", hint="once, in the background: tables are open meanwhile")
    process = await asyncio.create_subprocess_exec(*COMMAND, *(found.name for found in waiting))
    try:
        failed = await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if failed:
        log.warning("rules.not_compiled", status=failed)
        return
    for found in waiting:
        await aside(load, found)
        ready.take_over(found)
    log.info("rules.compiled")


def load(found: Game) -> None:
    """Have all compiled, or loaded, that a table asks: at the first deal everybody would wait."""
    edition = found.editions[0]
    deck, dice = from_key(found, edition, 2, bytes(32))
    position = lay_out(found, edition, seats=2, deck=deck, dice=dice, engine=found.compiled)
    watch = Watch(position, found.sight)
    watch.decide(found.code(watch.legal[0]))
    watch.step()
    watch.warm()
    found.sight.mask(position.states, 0, 1)


def load_all() -> None:
    """The same for all games."""
    for found in games():
        load(found)


def make(name: str) -> None:
    """Compile a game's rules into Numba's cache, and leave word there."""
    os.nice(15)
    found = game(name)
    load(found)
    ready.mark(found).touch()


def main() -> None:
    """Compile the games named, each in a process of its own."""
    end_with_parent(os.getppid())
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        list(pool.map(make, sys.argv[1:]))


if __name__ == "__main__":
    main()
