"""`python -m lynxdeck.bots.warm`: compile the players once, so that nobody waits at the table."""

from lynxdeck.bots import registry
from lynxdeck.games.chance import generator
from lynxdeck.games.position import new
from lynxdeck.games.registry import games
from lynxdeck.games.watch import Watch


def warm() -> None:
    """Let bots of each kind decide, and a table look on, in each game; Numba keeps the result."""
    for game in games():
        position = new(game.name, seats=2, seed="warm")
        engine = game.compiled
        states, masked = engine.new(1), engine.new(1)
        states[0] = position.states[0]
        engine.mask_at(states, 0, 0, masked, 0)
        for name in registry.names(game):
            bot = registry.make(name, game)
            engine.apply_at(states.copy(), 0, bot.choose(masked, generator(1)))
        position.states, position.engine = states, engine
        watch = Watch(position)
        watch.decide(game.code(watch.legal[0]))
        watch.step()
        watch.warm()


if __name__ == "__main__":
    warm()
