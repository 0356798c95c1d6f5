"""What browsers ask besides deciding: to join with the log, foresights, odds, replays."""

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from benchmarks.server.drive import at
from benchmarks.server.seats import Faults, Seat, Table, connect
from benchmarks.server.tables import Office, Opened
from benchmarks.server.wire import Ask, Heard, Join

SOLO = 8
"""Tables where one person plays Push against a bot, and is told the odds."""


class Asked(NamedTuple):
    """How long answers to one kind of question took."""

    what: str
    answers: int
    p50_ms: float
    p99_ms: float


class Asker(Seat):
    """A socket that asks, and waits for each answer."""

    def __init__(self, faults: Faults, seat: int | None, key: str | None) -> None:
        super().__init__(Table(faults), seat or 0)
        self._join = Join(seat, key, 1)
        self._answer: asyncio.Future[None] | None = None

    def hear(self, message: Heard) -> None:
        """An answer; events of others are none."""
        if message.type == "refused":
            self.table.faults.note("refused", f"{message.code}: {message.sentence}")
        waiting = self._answer
        if message.type in ("state", "preview", "odds", "refused") and waiting is not None:
            self._answer = None
            waiting.set_result(None)

    async def join(self, port: int, table: str) -> None:
        """Come, and be told how the table stands."""
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/socket"
        await connect(self, url)
        await self._ask(self._join)

    async def ask(self, kind: str, token: str | None = None) -> None:
        """Ask, and wait for the answer."""
        await self._ask(Ask(kind, "q", token))

    async def _ask(self, message: object) -> None:
        self._answer = answer = asyncio.get_running_loop().create_future()
        self.say(message)
        await asyncio.wait_for(answer, 20)


class Browsing:
    """Asks one question after the other, so many a second, while others play."""

    def __init__(self, office: Office, port: int, tables: Sequence[Opened], faults: Faults) -> None:
        self._office, self._port, self._faults = office, port, faults
        self._tables = itertools.cycle(tables)
        self._seats = itertools.cycle(range(4))
        self._solo: list[Asker] = []
        self._free: asyncio.Queue[Asker] = asyncio.Queue()
        self._took: dict[str, list[float]] = defaultdict(list)
        self._questions: Sequence[tuple[str, Callable[[], Awaitable[None]]]] = (
            ("preview", self._preview),
            ("odds", self._odds),
            ("replay", self._replay),
            ("join with log", self._join),
        )

    async def open(self) -> None:
        """Sit down at tables of their own."""
        for _ in range(SOLO):
            table = await self._office.open_solo()
            asker = Asker(self._faults, 1, table.seat_keys[0])
            await asker.join(self._port, table.table)
            self._solo.append(asker)
            self._free.put_nowait(asker)

    async def go(self, rate: float) -> None:
        """Ask until somebody says stop."""
        running: set[asyncio.Task[None]] = set()
        for what, question in itertools.cycle(self._questions):
            task = asyncio.create_task(self._time(what, question))
            running.add(task)
            task.add_done_callback(running.discard)
            await asyncio.sleep(1 / rate)

    async def _time(self, what: str, question: Callable[[], Awaitable[None]]) -> None:
        began = time.perf_counter()
        try:
            await question()
        except Exception as fault:
            self._faults.note(what, repr(fault))
        else:
            self._took[what].append(time.perf_counter() - began)

    def read(self) -> list[Asked]:
        """What was found."""
        return [
            Asked(what, len(took), at(sorted(took), 0.5), at(sorted(took), 0.99))
            for what, took in self._took.items()
        ]

    def close(self) -> None:
        """Leave."""
        for asker in self._solo:
            asker.close()

    async def _with_solo(self, kind: str, token: str | None) -> None:
        asker = await self._free.get()  # one question at a time each
        try:
            await asker.ask(kind, token)
        finally:
            self._free.put_nowait(asker)

    async def _preview(self) -> None:
        await self._with_solo("preview", "+")

    async def _odds(self) -> None:
        await self._with_solo("odds", None)

    async def _replay(self) -> None:
        table, seat = next(self._tables), next(self._seats)
        path = f"/tables/{table.table}/replay?eyes={seat + 1}"
        await self._office.get(path, key=table.seat_keys[seat])

    async def _join(self) -> None:
        table = next(self._tables)
        watcher = Asker(self._faults, None, None)
        await watcher.join(self._port, table.table)
        await self._office.get(f"/tables/{table.table}/replay")
        watcher.close()
