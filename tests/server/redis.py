"""A Redis of the tests' own: nothing is kept, gone at the end."""

import contextlib
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator

MISSING = "there is no Redis here: install redis-server to run this"
START_S = 30


def program() -> str | None:
    """Where it is; none if it is not installed."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


class Redis:
    """A running Redis, always on the same port."""

    def __init__(self, *settings: str) -> None:
        self._settings = settings
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """How to reach it."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        how = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [str(program()), *how, *self._settings]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + START_S
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            started = self._process.poll() is None and time.monotonic() < end
            assert started, "Redis does not start"
            time.sleep(0.02)  # nothing tells when it is ready

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
