"""Sittings with quick opponents: bots that choose anything legal, without compiled code."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from textual import events

from lynxdeck.bots.bot import Bot
from lynxdeck.games.registry import Game, game
from lynxdeck.terminal.app import TableApp
from lynxdeck.terminal.opponents import Opponents, sitting
from lynxdeck.terminal.session import Session, sit_down


class Anybody(Bot):
    """Any legal action; of few words, and fast to start."""

    def choose(self, masked: Any, rng: Any) -> int:
        engine = self.game.interpreted
        state = masked.view(np.recarray)[0]
        count = int(engine.legal_count(state))
        return int(engine.legal_at(state, int(engine.below(rng, count))))


def anybody(level: str, of: Game) -> Bot:
    """A bot of any level."""
    return Anybody(of, level)


Sit = Callable[..., Session]
Seated = Callable[..., TableApp]


@pytest.fixture
def sit() -> Sit:
    """`sit("linko", seats=3)`: a fresh session."""

    def new(
        name: str,
        edition: str | None = None,
        *,
        seats: int,
        seat: int = 1,
        seed: str = "tea",
        cycles: int = 0,
    ) -> Session:
        found = game(name)
        chosen = found.edition(edition) if edition else found.editions[0]
        names = sitting("You", seat, seats - 1)
        levels = ["easy"] * (seats - 1)
        session = sit_down(found, chosen, names, seat=seat, levels=levels, seed=seed, cycles=cycles)
        session.next_game()
        return session

    return new


@pytest.fixture
def seated(sit: Sit, tmp_path: Path) -> Seated:
    """`seated("push", seats=2)`: a table about to be drawn, its bots instant."""

    def app(name: str, edition: str | None = None, **wanted: Any) -> TableApp:
        language = wanted.pop("language", "en")
        session = wanted.pop("session", None) or sit(name, edition, **wanted)
        opponents = Opponents(session, seed=7, maker=anybody)
        path = tmp_path / "game.lynx"
        return TableApp(session, opponents, language=language, path=path, pace=0)

    return app


NAMED = {"enter": "\r", "space": " ", "minus": "-", "question_mark": "?", "escape": "\x1b"}
"""Keys whose name is not their character; the arrows have none."""


class Guest:
    """A person at the drawn table: presses keys, clicks, looks at the screen."""

    def __init__(self, app: TableApp, pilot: Any) -> None:
        self.app, self.pilot = app, pilot

    @property
    def session(self) -> Session:
        return self.app.session

    async def press(self, *keys: str) -> None:
        """Press keys, wait for the others."""
        for key in keys:
            sign = NAMED.get(key, key if len(key) == 1 else None)
            self.app.post_message(events.Key(key, sign))
            await self.flush()
        await self.settle()

    async def flush(self) -> None:
        """Wait until all that was posted has been heard: the app first, then the screen."""
        heard = asyncio.Event()
        self.app.call_later(lambda: self.app.screen.call_later(heard.set))
        await heard.wait()

    async def settle(self) -> None:
        """Wait until the person is asked, or the game is over."""
        for _ in range(5000):
            await self.flush()
            ask = self.session.ask
            if ask is None or ask.who == "person":
                await self.flush()
                return
            await asyncio.sleep(0.001)
        raise AssertionError("The others take too long.")

    async def click(self, hit: str) -> None:
        """Click on what a drawing calls by that name."""
        x, y = self.find(hit)
        await self.pilot.click(offset=(x, y))
        await self.settle()

    def find(self, hit: str) -> tuple[int, int]:
        """Where something is on the screen."""
        for y, strip in enumerate(self._strips()):
            x = 0
            for cell in strip:
                if cell.style and cell.style.meta.get("hit") == hit:
                    return x, y
                x += cell.cell_length
        raise AssertionError(f"Nothing on the screen is called {hit}.")

    @property
    def text(self) -> str:
        """What is on the screen, as text."""
        return "\n".join(strip.text for strip in self._strips())

    @property
    def cells(self) -> list[Any]:
        """What is on the screen, with its colours."""
        return [[(cell.text, str(cell.style)) for cell in strip] for strip in self._strips()]

    def _strips(self) -> list[Any]:
        return list(self.app.screen._compositor.render_strips())


Script = Callable[[Guest], Awaitable[None]]
Visit = Callable[..., None]


@pytest.fixture
def visit() -> Visit:
    """`visit(app, script, size=(80, 24))`: run a script at a table without a terminal."""

    def run(app: TableApp, script: Script, size: tuple[int, int] = (80, 24)) -> None:
        async def meet() -> None:
            async with app.run_test(size=size) as pilot:
                guest = Guest(app, pilot)
                await guest.settle()
                await script(guest)

        asyncio.run(meet())

    return run
