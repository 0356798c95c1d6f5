"""Debian's Firefox, headless: a page in it asks a small server here for jobs, and answers."""

import contextlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

from lynxdeck.bots import wasm
from lynxdeck.games.registry import Game, games

FILES = Path(__file__).parent
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
LONGEST_S = 300
PAGE = """<!doctype html><script type="module">
const ask = (asked) => new Promise((done) => {
  const worker = new Worker("/worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
  worker.onerror = ({ message }) => done({ fault: message });
  worker.postMessage(asked);
});
for (;;) {
  const asked = await (await fetch("/job")).json();
  await fetch("/answer", { method: "POST", body: JSON.stringify(await ask(asked)) });
}
</script>"""
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
"""It stays at home: it calls nobody but us, and asks nothing."""


def program() -> str | None:
    """Where the browser is."""
    return os.environ.get("LYNXDECK_FIREFOX") or shutil.which("firefox-esr")


class Firefox(ThreadingHTTPServer):
    """A browser, and the server that it asks for work."""

    daemon_threads = True

    def __init__(self, more: Path) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.homes = (FILES, more, *(wasm.path(game).parent for game in games()))
        self.jobs: Queue[str] = Queue()
        self.answers: Queue[str] = Queue()

    def work(self, game: Game, **asked: object) -> dict[str, Any]:
        """Have a Worker do a job; its answer."""
        paths = {"module": f"/{game.name}.wasm", "data": f"/{game.name}.json"}
        self.jobs.put(json.dumps({**paths, **asked}))
        answer: dict[str, Any] = json.loads(self.answers.get(timeout=LONGEST_S))
        assert "fault" not in answer, answer
        return answer


class Handler(BaseHTTPRequestHandler):
    """The page, the harness, the modules; and jobs, which are waited for."""

    server: Firefox

    def do_GET(self) -> None:
        """A file, or the next job."""
        if self.path == "/job":
            self._say(self.server.jobs.get().encode(), "application/json")
            return
        paths = (home / self.path[1:] for home in self.server.homes)
        found = next((path for path in paths if path.is_file()), None)
        if found is None:
            self._say(PAGE.encode(), "text/html")
        else:
            self._say(found.read_bytes(), TYPES[found.suffix])

    def do_POST(self) -> None:
        """An answer."""
        self.server.answers.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self._say(b"", "text/plain")

    def _say(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with contextlib.suppress(ConnectionError):  # the browser is gone
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextlib.contextmanager
def started(browser: str, folder: Path) -> Iterator[Firefox]:
    """A browser that waits for jobs; files of the folder can be loaded too."""
    profile = folder / "profile"
    profile.mkdir()
    lines = (f"user_pref({json.dumps(n)}, {json.dumps(v)});" for n, v in PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(lines), "utf-8")
    with Firefox(folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = f"http://127.0.0.1:{server.server_port}/"
        command = [browser, "--headless", "--no-remote", "--profile", str(profile), page]
        environment = {**os.environ, "HOME": str(folder)}
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            yield server
        finally:
            process.terminate()
            process.wait()
            server.shutdown()
