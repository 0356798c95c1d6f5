"""`python -m lynxdeck.bots.warm`: compile the players once, so that nobody waits at the table."""

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor

from lynxdeck.bots import registry
from lynxdeck.games import ready
from lynxdeck.games.chance import generator
from lynxdeck.games.observer import Watch
from lynxdeck.games.position import new
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game, games


def warm_game(name: str) -> None:
    """Let bots of each kind decide, and a table look on; Numba keeps the result."""
    found = game(name)
    position = new(name, seats=2, seed="warm")
    engine = found.compiled
    states, masked = engine.new(1), engine.new(1)
    states[0] = position.states[0]
    engine.mask_at(states, 0, 0, masked, 0)
    bots = [registry.make(spec, found) for spec in registry.names(found)]
    for bot in bots:
        engine.apply_at(states.copy(), 0, bot.choose(masked, generator(1)))
    position.states, position.engine = states, engine
    watch = Watch(position)
    watch.decide(found.code(watch.legal[0]))
    watch.warm()
    ready.mark(found).touch()
    for bot in bots:  # where an opening leaves no choice, nobody has thought yet
        bot.warm(masked)


def main() -> None:
    """All games at once, each in a process of its own: compiling keeps one core busy."""
    try:
        ready.check_compiler()
    except Refusal as refusal:
        sys.exit(str(refusal))
    begun = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=begun) as pool:
        list(pool.map(warm_game, [one.name for one in games()]))


if __name__ == "__main__":
    main()
