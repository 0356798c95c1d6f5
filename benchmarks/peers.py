"""Measure Lynxdeck and its peers in the same run and print the ratios of decisions per second.

A decision is one choice by a player; chance nodes (deals, dice) are never counted as decisions.
Everything runs on one thread and is measured by its processor time, and the measurements take
turns, round after round, so that noise on the machine hits all alike. Rates and ratios are medians
over the rounds, with min .. max.

- OpenSpiel `hearts`, `spades`, `pig`, default parameters, rolled out in C++ by the
  `RandomRolloutEvaluator` of an `MCTSBot` with one simulation, so that every rollout starts at
  the root itself and no tree is built. Decisions = rollouts x mean decisions per rollout, the
  mean taken from random games driven in Python from the same roots. The roots of hearts and
  spades are states after the deal, so dealing is not timed. Hearts includes the pass phase in
  the proportion of its default rules: three roots in four pass (64 decisions), one does not
  (52). Spades includes the bids (56). Pig has two players, and its dice, being part of the
  rollout, are timed.
- OpenSpiel `hearts` driven from Python: from untimed clones of the same dealt states, one
  `legal_actions`, `apply_action` and `is_terminal` call per decision.
- Our `BatchEnv` (Linko, four players, 8,192 games: observations of bytes, masks of bits, dealt
  again at once) and pgx `leduc_holdem` (8,192 games, `auto_reset`), one call a step, actions at
  random from the mask; choosing is part of the step of both. XLA is held to one thread.
- Our PettingZoo `raw_env` (Linko, four players) and PettingZoo's `hanabi_v5.env()`, by the same
  random loop. Resets are not timed.
- RLCard `uno` (two players, all it offers) through `env.step`. Dealing is not timed, and actions
  are drawn with `random.random`, which is faster than RLCard's own random agent.
"""

import argparse
import json
import math
import os
import platform
import random
import statistics
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import distributions
from pathlib import Path
from time import process_time, thread_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

Sample = tuple[int, int, float]  # decisions, games, seconds
Samples = dict[str, list[Sample]]  # by key, one for each round
Measure = Callable[..., Sample]  # called with seconds= (how long to play) and seed=

# A prime, so that a mean return shows whether this many games went into it (check_rollouts).
ROLLOUTS_PER_CALL = 997
DEALS = 8
BATCH = 8192


class Bar(NamedTuple):
    """One ratio to report, and what it must reach (None: for information only)."""

    name: str
    ours: str
    peer: str
    bar: float | None = None
    aim: float | None = None


BARS = (
    Bar("Linko / hearts in C++", "linko", "hearts", 8.0, 10.0),
    Bar("Linko / spades in C++", "linko", "spades", 3.5, 6.5),
    Bar("Linko listing / hearts in C++", "linko-listing", "hearts", 2.0, 3.0),
    Bar("Linko / hearts, from Python", "linko-python", "hearts-python", 4.0, 5.0),
    Bar("Push / pig in C++", "push", "pig", 1.0, 3.0),
    Bar("BatchEnv / pgx leduc, 8,192 games", "linko-batch", "leduc-batch", 4.0),
    Bar("raw_env / hanabi env(), PettingZoo", "linko-aec", "hanabi-aec", 10.0),
    Bar("Linko / uno, from Python", "linko-python", "uno-python"),
)


def our_measures() -> dict[str, Measure]:
    """Return Lynxdeck's own measurements by key."""
    bench = import_module("lynxdeck.games.bench")
    linko, push = ("linko", "ravensburger-2014", 4), ("push", "push", 4)
    return {
        "linko": partial(bench.random_play, *linko, listing=False, clock=thread_time),
        "linko-listing": partial(bench.random_play, *linko, listing=True, clock=thread_time),
        "linko-python": partial(ours_from_python, *linko),
        "push": partial(bench.random_play, *push, listing=False, clock=thread_time),
        "linko-batch": our_batch(),
        "linko-aec": partial(agents_in_turn, import_module("lynxdeck.envs.linko_v0").raw_env),
    }


def peer_measures() -> dict[str, Measure]:
    """Return the peers' measurements by key, with their roots dealt and counted beforehand."""
    spiel = import_module("pyspiel")
    hearts, spades, pig = (spiel.load_game(name) for name in ("hearts", "spades", "pig"))
    # The first chance outcome of hearts is the pass direction, 0 being no pass.
    hearts_roots = [dealt(hearts, [i % 4], i) for i in range(DEALS)]
    spades_roots = [dealt(spades, [], i) for i in range(DEALS)]
    return {
        "hearts": cpp_rollouts(spiel, hearts, hearts_roots, sample_games=20),
        "spades": cpp_rollouts(spiel, spades, spades_roots, sample_games=20),
        # The length of a pig game varies (deviation 19 %): 2,000 games know its mean to 0.4 %.
        "pig": cpp_rollouts(spiel, pig, [pig.new_initial_state()], sample_games=2000),
        "hearts-python": partial(spiel_from_python, hearts_roots),
        "leduc-batch": leduc_batch(),
        "hanabi-aec": partial(agents_in_turn, import_module("pettingzoo.classic.hanabi_v5").env),
        "uno-python": uno_from_python,
    }


