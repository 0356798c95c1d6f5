"""A Redis of the tests' own: nothing is kept, gone at the end."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence

from tests.server.ports import free_port

MISSING = "there is no Redis here: install redis-server to run this"
START_S = 30


def program() -> str | None:
    """Where it is; none if it is not installed."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


class Redis:
    """A running Redis, always on the same port."""

    def __init__(self, *settings: str, host: str = "127.0.0.1", prefix: Sequence[str] = ()) -> None:
        self._settings = settings
        self._host, self._prefix, self.port = host, prefix, 6379
        if not prefix:  # no machine of its own, and so no port
            self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Of the server itself."""
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        """How to reach it."""
        return f"redis://{self._host}:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        how = ["--port", str(self.port), "--bind", self._host, "--save", "", "--appendonly", "no"]
        how += ["--protected-mode", "no"]
        self._process = subprocess.Popen(
            [*self._prefix, str(program()), *how, *self._settings], stdout=subprocess.DEVNULL
        )
        where, end = (self._host, self.port), time.monotonic() + START_S
        while True:
            with contextlib.suppress(OSError), socket.create_connection(where, 1):
                return
            started = self._process.poll() is None and time.monotonic() < end
            assert started, "Redis does not start"
            time.sleep(0.02)  # nothing tells when it is ready

    def signal(self, number: signal.Signals) -> None:
        """Stop it, or let it go on."""
        os.kill(self.pid, number)

    def stop(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(30)
            self._process = None


@contextlib.contextmanager
def redis(*settings: str) -> Iterator[Redis]:
    """One for as long as it is needed."""
    one = Redis(*settings)
    one.start()
    try:
        yield one
    finally:
        one.stop()
