"""Measure our search and OpenSpiel's in the same run: simulations per second, one thread.

Both are information-set Monte-Carlo tree search with the same budget and exploration constant: a
simulation deals the hidden cards again, walks down the tree, adds a node, plays one uniformly
random game from there to its end, and tells the nodes on its way. Neither keeps a tree from one
search to the next. The time is the processor's for the whole call from Python, and the
measurements take turns, round after round, so that noise on the machine hits both alike.

- Ours: Linko (2014 edition) with four players, the first decision of a deal; nothing that makes
  our bots stronger is on (no widening, no rule of thumb, no horizon).
- OpenSpiel's `ISMCTSBot` in C++ on `hearts`, also four players, default parameters, with a
  `RandomRolloutEvaluator` of one rollout: the first decision of a deal that offers a choice. As
  in its rules, three deals of four begin with passing cards.
"""

import argparse
import json
import math
import os
import statistics
import sys
from collections.abc import Callable
from importlib import import_module
from time import thread_time
from typing import Any

Sample = tuple[int, int, float]  # simulations, searches, seconds
Measure = Callable[..., Sample]  # called with seconds= (how long to search) and seed=

EXPLORATION = 1.4
SIMULATIONS = 2000
DEALS = 8
BAR = 3.2


def timed(search: Callable[[int], None], seconds: float) -> Sample:
    """Search at all roots in turn, as often as the time allows; whole turns only."""
    searches, elapsed = 0, 0.0
    while elapsed < seconds:
        for number in range(DEALS):
            start = thread_time()
            search(number)
            elapsed += thread_time() - start
            searches += 1
    return searches * SIMULATIONS, searches, elapsed


def ours() -> Measure:
    """Our search at the first decisions of some deals of Linko."""
    np, bots = import_module("numpy"), import_module("lynxdeck.bots.search")
    chance, position = (import_module(f"lynxdeck.games.{name}") for name in ("chance", "position"))
    tables = [
        position.new("linko", "ravensburger-2014", seats=4, seed=f"peers {i}") for i in range(DEALS)
    ]
    game = tables[0].game
    masked = np.zeros((DEALS, 1), game.rules.STATE)
    for root, table in zip(masked, tables, strict=True):
        states = table.states.view(np.ndarray)
        game.compiled.mask_at(states, 0, table.to_move - 1, root, 0)
    tuning = bots.Tuning(exploration=EXPLORATION, widening=0, followed=0, horizon=0, spread=0)
    bot = bots.Search(game, "search", simulations=SIMULATIONS, tuning=tuning)

    def measure(seconds: float, seed: int) -> Sample:
        rng = chance.generator(seed)

        def search(number: int) -> None:
            bot.begin(tables[number].edition, seats=4, seat=tables[number].to_move)
            bot.choose(masked[number], rng)
            walker = bot.walkers[0]
            if walker.tree[walker.root]["visits"] != SIMULATIONS:
                raise RuntimeError(f"Lynxdeck did not run {SIMULATIONS} simulations")

        return timed(search, seconds)

    return measure


def theirs(peers: Any) -> Measure:
    """OpenSpiel's search at the first decisions of some deals of hearts."""
    spiel = import_module("pyspiel")
    hearts = spiel.load_game("hearts")
    # The first chance outcome of hearts is the pass direction, 0 being no pass.
    roots = [peers.dealt(hearts, [i % 4], i) for i in range(DEALS)]
    for root in roots:
        while len(root.legal_actions()) == 1:
            root.apply_action(root.legal_actions()[0])

    def measure(seconds: float, seed: int) -> Sample:
        evaluator = spiel.RandomRolloutEvaluator(1, seed)
        bot = spiel.ISMCTSBot(seed, evaluator, EXPLORATION, SIMULATIONS)

        def search(number: int) -> None:
            policy = bot.get_policy(roots[number])
            # Shares of the choices' visits, whose number tells from them; the first simulation
            # makes the root only.
            visits = [share * (SIMULATIONS - 1) for _, share in policy]
            if not all(math.isclose(n, round(n), abs_tol=1e-6) for n in visits):
                raise RuntimeError(f"OpenSpiel did not run {SIMULATIONS} simulations")

        return timed(search, seconds)

    return measure


def main() -> int:
    """Measure, print, and with --strict return 1 if the bar is missed."""
    parser = argparse.ArgumentParser(description="Compare our search's speed with OpenSpiel's.")
    parser.add_argument("--rounds", type=int, default=7, help="rounds to take the median of")
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement and round")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if the bar is missed")
    options = parser.parse_args()
    # Set before NumPy and Numba are first imported, which is when they read these.
    for pool in ("OMP", "OPENBLAS", "MKL", "NUMBA"):
        os.environ[f"{pool}_NUM_THREADS"] = "1"
    peers: Any = import_module("peers")
    measures = {"linko": ours(), "hearts": theirs(peers)}
    samples = peers.take_turns(measures, options.rounds, options.seconds)
    rates = {key: [n / time for n, _, time in taken] for key, taken in samples.items()}
    pairs = zip(rates["linko"], rates["hearts"], strict=True)
    ratios = [linko / hearts for linko, hearts in pairs]
    passed = statistics.median(ratios) >= BAR
    if options.json:
        report = {"machine": peers.machine(), "rates": rates, "ratios": ratios, "passed": passed}
        print(json.dumps(report, indent=2))
    else:
        show(peers, rates, ratios)
    return int(options.strict and not passed)


def show(peers: Any, rates: dict[str, list[float]], ratios: list[float]) -> None:
    """Print the report as tables for people."""
    print(", ".join(f"{name} {value}" for name, value in peers.machine().items()))
    lines = []
    for name, values in (*rates.items(), ("linko / hearts", ratios)):
        digits = ".2f" if values is ratios else ",.0f"
        low, middle, high = (
            f"{number:{digits}}" for number in (min(values), statistics.median(values), max(values))
        )
        lines.append([name, middle, f"{low} .. {high}"])
    title = f"Simulations per second of a search of {SIMULATIONS:,}, one thread; bar {BAR:g}"
    peers.print_table(title, "what|median|min .. max", lines)


if __name__ == "__main__":
    sys.exit(main())
