"""`lynxdeck serve` in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path


class Process:
    """`lynxdeck serve` as people start it; what it prints goes to files next to its data."""

    def __init__(self, data: Path, *flags: str, **environment: str) -> None:
        self.data = data
        self._out, self._err = data.with_suffix(".out"), data.with_suffix(".err")
        with self._out.open("w") as out, self._err.open("w") as err:
            self.popen = subprocess.Popen(
                [sys.executable, "-m", "lynxdeck", "serve", "--port", "0", "--data", data, *flags],
                stdout=out,
                stderr=err,
                env={**os.environ, "LYNXDECK_BOT_WORKERS": "1", **environment},
            )
        while "server.started" not in self.err:
            assert self.popen.poll() is None, self.err
            time.sleep(0.02)
        self.address = self.out.split()[3]
        self.port = int(self.address.rpartition(":")[2]) if ":" in self.address[8:] else 0
        self.base = f"http://127.0.0.1:{self.port}"

    @property
    def out(self) -> str:
        """What it has printed."""
        return self._out.read_text()

    @property
    def err(self) -> str:
        """What it has logged."""
        return self._err.read_text()

    def stop(self, number: int = signal.SIGTERM) -> float:
        """End it: the seconds it took."""
        before = time.monotonic()
        self.popen.send_signal(number)
        assert self.popen.wait(20) == 0
        return time.monotonic() - before


Start = Callable[..., Process]
