"""Debian's Firefox by WebDriver BiDi: Playwright drives only a Firefox of its own."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

START_S = 60
WAIT_S = 60
STEP_S = 0.05
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One tab of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self.faults: list[str] = []
        """What the page has thrown, or written as an error."""
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, address: str) -> None:
        """Open an address."""
        self._call("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """What an expression of JavaScript comes to, as JSON."""
        result = self._call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({script})) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert result["type"] == "success", result
        return json.loads(result["result"]["value"])

    def until(self, script: str) -> Any:
        """Wait until an expression comes to something, and for what."""
        end = time.monotonic() + WAIT_S
        while not (found := self.run(script)):
            assert time.monotonic() < end, f"Firefox waits in vain for {script}"
            time.sleep(STEP_S)
        return found

    def close(self) -> None:
        """End the session."""
        self._call("session.end")

    def _call(self, method: str, **parameters: Any) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._socket.recv(timeout=WAIT_S))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.faults.append(str(told["params"]["text"]))
            if told.get("id") == self._count:
                assert told["type"] == "success", told
                return told["result"]


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """Start it on a profile of its own; where there is none the test is skipped."""
    program = shutil.which("firefox-esr")
    if program is None:
        pytest.skip("no Firefox: install Debian's firefox-esr")
    profile.mkdir(parents=True, exist_ok=True)
    said = profile / "said.log"
    command = [program, "--headless", "--no-remote", "--profile", str(profile)]
    with said.open("w") as log:
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    try:
        end = time.monotonic() + START_S
        while (found := LISTENS.search(said.read_text(encoding="utf-8"))) is None:
            assert process.poll() is None, said.read_text(encoding="utf-8")
            assert time.monotonic() < end, "Firefox does not start"
            time.sleep(STEP_S)
        with connect(f"{found[1]}/session", max_size=None) as socket:
            driven = Firefox(socket)
            yield driven
            driven.close()
    finally:
        process.terminate()
        try:
            process.wait(START_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
