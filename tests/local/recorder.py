"""Sessions of one device at the server's own tables, as a table on that device must repeat them.

The server's code runs whole, in process; only deals come from plain seeds, as on a device. Table
names, times and secrets are taken out of what is told, and nothing else but `undo`, which servers
do not offer.
"""

import asyncio
import hashlib
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast
from unittest import mock

from lynxdeck.games.deal import PlainSeed
from lynxdeck.server import making
from lynxdeck.server.settings import Settings
from lynxdeck.table import commands
from lynxdeck.table.events import laid_from
from lynxdeck.table.table import Table
from tests.local.line import Line
from tests.server.byhand import CountedIds, LeapingLoop, QuickThinkers
from tests.server.conftest import run, with_house
from tests.server.house import House
from tests.server.memory_store import MemoryStore

Message = dict[str, Any]
Step = dict[str, Any]
SECRETS = ("host_key", "host_link", "invite", "invite_link", "key")
TIMES = ("at", "created")
PAUSE_S = 0.6
"""Longer than anything takes that happens by itself."""


@contextmanager
def plain_deals(seed: str) -> Iterator[None]:
    """Games are dealt from a plain seed, as at tables that need no server."""

    def start(table: Table, *_: object) -> commands.Events:
        if table.setup.script:
            return commands_start(table)
        number = len(table.games) + 1
        text = seed if number == 1 and not table.setup.match else f"{seed} {number}"
        laid = laid_from(PlainSeed(text), table.played, table.edition, table.setup.seats)
        return commands.start_laid(table, laid)

    commands_start = commands.start
    with (
        mock.patch.object(making, "prepare", return_value=None),
        mock.patch.object(commands, "start", start),
    ):
        yield


class Recorder:
    """One device: all keys of its table, its lines, and what it hears after each thing it does."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.steps: list[Step] = []
        self.table = ""
        self.keys: list[str] = []
        self.lines: dict[int, Line] = {}
        self._left: Line | None = None
        self._ids = 0

    # --- what it does -----------------------------------------------------------------------------

    async def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask over HTTP; a path at the table begins with a dot."""
        real = path.replace(".", f"/tables/{self.table}", 1) if path[0] == "." else path
        answer = await self._house.ask(method, real, body, keys=self.keys)
        if isinstance(answer.body, dict):
            self._keep(answer.body)
        step: Step = {"ask": [method, path, *([] if body is None else [body])]}
        told = (
            answer.body if isinstance(answer.body, dict) else answer.body.replace(self.table, "~")
        )
        await self._note(step | {"answer": [answer.status, self._plain(told)]})
        return answer.body

    def _keep(self, body: Message) -> None:
        self.table = str(body.get("table", self.table))
        self.keys += [body[name] for name in ("host_key", "key") if body.get(name)]

    async def open(self, line: int) -> None:
        """Open a line; nothing is said yet. It knows what the one before it knew."""
        cookies = "; ".join(f"seat-{i}={key}" for i, key in enumerate(self.keys, 1))
        url = f"{self._house.base}/api/v1/tables/{self.table}/socket"
        self.lines[line] = Line(
            await self._house.session.ws_connect(url, headers={"Cookie": cookies})
        )
        if self._left:
            self.lines[line].go_on_from(self._left)
        await self._note({"open": line})

    async def close(self, line: int) -> None:
        """Close a line."""
        self._left = self.lines.pop(line)
        await self._left.close()
        await self._note({"close": line})

    async def join(self, line: int, seat: int | None, **more: Any) -> None:
        """Look on through some eyes."""
        await self._say(line, {"type": "join", "protocol": 1, "seat": seat, **more})

    async def say(self, line: int, kind: str, **fields: Any) -> None:
        """Send a request, under a fresh id unless one is given."""
        self._ids += 1
        await self._say(line, {"type": kind, "id": f"r{self._ids}"} | fields)

    async def _say(self, line: int, message: Message) -> None:
        await self.lines[line].say(message)
        await self._note({"say": [line, message]})

    # --- what it hears ----------------------------------------------------------------------------

    async def _note(self, step: Step) -> None:
        """Keep a step with all that was heard after it, until all is quiet."""
        told = await self._settle()
        self.steps.append(step | ({"told": told} if told else {}))

    async def _settle(self) -> dict[str, list[Message]]:
        told: dict[str, list[Message]] = {}
        quiet = False
        loop = cast(LeapingLoop, asyncio.get_running_loop())
        while not quiet:
            while await self._collect(told):
                pass
            loop.leapt += PAUSE_S
            await asyncio.sleep(0)
            quiet = not await self._collect(told)
        return told

    async def _collect(self, told: dict[str, list[Message]]) -> bool:
        """Take what came until all lines have answered; whether anything did."""
        for line in self.lines.values():
            await line.ping()
        news = False
        for number, line in self.lines.items():
            fresh, line.told = line.told, []
            if fresh:
                told.setdefault(str(number), []).extend(map(self._plain, fresh))
                news = True
        return news

    def _plain(self, told: Any) -> Any:
        """What is told, without names, times and secrets."""
        if isinstance(told, list):
            return [self._plain(one) for one in told]
        if isinstance(told, str):
            return "~" if told == self.table else told
        if not isinstance(told, dict):
            return told
        plain = {name: self._plain(value) for name, value in told.items() if name != "undo"}
        plain |= {name: "" for name in SECRETS if name in told and isinstance(told[name], str)}
        return plain | {name: 0 for name in TIMES if name in told}


def digest(told: object) -> str:
    """What stands for messages that are too many to keep."""
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256 " + hashlib.sha256(text.encode()).hexdigest()[:16]


Scene = Callable[[Recorder, random.Random], Any]


def record(name: str, scene: Scene) -> Message:
    """A scene as it went: its steps, and the tokens that bots and hints gave."""
    thinkers = []

    def thinking() -> QuickThinkers:
        thinkers.append(QuickThinkers())
        return thinkers[-1]

    steps: list[Step] = []

    async def whole() -> None:
        house = House(MemoryStore(), Settings(limits="off"), thinking(), CountedIds())

        async def play(house: House) -> None:
            recorder = Recorder(house)
            await scene(recorder, random.Random(name))
            steps.extend(recorder.steps)
            for line in recorder.lines.values():
                await line.close()

        await with_house(house, play)

    with plain_deals(name):
        run(whole())
    thoughts = [str(ticket.answer.result()) for ticket in thinkers[0].tickets]
    return {"name": name, "thoughts": thoughts, "steps": steps}
