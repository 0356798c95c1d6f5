"""A module in one Worker of Debian's Chromium; its thread's processor time is read from Linux."""

import contextlib
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright

from lynxdeck.bots import wasm as modules
from lynxdeck.games.registry import games

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SITE = "http://modules.test"
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
START = """() => {
  const worker = new Worker("/benchmarks/wasm/worker.mjs", { type: "module" });
  let done, fail;
  worker.onmessage = ({ data }) => data.fault ? fail(new Error(data.fault)) : done(data.told);
  window.ask = (asked) => new Promise((...both) => {
    [done, fail] = both;
    worker.postMessage(asked);
  });
  window.long = [];
  const note = (list) => window.long.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
}"""


class Worker:
    """One Worker of one page."""

    def __init__(self, page: Page, mark: str) -> None:
        self._page = page
        self._tools = page.context.new_cdp_session(page)
        page.evaluate(START)
        page.evaluate("() => ask({ module: '/linko.wasm', data: '/linko.json' })")  # it runs
        self._thread = thread(mark)
        self._main = self._thread.with_name(self._thread.parents[1].name)

    def ask(self, **asked: object) -> Any:
        """Have it do something."""
        return self._page.evaluate("(asked) => ask(asked)", asked)

    def rate(self, piece: str, seconds: float) -> float:
        """Units of work a second of the Worker's own time, after a warm-up."""
        self.ask(piece=piece, ms=500 * seconds)
        before = self.spent()
        done: float = self.ask(piece=piece, ms=1000 * seconds)
        return done / (self.spent() - before)

    def throttle(self, times: float) -> None:
        """Slow the page down as the developer tools do."""
        self._tools.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def page_speed(self) -> float:
        """How often the page's own thread gets through a loop in a second of its time."""
        loop = """() => { let n = 0; const end = performance.now() + 300;
          while (performance.now() < end) n += 1; return n; }"""
        before = spent(self._main)
        found: float = self._page.evaluate(loop)
        return found / (spent(self._main) - before)

    def long_tasks(self) -> list[float]:
        """The tasks over 50 ms of the page's own thread since the last time it was asked."""
        found: list[float] = self._page.evaluate("() => window.long.splice(0)")
        return found

    def spent(self) -> float:
        """Seconds that its thread has run."""
        return spent(self._thread)


def spent(thread: Path) -> float:
    """Seconds that a thread has run."""
    return int((thread / "schedstat").read_text().split()[0]) / 1e9


def thread(mark: str) -> Path:
    """The one Worker's thread of the browser that was started with this mark."""
    processes = [path for path in Path("/proc").iterdir() if path.name.isdigit()]
    found = [
        task
        for process in processes
        for task in _tasks(process)
        if "DedicatedWorker" in _read(task / "comm") and _descends(process, mark)
    ]
    assert len(found) == 1, f"{len(found)} Workers"
    return found[0]


def _tasks(process: Path) -> list[Path]:
    with contextlib.suppress(OSError):
        return list((process / "task").iterdir())
    return []


def _descends(process: Path, mark: str) -> bool:
    while process.name != "0":
        if mark in _read(process / "cmdline"):
            return True
        status = _read(process / "stat").rpartition(")")[2].split()
        process = Path("/proc") / (status[1] if status else "0")
    return False


def _read(path: Path) -> str:
    with contextlib.suppress(OSError):
        return path.read_text("utf-8", "replace")
    return ""


@contextlib.contextmanager
def worker(program: str, bots: Path) -> Iterator[Worker]:
    """A Worker in a browser of its own, with the page's bots next to it."""
    mark = f"--lynxdeck-bench={secrets.token_hex(8)}"
    homes = [bots.parent, *(modules.path(game).parent for game in games())]

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(f"{SITE}/")
        files = (
            *(home / name for home in (ROOT, *homes)),
            *([bots] if bots and name == bots.name else []),
        )
        found = next((file for file in files if file.is_file()), None)
        if found is None:
            route.fulfill(body="<!doctype html>", content_type="text/html")
        else:
            route.fulfill(body=found.read_bytes(), content_type=TYPES[found.suffix])

    with sync_playwright() as playwright:
        arguments = ["--headless", "--no-sandbox", "--disable-gpu", mark]
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        page = browser.new_page()
        page.route("**/*", serve)
        page.goto(SITE)
        yield Worker(page, mark)
        browser.close()
