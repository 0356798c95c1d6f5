"""The server as people start it, in a process of its own that can be killed and started again."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

START_S = 60
OURS = ("LYNXDECK_CHROMIUM", "LYNXDECK_REQUIRE_BROWSER")
"""Variables of these tests: the server takes every LYNXDECK_… for a setting of its own."""
BEGIN = """
from lynxdeck.bots.keeper import end_with_parent
from lynxdeck.cli import main
if __name__ == "__main__":
    end_with_parent({parent})
    main()
"""
"""`lynxdeck`, but killed with the tests that began it, whatever those died of."""


class ServerProcess:
    """One server on one folder; it keeps its port over restarts."""

    def __init__(
        self, data: Path, environment: Mapping[str, str] | None = None, *, port: int = 0
    ) -> None:
        self.base = ""
        self._data = data
        self._log = data / "server.log"
        self._port = port
        self._environment = os.environ if environment is None else environment
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Begin, and wait until it says where it is."""
        begin = BEGIN.format(parent=os.getpid())
        command = [sys.executable, "-c", begin, "serve", "--port", str(self._port)]
        command += ["--data", str(self._data), "--log-level", "warning", "--log-format", "json"]
        environment = {name: text for name, text in self._environment.items() if name not in OURS}
        environment |= {"LYNXDECK_LIMITS": "off", "LYNXDECK_BOT_WORKERS": "1"}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        late = threading.Timer(START_S, self._process.kill)
        late.start()
        line = self._process.stdout.readline()
        late.cancel()
        assert line.startswith("Lynxdeck is at "), f"the server does not start: {self.said()}"
        self.base = line.removeprefix("Lynxdeck is at ").strip()
        self._port = urlsplit(self.base).port or 0

    def kill(self) -> None:
        """End it without a word, its bots with it."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as a host does; its players are told."""
        self._end(signal.SIGTERM)

    @contextmanager
    def away(self, *, killed: bool = True) -> Iterator[None]:
        """No server for a while; then the same again."""
        if killed:
            self.kill()
        else:
            self.stop()
        yield
        self.start()

    def said(self) -> str:
        """What it wrote about faults."""
        return self._log.read_text()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        try:
            if how is signal.SIGKILL:
                os.killpg(process.pid, how)
            else:
                process.send_signal(how)
            process.wait(20)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait(10)
            assert process.stdout is not None
            process.stdout.close()
