"""The compiled rules of a server: loaded at the start, or made in the background.

Until they are ready, tables go by the rules as they are written, which tell the same and take a
millisecond or two for a decision. A table changes over with its next deal.
"""

import asyncio
import os
import sys

import structlog

from lynxdeck.bots.keeper import end_with_parent
from lynxdeck.games import ready
from lynxdeck.games.observer import Watch
from lynxdeck.games.position import from_key, lay_out
from lynxdeck.games.refusal import install
from lynxdeck.games.registry import Game, game, games
from lynxdeck.server.offload import offload

COMMAND = (sys.executable, "-m", "lynxdeck.server.ops.compiling")

log = structlog.get_logger()


async def prepare() -> None:
    """Load what was compiled before; put the rest off until `compile_missing` has made it."""
    if not ready.can_compile():
        return
    for found in games():
        if ready.mark(found).is_file():
            load(found)
        else:
            ready.put_off(found)


async def compile_missing() -> None:
    """Compile what was put off, each game in a process of its own, and let tables change over."""
    if not ready.can_compile():
        log.info("rules.interpreted", hint=f"{install('fast')} for many tables")
        return
    waiting = [found for found in games() if not ready.compiled(found)]
    if not waiting:
        return
    log.info("rules.compiling", hint="once, in the background: tables are open meanwhile")
    here = str(os.getpid())
    made = [await asyncio.create_subprocess_exec(*COMMAND, here, found.name) for found in waiting]
    try:
        statuses = [await process.wait() for process in made]
    except asyncio.CancelledError:
        for process in made:
            if process.returncode is None:
                process.kill()
            await process.wait()
        raise
    if any(statuses):
        log.warning("rules.not_compiled", status=max(statuses, key=abs))
        return
    for found in waiting:
        await offload(load, found)
        ready.take_over(found)
    log.info("rules.compiled")


def load(found: Game) -> None:
    """Have all compiled, or loaded, that a table asks: at the first deal everybody would wait."""
    edition = found.editions[0]
    deck, dice = from_key(found, edition, 2, bytes(32))
    position = lay_out(found, edition, seats=2, deck=deck, dice=dice, engine=found.compiled)
    watch = Watch(position, found.observer())
    watch.decide(found.code(watch.legal[0]))
    watch.warm()
    found.observer().mask(position.states, 1)


def load_all() -> None:
    for found in games():
        load(found)


def make(name: str) -> None:
    """Compile a game's rules into Numba's cache, and leave word there."""
    os.nice(15)
    found = game(name)
    load(found)
    ready.mark(found).touch()


if __name__ == "__main__":
    parent, name = sys.argv[1:]
    end_with_parent(int(parent))
    make(name)
