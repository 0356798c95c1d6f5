"""Several servers, their PostgreSQL and their Redis: processes that can be killed or stopped."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import aiohttp

from tests.server import postgres as pg
from tests.server.faults.net import Machine, Net, net
from tests.server.redis import Redis

SKEWS = (0.0, 1.0, -1.0)
"""By how many hours the date of each server's machine is off; the first has a good watch too."""
START_S = 60
ANSWER_S = 2.0
LONGEST_S = 8.0
"""How long anything may be out of order: more than two leases."""
ON_MACHINES = "listen_addresses = '*'\n"
WHOLE_PAGES = "full_page_writes = on\n"
"""Who is killed may have written half of one."""
LINES = 15
"""Of each server's log, where something went wrong."""
GATE = "host all all samenet trust\n"


class Database(pg.Cluster):
    """A PostgreSQL, if need be on a machine of its own."""

    def __init__(self, folder: Path, machine: Machine | None) -> None:
        self.machine = machine
        super().__init__(folder, settings=WHOLE_PAGES + (ON_MACHINES if machine else ""))
        if machine:
            with (folder / "data" / "pg_hba.conf").open("a") as gate:
                gate.write(GATE)

    def _as_user(self) -> list[str]:
        return [*(self.machine.prefix if self.machine else []), *super()._as_user()]

    @property
    def shared(self) -> str:
        """How servers reach it."""
        if self.machine is None:
            return self.address("lynxdeck")
        return f"postgresql://test@{self.machine.address}/lynxdeck"

    def everyone(self) -> list[int]:
        """All its processes, the first one first."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]

    def _send(self, number: signal.Signals) -> list[int]:
        """Send them all a signal at once; who they are."""
        os.kill(self.pid, signal.SIGSTOP)  # it begins none meanwhile that would be forgotten
        told = self.everyone()
        for pid in reversed(told):
            with suppress(ProcessLookupError):
                os.kill(pid, number)
        return told

    def signal(self, number: signal.Signals) -> None:
        """To all of them at once: the first alone would leave the others at work."""
        self._send(number)

    def end(self) -> None:
        """Whatever it is doing."""
        if self.process is not None:
            self.signal(signal.SIGCONT)
            self.stop()

    def die(self) -> None:
        """As when the machine loses its power, but for what was on its way to the disk."""
        gone = self._send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait(30)
        self.process = None
        while any(Path(f"/proc/{pid}").exists() for pid in gone):
            time.sleep(0.01)  # nothing tells when they are gone


class Server:
    """`lynxdeck serve`, always at the same address."""

    def __init__(
        self, folder: Path, number: int, machine: Machine | None, environment: dict[str, str]
    ) -> None:
        self.number, self.machine = number, machine
        self._data = folder / f"server{number}"
        self._out, self._log = self._data.with_suffix(".out"), self._data.with_suffix(".err")
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None
        self._starts = 0
        self.paused = False
        self.base = ""

    @property
    def log(self) -> str:
        """What it has logged, over all its lives."""
        return self._log.read_text() if self._log.exists() else ""

    async def start(self) -> None:
        """Start it, and wait until people can come."""
        hours = SKEWS[self.number % len(SKEWS)]
        program = ["tests.server.faults.skewed", str(hours)] if hours else ["lynxdeck"]
        port = self.base.rpartition(":")[2] or "0"
        host = self.machine.address if self.machine else "127.0.0.1"
        words = [sys.executable, "-m", *program, "serve", "--host", host, "--port", port]
        self._starts += 1
        with self._out.open("w") as out, self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*(self.machine.prefix if self.machine else []), *words, "--data", self._data],
                stdout=out,
                stderr=log,
                env={**os.environ, "LYNXDECK_BOT_WORKERS": "1", **self._environment},
            )
        end = time.monotonic() + START_S
        while self.log.count("server.started") < self._starts:
            assert self._process.poll() is None, self.log
            assert time.monotonic() < end, "the server does not start"
            await asyncio.sleep(0.02)  # nothing tells when it is ready
        port = self._out.read_text().split()[3].rpartition(":")[2].strip("/")
        self.base = f"http://{host}:{port}"

    async def owned(self) -> int:
        """How many tables it runs; nobody may find the way to it yet after a fault."""
        url, limit = f"{self.base}/metrics", aiohttp.ClientTimeout(total=ANSWER_S)
        end = time.monotonic() + START_S
        while True:
            try:
                async with aiohttp.ClientSession(timeout=limit) as one, one.get(url) as answer:
                    found = re.search(r"tables_owned (\d+)", await answer.text())
            except (aiohttp.ClientError, OSError, TimeoutError):
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.1)  # nothing tells when it is found
            else:
                return int(found[1]) if found else 0

    def kill(self) -> None:
        """As when its machine loses its power."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
        self.paused = False

    def pause(self) -> None:
        """It stands still; its connections stay open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        self.paused = True

    def go_on(self) -> None:
        """And goes on, as if no time had passed."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)
        self.paused = False


class Service:
    """All of it."""

    def __init__(
        self, database: Database, bus: Redis | None, bus_machine: Machine | None,
        servers: Sequence[Server],
    ) -> None:  # fmt: skip
        self.database, self.bus, self.bus_machine = database, bus, bus_machine
        self.servers = servers
        self.longest_s = LONGEST_S
        self._mending: asyncio.Task[None] | None = None

    @property
    def networked(self) -> bool:
        """Whether everybody has a machine, and so lines to cut."""
        return self.database.machine is not None

    async def open(self) -> None:
        """Start all servers at once: one of them makes the tables of the database."""
        await asyncio.gather(*(one.start() for one in self.servers))

    def restart(self, server: Server, wait_s: float) -> None:
        """Let one that died come back, while the others go on."""

        async def work() -> None:
            await asyncio.sleep(wait_s)  # time is the subject
            await server.start()

        self._mending = asyncio.create_task(work())

    async def mended(self) -> None:
        """Wait until all are there again."""
        if self._mending is not None:
            await self._mending

    def last_words(self) -> str:
        """What each of them has logged last."""
        words = [
            f"{one.base}:\n" + "\n".join(one.log.splitlines()[-LINES:]) for one in self.servers
        ]
        return "\n".join(words)

    def logged(self, what: str) -> int:
        """How often something was logged by any of them."""
        return sum(server.log.count(what) for server in self.servers)


@contextmanager
def service(folder: Path, *, servers: int, redis: bool, machines: bool) -> Iterator[Service]:
    """One for as long as it is needed."""
    with ExitStack() as stack:
        lines: Net | None = stack.enter_context(net()) if machines else None

        def machine() -> Machine | None:
            return lines.add() if lines else None

        short = Path(tempfile.mkdtemp(prefix="lynxdeck-postgres-"))  # sockets have short names
        stack.callback(shutil.rmtree, short, ignore_errors=True)
        database = Database(short, machine())
        stack.callback(database.end)
        database.start()
        database.make("lynxdeck")
        environment = {"LYNXDECK_STORE": database.shared, "LYNXDECK_LIMITS": "off"}
        bus, bus_machine = None, None
        if redis:
            bus_machine = machine()
            bus = (
                Redis(host=bus_machine.address, prefix=bus_machine.prefix)
                if bus_machine
                else Redis()
            )
            bus.start()
            stack.callback(bus.stop)
            environment["LYNXDECK_BUS"] = bus.address
        all_of_them = [Server(folder, one, machine(), environment) for one in range(servers)]
        for server in all_of_them:
            stack.callback(server.kill)
        yield Service(database, bus, bus_machine, all_of_them)
