"""One call per decision from Python: our games next to OpenSpiel's own hearts, in one run.

    python -m benchmarks.openspiel [SECONDS]

Random games through OpenSpiel's interface, with a deal at the start of each; the games take turns,
and the median of five rounds counts, in processor time. `--profile` tells where it goes.
"""

import cProfile
import pstats
import random
import statistics
import sys
import time
from typing import Any

import pyspiel

import lynxdeck.envs.openspiel  # noqa: F401 - registers the games

GAMES = ("hearts", "python_lynxdeck_linko(deal=sampled)", "python_lynxdeck_push(deal=sampled)")
ROUNDS = 5


def play(game: Any, seconds: float) -> float:
    """Decisions a second, those of players alone."""
    decisions, began, choose = 0, time.process_time(), random.Random(1).choice
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose(state.chance_outcomes())[0])
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - began)


def main() -> None:
    """Measure and print."""
    seconds = float(next(iter(one for one in sys.argv[1:] if not one.startswith("-")), "1"))
    games = [pyspiel.load_game(name) for name in GAMES]
    found: dict[str, list[float]] = {name: [] for name in GAMES}
    for game in games:
        play(game, 0.1)
    for _ in range(ROUNDS):
        for name, game in zip(GAMES, games, strict=True):
            found[name].append(play(game, seconds))
    hearts = statistics.median(found["hearts"])
    for name, rates in found.items():
        middle = statistics.median(rates)
        print(f"{middle:>10,.0f} decisions/s  {middle / hearts:5.2f} × hearts  {name}")
    if "--profile" in sys.argv:
        with cProfile.Profile() as profile:
            play(games[1], seconds)
        pstats.Stats(profile).sort_stats("tottime").print_stats(12)


if __name__ == "__main__":
    main()