def step_chance(state: Any, rng: random.Random) -> None:
    """Sample the chance node that an OpenSpiel state is at."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def dealt(game: Any, opening: list[int], seed: int) -> Any:
    """Return an OpenSpiel state after its deal, the first chance outcomes being given."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for outcome in opening:
        state.apply_action(outcome)
    while state.is_chance_node():
        step_chance(state, rng)
    return state


def count_decisions(root: Any, rng: random.Random) -> int:
    """Play one random OpenSpiel game from a root and return its number of player decisions."""
    state, decisions = root.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            step_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def cpp_rollouts(spiel: Any, game: Any, roots: list[Any], sample_games: int) -> Measure:
    """Return a measurement of OpenSpiel's C++ random rollouts from the roots in turn."""
    rng = random.Random(1)
    means = [
        statistics.fmean(count_decisions(root, rng) for _ in range(sample_games)) for root in roots
    ]

    def measure(seconds: float, seed: int) -> Sample:
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS_PER_CALL, seed)
        # One simulation evaluates the root itself; the exploration constant (1.0) plays no part.
        options = {"max_memory_mb": 1, "solve": False, "seed": seed, "verbose": False}
        bot = spiel.MCTSBot(game, evaluator, 1.0, max_simulations=1, **options)
        decisions, rollouts, elapsed = 0.0, 0, 0.0
        # Whole turns over the roots only, so that each weighs the same in the rate.
        while elapsed < seconds:
            for root, mean in zip(roots, means, strict=True):
                start = thread_time()
                node = bot.mcts_search(root)
                elapsed += thread_time() - start
                check_rollouts(node)
                rollouts += ROLLOUTS_PER_CALL
                decisions += ROLLOUTS_PER_CALL * mean
        return round(decisions), rollouts, elapsed

    return measure


def check_rollouts(node: Any) -> None:
    """Refuse a search that did not average exactly the expected number of rollouts."""
    total = node.total_reward * ROLLOUTS_PER_CALL
    # The returns of all three games are whole numbers, so the sum over the rollouts must be too.
    whole = math.isclose(total, round(total), rel_tol=0.0, abs_tol=1e-4)
    if node.explore_count != 1 or node.children or not whole:
        raise RuntimeError(f"OpenSpiel did not make {ROLLOUTS_PER_CALL} rollouts from the root")


def spiel_from_python(roots: list[Any], seconds: float, seed: int) -> Sample:
    """Measure OpenSpiel games without further chance, driven from Python call by call."""
    draw = random.Random(seed).random
    decisions, games, elapsed = 0, 0, 0.0
    while elapsed < seconds:
        for root in roots:
            state = root.clone()
            start = thread_time()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
            elapsed += thread_time() - start
            games += 1
    return decisions, games, elapsed


def uno_from_python(seconds: float, seed: int) -> Sample:
    """Measure RLCard's uno environment, driven from Python call by call."""
    env: Any = import_module("rlcard").make("uno", config={"seed": seed})
    draw = random.Random(seed).random
    decisions, games, elapsed = 0, 0, 0.0
    while elapsed < seconds:
        state, _ = env.reset()
        start = thread_time()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(draw() * len(actions))])
            decisions += 1
        elapsed += thread_time() - start
        games += 1
    return decisions, games, elapsed


def ours_from_python(game: str, edition: str, seats: int, seconds: float, seed: int) -> Sample:
    """One compiled call from Python for every decision; deals are not timed."""
    bench = import_module("lynxdeck.games.bench")
    runner = bench.Runner(import_module("lynxdeck.games.registry").game(game), edition, seats, seed)
    engine, states = runner.engine, runner.states
    advance = import_module("lynxdeck.games.compile").direct(engine.advance, states, 0, 0)
    draw = random.Random(seed).random
    decisions = games = 0
    elapsed = 0.0
    while elapsed < seconds:
        engine.deal_random(states, 0, runner.blank, runner.deck, runner.rng)
        choices = engine.count_of(states, 0)
        start = thread_time()
        while choices:
            choices = advance(states, 0, int(draw() * choices))
            decisions += 1
        elapsed += thread_time() - start
        games += 1
    return decisions, games, elapsed


def our_batch() -> Measure:
    """Our batch of games, stepped at random."""
    env = import_module("lynxdeck.envs").BatchEnv("linko", BATCH, seats=4, illegal="end", seed=1)
    env.reset()
    env.step_many(100)  # games at all their stages
    return partial(steps_of_batch, lambda: env.step(env.choose()))


def leduc_batch() -> Measure:
    """Leduc hold'em of pgx, stepped at random."""
    jax, pgx = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset
    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(state: Any, key: Any) -> Any:
        chosen, others, rest = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(chosen, logits, axis=1)
        return step(state, actions, jax.random.split(others, BATCH)), rest

    compiled = jax.jit(decide)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))]
    now.append(jax.random.PRNGKey(2))

    def go() -> None:
        now[:] = compiled(*now)
        now[0].observation.block_until_ready()

    return partial(steps_of_batch, go)


