"""The servers under test, each a process on the server's core; none outlives the bench."""

import asyncio
import contextlib
import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from benchmarks.server.machine import cores

START_S = 60.0
STOP_S = 15.0
PR_SET_PDEATHSIG = 1


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


class Server:
    """A server process that can be stopped, killed and begun again at the same port."""

    def __init__(self, command: Sequence[str], port: int, folder: Path, **env: str) -> None:
        self.command = command
        self.port = port
        self.log = folder / f"server-{port}.log"
        self._env = {**os.environ, **env}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Of the process that runs now."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> float:
        """Begin; the seconds until it takes connections."""
        here = os.sched_getaffinity(0)
        began = time.perf_counter()
        os.sched_setaffinity(0, cores_of_server())
        try:
            with self.log.open("ab") as log:
                self._process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    env=self._env,
                    preexec_fn=_die_with_parent,  # noqa: PLW1509 - no thread runs here
                )
        finally:
            os.sched_setaffinity(0, here)
        while not await self._answers():
            if self._process.poll() is not None or time.perf_counter() - began > START_S:
                raise RuntimeError(f"No server: {self.command}\n{self.tail()}")
            await asyncio.sleep(0.01)
        return time.perf_counter() - began

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """End it; the seconds that took."""
        process = self._process
        if process is None:
            return 0.0
        began = time.perf_counter()
        process.send_signal(how)
        while process.poll() is None:
            if time.perf_counter() - began > STOP_S:
                process.kill()
            await asyncio.sleep(0.01)
        self._process = None
        return time.perf_counter() - began

    def tail(self) -> str:
        """The last it said."""
        return self.log.read_text(errors="replace")[-2000:] if self.log.exists() else ""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            await self.stop()

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True


def _die_with_parent() -> None:
    """Ask Linux to end this process when the bench ends, however that is."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def cores_of_server() -> set[int]:
    """The core that servers are bound to."""
    return _SERVER


_SERVER, LOAD = cores()


def floor_server(folder: Path) -> Server:
    """The bare `websockets` server."""
    port = free_port()
    return Server([sys.executable, "-m", "benchmarks.server.floor", str(port)], port, folder)


def our_server(folder: Path, *, profile: Path | None = None, store: str = "") -> Server:
    """Lynxdeck as people start it, with its limits lifted; its tables in a file, or there."""
    port = free_port()
    spy = ["-m", "cProfile", "-o", str(profile)] if profile else []
    data = folder / f"data-{port}"
    command = [sys.executable, *spy, "-m", "lynxdeck", "serve", "--port", str(port)]
    return Server(
        [*command, "--data", str(data)], port, folder, LYNXDECK_LIMITS="off", LYNXDECK_STORE=store
    )
