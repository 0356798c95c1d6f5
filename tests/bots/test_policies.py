"""The rules of thumb and the expectimax: they leave the record alone, on every target alike."""

from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from lynxdeck.bots import engine as engines
from lynxdeck.bots import tree
from lynxdeck.games.chance import generator
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game, games

Deal = Callable[..., Position]
Walk = Callable[..., Iterator[Position]]
Mask = Callable[[Position], Any]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


DOORS = ("greedy_at", "slip_at", "odds_at")
"""How Python asks the policies; not every game has all of them."""


def doors(game: Game) -> list[str]:
    policy = game.policy
    tasted = [name for name, lynx in game.manifest.lynxes.items() if lynx.tastes]
    return [*(door for door in DOORS if hasattr(policy, door) or hasattr(tree, door)), *tasted]


def asked(game: Game, engine: Any, door: str, states: Any, seed: int) -> tuple[int, int]:
    """An action, and the state of the stream after it; a door may be a lynx of the trail."""
    rng = generator(seed)
    if lynx := game.manifest.lynxes.get(door):
        taste = np.array(game.tastes(lynx), np.int64)
        return int(engine.tasted_at(states, 0, rng, taste)), int(rng[0])
    action = int(getattr(engine, door)(states, 0, rng))
    return action, int(rng[0])


def test_policies_answer_legally_and_leave_the_record_alone(
    table: Position, walk: Walk, mask: Mask
) -> None:
    engine = engines.compiled(table.game)
    for step, position in enumerate(walk(table, every=3)):
        legal, masked = position.actions(), mask(position)
        for states in (position.states, masked):
            before = states.tobytes()
            for door in doors(table.game):
                action, _ = asked(table.game, engine, door, states, step)
                assert action in legal, door
                assert states.tobytes() == before, door


@every_game
def test_thumb_too(game: Game, deal: Deal, walk: Walk) -> None:
    """The search's own rule of thumb has no door: it is asked interpreted."""
    engine = engines.interpreted(game)
    for step, position in enumerate(walk(deal(game.name, seats=3), every=9)):
        before, legal = position.states.tobytes(), position.actions()
        record = position.states.view(np.recarray)[0]
        assert int(engine.thumb(record, generator(step))) in legal
        assert position.states.tobytes() == before


def test_interpreted_and_compiled_choose_alike(table: Position, walk: Walk) -> None:
    """From the same stream, and it has moved on as far."""
    plain, fast = engines.interpreted(table.game), engines.compiled(table.game)
    for step, position in enumerate(walk(table, every=7)):
        states = position.states.view(np.recarray)
        for door in doors(table.game):
            if door != "odds_at":
                assert asked(table.game, plain, door, states, step) == asked(
                    table.game, fast, door, position.states, step
                )


def test_interpreted_and_compiled_odds_are_alike(deal: Deal, walk: Walk) -> None:
    """In few positions: interpreted, the expectimax takes its time."""
    game = deal("push", seats=2).game
    plain, fast = engines.interpreted(game), engines.compiled(game)
    phases = set()
    for number, edition in enumerate(game.editions):
        table = deal("push", edition.name, seats=number + 2, number=number)
        late = (p for p in walk(table, every=5) if p.state.pile_size < 20)
        for step, position in enumerate(late):
            states = position.states.view(np.recarray)
            before = states.tobytes()
            one = asked(game, plain, "odds_at", states, step)
            assert one == asked(game, fast, "odds_at", position.states, step)
            assert states.tobytes() == before
            phases.add(position.phase)
            if step == 5:
                break
    assert {"place", "push"} <= phases


@pytest.mark.parametrize(
    "settings",
    [(1.4, 0.0, 0.0, 0.0, 0.0), (0.4, 1.0, 90.0, 0.0, 0.0), (0.1, 0.0, 50.0, 2.0, 5.0)],
    ids=["uniform", "widening", "horizon"],
)
@every_game
def test_interpreted_and_compiled_search_grow_the_same_tree(
    game: Game, settings: tuple[float, ...], deal: Deal, walk: Walk, mask: Mask
) -> None:
    simulations = 6
    position = [p.copy() for p in walk(deal(game.name, seats=3)) if len(p.actions()) > 2][-5]
    masked = mask(position)
    plain, fast = (
        grown(game, engine, masked, simulations, settings)
        for engine in (engines.interpreted(game), engines.compiled(game))
    )
    for field in ("child", "sibling", "action", "mover", "visits", "chances"):
        assert (plain[field] == fast[field]).all(), field
    assert plain["gain"] == pytest.approx(fast["gain"])
    assert fast["visits"][0] == simulations


def grown(
    game: Game, engine: Any, masked: Any, simulations: int, settings: tuple[float, ...]
) -> Any:
    """A tree of so many simulations."""
    kind = np.recarray if isinstance(engine.search, FunctionType) else np.ndarray
    states: Any = np.zeros(2, game.rules.STATE).view(kind)
    states[0] = masked[0]
    nodes: Any = np.zeros(simulations + 2, tree.NODE).view(kind)
    room = np.zeros((3, max(game.rules.ACTIONS, tree.DEPTH) + 2), np.int64)
    numbers = np.array([*settings, *[0.0] * game.rules.SEATS])
    engine.search(states, nodes, 0, 1, simulations, room, generator(3), numbers)
    return nodes
