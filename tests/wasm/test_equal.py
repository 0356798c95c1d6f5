"""Interpreted = CPU = WebAssembly: all that is said after every decision, call by call.

Each game's sums (`trace.py`, `trace.mjs`) hold the whole record, the legal list, reasons, masks,
redeals, the players' choices, facts as each seat hears them, previews, odds and tips.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lynxdeck.bots import engine as players
from lynxdeck.bots import tree
from lynxdeck.games import drive
from lynxdeck.games.registry import Game, games
from tests.wasm import trace
from tests.wasm.node import ask
from tests.wasm.plays import Way, drawn, random_game, stacked, ways, word
from tests.wasm.trace import Play, Table

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
STACK = 1 << 14
"""The stack may come down so far, and no further: below it lie constants."""


def compare(
    game: Game, plays: Sequence[Play], *, interpreted: bool = False, folder: Path | None = None
) -> list[list[int]]:
    """Play them on the module and in Python; name the first decision that differs."""
    answer = ask(game, folder, games=[play.json() for play in plays])
    table = Table(game, compiled=not interpreted)
    for play, theirs in zip(plays, answer["games"], strict=True):
        ours = table.trace(play)
        differing = [at for at, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b]
        assert ours == theirs, f"decision {differing[:1]} of {len(ours)} in {play}"
    assert answer["lowest"] > (1 << 16) - STACK
    return list(answer["games"])


@every_game
def test_every_way_plays_alike(game: Game) -> None:
    plays = [
        (stacked if number % 2 else random_game)(way, number)
        for number, way in enumerate(ways(game))
    ]
    sums = compare(game, [replace(one, most=60, every=40) for one in plays])
    assert sum(map(len, sums)) > 30 * len(plays)


@every_game
def test_drawn_positions_play_alike(game: Game) -> None:
    plays = list(drawn(game))
    if plays:  # a third game need not have any
        compare(game, [replace(play, every=play.most + 1) for play in plays])


def reached(game: Game, play: Play) -> tuple[str | None, int]:
    """How a game ends, as far as it is looked at, and the highest heap of its display."""
    table, heap = Table(game, compiled=True), 0
    table.begin(play)
    for _ in range(play.most):
        mover = table.e.mover_of(table.state, 0)
        if mover < 0:
            break
        table.e.apply_at(table.state, 0, table.choice(play.style, mover))
        if "display" in (game.rules.STATE.names or ()):
            heap = max(heap, int((table.state["display"] > 0).sum(axis=2).max()))
    return game.notation.ENDS[int(table.state["end"][0])], heap


@every_game
def test_what_is_compared_ends_in_every_way_and_heaps_up(game: Game) -> None:
    """So that no rule stays out of sight: LLVM once broke a loop that needs heaps of three."""
    decks = (stacked(way, number) for number, way in enumerate(ways(game)))
    plays = [*drawn(game), *(replace(play, most=60) for play in decks)]
    ends, heaps = zip(*(reached(game, play) for play in plays), strict=True)
    assert set(ends) >= set(filter(None, game.notation.ENDS))
    assert max(heaps) >= 3 or game.name != "linko"


@every_game
def test_the_interpreter_agrees(game: Game) -> None:
    way = ways(game)[-1]
    plays = [random_game(way, 2), stacked(way, 2)]
    compare(game, [replace(one, most=12, every=13, after=False) for one in plays], interpreted=True)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("make", [random_game, stacked])
def test_every_way_plays_alike_for_long(game: Game, make: Callable[[Way, int], Play]) -> None:
    for at, way in enumerate(ways(game)):
        compare(game, [make(way, 100 * at + number) for number in range(12)])


@pytest.mark.long
@every_game
def test_the_interpreter_agrees_for_long(game: Game) -> None:
    for number, way in enumerate(ways(game)):
        play = replace(stacked(way, number), most=40, every=20, after=False)
        compare(game, [play], interpreted=True)
    compare(game, list(drawn(game)), interpreted=True)


# --- records and trees ------------------------------------------------------------------------


def codes_of(way: Way, play: Play) -> list[int]:
    """A random game as a record has it: tokens, and before each turn whose it is."""
    table = Table(way.game, compiled=True)
    table.begin(play)
    e, codes = table.e, list[int]()
    while e.mover_of(table.state, 0) >= 0:
        state = table.state.view(np.recarray)[0]
        if e.turn_begins(table.state[0]):
            codes.append(drive.TURN_MARK + int(state.active))
        action = table.choice("any", 0)
        codes.append(int(e.code_at(table.state, 0, action)))
        e.apply_at(table.state, 0, action)
    return codes


@every_game
def test_records_are_replayed_alike(game: Game) -> None:
    """To the end, and up to a decision that is not allowed."""
    way = ways(game)[0]
    play = stacked(way, 1)
    codes = codes_of(way, play)
    broken = [*codes[:9], drive.TURN_MARK - 1, *codes[9:]]
    given = {**play.json(), "codes": [str(code) for code in codes]}
    wrong = {**given, "codes": [str(code) for code in broken]}
    table = Table(game, compiled=True)
    expected = []
    for one in (codes, broken):
        table.begin(play)
        last = table.e.replay(table.state, 0, np.array(one, np.int64), len(one))
        expected.append([int(last), table.state.tobytes().hex()])
    assert expected[0][0] == len(codes)
    assert expected[1][0] < len(broken)
    assert ask(game, replays=[given, wrong])["replays"] == expected


def positions(game: Game, count: int) -> list[bytes]:
    """What the mover sees in the middle of games by the rule of thumb."""
    table, found = Table(game, compiled=True), list[bytes]()
    for number, way in enumerate(way for _ in range(count) for way in ways(game)):
        table.begin(random_game(way, number))
        for _ in range(number * 7 % 40):
            mover = table.e.mover_of(table.state, 0)
            table.copy[0] = table.state[0]
            table.e.apply_at(table.state, 0, table.choice("thumb", mover))
            if table.e.mover_of(table.state, 0) < 0:
                table.state[0] = table.copy[0]
                break
        table.e.mask_at(table.state, 0, table.e.mover_of(table.state, 0), table.masked, 0)
        found.append(table.masked.tobytes())
    return found[:count]


def compare_trees(game: Game, count: int, simulations: int, folder: Path | None = None) -> None:
    """Node by node: visits, gains, and what became of the generator."""
    tuning = game.manifest.tuning._asdict()
    settings = [float(tuning[name]) for name in tree.SETTINGS] + [0.0] * game.rules.SEATS
    likely = [*settings[:4], 15.0, *settings[5:]]  # shares by standing: `exp`
    asked = [
        (masked, word(number), numbers)
        for number, masked in enumerate(positions(game, count))
        for numbers in (settings, likely)
    ]
    ours = [trace.search(game, masked, rng, simulations, numbers) for masked, rng, numbers in asked]
    jobs = [
        {"masked": masked.hex(), "rng": str(rng), "simulations": simulations, "settings": numbers}
        for masked, rng, numbers in asked
    ]
    assert ask(game, folder, searches=jobs)["searches"] == ours
    assert max(used for used, _, _ in ours) > simulations // 2  # near the end they stay small


@every_game
def test_the_same_seed_grows_the_same_tree(game: Game) -> None:
    compare_trees(game, 4, 300)


@pytest.mark.long
@every_game
def test_the_same_seed_grows_the_same_tree_for_long(game: Game) -> None:
    compare_trees(game, 2 * len(ways(game)), 2000)


def test_plain_log_and_exp_are_as_good_as_the_library_s() -> None:
    import math

    for n in (*range(1, 3000), 10**6, 2**31 - 1):
        assert tree.log(n) == pytest.approx(math.log(n), rel=1e-15, abs=1e-15)
    for tenth in range(501):
        assert tree.exp(-tenth / 10) == pytest.approx(math.exp(-tenth / 10), rel=1e-12)
    compiled = players.compiled(games()[0])
    assert all(vars(compiled)["log"](n) == tree.log(n) for n in range(1, 300))
