"""One source, two targets: interpreted and compiled rules play the same games, bit by bit.

CUDA, where there is a device, is compared in `test_cuda.py`.
"""

from typing import Any

import numpy as np
import pytest

from lynxdeck.games.chance import below, generator
from lynxdeck.games.deal import key_of
from lynxdeck.games.perft import count
from lynxdeck.games.position import from_key, lay_out
from lynxdeck.games.registry import Game, games
from tests.games.sorts import Sort, every_table

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def same_deal(table: Sort, number: int) -> tuple[Any, Any]:
    """The records of one deal, interpreted and compiled."""
    game, edition, seats = table.game, table.edition, table.seats
    deck, dice = from_key(game, edition, seats, key_of(f"differential {number}"))
    one, two = (
        lay_out(
            game,
            edition,
            seats=seats,
            deck=deck,
            dice=dice,
            start=number % seats + 1,
            engine=engine,
        ).states
        for engine in (game.interpreted, game.compiled)
    )
    return one, two


def legal(game: Game, engine: Any, states: Any) -> list[int]:
    out = np.zeros(game.rules.ACTIONS, np.int64)
    return [int(action) for action in out[: engine.list_of(states, 0, out)]]


def play_both(table: Sort, number: int) -> None:
    """A random game, compared after every decision; a third of them leans to the first choice."""
    game = table.game
    plain, fast = game.interpreted, game.compiled
    one, two = same_deal(table, number)
    rng = generator(number)
    actions = legal(game, plain, one)
    while actions:
        assert one.tobytes() == two.tobytes()
        assert actions == legal(game, fast, two)
        assert plain.mover_of(one, 0) == fast.mover_of(two, 0)
        k = below(rng, len(actions))
        if number % 3 == 1 and below(rng, 4):
            k = 0
        plain.apply_at(one, 0, actions[k])
        assert fast.advance(two, 0, k) == fast.count_of(two, 0) == plain.count_of(one, 0)
        actions = legal(game, plain, one)
    assert one.tobytes() == two.tobytes()
    assert plain.mover_of(one, 0) == fast.mover_of(two, 0) == -1
    for seat in range(table.seats):
        assert plain.score_of(one, 0, seat) == fast.score_of(two, 0, seat)
        assert plain.wins_of(one, 0, seat) == fast.wins_of(two, 0, seat)


@every_table
def test_interpreted_and_compiled_play_alike(table: Sort) -> None:
    for number in range(2):
        play_both(table, number)


@pytest.mark.long
@every_table
def test_they_play_alike_for_long(table: Sort) -> None:
    for number in range(2, 60):
        play_both(table, number)


@every_table
def test_they_refuse_alike(table: Sort) -> None:
    """Every reason for every action, in some positions of a game."""
    game = table.game
    plain, fast = game.interpreted, game.compiled
    one, two = same_deal(table, 9)
    rng = generator(9)
    step = 0
    while actions := legal(game, fast, two):
        if step % 40 == 0:
            for action in range(-1, game.rules.ACTIONS + 1):
                assert plain.why_of(one, 0, action) == fast.why_of(two, 0, action)
        action = actions[below(rng, len(actions))]
        plain.apply_at(one, 0, action)
        fast.apply_at(two, 0, action)
        step += 1


@every_table
def test_they_mask_and_redeal_alike(table: Sort) -> None:
    """From the same generator come the same cards."""
    game = table.game
    plain, fast = game.interpreted, game.compiled
    one, two = same_deal(table, 4)
    masked, fast_masked = plain.new(1), fast.new(1)
    rng = generator(4)
    step = 0
    while actions := legal(game, fast, two):
        if step % 20 == 0:
            viewer = below(rng, table.seats + 1) if below(rng, 4) else game.rules.SPECTATOR
            viewer = game.rules.SPECTATOR if viewer == table.seats else viewer
            plain.mask_at(one, 0, viewer, masked, 0)
            fast.mask_at(two, 0, viewer, fast_masked, 0)
            assert masked.tobytes() == fast_masked.tobytes()
            plain.redeal_at(masked, 0, generator(step))
            fast.redeal_at(fast_masked, 0, generator(step))
            assert masked.tobytes() == fast_masked.tobytes()
        action = actions[below(rng, len(actions))]
        plain.apply_at(one, 0, action)
        fast.apply_at(two, 0, action)
        step += 1


@every_table
def test_they_play_out_alike(table: Sort) -> None:
    """With and without listing: both choose the same from the same generator."""
    game = table.game
    one, two = same_deal(table, 5)
    _, three = same_deal(table, 5)
    out = np.zeros(game.rules.ACTIONS, np.int64)
    decisions = game.interpreted.playout(one, 0, generator(5))
    assert game.compiled.playout(two, 0, generator(5)) == decisions
    assert game.compiled.playout_listing(three, 0, generator(5), out) == decisions
    assert one.tobytes() == two.tobytes() == three.tobytes()


@every_game
def test_they_count_alike(game: Game) -> None:
    edition = game.editions[0]
    one, two = same_deal(Sort(game, edition, edition.players[-1]), 1)
    depth = 3 if game.rules.ACTIONS > 100 else 8
    assert count(game, one, depth) == count(game, two, depth, engine=game.compiled)


def test_chance_is_the_same_on_both() -> None:
    """The generator's numbers, pinned: recorded seeds must keep their games."""
    rng, same = generator(1), generator(1)
    compiled = games()[0].compiled.below
    numbers = [below(rng, n) for n in range(1, 200)]
    assert numbers == [compiled(same, n) for n in range(1, 200)]
    assert all(0 <= number < n for n, number in enumerate(numbers, 1))
    assert rng[0] == same[0]


def test_P18_dealing_at_random_is_the_same_on_both() -> None:
    for game in games():
        records = []
        for engine in (game.interpreted, game.compiled):
            blank, states = engine.new(1), engine.new(1)
            blank["seats"] = 3
            deck = np.array(game.fresh_deck(game.editions[0], 3), np.int64)
            engine.deal_random(states, 0, blank, deck, generator(3))
            records.append(states.tobytes() + deck.tobytes())
        assert records[0] == records[1]