def steps_of_batch(step: Callable[[], object], seconds: float, seed: int) -> Sample:  # noqa: ARG001
    """Measure steps of a batch; how many games that were is not counted."""
    step()
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        step()
        steps += 1
    return steps * BATCH, BATCH, process_time() - start


def agents_in_turn(make: Callable[[], Any], seconds: float, seed: int) -> Sample:
    """Measure an AEC environment of PettingZoo by the loop of its documentation, at random."""
    flatnonzero, env = import_module("numpy").flatnonzero, make()
    draw = random.Random(seed).random
    decisions, games, elapsed = 0, 0, 0.0
    while elapsed < seconds:
        env.reset(seed=seed + games)
        start = thread_time()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = flatnonzero(seen["action_mask"])
            env.step(int(legal[int(draw() * len(legal))]))
            decisions += 1
        elapsed += thread_time() - start
        games += 1
    return decisions, games, elapsed


def take_turns(measures: dict[str, Measure], rounds: int, seconds: float) -> Samples:
    """Run all measurements round after round, after one short round to compile and warm up."""
    for measure in measures.values():
        measure(seconds=0.01, seed=1)
    samples: Samples = {key: [] for key in measures}
    for turn in range(rounds):
        for key, measure in measures.items():
            samples[key].append(measure(seconds=seconds, seed=turn + 2))
    return samples


def spread(values: list[float]) -> dict[str, float]:
    """Return the median, the smallest and the largest of some values."""
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def rate_rows(samples: Samples) -> list[dict[str, Any]]:
    """Return each measurement's decisions per second and its mean game length."""
    table = []
    for key, taken in samples.items():
        rates = [decisions / seconds for decisions, _, seconds in taken]
        length = sum(sample[0] for sample in taken) / sum(sample[1] for sample in taken)
        table.append({"key": key, **spread(rates), "rates": rates, "decisions_per_game": length})
    return table


def ratio_rows(measured: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return each bar with the ratios of the rounds, ours to the peer's of the same round."""
    rates = {row["key"]: row["rates"] for row in measured}
    table = []
    for bar in BARS:
        if bar.ours in rates:
            pairs = zip(rates[bar.ours], rates[bar.peer], strict=True)
            ratio = spread([ours / peer for ours, peer in pairs])
            passed = None if bar.bar is None else ratio["median"] >= bar.bar
            table.append({**bar._asdict(), **ratio, "passed": passed})
    return table


def machine() -> dict[str, str]:
    """Return the processor, the interpreter and the versions measured."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    packages = {"lynxdeck", "open_spiel", "rlcard", "pgx", "jax", "pettingzoo", "numpy", "numba"}
    installed = {dist.name.replace("-", "_"): dist.version for dist in distributions()}
    return {
        "cpu": models[0] if models else platform.processor() or platform.machine(),
        "python": platform.python_version(),
        **{name: installed[name] for name in sorted(packages & installed.keys())},
    }


def print_table(title: str, headings: str, lines: list[list[str]]) -> None:
    """Print one table whose first column is text and whose others are numbers."""
    table = Table(title=title)
    for index, heading in enumerate(headings.split("|")):
        table.add_column(heading, justify="right" if index else "left", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    Console().print(table)


def show(report: dict[str, Any]) -> None:
    """Print the report as tables for people."""
    print(", ".join(f"{name} {value}" for name, value in report["machine"].items()))
    lines = []
    for row in report["rows"]:
        low, middle, high = (f"{row[key]:,.0f}" for key in ("min", "median", "max"))
        lines.append([row["key"], middle, f"{low} .. {high}", f"{row['decisions_per_game']:.1f}"])
    print_table("Decisions per second, one thread", "what|median|min .. max|per game", lines)
    lines = []
    marks = {True: "[green]pass[/]", False: "[red]FAIL[/]", None: "info"}
    for row in report["ratios"]:
        low, middle, high = (f"{row[key]:.2f}" for key in ("min", "median", "max"))
        goal = "" if row["bar"] is None else f"{row['bar']:g} ({row['aim']:g})"
        lines.append([row["name"], middle, f"{low} .. {high}", goal, marks[row["passed"]]])
    if lines:
        print_table("Lynxdeck against its peers", "ratio|median|min .. max|bar (aim)|", lines)


def main() -> int:
    """Measure, print, and with --strict return 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description="Compare Lynxdeck's speed with its peers'.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds to take the median of")
    parser.add_argument("--seconds", type=float, default=0.5, help="per measurement and round")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--without-us", action="store_true", help="measure the peers only")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    options = parser.parse_args()
    # Set before NumPy and Numba are first imported, which is when they read these.
    for pool in ("OMP", "OPENBLAS", "MKL", "NUMBA"):
        os.environ[f"{pool}_NUM_THREADS"] = "1"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    measures = {} if options.without_us else our_measures()
    measures |= peer_measures()
    measured = rate_rows(take_turns(measures, options.rounds, options.seconds))
    compared = ratio_rows(measured)
    report = {"machine": machine(), "rows": measured, "ratios": compared}
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return int(options.strict and any(row["passed"] is False for row in compared))


if __name__ == "__main__":
    sys.exit(main())
