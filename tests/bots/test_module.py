"""Bots through a game's module choose what the compiled ones choose, and are there at once."""

import subprocess
import sys
import threading
from collections.abc import Iterator

import numpy as np
import pytest

from lynxdeck.bots import engine, module, registry
from lynxdeck.bots.bot import Bot
from lynxdeck.games.chance import generator
from lynxdeck.games.fields import States
from lynxdeck.games.position import Position, new
from lynxdeck.games.registry import Game, games


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that are made from now on ask modules."""
    monkeypatch.setattr(engine, "_modules", True)


def masked(position: Position) -> States:
    """What a bot at the seat that decides is given."""
    raw = position.game.observer(compiled=False).mask(position.states, position.to_move)
    return np.frombuffer(bytearray(raw), position.game.rules.STATE)


def course(bot: Bot, position: Position, decisions: int) -> Iterator[int]:
    """What a bot chooses for all seats, one decision after the other."""
    rng = generator(7)
    bot.begin(position.edition, seats=position.seats, seat=1)
    while not position.over and decisions:
        action = bot.choose(masked(position), rng)
        yield action
        position.engine.apply_at(position.states, 0, action)
        decisions -= 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize(
    ("spec", "decisions"),
    [("random", 30), ("easy", 30), ("medium", 30), ("hard", 30), ("expert", 30), ("champion", 2)],
)
def test_the_same_choices(
    game: Game, spec: str, decisions: int, request: pytest.FixtureRequest
) -> None:
    seats = game.editions[0].players[0]
    compiled = list(
        course(registry.make(spec, game), new(game.name, seats=seats, seed="m"), decisions)
    )
    request.getfixturevalue("modules")
    asked = list(
        course(registry.make(spec, game), new(game.name, seats=seats, seed="m"), decisions)
    )
    assert asked == compiled
    assert len(asked) == decisions or len(asked) > 10  # a short game ends before


@pytest.mark.usefixtures("modules")
def test_the_clock_may_ask_all_cores() -> None:
    position = new("linko", seats=3, seed="m")
    bot = registry.make("search:0.05s", position.game)
    assert bot.choose(masked(position), generator(1)) in position.actions()


def test_threads_have_memories_of_their_own() -> None:
    position = new("linko", seats=3, seed="m")
    states, players = masked(position), module.load(position.game)
    expected = players.greedy_at(states, 0, generator(1))
    found: list[int] = []

    def ask() -> None:
        found.extend(players.greedy_at(states.copy(), 0, generator(1)) for _ in range(20))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 80


def test_arrays_come_back_as_they_are_in_the_module() -> None:
    position = new("push", seats=2, seed="m")
    players, rules = module.load(position.game), position.game.rules
    out, rng = np.zeros(rules.ACTIONS, np.int64), generator(3)
    states = np.frombuffer(bytearray(position.states.tobytes()), rules.STATE)
    assert out[: players.list_of(states, 0, out)].tolist() == position.actions()
    players.redeal_at(masked(position), 0, rng)
    assert rng[0] != generator(3)[0]
    players.apply_at(states, 0, position.actions()[0])
    position.engine.apply_at(position.states, 0, position.actions()[0])
    assert states.tobytes() == position.states.tobytes()


def test_no_compiler_is_loaded() -> None:
    code = (
        "import sys\n"
        "from lynxdeck.bots import engine, registry\n"
        "from lynxdeck.games.registry import game\n"
        "engine.use_modules()\n"
        "bot = registry.make('hard', game('linko'))\n"
        "print('numba' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.usefixtures("modules")
def test_a_game_without_a_module_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()[0]
    monkeypatch.setattr(module, "available", lambda _: False)
    assert engine.players(game) is engine.compiled(game)
