"""Small runs for the arena's tests: settings from a few words, bots that misbehave."""

from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.arena import runner
from lynxdeck.arena.settings import RunSettings
from lynxdeck.bots import registry
from lynxdeck.bots.bot import Bot
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game


@pytest.fixture
def settings() -> Callable[..., RunSettings]:
    """`settings("greedy", "random", seats=4)`: Linko's usual edition unless another is named."""

    def make(
        *bots: str, seats: int = 4, game: str = "linko", editions: tuple[str, ...] = (), **more: Any
    ) -> RunSettings:
        names = editions or (find_game(game).editions[0].name,)
        return RunSettings(game, names, seats, bots, **{"seed": "tea", **more})

    return make


@pytest.fixture
def seat_bot(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, type[Bot]], None]:
    """`seat_bot("bad", Bad)`: a bot of that name, for games in this process."""
    makers: dict[str, type[Bot]] = {}
    usual = registry.make

    def make(spec: str, game: Game, *, seconds: float | None = None) -> Bot:
        if spec in makers:
            return makers[spec](game, spec)
        return usual(spec, game, seconds=seconds)

    monkeypatch.setattr(runner, "make", make)
    return makers.__setitem__
